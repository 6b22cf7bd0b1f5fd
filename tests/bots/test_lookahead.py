"""The time of bots that look ahead, by a clock of the test's own: it goes on when it is read, and never by itself."""

from __future__ import annotations

import time

import pytest

from kabinett import new_game
from kabinett.bots.general import General
from kabinett.bots.lookahead import Budget
from kabinett.bots.marshal import Marshal
from kabinett.core.game import Game
from kabinett.core.moves import Decision

SECONDS, ENOUGH, LEAST, MOST = 10.0, 4.0, 2, 5


class Clock:
    """Shows the time; each look at it takes so long."""

    def __init__(self, takes: float = 0.0) -> None:
        self.now = 1740.0
        self.takes = takes
        self.read = 0

    def __call__(self) -> float:
        self.read += 1
        self.now += self.takes
        return self.now


def clock_of(monkeypatch: pytest.MonkeyPatch, takes: float = 0.0) -> Clock:
    clock = Clock(takes)
    monkeypatch.setattr(time, "perf_counter", clock)
    return clock


@pytest.mark.parametrize(
    ("later", "guesses", "goes_on"),
    [
        (0.0, 0, True),
        (3.9, MOST - 1, True),
        (3.9, MOST, False),  # that is enough at any time
        (4.0, LEAST - 1, True),
        (4.0, LEAST, False),  # so many will do now
        (9.9, LEAST - 1, True),
        (10.0, 1, False),
        (99.0, 0, True),  # without any guess nothing could be chosen
    ],
)
def test_a_budget_ends_with_its_time_or_its_guesses(
    later: float, guesses: int, goes_on: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = clock_of(monkeypatch)
    budget = Budget(SECONDS, ENOUGH, LEAST, MOST)
    clock.now += later
    assert budget.goes_on(guesses) is goes_on
    assert budget.over is (later >= SECONDS)


def a_choice(kind: type[General]) -> tuple[Game, Decision, General]:
    """The first choice of a game at which a bot looks ahead, and the bot."""
    game = new_game("ancien_regime", scenario=1740, players=4, seed=5)
    bot = kind(game.rules, 1)
    while not bot.adviser.worth_a_look(game.state, decision := game.decisions()[0]) or len(decision.options) == 1:
        game.play(decision.seat, decision.options[0])
    return game, decision, bot


@pytest.mark.parametrize("kind", [General, Marshal])
@pytest.mark.parametrize("looks", [20, 80])
def test_no_line_is_begun_when_the_time_is_over(
    kind: type[General], looks: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It looks at the clock before each line: when its time is enough for so many looks, it stops before it is out."""
    game, decision, bot = a_choice(kind)
    clock = clock_of(monkeypatch, bot.seconds / looks)
    began = clock.now
    assert bot.choose(game.view(decision.seat), decision) in decision.options
    assert clock.read > 3
    assert clock.now - began <= bot.seconds
