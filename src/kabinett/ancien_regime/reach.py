"""C9.9 Reach: where a general could go in a Movement Turn, by which moves, and what would come of it.

Nothing is decided here: the moves are tried on copies of the position, so what is found is what the rules would do.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from kabinett.ancien_regime.battles import battle_at, due_battles, engaged
from kabinett.ancien_regime.board import NOBODY, POWER_IDS
from kabinett.ancien_regime.garrisons import may_garrison
from kabinett.ancien_regime.marches import March, MovementTurn
from kabinett.ancien_regime.movement import Movement, arbiters, turns_with
from kabinett.ancien_regime.relations import battle_due
from kabinett.ancien_regime.results import spoils
from kabinett.ancien_regime.sides import ATTACK, DEFENCE, Engaged
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.support import Support
from kabinett.ancien_regime.survey_types import EuropeConsent, EuropeEnd, EuropeProspect, EuropeReach, EuropeSide
from kabinett.ancien_regime.ways import KINDS, destinations
from kabinett.core.moves import Move


@dataclass(slots=True)
class Way:
    """A general's move as far as it was tried: the position in which it is being chosen, and the moves until then."""

    s: State
    general: int
    moves: list[str]

    @property
    def march(self) -> March | None:
        """The general's move, once it has begun."""
        top = self.s.stages[-1] if self.s.stages else None
        return top if isinstance(top, March) and top.general == self.general else None

    def offers(self, move: Move) -> bool:
        """Whether this is one of the choices now."""
        return any(move in decision.options for decision in self.s.asked)


class Turns(NamedTuple):
    """C9.8: the Arbiter, the Movement Turns that can still be granted, and who can be named, with how many."""

    arbiter: int
    further: int
    able: dict[int, int]


# -- what is found


def reach(s: State, general: int) -> EuropeReach:
    """C9.9.1-C9.9.6: all territories where a move of the general can end, each with the best way there.

    `now` is whether its player can make these moves from now on; else they are for a plan, as if a Movement Turn of the
    power had just begun. `later` are territories that take more Movement Turns than one, as far as they may be granted.
    """
    power = s.setting.power_of[general]
    start, now = _begun(s, general)
    ends: dict[int, Way] = {}
    for way in _ways(start) if start else ():
        _note(ends, way)
    turns = _turns(s, power)
    later = _later(s, general, list(ends), turns.further)
    return {
        "general": s.general_id(general),
        "seat": s.player(power),
        "now": now,
        "territory": s.territory_id(s.place[general]) if s.place[general] >= 0 else None,
        "arbiter": s.power_id(turns.arbiter) if turns.arbiter != NOBODY else None,
        "further": turns.further,
        "arbiters": {s.power_id(other): number for other, number in turns.able.items()},
        "ends": {s.territory_id(end): _end(s, way) for end, way in sorted(ends.items())},
        "later": {s.territory_id(end): turn for end, turn in later.items()},
    }


def _begun(s: State, general: int) -> tuple[Way | None, bool]:
    """The move of a general who is choosing his way, who may move now, or who could in a Movement Turn of his power."""
    way, first = Way(s.copy(), general, []), s.setting.moves.general[general]
    if way.march:
        return (way, True) if not way.march.chosen else (None, False)
    turn = s.stages and isinstance(s.stages[-1], MovementTurn)
    if turn and way.offers(first):
        return _played(way, first), True
    plan = Way(s.copy(), general, [])
    phase = MovementTurn(s.setting.power_of[general])
    plan.s.stages, plan.s.outcome = [phase], None
    plan.s.asked = phase.ask(plan.s)
    return (_played(plan, first) if plan.offers(first) else None), False


def _turns(s: State, power: int) -> Turns:
    """C9.8.2, C9.8.4, C9.8.5: who is Arbiter, and how many Movement Turns he can grant besides this one, or the first;
    before one is named, all who can be, with how many each could. C9.5.4: Frederick's own move has one turn."""
    action = next((stage for stage in s.stages if isinstance(stage, Movement) and stage.power == power), None)
    if action and action.part != "arbiter":
        named = action.arbiter != NOBODY
        return Turns(action.arbiter, turns_with(s, action.arbiter, max(1, action.turns)) if named else 0, {})
    if any(isinstance(stage, MovementTurn) and stage.power == power for stage in s.stages):
        return Turns(NOBODY, 0, {})
    able = {other: turns_with(s, other, 1) for other in arbiters(s, power)}
    return Turns(NOBODY, max(able.values(), default=0), able)


def _later(s: State, general: int, ends: list[int], further: int) -> dict[int, int]:
    """C9.8.1: in which Movement Turn a general could be where he can not go in one, if he need not fight before."""
    there, power = s.copy(), s.setting.power_of[general]
    known = dict.fromkeys([s.place[general], *ends], 1)
    frontier = ends
    for turn in range(2, further + 2):
        reached: dict[int, int] = {}
        for territory in (end for end in frontier if not battle_due(s, power, end)):
            there.put(general, territory)
            reached |= dict.fromkeys((end for end in destinations(there, general) if end not in known), turn)
        known |= reached
        frontier = list(reached)
    return {end: turn for end, turn in sorted(known.items()) if turn > 1}


# -- the search


def _ways(way: Way) -> Iterator[Way]:
    """C9.9.1-C9.9.4: all ways that can be chosen from here on."""
    march = way.march
    assert march is not None
    if march.chosen:
        yield way
        return
    for option in way.s.asked[0].options:
        yield from _ways(_played(way, option))


def _played(way: Way, move: Move) -> Way:
    """One more choice; it goes on until the next is asked or the way is fixed."""
    s = way.s.copy()
    s.stages[-1].answer(s, s.asked[0].seat, move)
    further = Way(s, way.general, [*way.moves, str(move)])
    while (march := further.march) and not march.chosen:
        s.asked = march.ask(s)
        if s.asked:
            break
        march.step(s)
    return further


def _note(ends: dict[int, Way], way: Way) -> None:
    """Keep the way with the fewest consents, of several the shortest."""
    assert way.march is not None
    end = way.march.path[-1]
    if end not in ends or _burden(way) < _burden(ends[end]):
        ends[end] = way


def _burden(way: Way) -> tuple[int, int, int]:
    assert way.march is not None
    return len(way.march.requests), len(way.march.path), KINDS.index(way.march.kind)


# -- as data


def _end(s: State, way: Way) -> EuropeEnd:
    """C9.9.3, C9.9.5, C9.10.4, C10.1.1: the moves that choose a way, whose consent it needs, and what follows."""
    march, here = way.march, s.place[way.general]
    assert march is not None
    power, end = s.setting.power_of[way.general], march.path[-1]
    return {
        "moves": way.moves,
        "kind": march.kind,
        "path": [s.territory_id(territory) for territory in (here, *march.path)],
        "consents": [_consent(way.s, march, number) for number in range(len(march.requests))],
        "battle": prospect(s, way.general, end) if battle_due(s, power, end) else None,
        "garrisons": [s.territory_id(territory) for territory in _garrisons(s, way.general, (here, *march.path))],
    }


def _consent(s: State, march: March, number: int) -> EuropeConsent:
    request = march.requests[number]
    power = march.asked_for(s, request)
    return {
        "power": s.power_id(power),
        "seat": s.player(power),
        "territory": s.territory_id(request.territory),
        "sea": request.sea,
    }


def _garrisons(s: State, general: int, path: tuple[int, ...]) -> list[int]:
    """C9.10.1, C9.10.3: where on his way he may leave a garrison, as long as he has troops."""
    there = s.copy()
    found = []
    for territory in path:
        there.put(general, territory)
        if may_garrison(there, general):
            found.append(territory)
    return found


def prospect(s: State, attacker: int, territory: int) -> EuropeProspect:
    """C10.1.3, C10.2, C10.3, C10.7.5: a battle that a general would begin: both sides with their base Strengths, who
    could support them as things stand, and the Influence that they would win."""
    battle = battle_at(s, attacker, territory)
    return {
        "territory": s.territory_id(territory),
        "garrison": s.power_id(battle.garrison) if battle.garrison != NOBODY else None,
        "attack": _side(s, battle, ATTACK),
        "defence": _side(s, battle, DEFENCE),
    }


def _side(s: State, battle: Support, side: int) -> EuropeSide:
    gains = spoils(s, battle, side)
    return {
        "powers": [s.power_id(power) for power in battle.powers(s, side)],
        "generals": [s.general_id(general) for general in battle.generals(side)],
        "strength": battle.base(s, side),
        "support": [s.general_id(general) for general in _supporters(s, battle, side)],
        "influence": {s.power_id(power): points for power, points in gains.items()},
    }


def _supporters(s: State, battle: Support, side: int) -> list[int]:
    """C10.3.1, C10.3.2: who could support a side; who fights himself, here or elsewhere, can not."""
    busy = 1 << battle.attacker | battle.defenders
    for stage in s.stages:
        if isinstance(stage, MovementTurn):
            busy |= engaged(s, stage.power, due_battles(s, stage.power, stage.moved))
        elif isinstance(stage, Engaged):
            busy |= stage.busy
    declared = Support(battle.territory, battle.attacker, battle.defenders, battle.garrison, side)
    return [general for power in range(len(POWER_IDS)) for general in declared.able(s, power, busy)]
