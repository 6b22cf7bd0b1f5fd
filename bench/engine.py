"""Speed, size and memory of the engine on one core, in the form in which it runs: a part of `make bench`.

Plays whole games by random choices, with the legal moves computed at every decision, and prints decisions and games per
second, microseconds per copy, the size of a position and milliseconds per survey, for each game, variant and number of
players; and, for the largest of each game, the share of the time that each chapter of the rules takes, so that the next
step is known (a compiled engine cannot be told apart). Time is that of the processor, so that other work on the machine
has little say. As absolute times depend on the machine, a fixed piece of plain Python work is timed in the same run;
the ratio to it is compared with the stored figure.
"""

from __future__ import annotations

import argparse
import ast
import cProfile
import json
import re
import resource
import sys
import time
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path
from random import Random

from kabinett.core.dice import Dice
from kabinett.core.moves import Move
from kabinett.core.ruleset import AnyRuleset
from kabinett.core.state import State
from kabinett.games import make_rules
from kabinett.version import COMPILED, form

STORED = Path(__file__).with_name("stored.json")
Options = Mapping[str, str | int]
SURVEYED = 60  # states of which all surveys are timed
ROUNDS = 60  # random players of Ancien Régime need not find an end

GAMES: Mapping[str, tuple[str, Options]] = {
    "Maria, introductory, 3 players": ("maria", {"variant": "introductory", "players": 3}),
    "Maria, introductory, 2 players": ("maria", {"variant": "introductory", "players": 2}),
    "Maria, advanced, 3 players": ("maria", {"variant": "advanced", "players": 3}),
    "Maria, advanced, 2 players": ("maria", {"variant": "advanced", "players": 2}),
    "Maria, advanced, 3 players, optional politics": (
        "maria",
        {"variant": "advanced", "players": 3, "politics": "optional"},
    ),
    "Ancien Régime, 1740, 7 players": ("ancien_regime", {"scenario": 1740, "players": 7, "rounds": ROUNDS}),
    "Ancien Régime, 1740, 4 players": ("ancien_regime", {"scenario": 1740, "players": 4, "rounds": ROUNDS}),
    "Ancien Régime, 1756, 7 players": ("ancien_regime", {"scenario": 1756, "players": 7, "rounds": ROUNDS}),
    "Ancien Régime, 1756, 4 players": ("ancien_regime", {"scenario": 1756, "players": 4, "rounds": ROUNDS}),
}
# The chapters of these are told apart, by game.
PROFILED = {"maria": "Maria, advanced, 3 players", "ancien_regime": "Ancien Régime, 1740, 7 players"}


def yardstick() -> float:
    """Loops per second of plain Python work that no change of the engine can touch."""
    began, table, total = time.process_time(), list(range(371)), 0
    for number in range(2_000_000):
        total += table[number % 371] & number
    return 2_000_000 / (time.process_time() - began)


def play_games(rules: AnyRuleset, games: int) -> tuple[int, list[State], float]:
    """Play games to their ends; returns the decisions, some states on the way (for copying), and the seconds."""
    decisions, kept, choose = 0, [], Random(1740).random
    began = time.process_time()
    for seed in range(games):
        state = rules.new(seed)
        while asked := rules.decisions(state):
            options = asked[0].options
            rules.apply(state, asked[0].seat, options[int(choose() * len(options))])
            decisions += 1
            if decisions % 997 == 0:
                kept.append(state.copy())
    return decisions, kept, time.process_time() - began


def copy_time(states: list[State], rounds: int) -> float:
    """Microseconds per copy of a state, over states from all phases of games."""
    began = time.process_time()
    for _ in range(rounds):
        for state in states:
            state.copy()
    return (time.process_time() - began) / (rounds * len(states)) * 1e6


def sizes(rules: AnyRuleset, states: list[State]) -> tuple[int, int, int]:
    """Bytes of a position: mean as JSON, mean and most as `pack` keeps it."""
    texts = [len(json.dumps(rules.to_json(state), separators=(",", ":"))) for state in states]
    packed = [len(rules.pack(state)) for state in states]
    return round(sum(texts) / len(texts)), round(sum(packed) / len(packed)), max(packed)


def survey_times(rules: AnyRuleset, states: list[State]) -> tuple[float, float]:
    """Milliseconds of a survey: the mean, and the slowest at its best of three."""
    seconds = [
        min(_seconds(rules, state, survey) for _ in range(3)) for state in states for survey in rules.surveys.moves
    ]
    return round(sum(seconds) / len(seconds) * 1e3, 2), round(max(seconds) * 1e3, 1)


def _seconds(rules: AnyRuleset, state: State, survey: Move) -> float:
    began = time.process_time()
    rules.surveyed(state, None, survey)
    return time.process_time() - began


def view_times(rules: AnyRuleset, states: list[State]) -> tuple[float, float]:
    """Microseconds to make a view for who is asked, and to sample a state from it."""
    asked = [state for state in states if state.asked]
    began = time.process_time()
    views = [rules.view(state, state.asked[0].seat) for state in asked]
    viewed, dice = time.process_time(), Dice.from_seed(1740)
    for view in views:
        rules.sample(view, dice)
    sampled = time.process_time()
    return round((viewed - began) / len(asked) * 1e6, 1), round((sampled - viewed) / len(asked) * 1e6, 1)


def rates(game: str, options: Options, games: int) -> dict[str, float]:
    """Decisions and games per second, and nothing more."""
    decisions, _, seconds = play_games(make_rules(game, **options), games)
    return {"decisions_per_second": round(decisions / seconds), "games_per_second": round(games / seconds, 1)}


def measure(game: str, options: Options, games: int) -> dict[str, float]:
    """All figures of a table."""
    rules = make_rules(game, **options)
    decisions, states, seconds = play_games(rules, games)
    text, packed, most = sizes(rules, states)
    mean, slowest = survey_times(rules, states[:SURVEYED])
    view, sample = view_times(rules, states)
    return {
        "decisions_per_second": round(decisions / seconds),
        "games_per_second": round(games / seconds, 1),
        "microseconds_per_copy": round(copy_time(states, 200), 2),
        "microseconds_per_view": view,
        "microseconds_per_sample": sample,
        "bytes_as_json": text,
        "bytes_packed": packed,
        "most_bytes_packed": most,
        "milliseconds_per_survey": mean,
        "slowest_survey": slowest,
    }


def chapters(game: str, options: Options, games: int) -> list[tuple[str, float]]:
    """The share of the time by module of the engine, each called as its docstring begins."""
    profile = cProfile.Profile(builtins=False)  # what built-in functions take counts for who calls them
    profile.runcall(play_games, make_rules(game, **options), games)
    seconds: defaultdict[str, float] = defaultdict(float)
    for entry in profile.getstats():
        if not isinstance(entry.code, str):
            seconds[_chapter(entry.code.co_filename)] += entry.inlinetime
    total = sum(seconds.values())
    return sorted(((name, share / total) for name, share in seconds.items()), key=lambda pair: -pair[1])


def _chapter(file: str) -> str:
    path = Path(file)
    if path.parent.name not in ("core", *PROFILED):
        return "everything else"
    title = (ast.get_docstring(ast.parse(path.read_text(encoding="utf-8"))) or path.stem).splitlines()[0]
    return f"{path.parent.name}/{path.stem}: {re.split(r'[:.,] ', title)[0].rstrip('.')}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--json", action="store_true", help="print data for programs")
    parser.add_argument("--store", action="store_true", help="keep this run's ratios for later comparisons")
    parser.add_argument("--rates", action="store_true", help="print only decisions and games per second, as data")
    args = parser.parse_args()
    if args.rates:
        print(json.dumps({name: rates(*options, args.games) for name, options in GAMES.items()}))
        return 0
    loops = yardstick()
    results = {name: measure(*options, args.games) for name, options in GAMES.items()}
    ratios = {name: round(figures["decisions_per_second"] / loops * 1e6, 1) for name, figures in results.items()}
    few = max(1, args.games // 10)
    shares = {} if form() == COMPILED else {name: chapters(*GAMES[name], few) for name in PROFILED.values()}
    memory = round(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024, 1)
    stored = json.loads(STORED.read_text()) if STORED.exists() and form() != COMPILED else {}  # it is interpreted
    if args.store:
        STORED.write_text(json.dumps(ratios, indent=1) + "\n")
    if args.json:
        by_chapter = {name: dict(pairs) for name, pairs in shares.items()}
        print(json.dumps({"games": results, "peak_memory_mib": memory, "ratios": ratios, "stored": stored,
                          "chapters": by_chapter}))  # fmt: skip
        return 0
    for name, figures in results.items():
        print(f"{name}, {args.games} random games on one core, {form()}:")
        for key, value in figures.items():
            print(f"  {key.replace('_', ' '):24} {value:>10,}")
        change = f" ({ratios[name] / stored[name]:.2f} times the stored {stored[name]})" if name in stored else ""
        print(f"  decisions per million loops of plain Python: {ratios[name]}{change}")
    for name, pairs in shares.items():
        print(f"share of the time by chapter (1 % and more), {name}:")
        for chapter, share in pairs:
            if share >= 0.01:
                print(f"  {share:6.1%}  {chapter}")
    print(f"peak memory {memory} MiB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
