"""Whole games by random bots, in one process or in many."""

from __future__ import annotations

import os
import time
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass, field
from pathlib import Path
from statistics import fmean

from kabinett.bots import Bot, RandomBot, answer
from kabinett.core.files import make_folder
from kabinett.core.game import Game
from kabinett.core.info import Given
from kabinett.games import begin, game_info


@dataclass(frozen=True)
class Order:
    """Which games to simulate. Game number i has the seed `seed + i`."""

    game: str
    options: Mapping[str, Given]
    games: int
    seed: int
    journals: str | None = None

    def begin(self, seed: int) -> Game:
        """A game of the order. Options that were not given are those that the game has for simulations."""
        given = {name: value for name, value in self.options.items() if value is not None}
        return begin(self.game, {**game_info(self.game).simulated, **given}, seed)


@dataclass(frozen=True)
class Result:
    """One simulated game. `winner` is None for a draw; `scores` are by seat, if the game has any."""

    seed: int
    winner: str | None
    reason: str
    turns: int
    decisions: int
    seconds: float
    scores: Mapping[str, int] = field(default_factory=dict)

    def to_json(self) -> dict[str, object]:
        """The result as data."""
        return asdict(self)


def play_out(game: Game, bots: Mapping[str, Bot]) -> int:
    """Let bots play a game to its end. Returns the number of decisions."""
    decisions = 0
    while asked := game.decisions():
        game.play(asked[0].seat, answer(bots[asked[0].seat], game, asked[0]))
        decisions += 1
    return decisions


def simulate_one(order: Order, seed: int) -> Result:
    """One game; its journal is written if the order names a folder."""
    began = time.perf_counter()
    game = order.begin(seed)
    decisions = play_out(game, {seat: RandomBot(game.rules, f"{seed} {seat}") for seat in game.seats})
    seconds = time.perf_counter() - began
    if order.journals is not None:
        game.save(Path(order.journals) / _file_name(game))
    assert game.outcome is not None
    winner, reason = " ".join(game.outcome.winners) or None, game.outcome.reason
    turns, scores = game.rules.turn(game.state), dict(game.rules.scores(game.state))
    return Result(seed, winner, reason, turns, decisions, round(seconds, 6), scores)


def _file_name(game: Game) -> str:
    """A name that games with other options or seeds do not have; editions of the board are not told apart."""
    options = (option.name for option in game_info(game.rules.game).options if not option.free)
    chosen = "-".join(str(game.rules.options[name]) for name in options)
    return f"{game.rules.game}-{chosen}-{game.journal.seed}.jsonl"


def simulate(order: Order, workers: int = 1) -> Iterator[Result]:
    """All games of an order, in the order of their seeds, whatever the number of processes."""
    if order.journals is not None:
        make_folder(Path(order.journals))
    seeds = range(order.seed, order.seed + order.games)
    workers = min(workers, order.games, os.cpu_count() or 1)
    if workers <= 1:
        yield from (simulate_one(order, seed) for seed in seeds)
        return
    with ProcessPoolExecutor(workers) as pool:
        chunk = max(1, min(16, order.games // (4 * workers)))
        yield from pool.map(simulate_one, [order] * order.games, seeds, chunksize=chunk)


def summary(results: list[Result], seconds: float) -> dict[str, object]:
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
