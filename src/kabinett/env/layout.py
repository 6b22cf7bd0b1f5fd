"""What a seat sees as named arrays: straight from the declared fields of state and stages, without names between.

The layout is the same for all options of a game on one board, but for the number of seats.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from kabinett.ancien_regime import rules as ancien_regime
from kabinett.ancien_regime.state import State as EuropeState
from kabinett.core.fields import Declared, Table, declared
from kabinett.core.moves import Move
from kabinett.core.ruleset import AnyRuleset
from kabinett.core.state import Stage, State
from kabinett.env.cells import BLANK, CODE, LEAST, MOST, ByName, Cells, Length, Maker, Vector
from kabinett.maria import facts as maria_facts
from kabinett.maria import rules as maria
from kabinett.maria.state import State as MariaState

SEAT, ASKED = "seat", "asked"


@dataclass(frozen=True)
class Array:
    """A named array: where it is in the vector, its shape, between what its numbers are, and what they mean."""

    name: str
    at: int
    shape: tuple[int, ...]
    low: int
    high: int
    words: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for length in self.shape:
            size *= length
        return size


class Fact(NamedTuple):
    """What all know although it follows from secret fields: see `Ruleset.public_facts`, which has it too."""

    name: str
    size: Callable[[AnyRuleset], int]
    numbers: Callable[[Any], Sequence[int]]
    words: str


class Parts(NamedTuple):
    """What a layout must be told of a game: its classes, its facts, and the numbers that lists of numbers hold."""

    state: type[State]
    stages: Mapping[str, type[Stage]]
    numbers: Callable[[AnyRuleset], int]
    facts: tuple[Fact, ...] = ()


def _totals(s: MariaState) -> list[int]:
    totals = maria_facts.totals(s)
    return [totals.get(s.power_id(power), BLANK) for power in range(len(s.setting.board.powers))]


def _revealed(s: MariaState) -> list[int]:
    revealed = set(maria_facts.revealed(s)) if s.setting.advanced else ()
    return [int(card in revealed) for card in range(len(s.setting.political))]


def _card_values(rules: AnyRuleset) -> int:
    assert isinstance(rules, ancien_regime.AncienRegime)
    return 1 + max(rules.setting.board.deck)


GAME_PARTS: Mapping[str, Parts] = {
    "maria": Parts(
        MariaState,
        maria.STAGES,
        lambda rules: 0,
        (
            Fact("totals", lambda rules: rules.names.count("power"), _totals, "by power: number"),
            Fact("revealed", lambda rules: rules.names.count("political"), _revealed, "0/1 by political"),
        ),
    ),
    "ancien_regime": Parts(EuropeState, ancien_regime.STAGES, _card_values),
}


class _Field(NamedTuple):
    """A field with its cells and their place behind the beginning of its array. `table`: the entries have owners, who
    alone may know them."""

    name: str
    cells: Cells
    at: int
    table: Table | None


class Layout:
    """The arrays for the seats of a table."""

    def __init__(self, rules: AnyRuleset) -> None:
        self.rules = rules
        self.arrays: dict[str, Array] = {}
        self.size = 0
        self._seats = {seat: number for number, seat in enumerate(rules.seats)}
        self._parts = parts = GAME_PARTS[rules.game]
        self._maker = Maker(rules.names, rules.seats, parts.numbers(rules))
        self._add(SEAT, (1,), 0, len(rules.seats) - 1, "seat")
        self._add(ASKED, (len(rules.seats),), 0, 1, "0/1 by seat")
        self._facts = [
            (fact, self._add(fact.name, (fact.size(rules),), LEAST, MOST, fact.words)) for fact in parts.facts
        ]
        self._fields = [self._own(name, field) for name, field in declared(parts.state)]
        self._stages = {cls: self._stage(name, cls) for name, cls in parts.stages.items()}
        self._zeros = array(CODE, (0,)) * self.size

    def _add(self, name: str, shape: tuple[int, ...], low: int, high: int, words: str) -> int:
        added = Array(name, self.size, shape, low, high, words)
        assert name not in self.arrays
        self.arrays[name] = added
        self.size += added.size
        return added.at

    def _own(self, name: str, field: Declared) -> _Field:
        """A field of the position: an array of its own; of a table with one row for each entry."""
        cells = self._cells(field, ordered=False)
        size = cells.size
        entries = cells.entries if isinstance(cells, ByName) else size
        shape = (size,) if size == entries else (entries, size // entries)
        return _Field(name, cells, self._add(name, shape, cells.low, cells.high, cells.words()), _owned_table(field))

    def _cells(self, field: Declared, ordered: bool) -> Cells:
        return Length(field.codec) if field.secrecy == "hidden" else self._maker.make(field.codec, ordered)

    def _stage(self, name: str, cls: type[Stage]) -> tuple[int, tuple[_Field, ...]]:
        """A stage: one array of its height on the stack and all its fields."""
        fields, at, words = [], 1, ["height"]
        for field_name, field in declared(cls):
            cells = self._cells(field, ordered=True)
            fields.append(_Field(field_name, cells, at, _owned_table(field)))
            at += cells.size
            words.append(f"{field_name} ({cells.words()})")
        return self._add(name, (at,), LEAST, MOST, "; ".join(words)), tuple(fields)

    def markdown(self) -> str:
        """All arrays as a table, for the documentation."""
        rows = [
            f"| `{array.name}` | {' × '.join(map(str, array.shape))} | {array.words} |"
            for array in self.arrays.values()
        ]
        return "\n".join(["| array | shape | numbers |", "| --- | --- | --- |", *rows])

    # -- writing

    def vector(self, s: State, seat: str) -> Vector:
        """All arrays of what the seat sees, one behind the other."""
        vector = self._zeros[:]
        vector[0] = self._seats[seat]
        for decision in s.asked:
            vector[1 + self._seats[decision.seat]] = 1
        for fact, at in self._facts:
            numbers = fact.numbers(s)
            vector[at : at + len(numbers)] = array(CODE, numbers)
        self._write(vector, 0, self._fields, s, s, seat)
        seen = set()
        for height in range(len(s.stages), 0, -1):
            stage = s.stages[height - 1]
            cls = type(stage)
            if cls not in seen:  # of two stages of a kind the upper one is what matters now
                seen.add(cls)
                at, fields = self._stages[cls]
                vector[at] = height
                self._write(vector, at, fields, stage, s, seat)
        return vector

    def _write(self, vector: Vector, at: int, fields: Sequence[_Field], thing: object, s: State, seat: str) -> None:
        for name, cells, offset, table in fields:
            if table is None:
                cells.put(vector, at + offset, getattr(thing, name))
            else:
                self._write_owned(vector, at + offset, cells, getattr(thing, name), table, s, seat)

    def _write_owned(
        self, vector: Vector, at: int, cells: Cells, value: Sequence[Any], table: Table, s: State, seat: str
    ) -> None:
        """A table of which the seat knows the entries that it owns."""
        assert isinstance(cells, ByName)
        owner, kind = self.rules.owner, table.kind
        cells.put_owned(vector, at, value, [owner(s, kind, number) == seat for number in range(len(value))], table.item)


def _owned_table(field: Declared) -> Table | None:
    table = field.codec
    return table if field.secrecy == "owned" and isinstance(table, Table) else None


def action_mask(options: Sequence[Move], size: int) -> bytearray:
    """For each number of a move whether it is among these."""
    mask = bytearray(size)
    for move in options:
        mask[move.id] = 1
    return mask
