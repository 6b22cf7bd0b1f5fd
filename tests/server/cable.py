"""A cable between a client and a server that can be cut, at the moment that a test wants."""

from __future__ import annotations

import socket
from contextlib import suppress
from threading import Thread
from types import TracebackType
from typing import Self

CHUNK = 1 << 16


class Cable:
    """Passes all connections on to a port. `fault` is what happens to the next thing that the client sends:

    `request` cuts the cable before it has arrived; `answer` lets it arrive, and cuts the cable when the answer comes.
    """

    def __init__(self, port: int) -> None:
        self._port = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._pairs: list[tuple[socket.socket, socket.socket]] = []
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self.fault = ""
        self.dead = False  # no new connection is made
        self.connections = 0
        self.lost: list[str] = []  # the faults that have happened

    def __enter__(self) -> Self:
        Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._listener.close()
        self.cut()

    def cut(self) -> None:
        """Break all connections."""
        pairs, self._pairs = self._pairs, []
        for pair in pairs:
            for end in pair:
                with suppress(OSError):
                    end.shutdown(socket.SHUT_RDWR)
                end.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                if self.dead:
                    near.close()
                    continue
                self.connections += 1
                far = socket.create_connection(("127.0.0.1", self._port))
                self._pairs.append((near, far))
                Thread(target=self._pass, args=(near, far, "request"), daemon=True).start()
                Thread(target=self._pass, args=(far, near, "answer"), daemon=True).start()

    def _pass(self, start: socket.socket, end: socket.socket, what: str) -> None:
        with suppress(OSError):
            while data := start.recv(CHUNK):
                if self.fault == what:
                    self.fault = ""
                    self.lost.append(what)
                    self.cut()
                    return
                end.sendall(data)
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)
