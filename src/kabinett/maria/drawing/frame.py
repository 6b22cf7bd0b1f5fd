"""The frame of a map with its degrees, a compass rose and a scale: ornaments as on any map of the time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import ceil, floor

from kabinett.drawing.paths import polyline, ring
from kabinett.drawing.svg import Point, moved, polar, rect, tag, text
from kabinett.maria.drawing.geography import Projection
from kabinett.maria.drawing.view import View
from kabinett.maria.drawing.water import sea_id

EDGE, DEGREES, OUTER = 4.0, 15.0, 18.5  # from the map: the scale of minutes, the numbers of degrees, the heavy line
FERRO = 17 + 2 / 3  # degrees were counted from the island of Ferro, which lies so far west of Greenwich
PARTS = 6  # of a degree: every other one is filled
MILES = 10  # of the scale; 15 make a degree
MILE = "Deutsche Meilen"
ROSE, RHUMB = 36.0, 420.0  # half the width of the compass, and how far its lines go over the sea
WINDS = ((0.92, 0.16), (0.6, 0.2), (0.72, 0.16), (0.6, 0.2))


def draw_frame(view: View) -> Iterator[str]:
    """Two fine lines with the minutes between them, the degrees, and a heavy line."""
    middle = (view.width / 2, view.height / 2)
    for beyond, kind in ((0.0, "rule"), (EDGE, "rule"), (DEGREES, "rule"), (OUTER, "frame")):
        yield rect(middle, view.width + 2 * beyond, view.height + 2 * beyond, kind)
    if view.projection:
        yield from _degrees(view, view.projection)


def _degrees(view: View, projection: Projection) -> Iterator[str]:
    """Longitudes above and below, latitudes on the left and on the right."""
    (west, north), (east, south) = projection.degrees((0, 0)), projection.degrees((view.width, view.height))
    blocks, ticks, numbers = [], [], []
    for start, end, degree in _steps(west + FERRO, east + FERRO):
        x, u = (projection.place((value - FERRO, 0))[0] for value in (start, end))
        for y, out in ((0.0, -1), (view.height, 1)):
            if degree is None:
                blocks.append(polyline([(x, y), (u, y), (u, y + out * EDGE), (x, y + out * EDGE)]))
            else:
                ticks.append(polyline([(x, y + out * EDGE), (x, y + out * DEGREES)], ""))
                numbers += _number((x + 7, y + out * 9.5 + 3), degree, x + 14 < view.width)
    for start, end, degree in _steps(south, north):
        y, v = (projection.place((0, value))[1] for value in (start, end))
        for x, out in ((0.0, -1), (view.width, 1)):
            if degree is None:
                blocks.append(polyline([(x, y), (x, v), (x + out * EDGE, v), (x + out * EDGE, y)]))
            else:
                ticks.append(polyline([(x + out * EDGE, y), (x + out * DEGREES, y)], ""))
                numbers += _number((x + out * 9.5, y - 3), degree, y > 12)
    yield tag("path", class_="scale", d="".join(blocks))
    yield tag("path", class_="tick", d="".join(ticks))
    yield from numbers


def _number(at: Point, degree: int, fits: bool) -> list[str]:
    return [text(at, str(degree), "degree")] if fits else []


def _steps(first: float, last: float) -> Iterator[tuple[float, float, int | None]]:
    """The parts of degrees that are filled, and each whole degree."""
    for n in range(floor(first * PARTS), ceil(last * PARTS)):
        start, end = max(n / PARTS, first), min((n + 1) / PARTS, last)
        if n % 2 and end > start:
            yield start, end, None
        if n % PARTS == 0 and n / PARTS > first:
            yield n / PARTS, n / PARTS, n // PARTS


def draw_compass(view: View) -> Iterator[str]:
    """A rose of 16 winds, where the map is emptiest."""
    size = 2 * ROSE + 8
    x, y = view.room.place(_anywhere(view, size, size), size, size)
    lines = (polyline([polar((x, y), ROSE, n / 16), polar((x, y), RHUMB, n / 16)], "") for n in range(16))
    if view.features("coast"):
        yield tag("path", class_="rhumb", d="".join(lines), clip_path=f"url(#{sea_id(view)})")
    yield moved((x, y), *_rose(), class_="compass")


def _anywhere(view: View, width: float, height: float) -> Iterator[tuple[Point, float]]:
    """Places all over a map, better in its corners."""
    for n, k in product(range(1, 32), range(1, 32)):
        x, y = view.width * n / 32, view.height * k / 32
        yield (x, y), 0.2 * min(x, view.width - x) + 0.2 * min(y, view.height - y)


def _rose() -> Iterator[str]:
    yield tag("path", class_="dial", d=ring((0, 0), 0.62 * ROSE) + ring((0, 0), 0.55 * ROSE))
    light, dark = [], []
    for n in (1, 3, 5, 7, 9, 11, 13, 15, 2, 6, 10, 14, 0, 4, 8, 12):
        far = ROSE * (0.5 if n % 2 else 0.68 if n % 4 else 0.92)
        waist = ROSE * (0.14 if n % 2 else 0.16 if n % 4 else 0.19)
        for side, half in ((1, dark), (-1, light)):
            turn = n / 16 + side * (1 / 32 if n % 2 else 1 / 16)
            half.append(polyline([(0, 0), polar((0, 0), waist, turn), polar((0, 0), far, n / 16)]))
    for n in range(16):
        yield tag("path", class_="wind", d=light[n])
        yield tag("path", class_="wind dark", d=dark[n])
    yield tag("path", class_="lily", d=_lily(-ROSE * 0.9))


def _lily(top: float) -> str:
    """A small lily in the north."""
    shape = "c-1.5-1.8-1.5-3.6 0-6.4 1.5 2.8 1.5 4.6 0 6.4zm-.8-.4c-2.6.6-3.6-1-3-3 .8 1.6 2.4.8 3 3zm1.6 0c2.6.6 3.6-1 3-3-.8 1.6-2.4.8-3 3z"
    return f"M0 {top:.1f}{shape}"


def draw_scale(view: View) -> Iterator[str]:
    """A scale of German miles, 15 to a degree."""
    if not view.projection:
        return
    mile = -view.projection.y1 / 15
    width = MILES * mile
    x, y = view.room.place(_anywhere(view, width + 24, 30), width + 24, 30)
    left = x - width / 2
    blocks = (
        polyline([(left + n * mile, y), (left + (n + 1) * mile, y), (left + (n + 1) * mile, y + 2.4), (left + n * mile, y + 2.4)])
        for n in range(0, MILES, 2)
    )
    yield tag("path", class_="scale", d="".join(blocks))
    yield rect((x, y + 1.2), width, 2.4, "rule")
    yield rect((x, y + 1.2), width + 3, 5.4, "rule")
    for n in (0, 5, 10):
        yield text((left + n * mile, y - 4), str(n), "degree")
    yield text((x, y + 13), MILE, "scale-name middle")
