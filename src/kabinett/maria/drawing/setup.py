"""M4.3, M4.4, M4.6, M4.12: the set-up: pieces, flags for the markers on fortresses, and off-map boxes."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from kabinett.drawing.svg import Point, along, arrow, circle, line, polar, rect, tag, text, text_width, title
from kabinett.maria.board import NOBODY, Board, Box, Piece
from kabinett.maria.drawing.cities import reach
from kabinett.maria.drawing.view import View
from kabinett.maria.powers import PRUSSIA

DISC = 6.6
STEP = 2 * DISC + 2  # from piece to piece in a box
HEIGHT = 17.0  # of a box
SILESIA_BOX = Box("silesia", "Silesia box", PRUSSIA, NOBODY)


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


def draw_pieces(view: View) -> Iterator[str]:
    """M4.3: the pieces beside the cities where they start."""
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


def draw_boxes(view: View) -> Iterator[str]:
    """M3.2.13: a box near the city where a general returns; M4.4: the box of the train of Silesia near Silesia."""
    for box in view.board.boxes.values():
        if box.city in view.cities:
            yield _box(view, box, [box.city])
    if silesia := [city for city in view.board.silesia if city in view.cities]:
        yield _box(view, SILESIA_BOX, silesia)


def _box(view: View, box: Box, cities: list[int]) -> str:
    """A box near one of the cities, with its name, the pieces in it, and its arrow, whose start it covers."""
    power = view.board.powers[box.power]
    pieces = [piece for piece in view.board.pieces if piece.box == box.id]
    width = text_width(box.name, 8.5) + 12 + STEP * len(pieces)
    x, y = view.room.place(_box_options(view, cities, width), width + 4, HEIGHT + 4)
    right = x + width / 2 - DISC - 2
    return tag(
        "g",
        title(f"Off-map box {box.name} of {power.name}"),
        arrow((x, y), view.at[box.city], 8) if box.city in view.at else "",
        rect((x, y), width, HEIGHT, f"case {power.id}", rx=5),
        text((x - width / 2 + 6, y + 3), box.name, "label"),
        *(_piece(view.board, piece, (right - n * STEP, y), box.name) for n, piece in enumerate(pieces)),
        class_="box",
    )


def _box_options(view: View, cities: list[int], width: float) -> Iterator[tuple[Point, float]]:
    """Places for a box around cities, the nearer the better, but with room for an arrow."""
    for city, far, n in product(cities, range(24, 90, 11), range(16)):
        (x, y), (right, down) = view.at[city], polar((0, 0), 1, n / 16)
        yield (x + right * (far + width / 2), y + down * (far + HEIGHT / 2)), 0.6 * far
