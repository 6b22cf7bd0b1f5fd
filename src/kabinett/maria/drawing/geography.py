"""Where on a map the rivers, shores, ranges and woods of the world lie, by longitude and latitude.

An edition whose cities.csv has no `lon` and `lat` gets no ornaments: nobody knows where they would be.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from statistics import fmean

from kabinett.core.errors import BadFile
from kabinett.core.tables import Folder, Row, read_table
from kabinett.drawing.svg import Point
from kabinett.maria.board import OWN_BOARD

NATURE = "ornaments.csv"  # for every edition: nature is the same
KINDS = ("coast", "island", "river", "hills", "wood")


@dataclass(frozen=True, slots=True)
class Feature:
    """A line of nature by longitude and latitude; `weight` is the size of a river or how far a range reaches aside."""

    kind: str
    name: str
    weight: int
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Projection:
    """A map whose x grows with the longitude and whose y falls with the latitude."""

    x0: float
    x1: float
    y0: float
    y1: float

    def place(self, degrees: Point) -> Point:
        """The place on the map of a point by longitude and latitude."""
        return self.x0 + self.x1 * degrees[0], self.y0 + self.y1 * degrees[1]

    def degrees(self, place: Point) -> Point:
        """The longitude and latitude of a place on the map."""
        return (place[0] - self.x0) / self.x1, (place[1] - self.y0) / self.y1


@cache
def load_features() -> tuple[Feature, ...]:
    """All ornaments of nature."""
    return tuple(read_feature(row) for row in read_table(OWN_BOARD, NATURE, ("kind", "name", "weight", "points")))


def read_feature(row: Row) -> Feature:
    """An ornament from its row."""
    return Feature(row.one_of("kind", KINDS), row.text("name"), row.within("weight", 0, 40), _points(row))


def _points(row: Row) -> tuple[Point, ...]:
    try:
        pairs = [tuple(map(float, pair.split())) for pair in row["points"].split(";")]
        return tuple((lon, lat) for lon, lat in pairs)
    except ValueError:
        raise row.fault("points are longitudes and latitudes, such as: 7.6 50.4;7.1 50.7") from None


def projection(folder: Folder, name: str) -> Projection | None:
    """The projection that best puts the cities of a map where they are; None if their degrees are not given."""
    try:
        rows = read_table(folder, "cities.csv", ("map", "lat", "lon", "x", "y"))
    except BadFile:
        return None
    here = [row for row in rows if row["map"] == name]
    x0, x1 = _line([(row.real("lon"), row.real("x")) for row in here])
    y0, y1 = _line([(row.real("lat"), row.real("y")) for row in here])
    return Projection(x0, x1, y0, y1) if x1 > 0 > y1 else None


def _line(pairs: Sequence[Point]) -> tuple[float, float]:
    """The straight line through pairs of values by least squares: where it begins and how it rises."""
    mean_a, mean_b = fmean(a for a, _ in pairs), fmean(b for _, b in pairs)
    spread = sum((a - mean_a) ** 2 for a, _ in pairs)
    rise = sum((a - mean_a) * (b - mean_b) for a, b in pairs) / spread if spread else 0.0
    return mean_b - rise * mean_a, rise
