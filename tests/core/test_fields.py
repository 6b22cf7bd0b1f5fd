"""Codecs: integers inside, names outside, and back."""

from __future__ import annotations

from typing import Any

import pytest

from kabinett.core.fields import HEX, INT, Codec, Many, Mask, Name, Names, Sparse, Table, Word

NAMES = Names({"city": ("wien", "prag", "~nowhere"), "power": ("austria", "prussia")})


@pytest.mark.parametrize(
    ("codec", "value", "written"),
    [
        (INT, 5, 5),
        (HEX, b"\x00\xff", "00ff"),
        (Name("city"), 1, "prag"),
        (Name("city"), -1, "nowhere"),
        (Word("march", "sail"), "sail", "sail"),
        (Mask("power"), 0b10, ["prussia"]),
        (Many(Name("city")), [1, -1], ["prag", "nowhere"]),
        (Table("power", INT), [3, 4], {"austria": 3, "prussia": 4}),
        (Table("power", Many(Name("city"))), [[0], []], {"austria": ["wien"], "prussia": []}),
        (Sparse("city", Name("power")), {1: 0}, {"prag": "austria"}),
    ],
)
def test_write_and_read_are_inverse(codec: Codec, value: Any, written: Any) -> None:
    assert codec.write(value, NAMES) == written
    assert codec.read(written, NAMES) == value


@pytest.mark.parametrize("data", ["fly", 1, None, ["march"]])
def test_a_word_is_one_of_those_that_are_declared(data: Any) -> None:
    with pytest.raises(ValueError, match="is none of 'march', 'sail'"):
        Word("march", "sail").read(data, NAMES)


@pytest.mark.parametrize("codec", [Many(INT), Table("power", INT)])
def test_a_copied_list_is_another_list(codec: Codec) -> None:
    value = [1, 2]
    copy = codec.copy(value)
    copy[0] = 9
    assert value == [1, 2]


def test_nested_lists_are_copied_to_the_bottom() -> None:
    value = [[1], [2]]
    copy = Table("power", Many(INT)).copy(value)
    copy[0].append(9)
    assert value == [[1], [2]]


def test_a_masked_list_shows_its_length_and_a_masked_number_nothing() -> None:
    assert Many(INT).masked([1, 2, 3]) == 3
    assert INT.masked(5) is None


def test_entries_of_others_are_masked() -> None:
    table = Table("power", Many(INT))
    seen = table.write_for([[1, 2], [3]], NAMES, "me", lambda kind, number: "me" if number == 0 else "you")
    assert seen == {"austria": [1, 2], "prussia": 1}


def test_lists_inside_a_sparse_dict_are_copied_too() -> None:
    value = {0: [1]}
    copy = Sparse("city", Many(INT)).copy(value)
    copy[0].append(9)
    assert value == {0: [1]}
