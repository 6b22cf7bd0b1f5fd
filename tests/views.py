"""Questions about what a seat sees of a game, for tests of secrecy. The seat of an onlooker is None."""

from __future__ import annotations

from typing import Any

from kabinett.core.events import Event
from kabinett.core.game import Game


def seen(game: Game, seat: str | None, *path: str) -> Any:
    """A part of what a seat sees."""
    value: Any = game.view(seat).position
    for key in path:
        value = value[key]
    return value


def public(game: Game, *path: str) -> Any:
    """A part of the view that all seats and an onlooker see alike."""
    first, *others = (seen(game, seat, *path) for seat in (*game.seats, None))
    assert all(other == first for other in others), path
    return first


def stage_for(game: Game, seat: str | None, name: str) -> Any:
    """A running stage, as a seat sees it."""
    return next(stage for stage in seen(game, seat, "stages") if stage["stage"] == name)


def public_stage(game: Game, name: str, *hidden: str) -> dict[str, Any]:
    """What all see alike of a running stage: everything but the hidden fields."""
    views = [{**stage_for(game, seat, name), **dict.fromkeys(hidden)} for seat in (*game.seats, None)]
    assert all(view == views[0] for view in views), name
    return views[0]


def told(game: Game, kind: str, seat: str | None) -> list[Event]:
    """The events of a kind that a seat knows of."""
    return [event for event in game.log(seat) if event.kind == kind]
