"""Links to seats and tables, and the people who have come by them."""

from __future__ import annotations

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, delete, insert, select, update

from kabinett.server.access import Guest
from kabinett.server.storage.schema import guests, links

PURPOSE = "link"  # of the signatures of links
NOBODY = ""  # the maker of links that the host's command line has made


class Link(Struct, frozen=True):
    """A link: to play a seat, to be oneself on another device, to look over a player's shoulder, or to watch."""

    id: str
    table: str
    role: str  # player, device, confidant, spectator
    seat: str | None
    made_by: str
    made_at: int
    revoked_at: int | None = None
    person: str | None = None


_COLUMNS = [links.c[name] for name in Link.__struct_fields__]


def make(c: Connection, link: Link) -> None:
    """Keep a new link."""
    c.execute(insert(links).values(**msgspec.structs.asdict(link)))


def find(c: Connection, link: str) -> Link | None:
    """The link of this id."""
    row = c.execute(select(*_COLUMNS).where(links.c.id == link)).one_or_none()
    return None if row is None else Link(*row)


def made_by(c: Connection, table: str, person: str) -> list[Link]:
    """The links of a table that a person has made."""
    mine = select(*_COLUMNS).where(links.c.table == table, links.c.made_by == person).order_by(links.c.made_at)
    return [Link(*row) for row in c.execute(mine)]


def used(c: Connection, link: str, person: str) -> None:
    """Somebody has taken a seat by a link."""
    c.execute(update(links).where(links.c.id == link).values(person=person))


def revoke(c: Connection, link: Link, at: int) -> None:
    """A link opens nothing any more; who came by it as a guest goes."""
    c.execute(update(links).where(links.c.id == link.id).values(revoked_at=at))
    if link.role != "player":
        same = (guests.c.table == link.table, guests.c.seat == (link.seat or ""), guests.c.invited_by == link.made_by)
        c.execute(delete(guests).where(*same))


def let_in(c: Connection, table: str, guest: Guest, at: int) -> None:
    """Let a guest in; who is in already stays."""
    same = (guests.c.table == table, guests.c.person == guest.person, guests.c.seat == guest.seat)
    c.execute(delete(guests).where(*same))
    c.execute(insert(guests).values(table=table, since=at, **msgspec.structs.asdict(guest)))


def let_go(c: Connection, table: str, person: str, seat: str) -> None:
    """A guest goes."""
    c.execute(delete(guests).where(guests.c.table == table, guests.c.person == person, guests.c.seat == seat))


def guests_of(c: Connection, table: str) -> list[Guest]:
    """The guests of a table."""
    columns = [guests.c[name] for name in Guest.__struct_fields__]
    found = select(*columns).where(guests.c.table == table).order_by(guests.c.since, guests.c.person)
    return [Guest(*row) for row in c.execute(found)]
