"""A bot that chooses blindly: every option is equally likely."""

from __future__ import annotations

from random import Random

from kabinett.bots.bot import Bot
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import View


class RandomBot(Bot):
    """Plays at random, the same for the same seed."""

    sees = False

    def __init__(self, seed: int | str) -> None:
        self._random = Random(f"random bot {seed}")

    def choose(self, view: View | None, decision: Decision) -> Move:
        """One of the options."""
        return decision.options[int(self._random.random() * len(decision.options))]
