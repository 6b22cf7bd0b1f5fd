"""The board as an SVG picture: everything that is on the board is in it, and broken shapes are told."""

from __future__ import annotations

import csv
import json
import re
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from kabinett.ancien_regime.board import NEEDED_FILES, OWN_BOARD, SCENARIOS, Board, Territory, load_board
from kabinett.ancien_regime.drawing import draw_board
from kabinett.ancien_regime.drawing.labels import label_boxes
from kabinett.ancien_regime.drawing.legend import CREDIT
from kabinett.ancien_regime.drawing.outlines import Outlines, contains
from kabinett.ancien_regime.drawing.shapes import Shapes, load_shapes
from kabinett.ancien_regime.drawing.sheet import LAYERS
from kabinett.core.errors import BadFile, BadOption

SVG = "{http://www.w3.org/2000/svg}"
CHECKED_IN = Path(__file__).parents[2] / "docs" / "ancien_regime_board.svg"


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board()


@pytest.fixture(scope="module")
def shapes(board: Board) -> Shapes:
    return load_shapes(board)


@pytest.fixture(scope="module")
def picture(board: Board) -> str:
    return draw_board(board)


@pytest.fixture(scope="module")
def root(picture: str) -> Element:
    return ElementTree.fromstring(picture)


@pytest.fixture(scope="module", params=SCENARIOS)
def setup(request: pytest.FixtureRequest, board: Board) -> tuple[int, Element]:
    return request.param, ElementTree.fromstring(draw_board(board, request.param))


def classed(root: Element, *wanted: str) -> list[Element]:
    return [element for element in root.iter() if set(wanted) <= set((element.get("class") or "").split())]


def layer(root: Element, name: str) -> Element:
    (found,) = classed(root, "layer", name)
    return found


def texts(root: Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def title(element: Element) -> str:
    return element.findtext(f"{SVG}title") or ""


def by_id(root: Element) -> dict[str, Element]:
    return {element.get("id") or "": element for element in root.iter() if element.get("id")}


def label(root: Element, territory: Territory) -> Element:
    (found,) = (e for e in layer(root, "labels") if e.get("data-territory") == territory.id)
    return found


def classed_texts(root: Element, wanted: str) -> list[str]:
    return [element.text or "" for element in classed(root, wanted)]


def numbers(element: Element, *names: str) -> tuple[float, ...]:
    return tuple(float(element.get(name, "nan")) for name in names)


class TestSheet:
    def test_the_checked_in_picture_is_current(self, picture: str) -> None:
        assert CHECKED_IN.read_text(encoding="utf-8") == picture

    def test_is_an_svg_with_a_view_and_a_title(self, root: Element) -> None:
        assert root.tag == f"{SVG}svg"
        assert root.get("role") == "img"
        assert title(root) == "Coalitions: Ancien Régime"
        assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"

    def test_is_small_and_needs_nothing_from_outside(self, picture: str) -> None:
        assert len(picture.encode()) < 600_000
        assert "<image" not in picture
        assert "@import" not in picture
        assert "url(http" not in picture

    def test_ids_occur_once_and_what_is_referred_to_exists(self, picture: str, root: Element) -> None:
        ids = Counter(element.get("id") for element in root.iter() if element.get("id"))
        assert set(ids.values()) == {1}
        referred = set(re.findall(r'(?:href="#|url\(#)([^")]+)', picture))
        assert len(referred) > 20
        assert referred <= set(ids)

    def test_has_its_layers_once(self, root: Element) -> None:
        assert [element.get("class") for element in classed(root, "layer")] == [f"layer {name}" for name in LAYERS]

    def test_is_the_same_every_time(self, picture: str) -> None:
        assert draw_board(Board(OWN_BOARD)) == picture

    def test_legend_names_powers_with_their_letters_kinds_and_source(self, board: Board, root: Element) -> None:
        legend = texts(by_id(root)["legend"])
        assert {power.name for power in board.powers} <= set(legend)
        assert {power.code for power in board.powers} <= set(legend)
        assert {"contested: influence for its powers", "uncontested", "impassable"} <= set(legend)
        assert {"elector", "capital", "value"} <= set(legend)
        assert legend.count(CREDIT) == 1

    def test_an_unknown_scenario_is_refused(self, board: Board) -> None:
        with pytest.raises(BadOption, match=r"there is no scenario 1700 \(scenarios: 1740, 1756\)"):
            draw_board(board, 1700)


class TestTerritories:
    def test_C5_4_every_territory_is_an_element_with_its_kind(self, board: Board, root: Element) -> None:
        drawn = classed(layer(root, "territories"), "territory")
        assert [element.get("id") for element in drawn] == [f"territory-{t.id}" for t in board.territories]
        for element, territory in zip(drawn, board.territories, strict=True):
            words = (element.get("class") or "").split()
            assert territory.kind in words
            assert ("capital" in words) == territory.capital
            assert ("elector" in words) == territory.elector

    def test_every_outline_is_that_of_the_data(self, board: Board, shapes: Shapes, root: Element) -> None:
        ids = by_id(root)
        for territory, area in zip(board.territories, shapes.territories, strict=True):
            rings = (ids[f"area-{territory.id}"].get("d") or "").split("M")[1:]
            drawn = [[tuple(map(float, p.split(","))) for p in ring.rstrip("Z").split("L")] for ring in rings]
            assert drawn == [list(ring[:-1]) for ring in area]

    def test_C5_4_1_homes_are_in_the_colour_of_their_power(self, board: Board, root: Element) -> None:
        for territory in board.territories:
            kinds = (by_id(root)[f"area-{territory.id}"].get("class") or "").split()
            if territory.kind == "home":
                assert kinds == ["area", "tint", board.powers[territory.home].id]
            elif territory.kind != "disputed":
                assert kinds == ["area", "tint", territory.kind]

    def test_C5_4_2_stripes_are_in_the_colours_of_their_powers(self, board: Board, root: Element) -> None:
        ids, seen = by_id(root), 0
        for territory in board.territories:
            fill = ids[f"area-{territory.id}"].get("fill")
            assert (fill is not None) == (territory.kind == "disputed")
            if fill is not None:
                stripes = ids[fill.removeprefix("url(#").removesuffix(")")].iter(f"{SVG}rect")
                colours = [(stripe.get("class") or "").split()[1] for stripe in stripes]
                assert colours == [p.id for n, p in enumerate(board.powers) if territory.stripes & 1 << n]
                seen += 1
        assert seen == sum(territory.kind == "disputed" for territory in board.territories)

    def test_C5_4_4_impassable_areas_have_mountains_inside(self, board: Board, shapes: Shapes, root: Element) -> None:
        for element, area, territory in zip(
            layer(root, "territories"), shapes.territories, board.territories, strict=True
        ):
            peaks = element.findall(f"{SVG}g")
            assert bool(peaks) == (territory.kind == "impassable")
            for peak in peaks:
                x, y = map(float, re.findall(r"[\d.]+", peak.get("transform") or ""))
                assert contains(area, (x, y))

    def test_a_territory_tells_all_about_itself(self, root: Element) -> None:
        ids = by_id(root)
        assert title(ids["territory-silesia"]) == (
            "Silesia, contested (Prussia, Austria), value 3; "
            "neighbours: Berlin, Bohemia, Moravia, Posnania, Saxonia, Warszawa"
        )
        assert title(ids["territory-hannover"]) == (
            "Hannover, home of Great Britain, value 1, elector; neighbours: Berlin, Danmark, Mecklenburg, Nassau, "
            "Saxonia, Westfalia; sea routes of Great Britain: Holland"
        )
        assert title(ids["territory-paris"]).startswith("Paris, home of France, value 3, capital; neighbours: ")
        assert title(ids["territory-franconia"]).startswith("Franconia, uncontested, value 0; neighbours: ")
        assert title(ids["territory-alps"]) == "Alps, impassable"
        assert "neighbours: none; sea routes of Great Britain: Cornwall; sea routes of Spain: Galicia" in title(
            ids["territory-ireland"]
        )


class TestLabels:
    def test_every_name_is_there_once(self, board: Board, root: Element) -> None:
        for territory in board.territories:
            assert " ".join(classed_texts(label(root, territory), "name")) == territory.name
        assert len(layer(root, "labels")) == len(board.territories)

    def test_C5_4_every_value_is_there(self, board: Board, root: Element) -> None:
        for territory in board.territories:
            expected = [] if territory.kind == "impassable" else [str(territory.value)]
            assert classed_texts(label(root, territory), "value") == expected

    def test_C5_4_1_C5_4_2_colours_are_not_the_only_sign(self, board: Board, root: Element) -> None:
        for territory in board.territories:
            powers = [p for n, p in enumerate(board.powers) if n == territory.home or territory.stripes & 1 << n]
            badges = classed(label(root, territory), "badge")
            assert [badge.findtext(f"{SVG}text") for badge in badges] == [power.code for power in powers]
            assert [badge.get("class") for badge in badges] == [f"badge {power.id}" for power in powers]

    def test_C5_4_1_the_names_of_capitals_are_underlined(self, board: Board, picture: str, root: Element) -> None:
        underlined = {t.id for t in board.territories if classed(label(root, t), "capital")}
        assert underlined == {board.territories[power.capital].id for power in board.powers}
        assert re.search(r"\.name\.capital \{[^}]*text-decoration: underline", picture)

    def test_C5_4_5_electors_have_crowns(self, board: Board, root: Element) -> None:
        crowned = {t.id for t in board.territories if classed(label(root, t), "crown")}
        assert crowned == {t.id for t in board.territories if t.elector}
        assert len(crowned) == 8

    def test_labels_do_not_cover_each_other_and_stay_on_the_map(self, board: Board, shapes: Shapes) -> None:
        boxes = [
            (territory.id, box)
            for territory, at in zip(board.territories, shapes.labels, strict=True)
            for box in label_boxes(territory, at)
        ]
        for (a, ((x, y), width, height)), (b, ((u, v), other, high)) in combinations(boxes, 2):
            assert a == b or abs(x - u) > (width + other) / 2 or abs(y - v) > (height + high) / 2, (a, b)
        for name, ((x, y), width, height) in boxes:
            assert width / 2 < x < shapes.width - width / 2, name
            assert height / 2 < y < shapes.height - height / 2, name

    def test_labels_are_in_their_territories(self, board: Board, shapes: Shapes) -> None:
        for territory, area, (x, y) in zip(board.territories, shapes.territories, shapes.labels, strict=True):
            middle = (x, y + 11) if territory.kind != "impassable" else (x, y - 12)
            assert contains(area, middle), territory.id

    def test_labels_leave_the_ends_of_sea_routes_free(self, board: Board, shapes: Shapes) -> None:
        ends = [end for way in shapes.routes for end in (way[0], way[-1])]
        for territory, at in zip(board.territories, shapes.labels, strict=True):
            *_, ((x, y), width, height) = label_boxes(territory, at)
            for u, v in ends:
                assert abs(u - x) > width / 2 or abs(v - y) > height / 2, territory.id


class TestSea:
    def test_C5_4_6_every_route_is_there_with_its_owner_and_its_ends(
        self, board: Board, shapes: Shapes, root: Element
    ) -> None:
        drawn = list(layer(root, "routes"))
        assert len(drawn) == len(board.routes) == 16
        for element, route, way in zip(drawn, board.routes, shapes.routes, strict=True):
            a, b, owner = board.territories[route.a], board.territories[route.b], board.powers[route.owner]
            assert element.get("id") == f"route-{a.id}-{b.id}"
            assert title(element) == f"Sea route of {owner.name}: {a.name} - {b.name}"
            assert [e.get("class") for e in classed(element, "route")] == [f"route {owner.id}"]
            assert texts(element) == [owner.code]
            assert [numbers(end, "cx", "cy") for end in classed(element, "end")] == [way[0], way[-1]]
            (line,) = classed(element, "way")
            assert (line.get("d") or "").count("C") == len(way) - 1

    def test_the_owners_have_different_dashes(self, board: Board, picture: str) -> None:
        assert {board.powers[route.owner].id for route in board.routes} == {"britain", "spain"}
        dashes = re.findall(r"\.route(?:\.spain)? \.way \{[^}]*stroke-dasharray: ([^;]+);", picture)
        assert len(set(dashes)) == 2

    def test_the_seas_are_named(self, shapes: Shapes, root: Element) -> None:
        assert texts(layer(root, "seas")) == [sea.name for sea in shapes.of_kind("sea")]
        assert "Mare Mediterraneum" in texts(layer(root, "seas"))


class TestBorders:
    def test_C5_5_the_outlines_show_the_borders_but_for_the_exceptions(self, board: Board, shapes: Shapes) -> None:
        outlines = Outlines(shapes)
        shown = {tuple(sorted(set(owners))) for owners in outlines.owners.values() if len(set(owners)) == 2}
        passable = {n for n, territory in enumerate(board.territories) if territory.kind != "impassable"}
        borders = {(a, b) for a, others in enumerate(board.neighbours) for b in others if a < b}
        assert {pair for pair in shown if set(pair) <= passable} == borders - exceptions(board)

    def test_C5_5_neighbours_whom_the_water_parts_are_joined(self, board: Board, root: Element) -> None:
        joined = {title(element) for element in layer(root, "borders") if classed(element, "crossing")}
        names = ((board.territories[a].name, board.territories[b].name) for a, b in exceptions(board))
        assert joined == {f"{a} and {b} are neighbours" for a, b in names}
        assert len(joined) == 2

    def test_crossings_begin_and_end_ashore(self, board: Board, shapes: Shapes, root: Element) -> None:
        for line in classed(layer(root, "borders"), "crossing"):
            ends = numbers(line, "x1", "y1"), numbers(line, "x2", "y2")
            ashore = [n for x, y in ends for n, area in enumerate(shapes.territories) if contains(area, (x, y))]
            assert tuple(sorted(ashore)) in exceptions(board)


def exceptions(board: Board) -> set[tuple[int, ...]]:
    """The borders that the outlines do not show."""
    rows = csv.DictReader((OWN_BOARD / "border_exceptions.csv").read_text(encoding="utf-8").splitlines())
    return {tuple(sorted(board.territory_index[row[end]] for end in ("a", "b"))) for row in rows}


class TestSetUp:
    def test_without_a_scenario_there_are_no_pieces(self, root: Element) -> None:
        assert not classed(root, "piece")
        assert "Pieces" not in texts(root)
        assert not list(layer(root, "setup"))

    def test_C3_6_every_piece_of_a_scenario_is_there(self, board: Board, setup: tuple[int, Element]) -> None:
        year, root = setup
        names = [territory.name for territory in board.territories]
        expected: Counter[str] = Counter()
        for power, start in zip(board.powers, board.scenarios[year], strict=True):
            for place, troops in start.generals:
                plural = "troop" if troops == 1 else "troops"
                expected[f"{power.adjective} general with {troops} {plural} in {names[place]}"] += 1
            expected.update(f"{power.adjective} garrison in {names[place]}" for place in start.garrisons)
            expected.update(f"Fortress in {names[place]}" for place in start.fortresses)
        assert Counter(map(title, classed(layer(root, "pieces"), "piece"))) == expected

    def test_C2_pieces_show_their_power_and_troops(self, board: Board, setup: tuple[int, Element]) -> None:
        year, root = setup
        shown = Counter(
            (element.get("data-at"), *texts(element)) for element in classed(layer(root, "pieces"), "general")
        )
        assert shown == Counter(
            (board.territories[place].id, power.code, str(troops))
            for power, start in zip(board.powers, board.scenarios[year], strict=True)
            for place, troops in start.generals
        )
        banners = [(element.get("data-at"), *texts(element)) for element in classed(layer(root, "pieces"), "garrison")]
        assert ("lombardia", "AT") in banners

    def test_generals_stand_in_their_territories_and_off_the_labels(
        self, board: Board, shapes: Shapes, setup: tuple[int, Element]
    ) -> None:
        for element in classed(layer(setup[1], "pieces"), "general"):
            number = board.territory_index[element.get("data-at") or ""]
            (disc,) = classed(element, "disc")
            x, y = numbers(disc, "cx", "cy")
            assert contains(shapes.territories[number], (x, y))
            for (u, v), width, height in label_boxes(board.territories[number], shapes.labels[number]):
                assert abs(x - u) > width / 2 or abs(y - v) > height / 2

    def test_C3_3_to_C3_6_the_table_tells_the_rest(self, board: Board, setup: tuple[int, Element]) -> None:
        year, root = setup
        rows = {row.get("data-power"): texts(row) for row in layer(root, "setup").iter() if row.get("data-power")}
        assert list(rows) == [power.id for power in board.powers]
        assert rows["france"] == ["FR", "France", "French", "11", "5", "2", "2"]
        assert rows["prussia"][2] == {1740: "French", 1756: "British"}[year]
        assert rows["ottoman"] == ["OT", "Ottoman Empire", "Neutral", "2", "0", "2", "1"]
        assert "Charles Edward Stuart" in texts(layer(root, "setup"))

    def test_the_title_tells_the_scenario(self, setup: tuple[int, Element]) -> None:
        year, root = setup
        assert title(root) == f"Coalitions: Ancien Régime {year}"
        assert classed_texts(root, "map") == [f"Europe {year}"]


Change = Callable[[Any], object]


def edition(folder: Path, **files: str) -> Board:
    """An edition with our own territories and other texts in some files."""
    for name in NEEDED_FILES:
        (folder / name).write_text((OWN_BOARD / name).read_text(encoding="utf-8"), encoding="utf-8")
    for name, text in files.items():
        ending = "json" if name in ("shapes_xy", "sea_paths") else "csv"
        (folder / f"{name}.{ending}").write_text(text, encoding="utf-8")
    return load_board(str(folder))


def changed(name: str, change: Change) -> str:
    data = json.loads((OWN_BOARD / f"{name}.json").read_text(encoding="utf-8"))
    change(data)
    return json.dumps(data)


def put(*path: Any) -> Change:
    """A change that puts the last of `path` where the others lead."""

    def change(data: Any) -> None:
        *way, last, value = path
        for key in way:
            data = data[key]
        data[last] = value

    return change


class TestEditions:
    def test_shapes_are_not_read_unless_somebody_draws(self, tmp_path: Path) -> None:
        board = edition(tmp_path, shapes_xy="{", sea_paths="no", labels="", marks="")
        assert len(board.territories) == 75
        with pytest.raises(BadFile, match=r"shapes_xy\.json, line 1: not JSON: "):
            draw_board(board)

    def test_an_edition_with_our_territories_borrows_our_shapes(self, tmp_path: Path, picture: str) -> None:
        assert draw_board(edition(tmp_path)) == picture

    def test_names_are_escaped(self, tmp_path: Path) -> None:
        own = (OWN_BOARD / "territories.csv").read_text(encoding="utf-8")
        board = edition(tmp_path, territories=own.replace(",Paris,", ',"A & <b>""x",'))
        root = ElementTree.fromstring(draw_board(board))
        assert classed_texts(label(root, board.territories[board.territory_index["paris"]]), "name") == ['A & <b>"x']
        assert title(by_id(root)["territory-paris"]).startswith('A & <b>"x, home of France')

    def test_the_legend_has_the_kinds_that_occur(self, tmp_path: Path) -> None:
        own = (OWN_BOARD / "territories.csv").read_text(encoding="utf-8")
        borders = (OWN_BOARD / "borders.csv").read_text(encoding="utf-8")
        borders += "alps,bavaria\npyrenees,catalonia\ncarpathians,podolia\n"
        board = edition(tmp_path, territories=own.replace(",impassable,", ",undisputed,"), borders=borders)
        legend = texts(by_id(ElementTree.fromstring(draw_board(board)))["legend"])
        assert "uncontested" in legend
        assert "impassable" not in legend

    @pytest.mark.parametrize(
        ("change", "reason"),
        [
            (lambda data: data["territories"].pop("silesia"), "territories: there is no outline of silesia"),
            (put("territories", "atlantis", []), "territories > atlantis: unknown territory"),
            (put("territories", []), "territories: must be an object"),
            (put("territories", "silesia", []), "territories > silesia: must be a list with 1 entries or more"),
            (put("territories", "silesia", 0, 0, 2, 1, "far"), "territories > silesia > 1 > 1 > 3: must be a point"),
            (put("territories", "silesia", 0, 0, 2, 1, True), "territories > silesia > 1 > 1 > 3: must be a point"),
            (
                put("territories", "silesia", 0, 0, 2, 1, float("nan")),
                "territories > silesia > 1 > 1 > 3: must be a point",
            ),
            (put("territories", "silesia", 0, 0, 2, [1, 2, 3]), "territories > silesia > 1 > 1 > 3: must be a point"),
            (
                put("territories", "silesia", 0, 0, [[0, 0], [1, 1], [0, 0]]),
                "territories > silesia > 1 > 1: must be a list with 4",
            ),
            (put("territories", "silesia", 0, 0, 0, [0, 0]), "territories > silesia > 1 > 1: the last point of a ring"),
            (put("outside", 0, 0, 0, "x"), "outside > 1 > 1 > 1: must be a point of two numbers, not 'x'"),
            (lambda data: data.pop("outside"), "there is no 'outside'"),
            (put("width", 0), "width: must be a number above 0, not 0"),
            (put("height", "tall"), "height: must be a number above 0, not 'tall'"),
        ],
    )
    def test_faults_in_outlines_are_named_with_their_place(self, tmp_path: Path, change: Change, reason: str) -> None:
        board = edition(tmp_path, shapes_xy=changed("shapes_xy", change))
        with pytest.raises(BadFile, match=f"shapes_xy.json: {re.escape(reason)}"):
            load_shapes(board)

    @pytest.mark.parametrize(
        ("change", "reason"),
        [
            (lambda data: data.pop(0), "there is no way for the sea route london - holland"),
            (put(0, "a", "paris"), "1: paris - holland is not a sea route or occurs twice"),
            (lambda data: data.append(data[0]), "17: london - holland is not a sea route or occurs twice"),
            (put(0, "points", [[0, 0]]), "1 > points: must be a list with 2 entries or more"),
            (put(0, "points", 1, None), "1 > points > 2: must be a point of two numbers, not None"),
            (lambda data: data[0].pop("points"), "1: there is no 'points'"),
            (put(0, "a", []), "1 > a: must be a text, not []"),
        ],
    )
    def test_faults_in_the_ways_of_routes_are_named_with_their_place(
        self, tmp_path: Path, change: Change, reason: str
    ) -> None:
        board = edition(tmp_path, sea_paths=changed("sea_paths", change))
        with pytest.raises(BadFile, match=re.escape(f"sea_paths.json: {reason}")):
            load_shapes(board)

    @pytest.mark.parametrize(
        ("file", "text", "reason"),
        [
            ("labels", "id,x,y\natlantis,1,2\n", "labels.csv, line 2: unknown territory 'atlantis'"),
            ("labels", "id,x,y\nwien,1,2\nwien,3,4\n", "labels.csv, line 3: id 'wien' occurs twice"),
            ("labels", "id,x,y\nwien,1,far\n", "labels.csv, line 2: y must be a number, not 'far'"),
            ("marks", "kind,name,x,y,size,turn\nlake,Balaton,1,2,3,4\n", "marks.csv, line 2: kind must be one of sea"),
            ("marks", "kind,name,x,y,size\nsea,Mare,1,2,3\n", "marks.csv, line 1: missing column turn"),
        ],
    )
    def test_faults_in_places_are_named_with_their_line(
        self, tmp_path: Path, file: str, text: str, reason: str
    ) -> None:
        with pytest.raises(BadFile, match=re.escape(reason)):
            load_shapes(edition(tmp_path, **{file: text}))
