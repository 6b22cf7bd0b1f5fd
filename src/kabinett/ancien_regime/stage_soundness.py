"""What must hold in the stages of a state that anyone may have written: enough that the game can go on from them.

`check_stack` looks at which stage lies on which, `check_contents` at what is in each of them. ValueError says what is
wrong.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import Any

from kabinett.ancien_regime.battles import Battles, defending_generals
from kabinett.ancien_regime.board import BRITAIN, FRANCE, NOBODY, OFF, PRUSSIA
from kabinett.ancien_regime.cardplay import Battle
from kabinett.ancien_regime.cards import HandLimit
from kabinett.ancien_regime.diplomacy import LEADING, UNDECIDED, Diplomacy, choosers, members
from kabinett.ancien_regime.drill import Drill
from kabinett.ancien_regime.election import Election, electors
from kabinett.ancien_regime.leadership import Leadership, places
from kabinett.ancien_regime.marches import March, MovementTurn
from kabinett.ancien_regime.minors import NO_BID, Auction
from kabinett.ancien_regime.mobilisation import Mobilisation
from kabinett.ancien_regime.movement import GRANTS, Movement
from kabinett.ancien_regime.relations import allied, battle_due, guardian_against, hostile
from kabinett.ancien_regime.results import TIE, Result
from kabinett.ancien_regime.sequence import ELECTION_TURN, PARTS, STAGES, Course
from kabinett.ancien_regime.setting import LEADERS, SCOUT
from kabinett.ancien_regime.setup import SetUp
from kabinett.ancien_regime.sides import ATTACK, DEFENCE, Sides
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.subsidies import Subsidies, recipients
from kabinett.ancien_regime.support import Support
from kabinett.ancien_regime.update import GarrisonReturn, StayRequest, Update
from kabinett.ancien_regime.ways import KINDS, STRATEGIC_STEPS, Request, entry, passage
from kabinett.ancien_regime.wheel import field_of, power_at
from kabinett.ancien_regime.withdrawal import Withdrawal
from kabinett.core.bits import bits
from kabinett.core.state import Stage, demand

# C6.3: which part of an Action Turn brings a stage that lies on the Course.
BROUGHT_BY: Mapping[type[Stage], tuple[str, ...]] = {
    Diplomacy: ("diplomacy",),
    Election: ("election",),
    Auction: ("control",),
    Update: ("diplomacy", "control"),
    MovementTurn: ("frederick",),
    Battles: ("frederick",),
    Drill: ("drill",),
    Subsidies: ("subsidies",),
    Leadership: ("leadership",),
    Mobilisation: ("mobilisation",),
    Movement: ("movement",),
}
# Which other stages a stage may lie on.
LIES_ON: Mapping[type[Stage], tuple[type[Stage], ...]] = {
    GarrisonReturn: (Update, GarrisonReturn, Withdrawal),
    Withdrawal: (Update, GarrisonReturn, Withdrawal, Result),
    StayRequest: (Update,),
    MovementTurn: (Movement,),
    March: (MovementTurn,),
    Battles: (Movement,),
    Support: (Battles,),
    Battle: (Battles,),
    Result: (Battles,),
}
RETURNING = ("C11.2.2", "C11.3.3", "C11.4.2")
WITHDRAWING = ("C11.2.4", "C11.3.3", "C11.4.2", "C11.4.4", "C10.8.1")


# -- the stack


def check_stack(s: State) -> None:
    """C6.3: the Course lies at the bottom, and each stage on one that can bring it. A game that is over needs none."""
    if s.outcome:
        return
    course = s.stages[0]
    demand(isinstance(course, Course), "stages: the first is the Course of an Action Turn")
    assert isinstance(course, Course)
    for lower, stage in pairwise(s.stages):
        fits = _lies_on_course(s, stage, course) if lower is course else type(lower) in LIES_ON.get(type(stage), ())
        demand(fits, f"stages: {type(stage).__name__} cannot come on {type(lower).__name__}")


def _lies_on_course(s: State, stage: Stage, course: Course) -> bool:
    """C3.6.2, C5.10.1, C6.3: the part that brings a stage is the last one begun."""
    if isinstance(stage, HandLimit):
        return True
    if isinstance(stage, SetUp):
        return (s.round, s.turn, course.next) == (1, 1, PARTS[0])
    begun = PARTS[PARTS.index(course.next) - 1]
    return begun in BROUGHT_BY.get(type(stage), ())


def check_contents(s: State) -> None:
    """What is in each stage, from the bottom; and who plays for Minors that nobody controls."""
    if s.outcome:
        return
    for lower, stage in pairwise(s.stages):
        try:
            CHECKS[type(stage)](s, stage, lower)
        except ValueError as error:
            raise ValueError(f"stages: {type(stage).__name__}: {error}") from None
    _check_guardians(s)


def _check_guardians(s: State) -> None:
    """C12.7.4: in a battle somebody plays for the defending Minors that nobody controls, and never else."""
    sides = next((stage for stage in s.stages if isinstance(stage, Sides)), None)
    for power, major in enumerate(s.guardian):
        fights = sides is not None and s.uncontrolled(power) and power in sides.powers(s, DEFENCE)
        wanted = guardian_against(s, s.setting.power_of[sides.attacker]) if sides and fights else NOBODY
        demand(major == wanted, f"guardian: it is {s.power_id(wanted)} that plays for {s.power_id(power)} (C12.7.4)")


# -- diplomacy, election and control


def _setup(s: State, stage: SetUp, lower: Stage) -> None:
    """C3.6.2: Prussia has a general to name."""
    demand(bool(s.on_map(PRUSSIA)), "there is no general who could be Frederick (C3.6.2)")


def _diplomacy(s: State, stage: Diplomacy, lower: Stage) -> None:
    """C6.2, C7.3: who has expelled or chosen, and what."""
    demand(s.round > 1 and s.turn == 1, "it is held at the beginning of a Round, but for the first (C6.2)")
    asked = LEADING if stage.part == "expulsion" else choosers(s)
    demand(set(bits(stage.ready)) <= set(asked), "ready: one is not asked (C7.3)")
    coalitions = set(LEADERS)
    demand(all(set(bits(closed)) <= coalitions for closed in stage.closed), "closed: only Coalitions are (C7.3.5)")
    for power, mask in enumerate(stage.expelling):
        status = next((status for status, leader in LEADERS.items() if leader == power), NOBODY)
        known = set(members(s, status)) if stage.part == "expulsion" and status != NOBODY else set()
        demand(set(bits(mask)) <= known, f"expelling: {s.power_id(power)} cannot expel them (C7.3.2)")
    for power, status in enumerate(stage.wanted):
        chosen = stage.part == "choice" and bool(stage.ready >> power & 1)
        barred = status != UNDECIDED and bool(stage.closed[power] >> status & 1)
        fits = (status != UNDECIDED) == chosen and not barred
        demand(fits, f"wanted: {s.power_id(power)} cannot have chosen so (C7.3.3)")
    _check_answers(s, stage)


def _check_answers(s: State, stage: Diplomacy) -> None:
    """C7.3.4, C7.3.5: what is revealed and settled."""
    answers = stage.part == "answers"
    demand(set(bits(stage.settled)) <= set(choosers(s) if answers else ()), "settled: one has nothing to settle")
    for power, status in enumerate(stage.revealed):
        if not answers or power not in choosers(s):
            fits = status == UNDECIDED
        elif stage.settled >> power & 1:
            fits = status != UNDECIDED
        else:
            fits = status == UNDECIDED or status in LEADERS
        demand(fits, f"revealed: {s.power_id(power)} cannot have chosen so (C7.3.4)")


def _election(s: State, stage: Election, lower: Stage) -> None:
    """C8.1, C8.3, C8.4: participants vote for participants."""
    known = {*electors(s)}
    demand(s.turn == ELECTION_TURN, f"it is held in Action Turn {ELECTION_TURN} (C8.1)")
    demand({*stage.votes, *stage.votes.values()} <= known, "votes: one is of or for a power without electors (C8.3)")


def _auction(s: State, stage: Auction, lower: Stage) -> None:
    """C12.3.1, C12.3.2: the Minor at Drill, and bids of the Majors, at most their Morale."""
    at_drill = stage.minor == power_at(s.setting, "drill", s.turn) and stage.minor in s.setting.minors
    demand(at_drill, "it is for the Minor at Drill (C12.3.1)")
    for power, bid in enumerate(stage.bids):
        ready = bool(stage.ready >> power & 1)
        fits = 0 <= bid <= s.morale[power] and power in s.setting.majors if ready else bid == NO_BID
        demand(fits, f"bids: {s.power_id(power)} cannot have bid {bid} (C12.3.2)")


# -- update


def _update(s: State, stage: Update, lower: Stage) -> None:
    """C7.2: statuses before."""
    demand(NOBODY not in stage.status, "status: every power had one (C7.2)")


def _seat(s: State, power: int, seat: str) -> None:
    """C12.7.7: the player of a power decides, for a Minor that nobody controls Britain or France."""
    known = [s.player(power)] if s.player(power) else [s.power_id(BRITAIN), s.power_id(FRANCE)]
    demand(seat in known, f"seat: {seat!r} does not decide for {s.power_id(power)} (C12.7.7)")


def _returning(s: State, stage: GarrisonReturn, lower: Stage) -> None:
    """C11.2.2: a power whose garrison was removed."""
    demand(stage.power != NOBODY and stage.clause in RETURNING, "power: a garrison was somebody's (C11.2.2)")
    _seat(s, stage.power, stage.seat)


def _withdrawal(s: State, stage: Withdrawal, lower: Stage) -> None:
    """C0.5: a general on the map."""
    _on_map(s, stage.general)
    demand(stage.clause in WITHDRAWING, f"clause: nobody withdraws by {stage.clause!r} (C0.5)")
    _seat(s, s.setting.power_of[stage.general], stage.seat)


def _leave(s: State, stage: StayRequest, lower: Stage) -> None:
    """C11.2.3: a general on ground that somebody controls."""
    _on_map(s, stage.general)
    controller = s.controller(s.place[stage.general])
    demand(controller != NOBODY, "general: nobody controls the ground under him (C11.2.3)")
    _seat(s, controller, stage.seat)


def _on_map(s: State, general: int) -> None:
    demand(s.place[general] >= 0, f"{s.general_id(general)} is not on the map")


# -- actions


def _action(s: State, stage: Drill | Subsidies | Leadership | Mobilisation | Movement, lower: Stage) -> None:
    """C9.1.1, C12.7.1: the power on the field acts."""
    field = next(field for field, kind in STAGES.items() if kind is type(stage))
    acts = stage.power == power_at(s.setting, field, s.turn) and not s.uncontrolled(stage.power)
    demand(acts, "power: it is not its action (C9.1.1)")


def _hand_limit(s: State, stage: HandLimit, lower: Stage) -> None:
    """C5.10.1: a power with a player."""
    demand(stage.power != NOBODY and not s.uncontrolled(stage.power), "power: nobody can discard for it (C5.10.1)")


def _subsidies(s: State, stage: Subsidies, lower: Stage) -> None:
    """C9.4.1, C9.4.3: Money or cards for Allies, within the limits."""
    _action(s, stage, lower)
    given = [money + len(cards) for money, cards in zip(stage.money, stage.cards, strict=True)]
    demand(sum(given) <= s.setting.numbers.gift_limit, "money, cards: too much is offered (C9.4.1)")
    cards = any(stage.cards) or stage.recipient != NOBODY
    demand(not (any(stage.money) and cards), "money, cards: both are offered (C9.4.1)")
    fits = min(stage.money) >= 0 and sum(stage.money) <= s.money[stage.power]
    demand(fits, "money: the power does not have it (C9.4.1)")
    takers = {power for power, count in enumerate(given) if count} | {stage.recipient} - {NOBODY}
    demand(takers <= set(recipients(s, stage.power)), "recipient: one is no Ally (C9.4.3)")
    demand(not stage.offered or stage.recipient == NOBODY, "recipient: all offers are made (C9.4.2)")


def _leadership(s: State, stage: Leadership, lower: Stage) -> None:
    """C9.5.1: generals are placed or taken off; who is placed is off board and has a place to go."""
    _action(s, stage, lower)
    if stage.general != NOBODY:
        own = stage.general in s.setting.generals_of[stage.power] and s.place[stage.general] == OFF
        demand(own and stage.doing != "remove", "general: he is not being placed (C9.5.1)")
        demand(bool(places(s, stage.power)), "general: there is no place for him (C9.5.1)")


# -- movement


def _movement(s: State, stage: Movement, lower: Stage) -> None:
    """C9.8: the Arbiter, and the Movement Turns begun so far."""
    _action(s, stage, lower)
    turns = {
        "arbiter": (0,), "dismissal": (0,), "moving": range(len(GRANTS) + 1), "asking": range(1, len(GRANTS)),
        "end": range(1, len(GRANTS) + 1),
    }  # fmt: skip
    fits = stage.turns in turns[stage.part]
    demand(fits, f"after {stage.turns} Movement Turns there is no part {stage.part!r} (C9.8.1)")
    if stage.arbiter == NOBODY:
        demand(stage.part != "asking", "arbiter: nobody can be asked (C9.8.7)")
    else:
        fits = not s.uncontrolled(stage.arbiter) and not allied(s, stage.power, stage.arbiter)
        demand(fits and stage.part != "arbiter", f"arbiter: it cannot be {s.power_id(stage.arbiter)} (C9.8.2)")


def _mover(s: State, stage: MovementTurn | Battles, lower: Stage) -> None:
    """C9.5.4, C9.8.1: the power of the action, or Prussia in Frederick's move."""
    if isinstance(lower, Movement):
        demand(lower.part == "moving" and lower.turns > 0, "no Movement Turn has begun (C9.8.1)")
        demand(stage.power == lower.power, "power: it is not its action (C9.8.1)")
    else:
        fits = stage.power == PRUSSIA and field_of(s.setting, PRUSSIA, s.turn) == "leadership"
        demand(fits, "power: it is Frederick's move (C9.5.4)")


def _movement_turn(s: State, stage: MovementTurn, lower: Stage) -> None:
    """C9.9.1, C9.5.4: who has moved; Frederick alone in his own move."""
    _mover(s, stage, lower)
    demand(set(bits(stage.moved)) <= set(s.on_map(stage.power)), "moved: one is not a general of the mover on the map")
    demand(stage.only == (s.frederick if isinstance(lower, Course) else NOBODY), "only: it is not his move (C9.5.4)")
    if stage.only != NOBODY:
        _on_map(s, stage.only)


def _march(s: State, stage: March, lower: MovementTurn) -> None:
    """C9.9: a general of the mover on a way that can be gone."""
    demand(s.setting.power_of[stage.general] == lower.power, "general: he is not the mover's (C9.9.1)")
    _on_map(s, stage.general)
    steps, most = len(stage.path), STRATEGIC_STEPS if stage.kind == "strategic" else 1
    known = KINDS if stage.chosen else ("strategic",) if steps else ("",)
    fits = stage.kind in known and bool(stage.kind) <= steps <= most
    demand(fits, f"kind: {steps} steps are not of the kind {stage.kind!r} (C9.9.1)")
    going = range(-1, steps + 1) if stage.chosen and not stage.requests else range(-1, 0)
    demand(stage.going in going, "going: he cannot have gone so far (C9.9)")
    way = stage.path[stage.going - 1 :] if stage.going > 0 else [s.place[stage.general], *stage.path]
    demand(way[0] == s.place[stage.general], "path: he is not on it (C9.9)")
    for here, there in pairwise(way):
        demand(there in _next(s, here, stage.kind == "sea"), "path: it leads over no border or route (C9.9)")
    others = s.at[way[-1]] & s.setting.general_bits[lower.power] & ~(1 << stage.general)
    demand(not (stage.chosen and others), "path: another own general is at its end (C9.9.6)")
    for request in stage.requests:
        fits = stage.chosen and request.territory in stage.path and _answerable(s, stage, request)
        demand(fits, "requests: there is nobody to be asked (C9.9.5)")


def _next(s: State, territory: int, sea: bool) -> list[int]:
    """C9.9.2, C9.9.3: where one step leads."""
    return [other for other, _ in s.setting.routes[territory]] if sea else list(s.setting.neighbours[territory])


def _answerable(s: State, stage: March, request: Request) -> bool:
    """C9.9.3, C9.9.5: whether there is a power that can consent."""
    power = s.setting.power_of[stage.general]
    if request.sea and stage.kind != "sea":
        return False
    if not request.sea:
        return entry(s, power, request.territory) >= 0
    routes = s.setting.routes[s.place[stage.general]]
    return any(passage(s, power, owner) >= 0 for territory, owner in routes if territory == request.territory)


# -- battles


def _battles(s: State, stage: Battles, lower: Stage) -> None:
    """C10.1.1: battles where a general of the mover stands with hostile pieces."""
    _mover(s, stage, lower)
    demand(len(set(stage.pending)) == len(stage.pending), "pending: a battle is due once (C10.1.1)")
    for territory in stage.pending:
        due = s.own_general(stage.power, territory) != NOBODY and battle_due(s, stage.power, territory)
        demand(due, f"pending: no battle is due in {s.territory_id(territory)} (C10.1.1)")


def _sides(s: State, stage: Sides, lower: Battles) -> None:
    """C10.1.3, C10.3: one attacker of the mover; supporters, each on one side."""
    demand(s.setting.power_of[stage.attacker] == lower.power, "attacker: he is not the mover's (C10.1.3)")
    demand(len(stage.supporters) == len((ATTACK, DEFENCE)), "supporters: there are two sides (C10.3.3)")
    parts = [1 << stage.attacker, stage.defenders, *stage.supporters]
    once = sum(parts).bit_count() == sum(part.bit_count() for part in parts)
    demand(once, "supporters: one fights or supports twice (C10.3.2)")
    near = s.setting.neighbours[stage.territory]
    for side in (ATTACK, DEFENCE):
        for general in stage.supporters_of(side):
            demand(s.place[general] in near, f"supporters: {s.general_id(general)} is not near (C10.3.1)")


def _fight(s: State, stage: Sides, lower: Battles) -> None:
    """C10.1.3: who fights in the territory."""
    demand(s.place[stage.attacker] == stage.territory, "attacker: he is not there (C10.1.3)")
    _sides(s, stage, lower)
    defenders = sum(1 << general for general in defending_generals(s, lower.power, stage.territory))
    demand(stage.defenders == defenders, "defenders: they are the hostile generals there (C10.1.3)")
    owner = s.garrisons.get(stage.territory, NOBODY)
    hostile_owner = owner if owner != NOBODY and hostile(s, lower.power, owner, stage.territory) else NOBODY
    demand(stage.garrison == hostile_owner, "garrison: it is the hostile one there (C10.1.3)")
    demand(bool(stage.defenders) or stage.garrison != NOBODY, "defenders: there is nobody to fight (C10.1.1)")


def _support(s: State, stage: Support, lower: Battles) -> None:
    """C10.3.3: support is declared for one of the sides."""
    _fight(s, stage, lower)
    demand(stage.side in (ATTACK, DEFENCE), f"side: there is no side {stage.side} (C10.3.3)")


def _battle(s: State, stage: Battle, lower: Battles) -> None:
    """C10.4, C10.5: who fights in the territory, and the piles."""
    _fight(s, stage, lower)
    demand(stage.turn >= 0, "turn: there is none of that number (C10.5.1)")
    _check_piles(s, stage)
    if stage.pile != NOBODY or stage.scouting:
        _check_play(s, stage)


def _check_piles(s: State, stage: Battle) -> None:
    """C10.4.1, C10.5.8: a general has played or can play a card for each of his troops; what is face up is so."""
    everybody = [g for side in (ATTACK, DEFENCE) for g in stage.generals(side, supporting=True)]
    demand(set(stage.plays) == set(everybody), "plays: they are of all who fight or support (C10.4.1)")
    for general, pile in enumerate(stage.piles):
        name, plays = s.general_id(general), stage.plays.get(general, 0)
        whole = s.troops[general] if general in stage.plays else 0
        demand(plays >= 0 and len(pile) + plays == whole, f"piles: {name} does not have so many plays (C10.4.1)")
        shown = stage.face_up.get(general, [])
        fits = len(shown) == len(pile) and all(up in (0, card) for up, card in zip(shown, pile, strict=True))
        demand(fits, f"face_up: it does not fit the pile of {name} (C10.5.8)")


def _check_play(s: State, stage: Battle) -> None:
    """C10.5.2, C10.6.2: a pile was chosen by the power that plays; who scouts has a 3, and a card to reveal."""
    demand(stage.plays.get(stage.pile, 0) > 0, "pile: no card can go there (C10.5.2)")
    power = s.setting.power_of[stage.pile]
    asked = stage.ask(s)
    fits = len(asked) == 1 and asked[0].params["power"] == s.power_id(power) and len(asked[0].options) > 0
    demand(fits and (not stage.scouting or SCOUT in s.hands[power]), "pile: nobody can play to it now (C10.5.2)")


def _result(s: State, stage: Result, lower: Battles) -> None:
    """C10.7.2: the winner's generals are there, and so are those who are still to be relocated."""
    _sides(s, stage, lower)
    demand(stage.winner in (ATTACK, DEFENCE, TIE), f"winner: there is no side {stage.winner} (C10.7.1)")
    demand(min(stage.gambles) >= 0, "gambles: there are none below 0 (C10.6.5)")
    lost = set() if stage.winner == TIE else set(stage.generals(1 - stage.winner))
    demand(set(bits(stage.beaten)) <= lost, "beaten: one has not lost (C10.7.8)")
    stay = bits(stage.defenders) if stage.winner == TIE else stage.generals(stage.winner)
    leave = bits(stage.beaten) if stage.part == "relocation" else []
    for general in (*stay, *leave):
        demand(s.place[general] == stage.territory, f"{s.general_id(general)} is not there (C10.7)")


CHECKS: Mapping[type[Stage], Callable[[State, Any, Any], None]] = {
    SetUp: _setup,
    Diplomacy: _diplomacy,
    Election: _election,
    Auction: _auction,
    Update: _update,
    GarrisonReturn: _returning,
    StayRequest: _leave,
    Withdrawal: _withdrawal,
    Drill: _action,
    Subsidies: _subsidies,
    Leadership: _leadership,
    Mobilisation: _action,
    Movement: _movement,
    MovementTurn: _movement_turn,
    March: _march,
    Battles: _battles,
    Support: _support,
    Battle: _battle,
    Result: _result,
    HandLimit: _hand_limit,
}
