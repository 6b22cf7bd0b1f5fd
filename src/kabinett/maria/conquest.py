"""M10.3 Conquest of fortresses: a face-up general takes an unprotected enemy fortress by leaving it."""

from __future__ import annotations

from kabinett.core.errors import Reason, because
from kabinett.maria import victory
from kabinett.maria.pools import electors_box, note_electors
from kabinett.maria.powers import AUSTRIA, BAVARIA, FRANCE, NO_RELATION, PRAGMATIC, Relations, own_major
from kabinett.maria.state import State

PROTECTING_DISTANCE = 3  # M10.3.4


def enemy_fortress(s: State, power: int, city: int) -> bool:
    """M10.3.2: whether a city is a fortress that an enemy of the power controls."""
    return s.setting.fortress[city] and s.controller(city) in _relations(s).enemies[power]


def enemy_fortress_bar(s: State, power: int, city: int) -> Reason | None:
    """M10.3.2: why a city is no `enemy_fortress`: it is none, or whose it is."""
    if enemy_fortress(s, power, city):
        return None
    name, controller = s.city_id(city), s.controller(city)
    if not s.setting.fortress[city]:
        return because("M10.3.2", "no_fortress", city=name)
    names = {"city": name, "power": s.power_id(controller), "other": s.power_id(power)}
    if controller == power:
        return because("M10.3.2", "own_fortress", **names)
    neutral = _relations(s).table[power][controller] == NO_RELATION
    return because("M10.3.2", "neutral_fortress" if neutral else "allied_fortress", **names)


def _relations(s: State) -> Relations:
    """M19.4.4: Prussia's neutrality does not cover its markers abroad, so conquest goes by the relations without it."""
    return s.setting.relations[s.saxony][False]


def protected(s: State, city: int) -> bool:
    """M10.3.4-M10.3.6: a general of the controller or of a power cooperating with it is within 3 roads."""
    distance = s.setting.network.distance[city]
    place = s.place
    for general in _protectors(s, city):
        where = place[general]
        if where >= 0 and distance[where] <= PROTECTING_DISTANCE:
            return True
    return False


def protection_bar(s: State, city: int) -> Reason | None:
    """M10.3.4: by whom a fortress is `protected`: the nearest of them."""
    found = protection(s, city)
    if not found:
        return None
    general, away = found[0]
    where = s.city_id(s.place[general])
    return because("M10.3.4", "protected", city=s.city_id(city), piece=s.piece_id(general), where=where, away=away)


def protection(s: State, city: int) -> list[tuple[int, int]]:
    """M10.3.4-M10.3.6: all by whom a fortress is `protected`, the nearest first, each with how far away he is."""
    distance = s.setting.network.distance[city]
    found = [(general, distance[s.place[general]]) for general in _protectors(s, city) if s.place[general] >= 0]
    return sorted((pair for pair in found if pair[1] <= PROTECTING_DISTANCE), key=lambda pair: pair[1])


def _protectors(s: State, city: int) -> tuple[int, ...]:
    """M10.3.4; M10.3.5: an electorate held jointly is protected by generals of Austria and the Pragmatic Army only."""
    controller = s.controller(city)
    if city in s.setting.board.rhine and controller == AUSTRIA:
        return s.setting.generals_of[AUSTRIA] + s.setting.generals_of[PRAGMATIC]
    return s.relations.protectors[controller]


def leave_city(s: State, general: int, city: int) -> None:
    """M10.3.3, M10.3.7, M10.3.8, M9.15: an ordinary move of a general leads out of a city.

    M10.3.10: of several generals who leave the same protected fortress the first one's power is noted.
    """
    power = s.setting.power_of[general]
    if s.face_down >> general & 1 or not enemy_fortress(s, power, city):
        return
    if not protected(s, city):
        conquer(s, city, power, "M10.3.3")
    elif city not in s.questions:
        s.questions[city] = power
        s.emit("question_marker", "M10.3.8", city=s.city_id(city), power=s.power_id(power))


def conquer(s: State, city: int, power: int, clause: str) -> None:
    """M10.3.1, M10.3.12-M10.3.17: control changes and so does the marker; victory is checked at once (M14.9)."""
    former, electors = s.controller(city), electors_box(s)
    s.questions.pop(city, None)
    marker = marker_after(s, city, power)
    if marker is None:
        del s.markers[city]
    else:
        s.markers[city] = marker
    s.emit(
        "fortress_conquered",
        clause,
        city=s.city_id(city),
        power=s.power_id(power),
        former=s.power_id(former),
        controller=s.power_id(s.controller(city)),
    )
    if s.setting.advanced:
        note_electors(s, electors)
    if s.aside[FRANCE] and power in (FRANCE, BAVARIA) and city not in s.setting.flanders:
        s.restore_aside(FRANCE, "M19.2.3")
    victory.after_conquest(s)


def marker_after(s: State, city: int, power: int) -> int | None:
    """M10.3.13, M10.3.14, M10.3.15, M10.3.16, M10.3.17: whose marker stands on a fortress that the power conquered.

    None: control falls to the home country's power.

    M10.3.11, M10.3.12, M10.3.18, M10.3.19: pools and college follow from the markers (see `pools`, `election`).
    """
    major = own_major(power, s.saxony)
    if city in s.setting.board.rhine:
        return FRANCE if major == FRANCE else AUSTRIA
    home = s.home(city)
    relations = _relations(s)
    minor_friend = home in relations.friends[power] and own_major(home, s.saxony) != home
    if city in s.setting.board.silesia or home in relations.enemies[power] or minor_friend:
        return major
    return None
