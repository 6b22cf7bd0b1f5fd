"""`kabinett balance`: which tables, what is marked, what is printed."""

from __future__ import annotations

import json

import pytest

from kabinett.arena.balance import HIGH, LOW, Trial, balance, evenness, table_options
from kabinett.arena.balance_command import Sheet, cell
from kabinett.arena.simulate import Result
from kabinett.cli import main
from kabinett.core.errors import BadOption
from kabinett.core.info import Given
from kabinett.games import GAMES

SEATS = ("a", "b", "c")


def results(*winners: str) -> list[Result]:
    return [Result(n, winner or None, "end", n, 10, 0.1, {"a": 4, "b": 2, "c": 0}) for n, winner in enumerate(winners)]


def test_all_tables_of_a_game_each_with_what_can_be_chosen_there() -> None:
    maria = table_options(GAMES["maria"], {})
    assert len(maria) == 6
    assert [options for options in maria if options["variant"] == "introductory"] == [
        {"variant": "introductory", "players": players} for players in (3, 2)
    ]
    assert {options["politics"] for options in maria if options["variant"] == "advanced"} == {"standard", "optional"}
    assert len(table_options(GAMES["ancien_regime"], {"rounds": 4})) == 8


def test_given_options_choose_among_the_tables() -> None:
    chosen = table_options(GAMES["maria"], {"variant": "advanced", "players": "3", "politics": "optional"})
    assert chosen == [{"variant": "advanced", "players": 3, "politics": "optional"}]
    assert len(table_options(GAMES["ancien_regime"], {"scenario": 1756})) == 4
    with pytest.raises(BadOption, match="scenario of ancien_regime can be 1740 or 1756"):
        table_options(GAMES["ancien_regime"], {"scenario": 1800})


def test_shares_and_marks() -> None:
    row = evenness({}, SEATS, results(*("a" for _ in range(7)), "b", "b c", ""), 1.0)
    assert [round(row.seats[seat].share, 3) for seat in SEATS] == [0.733, 0.183, 0.083]
    assert [row.mark(seat) for seat in SEATS] == [HIGH, "", LOW]
    assert row.seats["a"].low < 0.733 < row.seats["a"].high
    assert row.total["reasons"] == {"end": 10}
    assert cell(row, "a") == f".73 (.43–.91){HIGH} / 4.0 / 3.0"
    assert cell(row, "c") == f".08 (.01–.38){LOW} / 0.0", "it won no game alone"
    assert cell(row, "d") == "–"


def test_a_table_is_played_by_the_bots_that_are_named() -> None:
    steps: list[int] = []
    trial = Trial("random", 2, seed=7)
    given: dict[str, Given] = {"players": 2, "variant": "introductory"}
    (row,) = balance("maria", given, trial, step=lambda: steps.append(1))
    assert len(steps) == row.total["games"] == 2
    assert row.failures == 0
    with pytest.raises(BadOption, match="there is no bot 'emperor'"):
        Trial("emperor").check()


def test_columns_are_those_of_the_tables() -> None:
    two = Sheet(GAMES["maria"], {"players": 2, "variant": "introductory"})
    assert two.heads == ["variant", "players", "a2", "b2", "games", "mean turns", "ended by"]
    assert len(Sheet(GAMES["ancien_regime"], {}).seats) == 7


def run(capsys: pytest.CaptureFixture[str], *args: str) -> str:
    with pytest.raises(SystemExit) as left:
        main(["balance", *args, "--bots", "random", "--games", "2"])
    shown = capsys.readouterr()
    assert left.value.code == 0, shown.err
    return shown.out


def test_printed_as_markdown(capsys: pytest.CaptureFixture[str]) -> None:
    shown = run(capsys, "maria", "--variant", "introductory", "--markdown").splitlines()
    assert shown[0] == "Maria"
    assert shown[2].startswith("| variant | players | ")
    assert set(shown[3]) == {"|", "-"}
    assert {line.count("|") for line in shown[2:6]} == {shown[2].count("|")}
    assert shown[4].startswith("| introductory | 3 |")


def test_printed_as_data_and_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    call = ("maria", "--variant", "advanced", "--players", "2")
    rows = [json.loads(line) for line in run(capsys, *call, "--json").splitlines()]
    assert [row["options"]["politics"] for row in rows] == ["standard", "optional"]
    assert all(set(row["seats"]) == {"a2", "b2"} and row["games"] == 2 for row in rows)
    assert "95 % interval" in run(capsys, *call)
