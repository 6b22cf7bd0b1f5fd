"""Sets of small numbers as the bits of an integer."""

from __future__ import annotations

from collections.abc import Sequence


def bits(numbers: int) -> list[int]:
    """The numbers in a set, in order."""
    found = []
    while numbers:
        low = numbers & -numbers
        found.append(low.bit_length() - 1)
        numbers ^= low
    return found


def by_place(places: Sequence[int], size: int) -> list[int]:
    """For each of `size` places the set of pieces that are there, from the places of all pieces; below 0 is nowhere."""
    at = [0] * size
    for piece, place in enumerate(places):
        if place >= 0:
            at[place] |= 1 << piece
    return at
