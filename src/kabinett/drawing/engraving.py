"""What an engraver puts on any map: a graduated frame, lines along shores, a compass rose."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import ceil, dist, floor, sqrt

from kabinett.drawing.paths import polyline
from kabinett.drawing.svg import Point, along, circle, number, polar, rect, tag, text

EDGE, BAND, GAP = 13.0, 8.0, 5.0  # of a frame: for numbers, the width of the scale, from there to the outer rule
FRAME = EDGE + BAND + GAP + 4.0  # how far a frame goes beyond its map
BASE = 3.4  # from the middle of a number down to its base line
SHORE = (32.0, 18.0, 26.0, 12.0)  # how far from the shore the lines along it go, in turn from top to bottom
ROW = 3.7  # from one of these lines to the next
SIDES, LEVEL = ("top", "right", "bottom", "left"), ("top", "bottom")

# -- the frame


Degrees = Mapping[str, Sequence[tuple[float, int]]]  # by side: where along it a degree begins, and which one


def neat_line(width: float, height: float, degrees: Degrees, named: int = 5) -> Iterator[str]:
    """A frame around a map whose corner is the origin: numbers, a scale with every other degree filled, a heavy rule.

    Every so many degrees are `named`. Without degrees it is a frame of rules.
    """
    middle = (width / 2, height / 2)
    yield tag("path", class_="scale", d="".join(_blocks(width, height, degrees)))
    for beyond, kind in ((0.0, "rule"), (EDGE, "rule"), (EDGE + BAND, "rule"), (EDGE + BAND + GAP, "frame")):
        yield rect(middle, width + 2 * beyond, height + 2 * beyond, kind)
    for side, places in degrees.items():
        for at, degree in places:
            if degree % named == 0 and EDGE < at < (width if side in LEVEL else height) - EDGE:
                x, y = _beyond(side, at, EDGE / 2, width, height)
                yield text((x, y + BASE), str(abs(degree)), "degree")


def _blocks(width: float, height: float, degrees: Degrees) -> Iterator[str]:
    """The filled degrees: those with an odd number, so that the corners need no care."""
    for side, places in degrees.items():
        length = width if side in LEVEL else height
        ends = [(0.0, places[0][1] - 1), *places, (length, 0)] if places else []
        for (start, degree), (end, _) in pairwise(ends):
            if degree % 2:
                corners = ((start, EDGE), (end, EDGE), (end, EDGE + BAND), (start, EDGE + BAND))
                yield polyline([_beyond(side, at, out, width, height) for at, out in corners])


def _beyond(side: str, at: float, out: float, width: float, height: float) -> Point:
    """A point this far beyond a side of the map."""
    places = {"top": (at, -out), "bottom": (at, height + out), "left": (-out, at), "right": (width + out, at)}
    return places[side]


# -- water


def shore_lines(shores: Iterable[Sequence[Point]]) -> str:
    """Level lines along shores, with uneven ends, as the data of one path: land that is drawn above hides the rest."""
    rows: dict[int, list[Span]] = {}
    for at in (at for shore in shores for start, end in pairwise(shore) for at in _sampled(start, end)):
        for row, span in _reached(at):
            rows.setdefault(row, []).append(span)
    return "".join(_row(ROW * row, _joined(spans)) for row, spans in sorted(rows.items()))


Span = tuple[float, float]  # from left to right


def _sampled(start: Point, end: Point) -> Iterator[Point]:
    parts = max(1, round(dist(start, end) / ROW))
    for n in range(parts):
        yield start[0] + (end[0] - start[0]) * n / parts, start[1] + (end[1] - start[1]) * n / parts


def _reached(at: Point) -> Iterator[tuple[int, Span]]:
    """The lines that pass near a point of the shore, and how far they go there."""
    for row in range(ceil((at[1] - max(SHORE)) / ROW), floor((at[1] + max(SHORE)) / ROW) + 1):
        left = SHORE[row % len(SHORE)] ** 2 - (ROW * row - at[1]) ** 2
        if left > 0:
            yield row, (at[0] - sqrt(left), at[0] + sqrt(left))


def _joined(spans: list[Span]) -> list[Span]:
    """Spans without those that touch others: these become one."""
    joined: list[Span] = []
    for left, right in sorted(spans):
        if joined and left <= joined[-1][1] + 1:
            joined[-1] = joined[-1][0], max(joined[-1][1], right)
        else:
            joined.append((left, right))
    return joined


def _row(y: float, spans: list[Span]) -> str:
    drawn, last = "", 0
    for left, right in ((round(left), round(right)) for left, right in spans):
        drawn += f"m{left - last} 0h{right - left}" if drawn else f"M{left} {number(y)}h{right - left}"
        last = right
    return drawn


def rose(size: float) -> Iterator[str]:
    """A compass rose around the origin: points to the winds, long and short, each with a dark half, and a lily."""
    yield circle((0, 0), size * 0.64, "dial")
    yield circle((0, 0), size * 0.58, "dial")
    yield tag("path", class_="tick", d="".join(along(_tick(size, n), "") for n in range(64)))
    for n in (1, 3, 5, 7, 9, 11, 13, 15, 2, 6, 10, 14, 0, 4, 8, 12):
        tip = polar((0, 0), size * (0.5 if n % 2 else 0.66 if n % 4 else 0.92), n / 16)
        waist = size * (0.15 if n % 2 else 0.14 if n % 4 else 0.17)
        for side, kind in ((1, "wind dark"), (-1, "wind")):
            points = ((0.0, 0.0), polar((0, 0), waist, (n + side * (0.5 if n % 2 else 1)) / 16), tip)
            yield tag("path", class_=kind, d=along(points))
    yield circle((0, 0), size * 0.07, "wind")
    yield text((0, -size * 0.97), "N", "north")


def _tick(size: float, n: int) -> tuple[Point, Point]:
    return polar((0, 0), size * 0.58, n / 64), polar((0, 0), size * (0.61 if n % 2 else 0.64), n / 64)
