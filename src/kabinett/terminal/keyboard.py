"""Lines that a person types, read in a thread of their own: at a table on a server things happen meanwhile."""

from __future__ import annotations

import queue
import sys
from collections.abc import Callable
from threading import Thread

from kabinett.terminal.desk import Leave, typed


class Keyboard:
    """What is typed, line by line. The end of the input, like an interruption, leaves the table."""

    def __init__(self) -> None:
        self.when_typed: Callable[[], None] | None = None  # is called, in another thread, when there is a line
        self._lines: queue.SimpleQueue[str | None] = queue.SimpleQueue()

    def start(self) -> None:
        """Begin to read."""
        Thread(target=self._read, name="kabinett keyboard", daemon=True).start()

    def _read(self) -> None:
        # A file of its own: at the end of the program this thread still waits, and Python must not wait for its lock.
        with open(sys.stdin.fileno(), encoding=sys.stdin.encoding, errors="replace", closefd=False) as lines:
            for line in lines:
                self.put(line)
        self.put(None)

    def put(self, line: str | None) -> None:
        """A line was typed; None if the input has ended."""
        self._lines.put(line)
        if self.when_typed:
            self.when_typed()

    def take(self) -> str | None:
        """The next line; None if none has been typed."""
        try:
            return self._taken(self._lines.get_nowait())
        except queue.Empty:
            return None

    def read(self) -> str:
        """Wait for the next line."""
        try:
            return self._taken(self._lines.get())
        except KeyboardInterrupt:
            raise Leave from None

    def _taken(self, line: str | None) -> str:
        if line is None:
            self._lines.put(None)  # the end stays the end
            raise Leave
        return typed(line.rstrip("\r\n"))
