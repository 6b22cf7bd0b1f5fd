"""What a game's adviser knows: the only part of the bots that is written for one game.

The levels differ in how they use it. A cadet takes what `weigh` puts first, by weights that make sense to everybody. A
general may have learned from many games what counts for each power (`trained`), looks some moves ahead along what
`weigh` proposes, and compares positions by `value`; a marshal has learned more, and looks at more hidden hands.

An adviser works on a whole state. A bot has none: it gets one by sampling from its view, so that everything in it that
the seat may not know is a guess.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Generic, Self, TypeVar

from mypy_extensions import mypyc_attr

from kabinett.bots.bot import Thought
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import Ruleset
from kabinett.core.state import State

S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Adviser(ABC, Generic[S]):
    """What a good player of one game knows by heart. It keeps nothing of a state: one adviser serves all."""

    prior: ClassVar[float] = 1e-3  # what the unit of `weigh` counts beside the values that a look ahead has found
    blur: ClassVar[float]  # by how much a cadet misjudges a weight, as a rule
    plan_ahead: ClassVar[int]  # how far it is looked ahead at plans, by `clock`

    def __init__(self, rules: Ruleset[S]) -> None:
        self.rules = rules

    @classmethod
    @abstractmethod
    def trained(cls, rules: Ruleset[S], level: str) -> Self:
        """The adviser with what a level has learned from many games."""

    @abstractmethod
    def weigh(self, s: S, decision: Decision) -> Sequence[float]:
        """How good each option looks at first sight, in the order of the options: the best is the greatest.

        It must be quick (about 0.1 ms): whole lines of play are continued by it, for all seats.
        """

    @abstractmethod
    def value(self, s: S, seat: str) -> float:
        """How good the position is for a seat: about its chance to win, from 0 to 1."""

    @abstractmethod
    def mark(self, s: S) -> object:
        """Where a look ahead from here may end: when this has changed. It is the end of what the seat is about now: a
        battle, its movement."""

    def worth_a_look(self, s: S, decision: Decision) -> bool:
        """Whether looking ahead can find more than `weigh` knows already; else it is not worth the time."""
        return True

    @abstractmethod
    def plan(self, s: S, decision: Decision) -> object:
        """Of what a decision is a part that can be planned as a whole: equal for all decisions of one movement. None
        if it stands by itself."""

    @property
    def plans_pay(self) -> bool:
        """Whether whole plans were found to win more games at this table than steps that are each looked at."""
        return True

    @abstractmethod
    def clock(self, s: S) -> int:
        """The parts of the game, numbered as they follow each other."""

    @abstractmethod
    def styles(self, seat: str, number: int) -> Iterator[Self]:
        """So many ways for a seat to play, each made when it is asked for: the first is as this adviser, the others
        weigh everything a little differently."""

    def offer(self, s: S, seat: str) -> Move | None:
        """A standing move that the seat should make before it answers: to propose an agreement, say."""
        return None

    @abstractmethod
    def thought(self, s: S, decision: Decision, move: Move) -> Thought:
        """Why one would choose this, in one sentence."""


AnyAdviser = Adviser[Any]
