"""Simulated games: which options they have, and what is counted."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest

from kabinett.arena.simulate import Order, Result, simulate, summary
from kabinett.bots import LEVELS, Level, RandomBot
from kabinett.cli import main
from kabinett.core.errors import BadOption
from kabinett.core.info import BoardInfo, GameInfo, NumberOption, SeatInfo, TableInfo
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import View
from kabinett.core.rulestext import parse_rules
from kabinett.games import GAMES
from tests.core.toy import SEATS, ToyRules, ToyState


class Scored(ToyRules):
    """The toy with a score: the bids."""

    def __init__(self, rounds: int) -> None:
        super().__init__()
        self.options = {"rounds": rounds}

    def turn(self, s: ToyState) -> int:
        return int(self.options["rounds"])

    def scores(self, s: ToyState) -> Mapping[str, int]:
        return dict(zip(SEATS, s.bids, strict=True))


def _make(options: Mapping[str, Any]) -> Scored:
    return Scored(options["rounds"])


TOY = GameInfo(
    "toy",
    "Toy",
    (NumberOption("rounds", default=0, least=0, most=9),),
    lambda: (TableInfo("toy", {}, {seat: SeatInfo(seat, ()) for seat in SEATS}, "left"),),
    _make,
    lambda: parse_rules(""),
    lambda _: BoardInfo({}, {}, dict),
    {"rounds": 5},
)


@pytest.fixture(autouse=True)
def _toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy as one of the games."""
    monkeypatch.setattr("kabinett.games.GAMES", {**GAMES, "toy": TOY})


@pytest.mark.parametrize(
    ("options", "rounds"), [({}, 5), ({"rounds": None}, 5), ({"rounds": "3"}, 3), ({"rounds": 0}, 0)]
)
def test_simulated_games_have_options_of_their_own(options: dict[str, str | int | None], rounds: int) -> None:
    """Unless they are given."""
    assert Order("toy", options, 1, 1).begin(1).rules.options["rounds"] == rounds
    assert [result.turns for result in simulate(Order("toy", options, 2, 1))] == [rounds, rounds]


def test_options_that_a_game_lacks_are_refused() -> None:
    with pytest.raises(BadOption, match="toy has no option 'scenario'"):
        Order("toy", {"scenario": 1740}, 1, 1).begin(1)


def test_results_have_the_scores_of_the_seats() -> None:
    for result in simulate(Order("toy", {}, 9, 1)):
        best = [seat for seat in SEATS if result.scores[seat] == max(result.scores.values())]
        assert result.winner == " ".join(best)
        assert result.to_json()["scores"] == result.scores


def test_summary() -> None:
    """Means over all games and over those that somebody won; how many ended at a limit is among the reasons."""
    results = [
        Result(1, "left", "bid", 4, 10, 0.1, {"left": 3, "right": 1}),
        Result(2, "left", "limit", 5, 20, 0.1, {"left": 2, "right": 2}),
        Result(3, None, "limit", 5, 30, 0.1, {"left": 1, "right": 2}),
    ]
    assert summary(results, 2.0) == {
        "games": 3,
        "wins": {"draw": 1, "left": 2},
        "reasons": {"bid": 1, "limit": 2},
        "mean_turns": 4.67,
        "mean_turns_by_winner": {"draw": 5.0, "left": 4.5},
        "mean_scores": {"left": 2.0, "right": 1.67},
        "mean_decisions": 20.0,
        "decisions_per_second": 30,
        "seconds": 2.0,
    }
    assert "mean_scores" not in summary([replace(result, scores={}) for result in results], 2.0)


def test_bots_take_the_seats() -> None:
    """One level for all seats, or one for each."""
    (result,) = simulate(Order("maria", {"players": 2}, 1, 1, bots=("cadet", "random")))
    assert {seat: conduct.bot for seat, conduct in result.conduct.items()} == {"a2": "cadet", "b2": "random"}
    assert sum(conduct.decisions for conduct in result.conduct.values()) == result.decisions
    assert result.failures == ()
    assert Result.from_json(json.loads(json.dumps(result.to_json()))) == result
    levels = Order("maria", {}, 1, 1, bots=("cadet",)).levels(("a", "b", "c"))
    assert [level.name for level in levels.values()] == ["cadet"] * 3
    with pytest.raises(BadOption, match=r"there are 3 seats \(a, b, c\): give one bot for all, or one for each, not 2"):
        Order("maria", {}, 1, 1, bots=("cadet", "random")).levels(("a", "b", "c"))
    with pytest.raises(BadOption, match="there is no bot 'emperor'"):
        Order("maria", {}, 1, 1, bots=("emperor",)).levels(("a",))


def test_seconds_are_handed_to_the_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[float] = []

    class Timer(RandomBot):
        def choose(self, view: View | None, decision: Decision) -> Move:
            given.append(self.seconds)
            return super().choose(view, decision)

    monkeypatch.setitem(LEVELS, "timer", Level("timer", Timer))
    list(simulate(Order("toy", {}, 1, 1, bots=("timer",), seconds=0.25)))
    assert given == [0.25, 0.25]


def test_a_game_is_divided_among_its_winners_and_a_draw_among_all() -> None:
    for winner, shares in (("a", [1, 0, 0]), ("a c", [0.5, 0, 0.5]), (None, [1 / 3] * 3)):
        assert list(Result(1, winner, "end", 1, 1, 1.0).shares(("a", "b", "c")).values()) == shares


def test_the_printed_table_has_a_column_for_each_score(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        main(["simulate", "toy", "--games", "2", "--option", "rounds=7"])
    assert left.value.code == 0
    shown = capsys.readouterr().out.splitlines()
    head = next(line for line in shown if "winner" in line)
    assert [word.strip("┃│ ") for word in head.split("┃")[-3:-1]] == list(SEATS)
    assert any(line.startswith("mean scores: left ") for line in shown)
    assert "mean turns: 7.0" in shown
