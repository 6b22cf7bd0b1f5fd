"""What the signs on the board mean, and where its data comes from."""

from __future__ import annotations

from kabinett.drawing.legend import draw_columns
from kabinett.drawing.svg import Point, circle, line, rect, tag
from kabinett.maria.board import SUITS, Board
from kabinett.maria.drawing.cities import draw_symbol
from kabinett.maria.drawing.sectors import draw_suit
from kabinett.maria.drawing.setup import flag_shape, piece_shape
from kabinett.maria.drawing.tips import KINDS

CREDIT = "Kabinett board edition, unofficial. Town positions: GeoNames (geonames.org), CC BY 4.0."
LEFT, MIDDLE, RIGHT = (0.0, 0.0), (15.0, 0.0), (30.0, 0.0)  # of a sign
CROWNED = (15.0, 5.0)  # the crown is above


def draw_legend(board: Board, at: Point, width: float) -> str:
    """The signs of the board below its maps."""
    return draw_columns(_columns(board), CREDIT, at, width)


def _columns(board: Board) -> dict[str, list[tuple[str, str]]]:
    first = board.powers[0].id
    return {
        "Powers": [
            (_swatch(power.id) + circle(MIDDLE, 5.6, f"piece {power.id}"), power.name) for power in board.powers
        ],
        "Lands": [
            (_swatch("silesia"), "Silesia"),
            (_swatch("plain0"), "nobody's home"),
            (line(LEFT, RIGHT, "border"), "border"),
            (line(LEFT, RIGHT, "border within"), "inner border"),
        ],
        "Cities": [
            *((draw_symbol(MIDDLE, kind, False), words) for kind, words in KINDS.items()),
            (draw_symbol(CROWNED, "minor_fortress", True), "elector"),
            (tag("g", flag_shape(MIDDLE), class_=f"flag {first}"), "marker at the start"),
        ],
        "Roads": [
            (line(LEFT, RIGHT, "road"), "road"),
            (line(LEFT, RIGHT, "main") + line(LEFT, RIGHT, "inside"), "main road"),
        ],
        "Pieces": [
            (tag("g", piece_shape(MIDDLE, 1), class_=f"piece {first}"), "general with his rank"),
            (tag("g", piece_shape(MIDDLE, 0), class_=f"piece {first}"), "supply train"),
            (
                tag("g", rect(MIDDLE, 30, 15, "case"), rect(MIDDLE, 27, 12, "lining"), class_=f"box {first}"),
                "off-map box",
            ),
        ],
        "Sectors": [(draw_suit(suit, MIDDLE, 7, "clear"), suit) for suit in SUITS],
    }


def _swatch(kind: str) -> str:
    return tag("g", rect(MIDDLE, 30, 15, "wash"), rect(MIDDLE, 27, 12, "band edge"), class_=f"land {kind}")
