"""What a view leaves open, filled in: for bots that search through positions which they cannot tell apart."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kabinett.core.bits import by_place
from kabinett.core.dice import Dice
from kabinett.core.fields import Json, declared
from kabinett.core.ruleset import View
from kabinett.maria.board import ABSENT
from kabinett.maria.deck import CARD_NAMES, FACES, points
from kabinett.maria.political import DISPLAY
from kabinett.maria.setting import MAX_TROOPS, Setting
from kabinett.maria.setup import cards_left, empty_state
from kabinett.maria.state import State
from kabinett.maria.tracks import CORPS_PRICE
from kabinett.maria.trains import PRICE
from kabinett.maria.winter import room, winter_fortresses

POLITICS = "PoliticsStage"
MAX_TRIES = 100  # tries to deal a payer enough by chance, before the best cards are simply given to it
Data = Mapping[str, Any]


def fill_unknown(setting: Setting, view: View, dice: Dice) -> dict[str, Json]:
    """The view's position as the data of a whole state but for its dice; what is unknown is chosen by the dice."""
    data = dict(view.position)
    data["troops"], data["recruits"] = _troops(setting, data, dice)
    data["hands"], placed, data["pile"] = _cards(setting, data, dice)
    data["stages"] = [stage | {"placed": placed} if stage["stage"] == POLITICS else stage for stage in data["stages"]]
    data["political_pile"] = _political_pile(setting, data, dice)
    data["winter_scores"] = [_scores(setting, data)] * data["winter_scores"]
    return data


def _stage(data: Data, name: str) -> Data | None:
    return next((stage for stage in data["stages"] if stage["stage"] == name), None)


def _public_state(setting: Setting, data: Data) -> State:
    """A state of which everything is set that all may know, except for its stages; every general has 8 troops."""
    s = empty_state(setting, Dice.from_seed(0))
    for name, field in declared(State):
        if field.secrecy == "public":
            setattr(s, name, field.codec.read(data[name], setting.names))
    s.at = by_place(s.place, len(s.at))
    s.troops = [MAX_TROOPS] * len(s.troops)
    return s


# -- troops


def _troops(setting: Setting, data: Data, dice: Dice) -> tuple[dict[str, int], dict[str, int]]:
    """M4.9, M6.5, M6.9, M11.1.6, M13.4: troops and recruits that fit the public totals and announced strengths."""
    troops = {name: count or 0 for name, count in data["troops"].items()}
    recruits = {name: count or 0 for name, count in data["recruits"].items()}
    setting_up, recruiting = _stage(data, "SetUp"), _stage(data, "Recruiting")
    in_battle = _battle_troops(setting, data, dice)
    for power in _secret_powers(setting, data):
        name = setting.board.powers[power].id
        if setting_up:
            troops.update(_setup_troops(setting, power, setting_up["placed"][name], dice))
        elif recruiting and recruiting["power"] == name:
            shares, recruits[name] = _recruits(setting, data, power, recruiting, dice)
            troops.update(shares)
        else:
            troops.update(_play_troops(setting, data, power, in_battle, dice))
    return troops, recruits


def _secret_powers(setting: Setting, data: Data) -> list[int]:
    """The powers that are not the seat's own."""
    return [power for power in setting.powers if data["recruits"][setting.board.powers[power].id] is None]


def _there(setting: Setting, data: Data, power: int) -> dict[str, str]:
    """The generals of a power that have troops, with their places. M4.11: those in off-map boxes are among them."""
    places = {setting.piece_ids[general]: data["place"][setting.piece_ids[general]]
              for general in setting.generals_of[power]}  # fmt: skip
    return {name: place for name, place in places.items() if place not in ("eliminated", "absent")}


def _total(setting: Setting, data: Data, power: int) -> int:
    total = data["totals"][setting.board.powers[power].id]
    assert isinstance(total, int)
    return total


def _setup_troops(setting: Setting, power: int, placed: int, dice: Dice) -> dict[str, int]:
    """M4.9: a legal distribution among the generals that have their troops already; the others have none yet."""
    pieces = [setting.board.pieces[general] for general in setting.generals_of[power]]
    limits = [(piece.min_troops, MAX_TROOPS) for piece in pieces]
    shares = _shares(setting.board.powers[power].troops, limits, dice)
    return {piece.id: share for piece, share in zip(pieces[:placed], shares, strict=False)}


def _play_troops(setting: Setting, data: Data, power: int, in_battle: Mapping[str, int], dice: Dice) -> dict[str, int]:
    """M6.5: every general has 1 to 8 troops; those of a stack whose strength was announced have just that."""
    there = _there(setting, data, power)
    fighting = {name: in_battle[name] for name in there if name in in_battle}
    others = [name for name in there if name not in fighting]
    left = _total(setting, data, power) - sum(fighting.values())
    return fighting | dict(zip(others, _shares(left, [(1, MAX_TROOPS)] * len(others), dice), strict=True))


def _battle_troops(setting: Setting, data: Data, dice: Dice) -> dict[str, int]:
    """M11.1.6, M11.1.13, M11.1.18: what a running battle has made public: the strength of each of the two stacks.

    Of a mixed stack it is the sum of both powers' troops, of which the seat may know one. Each gets as much as its
    other generals leave and allow.
    """
    battle = _stage(data, "Battle")
    troops: dict[str, int] = {}
    for city, strength in zip(battle["cities"], battle["strengths"], strict=True) if battle else ():
        groups = _groups(setting, data, city)
        known = [data["troops"][name] for group in groups.values() for name in group]
        left = strength - sum(count for count in known if count is not None)
        secret = [power for power in groups if power in _secret_powers(setting, data)]
        limits = [_battle_limits(setting, data, power, len(groups[power])) for power in secret]
        for power, share in zip(secret, _shares(left, limits, dice) if secret else [], strict=True):
            group = groups[power]
            troops.update(zip(group, _shares(share, [(1, MAX_TROOPS)] * len(group), dice), strict=True))
    return troops


def _groups(setting: Setting, data: Data, city: str) -> dict[int, list[str]]:
    """The generals in a city, by power."""
    groups = {
        power: [name for name, place in _there(setting, data, power).items() if place == city]
        for power in setting.powers
    }
    return {power: group for power, group in groups.items() if group}


def _battle_limits(setting: Setting, data: Data, power: int, fighting: int) -> tuple[int, int]:
    """How many of a power's troops so many of its generals can have, the others having 1 to 8 each."""
    others = len(_there(setting, data, power)) - fighting
    total = _total(setting, data, power)
    return max(fighting, total - MAX_TROOPS * others), min(MAX_TROOPS * fighting, total - others)


def _recruits(setting: Setting, data: Data, power: int, stage: Data, dice: Dice) -> tuple[dict[str, int], int]:
    """M13.4, M17.5.17: troops before the distribution of new ones, and shares for the generals who have got theirs;
    what is left is open. M13.9: generals in an off-map box get nothing."""
    there, new = _there(setting, data, power), stage["to_place"]
    in_box = [name for name, place in there.items() if place == "box"]
    on_map = [name for name in there if name not in in_box]
    least = _least_in_boxes(setting, data, power, stage) if in_box else 0
    old = _total(setting, data, power) - new
    limits = [(max(len(in_box), least), MAX_TROOPS * len(in_box)), (len(on_map), MAX_TROOPS * len(on_map))]
    shares = [_shares(part, [(1, MAX_TROOPS)] * len(group), dice)
              for part, group in zip(_shares(old, limits, dice), (in_box, on_map), strict=True)]  # fmt: skip
    troops = dict(zip(in_box + on_map, shares[0] + shares[1], strict=True))
    if not stage["receiving"]:
        return troops, new
    given = _hand_out(troops, on_map, stage["receiving"], new, dice)
    return troops, new - given


def _hand_out(troops: dict[str, int], on_map: list[str], receiving: list[str], new: int, dice: Dice) -> int:
    """M13.4: shares for the generals who have got theirs, so that the others can take the rest. Returns their sum."""
    served = [name for name in on_map if name not in receiving]
    free = {name: MAX_TROOPS - troops[name] for name in on_map}
    least = max(0, new - sum(free[name] for name in receiving))
    most = min(new, sum(free[name] for name in served))
    given = least + dice.below(most - least + 1)
    for name, share in zip(served, _shares(given, [(0, free[name]) for name in served], dice), strict=True):
        troops[name] += share
    return given


def _least_in_boxes(setting: Setting, data: Data, power: int, stage: Data) -> int:
    """M13.9, M13.10: the new troops have room on the map and with those who re-enter, so that a general in a box must
    have some of the old. One who is asked although no city is left for him may stay away: the others have room."""
    s = _public_state(setting, data)
    waiting = [setting.board.piece_index[name] for name in stage["returning"]]
    asked = data["stages"][-1] is stage and waiting and stage["to_place"]
    if asked and all(s.city_id(city) in stage["barred"] for city in winter_fortresses(s, waiting[0])):
        waiting.pop(0)
    for general in setting.generals_of[power]:
        if s.place[general] < 0 and general not in waiting:
            s.place[general] = ABSENT
    on_map = MAX_TROOPS * len(s.on_map(power)) + room(s, power)  # none of them has room in `s`: it is for the others
    return _total(setting, data, power) - on_map


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


def _cards(setting: Setting, data: Data, dice: Dice) -> tuple[dict[str, list[str]], dict[str, list[str]], list[str]]:
    """M8.7, M17.3.2, S22-S26, S30: deal the cards that the seat has not seen to the other hands, to the face-down cards
    newly placed on the display, and to the draw pile.

    Cards that were shuffled into the present pile may still be there; all other unseen cards are in hands. A power
    that is about to pay has enough for it (`_due`): hands are dealt until it has.
    """
    politics = _stage(data, POLITICS)
    placed = politics["placed"] if politics else {}
    seen = _seen_cards(data, placed)
    unseen = [card for card in range(data["next_deck"] * FACES) if CARD_NAMES[card] not in seen]
    power, due = _due(setting, data)
    for attempt in range(MAX_TRIES):
        pile, rest = _divide(data, unseen, attempt == MAX_TRIES - 1, dice)
        face_down = _deal(placed, rest)
        hands = _deal(data["hands"], rest, power)
        if points([CARD_NAMES.index(card) for card in hands.get(power, [])]) >= due:
            break
    return hands, face_down, [CARD_NAMES[card] for card in pile]


def _divide(data: Data, unseen: list[int], last: bool, dice: Dice) -> tuple[list[int], list[int]]:
    """The draw pile and the rest, shuffled; at the last try the pile has cheap cards, and the best come last."""
    in_pile = frozenset(data["pile_cards"])
    dice.shuffle(unseen)
    if last:
        unseen.sort(key=_points)
    unseen.sort(key=lambda card: CARD_NAMES[card] not in in_pile)  # stable: candidates for the pile come first
    pile, rest = unseen[: data["pile"]], unseen[data["pile"] :]
    if last:
        rest.sort(key=_points)
    else:
        dice.shuffle(rest)
    return pile, rest


def _points(card: int) -> int:
    return points([card])


def _deal(hands: Data, cards: list[int], payer: str = "") -> dict[str, list[str]]:
    """The known hands, and of these cards as many to each other hand as it has; the best last, to who must pay.

    The cards dealt are taken away from the list.
    """
    dealt = {}
    for power in sorted(hands, key=lambda name: name == payer):
        hand = hands[power]
        if isinstance(hand, int):
            taken = cards[:hand]
            del cards[:hand]
            hand = [CARD_NAMES[card] for card in sorted(taken)]
        dealt[power] = hand
    return {power: dealt[power] for power in hands}


def _due(setting: Setting, data: Data) -> tuple[str, int]:
    """M8.14, M10.2.3, M17.5.20: the power that is about to pay, and what its cards are worth at least.

    A power without a general on the map is asked for its corps only if it can pay for an eliminated one.
    """
    for stage in data["stages"]:
        if stage["stage"] == "Payment":
            return stage["power"], stage["due"]
        if stage["stage"] == "TrainEntry":
            piece = setting.board.pieces[setting.board.piece_index[stage["train"]]]
            return setting.board.powers[piece.power].id, PRICE
        if stage["stage"] == "Corps":
            power = setting.board.power_index[stage["power"]]
            on_map = [place for place in _there(setting, data, power).values() if place != "box"]
            return stage["power"], 0 if on_map else CORPS_PRICE
    return "", 0


def _seen_cards(data: Data, placed: Data) -> set[str]:
    """The cards whose place the seat knows: discarded, played in a running battle, on the display, or its own."""
    piles = [*data["discards"].values(), *data["display"].values(), *data["covered"].values()]
    piles += [hand for hand in (*data["hands"].values(), *placed.values()) if not isinstance(hand, int)]
    piles += [stage["played"] for stage in data["stages"] if stage["stage"] == "Battle"]
    return {card for pile in piles for card in pile}


# -- politics


def _political_pile(setting: Setting, data: Data, dice: Dice) -> list[str]:
    """M4.14, S28, S29: the cards that have not been revealed, year by year in any order."""
    gone = {setting.names.number("political", name) for name in data.get("revealed", ())}
    return [setting.political[card].id for card in cards_left(setting, gone, data["political_pile"], dice)]


def _scores(setting: Setting, data: Data) -> list[int]:
    """S44, M13.13: the sheet is folded away; the present pools stand for what is written on it."""
    return [max(0, data["pools"][setting.board.powers[power].id]) for power in DISPLAY] if setting.advanced else []
