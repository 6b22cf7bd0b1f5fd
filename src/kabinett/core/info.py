"""What is known of a game before it begins: its options, the seats they give, its rules in words, its board."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from kabinett.core.errors import BadOption
from kabinett.core.ruleset import AnyRuleset
from kabinett.core.rulestext import RulesText

Value = str | int
Given = Value | Path | None  # what callers may give for an option; None is the same as giving nothing


@dataclass(frozen=True)
class Option:
    """An option of a game. Without `values` it is any text; without a default the game sees to it itself."""

    name: str
    help: str
    values: tuple[Value, ...] = ()
    default: Value | None = None

    def read(self, game: str, given: Given) -> Value | None:
        """The value that is meant. Numbers may come as text, from a command line or a file."""
        if given is None:
            return self.default
        if not self.values:
            return str(given)
        for value in self.values:
            if str(value) == str(given):
                return value
        known = " or ".join(str(value) for value in self.values)
        raise BadOption(f"the option {self.name} of {game} can be {known}, not '{given}'")

    def to_json(self) -> dict[str, object]:
        """The option as data."""
        return {"help": self.help, "values": list(self.values), "default": self.default}


@dataclass(frozen=True)
class SeatInfo:
    """A seat: its name and the powers that it plays at the start."""

    name: str
    powers: tuple[str, ...]


@dataclass(frozen=True)
class TableInfo:
    """The seats that some options give, and the seat of a person who plays alone against bots."""

    name: str
    options: Mapping[str, Value]
    seats: Mapping[str, SeatInfo]
    person: str

    def to_json(self) -> dict[str, object]:
        """The table as data."""
        seats = {seat: {"name": info.name, "powers": list(info.powers)} for seat, info in self.seats.items()}
        return {"name": self.name, "options": dict(self.options), "seats": seats, "person": self.person}


@dataclass(frozen=True)
class BoardInfo:
    """A board edition: what is on it, and its pictures (SVG texts) by name, drawn when asked for."""

    counts: Mapping[str, Value | list[str]]
    pictures: Mapping[str, Callable[[], str]]


@dataclass(frozen=True)
class GameInfo:
    """A game that can be played. `make` gets a value for each option, `board` a folder or None for our own edition."""

    id: str
    name: str
    options: tuple[Option, ...]
    tables: Callable[[], tuple[TableInfo, ...]]
    make: Callable[[Mapping[str, Any]], AnyRuleset]
    rules_text: Callable[[], RulesText]
    board: Callable[[str | None], BoardInfo]

    def rules(self, given: Mapping[str, Given]) -> AnyRuleset:
        """The rules with these options and the defaults of the others. BadOption names what exists."""
        known = [option.name for option in self.options]
        for name in given:
            if name not in known:
                raise BadOption(f"{self.id} has no option '{name}' (options: {', '.join(known)})")
        return self.make({option.name: option.read(self.id, given.get(option.name)) for option in self.options})

    def table(self, rules: AnyRuleset) -> TableInfo:
        """The seats of these rules."""
        return next(table for table in self.tables() if table.options.items() <= rules.options.items())
