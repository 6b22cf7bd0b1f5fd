"""M3.2.12, M3.2.13, M4.4: the off-map boxes: where there is room near the city of their arrow, and their frames."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product

from kabinett.drawing.paths import polyline
from kabinett.drawing.svg import Point, polar, rect, tag, text
from kabinett.maria.board import NOBODY, Board, Box
from kabinett.maria.drawing.cities import reach
from kabinett.maria.drawing.view import View
from kabinett.maria.powers import PRUSSIA

WIDTH, HEIGHT = 66.0, 40.0
HEAD = 12.0  # the part of the height that its name needs
GAP = 9.0  # before the end of an arrow
SILESIA = "silesia"


@dataclass(frozen=True, slots=True)
class PlacedBox:
    """An off-map box on a map: its middle."""

    box: Box
    at: Point


def all_boxes(board: Board) -> list[Box]:
    """The boxes of the powers, and that of the train that enters with Silesia (M4.4), called as the land is."""
    lands = [land.name for land in board.territories if land.id == SILESIA]
    return [*board.boxes.values(), *(Box(SILESIA, name, PRUSSIA, NOBODY) for name in lands)]


def box_places(view: View) -> list[PlacedBox]:
    """The boxes of a map; the room that they take is taken before anything else looks for room."""
    for number, city in view.cities.items():
        view.room.take(view.at[number], 2 * reach(city) + 1, 2 * reach(city) + 1)
    for a, b, _ in view.board.roads:
        if a in view.at and b in view.at:
            view.room.take_line(view.at[a], view.at[b])
    found = []
    for box in all_boxes(view.board):
        cities = [box.city] if box.city != NOBODY else sorted(view.board.silesia)
        if near := [city for city in cities if city in view.cities]:
            found.append(PlacedBox(box, view.room.place(_options(view, near), WIDTH + 6, HEIGHT + 6)))
    return found


def _options(view: View, cities: list[int]) -> Iterator[tuple[Point, float]]:
    """Places for a box around cities, the nearer the better, but with room for an arrow."""
    for city, far, n in product(cities, range(40, 130, 12), range(16)):
        (x, y), (right, down) = view.at[city], polar((0, 0), 1, n / 16)
        yield (x + right * (far + WIDTH / 2), y + down * (far + HEIGHT / 2)), 1.2 * far


def draw_boxes(view: View, places: list[PlacedBox]) -> Iterator[str]:
    """The frames of the boxes, their names, and arrows to the cities where their generals return."""
    for place in places:
        view.room.take(place.at, WIDTH + 4, HEIGHT + 4)
        if place.box.city in view.at:
            view.room.take_line(place.at, view.at[place.box.city])
    for place in places:
        yield _box(view, place)


def _box(view: View, place: PlacedBox) -> str:
    x, y = place.at
    return tag(
        "g",
        _arrow(place.at, view.at[place.box.city]) if place.box.city in view.at else "",
        rect((x, y), WIDTH, HEIGHT, "case"),
        rect((x, y), WIDTH - 4, HEIGHT - 4, "lining"),
        text((x, y - HEIGHT / 2 + HEAD), place.box.name, "label"),
        class_=f"box {view.board.powers[place.box.power].id}",
        data_box=place.box.id,
    )


def _arrow(start: Point, end: Point) -> str:
    """An arrow whose start the box covers."""
    far = ((end[0] - start[0]) ** 2 + (end[1] - start[1]) ** 2) ** 0.5 or 1.0
    u, v = (end[0] - start[0]) / far, (end[1] - start[1]) / far
    tip, neck = ((end[0] - u * back, end[1] - v * back) for back in (GAP, GAP + 7))
    head = [tip, (neck[0] - 2.6 * v, neck[1] + 2.6 * u), (neck[0] + 2.6 * v, neck[1] - 2.6 * u)]
    return tag("path", class_="arrow", d=polyline([start, neck], "")) + tag("path", class_="head", d=polyline(head))
