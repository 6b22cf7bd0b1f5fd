"""Data sets of recorded games, and the bare loop that needs no framework."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pyarrow.parquet as pq
import pytest

from kabinett import new_game
from kabinett.cli import main
from kabinett.core.errors import BadFile
from kabinett.core.game import Game
from kabinett.env import dataset
from kabinett.env.dataset import write_dataset
from kabinett.env.layout import Layout
from kabinett.env.rounds import shares


def played(game: str, seed: int, moves: int = 10_000, **options: Any) -> Game:
    """A game by the bare loop, at random."""
    begun, rng = new_game(game, seed=seed, **options), Random(seed)
    for number, decision in enumerate(begun):
        if number == moves:
            break
        begun.play(decision.seat, rng.choice(decision.options))
    return begun


def journal(folder: Path, name: str, game: Game) -> Path:
    path = folder / name
    game.save(path)
    return path


def test_the_bare_loop_asks_until_the_game_is_over() -> None:
    game = played("maria", 3)
    assert game.outcome is not None
    assert list(game) == []
    fresh = new_game("maria", seed=3)
    asked = iter(fresh)
    assert next(asked) is next(asked) is fresh.decisions()[0]


@pytest.mark.parametrize("group", [100, 1024])
def test_one_row_for_each_decision(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, group: int) -> None:
    monkeypatch.setattr(dataset, "GROUP", group)
    games = [played("maria", 1), played("maria", 2, players=2), played("maria", 3, moves=30)]
    files = [journal(tmp_path, f"{n}.jsonl", game) for n, game in enumerate(games)]
    written = write_dataset(tmp_path / "out.parquet", files)
    table = pq.read_table(tmp_path / "out.parquet")
    assert written == (3, table.num_rows)
    assert table.num_rows == sum(len(game.journal.entries) for game in games)
    assert pq.ParquetFile(tmp_path / "out.parquet").metadata.num_row_groups >= table.num_rows / group
    rows = iter(table.to_pylist())
    for game, file in zip(games, files, strict=True):
        again = Game(game.rules, game.journal.seed)
        layout = Layout(game.rules)
        given = shares(game.outcome, game.seats) if game.outcome else dict.fromkeys(game.seats)
        for number, entry in enumerate(game.journal.entries, 1):
            row, decision = next(rows), again.decisions(entry.seat)[0]
            assert (row["file"], row["game"], row["seed"]) == (file.name, "maria", str(game.journal.seed))
            assert json.loads(row["table"]) == game.rules.options
            assert (row["number"], row["seat"], row["move"]) == (number, entry.seat, entry.move)
            assert (row["kind"], row["clause"]) == (decision.kind, decision.clause)
            assert row["options"] == [move.id for move in decision.options]
            assert str(game.rules.vocabulary.moves[row["chosen"]]) == entry.move
            assert row["share"] == pytest.approx(given[entry.seat]) if game.outcome else row["share"] is None
            if number % 50 == 1:
                vector = layout.vector(again.state, entry.seat)
                for array in layout.arrays.values():
                    own = row[f"observation.{array.name}"]
                    assert own == list(vector[array.at : array.at + array.size])
            again.play(entry.seat, entry.move)


def test_standing_moves_are_no_decisions(tmp_path: Path) -> None:
    game = new_game("maria", variant="advanced", seed=1)
    game.play("frederick", "propose louis_xv: keep_out france wien until 9")
    game.play("louis_xv", "decline 1")
    decision = game.decisions()[0]
    game.play(decision.seat, decision.options[0])
    write_dataset(tmp_path / "out.parquet", [journal(tmp_path, "one.jsonl", game)])
    rows = pq.read_table(tmp_path / "out.parquet").to_pylist()
    assert [row["number"] for row in rows] == [3]


def test_without_observations(tmp_path: Path) -> None:
    file = journal(tmp_path, "one.jsonl", played("ancien_regime", 1, moves=20, players=4))
    write_dataset(tmp_path / "out.parquet", [file], observations=False)
    assert pq.read_table(tmp_path / "out.parquet").column_names == dataset.COLUMNS.names


def test_games_that_do_not_go_together(tmp_path: Path) -> None:
    files = [journal(tmp_path, f"{game}.jsonl", played(game, 1, moves=5)) for game in ("maria", "ancien_regime")]
    with pytest.raises(BadFile, match=r"ancien_regime.jsonl.*this is a game of ancien_regime.*maria.jsonl is"):
        write_dataset(tmp_path / "out.parquet", files)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["ancien_regime.jsonl", "maria.jsonl"]


def test_a_broken_journal_is_named_and_nothing_is_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = (journal(tmp_path, f"{name}.jsonl", played("maria", 1, moves=30)) for name in ("good", "bad"))
    lines = bad.read_text(encoding="utf-8").splitlines(keepends=True)
    bad.write_text("".join(lines[:-1]), encoding="utf-8")
    out = tmp_path / "out.parquet"
    with pytest.raises(SystemExit) as end:
        main(["dataset", str(out), str(good), str(bad)])
    assert end.value.code == 1
    assert "bad.jsonl" in (said := capsys.readouterr().err)
    assert "cut off" in said
    assert sorted(path.name for path in tmp_path.iterdir()) == ["bad.jsonl", "good.jsonl"]


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, out = journal(tmp_path, "one.jsonl", played("maria", 1, moves=30)), tmp_path / "out.parquet"
    with pytest.raises(SystemExit) as end:
        main(["dataset", str(out), str(file), "--json"])
    assert end.value.code == 0
    assert json.loads(capsys.readouterr().out) == {"file": str(out), "games": 1, "rows": 30}
    with pytest.raises(SystemExit) as end:
        main(["dataset", str(out), str(file)])
    assert end.value.code == 1
    assert "it is left as it is" in " ".join(capsys.readouterr().err.split())
    with pytest.raises(SystemExit) as end:
        main(["dataset", str(tmp_path / "no" / "out.parquet"), str(file)])
    assert end.value.code == 1
