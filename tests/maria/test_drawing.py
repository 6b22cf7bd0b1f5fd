"""The board as an SVG picture: everything that is on the board is in it, and it is well formed."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from kabinett.core.errors import BadFile
from kabinett.core.tables import Row
from kabinett.maria.board import BOARD_FILES, MAPS, SUITS, Board, City, load_board
from kabinett.maria.drawing import draw_board, load_labels
from kabinett.maria.drawing.cities import reach
from kabinett.maria.drawing.geography import projection, read_feature
from kabinett.maria.drawing.labels import Labels
from kabinett.maria.drawing.legend import CREDIT
from kabinett.maria.drawing.names import name_size
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
    return draw_board(board, Labels({"wien": (5000.0, -50.0)}), ("bohemia",))


def layer(root: Element, name: str) -> Element:
    """A layer of all maps together, or the legend."""
    together = Element("g")
    together.extend(part for part in root.iter() if part.get("data-layer") == name or part.get("id") == name)
    return together


def classed(root: Element, *wanted: str) -> list[Element]:
    return [element for element in root.iter() if set(wanted) <= set((element.get("class") or "").split())]


def texts(root: Element) -> Counter[str]:
    return Counter(element.text or "" for element in root.iter(f"{SVG}text"))


def title(element: Element) -> str:
    return element.findtext(f"{SVG}title") or ""


def count(element: Element, command: str = "M") -> int:
    """How many shapes all paths of a part of the picture have."""
    return sum((path.get("d") or "").count(command) for path in element.iter(f"{SVG}path"))


def numbers(element: Element, *names: str) -> list[float]:
    return [float(element.get(name, "nan")) for name in names]


class TestSheet:
    def test_the_checked_in_picture_is_current(self, picture: str) -> None:
        assert CHECKED_IN.read_text(encoding="utf-8") == picture

    def test_is_an_svg_with_a_view_and_a_title(self, root: Element) -> None:
        assert root.tag == f"{SVG}svg"
        assert root.get("role") == "img"
        assert root.get("class") == "maria-map"
        assert title(root) == "Maria: Flanders and Bohemia"
        assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"

    def test_is_small_and_needs_nothing_from_outside(self, picture: str) -> None:
        assert len(picture.encode()) < 600_000
        assert "<image" not in picture
        assert "@import" not in picture
        assert "url(http" not in picture

    def test_each_map_has_its_layers_once(self, root: Element) -> None:
        ids = Counter(element.get("id") for element in root.iter() if element.get("id"))
        assert set(ids.values()) == {1}
        maps = classed(root, "map")
        assert [group.get("data-map") for group in maps] == list(MAPS)
        for group in maps:
            layers = [element.get("data-layer") for element in classed(group, "layer")]
            assert layers == [*LAYERS, "tips", "flags", "pieces"]

    def test_both_maps_have_a_title(self, root: Element) -> None:
        assert [element.text for element in classed(root, "map-title")] == ["Flanders", "Bohemia"]

    def test_is_the_same_every_time(self, bohemia: str) -> None:
        assert draw_board(Board(OWN), Labels({"wien": (5000.0, -50.0)}), ("bohemia",)) == bohemia

    def test_legend_names_powers_suits_and_source(self, board: Board, root: Element) -> None:
        legend = texts(layer(root, "legend"))
        assert {power.name for power in board.powers} <= set(legend)
        assert set(SUITS) <= set(legend)
        assert legend[CREDIT] == 1
        assert CREDIT == "Kabinett board edition, unofficial. Town positions: GeoNames (geonames.org), CC BY 4.0."


class TestMaps:
    def test_M3_2_2_every_sector_has_a_large_suit_and_small_ones_near_its_corners(
        self, board: Board, root: Element
    ) -> None:
        for suit in SUITS:
            sectors = sum(SUITS[sector.suit] == suit for sector in board.sectors)
            large = sum(path.get("d", "").count("M") for path in classed(layer(root, "grid"), suit))
            small = sum(path.get("d", "").count("M") for path in classed(layer(root, "signs"), suit))
            assert large == sectors
            assert sectors <= small <= 4 * sectors

    def test_M3_2_2_pointing_at_a_sector_tells_its_suit(self, board: Board, root: Element) -> None:
        tips = {title(element) for element in classed(layer(root, "tips"), "sector")}
        assert tips == {f"Sector {sector.id}: {SUITS[sector.suit]}" for sector in board.sectors}

    def test_M3_2_3_a_line_for_each_road_of_a_map_and_two_ends_of_each_link(self, board: Board, root: Element) -> None:
        cities = board.cities
        within = Counter(main for a, b, main in board.roads if cities[a].map == cities[b].map)
        between = Counter(main for a, b, main in board.roads if cities[a].map != cities[b].map)
        roads = layer(root, "roads")
        for kind, main in (("road", False), ("main", True)):
            shapes = sum(path.get("d", "").count("M") for path in classed(roads, kind))
            assert shapes == within[main] + 2 * between[main]
        assert sum(between.values()) == 3
        assert len(classed(roads, "inside")) == 4  # on either map, and what leaves it

    def test_M3_2_1_roads_join_the_maps(self, root: Element) -> None:
        groups = [element for element in classed(root, "links") if element not in classed(root, "map")]
        between = groups[-1]
        assert count(between) == 3
        assert len(groups) == 3

    def test_M3_2_4_a_land_for_each_territory_in_the_colour_of_its_power(self, board: Board, root: Element) -> None:
        lands = {land.get("data-territory"): land.get("class") or "" for land in classed(root, "land")}
        lands.pop(None)  # in the legend
        assert set(lands) == {land.id for land in board.territories}
        assert lands["bavaria"] == "land bavaria"
        assert lands["silesia"] == "land silesia"
        assert lands["poland"].startswith("land plain")

    def test_M3_2_4_a_city_lies_inside_the_shape_of_its_territory(self, board: Board, root: Element) -> None:
        shapes = {
            path.get("id", "").removeprefix("maria-land-"): rings(path.get("d") or "")
            for path in layer(root, "territories").iter(f"{SVG}path")
            if path.get("id")
        }
        for city in board.cities:
            land = board.territories[city.territory].id
            inside = [name for name, outlines in shapes.items() if encloses(outlines, (city.x, city.y))]
            on_map = {territory.id for territory in board.territories if territory.map == city.map}
            assert [name for name in inside if name in on_map] == [land], city.id

    def test_lands_stay_within_the_frame(self, board: Board, root: Element) -> None:
        for land in classed(root, "land"):
            if territory := land.get("data-territory"):
                name = next(found.map for found in board.territories if found.id == territory)
                width = max(sector.box[2] for sector in board.sectors if sector.map == name)
                height = max(sector.box[3] for sector in board.sectors if sector.map == name)
                (path,) = land.iter(f"{SVG}path")
                for x, y in (point for ring in rings(path.get("d") or "") for point in ring):
                    assert 0 <= x <= width
                    assert 0 <= y <= height

    def test_the_name_of_a_land_is_written_in_full(self, board: Board, root: Element) -> None:
        written = layer(root, "lands")
        for land in board.territories:
            bows = [path.get("id") for path in written.iter(f"{SVG}path") if path.get("id")]
            lines = [bow for bow in bows if bow and bow.startswith(f"maria-name-{land.id}-")]
            words = {path.get("href"): path.text for path in written.iter(f"{SVG}textPath")}
            assert " ".join(words[f"#{bow}"] or "" for bow in lines) == land.name


class TestNature:
    def test_no_city_is_drowned(self, board: Board, root: Element) -> None:
        for group in classed(root, "map"):
            (sea,) = classed(group, "sea")
            water = rings(sea.get("d") or "")
            drowned = [c.id for c in board.cities if c.map == group.get("data-map") and encloses(water, (c.x, c.y))]
            assert drowned == []

    def test_rivers_hills_and_woods_are_drawn_on_both_maps(self, root: Element) -> None:
        for group in classed(root, "map"):
            rivers = {element.text for element in classed(group, "river-name")}
            assert rivers >= ({"Rhein", "Maas", "Mosel"} if group.get("data-map") == "flanders" else {"Elbe", "Oder"})
            (hills,), (woods,) = classed(group, "hills"), classed(group, "woods")
            assert min((hills.get("d") or "").count("M"), (woods.get("d") or "").count("M")) > 60

    def test_an_edition_without_degrees_has_no_nature(self, tmp_path: Path) -> None:
        board = _edition(tmp_path, ",lat,lon,", ",north,east,")
        drawn = ElementTree.fromstring(draw_board(board, Labels(), ("flanders",)))
        assert not classed(drawn, "river")
        assert not classed(drawn, "sea")
        assert classed(drawn, "land")

    def test_faults_of_ornaments_are_named(self) -> None:
        row = Row("ornaments.csv", 7, {"kind": "river", "name": "Styx", "weight": "2", "points": "1 2;3"})
        with pytest.raises(BadFile, match="line 7: points are longitudes and latitudes"):
            read_feature(row)

    def test_a_projection_is_that_of_the_cities(self, board: Board) -> None:
        found = projection(OWN, "bohemia")
        assert found is not None
        wien = next(city for city in board.cities if city.id == "wien")
        x, y = found.place((16.3721, 48.2085))
        assert abs(x - wien.x) < 1
        assert abs(y - wien.y) < 1
        assert found.degrees(found.place((12.5, 50.25))) == pytest.approx((12.5, 50.25))


class TestCities:
    def test_every_city_is_drawn_where_it_is(self, board: Board, root: Element) -> None:
        spots = {element.get("id"): element for element in classed(layer(root, "tips"), "city")}
        assert len(spots) == len(board.cities)
        for city in board.cities:
            (circle,) = spots[f"city-{city.id}"].iter(f"{SVG}circle")
            assert numbers(circle, "cx", "cy") == [round(city.x, 1), round(city.y, 1)]

    def test_a_city_tells_its_name_kind_and_territory(self, root: Element) -> None:
        titles = {title(element) for element in classed(layer(root, "tips"), "city")}
        assert "Köln, minor fortress, elector, Köln, Jülich und Berg (nobody's home)" in titles
        assert "Wien, major fortress, Österreich unter der Enns (Austria's home)" in titles

    def test_M3_2_6_kinds_have_their_own_signs(self, board: Board, root: Element) -> None:
        kinds = Counter(city.kind for city in board.cities)
        cities = layer(root, "cities")
        for sign, kind in (("town", "city"), ("minor", "minor_fortress"), ("major", "major_fortress")):
            assert sum((path.get("d") or "").count("M") for path in classed(cities, sign)) == kinds[kind]

    def test_M3_2_9_electors_have_rings_and_crowns(self, board: Board, root: Element) -> None:
        cities = layer(root, "cities")
        assert len(board.electors) == 9
        for sign in ("ring", "crown"):
            assert sum((path.get("d") or "").count("M") for path in classed(cities, sign)) == 9

    def test_every_name_is_there_once(self, board: Board, root: Element) -> None:
        assert texts(layer(root, "names")) == Counter(city.name for city in board.cities)

    def test_names_of_fortresses_are_strong(self, board: Board, root: Element) -> None:
        names = layer(root, "names")
        assert {element.text for element in classed(names, "strong")} == {
            board.cities[city].name for city in board.fortresses
        }
        assert {e.text for e in classed(names, "caps")} == {city.name for city in board.cities if city.major}

    def test_no_name_lies_on_a_city_or_on_another_name(self, board: Board, root: Element) -> None:
        for group in classed(root, "map"):
            cities = {city.name: city for city in board.cities if city.map == group.get("data-map")}
            boxes = {
                name: name_box(element, cities[name]) for element in classed(group, "name") if (name := element.text)
            }
            towns = [(city.x, city.y, reach(city) - 1) for city in cities.values()]
            for name, (x0, y0, x1, y1) in boxes.items():
                assert not [t for t in towns if x0 < t[0] + t[2] and t[0] - t[2] < x1 and y0 < t[1] < y1], name
                assert not [
                    other
                    for other, (u0, v0, u1, v1) in boxes.items()
                    if other != name and x0 < u1 - 1 and u0 < x1 - 1 and y0 < v1 - 1 and v0 < y1 - 1
                ], name

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
        boxes = {box.get("data-box"): box for box in classed(layer(root, "boxes"), "box")}
        assert set(boxes) == {"ostpreussen", "italien_austria", "italien_france", "england", "silesia"}
        assert boxes["silesia"].findtext(f"{SVG}text") == "Schlesien"
        pieces = {element.get("data-piece"): element for element in classed(root, "piece")}
        for box, piece, shape in (("ostpreussen", "der_alte_dessauer", "c"), ("silesia", "prussia_train_2", "")):
            frame = next(boxes[box].iter(f"{SVG}rect"))
            x, y, width, height = numbers(frame, "x", "y", "width", "height")
            drawn = pieces[piece][1]
            at = numbers(drawn, "cx", "cy") if shape else numbers(drawn, "x", "y")
            assert x < at[0] < x + width
            assert y < at[1] < y + height

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
        drawn = ElementTree.fromstring(draw_board(board, Labels(), ("flanders",)))
        assert texts(layer(drawn, "names"))['A & <b>"x'] == 1
        (city,) = (element for element in classed(drawn, "city") if element.get("id") == "city-aachen")
        assert title(city).startswith('A & <b>"x, city, ')

    def test_one_map_alone_has_its_names_sectors_and_links(self, board: Board, bohemia: str) -> None:
        drawn = ElementTree.fromstring(bohemia)
        names = Counter(city.name for city in board.cities if city.map == "bohemia")
        assert texts(layer(drawn, "names")) == names
        assert count(classed(layer(drawn, "roads"), "links")[0]) == 3
        assert len(classed(layer(drawn, "tips"), "sector")) == 24
        assert title(drawn) == "Maria: Bohemia"

    def test_labels_of_our_edition_are_for_all_its_cities(self, board: Board) -> None:
        labels = load_labels(OWN)
        assert set(labels.names) == set(board.city_index)
        assert set(labels.lands) == {land.id for land in board.territories} | {"north_sea", "zuiderzee"}

    def test_an_edition_without_labels_has_none(self, tmp_path: Path) -> None:
        assert load_labels(tmp_path) == Labels()

    def test_a_label_may_occur_once(self, tmp_path: Path) -> None:
        (tmp_path / "labels.csv").write_text("id,x,y\nwien,1,2\nwien,3,4\n", encoding="utf-8")
        with pytest.raises(BadFile, match="occurs twice"):
            load_labels(tmp_path)

    def test_a_label_needs_numbers(self, tmp_path: Path) -> None:
        (tmp_path / "labels.csv").write_text("id,x,y\nwien,1,far\n", encoding="utf-8")
        with pytest.raises(BadFile, match="line 2: y must be a number"):
            load_labels(tmp_path)


def rings(data: str) -> list[list[tuple[float, float]]]:
    """The points of closed lines, from a path of relative steps."""
    found = []
    for part in data.removeprefix("M").split("M"):
        start, steps = part.removesuffix("Z").split("l")
        x, y = read_numbers(start)
        ring, values = [(x, y)], read_numbers(steps)
        for u, v in zip(values[::2], values[1::2], strict=True):
            x, y = x + u, y + v
            ring.append((x, y))
        found.append(ring)
    return found


def read_numbers(text: str) -> list[float]:
    return [float(number) for number in re.findall(r"-?[\d.]+", text)]


def encloses(outlines: list[list[tuple[float, float]]], at: tuple[float, float]) -> bool:
    """Whether a ray from a point crosses closed lines an odd number of times."""
    crossed = 0
    for ring in outlines:
        for (x, y), (u, v) in pairwise([*ring, ring[0]]):
            if (y > at[1]) != (v > at[1]) and at[0] < x + (at[1] - y) / (v - y) * (u - x):
                crossed += 1
    return crossed % 2 == 1


def name_box(element: Element, city: City) -> tuple[float, float, float, float]:
    """Where the small letters of a name are."""
    width, height = name_size(city)
    x, y = numbers(element, "x", "y")
    left = x - {"start": 0.0, "middle": width / 2, "end": width}[element.get("text-anchor", "")]
    return left, y - height + 2, left + width, y


def _edition(folder: Path, old: str, new: str) -> Board:
    """Our edition with a change in its cities."""
    for name in BOARD_FILES:
        text = (OWN / name).read_text(encoding="utf-8")
        (folder / name).write_text(text.replace(old, new) if name == "cities.csv" else text, encoding="utf-8")
    return Board(folder)
