"""Marches: where a general or a train does most good, and the way there that takes most along.

A march is chosen city by city. Each time the best end that can still be reached is looked for again, so that the
choices of one march agree with each other.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence

from kabinett.bots.maria.field import FAR, STRIKE, Near
from kabinett.bots.maria.odds import load_odds
from kabinett.bots.maria.picture import Picture
from kabinett.core.moves import Decision
from kabinett.maria.board import SUITS
from kabinett.maria.conquest import PROTECTING_DISTANCE
from kabinett.maria.movement import March
from kabinett.maria.powers import AUSTRIA
from kabinett.maria.state import State
from kabinett.maria.steps import FORCED_ROADS, forced_steps, open_cities
from kabinett.maria.trains import entry_fortresses

GENERAL_ROADS, TRAIN_ROADS = 3, 2
NEVER = -1e3
PATIENCE = (0.1, 0.4, 0.7)  # by the turns that are left
SUPPLY_ROADS = 6
IN_THE_WAY = 0.3  # a train in a city that a general has to come to
CROWD = 2  # roads between fellows who are too near to each other


class Outlook(ABC):
    """What each city is worth to one piece as the end of its march."""

    def __init__(self, picture: Picture, piece: int) -> None:
        self.picture = picture
        self.s = s = picture.s
        self.piece = piece
        self.power = s.setting.power_of[piece]
        self.weights = picture.weights.march
        self.distance = s.setting.network.distance
        self.passing: Mapping[int, float] = {}  # what it is worth to leave a city
        self._known: dict[int, float] = {}

    def end(self, city: int) -> float:
        """What it is worth to end there."""
        found = self._known.get(city)
        if found is None:
            found = self._known[city] = self.judge(city)
        return found

    @abstractmethod
    def judge(self, city: int) -> float:
        """The same, made anew."""

    def questions(self, left: tuple[int, ...], end: int) -> float:
        """What it is worth besides to have left these cities and to end there."""
        return 0.0

    def entering(self, city: int) -> float:
        """What it is worth to enter this city."""
        return 0.0


class GeneralOutlook(Outlook):
    """A general looks for fortresses to take, for those that he must protect, for supply, and for battles to win."""

    def __init__(self, picture: Picture, piece: int) -> None:
        super().__init__(picture, piece)
        s = self.s
        self.face_up = not s.face_down >> piece & 1  # M9.15: face-down he conquers nothing
        self.troops = s.troops[piece]
        self.patience = patience(s, self.power)
        mean = sum(picture.cards(self.power, suit) for suit in range(len(SUITS))) / len(SUITS)
        self.field = field = picture.field(self.power, self.troops + mean)
        self.worth = field.worth
        if self.face_up:
            self.passing = field.passing
        self.supplied = picture.memory.supplied(s, self.power)
        fellows = self._fellows()
        self.followers = self._followers()
        self.guards = [
            (row, guard) for row, guard in field.guards if not any(row[at] <= PROTECTING_DISTANCE for at in fellows)
        ]
        here = self.distance[s.place[piece]]
        self.others = [self.distance[at] for at in fellows if here[at] <= CROWD + STRIKE]
        self.trains = [self.distance[s.place[t]] for t in s.setting.trains_of[self.power] if s.place[t] >= 0]

    def _fellows(self) -> list[int]:
        """The places of the other generals of the own side."""
        s = self.s
        bits = s.relations.stackable[self.power] & ~(1 << self.piece)
        return [at for general, at in enumerate(s.place[: s.setting.board.generals]) if at >= 0 and bits >> general & 1]

    def _followers(self) -> list[tuple[bytes, int]]:
        """The generals who may still march to where this one goes: from where, and with how many troops."""
        s = self.s
        bits = s.relations.stackable[self.power] & ~(1 << self.piece) & ~s.moved
        places = enumerate(s.place[: s.setting.board.generals])
        return [(self.distance[at], s.troops[general]) for general, at in places if at >= 0 and bits >> general & 1]

    def judge(self, city: int) -> float:
        """Aims, duties, supply, and battles."""
        worth, hold = self.field.pulled(city), 1.0
        near = self.field.near(city)
        if near:
            fights, hold = self._fights(city, near)
            worth += fights
        elif self.others and any(row[city] <= CROWD for row in self.others):
            worth -= self.weights.crowd
        for row, guard in self.guards:
            away = row[city] - PROTECTING_DISTANCE
            worth += hold * guard if away <= 0 else self.field.relief[min(FAR, away)] * guard
        return worth if city in self.supplied else worth - self._hunger(city)

    def _hunger(self, city: int) -> float:
        """M9.13: what it costs to be out of supply there: more when face-down already, and the farther from a train."""
        weights = self.weights
        nearest = min((row[city] for row in self.trains), default=FAR)
        farther = weights.stretch * max(0, nearest - SUPPLY_ROADS)
        if self.s.face_down >> self.piece & 1:
            return weights.starve_again + farther
        return farther + (weights.starve if nearest > SUPPLY_ROADS + TRAIN_ROADS else 0.6 * weights.starve)

    def _fights(self, city: int, near: list[Near]) -> tuple[float, float]:
        """Battles that follow: those that must be fought now, and those that enemies may seek; and how likely he stays
        where he is, and so protects what he is to protect."""
        weights = self.weights
        troops = self.troops + self._company(city)
        points = self.picture.points(self.power, city)
        odds = load_odds()
        total, threat, hold = 0.0, 0.0, 1.0
        for away, enemy, enemy_troops, cards in near:
            result = odds.result(troops, points, enemy_troops, cards)
            chance = odds.chance(troops, points, enemy_troops, cards)
            if away == 1:
                total += weights.battle * (result if result > 0.0 else self.patience * result)
                total += weights.urge * min(2.0, self.field.urges.get(enemy, 0.0)) * chance
                hold = min(hold, chance)
            elif result < 0.0:
                threat = min(threat, result if away < STRIKE else 0.5 * result)
                hold = min(hold, weights.hold + (1.0 - weights.hold) * chance)
        return total + weights.attacked * self.patience * threat, hold

    def _company(self, city: int) -> int:
        """The troops of a fellow who stands there, or that may be expected of one who can follow."""
        s = self.s
        bits = s.at[city] & s.setting.general_bits & ~(1 << self.piece)
        if bits:
            return s.troops[bits.bit_length() - 1]
        most = max((troops for row, troops in self.followers if row[city] <= GENERAL_ROADS), default=0)
        return round(self.weights.follow * most)

    def questions(self, left: tuple[int, ...], end: int) -> float:
        """What he has taken on the way pulls no more. M10.3.8: protected fortresses fall if their only protector is
        beaten in the battle beside the end."""
        worth = 0.0
        for city in left:
            worth += self._question(city, end) if not self.passing[city] else -self._taken(city, end)
        return worth

    def _taken(self, city: int, end: int) -> float:
        """How much a city that he has taken pulled to the end of his march."""
        return self.field.pull[city] * self.field.decay[min(FAR, self.distance[city][end])]

    def _question(self, city: int, end: int) -> float:
        places = {self.s.place[general] for general, _ in self.field.guarded[city]}
        if len(places) != 1:
            return 0.0
        place = places.pop()
        if self.distance[end][place] != 1:
            return 0.0
        troops, points = self.troops + self._company(end), self.picture.points(self.power, end)
        _, enemy_troops, cards = self.picture.enemy(place)
        chance = load_odds().chance(troops, points, enemy_troops, cards)
        return self.weights.question * self.worth[city] * max(0.0, 2 * chance - 1)

    def entering(self, city: int) -> float:
        """M10.1.9: an enemy train is overrun."""
        return self.weights.train_kill if self.s.at[city] & self.s.relations.enemy_trains[self.power] else 0.0


class TrainOutlook(Outlook):
    """A train keeps near to the generals who live on it, and away from the enemy."""

    def __init__(self, picture: Picture, piece: int) -> None:
        super().__init__(picture, piece)
        s = self.s
        generals = [s.place[g] for g in s.on_map(self.power)]
        others = [s.place[t] for t in s.setting.trains_of[self.power] if t != piece and s.place[t] >= 0]
        self.needy = [self.distance[at] for at in generals if not self._served(at, others)]
        self.field = picture.field(self.power, 0.0)

    def _served(self, city: int, others: list[int]) -> bool:
        """Whether another train is near enough."""
        return any(self.distance[city][other] < SUPPLY_ROADS for other in others)

    def judge(self, city: int) -> float:
        """Near to the needy, out of the enemy's reach."""
        weights = self.weights
        worth = weights.train_pull * self.field.pulled_afar(city)
        if city in self.field.worth:
            worth -= IN_THE_WAY
        for general in self.needy:
            away = general[city]
            worth -= weights.train_near * away + (weights.starve if away > SUPPLY_ROADS else 0.0)
        for away, _, _, _ in self.field.near(city):
            worth -= weights.train_risk * (1.0 if away < STRIKE else 0.5)
        return worth


def patience(s: State, power: int) -> float:
    """How much troops count: who must conquer and has few turns left need not spare them (M14.8)."""
    if s.setting.advanced or power == AUSTRIA:
        return 1.0
    left = s.setting.variant.turns - s.turn
    return PATIENCE[left] if left < len(PATIENCE) else 1.0


def outlook(picture: Picture, piece: int) -> Outlook:
    """How a piece sees the map."""
    general = picture.s.setting.general_bits >> piece & 1
    return GeneralOutlook(picture, piece) if general else TrainOutlook(picture, piece)


class Ways:
    """All ordinary ways of a piece that has taken some roads, and the best that each first step leads to."""

    def __init__(self, look: Outlook, taken: int, all_main: bool) -> None:
        self.look = look
        self.s = s = look.s
        self.roads = s.setting.roads[look.power]
        self.main = s.setting.main_roads[look.power]
        self.limit = TRAIN_ROADS if isinstance(look, TrainOutlook) else GENERAL_ROADS
        self.taken = taken
        self.all_main = all_main
        self.start = s.place[look.piece]
        self._open: dict[int, list[int]] = {}
        self._own = 1 << look.piece

    def best(self) -> float:
        """The best of all ways from here that have a step at least."""
        return max(self.first_steps().values(), default=NEVER)

    def first_steps(self) -> dict[int, float]:
        """For each city that can be entered next what the best way by it is worth."""
        here, taken, main = self.start, self.taken, self.all_main
        return {city: self._by(here, city, taken, main, ()) for city in self._next(here, taken, main)}

    def _next(self, here: int, taken: int, all_main: bool) -> Sequence[int]:
        if taken < self.limit:
            return self._enterable(here)
        if taken == self.limit and all_main:
            return [city for city in self._enterable(here) if city in self.main[here]]
        return ()

    def _enterable(self, here: int) -> list[int]:
        found = self._open.get(here)
        if found is None:
            roads = self.roads[here]
            found = open_cities(self.s, self.look.piece, roads)
            if self.start in roads and self.start != here and self.s.at[self.start] == self._own:
                found.append(self.start)
            self._open[here] = found
        return found

    def _by(self, here: int, city: int, taken: int, all_main: bool, left: tuple[int, ...]) -> float:
        """What the best way is worth that goes on from `here` to `city`; `left` are the fortresses already counted."""
        look = self.look
        gain = 0.0
        if here in look.passing and here not in left:
            gain = look.passing[here]
            left = (*left, here)
        occupants = self.s.at[city] & ~self._own
        if occupants:
            if occupants & self.s.setting.general_bits:
                return gain + look.end(city)  # M10.1.7: who joins a fellow stops
            gain += look.entering(city)
        all_main = all_main and city in self.main[here]
        best = look.end(city)
        if left:
            best += look.questions(left, city)
        taken += 1
        for other in self._next(city, taken, all_main):
            onward = self._by(city, other, taken, all_main, left)
            if onward > best:
                best = onward
        return gain + best


def forced_ends(look: GeneralOutlook, taken: int) -> dict[int, float]:
    """M10.1.12: for each first step of a forced march what its best end is worth."""
    s, piece = look.s, look.piece
    start = s.place[piece]
    best: dict[int, float] = {}
    seen = {start}
    frontier = [(city, city) for city in forced_steps(s, piece, taken)]
    main = s.setting.main_roads[look.power]
    power = look.power
    for _ in range(taken, FORCED_ROADS):
        following = []
        for first, city in frontier:
            if city in seen:
                continue
            seen.add(city)
            best[first] = max(best.get(first, NEVER), look.end(city))
            if not s.at[city]:
                following += [(first, other) for other in _forced_next(s, power, piece, main[city])]
        frontier = following
    return best


def _forced_next(s: State, power: int, piece: int, cities: tuple[int, ...]) -> list[int]:
    """M10.1.12: the cities where nobody is near and no enemy fortress stands."""
    enemies, at, neighbours = s.relations.enemy_pieces[power], s.at, s.setting.network.neighbours
    hostile = s.relations.enemies[power]
    return [
        city
        for city in open_cities(s, piece, cities)
        if not at[city] & enemies
        and not any(at[other] & enemies for other in neighbours[city])
        and not (s.setting.fortress[city] and s.controller(city) in hostile)
    ]


# -- decisions

# What counts nothing by itself: the end of the movement is as good as a march that brings nothing.
FIXED = {"piece": NEVER, "reenter": NEVER, "let": -0.02, "end_flanders": -0.01}


def weigh_movement(picture: Picture, decision: Decision) -> list[float]:
    """Which piece moves next: the one that gains most by it, and none that gains nothing. Trains wait for the generals:
    then it is clear where they are needed."""
    weights = [FIXED.get(move.verb, 0.0) for move in decision.options]
    general_bits = picture.s.setting.general_bits
    for number, move in enumerate(decision.options):
        if move.verb == "piece" and general_bits >> move.n & 1:
            weights[number] = _march_gain(picture, move.n)
    if max(weights) > 0.0:
        return weights
    for number, move in enumerate(decision.options):
        if move.verb == "piece" and not general_bits >> move.n & 1:
            weights[number] = _march_gain(picture, move.n)
        elif move.verb == "reenter":
            weights[number] = _entry_gain(picture, move.n)
    return weights


def _march_gain(picture: Picture, piece: int) -> float:
    look = outlook(picture, piece)
    stay = look.end(picture.s.place[piece])
    best = Ways(look, 0, True).best()
    if isinstance(look, GeneralOutlook) and best - stay < look.weights.forced:
        best = max(best, max(forced_ends(look, 0).values(), default=NEVER) - look.weights.forced)
    return best - stay - look.weights.enough


def _entry_gain(picture: Picture, train: int) -> float:
    """M10.2: a train that is lost comes back if somebody needs it and it is safe where it enters; one on the map is not
    taken off."""
    s = picture.s
    if s.place[train] >= 0:
        return -0.5
    power = s.setting.power_of[train]
    supplied = picture.memory.supplied(s, power)
    hungry = sum(s.place[general] not in supplied for general in s.on_map(power))
    abroad = sum(s.home(s.place[general]) != power for general in s.on_map(power))
    field = picture.field(power, 0.0)
    safe = any(not field.near(city) for city in entry_fortresses(s, power))
    return 0.1 * abroad + 0.2 * hungry - (0.05 if safe else 0.35)


def weigh_march(picture: Picture, decision: Decision) -> list[float]:
    """The next city on the best way; the stop where no way leads to better."""
    s = picture.s
    stage = s.stages[-1]
    assert isinstance(stage, March)
    look = outlook(picture, stage.piece)
    if stage.forced:
        assert isinstance(look, GeneralOutlook)
        steps = forced_ends(look, stage.taken)
    else:
        steps = Ways(look, stage.taken, stage.all_main).first_steps()
    weights = []
    for move in decision.options:
        match move.verb:
            case "city":
                weights.append(steps.get(move.n, NEVER))
            case "forced":
                assert isinstance(look, GeneralOutlook)
                weights.append(max(forced_ends(look, 0).values(), default=NEVER) - look.weights.forced)
            case _:
                weights.append(look.end(s.place[stage.piece]) + 1e-6)
    return weights
