"""What rule tests use: positions as text, and short questions about a game.

`intro` sets up a position of the introductory game. `both_maps` sets one up on both maps with all six powers and
without the advanced game's own chapters (politics, pools, victory), to test the parts of M2-M13 that need them.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from textwrap import dedent

from kabinett.core.events import Event
from kabinett.core.game import Game
from kabinett.core.yamltree import parse_yaml
from kabinett.games import position_game
from kabinett.maria.board import MAPS, POWER_IDS, load_board
from kabinett.maria.rules import Maria
from kabinett.maria.setting import Setting, variants
from kabinett.maria.state import State


def intro(text: str, players: int = 3) -> Game:
    """A game of the introductory variant that begins at this position."""
    return position_game(parse_yaml(f"game: maria\nplayers: {players}\n{dedent(text)}", "test"))


@cache
def _both_maps_rules(players: int) -> Maria:
    introductory = variants()["introductory"]
    seats = {
        2: {"a2": ("A", ("france", "bavaria", "prussia", "saxony")), "b2": ("B", ("austria", "pragmatic"))},
        3: {
            "maria_theresa": ("Maria Theresa", ("austria",)),
            "frederick": ("Frederick", ("prussia", "saxony", "pragmatic")),
            "louis_xv": ("Louis XV", ("france", "bavaria")),
        },
    }
    variant = replace(introductory, maps=MAPS, income={}, winter_entry={}, seats=seats,
                      goals={"france": 99, "prussia": 99})  # fmt: skip
    return Maria(Setting(load_board(), variant, players))


def both_maps(text: str, players: int = 2) -> Game:
    """A game on both maps with all powers that begins at this position."""
    rules = _both_maps_rules(players)
    return Game(rules, 0, rules.to_json(rules.read_position(parse_yaml(text, "test"))))


def state(game: Game) -> State:
    """The state, with its type."""
    assert isinstance(game.state, State)
    return game.state


def options(game: Game, seat: str | None = None) -> set[str]:
    """The options of the one decision that is asked (of this seat)."""
    decisions = game.decisions(seat)
    assert len(decisions) == 1, decisions
    return {str(option) for option in decisions[0].options}


def cities(game: Game) -> set[str]:
    """The cities among the options."""
    return {option.removeprefix("city ") for option in options(game) if option.startswith("city ")}


def asked(game: Game) -> str:
    """The kind of the one decision that is asked."""
    (decision,) = game.decisions()
    return decision.kind


def play(game: Game, *moves: str) -> list[Event]:
    """Make moves, each for the one seat that is asked; returns all that happened."""
    events: list[Event] = []
    for move in moves:
        (decision,) = game.decisions()
        events += game.play(decision.seat, move)
    return events


def march(game: Game, piece: str, *path: str) -> list[Event]:
    """Move a piece along cities; stops if it could go on."""
    events = play(game, f"piece {piece}", *(f"city {city}" for city in path))
    if game.outcome is None and asked(game) == "march":
        events += play(game, "stop")
    return events


def kinds(events: Iterable[Event]) -> list[str]:
    """The kinds of events."""
    return [event.kind for event in events]


def of_kind(events: Iterable[Event], kind: str) -> list[Event]:
    """The events of one kind."""
    return [event for event in events if event.kind == kind]


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
