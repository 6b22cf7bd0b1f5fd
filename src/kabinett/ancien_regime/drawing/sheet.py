"""The whole picture: the map in layers, and the legend below."""

from __future__ import annotations

from importlib.resources import files

from kabinett.ancien_regime.board import Board
from kabinett.ancien_regime.drawing.labels import draw_labels
from kabinett.ancien_regime.drawing.legend import CREDIT, draw_legend
from kabinett.ancien_regime.drawing.sea import draw_routes, draw_sea_names, draw_water
from kabinett.ancien_regime.drawing.setup import draw_pieces, draw_table
from kabinett.ancien_regime.drawing.territories import (
    draw_borders,
    draw_outside,
    draw_patterns,
    draw_territories,
    draw_washes,
)
from kabinett.ancien_regime.drawing.view import View
from kabinett.drawing.sheet import HEAD, MARGIN, framed, sheet
from kabinett.drawing.svg import moved, rect, tag

LEGEND = 440.0  # room below the map
# The layers from the lowest to the highest, which is also the order in which they look for room.
LAYERS = {
    "water": draw_water, "outside": draw_outside, "territories": draw_territories, "washes": draw_washes,
    "borders": draw_borders, "seas": draw_sea_names, "routes": draw_routes, "labels": draw_labels,
    "pieces": draw_pieces, "setup": draw_table,
}  # fmt: skip


def draw_board(board: Board, scenario: int | None = None) -> str:
    """C5.4, C3: the board as an SVG text, empty or with the set-up of a scenario."""
    view = View(board, scenario)
    year = "" if scenario is None else f" {scenario}"
    frame = rect((view.width / 2, view.height / 2), view.width, view.height, "frame")
    clip = tag("clipPath", frame, id="frame")
    layers = (tag("g", "\n".join(draw(view)), class_=f"layer {name}") for name, draw in LAYERS.items())
    drawn = tag("g", clip, *layers, clip_path="url(#frame)")
    width, bottom = view.width + 2 * MARGIN, HEAD + view.height
    setup = "" if scenario is None else f", set up for {scenario}"
    return sheet(
        f"Coalitions: Ancien Régime{year}",
        f"The board with its territories and sea routes{setup}. {CREDIT}",
        (files("kabinett.ancien_regime") / "data" / "board.css").read_text(encoding="utf-8"),
        (width, bottom + LEGEND),
        [
            moved((MARGIN, HEAD), *framed(f"Europe{year}", view.width, view.height, [drawn]), id="map"),
            draw_legend(board, (MARGIN, bottom + 72), view.width, scenario is not None),
        ],
        draw_patterns(board),
    )
