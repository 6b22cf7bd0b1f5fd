"""A bot with simple, sound rules: it takes at once what looks best at first sight."""

from __future__ import annotations

from kabinett.bots.advised import AdvisedBot
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import View


class Cadet(AdvisedBot):
    """Plays by the adviser's rules of thumb, but has no sure eye: it takes weights for more or less than they are.

    So it seldom errs where much is at stake, and makes no two games alike.
    """

    name = "cadet"

    def best(self, view: View, decision: Decision) -> Move:
        """The option with the greatest weight, as the cadet sees it."""
        weights = self.adviser.weigh(self.guess(view), decision)
        seen = [weight + self.random.gauss(0.0, self.adviser.blur) for weight in weights]
        return decision.options[max(range(len(seen)), key=seen.__getitem__)]
