"""What follows from the position by the rules and all may know, for clients, which know no rules."""

from __future__ import annotations

from kabinett.ancien_regime.board import POWER_IDS
from kabinett.ancien_regime.cardplay import Battle
from kabinett.ancien_regime.election import electors
from kabinett.ancien_regime.influence import extending
from kabinett.ancien_regime.mobilisation import fortresses_left
from kabinett.ancien_regime.movement import turns_with
from kabinett.ancien_regime.relations import allied, at_war, battle_due
from kabinett.ancien_regime.sides import ATTACK, DEFENCE, SIDE_WORDS
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.support import Support
from kabinett.ancien_regime.taxation import taxes
from kabinett.ancien_regime.ways import FREE, KINDS, entry, passage
from kabinett.ancien_regime.wheel import field_of
from kabinett.core.fields import Json
from kabinett.core.moves import Decision, Move

ALLY, WAR, PEACE = "ally", "war", "peace"
WAYS = (*KINDS, "territory")  # the verbs by which a general moves


def public_facts(s: State) -> dict[str, Json]:
    """All of them, by name."""
    powers = range(len(POWER_IDS))
    return {
        "control": controllers(s),
        "wheel": {s.power_id(power): field_of(s.setting, power, s.turn) for power in powers},
        "players": {s.power_id(power): s.player(power) for power in powers},
        "tokens": {s.power_id(power): s.tokens_left(power) for power in powers},
        "taxes": {s.power_id(power): taxes(s, power) for power in powers},
        "extending": {s.power_id(power): extending(s, power) for power in powers},
        "votes": {s.power_id(power): votes for power, votes in electors(s).items()},
        "fortresses_left": fortresses_left(s),
        "relations": {s.power_id(power): relations(s, power) for power in powers},
        "turns_with": {s.power_id(power): turns_with(s, power) for power in powers},
        "strengths": strengths(s),
        "prospects": prospects(s),
    }


def controllers(s: State) -> dict[str, Json]:
    """C5.6: who controls which territory; those that nobody controls are left out."""
    found = {s.territory_id(territory): s.controller(territory) for territory in range(len(s.setting.home))}
    return {name: s.power_id(power) for name, power in found.items() if power >= 0}


def relations(s: State, power: int) -> dict[str, Json]:
    """C7.5, C12.5.1: how a power stands to each other one."""
    others = [other for other in range(len(POWER_IDS)) if other != power]
    return {
        s.power_id(other): ALLY if allied(s, power, other) else WAR if at_war(s, power, other) else PEACE
        for other in others
    }


def strengths(s: State) -> dict[str, Json]:
    """C10.2.2: the base Strength of both sides while a battle is fought."""
    battle = next((stage for stage in reversed(s.stages) if isinstance(stage, Support | Battle)), None)
    return {SIDE_WORDS[side]: battle.base(s, side) for side in (ATTACK, DEFENCE)} if battle else {}


def prospects(s: State) -> dict[str, Json]:
    """C9.9.3, C9.9.5, C10.1.1: by move, whose consent a way of the general who is moving needs, and whether he has
    to fight there."""
    ways = [(decision, move) for decision in s.asked if decision.kind in ("march", "strategic")
            for move in decision.options if move.verb in WAYS]  # fmt: skip
    return {str(move): _prospect(s, decision, move) for decision, move in ways}


def _prospect(s: State, decision: Decision, move: Move) -> dict[str, Json]:
    general = s.setting.board.general_index[str(decision.params["general"])]
    power = s.setting.power_of[general]
    asked = [entry(s, power, move.n)]
    if move.verb == "sea":
        routes = s.setting.routes[s.place[general]]
        asked.insert(0, next(passage(s, power, owner) for territory, owner in routes if territory == move.n))
    consents = [s.power_id(other) for other in dict.fromkeys(asked) if other != FREE]
    return {"consent": consents, "battle": battle_due(s, power, move.n)}
