"""M15, M16.6-M16.9 Pools and victory boxes: where each major power's victory markers are.

A marker is in exactly one place: on a fortress, in a victory box, set aside, or in the pool. Only the first three are
kept; the pool is what is left of the initial number, so M15.3 and M15.4 hold whatever happens, and a power that places
more markers than it has goes below 0 (M23.3).
"""

from __future__ import annotations

from kabinett.maria.board import NOBODY
from kabinett.maria.powers import FRANCE, PRAGMATIC, PRUSSIA
from kabinett.maria.state import State

BATTLE_BOXES = 2  # M3.2.11
ELECTORATES_NEEDED = 3  # M16.6


def pool(s: State, power: int) -> int:
    """M15.2, M15.3, M15.4, M4.5, M4.6, M10.3.18: the markers of a power that are neither placed nor set aside."""
    return s.setting.board.powers[power].victory_markers - on_fortresses(s, power) - in_boxes(s, power) - s.aside[power]


def on_fortresses(s: State, power: int) -> int:
    """M3.2.7, M3.2.10: how many fortresses carry the power's marker."""
    electorates = [s.markers.get(city) for city in s.setting.board.rhine]
    return list(s.markers.values()).count(power) - electorates.count(power)


def marked_fortresses(s: State, power: int) -> list[int]:
    """M3.2.7, M3.2.10: those fortresses. Elector markers are no victory markers."""
    return [city for city, owner in sorted(s.markers.items()) if owner == power and city not in s.setting.board.rhine]


def in_boxes(s: State, power: int) -> int:
    """M3.2.11, M16.7, M16.8, M16.9: the power's markers in victory boxes."""
    return s.battle_boxes[power] + list(single_boxes(s).values()).count(power)


def single_boxes(s: State) -> dict[str, int]:
    """M3.2.11, M16.6, M16.8, M16.9: whose marker is in each of the boxes that hold one."""
    silesia = PRUSSIA if s.silesia_annexed else NOBODY
    return {"electors": electors_box(s), "emperor": s.emperor, "italy": s.italy, "silesia": silesia}


def electors_box(s: State) -> int:
    """M16.6, M16.12, M10.3.13: whose marker is in "3 Electors": France's, the Pragmatic Army's (never Austria's), or
    nobody's. It follows from the control of the four Rhine electorates, so every change counts at once."""
    french = [s.markers.get(city) for city in s.setting.board.rhine].count(FRANCE)
    if french >= ELECTORATES_NEEDED:
        return FRANCE
    joint = len(s.setting.board.rhine) - french
    return PRAGMATIC if joint >= ELECTORATES_NEEDED else NOBODY


def note_electors(s: State, before: int) -> None:
    """M16.6: a marker has come into "3 Electors", or gone back to its pool."""
    now = electors_box(s)
    for power, count in ((before, 0), (now, 1)):
        if now != before and power != NOBODY:
            s.emit("electors_box", "M16.6", power=s.power_id(power), count=count)


# -- markers set aside


def set_aside(s: State, power: int, markers: int, clause: str) -> None:
    """M19.1.5, M19.2.1: half of the markers taken off, rounded up, are set aside; the others are in the pool again.

    Back to the pool they go by `State.restore_aside`.
    """
    s.aside[power] += (markers + 1) // 2
    s.emit("set_aside", clause, power=s.power_id(power), count=s.aside[power], rest=markers // 2)
