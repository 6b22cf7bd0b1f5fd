"""C5.4.4: the impassable mountains, row behind row, with hachures on the side that lies in the shade."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from random import Random

from kabinett.ancien_regime.drawing.outlines import box, contains
from kabinett.ancien_regime.drawing.places import overlap
from kabinett.ancien_regime.drawing.plates import Box, label_boxes
from kabinett.ancien_regime.drawing.shapes import Area
from kabinett.ancien_regime.drawing.view import View
from kabinett.drawing.paths import stamped
from kabinett.drawing.svg import Point, tag

WIDE, HIGH = 27.0, 24.0  # of a mountain at its foot, and up to its top
COLUMN, ROW = 25, 15  # from one to the next
# Curves in parts of the width and height of either side: up from the foot, down from the top.
LEFT = ((0.28, 0.1, 0.42, 0.38, 0.56, 0.52), (0.18, 0.14, 0.28, 0.4, 0.44, 0.48))
RIGHT = ((0.14, 0.1, 0.2, 0.34, 0.36, 0.42), (0.24, 0.12, 0.3, 0.46, 0.64, 0.58))
# Strokes: how far right and below the last one they begin, and how long they are.
STROKES = ((0.0, 0.02, 0.56), (0.11, 0.17, 0.46), (0.12, 0.17, 0.36), (0.14, 0.09, 0.38), (0.15, 0.12, 0.26))


def draw_mountains(view: View) -> Iterator[str]:
    """C5.4.4: a mountain wherever one fits in beside the name."""
    for number, territory in enumerate(view.board.territories):
        if territory.kind == "impassable":
            area = view.shapes.territories[number]
            (name, *_) = label_boxes(territory, view.shapes.labels[number])
            rows = _rows(area, name, Random(territory.id))
            yield tag("g", *map(_row, rows), class_="range", data_range=territory.id)


def _rows(area: Area, name: Box, dice: Random) -> Iterator[list[tuple[Point, str, str]]]:
    left, top, right, bottom = box(area)
    for n, y in enumerate(range(int(top) + ROW, int(bottom) + ROW, ROW)):
        columns = (x + n % 2 * COLUMN / 2 for x in range(int(left), int(right), COLUMN))
        spots = ((x + dice.uniform(-4, 4), y + dice.uniform(-3, 3)) for x in columns)
        row = [(at, *mountain(dice)) for at in spots if _fits(area, at) and not _covers(name, at)]
        if row:
            yield row


def _row(row: list[tuple[Point, str, str]]) -> str:
    sides = "".join(stamped(side, at) for at, side, _ in row)
    shade = "".join(stamped(strokes, at) for at, _, strokes in row)
    return tag("path", class_="peak", d=sides) + tag("path", class_="shade", d=shade)


def _fits(area: Area, at: Point) -> bool:
    corners = product((at[0] - WIDE / 2 + 2, at[0] + WIDE / 2 - 2), (at[1] - HIGH * 0.6, at[1] - 1))
    return all(contains(area, corner) for corner in corners)


def _covers(label: Box, at: Point) -> bool:
    """Whether a mountain at a point would be under a label."""
    return overlap(label, ((at[0], at[1] - HIGH / 2), WIDE * 0.8, HIGH * 0.8)) > 0


def mountain(dice: Random) -> tuple[str, str]:
    """The sides of a mountain and the strokes in its shade, in relative steps from the middle of its foot."""
    wide, high = WIDE * dice.uniform(0.85, 1.15), HIGH * dice.uniform(0.75, 1.1)
    top = dice.uniform(-0.12, 0.06) * wide
    left, right = wide / 2 + top, wide / 2 - top
    sides = [f"m{-wide / 2:.0f} 0", *_curves(LEFT, left, -high), *_curves(RIGHT, right, high)]
    strokes = [f"m{top:.0f} {-high:.0f}", *_strokes(right, high, dice)]
    return "".join(sides), "".join(strokes)


def _curves(shape: tuple[tuple[float, ...], ...], across: float, down: float) -> Iterator[str]:
    for curve in shape:
        points = (value * (down if n % 2 else across) for n, value in enumerate(curve))
        yield f"c{' '.join(f'{value:.0f}' for value in points)}"


def _strokes(across: float, down: float, dice: Random) -> Iterator[str]:
    """Strokes down from the ridge, each from where the last one began."""
    back = (0.0, 0.0)
    for right, below, length in STROKES:
        end = length * down * dice.uniform(0.85, 1.1)
        lean = end * dice.uniform(-0.06, 0.12)
        yield f"m{right * across - back[0]:.0f} {below * down - back[1]:.0f}l{lean:.0f} {end:.0f}"
        back = lean, end
