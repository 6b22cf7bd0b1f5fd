"""The names of the cities: those of fortresses are strong, those of major fortresses in small capitals."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from xml.sax.saxutils import escape

from kabinett.drawing.svg import Point, tag
from kabinett.maria.board import City
from kabinett.maria.drawing.cities import reach
from kabinett.maria.drawing.letters import wide
from kabinett.maria.drawing.view import View

# By kind: the class, the size of the letters and their style. The look reckons with the same sizes.
STYLES = {
    "city": ("name", 9.6, "roman"),
    "minor_fortress": ("name strong", 9.8, "strong"),
    "major_fortress": ("name strong caps", 11.2, "caps"),
}
HEIGHT = 0.72  # of a line, as a part of the size
RISE = 0.3  # from the middle of a line down to its base line
ANCHORS = {1: "start", 0: "middle", -1: "end"}  # on which side of its city a name is
NUDGES = tuple(product((0, -3, 3, -6, 6), (0, -4, 4)))


def name_size(city: City) -> Point:
    """The width and height of a city's name."""
    _, size, style = STYLES[city.kind]
    return wide(city.name, size, style), size * HEIGHT


def draw_names(view: View) -> Iterator[str]:
    """The names of the cities; those of fortresses come first."""
    for city in sorted(view.cities.values(), key=lambda city: not city.fortress):
        width, height = name_size(city)
        x, y = view.labels.names.get(city.id, (city.x, city.y - reach(city) - 5.5))
        nudges = (((x + u, y + v), 1.5 * (abs(u) + abs(v))) for u, v in NUDGES)
        x, y = view.room.place(nudges, width + 2, height)
        side = (x - width / 2 > city.x) - (x + width / 2 < city.x)  # it grows away from the city, for fonts differ
        kind, size, _ = STYLES[city.kind]
        place = {"x": x - side * width / 2, "y": y + size * RISE}
        yield tag("text", escape(city.name), class_=kind, text_anchor=ANCHORS[side], **place)
