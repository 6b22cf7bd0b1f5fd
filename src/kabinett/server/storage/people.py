"""People and their sessions in the database."""

from __future__ import annotations

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, or_, select, update

from kabinett.server.storage.schema import channels, deliveries, guests, links, persons, sessions


class Person(Struct, frozen=True):
    """Somebody who plays: a guest, or one who keeps an account."""

    id: str
    name: str
    account: str | None
    mail: str | None
    mail_confirmed: bool
    quiet_when_connected: bool
    created_at: int
    language: str | None = None  # in which he is written to; None: that is not known


class Session(Struct, frozen=True):
    """A sign-in: the hash of its token, and until when it holds."""

    token: str
    person: str
    made_at: int
    seen_at: int
    ends_at: int


_PERSON = [persons.c[name] for name in Person.__struct_fields__]
_SESSION = [sessions.c[name] for name in Session.__struct_fields__]


def create(c: Connection, person: Person, password: str | None) -> None:
    """A new person; IntegrityError if the account's name is taken."""
    values = {name: getattr(person, name) for name in person.__struct_fields__}
    c.execute(insert(persons).values(**values, password=password))


def find(c: Connection, person: str) -> Person | None:
    """The person of this id."""
    row = c.execute(select(*_PERSON).where(persons.c.id == person)).one_or_none()
    return None if row is None else Person(*row)


def by_account(c: Connection, account: str) -> tuple[Person, str] | None:
    """The person of this account, with the hash of his password."""
    row = c.execute(select(*_PERSON, persons.c.password).where(persons.c.account == account)).one_or_none()
    return None if row is None else (Person(*row[:-1]), row[-1])


def change(c: Connection, /, person: str, **values: object) -> None:
    """Change what is known of a person."""
    c.execute(update(persons).where(persons.c.id == person).values(**values))


def names_of(c: Connection, people: list[str]) -> dict[str, str]:
    """The names of people by their ids."""
    found = c.execute(select(persons.c.id, persons.c.name).where(persons.c.id.in_(people)))
    return dict(found.all())


def forget(c: Connection, person: str, name: str) -> None:
    """Delete all that is known of a person but the id, which tables need; his games go on without a name."""
    for table in (sessions, channels, deliveries, guests):
        c.execute(delete(table).where(table.c.person == person))
    c.execute(delete(links).where(or_(links.c.person == person, links.c.made_by == person)))
    gone = {"account": None, "password": None, "mail": None, "mail_confirmed": False, "quiet_when_connected": False}
    change(c, person, name=name, language=None, **gone)


# -- sessions


def open_session(c: Connection, session: Session) -> None:
    """Keep a new session."""
    c.execute(insert(sessions).values(**{name: getattr(session, name) for name in session.__struct_fields__}))


def session(c: Connection, token: str, at: int) -> tuple[Session, Person] | None:
    """The session with this hash and its person, unless it has ended."""
    same = (sessions.c.token == token, sessions.c.ends_at > at)
    row = c.execute(select(*_SESSION, *_PERSON).join(persons, persons.c.id == sessions.c.person).where(*same)).first()
    if row is None:
        return None
    return Session(*row[: len(_SESSION)]), Person(*row[len(_SESSION) :])


def prolong(c: Connection, token: str, at: int, ends_at: int) -> None:
    """A session is in use."""
    c.execute(update(sessions).where(sessions.c.token == token).values(seen_at=at, ends_at=ends_at))


def sessions_of(c: Connection, person: str) -> list[Session]:
    """All sessions of a person."""
    found = select(*_SESSION).where(sessions.c.person == person).order_by(sessions.c.seen_at.desc())
    return [Session(*row) for row in c.execute(found)]


def close_session(c: Connection, token: str) -> None:
    """End a session."""
    c.execute(delete(sessions).where(sessions.c.token == token))


def close_sessions(c: Connection, person: str, but: str | None = None) -> None:
    """End all sessions of a person, but perhaps one."""
    c.execute(delete(sessions).where(sessions.c.person == person, sessions.c.token != (but or "")))


def sweep(c: Connection, at: int) -> None:
    """Delete sessions that have ended."""
    c.execute(delete(sessions).where(sessions.c.ends_at <= at))
