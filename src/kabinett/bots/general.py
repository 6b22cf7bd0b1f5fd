"""A bot that weighs its plans: for each it looks at what comes of it, and compares the positions."""

from __future__ import annotations

from typing import ClassVar

from kabinett.bots.advised import AdvisedBot
from kabinett.bots.lookahead import Budget, Lookahead
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import AnyRuleset, View


class General(AdvisedBot):
    """Looks a few guesses deep at the near consequences of what looks best."""

    name = training = "general"
    timed = True
    seconds = 0.2
    candidates: ClassVar[int] = 8
    least: ClassVar[int] = 2  # guesses of what is hidden
    most: ClassVar[int] = 12
    enough: ClassVar[float] = 0.1  # share of the time after which the least number of guesses will do
    reserve: ClassVar[float] = 0.75  # share of the time after which no new line is begun

    def __init__(self, rules: AnyRuleset, seed: int | str, seconds: float | None = None) -> None:
        super().__init__(rules, seed, seconds)
        self.ahead = Lookahead(self.adviser, self.random)

    def best(self, view: View, decision: Decision) -> Move:
        """The candidate whose near consequences are best."""
        budget = Budget(self.reserve * self.seconds, self.enough * self.seconds, self.least, self.most)
        first = self.guess(view)
        candidates = self.ahead.candidates(first, decision, self.candidates)
        if not self.adviser.worth_a_look(first, decision):
            return candidates[0].move
        return self.ahead.compare(candidates, decision.seat, lambda: self.sample(view), budget).move
