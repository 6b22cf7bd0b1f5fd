"""A bot that chooses blindly: every option is equally likely."""

from __future__ import annotations

from random import Random

from kabinett.core.moves import Decision, Move


class RandomBot:
    """Plays at random, the same for the same seed."""

    def __init__(self, seed: int | str) -> None:
        self._random = Random(f"random bot {seed}")

    def choose(self, decision: Decision) -> Move:
        """One of the options."""
        return decision.options[int(self._random.random() * len(decision.options))]
