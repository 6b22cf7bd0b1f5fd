"""How things stand in a position: who earns what, who is at war with whom, who is nearest to victory."""

from __future__ import annotations

from math import exp

from kabinett.ancien_regime.board import NOBODY, POWER_IDS
from kabinett.ancien_regime.sequence import PARTS, Course
from kabinett.ancien_regime.setting import NEUTRAL
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.wheel import TURNS
from kabinett.bots.ancien_regime.atlas import Atlas

INFLUENCE_PART = PARTS.index("influence")
MOVEMENT_PART = PARTS.index("movement")


class Outlook:
    """A look at a position with the eyes of one player. It is made for one question, and kept no longer."""

    __slots__ = ("allies", "atlas", "clock", "exposed", "income", "me", "part", "relations", "s", "stake", "war",
                 "weights")  # fmt: skip

    def __init__(self, atlas: Atlas, s: State, me: int) -> None:
        self.atlas, self.weights, self.s, self.me = atlas, atlas.weights, s, me
        self.relations = atlas.relations(s.status, s.controlled_by)
        self.war, self.exposed, self.allies = self.relations.war, self.relations.exposed, self.relations.allies
        course = s.stages[0] if s.stages else None
        self.part = PARTS.index(course.next) if isinstance(course, Course) else 0  # C6.3: the next of the turn
        self.income = self._income()
        self.clock = self._clocks()
        self.stake = self._stakes()

    # -- the race

    def _income(self) -> list[int]:
        """C9.7.1: what each Major would gain by extending its Influence now."""
        s, influence = self.s, self.atlas.influence
        income = [0] * len(POWER_IDS)
        for territory, power in s.garrisons.items():
            income[power] += influence[power][territory]
        if s.crown != NOBODY and (major := s.controlled_by[s.crown]) != NOBODY:
            income[major] += s.setting.numbers.emperor_influence
        return income

    def wait(self, turn: int, part: int) -> int:
        """In how many Action Turns a part of a turn comes round."""
        away = (turn - self.s.turn) % TURNS
        return away if away or self.part <= part else TURNS

    def _clocks(self) -> list[float]:
        """In how many Rounds each Major would win if all goes on as it does; 0 for Minors."""
        s, w = self.s, self.weights
        clocks = [0.0] * len(POWER_IDS)
        for power in self.atlas.majors:
            first = self.wait(self.atlas.influence_turn[power], INFLUENCE_PART) / TURNS
            need = s.setting.numbers.victory - s.influence[power] - self.income[power]
            rate = self.income[power] * w.keeps + w.growth
            clocks[power] = first + max(0.0, need / rate)
        return clocks

    def _stakes(self) -> list[float]:
        """What a point of Influence of each Major counts for this player: 1 of its own, less than 0 of rivals."""
        s, w, me = self.s, self.weights, self.me
        rivals = [power for power in self.atlas.majors if power != me]
        soonest = min(self.clock[power] for power in rivals)
        chances = [exp((soonest - self.clock[power]) / w.patience) for power in rivals]
        total = sum(chances)
        stakes = [0.0] * len(POWER_IDS)
        stakes[me] = 1.0
        for power, chance in zip(rivals, chances, strict=True):
            wins = s.influence[power] + self.income[power] >= s.setting.numbers.victory
            stakes[power] = -w.grudge * chance / total * (w.alarm if wins else 1.0)
        return stakes

    def stake_of(self, power: int) -> float:
        """What a point of Influence of a power counts: a Minor's is its controller's."""
        major = self.s.controlled_by[power]
        return self.stake[major] if major != NOBODY else 0.0

    def own(self, power: int) -> bool:
        """Whether this player decides for a power."""
        return self.s.controlled_by[power] == self.me

    # -- war and peace

    def foes(self, power: int, territory: int) -> int:
        """C7.5.5: the powers with whom a power would fight in a territory."""
        exposed = self.exposed[power]
        if exposed:
            home = self.s.setting.home[territory]
            if home != NOBODY:
                exposed = 0 if home == power and self.s.status[power] == NEUTRAL else exposed & ~(1 << home)
        return self.war[power] | exposed

    def allied(self, a: int, b: int) -> int:
        """C7.5, C12.5.1: whether two powers are Allies; a power is one with itself."""
        return self.allies[a] >> b & 1

    # -- small change

    def morale_worth(self, power: int) -> float:
        """What a point of Morale counts for a power."""
        return self.weights.morale if self.s.morale[power] < self.weights.plenty else self.weights.spare
