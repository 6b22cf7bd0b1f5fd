"""What levels have learned: a level knows its own lessons, else those of the level below."""

from __future__ import annotations

from pathlib import Path

import pytest

from kabinett.bots.training import learned
from kabinett.core.errors import BadFile

LESSONS = """weight,general small 2 red,general small 2 blue,marshal small 2 red,general large 3 red
daring,1,2,3,4
"""


@pytest.mark.parametrize(
    ("level", "table", "found"),
    [
        ("general", "small 2", {"red": {"daring": 1.0}, "blue": {"daring": 2.0}}),
        ("marshal", "small 2", {"red": {"daring": 3.0}}),
        ("marshal", "large 3", {"red": {"daring": 4.0}}),
        ("general", "small", {}),
        ("marshal", "small 3", {}),
    ],
)
def test_who_has_learned_what(tmp_path: Path, level: str, table: str, found: object) -> None:
    (tmp_path / "training.csv").write_text(LESSONS, "utf-8")
    assert learned(tmp_path, level, table) == found


def test_what_is_no_number_is_refused(tmp_path: Path) -> None:
    (tmp_path / "training.csv").write_text(LESSONS.replace(",3,", ",much,"), "utf-8")
    with pytest.raises(BadFile, match="marshal small 2 red must be a number, not 'much'"):
        learned(tmp_path, "marshal", "small 2")
