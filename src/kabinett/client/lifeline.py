"""A socket that is opened again when it breaks.

Each connection has a thread that only puts what comes into one inbox. All else happens in the thread of who calls
`receive`, so nothing changes behind his back.
"""

from __future__ import annotations

import queue
import random
import time
from collections.abc import Callable, Mapping
from threading import Thread
from typing import Final, NamedTuple

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from kabinett import wire
from kabinett.client.errors import Refused, Unreachable
from kabinett.servertexts import Param, refusal

FIRST_DELAY, MOST_DELAY = 0.1, 10.0  # seconds between two attempts
DOUBLED = 10  # times at most that the delay is doubled
DELAY_AFTER_TOO_MANY = 3.0
OPEN_TIMEOUT, CLOSE_TIMEOUT = 10.0, 2.0
MOST_BYTES = 64 << 20  # of one message: the log of a long game comes in one
# What the server refuses for good, by the code of a closed socket or by the status of one that was not opened.
FATAL = {
    wire.CLOSE_UNKNOWN: "unknown",
    wire.CLOSE_FORBIDDEN: "forbidden",
    401: "unauthorised",
    403: "forbidden",
    404: "unknown",
}


class Lost(NamedTuple):
    """The connection is gone, and why."""

    reason: str


class _Line:
    """One connection."""

    def __init__(self, url: str, headers: Mapping[str, str], inbox: queue.SimpleQueue[_Item]) -> None:
        self._url = url
        self._headers = headers
        self._inbox = inbox
        self._socket: ClientConnection | None = None
        self._closed = False
        Thread(target=self._run, name="kabinett socket", daemon=True).start()

    def _run(self) -> None:
        try:
            with connect(
                self._url,
                additional_headers=self._headers,
                open_timeout=OPEN_TIMEOUT,
                close_timeout=CLOSE_TIMEOUT,
                max_size=MOST_BYTES,
            ) as socket:
                self._socket = socket
                while not self._closed:
                    self._inbox.put((self, socket.recv()))
        except (WebSocketException, OSError) as error:
            self._inbox.put((self, error))

    def send(self, message: bytes) -> bool:
        """Send a message; False if the connection is gone."""
        try:
            assert self._socket is not None  # nothing is sent before something has come
            self._socket.send(message, text=True)
        except (WebSocketException, OSError):
            return False
        return True

    def close(self) -> None:
        self._closed = True
        if self._socket is not None:
            self._socket.close()


_Item = tuple[_Line | None, str | bytes | Exception]
WAKE: Final[_Item] = (None, b"")


class Lifeline:
    """Messages of one socket after the other. `url` is asked for each: it says what was heard until then.

    A socket that is closed says why by a key alone; `known` are parameters that its sentence may need.
    """

    def __init__(
        self,
        url: Callable[[], str],
        headers: Callable[[], Mapping[str, str]],
        patience: float,
        known: Mapping[str, Param],
    ) -> None:
        self._url = url
        self._headers = headers
        self._patience = patience
        self._known = known
        self._inbox: queue.SimpleQueue[_Item] = queue.SimpleQueue()
        self._line: _Line | None = None
        self._heard = False  # whether the present connection has brought anything
        self._failures = 0
        self._failing_since = 0.0
        self._again_at = 0.0

    def receive(self, deadline: float | None) -> str | bytes | Lost | None:
        """The next message, or that the connection is lost; None when the time is over or somebody has called `wake`.

        Refused if the server does not want us; Unreachable when our patience is at its end.
        """
        while True:
            line, what = self._next(deadline)
            if line is None:
                return None
            if line is not self._line:
                continue  # the last words of a connection that we have given up
            if not isinstance(what, Exception):
                self._heard, self._failures = True, 0
                return what
            if (lost := self._fail(what)) is not None:
                return lost

    def send(self, message: bytes) -> bool:
        """Send a message; False if there is no connection."""
        return self._line is not None and self._heard and self._line.send(message)

    def wake(self) -> None:
        """Let `receive`, which may wait in another thread, return."""
        self._inbox.put(WAKE)

    def close(self) -> None:
        """Give the connection up."""
        line, self._line = self._line, None
        if line is not None:
            line.close()

    def _next(self, deadline: float | None) -> _Item:
        """What comes next. Where there is no connection, one is opened as soon as it is time for that."""
        while True:
            now = time.monotonic()
            if self._line is None and now >= self._again_at:
                self._heard, self._line = False, _Line(self._url(), self._headers(), self._inbox)
            until = [moment for moment in (deadline, None if self._line else self._again_at) if moment is not None]
            try:
                return self._inbox.get(timeout=max(0.0, min(until) - now) if until else None)
            except queue.Empty:
                if deadline is not None and time.monotonic() >= deadline:
                    return WAKE

    def _fail(self, error: Exception) -> Lost | None:
        """The connection is gone, or could not be made; it is told only if there was one."""
        heard, self._line, self._heard = self._heard, None, False
        code = _code(error)
        if code in FATAL:
            raise Refused(FATAL[code], _said(error) or "http_status", {**self._known, "status": code})
        now = time.monotonic()
        if not self._failures:
            self._failing_since = now
        self._failures += 1
        if now - self._failing_since > self._patience:
            tried = f"{self._failures} attempts in {round(now - self._failing_since)} seconds"
            raise Unreachable(f"the connection is lost, and {tried} have failed: {_words(error)}")
        self._again_at = now + self._delay(code)
        return Lost(_words(error)) if heard else None

    def _delay(self, code: int) -> float:
        """Seconds until the next attempt; many clients of one server do not all come at the same moment."""
        if code in (wire.CLOSE_TOO_MANY, 429):
            return DELAY_AFTER_TOO_MANY * random.uniform(1, 2)
        doubled: int = 1 << min(self._failures, DOUBLED)
        return min(MOST_DELAY, FIRST_DELAY * doubled) * random.uniform(0.5, 1)


def _code(error: Exception) -> int:
    """The code with which a socket was closed, or the status of an answer that opened none; 0 if there is neither."""
    if isinstance(error, InvalidStatus):
        return error.response.status_code
    if isinstance(error, ConnectionClosed) and error.rcvd is not None:
        return error.rcvd.code
    return 0


def _said(error: Exception) -> str:
    """The key that the server gave when it closed the socket."""
    return error.rcvd.reason if isinstance(error, ConnectionClosed) and error.rcvd is not None else ""


def _words(error: Exception) -> str:
    """Why a connection is gone; what the library says of one that was closed is for programmers."""
    if isinstance(error, ConnectionClosed):
        said = _said(error) and refusal(_said(error), {})
        return said or ("the server restarts" if _code(error) == wire.CLOSE_RESTART else "it broke off")
    return str(error) or type(error).__name__
