"""M18 Imperial Election."""

from __future__ import annotations

import pytest

from kabinett import new_game
from kabinett.core.errors import BadFile, IllegalMove
from kabinett.core.game import Game
from tests.maria.politics_table import before_politics
from tests.maria.table import advanced, asked, asks, idle, kinds, of_kind, options, play, pool, state

# At the end of the turn in which the card was revealed.
ELECTION = "turn: 5\nstage: election\n"
# M18.4: besides Köln, Mannheim, München, Berlin and Dresden, France votes with Mainz and Trier.
FRENCH_RHINE = ELECTION + "markers: {mainz: france, trier: france}\n"
ORDER_OF_1742 = ["42a", "42b", "42c", "42d", "42e", "42f"]


def votes_asked(game: Game, candidate: str = "karl") -> list[tuple[str, str, str]]:
    """Seat, fortress and power of each vote that is asked; all of them go to the candidate."""
    found = []
    while not game.outcome and asked(game) == "vote":
        (decision,) = game.decisions()
        found.append((decision.seat, str(decision.params["city"]), str(decision.params["power"])))
        play(game, f"candidate {candidate}")
    return found


def asked_for(game: Game, city: str) -> str | None:
    """The seat that votes freely with a fortress; None if nobody is asked."""
    return next((seat for seat, of, _ in votes_asked(game) if of == city), None)


def emperor(game: Game) -> str:
    return state(game).setting.names.name("power", state(game).emperor)


def election_turn(game: Game) -> int:
    """Play on to the first vote; the turn in which it takes place."""
    idle(game, lambda game: asks(game, "vote"))
    return state(game).turn


# -- the card


@pytest.mark.parametrize("political", ["[42x, 42a, 42b]", "[42a, 42x, 42b]"])
def test_the_election_card_calls_for_another(political: str) -> None:
    """M18.1: it is revealed first or second: one more is revealed, so that two real ones lie open."""
    game = before_politics(turn="4", victor="maria_theresa", display="{austria: [S9]}", political=political)
    assert sorted(event.params["political"] for event in of_kind(game.events, "political_card")) == [
        "42a",
        "42b",
        "42x",
    ]
    assert kinds(game.events).count("election_called") == 1
    play(game, "suit hearts", "pass", "pass", "pass", "pass")
    assert options(game) == {"save", "political 42a", "political 42b"}


def test_no_third_real_card_is_revealed() -> None:
    """M18.1: without the election card two cards are turned up, and no election is called."""
    game = before_politics(turn="4", victor="maria_theresa", political="[42a, 42b, 42x]")
    assert [event.params["political"] for event in of_kind(game.events, "political_card")] == ["42a", "42b"]
    assert "election_called" not in kinds(game.events)


def test_the_election_card_lies_open_until_the_end_of_the_turn() -> None:
    """M18.1: face-up on the deck it tells all that the Emperor is elected at the end of this turn, after stage 5."""
    game = before_politics(turn="4", victor="maria_theresa", political="[42x, 42a, 42b]")
    assert game.view(None).position["election_pending"]
    events = idle(game, lambda game: asks(game, "vote"))
    assert [event.params["powers"] for event in of_kind(events, "stage_began")][-1] == ("pragmatic", "austria")
    assert state(game).turn == 4


def test_the_election_card_is_not_revealed_again() -> None:
    """M18.1, M18.10: on top of the deck, it is no card of the next turn; after the election it is discarded."""
    game = before_politics(turn="4", victor="maria_theresa", political="[42x, 42a, 42b, 42c, 42d]")
    events = idle(game, lambda game: state(game).turn == 5 and asked(game) == "trump")
    assert [event.params["political"] for event in of_kind(events, "political_card")] == ["42c", "42d"]
    assert not game.view(None).position["election_pending"]
    assert "42x" not in {state(game).setting.political[card].id for card in state(game).political_pile}
    events = idle(game, lambda game: state(game).turn == 6)
    assert not {"election_called", "voted"} & set(kinds(events))


@pytest.mark.parametrize(("place", "turn"), [(1, 4), (2, 4), (3, 5), (4, 5), (5, 6), (6, 6), (7, 7)])
def test_turn_of_the_election(place: int, turn: int) -> None:
    """M18.2: the election as the first card of 1742 comes in turn 4, as the last in turn 7."""
    cards = [*ORDER_OF_1742[: place - 1], "42x", *ORDER_OF_1742[place - 1 :], "43a", "43b"]
    game = before_politics(turn="4", victor="maria_theresa", political=f"[{', '.join(cards)}]")
    assert election_turn(game) == turn


def test_the_last_card_of_1742() -> None:
    """T18.c, M18.2: the election as 7th card of 1742 is revealed in turn 7 together with two cards of 1743."""
    cards = [*ORDER_OF_1742, "42x", "43a", "43b"]
    game = before_politics(turn="4", victor="maria_theresa", political=f"[{', '.join(cards)}]")
    events = idle(game, lambda game: state(game).turn == 7 and asked(game) == "trump")
    assert [event.params["political"] for event in of_kind(events, "political_card")][-3:] == ["42x", "43a", "43b"]


@pytest.mark.parametrize("seed", range(20))
def test_the_election_is_among_the_cards_of_1742(seed: int) -> None:
    """M18.2: in every new game six cards of 1741 are on top of it, and at most six of 1742 with them."""
    game = new_game("maria", variant="advanced", players=3, seed=seed)
    pile = [state(game).setting.political[card].id for card in reversed(state(game).political_pile)]
    assert pile.index("42x") in range(6, 13)


@pytest.mark.parametrize(("turn", "stage"), [(3, "election"), (8, "election")])
def test_no_election_before_turn_four_or_after_turn_seven(turn: int, stage: str) -> None:
    """M18.2: a position that says otherwise is refused."""
    with pytest.raises(BadFile, match=r"M18\.2"):
        advanced(f"turn: {turn}\nstage: {stage}")


# -- votes


def test_votes_at_the_start() -> None:
    """T18.a, M18.7: F/B have Köln, Mannheim, München; Berlin and Dresden decide; both for Karl: Karl 5, French marker.

    Franz has Hannover, Mainz, Prag and Trier without a question.
    """
    game = advanced(ELECTION)
    assert votes_asked(game) == [
        ("louis_xv", "koeln", "france"),
        ("louis_xv", "mannheim", "france"),
        ("louis_xv", "muenchen", "bavaria"),
        ("frederick", "berlin", "prussia"),
        ("frederick", "dresden", "saxony"),
    ]
    (event,) = of_kind(game.events, "emperor_elected")
    assert (event.params["candidate"], event.params["votes"], event.params["other"]) == ("karl", 5, 4)
    franz = {event.params["city"] for event in of_kind(game.events, "voted") if event.params["candidate"] == "franz"}
    assert franz == {"hannover", "mainz", "prag", "trier"}
    assert emperor(game) == "france"


@pytest.mark.parametrize("city", ["berlin", "dresden"])
def test_one_vote_of_the_start_for_franz(city: str) -> None:
    """T18.a: with Berlin or Dresden Franz has his fifth vote."""
    game = advanced(ELECTION)
    while asked(game) == "vote":
        play(game, f"candidate {'franz' if game.decisions()[0].params['city'] == city else 'karl'}")
    assert emperor(game) == "austria"


@pytest.mark.parametrize(("karl", "winner"), [(0, "austria"), (4, "austria"), (5, "france"), (7, "france")])
def test_five_of_nine_votes_win(karl: int, winner: str) -> None:
    """M18.3: of nine votes at least five win; France has all of the Rhine, so seven are free."""
    game = advanced(FRENCH_RHINE)
    play(game, *["candidate karl"] * karl, *["candidate franz"] * (7 - karl))
    assert kinds(game.events).count("voted") == 9
    assert emperor(game) == winner


@pytest.mark.parametrize(
    ("markers", "city", "vote"),
    [
        ("{prag: prussia}", "prag", ("frederick", "prag", "prussia")),
        ("{prag: france}", "prag", ("louis_xv", "prag", "france")),
        ("{hannover: france}", "hannover", ("louis_xv", "hannover", "france")),
        ("{mainz: france}", "mainz", ("louis_xv", "mainz", "france")),
        ("{muenchen: france}", "muenchen", ("louis_xv", "muenchen", "france")),  # M18.8
        ("{muenchen: prussia}", "muenchen", ("frederick", "muenchen", "prussia")),
        ("{dresden: prussia}", "dresden", ("frederick", "dresden", "prussia")),
        ("{dresden: france}", "dresden", ("louis_xv", "dresden", "france")),
        ("{berlin: austria}", "berlin", None),
        ("{dresden: austria}", "dresden", None),
        ("{muenchen: austria}", "muenchen", None),
        ("{koeln: austria}", "koeln", None),
    ],
)
def test_the_controller_votes(markers: str, city: str, vote: tuple[str, str, str] | None) -> None:
    """M18.4, M18.5, M18.8: a fortress votes as its controller; what is Austria's votes for Franz unasked."""
    game = advanced(ELECTION + f"markers: {markers}")
    assert next((found for found in votes_asked(game) if found[1] == city), None) == vote
    (event,) = [event for event in of_kind(game.events, "voted") if event.params["city"] == city]
    assert event.params["candidate"] == ("karl" if vote else "franz")


def test_nobody_abstains() -> None:
    """M18.5: every other power chooses freely between the two candidates, and must choose."""
    game = advanced(ELECTION)
    while asked(game) == "vote":
        assert options(game) == {"candidate karl", "candidate franz"}
        with pytest.raises(IllegalMove):
            play(game, "pass")
        play(game, "candidate franz")


@pytest.mark.parametrize(
    ("saxony", "players", "seat"),
    [
        ("prussian_ally", 3, "frederick"),
        ("neutral", 3, "maria_theresa"),
        ("austrian_ally", 3, "maria_theresa"),
        ("prussian_ally", 2, "a2"),
        ("neutral", 2, "b2"),
        ("austrian_ally", 2, "b2"),
    ],
)
def test_dresden_votes_as_the_player_of_saxony_decides(saxony: str, players: int, seat: str) -> None:
    """M18.6: also while Saxony is neutral; its player is free to choose."""
    assert asked_for(advanced(ELECTION + f"saxony: {saxony}", players), "dresden") == seat


def test_neutral_dresden_for_franz() -> None:
    """T18.b: Saxony is neutral, Maria Theresa gives Dresden to Franz: he has five whatever the others do."""
    game = advanced(ELECTION + "saxony: neutral")
    play(game, "candidate franz")
    votes_asked(game)
    (event,) = of_kind(game.events, "emperor_elected")
    assert (event.params["candidate"], event.params["other"]) == ("franz", 5)


def test_neutral_dresden_for_karl() -> None:
    """M18.6: Maria Theresa may give it to Karl, too."""
    game = advanced(ELECTION + "saxony: neutral")
    votes_asked(game)
    assert emperor(game) == "france"


@pytest.mark.parametrize(("players", "order"), [(3, ["maria_theresa", "louis_xv", "frederick"]), (2, ["b2", "a2"])])
def test_order_of_voting(players: int, order: list[str]) -> None:
    """M18.7: Maria Theresa, Louis XV, Frederick (two players: M24.10); votes are declared openly."""
    game = advanced(ELECTION + "saxony: neutral", players)
    seats = [seat for seat, _, _ in votes_asked(game)]
    assert list(dict.fromkeys(seats)) == order
    assert [event.params["city"] for event in of_kind(game.log(None), "voted")][:1] == ["dresden"]
    assert len(of_kind(game.log(None), "voted")) == 9


def test_a_power_may_split_its_votes() -> None:
    """M18.7: France gives Köln to Karl and Mannheim to Franz."""
    game = advanced(ELECTION)
    play(game, "candidate karl", "candidate franz")
    votes = {event.params["city"]: event.params["candidate"] for event in of_kind(game.events, "voted")}
    assert votes == {"koeln": "karl", "mannheim": "franz"}


# -- the Emperor


@pytest.mark.parametrize(
    ("candidate", "pools"), [("karl", {"france": 10, "austria": 3}), ("franz", {"france": 11, "austria": 2})]
)
def test_the_emperors_marker(candidate: str, pools: dict[str, int]) -> None:
    """M18.9: Franz elected: Austria puts a marker into the Emperor box; Karl elected: France does."""
    game = advanced(ELECTION)
    assert {power: pool(game, power) for power in pools} == {"france": 11, "austria": 3}
    votes_asked(game, candidate)
    assert {power: pool(game, power) for power in pools} == pools


def test_the_emperors_marker_stays() -> None:
    """M18.9: it stays to the end of the game, whoever controls the electoral fortresses later."""
    game = advanced("turn: 8\nstage: france\nphase: movement\nemperor: austria\nmarkers: {mainz: france}\n"
                    "pieces: {noailles: {city: trier, troops: 3}}")  # fmt: skip
    play(game, "piece noailles", "city wittlich", "stop")
    idle(game, lambda game: state(game).turn == 10)
    assert emperor(game) == "austria"
    assert pool(game, "austria") == 2


@pytest.mark.parametrize(("candidate", "winner"), [("franz", "maria_theresa"), ("karl", None)])
def test_austria_wins_by_the_election(candidate: str, winner: str | None) -> None:
    """T18.d, M18.10: with pool 1 Austria wins the election: pool 0: it wins the game at once, before the winter."""
    game = advanced("turn: 6\nstage: election\nbattle_boxes: {austria: 2}\npools: {austria: 1}")
    votes_asked(game, candidate)
    assert (game.outcome.winners if game.outcome else None) == ((winner,) if winner else None)
    assert ("winter_began" in kinds(game.events)) is (winner is None)


def test_france_wins_by_the_election() -> None:
    """M18.10: victory is checked for every power: France with pool 1 wins with Karl."""
    game = advanced(
        ELECTION
        + """
battle_boxes: {france: 2}
markers: {pilsen: france, eger: france, linz: france, raab: france, budweis: france, komorn: france, steyr: france,
          krems: france}
pools: {france: 1}
"""
    )
    votes_asked(game)
    assert game.outcome is not None
    assert game.outcome.winners == ("louis_xv",)
