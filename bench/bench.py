"""Speed and memory of the engine on one core: `make bench`.

Plays whole games of the introductory variant by random choices, with the legal moves computed at every decision, and
prints decisions and games per second, microseconds per copy, and peak memory. As absolute times depend on the machine,
a fixed piece of plain Python work is timed in the same run; the ratio to it is compared with the stored figure.
"""

from __future__ import annotations

import argparse
import json
import resource
import sys
import time
from pathlib import Path
from random import Random

from kabinett.core.ruleset import AnyRuleset
from kabinett.core.state import State
from kabinett.games import make_rules

STORED = Path(__file__).with_name("stored.json")


def yardstick() -> float:
    """Loops per second of plain Python work that no change of the engine can touch."""
    began, table, total = time.perf_counter(), list(range(371)), 0
    for number in range(2_000_000):
        total += table[number % 371] & number
    return 2_000_000 / (time.perf_counter() - began)


def play_games(rules: AnyRuleset, games: int) -> tuple[int, list[State], float]:
    """Play games to their ends; returns the decisions, some states on the way (for copying), and the seconds."""
    decisions, kept, choose = 0, [], Random(1740).random
    began = time.perf_counter()
    for seed in range(games):
        state = rules.new(seed)
        while asked := rules.decisions(state):
            options = asked[0].options
            rules.apply(state, asked[0].seat, options[int(choose() * len(options))])
            decisions += 1
            if decisions % 997 == 0:
                kept.append(state.copy())
    return decisions, kept, time.perf_counter() - began


def copy_time(states: list[State], rounds: int) -> float:
    """Microseconds per copy of a state, over states from all phases of games."""
    began = time.perf_counter()
    for _ in range(rounds):
        for state in states:
            state.copy()
    return (time.perf_counter() - began) / (rounds * len(states)) * 1e6


def measure(players: int, games: int) -> dict[str, float]:
    rules = make_rules("maria", variant="introductory", players=players)
    decisions, states, seconds = play_games(rules, games)
    return {
        "decisions_per_second": round(decisions / seconds),
        "games_per_second": round(games / seconds, 1),
        "microseconds_per_copy": round(copy_time(states, 200), 2),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--json", action="store_true", help="print data for programs")
    parser.add_argument("--store", action="store_true", help="keep this run's ratio for later comparisons")
    args = parser.parse_args()
    loops = yardstick()
    results = {f"{players} players": measure(players, args.games) for players in (3, 2)}
    ratio = round(results["3 players"]["decisions_per_second"] / loops * 1e6, 1)
    memory = round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1)
    stored = json.loads(STORED.read_text())["ratio"] if STORED.exists() else None
    report = {"maria introductory": results, "peak_memory_mib": memory, "ratio": ratio, "stored_ratio": stored}
    if args.store:
        STORED.write_text(json.dumps({"ratio": ratio}) + "\n")
    if args.json:
        print(json.dumps(report))
        return 0
    for players, figures in results.items():
        print(f"Maria, introductory, {players}, {args.games} random games on one core:")
        for name, value in figures.items():
            print(f"  {name.replace('_', ' '):24} {value:>10,}")
    print(f"peak memory {memory} MiB")
    change = f" ({ratio / stored:.2f} times the stored {stored})" if stored else ""
    print(f"decisions per million loops of plain Python: {ratio}{change}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
