"""Data of paths, as short as they can be: relative steps in tenths of a unit, many shapes in one path."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import dist, hypot
from random import Random

from kabinett.drawing.svg import Point

_NUMBER = re.compile(r"-?\d*\.?\d+")


def short(tenths: int) -> str:
    """A number of tenths without needless digits."""
    return f"{tenths / 10:.1f}".removesuffix(".0").replace("0.", ".", 1) if abs(tenths) < 10 else _plain(tenths)


def _plain(tenths: int) -> str:
    return f"{tenths / 10:.1f}".removesuffix(".0")


def listed(tenths: Iterable[int]) -> str:
    """Numbers in a row; a minus sign is as good as a space."""
    return "".join(f" {word}" if word[0] != "-" else word for word in map(short, tenths)).lstrip(" ")


def polyline(points: Iterable[Point], end: str = "Z", whole: bool = False) -> str:
    """A path along points, closed unless end is empty; in whole units where the line is uneven anyway."""
    unit = 10 if whole else 1
    tenths = _distinct((round(10 / unit * x) * unit, round(10 / unit * y) * unit) for x, y in points)
    steps = (step for (x, y), (u, v) in pairwise(tenths) for step in (u - x, v - y))
    return f"M{listed(tenths[0])}l{listed(steps)}{end}" if len(tenths) > 1 else ""


def _distinct(tenths: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    kept: list[tuple[int, int]] = []
    for point in tenths:
        if not kept or point != kept[-1]:
            kept.append(point)
    return kept


def rounded(points: Sequence[Point]) -> str:
    """An open path with round corners, in whole units: from end to end, and from middle to middle between points."""
    if len(points) < 3:
        return polyline(points, "", whole=True)
    points = [(round(x), round(y)) for x, y in points]
    middles = [((x + u) // 2, (y + v) // 2) for (x, y), (u, v) in pairwise(points)]
    middles[0], middles[-1] = points[0], points[-1]
    return bent(middles[0], zip(points[1:-1], middles[1:], strict=True))


def bent(start: Point, bends: Iterable[tuple[Point, Point]]) -> str:
    """A path of bends: each by the point that draws it aside, and its end."""
    x, y = round(10 * start[0]), round(10 * start[1])
    data, steps = f"M{listed((x, y))}q", []
    for aside, end in bends:
        u, v = round(10 * end[0]), round(10 * end[1])
        steps += [round(10 * aside[0]) - x, round(10 * aside[1]) - y, u - x, v - y]
        x, y = u, v
    return data + listed(steps)


def stamped(shape: str, at: Point, scale: float = 1.0) -> str:
    """A shape of relative commands (no arcs) with its origin at a point."""
    data = shape if scale == 1 else _NUMBER.sub(lambda found: f" {_plain(round(float(found[0]) * scale * 10))}", shape)
    return f"M{listed((round(10 * at[0]), round(10 * at[1])))}{_packed(data)}"


def _packed(data: str) -> str:
    """Relative data with the shortest numbers between its commands."""
    parts = re.findall(r"([a-zA-Z])([^a-zA-Z]*)", data)
    return "".join(
        command + listed(round(10 * float(number)) for number in _NUMBER.findall(numbers)) for command, numbers in parts
    )


def ring(at: Point, radius: float) -> str:
    """A circle as a part of a path."""
    x, r = listed((round(10 * (at[0] - radius)), round(10 * at[1]))), round(10 * radius)
    return f"M{x}a{listed((r, r))} 0 1 0 {listed((2 * r, 0))}a{listed((r, r))} 0 1 0 {listed((-2 * r, 0))}"


def spline(points: Sequence[Point], step: float) -> list[Point]:
    """Points at about this distance on a smooth line through all the points given."""
    outer = [points[0], *points, points[-1]]
    line = [points[0]]
    for before, start, end, after in zip(outer, outer[1:], outer[2:], outer[3:], strict=False):
        parts = max(1, round(dist(start, end) / step))
        line += [_between(before, start, end, after, n / parts) for n in range(1, parts + 1)]
    return line


def _between(a: Point, b: Point, c: Point, d: Point, part: float) -> Point:
    """A point from b to c on the curve that comes from a and goes on to d (Catmull and Rom)."""
    x, y = (
        b[n]
        + part * (c[n] - a[n]) / 2
        + part**2 * (2 * a[n] - 5 * b[n] + 4 * c[n] - d[n]) / 2
        + part**3 * (3 * b[n] - a[n] - 3 * c[n] + d[n]) / 2
        for n in (0, 1)
    )
    return x, y


def shaken(start: Point, end: Point, dice: Random, rough: float, least: float) -> list[Point]:
    """The points of an uneven line as drawn by hand, start and end included: its middle is moved aside, and so on."""
    far = dist(start, end)
    if far < 2 * least:
        return [start, end]
    aside = dice.uniform(-rough, rough)
    x, y = (start[0] + end[0]) / 2 - aside * (end[1] - start[1]), (start[1] + end[1]) / 2 + aside * (end[0] - start[0])
    return [*shaken(start, (x, y), dice, rough, least)[:-1], *shaken((x, y), end, dice, rough, least)]


def cut_to(points: Sequence[Point], width: float, height: float, beyond: float = 0.0) -> list[list[Point]]:
    """The runs of a line that lie on a map, each with the first point outside."""
    inside = [-beyond <= x <= width + beyond and -beyond <= y <= height + beyond for x, y in points]
    runs: list[list[Point]] = []
    for n, here in enumerate(inside):
        if here or (n > 0 and inside[n - 1]) or (n + 1 < len(inside) and inside[n + 1]):
            if n == 0 or not (inside[n - 1] or here):
                runs.append([])
            runs[-1].append(points[n])
    return [run for run in runs if len(run) > 1]


def normal(start: Point, end: Point) -> Point:
    """The direction to the left of a line, of length 1."""
    u, v = end[0] - start[0], end[1] - start[1]
    far = hypot(u, v) or 1.0
    return v / far, -u / far
