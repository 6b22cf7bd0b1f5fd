"""Where people want to be told that it is their move, and what became of every telling.

A delivery waits until it is due, is sent by the process that claims it, and ends as sent, failed or skipped. Whoever
dies while sending loses nothing: what he has claimed is due again after a while. So a delivery can come twice, never
not at all.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, RowMapping, and_, bindparam, case, delete, exists, insert, or_, select, update

from kabinett.core.errors import Reason
from kabinett.server.errors import Refusal
from kabinett.server.storage.schema import channels, deliveries, persons, seats, tables

MOST_CHANNELS = 20  # of one person
PAGE = 50  # deliveries that are read at once
LOOK = 200  # deliveries that one claim looks at
LEASE = 120_000  # milliseconds after which what was claimed and not ended is due again
# Milliseconds in which any process can say that it is connected with a person who wants quiet then.
GRACE = 3_000
PAUSES = (60_000, 300_000, 1_800_000, 7_200_000)  # milliseconds before the second, third, ... try
TRIES = len(PAUSES) + 1
TEST = ""  # stands for the table of a test


class Channel(Struct, frozen=True):
    """A way to a person, for all tables or (table given) for one."""

    id: str
    person: str
    table: str | None
    kind: str  # push, mail, hook
    target: str
    wait: int  # seconds
    on: bool
    made_at: int


class Delivery(Struct, frozen=True):
    """One telling of one person, as the log shows it."""

    id: int
    table: str
    seat: str
    channel: str
    kind: str
    made_at: int
    due_at: int | None
    tries: int
    status: str  # waiting, sending, sent, failed, skipped
    error: dict[str, Any] | None  # why it failed the last time, or was skipped: a reason as data
    done_at: int | None


class Due(Struct, frozen=True):
    """A delivery that is to be sent now, with all that its message says."""

    id: int
    tries: int  # this one counted
    table: str
    name: str
    game: str
    seat: str
    made_at: int
    mail: str | None  # the person's address, if it is confirmed
    language: str | None  # the person's
    channel: Channel


class Claim(NamedTuple):
    """What a process has taken upon itself, and whether there may be more at once."""

    due: list[Due]
    more: bool


class Told(NamedTuple):
    """Somebody was told over his open sockets."""

    person: str
    table: str
    seat: str


_CHANNEL = [channels.c[name] for name in Channel.__struct_fields__]
_DELIVERY = [deliveries.c[name] for name in Delivery.__struct_fields__]
# Asked with nearly every move of every table, so it is put together once.
_FOR_TABLE = select(*_CHANNEL).where(
    channels.c.person.in_(bindparam("people", expanding=True)),
    or_(channels.c.table.is_(None), channels.c.table == bindparam("here")),
)

# -- channels


def add_channel(c: Connection, channel: Channel) -> None:
    """Keep a new channel."""
    # The lock lets the requests of one person wait for each other: none can slip past the limit.
    c.execute(select(persons.c.id).where(persons.c.id == channel.person).with_for_update())
    known = channels_of(c, channel.person)
    if len(known) >= MOST_CHANNELS:
        raise Refusal("conflict", "too_many_channels", most=MOST_CHANNELS)
    same = ("table", "kind", "target")
    if any(all(getattr(other, name) == getattr(channel, name) for name in same) for other in known):
        raise Refusal("conflict", "channel_exists")
    c.execute(insert(channels).values(**msgspec.structs.asdict(channel)))


def channels_of(c: Connection, person: str) -> list[Channel]:
    """All channels of a person, the oldest first."""
    mine = select(*_CHANNEL).where(channels.c.person == person).order_by(channels.c.made_at, channels.c.id)
    return [Channel(*row) for row in c.execute(mine)]


def channel_of(c: Connection, person: str, channel: str) -> Channel:
    """A channel of a person."""
    mine = select(*_CHANNEL).where(channels.c.id == channel, channels.c.person == person)
    row = c.execute(mine).one_or_none()
    if row is None:
        raise Refusal("unknown", "no_such_channel")
    return Channel(*row)


def change_channel(c: Connection, person: str, channel: str, values: Mapping[str, object]) -> Channel:
    """Change how long a channel waits, or whether it is on."""
    channel_of(c, person, channel)
    if values:
        c.execute(update(channels).where(channels.c.id == channel).values(**values))
    return channel_of(c, person, channel)


def delete_channel(c: Connection, person: str, channel: str) -> None:
    """A channel goes; what it was still to deliver is skipped."""
    channel_of(c, person, channel)
    c.execute(delete(channels).where(channels.c.id == channel))


def turn_off(c: Connection, channel: Channel) -> None:
    """Nothing gets through this channel any more: it goes off, for all tables."""
    same = [channels.c[name] == getattr(channel, name) for name in ("person", "kind", "target")]
    c.execute(update(channels).where(*same).values(on=False))


# -- what is to be delivered


def queue(c: Connection, table: str, newly: Sequence[tuple[str, str]], at: int) -> None:
    """Let each of these people, who are asked now on these seats, be told through all of their channels.

    It belongs into the transaction that asks them: then nobody can be asked and never told.
    """
    wanted = _wanted(c, table, {person for _, person in newly})
    pairs = ((seat, channel) for seat, person in newly for channel in wanted if channel.person == person)
    rows = [_waiting(channel, table, seat, at) for seat, channel in pairs]
    if rows:
        c.execute(insert(deliveries), rows)


def queue_test(c: Connection, person: str, channel: str, at: int) -> None:
    """Let a person be told that a channel works."""
    tested = msgspec.structs.replace(channel_of(c, person, channel), wait=0)
    c.execute(insert(deliveries), [_waiting(tested, TEST, "", at)])


def _wanted(c: Connection, table: str, people: Collection[str]) -> list[Channel]:
    """The channels that are on for a table. One that was made for this table overrides the same one for all tables."""
    found = [Channel(*row) for row in c.execute(_FOR_TABLE, {"here": table, "people": list(people)})]
    found.sort(key=lambda channel: channel.table is not None)
    chosen = {(channel.person, channel.kind, channel.target): channel for channel in found}
    return [channel for channel in chosen.values() if channel.on]


def _waiting(channel: Channel, table: str, seat: str, at: int) -> dict[str, Any]:
    told = {"person": channel.person, "table": table, "seat": seat, "channel": channel.id, "kind": channel.kind}
    return told | {"made_at": at, "due_at": at + channel.wait * 1000, "tries": 0, "status": "waiting"}


# -- claims


def any_due(c: Connection, at: int) -> bool:
    """Whether something is due: a cheap question before a claim, which writes."""
    return c.execute(select(deliveries.c.id).where(deliveries.c.due_at <= at).limit(1)).first() is not None


def claim(c: Connection, at: int, most: int, connected: Collection[str]) -> Claim:
    """Take what is due; no other process gets it too. What is needed no longer is skipped.

    Who wants quiet while he is connected may be so with another process. Each has `GRACE` to skip what is for the
    people that are connected with it; then anybody may send it.
    """
    _skip_connected(c, at, connected)
    rows = c.execute(_due(at)).mappings().all()
    obstacles = {row["id"]: _obstacle(row) for row in rows}
    for status, key in {obstacle for obstacle in obstacles.values() if obstacle}:
        ended = [number for number, other in obstacles.items() if other == (status, key)]
        _end(c, ended, status, Reason("", key), at)
    taken = [row for row in rows if obstacles[row["id"]] is None][:most]
    _lease(c, [row["id"] for row in taken], at + LEASE)
    return Claim([_as_due(row) for row in taken], len(rows) == LOOK and len(taken) < most)


def _skip_connected(c: Connection, at: int, connected: Collection[str]) -> None:
    """Skip what is for people who want quiet and are connected with this process."""
    late = select(deliveries.c.id, deliveries.c.person).join(persons).where(deliveries.c.due_at <= at, _quiet())
    found = c.execute(late.with_for_update(of=deliveries, skip_locked=True))
    _end(c, [number for number, person in found if person in connected], "skipped", Reason("", "was_connected"), at)


def _quiet() -> Any:
    """Deliveries to people who want quiet while they are connected. A test is what they have just asked for."""
    return and_(persons.c.quiet_when_connected, deliveries.c.table != TEST)


def _due(at: int) -> Any:
    """The query for what is due, with what is to be known of it. Rows that another process is claiming are left out."""
    channel: list[Any] = [column.label(f"channel_{column.name}") for column in _CHANNEL]
    address = case((persons.c.mail_confirmed, persons.c.mail)).label("mail")
    person: list[Any] = [address, persons.c.language]
    columns = (deliveries, *channel, *person, tables.c.name, tables.c.game, tables.c.asked, seats.c.player)
    return (
        select(*columns, _superseded().label("superseded"), _muted().label("muted"))
        .select_from(deliveries)
        .join(persons, persons.c.id == deliveries.c.person)
        .outerjoin(channels, channels.c.id == deliveries.c.channel)
        .outerjoin(tables, tables.c.id == deliveries.c.table)
        .outerjoin(seats, and_(seats.c.table == deliveries.c.table, seats.c.seat == deliveries.c.seat))
        .where(deliveries.c.due_at <= at, deliveries.c.due_at + case((_quiet(), GRACE), else_=0) <= at)
        .order_by(deliveries.c.due_at, deliveries.c.id)
        .limit(LOOK)
        .with_for_update(of=deliveries, skip_locked=True)
    )


def _superseded() -> Any:
    """Whether the same seat was asked again later: then the question that this tells of was answered."""
    later = deliveries.alias()
    same = [later.c[name] == deliveries.c[name] for name in ("person", "channel", "table", "seat")]
    return exists().where(*same, later.c.id > deliveries.c.id)


def _muted() -> Any:
    """Whether the same channel has been turned off for this table."""
    other = channels.alias()
    same = [other.c[name] == channels.c[name] for name in ("person", "kind", "target")]
    return exists().where(*same, other.c.table == deliveries.c.table, ~other.c.on)


def _obstacle(row: RowMapping) -> tuple[str, str] | None:
    """Why a delivery ends without being sent: its status, and the key of the reason."""
    if row["channel_id"] is None:
        return "skipped", "channel_deleted"
    if row["table"] != TEST and (not row["channel_on"] or row["muted"]):
        return "skipped", "channel_off"
    if row["table"] != TEST and (row["superseded"] or not _is_asked(row)):
        return "skipped", "answered_meanwhile"
    if row["tries"] >= TRIES:
        return "failed", "stopped_each_time"
    return None


def _is_asked(row: RowMapping) -> bool:
    return row["player"] == row["person"] and row["seat"] in msgspec.json.decode(row["asked"] or "[]")


def _as_due(row: RowMapping) -> Due:
    channel = Channel(*(row[f"channel_{name}"] for name in Channel.__struct_fields__))
    told = (row["table"], row["name"] or "", row["game"] or "", row["seat"], row["made_at"])
    return Due(row["id"], row["tries"] + 1, *told, row["mail"], row["language"], channel)


def _lease(c: Connection, numbers: list[int], until: int) -> None:
    if not numbers:
        return
    taken = {"status": "sending", "tries": deliveries.c.tries + 1, "due_at": until}
    c.execute(update(deliveries).where(deliveries.c.id.in_(numbers)).values(**taken))


def _end(c: Connection, numbers: list[int], status: str, reason: Reason | None, at: int) -> None:
    if not numbers:
        return
    ended = {"status": status, "error": _stored(reason), "due_at": None, "done_at": at}
    c.execute(update(deliveries).where(deliveries.c.id.in_(numbers)).values(**ended))


def _stored(reason: Reason | None) -> str | None:
    return None if reason is None else msgspec.json.encode(reason.to_json()).decode()


# -- what became of it


def sent(c: Connection, due: Due, at: int) -> None:
    """A delivery was sent."""
    if _holds(c, due):
        _end(c, [due.id], "sent", None, at)


def failed(c: Connection, due: Due, reason: Reason, at: int, final: bool = False) -> None:
    """A delivery was not sent. Unless that is final it is tried again, after a longer pause each time."""
    if not _holds(c, due):
        return
    if final or due.tries >= TRIES:
        _end(c, [due.id], "failed", reason, at)
    else:
        again = {"status": "waiting", "error": _stored(reason), "due_at": at + PAUSES[due.tries - 1]}
        c.execute(update(deliveries).where(deliveries.c.id == due.id).values(**again))


def _holds(c: Connection, due: Due) -> bool:
    """Whether the claim holds still: who took too long may have lost it to another."""
    same = (deliveries.c.id == due.id, deliveries.c.tries == due.tries, deliveries.c.status == "sending")
    return c.execute(select(deliveries.c.id).where(*same).with_for_update()).first() is not None


def log_told(c: Connection, told: Sequence[Told], at: int) -> None:
    """Log what people were told over their sockets."""
    fixed = {"channel": "", "kind": "socket", "made_at": at, "done_at": at, "tries": 1, "status": "sent"}
    c.execute(insert(deliveries), [fixed | item._asdict() for item in told])


def log_of(c: Connection, person: str, before: int | None = None) -> list[Delivery]:
    """The last deliveries of a person, the newest first; those before a number, to page on."""
    mine = select(*_DELIVERY).where(deliveries.c.person == person)
    if before is not None:
        mine = mine.where(deliveries.c.id < before)
    return [_as_delivery(row) for row in c.execute(mine.order_by(deliveries.c.id.desc()).limit(PAGE)).mappings()]


def _as_delivery(row: RowMapping) -> Delivery:
    error = None if row["error"] is None else msgspec.json.decode(row["error"])
    return Delivery(**{**row, "error": error})


def sweep(c: Connection, before: int) -> None:
    """Delete from the log what ended before a time."""
    c.execute(delete(deliveries).where(deliveries.c.done_at < before))
