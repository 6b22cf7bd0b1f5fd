"""Refusals: what the server does not do, with a key for programs and a sentence for people."""

from __future__ import annotations

from kabinett.core.errors import KabinettError

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
    """Something is not done, and nothing has changed."""

    def __init__(self, error: str, sentence: str) -> None:
        self.error = error
        self.sentence = sentence
        super().__init__(sentence)

    @property
    def status(self) -> int:
        """The status of an HTTP answer."""
        return STATUS[self.error]


def stale() -> Refusal:
    """The answer to a question that is no longer asked."""
    return Refusal("stale", "this question is no longer asked: the table has gone on since; look again and choose anew")
