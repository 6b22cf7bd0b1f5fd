"""Better weights for an adviser, found by play: `python -m bench.tune GAME MINUTES [--from FILE] [OPTION=VALUE ...]`.

An evolution strategy. Power by power all weights are changed a little at random, and by the opposite; both play the
same game, half of the time against everybody's weights, half against what the other powers have learned so far. The
next weights go where the better ones of all these pairs were. A game counts by who won, and a little by how near the
player came to it, for that says more than victory and defeat.

In Maria each power learns for itself; the result are columns for `bots/maria/data/training.csv`. In Ancien Régime all
learn the same; the result are numbers for `bots/ancien_regime/data/weights.toml`. It is printed in the end, and can be
gone on from. Here the adviser sees whole positions: it is told what a player would guess. That is quick.
"""

from __future__ import annotations

import csv
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, replace
from functools import cache, partial
from os import cpu_count
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kabinett.ancien_regime.board import POWER_IDS
from kabinett.ancien_regime.state import State as Europe
from kabinett.bots.adviser import AnyAdviser
from kabinett.bots.ancien_regime.adviser import AncienRegimeAdviser
from kabinett.bots.ancien_regime.weights import load_weights as europe_weights
from kabinett.bots.lookahead import won_share
from kabinett.bots.maria.adviser import MariaAdviser
from kabinett.bots.maria.aims import needed
from kabinett.bots.maria.value import contenders
from kabinett.bots.maria.weights import load_weights, nested, weights_of
from kabinett.core.ruleset import AnyRuleset
from kabinett.core.state import State as AnyState
from kabinett.games import game_info, make_rules
from kabinett.maria.powers import AUSTRIA
from kabinett.maria.rules import Maria as MariaRules
from kabinett.maria.state import State

Array = NDArray[np.float64]  # of the logarithms of weights, in the order of their names
Options = tuple[tuple[str, str], ...]
Order = tuple[Mapping[str, Array], str, int]  # the weights of all powers; whose result is wanted; the seed

PAIRS = 100  # of games for each step of a power
CHANGE = 0.35  # of a weight's logarithm, as a standard deviation
TRAINED = 0.5  # share of the games against what others have learned
MEMORY = 0.75  # what a step keeps of those before
RATE, LONGEST = 0.8, 0.35  # of a step
NEAR = 0.05  # what a fortress, or two points of Influence, count against victory
FAR = 10  # fortresses beyond which one is far from victory anyhow
RIVALS = 0.3  # what those of the others count


class Subject(ABC):
    """A game whose adviser learns."""

    names: Sequence[str]
    common: Array

    @abstractmethod
    def groups(self, rules: AnyRuleset) -> Sequence[Sequence[str]]:
        """The powers, those together that learn the same."""

    @abstractmethod
    def advisers(self, rules: AnyRuleset, weights: Mapping[str, Array]) -> Mapping[str, AnyAdviser]:
        """The advisers of all seats, by the weights of the powers."""

    @abstractmethod
    def seat(self, s: AnyState, power: str) -> str:
        """Who plays a power."""

    @abstractmethod
    def nearness(self, s: AnyState, seat: str) -> float:
        """How near a seat has come to victory, compared with the others."""

    def values(self, weights: Array) -> dict[str, float]:
        """The weights by name."""
        return dict(zip(self.names, np.exp(weights).tolist(), strict=True))


class Maria(Subject):
    """Each power learns for itself."""

    def __init__(self) -> None:
        sections = asdict(load_weights())
        plain = {f"{section}.{name}": value for section, inner in sections.items() for name, value in inner.items()}
        self.names, self.common = list(plain), np.log(list(plain.values()))

    def groups(self, rules: AnyRuleset) -> Sequence[Sequence[str]]:
        """Every one that can win."""
        assert isinstance(rules, MariaRules)
        return [(rules.setting.board.powers[power].id,) for power in contenders(rules.setting)]

    def advisers(self, rules: AnyRuleset, weights: Mapping[str, Array]) -> Mapping[str, AnyAdviser]:
        """One for all."""
        own = {power: weights_of("tuning", nested(self.values(known).items())) for power, known in weights.items()}
        return dict.fromkeys(rules.seats, MariaAdviser(rules, own))

    def seat(self, s: AnyState, power: str) -> str:
        """M2.1, M24.1: as the powers are divided among the players."""
        assert isinstance(s, State)
        return s.player(s.setting.board.power_index[power])

    def nearness(self, s: AnyState, seat: str) -> float:
        """By fortresses."""
        assert isinstance(s, State)
        total = 0.0
        for power in contenders(s.setting):
            if power != AUSTRIA or s.setting.advanced:
                need = max(-1, min(FAR, needed(s, power)))
                total += -need if s.player(power) == seat else RIVALS * need
        return NEAR * total


class AncienRegime(Subject):
    """All powers learn together."""

    def __init__(self) -> None:
        # What values positions (one weight is less than 0) is no part of play by first sight.
        plain = {name: value for name, value in asdict(europe_weights()).items() if not name.startswith("v_")}
        self.names, self.common = list(plain), np.log(list(plain.values()))

    def groups(self, rules: AnyRuleset) -> Sequence[Sequence[str]]:
        """All of them."""
        return [rules.seats]

    def advisers(self, rules: AnyRuleset, weights: Mapping[str, Array]) -> Mapping[str, AnyAdviser]:
        """One for each."""
        return {
            seat: AncienRegimeAdviser(rules, replace(europe_weights(), **self.values(known)))
            for seat, known in weights.items()
        }

    def seat(self, s: AnyState, power: str) -> str:
        """Seats are named after their powers."""
        return power

    def nearness(self, s: AnyState, seat: str) -> float:
        """By Influence."""
        assert isinstance(s, Europe)
        me = POWER_IDS.index(seat)
        best = max(points for power, points in enumerate(s.influence) if power != me)
        return NEAR / 2 * (s.influence[me] - best)


SUBJECTS: Mapping[str, type[Subject]] = {"maria": Maria, "ancien_regime": AncienRegime}


@cache
def _table(game: str, options: Options) -> tuple[Subject, AnyRuleset]:
    return SUBJECTS[game](), make_rules(game, **{**game_info(game).simulated, **dict(options)})


def play(game: str, options: Options, order: Order) -> tuple[float, float]:
    """A game in which each power has its weights: what the player of one won, and the same with how near he came."""
    known, power, seed = order
    subject, rules = _table(game, options)
    advisers = subject.advisers(rules, known)
    s = rules.new(seed)
    while s.asked:
        decision = s.asked[0]
        weights = advisers[decision.seat].weigh(s, decision)
        rules.apply(s, decision.seat, decision.options[max(range(len(weights)), key=weights.__getitem__)])
    seat = subject.seat(s, power)
    won = won_share(s, seat, rules.seats)
    return won, won + subject.nearness(s, seat)


class Learner:
    """Powers that learn the same, and what they know so far."""

    def __init__(self, powers: Sequence[str], weights: Array) -> None:
        self.powers = powers
        self.weights = weights
        self.direction = np.zeros_like(weights)
        self.steps = 0

    def step(self, changes: Array, gains: Array) -> None:
        """Go where the changes did better than their opposites."""
        self.steps += 1
        slope = (gains[:, None] * changes).mean(axis=0) / CHANGE
        self.direction = MEMORY * self.direction + (1 - MEMORY) * slope
        step = RATE * self.direction / (1 - MEMORY**self.steps)
        self.weights = self.weights + step * min(1.0, LONGEST / float(np.linalg.norm(step)))


class School:
    """A table whose powers learn, with all cores."""

    def __init__(self, game: str, options: Options, pool: ProcessPoolExecutor) -> None:
        self.game, self.options, self.pool = game, options, pool
        self.subject, rules = _table(game, options)
        self.learners = [Learner(powers, self.subject.common) for powers in self.subject.groups(rules)]
        self.dice = np.random.default_rng()

    def lesson(self, learner: Learner) -> float:
        """Some pairs of games of a learner, and a step; the share that was won in them."""
        changes = self.dice.standard_normal((PAIRS, len(learner.weights)))
        known = {power: other.weights for other in self.learners for power in other.powers}
        common = dict.fromkeys(known, self.subject.common)
        games: list[Order] = []
        for number, change in enumerate(CHANGE * changes):
            power, seed = learner.powers[number % len(learner.powers)], int(self.dice.integers(2**31))
            others = known if self.dice.random() < TRAINED else common
            games += [({**others, power: learner.weights + sign * change}, power, seed) for sign in (1, -1)]
        results = np.array(list(self.pool.map(partial(play, self.game, self.options), games, chunksize=8)))
        learner.step(changes, (results[0::2, 1] - results[1::2, 1]) / 2)
        return float(results[:, 0].mean())

    def column(self, learner: Learner) -> str:
        """What the weights of a learner are called."""
        return " ".join([*(value for _, value in self.options), "/".join(learner.powers)])

    def report(self) -> None:
        """What was learned, a row for each weight."""
        out = csv.writer(sys.stdout, lineterminator="\n")
        out.writerow(["weight", *map(self.column, self.learners)])
        learned = [self.subject.values(learner.weights) for learner in self.learners]
        out.writerows([name, *(f"{values[name]:.4g}" for values in learned)] for name in self.subject.names)

    def recall(self, rows: Iterable[Mapping[str, str]]) -> None:
        """Go on from what an earlier report says."""
        known = {row["weight"]: row for row in rows}
        for learner in self.learners:
            column = self.column(learner)
            learner.weights = np.log([float(known[name][column]) for name in self.subject.names])


def main() -> None:
    """Learn for so many minutes, and print what was learned."""
    if len(sys.argv) < 3:
        sys.exit(__doc__)
    game, minutes, *more = sys.argv[1:]
    start = Path(more[1]) if more[:1] == ["--from"] else None
    given = tuple((name, value) for name, _, value in (option.partition("=") for option in more[2 if start else 0 :]))
    until = time.monotonic() + 60 * float(minutes)
    with ProcessPoolExecutor(cpu_count()) as pool:
        school = School(game, given, pool)
        if start:
            school.recall(csv.DictReader(start.read_text("utf-8").splitlines()))
        while time.monotonic() < until:
            for learner in school.learners:
                print(f"{'/'.join(learner.powers)} won {school.lesson(learner):.2f}", file=sys.stderr, flush=True)
    school.report()


if __name__ == "__main__":
    main()
