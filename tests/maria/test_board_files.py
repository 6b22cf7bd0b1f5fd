"""Board editions: faults in the files are named with file and line; another edition can be played."""

from __future__ import annotations

from pathlib import Path

import pytest

import kabinett.maria
from kabinett import BadFile, new_game, verify_game
from kabinett.arena.simulate import play_out
from kabinett.bots import RandomBot
from kabinett.games import game_info
from kabinett.maria.board import BOARD_FILES, load_board
from tests.editions import change, copied

DATA = Path(kabinett.maria.__file__).parent / "data"


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    return copied(DATA, BOARD_FILES, tmp_path / "edition")


@pytest.mark.parametrize(
    ("name", "old", "new", "line", "reason"),
    [
        ("cities.csv", "minor_fortress", "castle", 3, "kind must be one of"),
        ("cities.csv", "aalst,Aalst,flanders", "aalst,Aalst,italy", 2, "map must be one of"),
        (
            "cities.csv",
            "248.2,367.3,city,austrian_netherlands",
            "248.2,367.3,city,atlantis",
            2,
            "unknown territory 'atlantis'",
        ),
        ("cities.csv", "antwerpen,", "aalst,", 3, "id 'aalst' occurs twice"),
        ("cities.csv", "248.2,367.3", "west,367.3", 2, "x must be a number, not 'west'"),
        ("cities.csv", "248.2,367.3", "900.0,367.3", 2, "does not lie inside sector F05"),
        ("roads.csv", "aachen,juelich", "aachen,jericho", 2, "unknown city 'jericho'"),
        ("roads.csv", "aachen,luettich,1", "aachen,aachen,1", 3, "is a loop or occurs twice"),
        ("roads.csv", "aachen,luettich,1", "juelich,aachen,1", 3, "is a loop or occurs twice"),
        ("roads.csv", "aachen,juelich,1", "aachen,juelich,2", 2, "main must be one of"),
        ("sectors.csv", "hearts", "stars", 2, "suit must be one of"),
        ("setup.csv", "paris,7", "paris,9", 2, "min_troops must be from 1 to 8, not 9"),
        ("setup.csv", "paris", "parys", 2, "unknown city 'parys'"),
        ("setup.csv", "france,general", "spain,general", 2, "unknown power 'spain'"),
        ("setup.csv", "Sachsen,1,", "Sachsen,-7,", 2, "rank must be from 1 to 99, not -7"),
        ("cities.csv", "aalst,Aalst,", "aalst,,", 2, "name must not be empty"),
        ("cities.csv", "248.2,367.3", "nan,367.3", 2, "x must be a number, not 'nan'"),
        ("powers.csv", "France,,26,2", "France,,-1,2", 2, "troops must be from 1 to 99, not -1"),
        ("powers.csv", "France,,26,2,5", "France,,26,2,99999", 2, "income must be from 0 to 38"),
        ("powers.csv", "muenchen", "ingolstadt", None, "the capital of bavaria must be a major fortress"),
        ("setup.csv", "donauwoerth", "freiberg", 4, "two pieces start in freiberg"),
        ("cities.csv", "aalst,", "eliminated,", 2, "a city cannot have the id 'eliminated'"),
        ("markers.csv", "liegnitz", "lueben", 2, "must be a fortress outside the home countries"),
        ("markers.csv", "glatz,austria,Silesia\n", "", None, "the fortress glatz is nobody's and has no marker"),
        ("powers.csv", "id,code", "id,kode", 1, "missing column code"),
        ("territories.csv", "bohemia,Böhmen,austria", "bohemia,Böhmen,moon", 2, "unknown power 'moon'"),
    ],
)
def test_faults_are_named(edition: Path, name: str, old: str, new: str, line: int | None, reason: str) -> None:
    change(edition / name, lambda text: text.replace(old, new, 1))
    with pytest.raises(BadFile) as caught:
        load_board(str(edition))
    assert reason in caught.value.reason
    assert caught.value.line == line
    assert caught.value.file.endswith(name)


def test_a_fortress_of_nobody_is_silesian_or_an_elector(edition: Path) -> None:
    """M3.2.7: there is no rule for the control of any other."""
    change(edition / "cities.csv", lambda text: _as_fortress(text, "nuernberg"))
    change(edition / "markers.csv", lambda text: text + "nuernberg,france,\n")
    with pytest.raises(BadFile, match="must be Silesian or an elector"):
        load_board(str(edition))


def _as_fortress(text: str, city: str) -> str:
    lines = [
        line.replace(",city,", ",minor_fortress,") if line.startswith(f"{city},") else line
        for line in text.splitlines(keepends=True)
    ]
    return "".join(lines)


def test_troops_must_fit_the_generals(edition: Path) -> None:
    """M4.9: minima and at most 8 for each general."""
    change(edition / "powers.csv", lambda text: text.replace("Prussia,,22,", "Prussia,,44,"))
    with pytest.raises(BadFile, match="4 generals of prussia cannot have 44 troops"):
        load_board(str(edition))


def test_a_file_with_a_byte_order_mark_is_read(edition: Path) -> None:
    change(edition / "roads.csv", lambda text: "\ufeff" + text)
    assert len(load_board(str(edition)).roads) == 638


def test_line_ends_do_not_make_another_edition(edition: Path) -> None:
    for name in BOARD_FILES:
        text = (edition / name).read_text(encoding="utf-8")
        (edition / name).write_bytes(text.replace("\n", "\r\n").encode())
    assert load_board(str(edition)).digest == load_board().digest


def test_a_file_that_is_not_text_is_named(edition: Path) -> None:
    (edition / "markers.csv").write_bytes(b"city,power\n\xff,x\n")
    with pytest.raises(BadFile, match=r"markers\.csv: cannot be read: not UTF-8 text"):
        load_board(str(edition))


def test_powers_must_be_the_six_of_the_game(edition: Path) -> None:
    change(edition / "powers.csv", lambda text: text.replace("saxony,S,", "hesse,H,"))
    with pytest.raises(BadFile, match="must be the powers france, bavaria"):
        load_board(str(edition))


def test_another_edition_can_be_played_and_its_journals_know_it(edition: Path, tmp_path: Path) -> None:
    change(edition / "roads.csv", lambda text: text + "wien,krems,0\n")
    game = new_game("maria", seed=1, board=edition)
    play_out(game, {seat: RandomBot(game.rules, seat) for seat in game.seats})
    game.save(tmp_path / "g.jsonl")
    assert verify_game(tmp_path / "g.jsonl", board=edition).outcome == game.outcome
    with pytest.raises(BadFile, match="give the folder of that edition with --board"):
        verify_game(tmp_path / "g.jsonl")


def test_it_is_told_which_files_are_whose(edition: Path) -> None:
    """A file with a wrong name is not silently left out; places of names are never lent."""
    (edition / "tracks.csv").rename(edition / "track.csv")
    counts = game_info("maria").board(str(edition)).counts
    assert counts["taken_from_the_folder"] == [name for name in BOARD_FILES if name != "tracks.csv"]
    assert (counts["taken_from_ours"], counts["not_used"]) == (["tracks.csv"], ["track.csv"])
    (edition / "labels.csv").write_text("id,x,y\n", encoding="utf-8")
    counts = game_info("maria").board(str(edition)).counts
    assert counts["taken_from_the_folder"] == [*(name for name in BOARD_FILES if name != "tracks.csv"), "labels.csv"]
    assert counts["not_used"] == ["track.csv"]


def test_an_edition_may_leave_out_what_does_not_differ(edition: Path) -> None:
    for name in BOARD_FILES:
        if name not in ("cities.csv", "roads.csv"):
            (edition / name).unlink()
    assert load_board(str(edition)).digest == load_board().digest
    (edition / "cities.csv").unlink()
    with pytest.raises(BadFile, match=r"needs at least cities\.csv and roads\.csv"):
        load_board(str(edition) + "/.")
