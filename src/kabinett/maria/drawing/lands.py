"""M3.2.4: the names of the territories, in spaced letters along the land."""

from __future__ import annotations

from collections.abc import Iterator
from math import cos, dist, radians, sin
from statistics import fmean
from textwrap import wrap
from xml.sax.saxutils import escape

from kabinett.drawing.paths import bent
from kabinett.drawing.svg import Point, tag
from kabinett.maria.drawing.labels import LandLine
from kabinett.maria.drawing.letters import wide
from kabinett.maria.drawing.view import View

SIZE, SPACE, LETTERS = 12.0, 0.12, 14  # of a name without a place of its own: in em; letters in a line
RISE = 0.26  # from the middle of a line down to its base line, in em


def draw_land_names(view: View) -> Iterator[str]:
    """The names of the territories, where the edition wants them or where there is room inside their borders."""
    for number in sorted({city.territory for city in view.cities.values()}):
        land = view.board.territories[number]
        lines = view.labels.lands.get(land.id) or _found(view, number)
        yield from _lines(view, land.id, lines, "land-name")
    known = {land.id for land in view.board.territories}
    for sea, lines in view.labels.lands.items():
        if sea not in known and lines[0].map == view.name:
            yield from _lines(view, sea, lines, "land-name water-name")


def _lines(view: View, name: str, lines: list[LandLine], kind: str) -> Iterator[str]:
    for n, line in enumerate(lines):
        _take(view, line)
        yield _draw(line, f"maria-name-{name}-{n}", kind)


def _found(view: View, number: int) -> list[LandLine]:
    """The lines of a name in a free place near the middle of its land."""
    lines = wrap(view.board.territories[number].name, LETTERS, break_long_words=False, break_on_hyphens=False)
    widths = [wide(line, SIZE, "italic") + SPACE * SIZE * len(line) for line in lines]
    spots = [spot for n, city in view.cities.items() if city.territory == number for spot in _spots(view, n)]
    middle = fmean(x for x, _ in spots), fmean(y for _, y in spots)
    options = ((spot, 0.15 * dist(spot, middle)) for spot in spots)
    x, y = view.room.place(options, max(widths) + 5, SIZE * len(lines) + 5)
    return [
        LandLine(view.name, line, (x, y + SIZE * (n + 0.5 - len(lines) / 2)), 0, width, 0, SIZE)
        for n, (line, width) in enumerate(zip(lines, widths, strict=True))
    ]


def _spots(view: View, city: int) -> Iterator[Point]:
    """Points in the cell of a city: on the way to its corners."""
    u, v = view.at[city]
    for (x, y), _ in view.cells[city]:
        for part in (0.3, 0.6, 0.9):
            yield u + part * (x - u), v + part * (y - v)


def _point(line: LandLine, along: float, down: float) -> Point:
    """A point so far along a line from its middle and below it."""
    turn = radians(line.turn)
    return (
        line.at[0] + cos(turn) * along - sin(turn) * down,
        line.at[1] + sin(turn) * along + cos(turn) * down,
    )


def _take(view: View, line: LandLine) -> None:
    """The room of each letter."""
    for n, letter in enumerate(line.text):
        part = (n + 0.5) / len(line.text) * 2 - 1
        if letter != " ":
            at = _point(line, part * line.width / 2, line.bend * part**2)
            view.room.take(at, line.size * 0.6, line.size * 0.6)


def _draw(line: LandLine, name: str, kind: str) -> str:
    """The letters on a bow, spread over its width; the space after the last one does not count."""
    space = (line.width - wide(line.text, line.size, "italic")) / max(len(line.text) - 1, 1)
    half, down = line.width / 2 + 2 * space + line.size, line.size * RISE
    bend = line.bend * (2 * half / line.width) ** 2  # the bow goes on beyond the letters
    start, end = _point(line, -half, bend + down), _point(line, half, bend + down)
    bow = bent(start, [(_point(line, 0, down - bend), end)])
    spread = tag("textPath", escape(line.text), href=f"#{name}", startOffset="50%")
    words = tag("text", spread, class_=kind, font_size=line.size, letter_spacing=space, dx=space)
    return tag("path", id=name, d=bow, class_="bow") + words
