"""What people say at a table."""

from __future__ import annotations

from typing import Any

from sqlalchemy import ColumnElement, Connection, RowMapping, insert, or_, select

from kabinett.server.fold import Perspective
from kabinett.server.storage.schema import messages, persons

MOST = 200  # messages that are read at once


def say(
    c: Connection, table: str, person: str, seat: str | None, audience: frozenset[str] | None, text: str, at: int
) -> dict[str, Any]:
    """Keep what somebody says; the message as others get it."""
    to = None if audience is None else f" {' '.join(sorted(audience))} "
    row = {"table": table, "at": at, "person": person, "seat": seat, "audience": to, "text": text}
    said = c.execute(insert(messages).values(**row).returning(messages.c.id)).scalar_one()
    return read(c, said)


def read(c: Connection, message: int) -> dict[str, Any]:
    """One message."""
    return _shown(c.execute(_all().where(messages.c.id == message)).mappings().one())


def heard_by(c: Connection, table: str, who: Perspective, after: int = 0) -> list[dict[str, Any]]:
    """The last messages after a number that a perspective may read, in order."""
    mine: list[ColumnElement[bool]] = [messages.c.audience.is_(None)]
    if who:
        mine.append(messages.c.audience.contains(f" {who} ", autoescape=True))
    wanted = _all().where(messages.c.table == table, messages.c.id > after, or_(*mine))
    rows = c.execute(wanted.order_by(messages.c.id.desc()).limit(MOST)).mappings().all()
    return [_shown(row) for row in reversed(rows)]


def _all() -> Any:
    return select(messages, persons.c.name).join(persons, persons.c.id == messages.c.person)


def _shown(row: RowMapping) -> dict[str, Any]:
    to = None if row["audience"] is None else row["audience"].split()
    shown = {key: row[key] for key in ("id", "at", "person", "name", "seat", "text")}
    return {**shown, "to": to}
