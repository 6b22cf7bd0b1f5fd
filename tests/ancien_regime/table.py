"""What rule tests use: positions as text, and short questions about a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from textwrap import dedent

import pytest

from kabinett.ancien_regime.board import NOBODY, POWER_IDS
from kabinett.ancien_regime.setting import setting
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.wheel import TURNS, field_of
from kabinett.core.errors import IllegalMove
from kabinett.core.events import Event
from kabinett.core.game import Game
from kabinett.core.yamltree import parse_yaml
from kabinett.games import position_game

# What everybody chooses who does as little as possible.
QUIET = ("pass", "stop", "end", "keep", "decline", "off", "hold", "bid 0")


def position(text: str, scenario: int = 1740, players: int = 7) -> Game:
    """A game that begins at this position."""
    head = f"game: ancien_regime\nscenario: {scenario}\nplayers: {players}\n"
    return position_game(parse_yaml(head + dedent(text), "test"))


def turn_of(power: str, action: str) -> int:
    """C5.3.1: the Action Turn in which a power performs an action."""
    rules = setting(1740, 7, 0, None)
    number = POWER_IDS.index(power)
    return next(turn for turn in range(1, TURNS + 1) if field_of(rules, number, turn) == action)


def acting(power: str, action: str, text: str, scenario: int = 1740, players: int = 7) -> Game:
    """A game that begins with this action of a power."""
    head = f"turn: {turn_of(power, action)}\npart: {action}\n"
    return position(head + dedent(text), scenario, players)


def moving(power: str, text: str, scenario: int = 1740, players: int = 7) -> Game:
    """A game that begins with the Movement action of a power: its Arbiter is still to be named."""
    return acting(power, "movement", text, scenario, players)


def state(game: Game) -> State:
    """The state, with its type."""
    assert isinstance(game.state, State)
    return game.state


def options(game: Game, seat: str | None = None) -> set[str]:
    """The options of the one decision that is asked (of this seat)."""
    decisions = game.decisions(seat)
    assert len(decisions) == 1, decisions
    return {str(option) for option in decisions[0].options}


def arguments(game: Game, verb: str) -> set[str]:
    """The arguments of the options with a verb: `march` gives the territories that can be marched to."""
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


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of events."""
    return [event.kind for event in events]


def of_kind(events: Iterable[Event], kind: str) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if event.kind == kind]


# -- the position in names


def place(game: Game, general: str) -> str:
    """Where a general is: a territory, off or reserve."""
    s = state(game)
    return s.setting.names.name("place", s.place[s.setting.board.general_index[general]])


def troops(game: Game, general: str) -> int:
    s = state(game)
    return s.troops[s.setting.board.general_index[general]]


def controller(game: Game, territory: str) -> str:
    """C5.6: who controls a territory, or nobody."""
    s = state(game)
    return s.power_id(s.controller(s.setting.board.territory_index[territory]))


def garrison(game: Game, territory: str) -> str:
    """Whose garrison lies on a territory, or nobody."""
    s = state(game)
    return s.power_id(s.garrisons.get(s.setting.board.territory_index[territory], NOBODY))


def hand(game: Game, power: str) -> list[int]:
    return state(game).hands[POWER_IDS.index(power)]


def morale(game: Game, power: str) -> int:
    return state(game).morale[POWER_IDS.index(power)]


def money(game: Game, power: str) -> int:
    return state(game).money[POWER_IDS.index(power)]


def influence(game: Game, power: str) -> int:
    return state(game).influence[POWER_IDS.index(power)]


def status(game: Game, power: str) -> str:
    s = state(game)
    return s.setting.names.name("status", s.status[POWER_IDS.index(power)])
