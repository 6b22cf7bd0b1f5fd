"""A bot that searches: for the best plan of a whole movement, over many guesses of what is hidden."""

from __future__ import annotations

from typing import ClassVar

from kabinett.bots.adviser import AnyAdviser
from kabinett.bots.general import General
from kabinett.bots.lookahead import Candidate, Effort, first_sight
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import AnyRuleset, View


class Marshal(General):
    """Plans a movement as a whole, before its first step: in several styles, which differ a little in what they hold
    important. Each plan is looked at in many guesses of what is hidden, until the others have answered it.

    The best style is kept until the movement is over; in it the marshal looks at each step as a general does, and where
    plans do not pay at each step without any. All else it decides as a general, too, but looks at more options and
    guesses.
    """

    name = training = "marshal"
    seconds = 2.0
    effort = Effort(candidates=16, least=1, most=32, enough=0.9, reserve=0.9)
    step: ClassVar[Effort] = Effort(candidates=8, least=2, most=12, enough=0.05, reserve=0.5)  # of a movement
    styles: ClassVar[int] = 16

    def __init__(self, rules: AnyRuleset, seed: int | str, seconds: float | None = None) -> None:
        super().__init__(rules, seed, seconds)
        self._plan: tuple[object, AnyAdviser] | None = None  # what is being carried out, and in which style

    def best(self, view: View, decision: Decision) -> Move:
        """What the best plan says; where nothing is planned, the candidate whose near consequences are best."""
        plan = self.adviser.plan(self.guess(view), decision)
        if plan is None:
            return super().best(view, decision)
        if not self.adviser.plans_pay:
            return self.look(view, decision, self.adviser, self.step)
        if self._plan is not None and self._plan[0] == plan:
            return self.look(view, decision, self._plan[1], self.step)
        best = self.best_plan(view, decision)
        assert best.style is not None
        self._plan = plan, best.style
        return first_sight(best.style, self.guess(view), decision)  # others who move at the same time may come first

    def best_plan(self, view: View, decision: Decision) -> Candidate:
        """The best of several plans; who has no time to compare takes the first."""
        budget = self.effort.budget(self.seconds, self.began(view))
        ahead = self.ahead(self.adviser)
        styles = self.adviser.styles(decision.seat, self.styles)
        plans = ahead.plans(self.guess(view), decision.seat, styles, budget)
        return plans[0] if budget.over else ahead.compare(plans, decision.seat, lambda: self.sample(view), budget)
