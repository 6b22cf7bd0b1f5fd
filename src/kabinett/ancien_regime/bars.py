"""Why not: what several chapters have to say of generals, territories and cards that a choice leaves out.

A function called `..._bar` gives the reason why something is not possible, or None if it is. Each stands beside the
predicate that it explains and says the same; these here explain what `State` and `relations` know.
"""

from __future__ import annotations

from kabinett.ancien_regime.board import NOBODY, RESERVE
from kabinett.ancien_regime.relations import hostile
from kabinett.ancien_regime.state import State
from kabinett.core.errors import Reason, because
from kabinett.core.moves import Move

NO_CARD = ("pass", "stop", "end", "keep")  # what somebody may say who does not want to discard


def owner_bar(s: State, power: int, general: int, clause: str) -> Reason | None:
    """C0.2: the general is another power's."""
    if s.setting.power_of[general] == power:
        return None
    return because(clause, "general_of_other", general=s.general_id(general), power=s.power_id(power))


def place_bar(s: State, general: int) -> Reason | None:
    """C3.7.7, C9.5.1: the general stands in no territory."""
    name, home = s.general_id(general), s.territory_id(s.setting.board.stuart_home)
    if s.place[general] >= 0:
        return None
    if s.place[general] == RESERVE:
        return because("C3.7.7", "in_reserve", general=name, territory=home)
    return because("C9.5.1", "off_board", general=name)


def ground_bar(s: State, territory: int) -> Reason | None:
    """C5.4.4: nobody ever enters an impassable area."""
    if s.setting.board.territories[territory].kind != "impassable":
        return None
    return because("C5.4.4", "impassable", territory=s.territory_id(territory))


def control_bar(s: State, power: int, territory: int, clause: str) -> Reason | None:
    """C5.6: the power does not control the territory."""
    controller = s.controller(territory)
    if controller == power:
        return None
    return because(clause, "not_controlled", territory=s.territory_id(territory), power=s.power_id(power),
                   controller=s.power_id(controller))  # fmt: skip


def vacant_bar(s: State, power: int, territory: int, clause: str) -> Reason | None:
    """C5.9.2: another general of the power stands in the territory."""
    general = s.own_general(power, territory)
    if general == NOBODY:
        return None
    return because(clause, "own_general_there", territory=s.territory_id(territory), general=s.general_id(general))


def hostile_bar(s: State, power: int, territory: int, clause: str) -> Reason | None:
    """C7.5.5: a general who is hostile there stands in the territory (`relations.hostile_general`)."""
    for general in s.generals_at(territory):
        if hostile(s, power, s.setting.power_of[general], territory):
            name = s.general_id(general)
            return because(clause, "hostile_there", territory=s.territory_id(territory), general=name)
    return None


def room_bar(s: State, general: int, clause: str) -> Reason | None:
    """C5.9.1: the general has all the troops that he can have."""
    if s.troops[general] < s.setting.numbers.troops_per_general:
        return None
    return because(clause, "no_room", general=s.general_id(general), troops=s.troops[general])


def morale_bar(s: State, power: int, clause: str) -> Reason | None:
    """C5.8.1: the Morale of the power is at the cap."""
    if s.morale[power] < s.setting.numbers.morale_cap:
        return None
    return because(clause, "morale_full", power=s.power_id(power), morale=s.morale[power])


def hand_bar(s: State, power: int, move: Move, clause: str) -> Reason | None:
    """S13: a card that the power does not hold. Only its own player may be told."""
    if move.verb != "card" or move.n in s.hands[power]:
        return None
    return because(clause, "not_in_hand", power=s.power_id(power), card=str(move.n))


def discard_bar(s: State, power: int, move: Move, clause: str) -> Reason | None:
    """C5.10.1, C9.2.1: a card has to go, and one of the hand."""
    if move.verb in NO_CARD:
        return because(clause, "must_discard", power=s.power_id(power))
    return hand_bar(s, power, move, clause)
