"""Which moves a seat may take back freely: its own last one, as long as nobody has moved or learned a secret since."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from kabinett.core.events import Event
from kabinett.core.moves import Move
from kabinett.core.ruleset import Ruleset
from kabinett.core.state import State


class Made(NamedTuple):
    """What undo must know of a move that was made.

    `quiet`: others have not noticed it: a standing move, or an answer that is `unnoticed`; `private`: nobody learned a
    secret by it, and no dice were rolled; `forced`: a program answered by itself, because there was one option and all
    could know it.
    """

    seat: str
    quiet: bool
    private: bool
    forced: bool = False


def carry_out(
    rules: Ruleset[Any], state: State, seat: str, move: Move, forced: bool = False
) -> tuple[list[Event], Made]:
    """Make a move: what happened, and what undo must know of it. IllegalMove leaves the state as it was."""
    rolled = state.dice.count
    standing = not rules.answers(state, seat, move)
    events = rules.apply(state, seat, move)
    quiet = standing and all(event.audience is not None for event in events)
    private = rolled == state.dice.count and not any(event.reveals for event in events)
    return events, Made(seat, quiet, private, forced)


def unnoticed(rules: Ruleset[Any], before: State, after: State, seat: str, events: Sequence[Event]) -> bool:
    """Whether an answer of a seat showed itself to nobody else: no event, nobody else asked, nothing seen by all."""
    if any(event.audience != frozenset((seat,)) for event in events):
        return False
    if [type(stage) for stage in before.stages] != [type(stage) for stage in after.stages]:
        return False  # everybody sees where the game stands; views would say the same, more slowly
    asked = [[decision.seat for decision in rules.decisions(s)] for s in (before, after)]
    return asked[0] == asked[1] and rules.view(before, None).position == rules.view(after, None).position


def free_undo(made: Sequence[Made], seat: str) -> list[int] | None:
    """The numbers of the moves (from 0) that the seat takes back together; None if it cannot.

    Quiet moves of others are passed over and kept: they must not be noticed by their effect on undo. Forced moves that
    came after the seat's own are taken back with it.
    """
    back: list[int] = []
    for number in range(len(made) - 1, -1, -1):
        move = made[number]
        if move.seat == seat and not move.forced:
            return [number, *back] if move.private else None
        if move.forced and move.private:
            back.insert(0, number)
        elif not move.quiet:
            return None
    return None
