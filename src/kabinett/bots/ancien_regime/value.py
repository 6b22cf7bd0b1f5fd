"""How good a position is for a player: about the chance to win the race to 25 Influence.

What tells how near a player is to victory is added up with weights that were fitted to the results of many games in
which the positions were disturbed at random; the players' sums are compared.
"""

from __future__ import annotations

from math import exp

from kabinett.ancien_regime.board import POWER_IDS
from kabinett.ancien_regime.setting import EXPANSIONIST, NEUTRAL
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.wheel import TURNS
from kabinett.bots.ancien_regime.atlas import POWERS, Atlas
from kabinett.bots.ancien_regime.ground import Ground
from kabinett.bots.ancien_regime.outlook import INFLUENCE_PART, MOVEMENT_PART, Outlook

CLOSE = 16  # Influence, with what is to come, from which on victory is in sight


def value(atlas: Atlas, s: State, seat: str) -> float:
    """A share of 1 among all players, by how near each is to victory."""
    me = POWER_IDS.index(seat)
    scores = {major: score(Outlook(atlas, s, major), major) for major in atlas.majors}
    best = max(scores.values())
    chances = {power: exp(found - best) for power, found in scores.items()}
    return chances[me] / sum(chances.values())


def score(look: Outlook, major: int) -> float:
    """How near a player is to victory."""
    ground = Ground(look, major)
    return _race(look, ground, major) + _means(look, ground, major)


def _race(look: Outlook, ground: Ground, major: int) -> float:
    """Influence, what comes to it when it is extended, and when that is."""
    s, w, atlas = look.s, look.weights, look.atlas
    influence = atlas.influence[major]
    kept = float(look.income[major])
    for territory, owner in s.garrisons.items():
        if owner == major and influence[territory]:
            kept -= influence[territory] * (1 - ground.hold(territory))
    soon = look.wait(atlas.influence_turn[major], INFLUENCE_PART) / TURNS
    need = s.setting.numbers.victory - s.influence[major]
    clock = soon + max(0.0, need - kept) / (w.keeps * kept + w.growth)
    close = max(0.0, s.influence[major] + kept - CLOSE) * (1 - soon)
    total = w.v_influence * s.influence[major] + w.v_kept * kept - w.v_soon * soon - w.v_clock * clock
    return total + w.v_close * close + (w.v_wins * (1 - soon) if look.income[major] >= need else 0.0)


def _means(look: Outlook, ground: Ground, major: int) -> float:
    """Generals, cards, Morale, Money, Minors and status."""
    s, w, atlas = look.s, look.weights, look.atlas
    on_map = s.on_map(major)
    total = w.v_neutral if s.status[major] == NEUTRAL else w.v_expansionist if s.status[major] == EXPANSIONIST else 0.0
    for general in on_map:
        others = [s.place[g] for g in on_map if g != general]
        total += w.v_hope * ground.hope(s.place[general], s.troops[general], others)
        total -= w.v_risk * ground.risk(s.place[general], s.troops[general])
    minors = [p for p in POWERS if p != major and s.controlled_by[p] == major]
    total += w.v_minor * len(minors) + w.v_minor_troop * sum(s.troops[g] for p in minors for g in s.on_map(p))
    total += w.v_tax * sum(atlas.taxes[major][t] for t in s.controlled(major)) + w.v_money * s.money[major]
    total += w.v_card * len(s.hands[major]) + w.v_morale * s.morale[major]
    return total - w.v_move * look.wait(atlas.movement_turn[major], MOVEMENT_PART) / TURNS
