"""How battles of Maria come out: `python -m bench.battles BATTLES > src/kabinett/bots/maria/data/odds.csv`

Battles of all strengths are fought card by card as a cadet would (`bots.maria.battle.Fight`), with hands drawn at
random. They are counted as each side sees them before the first card: by its lead in troops, by the points that it can
play, and by the number of cards that the other holds.
"""

from __future__ import annotations

import csv
import sys
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import inf
from os import cpu_count
from random import Random

from kabinett.bots.maria.battle import Fight
from kabinett.bots.maria.odds import CARDS, LEADS, MEASURES, level_of, points_at
from kabinett.bots.maria.weights import load_weights
from kabinett.maria.deck import FACES, RESERVE_POINTS, VALUES
from kabinett.maria.setting import MAX_TROOPS

SERIES = 20000  # battles of one task
RESERVES = 2  # of a deck
Hand = tuple[int, ...]  # what a side can play: values in order, a Reserve is 0
Seen = tuple[int, int, int]  # a lead, a level of points, and a number of cards


def hand_of(dice: Random, cards: int) -> Hand:
    """What can be played of so many cards in one suit."""
    drawn = (dice.randrange(FACES) for _ in range(cards))
    fitting = [0 if face < RESERVES else VALUES[face - RESERVES] for face in drawn if face < RESERVES + len(VALUES)]
    return tuple(sorted(fitting))


def choose(fight: Fight, score: int, hand: Hand) -> tuple[int, int] | None:
    """M11.1.7-M11.1.10: the card to play and what it counts; None to stop."""
    choices = {(card, card): fight.play(score, hand, card, card, 0) for card in set(hand) if card}
    stop = -fight.lost(-score) if score < 0 else -inf if choices else 0.0
    if 0 in hand:
        choices |= {(0, value): fight.play(score, hand, 0, value, 0) for value in range(1, RESERVE_POINTS + 1)}
    best = max(choices, key=choices.__getitem__, default=None)
    return best if best is not None and choices[best] > stop else None


def fight_out(troops: tuple[int, int], cards: tuple[int, int], hands: tuple[Hand, Hand]) -> int:
    """The final score of the first side, which attacks."""
    weights = load_weights().battle
    left, held = list(hands), list(cards)
    score = troops[0] - troops[1]
    side = 0 if score <= 0 else 1
    while True:
        own = score if side == 0 else -score
        fight = Fight(weights, False, troops[side], troops[1 - side], held[1 - side])
        fight.price = min(1.0, weights.hand / max(1, held[side]))
        chosen = choose(fight, own, left[side])
        if chosen is None:
            return score
        card, value = chosen
        where = left[side].index(card)
        left[side] = left[side][:where] + left[side][where + 1 :]
        held[side] -= 1
        score += value if side == 0 else -value
        if own + value >= 0:
            side = 1 - side


def some_troops(dice: Random) -> int:
    """Of one general, or of two."""
    return dice.randint(1, dice.choice((MAX_TROOPS, 2 * MAX_TROOPS)))


def series(seed: int) -> list[tuple[Seen, int]]:
    """Some battles: what each side saw, and its final score."""
    dice = Random(seed)
    found = []
    for _ in range(SERIES):
        troops = some_troops(dice), some_troops(dice)
        cards = dice.randint(0, CARDS), dice.randint(0, CARDS)
        hands = hand_of(dice, cards[0]), hand_of(dice, cards[1])
        score = fight_out(troops, cards, hands)
        for side, result in enumerate((score, -score)):
            lead = troops[side] - troops[1 - side]
            if abs(lead) <= LEADS:
                points = sum(card or RESERVE_POINTS for card in hands[side])
                found.append(((lead, level_of(points), cards[1 - side]), result))
    return found


def measured(results: list[int]) -> tuple[float, float, float]:
    """MEASURES of the battles that looked alike; a draw is half a victory."""
    won = [result for result in results if result > 0]
    lost = [-result for result in results if result < 0]
    chance = (len(won) + (len(results) - len(won) - len(lost)) / 2) / len(results)
    return chance, sum(won) / max(1, len(won)), sum(lost) / max(1, len(lost))


def rows(found: dict[Seen, list[int]]) -> Iterator[list[str]]:
    """The table: a row for each measure, level of points and number of cards."""
    leads = range(-LEADS, LEADS + 1)
    yield ["measure", "points", "cards", *map(str, leads)]
    levels = sorted({level for _, level, _ in found})
    for number, measure in enumerate(MEASURES):
        for level in levels:
            for cards in range(CARDS + 1):
                values = [measured(found[lead, level, cards])[number] for lead in leads]
                yield [measure, str(points_at(level)), str(cards), *(f"{value:.2f}" for value in values)]


def main() -> None:
    """Fight, count, and print."""
    tasks = -(-int(sys.argv[1]) // SERIES)
    found: dict[Seen, list[int]] = defaultdict(list)
    with ProcessPoolExecutor(cpu_count()) as pool:
        for part in pool.map(series, range(tasks)):
            for seen, result in part:
                found[seen].append(result)
    csv.writer(sys.stdout, lineterminator="\n").writerows(rows(found))


if __name__ == "__main__":
    main()
