"""The board as an SVG picture: everything that is on the board is in it, and it is well formed."""

from __future__ import annotations

from collections import Counter
from importlib.resources import files
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from kabinett.core.errors import BadFile
from kabinett.maria.board import BOARD_FILES, MAPS, SUITS, Board, load_board
from kabinett.maria.drawing import draw_board, load_labels
from kabinett.maria.drawing.legend import CREDIT
from kabinett.maria.drawing.sheet import LAYERS

OWN = files("kabinett.maria") / "data"
SVG = "{http://www.w3.org/2000/svg}"
CHECKED_IN = Path(__file__).parents[2] / "docs" / "board.svg"


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board()


@pytest.fixture(scope="module")
def picture(board: Board) -> str:
    return draw_board(board, load_labels(OWN))


@pytest.fixture(scope="module")
def root(picture: str) -> Element:
    return ElementTree.fromstring(picture)


@pytest.fixture(scope="module")
def bohemia(board: Board) -> str:
    """One map alone, without labels but for one that means a place outside the map."""
    return draw_board(board, {"wien": (5000.0, -50.0)}, ("bohemia",))


def layer(root: Element, name: str) -> Element:
    """A layer of all maps together, or the legend."""
    together = Element("g")
    together.extend(classed(root, name))
    return together


def classed(root: Element, *wanted: str) -> list[Element]:
    return [element for element in root.iter() if set(wanted) <= set((element.get("class") or "").split())]


def texts(root: Element) -> Counter[str]:
    return Counter(element.text or "" for element in root.iter(f"{SVG}text"))


def title(element: Element) -> str:
    return element.findtext(f"{SVG}title") or ""


def numbers(element: Element, *names: str) -> list[float]:
    return [float(element.get(name, "nan")) for name in names]


class TestSheet:
    def test_the_checked_in_picture_is_current(self, picture: str) -> None:
        assert CHECKED_IN.read_text(encoding="utf-8") == picture

    def test_is_an_svg_with_a_view_and_a_title(self, root: Element) -> None:
        assert root.tag == f"{SVG}svg"
        assert root.get("role") == "img"
        assert title(root) == "Maria: Flanders and Bohemia"
        assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"

    def test_is_small_and_needs_nothing_from_outside(self, picture: str) -> None:
        assert len(picture.encode()) < 600_000
        assert "<image" not in picture
        assert "@import" not in picture
        assert "url(http" not in picture

    def test_each_map_has_its_layers_once(self, root: Element) -> None:
        ids = Counter(element.get("id") for element in root.iter() if element.get("id"))
        assert {*MAPS, "legend"} <= set(ids)
        assert set(ids.values()) == {1}
        for group in (group for group in root if group.get("id") in MAPS):
            assert [element.get("class") for element in classed(group, "layer")] == [f"layer {n}" for n in LAYERS]

    def test_both_maps_have_a_title(self, root: Element) -> None:
        assert [element.text for element in classed(root, "map")] == ["Flanders", "Bohemia"]

    def test_is_the_same_every_time(self, bohemia: str) -> None:
        assert draw_board(Board(OWN), {"wien": (5000.0, -50.0)}, ("bohemia",)) == bohemia

    def test_legend_names_powers_suits_and_source(self, board: Board, root: Element) -> None:
        legend = texts(layer(root, "legend"))
        assert {power.name for power in board.powers} <= set(legend)
        assert set(SUITS) <= set(legend)
        assert legend[CREDIT] == 1
        assert CREDIT == "Kabinett board edition, unofficial. Town positions: GeoNames (geonames.org), CC BY 4.0."


class TestMaps:
    def test_M3_2_2_every_sector_shows_its_suit_twice(self, board: Board, root: Element) -> None:
        drawn = classed(layer(root, "sectors"), "sector")
        assert len(drawn) == 44
        for element, sector in zip(drawn, sorted(board.sectors, key=lambda s: MAPS.index(s.map)), strict=True):
            suit = SUITS[sector.suit]
            assert title(element) == f"Sector {sector.id}: {suit}"
            assert [use.get("href") for use in element.iter(f"{SVG}use")] == [f"#{suit}"] * 2

    def test_M3_2_3_a_line_for_each_road_of_a_map_and_a_stub_at_both_ends_of_a_link(
        self, board: Board, root: Element
    ) -> None:
        cities = board.cities
        links = [(a, b) for a, b, _ in board.roads if cities[a].map != cities[b].map]
        drawn = classed(layer(root, "roads"), "road")
        stubs = classed(layer(root, "roads"), "link")
        assert len(links) == 3
        assert len(stubs) == 2 * len(links)
        assert len(drawn) == len(board.roads) - len(links) + 2 * len(links)
        assert len(classed(layer(root, "roads"), "main")) == sum(main for *_, main in board.roads) + 1

    def test_M3_2_1_a_link_names_the_city_on_the_other_map(self, board: Board, root: Element) -> None:
        cities = board.cities
        ends = {c for a, b, _ in board.roads if cities[a].map != cities[b].map for c in (a, b)}
        assert set(texts(layer(root, "roads"))) == {f"to {cities[c].name}" for c in ends}

    def test_M3_2_4_an_area_for_each_territory_in_the_colour_of_its_power(self, board: Board, root: Element) -> None:
        areas = {title(path): path.get("class") for path in layer(root, "territories").iter(f"{SVG}path") if len(path)}
        assert len(areas) == len(board.territories)
        assert areas["Bayern, Bavaria's home"] == "area bavaria"
        assert areas["Schlesien, nobody's home"] == "area silesia"
        assert (areas["Polen, nobody's home"] or "").startswith("area plain")

    def test_areas_stay_within_the_frame(self, board: Board, root: Element) -> None:
        for name, sheet in zip(MAPS, layer(root, "territories"), strict=True):
            width = max(sector.box[2] for sector in board.sectors if sector.map == name)
            height = max(sector.box[3] for sector in board.sectors if sector.map == name)
            for path in sheet.iter(f"{SVG}path"):
                for point in (path.get("d") or "").replace("Z", "").replace("M", "L").split("L")[1:]:
                    x, y = map(float, point.split(","))
                    assert 0 <= x <= width
                    assert 0 <= y <= height


class TestCities:
    def test_every_city_is_drawn_where_it_is(self, board: Board, root: Element) -> None:
        drawn = {element.get("id"): element for element in classed(layer(root, "cities"), "city")}
        assert len(drawn) == len(board.cities)
        plain = [city for city in board.cities if city.kind == "city" and not city.elector]
        for city in plain:
            (circle,) = drawn[f"city-{city.id}"].iter(f"{SVG}circle")
            assert numbers(circle, "cx", "cy") == [round(city.x, 1), round(city.y, 1)]

    def test_a_city_tells_its_name_kind_and_territory(self, root: Element) -> None:
        titles = {title(element) for element in classed(layer(root, "cities"), "city")}
        assert "Köln, minor fortress, elector, Köln, Jülich und Berg" in titles
        assert "Breslau, major fortress, Schlesien" in titles

    def test_M3_2_6_kinds_have_their_own_symbols(self, board: Board, root: Element) -> None:
        kinds = Counter(city.kind for city in board.cities)
        cities = layer(root, "cities")
        assert len(classed(cities, "star")) == kinds["major_fortress"]
        for kind in ("minor_fortress", "major_fortress"):
            assert len(classed(cities, "city", kind)) == kinds[kind]

    def test_M3_2_9_electors_have_rings(self, board: Board, root: Element) -> None:
        ringed = {element.get("id") for element in classed(layer(root, "cities"), "city") if classed(element, "ring")}
        assert ringed == {f"city-{board.cities[city].id}" for city in board.electors}
        assert len(ringed) == 9

    def test_every_name_is_there_once(self, board: Board, root: Element) -> None:
        assert texts(layer(root, "names")) == Counter(city.name for city in board.cities)

    def test_names_of_fortresses_are_strong(self, board: Board, root: Element) -> None:
        strong = {element.text for element in classed(layer(root, "names"), "strong")}
        assert strong == {board.cities[city].name for city in board.fortresses}

    def test_without_labels_most_names_are_above_their_cities(self, board: Board, bohemia: str) -> None:
        names = classed(layer(ElementTree.fromstring(bohemia), "names"), "name")
        heights = {element.text: float(element.get("y", "inf")) for element in names}
        cities = [city for city in board.cities if city.map == "bohemia"]
        assert sum(heights[city.name] < city.y for city in cities) > 0.9 * len(cities)

    def test_a_label_outside_the_map_does_not_take_the_name_there(self, board: Board, bohemia: str) -> None:
        (name,) = (element for element in classed(ElementTree.fromstring(bohemia), "name") if element.text == "Wien")
        x, y = numbers(name, "x", "y")
        assert 0 < x < max(sector.box[2] for sector in board.sectors if sector.map == "bohemia")
        assert 0 < y < 20


class TestSetUp:
    def test_M4_3_every_piece_is_there_once(self, board: Board, root: Element) -> None:
        drawn = Counter(element.get("data-piece") for element in root.iter() if element.get("data-piece"))
        assert drawn == Counter(piece.id for piece in board.pieces)

    def test_M3_1_generals_show_their_rank_and_trains_a_t(self, board: Board, root: Element) -> None:
        drawn = {element.get("data-piece"): element for element in classed(root, "piece")}
        for piece in board.pieces:
            element = drawn[piece.id]
            assert element.findtext(f"{SVG}text") == (str(piece.rank) if piece.general else "T")
            assert board.powers[piece.power].id in (element.get("class") or "").split()

    def test_pieces_stand_beside_their_city(self, board: Board, root: Element) -> None:
        drawn = {element.get("data-piece"): element for element in classed(root, "general")}
        for piece in board.pieces:
            if piece.general and piece.start >= 0:
                city = board.cities[piece.start]
                (circle,) = drawn[piece.id].iter(f"{SVG}circle")
                x, y = numbers(circle, "cx", "cy")
                assert 8 < ((x - city.x) ** 2 + (y - city.y) ** 2) ** 0.5 < 22

    def test_M4_4_boxes_hold_the_pieces_that_start_off_the_map(self, root: Element) -> None:
        boxes = {box.findtext(f"{SVG}text"): box for box in classed(layer(root, "boxes"), "box")}
        inside = {name: [e.get("data-piece") for e in classed(box, "piece")] for name, box in boxes.items()}
        assert inside["Ostpreussen"] == ["der_alte_dessauer"]
        assert inside["Silesia box"] == ["prussia_train_2"]
        assert inside["England"] == []
        assert len(classed(layer(root, "boxes"), "box")) == 5

    def test_M3_2_13_an_arrow_leads_from_each_box_but_that_of_silesia(self, root: Element) -> None:
        boxes = classed(layer(root, "boxes"), "box")
        assert sum(bool(classed(box, "arrow")) for box in boxes) == len(boxes) - 1

    def test_M4_6_M4_12_every_start_marker_has_a_flag(self, board: Board, root: Element) -> None:
        titles = Counter(title(flag) for flag in classed(layer(root, "flags"), "flag"))
        assert titles == Counter(
            f"Marker of {board.powers[power].name} on {board.cities[city].name}"
            for city, power in board.start_markers.items()
        )


class TestEditions:
    def test_names_are_escaped(self, tmp_path: Path) -> None:
        board = _edition(tmp_path, ",Aachen,", ',"A & <b>""x",')
        drawn = ElementTree.fromstring(draw_board(board, {}, ("flanders",)))
        assert texts(layer(drawn, "names"))['A & <b>"x'] == 1
        (city,) = (element for element in classed(drawn, "city") if element.get("id") == "city-aachen")
        assert title(city).startswith('A & <b>"x, city, ')

    def test_one_map_alone_has_its_names_sectors_and_links(self, board: Board, bohemia: str) -> None:
        drawn = ElementTree.fromstring(bohemia)
        names = Counter(city.name for city in board.cities if city.map == "bohemia")
        assert texts(layer(drawn, "names")) == names
        assert len(classed(layer(drawn, "roads"), "link")) == 3
        assert len(classed(layer(drawn, "sectors"), "sector")) == 24
        assert title(drawn) == "Maria: Bohemia"

    def test_labels_of_our_edition_are_for_all_its_cities(self, board: Board) -> None:
        assert set(load_labels(OWN)) == set(board.city_index)

    def test_an_edition_without_labels_has_none(self, tmp_path: Path) -> None:
        assert load_labels(tmp_path) == {}

    def test_a_label_may_occur_once(self, tmp_path: Path) -> None:
        (tmp_path / "labels.csv").write_text("id,x,y\nwien,1,2\nwien,3,4\n", encoding="utf-8")
        with pytest.raises(BadFile, match="occurs twice"):
            load_labels(tmp_path)

    def test_a_label_needs_numbers(self, tmp_path: Path) -> None:
        (tmp_path / "labels.csv").write_text("id,x,y\nwien,1,far\n", encoding="utf-8")
        with pytest.raises(BadFile, match="line 2: y must be a number"):
            load_labels(tmp_path)


def _edition(folder: Path, old: str, new: str) -> Board:
    """Our edition with a change in its cities."""
    for name in BOARD_FILES:
        text = (OWN / name).read_text(encoding="utf-8")
        (folder / name).write_text(text.replace(old, new) if name == "cities.csv" else text, encoding="utf-8")
    return Board(folder)
