"""The land around each city: what is nearer to it than to any other city (a Voronoi cell), up to a limit."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from math import dist

from kabinett.drawing.svg import Point, polar
from kabinett.maria.board import NOBODY

REACH, SIDES = 80.0, 24  # a cell reaches no further than this from its city

Corner = tuple[Point, int]  # where an edge starts, and the city beyond that edge or NOBODY
Cell = list[Corner]


def cells(places: Mapping[int, Point], width: float, height: float) -> dict[int, Cell]:
    """The cells of cities on a map of this size."""
    made = {}
    for city, (x, y) in places.items():
        cell: Cell = [(polar((x, y), REACH, (n + 0.5) / SIDES), NOBODY) for n in range(SIDES)]
        for other, (u, v) in places.items():
            if other != city and dist((x, y), (u, v)) < 2 * REACH:
                cell = _clip(cell, u - x, v - y, (u * u + v * v - x * x - y * y) / 2, other)
        for a, b, limit in ((-1, 0, 0.0), (1, 0, width), (0, -1, 0.0), (0, 1, height)):
            cell = _clip(cell, a, b, limit, NOBODY)
        made[city] = cell
    return made


def edges(cell: Cell) -> list[tuple[Point, Point, int]]:
    """The edges of a cell with the city beyond each."""
    return [(start, end, beyond) for (start, beyond), (end, _) in pairwise([*cell, cell[0]])]


def _clip(cell: Cell, a: float, b: float, limit: float, beyond: int) -> Cell:
    """The part of a cell where ax + by does not exceed the limit."""
    kept: Cell = []
    for (x, y), (u, v), facing in edges(cell):
        here, there = a * x + b * y - limit, a * u + b * v - limit
        if here <= 0:
            kept.append(((x, y), facing))
        if (here <= 0) != (there <= 0):
            part = here / (here - there)
            kept.append(((x + part * (u - x), y + part * (v - y)), beyond if here <= 0 else facing))
    return kept
