"""Learn to play the cards of a battle of Maria, against the bot `cadet`.

    python examples/learn_battle.py [--deals N] [--games N] [--seed N] [--price X]

The sub-game is one battle by the real rules (M11.1), begun at a position: an Austrian general attacks a Prussian one,
each with 1 to 8 troops and 3 to 9 cards, in sectors of any suit. It ends when the battle does. What counts is what a
cadet wants of a battle too, in troops: troops lost, cities of retreat, a general removed, the victory. It is the last
battle of the war, so cards that are left are worth nothing; with `--price 1` they are worth what they are to a cadet.
Each deal is played twice, with sides changed, so that neither hands nor places favour anybody.

The learner is a bot like all others: it is shown its seat's view and its decision, and nothing else. A small network
says what a card to be played is worth, by how much one leads then, what is left in both hands and what is at stake; it
is fitted to what came of such cards when they were played to the end (Monte Carlo policy iteration).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count, takewhile
from math import sqrt
from random import Random
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from kabinett import Decision, Game, Move, View
from kabinett.bots import LEVELS, Bot
from kabinett.core.ruleset import AnyRuleset
from kabinett.core.yamltree import parse_yaml
from kabinett.games import make_rules, position_game

AUSTRIA, PRUSSIA = "maria_theresa", "frederick"
POWERS = {AUSTRIA: "austria", PRUSSIA: "prussia"}
# What a battle is worth, in troops: about as a cadet of Maria has it.
RETREAT, GENERAL, VICTORY, POINT, RESERVE = 0.25, 1.5, 0.8, 0.13, 1.6
RESERVE_POINTS = 8
QUIET = 3  # cities from the next fortress, so that nothing else hangs on the battle
LEADS, MOST_CARDS, MOST_TROOPS = 12, 9, 8  # above that, leads are not told apart; the others are bounds of the deals
FEATURES = 10 + (2 * LEADS + 1) + (MOST_CARDS + 1) + 2 * MOST_TROOPS
HIDDEN, BATCH, EPOCHS, PARTS = 64, 64, 2, 8
RATE, LAST_RATE = 1e-3, 2e-4
CURIOUS = 0.2  # how often something else than the best is done while learning
EMPHASIS = 3  # what differences between the options of a decision count against what is common to them
TRIED = 4  # options of a decision that are played to the end
Floats = NDArray[np.float64]


def points(card: str) -> int:
    """What a card adds: `S7` and `S7/2` seven, a Reserve up to eight."""
    face = card.partition("/")[0]
    return RESERVE_POINTS if face.startswith("R") else int(face[1:])


def price(card: str) -> float:
    """What it costs a cadet to have played a card, who has the rest of the war before him."""
    return POINT * points(card) + (RESERVE if card.startswith("R") else 0.0)


def defeat(margin: int, troops: int) -> float:
    """What it costs to be beaten by so much."""
    lost = min(margin, troops)
    return lost + (GENERAL if lost == troops else RETREAT * lost)


# -- the sub-game


@dataclass
class Deal:
    """A battle at its beginning. `suits` are those of the two sectors, by seat."""

    game: Game
    suits: Mapping[str, str]


class Deals:
    """Battles at random places with random troops and hands."""

    def __init__(self, rules: AnyRuleset) -> None:
        board = rules.setting.board  # type: ignore[attr-defined]
        network = rules.setting.network  # type: ignore[attr-defined]
        fortresses = [city for city in network.cities if rules.setting.fortress[city]]  # type: ignore[attr-defined]
        quiet = [c for c in network.cities if min(network.distance[c][f] for f in fortresses) >= QUIET]
        self._pairs = [(a, b) for a in quiet for b in network.neighbours[a] if b in quiet]
        self._names = [city.id for city in board.cities]
        self._suits = ["SHDC"[suit] for suit in board.suit]
        self._cards = [f"{suit}{value}" for suit in "SHDC" for value in range(2, 11)] + ["R"]

    def deal(self, seed: int) -> Deal:
        """The battle of a seed; always the same."""
        rng = Random(f"battle {seed}")
        here, there = rng.choice(self._pairs)
        sizes = rng.randint(3, 9), rng.randint(3, 9)
        cards = rng.sample(self._cards, sum(sizes))
        position = (
            f"{{game: maria, stage: austria, phase: combat, seed: {seed}, pieces: {{"
            f"neipperg: {{city: {self._names[here]}, troops: {rng.randint(1, 8)}}}, "
            f"schwerin: {{city: {self._names[there]}, troops: {rng.randint(1, 8)}}}}}, hands: {{"
            f"austria: [{', '.join(cards[: sizes[0]])}], prussia: [{', '.join(cards[sizes[0] :])}]}}}}"
        )
        suits = {AUSTRIA: self._suits[here], PRUSSIA: self._suits[there]}
        return Deal(position_game(parse_yaml(position, "deal")), suits)


def fight(game: Game, bots: Mapping[str, Bot], share: float) -> dict[str, float]:
    """Play a battle from here to its end. What that was worth to each seat: what one gains the other loses. Cards cost
    this share of their price."""
    austria = 0.0
    for decision in battle(game):
        austria += share * answer(game, decision, bots[decision.seat].choose(game.view(decision.seat), decision))
    austria += _margin(game)
    return {AUSTRIA: austria, PRUSSIA: -austria}


def battle(game: Game) -> Iterator[Decision]:
    """What is asked until the battle is over."""
    return takewhile(lambda decision: decision.kind == "battle", game)


def answer(game: Game, decision: Decision, move: Move) -> float:
    """Make a move; the price of the card that it may spend, as Austria sees it."""
    for event in game.play(decision.seat, move):
        if event.kind == "card_played":
            cost = price(str(event.params["card"]))
            return -cost if decision.seat == AUSTRIA else cost
    return 0.0


def _margin(game: Game) -> float:
    """What the end of the battle is worth to Austria."""
    begun = next(event for event in game.events if event.kind == "battle").params
    for event in game.events:
        if event.kind == "battle_won":
            attacking = event.params["winner"] == begun["attacker"]
            troops = int(str(begun["defending" if attacking else "attacking"]))
            worth = VICTORY + defeat(int(str(event.params["score"])), troops)
            return worth if attacking else -worth
    return 0.0


# -- the learner


class Trial(NamedTuple):
    """A card that was played at a decision, and what came of it."""

    decision: int
    features: list[float]
    worth: float


class Values:
    """A small network: what a card to be played is worth, from its features. One hidden layer, trained with Adam."""

    def __init__(self, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self._layers = [
            rng.normal(0, 1 / sqrt(FEATURES), (FEATURES, HIDDEN)),
            np.zeros(HIDDEN),
            rng.normal(0, 0.1 / sqrt(HIDDEN), HIDDEN),
            np.zeros(1),
        ]
        self._first = [np.zeros_like(layer) for layer in self._layers]
        self._second = [np.zeros_like(layer) for layer in self._layers]
        self._steps = 0
        self._rng = rng

    def of(self, features: Floats) -> Floats:
        """What cards with these features are worth, row by row."""
        into, bias, out, offset = self._layers
        return np.asarray(np.maximum(features @ into + bias, 0) @ out + offset[0])

    def learn(self, trials: Sequence[Trial], epochs: int, rate: float) -> None:
        """Fit all that has been seen, some times over. Trials of one decision stay together."""
        features = np.array([trial.features for trial in trials])
        worth = np.array([trial.worth for trial in trials])
        group = np.array([trial.decision for trial in trials])
        for _ in range(epochs):
            order = np.argsort(self._rng.permutation(group.max() + 1)[group], kind="stable")
            for chosen in np.array_split(order, max(1, len(order) // BATCH)):
                self._step(features[chosen], worth[chosen], group[chosen], rate)

    def _step(self, features: Floats, worth: Floats, group: NDArray[np.int64], rate: float) -> None:
        into, bias, out, offset = self._layers
        hidden = np.maximum(features @ into + bias, 0)
        fault = hidden @ out + offset[0] - worth
        # What the cards do is common to all options of a decision; their differences say more about which is better.
        _, where = np.unique(group, return_inverse=True)
        common = (np.bincount(where, fault) / np.bincount(where))[where]
        fault = (common + EMPHASIS * (fault - common)) / len(worth)
        back = np.outer(fault, out) * (hidden > 0)
        slopes = [features.T @ back, back.sum(0), hidden.T @ fault, fault.sum(keepdims=True)]
        self._steps += 1
        for layer, slope, first, second in zip(self._layers, slopes, self._first, self._second, strict=True):
            first += 0.1 * (slope - first)
            second += 0.001 * (slope * slope - second)
            mean, square = first / (1 - 0.9**self._steps), second / (1 - 0.999**self._steps)
            layer -= rate * mean / (np.sqrt(square) + 1e-8)


class Student(Bot):
    """A bot that plays battles by what it has learned. `suits` are those of the sectors, by seat."""

    name = "student"

    def __init__(self, rules: AnyRuleset, seed: int | str, seconds: float | None = None) -> None:
        super().__init__(rules, seed, seconds)
        self.values: Values | None = None
        self.suits: Mapping[str, str] = {}

    def choose(self, view: View | None, decision: Decision) -> Move:
        """What promises most."""
        assert view is not None
        situation = Situation(view, decision, self.suits)
        cards = [option for option in decision.options if option.verb != "stop"]
        if self.values is None or not cards:
            return self.random.choice(decision.options)
        worths = self.values.of(np.array([situation.features(card) for card in cards]))
        best = int(worths.argmax())
        if len(cards) < len(decision.options) and situation.stop >= worths[best]:
            return next(option for option in decision.options if option.verb == "stop")
        return cards[best]


class Situation:
    """What a side sees of a battle. All worths are counted from now on."""

    def __init__(self, view: View, decision: Decision, suits: Mapping[str, str]) -> None:
        battle, hands = view.position["stages"][-1], view.position["hands"]
        side = battle["right"]
        own, other = battle["powers"][side], battle["powers"][1 - side]
        seats = {power: seat for seat, power in POWERS.items()}
        self.troops, self.others = battle["strengths"][side], battle["strengths"][1 - side]
        self.score = int(decision.params["score"])
        self.cards = int(hands[other])
        mine, theirs = suits[seats[own]], suits[seats[other]]
        self.suited = sorted(points(card) for card in hands[own] if card[0] in (mine, "R"))
        self.held = sum(card[0] == theirs for card in (*hands[own], *battle["played"]))
        self.stop = -defeat(-self.score, self.troops) - VICTORY if self.score < 0 else 0.0

    def features(self, move: Move) -> list[float]:
        """What matters of a card to be played: by how much one leads then, what both have left, what is at stake."""
        reserve = move.verb == "reserve"
        value = move.n if reserve else points(str(move.arg))
        left = list(self.suited)
        left.remove(RESERVE_POINTS if reserve else value)
        lead = max(-LEADS, min(LEADS, self.score + value))
        numbers = [lead / 4, value / 4, float(reserve), sum(left) / 8, len(left) / 2, max(left, default=0) / 4,
                   self.cards / 4, self.held / 2, self.troops / 4, self.others / 4]  # fmt: skip
        return [
            *numbers,
            *(float(lead == number) for number in range(-LEADS, LEADS + 1)),
            *(float(self.cards == number) for number in range(MOST_CARDS + 1)),
            *(float(self.troops == number) for number in range(1, MOST_TROOPS + 1)),
            *(float(self.others == number) for number in range(1, MOST_TROOPS + 1)),
        ]


def opponent(seat: str) -> str:
    """The other seat."""
    return PRUSSIA if seat == AUSTRIA else AUSTRIA


def train(student: Student, deals: Deals, cadet: Bot, seeds: range, share: float) -> None:
    """Let the student play deals from both sides, and fit its network after each part of them."""
    tried: list[Trial] = []
    numbers = count()
    values = Values(seeds.start)
    for part in range(PARTS):
        for seed in seeds[part::PARTS]:
            deal = deals.deal(seed)
            student.suits = deal.suits
            for seat in POWERS:
                tried += trials(student, deal.game.copy(), seat, cadet, share, numbers)
        rate = RATE if part < PARTS - 1 else LAST_RATE
        values.learn(tried, EPOCHS, rate)
        student.values = values


def trials(
    student: Student, game: Game, seat: str, cadet: Bot, share: float, numbers: Iterator[int]
) -> Iterator[Trial]:
    """Play a battle, and at each decision of the student play some of its options to the end on copies. The game goes
    on with the best, or now and then with another one. Decisions get the next numbers."""
    bots = {seat: student, opponent(seat): cadet}
    for decision in battle(game):
        move = bots[decision.seat].choose(game.view(decision.seat), decision)
        if decision.seat == seat:
            situation, number = Situation(game.view(seat), decision, student.suits), next(numbers)
            cards = [option for option in decision.options if option.verb != "stop"]
            for card in student.random.sample(cards, min(len(cards), TRIED)):
                copy, sign = game.copy(), share if seat == AUSTRIA else -share
                worth = sign * answer(copy, decision, card) + fight(copy, bots, share)[seat]
                yield Trial(number, situation.features(card), worth)
            if student.random.random() < CURIOUS:
                move = student.random.choice(decision.options)
        answer(game, decision, move)


@dataclass(frozen=True)
class Measured:
    """What came of many deals, each played from both sides: how many the student won, and by how many troops each."""

    won: list[float] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)

    def words(self) -> str:
        """With 95 % intervals; the two games of a deal are counted as one."""
        (won, more), (margin, wider) = _mean(self.won), _mean(self.margins)
        return f"{100 * won:.1f} % ± {100 * more:.1f} of the deals, {margin:+.2f} ± {wider:.2f} troops a battle"


def _mean(values: list[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    return mean, 1.96 * sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))


def measure(student: Bot, deals: Deals, cadet: Bot, seeds: range, share: float) -> Measured:
    """Play deals from both sides. A deal is won by who has more of both battles together."""
    found = Measured()
    for seed in seeds:
        deal = deals.deal(seed)
        if isinstance(student, Student):
            student.suits = deal.suits
        bots = [(seat, {seat: student, opponent(seat): cadet}) for seat in POWERS]
        both = sum(fight(deal.game.copy(), seated, share)[seat] for seat, seated in bots)
        found.margins.append(both / 2)
        found.won.append(0.5 if abs(both) < 1e-9 else float(both > 0))
    return found


FRESH = 50_000_000  # deals from this seed on are for measuring only


def main(arguments: list[str] | None = None) -> Measured:
    """Learn, and say what came of it."""
    parser = argparse.ArgumentParser(description="Learn to play the cards of a battle of Maria.")
    parser.add_argument("--deals", type=int, default=4000, help="deals to learn from")
    parser.add_argument("--games", type=int, default=1000, help="fresh deals to measure with")
    parser.add_argument("--price", type=float, default=0.0, help="what cards cost: from 0 to 1, as a cadet has it")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    rules = make_rules("maria")
    deals, cadet, student = Deals(rules), LEVELS["cadet"].make(rules, given.seed), Student(rules, given.seed)
    fresh = range(FRESH, FRESH + given.games)
    before = measure(student, deals, cadet, fresh[: given.games // 5], given.price)  # at random: a rough figure will do
    print(f"before: the student wins {before.words()}", flush=True)
    begun = time.perf_counter()
    train(student, deals, cadet, range(given.seed, given.seed + given.deals), given.price)
    print(f"learned from {2 * given.deals} battles in {time.perf_counter() - begun:.0f} s", flush=True)
    after = measure(student, deals, cadet, fresh, given.price)
    print(f"after: the student wins {after.words()}", flush=True)
    return after


if __name__ == "__main__":
    main()
