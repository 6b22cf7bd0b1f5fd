"""What a bot is."""

from __future__ import annotations

from typing import ClassVar, Protocol

from kabinett.core.game import Game
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import View


class Bot(Protocol):
    """A player that is a program. It is shown what its seat sees, if it `sees`."""

    sees: ClassVar[bool]

    def __init__(self, seed: int | str) -> None: ...

    def choose(self, view: View | None, decision: Decision) -> Move:
        """One of the options of the decision."""


def answer(bot: Bot, game: Game, decision: Decision) -> Move:
    """What a bot chooses in a game; views take time, so they are made for those that see only."""
    return bot.choose(game.view(decision.seat) if bot.sees else None, decision)
