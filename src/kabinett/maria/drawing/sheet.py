"""The whole picture: the maps side by side, each in layers, and the legend below."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files

from kabinett.drawing.sheet import HEAD, MARGIN, framed, sheet
from kabinett.drawing.svg import Point, moved, tag
from kabinett.maria.board import MAPS, Board
from kabinett.maria.drawing.cities import draw_cities, draw_names
from kabinett.maria.drawing.legend import CREDIT, draw_legend
from kabinett.maria.drawing.roads import draw_roads
from kabinett.maria.drawing.sectors import draw_sectors, suit_shapes
from kabinett.maria.drawing.setup import draw_boxes, draw_flags, draw_pieces
from kabinett.maria.drawing.territories import draw_land_names, draw_territories
from kabinett.maria.drawing.view import View

LEGEND = 250.0  # room below the maps
LAYERS = ("territories", "sectors", "lands", "roads", "cities", "names", "flags", "pieces", "boxes")
# The layers in the order in which they look for room.
DRAWERS = {
    "territories": draw_territories, "cities": draw_cities, "names": draw_names, "roads": draw_roads,
    "sectors": draw_sectors, "flags": draw_flags, "pieces": draw_pieces, "boxes": draw_boxes, "lands": draw_land_names,
}  # fmt: skip


def draw_board(board: Board, labels: Mapping[str, Point], maps: tuple[str, ...] = MAPS) -> str:
    """M3.2.1: the board as an SVG text, by default Flanders on the left and Bohemia on the right."""
    views = [View(board, labels, name) for name in maps]
    drawn, left = [], MARGIN
    for view in views:
        drawn.append(moved((left, HEAD), *_map(view), id=view.name))
        left += view.width + 2 * MARGIN
    width, bottom = left - MARGIN, HEAD + max(view.height for view in views)
    height = bottom + LEGEND
    return sheet(
        f"Maria: {' and '.join(name.capitalize() for name in maps)}",
        f"The board with roads, sectors, territories and the set-up. {CREDIT}",
        look(),
        (width, height),
        [*drawn, draw_legend(board, (MARGIN, bottom + 46), width - 2 * MARGIN + 20)],
        suit_shapes(),
    )


def look() -> str:
    """The look of Maria's pictures."""
    return (files("kabinett.maria") / "data" / "board.css").read_text(encoding="utf-8")


def _map(view: View) -> list[str]:
    """A map with its layers."""
    layers = {name: tag("g", "\n".join(draw(view)), class_=f"layer {name}") for name, draw in DRAWERS.items()}
    return framed(view.name.capitalize(), view.width, view.height, (layers[name] for name in LAYERS))
