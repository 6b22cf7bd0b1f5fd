"""The database: SQLite in a file, or PostgreSQL. Work on it is done in threads, never in the event loop.

A piece of work is a function that takes a connection and runs in one transaction: `await database.write(work, ...)`.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from time import monotonic, sleep
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.exc import ArgumentError, DBAPIError, IntegrityError, SQLAlchemyError

from kabinett.core.errors import BadOption, KabinettError, told
from kabinett.server.storage.batches import Batches

P = ParamSpec("P")
T = TypeVar("T")

CHANNEL = "kabinett"  # of LISTEN and NOTIFY
READERS = 4
WRITERS = 8  # of PostgreSQL; SQLite has one at a time
LOCK_WAIT = 10.0  # seconds that SQLite waits for another process, a backup for example
LOCK_PAUSE = 0.01
CONNECT_WAIT = 5  # seconds for PostgreSQL to answer at all
_WRITES = "kabinett_writes"


class Unavailable(KabinettError):  # noqa: N818
    """The database cannot do what it was asked for: a full disk, a server that is down. Nothing was changed.

    What the database says of it names hosts and users: it is for the log; everybody else gets the plain `key`.
    """

    key = "unavailable"


class Unsure(Unavailable):
    """The connection to PostgreSQL was lost during the commit: what was written may be there, or not."""

    key = "unsure"


class Conflict(KabinettError):  # noqa: N818
    """Somebody else was faster: a row with this key is there already."""


class Database:
    """One database, with its threads."""

    def __init__(self, url: str) -> None:
        self.engine = make_engine(url)
        self.postgresql = self.engine.dialect.name == "postgresql"
        self._readers = ThreadPoolExecutor(READERS, "kabinett-read")
        self._writers = ThreadPoolExecutor(WRITERS, "kabinett-write") if self.postgresql else None
        self._batches = None if self.postgresql else Batches(self.change)

    async def read(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do work that changes nothing."""
        return await self._in(self._readers, lambda: self.do(work, *args, **kwargs))

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do work and commit it. When this returns, what was written survives the end of this process."""
        if self._batches is None:
            assert self._writers is not None
            return await self._in(self._writers, lambda: self.change(work, *args, **kwargs))
        try:
            return await asyncio.wrap_future(self._batches.put(lambda c: work(c, *args, **kwargs)))
        except IntegrityError as error:
            raise Conflict(_cause(error)) from error

    @staticmethod
    async def _in(pool: ThreadPoolExecutor, work: Callable[[], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(pool, work)

    def do(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do work that changes nothing, in this thread."""
        return self._transaction(False, work, *args, **kwargs)

    def change(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Do work and commit it, in this thread."""
        return self._transaction(True, work, *args, **kwargs)

    def _transaction(
        self, writes: bool, work: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        fault = Unavailable
        try:
            with self.engine.connect().execution_options(**{_WRITES: writes}) as connection:
                transaction = connection.begin()
                result = work(connection, *args, **kwargs)
                fault = Unsure if writes and self.postgresql else Unavailable
                with _thrown_away_if_it_fails(connection):
                    transaction.commit()
                return result
        except IntegrityError as error:
            raise Conflict(_cause(error)) from error
        except SQLAlchemyError as error:
            raise fault(f"the database cannot be used now: {_cause(error)}") from error

    def notify(self, connection: Connection, news: str) -> None:
        """Tell the other processes something when this transaction is committed. SQLite has no others."""
        if self.postgresql:
            connection.execute(text("SELECT pg_notify(:channel, :news)"), {"channel": CHANNEL, "news": news})

    def close(self) -> None:
        """Let all connections and threads go."""
        self._readers.shutdown()
        if self._writers:
            self._writers.shutdown()
        if self._batches:
            self._batches.close()
        self.engine.dispose()


@contextmanager
def _thrown_away_if_it_fails(connection: Connection) -> Iterator[None]:
    """Nobody knows in which state a connection is whose commit has failed: it is not used again."""
    try:
        yield
    except SQLAlchemyError:
        connection.invalidate()
        raise


def _cause(error: SQLAlchemyError) -> str:
    """What the database said, in one line, without the statement and its values: those may be secret."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        return str(error.orig).strip().splitlines()[0] if str(error.orig).strip() else type(error.orig).__name__
    return type(error).__name__


def make_engine(url: str) -> Engine:
    """The engine of `sqlite:///FILE` or `postgresql://...`. BadOption for anything else."""
    try:
        parsed = make_url(url)
    except (ArgumentError, ValueError) as error:
        raise BadOption(told("database_form")) from error
    if parsed.get_backend_name() == "sqlite":
        if parsed.database in (None, "", ":memory:"):
            raise BadOption(told("database_file"))
        engine = create_engine(parsed, connect_args={"timeout": LOCK_WAIT}, hide_parameters=True)
        event.listen(engine, "connect", _prepare_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    if parsed.get_backend_name() == "postgresql":
        size = READERS + WRITERS
        return create_engine(
            parsed.set(drivername="postgresql+psycopg"),
            pool_size=size,
            max_overflow=2,
            pool_pre_ping=True,
            connect_args={"connect_timeout": CONNECT_WAIT},
            hide_parameters=True,
        )
    raise BadOption(told("database_kind", kind=parsed.get_backend_name()))


def _prepare_sqlite(connection: sqlite3.Connection, record: object) -> None:
    """FULL: what was committed survives a loss of power too, not only the end of the process."""
    connection.isolation_level = None  # transactions are begun by _begin_sqlite, not by the driver
    _write_ahead(connection)
    for pragma in ("synchronous=FULL", "foreign_keys=ON"):
        connection.execute(f"PRAGMA {pragma}")


def _write_ahead(connection: sqlite3.Connection) -> None:
    """Switch to the write-ahead log. A fresh file that several processes open at once is refused without the wait
    that `timeout` gives to everything else: whoever reads already would wait for another who does. So ask again."""
    until = monotonic() + LOCK_WAIT
    while True:
        try:
            connection.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > until:
                raise
        sleep(LOCK_PAUSE)


def _begin_sqlite(connection: Connection) -> None:
    """Who will write says so at once: a reader that becomes a writer could find that it is too late."""
    writes = connection.get_execution_options().get(_WRITES)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
