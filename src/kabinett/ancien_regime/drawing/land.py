"""Asking quickly whether points are on land."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterable
from itertools import pairwise

from kabinett.ancien_regime.drawing.shapes import Area
from kabinett.drawing.svg import Point


class Land:
    """Where land is: each line of the map from left to right crosses the shores in turn."""

    def __init__(self, areas: Iterable[Area]) -> None:
        self.rows: dict[int, list[float]] = {}
        for edge in (edge for area in areas for ring in area for edge in pairwise(ring)):
            (x0, y0), (x1, y1) = sorted(edge, key=lambda point: point[1])
            for row in range(int(y0 + 0.5), int(y1 + 0.5)):
                self.rows.setdefault(row, []).append(x0 + (row + 0.5 - y0) * (x1 - x0) / (y1 - y0))
        for crossings in self.rows.values():
            crossings.sort()

    def holds(self, at: Point) -> bool:
        """Whether a point is on land."""
        return bisect(self.rows.get(int(at[1]), ()), at[0]) % 2 == 1
