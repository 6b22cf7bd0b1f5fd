"""Scripted players: guests, tables and sockets of a running server, for the programs that load and attack it."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from itertools import count
from random import Random
from typing import Any, NamedTuple
from urllib.parse import urlencode

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from kabinett import wire
from kabinett.wire import Data

MOST_BYTES = 64 << 20  # of one message: the log of a long game comes in one
PATIENCE = 60.0  # seconds for which a server that is away is asked again
PAUSE = 0.05  # seconds between two attempts
GONE = (OSError, WebSocketException, TimeoutError)  # what a broken connection raises
Options = Mapping[str, str | int]


class Guest(NamedTuple):
    """Somebody who plays."""

    id: str
    token: str

    @property
    def headers(self) -> dict[str, str]:
        """How he shows who he is."""
        return {"Authorization": f"Bearer {self.token}"}


class Web:
    """The HTTP interface. A server that is away, or whose database is, is asked again and again."""

    def __init__(self, url: str, connections: int = 20) -> None:
        self.url = url
        limits = httpx.Limits(max_connections=connections, max_keepalive_connections=connections)
        self._client = httpx.AsyncClient(base_url=url, timeout=30, limits=limits)

    async def close(self) -> None:
        """Let all connections go."""
        await self._client.aclose()

    async def ask(self, method: str, path: str, guest: Guest | None = None, body: Data | None = None) -> httpx.Response:
        """The answer to one request, whatever it is. httpx.HTTPError if there is none."""
        headers = guest.headers if guest else None
        return await self._client.request(method, f"/api/{path}", json=body, headers=headers)

    async def demand(self, method: str, path: str, guest: Guest | None = None, body: Data | None = None) -> Any:
        """What the server answers when it does what it was asked for."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + PATIENCE
        while True:
            try:
                answer = await self.ask(method, path, guest, body)
                if answer.status_code != 503 or loop.time() > deadline:
                    answer.raise_for_status()
                    return answer.json() if answer.content else None
            except httpx.TransportError:
                if loop.time() > deadline:
                    raise
            await asyncio.sleep(PAUSE)

    async def guest(self, name: str) -> Guest:
        """A new guest."""
        signed = await self.demand("POST", "guests", body={"name": name})
        return Guest(signed["person"]["id"], signed["token"])

    async def guests(self, number: int) -> list[Guest]:
        """Many new guests."""
        return list(await asyncio.gather(*(self.guest(f"Player {n}") for n in range(1, number + 1))))

    async def table(
        self, game: str, options: Options, seats: Sequence[str], people: Sequence[Guest], bots: int = 0
    ) -> str:
        """A table at which these people sit; the last seats are left to bots. It has begun when this returns."""
        host, *others = people
        holders = dict.fromkeys(seats[len(seats) - bots :], "bot random") | {seats[0]: "mine"}
        body = {"game": game, "options": dict(options), "seats": holders}
        table: str = (await self.demand("POST", "tables", host, body))["id"]
        for guest, seat in zip(others, seats[1 : len(seats) - bots], strict=True):
            await self.take(table, seat, guest)
        return table

    async def take(self, table: str, seat: str, guest: Guest) -> None:
        """Take a seat. Who has it already, because an answer was lost, is content."""
        try:
            await self.demand("POST", f"tables/{table}/seats/{seat}/take", guest)
        except httpx.HTTPStatusError:
            about = await self.demand("GET", f"tables/{table}", guest)
            if about["seats"][seat]["player"] != guest.id:
                raise


class Line:
    """A socket of one perspective, and what has been learned through it."""

    def __init__(self, url: str, table: str, seat: str | None, guest: Guest | None) -> None:
        self.table = table
        self.seat = seat
        self.guest = guest
        self.question = 0
        self.decisions: list[Data] = []
        self.standing: list[str] = []
        self.waiting_for: list[str] = []
        self.position: Data = {}
        self.events: list[Data] = []
        self.epoch = 0
        self.about: Data = {}
        self._ids = count(1)
        self._socket: ClientConnection | None = None
        self._address = f"ws{url.removeprefix('http')}/api/tables/{table}/socket"

    # -- the connection

    async def open(self, anew: bool = False) -> wire.Welcome:
        """Connect, and name what is known already (`anew`: nothing). Raises one of GONE if that is not possible."""
        await self.close()
        seat = {"seat": self.seat} if self.seat else {}
        known = {} if anew else {"epoch": self.epoch, "since": len(self.events)}
        self._socket = await connect(
            f"{self._address}?{urlencode(seat | known)}",
            additional_headers=self.guest.headers if self.guest else None,
            max_size=MOST_BYTES,
            ping_interval=None,
        )
        welcome = self.take(await self._socket.recv())
        assert isinstance(welcome, wire.Welcome), welcome
        return welcome

    async def reopen(self) -> wire.Welcome:
        """Connect to a server that may be away for a while."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + PATIENCE
        while True:
            try:
                return await self.open()
            except GONE:
                if loop.time() > deadline:
                    raise
                await asyncio.sleep(PAUSE)

    async def receive(self) -> wire.Reply:
        """The next message."""
        assert self._socket is not None
        return self.take(await self._socket.recv())

    async def send(self, message: bytes | str) -> None:
        """Send anything."""
        assert self._socket is not None
        await self._socket.send(message)

    async def close(self) -> None:
        """End the connection."""
        socket, self._socket = self._socket, None
        if socket is not None:
            socket.transport.abort()  # no farewell: the server may be dead
            await socket.wait_closed()

    # -- what is said

    def new_id(self) -> int:
        """A number for the next request."""
        return next(self._ids)

    async def play(self, move: str, question: int | None) -> int:
        """Send a move; the number that its answer will have."""
        number = self.new_id()
        await self.send(wire.encode(wire.Play(number, move, question)).decode())
        return number

    # -- what is heard

    def take(self, message: str | bytes) -> wire.Reply:
        """Learn from a message."""
        reply: wire.Reply = wire.read_reply(message)
        if isinstance(reply, wire.Welcome):
            self.about = reply.table
            self.position = reply.view["position"] if reply.view else {}
            self._learn(reply, reply.view or {"decisions": [], "standing": [], "waiting_for": []})
        elif isinstance(reply, wire.Update):
            kept = {key: value for key, value in self.position.items() if key not in reply.gone}
            self.position = kept | reply.position
            asked = {key: getattr(reply, key) for key in ("decisions", "standing", "waiting_for")}
            self._learn(reply, asked)
        elif isinstance(reply, wire.About):
            self.about = reply.table
        return reply

    def _learn(self, reply: wire.Welcome | wire.Update, asked: Data) -> None:
        assert reply.first <= len(self.events), "events are missing"
        self.events[reply.first :] = reply.events
        self.question, self.epoch = reply.question, reply.epoch
        self.decisions, self.standing, self.waiting_for = asked["decisions"], asked["standing"], asked["waiting_for"]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.about.get("outcome") is not None

    @property
    def options(self) -> list[str]:
        """What the seat may answer now."""
        return [option for decision in self.decisions for option in decision["options"]]

    def choice(self, rng: Random) -> str:
        """One of the answers."""
        return rng.choice(self.options)
