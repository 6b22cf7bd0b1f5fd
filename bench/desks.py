"""Tables under load: a scripted player with a socket at every seat, moves at a set rate, and how long they take.

At each table one move is on its way at a time. Its delay is the time from its sending until each of the others at the
table has received what it changed.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Coroutine, Iterable, Sequence
from random import Random
from typing import Any

import httpx

from bench.players import GONE, Guest, Line, Options, Web
from kabinett import wire
from kabinett.games import make_rules

LOST = 10.0  # seconds after which a move counts as lost
AT_ONCE = 10  # tables that are created, or connected to, at the same time
UNPACED = 16  # moves on their way while nothing is measured
Work = Coroutine[None, None, None]


class Flight:
    """A move on its way: until it is acknowledged, and all others at the table know of it."""

    def __init__(self, mover: Line) -> None:
        self.mover = mover
        self.before = mover.waiting_for  # for whom all waited when it was sent
        self.sent = time.perf_counter()
        self.done: float | None = None
        self.public: bool | None = None  # whether others notice anything of it; None: not known yet
        self.heard: dict[Line, float] = {}

    def told(self, line: Line, update: wire.Update) -> None:
        """A socket has received what the move changed. The mover's tells whether others will hear of it too."""
        if line is self.mover:
            seen = any("audience" not in event for event in update.events)
            self.public = seen or update.waiting_for != self.before
        elif update.events or update.position or update.waiting_for != self.before:
            self.heard.setdefault(line, time.perf_counter() - self.sent)

    def landed(self, lines: int) -> bool:
        """Whether nothing more is to come."""
        return self.done is not None and self.public is not None and len(self.heard) >= self.public * (lines - 1)


class Desk:
    """One of the tables that are played at the same time. When a game ends its players begin another."""

    def __init__(self, load: Load, people: Sequence[Guest]) -> None:
        self.lines: list[Line] = []
        self.moves = 0  # in all games at this desk
        self.flight: Flight | None = None
        self._load = load
        self._people = people
        self._readers: list[asyncio.Task[None]] = []
        self._renewing = False
        self._offered = False  # whether the load knows that somebody here can move

    async def create(self) -> None:
        """Begin a game; nobody is connected yet."""
        load = self._load
        table = await load.web.table(load.game, load.options, load.seats, self._people)
        pairs = zip(load.seats, self._people, strict=True)
        self.lines = [Line(load.web.url, table, seat, guest) for seat, guest in pairs]

    async def connect(self) -> None:
        """Open all sockets."""
        for line in self.lines:
            await line.open()
        self._readers = [asyncio.create_task(self._read(line)) for line in self.lines]
        self._offer()

    def _offer(self) -> None:
        """Let the load know once that somebody here can move."""
        if not self.flight and not self._offered and any(line.question for line in self.lines):
            self._offered = True
            self._load.ready.append(self)

    async def close(self) -> None:
        """Close all sockets."""
        for reader in self._readers:
            reader.cancel()
        for line in self.lines:
            await line.close()

    async def move(self) -> None:
        """Send a move of a player who is asked."""
        self._offered = False
        mover = self._load.rng.choice([line for line in self.lines if line.question])
        self.flight = Flight(mover)
        try:
            await mover.play(mover.choice(self._load.rng), mover.question)
        except GONE as error:
            self._load.errors[f"sending a move: {type(error).__name__}"] += 1

    async def _read(self, line: Line) -> None:
        try:
            while True:
                self._hear(line, await line.receive())
        except GONE as error:
            self._load.errors[f"a socket: {type(error).__name__}"] += 1

    def _hear(self, line: Line, reply: wire.Reply) -> None:
        flight = self.flight
        if isinstance(reply, wire.Refused):
            self._load.errors[f"refused: {reply.error}"] += 1
        elif isinstance(reply, wire.Update) and flight:
            flight.told(line, reply)
        elif isinstance(reply, wire.Done) and flight:
            flight.done = time.perf_counter() - flight.sent
        if flight and flight.landed(len(self.lines)):
            self._land(flight)
        self._offer()  # also when the question comes later than all else, from another worker
        if line.over and not self.flight and not self._renewing:
            self._renewing = True
            self._load.spawn(self._renew())

    def _land(self, flight: Flight) -> None:
        self.flight = None
        self.moves += 1
        self._load.land(flight)

    async def _renew(self) -> None:
        """Begin another game."""
        self._load.games += 1
        await self.close()
        try:
            await self.create()
            await self.connect()
        except (*GONE, httpx.HTTPError) as error:
            self._load.errors[f"a new table: {type(error).__name__}"] += 1
        self._renewing = False

    def give_up(self) -> None:
        """Count a move as lost that takes too long."""
        if self.flight and time.perf_counter() - self.flight.sent > LOST:
            self._load.errors["a move was lost"] += 1
            self.flight = None
            self._offer()


class Load:
    """All tables of one run."""

    def __init__(self, url: str, game: str, options: Options, seed: int = 1740) -> None:
        self.web = Web(url)
        self.game = game
        self.options = options
        self.seats = make_rules(game, **options).seats
        self.rng = Random(seed)
        self.desks: list[Desk] = []
        self.ready: list[Desk] = []  # the tables where somebody can move
        self.errors: Counter[str] = Counter()
        self.games = 0  # that have ended
        self.flights: list[Flight] = []  # the moves that have come through since the last look
        self._tasks: set[asyncio.Task[None]] = set()

    async def create(self, tables: int) -> None:
        """Create all tables; nobody is connected yet."""
        size = len(self.seats)
        people = await self.web.guests(tables * size)
        self.desks = [Desk(self, people[n * size : (n + 1) * size]) for n in range(tables)]
        await _gently(desk.create() for desk in self.desks)

    async def connect(self) -> None:
        """Open the sockets of all players."""
        await _gently(desk.connect() for desk in self.desks)

    async def close(self) -> None:
        """Close all sockets, and forget what is still on its way."""
        for task in list(self._tasks):
            task.cancel()
        for desk in self.desks:
            await desk.close()
        await self.web.close()

    def spawn(self, work: Work) -> None:
        """Do something meanwhile."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def land(self, flight: Flight) -> None:
        """A move has come through."""
        self.flights.append(flight)

    def _send(self) -> None:
        """Let some table move that is ready."""
        ready = self.ready
        n = int(self.rng.random() * len(ready))
        ready[n], ready[-1] = ready[-1], ready[n]
        self.spawn(ready.pop().move())

    async def grow(self, age: int) -> None:
        """Play as fast as it goes until each table has so many moves behind it."""
        old: list[Desk] = []
        while len(old) < len(self.desks):
            for desk in [desk for desk in self.ready if desk.moves >= age]:
                self.ready.remove(desk)
                old.append(desk)
            for _ in range(min(len(self.ready), UNPACED - self._flying())):
                self._send()
            self._give_up()
            await asyncio.sleep(0.002)
        self.ready += old

    async def pace(self, rate: float, seconds: float) -> list[Flight]:
        """Send so many moves per second; those that came through in this time."""
        self.flights = []
        sent, began = 0, time.perf_counter()
        while (now := time.perf_counter() - began) < seconds:
            for _ in range(min(len(self.ready), int(now * rate) - sent)):
                self._send()
                sent += 1
            self._give_up()
            await asyncio.sleep(0.001)
        return self.flights

    async def rest(self) -> None:
        """Wait until no move is on its way."""
        while self._flying():
            self._give_up()
            await asyncio.sleep(0.01)

    def _flying(self) -> int:
        return sum(desk.flight is not None for desk in self.desks)

    def _give_up(self) -> None:
        for desk in self.desks:
            desk.give_up()


async def _gently(works: Iterable[Coroutine[Any, Any, None]]) -> None:
    """Do much, a little of it at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(work: Coroutine[Any, Any, None]) -> None:
        async with gate:
            await work

    await asyncio.gather(*map(one, works))
