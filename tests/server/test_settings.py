"""A server that is half-configured does not start, and says in one sentence what is missing or wrong."""

from __future__ import annotations

import os
import signal
import socket
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from kabinett.core.errors import BadFile, BadOption
from kabinett.server import run
from kabinett.server.settings import SECRET_FILE, read_settings
from kabinett.server.storage.database import Database, Unavailable
from kabinett.server.storage.upgrade import upgrade
from tests.server.web import SECRET, wait_for

MAIL = {
    "KABINETT_SMTP": "smtp://mail.example.org:587",
    "KABINETT_MAIL_FROM": "kabinett@example.org",
    "KABINETT_URL": "https://play.example.org",
}
DEAD = "postgresql://nobody:geheim@127.0.0.1:1/nothing"


def test_nothing_needs_to_be_set(tmp_path: Path) -> None:
    settings = read_settings({"KABINETT_DATA": str(tmp_path / "new" / "data")})
    assert settings.database == f"sqlite:///{tmp_path / 'new' / 'data' / 'kabinett.db'}"
    assert (settings.url, settings.smtp, settings.bot_workers, settings.rate_limits) == (None, None, 1, 1.0)
    assert settings.bot_seconds is None
    assert not settings.secure
    assert not settings.private_hooks


def test_everything_that_is_set_counts(tmp_path: Path) -> None:
    given = MAIL | {
        "KABINETT_DATA": str(tmp_path),
        "KABINETT_SECRET": SECRET,
        "KABINETT_BOT_WORKERS": "3",
        "KABINETT_BOT_SECONDS": "0.5",
        "KABINETT_RATE_LIMITS": "0.5",
        "KABINETT_PRIVATE_HOOKS": "1",
        "KABINETT_PROXY": "10.0.0.1, 192.168.0.0/16,::1",
    }
    settings = read_settings(given)
    assert (settings.secret, settings.bot_workers, settings.rate_limits) == (SECRET, 3, 0.5)
    assert settings.bot_seconds == 0.5
    assert settings.secure
    assert settings.private_hooks
    assert settings.proxy == given["KABINETT_PROXY"]


@pytest.mark.parametrize("missing", MAIL)
def test_mail_is_configured_whole_or_not_at_all(tmp_path: Path, missing: str) -> None:
    given = {name: value for name, value in MAIL.items() if name != missing}
    with pytest.raises(BadOption, match=missing):
        read_settings({"KABINETT_DATA": str(tmp_path)} | given)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("KABINETT_SECRET", "short"),
        ("KABINETT_URL", "play.example.org"),
        ("KABINETT_URL", "ftp://play.example.org"),
        ("KABINETT_URL", "https://"),
        ("KABINETT_URL", "https://["),
        ("KABINETT_URL", "https://play.example.org:99999"),
        ("KABINETT_URL", "https://play.example.org:port"),
        ("KABINETT_URL", "https://me:geheim@play.example.org"),
        ("KABINETT_URL", "https://play.example.org/?a=b"),
        ("KABINETT_SMTP", "mail.example.org:25"),
        ("KABINETT_SMTP", "http://mail.example.org"),
        ("KABINETT_SMTP", "smtp://mail.example.org:port"),
        ("KABINETT_SMTP", "smtp://:25"),
        ("KABINETT_MAIL_FROM", "kabinett"),
        ("KABINETT_MAIL_FROM", "k@example.org\nBcc: all@example.org"),
        ("KABINETT_BOT_SECONDS", "0"),
        ("KABINETT_BOT_SECONDS", "long"),
        ("KABINETT_BOT_WORKERS", "many"),
        ("KABINETT_BOT_WORKERS", "0"),
        ("KABINETT_BOT_WORKERS", "1.5"),
        ("KABINETT_BOT_WORKERS", "inf"),
        ("KABINETT_RATE_LIMITS", "-1"),
        ("KABINETT_RATE_LIMITS", "nan"),
        ("KABINETT_RATE_LIMITS", "x"),
        ("KABINETT_PRIVATE_HOOKS", "yes"),
        ("KABINETT_PROXY", "nginx"),
        ("KABINETT_PROXY", "10.0.0.1;10.0.0.2"),
        ("KABINETT_DATABASE", "mysql://localhost/kabinett"),
        ("KABINETT_DATABASE", "kabinett.db"),
        ("KABINETT_DATABASE", "sqlite://"),
        ("KABINETT_DATABASE", "sqlite:///:memory:"),
        ("KABINETT_DATABASE", "postgresql://localhost:port/kabinett"),
    ],
)
def test_what_cannot_be_is_refused(tmp_path: Path, name: str, value: str) -> None:
    with pytest.raises(BadOption) as caught:
        read_settings({"KABINETT_DATA": str(tmp_path)} | MAIL | {name: value})
    sentence = str(caught.value)
    assert name in sentence or "database" in sentence
    assert "geheim" not in sentence or name == "KABINETT_URL"


def test_the_key_is_drawn_once_and_for_its_owner_only(tmp_path: Path) -> None:
    data = tmp_path / "data"
    first, second = (read_settings({"KABINETT_DATA": str(data)}).secret for _ in range(2))
    assert first == second
    assert len(first) >= 32
    assert stat.S_IMODE((data / SECRET_FILE).stat().st_mode) == 0o600
    assert stat.S_IMODE(data.stat().st_mode) == 0o700
    assert read_settings({"KABINETT_DATA": str(tmp_path / "other")}).secret != first


@pytest.mark.parametrize("content", ["", "short\n", "ä" * 40])
def test_a_key_that_is_none_is_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / SECRET_FILE).write_text(content, encoding="utf-8")
    with pytest.raises(BadFile, match=SECRET_FILE):
        read_settings({"KABINETT_DATA": str(tmp_path)})


def test_a_data_folder_that_cannot_be_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(BadFile, match="cannot be made"):
        read_settings({"KABINETT_DATA": str(tmp_path / "file" / "data")})
    with pytest.raises(BadFile):
        read_settings({"KABINETT_DATA": "/proc/kabinett"})


def test_sqlite_has_one_worker(tmp_path: Path) -> None:
    settings = read_settings({"KABINETT_DATA": str(tmp_path)})
    with pytest.raises(BadOption, match="PostgreSQL"):
        run._check_workers(settings, 2)
    run._check_workers(settings, 1)


def test_an_address_that_cannot_be_is_refused() -> None:
    with pytest.raises(BadOption, match="cannot listen at 192\\.0\\.2\\.1 port 1740"):
        run._check_address("192.0.2.1", 1740)


def test_a_database_of_a_newer_version_is_left_as_it_is(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'kabinett.db'}")
    upgrade(database)
    with closing(sqlite3.connect(tmp_path / "kabinett.db")) as file, file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadOption, match="newer version of Kabinett \\(schema 9999\\)"):
        upgrade(database)
    database.close()


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    (tmp_path / "kabinett.db").write_bytes(b"This is a letter." * 100)
    database = Database(f"sqlite:///{tmp_path / 'kabinett.db'}")
    with pytest.raises(Unavailable, match="not a database"):
        upgrade(database)
    database.close()


# -- the whole command


def serve(environment: dict[str, str], *arguments: str) -> subprocess.CompletedProcess[str]:
    """`kabinett serve`, which is to refuse."""
    return subprocess.run(
        [sys.executable, "-m", "kabinett", "serve", *arguments],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def assert_one_sentence(ended: subprocess.CompletedProcess[str], *words: str) -> None:
    assert ended.returncode in (1, 2), (ended.returncode, ended.stderr)
    assert ended.stdout == ""
    sentence = " ".join(ended.stderr.split())
    assert ended.stderr.count("\n") == 1
    assert [word for word in words if word not in sentence] == []


@pytest.fixture
def taken_port() -> Iterator[int]:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        yield other.getsockname()[1]


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"KABINETT_SMTP": MAIL["KABINETT_SMTP"]}, ("half-configured", "KABINETT_MAIL_FROM", "KABINETT_URL")),
        ({"KABINETT_DATABASE": DEAD}, ("database cannot be used", "refused")),
        ({}, ("cannot listen at 127.0.0.1", "in use; choose another port with --port")),
    ],
)
def test_serve_refuses_with_a_sentence(
    tmp_path: Path, taken_port: int, given: dict[str, str], words: tuple[str, ...]
) -> None:
    port = "1" if given else str(taken_port)
    ended = serve({"KABINETT_DATA": str(tmp_path)} | given, "--port", port)
    assert_one_sentence(ended, *words)
    assert "geheim" not in ended.stderr


def test_serve_serves_until_it_is_stopped(tmp_path: Path) -> None:
    """With its settings from the environment; what it says at the beginning is where it serves."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    command = [sys.executable, "-m", "kabinett", "serve", "--port", str(port), "--data", str(tmp_path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        url = f"http://127.0.0.1:{port}"
        wait_for(lambda: _healthy(url), 60)
        guest = httpx.post(f"{url}/api/guests", json={"name": "Anna"}, trust_env=False)
        server.send_signal(signal.SIGINT)
        out, err = server.communicate(timeout=30)
    assert guest.status_code == 201
    assert url in out
    assert "Traceback" not in err
    assert guest.json()["token"] not in out + err


def _healthy(url: str) -> bool:
    try:
        return httpx.get(f"{url}/api/health", trust_env=False).is_success
    except httpx.TransportError:
        return False
