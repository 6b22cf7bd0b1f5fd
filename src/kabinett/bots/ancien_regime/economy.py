"""Cards, Money, generals and Morale: Drill, Subsidies, Leadership, Mobilisation (C9.2-C9.6), and the set-up."""

from __future__ import annotations

from kabinett.ancien_regime.board import POWER_IDS
from kabinett.bots.ancien_regime.ground import Ground
from kabinett.bots.ancien_regime.outlook import Outlook
from kabinett.core.moves import Decision, Move

# What a card is worth in hand, by its value: a 2 counts more on own ground, a 5 costs Morale in defeat.
KEPT = (0.0, 1.0, 2.3, 3.2, 4.2, 4.8, 6.0)


def discard(decision: Decision) -> list[float]:
    """P12, P32: the least useful card."""
    return [-KEPT[move.n] for move in decision.options]


def frederick(look: Outlook, decision: Decision) -> list[float]:
    """P1: the general with most troops nearest to what one wants."""
    s = look.s
    power = s.setting.power_of[decision.options[0].n]
    ground = Ground(look, power)
    return [s.troops[move.n] + ground.hope(s.place[move.n], s.troops[move.n], []) for move in decision.options]


# -- subsidies


def subsidies(look: Outlook, decision: Decision) -> list[float]:
    """P13: a Minor hands on to its Major; Allies get help only against who is about to win."""
    power = POWER_IDS.index(str(decision.params["power"]))
    return [_gift(look, power, move) for move in decision.options]


def _gift(look: Outlook, power: int, move: Move) -> float:
    s = look.s
    if move is s.setting.moves.stop:
        return 0.0
    money = move.verb == "money"
    other, amount = divmod(move.n, s.setting.numbers.gift_limit) if money else (move.n, 0)
    if look.own(other):
        return _within(look, power, other, amount + 1 if money else 0)
    return _for_ally(look, power, other, amount + 1 if money else 0)


def _within(look: Outlook, power: int, other: int, money: int) -> float:
    """C12.5.6: what one's Major has serves one better than what one's Minor has."""
    if look.atlas.is_major[power] or other != look.me:
        return -1.0
    if money:
        return float(money)
    room = look.s.setting.numbers.hand_limit - len(look.s.hands[other])
    return 0.5 if room > 1 and max(look.s.hands[power], default=0) > 2 else -1.0


def _for_ally(look: Outlook, power: int, other: int, money: int) -> float:
    """Money for an Ally at war with who is about to win; no cards."""
    s = look.s
    leader = max(look.atlas.majors, key=lambda major: -look.stake[major])
    urgent = -look.stake[leader] > look.weights.grudge
    helps = look.war[other] >> leader & 1 and not look.own(other) and other != leader
    spare = s.money[power] - money >= len(s.on_map(power)) * 2
    return 0.1 * money if money and urgent and helps and spare else -1.0


def mercenaries(look: Outlook, decision: Decision) -> list[float]:
    """P13: the better cards, and no weak ones."""
    stop = look.s.setting.moves.stop
    return [2.5 if move is stop else KEPT[move.n] for move in decision.options]


def offered(look: Outlook, decision: Decision) -> list[float]:
    """P14: what is given for nothing is taken."""
    return [1.0 if move is look.s.setting.moves.accept else 0.0 for move in decision.options]


# -- leadership


def leadership(look: Outlook, decision: Decision) -> list[float]:
    """P15: generals as far as there is Money for their troops; else a card, or Morale."""
    power = POWER_IDS.index(str(decision.params["power"]))
    ground = Ground(look, power)
    return [_lead(look, ground, power, move) for move in decision.options]


def _lead(look: Outlook, ground: Ground, power: int, move: Move) -> float:
    s, w = look.s, look.weights
    match move.verb:
        case "place":
            return _placing(look, power)
        case "remove":
            troops = s.troops[move.n]
            lost = w.general + w.troop * troops + w.hope * ground.hope(s.place[move.n], troops, [])
            return ground.risk(s.place[move.n], troops) - lost - ground.shelter(s.place[move.n], troops)
        case "draw":
            return look.weights.new_card if len(s.hands[power]) < look.weights.full_hand else look.weights.spare_card
        case "morale":
            return 2 * look.morale_worth(power)
    return 0.0


def _placing(look: Outlook, power: int) -> float:
    """What one more general on the map is worth: there must be Money for his troops."""
    s = look.s
    spread = look.weights.spread
    left = s.money[power] - sum((max(0.0, spread - s.troops[general]) for general in s.on_map(power)), 0.0)
    return 0.4 + 0.3 * left if left > 0 else -0.2


def placement(look: Outlook, decision: Decision) -> list[float]:
    """P15: where a general is safe, and near to what one wants once he has troops."""
    s, w = look.s, look.weights
    general = s.setting.board.general_index[str(decision.params["general"])]
    power = s.setting.power_of[general]
    ground = Ground(look, power)
    others = [s.place[g] for g in s.on_map(power)]
    return [
        w.hope * ground.hope(move.n, 2, others) - ground.risk(move.n, 1) + ground.shelter(move.n, 1)
        for move in decision.options
    ]


# -- mobilisation


def mobilisation(look: Outlook, decision: Decision) -> list[float]:
    """P16: troops first, then cards and Morale, for Money that is left is lost."""
    power = POWER_IDS.index(str(decision.params["power"]))
    ground = Ground(look, power)
    return [_purchase(look, ground, power, move) for move in decision.options]


def _purchase(look: Outlook, ground: Ground, power: int, move: Move) -> float:
    s = look.s
    match move.verb:
        case "troop":
            return _troop(ground, move.n)
        case "draw":
            return look.weights.new_card if len(s.hands[power]) < look.weights.full_hand else look.weights.spare_card
        case "morale":
            return look.weights.new_morale * look.morale_worth(power)
        case "fortress":
            return _fortress(ground, power, move.n)
    return 0.0


def _troop(ground: Ground, general: int) -> float:
    """A troop is worth more for who has none, and near to what one wants."""
    s = ground.s
    troops, place = s.troops[general], s.place[general]
    w = ground.weights
    first = w.first_troop if troops == 0 else w.next_troop if troops == 1 else w.last_troop
    hope = ground.hope(place, troops + 1, []) - ground.hope(place, troops, [])
    return first + 0.1 * hope + 0.1 * (ground.risk(place, troops) - ground.risk(place, troops + 1))


def _fortress(ground: Ground, power: int, territory: int) -> float:
    """A fortress, for five times the Money, where much is held in the face of an enemy."""
    value = ground.atlas.influence[power][territory]
    near = min((enemy.steps[territory] for enemy in ground.enemies), default=9)
    return ground.weights.fortress * value if near <= 1 and value > 1 else -1.0
