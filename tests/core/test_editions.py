"""Editions: another folder with the files of a board, as far as they differ."""

from __future__ import annotations

from pathlib import Path

import pytest

from kabinett.core.editions import changed_files, check_id, digest, digests, edition
from kabinett.core.errors import BadFile
from kabinett.core.tables import read_lines, read_table

FILES = ("places.csv", "roads.csv", "powers.csv")


@pytest.fixture
def own(tmp_path: Path) -> Path:
    folder = tmp_path / "own"
    folder.mkdir()
    for name in FILES:
        (folder / name).write_text(f"id\nour_{name}\n", encoding="utf-8")
    return folder


@pytest.fixture
def theirs(tmp_path: Path) -> Path:
    folder = tmp_path / "theirs"
    folder.mkdir()
    (folder / "places.csv").write_text("id\nabroad\n", encoding="utf-8")
    return folder


def test_what_an_edition_lacks_is_lent(own: Path, theirs: Path) -> None:
    lent = edition(theirs, own, ("places.csv",))
    assert read_lines(lent, "places.csv") == ["id", "abroad"]
    assert read_lines(lent, "roads.csv") == ["id", "our_roads.csv"]


def test_files_that_an_edition_needs(own: Path, theirs: Path) -> None:
    with pytest.raises(BadFile, match=r"roads\.csv: a board edition needs at least places\.csv and roads\.csv$"):
        edition(theirs, own, ("places.csv", "roads.csv"))
    with pytest.raises(BadFile, match=r"powers\.csv: a board edition needs at least powers\.csv$"):
        edition(theirs, own, ("powers.csv",))
    with pytest.raises(BadFile, match="there is no such folder"):
        edition(str(theirs / "nowhere"), own, ())


def test_a_digest_names_the_content(own: Path, theirs: Path) -> None:
    """Line ends do not count; the files, their order and their content do."""
    found = {digest(own, FILES), digest(own, FILES[1:]), digest(own, FILES[::-1])}
    found.add(digest(edition(theirs, own, ()), FILES))
    assert len(found) == 4
    (theirs / "places.csv").write_bytes(b"id\r\nour_places.csv\r\n")
    assert digest(edition(theirs, own, ()), FILES) == digest(own, FILES)


def test_what_has_changed_is_named_file_by_file(own: Path, theirs: Path) -> None:
    """Nothing is said where all is as it was, or where nobody knows what was."""
    then, now = digests(own, FILES), digests(edition(theirs, own, ()), FILES)
    assert set(then) == set(now) == set(FILES)
    assert changed_files(then, now).endswith("when it was recorded: places.csv")
    assert changed_files(then, now | {"maps.csv": "0"}).endswith(": maps.csv, places.csv")
    assert changed_files(then, then) == changed_files({}, now) == ""


@pytest.mark.parametrize("name", ["Paris", "st petersburg", "münchen", "a-b", '""'])
def test_ids_that_nobody_could_type(tmp_path: Path, name: str) -> None:
    (tmp_path / "t.csv").write_text(f"id\nlondon_2\n{name}\n", encoding="utf-8")
    first, second = read_table(tmp_path, "t.csv", ("id",))
    check_id(first, "place")
    with pytest.raises(BadFile, match="the id of a place has small letters, digits and _ only") as caught:
        check_id(second, "place")
    assert caught.value.line == 3


def test_ids_that_mean_something_else(tmp_path: Path) -> None:
    (tmp_path / "t.csv").write_text("id\nnone\n", encoding="utf-8")
    (row,) = read_table(tmp_path, "t.csv", ("id",))
    with pytest.raises(BadFile, match="a place cannot have the id 'none': it means something else"):
        check_id(row, "place", ("none", "off"))
