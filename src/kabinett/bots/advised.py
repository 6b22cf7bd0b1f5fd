"""What the bots have in common that play along an adviser's advice."""

from __future__ import annotations

import time
from abc import abstractmethod
from typing import ClassVar

from kabinett.bots.advisers import adviser_for
from kabinett.bots.bot import Bot, Thought
from kabinett.core.dice import Dice
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import AnyRuleset, View
from kabinett.core.state import State

SEED_BITS = 64


class AdvisedBot(Bot):
    """A bot that guesses a whole state from its view, and asks the game's adviser about it."""

    training: ClassVar[str | None] = None  # the level whose training its adviser has had

    def __init__(self, rules: AnyRuleset, seed: int | str, seconds: float | None = None) -> None:
        super().__init__(rules, seed, seconds)
        self.adviser = adviser_for(rules, self.training)
        self._guessed: tuple[View, State, float] | None = None
        self._thought: Thought | None = None

    def sample(self, view: View) -> State:
        """Another state that the view allows."""
        guess: State = self.rules.sample(view, Dice.from_seed(self.random.getrandbits(SEED_BITS)))
        return guess

    def guess(self, view: View) -> State:
        """The first state that was sampled for a view, for all that is asked about it at first sight."""
        return self._look(view)[1]

    def began(self, view: View) -> float:
        """When the view was first looked at: what is said before a choice takes of the same time."""
        return self._look(view)[2]

    def _look(self, view: View) -> tuple[View, State, float]:
        if self._guessed is None or self._guessed[0] is not view:
            now = time.perf_counter()
            self._guessed = view, self.sample(view), now
        return self._guessed

    def speak(self, view: View | None) -> Move | None:
        """What the adviser would offer to the others."""
        assert view is not None
        assert view.seat is not None
        return self.adviser.offer(self.guess(view), view.seat)

    def choose(self, view: View | None, decision: Decision) -> Move:
        """What looks best; what leaves no choice needs no look."""
        assert view is not None
        if len(decision.options) == 1:
            self._thought = Thought("forced")
            return decision.options[0]
        move = self.best(view, decision)
        self._thought = self.adviser.thought(self.guess(view), decision, move)
        return move

    @abstractmethod
    def best(self, view: View, decision: Decision) -> Move:
        """The best of several options."""

    def explain(self) -> Thought | None:
        """What the adviser has to say for the last choice."""
        return self._thought
