"""A bot that chooses blindly: every option is equally likely."""

from __future__ import annotations

from kabinett.bots.bot import Bot, Thought
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import View


class RandomBot(Bot):
    """Plays at random, the same for the same seed."""

    name = "random"
    sees = False

    def choose(self, view: View | None, decision: Decision) -> Move:
        """One of the options."""
        return decision.options[int(self.random.random() * len(decision.options))]

    def explain(self) -> Thought:
        """There was no reason."""
        return Thought("random")
