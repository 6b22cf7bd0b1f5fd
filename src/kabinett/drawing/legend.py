"""What the signs in a picture mean: signs with their words, in columns under headings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kabinett.drawing.svg import Point, moved, text

Columns = Mapping[str, Sequence[tuple[str, str]]]  # by heading, signs and their words
WORDS, BASE, END = 40 / 24, 4.5 / 24, 40 / 24  # in rows: where words begin, their base line, the end of the legend


def draw_columns(columns: Columns, credit: str, at: Point, width: float, row: float = 24.0) -> str:
    """The columns side by side and the credit below; a row is this high, and a sign a little wider than a row."""
    drawn = []
    for n, (heading, entries) in enumerate(columns.items()):
        rows = (
            moved((0, row * k), sign, text((row * WORDS, row * BASE), words, "word"))
            for k, (sign, words) in enumerate(entries, 1)
        )
        drawn.append(moved((n * width / len(columns), 0), text((0, 0), heading, "heading"), *rows))
    bottom = row * (max(map(len, columns.values())) + END)
    return moved(at, *drawn, text((0, bottom), credit, "credit"), id="legend", class_="legend")
