"""Looking ahead: what becomes of an option, or of a plan, if all go on as the adviser would."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from operator import attrgetter
from random import Random
from typing import NamedTuple

from kabinett.bots.adviser import AnyAdviser
from kabinett.core.moves import Decision, Move
from kabinett.core.state import State

MOST_MOVES = 400  # of one line that looks at an option: none that ends where it should is as long
FIRST_CUT = 4  # guesses after which the weaker half of the candidates drops out; the next time after twice as many
SURE = 2.5  # standard errors by which the better of two must lead, so that no more guesses are needed


class Budget:
    """How much may be looked at: so many guesses of what is hidden, at least some of them, and so much time."""

    def __init__(self, began: float, seconds: float, enough: float, least: int, most: int) -> None:
        self.until = began + seconds
        self.enough = began + enough  # when `least` guesses will do
        self.least = least
        self.most = most
        self.line = 0.0  # how long a line may take, as far as is known

    @property
    def over(self) -> bool:
        """Whether no new line should be begun."""
        return not self.suffices(1, time.perf_counter())

    def suffices(self, lines: int, now: float) -> bool:
        """Whether there is time for so many lines from now on."""
        return now + lines * self.line < self.until

    def goes_on(self, guesses: int) -> bool:
        """Whether another guess is to be looked at after so many."""
        if guesses >= self.most or self.over:
            return guesses == 0
        return guesses < self.least or time.perf_counter() < self.enough


class Effort(NamedTuple):
    """How much a bot looks at: so many options, and guesses of what is hidden. `enough` is the share of its time after
    which the least number of guesses will do, `reserve` the share after which no new line is begun."""

    candidates: int
    least: int
    most: int
    enough: float
    reserve: float

    def budget(self, seconds: float, began: float) -> Budget:
        """What may be looked at by a bot that has so many seconds since it began."""
        return Budget(began, self.reserve * seconds, self.enough * seconds, self.least, self.most)


class Candidate:
    """An option that is looked at, and what came of it in the lines that were played. If it has a style, a whole plan
    is looked at that begins with it: the seat goes on in this style."""

    def __init__(self, move: Move, weight: float, prior: float, style: AnyAdviser | None = None) -> None:
        self.move = move
        self.weight = weight
        self.prior = prior
        self.style = style
        self.found: list[float] = []  # by guess

    @property
    def mean(self) -> float:
        """How good it has turned out on the average."""
        return sum(self.found) / len(self.found) if self.found else 0.0

    @property
    def merit(self) -> float:
        """How good it is by what was seen, and a little by first sight, which decides between equals."""
        return self.mean + self.prior * self.weight


class Lookahead:
    """Plays lines ahead from guessed states: its own seat by one adviser, all others by another."""

    def __init__(self, adviser: AnyAdviser, others: AnyAdviser, random: Random) -> None:
        self.adviser = adviser
        self.others = others
        self.rules = adviser.rules
        self.random = random

    def candidates(self, s: State, decision: Decision, most: int) -> list[Candidate]:
        """The options that look best at first sight."""
        weights = self.adviser.weigh(s, decision)
        found = [
            Candidate(move, weight, self.adviser.prior) for move, weight in zip(decision.options, weights, strict=True)
        ]
        self.random.shuffle(found)
        found.sort(key=lambda candidate: -candidate.weight)
        return found[:most]

    def compare(
        self, candidates: Sequence[Candidate], seat: str, sample: Callable[[], State], budget: Budget
    ) -> Candidate:
        """The best candidate when the budget is spent. The weaker half drops out in rounds.

        All candidates are tried in the same guess of what is hidden, so that luck is the same for all.
        """
        left = list(candidates)
        next_cut = FIRST_CUT
        number = 0
        while len(left) > 1 and budget.goes_on(number) and not is_clear(left):
            number += 1
            tried = self._try_all(left, seat, sample, budget)
            if len(tried) == len(left) or number == 1:
                for candidate, value in tried.items():
                    candidate.found.append(value)
            if len(tried) < len(left):  # a guess in which only some were tried tells nothing of the others
                return _best(left if number > 1 else tuple(tried))
            if number == next_cut:
                left = sorted(left, key=attrgetter("merit"), reverse=True)[: max(2, (len(left) + 1) // 2)]
                next_cut *= 2
        return _best(left)

    def _try_all(
        self, candidates: Sequence[Candidate], seat: str, sample: Callable[[], State], budget: Budget
    ) -> dict[Candidate, float]:
        """What comes of each candidate in one guess, as far as the budget goes; to guess takes time, too."""
        tried: dict[Candidate, float] = {}
        now = time.perf_counter()
        start = sample()
        for candidate in candidates:
            if tried and not budget.suffices(1, now):
                break
            s = start.copy()
            if candidate.style is None:
                self._go_on(s, seat, candidate.move)
            else:
                self.follow(s, seat, candidate.style, self.adviser.clock(s) + self.adviser.plan_ahead)
            tried[candidate] = self._worth(s, seat)
            began, now = now, time.perf_counter()
            budget.line = max(budget.line, now - began)
        return tried

    def _go_on(self, s: State, seat: str, move: Move) -> None:
        """Make a move, and play until what it belongs to is over."""
        mark = self.adviser.mark(s)
        self.rules.apply(s, seat, move)
        for _ in range(MOST_MOVES):
            if s.outcome is not None or self.adviser.mark(s) != mark:
                break
            decision = s.asked[0]
            adviser = self.adviser if decision.seat == seat else self.others
            self.rules.apply(s, decision.seat, first_sight(adviser, s, decision))

    def follow(self, s: State, seat: str, style: AnyAdviser, until: int) -> tuple[Move, ...]:
        """Play on until the clock says so: what the seat plans now it carries out in a style, all else it does as ever.
        The moves that it made in this style."""
        adviser = self.adviser
        plan = next(adviser.plan(s, decision) for decision in s.asked if decision.seat == seat)
        moves: list[Move] = []
        while s.outcome is None and adviser.clock(s) < until:
            decision = s.asked[0]
            own = decision.seat == seat
            planned = own and adviser.plan(s, decision) == plan
            move = first_sight(style if planned else adviser if own else self.others, s, decision)
            self.rules.apply(s, decision.seat, move)
            if planned:
                moves.append(move)
        return tuple(moves)

    def _worth(self, s: State, seat: str) -> float:
        if s.outcome is not None:
            return won_share(s, seat, self.rules.seats)
        return self.adviser.value(s, seat)

    def plans(self, s: State, seat: str, styles: Iterable[AnyAdviser], budget: Budget) -> list[Candidate]:
        """The plans of different styles for what the seat does now, no more of them than there is time to compare;
        styles that do the same are one. With the first it is found out how long a line takes."""
        now = self.adviser.clock(s)
        found: dict[tuple[Move, ...], Candidate] = {}
        for style in styles:
            began = time.perf_counter()
            if found and not budget.suffices(FIRST_CUT * len(found), began):
                break
            moves = self.follow(s.copy(), seat, style, now + 1)
            if not found:
                budget.line = self._line(s, seat, style, began, budget)
            if moves not in found:
                found[moves] = Candidate(moves[0], 0.0, 0.0, style)
        return list(found.values())

    def _line(self, s: State, seat: str, style: AnyAdviser, began: float, budget: Budget) -> float:
        """How long a line of a plan takes, whose own moves were begun then: rather too long if there is no time for a
        whole one, else as long as one has taken."""
        ahead, now = self.adviser.plan_ahead, time.perf_counter()
        if now + (longest := ahead * (now - began)) >= budget.until:
            return longest
        self.follow(s.copy(), seat, style, self.adviser.clock(s) + ahead)
        return time.perf_counter() - now


def first_sight(adviser: AnyAdviser, s: State, decision: Decision) -> Move:
    """What an adviser puts first."""
    options = decision.options
    if len(options) == 1:
        return options[0]
    weights = adviser.weigh(s, decision)
    return options[max(range(len(options)), key=weights.__getitem__)]


def won_share(s: State, seat: str, seats: Sequence[str]) -> float:
    """What a finished game is worth to a seat: 1 divided among the winners, in a draw among all who have played."""
    assert s.outcome is not None
    winners = s.outcome.winners or tuple(seats)
    return 1 / len(winners) if seat in winners else 0.0


def _best(candidates: Sequence[Candidate]) -> Candidate:
    return max(candidates, key=attrgetter("merit"))


def is_clear(left: Sequence[Candidate]) -> bool:
    """Whether one of the last two candidates is so much better that chance cannot explain it."""
    a, b = left[0], left[1]
    number = len(a.found)
    if len(left) > 2 or number < 2 * FIRST_CUT:
        return False
    leads = [x - y for x, y in zip(a.found, b.found, strict=True)]
    mean = sum(leads) / number
    error = sqrt(sum([(lead - mean) ** 2 for lead in leads]) / (number - 1) / number)
    return abs(a.merit - b.merit) > SURE * error
