"""Opening the lobby in the browser of who has started a server."""

from __future__ import annotations

import os
import sys
import time
import webbrowser
from collections.abc import Callable, Mapping
from threading import Thread

import httpx

PATIENCE = 60.0  # seconds in which a server begins to serve
PAUSE = 0.1


def open_when_ready(address: str, show: Callable[[str], object] = webbrowser.open) -> Thread | None:
    """Show the lobby as soon as the server answers. Where there is no display nothing happens: its address is printed
    anyway, and a browser for terminals would take this one away."""
    if not _has_display(os.environ):
        return None
    thread = Thread(target=_open, args=(address, show), name="kabinett-open", daemon=True)
    thread.start()
    return thread


def _has_display(environment: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether a browser with windows can be there. Who names one in BROWSER wants it."""
    if platform in ("darwin", "win32"):
        return True
    return any(environment.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))


def _open(address: str, show: Callable[[str], object]) -> None:
    if _answers(address):
        try:
            show(address)
        except (OSError, webbrowser.Error) as error:
            print(f"No browser could be opened ({error}); the lobby is at {address}", flush=True)


def _answers(address: str) -> bool:
    """Wait until the server answers; False if it does not in time."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if httpx.get(f"{address}/api/health", trust_env=False).is_success:
                return True
        except httpx.HTTPError:
            pass
        time.sleep(PAUSE)
    return False
