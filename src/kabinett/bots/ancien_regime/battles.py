"""Battles: in which order, who supports, which cards, and where the beaten go (C10)."""

from __future__ import annotations

from math import sqrt

from kabinett.ancien_regime.battles import battle_at
from kabinett.ancien_regime.board import NOBODY, POWER_IDS
from kabinett.ancien_regime.cardplay import Battle
from kabinett.ancien_regime.results import GROUND, PAIR
from kabinett.ancien_regime.setting import SCOUT
from kabinett.ancien_regime.sides import ATTACK, DEFENCE, Sides
from kabinett.ancien_regime.support import Support
from kabinett.bots.ancien_regime.combat import card_power, chance, forecast, payoff, side_of
from kabinett.bots.ancien_regime.ground import Ground
from kabinett.bots.ancien_regime.outlook import Outlook
from kabinett.core.moves import Decision, Move

SHOWN = 0.01  # what is lost by showing a 3, unless it helps to see more
BESIDE = 1.0  # standard deviation of what is not counted
REDRAWN = 1  # C10.7.3: one card is drawn for those played


# -- stakes


def worth_of(look: Outlook, battle: Sides) -> float:
    """What the territory of a battle is worth to its attacker, if that is one of the player's powers."""
    power = look.s.setting.power_of[battle.attacker]
    if not look.own(power):
        return 0.0
    return Ground(look, power).worth.get(battle.territory, 0.0)


def stake(look: Outlook, battle: Sides, side: int) -> float:
    """How much better it is for the player if a side wins than if it loses."""
    worth = worth_of(look, battle)
    return payoff(look, battle, side, worth) - payoff(look, battle, 1 - side, worth)


def next_battle(look: Outlook, decision: Decision) -> list[float]:
    """P25: the most important one first, while there are cards."""
    power = POWER_IDS.index(str(decision.params["power"]))
    weights = []
    for move in decision.options:
        general = look.s.own_general(power, move.n)
        battle = battle_at(look.s, general, move.n)
        weights.append(stake(look, battle, ATTACK) * forecast(look, general, move.n, look.s.troops[general]))
    return weights


# -- support


def support(look: Outlook, decision: Decision) -> list[float]:
    """P26: support where the Influence of a victory, or what is saved, is worth a troop."""
    s, w = look.s, look.weights
    battle = s.stages[-1]
    assert isinstance(battle, Support)
    power = POWER_IDS.index(str(decision.params["power"]))
    without = odds(look, battle, battle.side, NOBODY)
    weights = []
    for move in decision.options:
        if move is s.setting.moves.stop:
            weights.append(0.0)
            continue
        with_him = odds(look, battle, battle.side, move.n)
        joins = _joining(look, battle, power)
        gain = (with_him - without) * stake(look, battle, battle.side) + with_him * joins
        weights.append(gain - w.troop - 0.02 * s.troops[move.n])
    return weights


def _joining(look: Outlook, battle: Support, power: int) -> float:
    """C10.7.5: the Influence that a power gets in a victory because it supports, if it would not have any else."""
    s = look.s
    if power in battle.powers(s, battle.side, supporting=True):
        return 0.0
    lost = len(battle.generals(1 - battle.side))
    bonus = look.atlas.is_major[power] and s.status[power] in (0, 1)
    return lost * (2.0 if bonus else 1.0) * look.stake_of(power)


def odds(look: Outlook, battle: Sides, side: int, more: int) -> float:
    """The chance of a side to win if one more general supports it, before cards are played."""
    s, w = look.s, look.weights
    ahead, variance = 0.0, BESIDE
    for each in (ATTACK, DEFENCE):
        sign = 1 if each == side else -1
        generals = battle.generals(each, supporting=True)
        if each == side and more != NOBODY:
            generals = [*generals, more]
        plays: dict[int, int] = {}
        for general in generals:
            power = s.setting.power_of[general]
            plays[power] = plays.get(power, 0) + s.troops[general]
        ahead += sign * battle.base(s, each)
        for power, count in plays.items():
            mean, spread = card_power(look, power, count)
            ahead += sign * mean
            variance += spread
    ahead += -w.margin if side == ATTACK else w.margin
    return chance(ahead, sqrt(variance))


# -- cards


class Table:
    """A battle in which cards are being played, as a player sees it who plays for one of its powers."""

    __slots__ = ("battle", "gap", "look", "power", "s", "side", "spread", "theirs")

    def __init__(self, look: Outlook, battle: Battle, power: int) -> None:
        self.look, self.s, self.battle, self.power = look, look.s, battle, power
        self.side = side_of(self.s, battle, power)
        ours, our_variance = self._total(self.side)
        others, their_variance = self._total(1 - self.side)
        friends, friend_variance = self._to_come(self.side)
        self.theirs, more_variance = self._to_come(1 - self.side)
        margin = look.weights.margin if self.side == DEFENCE else -look.weights.margin
        self.gap = ours + friends - others + margin
        self.spread = sqrt(BESIDE + our_variance + their_variance + friend_variance + more_variance)

    def _total(self, side: int) -> tuple[float, float]:
        """C10.7.1: the strength of a side with the cards that lie there, as far as the player knows them."""
        s, w, battle = self.s, self.look.weights, self.battle
        total, variance = float(battle.base(s, side)), 0.0
        for general in battle.generals(side, supporting=True):
            pile = battle.piles[general]
            if not pile:
                continue
            power = s.setting.power_of[general]
            if self._knows(power):
                total += sum(self.counted(general, card) for card in pile)
                continue
            for shown in battle.face_up.get(general, ()):
                total += shown or w.card_mean
                variance += 0.0 if shown else w.card_spread**2
        return total, variance

    def _knows(self, power: int) -> bool:
        return self.s.player(power) == POWER_IDS[self.look.me]

    def counted(self, general: int, card: int) -> int:
        """C10.6: what a card counts in a pile."""
        s, battle = self.s, self.battle
        if card == GROUND and s.controller(battle.territory) == s.setting.power_of[general]:
            return card + 1
        return card + 1 if card == PAIR and battle.piles[general].count(PAIR) % 2 else card

    def _to_come(self, side: int) -> tuple[float, float]:
        """What the others of a side may still play."""
        s, w, battle = self.s, self.look.weights, self.battle
        total, variance = 0.0, 0.0
        for power in battle.powers(s, side, supporting=True):
            if power == self.power or battle.passed >> power & 1:
                continue
            plays = sum(battle.plays.get(g, 0) for g in s.setting.generals_of[power])
            morale = 1 if battle.zero >> power & 1 else s.morale[power]
            count = min(plays, len(s.hands[power]), morale)
            total += count * w.card_mean * w.reply
            variance += count * w.card_spread**2
        return total, variance

    def chance(self, added: float) -> float:
        """The chance to win with so much more. The others need not play more than it takes to be ahead."""
        return chance(self.gap + added - self.theirs, self.spread)

    def plays(self) -> int:
        """How many cards the power could still play."""
        plays = sum(self.battle.plays.get(g, 0) for g in self.s.setting.generals_of[self.power])
        morale = 1 if self.battle.zero >> self.power & 1 else self.s.morale[self.power]
        return min(plays, len(self.s.hands[self.power]), morale)

    def price(self, cards: list[int], before: int) -> float:
        """What it costs to play cards after so many: Morale, and the cards but for the one that is drawn."""
        w, look = self.look.weights, self.look
        morale = 0.0 if self.battle.zero >> self.power & 1 else look.morale_worth(self.power)
        drawn = w.card_mean if before == 0 and cards else 0.0
        return len(cards) * morale + w.card * (sum(cards) - drawn)


def battle_card(look: Outlook, decision: Decision) -> list[float]:
    """P27: the card with which the battle is best, whether it is the last or others follow; or none."""
    s = look.s
    battle = s.stages[-1]
    assert isinstance(battle, Battle)
    power = POWER_IDS.index(str(decision.params["power"]))
    general = s.setting.board.general_index[str(decision.params["general"])]
    table = Table(look, battle, power)
    prize = stake(look, battle, table.side)
    before = battle.played(s, power)
    weights = []
    for move in decision.options:
        if move is s.setting.moves.skip:
            weights.append(prize * table.chance(0.0))
            continue
        card = SCOUT if move is s.setting.moves.scout else move.n
        gain = _plan(table, general, card, prize, before)
        weights.append(gain - SHOWN if move is s.setting.moves.scout else gain)
    return weights


def _plan(table: Table, general: int, card: int, prize: float, before: int) -> float:
    """The best that can come of playing a card now, and as many of the best others as it takes."""
    rest = sorted(table.s.hands[table.power])
    rest.remove(card)
    played, added = [card], float(table.counted(general, card))
    best = prize * table.chance(added) - table.price(played, before)
    for _ in range(table.plays() - 1):
        played.append(rest.pop())
        added += played[-1]
        best = max(best, prize * table.chance(added) - table.price(played, before))
    return best


def battle_pile(look: Outlook, decision: Decision) -> list[float]:
    """P27: for which general, or none: the pile matters little, whether one plays matters."""
    s = look.s
    battle = s.stages[-1]
    assert isinstance(battle, Battle)
    power = POWER_IDS.index(str(decision.params["power"]))
    table = Table(look, battle, power)
    prize = stake(look, battle, table.side)
    before = battle.played(s, power)
    weights = []
    for move in decision.options:
        if move is s.setting.moves.skip:
            weights.append(prize * table.chance(0.0))
        else:
            cards = set(s.hands[power])
            weights.append(max(_plan(table, move.n, card, prize, before) for card in cards))
    return weights


def scout(look: Outlook, decision: Decision) -> list[float]:
    """P28: a card of the greatest pile tells most."""
    s = look.s
    battle = s.stages[-1]
    assert isinstance(battle, Battle)
    most = s.setting.numbers.troops_per_general
    return [float(len(battle.piles[move.n // most])) for move in decision.options]


# -- afterwards


def defeat(look: Outlook, decision: Decision) -> list[float]:
    """P29: to the capital if it is safe there; off board a general costs nothing and brings a card."""
    s = look.s
    general = s.setting.board.general_index[str(decision.params["general"])]
    ground = Ground(look, s.setting.power_of[general])
    return [_refuge(ground, move, 0) for move in decision.options]


def _refuge(ground: Ground, move: Move, troops: int) -> float:
    """How good it is to withdraw to a territory, or to go off board."""
    w = ground.weights
    if move.verb != "territory":
        return w.card * w.card_mean
    kept = w.general + w.troop * troops
    return (
        kept + w.hope * ground.hope(move.n, troops, []) - ground.risk(move.n, troops) + ground.shelter(move.n, troops)
    )


def withdrawal(look: Outlook, decision: Decision) -> list[float]:
    """P8, P30: where a general is safe and of use."""
    s = look.s
    general = s.setting.board.general_index[str(decision.params["general"])]
    ground = Ground(look, s.setting.power_of[general])
    return [_refuge(ground, move, s.troops[general]) for move in decision.options]


def troop_return(look: Outlook, decision: Decision) -> list[float]:
    """P6: the general with the fewest troops."""
    return [-float(look.s.troops[move.n]) for move in decision.options]
