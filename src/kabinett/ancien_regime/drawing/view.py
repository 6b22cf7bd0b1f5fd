"""The map, as the layers of the picture need it."""

from __future__ import annotations

from kabinett.ancien_regime.board import Board
from kabinett.ancien_regime.drawing.outlines import Outlines
from kabinett.ancien_regime.drawing.shapes import load_shapes
from kabinett.core.errors import BadOption
from kabinett.drawing.placing import Room


class View:
    """The board with its shapes and lines, the set-up to show or None, and the room that is left."""

    def __init__(self, board: Board, scenario: int | None) -> None:
        if scenario is not None and scenario not in board.scenarios:
            raise BadOption(f"there is no scenario {scenario} (scenarios: {', '.join(map(str, board.scenarios))})")
        self.board, self.scenario = board, scenario
        self.shapes = load_shapes(board)
        self.outlines = Outlines(self.shapes)
        self.width, self.height = self.shapes.width, self.shapes.height
        self.room = Room(self.width, self.height)
