"""Bots that look ahead, at options and at plans.

Their time is told by a clock of the test's own: it goes on when it is read, and never by itself.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from kabinett import new_game
from kabinett.bots.adviser import AnyAdviser
from kabinett.bots.advisers import adviser_for
from kabinett.bots.general import General
from kabinett.bots.lookahead import Budget, Candidate, Effort, first_sight, is_clear
from kabinett.bots.marshal import Marshal
from kabinett.core.game import Game
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import View
from kabinett.core.state import State

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
    budget = Budget(clock.now, SECONDS, ENOUGH, LEAST, MOST)
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


@pytest.mark.parametrize("kind", [General, Marshal])
def test_what_was_said_before_a_choice_takes_of_its_time(kind: type[General], monkeypatch: pytest.MonkeyPatch) -> None:
    """Who speaks for nearly as long as a decision may take chooses at once."""
    game, decision, bot = a_choice(kind)
    view = game.view(decision.seat)
    clock = clock_of(monkeypatch, bot.seconds / 80)
    bot.speak(view)
    clock.now += bot.seconds
    read = clock.read
    assert bot.choose(view, decision) in decision.options
    assert clock.read - read <= 4


@pytest.mark.parametrize("kind", [General, Marshal])
def test_to_guess_what_is_hidden_takes_of_the_time(kind: type[General], monkeypatch: pytest.MonkeyPatch) -> None:
    """A line is known to last as long as its guess and its moves: none is begun that would end too late."""
    game, decision, bot = a_choice(kind)
    clock = clock_of(monkeypatch)
    began, sample = clock.now, bot.sample

    def slowly(view: View) -> State:
        clock.now += bot.seconds / 5
        return sample(view)

    monkeypatch.setattr(bot, "sample", slowly)
    assert bot.choose(game.view(decision.seat), decision) in decision.options
    assert clock.now - began <= bot.seconds


# -- plans


def a_movement(game: str, **options: int | str) -> tuple[Game, Decision, Marshal]:
    """The first decision of a game that belongs to a plan, and a marshal."""
    played = new_game(game, seed=5, **options)
    bot = Marshal(played.rules, 1)
    while bot.adviser.plan(played.state, decision := played.decisions()[0]) is None or len(decision.options) == 1:
        played.play(decision.seat, decision.options[0])
    return played, decision, bot


TABLES = [("maria", {"variant": "introductory", "players": 3}), ("ancien_regime", {"scenario": 1740, "players": 4})]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_styles_are_the_same_each_time_and_differ_from_each_other(game: str, options: dict[str, int | str]) -> None:
    """The first one is the adviser's own; a bot that is made anew goes on with the same ones."""
    played, decision, bot = a_movement(game, **options)

    def weights(number: int) -> list[tuple[float, ...]]:
        styles = bot.adviser.styles(decision.seat, number)
        return [tuple(style.weigh(played.state, decision)) for style in styles]

    found = weights(6)
    assert found[0] == tuple(bot.adviser.weigh(played.state, decision))
    assert len(set(found)) == 6
    assert weights(6) == found


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_a_plan_is_compared_once_and_carried_out(
    game: str, options: dict[str, int | str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Plans are compared before the first step of a movement only; then its best style is kept, until it is over."""
    played, decision, bot = a_movement(game, **options)
    compared = []
    best_plan = bot.best_plan

    def counted(view: View, decision: Decision) -> Candidate:
        compared.append(decision.seat)
        return best_plan(view, decision)

    monkeypatch.setattr(bot, "best_plan", counted)
    seat, plan = decision.seat, bot.adviser.plan(played.state, decision)
    steps = 0
    while bot.adviser.plan(played.state, decision) == plan:
        if decision.seat == seat and len(decision.options) > 1:
            steps += 1
        played.play(decision.seat, bot.choose(played.view(decision.seat), decision))
        decision = played.decisions()[0]
    assert steps > 1
    assert compared == [seat]


def test_where_plans_do_not_pay_each_step_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    """At tables of five it was not counted what plans win."""
    played, decision, bot = a_movement("ancien_regime", scenario=1756, players=5)
    looked = []

    def at_once(view: View, decision: Decision, adviser: AnyAdviser, effort: Effort) -> Move:
        looked.append((decision.kind, adviser, effort))
        return decision.options[0]

    monkeypatch.setattr(bot, "look", at_once)
    for _ in range(2):
        assert bot.choose(played.view(decision.seat), decision) == decision.options[0]
    assert looked == [(decision.kind, bot.adviser, bot.step)] * 2


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_plans_are_followed_until_the_others_have_answered(game: str, options: dict[str, int | str]) -> None:
    """A line of a plan ends a whole turn later; the seat makes its moves in the style of the plan."""
    played, decision, bot = a_movement(game, **options)
    adviser, s = bot.adviser, played.state.copy()
    seat, plan = decision.seat, adviser.plan(s, decision)
    style = list(adviser.styles(seat, 4))[3]
    until = adviser.clock(s) + adviser.plan_ahead
    moves = bot.ahead(adviser).follow(s, seat, style, until)
    assert adviser.clock(s) == until
    while decision.seat == seat and adviser.plan(played.state, decision) == plan:
        assert moves[0] == first_sight(style, played.state, decision)
        played.play(seat, moves[0])
        moves, decision = moves[1:], played.decisions()[0]


def a_line(s: State, seat: str, own: AnyAdviser, others: AnyAdviser, goes_on: Callable[[State], bool]) -> State:
    """What becomes of a position when the seat plays by one adviser, and every other by another."""
    while s.outcome is None and goes_on(s):
        asked = s.asked[0]
        own.rules.apply(s, asked.seat, first_sight(own if asked.seat == seat else others, s, asked))
    return s


def test_in_plans_the_others_are_taken_for_generals() -> None:
    """A marshal's own seat goes on with what marshals have learned, every other one with what generals have."""
    played, decision, bot = a_movement("ancien_regime", scenario=1740, players=4)
    seat, adviser = decision.seat, bot.adviser
    until = adviser.clock(played.state) + adviser.plan_ahead

    def line(others: AnyAdviser) -> State:
        return a_line(played.state.copy(), seat, adviser, others, lambda s: adviser.clock(s) < until)

    followed = played.state.copy()
    bot.ahead(adviser).follow(followed, seat, adviser, until)
    assert followed == line(adviser_for(bot.rules, "general"))
    assert followed != line(adviser)


def test_in_looks_at_an_option_the_others_are_taken_for_generals() -> None:
    """Who chooses a status looks until all others have moved, as generals do."""
    game, decision, bot = a_choice(Marshal)
    seat, adviser = decision.seat, bot.adviser
    ahead = bot.ahead(adviser)
    two = ahead.candidates(game.state, decision, 2)
    ahead.compare(two, seat, game.state.copy, Budget(time.perf_counter(), 60.0, 60.0, 1, 1))
    mark = adviser.mark(game.state)

    def worth(move: Move, others: AnyAdviser) -> float:
        s = game.state.copy()
        game.rules.apply(s, seat, move)
        return adviser.value(a_line(s, seat, adviser, others, lambda s: adviser.mark(s) == mark), seat)

    generals = adviser_for(bot.rules, "general")
    assert [candidate.found for candidate in two] == [[worth(candidate.move, generals)] for candidate in two]
    assert any(worth(candidate.move, adviser) != candidate.found[0] for candidate in two)


def test_styles_that_do_the_same_are_one_plan() -> None:
    """No guess is spent on telling them apart."""
    played, decision, bot = a_movement("maria", variant="introductory", players=3)
    ahead = bot.ahead(bot.adviser)
    budget = Budget(time.perf_counter(), SECONDS, ENOUGH, LEAST, MOST)
    styles = [*bot.adviser.styles(decision.seat, 2), *bot.adviser.styles(decision.seat, 2)]
    assert len(ahead.plans(played.state, decision.seat, styles, budget)) <= 2


def test_who_has_no_time_compares_no_plans(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where a line would take longer than there is time, the plan at first sight is carried out."""
    played, decision, bot = a_movement("ancien_regime", scenario=1740, players=4)
    clock = clock_of(monkeypatch, bot.seconds / 8)  # between two looks at it: seven times as long is too long
    view = played.view(decision.seat)
    assert bot.choose(view, decision) == first_sight(bot.adviser, bot.guess(view), decision)
    assert clock.read < 8


@pytest.mark.parametrize(
    ("found", "over"),
    [
        ([[0.9, 0.8] * 4, [0.1, 0.2] * 4], True),
        ([[0.9, 0.8] * 3, [0.1, 0.2] * 3], False),  # too few guesses
        ([[0.9, 0.1] * 4, [0.1, 0.8] * 4], False),  # luck may decide
        ([[0.9, 0.8] * 4, [0.1, 0.2] * 4, [0.1, 0.2] * 4], False),  # there are others
    ],
)
def test_no_more_guesses_where_the_better_one_is_clear(found: list[list[float]], over: bool) -> None:
    """Two are left, and one leads by more than chance explains."""
    _, decision, _ = a_movement("maria", variant="introductory", players=3)
    left = [Candidate(decision.options[0], 0.0, 0.0) for _ in found]
    for candidate, values in zip(left, found, strict=True):
        candidate.found = values
    assert is_clear(left) is over
