"""What rule tests use: positions as text, and short questions about a game.

`intro` sets up a position of the introductory game, `advanced` one of the advanced game. `both_maps` is the advanced
game of two players: one plays Austria and the Pragmatic Army, so only one is asked at a time (M24.8).
"""

from __future__ import annotations

from textwrap import dedent

from kabinett.core.events import Event
from kabinett.core.game import Game
from kabinett.core.yamltree import parse_yaml
from kabinett.games import position_game
from kabinett.maria import pools
from kabinett.maria.board import POWER_IDS
from kabinett.maria.political import TRACKS
from kabinett.maria.sequence import TURN, Course
from kabinett.maria.state import State
from tests.table import arguments, asked, asks, idle, kinds, of_kind, options, play

# Tests take also what all games have from here.
__all__ = ["asked", "asks", "idle", "kinds", "of_kind", "options", "play"]


def intro(text: str, players: int = 3) -> Game:
    """A game of the introductory variant that begins at this position."""
    return position_game(parse_yaml(f"game: maria\nplayers: {players}\n{dedent(text)}", "test"))


def advanced(text: str, players: int = 3, politics: str = "standard") -> Game:
    """A game of the advanced variant that begins at this position."""
    head = f"game: maria\nvariant: advanced\nplayers: {players}\npolitics: {politics}\n"
    return position_game(parse_yaml(head + dedent(text), "test"))


def both_maps(text: str, players: int = 2) -> Game:
    """An advanced game, of two players if nothing else is said."""
    return advanced(text, players)


def state(game: Game) -> State:
    """The state, with its type."""
    assert isinstance(game.state, State)
    return game.state


def cities(game: Game) -> set[str]:
    """The cities among the options."""
    return arguments(game, "city")


def march(game: Game, piece: str, *path: str) -> list[Event]:
    """Move a piece along cities; stops if it could go on."""
    events = play(game, f"piece {piece}", *(f"city {city}" for city in path))
    if game.outcome is None and asked(game) == "march":
        events += play(game, "stop")
    return events


def part(game: Game) -> str:
    """The part of the turn: politics, hussars, france, prussia, austria, election or winter."""
    course = state(game).stages[0]
    assert isinstance(course, Course)
    return TURN[TURN.index(course.next) - 1]


def piece_number(game: Game, piece: str) -> int:
    return state(game).setting.board.piece_index[piece]


def city_number(game: Game, city: str) -> int:
    return state(game).setting.board.city_index[city]


def place(game: Game, piece: str) -> str:
    """Where a piece is: a city, `eliminated`, `absent` or `box`."""
    return state(game).setting.names.name("place", state(game).place[piece_number(game, piece)])


def troops(game: Game, general: str) -> int:
    return state(game).troops[piece_number(game, general)]


def face_down(game: Game, general: str) -> bool:
    return bool(state(game).face_down >> piece_number(game, general) & 1)


def controller(game: Game, city: str) -> str:
    """The power that controls a fortress."""
    return state(game).setting.names.name("power", state(game).controller(city_number(game, city)))


def marker(game: Game, city: str) -> str | None:
    """The power whose marker stands on a fortress."""
    power = state(game).markers.get(city_number(game, city))
    return None if power is None else state(game).setting.names.name("power", power)


def hand(game: Game, power: str) -> list[str]:
    """The cards of a power by name."""
    return [state(game).setting.names.name("card", card) for card in state(game).hands[POWER_IDS.index(power)]]


def pool(game: Game, power: str) -> int:
    """The markers in the pool of a major power."""
    return pools.pool(state(game), POWER_IDS.index(power))


def track_box(game: Game, track: str) -> str:
    """The box where the marker of a track stands."""
    number = TRACKS.index(track)
    return state(game).setting.tracks[number].boxes[state(game).tracks[number]].id


def hussars(game: Game) -> list[str]:
    """Where the hussars are."""
    return [state(game).setting.names.name("hussar_place", city) for city in state(game).hussars]


def questions(game: Game) -> dict[str, str]:
    """The question markers."""
    names = state(game).setting.names
    return {names.name("city", city): names.name("power", power) for city, power in state(game).questions.items()}


def distance(game: Game, a: str, b: str) -> int:
    return state(game).setting.network.distance[city_number(game, a)][city_number(game, b)]


def neighbours(game: Game, city: str) -> set[str]:
    setting = state(game).setting
    return {setting.city_ids[n] for n in setting.network.neighbours[city_number(game, city)]}


def main_neighbours(game: Game, city: str) -> set[str]:
    setting = state(game).setting
    return {setting.city_ids[n] for n in setting.network.main[city_number(game, city)]}
