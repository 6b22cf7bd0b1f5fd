"""The map as a power at war sees it: what pulls, what is in danger, and who can come to blows with whom."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations
from operator import itemgetter

from kabinett.bots.maria.aims import Aims
from kabinett.bots.maria.odds import load_odds
from kabinett.bots.maria.weights import MarchWeights
from kabinett.maria.conquest import PROTECTING_DISTANCE, protection
from kabinett.maria.state import State

STRIKE = 4  # roads from which a general can come beside another
FAR = 24  # roads beyond which nothing pulls
THREAT_ROADS = 7  # roads from which an enemy is a danger to a fortress
TRAIN_DECAY = 0.8  # what a road leaves of a pull on a train
NOBODY_THERE = 0, 0.0  # troops and cards of who guards a fortress without being an enemy

Enemy = tuple[int, int, float]  # of a stack: city, troops, and cards as far as they are feared
Near = tuple[int, int, int, float]  # the same, with how many roads away


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
        self.strengths = {at: (troops, cards) for at, troops, cards in enemies}
        self.worth = aims.worth[power]
        self.urges: dict[int, float] = {}  # by the city of an enemy what he alone protects
        self.guarded = {city: protection(s, city) for city in self.worth}
        self.pull = {city: weights.pull * worth * self._ease(city, worth, might) for city, worth in self.worth.items()}
        self.pulls = [(self.distance[city], pull) for city, pull in self.pull.items()]
        self.guards = list(self._guards(aims.stake[power]))
        self.decay = [weights.decay**roads for roads in range(FAR + 1)]
        self.relief = [weights.relief * decay for decay in self.decay]
        # M10.3.3: what it is worth to leave a fortress; nothing at once if somebody protects it.
        self.passing = {city: 0.0 if self.guarded[city] else worth for city, worth in self.worth.items()}
        self._pulled: dict[int, float] = {}
        self._afar: dict[int, float] = {}
        self._near: dict[int, list[Near]] = {}

    def _ease(self, city: int, worth: float, might: float) -> float:
        """What is left of the worth of a fortress: less if it is guarded by somebody strong."""
        s, weights, guards = self.s, self.weights, self.guarded[city]
        places = {s.place[general] for general, _ in guards}
        if not places:
            return 1.0
        if len(places) == 1:
            at = next(iter(places))
            self.urges[at] = self.urges.get(at, 0.0) + worth
        odds = load_odds()
        chance = min(odds.by_might(might, *self.strengths.get(at, NOBODY_THERE)) for at in places)
        return weights.guarded + (1.0 - weights.guarded) * chance

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

    def near(self, city: int) -> list[Near]:
        """The enemy stacks that can come to blows with a general in a city, and what the strongest two can become."""
        found = self._near.get(city)
        if found is None:
            row = self.distance[city]
            found = [(row[at], at, troops, cards) for at, troops, cards in self.enemies if row[at] <= STRIKE]
            found += self._joined(found)
            self._near[city] = found
        return found

    def _joined(self, near: list[Near]) -> list[Near]:
        """M6.1: the strongest two who stand apart, and can join each other before they attack."""
        pairs = [(max(a[0], b[0]), a[1], a[2] + b[2], max(a[3], b[3])) for a, b in combinations(near, 2)
                 if (a[0] > 1 or b[0] > 1) and self._may_join(a[1], b[1])]  # fmt: skip
        return [max(pairs, key=itemgetter(2))] if pairs else []

    def _may_join(self, one: int, other: int) -> bool:
        """Whether there is one general in each of two cities, and they may stand together."""
        s = self.s
        bits, others = s.at[one] & s.setting.general_bits, s.at[other] & s.setting.general_bits
        if bits & (bits - 1) or others & (others - 1):
            return False
        return bool(s.relations.stackable[s.setting.power_of[bits.bit_length() - 1]] & others)
