"""The land around each city: what is nearer to it than to any other city (a Voronoi cell), up to a limit.

Where no city is near, wild points stand for the land beyond, so that borders look alike everywhere.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from math import dist
from random import Random

from kabinett.drawing.svg import Point
from kabinett.maria.board import NOBODY

REACH = 150.0  # no cell reaches further than this from its city
WILD, GRID = 84.0, 62.0  # how far wild points keep from cities, and from each other

Corner = tuple[Point, int]  # where an edge starts, and the city beyond that edge or NOBODY
Cell = list[Corner]


def cells(places: Mapping[int, Point], width: float, height: float) -> dict[int, Cell]:
    """The cells of cities on a map of this size."""
    wild = {NOBODY - 1 - n: point for n, point in enumerate(wilderness(places, width, height))}
    made = {}
    for city, (x, y) in places.items():
        cell: Cell = [((x + a * REACH, y + b * REACH), NOBODY) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
        for other, (u, v) in {**places, **wild}.items():
            if other != city and dist((x, y), (u, v)) < 2 * REACH:
                cell = _clip(cell, u - x, v - y, (u * u + v * v - x * x - y * y) / 2, max(other, NOBODY))
        for a, b, limit in ((-1, 0, 0.0), (1, 0, width), (0, -1, 0.0), (0, 1, height)):
            cell = _clip(cell, a, b, limit, NOBODY)
        made[city] = cell
    return made


def wilderness(places: Mapping[int, Point], width: float, height: float) -> list[Point]:
    """Points far from all cities, on a grid that is shaken a little."""
    dice, points = Random(f"{width} {height}"), []
    for row in range(-1, int(height / GRID) + 2):
        for column in range(-1, int(width / GRID) + 2):
            x = (column + row % 2 / 2) * GRID + dice.uniform(-14, 14)
            y = row * GRID + dice.uniform(-14, 14)
            if all(dist((x, y), place) > WILD for place in places.values()):
                points.append((x, y))
    return points


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
