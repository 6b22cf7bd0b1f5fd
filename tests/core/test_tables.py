"""Tables: faults in CSV files are named with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from kabinett.core.errors import BadFile
from kabinett.core.tables import numbered, pairs, read_table


def table(tmp_path: Path, text: str) -> Path:
    (tmp_path / "t.csv").write_text(text, encoding="utf-8")
    return tmp_path


def test_rows_know_their_line(tmp_path: Path) -> None:
    rows = read_table(table(tmp_path, "id,n\na,1\nb,x\n"), "t.csv", ("id", "n"))
    assert rows[0].number("n") == 1
    with pytest.raises(BadFile, match="n must be a whole number, not 'x'") as caught:
        rows[1].number("n")
    assert caught.value.line == 3


@pytest.mark.parametrize(
    ("text", "reason", "line"),
    [
        ("id\na\n", "missing column n", 1),
        ("id,n\na\n", "expected 2 values", 2),
        ("id,n\na,1,2\n", "expected 2 values", 2),
        ("id,n\n", "the table is empty", None),
    ],
)
def test_shape_faults(tmp_path: Path, text: str, reason: str, line: int | None) -> None:
    with pytest.raises(BadFile, match=reason) as caught:
        read_table(table(tmp_path, text), "t.csv", ("id", "n"))
    assert caught.value.line == line


def test_words_and_flags(tmp_path: Path) -> None:
    first, second = read_table(table(tmp_path, "id,n\na,1\nb,0\n"), "t.csv", ("id", "n"))
    assert (first.one_of("id", ("a", "c")), first.flag("n"), second.flag("n")) == ("a", True, False)
    with pytest.raises(BadFile, match="line 3: id must be one of a, c, not 'b'"):
        second.one_of("id", ("a", "c"))
    with pytest.raises(BadFile, match="line 2: id must be one of 0, 1, not 'a'"):
        first.flag("id")


def test_an_id_may_occur_once(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="id 'a' occurs twice"):
        numbered(read_table(table(tmp_path, "id,n\na,1\na,2\n"), "t.csv", ("id", "n")))


def test_a_pair_joins_two_places_once(tmp_path: Path) -> None:
    known = {"x": 0, "y": 1, "z": 2}

    def joined(text: str) -> list[tuple[int, int]]:
        return pairs(read_table(table(tmp_path, f"a,b\n{text}"), "t.csv", ("a", "b")), known, "place")

    assert joined("y,x\nx,z\n") == [(1, 0), (0, 2)]
    for text in ("x,y\ny,x\n", "x,y\nz,z\n"):
        with pytest.raises(BadFile, match=r"line 3: . - . is a loop or occurs twice"):
            joined(text)
    with pytest.raises(BadFile, match="line 2: unknown place 'w'"):
        joined("x,w\n")


def test_a_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"t\.csv: cannot be read"):
        read_table(tmp_path, "t.csv", ("id",))
