"""Processes in which bots think. Each thinks about one question at a time, and one that hangs is ended.

A pool of the standard library cannot end one of its processes without the others, whose bots have done nothing wrong.
"""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock
from typing import NamedTuple, Protocol

from kabinett.server.entries import Kept
from kabinett.server.parents import serve_parent

MORE = 1.2  # times its seconds a bot may take
GRACE = 3.0  # seconds besides, for a machine that has much else to do
START = 60.0  # seconds that a new process may take until it is ready, with the rules of a game
TRIES = 2  # a process may be ended by others; a bot that ends it again is to blame


class Found(NamedTuple):
    """What a bot has found: a move, and why; `spoken` if it is no answer, but something said before."""

    move: str
    thought: Kept | None = None
    spoken: bool = False


class Failure(NamedTuple):
    """Why a bot has found nothing."""

    why: str


class Work(Protocol):
    """What a bot has to do. Both methods are called in the other process."""

    seconds: float

    @property
    def ground(self) -> object:
        """What must be made ready before the time counts; the same for all tasks that need no more."""

    def prepare(self) -> Failure | None:
        """Make it ready."""

    def run(self) -> Found | Failure:
        """Find a move."""


class _Died(Exception):  # noqa: N818
    """The process has ended."""


class Thinker:
    """A process, started when it is first needed. Its methods wait, so they are called in threads."""

    def __init__(self) -> None:
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self._ready: set[object] = set()
        self._lock = Lock()
        self._closed = False

    def think(self, work: Work) -> Found | Failure:
        """What a bot finds, in time."""
        for _ in range(TRIES):
            try:
                return self._think(work)
            except _Died:
                self._end()
            except TimeoutError:
                self._end()
                return Failure(f"took more than its {work.seconds:g} seconds")
        return Failure("has ended its process")

    def _think(self, work: Work) -> Found | Failure:
        self._start()
        if work.ground not in self._ready:
            failure = self._call(work.prepare, START)
            if isinstance(failure, Failure):
                return failure
            self._ready.add(work.ground)
        found = self._call(work.run, MORE * work.seconds + GRACE)
        assert isinstance(found, (Found, Failure))
        return found

    def _start(self) -> None:
        with self._lock:
            if self._closed:
                raise _Died
            if self._process is None:
                self._line, other = get_context("spawn").Pipe()
                self._process = get_context("spawn").Process(target=_serve, args=(other,), daemon=True)
                self._process.start()
                other.close()

    def _call(self, work: Callable[[], object], limit: float) -> object:
        line = self._line
        if line is None:
            raise _Died
        try:
            line.send(work)
            if not line.poll(limit):
                raise TimeoutError
            return line.recv()
        except (EOFError, BrokenPipeError, ConnectionResetError) as error:
            raise _Died from error

    def _end(self) -> None:
        """End the process; the next question finds another one."""
        with self._lock:
            process, self._process, self._line = self._process, None, None
            self._ready.clear()
        if process is not None:
            process.kill()
            process.join()

    def close(self) -> None:
        """End the process for good; who waits for it waits no longer."""
        with self._lock:
            self._closed = True
        self._end()


def _serve(line: Connection) -> None:
    """The other process: do what is asked for, one after the other."""
    serve_parent()
    while True:
        try:
            work = line.recv()
        except EOFError:
            return
        line.send(work())


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
