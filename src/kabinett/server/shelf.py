"""What a client shows of a game at every table of it: the board as data and as a picture, and the rules.

Each is made once and kept. A server draws in a process of its own, from its start on: it takes seconds, in which nobody
should have to wait for other things.
"""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache
from multiprocessing import get_context
from typing import NamedTuple

import msgspec

from kabinett.games import GAMES, game_info
from kabinett.server import parents
from kabinett.server.documents import Document

log = logging.getLogger(__name__)
JSON = "application/json"
SVG = "image/svg+xml"
MAP = "map"


class Key(NamedTuple):
    """Which document of which game."""

    kind: str
    game: str


def _text(data: object) -> Document:
    return Document.compressed(msgspec.json.encode(data), JSON)


def _board(game: str) -> Document:
    return _text(game_info(game).board(None).data())


def _map(game: str) -> Document:
    return Document.compressed(game_info(game).board(None).pictures[MAP]().encode(), SVG)


def _rules(game: str) -> Document:
    passages = [passage.to_json() for passage in game_info(game).rules_text().passages]
    return _text({"game": game, "passages": passages})


MAKERS = {"board": _board, MAP: _map, "rules": _rules}


@cache
def made(key: Key) -> Document:
    """One of the documents."""
    return MAKERS[key.kind](key.game)


class Shelf:
    """The documents of all games, as far as they are made."""

    def __init__(self) -> None:
        self._making: dict[Key, asyncio.Task[Document]] = {}
        self._pool: ProcessPoolExecutor | None = None

    async def get(self, key: Key) -> Document:
        """A document; it is waited for."""
        if key not in self._making:
            self._making[key] = asyncio.create_task(self._make(key))
        return await asyncio.shield(self._making[key])

    async def fill(self) -> None:
        """Make everything before anybody asks, in another process."""
        self._pool = ProcessPoolExecutor(1, get_context("spawn"), parents.end_with_parent, (parents.at_once,))
        try:
            wanted = (self.get(Key(kind, game)) for game in GAMES for kind in MAKERS)
            await asyncio.gather(*wanted, return_exceptions=True)  # who asks for what has failed gets to know it
        finally:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _make(self, key: Key) -> Document:
        if self._pool is not None:
            try:
                return await asyncio.get_running_loop().run_in_executor(self._pool, made, key)
            except BrokenProcessPool:
                log.warning("the process that draws has died; the %s of %s is drawn here", *key)
        return await asyncio.to_thread(made, key)
