"""The frame of a map with its degrees, a compass rose and a scale: ornaments as on any map of the time."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import ceil, floor

from kabinett.drawing.paths import polyline, ring, stamped
from kabinett.drawing.svg import Point, moved, polar, rect, tag, text
from kabinett.maria.drawing.geography import Projection
from kabinett.maria.drawing.view import View
from kabinett.maria.drawing.water import sea_id

EDGE, DEGREES, OUTER = 4.0, 15.0, 18.5  # from the map: the scale of minutes, the numbers of degrees, the heavy line
FERRO = 17 + 2 / 3  # degrees were counted from the island of Ferro, which lies so far west of Greenwich
PARTS = 6  # of a degree: every other one is filled
MILES = 10  # of the scale; 15 make a degree
MILE = "Deutsche Meilen"
BAR = 2.4  # how high the scale is
ROSE, RHUMB = 36.0, 420.0  # half the width of the compass, and how far its lines go over the sea
LILY = (
    "c-1.5-1.8-1.5-3.6 0-6.4 1.5 2.8 1.5 4.6 0 6.4zm-.8-.4c-2.6 .6-3.6-1-3-3 .8 1.6 2.4 .8 3 3z"
    "m1.6 0c2.6 .6 3.6-1 3-3-.8 1.6-2.4 .8-3 3z"
)
GRID = 24  # how many places across and down are tried for an ornament


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
    marks = [_Mark(view, True, start, end, degree) for start, end, degree in _steps(west + FERRO, east + FERRO)]
    marks += [_Mark(view, False, start, end, degree) for start, end, degree in _steps(south, north)]
    sides = [(mark, far) for mark in marks for far in (False, True)]
    yield tag("path", class_="scale", d="".join(m.block(far) for m, far in sides if m.degree is None))
    yield tag("path", class_="tick", d="".join(m.tick(far) for m, far in sides if m.degree is not None))
    yield from (m.number(far) for m, far in sides if m.degree is not None and m.fits)


class _Mark:
    """A part of a degree that is filled, or the line where a degree begins: along the frame, on both sides."""

    def __init__(self, view: View, across: bool, start: float, end: float, degree: int | None) -> None:
        assert view.projection
        self.across, self.degree = across, degree
        self.long, self.wide = (view.width, view.height) if across else (view.height, view.width)
        axis = 0 if across else 1
        places = [view.projection.place((value - FERRO, value))[axis] for value in (start, end)]
        self.start, self.end = min(places), max(places)

    @property
    def fits(self) -> bool:
        """Whether there is room for a number beside it."""
        return 14 < self.start < self.long - 14

    def _at(self, along: float, out: float, far: bool) -> Point:
        """A point so far along the frame and outside of it."""
        other = self.wide + out if far else -out
        return (along, other) if self.across else (other, along)

    def block(self, far: bool) -> str:
        """The filled part."""
        corners = ((self.start, 0.0), (self.end, 0.0), (self.end, EDGE), (self.start, EDGE))
        return polyline(self._at(along, out, far) for along, out in corners)

    def tick(self, far: bool) -> str:
        """The line of a degree."""
        return polyline([self._at(self.start, EDGE, far), self._at(self.start, DEGREES, far)], "")

    def number(self, far: bool) -> str:
        """The number of a degree, after its line or above it."""
        x, y = self._at(self.start + (7 if self.across else -6), (EDGE + DEGREES) / 2, far)
        return text((x, y + 2.6), str(self.degree), "degree")


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
    x, y = view.room.place(_anywhere(view, above=True), size, size)
    lines = (polyline([polar((x, y), ROSE, n / 16), polar((x, y), RHUMB, n / 16)], "") for n in range(16))
    if view.features("coast"):
        yield tag("path", class_="rhumb", d="".join(lines), clip_path=f"url(#{sea_id(view)})")
    yield moved((x, y), *_rose(), class_="compass")


def _anywhere(view: View, above: bool) -> Iterator[tuple[Point, float]]:
    """Places all over a map, better on its sides, and above or below."""
    for n, k in product(range(1, GRID), range(1, GRID)):
        x, y = view.width * n / GRID, view.height * k / GRID
        yield (x, y), 0.04 * min(x, view.width - x) + 0.1 * (y if above else view.height - y)


def _rose() -> Iterator[str]:
    yield tag("path", class_="dial", d=ring((0, 0), 0.62 * ROSE) + ring((0, 0), 0.55 * ROSE))
    light: list[str] = []
    dark: list[str] = []
    for n in (1, 3, 5, 7, 9, 11, 13, 15, 2, 6, 10, 14, 0, 4, 8, 12):
        far = ROSE * (0.5 if n % 2 else 0.68 if n % 4 else 0.92)
        waist = ROSE * (0.14 if n % 2 else 0.16 if n % 4 else 0.19)
        for side, half in ((1, dark), (-1, light)):
            turn = n / 16 + side * (1 / 32 if n % 2 else 1 / 16)
            half.append(polyline([(0, 0), polar((0, 0), waist, turn), polar((0, 0), far, n / 16)]))
    for n in range(16):
        yield tag("path", class_="wind", d=light[n])
        yield tag("path", class_="wind dark", d=dark[n])
    yield tag("path", class_="lily", d=stamped(LILY, (0, -0.9 * ROSE)))


def draw_scale(view: View) -> Iterator[str]:
    """A scale of German miles, 15 to a degree."""
    if not view.projection:
        return
    mile = -view.projection.y1 / 15
    width = MILES * mile
    x, y = view.room.place(_anywhere(view, above=False), width + 24, 30)
    left = x - width / 2
    starts = (left + n * mile for n in range(0, MILES, 2))
    blocks = (polyline([(u, y), (u + mile, y), (u + mile, y + BAR), (u, y + BAR)]) for u in starts)
    yield tag("path", class_="scale", d="".join(blocks))
    yield rect((x, y + BAR / 2), width, BAR, "rule")
    yield rect((x, y + BAR / 2), width + 3, BAR + 3, "rule")
    for n in (0, 5, 10):
        yield text((left + n * mile, y - 4), str(n), "degree")
    yield text((x, y + 13), MILE, "scale-name")
