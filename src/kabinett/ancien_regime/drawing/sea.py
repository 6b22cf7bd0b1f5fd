"""The sea: degrees, lines along the coasts, the names of the seas, and C5.4.6: the sea routes."""

from __future__ import annotations

from collections.abc import Iterator
from xml.sax.saxutils import escape

from kabinett.ancien_regime.board import Board, Route
from kabinett.ancien_regime.drawing.outlines import OUTSIDE, SEA
from kabinett.ancien_regime.drawing.plates import badge
from kabinett.ancien_regime.drawing.projection import Projection
from kabinett.ancien_regime.drawing.view import View
from kabinett.drawing.engraving import LEVEL, SIDES, shore_lines
from kabinett.drawing.paths import cut_to, polyline
from kabinett.drawing.svg import Point, along, circle, number, tag, title

END = 6.0  # the radius of the end of a sea route
NET = 5  # degrees from line to line
FERRO = 17 + 2 / 3  # longitudes were counted from the island of Ferro, which lies so far west of Greenwich
LATITUDES, LONGITUDES = range(30, 71), range(-45, 96)


def draw_water(view: View) -> Iterator[str]:
    """Parallels and meridians, lines along the coasts, and the coasts: an edge around all land that goes above."""
    if view.projection:
        yield tag("path", class_="net", d="".join(_net(view.projection, view.width, view.height)))
    yield tag("path", class_="ripple", d=shore_lines(view.outlines.chains(_at_sea)))
    lands = ["outside", *(f"area-{territory.id}" for territory in view.board.territories)]
    yield tag("g", *(tag("use", href=f"#{land}") for land in lands), class_="coast")


def _at_sea(here: int, beyond: int) -> bool:
    """Whether a line is a coast."""
    return here >= OUTSIDE and beyond == SEA


def _net(projection: Projection, width: float, height: float) -> Iterator[str]:
    """The parallels and meridians of every fifth degree."""
    parallels = ([projection.at(lat, lon) for lon in LONGITUDES] for lat in LATITUDES[::NET])
    meridians = ([projection.at(lat, lon - FERRO) for lat in LATITUDES] for lon in LONGITUDES[::NET])
    for line in (*parallels, *meridians):
        for run in cut_to(line, width, height):
            yield polyline(run, "")


def frame_degrees(view: View) -> dict[str, list[tuple[float, int]]]:
    """Where the degrees of longitude meet the upper and lower edge of the map, and those of latitude the others."""
    if view.projection is None:
        return {}
    ends = {"top": 0.0, "bottom": view.height, "left": 0.0, "right": view.width}
    found: dict[str, list[tuple[float, int]]] = {}
    for side in SIDES:
        level = side in LEVEL
        length = int(view.width if level else view.height)
        points = ((float(n), ends[side]) if level else (ends[side], float(n)) for n in range(length + 1))
        places = map(view.projection.place, points)
        degrees = [longitude + FERRO if level else latitude for latitude, longitude in places]
        found[side] = list(_crossed(degrees))
    return found


def _crossed(degrees: list[float]) -> Iterator[tuple[float, int]]:
    """The places along an edge where a whole degree begins."""
    for n in range(1, len(degrees)):
        before, here = degrees[n - 1], degrees[n]
        whole = int(max(before, here) // 1)
        if min(before, here) < whole:
            yield n - 1 + (whole - before) / (here - before), whole


def draw_names(view: View) -> Iterator[str]:
    """The names of the seas, and of lands outside play."""
    for kind, look in (("land", "country"), ("sea", "sea")):
        for mark in view.shapes.of_kind(kind):
            words = tag("text", escape(mark.name), class_=look, font_size=mark.size)
            yield tag("g", words, transform=mark.place)


# -- routes


def draw_routes(view: View) -> Iterator[str]:
    """C5.4.6: each route with its ends, and the arms of the power that controls it."""
    for route, points in zip(view.board.routes, view.shapes.routes, strict=True):
        yield _route(view, route, points)


def _route(view: View, route: Route, points: tuple[Point, ...]) -> str:
    board = view.board
    a, b, power = board.territories[route.a], board.territories[route.b], board.powers[route.owner]
    words = [title(f"Sea route of {power.name}: {a.name} - {b.name}")] if view.told else []
    shield = badge(board, route.owner, halfway(points))
    return tag("g", *words, route_shape(board, route.owner, points, shield), id=f"route-{a.id}-{b.id}")


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
