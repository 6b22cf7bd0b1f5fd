"""What `kabinett serve` says and opens at its beginning."""

from __future__ import annotations

import webbrowser
from pathlib import Path
from typing import Any

import pytest

from kabinett.server import browser, run
from kabinett.server.clientfiles import ClientFiles
from tests.server.web import Site

ADDRESS = "http://127.0.0.1:1741"


@pytest.mark.parametrize(
    ("environment", "platform", "there"),
    [
        ({}, "linux", False),
        ({"DISPLAY": ""}, "linux", False),
        ({"DISPLAY": ":0"}, "linux", True),
        ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
        ({"BROWSER": "firefox"}, "linux", True),
        ({}, "darwin", True),
        ({}, "win32", True),
    ],
)
def test_where_a_browser_can_be(environment: dict[str, str], platform: str, there: bool) -> None:
    assert browser._has_display(environment, platform) is there


def test_without_a_display_nothing_is_opened(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "_has_display", lambda _: False)
    assert browser.open_when_ready(ADDRESS) is None


def opened(monkeypatch: pytest.MonkeyPatch, address: str, show: Any) -> None:
    monkeypatch.setattr(browser, "_has_display", lambda _: True)
    thread = browser.open_when_ready(address, show)
    assert thread is not None
    thread.join(20)
    assert not thread.is_alive()


def test_the_lobby_is_opened_when_the_server_answers(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    opened(monkeypatch, site.url, shown.append)
    assert shown == [site.url]


def test_a_server_that_never_answers_is_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browser, "PATIENCE", 0.3)
    shown: list[str] = []
    opened(monkeypatch, "http://127.0.0.1:1", shown.append)
    assert shown == []


def test_a_browser_that_cannot_be_opened_ends_nothing(
    site: Site, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(_: str) -> None:
        raise webbrowser.Error("could not locate runnable browser")

    opened(monkeypatch, site.url, fail)
    assert site.url in capsys.readouterr().out


# -- the command


@pytest.fixture
def began(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What would be opened by a server that does not really run."""
    addresses: list[str] = []
    monkeypatch.setattr("uvicorn.run", lambda *_, **__: None)
    monkeypatch.setattr(browser, "open_when_ready", addresses.append)
    return addresses


def with_client(monkeypatch: pytest.MonkeyPatch, folder: Path, built: bool) -> None:
    if built:
        (folder / "index.html").touch()
    monkeypatch.setattr(run, "ClientFiles", lambda: ClientFiles(folder))


def serve(host: str, data: Path, show: bool) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("KABINETT_DATA", str(data))
        run.serve(host, 1741, 1, data, show)


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:1741"),
        ("0.0.0.0", "http://localhost:1741"),
        ("::", "http://localhost:1741"),
        ("::1", "http://[::1]:1741"),
    ],
)
def test_the_address_of_the_lobby(
    host: str, address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, began: list[str], capsys: Any
) -> None:
    monkeypatch.setattr(run, "_check_address", lambda *_: None)
    with_client(monkeypatch, tmp_path, built=True)
    serve(host, tmp_path / "data", show=True)
    assert began == [address]
    said = capsys.readouterr().out
    assert said.startswith(f"Kabinett serves at {address} ")
    assert said.count("\n") == 1


def test_nothing_is_opened_unasked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, began: list[str]) -> None:
    with_client(monkeypatch, tmp_path, built=True)
    serve("127.0.0.1", tmp_path / "data", show=False)
    assert began == []


def test_a_package_without_a_client_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, began: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with_client(monkeypatch, tmp_path, built=False)
    serve("127.0.0.1", tmp_path / "data", show=True)
    assert began == []
    assert "build it with `make web`" in capsys.readouterr().out


@pytest.mark.parametrize(("port", "other"), [(1740, 1741), (65535, 65534)])
def test_another_port_can_be_chosen(port: int, other: int) -> None:
    assert run._another(port) == other
