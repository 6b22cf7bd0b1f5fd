"""War and peace: statuses, Coalitions, expulsions, elections, and the control of Minors (C7, C8, C11, C12)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from kabinett.ancien_regime.board import NOBODY, POWER_IDS
from kabinett.ancien_regime.diplomacy import Diplomacy
from kabinett.ancien_regime.election import Election, electors
from kabinett.ancien_regime.setting import EXPANSIONIST, NEUTRAL
from kabinett.ancien_regime.state import State
from kabinett.bots.ancien_regime.atlas import POWERS
from kabinett.bots.ancien_regime.ground import Ground
from kabinett.bots.ancien_regime.outlook import Outlook
from kabinett.core.moves import Decision


@contextmanager
def supposed(s: State, statuses: dict[int, int], controllers: dict[int, int] | None = None) -> Iterator[None]:
    """The position as it would be with other statuses and controllers; the board is not updated."""
    former = s.status, s.controlled_by
    s.status, s.controlled_by = s.status.copy(), s.controlled_by.copy()
    for power, major in (controllers or {}).items():
        s.controlled_by[power] = major
        s.status[power] = s.status[major]
    for major, status in statuses.items():
        for power in POWERS:
            if s.controlled_by[power] == major:
                s.status[power] = status
    try:
        yield
    finally:
        s.status, s.controlled_by = former


def standing(look: Outlook) -> float:
    """How well the powers of the player stand: what they keep, what they can hope for, what they fear."""
    fresh = Outlook(look.atlas, look.s, look.me)
    fresh.stake = look.stake
    return sum(_stands(fresh, power) for power in POWERS if fresh.own(power))


def _stands(look: Outlook, power: int) -> float:
    s, w = look.s, look.weights
    ground = Ground(look, power)
    total = 0.0
    for territory, owner in s.garrisons.items():
        if owner == power and not _strays(look, power, s.setting.home[territory]):
            worth = look.atlas.influence[power][territory] + w.tax * look.atlas.taxes[power][territory]
            total += worth * ground.hold(territory)
    on_map = s.on_map(power)
    for general in on_map:
        others = [s.place[g] for g in on_map if g != general]
        place, troops = s.place[general], max(1, s.troops[general])
        total += w.hope * ground.hope(place, troops, others) - ground.risk(place, troops)
    if s.status[power] == NEUTRAL:
        total += w.double_tax * sum(look.atlas.taxes[power][t] for t in s.controlled(power))
    return total + w.company * sum(other != power and look.allied(power, other) for other in POWERS)


def _strays(look: Outlook, power: int, home: int) -> bool:
    """C11.2.2, C11.4.2: whether a garrison on a home would have to go."""
    if home in (NOBODY, power):
        return False
    return not look.war[power] >> home & 1


# -- statuses


def status(look: Outlook, decision: Decision) -> list[float]:
    """P3, P5: the status in which one stands best; for a small gain one does not change."""
    s = look.s
    power = POWER_IDS.index(str(decision.params["power"]))
    weights = []
    for move in decision.options:
        with supposed(s, {power: move.n}):
            found = standing(look)
        weights.append(found + (look.weights.steady if move.n == s.status[power] else 0.0))
    return weights


def expulsion(look: Outlook, decision: Decision) -> list[float]:
    """P2: who is better an enemy: a member who leads the race, or on whose land one has designs."""
    s = look.s
    now = standing(look)
    weights = []
    for move in decision.options:
        if move is s.setting.moves.stop:
            weights.append(look.weights.steady)
            continue
        with supposed(s, {move.n: EXPANSIONIST}):
            weights.append(standing(look) - now)
    return weights


def application(look: Outlook, decision: Decision) -> list[float]:
    """P4: an Ally is welcome unless it is about to win, or better fought."""
    s = look.s
    power = POWER_IDS.index(str(decision.params["power"]))
    diplomacy = s.stages[-1]
    assert isinstance(diplomacy, Diplomacy)
    mine = s.status[look.me]
    other = s.status[power] if not diplomacy.closed[power] >> s.status[power] & 1 else EXPANSIONIST
    with supposed(s, {power: mine}):
        joined = standing(look)
    with supposed(s, {power: other}):
        refused = standing(look)
    return [joined - refused if move is s.setting.moves.accept else 0.0 for move in decision.options]


def leave(look: Outlook, decision: Decision) -> list[float]:
    """P7: foreign generals on one's land go home."""
    return [1.0 if move is look.s.setting.moves.decline else 0.0 for move in decision.options]


# -- election


def crown(look: Outlook, decision: Decision) -> list[float]:
    """P9: one takes the crown."""
    return [1.0 if move is look.s.setting.moves.take else 0.0 for move in decision.options]


def vote(look: Outlook, decision: Decision) -> list[float]:
    """P10: for the own candidate with the best prospects, else for oneself: no rival gets the crown by one's vote."""
    s = look.s
    election = s.stages[-1]
    assert isinstance(election, Election)
    count: Counter[int] = Counter()
    held = electors(s)
    for voter, candidate in election.votes.items():
        count[candidate] += held[voter]
    for voter, votes in held.items():
        if voter not in election.votes and look.own(voter):
            for candidate in held:
                count[candidate] += votes if look.own(candidate) else 0
    return [
        1.0 + count[move.n] + held[move.n] if look.own(move.n) else look.stake_of(move.n) for move in decision.options
    ]


# -- auction


def bid(look: Outlook, decision: Decision) -> list[float]:
    """P11: what the control of a Minor is worth in Morale."""
    s = look.s
    minor = POWER_IDS.index(str(decision.params["minor"]))
    present = s.controlled_by[minor]
    rivals = [power for power in look.atlas.majors if power != look.me]
    other = present if present in rivals else min(rivals, key=lambda power: look.stake[power])
    with supposed(s, {}, {minor: look.me}):
        mine = standing(look)
    with supposed(s, {}, {minor: other}):
        theirs = standing(look)
    gain = look.weights.service + mine - theirs
    wanted = max(0.0, min(gain / look.weights.per_morale, s.morale[look.me] - look.weights.bid_reserve))
    return [-abs(move.n - wanted) for move in decision.options]
