"""M0 Terms and measures."""

from __future__ import annotations

import csv
from collections import deque
from importlib.resources import files

import pytest

from kabinett import new_game
from kabinett.core.errors import BadFile
from kabinett.core.game import Game
from tests.maria.table import (
    asked,
    both_maps,
    cities,
    distance,
    face_down,
    hand,
    hussars,
    intro,
    march,
    neighbours,
    options,
    place,
    play,
    state,
    troops,
)


def distances_by_hand(maps: set[str]) -> dict[str, dict[str, int]]:
    """All distances on these maps, counted from the data files without the engine."""
    data = files("kabinett.maria") / "data"
    map_of = {row["id"]: row["map"] for row in csv.DictReader((data / "cities.csv").read_text("utf-8").splitlines())}
    roads: dict[str, list[str]] = {city: [] for city in map_of if map_of[city] in maps}
    for row in csv.DictReader((data / "roads.csv").read_text("utf-8").splitlines()):
        if map_of[row["a"]] in maps and map_of[row["b"]] in maps:
            roads[row["a"]].append(row["b"])
            roads[row["b"]].append(row["a"])
    table = {}
    for start in roads:
        found = {start: 0}
        queue = deque([start])
        while queue:
            city = queue.popleft()
            for other in roads[city]:
                if other not in found:
                    found[other] = found[city] + 1
                    queue.append(other)
        table[start] = found
    return table


def test_powers_have_the_codes_of_the_rules() -> None:
    """M0.1: F, B, P, S, PA and A stand for the six powers."""
    board = state(both_maps("stage: hussars")).setting.board
    assert {power.code: power.name for power in board.powers} == {
        "F": "France",
        "B": "Bavaria",
        "P": "Prussia",
        "S": "Saxony",
        "PA": "Pragmatic Army",
        "A": "Austria",
    }


@pytest.mark.parametrize(("players", "seats"), [(3, {"maria_theresa", "frederick", "louis_xv"}), (2, {"a2", "b2"})])
def test_seats_are_the_roles(players: int, seats: set[str]) -> None:
    """M0.2: three roles, or the players A2 and B2."""
    assert set(new_game("maria", players=players, seed=1).seats) == seats


def test_hussar_is_no_piece_for_a_forced_march() -> None:
    """M0.3: a hussar is never a piece: a Prussian forced march passes next to one and through one."""
    game = intro("""
stage: prussia
phase: movement
hussars: [muencheberg, eberswalde]
pieces: {friedrich: {city: potsdam, troops: 3}}
""")
    play(game, "piece friedrich", "forced", "city berlin")
    assert "city muencheberg" in options(game)
    play(game, "city muencheberg", "city kuestrin")
    assert place(game, "friedrich") == "kuestrin"


def test_pieces_are_generals_and_trains_only() -> None:
    """M0.3: a piece is a general or a supply train; the hussars are not among the pieces."""
    board = state(both_maps("stage: hussars")).setting.board
    assert len(board.pieces) == 30
    assert {piece.name.startswith("Train") for piece in board.pieces if not piece.general} == {True}
    assert not any("hussar" in piece.id for piece in board.pieces)


@pytest.mark.parametrize("where", ["melnik", "beraun"])
def test_ordinary_and_main_roads_make_cities_adjacent(where: str) -> None:
    """M0.4: Melnik (ordinary road) and Beraun (main road) are adjacent to Prag: there is a battle."""
    game = intro(f"""
stage: prussia
phase: combat
pieces: {{friedrich: {{city: {where}, troops: 3}}, traun: {{city: prag, troops: 4}}}}
""")
    assert asked(game) == "battle"


def test_two_roads_away_is_not_adjacent() -> None:
    """M0.4: Rakonitz is two roads from Prag: no battle."""
    game = intro("""
stage: prussia
phase: combat
pieces: {friedrich: {city: rakonitz, troops: 3}, traun: {city: prag, troops: 4}}
""")
    assert asked(game) != "battle"
    assert "battle" not in [event.kind for event in game.events]


@pytest.mark.parametrize(("a", "b"), [("ulm", "goeppingen"), ("biberach", "ehingen"), ("ravensburg", "sigmaringen")])
def test_roads_between_the_maps_make_cities_adjacent(a: str, b: str) -> None:
    """M0.4: the roads that join the two maps count."""
    game = both_maps(f"""
stage: france
phase: combat
pieces: {{broglie: {{city: {a}, troops: 3}}, traun: {{city: {b}, troops: 4}}}}
""")
    assert b in neighbours(game, a)
    assert distance(game, a, b) == 1
    assert asked(game) == "battle"


@pytest.mark.parametrize(
    ("a", "b", "roads"),
    [("prag", "prag", 0), ("prag", "melnik", 1), ("prag", "kolin", 2), ("prag", "dresden", 4), ("komorn", "tyrnau", 2)],
)
def test_distance_counts_roads(a: str, b: str, roads: int) -> None:
    """M0.5: the start city is not counted, the end city is."""
    game = intro("stage: hussars")
    assert distance(game, a, b) == roads
    assert distance(game, b, a) == roads


def test_distance_is_the_least_number_of_roads_everywhere() -> None:
    """M0.5, M0.6: every distance on both maps, counted by hand over all roads."""
    game = both_maps("stage: hussars")
    index = state(game).setting.board.city_index
    for a, row in distances_by_hand({"flanders", "bohemia"}).items():
        engine = state(game).setting.network.distance[index[a]]
        assert {b: engine[index[b]] for b in row} == row


def test_four_cities_away_means_four_roads() -> None:
    """M0.5: with a general in Prag a hussar reaches Dresden, Nachod and Tachau (4 roads), not Eger or Glatz (5)."""
    game = intro("stage: hussars\npieces: {traun: {city: prag, troops: 2}}")
    by_hand = distances_by_hand({"bohemia"})["prag"]
    assert {"dresden", "nachod", "tachau"} <= cities(game)
    assert cities(game) == {city for city, roads in by_hand.items() if 1 <= roads <= 4}
    assert not {"eger", "glatz"} & cities(game)


def test_distance_ignores_pieces_hussars_and_control() -> None:
    """M0.6: Batthyány is shut in at Komorn by enemies and a hussar, and still reaches what lies behind them."""
    game = intro("""
stage: hussars
hussars: [tyrnau]
markers: {pressburg: france}
pieces:
  batthyany: {city: komorn, troops: 2}
  belle_isle: {city: neuhaeusel, troops: 2}
  broglie: {city: raab, troops: 2}
""")
    assert {"ungarisch_altenburg", "trentschin", "pressburg", "malatzka"} <= cities(game)
    assert not {"neuhaeusel", "raab"} & cities(game)


def test_distance_ignores_neutrality() -> None:
    """M0.6: neutral Saxony does not lengthen a distance."""
    game = both_maps("""
stage: hussars
saxony: neutral
pieces: {traun: {city: komotau, troops: 2}}
""")
    assert {"annaberg", "chemnitz", "freiberg", "meissen"} <= cities(game)


def test_cards_are_money_by_their_values() -> None:
    """M0.7: a point is a card's value used as money: 10 + 3 = 13 points buy 3 troops at 4 points, not 4."""
    game = intro("""
turn: 3
stage: winter
hands: {austria: [S10, H3]}
pieces: {traun: {city: wien, troops: 1}}
""")
    play(game, "value 0", "value 0", "value 0", "value 0")
    assert game.decisions()[0].params["power"] == "austria"
    assert options(game) == {"value 0", "value 1", "value 2", "value 3"}


def test_eliminated_generals_may_return_and_off_map_ones_not() -> None:
    """M0.8: in winter Friedrich (eliminated) may re-enter; der Alte Dessauer (off-map) is out of play."""
    game = both_maps("""
turn: 3
stage: winter
hands: {prussia: [S10, H10, D10]}
pieces: {der_alte_dessauer: {box: true, troops: 6}, schwerin: {city: lueben, troops: 1}}
""")
    play(game, "value 0", "value 0", "value 2", "card S10")
    asked_about = set()
    while asked(game) == "general_entry":
        asked_about.add(game.decisions()[0].params["piece"])
        play(game, "decline")
    assert asked_about == {"friedrich", "erbprinz_leopold"}
    assert place(game, "der_alte_dessauer") == "box"


def test_all_generals_start_face_up() -> None:
    """M0.9: nobody is face-down at the start."""
    assert state(new_game("maria", seed=4)).face_down == 0


def starved_and_returning() -> Game:
    """Neipperg, face-down in Poland, starves in turn 3 and comes back in the winter that follows."""
    game = intro("""
turn: 3
stage: austria
phase: supply
hands: {austria: [S4]}
pieces: {neipperg: {city: posen, troops: 1, facing: down}}
""")
    assert place(game, "neipperg") == "eliminated"
    play(game, "end", "value 0", "value 0", "value 0", "value 0", "value 1", "card S4")
    return game


def test_general_who_died_face_down_returns_face_up() -> None:
    """M0.9: a general removed face-down re-enters face-up."""
    game = starved_and_returning()
    while asked(game) == "general_entry":
        play(game, "city wien" if game.decisions()[0].params["piece"] == "neipperg" else "decline")
    assert place(game, "neipperg") == "wien"
    assert troops(game, "neipperg") == 1
    assert not face_down(game, "neipperg")


def test_eliminated_piece_has_left_the_map() -> None:
    """M0.8: an eliminated train stands in no city: its city is free for others."""
    game = intro("""
stage: prussia
phase: movement
pieces: {friedrich: {city: prag, troops: 2}, austria_train_2: {city: kolin}}
""")
    march(game, "friedrich", "boehmisch_brod", "kolin")
    assert place(game, "austria_train_2") == "eliminated"
    assert place(game, "friedrich") == "kolin"


def test_a_position_names_cities_of_the_board_only() -> None:
    """M0.8: on map means standing in a city; a piece can not stand anywhere else."""
    with pytest.raises(BadFile, match="unknown city"):
        intro("stage: hussars\npieces: {traun: {city: atlantis, troops: 2}}")


def test_hussars_wait_beside_the_board_and_cards_are_held_by_powers() -> None:
    """M0.7, M0.8: tactical cards are held by powers and hussars wait beside the board at the start."""
    game = new_game("maria", seed=4)
    assert hussars(game) == ["beside", "beside"]
    assert len(hand(game, "prussia")) == 9
