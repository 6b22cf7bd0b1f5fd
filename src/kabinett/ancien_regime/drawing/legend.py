"""What the signs on the board mean, and where its data comes from."""

from __future__ import annotations

from random import Random

from kabinett.ancien_regime.board import KIND_WORDS, Board, Power, Territory
from kabinett.ancien_regime.drawing.borders import crossing_shape
from kabinett.ancien_regime.drawing.mountains import mountain
from kabinett.ancien_regime.drawing.plates import badge, crown, roundel
from kabinett.ancien_regime.drawing.sea import route_shape
from kabinett.ancien_regime.drawing.setup import fortress_shape, garrison_shape, general_shape
from kabinett.ancien_regime.drawing.territories import coloured
from kabinett.drawing.legend import Columns, draw_columns
from kabinett.drawing.paths import stamped
from kabinett.drawing.svg import Point, line, tag, text

CREDIT = "Kabinett board edition, unofficial. Coastline: Natural Earth (naturalearthdata.com), public domain."
ROW = 38.0
WIDTH, HEIGHT = 50.0, 26.0  # of a sign
LEFT, MIDDLE, RIGHT = (0.0, 0.0), (WIDTH / 2, 0.0), (WIDTH, 0.0)
SWATCH = tag("path", class_="swatch", d=f"M0,{-HEIGHT / 2:g}h{WIDTH:g}v{HEIGHT:g}h{-WIDTH:g}Z")
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
            (coloured(board, board.territories[power.capital], SWATCH) + badge(board, number, MIDDLE), _named(power))
            for number, power in enumerate(board.powers)
        ],
        "Territories": [
            *(
                (_example(board, kind), f"{words}{MORE.get(kind, '')}")
                for kind, words in KIND_WORDS.items()
                if _of_kind(board, kind)
            ),
            (tag("g", SWATCH, class_="outside"), "not in play"),
        ],
        "Names": [
            (text((WIDTH / 2, 6), "Name", "name capital"), "capital"),
            (roundel("2", MIDDLE), "value"),
            (crown(MIDDLE), "elector"),
        ],
        "Lines": [
            (line(LEFT, RIGHT, "border"), "border"),
            (line(LEFT, RIGHT, "border within"), "border within a home"),
            (crossing_shape(LEFT, RIGHT), "neighbours across water"),
            *routes,
        ],
    }


def _named(power: Power) -> str:
    return f"{power.name} ({power.code})"


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
    swatch = coloured(board, _of_kind(board, kind)[0], SWATCH)
    return f"{swatch}{_mountain()}" if kind == "impassable" else swatch


def _mountain() -> str:
    sides, strokes = mountain(Random("legend"))
    at = (WIDTH / 2, HEIGHT / 2 - 2)
    return tag("path", class_="peak", d=stamped(sides, at)) + tag("path", class_="shade", d=stamped(strokes, at))


def _of_kind(board: Board, kind: str) -> list[Territory]:
    return [territory for territory in board.territories if territory.kind == kind]
