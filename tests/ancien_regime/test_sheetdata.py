"""The board as data for clients: everything that is on it, in the coordinates of the picture `map`."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Iterator
from itertools import combinations
from math import dist
from typing import Any
from xml.etree import ElementTree

import pytest

from kabinett.ancien_regime.board import OWN_BOARD, POWER_IDS, Board, load_board
from kabinett.ancien_regime.drawing import draw_map
from kabinett.ancien_regime.drawing.outlines import contains
from kabinett.ancien_regime.drawing.places import overlap, places
from kabinett.ancien_regime.drawing.shapes import Area, load_shapes
from kabinett.ancien_regime.info import ANCIEN_REGIME


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board()


@pytest.fixture(scope="module")
def data() -> Any:
    return ANCIEN_REGIME.board(None).data()


@pytest.fixture(scope="module")
def areas(board: Board) -> dict[str, Area]:
    shapes = load_shapes(board)
    return {t.id: area for t, area in zip(board.territories, shapes.territories, strict=True)}


def rows(name: str) -> Iterator[dict[str, str]]:
    yield from csv.DictReader((OWN_BOARD / name).read_text(encoding="utf-8").splitlines())


def test_is_json_and_small(data: Any) -> None:
    text = json.dumps(data, separators=(",", ":"))
    assert json.loads(text) == data
    assert len(text) < 50_000


def test_its_area_is_the_view_of_the_map(board: Board, data: Any) -> None:
    root = ElementTree.fromstring(draw_map(board))
    assert [float(word) for word in (root.get("viewBox") or "").split()] == data["area"]
    assert data["size"] == [2400, 1859]


def test_C5_4_territories_are_those_of_the_table(data: Any) -> None:
    kinds = {"home": "home", "disputed": "contested", "undisputed": "uncontested", "impassable": "impassable"}
    told = {territory["id"]: territory for territory in data["territories"]}
    for row in rows("territories.csv"):
        territory = told.pop(row["id"])
        assert territory["name"] == row["name"]
        assert territory["kind"] == kinds[row["kind"]]
        assert territory["home_of"] == (row["home_of"] or None)
        assert sorted(territory["stripes"]) == sorted(row["stripes"].split())
        assert territory["value"] == int(row["value"])
        for flag in ("capital", "elector", "coastal"):
            assert territory[flag] is (row[flag] == "1"), (row["id"], flag)
    assert not told


def test_the_shapes_of_territories_are_in_the_map(board: Board, data: Any) -> None:
    ids = {element.get("id") for element in ElementTree.fromstring(draw_map(board)).iter()}
    assert {f"area-{territory['id']}" for territory in data["territories"]} <= ids


def test_pieces_have_places_inside_their_territory(data: Any, areas: dict[str, Area]) -> None:
    for territory in data["territories"]:
        if territory["kind"] == "impassable":
            assert territory["spots"] == []
        else:
            assert len(territory["spots"]) == 5
            assert [territory["x"], territory["y"]] == territory["spots"][0]
            assert all(contains(areas[territory["id"]], (x, y)) for x, y in territory["spots"]), territory["id"]


def test_the_first_piece_of_a_territory_covers_little_of_any_label(board: Board, data: Any) -> None:
    side = 2 * data["piece"]
    for territory in data["territories"]:
        piece = ((territory["x"], territory["y"]), side, side)
        if territory["spots"]:
            assert sum(overlap(piece, label) for label in places(board).boxes) < side * side / 4, territory["id"]


def test_two_pieces_of_a_territory_can_be_told_apart(data: Any) -> None:
    for territory in data["territories"]:
        for a, b in combinations(territory["spots"], 2):
            assert dist(a, b) >= data["piece"] * 0.4, territory["id"]


def test_C5_5_borders_are_those_of_the_table(data: Any) -> None:
    told = {frozenset(pair) for pair in data["borders"]}
    assert told == {frozenset((row["a"], row["b"])) for row in rows("borders.csv")}
    assert len(told) == len(data["borders"])


def test_C5_4_6_routes_have_owner_ends_and_path(data: Any) -> None:
    assert [(r["a"], r["b"], r["owner"]) for r in data["routes"]] == [
        (row["a"], row["b"], row["owner"]) for row in rows("sea_routes.csv")
    ]
    for route in data["routes"]:
        numbers = [float(word) for word in re.findall(r"-?[\d.]+", route["path"])]
        assert [numbers[:2], numbers[-2:]] == route["ends"]


def test_C5_7_powers_are_in_power_order(data: Any) -> None:
    assert [power["id"] for power in data["powers"]] == list(POWER_IDS)
    assert [power["order"] for power in data["powers"]] == list(range(1, 8))
    assert {power["id"]: (power["code"], power["colour"], power["capital"]) for power in data["powers"]} == {
        row["id"]: (row["code"], row["colour"], row["capital"]) for row in rows("powers.csv")
    }


def test_C5_1_C5_3_the_wheel(data: Any) -> None:
    assert data["wheel"][0] == "drill"
    assert data["wheel"][6] == "movement"
    assert sorted(power["wheel"] for power in data["powers"]) == list(range(7))
    assert next(power["wheel"] for power in data["powers"] if power["id"] == "prussia") == 6


def test_C2_generals(data: Any) -> None:
    assert len(data["generals"]) == 24
    assert {"id": "stuart", "name": "Charles Edward Stuart", "power": "france"} in data["generals"]
    assert data["stuart"] == {"id": "stuart", "power": "france", "territory": "scotland", "troops": 2}
    assert data["frederick"] == {"name": "Frederick II", "power": "prussia"}


def test_C2_5_C10_6_cards(data: Any) -> None:
    none = "none"
    assert [(card["value"], card["copies"], card["ability"] or none) for card in data["cards"]] == [
        (int(row["value"]), int(row["copies"]), row["ability"]) for row in rows("cards.csv")
    ]


def test_C8_2_electors(data: Any) -> None:
    assert len(data["electors"]) == 8
    assert "hannover" in data["electors"]


def test_the_numbers_of_the_game(board: Board, data: Any) -> None:
    assert data["numbers"]["morale_cap"] == board.numbers.morale_cap == 15
    assert data["numbers"]["victory"] == board.numbers.victory == 25
    assert data["prices"] == {"troop": 1, "card": 1, "morale": 1, "fortress": 5}
    assert data["minors"]["5"] == ["spain", "ottoman"]
