"""A table in memory: one fold that all of its people share, and the sockets through which they watch it.

Every change goes the same way: a command gives entries, the fold takes them, the database commits them, and only then
anybody is told. Whoever loses a race for the next number throws the fold away, reads the table anew and asks the
command again.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING, Protocol, TypeVar

import msgspec
from sqlalchemy import Connection

from kabinett import wire
from kabinett.core.errors import KabinettError
from kabinett.core.events import Event
from kabinett.server import commands, loading, writing
from kabinett.server import entries as kinds
from kabinett.server.access import Guest, check_sees, hears, may_see, members
from kabinett.server.entries import Entry
from kabinett.server.errors import Refusal
from kabinett.server.fold import Fold, Perspective
from kabinett.server.keys import new_id
from kabinett.server.storage import journal, links, orders, people, talk
from kabinett.server.storage.database import Conflict, Unavailable
from kabinett.server.storage.journal import Row
from kabinett.server.telling import Change, Log, Shown, about, question_of, shown, update, view_of, views_of
from kabinett.wire import Data

if TYPE_CHECKING:
    from kabinett.server.hall import Hall

T = TypeVar("T")
TRIES = 20  # races that may be lost one after the other


class Outlet(Protocol):
    """Where a perspective's messages go: a socket."""

    who: Perspective
    person: str | None

    def send(self, message: bytes) -> None:
        """Take a message; never waits."""

    def close(self, code: int) -> None:
        """End the connection."""


def _to_be_told(fold: Fold, asked: Collection[str], mover: str | None) -> list[tuple[str, str]]:
    """The seats that are newly asked, with their people. Who has just moved sees it, also that another seat of his is
    asked now; and nobody is told of a sandbox."""
    if fold.head.sandbox_of:
        return []
    newly = ((seat, fold.places[seat].player) for seat in fold.asked() if seat not in asked)
    return [(seat, player) for seat, player in newly if player and player != mover]


class Live:
    """One table in memory. Whatever is awaited here happens under the table's lock."""

    def __init__(self, hall: Hall, table: str) -> None:
        self.hall = hall
        self.id = table
        self.outlets: set[Outlet] = set()
        self.used_at = hall.settings.now()
        self._fold: Fold | None = None
        self._lock = asyncio.Lock()
        self._shown: dict[Perspective, Shown] = {}
        self._about: Data = {}
        self._counts: dict[Perspective, int] = {}
        self._told = 0  # the entry until which the outlets have been told
        self._names: dict[str, str] = {}
        self._orders: orders.Orders = {}
        self.guests: list[Guest] = []
        self._works: set[asyncio.Task[list[Entry]]] = set()  # the event loop alone would let them be collected
        self._hears: dict[Outlet, Perspective] = {}  # what was said in private to this seat
        self._heard: dict[Perspective, int] = {}  # the last message that these have heard

    # -- reading

    async def fold(self) -> Fold:
        """The table as it stands; read from the database when it is not in memory. Do not change it."""
        async with self._lock:
            return await self._current()

    async def examine(self, work: Callable[[Fold], T]) -> T:
        """What takes a while to find out of the table, in a thread. The table stands still meanwhile, so that what is
        found belongs to what everybody has been told."""
        async with self._lock:
            return await asyncio.to_thread(work, await self._current())

    async def about(self) -> Data:
        """What is to be known of the table besides its game."""
        async with self._lock:
            fold = await self._current()
            return about(fold, self._names)

    async def _current(self) -> Fold:
        self.used_at = self.hall.settings.now()
        if self._fold is None:
            await self._read()
        assert self._fold is not None
        return self._fold

    async def _read(self) -> None:
        """Read the whole table, and tell the outlets what they have missed."""
        loaded = await self.hall.database.read(journal.load, self.id)
        fold = await asyncio.to_thread(loading.build, loaded)
        if fold.frozen:
            await self.hall.database.write(journal.lay_by, self.id)
        elif not loading.is_ours(loaded.head, fold.rules):
            await self._renew(fold)
        self._orders = await self.hall.database.read(orders.read_all, self.id)
        self.guests = await self.hall.database.read(links.guests_of, self.id)
        self._fold = fold
        await self._learn_names()
        if self.outlets and self._told < fold.number:
            self._tell_rows(loaded.rows[self._told :])
        self._told = fold.number

    async def _renew(self, fold: Fold) -> None:
        """This engine plays the game as the older one did: it is a game of this engine now."""
        head = loading.renewed(fold.head, fold.rules)
        await self.hall.database.write(journal.renew, head)
        fold.head = head

    def names(self, person: str) -> bool:
        """Whether it tells how somebody is called."""
        return person in self._names

    async def _learn_names(self) -> None:
        assert self._fold is not None
        wanted = members(self._fold) - set(self._names)
        if wanted:
            with suppress(Unavailable):  # what was done is to be told all the same; the names come with the next change
                self._names |= await self.hall.database.read(people.names_of, sorted(wanted))

    # -- changing

    async def do(self, command: commands.Command, person: str | None = None) -> list[Entry]:
        """Carry out a command. When this returns, what was done is committed, and told to all.

        It goes on even if who asked for it is gone: what is half done would be neither known nor forgotten.
        """
        work = asyncio.create_task(self._do(command, person))
        self._works.add(work)
        work.add_done_callback(self._worked)
        return await asyncio.shield(work)

    def _worked(self, work: asyncio.Task[list[Entry]]) -> None:
        """A command has ended. Who asked for it may be gone, so its refusal is looked at here."""
        self._works.discard(work)
        if not work.cancelled():
            work.exception()

    async def _do(self, command: commands.Command, person: str | None) -> list[Entry]:
        async with self._lock:
            for _ in range(TRIES):
                fold = await self._current()
                try:
                    entries = command(fold)
                except KabinettError:
                    # Another process may have changed the table, and we have not heard of it yet: then look again.
                    if self.hall.database.postgresql and await self._follow():
                        continue
                    raise
                if not entries:
                    return []
                try:
                    await self._commit(fold, entries, person)
                except Conflict:
                    continue
                return entries
        raise Refusal("unavailable", "too_many_changes")

    async def create(self, fold: Fold, entries: list[Entry]) -> None:
        """Begin a table that is not in the database yet."""
        async with self._lock:
            await self._commit(fold, entries, fold.head.host, new=True)

    async def _commit(self, fold: Fold, entries: list[Entry], person: str | None, new: bool = False) -> None:
        """Let the fold take the entries, and write them. If that fails the fold is no longer true: it goes."""
        self._fold = None
        asked = set(fold.asked())
        changes, rows, given = self._taken(fold, entries, person)
        newly = _to_be_told(fold, asked, person if isinstance(entries[0], kinds.Moved) else None)
        lapsed = [key for key in self._orders if key not in given] + orders.lapsed(given, fold.asked())
        try:
            await self.hall.database.write(self._write, fold, rows, newly, lapsed, new)
        except Unavailable as error:
            if not await self._is_there(rows[-1], error):
                raise Unavailable(str(error)) from error
        for key in lapsed:
            del self._orders[key]
        self._fold = fold
        await self._learn_names()
        self._tell(changes)
        self.hall.changed(self, fold, newly)

    async def _is_there(self, row: Row, error: Unavailable) -> bool:
        """Whether an entry is committed although the database was lost; if nobody can say it now, `error` stands."""
        try:
            return await self.hall.database.read(journal.has_entry, self.id, row.number, row.token)
        except Unavailable:
            raise error from None

    def _taken(
        self, fold: Fold, entries: Iterable[Entry], person: str | None
    ) -> tuple[list[Change], list[Row], orders.Orders]:
        """Apply entries, and those that follow by themselves; and the standing orders that hold then."""
        at = max(self.hall.settings.now(), fold.at)
        given = self._orders
        changes: list[Change] = []
        rows: list[Row] = []
        token = new_id()
        waiting = list(entries)
        while waiting:
            entry = waiting.pop(0)
            events, made = fold.apply(fold.number + 1, at, entry)
            changes.append(Change(entry, events, fold.rewritten))
            rows.append(writing.row_of(fold.number, at, person, token, entry, events, made))
            given = commands.still_given(fold, entry, given)
            waiting = waiting or commands.followers(fold, given)
        return changes, rows, given

    def _write(
        self,
        c: Connection,
        fold: Fold,
        rows: list[Row],
        newly: list[tuple[str, str]],
        lapsed: list[orders.Key],
        new: bool,
    ) -> None:
        """Write what has changed, in one transaction."""
        if new:
            journal.create(c, fold.head)
        writing.write(c, fold, rows)
        orders.forget(c, self.id, lapsed)
        self.hall.queue_notices(c, fold, newly)
        self.hall.news.publish(c, self.id, asked=newly)

    async def catch_up(self) -> None:
        """Another process has changed the table."""
        async with self._lock:
            if self._fold is not None:
                await self._follow()
            elif self.outlets:
                await self._current()

    async def _follow(self) -> bool:
        """Take the entries that other processes have added; whether there were any."""
        assert self._fold is not None
        fold, self._fold = self._fold, None
        changes = []
        for row in await self.hall.database.read(journal.read_entries, self.id, fold.number):
            entry, events = loading.follow(fold, row)
            changes.append(Change(entry, events, fold.rewritten))
        if changes:
            self._orders = await self.hall.database.read(orders.read_all, self.id)
        self._fold = fold
        await self._learn_names()
        self._tell(changes)
        return bool(changes)

    async def forget(self) -> None:
        """Read the table anew when it is needed again: something beside its entries has changed."""
        async with self._lock:
            self._fold = None
            self._names = {}
            if self.outlets:
                fold = await self._current()
                self._expel(fold)
                self._tell_about(fold)

    async def forget_everywhere(self) -> None:
        """Guests or the like have changed: here and in other processes."""
        await self.hall.database.write(self._publish_anew)
        await self.forget()

    def _publish_anew(self, c: Connection) -> None:
        self.hall.news.publish(c, self.id, anew=True)

    # -- standing orders

    async def order(self, order: orders.Order) -> None:
        """Give a standing order, and follow it at once if its question is asked."""
        async with self._lock:
            await self._current()
            await self.hall.database.write(orders.give, self.id, order)
            self._orders[order.seat, order.kind] = order
        await self.hall.database.write(self._publish_anew)
        await self.do(lambda fold: commands.followers(fold, self._orders))

    async def end_order(self, key: orders.Key) -> None:
        """A standing order holds no longer."""
        async with self._lock:
            await self._current()
            await self.hall.database.write(orders.forget, self.id, [key])
            self._orders.pop(key, None)
        await self.hall.database.write(self._publish_anew)

    # -- telling

    async def attach(self, outlet: Outlet, epoch: int, since: int, message: int) -> None:
        """Greet a socket, and tell it from now on what changes. Refusal if its perspective is not for its person."""
        async with self._lock:
            fold = await self._current()
            who = outlet.who
            check_sees(fold, self.guests, outlet.person, who)
            first = since if epoch == fold.epochs[who] and since <= fold.count(who) else 0
            events = await self._log(fold, who, first)
            hearing = hears(fold, self.guests, outlet.person, who)
            messages = await self._hear(hearing, min(message, self._heard.get(hearing, 0)))
            view = view_of(fold, who)
            self._shown[who] = shown(fold, who, view)
            self._counts[who] = fold.count(who)
            self._about = about(fold, self._names)
            welcome = wire.Welcome(
                who,
                self._about,
                view,
                question_of(fold, who),
                fold.questions[who].answered if who else 0,
                fold.epochs[who],
                first,
                events,
                [said for said in messages if said["id"] > message],
            )
            outlet.send(wire.encode(welcome))
            self._hears[outlet] = hearing
            self.outlets.add(outlet)
            self._told = fold.number

    async def log(self, who: Perspective, since: int = 0) -> tuple[int, int, list[Data]]:
        """The events that a perspective may know, from a number on; with its epoch and how many there are."""
        async with self._lock:
            fold = await self._current()
            return fold.epochs[who], fold.count(who), await self._log(fold, who, since)

    async def _log(self, fold: Fold, who: Perspective, since: int) -> list[Data]:
        if since == fold.count(who):
            return []
        rows = await self.hall.database.read(journal.read_entries, self.id, 0)
        there = {told.entry for told in fold.told}
        events = (event for row in rows if row.number in there for event in msgspec.json.decode(row.events or b"[]"))
        return [event for event in events if who in event.get("audience", (who,))][since:]

    def detach(self, outlet: Outlet) -> None:
        """A socket has gone."""
        self.outlets.discard(outlet)
        self._hears.pop(outlet, None)
        if not any(other.who == outlet.who for other in self.outlets):
            self._shown.pop(outlet.who, None)
            self._counts.pop(outlet.who, None)

    def _tell_rows(self, rows: list[Row]) -> None:
        """Tell what other processes have done while this one had no fold. Who knew what has been taken back must come
        again; nobody else may notice."""
        assert self._fold is not None
        for outlet in [o for o in self.outlets if self._shown[o.who].epoch != self._fold.epochs[o.who]]:
            outlet.close(wire.CLOSE_RESTART)
            self.outlets.discard(outlet)
        entries = [kinds.read(row.body) for row in rows]
        events = [[Event.from_json(event) for event in msgspec.json.decode(row.events or b"[]")] for row in rows]
        self._tell([Change(entry, told, None) for entry, told in zip(entries, events, strict=True)])

    def _tell(self, changes: list[Change]) -> None:
        assert self._fold is not None
        fold = self._fold
        self._told = fold.number
        self._expel(fold)
        watched = sorted({outlet.who for outlet in self.outlets}, key=str)
        for who, view in zip(watched, views_of(fold, watched), strict=True):
            log = Log(who, self._counts[who])
            for change in changes:
                log.add(change)
            message, self._shown[who] = update(fold, log, view, self._shown[who])
            self._counts[who] = log.count
            if message:
                self._tell_all(message, lambda outlet, who=who: outlet.who == who)  # type: ignore[misc]
        self._tell_about(fold)

    def _tell_about(self, fold: Fold) -> None:
        """Tell what has changed besides the game: seats, requests, clocks, or that it is over."""
        now = about(fold, self._names)
        if now != self._about:
            self._about = now
            self._tell_all(wire.About(now))

    def _tell_all(self, message: wire.Reply, to: Callable[[Outlet], bool] = lambda outlet: True) -> None:
        listeners = [outlet for outlet in self.outlets if to(outlet)]
        if listeners:
            text = wire.encode(message)
            for outlet in listeners:
                outlet.send(text)

    # -- talk

    async def hear(self) -> None:
        """Let the outlets hear what was said since they last heard anything."""
        async with self._lock:
            for who in set(self._hears.values()):
                await self._hear(who, self._heard.get(who, 0))

    async def _hear(self, who: Perspective, after: int) -> list[Data]:
        """What was said after a number; those who hear it, and have not yet, are told."""
        messages = await self.hall.database.read(talk.heard_by, self.id, who, after)
        for message in messages:
            if message["id"] > self._heard.get(who, 0):
                self._heard[who] = message["id"]
                self._tell_all(wire.Said(message), lambda outlet: self._hears[outlet] == who)
        return messages

    def _expel(self, fold: Fold) -> None:
        """Close the sockets of people who may no longer see what they see: a seat has changed hands."""
        for outlet in [o for o in self.outlets if not may_see(fold, self.guests, o.person, o.who)]:
            outlet.close(wire.CLOSE_CHANGED)
