"""Many live tables at once, against SQLite and against PostgreSQL with two workers: `make load`.

Every seat of every table has a socket of its own and a scripted player who answers by chance. Moves are sent at a set
rate in all, one at a time at each table; a move's delay is the time from its sending until each of the others at the
table has received what it changed. After the first rate come higher ones, until the delay is too long or the rate is not
held. Players, server and database share the processors of this machine.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from random import Random
from statistics import quantiles
from typing import Any

import httpx
import uvloop
from sqlalchemy import func, select, text

from bench.players import GONE, Guest, Line, Options, Web
from bench.postgres import Cluster
from bench.serving import Place, Process, Server, place, process, session
from kabinett import wire
from kabinett.games import make_rules
from kabinett.server.storage.database import Database
from kabinett.server.storage.schema import entries

GAMES: dict[str, tuple[str, Options]] = {
    "maria": ("maria", {"variant": "advanced"}),
    "ancien_regime": ("ancien_regime", {"players": 4, "rounds": 20}),
}
MOST_DELAY = 0.250  # seconds that the slowest of a hundred moves may take until the others know of it
LEAST_HELD = 0.97  # of a rate, for it to count as held
FINEST = 1.15  # between the highest rate held and the lowest one not held
LOST = 10.0  # seconds after which a move counts as lost
WARM = 32  # moves on their way while tables are brought to their age


# -- tables and their players


class Flight:
    """A move on its way: until it is acknowledged, and all others at the table know of it."""

    def __init__(self, mover: Line, number: int, before: list[str]) -> None:
        self.mover = mover
        self.number = number
        self.before = before  # for whom all waited when it was sent
        self.sent = time.perf_counter()
        self.done: float | None = None
        self.public: bool | None = None  # whether it changed anything for others; None: not known yet
        self.heard: dict[Line, float] = {}

    def told(self, line: Line, update: wire.Update) -> None:
        """A socket has received what the move changed."""
        if line is self.mover:
            seen = any("audience" not in event for event in update.events)
            self.public = seen or update.waiting_for != self.before
        elif update.events or update.position or update.waiting_for != self.before:
            self.heard.setdefault(line, time.perf_counter() - self.sent)

    def over(self, lines: int) -> bool:
        """Whether nothing more is to come."""
        return self.done is not None and self.public is not None and len(self.heard) >= self.public * (lines - 1)


class Desk:
    """One of the tables that are played at the same time. When a game ends its players begin another."""

    def __init__(self, load: Load, people: Sequence[Guest]) -> None:
        self.load = load
        self.people = people
        self.lines: list[Line] = []
        self.flight: Flight | None = None
        self.moves = 0  # in all games at this desk
        self._readers: list[asyncio.Task[None]] = []

    async def create(self) -> None:
        """Begin a game."""
        game, options = GAMES[self.load.game]
        table = await self.load.web.table(game, options, self.load.seats, self.people)
        self.lines = [
            Line(self.load.web.url, table, seat, guest)
            for seat, guest in zip(self.load.seats, self.people, strict=True)
        ]

    async def connect(self) -> None:
        """Open all sockets."""
        for line in self.lines:
            await line.open()
        self._readers = [asyncio.create_task(self._read(line)) for line in self.lines]

    async def again(self) -> None:
        """Begin another game after the end of one."""
        for reader in self._readers:
            reader.cancel()
        for line in self.lines:
            await line.close()
        try:
            await self.create()
            await self.connect()
        except (*GONE, httpx.HTTPError) as error:
            self.load.errors[f"a new table: {type(error).__name__}"] += 1

    async def _read(self, line: Line) -> None:
        try:
            while True:
                self._heard(line, await line.receive())
        except GONE as error:
            self.load.errors[f"a socket: {type(error).__name__}"] += 1

    def _heard(self, line: Line, reply: wire.Reply) -> None:
        flight = self.flight
        if isinstance(reply, wire.Refused):
            self.load.errors[f"refused: {reply.error}"] += 1
            self.flight = None
        if flight is None:
            return
        if isinstance(reply, wire.Update):
            flight.told(line, reply)
        elif isinstance(reply, wire.Done):
            flight.done = time.perf_counter() - flight.sent
        if flight.over(len(self.lines)):
            self._land(flight)

    def _land(self, flight: Flight) -> None:
        self.flight = None
        self.moves += 1
        self.load.landed(flight)

    @property
    def ready(self) -> bool:
        """Whether somebody at the table can move."""
        return self.flight is None and any(line.question for line in self.lines) and not self.lines[0].over

    async def move(self) -> None:
        """Send a move of a player who is asked."""
        asked = [line for line in self.lines if line.question]
        mover = self.load.rng.choice(asked)
        flight = self.flight = Flight(mover, mover.question, mover.waiting_for)
        await mover.play(mover.choice(self.load.rng), mover.question)
        flight.sent = time.perf_counter()

    def look(self) -> None:
        """See whether a move is lost, or the game over."""
        flight = self.flight
        if flight and time.perf_counter() - flight.sent > LOST:
            self.load.errors["a move was lost"] += 1
            self.flight = None
        elif flight is None and self.lines[0].over:
            self.load.games += 1
            self.flight = Flight(self.lines[0], 0, [])  # it is not ready until the next game has begun
            self.load.spawn(self._renew())

    async def _renew(self) -> None:
        await self.again()
        self.flight = None


# -- what is measured


@dataclass
class Step:
    """What a rate led to. Times are milliseconds, processors are in percent of one."""

    rate: float
    seconds: float
    moves: int = 0
    delays: list[float] = field(default_factory=list)  # until the others know
    done: list[float] = field(default_factory=list)  # until the mover has the answer
    cpu: dict[str, float] = field(default_factory=dict)

    @property
    def reached(self) -> float:
        """Moves per second that came through."""
        return self.moves / self.seconds

    def good(self) -> bool:
        """Whether the rate was held, and nobody waited too long."""
        return self.reached >= LEAST_HELD * self.rate and _percentile(self.delays, 99) <= MOST_DELAY

    def figures(self) -> dict[str, Any]:
        """The step in numbers."""
        times = {
            f"{name}_{label}_ms": round(1000 * _percentile(values, percent), 1)
            for name, values in (("others", self.delays), ("done", self.done))
            for label, percent in (("p50", 50), ("p99", 99), ("max", 100))
        }
        return {"rate": self.rate, "reached": round(self.reached, 1), "held": self.good(), **times, "cpu": self.cpu}


def _percentile(values: Sequence[float], percent: int) -> float:
    if not values:
        return float("inf")
    return max(values) if percent == 100 or len(values) < 2 else quantiles(values, n=100)[percent - 1]


class Load:
    """All tables of one run, and what is known of them."""

    def __init__(self, server: Server, game: str, seed: int) -> None:
        self.web = Web(server.url)
        self.server = server
        self.game = game
        self.seats = make_rules(GAMES[game][0], **GAMES[game][1]).seats
        self.rng = Random(seed)
        self.desks: list[Desk] = []
        self.errors: Counter[str] = Counter()
        self.games = 0
        self.step = Step(0, 0)
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Any) -> None:
        """Do something meanwhile."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def landed(self, flight: Flight) -> None:
        """A move has come through."""
        self.step.moves += 1
        self.step.delays += flight.heard.values()
        self.step.done.append(flight.done or 0)

    async def create(self, tables: int) -> None:
        """Create all tables; nobody is connected yet."""
        people = await self.web.guests(tables * len(self.seats))
        size = len(self.seats)
        self.desks = [Desk(self, people[n * size : (n + 1) * size]) for n in range(tables)]
        await self._all(desk.create() for desk in self.desks)

    async def connect(self) -> None:
        """Open the sockets of all players."""
        await self._all(desk.connect() for desk in self.desks)

    async def _all(self, works: Iterator[Any]) -> None:
        """Do much, a little of it at a time."""
        gate = asyncio.Semaphore(10)

        async def one(work: Any) -> None:
            async with gate:
                await work

        await asyncio.gather(*map(one, list(works)))

    def _look(self) -> list[Desk]:
        """See to all tables; those that are ready."""
        for desk in self.desks:
            desk.look()
        return [desk for desk in self.desks if desk.ready]

    async def grow(self, age: int) -> None:
        """Play as fast as it goes until each table has so many moves behind it."""
        while young := [desk for desk in self.desks if desk.moves < age]:
            flying = sum(desk.flight is not None for desk in self.desks)
            ready = [desk for desk in self._look() if desk in young]
            for desk in ready[: max(0, WARM - flying)]:
                self.spawn(desk.move())
            await asyncio.sleep(0.002)

    async def pace(self, rate: float, seconds: float) -> Step:
        """Send moves at a rate, and wait until the last has come through."""
        self.step = Step(rate, seconds)
        before, began = self._cpu(), time.perf_counter()
        sent, ready = 0, self._look()
        while (now := time.perf_counter() - began) < seconds:
            wanted = int(now * rate) - sent
            if wanted > len(ready):
                ready = self._look()
                self.rng.shuffle(ready)
            for desk in ready[:wanted]:
                if desk.ready:
                    self.spawn(desk.move())
                sent += desk.ready or desk.flight is not None
            del ready[:wanted]
            await asyncio.sleep(0.001)
        self.step.cpu = _shares(before, self._cpu(), time.perf_counter() - began)
        step, self.step = self.step, Step(0, 0)
        await self._landing()
        return step

    async def _landing(self) -> None:
        while any(desk.flight for desk in self.desks):
            self._look()
            await asyncio.sleep(0.05)

    def _cpu(self) -> dict[str, float]:
        """Seconds of processor time by part of the whole."""
        own = process(os.getpid())
        assert own is not None
        return {**_named(self.server), "players": own.seconds}


def _named(server: Server) -> dict[str, float]:
    workers = server.workers()
    return {f"worker {n}": found.seconds for n, found in enumerate(workers, 1)}


def _shares(before: dict[str, float], after: dict[str, float], seconds: float) -> dict[str, float]:
    return {name: round(100 * (after[name] - before.get(name, 0)) / seconds, 1) for name in after}
