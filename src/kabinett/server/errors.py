"""Refusals: what the server does not do, as a key and parameters; the sentence `refusal-KEY` is in `server.ftl`."""

from __future__ import annotations

from kabinett import servertexts
from kabinett.core.errors import KabinettError, Reason
from kabinett.servertexts import Param
from kabinett.wire import Data

# Which kind of HTTP answer a refusal is.
STATUS = {
    "unauthorised": 401,
    "forbidden": 403,
    "unknown": 404,
    "conflict": 409,
    "stale": 409,
    "illegal": 409,
    "too_large": 413,
    "invalid": 422,
    "too_many": 429,
    "failed": 500,
    "unavailable": 503,
}


class Refusal(KabinettError):  # noqa: N818 - it is an answer, not a fault
    """Something is not done, and nothing has changed. `error` is its kind, for programs; `key` the reason, for people.

    Of a move that the rules forbid, `clause` names the rule, and the words for `key` are the game's.
    """

    def __init__(self, error: str, key: str, /, **params: Param) -> None:
        self.error = error
        self.key = key
        self.params = params
        self.clause = ""
        super().__init__(error, key)

    def __str__(self) -> str:
        return servertexts.refusal(self.key, self.params)

    @property
    def status(self) -> int:
        """The status of an HTTP answer."""
        return STATUS[self.error]

    def to_json(self) -> Data:
        """The body of an HTTP answer."""
        return {"error": self.error, "key": self.key, "params": self.params, "clause": self.clause}


def refused(error: str, reason: Reason) -> Refusal:
    """A refusal for a reason that is known already."""
    refusal = Refusal(error, reason.key, **reason.params)
    refusal.clause = reason.clause
    return refusal


def stale() -> Refusal:
    """The answer to a question that is no longer asked."""
    return Refusal("stale", "question_gone")
