"""Who is connected with this process, to be told things at once."""

from __future__ import annotations

from collections import defaultdict
from typing import Any, Protocol

import msgspec

from kabinett.server.storage.notices import Told


class Listener(Protocol):
    """Where a person's messages go: a socket."""

    def send(self, message: bytes) -> None:
        """Take a message; never waits."""


class Presence:
    """The open sockets of people, and what was told over them and is still to be logged."""

    def __init__(self) -> None:
        self._listeners: defaultdict[str, set[Listener]] = defaultdict(set)
        self._told: list[Told] = []

    def add(self, person: str, listener: Listener) -> None:
        """A person has opened a socket."""
        self._listeners[person].add(listener)

    def remove(self, person: str, listener: Listener) -> None:
        """A socket has gone."""
        self._listeners[person].discard(listener)
        if not self._listeners[person]:
            del self._listeners[person]

    def connected(self, person: str) -> bool:
        """Whether a person has an open socket."""
        return person in self._listeners

    def people(self) -> frozenset[str]:
        """All who are connected."""
        return frozenset(self._listeners)

    def tell(self, person: str, data: dict[str, Any]) -> None:
        """Tell all sockets of a person something. That he is asked goes into the log of deliveries, if he has one."""
        listeners = self._listeners.get(person)
        if not listeners:
            return
        message = msgspec.json.encode(data)
        for listener in list(listeners):
            listener.send(message)
        if data["type"] == "asked":
            self._told.append(Told(person, data["table"], data["seat"]))

    def take_told(self) -> list[Told]:
        """What was told since the last time."""
        told, self._told = self._told, []
        return told
