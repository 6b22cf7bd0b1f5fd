"""C5.4, C5.4.1, C5.4.5: the names of the territories, each above its plate."""

from __future__ import annotations

from collections.abc import Iterator

from kabinett.ancien_regime.board import Territory
from kabinett.ancien_regime.drawing.plates import BELOW, LINE, name_lines, plate
from kabinett.ancien_regime.drawing.view import View
from kabinett.drawing.svg import Point, tag, text


def draw_labels(view: View) -> Iterator[str]:
    """The name of each territory above its plate."""
    for number, territory in enumerate(view.board.territories):
        x, y = view.shapes.labels[number]
        drawn = [*_name(territory, (x, y))]
        if territory.kind != "impassable":
            drawn.extend(plate(view.board, territory, (x, y + BELOW)))
        yield tag("g", *drawn, class_=f"label {territory.kind}", data_label=territory.id)


def _name(territory: Territory, at: Point) -> Iterator[str]:
    lines = name_lines(territory)
    kind = "name capital" if territory.capital else "name"
    for n, words in enumerate(lines, 1):
        yield text((at[0], at[1] - 6 - LINE * (len(lines) - n)), words, kind)
