"""One map of the board, as the layers of the picture need it."""

from __future__ import annotations

from kabinett.drawing.placing import Room
from kabinett.drawing.svg import Point
from kabinett.maria.board import Board
from kabinett.maria.drawing.cells import Cell, cells
from kabinett.maria.drawing.geography import Feature, Projection, load_features, projection
from kabinett.maria.drawing.labels import Labels


class View:
    """A map with its cities by number, their places and cells, the labels of names, and the room that is left."""

    def __init__(self, board: Board, labels: Labels, name: str) -> None:
        self.board, self.labels, self.name = board, labels, name
        self.width, self.height = map_size(board, name)
        self.cities = {number: city for number, city in enumerate(board.cities) if city.map == name}
        self.at: dict[int, Point] = {number: (city.x, city.y) for number, city in self.cities.items()}
        self.room = Room(self.width, self.height)
        self.projection: Projection | None = projection(board.folder, name)
        self._cells: dict[int, Cell] = {}

    @property
    def cells(self) -> dict[int, Cell]:
        """The land around each city."""
        if not self._cells:
            self._cells = cells(self.at, self.width, self.height)
        return self._cells

    def features(self, kind: str) -> list[tuple[Feature, list[Point]]]:
        """The ornaments of a kind with their places, of which some are on the map."""
        if self.projection is None:
            return []
        placed = [(f, [self.projection.place(point) for point in f.points]) for f in load_features() if f.kind == kind]
        return [(feature, line) for feature, line in placed if self._touches(line)]

    def _touches(self, line: list[Point]) -> bool:
        xs, ys = [x for x, _ in line], [y for _, y in line]
        return min(xs) < self.width and max(xs) > 0 and min(ys) < self.height and max(ys) > 0


def map_size(board: Board, name: str) -> Point:
    """The width and height of a map: up to the right and lower edges of its sectors."""
    boxes = [sector.box for sector in board.sectors if sector.map == name]
    return max(box[2] for box in boxes), max(box[3] for box in boxes)
