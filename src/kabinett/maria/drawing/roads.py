"""M3.2.1, M3.2.3: the roads, main ones thick, and the near ends of the roads to another map."""

from __future__ import annotations

from collections.abc import Iterator

from kabinett.maria.board import MAPS
from kabinett.maria.drawing.svg import along, arrow, line, tag, text, title
from kabinett.maria.drawing.view import View


def draw_roads(view: View) -> Iterator[str]:
    """A line for each road of the map, then an arrow for each road that leaves it."""
    inner = [road for road in view.board.roads if road[0] in view.cities and road[1] in view.cities]
    main_roads = ((view.at(a), view.at(b)) for a, b, main in inner if main)
    yield tag("path", class_="casing", d="".join(along(ends, "") for ends in main_roads))
    for a, b, main in sorted(inner, key=lambda road: road[2]):
        view.room.take_line(view.at(a), view.at(b))
        yield line(view.at(a), view.at(b), _kind(main), _title(view, a, b, main))
    for a, b, main in view.board.roads:
        if (a in view.cities) != (b in view.cities):
            yield _leaving(view, *((a, b) if a in view.cities else (b, a)), main)


def _leaving(view: View, city: int, other: int, main: bool) -> str:
    """M3.2.1: a road to another map: to the edge on that side, with the name of the city that it leads to."""
    far = view.board.cities[other]
    east = MAPS.index(far.map) > MAPS.index(view.map)
    start = x, y = view.at(city)
    ends = ((view.width if east else 0.0, y + rise) for rise in (0, 12, -12, 20, -20, 28, -28))
    x, y = min(ends, key=lambda end: view.room.crossed(start, end))
    view.room.take_line(start, (x, y))
    label = text((x + (7 if east else -7), y + 2.7), f"to {far.name}", "way" if east else "way right")
    return tag("g", _title(view, city, other, main), arrow(start, (x, y)), label, class_=f"{_kind(main)} link")


def _kind(main: bool) -> str:
    return "road main" if main else "road"


def _title(view: View, a: int, b: int, main: bool) -> str:
    return title(f"{view.board.cities[a].name} - {view.board.cities[b].name}{', main road' if main else ''}")
