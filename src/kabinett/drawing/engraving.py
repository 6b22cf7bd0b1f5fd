"""What an engraver puts on any map: a graduated frame, lines along shores, a compass rose."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from kabinett.drawing.paths import polyline
from kabinett.drawing.svg import Point, along, circle, polar, rect, tag, text

EDGE, BAND, GAP = 13.0, 8.0, 5.0  # of a frame: for numbers, the width of the scale, from there to the outer rule
FRAME = EDGE + BAND + GAP + 4.0  # how far a frame goes beyond its map
BASE = 3.4  # from the middle of a number down to its base line
SHORE = (34.0, 20.0, 27.0, 13.0)  # how wide the lines along a shore are, in turn from top to bottom
ROW = 3.2  # from one of these lines to the next
FAR = 3000.0  # how long they are, so that no seam shows
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


def shore_patterns() -> str:
    """Level lines for strokes along a shore, one pattern for each width of `SHORE`, so that their ends are uneven."""
    height = ROW * len(SHORE)
    return "".join(
        tag(
            "pattern",
            tag("path", class_="ripple", d=f"M0,{ROW * n + ROW / 2:g}h{FAR:g}"),
            id=f"shore-{n}",
            width=FAR,
            height=height,
            patternUnits="userSpaceOnUse",
        )
        for n in range(len(SHORE))
    )


def shore_lines(line: str) -> Iterator[str]:
    """The lines along a shore, whose path has the id `line`: the strokes show on both sides, so land goes above."""
    for n, width in enumerate(SHORE):
        yield tag("use", href=f"#{line}", class_="shore", stroke=f"url(#shore-{n})", stroke_width=2 * width)


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
