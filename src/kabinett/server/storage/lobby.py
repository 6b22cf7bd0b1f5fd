"""Lists of tables, without opening them."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, and_, false, or_, select

from kabinett.server.storage.people import names_of
from kabinett.server.storage.schema import guests, seats, tables

MOST = 50  # tables in one answer


def listed(
    c: Connection,
    person: str | None,
    *,
    mine: bool | None = None,
    my_move: bool | None = None,
    status: str | None = None,
    game: str | None = None,
    archived: bool = False,
    sandbox: bool = False,
    before: int | None = None,
) -> list[dict[str, Any]]:
    """The tables that a person may see, the last changed first; those changed before a moment, to page on.

    `mine` and `my_move` choose those where he belongs, or where it is his move; or (False) all others. Sandboxes are
    in lists of their own.
    """
    kind = tables.c.sandbox_of.is_not(None) if sandbox else tables.c.sandbox_of.is_(None)
    wanted = [tables.c.archived == archived, kind, *_concerning(person, mine, my_move)]
    if status is not None:
        wanted.append(tables.c.status == status)
    if game is not None:
        wanted.append(tables.c.game == game)
    if before is not None:
        wanted.append(tables.c.changed_at < before)
    rows = c.execute(select(tables).where(and_(*wanted)).order_by(tables.c.changed_at.desc()).limit(MOST)).mappings()
    return _shown(c, [dict(row) for row in rows], person)


def _concerning(person: str | None, mine: bool | None, my_move: bool | None) -> list[ColumnElement[bool]]:
    """Of all that a person may see, what concerns him in this way. Who is nobody is concerned by nothing."""
    if person is None:
        return [tables.c.public if not mine and not my_move else false()]
    wanted = [_member(person) if mine else _visible(person)]
    if mine is False:
        wanted.append(~_member(person))
    if my_move is not None:
        wanted.append(_asked(person) if my_move else ~_asked(person))
    return wanted


def seats_of(c: Connection, person: str) -> list[tuple[str, str]]:
    """The seats that somebody owns or plays in games that are not over: table and seat."""
    own = or_(seats.c.owner == person, seats.c.player == person)
    found = select(seats.c.table, seats.c.seat).join(tables, tables.c.id == seats.c.table)
    return [(table, seat) for table, seat in c.execute(found.where(own, tables.c.status != "ended"))]


def _member(person: str) -> ColumnElement[bool]:
    seated = select(seats.c.table).where(or_(seats.c.owner == person, seats.c.player == person))
    # As in `access`: a guest is in as long as the one who let him in is a member.
    here = and_(seats.c.table == guests.c.table, guests.c.invited_by.in_((seats.c.owner, seats.c.player)))
    hosted = and_(tables.c.id == guests.c.table, tables.c.host == guests.c.invited_by)
    invited = select(guests.c.table).where(
        guests.c.person == person, or_(select(seats.c.seat).where(here).exists(), hosted)
    )
    # A table that was imported has no host: that must not make the whole answer unknown.
    return or_(tables.c.host.is_not_distinct_from(person), tables.c.id.in_(seated), tables.c.id.in_(invited))


def _asked(person: str) -> ColumnElement[bool]:
    """Whether a person plays a seat that is asked. The list of those is a text: `["france","prussia"]`."""
    named = tables.c.asked.like('%"' + seats.c.seat + '"%')
    return select(seats.c.seat).where(seats.c.table == tables.c.id, seats.c.player == person, named).exists()


def _visible(person: str) -> ColumnElement[bool]:
    return or_(tables.c.public, _member(person))


def _shown(c: Connection, rows: list[dict[str, Any]], person: str | None) -> list[dict[str, Any]]:
    places = _places(c, [row["id"] for row in rows])
    known = {place[who] for at in places.values() for place in at.values() for who in ("owner", "player")}
    people = sorted({host for row in rows if (host := row["host"])} | {name for name in known if name})
    names = names_of(c, people) if people else {}
    return [_entry(row, places.get(row["id"], {}), names, person) for row in rows]


def _places(c: Connection, ids: list[str]) -> dict[str, dict[str, dict[str, Any]]]:
    found: dict[str, dict[str, dict[str, Any]]] = {}
    for row in c.execute(select(seats).where(seats.c.table.in_(ids))).mappings():
        place = {key: row[key] for key in ("owner", "player", "bot", "reserved")}
        found.setdefault(row["table"], {})[row["seat"]] = place
    return found


def _entry(
    row: dict[str, Any], places: dict[str, dict[str, Any]], names: dict[str, str], person: str | None
) -> dict[str, Any]:
    asked = msgspec.json.decode(row["asked"])
    own = {key: row[key] for key in ("id", "name", "game", "status", "host", "public", "archived", "sandbox_of")}
    here = {row["host"]} | {place[who] for place in places.values() for who in ("owner", "player")}
    return own | {
        "created_at": row["created_at"],
        "changed_at": row["changed_at"],
        "options": msgspec.json.decode(row["options"]),
        "clock": msgspec.json.decode(row["clock"]).get("kind", "none"),
        "due_at": row["due_at"],
        "seats": places,
        "people": {who: names[who] for who in here if who in names},
        "asked": asked,
        "your_move": person is not None and any(places.get(seat, {}).get("player") == person for seat in asked),
        "outcome": None if row["outcome"] is None else msgspec.json.decode(row["outcome"]),
    }
