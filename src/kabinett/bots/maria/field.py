"""The map as a power at war sees it: what pulls, what is in danger, and who can come to blows with whom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import tanh

from kabinett.bots.maria.aims import Aims
from kabinett.bots.maria.weights import MarchWeights
from kabinett.maria.conquest import PROTECTING_DISTANCE, protection
from kabinett.maria.state import State

STRIKE = 4  # roads from which a general can come beside another
FAR = 24  # roads beyond which nothing pulls
THREAT_ROADS = 7  # roads from which an enemy is a danger to a fortress
TRAIN_DECAY = 0.8  # what a road leaves of a pull on a train
CLOSE_BATTLE = 2.0  # troops that a battle costs when both sides have as many
OUTNUMBERED = 0.7  # for each troop that the loser has less

Enemy = tuple[int, int, float]  # of a stack: city, troops, might


def battle_result(own: float, troops: int, enemy: float, enemy_troops: int, spread: float) -> float:
    """Troops that a battle is likely to bring or cost: the might of both decides who wins, their troops by how much,
    for who holds the worse cards can stop early."""
    lead = tanh((own - enemy) / spread)
    more = troops - enemy_troops if lead > 0 else enemy_troops - troops
    margin = CLOSE_BATTLE + OUTNUMBERED * more if more > 0 else CLOSE_BATTLE
    return lead * min(margin, enemy_troops if lead > 0 else troops)


def win_chance(own: float, enemy: float, spread: float) -> float:
    """How likely it is that the stronger wins."""
    return 0.5 + 0.5 * tanh((own - enemy) / spread)


class Field:
    """How the map looks to a power at war, as long as enemies and control stay as they are: what pulls, and what is in
    danger. It serves all generals of about the same might."""

    def __init__(
        self, s: State, weights: MarchWeights, aims: Aims, power: int, enemies: list[Enemy], might: float
    ) -> None:
        self.s = s
        self.weights = weights
        self.distance = s.setting.network.distance
        self.enemies = enemies
        self.mights = {at: enemy for at, _, enemy in enemies}
        self.worth = aims.worth[power]
        self.urges: dict[int, float] = {}  # by the city of an enemy what he alone protects
        self.guarded = {city: protection(s, city) for city in self.worth}
        self.pull = {city: weights.pull * worth * self._ease(city, worth, might) for city, worth in self.worth.items()}
        self.pulls = [(self.distance[city], pull) for city, pull in self.pull.items()]
        self.guards = list(self._guards(aims.stake[power]))
        self.decay = [weights.decay**roads for roads in range(FAR + 1)]
        # M10.3.3: what it is worth to leave a fortress; nothing at once if somebody protects it.
        self.passing = {city: 0.0 if self.guarded[city] else worth for city, worth in self.worth.items()}
        self._pulled: dict[int, float] = {}
        self._afar: dict[int, float] = {}
        self._near: dict[int, list[tuple[int, int, int, float]]] = {}

    def _ease(self, city: int, worth: float, might: float) -> float:
        """What is left of the worth of a fortress: less if it is guarded by somebody strong."""
        s, weights, guards = self.s, self.weights, self.guarded[city]
        places = {s.place[general] for general, _ in guards}
        if not places:
            return 1.0
        if len(places) == 1:
            at = next(iter(places))
            self.urges[at] = self.urges.get(at, 0.0) + worth
        enemy = max(self.mights.get(at, 0.0) for at in places)
        return weights.guarded + (1.0 - weights.guarded) * win_chance(might, enemy, weights.battle_spread)

    def _guards(self, stakes: Mapping[int, float]) -> Iterable[tuple[bytes, float]]:
        """The fortresses in danger, each with how much there is to lose."""
        for city, stake in stakes.items():
            row = self.distance[city]
            nearest = min((row[enemy] for enemy, _, _ in self.enemies), default=FAR)
            if stake > 0.0 and nearest <= THREAT_ROADS:
                danger = self.weights.reach ** max(0, nearest - PROTECTING_DISTANCE)
                yield row, stake * self.weights.protect * danger

    def pulled(self, city: int) -> float:
        """How much all that there is to take pulls to a city."""
        found = self._pulled.get(city)
        if found is None:
            decay = self.decay
            found = self._pulled[city] = sum(pull * decay[min(FAR, row[city])] for row, pull in self.pulls)
        return found

    def pulled_afar(self, city: int) -> float:
        """The same for a train, which must be there before and sees farther."""
        found = self._afar.get(city)
        if found is None:
            worths = zip(self.pulls, self.worth.values(), strict=True)
            found = self._afar[city] = sum(worth * TRAIN_DECAY ** row[city] for (row, _), worth in worths)
        return found

    def near(self, city: int) -> list[tuple[int, int, int, float]]:
        """The enemy stacks that can come to blows with a general in a city: how far, where, troops, might."""
        found = self._near.get(city)
        if found is None:
            row = self.distance[city]
            found = [(row[at], at, troops, might) for at, troops, might in self.enemies if row[at] <= STRIKE]
            self._near[city] = found
        return found
