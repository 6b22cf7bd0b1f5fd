"""Kabinett: play the board games of the cabinet wars with every rule enforced.

>>> from kabinett import new_game
>>> game = new_game("maria", variant="introductory", players=3, seed=1740)
>>> game.outcome is None
True
"""

from kabinett.core.errors import BadFile, BadOption, IllegalMove, KabinettError
from kabinett.core.events import Event
from kabinett.core.game import Game
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import View
from kabinett.core.state import Outcome
from kabinett.games import load_game, load_position, new_game, verify_game
from kabinett.version import __version__

__all__ = [
    "BadFile", "BadOption", "Decision", "Event", "Game", "IllegalMove", "KabinettError", "Move", "Outcome", "View",
    "__version__", "load_game", "load_position", "new_game", "verify_game",
]  # fmt: skip
