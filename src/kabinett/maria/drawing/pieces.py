"""M3.1, M4.3, M4.6, M4.12: the pieces where they start, and the markers that lie on fortresses, as flags."""

from __future__ import annotations

from collections.abc import Iterator

from kabinett.maria.board import Board, Piece
from kabinett.maria.drawing.cities import reach
from kabinett.maria.drawing.svg import Point, along, circle, line, polar, rect, tag, text, title
from kabinett.maria.drawing.view import View

DISC = 6.6


def draw_pieces(view: View) -> Iterator[str]:
    """M4.3: the pieces beside the cities where they start."""
    for piece in view.board.pieces:
        if piece.start in view.cities:
            city, centre = view.cities[piece.start], view.at(piece.start)
            far = reach(city) + DISC + 2
            options = ((polar(centre, far, n / 24), (n - 3) % 24 / 8) for n in range(24))
            at = view.room.place(options, 2 * DISC + 1, 2 * DISC + 1)
            yield draw_piece(view.board, piece, at, f"in {city.name}")


def draw_piece(board: Board, piece: Piece, at: Point, where: str) -> str:
    """A piece with its name, its power and where it is."""
    power = board.powers[piece.power]
    rank = f", general {piece.rank}" if piece.general else ""
    words = title(f"{piece.name}{rank} of {power.name}, {where}")
    kind = f"piece {'general' if piece.general else 'train'} {power.id}"
    return tag("g", words, piece_shape(at, piece.rank), class_=kind, data_piece=piece.id)


def piece_shape(at: Point, rank: int) -> str:
    """M3.1.1, M3.1.2: a general is a disc with his rank, a train a square."""
    shape = circle(at, DISC, "disc") if rank else rect(at, 2 * DISC - 1.2, 2 * DISC - 1.2, "block")
    return shape + text((at[0], at[1] + 3.2), str(rank or "T"), "middle")


def draw_flags(view: View) -> Iterator[str]:
    """M4.6, M4.12: the markers at the start."""
    for city, number in view.board.start_markers.items():
        if city in view.cities:
            (x, y), power = view.at(city), view.board.powers[number]
            spots = ((8, -10, 0), (-8, -10, 1), (12, 5, 24), (-12, 5, 25))
            at = view.room.place((((x + right, y + down), cost) for right, down, cost in spots), 11, 12)
            words = title(f"Marker of {power.name} on {view.cities[city].name}")
            yield tag("g", words, flag_shape(at), class_=f"flag {power.id}")


def flag_shape(at: Point) -> str:
    """A flag around a point."""
    x, y = at[0] - 5, at[1] - 5
    return line((x, y - 0.5), (x, y + 12), "pole") + tag("path", d=along(((x, y), (x + 10, y + 3.5), (x, y + 7))))
