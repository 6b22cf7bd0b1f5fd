"""What fortresses are worth to whom: by conquest, by taking them back, and as what must be protected."""

from __future__ import annotations

from kabinett.bots.maria.weights import AimWeights
from kabinett.maria.board import NOBODY
from kabinett.maria.pools import pool
from kabinett.maria.powers import AUSTRIA, FRANCE, PRAGMATIC, PRUSSIA, own_major
from kabinett.maria.state import State

ROBBED = -0.6  # a fortress that the other power of the same player needs
NEAR_GOAL = 4  # fortresses from its goal at which a power begins to be feared


def needed(s: State, power: int) -> int:
    """How many markers a major power still has to place to win."""
    if s.setting.advanced:
        return pool(s, power)
    goal = s.setting.variant.goals.get(s.power_id(power))
    return 99 if goal is None else goal - counted(s, power)


def counted(s: State, power: int) -> int:
    """M14.8: the fortresses of a power that count in the introductory game."""
    silesia = s.setting.board.silesia if power == PRUSSIA else frozenset()
    home = s.setting.home
    return sum(1 for city, owner in s.markers.items() if owner == power and (home[city] == AUSTRIA or city in silesia))


class Aims:
    """The worth of all fortresses in a position, as far as it follows from control; made anew when that changes."""

    def __init__(self, s: State, weights: AimWeights, key: object) -> None:
        self.key = key  # by what they are known
        self.weights = weights
        self.relations = s.setting.relations[s.saxony][False]
        self.need = {power: needed(s, power) for power in (FRANCE, PRUSSIA, AUSTRIA, PRAGMATIC)}
        self.controllers = {
            city: s.controller(city)
            for city in s.setting.board.fortresses
            if s.setting.network.distance[city][city] == 0
        }
        self.worth = tuple(self._worth(s, power) for power in range(len(s.setting.board.powers)))
        self.stake = tuple(self._stake(power) for power in range(len(s.setting.board.powers)))

    def _worth(self, s: State, power: int) -> dict[int, float]:
        """What each enemy fortress is worth to a power that conquers it."""
        enemies = self.relations.enemies[power]
        return {
            city: self._gain(s, power, city) for city, controller in self.controllers.items() if controller in enemies
        }

    def _stake(self, power: int) -> dict[int, float]:
        """What each fortress of a power, and of those who protect it together, is worth to its worst enemy."""
        own = self.relations.table[power]
        stake: dict[int, float] = {}
        for city, controller in self.controllers.items():
            if controller != NOBODY and (controller == power or own[controller] == "C"):
                stake[city] = max(
                    (self.worth[enemy].get(city, 0.0) for enemy in self.relations.enemies[power]), default=0.0
                )
        return stake

    def _gain(self, s: State, power: int, city: int) -> float:
        weights, board = self.weights, s.setting.board
        major = own_major(power, s.saxony)
        if city in board.rhine:
            return weights.elector
        home, marker = s.home(city), s.markers.get(city, NOBODY)
        worth = weights.abroad
        if self._places(s, major, city):
            worth = 1.0 + self._haste(major)
            if self._robs_friend(s, major):
                worth = ROBBED
        elif home == power or own_major(home, s.saxony) == major:
            worth = weights.own_land
        if marker != NOBODY and self._places(s, marker, city):
            worth += weights.spoil + self._haste(marker)
        if city in board.capitals.values():
            worth += weights.capital
        return worth

    def _places(self, s: State, major: int, city: int) -> bool:
        """Whether a marker of the power on this fortress brings it nearer to its victory."""
        home = s.home(city)
        if s.setting.advanced:
            return major != NOBODY and home != major
        if major == PRUSSIA:
            return home == AUSTRIA or city in s.setting.board.silesia
        return major == FRANCE and home == AUSTRIA

    def _robs_friend(self, s: State, major: int) -> bool:
        """M24.2: of two powers of one player the one that has enough leaves the rest to the other, who has not."""
        if s.setting.advanced or s.setting.players > 2 or self.need[major] > 0:
            return False
        return self.need[PRUSSIA if major == FRANCE else FRANCE] > 0

    def _haste(self, power: int) -> float:
        """The nearer to its goal, the more a fortress more or less counts."""
        need = self.need.get(power, 99)
        if need <= 0:
            return -0.95
        return self.weights.urgent * max(0, NEAR_GOAL + 1 - need) / NEAR_GOAL
