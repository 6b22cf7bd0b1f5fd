"""M24 Two players, introductory game: both conditions of M14.8 must hold at the same time."""

from __future__ import annotations

from kabinett.core.state import Outcome
from kabinett.maria.introductory import goal_reached
from kabinett.maria.powers import AUSTRIA, FRANCE, PRUSSIA
from kabinett.maria.state import State


def check_control(s: State) -> None:
    """M24.2, M24.4: France's and Prussia's player wins when both have their goals; one alone ends nothing."""
    if goal_reached(s, FRANCE) and goal_reached(s, PRUSSIA):
        s.end(Outcome((s.player(FRANCE),), "both_goals", "M24.2"))


def end_of_last_turn(s: State) -> None:
    """M24.3: Austria's player wins if neither goal is reached. M24.4: otherwise the game is drawn."""
    if goal_reached(s, FRANCE) or goal_reached(s, PRUSSIA):
        s.end(Outcome((), "one_goal", "M24.4"))
    else:
        s.end(Outcome((s.player(AUSTRIA),), "no_goal", "M24.3"))
