"""M4.14, M17.1.1 What can be left of the political draw pile at some time of a game."""

from __future__ import annotations

from collections.abc import Set

from kabinett.core.dice import Dice
from kabinett.maria.political import YEARS
from kabinett.maria.setting import Setting


def election_card(setting: Setting) -> int:
    """M18: the Imperial Election."""
    return next(number for number, card in enumerate(setting.political) if card.election)


def cards_left(setting: Setting, gone: Set[int], count: int, dice: Dice) -> list[int]:
    """M4.14: so many cards, the top last: each year shuffled, 1741 on top, without those that are gone.

    Which others are gone is not known: they were on top. The Imperial Election is not, unless it is named.
    """
    pile: list[int] = []
    if not count:
        return pile  # M14.2: also in the introductory game
    for year in reversed(YEARS):
        cards = [number for number, card in enumerate(setting.political) if card.year == year and number not in gone]
        dice.shuffle(cards)
        pile += cards
    kept = election_card(setting)
    while len(pile) > count:
        pile.pop(-2 if pile[-1] == kept and len(pile) > 1 else -1)
    return pile
