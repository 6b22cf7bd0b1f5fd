"""M16.1-M16.5, M19.3.2 Victory points: won and lost in battle, lost for want of supply; and Saxony's shift."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.core.errors import Reason, because
from kabinett.core.fields import INT, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage
from kabinett.maria.agreements.running import note_settled, shift_waived
from kabinett.maria.board import NOBODY
from kabinett.maria.political import SAXONY_TRACK
from kabinett.maria.pools import BATTLE_BOXES
from kabinett.maria.powers import AUSTRIA, FRANCE, PRUSSIA, own_major
from kabinett.maria.saxony import shift_saxony
from kabinett.maria.state import State

TROOPS_PER_POINT = 3  # M16.1


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
