"""M3.2 The board as a picture: the maps side by side with the set-up and a legend, as one SVG text.

Everything is in board units. What the data does not fix (pieces beside their city, flags, off-map boxes, the small
suits in the corners, names of lands) goes where it covers the least of what is already there.
"""

from kabinett.maria.drawing.labels import load_labels
from kabinett.maria.drawing.sheet import draw_board, draw_map

__all__ = ["draw_board", "draw_map", "load_labels"]
