"""From latitude and longitude to board units and back, by the numbers of projection.toml."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from math import asinh, atan, atan2, cos, degrees, hypot, log, pi, radians, sin, sinh, tan
from typing import Any

from kabinett.ancien_regime.board import PROJECTION
from kabinett.core.errors import BadFile
from kabinett.core.tables import Folder, read_lines
from kabinett.drawing.svg import Point

EARTH = 6371.0  # its radius in kilometres
NUMBERS = ("enlarged", "left", "right", "top", "width")
PAIRS = ("parallels", "origin", "middle")


@dataclass(frozen=True, slots=True)
class Projection:
    """Lambert's conformal conic projection of a sphere; `middle` is in kilometres from its origin, `scale` in units."""

    meridian: float
    cone: float
    radius: float
    origin: float
    middle: Point
    enlarged: float
    corner: Point
    scale: float

    def at(self, latitude: float, longitude: float) -> Point:
        """Where a place on the globe is on the board."""
        x, y = self.plane(latitude, longitude)
        right, up = x - self.middle[0], y - self.middle[1]
        far = hypot(right, up)
        by = self.enlarged * asinh(far / self.enlarged) / far if far else 1.0
        return (right * by - self.corner[0]) * self.scale, (self.corner[1] - up * by) * self.scale

    def place(self, at: Point) -> Point:
        """Latitude and longitude of a point of the board."""
        right, up = at[0] / self.scale + self.corner[0], self.corner[1] - at[1] / self.scale
        far = hypot(right, up)
        by = self.enlarged * sinh(far / self.enlarged) / far if far else 1.0
        x, y = right * by + self.middle[0], self.origin - (up * by + self.middle[1])
        latitude = 2 * atan((self.radius / hypot(x, y)) ** (1 / self.cone)) - pi / 2
        return degrees(latitude), degrees(atan2(x, y) / self.cone) + self.meridian

    def plane(self, latitude: float, longitude: float) -> Point:
        """Kilometres to the east and north of the origin of the cone."""
        radius = self.radius / _stretch(latitude) ** self.cone
        turn = self.cone * radians(longitude - self.meridian)
        return radius * sin(turn), self.origin - radius * cos(turn)


def load_projection(folder: Folder) -> Projection:
    """The projection of an edition. BadFile names the number that is missing or impossible."""
    file = str(folder / PROJECTION)
    try:
        data: dict[str, Any] = tomllib.loads("\n".join(read_lines(folder, PROJECTION)))
    except tomllib.TOMLDecodeError as error:
        raise BadFile(file, None, f"not TOML: {error}") from error
    for name in NUMBERS:
        if not isinstance(data.get(name), float):
            raise BadFile(file, None, f"{name} must be a number with a point")
    for name in PAIRS:
        if not _is_pair(data.get(name)):
            raise BadFile(file, None, f"{name} must be two numbers of degrees")
    if data["enlarged"] <= 0 or data["width"] <= 0 or data["left"] >= data["right"]:
        raise BadFile(file, None, "enlarged, width, and right - left must be above 0")
    return _projection(data)


def _is_pair(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(isinstance(v, float) and -90 < v < 90 for v in value)


def _projection(data: dict[str, Any]) -> Projection:
    low, high = data["parallels"]
    cone = (
        log(cos(radians(low)) / cos(radians(high))) / log(_stretch(high) / _stretch(low))
        if low != high
        else (sin(radians(low)))
    )
    radius = EARTH * cos(radians(low)) * _stretch(low) ** cone / cone
    latitude, meridian = data["origin"]
    origin = radius / _stretch(latitude) ** cone
    scale = data["width"] / (data["right"] - data["left"])
    corner = data["left"], data["top"]
    plane = Projection(meridian, cone, radius, origin, (0.0, 0.0), data["enlarged"], corner, scale)
    middle = plane.plane(*data["middle"])
    return Projection(meridian, cone, radius, origin, middle, data["enlarged"], corner, scale)


def _stretch(latitude: float) -> float:
    return tan(pi / 4 + radians(latitude) / 2)
