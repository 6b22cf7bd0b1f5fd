"""M3.2.1, M3.2.3: the roads, main ones as double lines; and the roads from map to map."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from math import dist
from random import Random

from kabinett.drawing.paths import listed, normal, polyline
from kabinett.drawing.svg import Point, tag
from kabinett.maria.board import MAPS, Board
from kabinett.maria.drawing.view import View

SWAY, MOST = 0.13, 8.0  # how far a road is drawn aside, as a part of its length, and at most


def draw_roads(view: View) -> Iterator[str]:
    """The roads of a map: one path for all roads, one for all main roads, drawn twice; then those that leave it."""
    at, shapes = view.at, {False: "", True: ""}
    for a, b, main in view.board.roads:
        if a in at and b in at:
            _take(view, at[a], at[b])
            shapes[main] += winding(at[a], at[b])
    leaving = {False: "", True: ""}
    for city, end, main in _leaving(view):
        leaving[main] += polyline([at[city], end], "")
    yield from road_lines(shapes, view.name)
    yield tag("g", *road_lines(leaving, f"from-{view.name}"), class_="links")


def road_lines(shapes: dict[bool, str], name: str) -> Iterator[str]:
    """Roads; main ones have two edges, and something between them."""
    if shapes[False]:
        yield tag("path", class_="road", d=shapes[False])
    if shapes[True]:
        yield tag("path", class_="main", id=f"maria-main-{name}", d=shapes[True])
        yield tag("use", class_="inside", href=f"#maria-main-{name}")


def winding(start: Point, end: Point) -> str:
    """A road that winds a little to both sides of the straight line, so that a march along that line is on it."""
    x, y = round(10 * start[0]), round(10 * start[1])
    points = (*_aside(start, end, 1.0), end)
    return f"M{listed((x, y))}c{listed(n for u, v in points for n in (round(10 * u) - x, round(10 * v) - y))}"


def _aside(start: Point, end: Point, part: float) -> list[Point]:
    """Points at the thirds of a road, one aside on each hand: so far, or a part of it, as what draws the road aside."""
    dice = Random(f"{start[0]:.1f} {start[1]:.1f} {end[0]:.1f} {end[1]:.1f}")
    left, up = normal(start, end)
    sway = part * min(SWAY * dist(start, end), MOST) * dice.choice((-1, 1, -0.8, 0.8, 0.4, -0.4))
    u, v = (end[0] - start[0]) / 3, (end[1] - start[1]) / 3
    return [
        (start[0] + u + left * sway, start[1] + v + up * sway),
        (start[0] + 2 * u - left * sway, start[1] + 2 * v - up * sway),
    ]


def _take(view: View, start: Point, end: Point) -> None:
    """The room of a road, which goes a third of the way to what draws it aside."""
    for one, other in pairwise((start, *_aside(start, end, 1 / 3), end)):
        view.room.take_line(one, other)


# -- from map to map


def links(board: Board) -> list[tuple[int, int, bool]]:
    """M3.2.1: the roads between cities on different maps, the western city first."""
    found = []
    for a, b, main in board.roads:
        if board.cities[a].map != board.cities[b].map:
            west, east = sorted((a, b), key=lambda city: MAPS.index(board.cities[city].map))
            found.append((west, east, main))
    return found


def _leaving(view: View) -> Iterator[tuple[int, Point, bool]]:
    """The cities of a map whose roads leave it, and where."""
    for west, east, main in links(view.board):
        for city, x in ((west, view.width), (east, 0.0)):
            if city in view.at:
                view.room.take_line(view.at[city], exit_of(view, city, x))
                yield city, exit_of(view, city, x), main


def exit_of(view: View, city: int, x: float) -> Point:
    """Where a road to another map leaves this one: at the height of its city."""
    return x, view.at[city][1]
