"""What rule tests of all games use: short questions about a game, and short ways to play on."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest

from kabinett.core.errors import IllegalMove
from kabinett.core.events import Event
from kabinett.core.game import Game

# What everybody chooses who does as little as possible.
QUIET = ("pass", "stop", "end", "stay", "keep", "decline", "save", "skip", "off", "hold", "value 0", "bid 0")


# -- questions


def options(game: Game, seat: str | None = None) -> set[str]:
    """The options of the one decision that is asked (of this seat)."""
    decisions = game.decisions(seat)
    assert len(decisions) == 1, decisions
    return {str(option) for option in decisions[0].options}


def arguments(game: Game, verb: str) -> set[str]:
    """The arguments of the options with a verb: `city` gives the cities that can be chosen."""
    return {option.removeprefix(f"{verb} ") for option in options(game) if option.startswith(f"{verb} ")}


def asked(game: Game) -> str:
    """The kind of the one decision that is asked."""
    (decision,) = game.decisions()
    return decision.kind


def seat(game: Game) -> str:
    """The seat that is asked, the only one."""
    (decision,) = game.decisions()
    return decision.seat


def asks(game: Game, kind: str) -> bool:
    """Whether a decision of this kind is asked, of whomever."""
    return any(decision.kind == kind for decision in game.decisions())


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of events."""
    return [event.kind for event in events]


def of_kind(events: Iterable[Event], kind: str) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if event.kind == kind]


# -- moves


def play(game: Game, *moves: str) -> list[Event]:
    """Make moves, each for the one seat that is asked; returns all that happened."""
    events: list[Event] = []
    for move in moves:
        (decision,) = game.decisions()
        events += game.play(decision.seat, move)
    return events


def refused(game: Game, name: str, move: str) -> None:
    """A move of a seat is illegal, and nothing has changed by the attempt."""
    before = game.rules.digest(game.state)
    with pytest.raises(IllegalMove):
        game.play(name, move)
    assert game.rules.digest(game.state) == before


def idle(game: Game, until: Callable[[Game], bool]) -> list[Event]:
    """Let everybody do as little as possible until this holds; returns what happened."""
    events: list[Event] = []
    while not until(game):
        decision = game.decisions()[0]
        quiet = [move for move in decision.options if str(move) in QUIET]
        events += game.play(decision.seat, (quiet or decision.options)[0])
    return events
