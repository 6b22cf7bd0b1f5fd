"""What can go wrong between a client and its server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kabinett.core.errors import KabinettError
from kabinett.servertexts import refusal


class Refused(KabinettError):  # noqa: N818 - the name is part of the public interface
    """The server did not do it, and nothing has changed.

    `error` is its kind, for programs. `key` and `params` are the reason, and `sentence` says it; of an illegal move the
    words are the game's, and `clause` is the rule.
    """

    def __init__(
        self, error: str, key: str, params: Mapping[str, Any] | None = None, clause: str = "", sentence: str = ""
    ) -> None:
        self.error = error
        self.key = key
        self.params = dict(params or {})
        self.clause = clause
        self.sentence = sentence or refusal(key, self.params)
        super().__init__(f"{self.sentence} ({clause})" if clause else self.sentence)


class Unreachable(KabinettError):  # noqa: N818
    """The server does not answer, however often it was tried."""


class Unanswered(KabinettError):  # noqa: N818
    """The connection broke before the answer came: whether it was done shows at the table."""
