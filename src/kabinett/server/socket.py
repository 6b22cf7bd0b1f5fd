"""The socket of a table: one perspective of one person. What goes over it is in `wire`."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Annotated
from urllib.parse import urlsplit

import msgspec
from fastapi import APIRouter, Query, WebSocket, WebSocketDisconnect

from kabinett import wire
from kabinett.core.errors import KabinettError
from kabinett.server import playing
from kabinett.server.api.answers import refusal_of
from kabinett.server.api.deps import address, the_hall, the_identities, the_limits, token_of
from kabinett.server.api.models import Count, Id, Seat
from kabinett.server.errors import Refusal
from kabinett.server.fold import Perspective
from kabinett.server.live import Live
from kabinett.server.storage.database import Unavailable
from kabinett.server.storage.people import Person
from kabinett.wire import Reply

log = logging.getLogger(__name__)
router = APIRouter()
MOST_WAITING = 256  # messages that a client may leave unread
WATCH = 60.0  # seconds between two looks whether a session still holds


class Socket:
    """A connection, with the messages that wait to be sent."""

    def __init__(self, socket: WebSocket, who: Perspective, person: str | None) -> None:
        self.who = who
        self.person = person
        self._socket = socket
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue(MOST_WAITING)
        self._closing = False

    def send(self, message: bytes) -> None:
        """Take a message; a client that does not read is cut off."""
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.close(wire.CLOSE_SLOW)

    def close(self, code: int) -> None:
        """End the connection, after what waits if there is room for that."""
        if self._closing:
            return
        self._closing = True
        if self._queue.full():
            self._queue.get_nowait()
        self._queue.put_nowait(code)

    async def run(self) -> None:
        """Send what waits, until the connection is to end."""
        while True:
            item = await self._queue.get()
            if isinstance(item, int):
                await self._socket.close(item)
                return
            await self._socket.send_text(item.decode())


@router.websocket("/api/tables/{table}/socket")
async def table_socket(
    socket: WebSocket,
    table: Id,
    seat: Seat = None,
    epoch: Annotated[Count, Query()] = 0,
    since: Annotated[Count, Query()] = 0,
    message: Annotated[Count, Query()] = 0,
) -> None:
    """Watch a table, and play at it. `epoch`, `since` and `message` are what the client has already."""
    await socket.accept()
    try:
        person = await _who(socket)
        outlet = Socket(socket, seat, person.id if person else None)
        live = await the_hall(socket).table(table)
        await live.attach(outlet, epoch, since, message)
    except (Refusal, Unavailable) as error:
        await _turn_away(socket, error)
        return
    try:
        await _until_first(outlet.run(), _watch(socket, outlet), _listen(socket, outlet, live))
    finally:
        live.detach(outlet)


async def _turn_away(socket: WebSocket, error: Refusal | Unavailable) -> None:
    """Close a socket that is not for who has opened it, or that cannot be served now."""
    refusal = refusal_of(error)
    await socket.close(wire.CLOSE_BY_ERROR.get(refusal.error, wire.CLOSE_FORBIDDEN), refusal.key)


@router.websocket("/api/me/socket")
async def my_socket(socket: WebSocket) -> None:
    """Be told at once when it is my move, at any table."""
    await socket.accept()
    try:
        person = await _who(socket)
        if person is None:
            raise Refusal("unauthorised", "sign_in_first")
    except (Refusal, Unavailable) as error:
        await _turn_away(socket, error)
        return
    outlet, presence = Socket(socket, None, person.id), the_hall(socket).presence
    presence.add(person.id, outlet)
    try:
        await _until_first(outlet.run(), _watch(socket, outlet), _keep_open(socket, outlet))
    finally:
        presence.remove(person.id, outlet)


def _too_many(socket: WebSocket, outlet: Socket) -> bool:
    """Whether a socket, or all sockets of its address together, have sent too much."""
    limits = the_limits(socket)
    return not (limits.allows("socket", str(id(outlet))) and limits.allows("sockets", address(socket)))


async def _keep_open(socket: WebSocket, outlet: Socket) -> None:
    """A client has nothing to say here; what it sends is counted, so that it cannot keep the server busy."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        if _too_many(socket, outlet):
            outlet.close(wire.CLOSE_TOO_MANY)


async def _until_first(*works: Coroutine[None, None, None]) -> None:
    """Run several until one has ended; then all end."""
    tasks = [asyncio.create_task(work) for work in works]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
                await task


async def _who(socket: WebSocket) -> Person | None:
    """Who connects. A cookie counts only for a page of our own: browsers send it from any."""
    the_limits(socket).check("connect", address(socket))
    token, cookie = token_of(socket)
    if token is None or (cookie and not _same_origin(socket)):
        return None
    return await the_identities(socket).who(token)


def _same_origin(socket: WebSocket) -> bool:
    """Whether a page of this server has opened the socket: as people reach it, or a proxy before it."""
    host, ours = socket.headers.get("host", ""), urlsplit(the_hall(socket).settings.url or "")
    own = (f"http://{host}", f"https://{host}", f"{ours.scheme}://{ours.netloc}")
    return socket.headers.get("origin", "") in own


async def _watch(socket: WebSocket, outlet: Socket) -> None:
    """Close the socket of a session that has ended: somebody has signed out, or changed his password."""
    token, _ = token_of(socket)
    while True:
        await asyncio.sleep(WATCH)
        with suppress(Unavailable):
            if token and outlet.person and not await the_identities(socket).who(token):
                await socket.close(wire.CLOSE_CHANGED)
                return


async def _listen(socket: WebSocket, outlet: Socket, live: Live) -> None:
    """Answer one message after the other."""
    while True:
        frame = await socket.receive()
        if frame["type"] == "websocket.disconnect":
            return
        text = frame.get("text") or frame.get("bytes") or b""
        if _too_many(socket, outlet):
            outlet.close(wire.CLOSE_TOO_MANY)
            return
        outlet.send(wire.encode(await _answered(text, outlet, live)))


async def _answered(text: str | bytes, outlet: Socket, live: Live) -> Reply:
    try:
        request = wire.read_request(text)
    except (msgspec.DecodeError, UnicodeEncodeError, RecursionError) as error:
        return _refused(0, Refusal("invalid", "bad_message", field=_place(error)))
    try:
        return await _carried_out(request, outlet, live)
    except KabinettError as error:
        return _refused(request.id, refusal_of(error))
    except Exception:
        log.exception("a message of a socket has failed")
        return _refused(request.id, Refusal("failed", "failed"))


def _refused(number: int, refusal: Refusal) -> wire.Refused:
    return wire.Refused(number, refusal.error, refusal.key, dict(refusal.params), refusal.clause)


def _place(error: Exception) -> str:
    """Where in a message the fault is, such as `$.move`: msgspec says it at the end, unless it is everywhere."""
    _, said, place = str(error).rpartition(" - at `")
    return place.removesuffix("`") if said else "$"


async def _carried_out(request: wire.Request, outlet: Socket, live: Live) -> Reply:
    if isinstance(request, wire.Ping):
        return wire.Pong(request.id)
    if isinstance(request, wire.Survey):
        the_limits(outlet._socket).check("survey", address(outlet._socket))
        found = await playing.survey(live, outlet.person, outlet.who, request.kind, request.arg)
        return wire.Surveyed(request.id, found)
    if outlet.person is None:
        raise Refusal("unauthorised", "sign_in_first")
    if isinstance(request, wire.Say):
        the_limits(outlet._socket).check("say", outlet.person)
        await playing.say(live, outlet.person, outlet.who, request.text, request.to)
        return wire.Done(request.id)
    if outlet.who is None:
        raise Refusal("forbidden", "onlooker")
    match request:
        case wire.Play():
            await playing.play(live, outlet.person, outlet.who, request.move, request.question)
        case wire.Undo():
            await playing.undo(live, outlet.person, outlet.who)
        case wire.WhyNot():
            happens, reason = await playing.why(live, outlet.person, outlet.who, request.move)
            return wire.Explained(request.id, happens, reason.to_json() if reason else None)
    return wire.Done(request.id)
