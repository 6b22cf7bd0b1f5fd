"""C5.5: borders, and what joins neighbours whom the water parts."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist

from kabinett.ancien_regime.board import NOBODY
from kabinett.ancien_regime.drawing.outlines import OUTSIDE, contains
from kabinett.ancien_regime.drawing.shapes import Area
from kabinett.ancien_regime.drawing.view import View
from kabinett.drawing.svg import Point, circle, line, polar, tag, title

ASHORE = 13.0  # from the shore to the end of a crossing


def draw_borders(view: View) -> Iterator[str]:
    """C5.5: borders within one home thin, all others in full; and neighbours whom the outlines part."""
    homes = [territory.home for territory in view.board.territories]

    def within(here: int, beyond: int) -> bool:
        return 0 <= here < beyond and homes[here] == homes[beyond] != NOBODY

    def between(here: int, beyond: int) -> bool:
        return 0 <= here < beyond and not within(here, beyond)

    yield tag("path", class_="border within", d=view.outlines.lines(within))
    yield tag("path", class_="border", d=view.outlines.lines(between))
    yield tag("path", class_="border end", d=view.outlines.lines(lambda here, beyond: here >= 0 and beyond == OUTSIDE))
    for a, others in enumerate(view.board.neighbours):
        for b in others:
            if a < b and not view.outlines.common(a, b):
                yield _crossing(view, a, b)


def _crossing(view: View, a: int, b: int) -> str:
    """A line from shore to shore that begins and ends on land."""
    places = [view.board.territories[place] for place in (a, b)]
    start, end = view.outlines.nearest(a, b)
    ends = _ashore(view.shapes.territories[a], start, end), _ashore(view.shapes.territories[b], end, start)
    words = [title(f"{places[0].name} and {places[1].name} are neighbours")] if view.told else []
    return tag("g", *words, crossing_shape(*ends), id=f"crossing-{places[0].id}-{places[1].id}")


def _ashore(area: Area, shore: Point, other: Point) -> Point:
    """A place behind a shore and well inside the area, seen from the other shore."""
    turns = [n / 24 for n in range(24) if contains(area, polar(shore, 1.5 * ASHORE, n / 24))]
    inside = [spot for spot in (polar(shore, ASHORE, turn) for turn in turns) if contains(area, spot)]
    return max(inside, key=lambda spot: dist(spot, other), default=shore)


def crossing_shape(start: Point, end: Point) -> str:
    """What joins neighbours whom the water parts."""
    return tag("g", line(start, end, "crossing"), circle(start, 4.5, "end"), circle(end, 4.5, "end"), class_="ford")
