"""A contest of bots: every one against every other, at seats that are divided fairly.

At a table with two seats a pair plays each seed twice, with sides changed. At a larger table one bot plays alone
against all others of the other kind: at each seat once with each seed; and then the other way round.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from kabinett.arena.driver import level
from kabinett.arena.simulate import Order, Result, play_table
from kabinett.bots import Bot
from kabinett.clitexts import say
from kabinett.core.errors import BadOption
from kabinett.core.game import Game
from kabinett.core.info import Given
from kabinett.core.journal import MAX_SEED
from kabinett.version import __version__

SOURCES = (".py", ".toml", ".csv")
DIGITS = 12


def fingerprint(bot: type[Bot]) -> str:
    """Tells a bot from what it was before it was changed: by all sources and data of the package that has its module,
    or by its module alone where that is in no package."""
    module = sys.modules[bot.__module__]
    file = Path(module.__file__ or "")
    files = sorted(file.parent.rglob("*")) if module.__package__ else [file]
    found = sha256()
    for each in files:
        if each.suffix in SOURCES:
            found.update(each.name.encode() + each.read_bytes())
    return found.hexdigest()[:DIGITS]


class Match(NamedTuple):
    """One game of a contest: `lone` has `seat`, `others` have all others."""

    number: int
    seed: int
    lone: str
    others: str
    seat: str

    def bots(self, seats: Sequence[str]) -> dict[str, str]:
        """Who plays where."""
        return {seat: self.lone if seat == self.seat else self.others for seat in seats}


class Played(NamedTuple):
    """A match and what came out of it; the journal of the game, line by line."""

    match: Match
    result: Result
    journal: Sequence[str] = ()


@dataclass(frozen=True)
class Contest:
    """Which games are played. `one_way`: at tables of more than two seats only the bot of a pair that was named first
    plays alone, against the other. `seconds` is what bots may take for a decision; None leaves it to them.
    """

    game: str
    options: Mapping[str, Given]
    bots: tuple[str, ...]
    games: int
    seed: int = 1
    seconds: float | None = None
    one_way: bool = False

    def check(self) -> None:
        """BadOption says what is wrong with it."""
        if len(self.bots) < 2 or len(set(self.bots)) < len(self.bots):
            raise BadOption(say("call-two_bots"))
        for bot in self.bots:
            level(bot)
        if self.seed + self.seeds - 1 > MAX_SEED:
            raise BadOption(say("call-last_seed_of", seeds=self.seeds))

    def begin(self, seed: int) -> Game:
        """A game of the contest, with the options that simulations have where none are given."""
        return Order(self.game, self.options, 1, seed).begin(seed)

    @cached_property
    def first(self) -> Game:
        """The first game, by which options and seats are known."""
        return self.begin(self.seed)

    def __getstate__(self) -> dict[str, Any]:
        """What goes to other processes: they need no first game."""
        return {name: value for name, value in vars(self).items() if name != "first"}

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats of the table."""
        return self.first.seats

    @property
    def one_sided(self) -> bool:
        """Whether the first bot of a pair is alone in all its games; at two seats both are."""
        return self.one_way or len(self.seats) == 2

    @property
    def rotation(self) -> int:
        """How many games a pair plays with each seed."""
        return len(self.seats) * (1 if self.one_sided else 2)

    @property
    def seeds(self) -> int:
        """How many seeds are needed: all rotations are whole, so there may be a few games more than asked for."""
        return -(-self.games // self.rotation)

    @property
    def per_pair(self) -> int:
        """How many games each pair plays."""
        return self.seeds * self.rotation

    def pairs(self) -> Iterator[tuple[str, str]]:
        """Who plays whom: first who is alone."""
        for one, other in combinations(self.bots, 2):
            yield one, other
            if not self.one_sided:
                yield other, one

    def matches(self) -> Iterator[Match]:
        """All games; after each seed the contest is fair, so that what is there of it says something too."""
        number = 0
        for seed in range(self.seed, self.seed + self.seeds):
            for lone, others in self.pairs():
                for seat in self.seats:
                    yield Match(number, seed, lone, others, seat)
                    number += 1

    def total(self) -> int:
        """How many games there are."""
        return self.seeds * len(self.seats) * len(list(self.pairs()))

    def play(self, match: Match) -> Played:
        """Play one game."""
        game = self.begin(match.seed)
        levels = {seat: level(bot) for seat, bot in match.bots(game.seats).items()}
        result = play_table(game, levels, self.seconds)
        return Played(match, result, tuple(game.journal.lines(game.end_record())))

    def to_json(self) -> dict[str, Any]:
        """What the contest is, by which it is known again. The options are those that the games really have; bots that
        were changed since are others, although their names are the same."""
        return {
            "kabinett": __version__,
            "game": self.game,
            "options": dict(self.first.rules.options),
            "bots": list(self.bots),
            "code": {bot: fingerprint(level(bot).bot) for bot in self.bots},
            "games": self.per_pair,
            "seed": self.seed,
            "seconds": self.seconds,
            "one_way": self.one_sided,
        }
