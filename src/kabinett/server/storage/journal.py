"""Tables and their entries in the database."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, RowMapping, delete, insert, or_, select, update

from kabinett.server.clocks import ClockSpec
from kabinett.server.errors import Refusal
from kabinett.server.fold import Head
from kabinett.server.storage.schema import entries, seats, snapshots, tables

QUIET, PRIVATE = 1, 2  # flags of an entry: what undo must know of a move (core/undo.py)


class Row(Struct, frozen=True):
    """An entry as it is stored."""

    number: int
    at: int
    person: str | None
    token: str
    body: bytes
    events: bytes | None
    flags: int


class Snapshot(Struct, frozen=True):
    """A state of a game, so that not all of its moves must be made again. It is a cache."""

    number: int
    engine: int
    data_hashes: dict[str, str]
    state: bytes
    rest: bytes


class Summary(Struct, frozen=True):
    """What lists and sweeps know of a table without its fold."""

    status: str
    number: int
    changed_at: int
    asked: list[str]
    bot_asked: bool
    due_at: int | None
    outcome: dict[str, Any] | None


class SeatRow(Struct, frozen=True):
    """Who sits on a seat."""

    seat: str
    owner: str | None
    player: str | None
    bot: str | None
    reserved: bool


class Loaded(Struct, frozen=True):
    """A table as the database has it."""

    head: Head
    outcome: dict[str, Any] | None
    snapshot: Snapshot | None
    rows: list[Row]


def json_text(value: object) -> str:
    """Data as a text of JSON."""
    return msgspec.json.encode(value).decode()


def create(c: Connection, head: Head) -> None:
    """A new table, with no entries yet."""
    own = {name: getattr(head, name) for name in head.__struct_fields__}
    texts = {name: json_text(own[name]) for name in ("options", "data_hashes", "clock")}
    start = None if head.start is None else json_text(head.start)
    rest = {"status": "open", "number": 0, "changed_at": head.created_at, "asked": "[]", "bot_asked": False}
    c.execute(insert(tables).values(**own | texts | {"seed": str(head.seed), "start": start} | rest))


def read_head(c: Connection, table: str) -> Head:
    """What a table is."""
    found = c.execute(select(tables).where(tables.c.id == table)).mappings().one_or_none()
    if found is None:
        raise Refusal("unknown", "no_such_table")
    return _head(found)


def _head(row: RowMapping) -> Head:
    own = {name: row[name] for name in Head.__struct_fields__}
    clock = msgspec.json.decode(row["clock"], type=ClockSpec)
    texts = {name: msgspec.json.decode(row[name]) for name in ("options", "data_hashes")}
    start = None if row["start"] is None else msgspec.json.decode(row["start"])
    return Head(**own | texts | {"clock": clock, "start": start, "seed": int(row["seed"])})


def load(c: Connection, table: str) -> Loaded:
    """A table with all of its entries."""
    outcome = c.execute(select(tables.c.outcome).where(tables.c.id == table)).scalar_one_or_none()
    known = None if outcome is None else msgspec.json.decode(outcome)
    return Loaded(read_head(c, table), known, read_snapshot(c, table), read_entries(c, table, 0))


def read_entries(c: Connection, table: str, after: int) -> list[Row]:
    """The entries after a number, in order."""
    columns = [entries.c[name] for name in Row.__struct_fields__]
    found = select(*columns).where(entries.c.table == table, entries.c.number > after).order_by(entries.c.number)
    return [Row(*row) for row in c.execute(found)]


def stored_events(c: Connection, table: str) -> dict[int, bytes | None]:
    """What was told of each entry."""
    found = select(entries.c.number, entries.c.events).where(entries.c.table == table)
    return dict(c.execute(found).all())


def read_snapshot(c: Connection, table: str) -> Snapshot | None:
    """The snapshot of a table, if there is one."""
    found = c.execute(select(snapshots).where(snapshots.c.table == table)).mappings().one_or_none()
    if found is None:
        return None
    hashes = msgspec.json.decode(found["data_hashes"])
    return Snapshot(found["number"], found["engine"], hashes, found["state"], found["rest"])


def append(
    c: Connection,
    table: str,
    rows: list[Row],
    summary: Summary,
    changed_seats: list[SeatRow],
    snapshot: Snapshot | None,
) -> None:
    """Write entries, with all that is kept beside them. An IntegrityError says that another process was faster."""
    c.execute(insert(entries), [{"table": table} | _values(row) for row in rows])
    outcome = None if summary.outcome is None else json_text(summary.outcome)
    kept = _values(summary) | {"asked": json_text(summary.asked), "outcome": outcome}
    c.execute(update(tables).where(tables.c.id == table).values(**kept))
    for seat in changed_seats:
        c.execute(delete(seats).where(seats.c.table == table, seats.c.seat == seat.seat))
        c.execute(insert(seats).values(table=table, **_values(seat)))
    if snapshot is not None:
        c.execute(delete(snapshots).where(snapshots.c.table == table))
        values = _values(snapshot) | {"data_hashes": json_text(snapshot.data_hashes)}
        c.execute(insert(snapshots).values(table=table, **values))


def _values(row: Struct) -> dict[str, Any]:
    return {name: getattr(row, name) for name in row.__struct_fields__}


def has_entry(c: Connection, table: str, number: int, token: str) -> bool:
    """Whether the entry of this number has this token: after a lost connection, whether it was committed."""
    same = (entries.c.table == table, entries.c.number == number, entries.c.token == token)
    return c.execute(select(entries.c.number).where(*same)).first() is not None


def renew(c: Connection, head: Head) -> None:
    """A newer engine plays the game as the old one did: from now on it is a game of the newer."""
    values = {"version": head.version, "engine": head.engine, "data_hashes": json_text(head.data_hashes)}
    c.execute(update(tables).where(tables.c.id == head.id).values(**values))


def lay_by(c: Connection, table: str) -> None:
    """No clock and no bot of a table goes on: it is frozen."""
    waiting = or_(tables.c.due_at.is_not(None), tables.c.bot_asked)
    c.execute(update(tables).where(tables.c.id == table, waiting).values(due_at=None, bot_asked=False, asked="[]"))


def archive(c: Connection, table: str, archived: bool) -> None:
    """Put a table away, or bring it back."""
    c.execute(update(tables).where(tables.c.id == table).values(archived=archived))


def due(c: Connection, at: int, most: int) -> list[str]:
    """Tables where somebody's time is over."""
    late = select(tables.c.id).where(tables.c.due_at <= at, tables.c.status == "running").limit(most)
    return list(c.execute(late).scalars())


def left_to_bots(c: Connection, before: int, most: int) -> list[str]:
    """Tables where a bot is asked and nothing has happened for a while: the process that ran it may have died."""
    idle = (tables.c.bot_asked, tables.c.status == "running", tables.c.changed_at <= before)
    return list(c.execute(select(tables.c.id).where(*idle).limit(most)).scalars())
