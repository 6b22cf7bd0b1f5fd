"""M11.2 Retreat: the winner leads the beaten general away, as far from himself as the roads allow."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.core.errors import Reason, because
from kabinett.core.fields import INT, Many, Name, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage
from kabinett.maria.bars import closed_bar, map_bar, occupied_bar
from kabinett.maria.board import NOBODY
from kabinett.maria.powers import AUSTRIA, FRANCE, PRUSSIA
from kabinett.maria.stacks import generals_at, remove_general
from kabinett.maria.state import BESIDE, State

Roads = tuple[tuple[int, ...], ...]


def retreat_roads(s: State, city: int) -> Roads:
    """M11.2.3 (e): roads between the maps are open only to generals of France and Austria without company of others."""
    crossing = all(s.setting.power_of[general] in (FRANCE, AUSTRIA) for general in generals_at(s, city))
    return s.setting.network.neighbours if crossing else s.setting.network.inner


def _barred(s: State, start: int) -> bytearray:
    """M11.2.3 (c), (f): by city, whether it holds a piece or is closed by neutrality to one of the generals."""
    powers = [s.setting.power_of[general] for general in generals_at(s, start)]
    return bytearray(bool(pieces) or any(s.closed(power, city) for power in powers) for city, pieces in enumerate(s.at))


def retreat_ways(s: State, start: int, winner: int, length: int) -> list[list[int]]:
    """M11.2.3, M11.2.4, M11.2.5, M11.2.9: to each end farthest from the winner one path of exactly this length.

    A depth-first search over simple paths through empty cities; a branch that can no longer reach the best distance
    found so far is cut.
    """
    roads, distance = retreat_roads(s, start), s.setting.network.distance[winner]
    best, ways = -1, dict[int, list[int]]()
    barred = _barred(s, start)
    path = [start]

    def search(here: int, left: int) -> None:
        nonlocal best
        if not left:
            if distance[here] > best:
                best = distance[here]
                ways.clear()
            ways.setdefault(here, path.copy())
            return
        barred[here] = 1  # no city twice
        for city in sorted(roads[here], key=distance.__getitem__, reverse=True):
            if not barred[city] and distance[city] + left - 1 >= best:
                path.append(city)
                search(city, left - 1)
                path.pop()
        barred[here] = 0

    search(start, length)
    return [ways[end] for end in sorted(ways)]


def next_cities(s: State, path: list[int], left: int, end: int) -> list[int]:
    """M11.2.3 (a)-(c): the cities by which a path that has come so far can go on to its end in so many roads."""
    roads, distance = retreat_roads(s, path[0]), s.setting.network.distance[end]
    barred = _barred(s, path[0])
    for city in path:
        barred[city] = 1

    def reaches(here: int, roads_left: int) -> bool:
        if not roads_left:
            return here == end
        if distance[here] > roads_left:
            return False
        barred[here] = 1
        found = any(reaches(city, roads_left - 1) for city in roads[here] if not barred[city])
        barred[here] = 0
        return found

    return [city for city in roads[path[-1]] if not barred[city] and reaches(city, left - 1)]


def barred_bar(s: State, start: int, city: int) -> Reason | None:
    """M11.2.3 (b), (c), (f): why a retreat from the start may not come to a city (`_barred`)."""
    if city == start:
        return because("M11.2.3 b", "retreat_back", city=s.city_id(city))
    powers = [s.setting.power_of[general] for general in generals_at(s, start)]
    closed = next(filter(None, (closed_bar(s, power, city) for power in powers)), None)
    neutral = because("M11.2.3 f", closed.key, **closed.params) if closed else None
    return map_bar(s, city) or occupied_bar(s, city, "M11.2.3 c") or neutral


def retreat_reach(s: State, start: int, length: int) -> set[int]:
    """M11.2.3 (c), (e), (f): the cities to which a way of at most so many roads leads; whether of exactly so many is
    left open."""
    roads, barred = retreat_roads(s, start), _barred(s, start)
    found = frontier = {start}
    for _ in range(length):
        frontier = {city for here in frontier for city in roads[here] if not barred[city]} - found
        found = found | frontier
    return found


@dataclass(slots=True)
class Retreat(Stage):
    """M11.2.1, M11.2.3: the winner chooses the end, and the path where it matters. `ways` has a path to each end."""

    start: int = field(metadata=public(Name("city")))
    winner: int = field(metadata=public(Name("city")))
    length: int = field(metadata=public(INT))
    power: int = field(metadata=public(Name("power")))
    ways: list[list[int]] = field(default_factory=list, metadata=public(Many(Many(Name("city")))))
    end: int = field(default=NOBODY, metadata=public(Name("city_or_none")))
    path: list[int] = field(default_factory=list, metadata=public(Many(Name("city"))))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M11.2.5: the winner chooses among equals; nothing is asked where there is no choice."""
        if not self.path:
            return ()
        if self.end == NOBODY:
            return self._decision(s, "retreat", [way[-1] for way in self.ways])
        if self._path_matters(s):
            return self._decision(s, "retreat_path", self._next(s))
        return ()

    def _decision(self, s: State, kind: str, cities: list[int]) -> tuple[Decision, ...]:
        if len(cities) < 2:
            return ()
        options = [s.setting.moves.city[city] for city in cities]
        commander = generals_at(s, self.start)[0]
        return (
            Decision(s.player(self.power), kind, "M11.2.5", options, piece=s.piece_id(commander), length=self.length),
        )

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """M11.2.3: why the retreat can not end in a city, or not lead there."""
        if move.verb != "city" or move in decision.options:
            return None
        bar = barred_bar(s, self.start, move.n)
        return bar or (self._end_bar(s, move.n) if self.end == NOBODY else self._way_bar(s, move.n))

    def _end_bar(self, s: State, city: int) -> Reason:
        """M11.2.3 (a), (g): out of reach, or nearer to the winner than the ends that are offered.

        A city as far from him as these is out of reach: else `retreat_ways` had it.
        """
        distance, best = s.setting.network.distance[self.winner], self.ways[0][-1]
        names = {"city": s.city_id(city), "here": s.city_id(self.start)}
        if distance[city] >= distance[best] or city not in retreat_reach(s, self.start, self.length):
            return because("M11.2.3 a", "retreat_length", **names, length=self.length)
        winner = s.piece_id(generals_at(s, self.winner)[0])
        return because("M11.2.3 g", "retreat_nearer", **names, piece=winner, away=distance[city],
                       other=s.city_id(best), best=distance[best])  # fmt: skip

    def _way_bar(self, s: State, city: int) -> Reason:
        """M11.2.3 (a), (b): why a city is not the next on the way to the end (`next_cities`)."""
        here, names = self.path[-1], {"city": s.city_id(city), "here": s.city_id(self.path[-1])}
        if city in self.path:
            return because("M11.2.3 b", "retreat_back", **names)
        if city not in retreat_roads(s, self.start)[here]:
            return because("M11.2.3 a", "retreat_step", **names, away=s.setting.network.distance[here][city])
        return because("M11.2.3 a", "retreat_way", **names, other=s.city_id(self.end), length=self.length)

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M11.2.5: the end of the path, or its next city."""
        if self.end == NOBODY:
            self.end = move.n
        else:
            self.path.append(move.n)

    def step(self, s: State) -> None:
        """M11.2.3, M11.2.6: look for paths; without any the generals are lost; with one way only, take it."""
        if not self.path:
            self.ways = retreat_ways(s, self.start, self.winner, self.length)
            self.path = [self.start]
        elif not self.ways:
            self._eliminate(s)
        elif self.end == NOBODY:
            self.end = self.ways[0][-1]
        elif len(self.path) > self.length:
            self._carry_out(s)
        elif self._path_matters(s):
            self.path.append(self._next(s)[0])
        else:
            self.path = next(way for way in self.ways if way[-1] == self.end)

    def _next(self, s: State) -> list[int]:
        left = self.length + 1 - len(self.path)
        return next_cities(s, self.path, left, self.end) if left else []

    def _path_matters(self, s: State) -> bool:
        """M11.2.7, M19.1.11: a path differs from another with the same end by the hussars that it removes, and by where
        it leads Prussians who have markers set aside."""
        if s.aside[PRUSSIA] and any(s.setting.power_of[general] == PRUSSIA for general in generals_at(s, self.start)):
            return True
        reach = s.setting.network.distance[self.start]
        return any(hussar != BESIDE and reach[hussar] < self.length for hussar in s.hussars)

    def _eliminate(self, s: State) -> None:
        """M11.2.6: no path of the full length: all remaining troops are lost."""
        generals = generals_at(s, self.start)
        count = sum(s.troops[general] for general in generals)
        s.reveal("no_retreat", "M11.2.6", city=s.city_id(self.start), count=count)
        for general in generals:
            remove_general(s, general, "M11.2.6")
        s.pop()

    def _carry_out(self, s: State) -> None:
        """M11.2.1, M11.2.7, M11.2.8: a stack retreats together, keeps its facing, conquers nothing, removes hussars.

        All of it is open, but troops can be shifted again from now on (M6.8), so it is not to be taken back.
        """
        names = s.setting.city_ids
        generals = generals_at(s, self.start)
        for city in self.path[1:]:
            for general in generals:
                s.put(general, city)
        s.reveal("retreated", "M11.2.1", pieces=tuple(map(s.piece_id, generals)), start=names[self.start],
                 city=names[self.end], path=tuple(names[city] for city in self.path))  # fmt: skip
        s.pop()
