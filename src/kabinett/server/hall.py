"""The hall: all tables that this process has in memory, and what goes on around them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

from sqlalchemy import Connection

from kabinett.core.errors import KabinettError
from kabinett.core.ruleset import AnyRuleset
from kabinett.server import commands
from kabinett.server.bots import Bots
from kabinett.server.entries import Entry
from kabinett.server.errors import Refusal
from kabinett.server.fold import Fold, Head
from kabinett.server.keys import Signer
from kabinett.server.live import Live
from kabinett.server.metrics import Metrics
from kabinett.server.news import Item, News
from kabinett.server.notify.deliveries import Deliveries
from kabinett.server.notify.presence import Presence
from kabinett.server.settings import Settings
from kabinett.server.storage import journal, notices, people
from kabinett.server.storage.database import Database

log = logging.getLogger(__name__)
SWEEP = 1.0  # seconds between two looks at clocks and forgotten bots
LEFT_TO_BOTS = 15_000  # milliseconds after which a bot's turn counts as forgotten
IDLE = 300_000  # milliseconds that a table without sockets stays in memory
SESSIONS = 3_600_000  # milliseconds between two looks for sessions that have ended
MOST = 200  # tables that one sweep sees to


class Hall:
    """What all requests and sockets of one process share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.database = Database(settings.database)
        self.signer = Signer(settings.secret)
        self.metrics = Metrics()
        self.presence = Presence()
        self.deliveries = Deliveries(settings, self.database, self.signer, self.presence)
        self.news = News(self.database, self._heard)
        self.bots = Bots(settings.bot_workers, settings.bot_seconds)
        self._lives: dict[str, Live] = {}
        self._tasks: list[asyncio.Task[None]] = []
        self._swept_sessions_at = 0

    # -- tables

    async def table(self, table: str) -> Live:
        """The table of this id."""
        live = self._lives.get(table) or self._lives.setdefault(table, Live(self, table))
        try:
            await live.fold()
        except Refusal:
            self._lives.pop(table, None)
            raise
        return live

    async def create(self, head: Head, rules: AnyRuleset, entries: list[Entry]) -> Live:
        """A new table, with its first entries."""
        live = Live(self, head.id)
        await live.create(Fold(head, rules, rules.seats), entries)
        self._lives[head.id] = live
        return live

    def changed(self, live: Live, fold: Fold, asked: list[tuple[str, str]]) -> None:
        """A table has changed, and these people (with their seats) are asked now."""
        self.metrics.count("changes")
        self.bots.wake(live, fold)
        self._tell_asked(fold.head, asked)
        if asked:
            self.deliveries.wake()

    def _tell_asked(self, head: Head, asked: list[tuple[str, str]]) -> None:
        """Tell people's sockets that it is their move."""
        for seat, person in asked:
            data = {"type": "asked", "table": head.id, "name": head.name, "game": head.game, "seat": seat}
            self.presence.tell(person, data)

    def queue_notices(self, c: Connection, fold: Fold, asked: list[tuple[str, str]]) -> None:
        """Note in the same transaction who is to be told that it is his move."""
        if asked:
            notices.queue(c, fold.head.id, asked, fold.at)

    async def forget_name(self, person: str) -> None:
        """Somebody is called otherwise: no table must go on with the old name."""
        await self.database.write(self.news.publish, renamed=person)
        await self._forget_name(person)

    async def _forget_name(self, person: str) -> None:
        for live in [live for live in self._lives.values() if live.names(person)]:
            await live.forget()

    # -- news of other processes

    async def _heard(self, item: Item | None) -> None:
        """What another process has done; whatever goes wrong, this one listens on."""
        await _guarded(lambda: self._follow(item))

    async def _follow(self, item: Item | None) -> None:
        if item is None:
            for live in list(self._lives.values()):
                await _guarded(live.forget)
                await _guarded(live.hear)
            return
        if item.renamed:
            await self._forget_name(item.renamed)
        if any(self.presence.connected(person) for _, person in item.asked):
            self._tell_asked(await self.database.read(journal.read_head, item.table), item.asked)
        if (known := self._lives.get(item.table)) is None:
            return
        if item.said:
            await known.hear()
        elif item.anew:
            await known.forget()
        else:
            await known.catch_up()

    # -- what goes on by itself

    def start(self) -> None:
        """Begin to listen, to watch the clocks, and to deliver."""
        self.news.start()
        self._tasks = [asyncio.create_task(self._sweeps()), asyncio.create_task(self.deliveries.run())]

    async def stop(self) -> None:
        """End everything that runs."""
        await self.deliveries.stop()
        await self.news.stop()
        for task in self._tasks:
            task.cancel()
            with suppress(asyncio.CancelledError):
                await task
        await self.bots.stop()
        self.database.close()

    async def _sweeps(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await _guarded(self.sweep)

    async def sweep(self) -> None:
        """See to seats whose time is over and to bots that were forgotten; let go of tables that nobody watches."""
        at = self.settings.now()
        for table in await self.database.read(journal.due, at, MOST):
            await _guarded(lambda table=table: self.time_out(table))  # type: ignore[misc]
        for table in await self.database.read(journal.left_to_bots, at - LEFT_TO_BOTS, MOST):
            await _guarded(lambda table=table: self._wake_bots(table))  # type: ignore[misc]
        for live in [live for live in self._lives.values() if not live.outlets and live.used_at < at - IDLE]:
            del self._lives[live.id]
        if at - self._swept_sessions_at > SESSIONS:
            self._swept_sessions_at = at
            await self.database.write(people.sweep, at)

    async def _wake_bots(self, table: str) -> None:
        live = await self.table(table)
        self.bots.wake(live, await live.fold())

    async def time_out(self, table: str) -> None:
        """Let the time of late seats be over."""
        live = await self.table(table)
        while await live.do(lambda fold: commands.time_out(fold, self.settings.now())):
            pass

    def gauges(self) -> dict[str, int]:
        """How much there is, for the metrics."""
        return {"live_tables": len(self._lives), "sockets": sum(len(live.outlets) for live in self._lives.values())}


async def _guarded(work: Callable[[], Awaitable[object]]) -> None:
    """Do something that must not end the loop it is done in."""
    try:
        await work()
    except KabinettError as error:
        log.warning("%s", error)
    except Exception:
        log.exception("what goes on by itself has failed")
