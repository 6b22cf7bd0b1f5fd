"""News between the processes of one server: LISTEN and NOTIFY of PostgreSQL. With SQLite there is one process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress

import msgspec
import psycopg
from msgspec import Struct
from sqlalchemy import Connection

from kabinett.server.keys import new_id
from kabinett.server.storage.database import CHANNEL, Database

log = logging.getLogger(__name__)
PAUSE = 1.0  # seconds before a lost connection is tried again


class Item(Struct, omit_defaults=True):
    """Something that other processes should know: a table has changed, a message was said, people are asked, or
    somebody is called otherwise."""

    worker: str
    table: str = ""
    said: bool = False
    anew: bool = False  # more than entries has changed
    asked: list[tuple[str, str]] = []  # seats and people who are newly asked
    renamed: str = ""


_write = msgspec.json.Encoder().encode
_read = msgspec.json.Decoder(Item).decode


class News:
    """Tells the others, and hears them. `heard` gets each item; None when some may have been missed."""

    def __init__(self, database: Database, heard: Callable[[Item | None], Awaitable[None]]) -> None:
        self.worker = new_id()
        self._database = database
        self._heard = heard
        self._task: asyncio.Task[None] | None = None

    def publish(
        self,
        c: Connection,
        table: str = "",
        *,
        said: bool = False,
        anew: bool = False,
        asked: Sequence[tuple[str, str]] = (),
        renamed: str = "",
    ) -> None:
        """Tell the others when this transaction is committed."""
        item = Item(self.worker, table, said, anew, list(asked), renamed)
        self._database.notify(c, _write(item).decode())

    def start(self) -> None:
        """Begin to listen."""
        if self._database.postgresql:
            self._task = asyncio.create_task(self._listen())

    async def stop(self) -> None:
        """Listen no longer."""
        if self._task:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _listen(self) -> None:
        """Listen; when the database is away, wait for it."""
        while True:
            try:
                await self._listen_once()
            except psycopg.Error as error:
                log.warning("the database cannot be listened to: %s", type(error).__name__)
                await asyncio.sleep(PAUSE)

    async def _listen_once(self) -> None:
        """Listen until the connection is lost. What was done before it was there may have been missed."""
        url = self._database.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            await self._heard(None)
            async for notice in connection.notifies():
                item = _read(notice.payload)
                if item.worker != self.worker:
                    await self._heard(item)
