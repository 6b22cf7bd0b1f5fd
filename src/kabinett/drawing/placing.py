"""Finding room on a map: what is placed later keeps clear of what is there already."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import dist

from kabinett.drawing.svg import Point


class Room:
    """How much is drawn on each unit of a map."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = int(width), int(height)
        self.rows = [[0] * self.width for _ in range(self.height)]

    def place(self, options: Iterable[tuple[Point, float]], width: float, height: float) -> Point:
        """The best centre on the map for something of this size, which takes it; each option has its own cost."""
        inside = [(self._pushed_in(at, width, height), own) for at, own in options]
        best, _ = min(inside, key=lambda option: option[1] + self.cost(option[0], width, height))
        self.take(best, width, height)
        return best

    def take(self, centre: Point, width: float, height: float) -> None:
        """Something is drawn on a rectangle."""
        rows, columns = self._slices(centre, width, height)
        for row in self.rows[rows]:
            row[columns] = [taken + 1 for taken in row[columns]]

    def take_line(self, start: Point, end: Point, weight: int = 2) -> None:
        """Something is drawn along a straight line; it weighs more than an area, for letters on it are hard to read."""
        for x, y in self._units(start, end):
            self.rows[y][x] += weight

    def crossed(self, start: Point, end: Point) -> int:
        """How much there is along a straight line."""
        return sum(self.rows[y][x] for x, y in self._units(start, end))

    def free(self, centre: Point, width: float, height: float) -> bool:
        """Whether a rectangle lies on the map and nothing is drawn there."""
        return self._pushed_in(centre, width, height) == centre and not self.cost(centre, width, height)

    def cost(self, centre: Point, width: float, height: float) -> int:
        """How much there is on a rectangle."""
        rows, columns = self._slices(centre, width, height)
        return sum(sum(row[columns]) for row in self.rows[rows])

    def _pushed_in(self, at: Point, width: float, height: float) -> Point:
        x, y = min(at[0], self.width - width / 2), min(at[1], self.height - height / 2)
        return max(x, width / 2), max(y, height / 2)

    def _slices(self, centre: Point, width: float, height: float) -> tuple[slice, slice]:
        x, y = max(round(centre[0] - width / 2), 0), max(round(centre[1] - height / 2), 0)
        return slice(y, y + round(height)), slice(x, x + round(width))

    def _units(self, start: Point, end: Point) -> Iterator[tuple[int, int]]:
        steps = int(dist(start, end)) + 1
        for n in range(steps):
            x, y = start[0] + (end[0] - start[0]) * n / steps, start[1] + (end[1] - start[1]) * n / steps
            yield min(int(x), self.width - 1), min(int(y), self.height - 1)
