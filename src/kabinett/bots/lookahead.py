"""Looking ahead: what becomes of an option if all go on as the adviser would."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from operator import attrgetter
from random import Random

from kabinett.bots.adviser import AnyAdviser
from kabinett.core.moves import Decision, Move
from kabinett.core.state import State

MOST_MOVES = 400  # of one line: none that ends where it should is as long


class Budget:
    """How much may be looked at: so many guesses of what is hidden, at least some of them, and so much time."""

    def __init__(self, seconds: float, enough: float, least: int, most: int) -> None:
        now = time.perf_counter()
        self.until = now + seconds
        self.enough = now + enough  # when `least` guesses will do
        self.least = least
        self.most = most

    @property
    def over(self) -> bool:
        """Whether no new line should be begun."""
        return time.perf_counter() >= self.until

    def goes_on(self, guesses: int) -> bool:
        """Whether another guess is to be looked at after so many."""
        if guesses >= self.most or self.over:
            return guesses == 0
        return guesses < self.least or time.perf_counter() < self.enough


class Candidate:
    """An option that is looked at, and what came of it in the lines that were played."""

    def __init__(self, move: Move, weight: float, prior: float) -> None:
        self.move = move
        self.weight = weight
        self.prior = prior
        self.total = 0.0
        self.lines = 0

    @property
    def mean(self) -> float:
        """How good it has turned out on the average."""
        return self.total / self.lines if self.lines else 0.0

    @property
    def merit(self) -> float:
        """How good it is by what was seen, and a little by first sight, which decides between equals."""
        return self.mean + self.prior * self.weight


class Lookahead:
    """Plays lines ahead from guessed states."""

    def __init__(self, adviser: AnyAdviser, random: Random) -> None:
        self.adviser = adviser
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
        next_cut = 4
        number = 0
        while len(left) > 1 and budget.goes_on(number):
            number += 1
            tried = self._try_all(left, seat, sample(), budget)
            if len(tried) == len(left) or number == 1:
                for candidate, value in tried.items():
                    candidate.total += value
                    candidate.lines += 1
            if len(tried) < len(left):  # a guess in which only some were tried tells nothing of the others
                return _best(left if number > 1 else tuple(tried))
            if number == next_cut:
                left = sorted(left, key=attrgetter("merit"), reverse=True)[: max(2, (len(left) + 1) // 2)]
                next_cut *= 2
        return _best(left)

    def _try_all(
        self, candidates: Sequence[Candidate], seat: str, start: State, budget: Budget
    ) -> dict[Candidate, float]:
        """What comes of each candidate in one guess, as far as the budget goes."""
        tried: dict[Candidate, float] = {}
        for candidate in candidates:
            if tried and budget.over:
                break
            tried[candidate] = self.line(start.copy(), seat, candidate.move)
        return tried

    def line(self, s: State, seat: str, move: Move) -> float:
        """What the position is worth to the seat after this move and what follows."""
        mark = self.adviser.mark(s)
        self.rules.apply(s, seat, move)
        for _ in range(MOST_MOVES):
            if s.outcome is not None or self.adviser.mark(s) != mark:
                break
            decision = s.asked[0]
            self.rules.apply(s, decision.seat, self._reply(s, decision))
        if s.outcome is not None:
            return won_share(s, seat, self.rules.seats)
        return self.adviser.value(s, seat)

    def _reply(self, s: State, decision: Decision) -> Move:
        options = decision.options
        if len(options) == 1:
            return options[0]
        weights = self.adviser.weigh(s, decision)
        return options[max(range(len(options)), key=weights.__getitem__)]


def won_share(s: State, seat: str, seats: Sequence[str]) -> float:
    """What a finished game is worth to a seat: 1 divided among the winners, in a draw among all who have played."""
    assert s.outcome is not None
    winners = s.outcome.winners or tuple(seats)
    return 1 / len(winners) if seat in winners else 0.0


def _best(candidates: Sequence[Candidate]) -> Candidate:
    return max(candidates, key=attrgetter("merit"))
