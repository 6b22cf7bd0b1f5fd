"""What is known of a game before it begins: its options, the seats they give, its rules in words, its board."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from kabinett.core.errors import BadOption, enumerated, told
from kabinett.core.fields import Json
from kabinett.core.fluent import catalogue
from kabinett.core.ruleset import AnyRuleset
from kabinett.core.rulestext import RulesText
from kabinett.core.yamltree import Node

Value = str | int
Given = Value | Path | None  # what callers may give for an option; None is the same as giving nothing


@dataclass(frozen=True)
class Option:
    """An option of a game: one of `values`, or any text if there are none. Without a default the game sees to it.

    `only` names the values of other options with which there is something to choose.
    """

    name: str
    values: tuple[Value, ...] = ()
    default: Value | None = None
    only: Mapping[str, tuple[Value, ...]] = field(default_factory=dict)

    def read(self, game: str, given: Given) -> Value | None:
        """The value that is meant. Numbers may come as text, from a command line or a file."""
        if given is None:
            return self.default
        if self.free:
            return str(given)
        for value in self.values:
            if str(value) == str(given):
                return value
        values = tuple(map(str, self.values))
        text = told("bad_option", option=self.name, game=game, values=enumerated(values, "or"), given=str(given))
        raise BadOption(text, "bad_option", option=self.name, game=game, values=values, given=str(given))

    @property
    def free(self) -> bool:
        """Whether it can be any text: a folder, which journals and positions do not name."""
        return not self.values

    def read_entry(self, node: Node) -> Value:
        """The value in a position file."""
        given = node.text(self.name)
        if given not in map(str, self.values):
            *others, last = map(str, self.values)
            known = f"{', '.join(others)} or {last}" if others else last
            raise node.fault(f"{self.name} must be {known}, not '{given}'")
        return given

    def known(self) -> str:
        """What it can be, for a list of options."""
        return ", ".join(str(value) for value in self.values)

    def to_json(self) -> dict[str, object]:
        """The option as data."""
        only = {name: list(values) for name, values in self.only.items()}
        return {"values": list(self.values), "default": self.default, "only": only}


@dataclass(frozen=True)
class NumberOption(Option):
    """An option that is a whole number within limits."""

    least: int = 0
    most: int = 0

    def read(self, game: str, given: Given) -> Value | None:
        """The number that is meant."""
        if given is None:
            return self.default
        if not re.fullmatch(r"-?[0-9]{1,40}", str(given)) or not self.least <= int(str(given)) <= self.most:
            wrong = {"option": self.name, "game": game, "given": str(given)}
            text = told("bad_number", **wrong, least=self.least, most=self.most)
            raise BadOption(text, "bad_number", **wrong, least=self.least, most=self.most)
        return int(str(given))

    @property
    def free(self) -> bool:
        """A number is no text."""
        return False

    def read_entry(self, node: Node) -> Value:
        """The number in a position file."""
        return node.number(self.name, self.least, self.most)

    def known(self) -> str:
        """The limits."""
        return told("option_range", least=self.least, most=self.most)

    def to_json(self) -> dict[str, object]:
        """The option as data."""
        return {**super().to_json(), "least": self.least, "most": self.most}


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
        seats = {seat: {"name": str(info.name), "powers": list(info.powers)} for seat, info in self.seats.items()}
        return {"options": dict(self.options), "seats": seats, "person": self.person}


@dataclass(frozen=True)
class BoardInfo:
    """A board edition: what is on it, its pictures (SVG texts) by name, drawn when asked for, and the board as data.

    The data are for clients that draw upon the picture `map`, in its coordinates.
    """

    counts: Mapping[str, Value | list[str]]
    pictures: Mapping[str, Callable[[], str]]
    data: Callable[[], Json]


@dataclass(frozen=True)
class GameInfo:
    """A game that can be played. `make` gets a value for each option, `board` a folder or None for our own edition.

    `simulated` are options of simulated games, where nothing else is chosen: bots may not find an end by themselves.
    """

    id: str
    name: str
    options: tuple[Option, ...]
    tables: Callable[[], tuple[TableInfo, ...]]
    make: Callable[[Mapping[str, Any]], AnyRuleset]
    rules_text: Callable[[], RulesText]
    board: Callable[[str | None], BoardInfo]
    simulated: Mapping[str, Value] = field(default_factory=dict)

    def rules(self, given: Mapping[str, Given]) -> AnyRuleset:
        """The rules with these options and the defaults of the others. BadOption names what exists."""
        known = [option.name for option in self.options]
        for name in given:
            if name not in known:
                text = told("unknown_option", game=self.id, option=name, options=tuple(known))
                raise BadOption(text, "unknown_option", game=self.id, option=name, options=tuple(known))
        return self.make({option.name: option.read(self.id, given.get(option.name)) for option in self.options})

    def to_json(self) -> dict[str, object]:
        """The game as data."""
        return {
            "game": self.id,
            "name": self.name,
            "options": {option.name: option.to_json() for option in self.options},
            "tables": [table.to_json() for table in self.tables()],
        }

    def help(self, option: Option) -> str:
        """What an option is for, in words."""
        return catalogue(self.id).format(f"choice-{option.name}.help")

    def table(self, options: Mapping[str, Value]) -> TableInfo:
        """The seats that these options give."""
        return next(table for table in self.tables() if table.options.items() <= options.items())
