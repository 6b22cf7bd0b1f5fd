"""M22 Arenberg: an Austrian general whom the Netherlands and the Pragmatic Army's train supply, too."""

from __future__ import annotations

import pytest

from kabinett.core.game import Game
from kabinett.maria.board import load_board
from tests.maria.table import (
    advanced,
    asked,
    both_maps,
    cities,
    distance,
    face_down,
    hand,
    march,
    marker,
    options,
    place,
    play,
    troops,
)

DUTCH = sorted(load_board().cities[city].id for city in load_board().netherlands)


def supplied(general: str, city: str, more: str = "") -> bool:
    """Whether a face-up general stays so in Austria's supply phase; `more` are further lines, pieces first."""
    game = both_maps(f"stage: austria\nphase: supply\npieces:\n  {general}: {{city: {city}, troops: 3}}\n{more}")
    assert troops(game, general) == (2 if face_down(game, general) else 3)
    return not face_down(game, general)


def winter(more: str, players: int = 2) -> Game:
    """Austria has bought a troop in a winter, and Arenberg is asked about; Traun, on the map, could take it."""
    position = "turn: 3\nstage: winter\nhands: {austria: [S4]}\npieces:\n  traun: {city: linz, troops: 3}\n"
    game = advanced(position + more, players)
    while game.decisions()[0].params["power"] != "austria":
        play(game, "value 0")
    play(game, "value 1", "card S4")
    while game.decisions()[0].params["piece"] != "arenberg":
        play(game, "decline")
    return game


# -- M22.1: an Austrian general


def test_he_starts_as_austrias_sixth_general() -> None:
    """M22.1: A no. 6."""
    board = load_board()
    arenberg = board.pieces[board.piece_index["arenberg"]]
    assert (board.powers[arenberg.power].id, arenberg.rank) == ("austria", 6)


@pytest.mark.parametrize("city", ["gent", "luxemburg", "prag", "linz"])
def test_he_is_at_home_in_austria(city: str) -> None:
    """M22.1, M9.2: on both maps."""
    assert supplied("arenberg", city)


def test_austrian_trains_supply_him() -> None:
    """M22.1, M9.3: as any Austrian general."""
    assert supplied("arenberg", "posen", "  austria_train_1: {city: gnesen}")
    assert not supplied("arenberg", "posen")


def test_he_moves_between_the_maps() -> None:
    """M22.1, M10.1.17: which no Pragmatic general may."""
    game = both_maps("stage: austria\nphase: movement\npieces:\n  arenberg: {city: ulm, troops: 3}")
    play(game, "piece arenberg")
    assert "goeppingen" in cities(game)


def test_he_conquers_for_austria() -> None:
    """M22.1, M10.3.14: Arras gets an Austrian marker."""
    game = both_maps("stage: austria\nphase: movement\npieces:\n  arenberg: {city: arras, troops: 3}")
    march(game, "arenberg", "amiens")
    assert marker(game, "arras") == "austria"


def test_maria_theresa_plays_him() -> None:
    """M22.1: in the Netherlands, too; and beside a Pragmatic general he needs consent (M10.1.19)."""
    game = advanced("""
stage: austria
phase: movement
pieces: {arenberg: {city: breda, troops: 3}, cumberland: {city: turnhout, troops: 3}}
""")
    game.play("frederick", "let")
    game.play("maria_theresa", "piece arenberg")
    game.play("maria_theresa", "city turnhout")
    assert game.decisions()[0].kind == "consent"


# -- M22.2: the Netherlands


@pytest.mark.parametrize("city", DUTCH)
def test_the_netherlands_supply_him(city: str) -> None:
    """T22.a, M22.2: Arenberg in a Dutch city: supplied; Neipperg there without Austrian train: not."""
    assert supplied("arenberg", city)
    assert not supplied("neipperg", city)


@pytest.mark.parametrize("city", ["hannover", "hameln", "goettingen", "einbeck"])
def test_hannover_does_not(city: str) -> None:
    """M22.2: the Dutch area, not Hannover, although both are the Pragmatic Army's home."""
    assert not supplied("arenberg", city)


def test_a_french_marker_there_does_not_matter() -> None:
    """M22.2: "always"."""
    assert supplied("arenberg", "breda", "markers: {breda: france, utrecht: france}")


def test_in_the_netherlands_he_is_turned_up_again() -> None:
    """M22.2, M9.14."""
    game = both_maps("stage: austria\nphase: supply\npieces:\n  arenberg: {city: venlo, troops: 3, facing: down}")
    assert not face_down(game, "arenberg")


# -- M22.3: the Pragmatic Army's train


@pytest.mark.parametrize(("city", "roads"), [("maubeuge", 6), ("arras", 7)])
def test_the_pragmatic_train_supplies_him(city: str, roads: int) -> None:
    """T22.b, M22.3: Arenberg in France, PA train at distance 6: supplied; at 7 not (M9.3)."""
    train = "  pragmatic_train_1: {city: breda}"
    assert distance(both_maps("stage: hussars"), city, "breda") == roads
    assert supplied("arenberg", city, train) is (roads == 6)


def test_it_supplies_no_other_austrian() -> None:
    """M22.3: only Arenberg; nor does an Austrian train supply the Pragmatic Army."""
    assert not supplied("neipperg", "maubeuge", "  pragmatic_train_1: {city: mons}")
    assert not supplied("cumberland", "maubeuge", "  austria_train_1: {city: mons}")


def test_the_path_to_it_is_a_supply_path() -> None:
    """M22.3, M9.3: enemy pieces block it: from Paris the only roads lead to Meaux and Senlis."""
    train = "  pragmatic_train_1: {city: chateau_thierry}\n  broglie: {city: meaux, troops: 1}\n"
    assert supplied("arenberg", "paris", train)
    assert not supplied("arenberg", "paris", train + "  france_train_1: {city: senlis}\n")


def test_the_path_to_it_crosses_the_maps_and_passes_hussars_free() -> None:
    """M22.3, M9.5, M9.7: Günzburg - Ulm (a hussar) - Göppingen: in supply, and nothing is paid.

    The other two roads between the maps are barred by a hussar and by the French.
    """
    game = both_maps("""
stage: austria
phase: supply
hussars: [ulm, biberach]
hands: {austria: [S9], pragmatic: [H9]}
pieces:
  arenberg: {city: guenzburg, troops: 3}
  pragmatic_train_1: {city: goeppingen}
  france_train_1: {city: ravensburg}
""")
    assert not face_down(game, "arenberg")
    assert asked(game) == "movement"
    assert (hand(game, "austria"), hand(game, "pragmatic")) == (["S9"], ["H9"])


# -- M22.4: re-entry


def test_places_of_his_re_entry() -> None:
    """T22.c, M22.4, M22.1: Austria's major fortresses and Utrecht, not Hannover."""
    assert cities(winter("")) == {"wien", "prag", "bruenn", "bruessel", "utrecht"}


def test_no_other_austrian_re_enters_there() -> None:
    """M22.4: "he"."""
    game = both_maps("turn: 3\nstage: winter\nhands: {austria: [S4]}")
    while game.decisions()[0].params["power"] != "austria":
        play(game, "value 0")
    play(game, "value 1", "card S4")
    assert game.decisions()[0].params["piece"] == "karl_von_lothringen"
    assert cities(game) == {"wien", "prag", "bruenn", "bruessel"}


def test_he_returns_in_utrecht() -> None:
    """M22.4, M13.3: with the troop that was bought."""
    game = winter("")
    play(game, "city utrecht")
    assert (place(game, "arenberg"), troops(game, "arenberg")) == ("utrecht", 1)


@pytest.mark.parametrize(
    ("more", "may"),
    [
        ("markers: {utrecht: france}", False),  # not under friendly control
        ("  pragmatic_train_1: {city: utrecht}", False),  # a friendly train
        ("  maillebois: {city: utrecht, troops: 1}", False),  # an enemy general
        ("  france_train_1: {city: utrecht}", True),  # an enemy train is eliminated
        ("  cumberland: {city: utrecht, troops: 1}", True),  # a stack of cooperating powers
        ("  cumberland: {city: utrecht, troops: 1}\n  george_ii: {city: utrecht, troops: 1}", False),
    ],
)
def test_what_bars_utrecht(more: str, may: bool) -> None:
    """M22.4, M13.5, M13.7: friendly control and no illegal stack, as everywhere."""
    assert ("utrecht" in cities(winter(more))) is may


def test_beside_a_pragmatic_general_he_needs_consent() -> None:
    """M22.4, M13.11: three players: Frederick is asked before Arenberg returns beside Cumberland."""
    game = winter("  cumberland: {city: utrecht, troops: 1}", players=3)
    play(game, "city utrecht")
    assert (game.decisions()[0].seat, asked(game)) == ("frederick", "consent")
    play(game, "decline")
    assert "city utrecht" not in options(game)
    assert place(game, "arenberg") == "eliminated"


def test_troops_for_him_alone_count_his_own_place() -> None:
    """M22.4, M13.10: all Austrian major fortresses are lost, Utrecht is not: troops can be bought for Arenberg only."""
    game = both_maps("""
turn: 3
stage: winter
hands: {austria: [S8]}
markers: {wien: france, prag: france, bruenn: prussia, bruessel: france}
""")
    while game.decisions()[0].params["power"] != "austria":
        play(game, "value 0")
    assert options(game) == {"value 0", "value 1", "value 2"}
    play(game, "value 2", "card S8")
    assert (place(game, "arenberg"), troops(game, "arenberg")) == ("utrecht", 2)
