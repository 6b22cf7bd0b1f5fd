"""Whole games by bots, in one process or in many."""

from __future__ import annotations

import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from itertools import cycle
from pathlib import Path
from statistics import fmean
from typing import Any

from kabinett.arena.driver import Conduct, Failure, level, play_out, seated
from kabinett.arena.workers import run
from kabinett.bots import Level
from kabinett.clitexts import say
from kabinett.core.errors import BadOption
from kabinett.core.files import make_folder
from kabinett.core.game import Game
from kabinett.core.info import Given
from kabinett.games import begin, game_info

__all__ = ["Order", "Result", "play_out", "play_table", "simulate", "simulate_one", "summary"]


@dataclass(frozen=True)
class Order:
    """Which games to simulate. Game number i has the seed `seed + i`.

    `bots` are the levels of the bots: one for all seats, or one for each in their order.
    """

    game: str
    options: Mapping[str, Given]
    games: int
    seed: int
    journals: str | None = None
    bots: Sequence[str] = ("random",)
    seconds: float | None = None

    def begin(self, seed: int) -> Game:
        """A game of the order. Options that were not given are those that the game has for simulations."""
        given = {name: value for name, value in self.options.items() if value is not None}
        return begin(self.game, {**game_info(self.game).simulated, **given}, seed)

    def levels(self, seats: Sequence[str]) -> dict[str, Level]:
        """The level of each seat's bot."""
        if len(self.bots) not in (1, len(seats)):
            given = len(self.bots)
            raise BadOption(say("call-bots_and_seats", count=len(seats), seats=tuple(seats), given=given))
        bots = cycle(self.bots)
        return {seat: level(next(bots)) for seat in seats}


@dataclass(frozen=True)
class Result:
    """One game by bots. `winner` is None for a draw; `scores` are by seat, if the game has any.

    `conduct` is by seat what its bot did; `failures` are the bots that others had to replace.
    """

    seed: int
    winner: str | None
    reason: str
    turns: int
    decisions: int
    seconds: float
    scores: Mapping[str, int] = field(default_factory=dict)
    conduct: Mapping[str, Conduct] = field(default_factory=dict)
    failures: Sequence[Failure] = ()

    def to_json(self) -> dict[str, Any]:
        """The result as data."""
        return {**asdict(self), "failures": [asdict(failure) for failure in self.failures]}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Result:
        """The result from the data that `to_json` gave."""
        conduct = {seat: Conduct(**entry) for seat, entry in data["conduct"].items()}
        failures = tuple(Failure(**entry) for entry in data["failures"])
        return cls(**{**data, "conduct": conduct, "failures": failures})

    def shares(self, seats: Sequence[str]) -> dict[str, float]:
        """The game as 1, divided among the winners; a draw is divided among all."""
        winners = self.winner.split() if self.winner else seats
        return {seat: (seat in winners) / len(winners) for seat in seats}


def play_table(game: Game, levels: Mapping[str, Level], seconds: float | None = None) -> Result:
    """Play a game to its end by new bots of these levels; `seconds` is how long they may think about a decision."""
    began = time.perf_counter()
    players = play_out(game, seated(game, levels, seconds))
    took = time.perf_counter() - began
    for conduct in players.conduct.values():
        conduct.seconds, conduct.worst = round(conduct.seconds, 6), round(conduct.worst, 6)
    outcome = game.outcome
    assert outcome is not None
    return Result(
        game.journal.seed,
        " ".join(outcome.winners) or None,
        outcome.reason,
        game.rules.turn(game.state),
        players.decisions,
        round(took, 6),
        dict(game.rules.scores(game.state)),
        players.conduct,
        tuple(players.failures),
    )


def simulate_one(order: Order, seed: int) -> Result:
    """One game; its journal is written if the order names a folder."""
    game = order.begin(seed)
    result = play_table(game, order.levels(game.seats), order.seconds)
    if order.journals is not None:
        game.save(Path(order.journals) / _file_name(game))
    return result


def _file_name(game: Game) -> str:
    """A name that games with other options or seeds do not have; editions of the board are not told apart."""
    options = (option.name for option in game_info(game.rules.game).options if not option.free)
    chosen = "-".join(str(game.rules.options[name]) for name in options)
    return f"{game.rules.game}-{chosen}-{game.journal.seed}.jsonl"


def simulate(order: Order, workers: int = 1) -> Iterator[Result]:
    """All games of an order, in the order of their seeds, whatever the number of processes."""
    if order.journals is not None:
        make_folder(Path(order.journals))
    waiting: dict[int, Result] = {}
    following = 0
    for number, result in run(partial(simulate_one, order), range(order.seed, order.seed + order.games), workers):
        waiting[number] = result
        while following in waiting:
            yield waiting.pop(following)
            following += 1


def summary(results: Sequence[Result], seconds: float) -> dict[str, Any]:
    """What came out of many games."""
    games = len(results)
    decisions = sum(result.decisions for result in results)
    turns: dict[str, list[int]] = defaultdict(list)
    scores: dict[str, list[int]] = defaultdict(list)
    for result in results:
        turns[result.winner or "draw"].append(result.turns)
        for seat, score in result.scores.items():
            scores[seat].append(score)
    return {
        "games": games,
        "wins": {winner: len(turns[winner]) for winner in sorted(turns)},
        "reasons": dict(sorted(Counter(result.reason for result in results).items())),
        "mean_turns": round(sum(result.turns for result in results) / games, 2),
        "mean_turns_by_winner": {winner: round(fmean(turns[winner]), 2) for winner in sorted(turns)},
        **({"mean_scores": {seat: round(fmean(given), 2) for seat, given in scores.items()}} if scores else {}),
        "mean_decisions": round(decisions / games, 1),
        "decisions_per_second": round(decisions / seconds),
        "seconds": round(seconds, 3),
    }
