"""What rule tests use: positions as text, and short questions about a game."""

from __future__ import annotations

from textwrap import dedent

from kabinett.ancien_regime.board import NOBODY, POWER_IDS
from kabinett.ancien_regime.setting import setting
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.wheel import TURNS, field_of
from kabinett.core.game import Game
from kabinett.core.yamltree import parse_yaml
from kabinett.games import position_game
from tests.table import arguments, asked, asks, idle, kinds, of_kind, options, play, refused, seat

# Tests take also what all games have from here.
__all__ = ["arguments", "asked", "asks", "idle", "kinds", "of_kind", "options", "play", "refused", "seat"]


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
