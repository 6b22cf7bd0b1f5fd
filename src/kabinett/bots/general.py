"""A bot that weighs its plans: for each it looks at what comes of it, and compares the positions."""

from __future__ import annotations

from kabinett.bots.advised import AdvisedBot
from kabinett.bots.lookahead import Budget, Lookahead
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import AnyRuleset, View

CANDIDATES = 8
LEAST, MOST = 2, 12  # guesses of what is hidden
ENOUGH = 0.1  # share of the time after which the least number of guesses will do
RESERVE = 0.75  # share of the time after which no new line is begun


class General(AdvisedBot):
    """Looks a few guesses deep at the near consequences of what looks best."""

    name = "general"
    timed = True
    seconds = 0.2

    def __init__(self, rules: AnyRuleset, seed: int | str, seconds: float | None = None) -> None:
        super().__init__(rules, seed, seconds)
        self.ahead = Lookahead(self.adviser, self.random, far=False)

    def best(self, view: View, decision: Decision) -> Move:
        """The candidate whose near consequences are best."""
        budget = Budget(RESERVE * self.seconds, ENOUGH * self.seconds, LEAST, MOST)
        first = self.guess(view)
        candidates = self.ahead.candidates(first, decision, CANDIDATES)
        if not self.adviser.worth_a_look(first, decision):
            return candidates[0].move
        return self.ahead.compare(candidates, decision.seat, lambda: self.sample(view), budget).move
