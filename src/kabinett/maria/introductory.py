"""M14 Introductory game: its victory conditions. M14.1-M14.6 are in variants.toml and the set-up.

There are no pools and no victory boxes (M3.2.11, M14.2): markers only show control, and are unlimited (M14.5).
"""

from __future__ import annotations

from kabinett.core.state import Outcome
from kabinett.maria.powers import AUSTRIA, FRANCE, PRUSSIA
from kabinett.maria.state import State


def fortresses_taken(s: State, power: int) -> int:
    """M14.8: how many fortresses that count carry the power's marker.

    M10.3.16: Bavaria's conquests carry French markers and Saxony's Prussian ones, so they count for their majors.
    """
    return sum(1 for city, owner in s.markers.items() if owner == power and counts(s, power, city))


def counts(s: State, power: int, city: int) -> bool:
    """M14.8: whether a fortress counts for a power: those in Austria, for Prussia those in Silesia too."""
    return s.setting.home[city] == AUSTRIA or (power == PRUSSIA and city in s.setting.board.silesia)


def goal_reached(s: State, power: int) -> bool:
    """M14.8: whether France or Prussia controls as many fortresses as it needs."""
    return fortresses_taken(s, power) >= s.setting.variant.goals[s.power_id(power)]


def check_control(s: State) -> None:
    """M14.8, M14.9: France or Prussia wins as soon as its condition is met."""
    for power in (FRANCE, PRUSSIA):
        if s.outcome is None and goal_reached(s, power):
            s.end(Outcome((s.player(power),), f"{s.power_id(power)}_goal", "M14.8"))


def end_of_last_turn(s: State) -> None:
    """M14.8, M5.9: Maria Theresa wins when the last turn has ended and nobody has won."""
    s.end(Outcome((s.player(AUSTRIA),), "turns_over", "M14.8"))
