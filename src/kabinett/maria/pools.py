"""M15, M16 Pools and victory boxes: where each major power's victory markers are.

A marker is in exactly one place: on a fortress, in a victory box, set aside, or in the pool. Only the first three are
kept; the pool is what is left of the initial number, so M15.3 and M15.4 hold whatever happens, and a power that places
more markers than it has goes below 0 (M23.3).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.core.errors import Reason, because
from kabinett.core.fields import INT, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage
from kabinett.maria.agreements.running import note_settled, shift_waived
from kabinett.maria.board import NOBODY
from kabinett.maria.political import SAXONY_TRACK
from kabinett.maria.powers import AUSTRIA, FRANCE, PRAGMATIC, PRUSSIA, own_major
from kabinett.maria.saxony import shift_saxony
from kabinett.maria.state import State

BATTLE_BOXES = 2  # M3.2.11
ELECTORATES_NEEDED = 3  # M16.6
TROOPS_PER_POINT = 3  # M16.1


def pool(s: State, power: int) -> int:
    """M15.2, M15.3, M15.4, M4.5, M4.6, M10.3.18: the markers of a power that are neither placed nor set aside."""
    return s.setting.board.powers[power].victory_markers - on_fortresses(s, power) - in_boxes(s, power) - s.aside[power]


def on_fortresses(s: State, power: int) -> int:
    """M3.2.7, M3.2.10: the fortresses that carry the power's marker. Elector markers are none."""
    return sum(owner == power for city, owner in s.markers.items() if city not in s.setting.board.rhine)


def in_boxes(s: State, power: int) -> int:
    """M3.2.11, M16.7, M16.8, M16.9: the power's markers in victory boxes."""
    others = (electors_box(s), s.emperor, s.italy, PRUSSIA if s.silesia_annexed else NOBODY)
    return s.battle_boxes[power] + others.count(power)


def electors_box(s: State) -> int:
    """M16.6, M16.12, M10.3.13: whose marker is in "3 Electors": France's, the Pragmatic Army's (never Austria's), or
    nobody's. It follows from the control of the four Rhine electorates, so every change counts at once."""
    french = sum(s.markers.get(city) == FRANCE for city in s.setting.board.rhine)
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


# -- points won and lost in battle and by lack of supply


def battle_points(troops: int, generals: int) -> int:
    """M16.1: 1 per full 3 troops eliminated; exactly 1 for fewer troops if a general was removed."""
    return max(troops // TROOPS_PER_POINT, 1 if generals else 0)


def gain_points(s: State, power: int, points: int) -> None:
    """M16.2, M16.3, M16.5: markers go from the pool of the power's own major to its battle boxes, while there is
    room."""
    major = own_major(power, s.saxony)
    moved = min(points, BATTLE_BOXES - s.battle_boxes[major])
    s.battle_boxes[major] += moved
    s.emit("points_won", "M16.2", power=s.power_id(major), points=points, count=moved)


def lose_points(s: State, power: int, points: int, on_bohemia: bool, clause: str) -> None:
    """M16.2-M16.5: markers go back to the pool while there are any in the battle boxes. M19.3.2: Saxony may shift."""
    major = own_major(power, s.saxony)
    if major == NOBODY:
        return  # a neutral Saxony is nobody's
    moved = min(points, s.battle_boxes[major])
    s.battle_boxes[major] -= moved
    s.emit("points_lost", clause, power=s.power_id(major), points=points, count=moved)
    # M24.7: of two players the one with Prussia risks Saxony by France's defeats in the east, too.
    two_players_france = s.setting.players == 2 and major == FRANCE and on_bohemia
    if major == PRUSSIA or two_players_france:
        s.push(SaxonyShift(points))


@dataclass(slots=True)
class SaxonyShift(Stage):
    """M19.3.2, M24.7: Austria may move the Saxony marker right, a box for each point lost, as often as it likes."""

    points: int = field(metadata=public(INT))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M19.3.2: any number from 0 to the points lost, as far as the track goes. N13: Austria may have waived it."""
        most = self._most(s)
        if not most:
            return ()
        options = s.setting.moves.value[: most + 1]
        return (Decision(s.player(AUSTRIA), "saxony_shift", "M19.3.2", options, points=self.points),)

    def _most(self, s: State) -> int:
        if shift_waived(s):
            return 0
        return min(self.points, len(s.setting.tracks[SAXONY_TRACK].boxes) - 1 - s.tracks[SAXONY_TRACK])

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """M19.3.2, M17.5.10: not more boxes than points, and none behind the end of the track."""
        if move.verb != "value" or move.n <= self._most(s):
            return None
        if move.n > self.points:
            return because("M19.3.2", "shift_points", points=self.points)
        return because("M17.5.10", "shift_end", most=self._most(s))

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M19.3.3: the marker goes that far; only the box where it stops counts."""
        s.pop()
        if move.n:
            shift_saxony(s, move.n, "M19.3.2")

    def step(self, s: State) -> None:
        """M19.3.2: there is nothing to choose."""
        if shift_waived(s):
            note_settled(s, "no_shift")
        s.pop()
