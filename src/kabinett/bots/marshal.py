"""A bot that searches: over many guesses of what is hidden, for as long as it may."""

from __future__ import annotations

from kabinett.bots.advised import AdvisedBot
from kabinett.bots.lookahead import Budget, Lookahead
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import AnyRuleset, View

CANDIDATES = 16
LEAST, MOST = 1, 256  # guesses of what is hidden
NOISE = 0.05  # share of moves in a line that are not the adviser's: others may see it differently
RESERVE = 0.9  # share of the time after which no new line is begun


class Marshal(AdvisedBot):
    """Looks as far as the answer of the others, in as many guesses as its time allows."""

    name = "marshal"
    timed = True
    seconds = 2.0

    def __init__(self, rules: AnyRuleset, seed: int | str, seconds: float | None = None) -> None:
        super().__init__(rules, seed, seconds)
        self.ahead = Lookahead(self.adviser, self.random, far=True, noise=NOISE)

    def best(self, view: View, decision: Decision) -> Move:
        """The candidate that holds in most guesses."""
        budget = Budget(RESERVE * self.seconds, RESERVE * self.seconds, LEAST, MOST)
        first = self.guess(view)
        candidates = self.ahead.candidates(first, decision, CANDIDATES)
        if not self.adviser.worth_a_look(first, decision):
            return candidates[0].move
        return self.ahead.compare(candidates, decision.seat, lambda: self.sample(view), budget).move
