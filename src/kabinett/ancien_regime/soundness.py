"""What must hold in every position, for states from files that anyone may have written.

It is what can be said at little cost, not all that the rules imply: enough that such a state can be played on. A
position file is held to the same, and its reader says in which line the fault is.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from kabinett.ancien_regime.battles import Battles
from kabinett.ancien_regime.board import NOBODY, OFF, POWER_IDS, PRUSSIA, RESERVE
from kabinett.ancien_regime.cardplay import Battle
from kabinett.ancien_regime.cards import HandLimit
from kabinett.ancien_regime.drill import Drill
from kabinett.ancien_regime.leadership import Leadership
from kabinett.ancien_regime.marches import March, MovementTurn
from kabinett.ancien_regime.minors import Auction
from kabinett.ancien_regime.mobilisation import Mobilisation, fortresses_left
from kabinett.ancien_regime.relations import at_war, hostile, neutral_home, same_group
from kabinett.ancien_regime.sequence import PARTS, Course
from kabinett.ancien_regime.setting import LANDED, LEADERS, NEUTRAL, NOT_LANDED, ORDINARY
from kabinett.ancien_regime.setup import SetUp
from kabinett.ancien_regime.sides import Sides
from kabinett.ancien_regime.stage_soundness import check_contents, check_stack
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.subsidies import Subsidies
from kabinett.ancien_regime.update import Update, present
from kabinett.ancien_regime.wheel import TURNS, turn_of
from kabinett.core.bits import bits

DRAWING = (Drill, Subsidies, Leadership, Mobilisation, HandLimit)  # within these a hand may be too large (C5.10.1)


class Fault(NamedTuple):
    """Why no game can have a state. `where` are the entries that do not fit: fields of the state, with a name."""

    where: tuple[tuple[str, str], ...]
    reason: str


def check(s: State) -> None:
    """S27: ValueError for a state that no game can have."""
    check_stack(s)
    for fault in faults(s):
        raise ValueError(f"{fault.where[0][0]}: {fault.reason}")
    check_contents(s)


def faults(s: State) -> Iterator[Fault]:
    """S27: what is wrong with a state; later entries are looked at only if the earlier ones are in order."""
    yield from _times(s)
    yield from _controllers(s)
    yield from _statuses(s)
    yield from _tracks(s)
    yield from _generals(s)
    yield from _stuart(s)
    yield from _tokens(s)
    yield from _cards(s)
    if s.outcome is None and not s.runs(Update):  # a game may have ended before all battles were fought (C4.1)
        yield from _map(s)


# -- time and powers


def _times(s: State) -> Iterator[Fault]:
    """C4.5, C5.2: Round and Action Turn."""
    if s.round < 1 or (s.setting.rounds and s.round > s.setting.rounds and not s.outcome):
        yield Fault((("round", ""),), f"there is no Round {s.round} (C4.5)")
    if not 1 <= s.turn <= TURNS:
        yield Fault((("turn", ""),), f"an Action Turn is 1 to {TURNS}, not {s.turn} (C5.2)")


def _controllers(s: State) -> Iterator[Fault]:
    """C12.1.2, C12.3, C12.7.4: Majors are their own, Minors a Major's, or nobody's before their first Drill."""
    for power, name in enumerate(POWER_IDS):
        major = s.controlled_by[power]
        where = (("controlled_by", name),)
        if power in s.setting.majors:
            if major != power:
                yield Fault(where, f"{name} is a Major: nobody else controls it (C3.2)")
        elif major == NOBODY and _drilled(s, power):
            yield Fault(where, f"{name} is a Minor that somebody has controlled since its first Drill (C12.1.2)")
        elif major != NOBODY and major not in s.setting.majors:
            yield Fault(where, f"{name} cannot be controlled by {s.power_id(major)}, which is no Major (C12.3)")


def _drilled(s: State, minor: int) -> bool:
    """C12.1.2, C12.3.1: whether the control of a Minor has been settled at its first Drill."""
    if s.round > 1 or s.outcome:
        return s.round > 1
    drill = turn_of(s.setting, minor, "drill")
    course = s.stages[0]
    assert isinstance(course, Course)
    past = PARTS.index(course.next) > PARTS.index("control") and not s.runs(Auction)
    return s.turn > drill or (s.turn == drill and past)


def _statuses(s: State) -> Iterator[Fault]:
    """C7.2, C12.4.1: the Leaders are of their Coalitions, a controlled Minor has the status of its Major."""
    names = s.setting.names
    for power, name in enumerate(POWER_IDS):
        where, status = (("status", name),), s.status[power]
        major = s.controlled_by[power]
        if status == NOBODY:
            yield Fault(where, f"{name} has a status (C7.2)")
        elif major != NOBODY and status != s.status[major]:
            theirs = names.name("status", s.status[major])
            yield Fault(where, f"{name} is controlled by {s.power_id(major)} and so is {theirs} (C12.4.1)")
    for status, leader in LEADERS.items():
        if s.status[leader] != status:
            yield Fault((("status", s.power_id(leader)),), f"{s.power_id(leader)} leads its Coalition for ever (C7.2)")


def _tracks(s: State) -> Iterator[Fault]:
    """C4.1, C4.2, C5.8.1, C8.12: Morale, Influence, Money and the crown."""
    cap, victory = s.setting.numbers.morale_cap, s.setting.numbers.victory
    for power, name in enumerate(POWER_IDS):
        influence = s.influence[power]
        if not 0 <= s.morale[power] <= cap:
            yield Fault((("morale", name),), f"Morale is 0 to {cap}, not {s.morale[power]} (C5.8.1)")
        if influence and power in s.setting.minors:
            yield Fault((("influence", name),), f"{name} is a Minor and has no Influence (C4.2)")
        if influence < 0 or (influence >= victory and not s.outcome):
            yield Fault((("influence", name),), f"with {influence} Influence the game would be over (C4.1)")
        if s.money[power] < 0:
            yield Fault((("money", name),), f"{name} cannot have {s.money[power]} Money (C2.4)")
    if s.crown != NOBODY and s.uncontrolled(s.crown):
        yield Fault((("crown", ""),), f"nobody controls {s.power_id(s.crown)}, so it was not elected (C8.12)")


# -- pieces


def _generals(s: State) -> Iterator[Fault]:
    """C0.6, C5.4.4, C5.9.1: where generals can be, and with how many troops."""
    most = s.setting.numbers.troops_per_general
    for general, place in enumerate(s.place):
        name, troops = s.general_id(general), s.troops[general]
        if place == RESERVE and general != s.setting.board.stuart:
            yield Fault((("place", name),), f"{name} has no reserve (C3.7.1)")
        if place >= 0 and _impassable(s, place):
            yield Fault((("place", name),), f"no general can be in {s.territory_id(place)} (C5.4.4)")
        if not 0 <= troops <= most:
            yield Fault((("troops", name),), f"a general has 0 to {most} troops, not {troops} (C5.9.1)")
        if place == OFF and troops:
            yield Fault((("troops", name),), f"{name} is off board and has no troops (C0.6)")
    prussian = s.frederick in s.setting.generals_of[PRUSSIA]
    if not prussian and not (s.frederick == NOBODY and s.runs(SetUp)):
        yield Fault((("frederick", ""),), "Frederick is one of the Prussian generals (C3.6.2)")


def _impassable(s: State, territory: int) -> bool:
    return s.setting.board.territories[territory].kind == "impassable"


def _stuart(s: State) -> Iterator[Fault]:
    """C3.7.1, C3.7.8: Stuart is in reserve with his troops until he lands, and ordinary when he has left the map."""
    board = s.setting.board
    name, place = s.general_id(board.stuart), s.place[board.stuart]
    where = (("stuart", ""), ("place", name))
    if s.stuart == LANDED and place < 0:
        yield Fault(where, f"{name} has landed, so he must be in a territory (C3.7.2)")
    elif s.stuart == NOT_LANDED and place != RESERVE:
        yield Fault(where, f"{name} has not landed, so he must be in his reserve and in no territory (C3.7.1)")
    elif s.stuart == ORDINARY and place == RESERVE:
        yield Fault(where, f"{name} is an ordinary general, so he has no reserve (C3.7.8)")
    elif s.stuart == NOT_LANDED and s.troops[board.stuart] != board.stuart_troops:
        yield Fault((("troops", name),), f"in his reserve {name} has {board.stuart_troops} troops (C3.7.1)")


def _tokens(s: State) -> Iterator[Fault]:
    """C2.3, C5.4.4, C9.6.4: garrisons, the tokens of each power, fortresses."""
    for territory, owner in s.garrisons.items():
        name = s.territory_id(territory)
        if _impassable(s, territory):
            yield Fault((("garrisons", name),), f"no garrison can be in {name}, which is impassable (C5.4.4)")
        if owner == NOBODY:
            yield Fault((("garrisons", name),), f"the garrison in {name} must be some power's (C5.6.1)")
    for power, name in enumerate(POWER_IDS):
        if s.tokens_left(power) < 0:
            troops = (("troops", s.general_id(g)) for g in s.setting.generals_of[power])
            garrisons = (("garrisons", s.territory_id(t)) for t, owner in s.garrisons.items() if owner == power)
            tokens = s.setting.board.powers[power].tokens
            yield Fault((*troops, *garrisons), f"{name} has only {tokens} tokens for troops and garrisons (C2.3)")
    for territory in range(len(s.setting.home)):
        if s.fortresses >> territory & 1 and _impassable(s, territory):
            name = s.territory_id(territory)
            yield Fault((("fortresses", name),), f"no fortress can be in {name} (C5.4.4, C9.6.4)")
    if fortresses_left(s) < 0:
        yield Fault((("fortresses", ""),), f"there are {s.setting.numbers.fortresses} fortresses (C9.6.4)")


def _cards(s: State) -> Iterator[Fault]:
    """S27, C2.5, C5.10.1: every card of the deck is in one place; hands are within the limit after an action."""
    battles = [stage.piles for stage in s.stages if isinstance(stage, Battle)]
    offers = [stage.cards for stage in s.stages if isinstance(stage, Subsidies)]
    places = [*s.hands, s.pile, s.discards, *(cards for group in (*battles, *offers) for cards in group)]
    found = Counter(card for cards in places for card in cards)
    for card in sorted({*found, *s.setting.board.deck}):
        copies = s.setting.board.deck.get(card, 0)
        if found[card] != copies:
            yield Fault((("pile", ""),), f"there are {copies} cards with the value {card}, not {found[card]} (C2.5)")
    limit = s.setting.numbers.hand_limit
    for power, hand in enumerate(s.hands):
        if len(hand) > limit and not s.runs(*DRAWING):
            yield Fault((("hands", s.power_id(power)),), f"a hand has at most {limit} cards (C5.10.1)")


# -- what holds on the map whenever it is not being updated


def _map(s: State) -> Iterator[Fault]:
    """C5.9.2, C7.5.5, C11: who can not be together in a territory, or not be there at all, unless it is fought for."""
    fought_for = _fought_for(s)
    for territory in range(len(s.setting.home)):
        yield from _own_generals(s, territory)
        if territory not in fought_for:
            yield from _together(s, territory)
            for general in s.generals_at(territory):
                yield from _ground(s, general, territory)
        owner, home = s.garrisons.get(territory, NOBODY), s.setting.home[territory]
        if NOBODY not in (owner, home) and owner != home and not at_war(s, owner, home):
            name = s.territory_id(territory)
            yield Fault(
                (("garrisons", name),),
                f"{name} is the home of {s.power_id(home)}, which is not at war with {s.power_id(owner)} (C11.2.2)",
            )


def _fought_for(s: State) -> set[int]:
    """C10.1.1: the territories that generals have entered in this Movement Turn, or where a battle is due or fought."""
    found: set[int] = set()
    for stage in s.stages:
        match stage:
            case MovementTurn():
                found.update(s.place[general] for general in bits(stage.moved))
            case Battles():
                found.update(stage.pending)
            case Sides():
                found.add(stage.territory)
    return found


def _own_generals(s: State, territory: int) -> Iterator[Fault]:
    """C5.9.2, C9.9.4: one general of a power in a territory, save one who is passing through."""
    passing = {stage.general for stage in s.stages if isinstance(stage, March)}
    generals = [general for general in s.generals_at(territory) if general not in passing]
    if len({s.setting.power_of[general] for general in generals}) < len(generals):
        where = tuple(("place", s.general_id(general)) for general in generals)
        yield Fault(where, f"a power has two generals in {s.territory_id(territory)} (C5.9.2)")


def _together(s: State, territory: int) -> Iterator[Fault]:
    """C7.5.5: nobody is in a territory with somebody who is hostile there."""
    name = s.territory_id(territory)
    where = (*(("place", s.general_id(general)) for general in s.generals_at(territory)), ("garrisons", name))
    for a, b in combinations(present(s, territory), 2):
        if hostile(s, a, b, territory):
            yield Fault(where, f"{s.power_id(a)} and {s.power_id(b)} are hostile in {name} (C7.5.5)")


def _ground(s: State, general: int, territory: int) -> Iterator[Fault]:
    """C11.4.2, C11.5.1, C11.5.2: Neutrals are on the ground of their Group, and no others are in their homes."""
    power, controller = s.setting.power_of[general], s.controller(territory)
    where, name = (("place", s.general_id(general)),), s.territory_id(territory)
    if neutral_home(s, power, territory):
        yield Fault(where, f"{name} is the home of a Neutral that is not of {s.power_id(power)}'s Group (C11.5.2)")
    elif s.status[power] == NEUTRAL and (controller == NOBODY or not same_group(s, power, controller)):
        yield Fault(where, f"{s.power_id(power)} is Neutral, and {name} is not controlled by its Group (C11.5.1)")
