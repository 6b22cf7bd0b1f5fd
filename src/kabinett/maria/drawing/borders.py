"""M3.2.4: where territories meet. Borders run half way between cities and are uneven, as nature and treaties are."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from math import dist
from random import Random

from kabinett.drawing.paths import shaken
from kabinett.drawing.svg import Point
from kabinett.maria.board import NOBODY
from kabinett.maria.drawing.cells import edges
from kabinett.maria.drawing.view import View

ROUGH, LEAST = 0.13, 5.0  # how far a border strays, as a part of its length, and how long its straight pieces are


@dataclass(frozen=True, slots=True)
class Border:
    """A piece of border: the territory that it has on its right hand, the one on its left or NOBODY, and its points."""

    mine: int
    other: int
    points: tuple[Point, ...]


class Corners:
    """Corners of neighbouring cells are the same point, although they were computed apart."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, int], Point] = {}

    def same(self, point: Point) -> Point:
        """The point that stands for all that are as good as this one."""
        column, row = round(point[0]), round(point[1])
        for across, down in product((0, -1, 1), (0, -1, 1)):
            found = self.known.get((column + across, row + down))
            if found and dist(found, point) < 0.5:
                return found
        self.known[column, row] = point
        return point


def borders(view: View) -> list[Border]:
    """All borders of the map, each twice, once for either side; and the ends of what is drawn of a territory."""
    corners, found = Corners(), []
    for number, cell in view.cells.items():
        mine = view.cities[number].territory
        for start, end, beyond in edges(cell):
            other = view.cities[beyond].territory if beyond != NOBODY else NOBODY
            ends = corners.same(start), corners.same(end)
            if mine != other and ends[0] != ends[1]:
                near = dist(view.at[number], view.at[beyond]) / 2 if beyond != NOBODY else 40.0
                found.append(Border(mine, other, _uneven(view, *ends, near)))
    return found


def _uneven(view: View, start: Point, end: Point, near: float) -> tuple[Point, ...]:
    """A border from corner to corner, the same from either side; the frame of the map is straight."""
    if _on_frame(view, start, end):
        return start, end
    first, last = sorted((start, end))
    rough = min(ROUGH, 0.3 * near / dist(start, end))
    line = shaken(first, last, Random(f"{first[0]:.1f} {first[1]:.1f} {last[0]:.1f}"), rough, LEAST)
    inside = [(min(max(x, 0.0), view.width), min(max(y, 0.0), view.height)) for x, y in line]
    return tuple(inside if first == start else reversed(inside))


def _on_frame(view: View, start: Point, end: Point) -> bool:
    return any(
        abs(start[n] - edge) < 0.01 and abs(end[n] - edge) < 0.01
        for n, edge in ((0, 0.0), (0, view.width), (1, 0.0), (1, view.height))
    )


def outlines(pieces: list[Border], territory: int) -> Iterator[list[Point]]:
    """The closed lines around a territory, made of its borders."""
    left = defaultdict(list)
    for border in pieces:
        if border.mine == territory:
            left[border.points[0]].append(border.points)
    for start in [*left]:
        while left[start]:
            outline = [*left[start].pop()]
            while outline[-1] != start and left[outline[-1]]:
                outline += left[outline[-1]].pop()[1:]
            yield outline
