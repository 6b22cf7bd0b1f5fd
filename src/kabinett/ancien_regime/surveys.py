"""Surveys: what the rules see in a position, as data, for who looks at the map and plans. They decide nothing.

Almost all of it is public; what the cards of a battle are worth a seat learns as far as it knows them.
"""

from __future__ import annotations

from collections.abc import Iterator

from kabinett.ancien_regime.battles import Battles, due_battles
from kabinett.ancien_regime.board import NOBODY, POWER_IDS, PRUSSIA
from kabinett.ancien_regime.cardplay import Battle
from kabinett.ancien_regime.election import Election, electors
from kabinett.ancien_regime.facts import relations
from kabinett.ancien_regime.influence import extending
from kabinett.ancien_regime.marches import MovementTurn
from kabinett.ancien_regime.movement import arbiters
from kabinett.ancien_regime.reach import prospect, reach
from kabinett.ancien_regime.relations import battle_due
from kabinett.ancien_regime.results import pile_value, spoils
from kabinett.ancien_regime.sequence import ELECTION_TURN
from kabinett.ancien_regime.setting import SCOUT, Setting
from kabinett.ancien_regime.sides import ATTACK, DEFENCE, SIDE_WORDS
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.support import Support
from kabinett.ancien_regime.survey_types import (
    EuropeBattle,
    EuropeElection,
    EuropeFighting,
    EuropeProspect,
    EuropeRace,
    EuropeRelations,
    EuropeStanding,
    EuropeTurn,
)
from kabinett.ancien_regime.victory import leader
from kabinett.ancien_regime.ways import FORBIDDEN, FREE, entry, passage
from kabinett.ancien_regime.wheel import FIELDS, TURNS, power_at, turn_of
from kabinett.core.fields import Json
from kabinett.core.moves import Move, Vocabulary


def surveys_of(setting: Setting) -> Vocabulary:
    """The surveys of a setting."""
    vocabulary = Vocabulary()
    for kind in ("influence", "wheel", "election", "battles", "battle", "prices"):
        vocabulary.verb(kind)
    vocabulary.verbs("reach", setting.general_ids)
    vocabulary.verbs("relations", POWER_IDS)
    return vocabulary


def survey_of(s: State, seat: str | None, survey: Move) -> Json:
    """The answer to a survey, for a seat or an onlooker."""
    match survey.verb:
        case "reach":
            return reach(s, survey.n)
        case "relations":
            return _relations(s, survey.n)
        case "influence":
            return _influence(s)
        case "wheel":
            return [_turn(s, turn) for turn in range(1, TURNS + 1)]
        case "election":
            return _election(s)
        case "battles":
            return _battles(s)
        case "battle":
            return _battle(s, seat)
    return dict(s.setting.board.price)


# -- Influence (C4)


def _influence(s: State) -> EuropeRace:
    """C4.1, C4.5, C9.7: what wins; who has how much, and what extending it would give now, and in which Action Turn."""
    powers = [power for power in range(len(POWER_IDS)) if power in s.setting.majors or extending(s, power)]
    return {
        "needed": s.setting.numbers.victory,
        "rounds": s.setting.rounds or None,
        "leader": s.power_id(leader(s)),
        "powers": {s.power_id(power): _standing(s, power) for power in powers},
    }


def _standing(s: State, power: int) -> EuropeStanding:
    """C4.1, C9.7.1, C12.5.3, C12.5.5: a Major, or a Minor whose crown gives its controller something."""
    gain, major, turn = extending(s, power), s.controlled_by[power], turn_of(s.setting, power, "influence")
    has = s.influence[major] if major != NOBODY else 0
    return {
        "major": s.power_id(major) if major != NOBODY else None,
        "influence": s.influence[power] if power in s.setting.majors else None,
        "missing": max(0, s.setting.numbers.victory - has),
        "gain": gain,
        "emperor": s.setting.numbers.emperor_influence if s.crown == power else 0,
        "turn": turn,
        "wins": major != NOBODY and has + gain >= s.setting.numbers.victory,
    }


# -- the wheel (C5, C6.3)


def _turn(s: State, turn: int) -> EuropeTurn:
    """C5.3.1, C6.2, C8.1, C9.5.4, C12.3.1, C12.7.1: the power on each field in an Action Turn, who of them does nothing
    because nobody controls it yet, and what else there is."""
    fields = {field: power_at(s.setting, field, turn) for field in FIELDS}
    drill = {minor: turn_of(s.setting, minor, "drill") for minor in s.setting.minors}
    return {
        "turn": turn,
        "fields": {field: s.power_id(power) for field, power in fields.items()},
        "idle": [s.power_id(minor) for minor in drill if s.uncontrolled(minor) and turn < drill[minor]],
        "auctions": [s.power_id(minor) for minor in drill if drill[minor] == turn],
        "diplomacy": turn == 1 and s.round > 1,
        "election": turn == ELECTION_TURN,
        "frederick": fields["leadership"] == PRUSSIA,
    }


# -- relations and the election (C7.5, C8)


def _relations(s: State, power: int) -> EuropeRelations:
    """C7.5, C9.8.2, C9.9.3, C9.9.5, C10.1.1: what war and peace allow a power: where its generals may go, whose sea
    routes they may use, who may be its Arbiter."""
    owners = sorted({route.owner for route in s.setting.board.routes})
    ground = [territory for territory, near in enumerate(s.setting.neighbours) if near]
    return {
        "relations": relations(s, power),
        "arbiters": [s.power_id(other) for other in arbiters(s, power)],
        "routes": {s.power_id(owner): _leave(s, passage(s, power, owner)) for owner in owners},
        "entry": {s.territory_id(territory): _leave(s, entry(s, power, territory)) for territory in ground},
        "battles": [s.territory_id(territory) for territory in ground if battle_due(s, power, territory)],
    }


def _leave(s: State, needed: int) -> str:
    """What is needed to go somewhere: free, forbidden, or the power that has to consent."""
    return {FREE: "free", FORBIDDEN: "forbidden"}.get(needed) or s.power_id(needed)


def _election(s: State) -> EuropeElection:
    """C8.2, C8.3, C8.6: the electors with their controllers, who has how many votes, and what has been cast."""
    cast = next((stage.votes for stage in s.stages if isinstance(stage, Election)), {})
    held = {territory: s.controller(territory) for territory in s.setting.electors}
    return {
        "needed": s.setting.numbers.emperor_votes,
        "emperor": s.power_id(s.crown) if s.crown != NOBODY else None,
        "electors": {s.territory_id(t): s.power_id(power) if power != NOBODY else None for t, power in held.items()},
        "votes": {s.power_id(power): votes for power, votes in electors(s).items()},
        "cast": {s.power_id(voter): s.power_id(candidate) for voter, candidate in cast.items()},
    }


# -- battles (C10)


def _battles(s: State) -> list[EuropeProspect]:
    """C10.1.1: the battles of this Movement Turn: the one that is fought and those that will be, or that would be if
    moving ended now."""
    return [prospect(s, s.own_general(power, place), place) for power, places in _contested(s) for place in places]


def _contested(s: State) -> Iterator[tuple[int, list[int]]]:
    """C10.1.1: the mover, and the territories that it has to fight for."""
    for stage in s.stages:
        if isinstance(stage, MovementTurn):
            yield stage.power, due_battles(s, stage.power, stage.moved)
        elif isinstance(stage, Support | Battle):
            yield s.setting.power_of[stage.attacker], [stage.territory]
        elif isinstance(stage, Battles):
            yield stage.power, stage.pending


def _battle(s: State, seat: str | None) -> EuropeBattle:
    """C10.2, C10.6, C10.7.5: the battle that is going on: each side with what all see of it and what the seat knows,
    the Influence that it would win; and what each card of the seat would add."""
    battle = next((stage for stage in s.stages if isinstance(stage, Battle)), None)
    if battle is None:
        return {"sides": {}, "choices": {}}
    asked = [decision for decision in s.asked if decision.seat == seat and decision.kind == "battle_card"]
    return {
        "sides": {SIDE_WORDS[side]: _side(s, seat, battle, side) for side in (ATTACK, DEFENCE)},
        "choices": {
            str(move): _added(s, battle, str(decision.params["general"]), move)
            for decision in asked
            for move in decision.options
            if move.verb in ("card", "scout")
        },
    }


def _side(s: State, seat: str | None, battle: Battle, side: int) -> EuropeFighting:
    """C10.7.1: base Strength, and the totals with the cards that lie face up and with those that the seat knows."""
    generals = battle.generals(side, supporting=True)
    shown = [[card for card in battle.face_up.get(general, []) if card] for general in generals]
    own = [s.player(s.setting.power_of[general]) == seat for general in generals]
    known = [battle.piles[g] if mine else up for g, mine, up in zip(generals, own, shown, strict=True)]
    base = battle.base(s, side)
    return {
        "base": base,
        "shown": base + sum(_value(s, battle, g, cards) for g, cards in zip(generals, shown, strict=True)),
        "known": base + sum(_value(s, battle, g, cards) for g, cards in zip(generals, known, strict=True)),
        "hidden": sum(len(battle.piles[g]) - len(cards) for g, cards in zip(generals, known, strict=True)),
        "influence": {s.power_id(power): points for power, points in spoils(s, battle, side).items()},
    }


def _value(s: State, battle: Battle, general: int, cards: list[int]) -> int:
    """C10.6: what cards under a general count."""
    return pile_value(cards, s.setting.power_of[general] == s.controller(battle.territory))


def _added(s: State, battle: Battle, name: str, move: Move) -> int:
    """C10.6.1, C10.6.4: by how much a card makes its side stronger."""
    general = s.setting.board.general_index[name]
    pile, card = battle.piles[general], SCOUT if move.verb == "scout" else move.n
    return _value(s, battle, general, [*pile, card]) - _value(s, battle, general, pile)
