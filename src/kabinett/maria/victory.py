"""M1.4 Victory, by variant and number of players: M14, M24.1-M24.4 for the introductory game, M23 for the advanced."""

from __future__ import annotations

from kabinett.maria import advanced, introductory, two_players
from kabinett.maria.state import State


def after_conquest(s: State) -> None:
    """M14.9: in the introductory game checked after every change of control, also in the middle of a move."""
    if s.setting.advanced:
        return  # M23.2: what happens in between gives nothing
    if s.setting.players == 2:
        two_players.check_control(s)
    else:
        introductory.check_control(s)


def after_stage(s: State) -> None:
    """M23.1 (a), M5.6: the end of an action stage, and of an annexation after it."""
    if s.setting.advanced:
        advanced.check_pools(s, "pool")


def after_politics(s: State) -> None:
    """M23.1 (b), M17.5.25: the end of the politics stage."""
    advanced.check_pools(s, "pool")


def after_election(s: State) -> None:
    """M23.1 (c), M18.10, M5.7: after the Imperial Election."""
    advanced.check_pools(s, "election")


def after_last_turn(s: State) -> None:
    """M14.8, M24.3, M24.4, M23.5: the last turn has ended and nobody has won before."""
    if s.setting.advanced:
        advanced.compare_scores(s)
    elif s.setting.players == 2:
        two_players.end_of_last_turn(s)
    else:
        introductory.end_of_last_turn(s)
