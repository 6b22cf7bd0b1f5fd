"""What the table shows: nothing is cut, and no piece vanishes from the map, however narrow the terminal is."""

from __future__ import annotations

import io

import pytest
from rich.console import Console, RenderableType

from kabinett import Game, new_game
from kabinett.bots import RandomBot
from kabinett.maria.setting import setting
from kabinett.terminal.maria import MariaScreen

SCREEN = MariaScreen(setting("introductory", 3, None))


def shown(renderable: RenderableType, width: int) -> str:
    console = Console(width=width, file=io.StringIO(), color_system=None)
    console.print(renderable)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.fixture(scope="module")
def games() -> list[Game]:
    """Positions from the course of a game."""
    game, bot, kept = new_game("maria", seed=7), RandomBot(7), []
    while asked := game.decisions():
        game.play(asked[0].seat, bot.choose(asked[0]))
        if len(game.journal.entries) % 60 == 0:
            kept.append(game.copy())
    return kept


@pytest.mark.parametrize("width", [40, 80, 120])
def test_no_name_is_cut(games: list[Game], width: int) -> None:
    for game in games:
        words = shown(SCREEN.situation(game.view("frederick")), width).split()
        assert "…" not in "".join(words)
        for name in ("Belle-Isle", "Khevenhüller", "Rutowski", "Bavaria", "Prussia"):
            assert any(name in word for word in words)


@pytest.mark.parametrize("width", [40, 80, 120])
def test_a_general_is_always_on_the_map_around_him(games: list[Game], width: int) -> None:
    board = SCREEN.board
    for game in games:
        view = game.view("maria_theresa")
        for piece in board.pieces:
            if view.position["place"][piece.id] in board.city_index:
                chart = shown(SCREEN.neighbourhood(view, piece.id), width)
                assert piece.name.split()[0] in chart, (piece.id, chart)


def test_secrets_of_others_are_not_shown(games: list[Game]) -> None:
    for game in games:
        lines = shown(SCREEN.situation(game.view("frederick")), 120).splitlines()
        assert "hidden" in next(line for line in lines if line.startswith("Austria "))
        assert "hidden" not in next(line for line in lines if line.startswith("Prussia "))
