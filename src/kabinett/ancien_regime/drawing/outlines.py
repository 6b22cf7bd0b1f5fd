"""Coasts and borders: neighbours share the points of their outlines, so a common line is one that occurs twice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise, product
from math import dist

from kabinett.ancien_regime.drawing.shapes import Area, Shapes
from kabinett.drawing.paths import polyline
from kabinett.drawing.svg import Point

INSET = 30.0  # how far from the frame something is clear of it
OUTSIDE, SEA = -1, -2  # what lies beyond an outline, beside territories by number

Edge = tuple[Point, Point]


class Outlines:
    """The lines of all outlines with what lies on both sides."""

    def __init__(self, shapes: Shapes) -> None:
        self.size = shapes.width, shapes.height
        self.areas: dict[int, Area] = {**dict(enumerate(shapes.territories)), OUTSIDE: shapes.outside}
        self.owners: dict[Edge, list[int]] = {}
        for owner, area in self.areas.items():
            for edge in (edge for ring in area for edge in pairwise(ring)):
                self.owners.setdefault(_undirected(edge), []).append(owner)

    def lines(self, wanted: Callable[[int, int], bool]) -> str:
        """The path data of the lines where what is here and what is beyond are as wanted, each seen from here."""
        return "".join(polyline(points, "") for points in self.chains(wanted))

    def beside(self, what: int) -> set[int]:
        """The territories that lie at the sea, or at land outside play."""
        edges = (edge for edge, owners in self.owners.items() if not self._on_frame(edge))
        found = ((here, self._beyond(here, edge)) for edge in edges for here in self.owners[edge])
        return {here for here, beyond in found if here >= 0 and beyond == what}

    def common(self, a: int, b: int) -> bool:
        """Whether two territories have a common line."""
        return any({a, b} <= set(owners) for owners in self.owners.values())

    def nearest(self, a: int, b: int) -> Edge:
        """The points of the mainlands of two territories, off the frame, that are nearest to each other."""
        return min(product(self._mainland(a), self._mainland(b)), key=lambda ends: dist(*ends))

    def _mainland(self, place: int) -> list[Point]:
        inner = max(self.areas[place], key=len)
        return [at for at in inner if all(INSET < at[n] < self.size[n] - INSET for n in (0, 1))]

    def chains(self, wanted: Callable[[int, int], bool]) -> Iterator[list[Point]]:
        """These lines as points."""
        for here, area in self.areas.items():
            for ring in area:
                chain: list[Point] = []
                for edge in pairwise(ring):
                    if not self._on_frame(edge) and wanted(here, self._beyond(here, edge)):
                        chain = chain or [edge[0]]
                        chain.append(edge[1])
                    elif chain:
                        yield chain
                        chain = []
                if chain:
                    yield chain

    def _beyond(self, here: int, edge: Edge) -> int:
        owners = self.owners[_undirected(edge)]
        return next((owner for owner in owners if owner != here), here if len(owners) > 1 else SEA)

    def _on_frame(self, edge: Edge) -> bool:
        """Whether the map ends here."""
        start, end = edge
        return any(start[n] == end[n] and not 0 < end[n] < self.size[n] for n in (0, 1))


def _undirected(edge: Edge) -> Edge:
    return edge if edge[0] < edge[1] else (edge[1], edge[0])


def contains(area: Area, at: Point) -> bool:
    """Whether a point is inside: a line from it to the right crosses the rings an odd number of times."""
    x, y = at
    crossings = 0
    for ring in area:
        for (x0, y0), (x1, y1) in pairwise(ring):
            if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
                crossings += 1
    return crossings % 2 == 1


def box(area: Area) -> tuple[float, float, float, float]:
    """The least and greatest x and y of an area: left, top, right, bottom."""
    points = [point for ring in area for point in ring]
    return (
        min(x for x, _ in points),
        min(y for _, y in points),
        max(x for x, _ in points),
        max(y for _, y in points),
    )
