"""M14 Introductory game."""

from __future__ import annotations

import pytest

from kabinett import new_game
from kabinett.bots import RandomBot
from kabinett.core.errors import BadFile, IllegalMove
from kabinett.core.game import Game
from kabinett.core.state import Outcome
from tests.maria.table import (
    asked,
    cities,
    city_number,
    hand,
    intro,
    kinds,
    march,
    marker,
    neighbours,
    of_kind,
    options,
    place,
    play,
    state,
    troops,
)
from tests.maria.test_m00_terms import distances_by_hand

ABSENT = (
    "moritz_von_sachsen", "maillebois", "noailles", "arenberg", "der_alte_dessauer", "george_ii", "cumberland",
    "earl_of_stair", "france_train_1", "austria_train_1", "prussia_train_2", "pragmatic_train_1",
)  # fmt: skip
PRESENT = (
    "belle_isle", "broglie", "toerring", "karl_von_lothringen", "traun", "khevenhueller", "batthyany", "neipperg",
    "friedrich", "schwerin", "erbprinz_leopold", "rutowski", "france_train_2", "bavaria_train_1", "austria_train_2",
    "austria_train_3", "prussia_train_1", "saxony_train_1",
)  # fmt: skip

# The 16 fortresses of Austria on the Bohemia map.
AUSTRIAN = (
    "eger", "komorn", "pilsen", "prag", "budweis", "raab", "linz", "steyr", "krems", "wien", "wiener_neustadt",
    "pressburg", "bruenn", "olmuetz", "znaim", "ungarisch_hradisch",
)  # fmt: skip
SILESIAN = ("liegnitz", "glogau", "breslau", "brieg", "neisse", "cosel", "glatz")


def markers(power: str, *fortresses: str) -> str:
    return "markers: {" + ", ".join(f"{city}: {power}" for city in fortresses) + "}"


def set_up(game: Game, france: tuple[int, ...], prussia: tuple[int, ...], austria: tuple[int, ...]) -> Game:
    for seat, numbers in (("louis_xv", france), ("frederick", prussia), ("maria_theresa", austria)):
        for number in numbers:
            game.play(seat, f"value {number}")
    assert asked(game) == "hussar"
    return game


# -- map, pieces, powers


@pytest.mark.parametrize("piece", ABSENT)
def test_pieces_that_do_not_take_part(piece: str) -> None:
    """M14.1: pieces from the Flanders map, the Prussian general in Ostpreussen, the train in the Silesia box."""
    assert place(new_game("maria", seed=1), piece) == "absent"
    entry = "{city: wien}" if "train" in piece else "{city: wien, troops: 2}"
    with pytest.raises(BadFile, match="take part"):
        intro(f"stage: hussars\npieces: {{{piece}: {entry}}}")


@pytest.mark.parametrize("piece", PRESENT)
def test_pieces_that_take_part(piece: str) -> None:
    """M14.1: all pieces whose set-up city is on the Bohemia map are on it."""
    game = new_game("maria", seed=1)
    assert place(game, piece) not in ("absent", "eliminated", "box")


def test_every_piece_takes_part_or_not() -> None:
    """M14.1: the two lists above are all pieces."""
    board = state(new_game("maria", seed=1)).setting.board
    assert set(board.piece_index) == {*ABSENT, *PRESENT}


@pytest.mark.parametrize("city", ["paris", "bruessel", "goeppingen", "hannover"])
def test_flanders_is_not_used(city: str) -> None:
    """M14.1: no piece can stand on the Flanders map."""
    with pytest.raises(BadFile):
        intro(f"stage: hussars\npieces: {{traun: {{city: {city}, troops: 2}}}}")


def test_box_is_no_place_in_the_introductory_game() -> None:
    """M14.1: a general in an off-map box does not take part, so nobody can be put there."""
    with pytest.raises(BadFile):
        intro("stage: hussars\npieces: {friedrich: box}")


@pytest.mark.parametrize("players", [2, 3])
def test_pragmatic_army_does_not_take_part(players: int) -> None:
    """M14.2: PA has no player, no cards and no troops; a position can not give it any."""
    game = new_game("maria", players=players, seed=1)
    assert hand(game, "pragmatic") == []
    assert set(game.view(game.seats[0]).position["totals"]) == {"france", "bavaria", "prussia", "saxony", "austria"}
    with pytest.raises(BadFile):
        intro("stage: hussars\nhands: {pragmatic: [S2]}", players)
    with pytest.raises(BadFile):
        intro("stage: hussars\nmarkers: {prag: pragmatic}", players)


def test_no_politics_and_no_negotiation() -> None:
    """M14.2: nobody may do anything but answer what is asked; the first thing in a turn are the hussars."""
    game = intro("stage: hussars")
    assert all(game.standing(seat) == () for seat in game.seats)
    assert asked(game) == "hussar"
    assert kinds(game.events) == ["turn_began"]


# -- troops


def test_troops_are_distributed_over_all_generals_with_all_minima() -> None:
    """M14.3: also the generals who leave are asked about and have their minimum: Moritz 7 or 8 of France's 26."""
    game = new_game("maria", seed=1)
    (decision,) = game.decisions("louis_xv")
    assert (decision.params["piece"], decision.params["left"]) == ("moritz_von_sachsen", 26)
    assert {option.n for option in decision.options} == {7, 8}
    set_up(game, (7, 6, 5, 4), (8, 4, 4), (1, 7, 6, 2, 8))
    assert [troops(game, general) for general in ("belle_isle", "broglie")] == [6, 5]
    assert [troops(game, general) for general in ("friedrich", "schwerin", "erbprinz_leopold")] == [8, 4, 4]


def test_generals_leave_with_their_troops() -> None:
    """M14.3: P at most 16 (22 - 6), A at most 24 (28 - 4), F what Belle-Isle and Broglie got; public totals say so."""
    game = set_up(new_game("maria", seed=1), (7, 6, 5, 4), (8, 4, 4), (1, 7, 6, 2, 8))
    assert all(troops(game, general) == 0 for general in ABSENT if "train" not in general)
    for seat in game.seats:
        totals = game.view(seat).position["totals"]
        assert totals == {"france": 11, "bavaria": 5, "prussia": 16, "saxony": 5, "austria": 24}


def test_troops_given_to_absent_generals_are_gone() -> None:
    """M14.3: Dessauer 8, Arenberg 8, Moritz 8 and the others of Flanders 7: P 14, A 20, F 11 remain."""
    game = set_up(new_game("maria", seed=1), (8, 6, 5, 6), (3, 3, 8), (1, 3, 6, 2, 8))
    totals = game.view("frederick").position["totals"]
    assert (totals["prussia"], totals["austria"], totals["france"]) == (14, 20, 11)


def test_french_in_play_have_at_most_eight_each() -> None:
    """M14.3: Belle-Isle and Broglie may have 8 each, 16 in all, while the others keep at least their minima."""
    game = set_up(new_game("maria", seed=1), (7, 8, 8, 1), (8, 4, 4), (1, 7, 6, 2, 8))
    assert game.view("frederick").position["totals"]["france"] == 16


# -- income


def drawn(game: Game) -> dict[str, int]:
    return {str(e.params["power"]): int(str(e.params["count"])) for e in of_kind(game.events, "cards_drawn")}


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_french_income_with_compulsory_subsidy(turn: int) -> None:
    """T14.a, M14.4: turns 1-3: F 2, B 2."""
    assert drawn(intro(f"turn: {turn}\nstage: france")) == {"france": 2, "bavaria": 2}


@pytest.mark.parametrize(
    ("choice", "cards"), [("keep", {"france": 3, "bavaria": 1}), ("subsidy", {"france": 2, "bavaria": 2})]
)
def test_french_income_from_turn_four(choice: str, cards: dict[str, int]) -> None:
    """T14.a, M14.4: turn 4 without subsidy 3 and 1; with it 2 and 2."""
    game = intro("turn: 4\nstage: france")
    assert asked(game) == "subsidy"
    play(game, choice)
    assert drawn(game) == cards


@pytest.mark.parametrize(("stage", "cards"), [("prussia", {"prussia": 3, "saxony": 1}), ("austria", {"austria": 5})])
def test_income_of_the_others(stage: str, cards: dict[str, int]) -> None:
    """M14.4: P, S and A draw as in the advanced game."""
    assert drawn(intro(f"stage: {stage}")) == cards


def test_french_income_without_bavaria() -> None:
    """M14.4: München in Austrian hands: B draws nothing, F keeps the card and draws 3."""
    assert drawn(intro("turn: 1\nstage: france\nmarkers: {muenchen: austria}")) == {"france": 3}


def test_first_hands_are_not_reduced() -> None:
    """M14.4: the reduction concerns income only: F has 2 cards at first, as by M4.8."""
    game = new_game("maria", seed=1)
    found = {power: len(hand(game, power)) for power in ("prussia", "saxony", "france", "bavaria", "austria")}
    assert found == {"prussia": 9, "saxony": 3, "france": 2, "bavaria": 5, "austria": 5}


# -- markers, roads, Saxony


def test_markers_are_unlimited() -> None:
    """M14.5: Austria with its 8 markers and more on the map still marks what it conquers."""
    bavarian = ("amberg", "braunau_am_inn", "ingolstadt", "straubing", "muenchen", "berlin", "magdeburg")
    game = intro(f"""
stage: austria
phase: movement
{markers("austria", *bavarian)}
pieces: {{traun: {{city: bautzen, troops: 2}}}}
""")
    march(game, "traun", "kamenz")
    assert marker(game, "bautzen") == "austria"
    power = state(game).markers[city_number(game, "bautzen")]
    assert list(state(game).markers.values()).count(power) == 13


@pytest.mark.parametrize(
    ("city", "open_roads"),
    [
        ("ulm", {"biberach", "guenzburg"}),
        ("biberach", {"memmingen", "ravensburg", "ulm"}),
        ("ravensburg", {"biberach", "memmingen"}),
    ],
)
def test_roads_to_flanders_are_closed(city: str, open_roads: set[str]) -> None:
    """M14.6: for all, the French included."""
    game = intro(f"stage: france\nphase: movement\npieces: {{broglie: {{city: {city}, troops: 2}}}}")
    assert neighbours(game, city) == open_roads
    play(game, "piece broglie")
    assert cities(game) == open_roads
    with pytest.raises(IllegalMove):
        play(game, "city goeppingen")


def test_distances_count_on_the_bohemia_map_only() -> None:
    """M14.6: every distance, counted by hand on the Bohemia map."""
    game = intro("stage: hussars")
    index = state(game).setting.board.city_index
    for a, row in distances_by_hand({"bohemia"}).items():
        engine = state(game).setting.network.distance[index[a]]
        assert {b: engine[index[b]] for b in row} == row


@pytest.mark.parametrize("entry", ["saxony: neutral", "saxony: austrian_ally", "prussia_neutral: true"])
def test_alliances_can_not_change(entry: str) -> None:
    """M14.7: Saxony stays Prussia's ally; a position that says otherwise is refused."""
    with pytest.raises(BadFile):
        intro(f"stage: hussars\n{entry}")


@pytest.mark.parametrize("seed", range(3))
def test_saxony_stays_prussias_ally(seed: int) -> None:
    """M14.7: at the end of a whole game Saxony is still Frederick's."""
    game = new_game("maria", seed=seed)
    bot = RandomBot(game.rules, seed)
    while game.outcome is None:
        decision = game.decisions()[0]
        game.play(decision.seat, bot.choose(None, decision))
    assert game.view("frederick").position["saxony"] == "prussian_ally"
    assert {event.params["powers"] for event in of_kind(game.events, "stage_began")} == {
        ("france", "bavaria"),
        ("prussia", "saxony"),
        ("austria",),
    }


# -- victory


def winners(outcome: Outcome | None) -> tuple[str, ...] | None:
    return None if outcome is None else outcome.winners


def test_france_wins_with_its_ninth_fortress() -> None:
    """M14.8, M14.9: F holds 8 fortresses in Austria; Belle-Isle leaves Linz, the ninth: the game is over."""
    game = intro(f"""
stage: france
phase: movement
{markers("france", "eger", "komorn", "pilsen", "prag", "budweis", "raab", "steyr", "krems")}
pieces: {{belle_isle: {{city: linz, troops: 2}}}}
""")
    play(game, "piece belle_isle")
    assert game.outcome is None
    events = play(game, "city wels")
    assert kinds(events)[-2:] == ["fortress_conquered", "game_ended"]
    assert winners(game.outcome) == ("louis_xv",)
    assert game.decisions() == ()


def test_eight_fortresses_are_not_enough_for_france() -> None:
    """M14.8: with 7 and Linz, 8 in all, the game goes on."""
    game = intro(f"""
stage: france
phase: movement
{markers("france", "eger", "komorn", "pilsen", "prag", "budweis", "raab", "steyr")}
pieces: {{belle_isle: {{city: linz, troops: 2}}}}
""")
    march(game, "belle_isle", "wels")
    assert marker(game, "linz") == "france"
    assert game.outcome is None


def test_silesia_and_bavaria_do_not_count_for_france() -> None:
    """M14.8: fortresses in Austria only: 7 there, 2 in Silesia and 2 in Bavaria with French markers are no nine."""
    game = intro(f"""
stage: france
phase: movement
{
        markers(
            "france",
            "eger",
            "komorn",
            "pilsen",
            "prag",
            "budweis",
            "raab",
            "steyr",
            "neisse",
            "cosel",
            "amberg",
            "straubing",
        )
    }
pieces: {{belle_isle: {{city: linz, troops: 2}}}}
""")
    march(game, "belle_isle", "wels")
    assert game.outcome is None


ELEVEN = ("liegnitz", "glogau", "breslau", "neisse", "cosel", "glatz", "prag", "pilsen", "raab", "budweis", "eger")


def test_prussia_wins_with_its_twelfth_fortress_in_the_middle_of_a_move() -> None:
    """T14.b, M14.8, M14.9: P at 11; Friedrich leaves Brieg on road 2 of 3: game over at that moment."""
    game = intro(f"""
stage: prussia
phase: movement
{markers("prussia", *ELEVEN)}
pieces: {{friedrich: {{city: strehlen, troops: 2}}}}
""")
    play(game, "piece friedrich", "city brieg")
    assert game.outcome is None
    assert "city namslau" in options(game)
    events = play(game, "city namslau")
    assert kinds(events)[-1] == "game_ended"
    assert winners(game.outcome) == ("frederick",)
    assert game.decisions() == ()
    with pytest.raises(IllegalMove):
        game.play("frederick", "city oels")


def test_eleven_are_not_enough_for_prussia() -> None:
    """M14.8: with 10 and Brieg the game goes on; the 2 of the start are counted."""
    game = intro(f"""
stage: prussia
phase: movement
{markers("prussia", *ELEVEN[2:-1])}
pieces: {{friedrich: {{city: strehlen, troops: 2}}}}
""")
    march(game, "friedrich", "brieg", "namslau")
    held = [city for city in (*SILESIAN, *AUSTRIAN) if marker(game, city) == "prussia"]
    assert len(held) == 11
    assert game.outcome is None


def test_prussia_may_win_in_austria_alone() -> None:
    """M14.8: in Austria and/or Silesia: 10 in Austria and the 2 of the start are twelve."""
    game = intro(f"""
stage: prussia
phase: movement
{markers("prussia", *AUSTRIAN[:9])}
pieces: {{friedrich: {{city: olmuetz, troops: 2}}}}
""")
    march(game, "friedrich", "freudenthal")
    assert winners(game.outcome) == ("frederick",)


def test_retaken_bavarian_fortress_does_not_count() -> None:
    """T14.d, M14.8: P at 11 retakes Ingolstadt from Austria: a Prussian marker, but no twelfth fortress."""
    game = intro(f"""
stage: prussia
phase: movement
markers: {{ingolstadt: austria, {", ".join(f"{city}: prussia" for city in ELEVEN)}}}
pieces: {{friedrich: {{city: ingolstadt, troops: 2}}}}
""")
    march(game, "friedrich", "kelheim")
    assert marker(game, "ingolstadt") == "prussia"
    assert game.outcome is None


def test_retaken_saxon_fortress_does_not_count() -> None:
    """M14.8: nor does a Saxon fortress with a Prussian marker."""
    game = intro(f"""
stage: prussia
phase: movement
markers: {{bautzen: austria, {", ".join(f"{city}: prussia" for city in ELEVEN)}}}
pieces: {{rutowski: {{city: bautzen, troops: 2}}}}
""")
    march(game, "rutowski", "kamenz")
    assert marker(game, "bautzen") == "prussia"
    assert game.outcome is None


def test_maria_theresa_wins_at_the_end() -> None:
    """T14.c, M14.8: 8 French and 11 Prussian fortresses at the end of turn 9: Maria Theresa wins."""
    game = intro(f"""
turn: 9
stage: austria
phase: movement
markers: {{{", ".join(f"{city}: prussia" for city in ELEVEN)},
           komorn: france, linz: france, steyr: france, krems: france, wien: france, pressburg: france,
           bruenn: france, olmuetz: france}}
""")
    assert game.outcome is None
    play(game, "end")
    assert winners(game.outcome) == ("maria_theresa",)


def test_turn_nine_must_end_first() -> None:
    """M14.8: the end of Prussia's stage in turn 9, or of turn 8, decides nothing."""
    game = intro("turn: 9\nstage: prussia\nphase: movement")
    play(game, "end")
    assert game.outcome is None
    game = intro("turn: 8\nstage: austria\nphase: movement")
    play(game, "end")
    assert game.outcome is None


def test_bavarian_conquest_counts_for_france() -> None:
    """M14.9: Törring takes the ninth fortress: Louis XV wins."""
    game = intro(f"""
stage: france
phase: movement
{markers("france", "eger", "komorn", "pilsen", "prag", "budweis", "raab", "steyr", "krems")}
pieces: {{toerring: {{city: linz, troops: 2}}}}
""")
    march(game, "toerring", "wels")
    assert winners(game.outcome) == ("louis_xv",)


def test_saxon_conquest_counts_for_prussia() -> None:
    """M14.9: Rutowski takes the twelfth fortress: Frederick wins."""
    game = intro(f"""
stage: prussia
phase: movement
{markers("prussia", *ELEVEN)}
pieces: {{rutowski: {{city: brieg, troops: 2}}}}
""")
    march(game, "rutowski", "namslau")
    assert winners(game.outcome) == ("frederick",)


def test_retroactive_conquest_wins_at_once() -> None:
    """M14.9: every change of control is checked, also that of phase 5: the game ends before Austria's stage."""
    game = intro(f"stage: prussia\nphase: conquest\nquestions: {{brieg: prussia}}\n{markers('prussia', *ELEVEN)}")
    assert winners(game.outcome) == ("frederick",)
    assert "stage_began" not in kinds(game.events)


def test_first_of_two_retroactive_conquests_ends_the_game() -> None:
    """M14.9: at once: what would come after the decisive conquest does not happen."""
    game = intro(f"stage: prussia\nphase: conquest\nquestions: {{brieg: prussia, wien: prussia}}\n"
                 f"{markers('prussia', *ELEVEN)}")  # fmt: skip
    assert len(of_kind(game.events, "fortress_conquered")) == 1
    assert winners(game.outcome) == ("frederick",)


def test_fortress_lost_again_does_not_count() -> None:
    """M14.8: control counts: Austria retakes Prag, so the next Prussian conquest is only the eleventh again."""
    game = intro(f"""
stage: austria
phase: movement
{markers("prussia", *ELEVEN)}
pieces:
  traun: {{city: prag, troops: 2}}
  friedrich: {{city: brieg, troops: 2}}
  prussia_train_1: {{city: oppeln}}
""")
    march(game, "traun", "melnik")
    assert marker(game, "prag") is None
    play(game, "end", "stay", "stay", "end")
    march(game, "friedrich", "namslau")
    assert marker(game, "brieg") == "prussia"
    assert game.outcome is None
