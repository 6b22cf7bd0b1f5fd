"""Errors that a user can meet. Each says what was wrong and where; none leaves anything changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path


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
    """A move that the rules do not allow now. The state is as it was.

    `say` makes the sentence of the reason when somebody wants to read it; without it the reason is one of the kernel's.
    """

    def __init__(
        self,
        clause: str,
        key: str,
        params: Mapping[str, str | int] | None = None,
        say: Callable[[Reason], str] | None = None,
    ) -> None:
        self.reason = Reason(clause, key, dict(params or {}))
        self._say = say or kernel_sentence
        super().__init__(clause, key)

    def __str__(self) -> str:
        return f"{self.sentence} ({self.clause})" if self.clause else self.sentence

    @property
    def sentence(self) -> str:
        """Why the move is not allowed, in words."""
        return self._say(self.reason)

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

    def __reduce__(self) -> tuple[type[IllegalMove], tuple[str, str, dict[str, str | int], Callable[[Reason], str]]]:
        # The rules that would say it stay behind.
        return IllegalMove, (self.clause, self.key, dict(self.params), partial(_said, self.sentence))


def kernel_sentence(reason: Reason) -> str:
    """One of the kernel's own reasons in words; games bring theirs in their message catalogues."""
    from kabinett.core.fluent import arguments, catalogue  # errors come first: the catalogues raise some

    return catalogue("core").format(f"refusal-{reason.key}", arguments(reason.params))


def told(key: str, /, **params: str | int | tuple[str, ...]) -> str:
    """What was wrong, in the language that is spoken now: `error-KEY` of `errors.ftl`."""
    from kabinett.core.fluent import arguments, catalogue

    return catalogue("core", "errors").format(f"error-{key}", arguments(params))


def enumerated(values: Iterable[str], between: str) -> str:
    """Values with `and` or `or` before the last one: "a, b or c"."""
    from kabinett.core.fluent import catalogue

    *others, last = values
    core = catalogue("core").format
    return core(f"list-{between}").join([core("list-comma").join(others), last] if others else [last])


def _said(sentence: str, _: Reason) -> str:
    return sentence


class BadOption(KabinettError):  # noqa: N818
    """A game, variant, seat or option that does not exist.

    The text is for who types or programs it here: `told` has it in all languages, what only programs meet is English.
    What can be asked for from elsewhere, over a network, also has a key and parameters, by which it can be said there.
    """

    def __init__(self, text: str, key: str = "", /, **params: str | int | tuple[str, ...]) -> None:
        self.key = key
        self.params = params
        super().__init__(text)


class BadFile(KabinettError):  # noqa: N818
    """A file (board, position, journal) with a fault: which file, which line, what is wrong.

    What is wrong inside of it is said in English, like what stands there.
    """

    def __init__(self, file: str | Path, line: int | None, reason: str) -> None:
        self.file = str(file)
        self.line = line
        self.reason = reason
        super().__init__(self.file, line, reason)

    def __str__(self) -> str:
        where = {"file": self.file, "reason": self.reason}
        return told("in_file", **where) if self.line is None else told("in_line", **where, line=self.line)

    def __reduce__(self) -> tuple[type[BadFile], tuple[str, int | None, str]]:
        # Errors cross from worker processes to the one that asked.
        return BadFile, (self.file, self.line, self.reason)
