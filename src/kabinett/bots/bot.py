"""What a bot is, and how it is asked."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from random import Random
from typing import ClassVar, NamedTuple

from kabinett.core.game import Game
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import AnyRuleset, View


class Thought(NamedTuple):
    """Why a bot chose what it chose: the key of a message (`thought-KEY`), and what fills it in.

    A bot from another package, which has no message of its own here, says it with the key `said` and its `text`.
    """

    key: str
    params: Mapping[str, str | int] = {}


class Bot(ABC):
    """A player that is a program.

    It is given the rules of its table, a seed (the same seed gives the same choices, but for what time decides), and
    the `seconds` that it may take for a decision. It is shown what its seat sees, if it `sees`; nothing else is handed
    to it. A server may make a bot anew for every decision: what it wants to know again must be in the view. A bot is
    `timed` if it thinks for as long as it may, so that time has a say in what it chooses.
    """

    name: ClassVar[str]
    sees: ClassVar[bool] = True
    timed: ClassVar[bool] = False
    seconds: float = 1.0

    def __init__(self, rules: AnyRuleset, seed: int | str, seconds: float | None = None) -> None:
        self.rules = rules
        self.random = Random(f"{self.name} bot {seed}")
        if seconds is not None:
            self.seconds = seconds

    @abstractmethod
    def choose(self, view: View | None, decision: Decision) -> Move:
        """One of the options of the decision."""

    def speak(self, view: View | None) -> Move | None:
        """A standing move to make before the seat answers what it is asked (an offer, say); None: nothing to say."""
        return None

    def explain(self) -> Thought | None:
        """Why the last choice was made, if the bot can tell."""
        return None


def answer(bot: Bot, game: Game, decision: Decision) -> Move:
    """What a bot chooses in a game; views take time, so they are made for those that see only."""
    return bot.choose(game.view(decision.seat) if bot.sees else None, decision)
