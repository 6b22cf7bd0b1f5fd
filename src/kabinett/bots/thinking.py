"""A process in which bots think, about one question at a time; one that hangs is ended.

A pool of the standard library cannot end one of its processes without the others, whose bots have done nothing wrong.
"""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock
from typing import NamedTuple, Protocol

from kabinett.bots.bot import Bot
from kabinett.bottexts import Kept, kept
from kabinett.core.errors import KabinettError
from kabinett.core.moves import Decision
from kabinett.core.parents import serve_parent
from kabinett.core.ruleset import View

MORE = 1.2  # times its seconds a bot may take
GRACE = 3.0  # seconds besides, for a machine that has much else to do
START = 60.0  # seconds that a new process may take until it is ready, with the rules of a game
TRIES = 2  # a process may be ended by others; a bot that ends it again is to blame
MOST_REASON = 300  # characters of why a bot has failed


class Found(NamedTuple):
    """What a bot has found: a move, and why; `spoken` if it is no answer, but something said before."""

    move: str
    thought: Kept | None = None
    spoken: bool = False


class Failure(NamedTuple):
    """Why a bot has found nothing."""

    why: str

    @classmethod
    def of(cls, error: BaseException) -> Failure:
        """An error of a bot as a reason."""
        return cls(f"{type(error).__name__}: {error}"[:MOST_REASON])


def chosen(bot: Bot, view: View | None, decision: Decision) -> Found:
    """What a bot chooses, with its reason; KabinettError if that is no option."""
    move = bot.choose(view, decision)
    if move not in decision.options:
        raise KabinettError(f"'{move}' is none of its options")
    return Found(str(move), _thought(bot))


def said(bot: Bot, view: View | None) -> Found | None:
    """What a bot wants to say before it chooses, if anything."""
    move = bot.speak(view)
    return None if move is None else Found(str(move), _thought(bot), spoken=True)


def _thought(bot: Bot) -> Kept | None:
    thought = bot.explain()
    return None if thought is None else kept(*thought)


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
