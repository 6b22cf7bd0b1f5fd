"""A bot with simple, sound rules: it takes at once what looks best at first sight."""

from __future__ import annotations

from kabinett.bots.advised import AdvisedBot
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import View


class Cadet(AdvisedBot):
    """Plays by the adviser's rules of thumb, and among equals at random."""

    name = "cadet"

    def best(self, view: View, decision: Decision) -> Move:
        """The option with the greatest weight."""
        weights = self.adviser.weigh(self.guess(view), decision)
        greatest = max(weights)
        return self.random.choice(
            [move for move, weight in zip(decision.options, weights, strict=True) if weight == greatest]
        )
