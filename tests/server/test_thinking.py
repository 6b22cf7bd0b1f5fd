"""The processes in which bots think, and whose turn it is to use one."""

from __future__ import annotations

import asyncio
import os
import time
from dataclasses import dataclass

import pytest

from kabinett.bots import thinking
from kabinett.bots.thinking import Failure, Found, Thinker
from kabinett.server.thinking import Thinkers, Turns
from tests.server.tables import awaited

LONG = 60.0  # seconds that nobody waits


@dataclass
class Job:
    """Something to be thought about: it takes so long, and tells in which process it was."""

    takes: float = 0.0
    seconds: float = 0.1
    unready: str = ""

    @property
    def ground(self) -> object:
        """All jobs need the same."""
        return "nothing"

    def prepare(self) -> Failure | None:
        """Fail, if that is wanted."""
        return Failure(self.unready) if self.unready else None

    def run(self) -> Found | Failure:
        """Take some time."""
        time.sleep(self.takes)
        return Found(str(os.getpid()))


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "GRACE", 1.0)


@awaited
async def test_who_hangs_is_ended_and_others_think_on() -> None:
    thinkers = Thinkers(2)
    hanging = asyncio.create_task(thinkers.think("a", Job(LONG)))
    try:
        found = [await thinkers.think("b", Job(seconds=1)) for _ in range(2)]
        assert await hanging == Failure("took more than its 0.1 seconds")
        later = await asyncio.gather(*(thinkers.think(table, Job(0.2, seconds=1)) for table in "cd"))
        assert isinstance(found[0], Found)
        assert found[1] == found[0]
        assert len({*later, found[0]}) == 2  # one process is the same, one is new
        assert str(os.getpid()) not in {one.move for one in later if isinstance(one, Found)}
    finally:
        thinkers.close()


@awaited
async def test_what_cannot_be_made_ready_fails() -> None:
    thinkers = Thinkers(1)
    try:
        assert await thinkers.think("a", Job(unready="broken")) == Failure("broken")
        assert isinstance(await thinkers.think("a", Job()), Found)
    finally:
        thinkers.close()


@awaited
async def test_nobody_waits_for_thinkers_that_are_closed() -> None:
    thinkers = Thinkers(1)
    waiting = asyncio.create_task(thinkers.think("a", Job(LONG, LONG)))
    (thinker,) = thinkers._all
    while thinker._process is None:
        await asyncio.sleep(0.01)
    thinkers.close()
    assert await waiting == Failure("has ended its process")


# -- turns


class Queue:
    """Tables that wait for one thinker, in the order in which they come."""

    def __init__(self) -> None:
        self.thinker = Thinker()
        self.turns = Turns([self.thinker])
        self.served: list[str] = []

    async def come(self, table: str) -> None:
        """A table waits, and has the thinker when it is its turn."""
        await self.turns.take(table)
        self.served.append(table)

    async def done(self, seconds: float) -> None:
        """Who has the thinker has thought for so long."""
        self.turns.give_back(self.thinker, self.served[-1], seconds)
        await asyncio.sleep(0)


@awaited
async def test_tables_take_turns_and_slow_ones_do_not_hold_up_quick_ones() -> None:
    queue, marshals, cadets = Queue(), ("m1", "m2", "m3"), ("c1", "c2")
    coming = [asyncio.create_task(queue.come(table)) for table in (*marshals, *cadets)]
    await asyncio.sleep(0)
    seconds = dict.fromkeys(marshals, 2.0) | dict.fromkeys(cadets, 0.1)
    for _ in range(300):
        table = queue.served[-1]
        await queue.done(seconds[table])
        coming.append(asyncio.create_task(queue.come(table)))
        await asyncio.sleep(0)
    assert set(queue.served[:5]) == seconds.keys()  # who came is served once before anybody is twice
    used = {table: queue.served.count(table) * seconds[table] for table in seconds}
    assert max(used.values()) - min(used.values()) <= 2.0 + 0.1  # all have the same share of time
    assert not {*marshals} & {*queue.served[5:20]}  # the cadets come first, who have needed little
    for task in coming:
        task.cancel()


@awaited
async def test_who_has_not_thought_for_long_does_not_keep_the_thinker() -> None:
    queue = Queue()
    await queue.come("old")
    await queue.done(100.0)
    coming = [asyncio.create_task(queue.come(table)) for table in ("old", "new", "old2")]
    await asyncio.sleep(0)
    for _ in range(2):
        await queue.done(1.0)
    assert queue.served == ["old", "old", "new", "old2"]
    await asyncio.gather(*coming)


@awaited
async def test_who_waits_no_longer_is_passed_over() -> None:
    queue = Queue()
    await queue.come("a")
    gone, waiting = (asyncio.create_task(queue.come(table)) for table in ("gone", "waiting"))
    await asyncio.sleep(0)
    gone.cancel()
    await queue.done(1.0)
    await waiting
    assert queue.served == ["a", "waiting"]
