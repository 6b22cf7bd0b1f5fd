"""Where names go on the maps of an edition: labels.csv for cities, lands.csv for territories and seas. Both can be
missing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from kabinett.core.tables import Folder, Row, numbered, read_table
from kabinett.drawing.svg import Point
from kabinett.maria.board import MAPS


@dataclass(frozen=True, slots=True)
class LandLine:
    """A line of the name of a territory or a sea: its map, its middle there, its turn in degrees, its width, how far
    its middle is above its ends, and the size of its letters."""

    map: str
    text: str
    at: Point
    turn: float
    width: float
    bend: float
    size: float


@dataclass(frozen=True, slots=True)
class Labels:
    """The middles of the names of cities, and the lines of the names of lands and seas, by id."""

    names: Mapping[str, Point] = field(default_factory=dict)
    lands: Mapping[str, list[LandLine]] = field(default_factory=dict)


def load_labels(folder: Folder) -> Labels:
    """The labels of an edition, as far as it has any."""
    return Labels(_names(folder), _lands(folder))


def _names(folder: Folder) -> dict[str, Point]:
    if not (folder / "labels.csv").is_file():
        return {}
    rows = read_table(folder, "labels.csv", ("id", "x", "y"))
    numbered(rows)
    return {row["id"]: (row.real("x"), row.real("y")) for row in rows}


def _lands(folder: Folder) -> dict[str, list[LandLine]]:
    if not (folder / "lands.csv").is_file():
        return {}
    lands: dict[str, list[LandLine]] = {}
    for row in read_table(folder, "lands.csv", ("id", "map", "text", "x", "y", "turn", "width", "bend", "size")):
        lands.setdefault(row["id"], []).append(_line(row))
    return lands


def _line(row: Row) -> LandLine:
    turn, width, bend, size = (row.real(column) for column in ("turn", "width", "bend", "size"))
    return LandLine(row.one_of("map", MAPS), row.text("text"), (row.real("x"), row.real("y")), turn, width, bend, size)
