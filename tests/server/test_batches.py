"""Writes to SQLite that come at once are committed together, and stay independent of each other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event

import pytest
from sqlalchemy import Connection, event, text
from sqlalchemy.exc import OperationalError

from kabinett.server.errors import Refusal
from kabinett.server.storage.database import Conflict, Database, Unavailable

Work = Callable[[Connection, int], object]


@pytest.fixture
def database(tmp_path: Path) -> Iterator[Database]:
    database = Database(f"sqlite:///{tmp_path / 'batches.db'}")
    database.change(lambda c: c.execute(text("CREATE TABLE numbers (n INTEGER PRIMARY KEY)")))
    yield database
    database.close()


def add(c: Connection, n: int) -> int:
    c.execute(text("INSERT INTO numbers VALUES (:n)"), {"n": n})
    return n


def refuse(c: Connection, n: int) -> None:
    add(c, n)
    raise Refusal("conflict", "no")


def fail(c: Connection, n: int) -> None:
    """As a full disk does: the whole transaction is gone."""
    add(c, n)
    c.exec_driver_sql("ROLLBACK")
    raise OperationalError("INSERT", {}, Exception("database or disk is full"))


def stored(database: Database) -> list[int]:
    return sorted(database.do(lambda c: list(c.execute(text("SELECT n FROM numbers")).scalars())))


async def at_once(database: Database, *works: tuple[Work, int]) -> list[object]:
    """Let all of these wait while the writer is busy; then they come together."""
    busy = Event()
    first = asyncio.create_task(database.write(lambda c: busy.wait(10)))
    await asyncio.sleep(0.05)
    tasks = [asyncio.create_task(database.write(work, n)) for work, n in works]
    await asyncio.sleep(0.05)
    busy.set()
    await first
    results: list[object] = await asyncio.gather(*tasks, return_exceptions=True)
    return results


def commits(database: Database) -> list[None]:
    made: list[None] = []
    event.listen(database.engine, "commit", lambda c: made.append(None))
    return made


def test_what_comes_at_once_is_committed_at_once(database: Database) -> None:
    made = commits(database)
    assert asyncio.run(at_once(database, *((add, n) for n in range(50)))) == list(range(50))
    assert stored(database) == list(range(50))
    assert len(made) == 2 + 1  # who kept the writer busy, all others, and the look at what is stored


def test_a_conflict_concerns_only_its_own_piece(database: Database) -> None:
    results = asyncio.run(at_once(database, (add, 1), (add, 2), (add, 1), (refuse, 3), (add, 4)))
    assert [type(result) for result in results] == [int, int, Conflict, Refusal, int]
    assert stored(database) == [1, 2, 4]


def test_one_that_breaks_the_transaction_of_all_breaks_only_its_own(database: Database) -> None:
    results = asyncio.run(at_once(database, (add, 1), (fail, 2), (add, 3)))
    assert [type(result) for result in results] == [int, Unavailable, int]
    assert stored(database) == [1, 3]


def test_a_commit_that_fails_is_known_to_all(database: Database) -> None:
    def broken(c: Connection) -> None:
        if c.exec_driver_sql("SELECT count(*) FROM numbers").scalar_one():
            raise OperationalError("COMMIT", {}, Exception("disk I/O error"))

    event.listen(database.engine, "commit", broken)
    results = asyncio.run(at_once(database, (add, 1), (add, 2)))
    event.remove(database.engine, "commit", broken)
    assert [type(result) for result in results] == [Unavailable, Unavailable]
    assert stored(database) == []


def test_closing_does_what_waits(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'closing.db'}")
    database.change(lambda c: c.execute(text("CREATE TABLE numbers (n INTEGER PRIMARY KEY)")))

    async def leave() -> None:
        waiting = [asyncio.create_task(database.write(add, n)) for n in range(20)]
        await asyncio.sleep(0)
        database.close()
        assert await asyncio.gather(*waiting) == list(range(20))

    asyncio.run(leave())
    again = Database(f"sqlite:///{tmp_path / 'closing.db'}")
    assert stored(again) == list(range(20))
    again.close()
