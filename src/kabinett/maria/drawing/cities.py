"""M3.2.6, M3.2.9: the cities by kind, electors with a ring, and their names."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from kabinett.core.tables import Folder, numbered, read_table
from kabinett.drawing.svg import Point, along, circle, polar, rect, tag, text, text_width, title
from kabinett.maria.board import City
from kabinett.maria.drawing.view import View

KINDS = {"city": "city", "minor_fortress": "minor fortress", "major_fortress": "major fortress"}
SIZES = {"city": 3.4, "minor_fortress": 6.0, "major_fortress": 5.6}  # half the width of the symbol
RING = 9.6
NUDGES = tuple(product((0, -3, 3, -6, 6), (0, -4, 4)))


def load_labels(folder: Folder) -> dict[str, Point]:
    """Where the middles of the names go, by city; none when the edition has no labels.csv."""
    if not (folder / "labels.csv").is_file():
        return {}
    rows = read_table(folder, "labels.csv", ("id", "x", "y"))
    numbered(rows)
    return {row["id"]: (row.real("x"), row.real("y")) for row in rows}


def draw_cities(view: View) -> Iterator[str]:
    """The symbols of the cities."""
    for number, city in view.cities.items():
        view.room.take(view.at[number], 2 * reach(city) + 1, 2 * reach(city) + 1)
        land = view.board.territories[city.territory].name
        words = f"{city.name}, {KINDS[city.kind]}{', elector' if city.elector else ''}, {land}"
        symbol = draw_symbol(view.at[number], city.kind, city.elector)
        yield tag("g", title(words), symbol, class_=f"city {city.kind}", id=f"city-{city.id}")


def draw_symbol(at: Point, kind: str, elector: bool) -> str:
    """A circle, a diamond, or a square with a star; a gold ring for an elector."""
    size = SIZES[kind]
    ring = circle(at, RING, "ring") if elector else ""
    if kind == "city":
        return ring + circle(at, size, "symbol")
    if kind == "minor_fortress":
        return ring + tag("path", class_="symbol", d=along(polar(at, size, n / 4) for n in range(4)))
    star = along(polar(at, 1.9 if n % 2 else 4.7, n / 10 - 0.25) for n in range(10))
    return ring + rect(at, 2 * size, 2 * size, "symbol") + tag("path", class_="star", d=star)


def reach(city: City) -> float:
    """Half the width of what is drawn for a city."""
    return RING if city.elector else SIZES[city.kind]


def draw_names(view: View) -> Iterator[str]:
    """The names of the cities; those of fortresses are bold and come first."""
    for city in sorted(view.cities.values(), key=lambda city: not city.fortress):
        width = text_width(city.name, 7.8 if city.fortress else 6.9)
        x, y = view.labels.get(city.id, (city.x, city.y - reach(city) - 5.5))
        nudges = (((x + u, y + v), 1.5 * (abs(u) + abs(v))) for u, v in NUDGES)
        x, y = view.room.place(nudges, width + 2, 7)
        side = (x - width / 2 > city.x) - (x + width / 2 < city.x)  # it grows away from the city, for fonts differ
        anchor = {1: "left", 0: "middle", -1: "right"}[side]
        kind = f"name strong {anchor}" if city.fortress else f"name {anchor}"
        yield text((x - side * width / 2, y + 2.5), city.name, kind)
