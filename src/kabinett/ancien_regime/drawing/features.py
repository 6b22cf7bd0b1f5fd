"""Rivers, lakes, ranges and woods as light ornament: ornaments.csv, by longitude and latitude.

An edition whose territories are not where projection.toml puts them gets none: nobody knows where they would be.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import dist

from kabinett.ancien_regime.board import ORNAMENTS, Board
from kabinett.ancien_regime.drawing.projection import Projection, load_projection
from kabinett.core.errors import BadFile
from kabinett.core.tables import Folder, Row, read_table
from kabinett.drawing.svg import Point

KINDS = ("river", "lake", "hills", "wood")
NEAR = 3.0  # board units by which a place may be off


@dataclass(frozen=True, slots=True)
class Feature:
    """Something of nature with its points on the board; `weight` is the size of a river."""

    kind: str
    name: str
    weight: int
    points: tuple[Point, ...]


def load_features(board: Board, projection: Projection | None) -> tuple[Feature, ...]:
    """All ornaments of nature."""
    if projection is None:
        return ()
    rows = read_table(board.folder, ORNAMENTS, ("kind", "name", "weight", "points"))
    return tuple(
        Feature(row.one_of("kind", KINDS), row.text("name"), row.within("weight", 0, 2), _points(row, projection))
        for row in rows
    )


def _points(row: Row, projection: Projection) -> tuple[Point, ...]:
    try:
        pairs = [tuple(map(float, pair.split())) for pair in row["points"].split(";")]
        return tuple(projection.at(latitude, longitude) for longitude, latitude in pairs)
    except ValueError:
        raise row.fault("points are longitudes and latitudes, such as: 7.6 50.4;7.1 50.7") from None


def projection_of(folder: Folder) -> Projection | None:
    """The projection that puts the territories where they are, if there is one and their degrees are given."""
    try:
        rows = read_table(folder, "territories.csv", ("lat", "lon", "x", "y"))
    except BadFile:
        return None
    projection = load_projection(folder)
    off = (dist(projection.at(row.real("lat"), row.real("lon")), (row.real("x"), row.real("y"))) for row in rows)
    return projection if all(far < NEAR for far in off) else None
