"""A game that asks one seat at a time, as frameworks for learners do.

Where the rules ask several seats at once, they are asked one after the other, and their answers are held back until
all have answered: so none knows those of the others. Then they are given in this order. An answer to a question that
has changed by the answers before it is dropped, and the seat is asked again.
"""

from __future__ import annotations

from collections.abc import Sequence

from kabinett.core.events import Event
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import AnyRuleset
from kabinett.core.state import Outcome, State


def shares(outcome: Outcome | None, seats: Sequence[str]) -> dict[str, float]:
    """What each seat has of the one victory: winners share it, in a draw all do; nothing while the game runs."""
    if outcome is None:
        return dict.fromkeys(seats, 0.0)
    winners = outcome.winners or seats
    return {seat: 1 / len(winners) if seat in winners else 0.0 for seat in seats}


class Rounds:
    """A game in rounds: in each round every seat that is asked is heard once; `everybody`: the others are heard too,
    though they have nothing to say. `events` are those of the last round, `number` is how many rounds are over."""

    __slots__ = ("_everybody", "_held", "_turn", "asked", "events", "number", "queue", "rules", "state")

    def __init__(self, rules: AnyRuleset, state: State, everybody: bool = False) -> None:
        self.rules = rules
        self.state = state
        self.events: list[Event] = []
        self.number = 0
        self._everybody = everybody
        self._begin()

    def _begin(self) -> None:
        self.asked = {decision.seat: decision for decision in self.state.asked}
        self.queue = self.rules.seats if self._everybody and self.asked else tuple(self.asked)
        self._held: list[tuple[Decision, Move]] = []
        self._turn = 0

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return not self.asked

    @property
    def seat(self) -> str:
        """Who is heard now."""
        return self.queue[self._turn]

    @property
    def decision(self) -> Decision | None:
        """What is asked of the seat that is heard now; None if it is nothing, or the game is over."""
        return self.asked.get(self.seat) if self.asked else None

    def answer(self, move: Move | None) -> bool:
        """What the seat answers that is heard now; None: nothing, so it is asked again in the next round if it was
        asked. Whether the round is over with that."""
        if move is not None:
            self._held.append((self.asked[self.seat], move))
        self._turn += 1
        if self._turn < len(self.queue):
            return False
        self.events = []
        for decision, held in self._held:
            if decision in self.state.asked:
                self.events += self.rules.apply(self.state, decision.seat, held)
        self._end()
        return True

    def _end(self) -> None:
        self.number += 1
        self._begin()

    def stand(self, move: Move) -> None:
        """The seat that is heard now makes a standing move, which all see at once. The round is over with that: what
        the others have answered is dropped, for they may be asked something else now."""
        self.events = self.rules.apply(self.state, self.seat, move)
        self._end()

    def copy(self) -> Rounds:
        """An independent copy."""
        new = Rounds.__new__(Rounds)
        new.rules, new.state = self.rules, self.state.copy()
        new.asked, new.queue, new.events = self.asked, self.queue, list(self.events)
        new.number, new._everybody = self.number, self._everybody
        new._held, new._turn = list(self._held), self._turn
        return new
