"""Backup, export and import, as a host calls them."""

from __future__ import annotations

import os
import secrets
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from bench.postgres import programs
from bench.serving import Server
from kabinett import load_game, new_game, verify_game
from kabinett.client import connect
from kabinett.server import keys
from kabinett.server.storage.database import Database
from kabinett.server.storage.upgrade import upgrade


def kabinett(*args: str, **environment: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kabinett", *args]
    known = {"PATH": os.environ["PATH"], **environment}
    return subprocess.run(command, env=known, capture_output=True, text=True, check=False)


@pytest.fixture
def server(tmp_path: Path) -> Server:
    return Server(tmp_path / "data")


def played(server: Server, moves: int = 20) -> str:
    """A table at which one person has played all seats for a while."""
    with connect(server.url, name="Host") as guest:
        table = guest.create("maria", {}, dict.fromkeys(new_game("maria").seats, "mine"))
        for _ in range(moves):
            seats = {seat: guest.http.get("tables", table.id, "view", seat=seat) for seat in table.about["seats"]}
            seat, asked = next((seat, asked) for seat, asked in seats.items() if asked["question"])
            move = asked["view"]["decisions"][0]["options"][0]
            body = {"seat": seat, "move": move, "question": asked["question"]}
            guest.http.post("tables", table.id, "moves", body=body)
        return table.id


def test_a_backup_of_a_running_server_is_a_whole_server(tmp_path: Path, server: Server) -> None:
    file = tmp_path / "copy" / "kabinett.db"
    file.parent.mkdir()
    with server:
        table = played(server)
        done = kabinett("backup", str(file), "--data", str(tmp_path / "data"))
        before = httpx.get(f"{server.url}/api/tables/{table}/log").json()
    assert done.returncode == 0, done.stderr
    assert "1 tables" in done.stdout
    with Server(file.parent) as restored:
        assert httpx.get(f"{restored.url}/api/tables/{table}/log").json() == before


def test_a_backup_replaces_nothing(tmp_path: Path, server: Server) -> None:
    file = tmp_path / "notes.txt"
    file.write_text("mine")
    with server:
        done = kabinett("backup", str(file), "--data", str(tmp_path / "data"))
    assert (done.returncode, file.read_text()) == (1, "mine")
    assert "left as it is" in done.stderr


@pytest.mark.parametrize("command", [("backup", "FILE"), ("export", "nonsense"), ("import", "JOURNAL")])
def test_a_command_makes_no_database(tmp_path: Path, command: tuple[str, str]) -> None:
    journal = tmp_path / "game.jsonl"
    new_game("maria", seed=1).save(journal)
    given = {"FILE": str(tmp_path / "copy.db"), "JOURNAL": str(journal)}.get(command[1], command[1])
    done = kabinett(command[0], given, "--data", str(tmp_path / "empty"))
    assert done.returncode == 1
    assert "there is no database yet" in done.stderr
    assert not (tmp_path / "empty").exists()


def test_an_older_database_is_not_changed_by_the_way(tmp_path: Path) -> None:
    (tmp_path / "kabinett.db").touch()
    done = kabinett("export", "nonsense", "--data", str(tmp_path))
    assert done.returncode == 2
    assert "the database has the schema of nothing" in done.stderr
    with closing(sqlite3.connect(tmp_path / "kabinett.db")) as there:
        assert there.execute("SELECT count(*) FROM sqlite_master").fetchone() == (0,)


def test_a_postgresql_backup_can_be_restored(tmp_path: Path, postgres_url: str) -> None:
    database = Database(postgres_url)
    upgrade(database)
    database.close()
    file = tmp_path / "copy.dump"
    path = f"{programs()}{os.pathsep}{os.environ['PATH']}"
    done = kabinett("backup", str(file), "--data", str(tmp_path), KABINETT_DATABASE=postgres_url, PATH=path)
    assert done.returncode == 0, done.stderr
    call = [str(programs() / "pg_restore"), "--list", str(file)]
    listed = subprocess.run(call, capture_output=True, text=True, check=True)
    assert "TABLE DATA public entries" in listed.stdout


def test_the_name_of_a_table_can_be_typed_in_a_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-_DtP5Sh-2GU7q4FrULWUQ", "--DtP5Sh-2GU7q4FrULWUQ", "kTA6LExVko1kGXunB9P_uw"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(drawn))
    assert keys.new_id() == "kTA6LExVko1kGXunB9P_uw"


def test_export_and_import_give_the_same_game(tmp_path: Path, server: Server) -> None:
    data, file = str(tmp_path / "data"), tmp_path / "game.jsonl"
    with server:
        table = played(server)
        done = kabinett("export", table, "--file", str(file), "--data", data)
        assert done.returncode == 0, done.stderr
        game = verify_game(file)
        assert len(game.journal.entries) >= 20
        printed = kabinett("import", str(file), "--name", "Again", "--data", data, KABINETT_URL=server.url).stdout
        links = dict(line.split(": ", 1) for line in printed.splitlines()[1:])
        assert tuple(links) == game.seats
        with connect(server.url) as friend:
            invitation = friend.open(links["frederick"], "Friend")
            assert invitation.table.about["name"] == "Again"
            with invitation.table.sit("frederick") as seat:
                assert seat.view is not None
                assert seat.view.to_json() == game.view("frederick").to_json()


def test_an_export_replaces_nothing(tmp_path: Path, server: Server) -> None:
    file = tmp_path / "mine.txt"
    file.write_text("mine")
    with server:
        table = played(server, 1)
        done = kabinett("export", table, "--file", str(file), "--data", str(tmp_path / "data"))
    assert (done.returncode, file.read_text()) == (1, "mine")


def test_a_broken_journal_is_not_imported(tmp_path: Path, server: Server) -> None:
    file = tmp_path / "game.jsonl"
    game = new_game("maria", seed=1)
    game.play("frederick", "value 8")
    game.save(file)
    file.write_text(file.read_text().replace("value 8", "value 7"))
    with server:
        done = kabinett("import", str(file), "--data", str(tmp_path / "data"))
    assert done.returncode == 1
    assert "move 1 was changed" in done.stderr
    with closing(sqlite3.connect(tmp_path / "data" / "kabinett.db")) as there:
        assert there.execute("SELECT count(*) FROM tables").fetchone() == (0,)


def test_a_game_that_is_over_can_be_imported_and_looked_at(tmp_path: Path, server: Server) -> None:
    file = Path(__file__).parent.parent / "recorded" / "maria"
    recorded = sorted(file.glob("*.jsonl"))[0]
    with server:
        done = kabinett("import", str(recorded), "--data", str(tmp_path / "data"))
        assert done.returncode == 0, done.stderr
        with closing(sqlite3.connect(tmp_path / "data" / "kabinett.db")) as there:
            status, outcome = there.execute("SELECT status, outcome FROM tables").fetchone()
    ended = load_game(recorded).outcome
    assert ended is not None
    assert (status, ended.reason in outcome) == ("ended", True)
