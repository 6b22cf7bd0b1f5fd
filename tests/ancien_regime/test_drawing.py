"""The board as an SVG picture: everything that is on the board is in it, and broken shapes are told."""

from __future__ import annotations

import csv
import gzip
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
from kabinett.ancien_regime.drawing import draw_board, draw_map
from kabinett.ancien_regime.drawing.features import projection_of
from kabinett.ancien_regime.drawing.land import Land
from kabinett.ancien_regime.drawing.legend import CREDIT
from kabinett.ancien_regime.drawing.outlines import Outlines, contains
from kabinett.ancien_regime.drawing.places import overlap, places
from kabinett.ancien_regime.drawing.plates import label_boxes
from kabinett.ancien_regime.drawing.shapes import Shapes, load_shapes
from kabinett.ancien_regime.drawing.sheet import GROUND, LAYERS
from kabinett.core.errors import BadFile, BadOption

CARTOUCHE = {"EVROPA", "regnis ac ditionibus", "suis distincta"}
SVG = "{http://www.w3.org/2000/svg}"
NUMBER = r"-?(?:\d+\.?\d*|\.\d+)"
LOOK = (OWN_BOARD / "board.css").read_text(encoding="utf-8")
THEME = Path(__file__).parents[2] / "web" / "src" / "ancien_regime" / "theme.css"
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
    (found,) = (e for e in layer(root, "labels") if e.get("data-label") == territory.id)
    return found


def points(data: str) -> list[list[tuple[float, float]]]:
    """The points of a path that is written in relative straight steps, part by part."""
    found = []
    for part in data.split("M")[1:]:
        start, steps = part.rstrip("Z").split("l")
        x, y = map(float, re.findall(NUMBER, start))
        line = [(x, y)]
        numbers = [float(word) for word in re.findall(NUMBER, steps)]
        for right, down in zip(numbers[::2], numbers[1::2], strict=True):
            x, y = round(x + right, 1), round(y + down, 1)
            line.append((x, y))
        found.append(line)
    return found


def charges(root: Element) -> list[str]:
    """The arms that are shown, by power."""
    return [(element.get("href") or "").removeprefix("#arms-") for element in classed(root, "arms")]


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
        assert len(picture.encode()) < 400_000
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

    def test_its_look_holds_for_such_pictures_only(self, root: Element) -> None:
        assert root.get("class") == "ancien-regime-map"
        for rule in re.findall(r"([^{}]+)\{", re.sub(r"/\*.*?\*/", "", LOOK, flags=re.DOTALL)):
            for selector in rule.split(","):
                assert selector.strip().split()[0] == ".ancien-regime-map"

    def test_colours_are_variables_with_a_fallback(self) -> None:
        assert not re.findall(r"[^,] ?#[0-9a-f]{3,6}", re.sub(r"/\*.*?\*/|var\(--[a-z-]+, #[0-9a-f]{6}\)", "", LOOK))

    def test_is_the_same_every_time(self, picture: str) -> None:
        assert draw_board(Board(OWN_BOARD)) == picture

    def test_legend_names_powers_with_their_letters_kinds_and_source(self, board: Board, root: Element) -> None:
        legend = texts(by_id(root)["legend"])
        assert {f"{power.name} ({power.code})" for power in board.powers} <= set(legend)
        assert charges(by_id(root)["legend"]) == [power.id for power in board.powers]
        assert {"contested: influence for its powers", "uncontested", "impassable"} <= set(legend)
        assert {"elector", "capital", "value"} <= set(legend)
        assert legend.count(CREDIT) == 1

    def test_an_unknown_scenario_is_refused(self, board: Board) -> None:
        with pytest.raises(BadOption, match=r"there is no scenario 1700 \(scenarios: 1740, 1756\)"):
            draw_board(board, 1700)


class TestThemes:
    """The client's colours (web/src/ancien_regime/theme.css) and those of the pictures."""

    def test_by_day_the_client_shows_the_colours_of_the_pictures(self) -> None:
        day, own = theme(".game-ancien_regime"), fallbacks()
        assert {name: colour for name, colour in day.items() if name in own}.items() <= own.items()
        assert {"--britain", "--ottoman-wash", "--prussia-band", "--austria-ink"} <= set(day) & set(own)

    def test_by_candle_light_every_colour_is_another_one_or_meant_to_stay(self) -> None:
        night, own = theme('html[data-theme="dark"] .game-ancien_regime'), fallbacks()
        assert set(own) <= set(night)
        assert {name for name, colour in own.items() if night[name] == colour} <= {"--map-buff"}


def theme(selector: str) -> dict[str, str]:
    """The variables that a rule of the client's theme sets."""
    rules = dict(re.findall(r"([^{}/]+?) \{([^}]*)\}", THEME.read_text(encoding="utf-8").split("*/", 1)[1]))
    found = next(rules[name] for name in rules if name.strip() == selector)
    return dict(re.findall(r"(--[a-z-]+): ([^;]+);", found))


def fallbacks() -> dict[str, str]:
    """The variables of the pictures' style sheet with their own colours, one for each."""
    found = set(re.findall(r"var\((--[a-z-]+), (#[0-9a-f]{6})\)", LOOK))
    assert len(found) == len(dict(found))
    return dict(found)


class TestMap:
    """The map alone, which a client draws upon."""

    def test_needs_style_sheet_and_words_from_the_client(self, board: Board) -> None:
        picture = draw_map(board)
        root = ElementTree.fromstring(picture)
        assert root.get("class") == "ancien-regime-map"
        assert "style" not in picture
        assert "<filter" not in picture
        names = {t.name for t in board.territories} | set(texts(layer(root, "names"))) | CARTOUCHE
        words = [" ".join(classed_texts(label(root, t), "name")) for t in board.territories]
        others = [e.text for e in root.iter(f"{SVG}text") if "name" not in (e.get("class") or "").split()]
        assert set(words) <= names
        assert {word for word in others if word and not word.isdigit()} <= names | {"N"}
        assert not root.findall(f".//{SVG}title")
        assert not root.findall(f".//{SVG}desc")

    def test_is_small(self, board: Board) -> None:
        picture = draw_map(board).encode()
        assert len(picture) < 300_000
        assert len(gzip.compress(picture)) < 100_000
        assert picture.count(b"<") - picture.count(b"</") < 1500

    def test_has_the_layers_of_the_board_but_nothing_of_a_set_up(self, board: Board, root: Element) -> None:
        alone = ElementTree.fromstring(draw_map(board))
        assert [e.get("class") for e in classed(alone, "layer")] == [f"layer {name}" for name in GROUND]
        drawn = {e.get("data-territory"): e.get("d") for e in alone.iter() if e.get("data-territory")}
        assert drawn == {t.id: by_id(root)[f"area-{t.id}"].get("d") for t in board.territories}

    def test_its_view_is_in_board_units_with_room_for_the_frame(self, board: Board, shapes: Shapes) -> None:
        root = ElementTree.fromstring(draw_map(board))
        left, top, width, height = map(float, (root.get("viewBox") or "").split())
        assert left == top < 0
        assert (width, height) == (shapes.width - 2 * left, shapes.height - 2 * top)
        (frame,) = classed(root, "frame")
        x, y = numbers(frame, "x", "y")
        assert left < x < 0
        assert top < y < 0


class TestNature:
    def test_the_projection_puts_territories_where_they_are(self, board: Board) -> None:
        projection = projection_of(board.folder)
        assert projection is not None
        x, y = projection.at(48.2, 16.0)
        assert (round(x, 1), round(y, 1)) == (1384.6, 1058.2)
        assert projection.place((x, y)) == pytest.approx((48.2, 16.0))

    def test_rivers_run_on_land(self, shapes: Shapes, root: Element) -> None:
        land = Land([*shapes.territories, shapes.outside])
        for element in classed(layer(root, "nature"), "river"):
            starts = re.findall(rf"M({NUMBER}) ?({NUMBER})", element.get("d") or "")
            assert len(starts) > 15
            assert all(land.holds((float(x), float(y))) for x, y in starts)

    def test_hills_and_woods_cover_no_label(self, board: Board, root: Element) -> None:
        labels = places(board).boxes
        for kind in ("hills", "woods"):
            (element,) = classed(layer(root, "nature"), kind)
            feet = re.findall(rf"M({NUMBER}) ?({NUMBER})", element.get("d") or "")
            assert len(feet) > 80
            assert not any(overlap(((float(x), float(y)), 8, 8), label) for x, y in feet for label in labels)

    def test_the_frame_tells_the_degrees(self, root: Element) -> None:
        degrees = [int(word) for word in classed_texts(root, "degree")]
        assert {5, 10, 40, 45, 50, 55} <= set(degrees)

    def test_longitudes_are_counted_from_ferro(self, board: Board, root: Element) -> None:
        projection = projection_of(board.folder)
        assert projection is not None
        upper = {int(e.text or ""): numbers(e, "x")[0] for e in classed(root, "degree") if numbers(e, "y")[0] < 0}
        assert projection.place((upper[30], 0.0))[1] == pytest.approx(30 - 17 - 2 / 3, abs=0.05)

    def test_an_edition_with_other_places_gets_neither(self, tmp_path: Path) -> None:
        own = (OWN_BOARD / "territories.csv").read_text(encoding="utf-8")
        moved = edition(tmp_path, territories=own.replace(",1384.6,", ",1284.6,"))
        root = ElementTree.fromstring(draw_map(moved))
        assert not classed_texts(root, "degree")
        assert not classed(root, "net")
        assert {element.get("d") for element in classed(root, "river")} == {""}

    def test_an_edition_without_degrees_gets_neither(self, tmp_path: Path) -> None:
        rows = list(csv.DictReader((OWN_BOARD / "territories.csv").read_text(encoding="utf-8").splitlines()))
        lines = [",".join(value for key, value in row.items() if key not in ("lat", "lon")) for row in rows]
        head = ",".join(key for key in rows[0] if key not in ("lat", "lon"))
        assert projection_of(edition(tmp_path, territories="\n".join([head, *lines])).folder) is None

    @pytest.mark.parametrize(
        ("old", "new", "reason"),
        [
            ("enlarged = 1250.0", "", "enlarged must be a number with a point"),
            ("origin = [49.0, 14.0]", "origin = [49.0]", "origin must be two numbers of degrees"),
            ("[40.0, 58.0]", "[40.0, 98.0]", "parallels must be two numbers of degrees"),
            ("left = -1515.0", "left = 2000.0", "enlarged, width, and right - left must be above 0"),
            ("left = ", "left ", "not TOML: "),
        ],
    )
    def test_faults_of_the_projection_are_named(self, tmp_path: Path, old: str, new: str, reason: str) -> None:
        own = (OWN_BOARD / "projection.toml").read_text(encoding="utf-8")
        assert old in own
        (tmp_path / "projection.toml").write_text(own.replace(old, new), encoding="utf-8")
        with pytest.raises(BadFile, match=re.escape(f"projection.toml: {reason}")):
            draw_map(edition(tmp_path))

    @pytest.mark.parametrize(
        ("row", "reason"),
        [
            ("canal,Fossa,1,1 2", "kind must be one of river, lake, hills, wood, not 'canal'"),
            ("river,Lethe,3,1 2", "weight must be from 0 to 2, not 3"),
            ("river,Lethe,1,1 2;3", "points are longitudes and latitudes, such as: 7.6 50.4;7.1 50.7"),
        ],
    )
    def test_faults_of_ornaments_are_named_with_their_line(self, tmp_path: Path, row: str, reason: str) -> None:
        (tmp_path / "ornaments.csv").write_text(f"kind,name,weight,points\n{row}\n", encoding="utf-8")
        with pytest.raises(BadFile, match=re.escape(f"ornaments.csv, line 2: {reason}")):
            draw_map(edition(tmp_path))


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
            path = ids[f"area-{territory.id}"]
            assert path.get("data-territory") == territory.id
            assert points(path.get("d") or "") == [list(ring[:-1]) for ring in area]

    def test_an_outline_has_no_look_of_its_own_so_that_others_can_use_it(self, board: Board, root: Element) -> None:
        for territory in board.territories:
            path = by_id(root)[f"area-{territory.id}"]
            assert set(path.keys()) == {"id", "data-territory", "d"}

    def test_C5_4_1_homes_are_in_the_colour_of_their_power(self, board: Board, root: Element) -> None:
        for territory in board.territories:
            kinds = (by_id(root)[f"territory-{territory.id}"].get("class") or "").split()
            if territory.kind == "home":
                assert kinds[-2:] == ["wash", board.powers[territory.home].id]
            elif territory.kind != "disputed":
                assert kinds[-2:] == ["wash", territory.kind]
            else:
                assert "wash" not in kinds

    def test_C5_4_2_stripes_are_in_the_colours_of_their_powers(self, board: Board, root: Element) -> None:
        ids, bands = by_id(root), {e.get("href"): e.get("stroke") for e in classed(layer(root, "bands"), "striped")}
        contested = [territory for territory in board.territories if territory.kind == "disputed"]
        assert len(bands) == len(contested) == 24
        for territory in contested:
            for paint in (ids[f"territory-{territory.id}"].get("fill"), bands[f"#area-{territory.id}"]):
                stripes = ids[(paint or "").removeprefix("url(#").removesuffix(")")].iter(f"{SVG}rect")
                colours = [(stripe.get("class") or "").split()[1] for stripe in stripes]
                assert colours == [p.id for n, p in enumerate(board.powers) if territory.stripes & 1 << n]

    def test_C5_4_1_bands_run_inside_the_homes_of_their_power(self, board: Board, root: Element) -> None:
        ids = by_id(root)
        for n, power in enumerate(board.powers):
            inside = [use.get("href") for use in ids[f"inside-{power.id}"]]
            assert inside == [f"#area-{t.id}" for t in board.territories if t.home == n]
            (band,) = classed(layer(root, "bands"), "full", power.id)
            assert band.get("clip-path") == f"url(#inside-{power.id})"

    def test_C5_4_4_impassable_areas_have_mountains_inside(self, board: Board, shapes: Shapes, root: Element) -> None:
        ranges = {element.get("data-range"): element for element in classed(layer(root, "mountains"), "range")}
        assert set(ranges) == {territory.id for territory in board.territories if territory.kind == "impassable"}
        for name, element in ranges.items():
            area = shapes.territories[board.territory_index[name or ""]]
            feet = re.findall(rf"M({NUMBER}) ?({NUMBER})", "".join(p.get("d") or "" for p in classed(element, "peak")))
            assert len(feet) >= 8
            assert all(contains(area, (float(x), float(y) - 5)) for x, y in feet)

    def test_a_territory_tells_all_about_itself(self, root: Element) -> None:
        ids = by_id(root)
        assert title(ids["territory-silesia"]) == (
            "Silesia, contested (Prussia, Austria), value 3; "
            "neighbours: Berlin, Bohemia, Moravia, Posnania, Saxonia, Warszawa"
        )
        assert title(ids["territory-hannover"]) == (
            "Hannover, home of Great Britain, value 2, elector; neighbours: Berlin, Danmark, Mecklenburg, Nassau, "
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
            assert charges(label(root, territory)) == [power.id for power in powers]

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
            assert charges(element) == [owner.id]
            assert [numbers(end, "cx", "cy") for end in classed(element, "end")] == [way[0], way[-1]]
            (line,) = classed(element, "way")
            assert (line.get("d") or "").count("C") == len(way) - 1

    def test_the_owners_have_different_dashes(self, board: Board, picture: str) -> None:
        assert {board.powers[route.owner].id for route in board.routes} == {"britain", "spain"}
        dashes = re.findall(r"\.route(?:\.spain)? \.way \{[^}]*stroke-dasharray: ([^;]+);", picture)
        assert len(set(dashes)) == 2

    def test_the_seas_are_named(self, shapes: Shapes, root: Element) -> None:
        assert texts(layer(root, "names")) == [m.name for kind in ("land", "sea") for m in shapes.of_kind(kind)]
        assert {"Mare Mediterraneum", "Anatolia"} <= set(texts(layer(root, "names")))


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
            (element.get("data-at"), *(element.get("class") or "").split()[2:], *texts(element))
            for element in classed(layer(root, "pieces"), "general")
        )
        assert shown == Counter(
            (board.territories[place].id, power.id, str(troops))
            for power, start in zip(board.powers, board.scenarios[year], strict=True)
            for place, troops in start.generals
        )
        charge = by_id(root)["arms-austria"].findall(f".//{SVG}path")[1].get("d")
        banners = {e.get("data-at"): [p.get("d") for p in e.iter(f"{SVG}path")] for e in classed(root, "garrison")}
        assert charge in banners["lombardia"]

    def test_generals_stand_in_their_territories_and_off_the_labels(
        self, board: Board, shapes: Shapes, setup: tuple[int, Element]
    ) -> None:
        for element in classed(layer(setup[1], "pieces"), "general"):
            number = board.territory_index[element.get("data-at") or ""]
            (disc,) = classed(element, "arms")
            x, y = map(float, re.findall(NUMBER, disc.get("transform") or ""))
            assert contains(shapes.territories[number], (x, y))
            for (u, v), width, height in label_boxes(board.territories[number], shapes.labels[number]):
                assert abs(x - u) > width / 2 or abs(y - v) > height / 2

    def test_C3_3_to_C3_6_the_table_tells_the_rest(self, board: Board, setup: tuple[int, Element]) -> None:
        year, root = setup
        rows = {row.get("data-power"): texts(row) for row in layer(root, "setup").iter() if row.get("data-power")}
        assert list(rows) == [power.id for power in board.powers]
        assert rows["france"] == ["France", "French", "11", "5", "2", "2"]
        assert rows["prussia"][1] == {1740: "French", 1756: "British"}[year]
        assert rows["ottoman"] == ["Ottoman Empire", "Neutral", "2", "0", "2", "1"]
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
