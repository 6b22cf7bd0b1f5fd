"""M8.1-M8.5 Income: how many cards a power draws in its card phase, and what raises or lowers it."""

from __future__ import annotations

from collections.abc import Iterator

from kabinett.maria.powers import AUSTRIAN_ALLY, SAXONY
from kabinett.maria.state import State

AUSTRIAS_SAXON_INCOME = 2  # M8.1: Saxony as Austria's ally


def may_receive(s: State, power: int) -> bool:
    """M8.3: a minor power whose major fortress an enemy controls draws nothing and gets no subsidy."""
    capital = s.setting.board.capitals.get(power)
    return capital is None or s.controller(capital) not in s.relations.enemies[power]


def income(s: State, power: int) -> int:
    """M8.1, M8.3, M8.5, M14.4: the cards that a power draws, before any subsidy; never fewer than none.

    M19.3.15: Saxony, which may act twice in the turn of its defection, draws only once.
    """
    if not may_receive(s, power) or (power == SAXONY and s.saxony_drew):
        return 0
    ally = power == SAXONY and s.saxony == AUSTRIAN_ALLY
    base = AUSTRIAS_SAXON_INCOME if ally else s.setting.income[power]
    return max(0, base + sum(number for _, number in income_changes(s, power)))


def income_changes(s: State, power: int) -> Iterator[tuple[str, int]]:
    """M8.5, M17.5.11, M17.5.18, K5.1, K7.3: what is added to a power's income, with its source: a box or a card."""
    if not s.setting.advanced:
        return
    for track, place in zip(s.setting.tracks, s.tracks, strict=True):
        box = track.boxes[place]
        if power in box.cards:
            yield box.id, box.cards[power]
    for number in s.in_force:
        card = s.setting.political[number]
        for effect in card.instruction:
            if effect.verb == "income" and power in effect.powers:
                yield card.id, effect.number
