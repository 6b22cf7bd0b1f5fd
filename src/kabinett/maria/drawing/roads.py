"""M3.2.1, M3.2.3: the roads, main ones thick, and the near ends of the roads to another map."""

from __future__ import annotations

from collections.abc import Iterator

from kabinett.drawing.svg import along, arrow, line, tag, text
from kabinett.maria.board import MAPS
from kabinett.maria.drawing.view import View


def draw_roads(view: View) -> Iterator[str]:
    """A line for each road of the map, main ones on top, and an arrow for each road that leaves it."""
    at = view.at
    casing = (along((at[a], at[b]), "") for a, b, main in view.board.roads if main and a in at and b in at)
    yield tag("path", class_="casing", d="".join(casing))
    for a, b, main in sorted(view.board.roads, key=lambda road: road[2]):
        kind = "road main" if main else "road"
        if a in at and b in at:
            view.room.take_line(at[a], at[b])
            yield line(at[a], at[b], kind)
        elif a in at or b in at:
            yield tag("g", *_leaving(view, *((a, b) if a in at else (b, a))), class_=f"{kind} link")


def _leaving(view: View, city: int, other: int) -> tuple[str, str]:
    """M3.2.1: a road to another map: to the edge on that side, with the name of the city that it leads to."""
    far = view.board.cities[other]
    east = MAPS.index(far.map) > MAPS.index(view.name)
    start = view.at[city]
    ends = ((view.width if east else 0.0, start[1] + rise) for rise in (0, 12, -12, 20, -20, 28, -28))
    x, y = min(ends, key=lambda end: view.room.crossed(start, end))
    view.room.take_line(start, (x, y))
    name = text((x + (7 if east else -7), y + 2.7), f"to {far.name}", "way" if east else "way right")
    return arrow(start, (x, y)), name
