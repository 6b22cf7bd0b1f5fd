"""The whole picture: the maps side by side, each in layers; the board adds the set-up, a title and a legend."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib.resources import files

from kabinett.drawing.paths import bent
from kabinett.drawing.sheet import sheet
from kabinett.drawing.svg import Point, moved, number, rect, tag, text
from kabinett.maria.board import MAPS, Board
from kabinett.maria.drawing.boxes import PlacedBox, box_places, draw_boxes
from kabinett.maria.drawing.cities import draw_cities
from kabinett.maria.drawing.frame import draw_compass, draw_frame, draw_scale
from kabinett.maria.drawing.labels import Labels
from kabinett.maria.drawing.lands import draw_land_names
from kabinett.maria.drawing.layout import GAP, origins, sheet_size
from kabinett.maria.drawing.legend import CREDIT, draw_legend
from kabinett.maria.drawing.names import draw_names
from kabinett.maria.drawing.relief import draw_relief
from kabinett.maria.drawing.roads import draw_roads, exit_of, links, road_lines
from kabinett.maria.drawing.sectors import draw_grid, draw_signs
from kabinett.maria.drawing.setup import draw_flags, draw_pieces
from kabinett.maria.drawing.territories import draw_territories
from kabinett.maria.drawing.tips import draw_tips
from kabinett.maria.drawing.view import View
from kabinett.maria.drawing.water import draw_river_names, draw_water

ROOT = "maria-map"  # the class of a picture, with which every rule of the look begins
HEAD, LEGEND = 62.0, 250.0  # room above the maps and below them
LAYERS = ("territories", "water", "grid", "relief", "lands", "rivers", "ornaments", "roads", "cities", "names", "signs",
          "boxes", "frame")  # fmt: skip


class Sheet:
    """The maps of a board drawn once, with the room that is left on each."""

    def __init__(self, board: Board, labels: Labels, maps: tuple[str, ...] = MAPS) -> None:
        self.board, self.corners = board, origins(board, maps)
        self.boxes = {name: box_places(View(board, labels, name)) for name in maps}
        self.views = {name: View(board, labels, name) for name in maps}
        self.links = self._links() if len(maps) > 1 else ""
        self.maps = {name: _layers(view, self.boxes[name]) for name, view in self.views.items()}

    def _links(self) -> str:
        """M3.2.1: the roads from map to map, across the gap between them."""
        shapes = {False: "", True: ""}
        for west, east, main in links(self.board):
            (start, out), (end, back) = self._edge(west, True), self._edge(east, False)
            middle = ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2)
            shapes[main] += bent(start, [(out, middle), (back, end)])
        return tag("g", *road_lines(shapes, "between"), class_="links")

    def _edge(self, city: int, eastern: bool) -> tuple[Point, Point]:
        """Where the road from a city leaves its map, on the sheet, and a point straight on."""
        view = self.views[self.board.cities[city].map]
        x, y = self.corners[view.name]
        u, v = exit_of(view, city, view.width if eastern else 0.0)
        return (x + u, y + v), (x + u + (GAP / 2 if eastern else -GAP / 2), y + v)

    def groups(self, more: Mapping[str, list[str]] | None = None) -> list[str]:
        """A group for each map, with more layers if there are any, and the roads from map to map."""
        drawn = [
            moved(self.corners[name], *layers, *(more or {}).get(name, ()), class_=f"map {name}", data_map=name)
            for name, layers in self.maps.items()
        ]
        return [*drawn, self.links]


def _layers(view: View, boxes: list[PlacedBox]) -> list[str]:
    """A map with its layers. They are generators, which look for room in the order in which they are written down."""
    made = {
        "cities": draw_cities(view), "boxes": draw_boxes(view, boxes), "names": draw_names(view),
        "roads": draw_roads(view), "grid": draw_grid(view), "signs": draw_signs(view), "lands": draw_land_names(view),
        "rivers": draw_river_names(view), "ornaments": _ornaments(view), "relief": draw_relief(view),
        "territories": draw_territories(view), "water": draw_water(view), "frame": draw_frame(view),
    }  # fmt: skip
    drawn = {name: tag("g", "".join(parts), class_="layer", data_layer=name) for name, parts in made.items()}
    ground = rect((view.width / 2, view.height / 2), view.width, view.height, "ground")
    return [ground, *(drawn[name] for name in LAYERS)]


def _ornaments(view: View) -> Iterator[str]:
    yield from draw_compass(view)
    yield from draw_scale(view)


def draw_map(board: Board, labels: Labels) -> str:
    """Both maps as an SVG text without any look of its own, for a client that draws upon them."""
    width, height = sheet_size(board)
    box = f"0 0 {number(width)} {number(height)}"
    parts = Sheet(board, labels).groups()
    return tag("svg", *parts, xmlns="http://www.w3.org/2000/svg", viewBox=box, class_=ROOT) + "\n"


def draw_board(board: Board, labels: Labels, maps: tuple[str, ...] = MAPS) -> str:
    """M3.2.1: the board as an SVG text by itself, by default Flanders on the left and Bohemia on the right."""
    drawn = Sheet(board, labels, maps)
    width, height = sheet_size(board, maps)
    more = {name: _set_up(view, drawn.boxes[name]) for name, view in drawn.views.items()}
    titles = [text((drawn.corners[name][0], -22), name.capitalize(), "map-title") for name in maps]
    parts = [moved((0, HEAD), *titles, *drawn.groups(more)), draw_legend(board, (32, HEAD + height + 36), width - 32)]
    return sheet(
        f"Maria: {' and '.join(name.capitalize() for name in maps)}",
        f"The board with roads, sectors, territories and the set-up. {CREDIT}",
        look(),
        (width, HEAD + height + LEGEND),
        parts,
        kind=ROOT,
    )


def _set_up(view: View, boxes: list[PlacedBox]) -> list[str]:
    """M4: what stands on a map at the start, and what one reads when pointing at things."""
    layers = {"tips": draw_tips(view), "flags": draw_flags(view), "pieces": draw_pieces(view, boxes)}
    return [tag("g", *parts, class_="layer", data_layer=name) for name, parts in layers.items()]


def look() -> str:
    """The look of Maria's pictures."""
    return (files("kabinett.maria") / "data" / "board.css").read_text(encoding="utf-8")
