"""C3.3-C3.7: the set-up of a scenario: generals, garrisons and fortresses on the map, and a table of the rest."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product
from math import dist

from kabinett.ancien_regime.board import FRANCE, STATUSES, Board, Start
from kabinett.ancien_regime.drawing.labels import badge
from kabinett.ancien_regime.drawing.outlines import contains
from kabinett.ancien_regime.drawing.view import View
from kabinett.drawing.svg import Point, along, circle, line, moved, polar, rect, tag, text, title

DISC = 17.0  # the radius of a general
WIDE, HIGH = 33.0, 21.0  # of the banner of a garrison
REACH, GRID = 120, 8  # how far from its label and how closely a place for a piece is looked for
ABROAD = 3000.0  # what it costs to be outside the territory
TABLE, LETTER = 434.0, 16.0  # the width of the table, and the height of its letters
TOP, ROW = 58.0, 25.0  # the middle of its first row, and the height of a row
SIDE = 178.0  # where the coalitions begin
COLUMNS = {"morale": 300.0, "money": 350.0, "cards": 392.0, "off": 419.0}  # where the numbers end


def draw_pieces(view: View) -> Iterator[str]:
    """C3.6: the pieces on the map."""
    if view.scenario is None:
        return
    for ring in (ring for area in view.shapes.territories for ring in area):
        for point, other in pairwise(ring):
            view.room.take_line(point, other, 6)
    for power, start in enumerate(view.board.scenarios[view.scenario]):
        yield from _pieces(view, power, start)


def _pieces(view: View, power: int, start: Start) -> Iterator[str]:
    owner = view.board.powers[power]
    names = [territory.name for territory in view.board.territories]
    for place, troops in start.generals:
        words = f"{owner.adjective} general with {troops} troop{'' if troops == 1 else 's'} in {names[place]}"
        shape = general_shape(view.board, power, troops, _find(view, place, 2 * DISC, 2 * DISC))
        yield _piece(view, place, f"general {owner.id}", words, shape)
    for place in start.garrisons:
        shape = garrison_shape(view.board, power, _find(view, place, WIDE + 4, HIGH + 14))
        yield _piece(view, place, f"garrison {owner.id}", f"{owner.adjective} garrison in {names[place]}", shape)
    for place in start.fortresses:
        shape = fortress_shape(_find(view, place, 2 * DISC, 2 * DISC))
        yield _piece(view, place, "fortress", f"Fortress in {names[place]}", shape)


def _piece(view: View, place: int, kind: str, words: str, shape: str) -> str:
    return tag("g", title(words), shape, class_=f"piece {kind}", data_at=view.board.territories[place].id)


def _find(view: View, place: int, width: float, height: float) -> Point:
    """A place for a piece in its territory, near the label."""
    x, y = view.shapes.labels[place]
    area = view.shapes.territories[place]
    around = range(-REACH, REACH + 1, GRID)
    spots = ((x + right, y + down) for right, down in product(around, around))
    options = ((spot, dist(spot, (x, y)) + (0 if contains(area, spot) else ABROAD)) for spot in spots)
    return view.room.place(options, width + 4, height + 4)


def general_shape(board: Board, power: int, troops: int, at: Point) -> str:
    """C2: a general is a disc with the letters of his power and the number of his troops."""
    letters = text((at[0], at[1] - 3.5), board.powers[power].code, "letters")
    return circle(at, DISC, "disc") + letters + text((at[0], at[1] + 11.5), str(troops), "troops")


def garrison_shape(board: Board, power: int, at: Point) -> str:
    """C2: a garrison is a banner on a pole, with the letters of its power."""
    x, y = at[0] - WIDE / 2, at[1] - HIGH / 2 - 4
    tails = ((x, y), (x + WIDE, y), (x + WIDE - 6, y + HIGH / 2), (x + WIDE, y + HIGH), (x, y + HIGH))
    pole = line((x, y - 3), (x, y + HIGH + 11), "pole")
    letters = text((x + WIDE / 2 - 2, y + HIGH / 2 + 4.6), board.powers[power].code, "code")
    return pole + tag("path", d=along(tails)) + letters


def fortress_shape(at: Point) -> str:
    """C2: a fortress is seen from above, with its bastions."""
    walls = along(polar(at, 10.0 if n % 2 else DISC, n / 10 - 0.25) for n in range(10))
    return tag("path", d=walls) + circle(at, 4, "keep")


def draw_table(view: View) -> Iterator[str]:
    """C3.3-C3.7: what each power begins with beside its pieces on the map."""
    if view.scenario is None:
        return
    for mark in view.shapes.of_kind("table"):
        drawn = _table(view.board, view.scenario)
        yield tag("g", tag("g", *drawn, transform=f"scale({mark.size / LETTER:.2f})"), transform=mark.place)


def _table(board: Board, scenario: int) -> Iterator[str]:
    starts = board.scenarios[scenario]
    bottom = TOP + ROW * len(starts)
    yield rect((TABLE / 2, bottom / 2 + 22), TABLE, bottom + 44, "paper", rx=6)
    yield text((16, 34), f"Set-up {scenario}", "part")
    yield text((SIDE, 34), "coalition", "hint")
    for name, end in COLUMNS.items():
        yield text((end, 34), name, "hint right")
    for power, start in enumerate(starts):
        yield moved(
            (0, TOP + ROW * power), *_row(board, power, start), class_="start", data_power=board.powers[power].id
        )
    stuart = board.generals[board.stuart].name
    yield text((16, bottom + 12), f"off: generals off the board; one of {board.powers[FRANCE].name}'s is", "hint")
    yield text((16, bottom + 30), stuart, "hint")


def _row(board: Board, power: int, start: Start) -> Iterator[str]:
    """C3.3-C3.6: a line of the table."""
    yield badge(board, power, (29, 0))
    yield text((48, 5.5), board.powers[power].name, "entry")
    yield text((SIDE, 5.5), STATUSES[start.status].capitalize(), "entry")
    for value, end in zip((start.morale, start.money, start.cards, start.off), COLUMNS.values(), strict=True):
        yield text((end, 5.5), str(value), "entry right")
