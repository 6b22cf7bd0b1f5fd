"""What can go wrong between a client and its server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kabinett.core.errors import KabinettError


class Refused(KabinettError):  # noqa: N818 - the name is part of the public interface
    """The server did not do it, and nothing has changed. `error` is a key for programs, `sentence` for people."""

    def __init__(self, error: str, sentence: str, clause: str = "", params: Mapping[str, Any] | None = None) -> None:
        self.error = error
        self.sentence = sentence
        self.clause = clause
        self.params = dict(params or {})
        super().__init__(f"{sentence} ({clause})" if clause else sentence)


class Unreachable(KabinettError):  # noqa: N818
    """The server does not answer, however often it was tried."""


class Unanswered(KabinettError):  # noqa: N818
    """The connection broke before the answer came: whether it was done shows at the table."""
