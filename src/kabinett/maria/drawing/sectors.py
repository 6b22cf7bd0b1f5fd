"""M3.2.2: the sectors: their suits and the grid."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from kabinett.drawing.paths import polyline, stamped
from kabinett.drawing.svg import Point, tag
from kabinett.maria.board import SUITS, Sector
from kabinett.maria.drawing.view import View

# Within a square of -10 to 10, from its middle; as shapes, since fonts lack them or colour them.
_LEAF = "c0-2.5 2-4.5 4.5-4.5 2.5 0 4.5 2 4.5 4.5 0 2.5-2 4.5-4.5 4.5-2.5 0-4.5-2-4.5-4.5z"
SUIT_SHAPES = {
    "spades": "m0-10c3 4.5 9.4 8 9.4 12.8 0 3.2-2.2 4.6-4.4 4.6-1.8 0-3.2-.8-4.1-2.2 .3 2.2 1.1 3.8 2.7 4.8h-7.2"
    "c1.6-1 2.4-2.6 2.7-4.8-.9 1.4-2.3 2.2-4.1 2.2-2.2 0-4.4-1.4-4.4-4.6 0-4.8 6.4-8.3 9.4-12.8z",
    "hearts": "m0 9.5c-3-4-10-8.5-10-13.7 0-3.6 2.4-5.4 4.8-5.4 2.4 0 4.4 1.4 5.2 4 .8-2.6 2.8-4 5.2-4"
    " 2.4 0 4.8 1.8 4.8 5.4 0 5.2-7 9.7-10 13.7z",
    "diamonds": "m0-10c2 3.6 4.6 7 7.4 10-2.8 3-5.4 6.4-7.4 10-2-3.6-4.6-7-7.4-10 2.8-3 5.4-6.4 7.4-10z",
    "clubs": f"m-4.5-5.4{_LEAF}m-5.3 7.6{_LEAF}m10.6 0{_LEAF}m-3-4.6h4.4v5.4h-4.4z"
    "m1.3 2.4h1.8c0 5.5 .9 8.8 2.9 10h-7.6c2-1.2 2.9-4.5 2.9-10z",
}
# The same, as small as they are drawn near the corners of sectors.
SMALL_SHAPES = {
    "spades": "m0-4.4c1.4 2 4.1 3.5 4.1 5.6 0 2.4-2.9 2.5-3.6 1.1 0 1 .4 1.6 1.1 2.1h-3.2c.7-.5 1.1-1.1 1.1-2.1"
    "-.7 1.4-3.6 1.3-3.6-1.1 0-2.1 2.7-3.6 4.1-5.6z",
    "hearts": "m0 4.2c-1.3-1.7-4.3-3.7-4.3-6 0-3 3.7-3 4.3-.6 .6-2.4 4.3-2.4 4.3 .6 0 2.3-3 4.3-4.3 6z",
    "diamonds": "m0-4.6l3.4 4.6-3.4 4.6-3.4-4.6z",
    "clubs": "m-2-2.4a2 2 0 1 1 4 0 2 2 0 1 1-4 0zm-2.2 3.4a2 2 0 1 1 4 0 2 2 0 1 1-4 0z"
    "m4.4 0a2 2 0 1 1 4 0 2 2 0 1 1-4 0z"
    "m1.1-1.6h1.4c0 2.6 .4 4 1.3 4.6h-4c.9-.6 1.3-2 1.3-4.6z",
}
SIGN = 4.4  # half the width of a small suit
INSET = 8.0  # how far from the lines of the grid its middle is
NEAR, CROWDED = 7, 2  # steps along the edge to look for room, and how much may be in the way of a sign

STEPS = [(INSET + 2.5 * n, INSET) for n in range(NEAR)] + [(INSET, INSET + 2.5 * n) for n in range(1, NEAR)]
BOX = (2 * SIGN + 2, 2 * SIGN + 2)
LARGE = 0.2  # half the width of a large suit, as a part of its sector


def draw_suit(suit: str, at: Point, size: float, kind: str) -> str:
    """A suit of a given half width."""
    return tag("path", class_=f"{suit} {kind}", d=stamped(SUIT_SHAPES[suit], at, size / 10))


def sectors_of(view: View) -> list[Sector]:
    """The sectors of a map."""
    return [sector for sector in view.board.sectors if sector.map == view.name]


def draw_grid(view: View) -> Iterator[str]:
    """The large suits, and the lines between the sectors."""
    yield from _suits(view, "faint", _large)
    lines = "".join(polyline(line, "") for line in _lines(view))
    if lines:
        yield tag("path", class_="grid", d=lines)


def draw_signs(view: View) -> Iterator[str]:
    """The small suits: near the corners of a sector, so that one is always in sight."""

    def small(sector: Sector, suit: str) -> Iterator[str]:
        return (stamped(SMALL_SHAPES[suit], at) for at in _corners(view, sector))

    yield from _suits(view, "clear", small)


def _suits(view: View, kind: str, draw: Callable[[Sector, str], Iterable[str]]) -> Iterator[str]:
    """One path for each suit."""
    shapes = dict.fromkeys(SUITS, "")
    for sector in sectors_of(view):
        shapes[SUITS[sector.suit]] += "".join(draw(sector, SUITS[sector.suit]))
    return (tag("path", class_=f"{suit} {kind}", d=shape) for suit, shape in shapes.items() if shape)


def _large(sector: Sector, suit: str) -> list[str]:
    x0, y0, x1, y1 = sector.box
    size = LARGE * min(x1 - x0, y1 - y0)
    return [stamped(SUIT_SHAPES[suit], ((x0 + x1) / 2, (y0 + y1) / 2), size / 10)]


def _lines(view: View) -> list[tuple[Point, Point]]:
    """The edges between sectors, without the frame; each takes its room."""
    lines = []
    for sector in sectors_of(view):
        x0, y0, x1, y1 = sector.box
        right, lower = ((x1, y0), (x1, y1)), ((x0, y1), (x1, y1))
        lines += [line for line, inner in ((right, x1 < view.width), (lower, y1 < view.height)) if inner]
    for line in lines:
        view.room.take_line(*line)
    return lines


def _corners(view: View, sector: Sector) -> Iterator[Point]:
    """A free place near each corner of a sector; a crowded corner has none, unless none has."""
    x0, y0, x1, y1 = sector.box
    corners = ((x0, y0, 1, 1), (x1, y0, -1, 1), (x0, y1, 1, -1), (x1, y1, -1, -1))
    signs = 0
    for n, (x, y, across, down) in enumerate(corners):
        options = [(x + across * u, y + down * v) for u, v in STEPS]
        at, crowd = min(((spot, view.room.cost(spot, *BOX)) for spot in options), key=lambda option: option[1])
        if crowd <= CROWDED or (n == len(corners) - 1 and not signs):
            view.room.take(at, *BOX)
            signs += 1
            yield at
