"""The map, as the layers of the picture need it."""

from __future__ import annotations

from kabinett.ancien_regime.board import Board
from kabinett.ancien_regime.drawing.features import load_features, projection_of
from kabinett.ancien_regime.drawing.land import Land
from kabinett.ancien_regime.drawing.outlines import Outlines
from kabinett.ancien_regime.drawing.places import overlap, places
from kabinett.ancien_regime.drawing.shapes import load_shapes
from kabinett.core.errors import BadOption
from kabinett.drawing.svg import Point


class View:
    """The board with its shapes and lines, nature, the places of labels and pieces, and the set-up to show or None.

    `told` says whether elements tell in words what they are, as a picture by itself must; a client has its own words.
    """

    def __init__(self, board: Board, scenario: int | None = None, told: bool = True) -> None:
        if scenario is not None and scenario not in board.scenarios:
            raise BadOption(f"there is no scenario {scenario} (scenarios: {', '.join(map(str, board.scenarios))})")
        self.board, self.scenario, self.told = board, scenario, told
        self.shapes = load_shapes(board)
        self.outlines = Outlines(self.shapes)
        self.width, self.height = self.shapes.width, self.shapes.height
        self.land = Land([*self.shapes.territories, self.shapes.outside])
        self.projection = projection_of(board.folder)
        self.features = load_features(board, self.projection)
        self.places = places(board)

    def is_free(self, at: Point, width: float, height: float) -> bool:
        """Whether an ornament of this size would cover no label, no place of pieces and no sea route."""
        return not any(overlap((at, width, height), box) for box in self.places.kept)

    def of_kind(self, kind: str) -> list[tuple[Point, ...]]:
        """The points of the ornaments of a kind."""
        return [feature.points for feature in self.features if feature.kind == kind]
