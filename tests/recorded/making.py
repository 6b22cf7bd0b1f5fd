"""How recorded games are made, whatever the game."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from kabinett.arena.drills import DRILLS
from kabinett.arena.simulate import play_out
from kabinett.bots import RandomBot
from kabinett.core.events import Event
from kabinett.core.game import Game
from kabinett.core.info import Given
from kabinett.core.yamltree import parse_yaml
from kabinett.games import begin, position_game

Recipe = Callable[[], Game]


def random_game(game: str, seed: int, **options: Given) -> Recipe:
    """A whole game by random bots."""

    def make() -> Game:
        made = begin(game, options, seed)
        play_out(made, {seat: RandomBot(made.rules, f"{seed} {seat}") for seat in made.seats})
        return made

    return make


def drilled(game: str, seed: int, **options: Given) -> Recipe:
    """A whole game by the drill."""

    def make() -> Game:
        made, drill = begin(game, options, seed), DRILLS[game](seed)
        while asked := made.decisions():
            made.play(asked[0].seat, drill.choose(made.state, asked[0]))
        return made

    return make


def ending(start: Mapping[str, object], played: tuple[str, ...]) -> Recipe:
    """The last moves of a game from a position. Each move is written with its seat."""

    def make() -> Game:
        game = position_game(parse_yaml(json.dumps(start), "a recorded game"))
        for text in played:
            seat, _, move = text.partition(" ")
            game.play(seat, move)
        return game

    return make


def moves(text: str) -> tuple[str, ...]:
    """Moves, each with its seat, separated by commas."""
    return tuple(part.strip() for part in text.split(","))


def event_line(event: Event) -> str:
    """An event as a line of text."""
    return json.dumps([event.kind, event.clause, dict(event.params)], ensure_ascii=False)
