"""Decisions per second of Kabinett's nearest relatives in Python, with random play: a part of `make bench`.

It runs in an environment of its own (bench/relatives.txt) and prints data. A decision is counted as ours are: a player
is given a list of what is legal and answers with one of it. Games are played by the relative's own loop, if it has one.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable
from random import Random

import chess
from catanatron import Color, Game, RandomPlayer


def catanatron(players: int, games: int) -> int:
    """Games by its random players; how many decisions."""
    decisions = 0
    for seed in range(1, games + 1):
        game = Game([RandomPlayer(color) for color in list(Color)[:players]], seed=seed)
        game.play()
        decisions += len(game.state.actions)
    return decisions


def python_chess(games: int) -> int:
    """Games by random moves, until a rule ends them by itself; how many decisions."""
    decisions, choose = 0, Random(1740).random
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over():
            moves = list(board.legal_moves)
            board.push(moves[int(choose() * len(moves))])
            decisions += 1
    return decisions


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=60)
    games: int = parser.parse_args().games
    found = {}
    played: dict[str, Callable[[], int]] = {
        "catanatron, 2 players": lambda: catanatron(2, games),
        "catanatron, 4 players": lambda: catanatron(4, games),
        "python-chess": lambda: python_chess(games),
    }
    for name, play in played.items():
        began = time.process_time()
        decisions = play()
        seconds = time.process_time() - began
        found[name] = {
            "decisions_per_second": round(decisions / seconds),
            "games_per_second": round(games / seconds, 1),
        }
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
