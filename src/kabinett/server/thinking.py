"""The processes in which the bots of a server think, and whose turn it is to use one."""

from __future__ import annotations

import asyncio
import heapq
import time
from concurrent.futures import ThreadPoolExecutor

from kabinett.bots.thinking import Failure, Found, Thinker, Work


class Turns:
    """Whose bots think next: of the tables that wait, the one whose bots have thought least.

    A table that comes anew is as far as the one that was served last. So tables with slow bots do not keep those with
    quick ones waiting for longer than one decision takes.
    """

    def __init__(self, free: list[Thinker]) -> None:
        self._free = free
        self._waiting: list[tuple[float, int, asyncio.Future[Thinker]]] = []
        self._thought: dict[str, float] = {}
        self._now = 0.0
        self._count = 0

    async def take(self, table: str) -> Thinker:
        """A thinker, when it is the table's turn."""
        waiting: asyncio.Future[Thinker] = asyncio.get_running_loop().create_future()
        self._count += 1
        begin = self._thought[table] = max(self._now, self._thought.get(table, 0.0))
        heapq.heappush(self._waiting, (begin, self._count, waiting))
        self._serve()
        return await waiting

    def give_back(self, thinker: Thinker, table: str, seconds: float) -> None:
        """The thinker is free again; the table has used it for so long."""
        self._thought[table] = self._thought.get(table, self._now) + seconds
        self._free.append(thinker)
        self._serve()
        if not self._waiting:  # nobody is ahead of anybody
            self._thought = {table: thought for table, thought in self._thought.items() if thought > self._now}

    def _serve(self) -> None:
        while self._free and self._waiting:
            begin, _, waiting = heapq.heappop(self._waiting)
            if not waiting.done():
                self._now = max(self._now, begin)
                waiting.set_result(self._free.pop())


class Thinkers:
    """All processes in which the bots of this server think."""

    def __init__(self, count: int) -> None:
        self._all = [Thinker() for _ in range(count)]
        self._turns = Turns(list(self._all))
        self._threads = ThreadPoolExecutor(count, "kabinett-bots")

    async def think(self, table: str, work: Work) -> Found | Failure:
        """What a bot of a table finds, when it is its turn."""
        thinker = await self._turns.take(table)
        begun = time.monotonic()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, thinker.think, work)
        finally:
            self._turns.give_back(thinker, table, time.monotonic() - begun)

    def close(self) -> None:
        """End all of them."""
        for thinker in self._all:
            thinker.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
