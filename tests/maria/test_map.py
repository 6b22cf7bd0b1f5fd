"""The map for clients and the board as data: they have the same coordinates, and nothing that a page would refuse."""

from __future__ import annotations

import gzip
import re
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from kabinett.games import game_info
from kabinett.maria.board import MAPS, Board, load_board
from kabinett.maria.drawing.sheet import look

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board()


@pytest.fixture(scope="module")
def picture() -> str:
    return game_info("maria").board(None).pictures["map"]()


@pytest.fixture(scope="module")
def root(picture: str) -> Element:
    return ElementTree.fromstring(picture)


@pytest.fixture(scope="module")
def data() -> dict[str, Any]:
    found: dict[str, Any] = game_info("maria").board(None).data()
    return found


class TestPicture:
    def test_has_no_look_of_its_own_and_no_words_but_names(self, picture: str, root: Element) -> None:
        assert "<style" not in picture
        assert " style=" not in picture
        assert not list(root.iter(f"{SVG}title"))
        assert not [element for element in root.iter() if element.get("data-piece")]

    def test_is_small_and_has_few_nodes(self, picture: str, root: Element) -> None:
        assert len(picture.encode()) < 300_000
        assert len(gzip.compress(picture.encode())) < 70_000
        assert sum(1 for _ in root.iter()) < 1300

    def test_each_map_is_a_group_that_can_be_hidden(self, root: Element, data: dict[str, Any]) -> None:
        groups = [group for group in root if group.get("data-map")]
        assert [group.get("class") for group in groups] == [f"map {name}" for name in MAPS]
        for group, name in zip(groups, MAPS, strict=True):
            x, y, *_ = data["maps"][name]
            assert group.get("transform") == f"translate({x:g} {y:g})"

    def test_is_as_large_as_the_data_says(self, root: Element, data: dict[str, Any]) -> None:
        width, height = data["size"]
        assert root.get("viewBox") == f"0 0 {width:g} {height:g}"
        assert data["areas"]["both"] == [0, 0, width, height]

    def test_ids_are_of_maria_and_what_is_referred_to_is_there(self, picture: str, root: Element) -> None:
        ids = [name for element in root.iter() if (name := element.get("id"))]
        assert len(ids) == len(set(ids))
        assert all(name.startswith("maria-") for name in ids)
        referred = {ref for pair in re.findall(r'href="#([^"]+)"|url\(#([^)]+)\)', picture) for ref in pair if ref}
        assert referred <= set(ids)

    def test_every_class_has_a_look(self, root: Element) -> None:
        known = set(re.findall(r"\.([a-z][a-z0-9-]*)", look()))
        used = {name for element in root.iter() for name in (element.get("class") or "").split()}
        plain = {"layer", "links", "compass", "land", "maria-map", *MAPS, "river1"}
        assert used - known <= plain

    def test_every_rule_of_the_look_is_for_this_map_only(self) -> None:
        rules = re.sub(r"/\*.*?\*/", "", look(), flags=re.DOTALL)
        for selectors in re.findall(r"([^{}]+)\{", rules):
            assert all(selector.strip().startswith(".maria-map") for selector in selectors.split(",")), selectors


class TestData:
    def test_every_city_is_inside_its_map_and_its_sector(self, board: Board, data: dict[str, Any]) -> None:
        assert [city["id"] for city in data["cities"]] == [city.id for city in board.cities]
        sectors = {sector["id"]: sector for sector in data["sectors"]}
        for city in data["cities"]:
            for x, y, width, height in (data["maps"][city["map"]], sectors[city["sector"]]["area"]):
                assert x <= city["x"] < x + width
                assert y <= city["y"] < y + height
            assert city["suit"] == sectors[city["sector"]]["suit"]

    def test_breslau(self, data: dict[str, Any]) -> None:
        (breslau,) = (city for city in data["cities"] if city["id"] == "breslau")
        assert breslau == {
            "id": "breslau",
            "name": "Breslau",
            "map": "bohemia",
            "x": 1905.9,
            "y": 361.4,
            "kind": "major_fortress",
            "territory": "silesia",
            "sector": "B08",
            "suit": "clubs",
            "elector": False,
        }

    def test_roads_join_cities(self, board: Board, data: dict[str, Any]) -> None:
        ids = {city["id"] for city in data["cities"]}
        assert len(data["roads"]) == len(board.roads)
        assert all(a in ids and b in ids and main in (0, 1) for a, b, main in data["roads"])

    def test_M0_3_pieces_with_their_kinds_and_numbers(self, data: dict[str, Any]) -> None:
        pieces = {piece["id"]: piece for piece in data["pieces"]}
        assert len(pieces) == 30
        assert (pieces["schwerin"]["kind"], pieces["schwerin"]["rank"], pieces["schwerin"]["number"]) == (
            "general",
            2,
            2,
        )
        train = pieces["prussia_train_2"]
        assert (train["kind"], train["rank"], train["number"], train["start"]) == ("train", 0, 2, "box:silesia")

    def test_M3_2_12_boxes_lie_on_their_map_and_on_no_city(self, data: dict[str, Any]) -> None:
        assert {box["id"] for box in data["boxes"]} >= {"england", "ostpreussen", "silesia"}
        for box in data["boxes"]:
            x, y, width, height = data["maps"][box["map"]]
            assert x <= box["x"]
            assert box["x"] + box["width"] <= x + width
            assert y <= box["y"]
            assert box["y"] + box["height"] <= y + height
            covered = [
                city["id"]
                for city in data["cities"]
                if box["x"] < city["x"] < box["x"] + box["width"] and box["y"] < city["y"] < box["y"] + box["height"]
            ]
            assert covered == []

    def test_boxes_are_where_they_are_drawn(self, root: Element, data: dict[str, Any]) -> None:
        for box in data["boxes"]:
            (group,) = (element for element in root.iter() if element.get("data-box") == box["id"])
            frame = next(group.iter(f"{SVG}rect"))
            x, y, *_ = data["maps"][box["map"]]
            assert float(frame.get("x", "nan")) == pytest.approx(box["x"] - x, abs=0.11)
            assert float(frame.get("y", "nan")) == pytest.approx(box["y"] - y, abs=0.11)

    def test_M4_6_markers_at_the_start(self, data: dict[str, Any]) -> None:
        assert data["markers"]["glogau"] == "prussia"
        assert data["markers"]["koeln"] == "france"
        assert len(data["markers"]) == 11

    def test_K5_a_box_of_a_track_with_its_icons(self, data: dict[str, Any]) -> None:
        tracks = {track["id"]: track for track in data["tracks"]}
        assert {track["id"]: len(track["boxes"]) for track in data["tracks"]} == {"saxony": 7, "russia": 6, "italy": 7}
        assert tracks["italy"]["boxes"][0] == {
            "id": "IT-3",
            "status": None,
            "mark": "",
            "cards": {"austria": -1},
            "corps": ["austria"],
            "victory": "france",
        }
        assert [box["mark"] for box in tracks["saxony"]["boxes"]] == ["", "star", "", "S", "", "", ""]

    def test_K6_a_political_card_as_data(self, data: dict[str, Any]) -> None:
        cards = {card["id"]: card for card in data["political"]}
        assert len(cards) == 25
        assert cards["41c"]["arrows"] == [
            {"track": "saxony", "steps": [-1, 1], "barred": "prussian_ally"},
            {"track": "italy", "steps": [-1, 1], "barred": None},
        ]
        controls, cards_more, troops = cards["42f"]["instruction"]
        assert (controls["verb"], controls["powers"], controls["city"]) == ("controls", ["france"], "mannheim")
        assert (cards_more["number"], troops["number"]) == (1, 3)
        assert "title" not in cards["42f"]

    def test_powers_territories_and_variants(self, board: Board, data: dict[str, Any]) -> None:
        powers = {power["id"]: power for power in data["powers"]}
        assert (powers["saxony"]["capital"], powers["austria"]["capital"]) == ("dresden", None)
        assert {land["id"]: land["home"] for land in data["territories"]} == {
            land.id: board.powers[land.home].id if land.home >= 0 else None for land in board.territories
        }
        assert data["variants"]["introductory"] == {"turns": 9, "winters": [3, 6], "maps": ["bohemia"]}

    def test_names_are_of_places_and_generals_only(self, data: dict[str, Any]) -> None:
        named = {key for key, value in data.items() if isinstance(value, list) and "name" in str(value)}
        assert named == {"cities", "territories", "pieces", "boxes"}
