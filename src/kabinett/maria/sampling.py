"""What a view leaves open, filled in: for bots that search through positions which they cannot tell apart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kabinett.core.dice import Dice
from kabinett.core.fields import HEX, Json
from kabinett.core.ruleset import View
from kabinett.maria.deck import CARD_NAMES, FACES, points
from kabinett.maria.setting import MAX_TROOPS, Setting
from kabinett.maria.trains import PRICE

MAX_DEALS = 100  # tries to deal a payer enough by chance, before the best cards are simply given to it


def fill_unknown(setting: Setting, view: View, dice: Dice) -> dict[str, Json]:
    """The view's position as the data of a whole state. `dice` is used up; the sample gets dice of its own from it."""
    data = dict(view.position)
    data["troops"], data["recruits"] = _troops(setting, data, dice)
    data["hands"], data["pile"] = _cards(setting, data, dice)
    key = b"".join(dice.below(1 << 32).to_bytes(4, "big") for _ in range(8))
    data["dice"] = {"key": HEX.write(key, setting.names), "count": 0}
    return data


# -- troops


def _troops(setting: Setting, data: Mapping[str, Any], dice: Dice) -> tuple[dict[str, int], dict[str, int]]:
    """M4.9, M6.5, M6.9, M11.1.6, M13.4: troops and recruits that fit the public totals and announced strengths."""
    troops = {name: count or 0 for name, count in data["troops"].items()}
    recruits = {name: count or 0 for name, count in data["recruits"].items()}
    for power in setting.powers:
        name = setting.board.powers[power].id
        if data["recruits"][name] is not None:
            continue  # the seat's own power
        if setting_up := _stage(data, "SetUp"):
            troops.update(_setup_troops(setting, power, setting_up["placed"][name], dice))
        elif (winter := _stage(data, "Recruiting")) and winter["power"] == name:
            shares, recruits[name] = _winter_troops(setting, data, power, winter, dice)
            troops.update(shares)
        else:
            troops.update(_play_troops(setting, data, power, dice))
    return troops, recruits


def _stage(data: Mapping[str, Any], name: str) -> Mapping[str, Any] | None:
    return next((stage for stage in data["stages"] if stage["stage"] == name), None)


def _there(setting: Setting, data: Mapping[str, Any], power: int) -> dict[str, str]:
    """The generals of a power that have troops, with their places."""
    places = {setting.piece_ids[general]: data["place"][setting.piece_ids[general]]
              for general in setting.generals_of[power]}  # fmt: skip
    return {name: place for name, place in places.items() if place not in ("eliminated", "absent")}


def _setup_troops(setting: Setting, power: int, placed: int, dice: Dice) -> dict[str, int]:
    """M4.9: a legal distribution among the generals that have their troops already; the others have none yet."""
    pieces = [setting.board.pieces[general] for general in setting.generals_of[power]]
    limits = [(piece.min_troops, MAX_TROOPS) for piece in pieces]
    shares = _shares(setting.board.powers[power].troops, limits, dice)
    return {piece.id: share for piece, share in zip(pieces[:placed], shares, strict=False)}


def _play_troops(setting: Setting, data: Mapping[str, Any], power: int, dice: Dice) -> dict[str, int]:
    """M6.5: every general on the map has 1 to 8 troops; stacks whose strength was announced have just that."""
    there = _there(setting, data, power)
    left = data["totals"][setting.board.powers[power].id]
    troops: dict[str, int] = {}
    for city, strength in _announced(setting, data, power).items():
        group = [name for name, place in there.items() if place == city]
        troops.update(zip(group, _shares(strength, [(1, MAX_TROOPS)] * len(group), dice), strict=True))
        left -= strength
    others = [name for name in there if name not in troops]
    troops.update(zip(others, _shares(left, [(1, MAX_TROOPS)] * len(others), dice), strict=True))
    return troops


def _announced(setting: Setting, data: Mapping[str, Any], power: int) -> dict[str, int]:
    """M11.1.6, M11.1.18: what a running battle has made public of this power's strength, by city.

    The other general of a mixed stack is the only one of a minor power, whose total is public.
    """
    battle = _stage(data, "Battle")
    announced = {}
    for city, strength in zip(battle["cities"], battle["strengths"], strict=True) if battle else ():
        here = {p for p in setting.powers if city in _there(setting, data, p).values()}
        alone = {p for p in here if len(_there(setting, data, p)) == 1 and p != power}
        if power in here and here - alone == {power}:
            announced[city] = strength - sum(data["totals"][setting.board.powers[p].id] for p in alone)
    return announced


def _winter_troops(
    setting: Setting, data: Mapping[str, Any], power: int, winter: Mapping[str, Any], dice: Dice
) -> tuple[dict[str, int], int]:
    """M13.4: troops before the distribution, and shares for the generals who have got theirs; what is left is open."""
    names = list(_there(setting, data, power))
    new = winter["to_place"]
    old = _shares(data["totals"][setting.board.powers[power].id] - new, [(1, MAX_TROOPS)] * len(names), dice)
    troops = dict(zip(names, old, strict=True))
    if not winter["receiving"]:
        return troops, new
    served = [name for name in names if name not in winter["receiving"]]
    free = {name: MAX_TROOPS - troops[name] for name in names}
    least = max(0, new - sum(free[name] for name in winter["receiving"]))
    most = min(new, sum(free[name] for name in served))
    given = least + dice.below(most - least + 1)
    for name, share in zip(served, _shares(given, [(0, free[name]) for name in served], dice), strict=True):
        troops[name] += share
    return troops, new - given


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


def _cards(setting: Setting, data: Mapping[str, Any], dice: Dice) -> tuple[dict[str, list[str]], list[str]]:
    """M8.7, S22-S26: deal the cards that the seat has not seen to the other hands and the draw pile.

    Cards that were shuffled into the present pile may still be there; all other unseen cards are in hands. A power
    that is about to pay has enough for it (`_due`): hands are dealt until it has.
    """
    in_pile, seen = frozenset(data["pile_cards"]), _seen_cards(data)
    unseen = [card for card in range(data["next_deck"] * FACES) if CARD_NAMES[card] not in seen]
    power, due = _due(setting, data)
    for attempt in range(MAX_DEALS):
        dice.shuffle(unseen)
        last = attempt == MAX_DEALS - 1
        if last:
            unseen.sort(key=_points)  # the pile takes cheap cards, the hands keep the others
        unseen.sort(key=lambda card: CARD_NAMES[card] not in in_pile)  # stable: candidates for the pile come first
        pile, rest = unseen[: data["pile"]], unseen[data["pile"] :]
        if last:
            rest.sort(key=_points)
        else:
            dice.shuffle(rest)
        hands = _deal(data["hands"], rest, power)
        if points([CARD_NAMES.index(card) for card in hands.get(power, [])]) >= due:
            break
    return hands, [CARD_NAMES[card] for card in pile]


def _points(card: int) -> int:
    return points([card])


def _deal(hands: Mapping[str, Any], cards: list[int], payer: str) -> dict[str, list[str]]:
    """The known hands, and of these cards as many to each other hand as it has; the best last, to who must pay."""
    dealt = {}
    for power in sorted(hands, key=lambda name: name == payer):
        hand = hands[power]
        if isinstance(hand, int):
            taken, cards = cards[:hand], cards[hand:]
            hand = [CARD_NAMES[card] for card in sorted(taken)]
        dealt[power] = hand
    return dealt


def _due(setting: Setting, data: Mapping[str, Any]) -> tuple[str, int]:
    """M8.14, M10.2.3: the power that is about to pay, and what its cards are worth at least."""
    for stage in data["stages"]:
        if stage["stage"] == "Payment":
            return stage["power"], stage["due"]
        if stage["stage"] == "TrainEntry":
            piece = setting.board.pieces[setting.board.piece_index[stage["train"]]]
            return setting.board.powers[piece.power].id, PRICE
    return "", 0


def _seen_cards(data: Mapping[str, Any]) -> set[str]:
    """The cards whose place the seat knows: discarded, played in a running battle, or in its own hands."""
    seen = {card for pile in data["discards"].values() for card in pile}
    seen.update(card for hand in data["hands"].values() if not isinstance(hand, int) for card in hand)
    seen.update(card for stage in data["stages"] if stage["stage"] == "Battle" for card in stage["played"])
    return seen
