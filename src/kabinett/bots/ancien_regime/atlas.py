"""What the adviser of Ancien Régime knows before a game begins: distances, and what each territory gives to whom."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from kabinett.ancien_regime.board import NOBODY, POWER_IDS
from kabinett.ancien_regime.relations import WAR
from kabinett.ancien_regime.setting import LEADERS, NEUTRAL, Setting
from kabinett.ancien_regime.wheel import turn_of
from kabinett.bots.ancien_regime.weights import Weights

POWERS = range(len(POWER_IDS))
FAR = 99  # steps to where no way leads
ATLASES = 160  # kept at a time: all styles of seven marshals at a table, and those of some other tables


class Relations:
    """C7.5: how all powers stand to each other. All are sets of powers, as bits; `closed` are sets of territories.

    `exposed` are those with whom a power would fight outside the home of the one of them that is Neutral, `closed` what
    neutrality keeps a power out of.
    """

    __slots__ = ("allies", "closed", "exposed", "war")

    def __init__(self, home_mask: Sequence[int], status: Sequence[int], controlled_by: Sequence[int]) -> None:
        self.war, self.exposed, self.allies = [0 for _ in POWERS], [0 for _ in POWERS], [1 << p for p in POWERS]
        self.closed = [0 for _ in POWERS]
        for a in POWERS:
            for b in POWERS:
                if a == b:
                    continue
                if controlled_by[a] == controlled_by[b] != NOBODY or (status[a] == status[b] and status[a] in LEADERS):
                    self.allies[a] |= 1 << b
                    continue
                if (status[a], status[b]) in WAR:
                    self.war[a] |= 1 << b
                elif (status[a] == NEUTRAL) != (status[b] == NEUTRAL):
                    self.exposed[a] |= 1 << b
                if status[b] == NEUTRAL:
                    self.closed[a] |= home_mask[b]


class Atlas:
    """Everything that does not change during a game, found once for a setting. Masks are sets of territories."""

    def __init__(self, setting: Setting, weights: Weights) -> None:
        self.setting, self.weights = setting, weights
        territories = setting.board.territories
        self.size = len(territories)
        self.majors = setting.majors
        self.is_major = tuple(power in setting.majors for power in POWERS)
        self.value = tuple(territory.value for territory in territories)
        # C9.7.1: the Influence of each territory by power. Minors never extend theirs (C9.7.2).
        self.influence = tuple(
            tuple(
                t.value if self.is_major[p] and (t.stripes >> p & 1 or (t.kind == "home" and t.home != p)) else 0
                for t in territories
            )
            for p in POWERS
        )
        # C9.3.1: the taxes of each territory by power.
        self.taxes = tuple(
            tuple(t.value if t.home == p or (t.kind != "home" and not t.stripes >> p & 1) else 0 for t in territories)
            for p in POWERS
        )
        self.yields = tuple(tuple(self._yield(p, t) for t in range(self.size)) for p in POWERS)
        self.prize = tuple(tuple(self._prize(p, t) for t in range(self.size)) for p in POWERS)
        self.passable = sum(1 << n for n, territory in enumerate(territories) if territory.kind != "impassable")
        self.home_mask = tuple(sum(1 << t for t in homes) for homes in setting.homes_of)
        self.beside = tuple(sum(1 << t for t in (n, *setting.neighbours[n])) for n in range(self.size))
        self._ways()
        self.influence_turn = tuple(turn_of(setting, power, "influence") for power in POWERS)
        self.movement_turn = tuple(turn_of(setting, power, "movement") for power in POWERS)
        self.decay = tuple(weights.decay ** max(0, away - 1) if away < FAR else 0.0 for away in range(FAR + 1))
        self._relations: dict[tuple[int, ...], Relations] = {}

    def _yield(self, power: int, territory: int) -> float:
        """What a territory gives in a Round to a power that controls it."""
        return self.influence[power][territory] + self.weights.tax * self.taxes[power][territory]

    def _prize(self, power: int, territory: int) -> float:
        """What it is to take a territory: what it gives, votes, and the say in a Minor whose capital it is."""
        board, w = self.setting.board, self.weights
        capital = any(self.setting.capital[minor] == territory for minor in self.setting.minors)
        prize = self.yields[power][territory] + w.capital * capital
        return prize + w.elector * board.territories[territory].elector

    def _ways(self) -> None:
        """Steps and distances of each power: by land, or by a sea route of its own."""
        places = range(self.size)
        self.near = tuple(tuple(self._steps(p, t) for t in places) for p in POWERS)
        self.distance = tuple(tuple(self._distances(p, t) for t in places) for p in POWERS)
        # The territories within one step, and within two, of each.
        self.within = tuple(
            tuple(
                tuple(sum(1 << t for t in places if self.distance[p][here][t] <= steps) for here in places)
                for steps in (1, 2)
            )
            for p in POWERS
        )

    def _steps(self, power: int, territory: int) -> tuple[int, ...]:
        sea = (other for other, owner in self.setting.routes[territory] if owner == power)
        return tuple(dict.fromkeys((*self.setting.neighbours[territory], *sea)))

    def _distances(self, power: int, start: int) -> tuple[int, ...]:
        found = [FAR] * self.size
        found[start] = 0
        ring = [start]
        while ring:
            further = []
            for here in ring:
                for there in self.near[power][here]:
                    if found[there] == FAR:
                        found[there] = found[here] + 1
                        further.append(there)
            ring = further
        return tuple(found)

    def relations(self, status: list[int], controlled_by: list[int]) -> Relations:
        """The relations with these statuses and controllers; there are not many of them in a game."""
        key = (*status, *controlled_by)
        found = self._relations.get(key)
        if found is None:
            found = self._relations[key] = Relations(self.home_mask, status, controlled_by)
        return found


@lru_cache(maxsize=ATLASES)
def atlas_of(setting: Setting, weights: Weights) -> Atlas:
    """The atlas of a setting, made once as long as it is among those used last."""
    return Atlas(setting, weights)
