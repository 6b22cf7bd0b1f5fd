"""What one reads when pointing at a city, a sector or a land of the board."""

from __future__ import annotations

from collections.abc import Iterator

from kabinett.drawing.svg import circle, rect, tag, title
from kabinett.maria.board import NOBODY, SUITS
from kabinett.maria.drawing.cities import reach
from kabinett.maria.drawing.sectors import sectors_of
from kabinett.maria.drawing.view import View

KINDS = {"city": "city", "minor_fortress": "minor fortress", "major_fortress": "major fortress"}


def draw_tips(view: View) -> Iterator[str]:
    """Invisible shapes with words: a sector's suit, and above it the cities."""
    for sector in sectors_of(view):
        x0, y0, x1, y1 = sector.box
        area = rect(((x0 + x1) / 2, (y0 + y1) / 2), x1 - x0, y1 - y0, "tip")
        yield tag("g", title(f"Sector {sector.id}: {SUITS[sector.suit]}"), area, class_="sector")
    for number, city in view.cities.items():
        land = view.board.territories[city.territory]
        home = "nobody's home" if land.home == NOBODY else f"{view.board.powers[land.home].name}'s home"
        words = f"{city.name}, {KINDS[city.kind]}{', elector' if city.elector else ''}, {land.name} ({home})"
        spot = circle(view.at[number], max(reach(city), 6.0), "tip")
        yield tag("g", title(words), spot, class_=f"city {city.kind}", id=f"city-{city.id}")
