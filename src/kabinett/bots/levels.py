"""The bots that one can play against: ours, the weakest first, then those that other packages bring.

A package brings a bot by an entry point of the group `kabinett.bots`: `NAME = "MODULE:CLASS"`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.metadata import entry_points

from kabinett.bots.bot import Bot
from kabinett.bots.cadet import Cadet
from kabinett.bots.general import General
from kabinett.bots.marshal import Marshal
from kabinett.bots.random_bot import RandomBot
from kabinett.core.ruleset import AnyRuleset

GROUP = "kabinett.bots"


@dataclass(frozen=True)
class Level:
    """How well a bot plays; the message `bot-NAME` describes it."""

    name: str
    bot: type[Bot]

    @property
    def sees(self) -> bool:
        """Whether bots of this level look at what their seat sees."""
        return self.bot.sees

    def make(self, rules: AnyRuleset, seed: int | str, seconds: float | None = None) -> Bot:
        """A bot of this level; the same seed gives the same choices, but for what time decides."""
        return self.bot(rules, seed, seconds)


def _levels() -> Iterator[Level]:
    for bot in (RandomBot, Cadet, General, Marshal):
        yield Level(bot.name, bot)
    for point in entry_points(group=GROUP):
        yield Level(point.name, point.load())


LEVELS: Mapping[str, Level] = {level.name: level for level in _levels()}
