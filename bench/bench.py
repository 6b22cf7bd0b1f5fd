"""The engine in both forms, beside its nearest relatives in Python, on one core: `make bench`.

Everything is measured in the same run, by turns, in processes of its own, and the best of many short rounds is taken,
because other work on a machine can only slow things down. The tables are those of docs/speed.md.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from kabinett.version import COMPILED, INTERPRETED

ROOT = Path(__file__).parents[1]
Figures = Mapping[str, Mapping[str, float]]
DECISIONS, GAMES, STEPS = "decisions_per_second", "games_per_second", "steps_per_second"
NEAREST = "catanatron"
GOALS = {INTERPRETED: 1.5, COMPILED: 3.0}  # times the decisions of the nearest relative
STEPS_GOAL = 10_000  # of an environment with its mask, compiled


class Machine:
    """Runs parts of the bench in processes of their own."""

    def __init__(self, relatives: str, compiled: str) -> None:
        self._relatives = relatives
        self._paths = {INTERPRETED: str(ROOT / "src"), COMPILED: str(Path(compiled).resolve())}

    def relatives(self, games: int) -> Figures:
        """What the relatives do."""
        return self._data([self._relatives, str(ROOT / "bench" / "relatives.py"), "--games", str(games)], {})

    def part(self, form: str, module: str, *arguments: str) -> Figures:
        """What a part of the bench measures in one form."""
        return self._data([sys.executable, "-m", module, *arguments], {"PYTHONPATH": self._paths[form]})

    def show(self, form: str, module: str, *arguments: str) -> None:
        """Let a part of the bench print what it measures in one form."""
        command = [sys.executable, "-m", module, *arguments]
        subprocess.run(command, env={**os.environ, "PYTHONPATH": self._paths[form]}, cwd=ROOT, check=True)

    def _data(self, command: Sequence[str], more: Mapping[str, str]) -> Figures:
        done = subprocess.run(command, env={**os.environ, **more}, cwd=ROOT, check=True, capture_output=True, text=True)
        found: Figures = json.loads(done.stdout)
        return found


def best(runs: Sequence[Figures]) -> Figures:
    """The highest of each figure."""
    return {name: {key: max(run[name][key] for run in runs) for key in runs[0][name]} for name in runs[0]}


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table as Markdown has it."""
    rule = ["---", *("---:" for _ in head[1:])]
    return "\n".join(map(line, (head, rule, *rows)))


def line(cells: Sequence[str]) -> str:
    """A line of a table as Markdown has it."""
    return f"| {' | '.join(cells)} |"


def nearest(relatives: Figures) -> float:
    """The decisions per second that the goals are measured by: the faster table of the nearest relative."""
    return max(figures[DECISIONS] for name, figures in relatives.items() if name.startswith(NEAREST))


def decisions_table(forms: Mapping[str, Figures], relatives: Figures) -> str:
    """Decisions and games per second of each table in both forms, and how often those of the nearest relative."""
    least = nearest(relatives)
    rows = []
    for name, slow in forms[INTERPRETED].items():
        fast = forms[COMPILED][name]
        rates = [f"{form[DECISIONS]:,} ({form[GAMES]:,})" for form in (slow, fast)]
        rows.append([name, *rates, f"{slow[DECISIONS] / least:.1f}", f"{fast[DECISIONS] / least:.1f}"])
    for name, figures in relatives.items():
        rows.append([name, f"{figures[DECISIONS]:,} ({figures[GAMES]:,})", "", f"{figures[DECISIONS] / least:.1f}", ""])
    rate = "decisions (games) per second"
    return table(
        ["", f"interpreted: {rate}", f"compiled: {rate}", f"interpreted / {NEAREST}", f"compiled / {NEAREST}"], rows
    )


def steps_table(forms: Mapping[str, Figures]) -> str:
    """Steps per second of the environments."""
    rows = [
        [name, f"{slow[STEPS]:,}", f"{forms[COMPILED][name][STEPS]:,}"] for name, slow in forms[INTERPRETED].items()
    ]
    return table(["steps per second", INTERPRETED, COMPILED], rows)


def missed(forms: Mapping[str, Figures], relatives: Figures, steps: Mapping[str, Figures]) -> list[str]:
    """The goals that are not reached."""
    least = nearest(relatives)
    slow = [
        f"{name}, {form}: {figures[DECISIONS] / least:.2f} times {NEAREST}, not {goal}"
        for form, goal in GOALS.items()
        for name, figures in forms[form].items()
        if figures[DECISIONS] < goal * least
    ]
    few = [
        f"{name}: {figures[STEPS]:,} steps per second, not {STEPS_GOAL:,}"
        for name, figures in steps[COMPILED].items()
        if figures[STEPS] < STEPS_GOAL
    ]
    return slow + few


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--relatives", required=True, help="a Python that has the packages of relatives.txt")
    parser.add_argument("--compiled", required=True, help="the folder that tools/compile has made")
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--games", type=int, default=20, help="how many of each kind in each round")
    parser.add_argument("--details", type=int, default=200, help="games for sizes, copies and chapters; 0: without")
    args = parser.parse_args()
    machine, games = Machine(args.relatives, args.compiled), str(args.games)
    relatives: list[Figures] = []
    rates: dict[str, list[Figures]] = {form: [] for form in GOALS}
    steps: dict[str, list[Figures]] = {form: [] for form in GOALS}
    for _ in range(args.rounds):
        relatives.append(machine.relatives(args.games))
        for form in GOALS:
            rates[form].append(machine.part(form, "bench.engine", "--rates", "--games", games))
            steps[form].append(machine.part(form, "bench.steps", "--games", games))
    near = best(relatives)
    forms, stepped = ({form: best(runs) for form, runs in found.items()} for found in (rates, steps))
    print(f"Python {platform.python_version()}, one of {os.cpu_count()} cores, random play, best of {args.rounds}\n")
    print(decisions_table(forms, near), steps_table(stepped), sep="\n\n")
    faults = missed(forms, near, stepped)
    print("\nGoals: " + ("; ".join(faults) if faults else "all reached"), flush=True)
    for form in GOALS if args.details else ():
        print()
        machine.show(form, "bench.engine", "--games", str(args.details))
    return 0


if __name__ == "__main__":
    sys.exit(main())
