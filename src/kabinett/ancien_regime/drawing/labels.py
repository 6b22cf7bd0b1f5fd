"""C5.4, C5.4.1, C5.4.5: names, values, crowns of electors, and the letters of the powers: colours are not enough."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from kabinett.ancien_regime.board import Board, Territory
from kabinett.ancien_regime.drawing.view import View
from kabinett.ancien_regime.drawing.words import powers_of
from kabinett.drawing.svg import Point, rect, tag, text, text_width

LETTER, CAPITAL, LINE = 21.0, 23.0, 21.0  # the size of letters, those of capitals, and from line to line
PLATE = 22.0  # the height of a plate
CROWN, VALUE, CODE, PAD = 24.0, 17.0, 27.0, 3.0  # the widths of what is on a plate, and of its edge
BELOW = 11.0  # from the point of a label down to the middle of its plate
WRAP = 14  # letters in a line
CROWN_SHAPE = ((-9, 6), (-10, -5), (-5, 0), (0, -8), (5, 0), (10, -5), (9, 6))

Box = tuple[Point, float, float]  # middle, width and height


def draw_labels(view: View) -> Iterator[str]:
    """The name of each territory above its plate."""
    for number, territory in enumerate(view.board.territories):
        x, y = view.shapes.labels[number]
        for centre, width, height in label_boxes(territory, (x, y)):
            view.room.take(centre, width, height)
        drawn = [*_name(territory, (x, y))]
        if territory.kind != "impassable":
            drawn.append(plate(view.board, territory, (x, y + BELOW)))
        yield tag("g", *drawn, class_=f"label {territory.kind}", data_territory=territory.id)


def label_boxes(territory: Territory, at: Point) -> list[Box]:
    """The rectangles that a label covers, from the lowest line of the name up, and its plate."""
    x, y = at
    lines = _lines(territory)
    size = CAPITAL if territory.capital else LETTER
    boxes = [((x, y - 6 - size / 3 - LINE * n), text_width(line, size), size) for n, line in enumerate(reversed(lines))]
    if territory.kind != "impassable":
        boxes.append(((x, y + BELOW), plate_width(territory), PLATE))
    return boxes


def _lines(territory: Territory) -> list[str]:
    return wrap(territory.name, WRAP, break_long_words=False, break_on_hyphens=False)


def _name(territory: Territory, at: Point) -> Iterator[str]:
    lines = _lines(territory)
    kind = "name middle capital" if territory.capital else "name middle"
    for n, words in enumerate(lines, 1):
        yield text((at[0], at[1] - 6 - LINE * (len(lines) - n)), words, kind)


def plate_width(territory: Territory) -> float:
    """The width of the plate of a territory."""
    return 2 * PAD + territory.elector * CROWN + VALUE + len(powers_of(territory)) * CODE


def plate(board: Board, territory: Territory, at: Point) -> str:
    """A plate: the crown of an elector, the value, and the letters of the powers."""
    width = plate_width(territory)
    drawn, x = [rect(at, width, PLATE, "plate", rx=5)], at[0] - width / 2 + PAD
    if territory.elector:
        drawn.append(crown((x + CROWN / 2 - 1, at[1] + 1)))
        x += CROWN
    drawn.append(text((x + VALUE / 2, at[1] + 5.8), str(territory.value), "value"))
    x += VALUE
    for power in powers_of(territory):
        drawn.append(badge(board, power, (x + CODE / 2, at[1])))
        x += CODE
    return "".join(drawn)


def crown(at: Point) -> str:
    """C5.4.5: the crown of an elector."""
    points = " ".join(f"{at[0] + x:.1f},{at[1] + y:.1f}" for x, y in CROWN_SHAPE)
    return tag("polygon", class_="crown", points=points)


def badge(board: Board, power: int, at: Point) -> str:
    """The letters of a power on its colour."""
    code = text((at[0], at[1] + 4.6), board.powers[power].code, "code")
    return tag("g", rect(at, CODE - 2, PLATE - 6, "chip", rx=3), code, class_=f"badge {board.powers[power].id}")
