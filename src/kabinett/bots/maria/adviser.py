"""What a good player of Maria knows by heart."""

from __future__ import annotations

from collections.abc import Sequence

from kabinett.bots.adviser import Adviser
from kabinett.bots.bot import Thought
from kabinett.core.moves import Decision, Move
from kabinett.maria.state import State


class MariaAdviser(Adviser[State]):
    """Rules of thumb for every decision of Maria, and a judgement of positions."""

    def weigh(self, s: State, decision: Decision) -> Sequence[float]:
        """How good each option looks at first sight."""
        return [0.0] * len(decision.options)

    def value(self, s: State, seat: str) -> float:
        """How good the position is for a seat."""
        return 0.5

    def mark(self, s: State, far: bool) -> object:
        """Where a look ahead may end."""
        return self.rules.turn(s)

    def thought(self, s: State, decision: Decision, move: Move) -> Thought:
        """Why one would choose this."""
        return Thought(decision.kind)
