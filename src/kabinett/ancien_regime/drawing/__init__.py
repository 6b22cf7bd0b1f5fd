"""C5.4 The board as a picture: Europe with its territories, sea routes and a legend, as one SVG text.

Everything is in board units. Outlines, ways of the sea routes, nature and places of names are data; pieces have their
places where they cover the least of what is already there.
"""

from kabinett.ancien_regime.drawing.sheet import draw_board, draw_map

__all__ = ["draw_board", "draw_map"]
