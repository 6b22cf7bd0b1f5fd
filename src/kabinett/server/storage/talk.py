"""What people say at a table.

Messages are numbered for each perspective by itself: a gap would tell that others have talked in private.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, RowMapping, func, insert, or_, select

from kabinett.server.fold import Perspective
from kabinett.server.storage.schema import messages, persons, tables

MOST = 200  # messages that are read at once


def say(
    c: Connection, table: str, person: str, seat: str | None, audience: frozenset[str] | None, text: str, at: int
) -> None:
    """Keep what somebody says. He waits for others who say something at this table: a message that is committed later
    than the next would be missed."""
    c.execute(select(tables.c.id).where(tables.c.id == table).with_for_update())
    to = None if audience is None else f" {' '.join(sorted(audience))} "
    c.execute(insert(messages).values(table=table, at=at, person=person, seat=seat, audience=to, text=text))


def heard_by(c: Connection, table: str, who: Perspective, after: int = 0) -> list[dict[str, Any]]:
    """The last messages after a number that a perspective may read, in order."""
    mine = [messages.c.audience.is_(None)]
    if who:
        mine.append(messages.c.audience.like(f"% {who} %"))
    own = [messages.c[name] for name in ("at", "person", "seat", "audience", "text")]
    number = func.row_number().over(order_by=messages.c.id).label("id")
    named = select(number, *own, persons.c.name).join(persons, persons.c.id == messages.c.person)
    heard = named.where(messages.c.table == table, or_(*mine)).subquery()
    rows = c.execute(select(heard).where(heard.c.id > after).order_by(heard.c.id.desc()).limit(MOST)).mappings().all()
    return [_shown(row) for row in reversed(rows)]


def _shown(row: RowMapping) -> dict[str, Any]:
    to = None if row["audience"] is None else row["audience"].split()
    return {key: row[key] for key in ("id", "at", "person", "name", "seat", "text")} | {"to": to}
