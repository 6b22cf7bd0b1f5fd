"""Errors that a user can meet. Each says what was wrong and where; none leaves anything changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

# The sentences of the kernel's own refusals; games bring theirs in their message catalogues.
REFUSALS: Mapping[str, str] = {
    "game_over": "the game is over",
    "unknown_move": "there is no move '{move}' in this game{hint}",
    "unknown_question": "'{question}' is no question of this game",
    "unknown_seat": "there is no seat '{seat}' at this table (seats: {seats})",
    "not_asked": "{seat} is not asked now; waiting for {waiting}",
    "not_offered": "'{move}' is not among the choices of {seat} for '{kind}'",
}


class KabinettError(Exception):
    """Base of all errors of the package that are the user's to mend."""


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a move is not allowed: the clause, and the key and parameters of a sentence that says so with names."""

    clause: str
    key: str
    params: Mapping[str, str | int] = field(default_factory=dict)

    def to_json(self) -> dict[str, object]:
        """The reason as data."""
        return {"clause": self.clause, "key": self.key, "params": dict(self.params)}


def because(clause: str, key: str, /, **params: str | int) -> Reason:
    """A reason, written shortly."""
    return Reason(clause, key, params)


class IllegalMove(KabinettError):  # noqa: N818 - the name is part of the public interface
    """A move that the rules do not allow now. The state is as it was."""

    def __init__(
        self, clause: str, key: str, params: Mapping[str, str | int] | None = None, sentence: str | None = None
    ) -> None:
        self.reason = Reason(clause, key, dict(params or {}))
        self.sentence = sentence if sentence is not None else REFUSALS[key].format_map(self.reason.params)
        super().__init__(f"{self.sentence} ({clause})" if clause else self.sentence)

    @property
    def clause(self) -> str:
        """The clause that forbids the move."""
        return self.reason.clause

    @property
    def key(self) -> str:
        """The key of the sentence."""
        return self.reason.key

    @property
    def params(self) -> Mapping[str, str | int]:
        """What fills the sentence in."""
        return self.reason.params

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[str, str, dict[str, str | int], str]]:
        return IllegalMove, (self.clause, self.key, dict(self.params), self.sentence)


class BadOption(KabinettError):  # noqa: N818
    """A game, variant, seat or option that does not exist."""


class BadFile(KabinettError):  # noqa: N818
    """A file (board, position, journal) with a fault: which file, which line, what is wrong."""

    def __init__(self, file: str | Path, line: int | None, reason: str) -> None:
        self.file = str(file)
        self.line = line
        self.reason = reason
        where = self.file if line is None else f"{self.file}, line {line}"
        super().__init__(f"{where}: {reason}")

    def __reduce__(self) -> tuple[type[BadFile], tuple[str, int | None, str]]:
        # Errors cross from worker processes to the one that asked.
        return BadFile, (self.file, self.line, self.reason)
