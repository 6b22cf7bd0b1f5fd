"""One map of the board, as the layers of the picture need it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kabinett.maria.board import Board, City
from kabinett.maria.drawing.cells import Cell, cells
from kabinett.maria.drawing.placing import Room
from kabinett.maria.drawing.svg import Point


@dataclass(frozen=True, slots=True)
class View:
    """A map with its cities by number, their cells, the places of their names, and the room that is left."""

    board: Board
    labels: Mapping[str, Point]
    map: str
    width: float
    height: float
    cities: dict[int, City]
    cells: dict[int, Cell]
    room: Room

    def at(self, city: int) -> Point:
        """Where a city is."""
        return self.cities[city].x, self.cities[city].y


def view_of(board: Board, labels: Mapping[str, Point], map_id: str) -> View:
    """A map with nothing drawn on it yet; it is as large as its sectors."""
    boxes = [sector.box for sector in board.sectors if sector.map == map_id]
    width, height = max(box[2] for box in boxes), max(box[3] for box in boxes)
    cities = {number: city for number, city in enumerate(board.cities) if city.map == map_id}
    land = cells({number: (city.x, city.y) for number, city in cities.items()}, width, height)
    return View(board, labels, map_id, width, height, cities, land, Room(width, height))
