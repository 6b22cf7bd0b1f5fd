"""How good a position is for a player: about the chance to win the race to 25 Influence."""

from __future__ import annotations

from math import exp

from kabinett.ancien_regime.board import POWER_IDS
from kabinett.ancien_regime.setting import EXPANSIONIST, NEUTRAL
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.wheel import TURNS
from kabinett.bots.ancien_regime.atlas import POWERS, Atlas
from kabinett.bots.ancien_regime.ground import Ground
from kabinett.bots.ancien_regime.outlook import INFLUENCE_PART, MOVEMENT_PART, Outlook

FEATURES = ("influence", "kept", "lost", "soon", "clock", "ahead", "hope", "risk", "troops", "generals", "hand", "morale",
            "low_morale", "money", "minors", "minor_troops", "taxes", "moves", "neutral", "expansionist",
            "close", "wins")  # fmt: skip


def features(look: Outlook, major: int) -> list[float]:
    """What tells how near a player is to victory."""
    s, w, atlas = look.s, look.weights, look.atlas
    ground = Ground(look, major)
    influence = atlas.influence[major]
    held = [t for t, owner in s.garrisons.items() if owner == major]
    kept = sum(influence[t] * ground.hold(t) for t in held) + look.income[major] - sum(influence[t] for t in held)
    soon = look.wait(atlas.influence_turn[major], INFLUENCE_PART) / TURNS
    moves = look.wait(atlas.movement_turn[major], MOVEMENT_PART) / TURNS
    on_map = s.on_map(major)
    hope = risk = 0.0
    for general in on_map:
        others = [s.place[g] for g in on_map if g != general]
        hope += ground.hope(s.place[general], s.troops[general], others)
        risk += ground.risk(s.place[general], s.troops[general])
    need = s.setting.numbers.victory - s.influence[major]
    rate = w.keeps * kept + w.growth
    clock = soon + max(0.0, need - kept) / rate
    minors = [p for p in POWERS if p != major and s.controlled_by[p] == major]
    troops = sum(s.troops[g] for g in on_map)
    minor_troops = sum(s.troops[g] for p in minors for g in s.on_map(p))
    taxes = sum(atlas.taxes[major][t] for t in s.controlled(major))
    return [
        s.influence[major], kept, look.income[major] - kept, soon, clock, min(clock, 1.0), hope, risk, troops, len(on_map),
        len(s.hands[major]), s.morale[major], min(s.morale[major], 5), s.money[major], len(minors), minor_troops, taxes,
        moves, s.status[major] == NEUTRAL, s.status[major] == EXPANSIONIST,
        max(0.0, s.influence[major] + kept - 16) * (1 - soon), float(look.income[major] >= need) * (1 - soon),
    ]  # fmt: skip


def value(atlas: Atlas, s: State, seat: str) -> float:
    """A share of 1 among all players, by how soon each of them would win."""
    me = POWER_IDS.index(seat)
    scores = {major: score(Outlook(atlas, s, major), major) for major in atlas.majors}
    best = max(scores.values())
    chances = {power: exp(found - best) for power, found in scores.items()}
    return chances[me] / sum(chances.values())


COEF = (0.122, 0.18, 0.14, -0.5, -0.09, -0.08, 0.116, -0.126, 0.01, 0.0, 0.10, 0.065, -0.02, 0.036,
        0.11, 0.008, 0.089, -0.85, -0.3, 0.3, 0.22, 2.4)  # fmt: skip


def score(look: Outlook, major: int) -> float:
    """The sum of the features with their weights."""
    return sum(a * b for a, b in zip(features(look, major), COEF, strict=True))
