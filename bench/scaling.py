"""Games per second with one and two processes, their memory, and the cores that a million games need: `make scale`.

Every worker plays whole games by itself, as the arena's do; nothing is shared, so more of them only meet in the caches
and on the cores of the machine. What the table computes from it is said in its head.
"""

from __future__ import annotations

import argparse
import json
import math
import os
import resource
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from bench.bench import ROOT, line, table
from bench.engine import GAMES
from kabinett.arena.simulate import play_table
from kabinett.bots import LEVELS
from kabinett.core.game import Game
from kabinett.games import make_rules
from kabinett.version import COMPILED, INTERPRETED

MILLION = 1_000_000
HOUR = 3600
WORKERS = (1, 2)
PLAYED = (
    "Maria, introductory, 2 players",
    "Maria, introductory, 3 players",
    "Maria, advanced, 3 players",
    "Ancien Régime, 1740, 4 players",
)
BOTS = ("random", "cadet")


class Rate(NamedTuple):
    """What all workers together have done, and the memory of the largest."""

    games_per_second: float
    mebibytes: float


def work(name: str, bot: str, seconds: float, worker: int) -> dict[str, float]:
    """Play games of one kind for some time, and at least one; the seeds of no two workers are the same."""
    game, options = GAMES[name]
    rules, games = make_rules(game, **options), 0
    levels = dict.fromkeys(rules.seats, LEVELS[bot])
    began = time.perf_counter()
    while games == 0 or time.perf_counter() - began < seconds:
        play_table(Game(rules, worker * MILLION + games), levels)
        games += 1
    spent = time.perf_counter() - began
    memory = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return {"games": games, "seconds": spent, "mebibytes": memory}


def rate(form: str, name: str, bot: str, seconds: float, workers: int) -> Rate:
    """What so many workers do at the same time."""
    command = [sys.executable, "-m", "bench.scaling", "--work", name, "--bot", bot, "--seconds", str(seconds)]
    env = {**os.environ, "PYTHONPATH": form}
    started = [
        subprocess.Popen([*command, "--worker", str(n)], cwd=ROOT, env=env, stdout=subprocess.PIPE, text=True)
        for n in range(workers)
    ]
    found = [json.loads(process.communicate()[0]) for process in started]
    return Rate(
        sum(figures["games"] / figures["seconds"] for figures in found), max(figures["mebibytes"] for figures in found)
    )


def cores(games_per_second: float) -> int:
    """How many cores play a million games in an hour, each at this rate."""
    return math.ceil(MILLION / HOUR / games_per_second)


def measured(forms: Mapping[str, str], seconds: float) -> Iterator[list[str]]:
    """The lines of the table, each as soon as it is known."""
    for bot in BOTS:
        for name in PLAYED:
            for form, path in forms.items():
                one, *_, most = (rate(path, name, bot, seconds, workers) for workers in WORKERS)
                need = cores(most.games_per_second / WORKERS[-1])
                yield [
                    f"{name}, {bot}, {form}", f"{one.games_per_second:.2f}", f"{most.games_per_second:.2f}",
                    f"{most.mebibytes:.0f}", f"{need:,}",
                ]  # fmt: skip


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", help="the folder that tools/compile has made")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each measurement takes")
    parser.add_argument("--work", choices=sorted(GAMES), help="be a worker that plays this")
    parser.add_argument("--bot", choices=sorted(LEVELS), default=BOTS[0])
    parser.add_argument("--worker", type=int, default=0)
    args = parser.parse_args()
    if args.work:
        print(json.dumps(work(args.work, args.bot, args.seconds, args.worker)))
        return 0
    forms = {INTERPRETED: str(ROOT / "src")}
    if args.compiled:
        forms[COMPILED] = str(Path(args.compiled).resolve())
    print(f"{os.cpu_count()} cores; cores for a million games: by the rate of one of two workers\n")
    rates = [f"games per second, {workers} worker{'s' if workers > 1 else ''}" for workers in WORKERS]
    print(table(["", *rates, "MiB per process", "cores for a million games in an hour"], ()), flush=True)
    for row in measured(forms, args.seconds):
        print(line(row), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
