"""What a client shows of a game at every table of it: the board as data and as a picture, and the rules.

Each is made once and kept. A server draws in a process of its own, from its start on: it takes seconds, in which nobody
should have to wait for other things.
"""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from typing import BinaryIO, NamedTuple

import msgspec

from kabinett.core.fluent import LANGUAGE, language, languages, speaking
from kabinett.games import GAMES, game_info
from kabinett.server.documents import Document

log = logging.getLogger(__name__)
JSON = "application/json"
SVG = "image/svg+xml"
MAP = "map"


class Key(NamedTuple):
    """Which document of which game. Only the rules are there in other languages than English, too."""

    kind: str
    game: str
    language: str = LANGUAGE


def _text(data: object) -> Document:
    return Document.compressed(msgspec.json.encode(data), JSON)


def _board(game: str) -> Document:
    return _text(game_info(game).board(None).data())


def _map(game: str) -> Document:
    return Document.compressed(game_info(game).board(None).pictures[MAP]().encode(), SVG)


def _rules(game: str) -> Document:
    passages = [passage.to_json() for passage in game_info(game).rules_text().passages]
    return _text({"game": game, "language": language(), "passages": passages})


RULES = "rules"
MAKERS = {"board": _board, MAP: _map, RULES: _rules}
OTHERS = [name for name in languages() if name != LANGUAGE]
KEYS = [Key(kind, game) for game in GAMES for kind in MAKERS] + [Key(RULES, game, n) for n in OTHERS for game in GAMES]
COMMAND = (sys.executable, "-m", "kabinett.server.shelf")
LENGTH = 4  # bytes that tell the length of what follows


@cache
def made(key: Key) -> Document:
    """One of the documents."""
    with speaking(key.language):
        return MAKERS[key.kind](key.game)


class Shelf:
    """The documents of all games, as far as they are made."""

    def __init__(self) -> None:
        self._documents: dict[Key, asyncio.Future[Document]] = {}

    async def get(self, key: Key) -> Document:
        """A document; it is waited for."""
        if key not in self._documents:
            self._documents[key] = asyncio.ensure_future(asyncio.to_thread(made, key))
        return await asyncio.shield(self._documents[key])

    async def fill(self) -> None:
        """Let another process make everything before anybody asks."""
        loop = asyncio.get_running_loop()
        waiting = {key: loop.create_future() for key in KEYS}
        self._documents.update(waiting)
        # In a session of its own, Ctrl-C at the server's terminal does not reach it: it is ended here.
        process = await asyncio.create_subprocess_exec(*COMMAND, stdout=asyncio.subprocess.PIPE, start_new_session=True)
        assert process.stdout is not None
        try:
            for future in waiting.values():
                future.set_result(await _received(process.stdout))
        except asyncio.IncompleteReadError:
            log.warning("the process that draws the boards has failed; they are drawn when somebody asks for them")
            await self._give_up(waiting)
        finally:
            if process.returncode is None:
                process.kill()
            await process.wait()

    async def _give_up(self, waiting: Mapping[Key, asyncio.Future[Document]]) -> None:
        """Make here what is missing; who waits for it gets it, or the error."""
        for key, future in waiting.items():
            if not future.done():
                del self._documents[key]
                try:
                    future.set_result(await self.get(key))
                except Exception as error:
                    future.set_exception(error)


async def _received(stream: asyncio.StreamReader) -> Document:
    """The next document of the process that makes them: its length, and its parts."""
    length = int.from_bytes(await stream.readexactly(LENGTH), "big")
    body, media_type, encoded = msgspec.msgpack.decode(await stream.readexactly(length))
    return Document(body, media_type, encoded)


def send_all(stream: BinaryIO) -> None:
    """Make all documents and send them, one after the other."""
    for key in KEYS:
        document = made(key)
        packed = msgspec.msgpack.encode((document.body, document.media_type, document.encoded))
        stream.write(len(packed).to_bytes(LENGTH, "big") + packed)
        stream.flush()


if __name__ == "__main__":
    with suppress(BrokenPipeError):  # the server has ended meanwhile
        send_all(sys.stdout.buffer)
