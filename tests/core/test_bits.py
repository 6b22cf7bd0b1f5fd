"""Sets of numbers as bits."""

from __future__ import annotations

from kabinett.core.bits import bits, by_place


def test_bits_are_the_numbers_of_a_set_in_order() -> None:
    assert bits(0) == []
    assert bits(0b101001) == [0, 3, 5]
    assert bits(1 << 70 | 1) == [0, 70]


def test_pieces_are_found_by_their_places() -> None:
    assert by_place([2, -1, 0, 2], 4) == [0b100, 0, 0b1001, 0]
