"""C5.4: the territories: areas in the colours of their powers, stripes, mountains, coasts and borders."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import dist

from kabinett.ancien_regime.board import NOBODY, Board, Territory
from kabinett.ancien_regime.drawing.labels import Box, label_boxes
from kabinett.ancien_regime.drawing.outlines import OUTSIDE, SEA, box, contains
from kabinett.ancien_regime.drawing.shapes import Area
from kabinett.ancien_regime.drawing.view import View
from kabinett.ancien_regime.drawing.words import describe, signs, striped
from kabinett.drawing.svg import Point, along, circle, line, moved, polar, tag, title

STRIPE = 13.0  # the width of a stripe
ASHORE = 13.0  # from the shore to the end of a crossing
PEAK = 15.0  # half the width of a mountain
# A mountain around a point: its two sides, and strokes on the side that lies in the shade.
SIDES = "M-15,9C-10,5-6,-4-1,-13C2,-8 5,-2 8,0C10,3 12,7 16,9"
SHADE = "M-1,-13C0,-7 1,-3 0,1M3,-6C4,-2 5,1 4,5M8,0C9,3 9,5 8,8"


def draw_patterns(board: Board) -> str:
    """C5.4.2: the stripes that occur, for areas to refer to."""
    sets = {tuple(striped(territory)): "" for territory in board.territories if territory.stripes}
    return tag("defs", *(_pattern(board, powers) for powers in sets))


def _pattern(board: Board, powers: tuple[int, ...]) -> str:
    size = STRIPE * len(powers)
    stripes = (
        tag("rect", class_=f"tint {board.powers[power].id}", x=STRIPE * n, width=size - STRIPE * n, height=size)
        for n, power in enumerate(powers)
    )
    turned = {"patternUnits": "userSpaceOnUse", "patternTransform": "rotate(40)"}
    return tag("pattern", *stripes, id=_pattern_id(board, powers), width=size, height=size, **turned)


def _pattern_id(board: Board, powers: tuple[int, ...]) -> str:
    return "-".join(["stripes", *(board.powers[power].id for power in powers)])


def draw_outside(view: View) -> Iterator[str]:
    """Land outside play."""
    yield tag("path", title("Not in play"), class_="outside", d=_outline(view.shapes.outside))


def draw_territories(view: View) -> Iterator[str]:
    """C5.4.1-C5.4.4: an element for each territory, in its colours and with its description."""
    for number, territory in enumerate(view.board.territories):
        area = area_shape(view.board, territory, d=_outline(view.shapes.territories[number]), id=f"area-{territory.id}")
        peaks = _mountains(view, number) if territory.kind == "impassable" else ""
        kind = " ".join(["territory", territory.kind, *signs(territory)])
        yield tag("g", title(describe(view.board, number)), area, peaks, id=f"territory-{territory.id}", class_=kind)


def area_shape(board: Board, territory: Territory, **attributes: str) -> str:
    """C5.4.1-C5.4.4: a path in the colours of a territory; the attributes say where."""
    if territory.kind == "disputed":
        fill = f"url(#{_pattern_id(board, tuple(striped(territory)))})"
        return tag("path", class_="area", fill=fill, **attributes)
    kind = board.powers[territory.home].id if territory.home != NOBODY else territory.kind
    return tag("path", class_=f"area tint {kind}", **attributes)


def _outline(area: Area) -> str:
    return "".join(along(ring[:-1]) for ring in area)


# -- mountains


def _mountains(view: View, number: int) -> str:
    """C5.4.4: mountains in rows, wherever one fits in beside the name."""
    area = view.shapes.territories[number]
    name = label_boxes(view.board.territories[number], view.shapes.labels[number])[0]
    left, top, right, bottom = box(area)
    spots = product(range(int(top), int(bottom), 23), range(int(left), int(right), 38))
    at = ((x + (y - int(top)) // 23 % 2 * 19.0, float(y)) for y, x in spots)
    return "".join(moved(spot, peak()) for spot in at if _fits(area, spot) and not _covers(name, spot))


def _fits(area: Area, at: Point) -> bool:
    corners = product((at[0] - PEAK - 3, at[0] + PEAK + 3), (at[1] - PEAK, at[1] + PEAK - 3))
    return all(contains(area, corner) for corner in corners)


def _covers(label: Box, at: Point) -> bool:
    """Whether a mountain at a point would be under a label."""
    (x, y), width, height = label
    return abs(at[0] - x) < width / 2 + PEAK / 2 and abs(at[1] - y) < height / 2 + PEAK / 2


def peak() -> str:
    """A mountain."""
    return tag("path", class_="peak", d=SIDES) + tag("path", class_="shade", d=SHADE)


# -- lines


def draw_washes(view: View) -> Iterator[str]:
    """C5.4.1: a band in the full colour of each power along the inside of its home."""
    territories = view.board.territories
    for number, power in enumerate(view.board.powers):
        own = {n for n, territory in enumerate(territories) if territory.home == number}
        inside = (tag("use", href=f"#area-{territories[n].id}") for n in sorted(own))
        yield tag("clipPath", *inside, id=f"home-{power.id}")
        yield tag("path", class_=f"wash {power.id}", d=_around(view, own), clip_path=f"url(#home-{power.id})")


def _around(view: View, own: set[int]) -> str:
    """The outer line of some territories."""
    return view.outlines.lines(lambda here, beyond: here in own and beyond not in own)


def draw_borders(view: View) -> Iterator[str]:
    """C5.5: borders within one home thin, all others in full; the coast; and neighbours whom the outlines part."""
    homes = [territory.home for territory in view.board.territories]

    def within(here: int, beyond: int) -> bool:
        return 0 <= here < beyond and homes[here] == homes[beyond] != NOBODY

    def between(here: int, beyond: int) -> bool:
        return 0 <= here < beyond and not within(here, beyond)

    yield tag("path", class_="border within", d=view.outlines.lines(within))
    yield tag("path", class_="border", d=view.outlines.lines(between))
    yield tag("path", class_="border end", d=view.outlines.lines(lambda here, beyond: here >= 0 and beyond == OUTSIDE))
    yield tag("path", class_="coast", d=view.outlines.lines(lambda _, beyond: beyond == SEA))
    for a, others in enumerate(view.board.neighbours):
        for b in others:
            if a < b and not view.outlines.common(a, b):
                yield _crossing(view, a, b)


def _crossing(view: View, a: int, b: int) -> str:
    """A line from shore to shore that begins and ends on land."""
    names = [view.board.territories[place].name for place in (a, b)]
    start, end = view.outlines.nearest(a, b)
    ends = _ashore(view.shapes.territories[a], start, end), _ashore(view.shapes.territories[b], end, start)
    return tag("g", title(f"{names[0]} and {names[1]} are neighbours"), crossing_shape(*ends))


def _ashore(area: Area, shore: Point, other: Point) -> Point:
    """A place behind a shore and well inside the area, seen from the other shore."""
    turns = [n / 24 for n in range(24) if contains(area, polar(shore, 1.5 * ASHORE, n / 24))]
    inside = [spot for spot in (polar(shore, ASHORE, turn) for turn in turns) if contains(area, spot)]
    return max(inside, key=lambda spot: dist(spot, other), default=shore)


def crossing_shape(start: Point, end: Point) -> str:
    """What joins neighbours whom the water parts."""
    return tag("g", line(start, end, "crossing"), circle(start, 4.5, "end"), circle(end, 4.5, "end"), class_="ford")
