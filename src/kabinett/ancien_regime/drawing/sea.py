"""The sea: lines along the coasts, a compass rose, the names of the seas, and C5.4.6: the sea routes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from kabinett.ancien_regime.board import Board, Route
from kabinett.ancien_regime.drawing.labels import badge
from kabinett.ancien_regime.drawing.outlines import OUTSIDE, SEA
from kabinett.ancien_regime.drawing.view import View
from kabinett.drawing.svg import Point, along, circle, number, polar, tag, text, title

WAVES = 4  # lines along a coast
END = 6.5  # the radius of the end of a sea route


def draw_water(view: View) -> Iterator[str]:
    """Compass roses with their rhumb lines, and lines along the coasts, which are widening bands one on the other."""
    roses = view.shapes.of_kind("rose")
    far = view.width + view.height
    rhumbs = ((rose.at, polar(rose.at, far, n / 32)) for rose in roses for n in range(32))
    yield tag("path", class_="rhumb", d="".join(along(ends, "") for ends in rhumbs))
    shore = view.outlines.lines(lambda here, beyond: here >= OUTSIDE and beyond == SEA)
    yield tag("defs", tag("path", id="shore", d=shore))
    for n in range(WAVES, 0, -1):
        yield tag("use", href="#shore", class_=f"wave wave{n}")
        yield tag("use", href="#shore", class_=f"calm calm{n}")
    for rose in roses:
        yield tag("g", *_rose(rose.size), class_="rose", transform=rose.place)


def _rose(size: float) -> Iterator[str]:
    """Points to the winds, long and short, each with a dark half, and an N."""
    yield circle((0, 0), size * 0.62, "dial")
    yield circle((0, 0), size * 0.56, "dial")
    for n in (1, 3, 5, 7, 0, 2, 4, 6):
        tip = polar((0, 0), size * (0.6 if n % 2 else 0.9), n / 8)
        for side, kind in ((1, "wind dark"), (-1, "wind")):
            points = ((0.0, 0.0), polar((0, 0), size * 0.17, (n + side / 2) / 8), tip)
            yield tag("path", class_=kind, d=along(points))
    yield text((0, -size * 0.97), "N", "north")


def draw_sea_names(view: View) -> Iterator[str]:
    """The names of the seas."""
    for sea in view.shapes.of_kind("sea"):
        named = text((0, 0), sea.name, "sea middle")
        yield tag("g", named, transform=sea.place, style=f"font-size:{number(sea.size)}px")


# -- routes


def draw_routes(view: View) -> Iterator[str]:
    """C5.4.6: each route with its ends, and the letters of the power that controls it."""
    for route, points in zip(view.board.routes, view.shapes.routes, strict=True):
        for start, end in pairwise(points):
            view.room.take_line(start, end)
        yield _route(view.board, route, points)


def _route(board: Board, route: Route, points: tuple[Point, ...]) -> str:
    a, b, power = board.territories[route.a], board.territories[route.b], board.powers[route.owner]
    words = title(f"Sea route of {power.name}: {a.name} - {b.name}")
    letters = badge(board, route.owner, halfway(points))
    return tag("g", words, route_shape(board, route.owner, points, letters), id=f"route-{a.id}-{b.id}")


def route_shape(board: Board, owner: int, points: tuple[Point, ...], *above: str) -> str:
    """C5.4.6: a route through points in the colour of its owner, and what is drawn on it."""
    way = curve(points)
    lines = tag("path", class_="casing", d=way) + tag("path", class_="way", d=way)
    ends = (circle(end, END, "end") for end in (points[0], points[-1]))
    return tag("g", lines, *ends, *above, class_=f"route {board.powers[owner].id}")


def curve(points: tuple[Point, ...]) -> str:
    """The data of a smooth path through points."""
    drawn = along(points[:1], "")
    for _, first, second, end in _pieces(points):
        drawn += "C" + " ".join(f"{number(x)},{number(y)}" for x, y in (first, second, end))
    return drawn


def halfway(points: tuple[Point, ...]) -> Point:
    """The middle of a smooth path, by the number of its points."""
    pieces = list(_pieces(points))
    if len(pieces) % 2 == 0:
        return points[len(pieces) // 2]
    a, b, c, d = pieces[len(pieces) // 2]
    return (a[0] + 3 * b[0] + 3 * c[0] + d[0]) / 8, (a[1] + 3 * b[1] + 3 * c[1] + d[1]) / 8


def _pieces(points: tuple[Point, ...]) -> Iterator[tuple[Point, Point, Point, Point]]:
    """The Bezier curves from point to point: through each point in the direction of those beside it."""
    around = (points[0], *points, points[-1])
    for before, start, end, after in zip(around, around[1:], around[2:], around[3:], strict=False):
        first = start[0] + (end[0] - before[0]) / 6, start[1] + (end[1] - before[1]) / 6
        second = end[0] - (after[0] - start[0]) / 6, end[1] - (after[1] - start[1]) / 6
        yield start, first, second, end
