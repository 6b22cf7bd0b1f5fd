"""What the signs on the board mean, and where its data comes from."""

from __future__ import annotations

from kabinett.ancien_regime.board import KIND_WORDS, Board, Territory
from kabinett.ancien_regime.drawing.labels import PLATE, badge, crown
from kabinett.ancien_regime.drawing.sea import route_shape
from kabinett.ancien_regime.drawing.setup import fortress_shape, garrison_shape, general_shape
from kabinett.ancien_regime.drawing.territories import area_shape, crossing_shape, peak
from kabinett.drawing.legend import Columns, draw_columns
from kabinett.drawing.svg import Point, line, moved, rect, tag, text

CREDIT = "Kabinett board edition, unofficial. Coastline: Natural Earth (naturalearthdata.com), public domain."
ROW = 38.0
WIDTH, HEIGHT = 50.0, 24.0  # of a sign
LEFT, MIDDLE, RIGHT = (0.0, 0.0), (WIDTH / 2, 0.0), (WIDTH, 0.0)
SWATCH = f"M0,{-HEIGHT / 2:g}h{WIDTH:g}v{HEIGHT:g}h{-WIDTH:g}Z"
# C5.4.1, C5.4.2: what is said of some kinds besides their names.
MORE = {"home": " of a power", "disputed": ": influence for its powers"}


def draw_legend(board: Board, at: Point, width: float, with_setup: bool) -> str:
    """The signs of the board below its map."""
    columns = {**_columns(board), **(_pieces(board) if with_setup else {})}
    return draw_columns(columns, CREDIT, at, width, ROW)


def _columns(board: Board) -> Columns:
    routes = [
        (route_shape(board, owner, (LEFT, RIGHT)), f"sea route of {board.powers[owner].name}")
        for owner in sorted({route.owner for route in board.routes})
    ]
    return {
        "Powers": [
            (_swatch(board, board.territories[power.capital]) + badge(board, number, MIDDLE), power.name)
            for number, power in enumerate(board.powers)
        ],
        "Territories": [
            *(
                (_example(board, kind), f"{words}{MORE.get(kind, '')}")
                for kind, words in KIND_WORDS.items()
                if _of_kind(board, kind)
            ),
            (tag("path", class_="outside", d=SWATCH), "not in play"),
        ],
        "Names": [
            (text((WIDTH / 2, 6), "Name", "name middle capital"), "capital"),
            (rect(MIDDLE, PLATE, PLATE, "plate", rx=5) + text((WIDTH / 2, 5.8), "2", "value"), "value"),
            (crown(MIDDLE), "elector"),
        ],
        "Lines": [
            (line(LEFT, RIGHT, "border"), "border"),
            (line(LEFT, RIGHT, "border within"), "border within a home"),
            (crossing_shape(LEFT, RIGHT), "neighbours across water"),
            *routes,
        ],
    }


def _pieces(board: Board) -> Columns:
    """C2: the pieces of a set-up."""
    power = board.powers[0].id
    return {
        "Pieces": [
            (tag("g", general_shape(board, 0, 2, MIDDLE), class_=f"piece general {power}"), "general with his troops"),
            (tag("g", garrison_shape(board, 0, MIDDLE), class_=f"piece garrison {power}"), "garrison"),
            (tag("g", fortress_shape(MIDDLE), class_="piece fortress"), "fortress"),
        ]
    }


def _example(board: Board, kind: str) -> str:
    swatch = _swatch(board, _of_kind(board, kind)[0])
    return swatch + moved(MIDDLE, peak()) if kind == "impassable" else swatch


def _of_kind(board: Board, kind: str) -> list[Territory]:
    return [territory for territory in board.territories if territory.kind == kind]


def _swatch(board: Board, territory: Territory) -> str:
    return tag("g", area_shape(board, territory, d=SWATCH), class_="swatch")
