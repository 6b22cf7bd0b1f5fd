"""Rivers, lakes, hills and woods as an engraver draws them: many of them in one path."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import dist
from random import Random

from kabinett.ancien_regime.drawing.view import View
from kabinett.drawing.paths import normal, polyline, rounded, spline, stamped
from kabinett.drawing.svg import Point, tag

STEP, STRAY = 12.0, 1.8  # from bend to bend of a river, and how far it strays
HILL, TREE = 19.0, 15.0  # from one to the next
LAKE = 7.0  # the same for the shore of a lake
# From the middle of the foot, in relative steps: hills and trees with strokes in their shade.
HILLS = (
    "m-8 1c4-2 4-9 8-9 3 0 4 7 9 9m-9-8l1 7m1-5l2 5m1-3l1 2",
    "m-7 1c3-1 4-6 6-6 4 0 4 5 8 6m-7-5l1 5m1-4l1 3m1-1l1 1",
    "m-9 1c3-3 4-7 6-7 2 0 2 2 4 3 1-2 2-2 3-2 2 0 2 4 5 6m-12-6l1 5m1-4l1 4m4-4l1 4m1-3l1 2",
)
TREES = (
    "m0 3v-3c-4 1-5-2-3-3-1-3 2-4 3-3 2-1 4 0 3 3 2 1 1 4-3 3m1-1l2-1m-1 3h3",
    "m0 2v-2c-3 1-4-2-3-3 0-2 2-3 3-2 2-1 4 1 3 2 1 2 0 3-3 3m1-1l1-1m0 2h3",
)


def draw_nature(view: View) -> Iterator[str]:
    """All of it, lakes first."""
    yield tag("path", class_="lake", d="".join(map(_lake, view.of_kind("lake"))))
    for weight in (1, 2):
        rivers = [feature for feature in view.features if feature.kind == "river" and feature.weight == weight]
        lines = [run for river in rivers for run in _river(view, river.name, river.points)]
        yield tag("path", class_=f"river river{weight}", d="".join(map(rounded, lines)))
    yield tag("path", class_="hills", d="".join(_stamps(view, "hills", HILL, HILLS)))
    yield tag("path", class_="woods", d="".join(_stamps(view, "wood", TREE, TREES)))


def _lake(points: Sequence[Point]) -> str:
    shore = spline([*points, points[0]], LAKE)
    return polyline(shore[:-1])


def _river(view: View, name: str, points: Sequence[Point]) -> Iterator[list[Point]]:
    """A river with its bends, as far as it runs on land."""
    run: list[Point] = []
    for at in _course(name, points):
        if view.land.holds(at):
            run.append(at)
        elif run:
            yield [*run, _mouth(view, run[-1], at)]
            run = []
    if len(run) > 1:
        yield run


def _course(name: str, points: Sequence[Point]) -> Iterator[Point]:
    dice, line = Random(name), spline(points, STEP)
    for (x, y), following in pairwise([*line, line[-1]]):
        u, v = normal((x, y), following)
        aside = dice.uniform(-STRAY, STRAY)
        yield x + aside * u, y + aside * v


def _mouth(view: View, land: Point, sea: Point) -> Point:
    """Where a river that flows from land to sea meets the shore, about."""
    for _ in range(5):
        middle = (land[0] + sea[0]) / 2, (land[1] + sea[1]) / 2
        land, sea = (middle, sea) if view.land.holds(middle) else (land, middle)
    return land


def _stamps(view: View, kind: str, step: float, shapes: Sequence[str]) -> Iterator[str]:
    """Small drawings along the lines of a kind, from north to south, wherever there is room on land."""
    spots = sorted((at for line in view.of_kind(kind) for at in _scattered(line, step)), key=lambda at: at[1])
    dice = Random(kind)
    for at in _apart(spots, step * 0.8):
        if view.land.holds(at) and view.is_free(at, step, step * 0.8):
            yield stamped(dice.choice(shapes), (round(at[0]), round(at[1])))


def _scattered(points: Sequence[Point], step: float) -> Iterator[Point]:
    """Places along a line and beside it."""
    dice = Random(str(points[0]))
    for x, y in spline(points, step * 0.75) if len(points) > 1 else [points[0]] * 4:
        yield x + dice.uniform(-step, step) * 0.7, y + dice.uniform(-step, step) * 0.7


def _apart(spots: Sequence[Point], least: float) -> list[Point]:
    kept: list[Point] = []
    for spot in spots:
        if all(dist(spot, other) >= least for other in kept):
            kept.append(spot)
    return kept
