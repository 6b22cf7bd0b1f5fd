"""M3.2.4, M3.2.5: the territories: their areas, borders and names."""

from __future__ import annotations

from collections.abc import Iterator
from math import dist
from textwrap import wrap

from kabinett.maria.board import NOBODY
from kabinett.maria.drawing.cells import Cell, edges
from kabinett.maria.drawing.svg import Point, along, rect, tag, text, text_width, title
from kabinett.maria.drawing.view import View

LETTER = 8.8
PLAIN = ("plain0", "plain1", "plain2", "plain3", "plain4")

Border = tuple[int, int, Point, Point]  # a territory, the one beyond or NOBODY, and the edge


def draw_territories(view: View) -> Iterator[str]:
    """The areas in the colours of whose home they are, with a light shore, and their borders."""
    borders = list(_borders(view))
    shapes: dict[int, str] = {}
    for number, city in view.cities.items():
        shape = along(point for point, _ in view.cells[number])
        shapes[city.territory] = shapes.get(city.territory, "") + shape
    frame = rect((view.width / 2, view.height / 2), view.width, view.height, "ground")
    yield tag("clipPath", frame, id=f"frame-{view.map}")
    yield tag("path", class_="shore", d="".join(shapes.values()), clip_path=f"url(#frame-{view.map})")
    paint = _paint(view, borders)
    for number, shape in shapes.items():
        territory = view.board.territories[number]
        owner = "nobody" if territory.home == NOBODY else view.board.powers[territory.home].name
        yield tag("path", title(f"{territory.name}, {owner}'s home"), d=shape, class_=f"area {paint[number]}")
    yield from _border_lines(view, borders)


def draw_land_names(view: View) -> Iterator[str]:
    """The names of the territories, if possible inside their borders."""
    for *_, start, end in _borders(view):
        view.room.take_line(start, end, 5)
    for number, territory in enumerate(view.board.territories):
        cells = [view.cells[n] for n, city in view.cities.items() if city.territory == number]
        if cells:
            yield from _land_name(view, territory.name, cells)


def _borders(view: View) -> Iterator[Border]:
    """The edges where a territory ends, each once."""
    for number, cell in view.cells.items():
        mine = view.cities[number].territory
        for start, end, beyond in edges(cell):
            other = NOBODY if beyond == NOBODY else view.cities[beyond].territory
            if other != mine and (other == NOBODY or number < beyond):
                yield mine, other, start, end


def _border_lines(view: View, borders: list[Border]) -> Iterator[str]:
    """Borders between countries in full, borders within one home country dotted."""
    lines = {"border within": "", "border": ""}
    lands = view.board.territories
    for mine, other, *edge in borders:
        if other != NOBODY:
            within = lands[mine].home == lands[other].home != NOBODY
            lines["border within" if within else "border"] += along(edge, "")
    for kind, shape in lines.items():
        yield tag("path", class_=kind, d=shape)


def _paint(view: View, borders: list[Border]) -> dict[int, str]:
    """The colour of each area: that of its home power, Silesia its own, else one that no neighbour has."""
    paint: dict[int, str] = {}
    for number, territory in enumerate(view.board.territories):
        if territory.home != NOBODY:
            paint[number] = view.board.powers[territory.home].id
        elif territory.id == "silesia":
            paint[number] = "silesia"
        else:
            taken = {paint.get(land) for pair in borders if number in pair[:2] for land in pair[:2]}
            paint[number] = next((kind for kind in PLAIN if kind not in taken), PLAIN[0])
    return paint


def _land_name(view: View, name: str, cells: list[Cell]) -> Iterator[str]:
    """The name of a territory in lines, in a free place near its middle."""
    lines = wrap(name, 14, break_long_words=False, break_on_hyphens=False)
    width = max(text_width(line, LETTER) + len(line) for line in lines)
    spots = [spot for cell in cells for spot in _spots(cell)]
    middle = _middle(spots)
    options = ((spot, 0.15 * dist(spot, middle)) for spot in spots)
    x, y = view.room.place(options, width + 5, LETTER * len(lines) + 5)
    for n, words in enumerate(lines):
        yield text((x, y + LETTER * (n + 0.8 - len(lines) / 2)), words, "land middle")


def _spots(cell: Cell) -> Iterator[Point]:
    """Points inside a cell: on the way from its middle to its corners."""
    u, v = _middle([point for point, _ in cell])
    for (x, y), _ in cell:
        for part in (0, 0.35, 0.7):
            yield u + part * (x - u), v + part * (y - v)


def _middle(points: list[Point]) -> Point:
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)
