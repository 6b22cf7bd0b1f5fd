"""C8 Emperor Election."""

from __future__ import annotations

import pytest

from kabinett import new_game
from kabinett.core.errors import IllegalMove
from kabinett.core.events import Event
from kabinett.core.game import Game
from tests.ancien_regime.diplomacy_table import agree
from tests.ancien_regime.table import (
    asked,
    asks,
    idle,
    influence,
    kinds,
    of_kind,
    options,
    play,
    position,
    seat,
    state,
)

POWERS = ("britain", "prussia", "austria", "france", "russia", "spain", "ottoman")
ELECTORS = ("pfalz", "nassau", "lorraine", "bohemia", "bavaria", "hannover", "saxonia", "berlin")
# T8.1: BR 2 electors, PR 1, AT 2, FR 2, RU 1.
EXAMPLE = """\
statuses: {prussia: expansionist, austria: french, russia: neutral, spain: french, ottoman: neutral}
garrisons: {pfalz: britain, nassau: russia, lorraine: france, bavaria: france, saxonia: austria}
"""
# Austria has five: Bohemia, Saxonia, Bavaria, Lorraine, Pfalz.
SURE = """\
garrisons: {saxonia: austria, bavaria: austria, lorraine: austria, pfalz: austria}
"""


def election(text: str = "", scenario: int = 1740, players: int = 7) -> Game:
    """A game that begins with the Election."""
    return position("turn: 3\npart: election\n" + text, scenario, players)


def crown(game: Game) -> str:
    return state(game).power_id(state(game).crown)


def votes(game: Game) -> dict[str, int]:
    """C8.2: the votes that each participant has, as all see them."""
    return dict(game.view(None).position["votes"])


def voting(game: Game, **cast: str) -> list[Event]:
    """Everybody who is asked votes for this power, or else for his own."""
    events = []
    while asks(game, "vote"):
        (decision,) = game.decisions()
        voter = str(decision.params["power"])
        events += play(game, f"power {cast.get(voter, voter)}")
    return events


def cast_votes(game: Game) -> list[tuple[object, object, object]]:
    """Who voted for whom with how many votes, in order, the votes without a choice included."""
    return [
        (event.params["power"], event.params["candidate"], event.params["count"])
        for event in of_kind(game.events, "voted")
    ]


def ballots(game: Game) -> dict[str, set[str]]:
    """Whom each participant that has a choice may vote for; each votes for itself."""
    found = {}
    while asks(game, "vote"):
        (decision,) = game.decisions()
        voter = str(decision.params["power"])
        found[voter] = {str(option).removeprefix("power ") for option in decision.options}
        play(game, f"power {voter}")
    return found


# -- C8.1: when


@pytest.mark.parametrize("turn", range(1, 8))
def test_the_turn_of_the_election(turn: int) -> None:
    """C8.1: in Action Turn 3, when Austria comes to Drill, and in no other."""
    game = position(f"turn: {turn}\n" + EXAMPLE)
    assert asks(game, "vote") is (turn == 3)


@pytest.mark.parametrize("start", [1, 2])
def test_once_per_round(start: int) -> None:
    """C8.1: in Round 1 as in the later ones, before any action of the turn (T6.2)."""
    game = position(f"round: {start}\n" + EXAMPLE)
    events = [*game.events, *idle(game, lambda game: state(game).round == start + 2 and state(game).turn == 1)]
    found = [event for event in events if event.kind in ("turn_began", "action_began", "voted", "no_emperor")]
    turns = [n for n, event in enumerate(found) if event.kind == "turn_began" and event.params["turn"] == 3]
    assert len(turns) == 2
    for n in turns:
        part = kinds(found[n + 1 :])
        assert part[: part.index("action_began")] == ["voted"] * 5 + ["no_emperor"]
    assert len(of_kind(events, "no_emperor")) == 2


def test_the_election_precedes_austria_s_drill() -> None:
    """C8.1, T8.1: after the count Austria performs its Drill."""
    game = election(EXAMPLE)
    assert not of_kind(game.events, "action_began")
    voting(game)
    assert (asked(game), seat(game)) == ("drill", "austria")


# -- C8.2, C8.3: votes and participants


@pytest.mark.parametrize("elector", ELECTORS)
def test_each_elector_is_a_vote(elector: str) -> None:
    """C8.2: each of the eight gives its controller one vote; Hannover, Bohemia and Berlin to their home powers."""
    home = {"hannover": "britain", "bohemia": "austria", "berlin": "prussia"}
    free = votes(election("garrisons: {}"))
    assert free == {"britain": 1, "prussia": 1, "austria": 1}
    game = election(f"statuses: {{spain: expansionist}}\ngarrisons: {{{elector}: spain}}")
    taken = {power: count for power, count in free.items() if power != home.get(elector)}
    assert votes(game) == {**taken, "spain": 1}


@pytest.mark.parametrize("territory", ["holland", "silesia", "franconia", "wurttemberg", "westfalia", "paris"])
def test_no_other_territory_is_a_vote(territory: str) -> None:
    """C8.2: the list is complete."""
    game = election(f"statuses: {{spain: expansionist}}\ngarrisons: {{{territory}: spain}}")
    assert votes(game) == {"britain": 1, "prussia": 1, "austria": 1}


def test_a_general_alone_gives_no_vote() -> None:
    """C8.2, C5.6.4: uncontrolled electors give none; nor does one's general in another's elector take its vote."""
    game = election("generals: {spain_1: {territory: nassau, troops: 3}, france_1: {territory: hannover, troops: 3}}")
    assert votes(game) == {"britain": 1, "prussia": 1, "austria": 1}


@pytest.mark.parametrize(
    ("scenario", "wanted"),
    [
        (1740, {"britain": 1, "prussia": 1, "austria": 2, "france": 2}),
        (1756, {"britain": 1, "prussia": 1, "austria": 2, "france": 1}),
    ],
)
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_votes_at_the_start(scenario: int, wanted: dict[str, int], players: int) -> None:
    """T8.5, T8.7, C8.2: as set up. In 1756 the French general in Lorraine has no garrison there."""
    game = new_game("ancien_regime", scenario=scenario, players=players, seed=1)
    assert votes(game) == wanted


def test_nobody_can_be_elected_at_the_start_of_1740() -> None:
    """T8.5, C8.4, C8.8: BR and AT have 3 votes, FR and PR have 3: whatever they do, 5 is out of reach."""
    game = election("garrisons: {bavaria: france, lorraine: france, saxonia: austria}")
    assert ballots(game) == {
        "britain": {"britain", "austria"},
        "prussia": {"prussia", "france"},
        "austria": {"britain", "austria"},
        "france": {"prussia", "france"},
    }
    for ours, theirs in (("britain", "prussia"), ("austria", "france")):
        game = election("garrisons: {bavaria: france, lorraine: france, saxonia: austria}")
        voting(game, britain=ours, austria=ours, prussia=theirs, france=theirs)
        assert crown(game) == "nobody"


def test_participants_have_an_elector() -> None:
    """T8.4, C8.3: ES and OT have none: they are not asked and cannot be voted for."""
    game = election(EXAMPLE)
    with pytest.raises(IllegalMove):
        play(game, "power spain")
    for power in ("spain", "ottoman"):
        with pytest.raises(IllegalMove):
            game.play(power, "power russia")
    found = ballots(game)
    assert list(found) == ["britain", "prussia", "austria", "france", "russia"]
    assert not {"spain", "ottoman"} & set().union(*found.values())


# -- C8.4, C8.5: the vote


def test_whom_one_may_vote_for() -> None:
    """T8.1, C8.4, C8.13: participants with which one is not at war, oneself included."""
    assert ballots(election(EXAMPLE)) == {
        "britain": {"britain", "russia"},
        "prussia": {"prussia", "russia"},
        "austria": {"austria", "france", "russia"},
        "france": {"austria", "france", "russia"},
        "russia": {"britain", "prussia", "austria", "france", "russia"},
    }


@pytest.mark.parametrize(("voter", "enemy"), [("britain", "france"), ("britain", "prussia"), ("britain", "austria")])
def test_no_vote_for_an_enemy(voter: str, enemy: str) -> None:
    """C8.4: a power at war cannot be voted for."""
    game = election(EXAMPLE)
    assert seat(game) == voter
    with pytest.raises(IllegalMove):
        play(game, f"power {enemy}")
    assert cast_votes(game) == []


def test_neutrals_are_at_war_with_nobody() -> None:
    """C8.13: a Neutral votes for anyone, and anyone votes for a Neutral, Expansionists and other Neutrals included."""
    game = election(
        "statuses: {prussia: neutral, austria: neutral, russia: expansionist}\n"
        "garrisons: {pfalz: russia, lorraine: france}"
    )
    assert ballots(game) == {
        "britain": {"britain", "prussia", "austria"},
        "prussia": {"britain", "prussia", "austria", "france", "russia"},
        "austria": {"britain", "prussia", "austria", "france", "russia"},
        "france": {"prussia", "austria", "france"},
        "russia": {"prussia", "austria", "russia"},
    }


def test_two_expansionists_do_not_vote_for_each_other() -> None:
    """C8.4, C7.5.4: they are at war."""
    game = election("statuses: {prussia: expansionist, austria: expansionist}\ngarrisons: {pfalz: france}")
    assert ballots(game) == {}
    assert cast_votes(game) == [
        ("britain", "britain", 1), ("prussia", "prussia", 1), ("austria", "austria", 1), ("france", "france", 1),
    ]  # fmt: skip


def test_votes_are_cast_in_power_order() -> None:
    """C8.5, C8.14: BR, PR, AT, FR, RU, not in the sequence of the example; one at a time."""
    game = election(EXAMPLE)
    voting(game, britain="russia", france="russia")
    assert cast_votes(game) == [
        ("britain", "russia", 2), ("prussia", "prussia", 1), ("austria", "austria", 2), ("france", "russia", 2),
        ("russia", "russia", 1),
    ]  # fmt: skip


def test_votes_are_open() -> None:
    """C8.5: all see at once who voted for whom, and all votes so far, before the next votes."""
    game = election(EXAMPLE)
    (event,) = play(game, "power russia")
    assert (event.kind, event.params["power"], event.params["candidate"]) == ("voted", "britain", "russia")
    assert all(event.known_to(who) for who in (*POWERS, None))
    for who in (*POWERS, None):
        assert game.view(who).position["stages"][-1]["votes"] == {"britain": "russia"}
    assert seat(game) == "prussia"


def test_no_abstention() -> None:
    """C8.5: every participant votes; there is nothing to pass with, and a vote for oneself is always there."""
    game = election(EXAMPLE)
    while asks(game, "vote"):
        (decision,) = game.decisions()
        assert all(move.verb == "power" for move in decision.options)
        assert f"power {decision.seat}" in options(game)
        play(game, f"power {decision.seat}")
    assert len(cast_votes(game)) == 5


def test_votes_are_not_split() -> None:
    """T8.3, C8.4: BR votes once, and both its votes go to one candidate; a second vote of BR is refused."""
    game = election(EXAMPLE)
    play(game, "power russia")
    assert cast_votes(game) == [("britain", "russia", 2)]
    with pytest.raises(IllegalMove):
        game.play("britain", "power britain")
    assert cast_votes(game) == [("britain", "russia", 2)]


def test_a_vote_is_not_taken_back() -> None:
    """C8.15, C5.11.1: whatever was promised, and whatever the later ones do."""
    game = election(EXAMPLE)
    play(game, "power russia", "power prussia")
    assert not game.undo("britain")
    with pytest.raises(IllegalMove):
        game.play("britain", "power britain")
    assert cast_votes(game) == [("britain", "russia", 2), ("prussia", "prussia", 1)]


def test_talk_before_the_vote_is_free() -> None:
    """C8.15, C8.3: nothing is asked or done for it, of nobody; the first thing asked is a vote."""
    game = election(EXAMPLE)
    assert [decision.kind for decision in game.decisions()] == ["vote"]
    assert all(game.standing(power) == () for power in POWERS)


# -- C8.6, C8.8: the count


def test_the_rulebook_election() -> None:
    """T8.1, T1.1, C1.3, C8.6, C8.9: RU 5, AT 2, PR 1: RU is Emperor, gains 2 at its Extending Influence in the same
    Action Turn; before it AT performs Drill."""
    game = election(EXAMPLE)
    events = voting(game, britain="russia", france="russia")
    assert [event.params["power"] for event in of_kind(events, "emperor_elected")] == ["russia"]
    assert crown(game) == "russia"
    assert influence(game, "russia") == 0
    assert (asked(game), seat(game)) == ("drill", "austria")
    idle(game, lambda game: state(game).turn == 4)
    assert influence(game, "russia") == 2


@pytest.mark.parametrize("former", ["nobody", "russia", "spain"])
def test_four_votes_are_not_enough(former: str) -> None:
    """T8.2, T1.1, C1.3, C8.8: RU votes for AT: RU 4, AT 3: nobody; a former Emperor returns the Crown."""
    game = election(EXAMPLE + (f"crown: {former}\n" if former != "nobody" else ""))
    assert crown(game) == former
    events = voting(game, britain="russia", france="russia", russia="austria")
    assert kinds(events).count("no_emperor") == 1
    assert not of_kind(events, "emperor_elected")
    assert crown(game) == "nobody"
    idle(game, lambda game: state(game).turn == 4)
    assert influence(game, "russia") == 0


def test_the_crown_passes() -> None:
    """C8.6, C8.8: a new Emperor takes it from the former one."""
    game = election(EXAMPLE + "crown: britain\n")
    voting(game, britain="russia", france="russia")
    assert crown(game) == "russia"


def test_more_than_five_votes() -> None:
    """C8.6: 5 or more; here 6 of AT, FR and RU for FR, who has 2 of them itself."""
    text = "garrisons: {pfalz: russia, lorraine: france, bavaria: france, saxonia: austria, nassau: russia}"
    game = election("statuses: {austria: french, russia: neutral}\n" + text)
    voting(game, austria="france", russia="france")
    assert crown(game) == "france"


@pytest.mark.parametrize(
    "held",
    [
        "pfalz: france, nassau: france, lorraine: france, bavaria: france",
        "pfalz: britain, nassau: britain, lorraine: britain, bavaria: prussia",
    ],
)
def test_four_electors_need_a_vote(held: str) -> None:
    """C8.7, C8.8: with 4 nobody is offered the Crown, and 4 own votes do not give it."""
    game = election(f"garrisons: {{{held}}}")
    assert max(votes(game).values()) == 4
    assert not asks(game, "crown")
    voting(game)
    assert crown(game) == "nobody"


# -- C8.7: five electors


def test_the_crown_without_a_vote() -> None:
    """T8.6, C8.7: AT controls 5 electors: it may take the Crown, and nobody votes."""
    game = election(SURE)
    assert (asked(game), seat(game), options(game)) == ("crown", "austria", {"take", "hold"})
    events = play(game, "take")
    assert crown(game) == "austria"
    assert "voted" not in kinds(events)
    assert asked(game) == "drill"


def test_the_vote_is_held_if_it_wants() -> None:
    """C8.7: then normal voting follows, in Power Order; it may vote for anyone permitted, BR, its Ally, here."""
    game = election(SURE)
    play(game, "hold")
    assert (asked(game), seat(game)) == ("vote", "britain")
    play(game, "power austria")
    assert seat(game) == "austria"
    assert options(game) == {"power britain", "power austria"}
    play(game, "power britain")
    assert cast_votes(game) == [("britain", "austria", 1), ("prussia", "prussia", 1), ("austria", "britain", 5)]
    assert crown(game) == "britain"


def test_holding_the_vote_is_no_renunciation() -> None:
    """C8.7: it may still vote for itself."""
    game = election(SURE)
    play(game, "hold")
    voting(game)
    assert crown(game) == "austria"


@pytest.mark.parametrize("count", [5, 6, 7, 8])
def test_five_or_more_electors(count: int) -> None:
    """C8.7: with all eight as well, where nobody else takes part."""
    order = ("bohemia", "saxonia", "bavaria", "lorraine", "pfalz", "nassau", "hannover", "berlin")
    held = ", ".join(f"{territory}: austria" for territory in order[1:count])
    game = election(f"statuses: {{austria: expansionist}}\ngarrisons: {{{held}}}")
    assert votes(game)["austria"] == count
    assert options(game) == {"take", "hold"}


# -- C8.9, C8.10: the term


@pytest.mark.parametrize("power", POWERS)
def test_an_emperor_gains_two_in_his_term(power: str) -> None:
    """C8.9, C1.2, C9.7.1: from one Election to the next every power has exactly one Extending Influence action."""
    game = position(f"turn: 3\npart: control\ncrown: {power}")
    assert influence(game, power) == 0
    idle(game, lambda game: state(game).round == 2 and asks(game, "vote"))
    assert crown(game) == power
    assert {other: influence(game, other) for other in POWERS} == {**dict.fromkeys(POWERS, 0), power: 2}


def test_losing_electors_does_not_end_a_term() -> None:
    """C8.10: RU is Emperor without any elector now; at its Extending Influence it gains 2 all the same."""
    game = position("turn: 3\npart: influence\ncrown: russia")
    assert "russia" not in votes(game)
    idle(game, lambda game: state(game).turn == 4)
    assert influence(game, "russia") == 2
    assert crown(game) == "russia"


def test_a_new_status_does_not_end_a_term() -> None:
    """C8.10: AT, elected as a member of the British Coalition, becomes Neutral and keeps the Crown."""
    game = position("round: 2\ncrown: austria")
    agree(game, austria="neutral")
    assert crown(game) == "austria"


def test_a_new_controller_does_not_end_a_term() -> None:
    """C8.10, C12.5.3: RU, Emperor, passes from FR to AT; its 2 Influence then go to AT."""
    game = position(
        "round: 2\nturn: 5\npart: control\ncrown: russia\n"
        "controllers: {russia: france, spain: france, ottoman: france}",
        players=4,
    )
    while asks(game, "bid"):
        bidder = game.decisions()[0].seat
        game.play(bidder, "bid 3" if bidder == "austria" else "bid 0")
    assert state(game).player(POWERS.index("russia")) == "austria"
    assert crown(game) == "russia"
    game = position(
        "round: 2\nturn: 3\npart: influence\ncrown: russia\n"
        "controllers: {russia: austria, spain: france, ottoman: france}",
        players=4,
    )
    assert (influence(game, "austria"), influence(game, "russia")) == (2, 0)


# -- C8.11, C8.12: Minors

MINORS = "round: 2\ncontrollers: {russia: austria, spain: france, ottoman: britain}\n"


def test_a_minor_votes_in_its_own_place() -> None:
    """C8.11, C8.3, C1.7: AT votes for RU, its Minor: once third and once fifth, and not for the same candidate."""
    game = election(MINORS + "garrisons: {nassau: russia, lorraine: france, saxonia: austria}", players=4)
    asked_for = []
    while asks(game, "vote"):
        (decision,) = game.decisions()
        asked_for.append((decision.seat, decision.params["power"]))
        own = {"austria": "russia", "russia": "britain"}
        play(game, f"power {own.get(str(decision.params['power']), decision.params['power'])}")
    assert asked_for == [
        ("britain", "britain"), ("prussia", "prussia"), ("austria", "austria"), ("france", "france"),
        ("austria", "russia"),
    ]  # fmt: skip
    assert cast_votes(game) == [
        ("britain", "britain", 1), ("prussia", "prussia", 1), ("austria", "russia", 2), ("france", "france", 1),
        ("russia", "britain", 1),
    ]  # fmt: skip


def test_a_minor_may_be_elected() -> None:
    """C8.11: 3 votes of AT, 1 of BR and its own 1 make RU Emperor."""
    game = election(MINORS + "garrisons: {nassau: russia, lorraine: austria, saxonia: austria}", players=4)
    voting(game, britain="russia", austria="russia")
    assert crown(game) == "russia"


def test_a_minor_with_five_electors() -> None:
    """C8.7, C8.11: its controller is offered the Crown for it."""
    held = "nassau: russia, lorraine: russia, saxonia: russia, pfalz: russia, bavaria: russia"
    game = election(MINORS + f"garrisons: {{{held}}}", players=4)
    assert (asked(game), seat(game)) == ("crown", "austria")
    play(game, "take")
    assert crown(game) == "russia"


def test_a_group_may_vote_for_its_own() -> None:
    """C8.4, C12.5.1: AT and its Minor RU are Expansionists, and not at war with each other."""
    text = "statuses: {austria: expansionist}\ngarrisons: {nassau: russia, lorraine: france}"
    assert ballots(election(MINORS + text, players=4)) == {
        "prussia": {"prussia", "france"},
        "austria": {"austria", "russia"},
        "france": {"prussia", "france"},
        "russia": {"austria", "russia"},
    }


def test_an_uncontrolled_minor_takes_no_part() -> None:
    """C8.12, C12.7: in Round 1 Russia's electors give no vote, and nobody can vote for it."""
    held = "nassau: russia, lorraine: russia, saxonia: russia, pfalz: russia, bavaria: russia"
    game = election(f"garrisons: {{{held}}}", players=4)
    assert votes(game) == {"britain": 1, "prussia": 1, "austria": 1}
    assert not asks(game, "crown")
    assert ballots(game) == {"britain": {"britain", "austria"}, "austria": {"britain", "austria"}}
    assert [voter for voter, _, _ in cast_votes(game)] == ["britain", "prussia", "austria"]
    assert crown(game) == "nobody"
