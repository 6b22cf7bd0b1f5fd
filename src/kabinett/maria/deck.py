"""M8.8: the cards. A card is a number: deck * 38 + face.

Faces 0-35 are suit * 9 + value - 2; faces 36 and 37 are the two Reserves, which are alike.
"""

from __future__ import annotations

from kabinett.maria.board import SUITS

DECKS, FACES, RESERVE = 4, 38, 36
RESERVE_POINTS = 8  # M8.10
VALUES = range(2, 11)
FACE_NAMES = (*(f"{suit[0].upper()}{value}" for suit in SUITS for value in VALUES), "R", "R*")
CARD_NAMES = tuple(name if deck == 0 else f"{name}/{deck + 1}" for deck in range(DECKS) for name in FACE_NAMES)
POINTS = (*(value for _ in SUITS for value in VALUES), RESERVE_POINTS, RESERVE_POINTS)
CARD_POINTS = POINTS * DECKS
CARD_FACES = tuple(min(face, RESERVE) for face in range(FACES)) * DECKS


def face_of(card: int) -> int:
    """The face of a card, the two Reserves being one."""
    return CARD_FACES[card]


def suit_of(face: int) -> int:
    """The suit of a face that is no Reserve."""
    return face // len(VALUES)


def points(cards: list[int]) -> int:
    """M0.7, M8.10: what cards are worth as money."""
    return sum([CARD_POINTS[card] for card in cards])


def faces(hand: list[int]) -> list[int]:
    """The different faces of a hand, in order."""
    return sorted({CARD_FACES[card] for card in hand})
