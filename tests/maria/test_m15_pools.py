"""M15 General: the pools of victory markers, and that no marker is ever lost or made."""

from __future__ import annotations

import pytest

from kabinett import new_game
from kabinett.bots import RandomBot
from kabinett.core.errors import BadFile
from kabinett.core.game import Game
from tests.maria.table import advanced, both_maps, march, place, pool, state

MARKERS = {"prussia": 13, "france": 11, "pragmatic": 8, "austria": 8}  # M4.5
RHINE = ("koeln", "mainz", "mannheim", "trier")
FRENCH = ("antwerpen", "bruessel", "utrecht", "gent", "roermond", "maastricht", "namur", "ostende", "tournai", "ypern")


def pools(game: Game) -> dict[str, int]:
    return {power: pool(game, power) for power in MARKERS}


def recount(game: Game) -> dict[str, int]:
    """M15.4: pool, fortresses, victory boxes and markers set aside, counted from an onlooker's view."""
    view = game.view(None).position
    found = {}
    for power in MARKERS:
        fortresses = [city for city, owner in view["markers"].items() if owner == power and city not in RHINE]
        boxes = [view[box] for box in ("electors_box", "emperor", "italy")].count(power) + view["battle_boxes"][power]
        silesia = int(power == "prussia" and view["peace_turn"] > 0)
        found[power] = view["pools"][power] + len(fortresses) + boxes + silesia + view["aside"][power]
    return found


def test_both_maps_are_used() -> None:
    """M15.1: every city of both maps is in play, and so is every piece (two wait in boxes, M4.4)."""
    game = new_game("maria", variant="advanced", seed=1)
    setting = state(game).setting
    assert len(setting.network.cities) == len(setting.board.cities)
    assert {city.map for city in setting.board.cities} == {"flanders", "bohemia"}
    assert "absent" not in {place(game, piece.id) for piece in setting.board.pieces}


@pytest.mark.parametrize(("last", "left"), [("", 1), (", breda: france", 0)])
def test_an_empty_pool_wins(last: str, left: int) -> None:
    """M15.2: France has placed all its markers, or all but one; at the end of the stage (M23.1) it has won, or not."""
    markers = ", ".join(f"{city}: france" for city in FRENCH) + last
    game = advanced(f"stage: france\nphase: combat\nmarkers: {{{markers}}}\npools: {{france: {left}}}")
    assert (game.outcome is not None and game.outcome.winners == ("louis_xv",)) is (left == 0)


# -- from and to the pool


@pytest.mark.parametrize(
    ("general", "stage", "start", "end", "markers", "changes"),
    [
        ("belle_isle", "france", "pilsen", "mies", "{}", {"france": -1}),
        ("toerring", "france", "pilsen", "mies", "{}", {"france": -1}),
        ("friedrich", "prussia", "pilsen", "mies", "{}", {"prussia": -1}),
        ("rutowski", "prussia", "pilsen", "mies", "{}", {"prussia": -1}),
        ("traun", "austria", "straubing", "cham", "{}", {"austria": -1}),
        ("george_ii", "austria", "arras", "amiens", "{}", {"pragmatic": -1}),
        # a start marker of Silesia, too, goes back to its pool (T10.i)
        ("friedrich", "prussia", "neisse", "oppeln", "{}", {"prussia": -1, "austria": 1}),
        ("traun", "austria", "liegnitz", "jauer", "{}", {"prussia": 1, "austria": -1}),
        # retaken: a marker goes, and none or another one comes (T10.h)
        ("traun", "austria", "pilsen", "mies", "{pilsen: france}", {"france": 1}),
        ("george_ii", "austria", "gent", "aalst", "{gent: france}", {"france": 1}),
        ("toerring", "france", "straubing", "cham", "{straubing: austria}", {"france": -1, "austria": 1}),
        # an elector marker is none of the victory markers
        ("moritz_von_sachsen", "france", "trier", "wittlich", "{koeln: austria}", {"pragmatic": 1}),
        ("moritz_von_sachsen", "france", "trier", "wittlich", "{koeln: austria, mannheim: austria}", {}),
    ],
)
def test_conquests_move_markers_between_board_and_pools(
    general: str, stage: str, start: str, end: str, markers: str, changes: dict[str, int]
) -> None:
    """M15.3, M10.3.12, M10.3.18: what is placed comes from the pool, what is removed goes back to that of its power.

    (With Köln joint, Trier's turn empties the Pragmatic Army's "3 Electors"; with Mannheim joint too it does not.)
    """
    game = both_maps(
        f"stage: {stage}\nphase: movement\nmarkers: {markers}\npieces: {{{general}: {{city: {start}, troops: 3}}}}"
    )
    before = pools(game)
    march(game, general, end)
    assert {power: pool(game, power) - before[power] for power in MARKERS if pool(game, power) != before[power]} == (
        changes
    )


def test_question_markers_are_not_taken_from_the_pool() -> None:
    """M10.3.11, M15.3: Pilsen is protected from Prag: a question marker, and France's pool is as before."""
    game = both_maps("""
stage: france
phase: movement
pieces: {belle_isle: {city: pilsen, troops: 3}, traun: {city: prag, troops: 3}}
""")
    march(game, "belle_isle", "mies")
    assert state(game).questions
    assert pool(game, "france") == 11


@pytest.mark.parametrize(
    ("entries", "pools_then"),
    [
        ("battle_boxes: {prussia: 2, austria: 1}", {"prussia": 9, "austria": 2}),
        ("markers: {mainz: france}", {"france": 10}),
        ("markers: {koeln: austria}", {"pragmatic": 7}),
        ("turn: 8\nemperor: france", {"france": 10}),
        ("tracks: {italy: IT-2}", {"france": 10}),
        ("tracks: {italy: IT+2}", {"austria": 2}),
        ("turn: 3\npeace_turn: 1", {"prussia": 5, "austria": 8}),  # 7 in Silesia, 1 in its box
        ("turn: 3\npeace_turn: 1\naside: {prussia: 3}", {"prussia": 2, "austria": 8}),
        ("reduction: done\naside: {france: 2}", {"france": 9}),
    ],
)
def test_boxes_and_markers_set_aside_are_not_in_the_pool(entries: str, pools_then: dict[str, int]) -> None:
    """M15.3, M15.4, M3.2.11: markers in victory boxes have come from the pool; those set aside are in neither."""
    game = advanced(f"stage: hussars\n{entries}")
    start = {"prussia": 11, "france": 11, "pragmatic": 8, "austria": 3}
    assert pools(game) == start | pools_then
    assert recount(game) == MARKERS


def test_the_pool_may_go_below_zero() -> None:
    """M15.4, M23.3: France, its 11 markers placed, conquers once more."""
    markers = ", ".join(f"{city}: france" for city in (*FRENCH, "breda"))
    game = both_maps(f"""
stage: france
phase: movement
markers: {{{markers}}}
pieces: {{belle_isle: {{city: pilsen, troops: 3}}}}
""")
    assert pool(game, "france") == 0
    march(game, "belle_isle", "mies")
    assert pool(game, "france") == -1
    assert recount(game) == MARKERS


def test_a_position_with_a_wrong_pool_is_refused() -> None:
    """M15.4: a pool is what is left of the initial number, nothing else."""
    with pytest.raises(BadFile, match=r"M15\.4"):
        advanced("stage: hussars\npools: {france: 10}")


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(6))
def test_no_marker_is_lost_or_made(seed: int, players: int) -> None:
    """T15.a, M15.4: the sum of each power is its initial number after every action of a random game."""
    game = new_game("maria", variant="advanced", players=players, seed=seed)
    bot = RandomBot(game.rules, seed)
    last: tuple[object, ...] = ()
    while game.outcome is None:
        decision = game.decisions()[0]
        game.play(decision.seat, bot.choose(None, decision))
        s = state(game)
        now = (dict(s.markers), list(s.battle_boxes), s.emperor, s.italy, list(s.aside), s.peace_turn)
        if now != last:  # views are slow to make
            assert recount(game) == MARKERS
            last = now
