"""M3.2.6, M3.2.9: the cities by kind: towns are rings, fortresses are forts with bastions; electors wear a crown."""

from __future__ import annotations

from collections.abc import Iterator

from kabinett.drawing.paths import polyline, ring, stamped
from kabinett.drawing.svg import Point, polar, tag
from kabinett.maria.board import City
from kabinett.maria.drawing.view import View

SIZES = {"city": 3.2, "minor_fortress": 6.6, "major_fortress": 8.8}  # half the width of the sign
BASTIONS = {"minor_fortress": 4, "major_fortress": 5}
RING = 3.0  # from the points of a fort to the ring of an elector
CROWN = "m-4.6 0l-1.1-4.6 2.9 2 2.8-3.6 2.8 3.6 2.9-2-1.1 4.6zm.5 1.1h8.2v1.2h-8.2z"
CROWN_SIZE = (12.0, 9.0)


def draw_cities(view: View) -> Iterator[str]:
    """The signs of the cities: one path for everything that looks alike."""
    shapes: dict[str, str] = {}
    for number, city in view.cities.items():
        _take(view, number, city)
        for kind, shape in symbol_shapes(view.at[number], city.kind, city.elector):
            shapes[kind] = shapes.get(kind, "") + shape
    order = ("ring", "crown", "town", "minor", "major", "keep", "well")
    yield from (tag("path", class_=kind, d=shapes[kind]) for kind in order if kind in shapes)


def _take(view: View, number: int, city: City) -> None:
    """The room that a city needs."""
    x, y = view.at[number]
    view.room.take((x, y), 2 * reach(city) + 1, 2 * reach(city) + 1)
    if city.elector:
        view.room.take((x, y - reach(city) - CROWN_SIZE[1] / 2 + 1), *CROWN_SIZE)


def symbol_shapes(at: Point, kind: str, elector: bool) -> Iterator[tuple[str, str]]:
    """The parts of a city's sign, with the class of each."""
    if elector:
        radius = SIZES[kind] + RING
        yield "ring", ring(at, radius)
        yield "crown", stamped(CROWN, (at[0], at[1] - radius - 1.4))
    if kind == "city":
        yield "town", ring(at, SIZES[kind])
    elif kind == "minor_fortress":
        yield "minor", polyline(_fort(at, SIZES[kind], BASTIONS[kind]))
        yield "well", ring(at, 1.3)
    else:
        yield "major", polyline(_fort(at, SIZES[kind], BASTIONS[kind]))
        yield "keep", polyline(polar(at, 4.1, n / 5 - 0.25) for n in range(5))
        yield "well", ring(at, 1.5)


def draw_symbol(at: Point, kind: str, elector: bool) -> str:
    """One city's sign by itself."""
    return "".join(tag("path", class_=name, d=shape) for name, shape in symbol_shapes(at, kind, elector))


def _fort(at: Point, size: float, bastions: int) -> Iterator[Point]:
    """The trace of a fort: at each corner a bastion with its two flanks and two faces."""
    for n in range(bastions):
        middle = n / bastions - (0.25 if bastions % 2 else 0.125)
        for radius, aside in ((0.56, -0.3), (0.8, -0.24), (1.0, 0.0), (0.8, 0.24), (0.56, 0.3)):
            yield polar(at, radius * size, middle + aside / bastions)


def reach(city: City) -> float:
    """Half the width of what is drawn for a city."""
    return SIZES[city.kind] + (RING if city.elector else 0)
