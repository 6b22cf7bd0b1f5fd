"""Ranges of hills and woods where nothing else is drawn: an ornament, which no rule asks for."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from kabinett.drawing.paths import normal, spline, stamped
from kabinett.drawing.svg import Point, tag
from kabinett.maria.drawing.view import View

# Shapes from the middle of their foot: hills with their shadow to the east, a mountain, and trees.
HILLS = (
    "m-5 0c1.4-1.6 2.6-5.6 4.4-5.8 1.8-.2 3 3.4 5.6 5.8m-5-4.6l.9 4m.8-3l1.2 3",
    "m-5.4 0c2-1 3.2-4.4 4.9-4.6 1.6-.2 3.4 2.8 5.6 4.6m-4.8-3.6l.8 3m.9-2.1l1.1 2.1",
    "m-4.4 0c1-2 2.6-4.8 4-4.9 1.7-.1 2.6 2.9 4.8 4.9m-4.4-3.8l.8 3.2m.8-2.2l1 2.2",
)
PEAKS = (
    "m-6.6 0c2-2 3.4-8 5.4-9.4 2.4 2.4 4 7 7.4 9.4m-6.8-7.4l1.2 6.6m.5-4.8l1.5 4.8m.5-2.6l1.2 2.6",
    "m-6 0c1.6-2.4 3.6-6.4 5-7.4 2.2 2 3.6 5.4 6.6 7.4m-6-5.8l1 5m.5-3.7l1.2 3.7m.6-2l.9 2",
)
BROADLEAF = "v-1.6c-3.4.4-3-4.8 0-4.9 3.2-.1 3.4 5.2.1 4.9m.6 1.6h2.2"
CONIFER = "v-1.2m-1.8 0c1-1 1.5-3.4 1.8-5 .3 1.6.8 4 1.8 5zm2.2 1.2h2"
BUSH = "m-2 0c-1.2-3.4 4.6-3.6 3.8 0zm4 0h1.3"
TREES = (BROADLEAF, CONIFER, BROADLEAF, BUSH, CONIFER)
HIGH = 30  # ranges of this weight are mountains in full; the half of it has some
HILL_STEP, TREE_STEP = (11.5, 8.2), (7.2, 6.4)


def draw_relief(view: View) -> Iterator[str]:
    """Hills in the ranges, trees in the woods; those further south stand in front."""
    hills = [
        (at, PEAKS if feature.weight * 2 >= HIGH and n % (2 if feature.weight < HIGH else 5) else HILLS)
        for feature, line in view.features("hills")
        for n, at in enumerate(_spread(view, line, feature.weight, HILL_STEP, (13.0, 10.0)))
    ]
    trees = [
        (at, TREES)
        for feature, line in view.features("wood")
        for at in _spread(view, line, feature.weight, TREE_STEP, (7.0, 7.0))
    ]
    for kind, found in (("hills", hills), ("woods", trees)):
        dice = Random(kind)
        rows = sorted(found, key=lambda hill: hill[0][1])
        shape = "".join(stamped(dice.choice(shapes), (round(x), round(y))) for (x, y), shapes in rows)
        if shape:
            yield tag("path", class_=kind, d=shape)


def _spread(view: View, line: list[Point], weight: int, step: Point, size: Point) -> Iterator[Point]:
    """Places in rows along a line where there is room for something of this size, which takes it."""
    dice = Random(f"{line[0][0]:.1f}")
    axis = spline(line, step[0])
    rows = max(1, round(2 * weight / step[1]))
    for row in range(rows):
        aside = (row - (rows - 1) / 2) * step[1]
        for n, (x, y) in enumerate(axis):
            u, v = normal(axis[max(n - 1, 0)], axis[min(n + 1, len(axis) - 1)])
            shift = aside + dice.uniform(-1.6, 1.6)
            at = (x + u * shift + row % 2 * step[0] / 2 + dice.uniform(-2.2, 2.2), y + v * shift)
            thin = abs(aside) > weight * 0.6 and dice.random() < 0.35  # edges are looser
            if not thin and view.room.free((at[0], at[1] - size[1] / 2 + 1), *size):
                view.room.take((at[0], at[1] - size[1] / 2 + 1), size[0] - 2, size[1] - 2)
                yield at
