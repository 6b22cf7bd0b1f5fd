"""M1.4 Victory, by variant and number of players: M14 and M24.1-M24.4 for the introductory game."""

from __future__ import annotations

from kabinett.maria import introductory, two_players
from kabinett.maria.state import State


def after_conquest(s: State) -> None:
    """M14.9: checked after every change of control, also in the middle of a move."""
    if s.setting.players == 2:
        two_players.check_control(s)
    else:
        introductory.check_control(s)


def after_last_turn(s: State) -> None:
    """M14.8, M24.3, M24.4: the last turn has ended and nobody has won before."""
    if s.setting.players == 2:
        two_players.end_of_last_turn(s)
    else:
        introductory.end_of_last_turn(s)
