"""C5.4, C5.4.1, C5.4.2, C5.4.5: what a label shows below the name: crown, value and the arms of the powers.

The arms are a sign beside the colour: nobody needs to tell colours apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from kabinett.ancien_regime.board import Board, Territory
from kabinett.ancien_regime.drawing.words import powers_of
from kabinett.drawing.arms import HIGH, WIDE, arms_shape
from kabinett.drawing.svg import Point, circle, number, tag, text, text_width

LETTER, CAPITAL, LINE = 23.0, 25.0, 22.0  # the size of letters, those of capitals, and from line to line
ARMS = 20.0  # the width of a shield
PLATE = ARMS * HIGH / WIDE  # the height of a plate
ROUNDEL = 10.5  # the radius of the disc with the value
CROWN, VALUE, CODE = 27.0, 23.0, 22.0  # the widths of what is on a plate
BELOW = 12.0  # from the point of a label down to the middle of its plate
WRAP = 14  # letters in a line
NARROW = 0.88  # our letters are narrower than others
# C5.4.5: a hoop with five points, pearls on them, and a band below.
CROWN_SHAPE = "m-10 5l-2-10 5.4 4.4 1.8-7 4.8 5.6 4.8-5.6 1.8 7 5.4-4.4-2 10z"
BAND_SHAPE = "m-9.6 7.6h19.2"

Box = tuple[Point, float, float]  # middle, width and height


def label_boxes(territory: Territory, at: Point) -> list[Box]:
    """The rectangles that a label covers, from the lowest line of the name up, and its plate."""
    x, y = at
    size = CAPITAL if territory.capital else LETTER
    boxes = [
        ((x, y - 6 - size / 3 - LINE * n), NARROW * text_width(line, size), size * 0.9)
        for n, line in enumerate(reversed(name_lines(territory)))
    ]
    if territory.kind != "impassable":
        boxes.append(((x, y + BELOW), plate_width(territory), PLATE))
    return boxes


def name_lines(territory: Territory) -> list[str]:
    """The name of a territory in lines."""
    return wrap(territory.name, WRAP, break_long_words=False, break_on_hyphens=False)


def plate_width(territory: Territory) -> float:
    """The width of the plate of a territory."""
    return territory.elector * CROWN + VALUE + len(powers_of(territory)) * CODE


def plate(board: Board, territory: Territory, at: Point) -> Iterator[str]:
    """The crown of an elector, the value, and the arms of the powers, side by side."""
    x = at[0] - plate_width(territory) / 2
    if territory.elector:
        yield crown((x + CROWN / 2 - 1, at[1]))
        x += CROWN
    yield roundel(str(territory.value), (x + VALUE / 2, at[1]))
    x += VALUE
    for power in powers_of(territory):
        yield badge(board, power, (x + CODE / 2, at[1] + 0.5))
        x += CODE


def roundel(value: str, at: Point) -> str:
    """C5.4: a disc with the value of a territory."""
    return circle(at, ROUNDEL, "roundel") + text((at[0], at[1] + 6), value, "value")


def crown(at: Point) -> str:
    """C5.4.5: the crown of an elector."""
    start = f"M{number(at[0])},{number(at[1])}"
    return tag("path", class_="crown", d=f"{start}{CROWN_SHAPE}{start}{BAND_SHAPE}")


def badge(board: Board, power: int, at: Point) -> str:
    """The arms of a power."""
    name = board.powers[power].id
    return tag("use", href=f"#arms-{name}", class_=f"arms {name}", x=at[0], y=at[1])


def arms(board: Board) -> str:
    """The arms of all powers, around the origin, to refer to."""
    return "".join(tag("g", arms_shape(power.id, ARMS), id=f"arms-{power.id}") for power in board.powers)
