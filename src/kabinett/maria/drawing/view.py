"""One map of the board, as the layers of the picture need it."""

from __future__ import annotations

from collections.abc import Mapping

from kabinett.drawing.placing import Room
from kabinett.drawing.svg import Point
from kabinett.maria.board import Board
from kabinett.maria.drawing.cells import cells


class View:
    """A map with its cities by number, their places and cells, the labels of names, and the room that is left."""

    def __init__(self, board: Board, labels: Mapping[str, Point], name: str) -> None:
        sectors = [sector.box for sector in board.sectors if sector.map == name]
        self.board, self.labels, self.name = board, labels, name
        self.width, self.height = max(box[2] for box in sectors), max(box[3] for box in sectors)
        self.cities = {number: city for number, city in enumerate(board.cities) if city.map == name}
        self.at: dict[int, Point] = {number: (city.x, city.y) for number, city in self.cities.items()}
        self.cells = cells(self.at, self.width, self.height)
        self.room = Room(self.width, self.height)
