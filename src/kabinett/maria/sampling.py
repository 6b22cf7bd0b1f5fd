"""What a view leaves open, filled in: for bots that search through positions which they cannot tell apart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kabinett.core.dice import Dice
from kabinett.core.fields import HEX, Json
from kabinett.core.ruleset import View
from kabinett.maria.board import BOX
from kabinett.maria.deck import CARD_NAMES, FACES
from kabinett.maria.setting import MAX_TROOPS, Setting


def fill_unknown(setting: Setting, view: View, dice: Dice) -> dict[str, Json]:
    """The view's position as the data of a whole state. `dice` is used up; the sample gets dice of its own from it."""
    data = dict(view.position)
    data["troops"] = _troops(setting, data, dice)
    data["hands"], data["pile"] = _cards(data, dice)
    key = b"".join(dice.below(1 << 32).to_bytes(4, "big") for _ in range(8))
    data["dice"] = {"key": HEX.write(key, setting.names), "count": 0}
    return data


# -- troops


def _troops(setting: Setting, data: Mapping[str, Any], dice: Dice) -> dict[str, int]:
    """M6.5, M6.9, M11.1.6: troops that fit the public totals and the strengths announced in a battle that runs."""
    troops: dict[str, int] = {}
    setting_up = next((stage for stage in data["stages"] if stage["stage"] == "SetUp"), None)
    for power, generals in enumerate(setting.generals_of):
        names = [setting.piece_ids[general] for general in generals]
        known = {name: data["troops"][name] for name in names}
        if power not in setting.powers or None not in known.values():
            troops.update({name: known[name] or 0 for name in names})
        elif setting_up:
            placed = setting_up["placed"][setting.board.powers[power].id]
            troops.update(_setup_troops(setting, generals, placed, dice))
        else:
            troops.update(_play_troops(setting, data, power, dice))
    return {setting.piece_ids[general]: troops[setting.piece_ids[general]] for general in range(setting.board.generals)}


def _setup_troops(setting: Setting, generals: tuple[int, ...], placed: int, dice: Dice) -> dict[str, int]:
    """M4.9: a legal distribution among the generals that have their troops already; the others have none yet."""
    pieces = [setting.board.pieces[general] for general in generals]
    total = setting.board.powers[pieces[0].power].troops
    shares = _shares(total, [(piece.min_troops, MAX_TROOPS) for piece in pieces], dice)
    return {piece.id: share if number < placed else 0 for number, (piece, share) in
            enumerate(zip(pieces, shares, strict=True))}  # fmt: skip


def _play_troops(setting: Setting, data: Mapping[str, Any], power: int, dice: Dice) -> dict[str, int]:
    """M6.5: every general on the map has 1 to 8 troops; groups whose strength was announced have just that."""
    names = setting.names
    there = {}
    for general in setting.generals_of[power]:
        place = names.number("place", data["place"][setting.piece_ids[general]])
        if place >= 0 or place == BOX:
            there[setting.piece_ids[general]] = data["place"][setting.piece_ids[general]]
    troops = {setting.piece_ids[general]: 0 for general in setting.generals_of[power]}
    left = data["totals"][setting.board.powers[power].id]
    for city, strength in _announced(setting, data, power).items():
        group = [name for name, place in there.items() if place == city]
        troops.update(zip(group, _shares(strength, [(1, MAX_TROOPS)] * len(group), dice), strict=True))
        left -= strength
        there = {name: place for name, place in there.items() if place != city}
    troops.update(zip(there, _shares(left, [(1, MAX_TROOPS)] * len(there), dice), strict=True))
    return troops


def _announced(setting: Setting, data: Mapping[str, Any], power: int) -> dict[str, int]:
    """M11.1.6, M11.1.18: the strengths that a running battle has made public, for stacks of this power alone."""
    announced = {}
    for stage in data["stages"]:
        if stage["stage"] == "Battle":
            for city, strength in zip(stage["cities"], stage["strengths"], strict=True):
                powers = {setting.board.pieces[setting.board.piece_index[name]].power
                          for name, place in data["place"].items() if place == city}  # fmt: skip
                if powers == {power}:
                    announced[city] = strength
    return announced


def _shares(total: int, limits: list[tuple[int, int]], dice: Dice) -> list[int]:
    """A random division of a total into parts within limits."""
    shares = []
    for number, (least, most) in enumerate(limits):
        later = limits[number + 1 :]
        low = max(least, total - sum(high for _, high in later))
        high = min(most, total - sum(low for low, _ in later))
        share = low + dice.below(high - low + 1)
        shares.append(share)
        total -= share
    return shares


# -- cards


def _cards(data: Mapping[str, Any], dice: Dice) -> tuple[dict[str, list[str]], list[str]]:
    """M8.7, S22-S26: deal the cards that the seat has not seen to the other hands and the draw pile.

    Cards that were shuffled into the present pile may still be there; all other unseen cards are in hands.
    """
    pile_size, in_pile = data["pile"], frozenset(data["pile_cards"])
    seen = _seen_cards(data)
    unseen = [card for card in range(data["next_deck"] * FACES) if CARD_NAMES[card] not in seen]
    dice.shuffle(unseen)
    unseen.sort(key=lambda card: CARD_NAMES[card] not in in_pile)  # stable: the candidates for the pile come first
    pile, rest = unseen[:pile_size], unseen[pile_size:]
    dice.shuffle(rest)
    hands = {}
    for power, hand in data["hands"].items():
        if isinstance(hand, int):
            taken, rest = rest[:hand], rest[hand:]
            hands[power] = [CARD_NAMES[card] for card in sorted(taken)]
        else:
            hands[power] = hand
    return hands, [CARD_NAMES[card] for card in pile]


def _seen_cards(data: Mapping[str, Any]) -> set[str]:
    """The cards whose place the seat knows: discarded, played in a running battle, or in its own hands."""
    seen = {card for pile in data["discards"].values() for card in pile}
    seen.update(card for hand in data["hands"].values() if not isinstance(hand, int) for card in hand)
    seen.update(card for stage in data["stages"] if stage["stage"] == "Battle" for card in stage["played"])
    return seen
