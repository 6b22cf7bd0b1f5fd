"""The bench: what it makes of figures, and that its parts measure something in the form in which they run."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from subprocess import run

import pytest

from bench.bench import DECISIONS, GAMES, STEPS, best, decisions_table, missed, steps_table
from bench.scaling import cores, work
from kabinett.version import COMPILED, INTERPRETED

ROOT = Path(__file__).parents[1]
RELATIVES = {
    "catanatron, 2 players": {DECISIONS: 1000, GAMES: 10},
    "catanatron, 4 players": {DECISIONS: 800, GAMES: 9},
    "python-chess": {DECISIONS: 5000, GAMES: 3},
}
FORMS = {
    INTERPRETED: {"Maria": {DECISIONS: 1600, GAMES: 4.5}},
    COMPILED: {"Maria": {DECISIONS: 3200, GAMES: 9.0}},
}
STEPPED = {form: {"Maria, mask": {STEPS: steps}} for form, steps in ((INTERPRETED, 900), (COMPILED, 12_000))}


def test_the_best_of_some_rounds_counts() -> None:
    rounds = [{"Maria": {DECISIONS: 5, GAMES: 1}}, {"Maria": {DECISIONS: 4, GAMES: 2}}]
    assert best(rounds) == {"Maria": {DECISIONS: 5, GAMES: 2}}


def test_ratios_are_to_the_faster_table_of_the_nearest_relative() -> None:
    lines = decisions_table(FORMS, RELATIVES).splitlines()
    assert lines[2] == "| Maria | 1,600 (4.5) | 3,200 (9.0) | 1.6 | 3.2 |"
    assert lines[4] == "| catanatron, 4 players | 800 (9) |  | 0.8 |  |"


def test_steps_of_both_forms_stand_side_by_side() -> None:
    assert steps_table(STEPPED).splitlines()[2] == "| Maria, mask | 900 | 12,000 |"


def test_goals_that_are_missed_are_told() -> None:
    assert missed(FORMS, RELATIVES, STEPPED) == []
    slower = {**FORMS, COMPILED: {"Maria": {DECISIONS: 2900, GAMES: 9.0}}}
    few = {**STEPPED, COMPILED: {"Maria, mask": {STEPS: 9_000}}}
    assert missed(slower, RELATIVES, few) == [
        "Maria, compiled: 2.90 times catanatron, not 3.0",
        "Maria, mask: 9,000 steps per second, not 10,000",
    ]


@pytest.mark.parametrize(("rate", "needed"), [(1_000_000 / 3600, 1), (277.0, 2), (1.0, 278)])
def test_cores_for_a_million_games_in_an_hour(rate: float, needed: int) -> None:
    assert cores(rate) == needed


def test_a_worker_plays_at_least_one_game_and_knows_its_memory() -> None:
    figures = work("Maria, introductory, 2 players", "random", 0.0, 1)
    assert figures["games"] == 1
    assert figures["seconds"] > 0
    assert figures["mebibytes"] > 10


def test_rates_are_measured_for_every_table() -> None:
    command = [sys.executable, "-m", "bench.engine", "--rates", "--games", "1"]
    found = json.loads(run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout)
    assert len(found) == 9
    assert all(figures[DECISIONS] > 100 and figures[GAMES] > 0 for figures in found.values())
