"""N1, N2, N6-N9 What the clauses of agreements ask of one move of a piece: its steps, its end, or the move itself."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from kabinett.maria.agreements.regions import depths, named_cities, named_fortresses, within
from kabinett.maria.agreements.running import running
from kabinett.maria.agreements.terms import Clause
from kabinett.maria.conquest import PROTECTING_DISTANCE
from kabinett.maria.state import State


def any_step(start: int, city: int, forced: bool) -> bool:
    """A promise that leaves the way free."""
    return True


def any_end(city: int) -> bool:
    """A promise that leaves the end free."""
    return True


class Rule(NamedTuple):
    """What a clause asks of one move: the steps that may be taken and the cities where it may end.

    A duty asks for the move itself: staying does not fulfil it.
    """

    number: int
    clause: Clause
    step: Callable[[int, int, bool], bool] = any_step
    end: Callable[[int], bool] = any_end
    duty: bool = False


# Of several rules in a row the first that can be kept binds, in place of the others.
Rules = list[tuple[Rule, ...]]


def rules_for(s: State, piece: int, start: int) -> Rules:
    """M21.5: what the running clauses ask of a move of this piece that begins in this city."""
    power, general = s.setting.power_of[piece], bool(s.setting.general_bits >> piece & 1)
    rules: Rules = []
    for number, clause in running(s, *_RULES):
        bound = clause.powers if clause.word == "armistice" else clause.powers[:1]
        if power in bound and (general or clause.word in ("armistice", "no_attack", "keep_out")):
            rules += _RULES[clause.word](s, Rule(number, clause), piece, start)
    return rules


def _no_contact(s: State, rule: Rule, piece: int, start: int) -> Iterator[tuple[Rule, ...]]:
    """N1, N2: no move ends next to a general of the other; a general who stands there must go away."""
    one, two = rule.clause.powers
    generals = s.setting.army_bits[two if s.setting.power_of[piece] == one else one]
    neighbours, at = s.setting.network.neighbours, s.at

    def apart(city: int) -> bool:
        return not any(at[other] & generals for other in neighbours[city])

    yield (rule._replace(end=apart),)
    if s.setting.general_bits >> piece & 1 and not apart(start):
        yield (rule._replace(end=apart, duty=True),)


def _leave(s: State, rule: Rule, piece: int, start: int) -> Iterator[tuple[Rule, ...]]:
    """N6: no general enters; who is inside must end nearer to the border or beyond it."""
    region = named_cities(s, rule.clause.places)
    yield (rule._replace(step=lambda here, city, forced: here in region or city not in region),)
    if start in region:
        yield _ways_out(s, rule, region, start)


def _ways_out(s: State, rule: Rule, region: frozenset[int], start: int) -> tuple[Rule, ...]:
    """N6, N8: the duty of a general inside: in the last turn to be outside, if he can; else to come nearer to it."""
    outside = rule._replace(end=lambda city: city not in region, duty=True)
    nearer = rule._replace(end=_nearer(s, region, start), duty=True)
    return (outside, nearer) if s.turn >= rule.clause.until else (nearer,)


def _nearer(s: State, region: frozenset[int], start: int) -> Callable[[int], bool]:
    """N6: whether a city is nearer to the border of the region than this one, or beyond."""
    depth = depths(s.setting, region)
    return lambda city: depth.get(city, 0) < depth[start]


def _keep_out(s: State, rule: Rule, piece: int, start: int) -> Iterator[tuple[Rule, ...]]:
    """N7: no move enters from outside."""
    region = named_cities(s, rule.clause.places)
    yield (rule._replace(step=lambda here, city, forced: here in region or city not in region),)


def _no_protection(s: State, rule: Rule, piece: int, start: int) -> Iterator[tuple[Rule, ...]]:
    """N8: no general ends his move where he would protect a fortress, unless he is there and on his way out (N6)."""
    region = within(s.setting, named_fortresses(s, rule.clause.places), PROTECTING_DISTANCE)
    if start not in region:
        yield (rule._replace(end=lambda city: city not in region),)
        return
    yield (rule._replace(end=_nearer(s, region, start)),)
    yield _ways_out(s, rule, region, start)


def _no_conquest(s: State, rule: Rule, piece: int, start: int) -> Iterator[tuple[Rule, ...]]:
    """N9: no face-up general enters a named fortress; one who is inside leaves by forced march only."""
    if s.face_down >> piece & 1:
        return
    named = named_fortresses(s, rule.clause.places)
    yield (rule._replace(step=lambda here, city, forced: city not in named and (forced or here not in named)),)


_RULES: Mapping[str, Callable[[State, Rule, int, int], Iterator[tuple[Rule, ...]]]] = {
    "armistice": _no_contact,
    "no_attack": _no_contact,
    "leave": _leave,
    "keep_out": _keep_out,
    "no_protection": _no_protection,
    "no_conquest": _no_conquest,
}
