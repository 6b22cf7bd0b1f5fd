"""What the facts of a position of Maria mean for who wins: `python -m bench.judgement VARIANT PLAYERS GAMES [SEED]`.

Bots with what is learned play by first sight, now and then at random, so that all kinds of positions occur. Of each
action stage the facts are kept and, when the game is over, who won by them. The meaning of the facts is fitted to that
(logistic regression, with a penalty for great weights), and printed as rows of
`src/kabinett/bots/maria/data/judgement.csv`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from random import Random

import numpy as np
from numpy.typing import NDArray

from kabinett.bots.maria.adviser import MariaAdviser
from kabinett.bots.maria.aims import needed
from kabinett.bots.maria.value import FACTS, Facts, apart, contenders
from kabinett.bots.training import LEARNED
from kabinett.core.dice import Dice
from kabinett.core.state import Outcome
from kabinett.games import begin
from kabinett.maria.board import POWER_IDS
from kabinett.maria.powers import AUSTRIA, FRANCE, PRUSSIA
from kabinett.maria.rules import Maria
from kabinett.maria.sequence import ActionStage
from kabinett.maria.setting import Setting
from kabinett.maria.state import State

NOISE = 0.06  # share of moves that are made at random
PENALTY = 0.2  # for great weights, in units of a standard deviation
LEAST_DANGER = 0.03  # of a troop that may be lost
STEPS, RATE = 3000, 0.3  # of the descent
# What each fact can only mean for the power itself: that more of it is good (1), or bad (-1); else it is chance that
# makes it look so.
SIGNS = np.array((0, -1, -1, 1, 1, 1, -1, 1, 1, -1, -1), dtype=np.float64)
Array = NDArray[np.float64]


class Records:
    """The facts of positions, and who won by them."""

    def __init__(self) -> None:
        self.facts: list[list[tuple[float, ...]]] = []
        self.won: list[list[float]] = []
        self.game: list[int] = []


def winners(setting: Setting, s: State, outcome: Outcome) -> list[float]:
    """By contender whether it won, or, where each has a goal for itself, whether it reached it."""
    powers = contenders(setting)
    if apart(setting):
        return [float(needed(s, power) <= 0) for power in powers]
    named = next((power for power in powers if POWER_IDS[power] in outcome.reason), AUSTRIA)
    return [float(power == named) for power in powers]


def play(variant: str, players: int, seed: int, records: Records) -> None:
    """A game by first sight, with some moves at random."""
    game = begin("maria", {"variant": variant, "players": players}, seed)
    random = Random(seed)
    adviser = MariaAdviser.trained(game.rules, LEARNED[0])
    before: object = None
    kept = []
    while asked := game.decisions():
        s = game.state
        assert isinstance(s, State)
        stage = next((stage.number for stage in s.stages if isinstance(stage, ActionStage)), None)
        if stage is not None and (s.turn, stage) != before:
            before = s.turn, stage
            facts = Facts(s, adviser.memory)
            kept.append([facts.of(power) for power in contenders(s.setting)])
        decision = asked[0]
        guess = game.rules.sample(game.view(decision.seat), Dice.from_seed(random.getrandbits(60)))
        weights = adviser.weigh(guess, decision)
        best = decision.options[max(range(len(weights)), key=weights.__getitem__)]
        game.play(decision.seat, random.choice(decision.options) if random.random() < NOISE else best)
    assert game.outcome is not None
    assert isinstance(game.state, State)
    records.facts += kept
    records.won += [winners(game.state.setting, game.state, game.outcome)] * len(kept)
    records.game += [seed] * len(kept)


def fit_one(facts: Array, won: Array, signs: Array) -> Array:
    """Weights by which the facts tell how likely something is."""
    scaled, mean, scale = _scaled(facts)
    weights = np.zeros(facts.shape[1])
    for _ in range(STEPS):
        chance = 1 / (1 + np.exp(-scaled @ weights))
        weights -= RATE * (scaled.T @ (chance - won) / len(won) + PENALTY * weights / len(weights))
        weights = _sound(weights, signs)
    return _unscaled(weights, mean, scale)


def fit_many(facts: Array, won: Array, alike: bool) -> Array:
    """Weights by which the facts of contenders tell which of them wins, contender by contender.

    Where all contend for the same, their facts mean the same (`alike`), but for the bias.
    """
    scaled, mean, scale = _scaled(facts)
    if alike:
        mean[:, 1:], scale[:, 1:] = mean[:, 1:].mean(axis=0), scale[:, 1:].mean(axis=0)
        scaled = (facts - mean) / scale
    weights = np.zeros(facts.shape[1:])
    for _ in range(STEPS):
        scores = (scaled * weights).sum(axis=2)
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        chance = odds / odds.sum(axis=1, keepdims=True)
        slope = ((chance - won)[:, :, None] * scaled).mean(axis=0)
        if alike:
            slope[:, 1:] = slope[:, 1:].sum(axis=0)
        weights -= RATE * (slope + PENALTY * weights / weights.size)
        weights = _sound(weights, SIGNS)
    return _unscaled(weights, mean, scale)


def _sound(weights: Array, signs: Array) -> Array:
    """Without weights of the wrong sign."""
    return np.asarray(np.where(signs * weights < 0, 0.0, weights))


def _scaled(facts: Array) -> tuple[Array, Array, Array]:
    """Facts with mean 0 and deviation 1, but for the first, which is always 1; and what was changed for that."""
    mean, scale = facts.mean(axis=0), facts.std(axis=0)
    scale[scale < 1e-9] = 1.0
    mean[..., 0], scale[..., 0] = 0.0, 1.0
    return np.asarray((facts - mean) / scale), np.asarray(mean), np.asarray(scale)


def _unscaled(weights: Array, mean: Array, scale: Array) -> Array:
    plain = weights / scale
    plain[..., 0] -= (plain * mean).sum(axis=-1)
    return np.asarray(plain)


def report(variant: str, players: int, power: int, of: int, weights: Sequence[float]) -> None:
    """A row of the file. Danger counts at least a little: bots flee from it, so that their games do not show it."""
    danger = FACTS.index("exposed")
    least = -LEAST_DANGER if power == of else LEAST_DANGER
    weights = list(weights)
    weights[danger] = min(weights[danger], least) if power == of else max(weights[danger], least)
    print(",".join([variant, str(players), POWER_IDS[power], POWER_IDS[of], *(f"{weight:.4f}" for weight in weights)]))


def main() -> None:
    """Play, fit, and print."""
    variant, players, games = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    first = int(sys.argv[4]) if len(sys.argv) > 4 else 1
    records = Records()
    for seed in range(first, first + games):
        play(variant, players, seed, records)
    facts, won = np.array(records.facts), np.array(records.won)
    rules = begin("maria", {"variant": variant, "players": players}, 1).rules
    assert isinstance(rules, Maria)
    setting = rules.setting
    powers = contenders(setting)
    print("variant,players,power,of," + ",".join(FACTS))
    if not apart(setting):
        for power, weights in zip(powers, fit_many(facts, won, setting.advanced), strict=True):
            report(variant, players, power, power, weights)
        return
    for power in (FRANCE, PRUSSIA):
        here, other = powers.index(power), powers.index(AUSTRIA)
        both = fit_one(
            np.concatenate([facts[:, here], facts[:, other, 1:]], axis=1),
            won[:, here],
            np.concatenate([SIGNS, -SIGNS[1:]]),
        )
        report(variant, players, power, power, list(both[: len(FACTS)]))
        report(variant, players, power, AUSTRIA, [0.0, *both[len(FACTS) :]])


if __name__ == "__main__":
    main()
