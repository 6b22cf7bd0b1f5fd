"""Moves and decisions: what a seat may choose from, and what it chose.

A move is a verb and at most one argument, out of a vocabulary that is fixed for a game and board: `city breslau`,
`card S7`, `value 5`, `stop`. Move objects exist once per vocabulary, so comparing them is comparing identities and a
learning agent can use their numbers. Only *open* verbs take any text (`propose ...`): they are standing moves, never
options of a decision, and have no number.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

from kabinett.core.errors import IllegalMove

NO_NUMBER = -1  # of a move with an open verb
MAX_SHOWN = 60  # letters of an unknown move that a refusal repeats
ALIKE = 0.7  # how much what was written resembles what was meant, from 0 to 1


class Move:
    """One choice. `n` is the argument's number inside the game (a city's index, a value), `id` that of the move."""

    __slots__ = ("arg", "id", "n", "verb")

    def __init__(self, move_id: int, verb: str, arg: str | None, n: int) -> None:
        self.id = move_id
        self.verb = verb
        self.arg = arg
        self.n = n

    def __str__(self) -> str:
        return self.verb if self.arg is None else f"{self.verb} {self.arg}"

    def __repr__(self) -> str:
        return f"Move({str(self)!r})"


class Vocabulary:
    """All moves of a game on one board."""

    def __init__(self) -> None:
        self.moves: list[Move] = []
        self._by_text: dict[str, Move] = {}
        self._open: set[str] = set()

    def verb(self, verb: str) -> Move:
        """Add a move without argument."""
        return self._add(verb, None, 0)

    def verbs(self, verb: str, args: Iterable[str], first: int = 0) -> tuple[Move, ...]:
        """Add a move for each argument; the arguments are numbered from `first`."""
        return tuple(self._add(verb, arg, n) for n, arg in enumerate(args, first))

    def open(self, verb: str) -> None:
        """Let a verb take any text as its argument; the game checks it when the move is made."""
        self._open.add(verb)

    def _add(self, verb: str, arg: str | None, n: int) -> Move:
        move = Move(len(self.moves), verb, arg, n)
        self.moves.append(move)
        self._by_text[str(move)] = move
        return move

    def find(self, move: str | Move) -> Move:
        """The vocabulary's own move for a text or for a move of another copy; IllegalMove if there is none."""
        if isinstance(move, Move) and 0 <= move.id < len(self.moves) and self.moves[move.id] is move:
            return move
        text = " ".join(str(move).split())
        found = self._by_text.get(text)
        verb, _, arg = text.partition(" ")
        if found is None and verb in self._open and arg:
            return Move(NO_NUMBER, verb, arg, NO_NUMBER)
        if found is None:
            shown = text[:MAX_SHOWN]
            raise IllegalMove("", "unknown_move", {"move": shown, "near": self.suggestion(shown) or ""})
        return found

    def get(self, text: str) -> Move | None:
        """The move that is written so, if there is one; moves with open verbs are not looked for."""
        return self._by_text.get(" ".join(text.split()))

    def suggestion(self, text: str) -> str | None:
        """The move that somebody may have meant who wrote this: a known verb with another argument, or anything."""
        verb, _, arg = text.lower().partition(" ")
        own = {move.arg.lower(): move for move in self.moves if move.verb == verb and move.arg is not None}
        known = {move.arg.lower(): move for move in self.moves if move.arg is not None} | {
            str(move).lower(): move for move in self.moves
        }
        near = get_close_matches(arg if own else text.lower(), own or known, 1, ALIKE)
        return str((own or known)[near[0]]) if near else None

    def __len__(self) -> int:
        return len(self.moves)


class Decision:
    """A seat must choose one of the options. `kind` is also the key of its text, `params` fill the text in."""

    __slots__ = ("clause", "kind", "options", "params", "seat")

    def __init__(
        self,
        seat_: str,  # with names that no parameter has: compiled, a call could not tell them apart
        kind_: str,
        clause_: str,
        options_: Sequence[Move],
        /,
        **params: str | int,
    ) -> None:
        self.seat = seat_
        self.kind = kind_
        self.clause = clause_
        self.options = tuple(options_)
        self.params: Mapping[str, str | int] = params

    @property
    def key(self) -> str:
        """The key of the decision's text in a message catalogue."""
        return f"decision.{self.kind}"

    def to_json(self) -> dict[str, object]:
        """The decision as data."""
        return {
            "seat": self.seat,
            "kind": self.kind,
            "clause": self.clause,
            "params": dict(self.params),
            "options": [str(option) for option in self.options],
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Any], vocabulary: Vocabulary) -> Decision:
        """The decision from the data that `to_json` gave. Its options are the vocabulary's own moves."""
        options = [vocabulary.find(option) for option in data["options"]]
        return cls(data["seat"], data["kind"], data["clause"], options, **data["params"])

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Decision) and self._parts() == other._parts()

    def __hash__(self) -> int:
        return hash((self.seat, self.kind, self.clause, self.options))

    def _parts(self) -> tuple[object, ...]:
        return self.seat, self.kind, self.clause, self.options, self.params

    def __repr__(self) -> str:
        return f"Decision({self.seat}, {self.kind}, {self.clause}, {len(self.options)} options)"
