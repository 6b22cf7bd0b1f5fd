"""Errors that a user can meet. Each says what was wrong and where; none leaves anything changed."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

# The sentences of the kernel's own refusals; games bring theirs in their message catalogues.
REFUSALS: Mapping[str, str] = {
    "game_over": "the game is over",
    "unknown_move": "there is no move '{move}' in this game",
    "unknown_seat": "there is no seat '{seat}' at this table (seats: {seats})",
    "not_asked": "{seat} is not asked now; waiting for {waiting}",
    "not_offered": "'{move}' is not among the choices of {seat} for '{kind}'",
}


class KabinettError(Exception):
    """Base of all errors of the package that are the user's to mend."""


class IllegalMove(KabinettError):  # noqa: N818 - the name is part of the public interface
    """A move that the rules do not allow now. The state is as it was."""

    def __init__(self, clause: str, key: str, params: Mapping[str, str]) -> None:
        self.clause = clause
        self.key = key
        self.params = dict(params)
        sentence = REFUSALS[key].format_map(self.params)
        super().__init__(f"{sentence} ({clause})" if clause else sentence)

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[str, str, dict[str, str]]]:
        return IllegalMove, (self.clause, self.key, self.params)


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
