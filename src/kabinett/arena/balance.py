"""How even a game is: how often each seat wins when equal bots play, for every table that there is."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Any

from kabinett.arena.driver import level
from kabinett.arena.intervals import Estimate, wilson
from kabinett.arena.simulate import Order, Result, simulate, summary
from kabinett.clitexts import say
from kabinett.core.errors import BadOption
from kabinett.core.info import GameInfo, Given, NumberOption, Option, Value
from kabinett.core.journal import MAX_SEED
from kabinett.games import game_info

BAND = 2.0  # a seat should win between 1 / BAND and BAND times its fair share
LOW, HIGH = "▼", "▲"  # marks of seats outside the band


@dataclass(frozen=True)
class Evenness:
    """What equal bots made of one table; `total` is the summary of the games, as `simulate` gives it."""

    options: Mapping[str, Value]
    seats: Mapping[str, Estimate]
    total: Mapping[str, Any]
    failures: int

    @property
    def fair(self) -> float:
        """The share of a seat if all were alike."""
        return 1 / len(self.seats)

    def mark(self, seat: str) -> str:
        """A mark if the seat wins less than half or more than twice of what is fair; the estimate decides."""
        share = self.seats[seat].share
        return LOW if share < self.fair / BAND else HIGH if share > self.fair * BAND else ""

    def to_json(self) -> dict[str, Any]:
        """The table as data."""
        seats = {seat: {**found._asdict(), "mark": self.mark(seat)} for seat, found in self.seats.items()}
        return {
            "options": dict(self.options),
            "fair": self.fair,
            "seats": seats,
            **self.total,
            "failures": self.failures,
        }


@dataclass(frozen=True)
class Trial:
    """Which games are played at each table: how many, by which bots, with which seeds."""

    bot: str = "general"
    games: int = 100
    seed: int = 1
    seconds: float | None = None

    def check(self) -> None:
        """BadOption says what is wrong with it."""
        level(self.bot)
        if self.seed + self.games - 1 > MAX_SEED:
            raise BadOption(say("call-last_seed", games=self.games))

    def order(self, game: str, options: Mapping[str, Given]) -> Order:
        """The games at one table."""
        return Order(game, options, self.games, self.seed, bots=(self.bot,), seconds=self.seconds)


def balance(
    game: str,
    given: Mapping[str, Given],
    trial: Trial,
    workers: int = 1,
    step: Callable[[], object] | None = None,
) -> Iterator[Evenness]:
    """Play the games of each table of a game that has the given options; `step` is told of every game."""
    for options in table_options(game_info(game), given):
        order, began, results = trial.order(game, {**given, **options}), time.perf_counter(), []
        for result in simulate(order, workers):
            results.append(result)
            if step:
                step()
        yield evenness(options, order.begin(trial.seed).seats, results, time.perf_counter() - began)


def evenness(options: Mapping[str, Value], seats: Sequence[str], results: Sequence[Result], seconds: float) -> Evenness:
    """What some games at one table say."""
    won = dict.fromkeys(seats, 0.0)
    for result in results:
        for seat, share in result.shares(seats).items():
            won[seat] += share
    shares = {seat: wilson(of, len(results)) for seat, of in won.items()}
    return Evenness(options, shares, summary(results, seconds), sum(bool(result.failures) for result in results))


def table_options(info: GameInfo, given: Mapping[str, Given]) -> list[dict[str, Value]]:
    """The options that make different tables, in all ways that agree with what is given: variants or scenarios, numbers
    of players, and what else can be chosen with them."""
    wanted = {name: str(value) for name, value in given.items() if value is not None}
    found = [
        {**table.options, **dict(zip(names, values, strict=True))}
        for table in info.tables()
        for names, values in _further(info, table.options)
    ]
    fitting = [
        options for options in found if all(str(options[name]) == wanted[name] for name in options if name in wanted)
    ]
    if not fitting:
        info.rules({**given})  # says what does not exist
        raise BadOption(say("call-no_table", game=info.id))
    return fitting


def _further(info: GameInfo, options: Mapping[str, Value]) -> Iterator[tuple[tuple[str, ...], tuple[Value, ...]]]:
    """The values of options that a table leaves open and that can be chosen at it."""
    more = [option for option in info.options if option.name not in options and _chosen(option, options)]
    names = tuple(option.name for option in more)
    for values in product(*(option.values for option in more)):
        yield names, values


def _chosen(option: Option, options: Mapping[str, Value]) -> bool:
    """Whether a few values can be chosen with these options. A number, or a folder, makes no table of its own."""
    return (
        not option.free
        and not isinstance(option, NumberOption)
        and all(options.get(name) in values for name, values in option.only.items())
    )
