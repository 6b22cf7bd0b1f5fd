"""Where the maps lie on the sheet, side by side, so that one system of coordinates serves both."""

from __future__ import annotations

from kabinett.drawing.svg import Point
from kabinett.maria.board import MAPS, Board
from kabinett.maria.drawing.view import map_size

MARGIN, GAP = 26.0, 84.0  # around the maps for their frames, and between them for the roads from map to map


def origins(board: Board, maps: tuple[str, ...] = MAPS) -> dict[str, Point]:
    """The upper left corner of each map; lower ones stand in the middle of the sheet's height."""
    highest = max(map_size(board, name)[1] for name in maps)
    corners, left = {}, MARGIN
    for name in maps:
        width, height = map_size(board, name)
        corners[name] = (left, MARGIN + (highest - height) / 2)
        left += width + GAP
    return corners


def sheet_size(board: Board, maps: tuple[str, ...] = MAPS) -> Point:
    """The width and height of a sheet with these maps."""
    sizes = [map_size(board, name) for name in maps]
    width = sum(width for width, _ in sizes) + GAP * (len(maps) - 1)
    return width + 2 * MARGIN, max(height for _, height in sizes) + 2 * MARGIN
