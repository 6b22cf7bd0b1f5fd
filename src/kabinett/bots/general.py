"""A bot that weighs its plans: for each it looks at what comes of it, and compares the positions."""

from __future__ import annotations

from typing import ClassVar

from kabinett.bots.advised import AdvisedBot
from kabinett.bots.adviser import AnyAdviser
from kabinett.bots.advisers import adviser_for
from kabinett.bots.lookahead import Effort, Lookahead
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import AnyRuleset, View


class General(AdvisedBot):
    """Looks a few guesses deep at the near consequences of what looks best."""

    name = training = "general"
    timed = True
    seconds = 0.2
    effort: ClassVar[Effort] = Effort(candidates=8, least=2, most=12, enough=0.1, reserve=0.75)

    def __init__(self, rules: AnyRuleset, seed: int | str, seconds: float | None = None) -> None:
        super().__init__(rules, seed, seconds)
        # The others are taken for generals, whatever one has learned oneself.
        self.others = self.adviser if self.training == General.training else adviser_for(rules, General.training)

    def best(self, view: View, decision: Decision) -> Move:
        """The candidate whose near consequences are best."""
        return self.look(view, decision, self.adviser, self.effort)

    def ahead(self, adviser: AnyAdviser) -> Lookahead:
        """Lines in which its own seat plays by an adviser."""
        return Lookahead(adviser, self.others, self.random)

    def look(self, view: View, decision: Decision, adviser: AnyAdviser, effort: Effort) -> Move:
        """The best candidate by an adviser's eyes."""
        budget = effort.budget(self.seconds, self.began(view))
        first = self.guess(view)
        ahead = self.ahead(adviser)
        candidates = ahead.candidates(first, decision, effort.candidates)
        if not adviser.worth_a_look(first, decision):
            return candidates[0].move
        return ahead.compare(candidates, decision.seat, lambda: self.sample(view), budget).move
