"""Reading data files: tables (CSV) whose rows know their line, so that every fault can be named with its place."""

from __future__ import annotations

import csv
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from math import isfinite
from pathlib import Path
from typing import Protocol

from kabinett.core.errors import BadFile, told


class Folder(Protocol):
    """Where data files are: a folder, a package, or an edition that borrows from another."""

    def __truediv__(self, name: str, /) -> Path | Traversable:
        """The file of this name."""


@dataclass(frozen=True, slots=True)
class Row:
    """One row of a table."""

    file: str
    line: int
    values: Mapping[str, str]

    def __getitem__(self, column: str) -> str:
        return self.values[column]

    def fault(self, reason: str) -> BadFile:
        """An error at this row."""
        return BadFile(self.file, self.line, reason)

    def number(self, column: str) -> int:
        """A whole number."""
        try:
            return int(self.values[column])
        except ValueError:
            raise self.fault(f"{column} must be a whole number, not '{self.values[column]}'") from None

    def within(self, column: str, least: int, most: int) -> int:
        """A whole number within limits."""
        value = self.number(column)
        if not least <= value <= most:
            raise self.fault(f"{column} must be from {least} to {most}, not {value}")
        return value

    def text(self, column: str) -> str:
        """A text that is not empty."""
        if not self.values[column].strip():
            raise self.fault(f"{column} must not be empty")
        return self.values[column]

    def real(self, column: str) -> float:
        """A number."""
        try:
            value = float(self.values[column])
            if not isfinite(value):
                raise ValueError
            return value
        except ValueError:
            raise self.fault(f"{column} must be a number, not '{self.values[column]}'") from None

    def one_of(self, column: str, allowed: Sequence[str]) -> str:
        """One of some words."""
        if self.values[column] not in allowed:
            raise self.fault(f"{column} must be one of {', '.join(allowed)}, not '{self.values[column]}'")
        return self.values[column]

    def flag(self, column: str) -> bool:
        """Yes or no, as 1 or 0."""
        return self.one_of(column, ("0", "1")) == "1"

    def index(self, column: str, known: Mapping[str, int], what: str) -> int:
        """The number of a name that must be known."""
        if self.values[column] not in known:
            raise self.fault(f"unknown {what} '{self.values[column]}'")
        return known[self.values[column]]


def read_lines(folder: Folder, name: str) -> list[str]:
    """The lines of a data file."""
    file = folder / name
    try:
        return file.read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "not UTF-8 text"
        raise BadFile(str(file), None, told("cannot_read", reason=str(reason))) from error


def read_table(folder: Folder, name: str, columns: Sequence[str]) -> list[Row]:
    """All rows of a CSV file that must have these columns."""
    file = folder / name
    reader = csv.DictReader(read_lines(folder, name))
    missing = [column for column in columns if column not in (reader.fieldnames or ())]
    if missing:
        raise BadFile(str(file), 1, f"missing column {', '.join(missing)}")
    rows = []
    for values in reader:
        row = Row(str(file), reader.line_num, values)
        if None in values or None in values.values():
            raise row.fault(f"expected {len(reader.fieldnames or ())} values")
        rows.append(row)
    if not rows:
        raise BadFile(str(file), None, "the table is empty")
    return rows


def numbered(rows: Sequence[Row], column: str = "id") -> dict[str, int]:
    """The position of each row by its id; an id may occur once."""
    known: dict[str, int] = {}
    for number, row in enumerate(rows):
        if row[column] in known:
            raise row.fault(f"{column} '{row[column]}' occurs twice")
        known[row[column]] = number
    return known


def pairs(rows: Sequence[Row], known: Mapping[str, int], what: str) -> list[tuple[int, int]]:
    """The two places that each row joins, `a` and `b`; each pair may occur once, in whichever order."""
    found: dict[frozenset[int], tuple[int, int]] = {}
    for row in rows:
        a, b = row.index("a", known, what), row.index("b", known, what)
        if a == b or frozenset((a, b)) in found:
            raise row.fault(f"{row['a']} - {row['b']} is a loop or occurs twice")
        found[frozenset((a, b))] = a, b
    return list(found.values())
