"""Where labels and pieces have their places, so that nothing covers anything else that one has to read."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise, product
from math import cos, dist, radians, sin

from kabinett.ancien_regime.board import Board
from kabinett.ancien_regime.drawing.land import Land
from kabinett.ancien_regime.drawing.outlines import box
from kabinett.ancien_regime.drawing.plates import Box, label_boxes
from kabinett.ancien_regime.drawing.shapes import Mark, Shapes, load_shapes
from kabinett.drawing.svg import Point, polar

PIECE = 20.0  # the radius of a piece
SPOTS, KEPT = 5, 2  # places for pieces in a territory, and those that ornaments keep clear of
REACH, GRID = 116, 8  # how far from its label and how closely places are looked for
APART = 2 * PIECE  # from one piece to the next
ROUND = 8  # points of the rim of a piece that should be inside
ABROAD, UNREADABLE, CROWDED = 28.0, 0.25, 3.0  # costs: of a point outside, of covering a label, of being too near
LINE = 12.0  # the width that a sea route takes
SPACED = 0.62  # the width of a letter of such a name, in parts of its height


@cache
def places(board: Board) -> Places:
    """The places on a board; finding them takes a while."""
    return Places(board, load_shapes(board))


class Places:
    """The boxes of all labels, and for each territory the places of pieces, the best one first."""

    def __init__(self, board: Board, shapes: Shapes) -> None:
        self.boxes = [
            box
            for territory, at in zip(board.territories, shapes.labels, strict=True)
            for box in label_boxes(territory, at)
        ]
        self.routes = list(_route_boxes(shapes))
        self.spots = tuple(
            self._spots(shapes, n) if territory.kind != "impassable" else ()
            for n, territory in enumerate(board.territories)
        )
        pieces = [(spot, APART, APART) for spots in self.spots for spot in spots[:KEPT]]
        self.kept: list[Box] = [*self.boxes, *self.routes, *pieces, *map(_name_box, shapes.of_kind("land"))]

    def _spots(self, shapes: Shapes, number: int) -> tuple[Point, ...]:
        costs = dict(self._costs(shapes, number))
        found: list[Point] = []
        while len(found) < SPOTS and costs:
            best = min(costs, key=lambda spot: costs[spot] + _crowded(spot, found))
            found.append(best)
            del costs[best]
        return tuple(found)

    def _costs(self, shapes: Shapes, number: int) -> Iterator[tuple[Point, float]]:
        """How bad each place in a territory is."""
        area, (x, y) = Land([shapes.territories[number]]), shapes.labels[number]
        left, top, right, bottom = box(shapes.territories[number])
        columns = range(int(max(left, x - REACH)), int(min(right, x + REACH)), GRID)
        rows = range(int(max(top, y - REACH)), int(min(bottom, y + REACH)), GRID)
        near = [other for other in self.boxes if _reaches(other, (x, y))]
        ways = [other for other in self.routes if _reaches(other, (x, y))]
        for spot in ((float(across), down + 0.5) for across, down in product(columns, rows)):
            if area.holds(spot):
                outside = sum(not area.holds(polar(spot, PIECE, n / ROUND)) for n in range(ROUND))
                piece = (spot, 2 * PIECE, 2 * PIECE)
                covered = sum(overlap(piece, other) for other in near) + sum(overlap(piece, way) for way in ways) / 4
                yield spot, ABROAD * outside + UNREADABLE * covered + dist(spot, (x, y + 10))


def _reaches(other: Box, label: Point) -> bool:
    """Whether something can be in the way of pieces that are looked for around a label."""
    (x, y), width, height = other
    return abs(x - label[0]) < REACH + PIECE + width / 2 and abs(y - label[1]) < REACH + PIECE + height / 2


def _crowded(spot: Point, others: list[Point]) -> float:
    return sum(CROWDED * max(0.0, APART - dist(spot, other)) for other in others)


def _route_boxes(shapes: Shapes) -> Iterator[Box]:
    """Small boxes along the sea routes."""
    for start, end in (leg for way in shapes.routes for leg in pairwise(way)):
        parts = max(1, round(dist(start, end) / LINE))
        for n in range(parts + 1):
            at = (start[0] + (end[0] - start[0]) * n / parts, start[1] + (end[1] - start[1]) * n / parts)
            yield at, LINE, LINE


def _name_box(mark: Mark) -> Box:
    """The box that the name of a land outside play needs, however it is turned."""
    wide, high = mark.size * SPACED * len(mark.name), mark.size
    level, steep = abs(cos(radians(mark.turn))), abs(sin(radians(mark.turn)))
    return mark.at, wide * level + high * steep, wide * steep + high * level


def overlap(a: Box, b: Box) -> float:
    """The area that two boxes have in common."""
    (x, y), width, height = a
    (u, v), wide, high = b
    across, down = (width + wide) / 2 - abs(x - u), (height + high) / 2 - abs(y - v)
    if across <= 0 or down <= 0:
        return 0.0
    return min(across, width, wide) * min(down, height, high)
