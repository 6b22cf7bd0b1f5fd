"""The processes of a server."""

from __future__ import annotations

import os
import socket
from pathlib import Path

import uvicorn

from kabinett.core.errors import BadOption
from kabinett.server.safety import MOST_BYTES
from kabinett.server.settings import Settings, read_settings
from kabinett.server.storage.database import Database
from kabinett.server.storage.upgrade import upgrade

GRACE = 5  # seconds that open requests have when the server stops


def serve(host: str, port: int, workers: int, data: Path | None) -> None:
    """Serve until the end. BadOption, Unavailable or BadFile say why it cannot begin."""
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
    shown = f"[{host}]" if ":" in host else host
    print(f"Kabinett serves at http://{shown}:{port} (data: {settings.data}). Stop it with Ctrl-C.", flush=True)
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
        raise BadOption("SQLite has one worker; several need PostgreSQL: set KABINETT_DATABASE=postgresql://...")


def _check_address(host: str, port: int) -> None:
    """Say that the address is taken before anything is begun."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        with socket.socket(family) as trial:
            trial.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            trial.bind((host, port))
    except OSError as error:
        raise BadOption(f"cannot listen at {host} port {port}: {error.strerror}") from error
