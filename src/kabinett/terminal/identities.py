"""Who somebody is on the servers where he plays: the tokens of his sessions, in a file that only he can read."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import NamedTuple

from kabinett.core.errors import BadFile, told
from kabinett.core.files import make_folder, write_whole

ONLY_MINE = 0o600


class Identity(NamedTuple):
    """A name on a server, and the token that proves it."""

    name: str
    token: str


class Identities:
    """Names and tokens by server; the name that was used last stands last."""

    def __init__(self, file: Path) -> None:
        self._file = file

    def find(self, server: str, name: str | None) -> Identity | None:
        """The identity of this name, or (None) the one that was used last."""
        known = self._read().get(server, {})
        last = name if name is not None else next(reversed(known), None)
        return Identity(last, known[last]) if last is not None and last in known else None

    def keep(self, server: str, identity: Identity) -> None:
        """Remember an identity as the last one used."""
        kept = self._read()
        names = {name: token for name, token in kept.get(server, {}).items() if name != identity.name}
        self._write({**kept, server: {**names, identity.name: identity.token}})

    def forget(self, server: str, identity: Identity) -> None:
        """An identity that does not hold any more."""
        kept = self._read()
        kept.get(server, {}).pop(identity.name, None)
        self._write(kept)

    def _read(self) -> dict[str, dict[str, str]]:
        try:
            text = self._file.read_text(encoding="utf-8")
        except FileNotFoundError:
            return {}
        except (OSError, ValueError) as error:
            raise BadFile(self._file, None, told("cannot_read", reason=str(error))) from error
        if not text:
            return {}
        try:
            data = json.loads(text)
        except ValueError as error:
            raise BadFile(self._file, None, told("names_no_json", reason=str(error))) from error
        if not isinstance(data, dict) or not all(isinstance(names, dict) for names in data.values()):
            raise BadFile(self._file, 1, told("no_names"))
        return data

    def _write(self, kept: dict[str, dict[str, str]]) -> None:
        make_folder(self._file.parent)
        try:
            os.close(os.open(self._file, os.O_WRONLY | os.O_CREAT, ONLY_MINE))
            self._file.chmod(ONLY_MINE)
        except OSError as error:
            raise BadFile(self._file, None, told("cannot_write", reason=str(error.strerror))) from error
        write_whole(self._file, [json.dumps(kept, ensure_ascii=False, indent=1), "\n"])
