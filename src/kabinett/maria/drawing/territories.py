"""M3.2.4, M3.2.5: the territories: their areas, borders and names."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist
from statistics import fmean
from textwrap import wrap

from kabinett.drawing.svg import Point, along, rect, tag, text, text_width, title
from kabinett.maria.board import NOBODY, Territory
from kabinett.maria.drawing.cells import edges
from kabinett.maria.drawing.view import View

LETTER = 8.8


def draw_territories(view: View) -> Iterator[str]:
    """The areas in the colours of whose home they are, with a light shore, and their borders."""
    shapes: dict[int, str] = {}
    for number, city in view.cities.items():
        shape = along(point for point, _ in view.cells[number])
        shapes[city.territory] = shapes.get(city.territory, "") + shape
    frame = rect((view.width / 2, view.height / 2), view.width, view.height, "frame")
    yield tag("clipPath", frame, id=f"frame-{view.name}")
    yield tag("path", class_="shore", d="".join(shapes.values()), clip_path=f"url(#frame-{view.name})")
    for number, shape in shapes.items():
        words, kind = _land(view, number)
        yield tag("path", title(words), d=shape, class_=f"area {kind}")
    yield from _border_lines(view)


def _land(view: View, number: int) -> tuple[str, str]:
    """What is said of a territory, and its colour: that of its home power, or one that its neighbours hardly have."""
    land = view.board.territories[number]
    if land.home != NOBODY:
        return f"{land.name}, {view.board.powers[land.home].name}'s home", view.board.powers[land.home].id
    return f"{land.name}, nobody's home", "silesia" if land.id == "silesia" else f"plain{number % 5}"


def _borders(view: View) -> Iterator[tuple[Territory, Territory, Point, Point]]:
    """The edges between two territories: both, and the edge."""
    for number, cell in view.cells.items():
        for start, end, beyond in edges(cell):
            if number < beyond:
                mine, other = (view.board.territories[view.cities[n].territory] for n in (number, beyond))
                if mine != other:
                    yield mine, other, start, end


def _border_lines(view: View) -> Iterator[str]:
    """Borders between countries in full, borders within one home country dotted."""
    lines = {"border within": "", "border": ""}
    for mine, other, *edge in _borders(view):
        lines["border within" if mine.home == other.home != NOBODY else "border"] += along(edge, "")
    return (tag("path", class_=kind, d=shape) for kind, shape in lines.items())


def draw_land_names(view: View) -> Iterator[str]:
    """The names of the territories, if possible inside their borders."""
    for *_, start, end in _borders(view):
        view.room.take_line(start, end, 4)
    for number, land in enumerate(view.board.territories):
        spots = [spot for n, city in view.cities.items() if city.territory == number for spot in _spots(view, n)]
        if spots:
            yield from _land_name(view, land.name, spots)


def _land_name(view: View, name: str, spots: list[Point]) -> Iterator[str]:
    """The name of a territory in lines, in a free place near its middle."""
    lines = wrap(name, 14, break_long_words=False, break_on_hyphens=False)
    width = max(text_width(line, LETTER) + len(line) for line in lines)
    middle = fmean(x for x, _ in spots), fmean(y for _, y in spots)
    options = ((spot, 0.15 * dist(spot, middle)) for spot in spots)
    x, y = view.room.place(options, width + 5, LETTER * len(lines) + 5)
    for n, words in enumerate(lines):
        yield text((x, y + LETTER * (n + 0.8 - len(lines) / 2)), words, "land middle")


def _spots(view: View, city: int) -> Iterator[Point]:
    """Points in the cell of a city: on the way to its corners."""
    u, v = view.at[city]
    for (x, y), _ in view.cells[city]:
        for part in (0.3, 0.6, 0.9):
            yield u + part * (x - u), v + part * (y - v)
