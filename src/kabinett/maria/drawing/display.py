"""K The political display as a picture: the tracks, the spaces of the major powers, and the political cards.

Every power is shown by its letters, and every icon has its word; colours only help. The cards of a year are a column.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib.resources import files
from itertools import groupby

from kabinett.drawing.sheet import sheet
from kabinett.drawing.svg import Point, along, circle, moved, number, polar, rect, tag, text, text_width, title
from kabinett.maria.board import Board
from kabinett.maria.drawing.setup import flag_shape
from kabinett.maria.income import AUSTRIAS_SAXON_INCOME
from kabinett.maria.political import DISPLAY, TRACKS, Arrow, PoliticalCard, Track, TrackBox
from kabinett.maria.powers import AUSTRIAN_ALLY
from kabinett.maria.words import (
    barred_words,
    box_icons,
    box_words,
    card_title,
    card_words,
    instruction_words,
    shield_words,
    status_words,
)

MARGIN, COLUMN, GAP = 30.0, 204.0, 12.0
INNER = len(DISPLAY) * (COLUMN + GAP) - GAP  # the width between the margins
WIDTH = INNER + 2 * MARGIN
STEP = 8.0  # between the boxes of a track
ROW = 27.0  # of an icon
PAD = 11.0  # inside a card
SIZE, LINE = 14.0, 18.0  # of words on a card
BODY, TURN = 90.0, 31.0  # where the words of a card begin, and the height of an arrow
SPACE = 82.0  # the height of a power's space
CREDIT = "Kabinett edition of the political cards and tracks, unofficial."
STATUS_AREAS = ("prussia", "plain0", "austria")  # K2: how a box is coloured
KINDS = {"russia": "Russia", "italy": "Italy", "special": "special", "election": "extra"}


def draw_display(board: Board, tracks: Sequence[Track], cards: Sequence[PoliticalCard]) -> str:
    """K1-K6: the political display of an edition as an SVG text."""
    parts, y = [text((MARGIN, 52), "The political display", "map")], 84.0
    for draw in (_tracks(board, tracks), _spaces(board), _columns(board, cards), _legend(board)):
        for height, drawn in draw:
            parts.append(moved((MARGIN, y), drawn))
            y += height
    words = f"The three political tracks, the spaces of the major powers and all cards. {CREDIT}"
    return sheet("Maria: the political display", words, _look(), (WIDTH, y), parts)


def _look() -> str:
    return (files("kabinett.maria") / "data" / "display.css").read_text(encoding="utf-8")


# -- tracks


def _tracks(board: Board, tracks: Sequence[Track]) -> Iterator[tuple[float, str]]:
    """K1.1: the tracks one below the other, with what left and right mean."""
    yield (
        24,
        text((0, 0), "← left: good for Austria's enemies", "hint")
        + text((INNER, 0), "right: good for Austria →", "hint right"),
    )
    longest = max(len(track.boxes) for track in tracks)
    width = (INNER + STEP) / longest - STEP
    for track in tracks:
        yield _track(board, track, width)


def _track(board: Board, track: Track, width: float) -> tuple[float, str]:
    """K1.2, K1.3: a track from its left end to its right end."""
    height = 37 + max(1, *(len(box_icons(box)) + (box.status is not None) * 1.5 for box in track.boxes)) * ROW
    drawn = [text((0, 18), track.id.capitalize(), "part")]
    for place, box in enumerate(track.boxes):
        mark = "star" if place == track.star else "S" if place == track.neutral else ""
        drawn.append(moved((place * (width + STEP), 30), _box(board, box, mark, width, height), data_box=box.id))
    return height + 54, tag("g", *drawn, id=f"track-{track.id}")


def _box(board: Board, box: TrackBox, mark: str, width: float, height: float) -> str:
    """K1.3: a box with its name, its mark, Saxony's status in it or its icons."""
    kind = "blank" if box.status is None else f"area {STATUS_AREAS[box.status]}"
    drawn = [title(_box_tip(board, box, mark)), rect((width / 2, height / 2), width, height, f"cell {kind}", rx=7)]
    drawn.append(text((9, 19), box.id.replace("-", "−"), "boxid"))
    if mark:
        drawn.append(_mark((width - 17, 16), mark))
    if box.status is not None:
        drawn.append(text((9, 50), status_words(box.status), "word"))
        if box.status == AUSTRIAN_ALLY:
            drawn.append(text((9, 50 + LINE), f"draws {AUSTRIAS_SAXON_INCOME} cards", "word"))
    elif not box_icons(box):
        drawn.append(text((9, 50), "no effect", "hint"))
    for n, (power, glyph, words) in enumerate(box_icons(box)):
        drawn.append(moved((9, 31 + (n + 0.5) * ROW), _icon(board, power, glyph, words)))
    return "".join(drawn)


def _mark(at: Point, mark: str) -> str:
    """K8.3: the star where the marker starts, or the S."""
    if mark == "S":
        return circle(at, 10, "mark") + text((at[0], at[1] + 4.6), mark, "letter")
    star = along(polar(at, 3.2 if n % 2 else 8, n / 10 - 0.25) for n in range(10))
    return circle(at, 10.5, "mark") + tag("path", class_="star", d=star)


def _icon(board: Board, power: int, glyph: str, words: str) -> str:
    """K5: the shield of the power, a glyph, and its word."""
    return _shield(board, power, (10, 0), 0.9) + _glyph(glyph, (34, 0)) + text((48, 5), words, "word")


def _glyph(name: str, at: Point) -> str:
    """K5: a card, a general in an off-map box, or a victory marker."""
    if name == "card":
        return rect(at, 12, 17, "glyph", rx=2)
    if name == "corps":
        return rect(at, 18, 15, "glyph", rx=5) + circle(at, 4.4, "glyph full")
    return tag("g", flag_shape((at[0] + 1, at[1] - 1)), class_="flag glyph full")


# -- spaces


def _spaces(board: Board) -> Iterator[tuple[float, str]]:
    """M17.0.2: the spaces of the major powers for their tactical cards, from left to right."""
    yield (
        38,
        text((0, 18), "Influence", "part")
        + text((INNER, 18), "equal influence: the power further right comes first", "hint right"),
    )
    drawn = []
    for place, power in enumerate(DISPLAY):
        name = board.powers[power].name
        parts = [
            title(f"Space {place + 1}: {name}"),
            rect((COLUMN / 2, SPACE / 2), COLUMN, SPACE, "slot", rx=9),
            _shield(board, power, (34, SPACE / 2 - 2), 1.7),
            text((64, SPACE / 2 - 4), name, "heading"),
            text((64, SPACE / 2 + 16), "tactical cards", "hint"),
        ]
        drawn.append(moved((place * (COLUMN + GAP), 0), *parts, data_space=board.powers[power].id))
    yield SPACE + 32, tag("g", *drawn, id="spaces")


def _shield(board: Board, power: int, at: Point, scale: float = 1.0) -> str:
    """K6: a shield of 22 by 25 with the letters of its power."""
    shape = tag("path", d="M-11,-12L11,-12L11,0C11,7 5,11 0,13C-5,11 -11,7 -11,0Z")
    letters = text((0, 3.6), board.powers[power].code, "letters")
    place = f"translate({number(at[0])} {number(at[1])}) scale({scale:.2f})"
    return tag("g", shape, letters, class_=f"shield {board.powers[power].id}", transform=place)


# -- cards


def _columns(board: Board, cards: Sequence[PoliticalCard]) -> Iterator[tuple[float, str]]:
    """K8.1: the cards of each year as a column; those side by side are equally high."""
    years = [list(group) for _, group in groupby(sorted(cards, key=lambda card: card.year), key=lambda card: card.year)]
    yield 34, "".join(text((n * (COLUMN + GAP), 18), str(column[0].year), "part") for n, column in enumerate(years))
    columns = [sorted(column, key=lambda card: [*KINDS].index(card.kind)) for column in years]
    for row in range(max(len(column) for column in columns)):
        beside = {n: column[row] for n, column in enumerate(columns) if row < len(column)}
        height = max(_height(board, card) for card in beside.values())
        drawn = (
            moved((n * (COLUMN + GAP), 0), _card(board, card, height), data_card=card.id) for n, card in beside.items()
        )
        yield height + GAP, "".join(drawn)


def _height(board: Board, card: PoliticalCard) -> float:
    words = LINE * len(_instruction(board, card))
    return _body(card) + words + (PAD if words else 0) + sum(map(_arrow_height, card.arrows)) + 6


def _body(card: PoliticalCard) -> float:
    """Where the words of a card begin: below its shields, if it has any."""
    return BODY if card.shields else BODY - 29


def _card(board: Board, card: PoliticalCard, height: float) -> str:
    """K6: a card: kind, title, shields, instruction and arrows."""
    drawn = [
        title(_card_tip(board, card)),
        rect((COLUMN / 2, height / 2), COLUMN, height, "card", rx=9),
        tag("path", class_=f"strip {card.kind}", d=_strip()),
        text((PAD, 17), f"{card.year} {KINDS[card.kind]}", "kind"),
        text((COLUMN - PAD, 17), card.id, "kind right"),
        text((PAD, 46), card.title, "title"),
        *(_shield(board, power, (PAD + 11 + 29 * n, 71)) for n, power in enumerate(card.shields)),
    ]
    y = _body(card)
    for words in _instruction(board, card):
        y += LINE
        drawn.append(text((PAD, y - 2), words, "word"))
    y += PAD if y > _body(card) else 0
    for arrow in card.arrows:
        drawn.append(moved((PAD, y + TURN / 2 + 4), _arrow(arrow)))
        y += _arrow_height(arrow)
    return "".join(drawn)


def _strip() -> str:
    """The upper edge of a card with its round corners, inside its line."""
    right = number(COLUMN - 0.6)
    return f"M0.6,25L0.6,9A8.4,8.4 0 0,1 9,0.6L{number(COLUMN - 9)},0.6A8.4,8.4 0 0,1 {right},9L{right},25Z"


def _arrow(arrow: Arrow) -> str:
    """M17.5.8: the track and how far its marker moves; K7.7: when it may not."""
    drawn, x = [text((0, 0), TRACKS[arrow.track].capitalize(), "word")], 62.0
    for n, step in enumerate(arrow.steps):
        if n:
            drawn.append(text((x, 0), "or", "word"))
            x += 21
        drawn.append(_arrow_shape((x + 15, -5), step))
        x += 37
    drawn += [text((0, 6 + LINE * (n + 1)), words, "hint") for n, words in enumerate(_condition(arrow))]
    return "".join(drawn)


def _arrow_shape(at: Point, step: int) -> str:
    """An arrow to the left or to the right with the number of boxes in it."""
    side = 1 if step > 0 else -1
    outline = ((-15, -8), (3, -8), (3, -12.5), (15, 0), (3, 12.5), (3, 8), (-15, 8))
    shape = tag("path", class_="block", d=along((at[0] + side * x, at[1] + y) for x, y in outline))
    return shape + text((at[0] - side, at[1] + 5), str(abs(step)), "count")


def _arrow_height(arrow: Arrow) -> float:
    return TURN + LINE * len(_condition(arrow))


def _condition(arrow: Arrow) -> list[str]:
    """K7.7: when the arrow may not be used, in lines."""
    return _lines(barred_words(arrow))


# -- words


def _instruction(board: Board, card: PoliticalCard) -> list[str]:
    return _lines(instruction_words(board, card))


def _lines(words: str) -> list[str]:
    """Words in lines as wide as a card."""
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, SIZE) <= COLUMN - 2 * PAD:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def _card_tip(board: Board, card: PoliticalCard) -> str:
    """K6: a card as one text, for those who point at it."""
    return f"{card_title(card)}; shields: {shield_words(board, card)}; {card_words(board, card)}"


def _box_tip(board: Board, box: TrackBox, mark: str) -> str:
    """K2-K4: a box as one text, for those who point at it."""
    marks = {"star": ["start"], "S": ["S"], "": []}[mark]
    return "; ".join([box.id, *marks, *box_words(board, box)])


# -- legend


def _legend(board: Board) -> Iterator[tuple[float, str]]:
    """K5, K6: what the signs mean, and whose edition this is."""
    at = (16.0, 0.0)
    signs = [
        (_mark(at, "star"), "where the marker starts"),
        (_mark(at, "S"), "where Saxony goes when Prussia makes peace"),
        (_glyph("card", at), "cards drawn each turn, more or less"),
        (_glyph("corps", at), "expeditionary corps: one general off the map"),
        (_glyph("victory", at), "victory point: a marker in the Italy box"),
        (_arrow_shape(at, 1), "how far the marker may move, in full or not at all"),
        (_shield(board, DISPLAY[0], at), "power that may choose the card"),
    ]
    drawn = [
        moved((n % 2 * (INNER + GAP) / 2, 58 + n // 2 * 32), sign, text((42, 5), words, "word"))
        for n, (sign, words) in enumerate(signs)
    ]
    bottom = 58 + (len(signs) + 1) // 2 * 32
    yield bottom + 34, tag("g", text((0, 30), "Signs", "part"), *drawn, text((0, bottom + 8), CREDIT, "credit"))
