"""What a view leaves open, filled in: for bots that search through positions which they cannot tell apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from kabinett.ancien_regime.board import POWER_IDS, STATUSES
from kabinett.ancien_regime.diplomacy import members
from kabinett.ancien_regime.minors import NO_BID
from kabinett.ancien_regime.setting import LEADERS, SCOUT, Setting
from kabinett.ancien_regime.setup import empty_state
from kabinett.core.dice import Dice
from kabinett.core.fields import Json
from kabinett.core.ruleset import View

Data = Mapping[str, Any]


def fill_unknown(setting: Setting, view: View, dice: Dice) -> dict[str, Json]:
    """The view's position as the data of a whole state but for its dice; what is unknown is chosen by the dice."""
    data = dict(view.position)
    unseen = _unseen(setting, data, dice)
    data["hands"] = _hands(setting, data, unseen)
    data["stages"] = [{**stage, **_secrets(setting, data, stage, unseen, dice)} for stage in data["stages"]]
    data["pile"] = unseen
    return data


def _secrets(setting: Setting, data: Data, stage: Data, unseen: list[int], dice: Dice) -> dict[str, Json]:
    """S6, S8, S22, S23: what a stage keeps secret."""
    match stage["stage"]:
        case "Diplomacy":
            return {"expelling": _expelling(setting, data, stage, dice), "wanted": _wanted(stage, dice)}
        case "Auction":
            return {"bids": _bids(data, stage, dice)}
        case "Subsidies":
            return {"cards": {name: _deal(cards, unseen) for name, cards in stage["cards"].items()}}
        case "Battle":
            return {"piles": {name: _pile(stage, name, pile, unseen) for name, pile in stage["piles"].items()}}
    return {}


# -- cards


def _unseen(setting: Setting, data: Data, dice: Dice) -> list[int]:
    """C2.5, S13-S16, S22, S23: the cards whose place the seat does not know, in random order."""
    places = [data["discards"], *data["hands"].values()]
    for stage in data["stages"]:
        if stage["stage"] == "Subsidies":
            places += stage["cards"].values()
        if stage["stage"] == "Battle":
            places += [_known(stage, name, pile) for name, pile in stage["piles"].items()]
    seen = Counter(card for cards in places if isinstance(cards, list) for card in cards)
    unseen = sorted((Counter(setting.board.deck) - seen).elements())
    dice.shuffle(unseen)
    return unseen


def _known(stage: Data, general: str, pile: Json) -> Json:
    """S22: what the seat knows of a pile: all of its own, the face-up cards of others."""
    return pile if isinstance(pile, list) else [card for card in stage["face_up"].get(general, ()) if card]


def _deal(cards: Json, unseen: list[int]) -> list[int]:
    """Cards that are known, or so many others, which are taken away from the unseen ones."""
    return cards if isinstance(cards, list) else [unseen.pop() for _ in range(cards)]


def _pile(stage: Data, general: str, pile: Json, unseen: list[int]) -> list[int]:
    """S22: a pile that is known, or one with other cards where it is face down."""
    return pile if isinstance(pile, list) else [card or unseen.pop() for card in stage["face_up"].get(general, ())]


def _hands(setting: Setting, data: Data, unseen: list[int]) -> dict[str, list[int]]:
    """S13: the hands. C10.6.2: who is about to play a 3 face up has one."""
    scouts = [stage["pile"] for stage in data["stages"] if stage["stage"] == "Battle" and stage["scouting"]]
    hands = dict(data["hands"])
    for general in scouts:
        scout = POWER_IDS[setting.power_of[setting.board.general_index[general]]]
        if not isinstance(hands[scout], list):
            unseen.remove(SCOUT)
            hands[scout] = [SCOUT, *_deal(hands[scout] - 1, unseen)]
    return {power: sorted(_deal(hand, unseen)) for power, hand in hands.items()}


# -- secret choices


def _expelling(setting: Setting, data: Data, stage: Data, dice: Dice) -> dict[str, list[str]]:
    """C7.3.2: some members of his Coalition for a Leader, who may not have ended yet; for all others nobody."""
    s = empty_state(setting, dice)
    s.status = [STATUSES.index(data["status"][power]) for power in POWER_IDS]
    expelling = {power: known or [] for power, known in stage["expelling"].items()}
    for status, leader in LEADERS.items():
        if stage["part"] == "expulsion" and stage["expelling"][POWER_IDS[leader]] is None:
            expelling[POWER_IDS[leader]] = [POWER_IDS[power] for power in members(s, status) if dice.below(2)]
    return expelling


def _wanted(stage: Data, dice: Dice) -> dict[str, str]:
    """C7.3.3: a status that is open to a power, for each that has chosen in secret; none for the others."""
    chosen = stage["ready"] if stage["part"] == "choice" else []
    wanted = {}
    for power, known in stage["wanted"].items():
        options = [status for status in STATUSES if status not in stage["closed"][power]]
        wanted[power] = known or (options[dice.below(len(options))] if power in chosen else "none")
    return wanted


def _bids(data: Data, stage: Data, dice: Dice) -> dict[str, int]:
    """C12.3.2: a bid that a Major can pay, for each that has bid; none for the others."""
    bids = {}
    for power, known in stage["bids"].items():
        bid = dice.below(data["morale"][power] + 1) if power in stage["ready"] else NO_BID
        bids[power] = bid if known is None else known
    return bids
