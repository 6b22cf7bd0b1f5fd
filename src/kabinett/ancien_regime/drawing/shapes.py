"""The outlines of the territories, the ways of the sea routes and the places of names: reading and checking them."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import chain
from math import isfinite
from typing import Any

from kabinett.ancien_regime.board import LABELS, MARKS, PATHS, SHAPES, Board
from kabinett.core.errors import BadFile
from kabinett.core.tables import Folder, numbered, read_lines, read_table
from kabinett.drawing.svg import Point, number

MARK_KINDS = ("sea", "land", "rose", "ship", "cartouche", "table")

Ring = tuple[Point, ...]  # its last point is its first
Area = tuple[Ring, ...]  # all rings of all parts; rings within rings are holes


@dataclass(frozen=True, slots=True)
class Mark:
    """Something on the empty parts of the map: the name of a sea or of a land outside play, the compass rose, a ship,
    the cartouche with the name of the map, or the table of the set-up.

    `size` is the height of letters, or of what is drawn (of the rose its radius); `turn` is in degrees.
    """

    kind: str
    name: str
    at: Point
    size: float
    turn: float

    @property
    def place(self) -> str:
        """The transformation that brings something from the origin to its place."""
        return f"translate({number(self.at[0])} {number(self.at[1])}) rotate({number(self.turn)})"


@dataclass(frozen=True, slots=True)
class Shapes:
    """What a picture needs beside the board: territories and routes are in the order of the board."""

    width: float
    height: float
    territories: tuple[Area, ...]
    outside: Area
    routes: tuple[tuple[Point, ...], ...]
    labels: tuple[Point, ...]
    marks: tuple[Mark, ...]

    def of_kind(self, kind: str) -> list[Mark]:
        """The marks of one kind."""
        return [mark for mark in self.marks if mark.kind == kind]


def load_shapes(board: Board) -> Shapes:
    """The shapes of an edition. BadFile names the file and the place in it."""
    data = _Node(board.folder, SHAPES)
    territories = _territories(data["territories"], board)
    outside = tuple(chain.from_iterable(_rings(part) for part in data["outside"].items()))
    width, height = data["width"].length(), data["height"].length()
    return Shapes(width, height, territories, outside, _routes(board), _labels(board), _marks(board.folder))


class _Node:
    """A value in a JSON file that knows its place."""

    def __init__(self, folder: Folder, name: str) -> None:
        self.file, self.place = str(folder / name), ""
        try:
            self.value: Any = json.loads("\n".join(read_lines(folder, name)))
        except json.JSONDecodeError as error:
            raise BadFile(self.file, error.lineno, f"not JSON: {error.msg}") from error

    def fault(self, reason: str) -> BadFile:
        """An error at this place."""
        return BadFile(self.file, None, f"{self.place}: {reason}" if self.place else reason)

    def below(self, key: str | int, value: Any) -> _Node:
        """A value inside this one."""
        node = object.__new__(_Node)
        name = f"{key + 1}" if isinstance(key, int) else key
        node.file, node.place, node.value = self.file, f"{self.place} > {name}".removeprefix(" > "), value
        return node

    def __getitem__(self, key: str) -> _Node:
        if not isinstance(self.value, dict) or key not in self.value:
            raise self.fault(f"there is no '{key}'")
        return self.below(key, self.value[key])

    def items(self, least: int = 0) -> list[_Node]:
        """The values in a list, which must have as many at least."""
        if not isinstance(self.value, list) or len(self.value) < least:
            raise self.fault(f"must be a list with {least} entries or more" if least else "must be a list")
        return [self.below(n, value) for n, value in enumerate(self.value)]

    def entries(self) -> dict[str, _Node]:
        """The values in an object, by name."""
        if not isinstance(self.value, dict):
            raise self.fault("must be an object")
        return {key: self.below(key, value) for key, value in self.value.items()}

    def length(self) -> float:
        """A number above 0."""
        if not _is_number(self.value) or self.value <= 0:
            raise self.fault(f"must be a number above 0, not {self.value!r}")
        return float(self.value)

    def text(self) -> str:
        """A text."""
        if not isinstance(self.value, str):
            raise self.fault(f"must be a text, not {self.value!r}")
        return self.value

    def points(self, least: int) -> tuple[Point, ...]:
        """A list of points."""
        return tuple(node.point() for node in self.items(least))

    def point(self) -> Point:
        """A point: two numbers."""
        if not (isinstance(self.value, list) and len(self.value) == 2 and all(map(_is_number, self.value))):
            raise self.fault(f"must be a point of two numbers, not {self.value!r}")
        return float(self.value[0]), float(self.value[1])


def _is_number(value: object) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and isfinite(value)


def _territories(node: _Node, board: Board) -> tuple[Area, ...]:
    """An outline for each territory, and for nothing else."""
    found = node.entries()
    for name, entry in found.items():
        if name not in board.territory_index:
            raise entry.fault("unknown territory")
    for territory in board.territories:
        if territory.id not in found:
            raise node.fault(f"there is no outline of {territory.id}")
    return tuple(_area(found[territory.id]) for territory in board.territories)


def _area(node: _Node) -> Area:
    return tuple(chain.from_iterable(_rings(part) for part in node.items(1)))


def _rings(part: _Node) -> Iterator[Ring]:
    """The rings of one part: the outer one, then holes."""
    for node in part.items(1):
        ring = node.points(4)
        if ring[0] != ring[-1]:
            raise node.fault("the last point of a ring must be its first")
        yield ring


def _routes(board: Board) -> tuple[tuple[Point, ...], ...]:
    """C5.4.6: the way of each sea route, and of nothing else."""
    ways: dict[tuple[str, str], tuple[Point, ...]] = {}
    data = _Node(board.folder, PATHS)
    known = [(board.territories[route.a].id, board.territories[route.b].id) for route in board.routes]
    for node in data.items():
        ends = node["a"].text(), node["b"].text()
        if ends not in known or ends in ways:
            raise node.fault(f"{ends[0]} - {ends[1]} is not a sea route or occurs twice")
        ways[ends] = node["points"].points(2)
    for a, b in known:
        if (a, b) not in ways:
            raise data.fault(f"there is no way for the sea route {a} - {b}")
    return tuple(ways[ends] for ends in known)


def _labels(board: Board) -> tuple[Point, ...]:
    """Where name and value of each territory go: at the point of labels.csv, otherwise at that of the board."""
    rows = read_table(board.folder, LABELS, ("id", "x", "y"))
    numbered(rows)
    moved: Mapping[int, Point] = {
        row.index("id", board.territory_index, "territory"): (row.real("x"), row.real("y")) for row in rows
    }
    return tuple(moved.get(n, (territory.x, territory.y)) for n, territory in enumerate(board.territories))


def _marks(folder: Folder) -> tuple[Mark, ...]:
    return tuple(
        Mark(
            row.one_of("kind", MARK_KINDS),
            row["name"],
            (row.real("x"), row.real("y")),
            row.real("size"),
            row.real("turn"),
        )
        for row in read_table(folder, MARKS, ("kind", "name", "x", "y", "size", "turn"))
    )
