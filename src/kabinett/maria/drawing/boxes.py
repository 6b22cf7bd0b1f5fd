"""M3.2.12, M3.2.13, M4.4: the off-map boxes, each with an arrow to a city, and the Silesia box."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist

from kabinett.maria.drawing.pieces import DISC
from kabinett.maria.drawing.svg import Point, arrow, polar
from kabinett.maria.drawing.view import View

HEIGHT = 17.0
STEP = 2 * DISC + 2  # from piece to piece


def draw_boxes(view: View) -> Iterator[str]:
    """M3.2.13: a box near the city where a general returns; its arrow runs through as little as possible."""
    for box in view.board.boxes.values():
        if box.city in view.cities:
            city, width = view.at(box.city), _width(view.board, box.id, box.name)
            options = ((at, 0.6 * dist(at, city) + 3 * view.room.crossed(at, city)) for at in _around(city, width))
            at = view.room.place(options, width + 4, HEIGHT + 4)
            yield _box(view.board, box.id, box.name, box.power, at, arrow(at, _before(at, city)))


def draw_silesia_box(view: View) -> Iterator[str]:
    """M4.4, M10.2.2: the box of the train that comes when Silesia is annexed, in a free place near Silesia."""


def _around(city: Point, width: float) -> Iterator[Point]:
    """Places for a box around a city, with room for an arrow."""
    for far in range(20, 100, 10):
        for n in range(32):
            x, y = polar((0, 0), 1, n / 32)
            yield city[0] + x * (far + width / 2), city[1] + y * (far + HEIGHT / 2)
