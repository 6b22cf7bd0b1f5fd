"""Surveys: what the rules see in a position, as data, for who looks at the map and plans. They decide nothing.

Almost all of it is public; what belongs to one seat (its cards in a battle, what they are worth) only this seat gets.
"""

from __future__ import annotations

from kabinett.core.fields import Json
from kabinett.core.moves import Move, Vocabulary
from kabinett.maria.board import POWER_IDS, SUITS
from kabinett.maria.combat import Battle, CombatPhase, battle_pairs, fighting_power
from kabinett.maria.conquest import protection
from kabinett.maria.deck import FACE_NAMES, POINTS, RESERVE, points
from kabinett.maria.election import VOTES_NEEDED, Election, bound_to_franz, electoral_college
from kabinett.maria.introductory import counts
from kabinett.maria.political import DISPLAY
from kabinett.maria.pools import marked_fortresses, pool, single_boxes
from kabinett.maria.powers import AUSTRIA
from kabinett.maria.reach import reach
from kabinett.maria.sequence import ActionStage
from kabinett.maria.setting import CANDIDATES, Setting
from kabinett.maria.stacks import generals_at
from kabinett.maria.state import State
from kabinett.maria.supply import CUT_OFF, Line, hussars_on, line_answer, supply_lengths, supply_lines, train_of
from kabinett.maria.survey_types import (
    MariaBattle,
    MariaChoice,
    MariaElector,
    MariaElectors,
    MariaFortress,
    MariaGeneralSupply,
    MariaGoal,
    MariaPair,
    MariaPool,
    MariaPrices,
    MariaProtector,
    MariaSide,
    MariaStack,
    MariaSupply,
)
from kabinett.maria.tracks import CORPS_PRICE
from kabinett.maria.trains import PRICE as TRAIN_PRICE
from kabinett.maria.winter import PRICE as TROOP_PRICE


def surveys_of(setting: Setting) -> Vocabulary:
    """The surveys of a setting."""
    vocabulary = Vocabulary()
    own = ("pools", "electors") if setting.advanced else ("goals",)
    for kind in ("supply", "protection", "battles", "battle", "prices", *own):
        vocabulary.verb(kind)
    vocabulary.verbs("supply", POWER_IDS)
    vocabulary.verbs("reach", setting.piece_ids)
    return vocabulary


def survey_of(s: State, seat: str | None, survey: Move) -> Json:
    """The answer to a survey, for a seat or an onlooker."""
    match survey.verb:
        case "supply":
            return _supply(s, seat) if survey.arg is None else {survey.arg: _supply_of(s, seat, survey.n, zone=True)}
        case "protection":
            return _protection(s)
        case "reach":
            return reach(s, survey.n)
        case "battles":
            return _battles(s)
        case "battle":
            return _battle(s, seat)
        case "goals":
            return _goals(s)
        case "pools":
            return _pools(s)
        case "electors":
            return _electors(s)
    return _prices(s, seat)


# -- supply (M9)


def _supply(s: State, seat: str | None) -> dict[str, MariaSupply]:
    """M9.1: all powers."""
    return {s.power_id(power): _supply_of(s, seat, power) for power in s.setting.powers}


def _supply_of(s: State, seat: str | None, power: int, zone: bool = False) -> MariaSupply:
    """M9.2-M9.12: the generals of a power with their paths, what all of them cost, and what the power has to pay it."""
    lines = supply_lines(s, power)
    trains = [train for train in s.setting.trains_of[power] if s.place[train] >= 0]
    found: MariaSupply = {
        "due": sum(line.cost for line in lines.values() if line.cost > 0),
        "points": _worth(s, seat, power),
        "trains": {s.piece_id(train): s.city_id(s.place[train]) for train in trains},
        "generals": {s.piece_id(general): _line(s, general, line) for general, line in lines.items()},
    }
    if zone:
        every = supply_lengths(s, power, past_hussars=True)
        free = supply_lengths(s, power, past_hussars=AUSTRIA not in s.relations.enemies[power])
        found["zone"] = {s.city_id(city): length for city, length in free.items()}
        found["harassed"] = {s.city_id(city): length for city, length in every.items() if city not in free}
    return found


def _line(s: State, general: int, line: Line) -> MariaGeneralSupply:
    """M9.2-M9.8: whether a general is in supply, by which train and path, or why not."""
    answer = line_answer(s, general, line)
    return {
        "city": s.city_id(s.place[general]),
        "supplied": answer.happens,
        "cost": None if line.cost == CUT_OFF else line.cost,
        "train": s.piece_id(train_of(s, line)) if line.path else None,
        "path": [s.city_id(city) for city in line.path],
        "length": max(0, len(line.path) - 1),
        "hussars": [s.city_id(city) for city in hussars_on(s, line)],
        "reason": answer.reason.to_json(),
    }


def _worth(s: State, seat: str | None, power: int) -> int | None:
    """M0.7, M8.7: what the cards of a power are worth as money, if it is the seat's own."""
    return points(s.hands[power]) if s.player(power) == seat else None


# -- fortresses and battles (M10.3, M11.1)


def _protection(s: State) -> dict[str, MariaFortress]:
    """M10.3.4, M10.3.8: each fortress: who controls it, and who protects it from how far away."""
    return {s.city_id(city): _fortress(s, city) for city in s.setting.fortresses}


def _fortress(s: State, city: int) -> MariaFortress:
    protectors: list[MariaProtector] = [
        {"piece": s.piece_id(general), "city": s.city_id(s.place[general]), "distance": distance}
        for general, distance in protection(s, city)
    ]
    return {
        "controller": s.power_id(s.controller(city)),
        "protected": bool(protectors),
        "by": protectors,
        "question": s.power_id(s.questions[city]) if city in s.questions else None,
    }


def _battles(s: State) -> list[MariaPair]:
    """M11.1.1: the battles of this action stage: those still to be fought, or that would be if its moves ended now."""
    phases = [stage for stage in s.stages if isinstance(stage, CombatPhase) and stage.begun]
    powers = [power for stage in s.stages if isinstance(stage, ActionStage) for power in stage.powers]
    pairs = phases[0].pairs if phases else battle_pairs(s, powers)
    return [{"attacker": _stack(s, attacker), "defender": _stack(s, defender)} for attacker, defender in pairs]


def _stack(s: State, city: int) -> MariaStack:
    """M11.1.2, M11.1.5: who stands in a city, as which power he fights, and the suit of his sector."""
    power = fighting_power(s, city)
    return {
        "city": s.city_id(city),
        "power": s.power_id(power),
        "seat": s.player(power),
        "suit": SUITS[s.setting.board.suit[city]],
        "generals": [s.piece_id(general) for general in generals_at(s, city)],
    }


def _battle(s: State, seat: str | None) -> MariaBattle:
    """M11.1.4-M11.1.10: the battle that is going on: both sides, and what each choice of the seat would give."""
    battle = next((stage for stage in s.stages if isinstance(stage, Battle)), None)
    if battle is None:
        return {"sides": [], "right": None, "choices": {}}
    asked = [decision for decision in s.asked if decision.seat == seat and decision.kind == "battle"]
    return {
        "sides": [_side(s, seat, battle, side) for side in range(len(battle.cities))],
        "right": battle.right,
        "choices": {str(move): _choice(battle, move) for decision in asked for move in decision.options},
    }


def _side(s: State, seat: str | None, battle: Battle, side: int) -> MariaSide:
    """M11.1.5: a side, with the cards that it may play, if they are the seat's own."""
    suited, reserve = battle.playable(s, side)
    faces = [*suited, *([RESERVE] if reserve else [])]
    own = s.player(battle.powers[side]) == seat
    return {
        **_stack(s, battle.cities[side]),
        "strength": battle.strengths[side],
        "score": battle.score_of(side),
        "cards": [FACE_NAMES[face] for face in faces] if own else None,
    }


def _choice(battle: Battle, move: Move) -> MariaChoice:
    """M8.9, M11.1.7-M11.1.12: what a card gives: the score of who plays it and who has the right then; a stop: the
    troops that are lost, none in a draw."""
    if move.verb == "stop":
        return {"lost": min(-battle.score_of(battle.right), battle.strengths[battle.right])}
    value = POINTS[move.n] if move.verb == "card" else move.n
    score, right = battle.after(value)
    return {"value": value, "score": score, "right": right}


# -- victory, election, prices (M14.8, M15, M18, M13.2)


def _goals(s: State) -> dict[str, MariaGoal]:
    """M14.8: the fortresses that France and Prussia have taken, of those that count for them."""
    fortresses = s.setting.fortresses
    found: dict[str, MariaGoal] = {}
    for name, goal in s.setting.variant.goals.items():
        power = POWER_IDS.index(name)
        counting = [city for city in fortresses if counts(s, power, city)]
        taken = [city for city in counting if s.markers.get(city) == power]
        left = [s.city_id(city) for city in counting if city not in taken]
        found[name] = {"goal": goal, "taken": [s.city_id(city) for city in taken], "left": left}
    return found


def _pools(s: State) -> dict[str, MariaPool]:
    """M15, M16, M23.1: where the victory markers of the major powers are; an empty pool wins."""
    boxes = single_boxes(s)
    return {
        s.power_id(power): {
            "markers": s.setting.board.powers[power].victory_markers,
            "pool": pool(s, power),
            "fortresses": [s.city_id(city) for city in marked_fortresses(s, power)],
            "battles": s.battle_boxes[power],
            "boxes": [box for box, owner in boxes.items() if owner == power],
            "aside": s.aside[power],
        }
        for power in DISPLAY
    }


def _electors(s: State) -> MariaElectors:
    """M18.3-M18.5: who votes with each electoral fortress, for whom he has voted or has to, and how it stands."""
    votes = next((stage.votes for stage in s.stages if isinstance(stage, Election)), {})
    college: dict[str, MariaElector] = {}
    for city, power in electoral_college(s).items():
        cast = CANDIDATES[votes[city]] if city in votes else None
        bound = CANDIDATES[1] if bound_to_franz(power) else None
        college[s.city_id(city)] = {"power": s.power_id(power), "seat": s.player(power), "cast": cast, "bound": bound}
    sure = [elector["cast"] or elector["bound"] for elector in college.values()]
    return {
        "needed": VOTES_NEEDED,
        "college": college,
        "votes": {candidate: sure.count(candidate) for candidate in CANDIDATES},
        "free": sure.count(None),
    }


def _prices(s: State, seat: str | None) -> MariaPrices:
    """M10.2.3, M13.2, M17.5.12: what can be bought for cards, and what the seat's own cards are worth."""
    own = {s.power_id(power): points(s.hands[power]) for power in s.setting.powers if s.player(power) == seat}
    corps = {"corps": CORPS_PRICE} if s.setting.advanced else {}
    return {"prices": {"troop": TROOP_PRICE, "train": TRAIN_PRICE, **corps}, "points": own}
