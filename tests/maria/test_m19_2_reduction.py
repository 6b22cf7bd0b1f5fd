"""M19.2 France reduces its objectives."""

from __future__ import annotations

import pytest

from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from kabinett.maria.board import POWER_IDS
from tests.maria.table import (
    advanced,
    asks,
    controller,
    idle,
    kinds,
    march,
    marker,
    part,
    play,
    pool,
    state,
)

CORE = ("pilsen", "eger", "linz", "raab", "budweis")
# Seats by number of players: who plays France.
FRENCH = {3: "louis_xv", 2: "a2"}


def france(
    *,
    markers: str = "",
    pieces: str = "",
    more: str = "",
    count: int = 4,
    when: str = "stage: hussars",
    players: int = 3,
) -> Game:
    """A game in turn 5 in which France has so many markers in core Austria."""
    held = ", ".join([*(f"{city}: france" for city in CORE[:count]), *([markers] if markers else [])])
    return advanced(f"turn: 5\n{when}\nmarkers: {{{held}}}\npieces: {{{pieces}}}\n{more}", players)


def aside(game: Game) -> int:
    """France's markers that are set aside."""
    return state(game).aside[POWER_IDS.index("france")]


def reduced(game: Game) -> bool:
    """Give the order, and play on to the next part of the turn; whether it was carried out."""
    game.play(FRENCH[len(game.seats)], "reduce")
    here = part(game)
    return "set_aside" in kinds(idle(game, lambda game: part(game) != here))


def may_order(game: Game, seat: str) -> bool:
    """Whether the seat has a say about the reduction: to order it, or to take the order back."""
    return bool({"reduce", "keep_objectives"} & {str(move) for move in game.standing(seat)})


# -- what it does


@pytest.mark.parametrize(("count", "kept"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_half_of_the_markers_are_set_aside(count: int, kept: int) -> None:
    """T19.e, M19.2.1: all French markers leave core Austria: half, rounded up, set aside, the rest to the pool."""
    game = france(count=count)
    assert pool(game, "france") == 11 - count
    assert reduced(game)
    assert (aside(game), pool(game, "france")) == (kept, 11 - kept)
    assert [controller(game, city) for city in CORE] == ["austria"] * 5


def test_markers_outside_core_austria_stay() -> None:
    """M19.2.1: core Austria is the part on the Bohemia map: Brüssel, München, Breslau and Hannover are not in it."""
    others = ("bruessel", "muenchen", "breslau", "hannover")
    game = france(count=1, markers=", ".join(f"{city}: france" for city in others))
    assert reduced(game)
    assert [marker(game, city) for city in others] == ["france"] * 4
    assert aside(game) == 1


def test_prussian_markers_stay() -> None:
    """M19.2.1: only France's."""
    game = france(count=1, markers="olmuetz: prussia")
    assert reduced(game)
    assert marker(game, "olmuetz") == "prussia"


@pytest.mark.parametrize(
    ("piece", "city", "possible"),
    [
        ("belle_isle", "prag", False),
        ("noailles", "komorn", False),
        ("belle_isle", "furth", True),
        ("belle_isle", "bruessel", True),
        ("belle_isle", "neisse", True),
        ("toerring", "prag", True),
        ("friedrich", "prag", True),
    ],
)
def test_no_french_general_in_core_austria(piece: str, city: str, possible: bool) -> None:
    """M19.2.1: French generals elsewhere (the Austrian Netherlands too), and Bavarians anywhere, do not matter."""
    assert reduced(france(pieces=f"{piece}: {{city: {city}, troops: 3}}")) is possible


def test_a_french_train_does_not_matter() -> None:
    """M19.2.1: only generals."""
    assert reduced(france(pieces="france_train_2: {city: prag}"))


# -- when


def test_only_the_french_player_may_order_it() -> None:
    """M19.2.2, DP5: a standing move of Louis XV, at any time; nobody is asked."""
    game = france()
    assert [seat for seat in game.seats if may_order(game, seat)] == ["louis_xv"]
    assert not asks(game, "reduction")
    for seat in ("maria_theresa", "frederick"):
        with pytest.raises(IllegalMove):
            game.play(seat, "reduce")


def test_the_french_player_of_two() -> None:
    """M19.2.2, M24.12: of two players it is A's."""
    game = france(players=2)
    assert [seat for seat in game.seats if may_order(game, seat)] == ["a2"]
    assert reduced(game)


@pytest.mark.parametrize(
    "when",
    ["stage: politics", "stage: hussars", "stage: france", "stage: prussia", "stage: austria", "stage: election"],
)
def test_between_any_two_stages(when: str) -> None:
    """M19.2.2: an order of each stage is carried out when it is over."""
    assert reduced(france(when=when))


def test_not_in_the_middle_of_a_stage() -> None:
    """M19.2.2: the markers stand until the stage is over, and the order may be taken back."""
    game = france(
        when="stage: france\nphase: movement",
        pieces="noailles: {city: mainz, troops: 3}, cumberland: {city: worms, troops: 3}",
    )
    game.play("louis_xv", "reduce")
    play(game, "end")
    assert (asks(game, "battle"), marker(game, "pilsen"), aside(game)) == (True, "france", 0)
    game.play("louis_xv", "keep_objectives")
    idle(game, lambda game: part(game) == "prussia")
    assert marker(game, "pilsen") == "france"


def test_the_order_is_public() -> None:
    """M19.2.2, S18: everybody knows of it."""
    game = france()
    game.play("louis_xv", "reduce")
    assert "reduction_ordered" in kinds(game.log(None))


def test_it_waits_until_it_is_possible() -> None:
    """M19.2.1, M19.2.2: Belle-Isle stands in Austria; when he has left it, the order is carried out."""
    game = france(pieces="belle_isle: {city: taus, troops: 3}")
    assert not reduced(game)
    idle(game, lambda game: part(game) == "france" and asks(game, "movement"))
    march(game, "belle_isle", "furth")
    idle(game, lambda game: part(game) == "prussia")
    assert aside(game) == 2


def test_it_needs_a_marker_in_core_austria() -> None:
    """M19.2.2: with none there is nothing to reduce, and the right is not used up."""
    game = france(count=0, markers="bruessel: france")
    assert not reduced(game)
    assert state(game).setting.names.name("reduction", state(game).reduction) != "done"


def test_once_per_game() -> None:
    """M19.2.1, M19.2.3: afterwards it is not offered again, nor in later turns."""
    game = france()
    assert reduced(game)
    assert not may_order(game, "louis_xv")
    later = advanced("turn: 9\nstage: hussars\nemperor: austria\nreduction: done\nmarkers: {pilsen: france}")
    assert not may_order(later, "louis_xv")


def test_it_can_not_win_the_stage_before() -> None:
    """M5.6, M19.2.2: France whose pool is empty has won when the stage ends; the order does not spoil it."""
    game = france(
        count=5,
        markers="komorn: france, steyr: france, krems: france, znaim: france",
        more="battle_boxes: {france: 2}\npools: {france: 0}",
        when="stage: france\nphase: movement",
    )
    game.play("louis_xv", "reduce")
    play(game, "end")
    assert game.outcome is not None
    assert game.outcome.winners == ("louis_xv",)


# -- the way back

AFTER = "reduction: done\naside: {france: 2}\n"


def after_leaving(
    piece: str, city: str, exit_city: str, *, markers: str = "", stage: str = "france", more: str = ""
) -> Game:
    """A general of 3 troops leaves a fortress; two French markers had been set aside."""
    game = advanced(
        f"turn: 5\nstage: {stage}\nphase: movement\n{AFTER}markers: {{{markers}}}\n{more}\n"
        f"pieces: {{{piece}: {{city: {city}, troops: 3}}}}",
        players=2,
    )
    march(game, piece, exit_city)
    return game


@pytest.mark.parametrize(
    ("piece", "city", "exit_city", "markers", "more"),
    [
        ("belle_isle", "pilsen", "mies", "", ""),
        ("toerring", "linz", "wels", "", ""),
        ("toerring", "straubing", "cham", "straubing: austria", ""),
        ("belle_isle", "straubing", "cham", "straubing: austria", ""),
        ("belle_isle", "leipzig", "altenburg", "leipzig: austria", ""),
        ("belle_isle", "leipzig", "altenburg", "", "saxony: austrian_ally"),
        ("belle_isle", "neisse", "oppeln", "", ""),
        ("belle_isle", "berlin", "zossen", "berlin: austria", ""),  # X30: without a marker of its own, too
    ],
)
def test_a_conquest_on_the_bohemia_map_brings_the_markers_back(
    piece: str, city: str, exit_city: str, markers: str, more: str
) -> None:
    """T19.e, M19.2.3: F or B conquers or retakes any fortress there, in Bavaria and Saxony as well."""
    game = after_leaving(piece, city, exit_city, markers=markers, more=more)
    assert aside(game) == 0
    placed = 0 if city == "berlin" else 1
    assert pool(game, "france") == 11 - placed


@pytest.mark.parametrize(
    ("piece", "city", "exit_city", "stage"),
    [
        ("maillebois", "gent", "aalst", "france"),  # T19.e: on the Flanders map
        ("maillebois", "trier", "wittlich", "france"),
        ("friedrich", "pilsen", "mies", "prussia"),
        ("rutowski", "eger", "plauen", "prussia"),
        ("belle_isle", "muenchen", "erding", "france"),  # no conquest at all
    ],
)
def test_nothing_else_brings_them_back(piece: str, city: str, exit_city: str, stage: str) -> None:
    """T19.e, M19.2.3: neither a conquest in Flanders, nor one by another power, nor a march without conquest."""
    assert aside(after_leaving(piece, city, exit_city, stage=stage)) == 2


def test_a_retroactive_conquest_brings_them_back() -> None:
    """M19.2.3, M12.1: the fortress falls in the last phase."""
    game = advanced(f"turn: 5\nstage: france\nphase: conquest\n{AFTER}questions: {{pilsen: bavaria}}")
    assert marker(game, "pilsen") == "france"
    assert aside(game) == 0


def test_no_second_reduction() -> None:
    """M19.2.3: France has markers in core Austria again, but the right is used up."""
    game = after_leaving("belle_isle", "pilsen", "mies")
    assert marker(game, "pilsen") == "france"
    assert not may_order(game, "a2")
