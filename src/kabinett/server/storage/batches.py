"""Many small pieces of work in one transaction: the disk is waited for once, not once for each.

SQLite has one writer at a time, and most of a small transaction is waiting for the disk. What comes in while a commit
is under way is done together in the next. Each piece has a savepoint of its own: one that is refused undoes nothing
else.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Thread
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from kabinett.core.errors import KabinettError

T = TypeVar("T")
MOST = 64  # pieces in one transaction
Work = Callable[[Connection], Any]


class Piece(NamedTuple):
    """A piece of work, and who waits for it."""

    work: Work
    result: Future[Any]


class Result(NamedTuple):
    """What became of a piece: its value, or the error that concerns it alone."""

    value: Any
    error: Exception | None = None

    def give(self, to: Future[Any]) -> None:
        """Tell who waits for it."""
        if self.error is None:
            to.set_result(self.value)
        else:
            to.set_exception(self.error)


class Batches:
    """A thread that does the work. `transaction` runs something in a transaction and commits it, or changes nothing."""

    def __init__(self, transaction: Callable[[Work], Any]) -> None:
        self._transaction = transaction
        self._queue: SimpleQueue[Piece | None] = SimpleQueue()
        self._thread = Thread(target=self._run, name="kabinett-write", daemon=True)
        self._thread.start()

    def put(self, work: Callable[[Connection], T]) -> Future[T]:
        """Let a piece of work be done and committed."""
        result: Future[T] = Future()
        self._queue.put(Piece(work, result))
        return result

    def close(self) -> None:
        """Do what waits, and end."""
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        while batch := self._next():
            if len(batch) == 1:
                self._alone(batch[0])
            else:
                self._together(batch)

    def _next(self) -> list[Piece]:
        """All that waits, at least one piece; nothing at the end."""
        batch: list[Piece] = []
        while not batch or (len(batch) < MOST and not self._queue.empty()):
            piece = self._queue.get()
            if piece is None:
                if batch:
                    self._queue.put(None)
                break
            if piece.result.set_running_or_notify_cancel():
                batch.append(piece)
        return batch

    def _alone(self, piece: Piece) -> None:
        try:
            value = self._transaction(piece.work)
        except Exception as error:
            piece.result.set_exception(error)
        else:
            piece.result.set_result(value)

    def _together(self, batch: list[Piece]) -> None:
        try:
            results = self._transaction(lambda c: [_nested(c, piece.work) for piece in batch])
        except Exception:
            # One of them has broken the transaction of all, or it was too large for the disk: each gets its own.
            for piece in batch:
                self._alone(piece)
        else:
            for piece, result in zip(batch, results, strict=True):
                result.give(piece.result)


def _nested(c: Connection, work: Work) -> Result:
    try:
        with c.begin_nested():
            return Result(work(c))
    except (IntegrityError, KabinettError) as error:
        return Result(None, error)
