"""M3.2.2: the sectors: their suits and the grid."""

from __future__ import annotations

from collections.abc import Iterator

from kabinett.drawing.svg import Point, along, number, tag, title
from kabinett.maria.board import SUITS, Sector
from kabinett.maria.drawing.view import View

# Within a square of -10 to 10; as shapes, since fonts lack them or colour them.
SUIT_SHAPES = {
    "hearts": "M0,9.5C-3,5.5-10,1-10,-4.2C-10,-7.8-7.6,-9.6-5.2,-9.6C-2.8,-9.6-0.8,-8.2 0,-5.6"
    "C0.8,-8.2 2.8,-9.6 5.2,-9.6C7.6,-9.6 10,-7.8 10,-4.2C10,1 3,5.5 0,9.5Z",
    "diamonds": "M0,-10C2,-6.4 4.6,-3 7.4,0C4.6,3 2,6.4 0,10C-2,6.4-4.6,3-7.4,0C-4.6,-3-2,-6.4 0,-10Z",
    "spades": "M0,-10C3,-5.5 9.4,-2 9.4,2.8C9.4,6 7.2,7.4 5,7.4C3.2,7.4 1.8,6.6 0.9,5.2C1.2,7.4 2,9 3.6,10"
    "L-3.6,10C-2,9-1.2,7.4-0.9,5.2C-1.8,6.6-3.2,7.4-5,7.4C-7.2,7.4-9.4,6-9.4,2.8C-9.4,-2-3,-5.5 0,-10Z",
    "clubs": "M-4.5,-5.4a4.5,4.5 0 1,1 9,0a4.5,4.5 0 1,1-9,0ZM-9.8,2.2a4.5,4.5 0 1,1 9,0a4.5,4.5 0 1,1-9,0Z"
    "M0.8,2.2a4.5,4.5 0 1,1 9,0a4.5,4.5 0 1,1-9,0ZM-2.2,-2.4L2.2,-2.4L2.2,3L-2.2,3Z"
    "M-0.9,0L0.9,0C0.9,5.5 1.8,8.8 3.8,10L-3.8,10C-1.8,8.8-0.9,5.5-0.9,0Z",
}


def suit_shapes() -> str:
    """What `draw_suit` refers to."""
    return tag("defs", *(tag("path", id=suit, d=shape) for suit, shape in SUIT_SHAPES.items()))


def draw_suit(suit: str, at: Point, size: float, kind: str) -> str:
    """A suit of a given half width."""
    place = f"translate({number(at[0])} {number(at[1])}) scale({size / 10:.2f})"
    return tag("use", href=f"#{suit}", class_=f"{suit} {kind}", transform=place)


def draw_sectors(view: View) -> Iterator[str]:
    """The sectors with their suits, and the grid: the right and lower edge of each."""
    sectors = [sector for sector in view.board.sectors if sector.map == view.name]
    for sector in sectors:
        yield _sector(view, sector)
    for sector in sectors:
        x0, y0, x1, y1 = sector.box
        view.room.take_line((x1, y0), (x1, y1))
        view.room.take_line((x0, y1), (x1, y1))
        yield tag("path", class_="grid", d=along(((x1, y0), (x1, y1), (x0, y1)), ""))


def _sector(view: View, sector: Sector) -> str:
    """A suit: large and faint in the middle, small and clear near the upper left corner."""
    x0, y0, x1, y1 = sector.box
    suit = SUITS[sector.suit]
    steps = [(9 + 3 * n, 9) for n in range(20)] + [(9, 9 + 3 * n) for n in range(20)]
    corner = view.room.place((((x0 + x, y0 + y), (x + y) / 5) for x, y in steps), 13, 13)
    large = draw_suit(suit, ((x0 + x1) / 2, (y0 + y1) / 2), min(x1 - x0, y1 - y0) * 0.21, "faint")
    small = draw_suit(suit, corner, 5.4, "clear")
    return tag("g", title(f"Sector {sector.id}: {suit}"), large, small, class_="sector")
