"""The files of the browser client, as `make web` has built them into the package.

A file is read when it is asked for, and kept until it changes: after a new build the server need not be started anew.
"""

from __future__ import annotations

import re
from pathlib import Path

from kabinett.server.documents import Document

FOLDER = Path(__file__).parents[1] / "static"
PAGE = "index.html"
ASSETS = "assets"
ENDINGS = {"br": ".br", "gzip": ".gz"}
# Names are what the build gives them: nothing that leads out of the folder, and nothing hidden.
_NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]*(?:/[A-Za-z0-9_-][A-Za-z0-9_.-]*)*")
_TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}


class ClientFiles:
    """A folder with a built client; perhaps there is none."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._kept: dict[str, tuple[int, Document]] = {}

    @property
    def built(self) -> bool:
        """Whether there is a client."""
        return (self._folder / PAGE).is_file()

    def asset(self, name: str) -> Document | None:
        """A file whose name holds its fingerprint."""
        return self._find(f"{ASSETS}/{name}", ENDINGS) if _NAME.fullmatch(name) else None

    def file(self, name: str) -> Document | None:
        """A file with a name of its own: the page, its icons, the service worker."""
        return self._find(name, {}) if _NAME.fullmatch(name) else None

    def _find(self, path: str, endings: dict[str, str]) -> Document | None:
        file = self._folder / path
        if file.suffix not in _TYPES:
            return None
        try:
            changed = file.stat().st_mtime_ns
            known = self._kept.get(path)
            if known is None or known[0] != changed:
                known = self._kept[path] = changed, self._read(file, endings)
        except (FileNotFoundError, IsADirectoryError, NotADirectoryError):
            return None
        return known[1]

    def _read(self, file: Path, endings: dict[str, str]) -> Document:
        others = {encoding: file.with_name(file.name + ending) for encoding, ending in endings.items()}
        encoded = {encoding: other.read_bytes() for encoding, other in others.items() if other.is_file()}
        return Document(file.read_bytes(), _TYPES[file.suffix], encoded)
