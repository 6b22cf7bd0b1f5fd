"""M21.5, N1, N2, N6-N9 Agreements and movement: what the running clauses leave of the moves of pieces.

A march is chosen step by step, so a step is left only if some march that keeps the promises goes on from it. Promises
are looked at one after the other, the oldest first; one that no choice left would keep does not bind. Not to move is
always a choice, but for a general who has a duty to go away and can.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from kabinett.core.moves import Move
from kabinett.maria.agreements.marches import Rule, Rules, rules_for
from kabinett.maria.agreements.running import Limited, bound_by
from kabinett.maria.state import State

T = TypeVar("T")
GO, STAY = "go", "stay"


# -- where a piece can still come to


@dataclass(frozen=True)
class Walk:
    """A piece before or on its way. `enter` says whether the rules let it into a city (by forced march or not).

    `start` is where its move began, `taken` the roads since; `most` those of an ordinary move (one more if all are
    main roads, M10.1.4), `forced_most` those of a forced march: none for a train.
    """

    s: State
    piece: int
    start: int
    most: int
    forced_most: int
    enter: Callable[[int, bool], bool]
    taken: int = 0
    all_main: bool = True
    forced: bool = False

    @property
    def here(self) -> int:
        """Where it is now."""
        return self.s.place[self.piece]

    def may_go(self, rules: list[Rule], forced: bool) -> bool:
        """Whether some move from here on keeps all rules, all of it by forced march or none."""
        power = self.s.setting.power_of[self.piece]
        roads = self.s.setting.main_roads if forced else self.s.setting.roads
        return any(self.enter(city, forced) and self.may_step(rules, city, forced) for city in roads[power][self.here])

    def may_step(self, rules: list[Rule], city: int, forced: bool) -> bool:
        """Whether some move that goes to this city now keeps all rules."""
        if not all(rule.step(self.here, city, forced) for rule in rules):
            return False
        return any(all(rule.end(end) for rule in rules) for end in self._ends(rules, city, forced))

    def _ends(self, rules: list[Rule], city: int, forced: bool) -> Iterator[int]:
        """Where a move can end that goes to this city now, as far as the steps between keep the rules."""
        setting = self.s.setting
        power, taken = setting.power_of[self.piece], self.taken + 1
        main = setting.main_roads[power]
        if forced:
            yield from self._spread(rules, city, main, self.forced_most - taken, True)
            return
        yield from self._spread(rules, city, setting.roads[power], self.most - taken, False)
        if self.all_main and city in main[self.here]:
            yield from self._spread(rules, city, main, self.most + 1 - taken, False)

    def _spread(
        self, rules: list[Rule], first: int, roads: tuple[tuple[int, ...], ...], budget: int, forced: bool
    ) -> Iterator[int]:
        """All cities within so many roads of the first, the nearest first; whoever joins a general stops (M10.1.7)."""
        others = self.s.setting.general_bits & ~(1 << self.piece)
        left = {first: budget}
        queue = deque([first])
        while queue:
            city = queue.popleft()
            yield city
            if left[city] <= 0 or self.s.at[city] & others:
                continue
            for other in roads[city]:
                free = other not in left and self.enter(other, forced)
                if free and all(rule.step(city, other, forced) for rule in rules):
                    left[other] = left[city] - 1
                    queue.append(other)


# -- what is left


def march_options(walk: Walk, duties: Mapping[int, Rule], options: list[Move]) -> Limited:
    """M21.5: what is left of the choices of a piece on its way: the next city, a stop, or a forced march."""

    def keeps(option: Move, rules: list[Rule]) -> bool:
        if option.verb == "city":
            return walk.may_step(rules, option.n, walk.forced)
        if option.verb == "forced":
            return walk.may_go(rules, True)
        return all(rule.end(walk.here) for rule in rules)

    left, found = _narrow(options, _all_rules(walk, duties), keeps)
    return left, bound_by((rule.number, rule.clause) for rule in found)


def phase_options(s: State, walks: Mapping[Move, Walk], waiting: list[Walk], options: list[Move]) -> Limited:
    """M21.5: what is left of the choices which piece moves next. Nobody ends the phase while a duty can be done.

    `walks` are the pieces offered, `waiting` those that may move later in this phase (M10.1.21).
    """
    duties = find_duties([*walks.values(), *waiting])
    found = [duties[walk.here] for walk in waiting if walk.here in duties]
    barred = [s.setting.moves.end] if found else []
    for move, walk in walks.items():
        left, rules = _settle(walk, _all_rules(walk, duties))
        found += rules
        if GO not in left:
            barred.append(move)
        elif STAY not in left:
            barred += [s.setting.moves.end, *([s.setting.moves.end_flanders] if _needs_flanders(walk, duties) else [])]
    return [option for option in options if option not in barred], bound_by((r.number, r.clause) for r in found)


def find_duties(walks: Iterable[Walk]) -> dict[int, Rule]:
    """M21.5: the cities of generals who must go away and can, each with the rule that says so."""
    duties = {}
    for walk in walks:
        rules = _all_rules(walk, {})
        if not any(rule.duty for alternatives in rules for rule in alternatives):
            continue  # no clause asks for the move itself, so nothing need be searched
        left, found = _settle(walk, rules)
        if STAY not in left:
            duties[walk.here] = next(rule for rule in found if rule.duty)
    return duties


def _needs_flanders(walk: Walk, duties: Mapping[int, Rule]) -> bool:
    """M10.1.21: whether a piece could not do its duty if its player ended his moves in Flanders."""
    flanders = walk.s.setting.flanders

    def enter(city: int, forced: bool) -> bool:
        return walk.here not in flanders and city not in flanders and walk.enter(city, forced)

    elsewhere = replace(walk, enter=enter)
    return STAY in _settle(elsewhere, _all_rules(elsewhere, duties))[0]


def _settle(walk: Walk, rules: Rules) -> tuple[list[str], list[Rule]]:
    """Whether a piece may go and whether it may stay, and those of these rules that took one of both away."""

    def keeps(choice: str, kept: list[Rule]) -> bool:
        if choice == STAY:
            return not any(rule.duty for rule in kept)
        return walk.may_go(kept, False) or (walk.forced_most > 0 and walk.may_go(kept, True))

    return _narrow([GO, STAY], rules, keeps)


def _all_rules(walk: Walk, duties: Mapping[int, Rule]) -> Rules:
    """What the clauses ask of the piece; before it, not to join a general who then could not do his own duty."""
    s, others = walk.s, walk.s.setting.general_bits & ~(1 << walk.piece)
    blocked = {city: rule for city, rule in duties.items() if s.at[city] & others}
    blocks = [(Rule(rule.number, rule.clause, _not_into(city)),) for city, rule in blocked.items()]
    return [*blocks, *rules_for(s, walk.piece, walk.start)]


def _not_into(barred: int) -> Callable[[int, int, bool], bool]:
    return lambda here, city, forced: city != barred


def _narrow(options: list[T], rules: Rules, keeps: Callable[[T, list[Rule]], bool]) -> tuple[list[T], list[Rule]]:
    """M21.5: rule by rule the choices by which it and those before it can be kept, and the rules that took any away."""
    kept: list[Rule] = []
    found = []
    for alternatives in rules:
        for rule in alternatives:
            left = [option for option in options if keeps(option, [*kept, rule])]
            if left:
                if len(left) < len(options):
                    found.append(rule)
                options = left
                kept.append(rule)
                break
    return options, found
