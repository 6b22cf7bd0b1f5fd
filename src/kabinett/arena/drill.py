"""What a biased random player is, who reaches what plain random play hardly ever reaches (see `cover`)."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping
from random import Random
from typing import Any

from kabinett.core.events import Event
from kabinett.core.info import Given
from kabinett.core.moves import Decision, Move


class Drill(ABC):
    """The player of all seats in one game, and what has to occur in many.

    It looks at the whole state, so it is no opponent for anybody: only a way to walk through the rules. The seed says
    which game it is, too.
    """

    game: str

    def __init__(self, seed: int) -> None:
        self.random = Random(f"drill {seed}")

    @staticmethod
    @abstractmethod
    def options(seed: int) -> Mapping[str, Given]:
        """The options of the game with this seed: all that there are come in turn."""

    @staticmethod
    @abstractmethod
    def wanted() -> Iterator[str]:
        """Everything that has to occur."""

    @abstractmethod
    def choose(self, s: Any, decision: Decision) -> Move:
        """One of the options."""

    def standing(self, moves: tuple[Move, ...]) -> Move | None:
        """Now and then one of the moves that a seat may make unasked."""
        return None

    @abstractmethod
    def noticed(self, s: Any, decision: Decision, move: Move, events: Iterable[Event]) -> Iterator[str]:
        """What of the wanted has occurred by a move. The state is that after it."""

    def at_start(self, s: Any) -> Iterator[str]:
        """What of the wanted there is from the start."""
        return iter(())

    def _any(self, decision: Decision) -> Move:
        return self.random.choice(decision.options)

    def _likely(self, chance: float) -> bool:
        return self.random.random() < chance
