"""C3.3-C3.7: the set-up of a scenario: generals, garrisons and fortresses on the map, and a table of the rest."""

from __future__ import annotations

from collections.abc import Iterator

from kabinett.ancien_regime.board import FRANCE, STATUSES, Board, Start
from kabinett.ancien_regime.drawing.plates import badge
from kabinett.ancien_regime.drawing.view import View
from kabinett.drawing.arms import charge_shape
from kabinett.drawing.svg import Point, along, circle, line, moved, polar, rect, tag, text, title

DISC = 19.0  # the radius of a general
HIGH = 26.0  # of the banner of a garrison
TABLE, LETTER = 434.0, 16.0  # the width of the table, and the height of its letters
TOP, ROW = 58.0, 25.0  # the middle of its first row, and the height of a row
SIDE = 178.0  # where the coalitions begin
COLUMNS = {"morale": 300.0, "money": 350.0, "cards": 392.0, "off": 419.0}  # where the numbers end


def draw_pieces(view: View) -> Iterator[str]:
    """C3.6: the pieces on the map."""
    if view.scenario is None:
        return
    free = {number: list(spots) for number, spots in enumerate(view.places.spots)}
    for power, start in enumerate(view.board.scenarios[view.scenario]):
        yield from _pieces(view, power, start, free)


def _pieces(view: View, power: int, start: Start, free: dict[int, list[Point]]) -> Iterator[str]:
    """C3.6: the pieces of a power, each at the best place that is left in its territory."""
    owner = view.board.powers[power]
    names = [territory.name for territory in view.board.territories]
    for place, troops in start.generals:
        words = f"{owner.adjective} general with {troops} troop{'' if troops == 1 else 's'} in {names[place]}"
        shape = general_shape(view.board, power, troops, free[place].pop(0))
        yield _piece(view, place, f"general {owner.id}", words, shape)
    for place in start.garrisons:
        shape = garrison_shape(view.board, power, free[place].pop(0))
        yield _piece(view, place, f"garrison {owner.id}", f"{owner.adjective} garrison in {names[place]}", shape)
    for place in start.fortresses:
        yield _piece(view, place, "fortress", f"Fortress in {names[place]}", fortress_shape(free[place].pop(0)))


def _piece(view: View, place: int, kind: str, words: str, shape: str) -> str:
    return tag("g", title(words), shape, class_=f"piece {kind}", data_at=view.board.territories[place].id)


def general_shape(board: Board, power: int, troops: int, at: Point) -> str:
    """C2: a general is a disc with the charge of his power, and a small one with the number of his troops."""
    name = board.powers[power].id
    disc = circle((0, 0), DISC, "disc") + circle((0, 0), DISC - 2.5, "rim") + charge_shape(name, 1.25 * DISC)
    x, y = at[0] + DISC * 0.7, at[1] + DISC * 0.7
    return moved(at, disc, class_=f"arms {name}") + circle((x, y), 8, "count") + text((x, y + 5), str(troops), "troops")


def garrison_shape(board: Board, power: int, at: Point) -> str:
    """C2: a garrison is a banner with the charge of its power, on a pole."""
    name, low, half = board.powers[power].id, HIGH - 4, HIGH / 2
    tails = ((-half, -half), (half, -half), (half, low - half), (0.0, low - half - 5), (-half, low - half))
    banner = tag("path", d=along(tails)) + moved((0, -3), charge_shape(name, 0.72 * HIGH))
    pole = line((-half, -half - 3), (-half, half + 12), "pole")
    return moved((at[0], at[1] - 4), pole, banner, class_=f"arms {name}")


def fortress_shape(at: Point) -> str:
    """C2: a fortress is seen from above, with its bastions."""
    walls = along(polar(at, 10.0 if n % 2 else DISC - 2, n / 10 - 0.25) for n in range(10))
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
    yield rect((TABLE / 2, bottom / 2 + 22), TABLE, bottom + 44, "paper")
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
    yield text((48, 5.5), board.powers[power].name, "figure")
    yield text((SIDE, 5.5), STATUSES[start.status].capitalize(), "figure")
    for value, end in zip((start.morale, start.money, start.cards, start.off), COLUMNS.values(), strict=True):
        yield text((end, 5.5), str(value), "figure right")
