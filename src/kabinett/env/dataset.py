"""Decisions and outcomes of recorded games as a Parquet file: one row for each decision.

Each journal is verified first, then replayed decision by decision. Rows are written in groups, so that the memory
needed does not grow with the number of games; the file appears whole or not at all.
"""

from __future__ import annotations

import json
import os
import tempfile
from array import array
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import pyarrow as pa
import pyarrow.parquet as pq

from kabinett.core.errors import BadFile, told
from kabinett.core.game import Game
from kabinett.core.journal import Entry
from kabinett.core.moves import Decision
from kabinett.core.state import State
from kabinett.env.cells import CODE, Vector
from kabinett.env.layout import Array, Layout
from kabinett.env.rounds import shares
from kabinett.games import verify_game

GROUP = 1024  # rows that are written together
PREFIX = "observation."

COLUMNS = pa.schema(
    [
        ("file", pa.dictionary(pa.int32(), pa.string())),
        ("game", pa.dictionary(pa.int32(), pa.string())),
        ("table", pa.dictionary(pa.int32(), pa.string())),
        ("seed", pa.dictionary(pa.int32(), pa.string())),
        ("number", pa.int32()),
        ("seat", pa.dictionary(pa.int32(), pa.string())),
        ("kind", pa.dictionary(pa.int32(), pa.string())),
        ("clause", pa.dictionary(pa.int32(), pa.string())),
        ("options", pa.list_(pa.int32())),
        ("chosen", pa.int32()),
        ("move", pa.string()),
        ("share", pa.float32()),
    ]
)


class Written(NamedTuple):
    """What a data set has."""

    games: int
    rows: int


class _Recorded:
    """A verified game of a journal, which is played again decision by decision."""

    def __init__(self, path: Path, board: Path | None) -> None:
        self.path = path
        self.end = verify_game(path, board=board)
        self.layout = Layout(self.end.rules)
        ended = self.end.outcome is not None
        self._shares = shares(self.end.outcome, self.end.seats) if ended else dict.fromkeys(self.end.seats)
        self._options = json.dumps(dict(self.end.rules.options))

    @property
    def kind(self) -> tuple[str, object]:
        """The game and its board: games with the same have the same moves, with the same numbers."""
        return self.end.rules.game, self.end.rules.options["board"]

    def decisions(self) -> Iterator[tuple[int, Entry, State, Decision]]:
        """Each decision with its answer and the state before it. Standing moves answer nothing, so they are no rows."""
        journal = self.end.journal
        game = Game(self.end.rules, journal.seed, journal.start)
        for number, entry in enumerate(journal.entries, 1):
            move = game.rules.vocabulary.find(entry.move)
            for decision in game.decisions(entry.seat):
                if move in decision.options:
                    yield number, entry, game.state, decision
            game.play(entry.seat, move)

    def row(self, number: int, entry: Entry, decision: Decision) -> dict[str, Any]:
        """A row but for the observation."""
        rules = self.end.rules
        return {
            "file": self.path.name,
            "game": rules.game,
            "table": self._options,
            "seed": str(self.end.journal.seed),
            "number": number,
            "seat": entry.seat,
            "kind": decision.kind,
            "clause": decision.clause,
            "options": [move.id for move in decision.options],
            "chosen": rules.vocabulary.find(entry.move).id,
            "move": entry.move,
            "share": self._shares[entry.seat],
        }


def schema_of(layout: Layout, observations: bool) -> pa.Schema:
    """The columns of a data set."""
    arrays = layout.arrays if observations else ()
    return pa.schema([*COLUMNS, *((PREFIX + name, pa.list_(pa.int32())) for name in arrays)])


def write_dataset(
    out: Path, journals: Sequence[Path], *, board: Path | None = None, observations: bool = True
) -> Written:
    """Write the decisions of all journals into a new file. BadFile names a journal that is broken, or does not go
    together with the first: all must be of one game and board, for moves and arrays are numbered by them."""
    if not journals:
        raise BadFile(out, None, "a data set needs at least one journal")
    if out.exists():
        raise BadFile(out, None, told("file_exists"))
    try:
        handle, part = tempfile.mkstemp(dir=out.parent, prefix=f".{out.name[:40]}.")
    except OSError as error:
        raise BadFile(out, None, told("cannot_write", reason=str(error.strerror))) from error
    os.close(handle)
    try:
        written = _write(Path(part), (_Recorded(path, board) for path in journals), observations)
        Path(part).chmod(0o644)
        Path(part).replace(out)
    except OSError as error:
        raise BadFile(out, None, told("cannot_write", reason=str(error.strerror or error))) from error
    finally:
        Path(part).unlink(missing_ok=True)
    return written


def _write(part: Path, games: Iterable[_Recorded], observations: bool) -> Written:
    count = 0
    sheet: _Sheet | None = None
    try:
        for game in games:
            if sheet is None:
                sheet = _Sheet(part, game, observations)
            sheet.begin(game)
            for number, entry, state, decision in game.decisions():
                sheet.add(game.row(number, entry, decision), state, entry.seat)
            count += 1
    finally:
        if sheet is not None:
            sheet.close()
    return Written(count, sheet.rows if sheet else 0)


def _named(game: _Recorded) -> str:
    name, board = game.kind
    return f"a game of {name} on the board {board}"


class _Sheet:
    """The file that is being written, and the rows that wait for it. Tables with more seats have longer arrays, so a
    group of rows has only games with the same layout."""

    def __init__(self, part: Path, first: _Recorded, observations: bool) -> None:
        self.rows = 0
        self._first, self._layout, self._observations = first, first.layout, observations
        self._schema = schema_of(first.layout, observations)
        self._writer = pq.ParquetWriter(part, self._schema, compression="zstd")
        self._waiting: list[dict[str, Any]] = []
        self._vectors: list[Vector] = []

    def begin(self, game: _Recorded) -> None:
        """The next rows are of this game."""
        if game.kind != self._first.kind:
            first = self._first
            raise BadFile(game.path, 1, f"this is {_named(game)}, but {first.path.name} is {_named(first)}")
        if game.layout.arrays != self._layout.arrays:
            self._flush()
        self._layout = game.layout

    def add(self, row: dict[str, Any], state: State, seat: str) -> None:
        """Another row."""
        self._waiting.append(row)
        if self._observations:
            self._vectors.append(self._layout.vector(state, seat))
        if len(self._waiting) == GROUP:
            self._flush()

    def _flush(self) -> None:
        if self._waiting:
            columns = [pa.array([row[field.name] for row in self._waiting], field.type) for field in COLUMNS]
            named = self._layout.arrays.values() if self._observations else ()
            columns += [_column(one, self._vectors) for one in named]
            self._writer.write_batch(pa.record_batch(columns, schema=self._schema))
            self.rows += len(self._waiting)
            self._waiting, self._vectors = [], []

    def close(self) -> None:
        """Write what waits, and the end of the file."""
        self._flush()
        self._writer.close()


def _column(named: Array, vectors: list[Vector]) -> pa.ListArray:
    """A named array of many rows."""
    values = array(CODE)
    for vector in vectors:
        values += vector[named.at : named.at + named.size]
    offsets = pa.array(range(0, len(values) + 1, named.size), pa.int32())
    return pa.ListArray.from_arrays(offsets, pa.array(memoryview(values), pa.int32()))
