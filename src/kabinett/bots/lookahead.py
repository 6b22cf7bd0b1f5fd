"""Looking ahead: what becomes of an option if all go on as the adviser would."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random

from kabinett.bots.adviser import AnyAdviser
from kabinett.core.moves import Decision, Move
from kabinett.core.state import State

MOST_MOVES = 400  # of one line: none that ends where it should is as long
PRIOR = 1e-3  # what the first sight counts beside what was seen ahead: it decides between equals


class Candidate:
    """An option that is looked at, and what came of it in the lines that were played."""

    def __init__(self, move: Move, weight: float) -> None:
        self.move = move
        self.weight = weight
        self.total = 0.0
        self.lines = 0

    @property
    def mean(self) -> float:
        """How good it has turned out on the average."""
        return self.total / self.lines if self.lines else 0.0


class Lookahead:
    """Plays lines ahead from guessed states. With `noise` they stray from the adviser's first choice."""

    def __init__(self, adviser: AnyAdviser, random: Random, far: bool, noise: float = 0.0) -> None:
        self.adviser = adviser
        self.rules = adviser.rules
        self.random = random
        self.far = far
        self.noise = noise

    def candidates(self, s: State, decision: Decision, most: int) -> list[Candidate]:
        """The options that look best at first sight."""
        weights = self.adviser.weigh(s, decision)
        found = [Candidate(move, weight) for move, weight in zip(decision.options, weights, strict=True)]
        self.random.shuffle(found)
        found.sort(key=lambda candidate: -candidate.weight)
        return found[:most]

    def compare(
        self,
        candidates: Sequence[Candidate],
        seat: str,
        sample: Callable[[], State],
        samples: int,
        until: float,
    ) -> Candidate:
        """The best candidate after so many samples, or when the time is over. The weaker half drops out in rounds.

        All candidates are tried in the same guess of what is hidden, so that luck is the same for all.
        """
        left = list(candidates)
        next_cut = 4
        for number in range(1, samples + 1):
            start = sample()
            for candidate in left:
                candidate.total += self.line(start.copy(), seat, candidate.move)
                candidate.lines += 1
                if time.perf_counter() >= until:
                    return _best(left)
            if number == next_cut and number < samples:
                left = sorted(left, key=_merit, reverse=True)[: max(2, (len(left) + 1) // 2)]
                next_cut *= 2
        return _best(left)

    def line(self, s: State, seat: str, move: Move) -> float:
        """What the position is worth to the seat after this move and what follows."""
        mark = self.adviser.mark(s, self.far)
        self.rules.apply(s, seat, move)
        for _ in range(MOST_MOVES):
            if s.outcome is not None or self.adviser.mark(s, self.far) != mark:
                break
            decision = s.asked[0]
            self.rules.apply(s, decision.seat, self._reply(s, decision))
        if s.outcome is not None:
            return won_share(s, seat)
        return self.adviser.value(s, seat)

    def _reply(self, s: State, decision: Decision) -> Move:
        options = decision.options
        if len(options) == 1:
            return options[0]
        if self.noise and self.random.random() < self.noise:
            return self.random.choice(options)
        weights = self.adviser.weigh(s, decision)
        return options[max(range(len(options)), key=weights.__getitem__)]


def won_share(s: State, seat: str) -> float:
    """What a finished game is worth to a seat: 1 divided among the winners; a draw is worth nothing to anybody."""
    assert s.outcome is not None
    winners = s.outcome.winners
    return 1 / len(winners) if seat in winners else 0.0


def _merit(candidate: Candidate) -> float:
    return candidate.mean + PRIOR * candidate.weight


def _best(candidates: Sequence[Candidate]) -> Candidate:
    """The best of those that were tried as often as any: one more line of some tells nothing of the others."""
    lines = max(candidate.lines for candidate in candidates)
    return max((candidate for candidate in candidates if candidate.lines >= lines - 1 and candidate.lines), key=_merit)
