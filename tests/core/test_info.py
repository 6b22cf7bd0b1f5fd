"""What is known of a game before it begins: options and their values."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

from kabinett.core.errors import BadFile, BadOption
from kabinett.core.info import Given, NumberOption, Option
from kabinett.core.yamltree import read_yaml
from kabinett.games import GAMES

ROUNDS = NumberOption("rounds", default=0, least=0, most=1000)
YEAR = Option("year", (1740, 1756), 1740)
FOLDER = Option("folder")


@pytest.mark.parametrize(("given", "value"), [(None, 0), (0, 0), ("12", 12), (1000, 1000)])
def test_numbers_within_limits(given: Given, value: int) -> None:
    assert ROUNDS.read("toy", given) == value


@pytest.mark.parametrize("given", [-1, 1001, "many", "1_0", "", "1.5", "9" * 5000, Path("7/8")])
def test_numbers_that_are_none_or_beyond_the_limits(given: Given) -> None:
    with pytest.raises(BadOption, match=r"^the option rounds of toy must be a whole number from 0 to 1000, not '"):
        ROUNDS.read("toy", given)


def test_what_a_list_of_options_shows() -> None:
    assert [option.known() for option in (ROUNDS, YEAR, FOLDER)] == ["0 to 1000", "1740, 1756", ""]
    assert [option.free for option in (ROUNDS, YEAR, FOLDER)] == [False, False, True]
    assert ROUNDS.to_json() == {"values": [], "default": 0, "only": {}, "least": 0, "most": 1000}


def test_options_in_a_position(tmp_path: Path) -> None:
    (tmp_path / "p.yaml").write_text("rounds: 7\nyear: 1756\nlate: 1001\n", encoding="utf-8")
    rounds, year, late = (node for _, node in read_yaml(tmp_path / "p.yaml").items("a position"))
    assert ROUNDS.read_entry(rounds) == 7
    assert YEAR.read("toy", YEAR.read_entry(year)) == 1756
    with pytest.raises(BadFile, match="line 3: rounds must be a whole number from 0 to 1000, not '1001'"):
        ROUNDS.read_entry(late)


def test_a_game_as_data_has_plain_texts() -> None:
    """Encoders of data may know no other."""
    for info in GAMES.values():
        assert msgspec.json.decode(msgspec.json.encode(info.to_json())) == json.loads(json.dumps(info.to_json()))
