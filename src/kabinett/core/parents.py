"""Processes that end with the one that started them. After its kill -9 nobody else would end them."""

from __future__ import annotations

import os
from collections.abc import Callable
from multiprocessing import parent_process
from signal import SIG_IGN, SIGINT, SIGTERM, signal
from threading import Thread


def end_with_parent(end: Callable[[], None]) -> None:
    """Call `end` when the process that started this one is gone. A process that was started by hand has none."""
    parent = parent_process()
    if parent is None:
        return

    def watch() -> None:
        parent.join()
        end()

    Thread(target=watch, name="kabinett-parent", daemon=True).start()


def serve_parent() -> None:
    """Begin a process that works for the one that started it: it ends with it, and when it is told to. Ctrl-C, which a
    terminal tells all of its processes, is not for it."""
    signal(SIGINT, SIG_IGN)
    end_with_parent(at_once)


def at_once() -> None:
    """End without delay: there is nothing to be finished."""
    os._exit(1)


def in_good_order() -> None:
    """End as if somebody had asked for it."""
    os.kill(os.getpid(), SIGTERM)
