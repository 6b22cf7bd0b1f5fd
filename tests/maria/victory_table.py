"""What tests of victory use: markers that leave pools of a certain size, and the end of a game by winter scores."""

from __future__ import annotations

from kabinett.core.game import Game
from tests.maria.table import advanced

START = {"prussia": 11, "france": 11, "pragmatic": 8, "austria": 3}  # T4.a
# Where each power's markers stand, as many as are needed; none of these fortresses is an elector's.
FORTRESSES = {
    "prussia": ("budweis", "eger", "komorn", "pilsen", "raab", "pressburg", "krems", "bruenn", "olmuetz", "znaim",
                "linz", "steyr", "wien"),
    "france": ("antwerpen", "bruessel", "nimwegen", "gent", "roermond", "utrecht", "namur", "ostende", "tournai",
               "ypern", "breda", "deventer", "maastricht"),
    "pragmatic": ("arras", "diedenhofen", "duenkirchen", "guise", "lille", "maubeuge", "metz", "sedan", "strassburg",
                  "valenciennes"),
    "austria": ("amberg", "braunau_am_inn", "ingolstadt", "straubing", "kuestrin", "peitz"),
}  # fmt: skip


def markers(less: int = 0, **left: int) -> str:
    """Markers that leave so many in these pools, were it not for `less` of them that are elsewhere."""
    placed = {p: FORTRESSES[p][: START[p] - number - less] for p, number in left.items()}
    return "markers: {" + ", ".join(f"{city}: {p}" for p, cities in placed.items() for city in cities) + "}\n"


def pools(**left: int) -> str:
    """The same, with a check that it is so."""
    return markers(**left) + f"pools: {{{', '.join(f'{p}: {n}' for p, n in left.items())}}}\n"


# All of Silesia is Prussian and Franz is Emperor, so the fourth winter scores P 6, F 11, PA 8, A 7.
FOURTH = {"prussia": 6, "france": 11, "pragmatic": 8, "austria": 7}
LAST_WINTER = """
turn: 12
stage: winter
emperor: austria
markers: {breslau: prussia, brieg: prussia, neisse: prussia, cosel: prussia, glatz: prussia}
pools: {prussia: 6, france: 11, pragmatic: 8, austria: 7}
winter_scores:
"""


def after_last_winter(prussia: int, france: int, pragmatic: int, austria: int, players: int = 3) -> Game:
    """A game in which the powers end with these sums of four winters."""
    totals = {"prussia": prussia, "france": france, "pragmatic": pragmatic, "austria": austria}
    winters = [{power: (total - FOURTH[power] + n) // 3 for power, total in totals.items()} for n in range(3)]
    lines = (", ".join(f"{power}: {score}" for power, score in winter.items()) for winter in winters)
    return advanced(LAST_WINTER + "".join(f"  - {{{line}}}\n" for line in lines), players)
