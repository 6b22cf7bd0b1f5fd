"""What territories are worth to a power, how long they can be held, and how safe a general is in them."""

from __future__ import annotations

from typing import NamedTuple

from kabinett.ancien_regime.board import NOBODY
from kabinett.ancien_regime.setting import LEADERS, NEUTRAL
from kabinett.ancien_regime.strength import garrison_strength
from kabinett.bots.ancien_regime.combat import card_power, chance
from kabinett.bots.ancien_regime.outlook import Outlook
from kabinett.core.bits import bits

TARGETS = 14  # so many of the best targets are looked at
NEAR_BY = 2  # steps from which an attack is to be feared
FEAR = (1.0, 1.0, 0.5)  # how likely one is attacked from so many steps away
RISK_SPREAD = 2.5  # standard deviation of a battle that is still to be feared only


class Enemy(NamedTuple):
    """A general who could attack: his power, what he can bring into battle, and the steps to each territory."""

    power: int
    force: float
    steps: tuple[int, ...]


class Ground:
    """The map with the eyes of a power that is about to move, for the player of an outlook. Masks are territories."""

    __slots__ = ("atlas", "beside", "covered", "enemies", "look", "near", "own", "power", "s", "targets", "weights",
                 "worth")  # fmt: skip

    def __init__(self, look: Outlook, power: int) -> None:
        self.look, self.s, self.atlas, self.weights, self.power = look, look.s, look.atlas, look.weights, power
        self.enemies: list[Enemy] = []
        self.beside = self.near = self.covered = 0  # one step from an enemy with troops, two; from an own general
        self._survey_generals()
        self.worth: dict[int, float] = {}
        self.targets = self._targets()

    def _survey_generals(self) -> None:
        """The generals who could attack the power somewhere, and what is within their reach; own ones with troops."""
        s, look, place, troops = self.s, self.look, self.s.place, self.s.troops
        for other in bits(look.war[self.power] | look.exposed[self.power]):
            if s.status[other] == NEUTRAL or s.controlled_by[other] == NOBODY:
                continue
            steps, (one, two) = self.atlas.distance[other], self.atlas.within[other]
            for general in s.setting.generals_of[other]:
                here = place[general]
                if here < 0:
                    continue
                cards, _ = card_power(look, other, troops[general])
                self.enemies.append(Enemy(other, 1 + troops[general] + cards, steps[here]))
                if troops[general]:
                    self.beside |= one[here]
                    self.near |= two[here]
        for general in s.setting.generals_of[self.power]:
            if place[general] >= 0 and troops[general]:
                self.covered |= self.atlas.beside[place[general]]

    # -- worth

    def _takeable(self) -> int:
        """C7.6.3, C7.7, C9.10.4, C11.5.1: where a garrison of the power could come, if need be by battle."""
        s, atlas, power = self.s, self.atlas, self.power
        if s.status[power] == NEUTRAL:
            return 0
        allies = self.look.allies[power]
        shut = self.look.relations.closed[power]
        for other in bits(allies & ~(1 << power)):
            shut |= atlas.home_mask[other]
        own = atlas.home_mask[power]
        for territory, owner in s.garrisons.items():
            if allies >> owner & 1:
                shut |= 1 << territory
            else:
                own &= ~(1 << territory)
        return atlas.passable & ~shut & ~own

    def _targets(self) -> list[tuple[int, float]]:
        """The territories that are most worth having, with their worth, less where one has to fight."""
        s, look, home = self.s, self.look, self.s.setting.home
        prize, yields = self.atlas.prize[self.power], self.atlas.yields
        stakes = [look.stake_of(power) for power in range(len(yields))]
        found = []
        for territory in bits(self._takeable()):
            gain = prize[territory]
            owner = s.garrisons.get(territory, NOBODY)
            controller = owner if owner != NOBODY else home[territory]
            if controller != NOBODY:
                gain -= stakes[controller] * yields[controller][territory]
            if gain > 0:
                worth = self.worth[territory] = gain * self.hold(territory)
                ease = 1.0 if owner == NOBODY and not s.at[territory] else self._ease(territory)
                found.append((territory, worth * ease))
        found.sort(key=_second, reverse=True)
        return found[:TARGETS]

    def hold(self, territory: int) -> float:
        """The chance to keep a territory until Influence is extended."""
        w = self.weights
        if not self.near >> territory & 1:
            return w.held_safe
        if not self.beside >> territory & 1:
            return w.held_near
        return w.held_covered if self.covered >> territory & 1 else w.held_open

    def _ease(self, territory: int) -> float:
        """How much of the worth of a target is left for what stands in the way."""
        s, w = self.s, self.weights
        foes = self.look.foes(self.power, territory)
        ease = 1.0
        owner = s.garrisons.get(territory, NOBODY)
        if owner != NOBODY and foes >> owner & 1:
            ease = w.through_garrison if garrison_strength(s, territory) == 1 else w.through_general
        if s.at[territory] and any(foes >> s.setting.power_of[general] & 1 for general in bits(s.at[territory])):
            ease *= w.through_general
        return ease

    def hope(self, territory: int, troops: int, others: list[int], taken: int = NOBODY) -> float:
        """What a general with so many troops can hope for from a territory: the two best targets around.

        Targets count less that one of the other generals (who stand in these territories) reaches as soon.
        """
        if troops <= 0:
            return 0.0
        crowded, best, second = self.weights.crowded, 0.0, 0.0
        steps = self.atlas.distance[self.power]
        here, decay = steps[territory], self.atlas.decay
        for target, worth in self.targets:
            if worth <= second:
                break
            hoped = worth * decay[here[target]]
            if hoped <= second or target == taken:
                continue
            for other in others:
                if steps[other][target] <= here[target]:
                    hoped *= crowded
                    break
            if hoped > best:
                best, second = hoped, best
            elif hoped > second:
                second = hoped
        return best + (crowded * second if troops > 1 else 0.0)

    # -- safety

    def risk(self, territory: int, troops: int) -> float:
        """What one stands to lose if a general is in a territory with so many troops."""
        s, look, power = self.s, self.look, self.power
        foes, own, worst = 0, 0.0, 0.0
        for enemy in self.enemies:
            away = enemy.steps[territory]
            if away > NEAR_BY or look.relations.closed[enemy.power] >> territory & 1:
                continue
            if not own:
                foes = look.foes(power, territory)
                own = 1 + troops + card_power(look, power, troops)[0]
                if s.garrisons.get(territory, NOBODY) == power:
                    own += garrison_strength(s, territory)
            if foes >> enemy.power & 1:
                beaten = FEAR[away] * chance(enemy.force - own, RISK_SPREAD)
                worst = max(worst, beaten * self._loss(enemy.power, troops))
        return self.weights.exposure * worst

    def _loss(self, enemy: int, troops: int) -> float:
        """What it costs if a general with so many troops is beaten by an enemy (C10.7.5, C10.7.6)."""
        s, w = self.s, self.weights
        opposed = s.status[enemy] in LEADERS and s.status[self.power] in LEADERS and self.atlas.is_major[enemy]
        gained = -self.look.stake_of(enemy) * (2 if opposed else 1)
        return gained + w.general + w.troop * troops

    def shelter(self, territory: int, troops: int) -> float:
        """What a general with troops protects from a territory: what is held there and beside it."""
        if troops <= 0:
            return 0.0
        s, power = self.s, self.power
        yields, total = self.atlas.yields[power], 0.0
        for around in bits(self.atlas.beside[territory] & self.beside):
            if yields[around] and s.controller(around) == power:
                total += yields[around]
        return self.weights.cover * total


def _second(target: tuple[int, float]) -> float:
    return target[1]
