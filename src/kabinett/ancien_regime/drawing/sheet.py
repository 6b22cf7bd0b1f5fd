"""The whole picture: the map in layers, and the legend below; or the map alone, as a client shows it."""

from __future__ import annotations

from importlib.resources import files

from kabinett.ancien_regime.board import Board
from kabinett.ancien_regime.drawing.borders import draw_borders
from kabinett.ancien_regime.drawing.labels import draw_labels
from kabinett.ancien_regime.drawing.legend import CREDIT, draw_legend
from kabinett.ancien_regime.drawing.mountains import draw_mountains
from kabinett.ancien_regime.drawing.nature import draw_nature
from kabinett.ancien_regime.drawing.ornaments import draw_ornaments
from kabinett.ancien_regime.drawing.plates import arms
from kabinett.ancien_regime.drawing.sea import draw_names, draw_routes, draw_water, frame_degrees
from kabinett.ancien_regime.drawing.setup import draw_pieces, draw_table
from kabinett.ancien_regime.drawing.territories import draw_bands, draw_outside, draw_patterns, draw_territories
from kabinett.ancien_regime.drawing.view import View
from kabinett.drawing.engraving import FRAME, neat_line
from kabinett.drawing.sheet import MARGIN, sheet
from kabinett.drawing.svg import moved, number, rect, tag, text

HEAD, LEGEND = 104.0, 460.0  # room above and below the map
LOOK = "ancien-regime-map"  # the class of a picture, on which its style sheet depends
# The layers from the lowest to the highest.
GROUND = {
    "water": draw_water, "outside": draw_outside, "territories": draw_territories, "bands": draw_bands,
    "nature": draw_nature, "mountains": draw_mountains, "borders": draw_borders, "ornaments": draw_ornaments,
    "names": draw_names, "routes": draw_routes, "labels": draw_labels,
}  # fmt: skip
LAYERS = {**GROUND, "pieces": draw_pieces, "setup": draw_table}


def draw_map(board: Board) -> str:
    """C5.4: the map alone as an SVG text without style and words, for a client that has both; in board units."""
    view = View(board, told=False)
    box = (-FRAME, -FRAME, view.width + 2 * FRAME, view.height + 2 * FRAME)
    drawn = [_shapes(view), *_layers(view, tuple(GROUND))]
    return tag(
        "svg",
        "\n".join(drawn),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=" ".join(map(number, box)),
        class_=LOOK,
    )


def draw_board(board: Board, scenario: int | None = None) -> str:
    """C5.4, C3: the board as an SVG text, empty or with the set-up of a scenario."""
    view = View(board, scenario)
    year = "" if scenario is None else f" {scenario}"
    width, bottom = view.width + 2 * MARGIN, HEAD + view.height
    setup = "" if scenario is None else f", set up for {scenario}"
    return sheet(
        f"Coalitions: Ancien Régime{year}",
        f"The board with its territories and sea routes{setup}. {CREDIT}",
        (files("kabinett.ancien_regime") / "data" / "board.css").read_text(encoding="utf-8"),
        (width, bottom + LEGEND),
        [
            moved((MARGIN, HEAD), *_layers(view, tuple(LAYERS)), text((0, -40), f"Europe{year}", "map"), id="map"),
            draw_legend(board, (MARGIN, bottom + 92), view.width, scenario is not None),
        ],
        _shapes(view),
        LOOK,
    )


def _shapes(view: View) -> str:
    """What the layers refer to."""
    ground = rect((view.width / 2, view.height / 2), view.width, view.height, "ground")
    clip = tag("clipPath", ground, id="map-frame")
    return tag("defs", clip, draw_patterns(view.board), arms(view.board))


def _layers(view: View, names: tuple[str, ...]) -> list[str]:
    """The map in its frame."""
    ground = rect((view.width / 2, view.height / 2), view.width, view.height, "ground")
    layers = (tag("g", "\n".join(LAYERS[name](view)), class_=f"layer {name}") for name in names)
    frame = tag("g", *neat_line(view.width, view.height, frame_degrees(view)), class_="neat-line")
    return [ground, tag("g", *layers, clip_path="url(#map-frame)"), frame]
