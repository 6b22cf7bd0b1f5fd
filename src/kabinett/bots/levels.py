"""The bots that one can play against, the weakest first."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kabinett.bots.bot import Bot
from kabinett.bots.random_bot import RandomBot


@dataclass(frozen=True)
class Level:
    """How well a bot plays; the message `bot-NAME` describes it."""

    name: str
    bot: type[Bot]

    @property
    def sees(self) -> bool:
        """Whether bots of this level look at what their seat sees."""
        return self.bot.sees

    def make(self, seed: int | str) -> Bot:
        """A bot of this level; the same seed gives the same choices."""
        return self.bot(seed)


LEVELS: Mapping[str, Level] = {level.name: level for level in (Level("random", RandomBot),)}
