"""The bots that one can play against: ours, the weakest first, then those that other packages bring.

A package brings a bot by an entry point of the group `kabinett.bots`: `NAME = "MODULE:CLASS"`. One that cannot be used
is left out with a warning: somebody else's fault must not keep people from playing. Those of others are looked for only
when all levels are listed or one is asked for that is not ours: who plays without them hears nothing of their faults.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Iterator, Mapping, MutableMapping
from dataclasses import dataclass
from importlib.metadata import EntryPoint, entry_points

from kabinett.bots.bot import Bot
from kabinett.bots.cadet import Cadet
from kabinett.bots.general import General
from kabinett.bots.marshal import Marshal
from kabinett.bots.random_bot import RandomBot
from kabinett.core.ruleset import AnyRuleset

GROUP = "kabinett.bots"
NAME = r"[a-z0-9_]{1,16}"  # what a server can keep
STEADY = "cadet"  # who plays where nobody has chosen a level: quick, and never foolish


@dataclass(frozen=True)
class Level:
    """How well a bot plays; the message `bot-NAME` describes it. `seconds` is how long it may think, where it was said
    for this one and not for all at its table."""

    name: str
    bot: type[Bot]
    seconds: float | None = None

    @property
    def sees(self) -> bool:
        """Whether bots of this level look at what their seat sees."""
        return self.bot.sees

    def make(self, rules: AnyRuleset, seed: int | str, seconds: float | None = None) -> Bot:
        """A bot of this level; the same seed gives the same choices, but for what time decides."""
        bot = self.bot(rules, seed, self.time(seconds))
        bot.name = self.name  # type: ignore[misc]  # as it was asked for, so that two of one kind can be told apart
        return bot

    def time(self, seconds: float | None) -> float:
        """How long a bot of this level may think, where all at its table were given so much, or nothing was said."""
        return next(given for given in (self.seconds, seconds, self.bot.seconds) if given is not None)


OWN: Mapping[str, Level] = {bot.name: Level(bot.name, bot) for bot in (RandomBot, Cadet, General, Marshal)}


class Levels(MutableMapping[str, Level]):
    """All levels by name."""

    def __init__(self) -> None:
        self._known = dict(OWN)
        self._whole = False  # whether those of others have been looked for

    def _all(self) -> dict[str, Level]:
        if not self._whole:
            self._whole = True
            for level in _others():
                self._known.setdefault(level.name, level)
        return self._known

    def __getitem__(self, name: str) -> Level:
        return self._known[name] if name in self._known else self._all()[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._all())

    def __len__(self) -> int:
        return len(self._all())

    def __setitem__(self, name: str, level: Level) -> None:
        self._known[name] = level

    def __delitem__(self, name: str) -> None:
        del self._all()[name]


def _others() -> Iterator[Level]:
    for point in entry_points(group=GROUP):
        try:
            yield Level(point.name, _loaded(point))
        except Exception as error:
            warnings.warn(f"the bot '{point.name}' ({point.value}) is left out: {error!r}", stacklevel=4)


def _loaded(point: EntryPoint) -> type[Bot]:
    """The class of an entry point; ValueError says why it is no bot that can be used."""
    if point.name in OWN:
        raise ValueError(f"{point.name} is one of our own bots")
    if not re.fullmatch(NAME, point.name):
        raise ValueError("a name has up to 16 small letters, digits and underscores")
    found = point.load()
    if not (isinstance(found, type) and issubclass(found, Bot)):
        raise ValueError("it is no subclass of kabinett.bots.Bot")
    return found


LEVELS = Levels()
