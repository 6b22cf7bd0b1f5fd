"""M4.3, M4.4, M4.6, M4.12: the set-up: pieces, and flags for the markers on fortresses."""

from __future__ import annotations

from collections.abc import Iterator

from kabinett.drawing.svg import Point, along, circle, line, polar, rect, tag, text, title
from kabinett.maria.board import Board, Piece
from kabinett.maria.drawing.boxes import HEAD, PlacedBox
from kabinett.maria.drawing.cities import reach
from kabinett.maria.drawing.view import View

DISC = 6.6
STEP = 2 * DISC + 2  # from piece to piece in a box


def draw_flags(view: View) -> Iterator[str]:
    """M4.6, M4.12: the markers at the start."""
    for city, number in view.board.start_markers.items():
        if city in view.cities:
            (x, y), power = view.at[city], view.board.powers[number]
            spots = ((8, -10, 0), (-8, -10, 1), (12, 5, 24), (-12, 5, 25))
            at = view.room.place((((x + right, y + down), cost) for right, down, cost in spots), 11, 12)
            words = title(f"Marker of {power.name} on {view.cities[city].name}")
            yield tag("g", words, flag_shape(at), class_=f"flag {power.id}")


def flag_shape(at: Point) -> str:
    """A flag around a point."""
    x, y = at[0] - 5, at[1] - 5
    return line((x, y - 0.5), (x, y + 12), "pole") + tag("path", d=along(((x, y), (x + 10, y + 3.5), (x, y + 7))))


def draw_pieces(view: View, boxes: list[PlacedBox]) -> Iterator[str]:
    """M4.3, M4.4: the pieces beside the cities where they start, or in the boxes."""
    for box in boxes:
        inside = [piece for piece in view.board.pieces if piece.box == box.box.id]
        for n, piece in enumerate(inside):
            at = (box.at[0] + (n - (len(inside) - 1) / 2) * STEP, box.at[1] + HEAD / 2)
            yield _piece(view.board, piece, at, box.box.name)
    for piece in view.board.pieces:
        if piece.start in view.cities:
            city = view.cities[piece.start]
            far = reach(city) + DISC + 2
            options = ((polar((city.x, city.y), far, n / 24), (n - 3) % 24 / 8) for n in range(24))
            at = view.room.place(options, 2 * DISC + 1, 2 * DISC + 1)
            yield _piece(view.board, piece, at, city.name)


def _piece(board: Board, piece: Piece, at: Point, where: str) -> str:
    power = board.powers[piece.power]
    kind, rank = ("general", f", general {piece.rank}") if piece.general else ("train", "")
    words = title(f"{piece.name}{rank} of {power.name}, in {where}")
    return tag("g", words, piece_shape(at, piece.rank), class_=f"piece {kind} {power.id}", data_piece=piece.id)


def piece_shape(at: Point, rank: int) -> str:
    """M3.1.1, M3.1.2: a general is a disc with his rank, a train a square."""
    shape = circle(at, DISC, "disc") if rank else rect(at, 2 * DISC - 1.2, 2 * DISC - 1.2, "block")
    return shape + text((at[0], at[1] + 3.2), str(rank or "T"), "middle")
