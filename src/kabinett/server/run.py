"""The processes of a server."""

from __future__ import annotations

import errno
import os
import socket
from pathlib import Path

import uvicorn

from kabinett.clitexts import say
from kabinett.core.errors import BadOption, told
from kabinett.core.fluent import LANGUAGE, speak
from kabinett.server import browser
from kabinett.server.clientfiles import ClientFiles
from kabinett.server.safety import MOST_BYTES
from kabinett.server.settings import Settings, read_settings
from kabinett.server.storage.database import Database
from kabinett.server.storage.upgrade import upgrade

EVERYWHERE = ("0.0.0.0", "::")
LAST_PORT = 65535
GRACE = 5  # seconds that open requests have when the server stops


def serve(host: str, port: int, workers: int, data: Path | None, show: bool = False) -> None:
    """Serve until the end, and `show` the lobby in a browser. BadOption, Unavailable or BadFile say why it cannot
    begin."""
    if data is not None:
        os.environ["KABINETT_DATA"] = str(data)
    settings = read_settings()
    _check_workers(settings, workers)
    _check_address(host, port)
    database = Database(settings.database)
    try:
        upgrade(database)
    finally:
        database.close()
    lobby = _lobby(host, port)
    print(say("serve-serves", url=lobby, data=str(settings.data)), flush=True)
    if not ClientFiles().built:
        print(say("serve-no_client"), flush=True)
    elif show:
        browser.open_when_ready(lobby)
    speak(LANGUAGE)  # of the interface and the log; to people it speaks in their own
    uvicorn.run(
        "kabinett.server.app:make_app",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        ws="websockets-sansio",
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,  # it would take 100 kB for each socket, and messages are small
        proxy_headers=bool(settings.proxy),
        forwarded_allow_ips=settings.proxy or None,
        server_header=False,
        access_log=False,  # its lines would hold the tokens of links
        log_level="warning",
        timeout_graceful_shutdown=GRACE,
    )


def _check_workers(settings: Settings, workers: int) -> None:
    if workers > 1 and settings.database.startswith("sqlite"):
        raise BadOption(told("one_worker"))


def _check_address(host: str, port: int) -> None:
    """Say that the address is taken before anything is begun."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind((host, port))
    except OSError as error:
        where = {"host": host, "port": str(port), "reason": str(error.strerror)}
        if error.errno == errno.EADDRINUSE:
            raise BadOption(told("port_taken", **where, free=str(_another(port)))) from error
        raise BadOption(told("cannot_listen", **where)) from error


def _another(port: int) -> int:
    """Another port."""
    return port + 1 if port < LAST_PORT else port - 1


def _lobby(host: str, port: int) -> str:
    """Where people on this machine find the server. One that listens everywhere listens here too."""
    if host in EVERYWHERE:
        host = "localhost"
    return f"http://{f'[{host}]' if ':' in host else host}:{port}"
