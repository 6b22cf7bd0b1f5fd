"""Better weights for each power, found by play.

`python -m bench.tune LEVEL GAME MINUTES [--from FILE] [--only POWER,POWER] [OPTION=VALUE ...]`

An evolution strategy. Power by power all weights are changed a little at random, and by the opposite; both play the
same game, half of the time against the level below, half against what the other powers have learned so far. The next
weights go where the better ones of all these pairs were. A game counts by who won, and a little by how near the player
came to it, for that says more than victory and defeat. Generals begin with the weights of cadets, and marshals with
those of generals, if a file of earlier lessons does not say otherwise.

What was learned is printed in the end: columns for `bots/GAME/data/training.csv`. Here the adviser sees whole
positions: it is told what a player would guess. That is quick.
"""

from __future__ import annotations

import argparse
import csv
import sys
import time
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache, partial
from os import cpu_count
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from kabinett.ancien_regime.board import POWER_IDS
from kabinett.ancien_regime.rules import AncienRegime as AncienRegimeRules
from kabinett.ancien_regime.state import State as Europe
from kabinett.bots.adviser import AnyAdviser
from kabinett.bots.ancien_regime.adviser import AncienRegimeAdviser
from kabinett.bots.ancien_regime.weights import TRAINED
from kabinett.bots.ancien_regime.weights import load_weights as europe_weights
from kabinett.bots.ancien_regime.weights import trained_weights as europe_trained
from kabinett.bots.lookahead import won_share
from kabinett.bots.maria.adviser import MariaAdviser
from kabinett.bots.maria.aims import needed
from kabinett.bots.maria.value import contenders
from kabinett.bots.maria.weights import flat, load_weights, nested, trained_weights, weights_of
from kabinett.bots.training import LEARNED
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
TRAINED_SHARE = 0.5  # of the games against what others have learned
MEMORY = 0.75  # what a step keeps of those before
RATE, LONGEST = 0.8, 0.35  # of a step
NEAR = 0.05  # what a fortress, or two points of Influence, count against victory
FAR = 10  # fortresses beyond which one is far from victory anyhow
RIVALS = 0.3  # what those of the others count


class Subject(ABC):
    """A game whose adviser learns."""

    names: Sequence[str]

    @abstractmethod
    def powers(self, rules: AnyRuleset) -> Sequence[str]:
        """Who learns."""

    @abstractmethod
    def taught(self, rules: AnyRuleset, level: str | None) -> Mapping[str, Array]:
        """The weights that a level has for the powers; everybody's are those of no level."""

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
    """France, Prussia, Austria, and in the advanced game the Pragmatic Army."""

    def __init__(self) -> None:
        self.names = list(flat(load_weights()))

    def powers(self, rules: AnyRuleset) -> Sequence[str]:
        """Every one that can win."""
        assert isinstance(rules, MariaRules)
        return [rules.setting.board.powers[power].id for power in contenders(rules.setting)]

    def taught(self, rules: AnyRuleset, level: str | None) -> Mapping[str, Array]:
        """By the files of the bots."""
        assert isinstance(rules, MariaRules)
        known = trained_weights(level, rules.setting.variant.id, rules.setting.players) if level else {}
        return {power: np.log(list(flat(known.get(power, load_weights())).values())) for power in self.powers(rules)}

    def advisers(self, rules: AnyRuleset, weights: Mapping[str, Array]) -> Mapping[str, AnyAdviser]:
        """One for all."""
        own = {power: weights_of("tuning", nested(self.values(known))) for power, known in weights.items()}
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
    """All that are no Minors."""

    names = TRAINED

    def powers(self, rules: AnyRuleset) -> Sequence[str]:
        """Each has a seat."""
        return rules.seats

    def taught(self, rules: AnyRuleset, level: str | None) -> Mapping[str, Array]:
        """By the files of the bots."""
        assert isinstance(rules, AncienRegimeRules)
        known = europe_trained(level, rules.setting.scenario, rules.setting.players) if level else {}
        return {
            power: np.log([getattr(known.get(power, europe_weights()), name) for name in self.names])
            for power in rules.seats
        }

    def advisers(self, rules: AnyRuleset, weights: Mapping[str, Array]) -> Mapping[str, AnyAdviser]:
        """One for all."""
        own = {power: replace(europe_weights(), **self.values(known)) for power, known in weights.items()}
        return dict.fromkeys(rules.seats, AncienRegimeAdviser(rules, own))

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
    """A power, and what it knows so far."""

    def __init__(self, power: str, weights: Array) -> None:
        self.power = power
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

    def __init__(self, level: str, game: str, options: Options, pool: ProcessPoolExecutor) -> None:
        self.level, self.game, self.options, self.pool = level, game, options, pool
        self.subject, rules = _table(game, options)
        below = LEARNED[LEARNED.index(level) + 1 :]
        self.below = self.subject.taught(rules, below[0] if below else None)
        self.learners = {power: Learner(power, weights) for power, weights in self.below.items()}
        self.seats = {power: self.subject.seat(rules.new(0), power) for power in self.learners}
        self.dice = np.random.default_rng()

    def lesson(self, learner: Learner) -> float:
        """Some pairs of games of a learner, and a step; the share that was won in them."""
        changes = self.dice.standard_normal((PAIRS, len(learner.weights)))
        games: list[Order] = []
        for change in CHANGE * changes:
            others, seed = self.others(learner), int(self.dice.integers(2**31))
            games += [
                ({**others, learner.power: learner.weights + sign * change}, learner.power, seed) for sign in (1, -1)
            ]
        results = np.array(list(self.pool.map(partial(play, self.game, self.options), games, chunksize=8)))
        learner.step(changes, (results[0::2, 1] - results[1::2, 1]) / 2)
        return float(results[:, 0].mean())

    def others(self, learner: Learner) -> dict[str, Array]:
        """With what weights all play in a game of the learner: those of its own player with what they have learned."""
        here = self.dice.random() < TRAINED_SHARE
        return {
            power: other.weights if here or self.seats[power] == self.seats[learner.power] else self.below[power]
            for power, other in self.learners.items()
        }

    def column(self, power: str) -> str:
        """What the weights of a power are called."""
        return " ".join([self.level, *(value for _, value in self.options), power])

    def report(self) -> None:
        """What was learned, a row for each weight."""
        out = csv.writer(sys.stdout, lineterminator="\n")
        out.writerow(["weight", *map(self.column, self.learners)])
        known = [self.subject.values(learner.weights) for learner in self.learners.values()]
        out.writerows([name, *(f"{values[name]:.4g}" for values in known)] for name in self.subject.names)

    def recall(self, rows: Iterable[Mapping[str, str]]) -> None:
        """Go on from what an earlier report says."""
        known = {row["weight"]: row for row in rows}
        for power, learner in self.learners.items():
            learner.weights = np.log([float(known[name][self.column(power)]) for name in self.subject.names])


def main() -> None:
    """Learn for some minutes, and print what was learned."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("level", choices=LEARNED)
    parser.add_argument("game", choices=sorted(SUBJECTS))
    parser.add_argument("minutes", type=float)
    parser.add_argument("--from", dest="start", type=Path, help="what an earlier lesson has printed, to go on from it")
    parser.add_argument("--only", help="the powers that learn, the others keep what they know")
    parser.add_argument("options", nargs="*", metavar="OPTION=VALUE", help="of the table, as its columns name it")
    args = parser.parse_intermixed_args()
    options = tuple((name, value) for name, _, value in (option.partition("=") for option in args.options))
    until = time.monotonic() + 60 * args.minutes
    with ProcessPoolExecutor(cpu_count()) as pool:
        school = School(args.level, args.game, options, pool)
        if args.start:
            school.recall(csv.DictReader(args.start.read_text("utf-8").splitlines()))
        chosen = args.only.split(",") if args.only else list(school.learners)
        if unknown := sorted(set(chosen) - set(school.learners)):
            parser.error(f"no power of this table: {', '.join(unknown)} (powers: {', '.join(school.learners)})")
        pupils = [school.learners[power] for power in chosen]
        while time.monotonic() < until:
            for learner in pupils:
                print(f"{learner.power} won {school.lesson(learner):.2f}", file=sys.stderr, flush=True)
    school.report()


if __name__ == "__main__":
    main()
