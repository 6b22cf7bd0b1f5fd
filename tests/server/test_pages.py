"""The browser client, as the server sends it: the page, its parts, and what is said when there is none."""

from __future__ import annotations

import gzip
import os
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kabinett.server.clientfiles import ClientFiles
from kabinett.server.documents import FOREVER
from tests.server.web import Site, refusal, serving, settings_in

PAGE = "<!doctype html><title>the client</title>"
NOTHING = "there is nothing at this address"
SCRIPT = "console.log('played');" * 100
PACKED = gzip.compress(SCRIPT.encode(), mtime=0)
PAGES = ["/", "/tables/x", "/tables/x/replay", "/join/a.b-c", "/mail/t", "/password/t", "/account", "/new"]
PAGES += ["/rules/maria", "/rules/maria/M9.3", "/nowhere/at.all", "/apiary", "/.git/config", "/icons/none.png"]


def build(folder: Path) -> None:
    """A small client."""
    (folder / "assets").mkdir(parents=True)
    (folder / "icons").mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "sw.js").write_text("self.skipWaiting();")
    (folder / "manifest.webmanifest").write_text("{}")
    (folder / "icons" / "small.png").write_bytes(b"\x89PNG")
    (folder / "assets" / "app-3f2a.js").write_text(SCRIPT)
    (folder / "assets" / "app-3f2a.js.gz").write_bytes(PACKED)
    (folder / "assets" / "app-3f2a.js.br").write_bytes(b"packed still more")
    (folder / "assets" / "fell-9c.woff2").write_bytes(b"wOF2")
    (folder / "secret.key").write_text("nothing for browsers")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("client")
    build(made)
    return made


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory, folder: Path) -> Iterator[Site]:
    with serving(settings_in(tmp_path_factory.mktemp("built")), ClientFiles(folder)) as site:
        yield site


def ask(site: Site, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    return site.client.request(method, site.url + path, headers={"Accept-Encoding": "identity"} | headers)


@pytest.mark.parametrize("path", PAGES)
def test_every_address_shows_the_page(built: Site, path: str) -> None:
    answer = ask(built, path)
    assert (answer.status_code, answer.text) == (200, PAGE)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_the_page_is_sent_again_only_when_it_has_changed(built: Site, folder: Path) -> None:
    tag = ask(built, "/").headers["etag"]
    again = ask(built, "/tables/y", **{"If-None-Match": f'"other", W/{tag}'})
    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    page = folder / "index.html"
    page.write_text(PAGE.replace("client", "next client"))
    os.utime(page, ns=(0, page.stat().st_mtime_ns + 10**9))
    try:
        newer = ask(built, "/", **{"If-None-Match": tag})
        assert (newer.status_code, "next client" in newer.text) == (200, True)
    finally:
        page.write_text(PAGE)


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/sw.js", "text/javascript; charset=utf-8"),
        ("/manifest.webmanifest", "application/manifest+json"),
        ("/icons/small.png", "image/png"),
    ],
)
def test_files_beside_the_page_are_asked_for_each_time(built: Site, path: str, kind: str) -> None:
    """Browsers look at a service worker that they keep for ever only once in a day."""
    answer = ask(built, path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.text != PAGE


def test_parts_of_the_client_are_kept_for_ever(built: Site) -> None:
    answer = ask(built, "/assets/app-3f2a.js")
    assert (answer.text, answer.headers["cache-control"]) == (SCRIPT, FOREVER)
    assert answer.headers["vary"] == "Accept-Encoding"
    assert "content-encoding" not in answer.headers
    assert ask(built, "/assets/fell-9c.woff2").headers["content-type"] == "font/woff2"


@pytest.mark.parametrize(
    ("accepted", "encoding", "body"),
    [
        ("gzip, deflate, br", "br", b"packed still more"),
        ("gzip", "gzip", PACKED),
        ("br;q=0, gzip;q=0.5", "gzip", PACKED),
        ("br; q=0.0, gzip;q=0", None, SCRIPT.encode()),
        ("zstd", None, SCRIPT.encode()),
    ],
    ids=["all", "gzip", "no br", "neither", "another"],
)
def test_who_understands_it_is_sent_less(built: Site, accepted: str, encoding: str | None, body: bytes) -> None:
    with built.client.stream("GET", f"{built.url}/assets/app-3f2a.js", headers={"Accept-Encoding": accepted}) as answer:
        raw = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding") == encoding
        assert raw == body


def test_each_encoding_has_a_tag_of_its_own(built: Site) -> None:
    """Else a cache could give one to who has asked for another."""
    tags = {
        ask(built, "/assets/app-3f2a.js", "HEAD", **{"Accept-Encoding": e}).headers["etag"] for e in ("br", "gzip", "")
    }
    assert len(tags) == 3


def test_a_page_can_be_asked_for_without_its_body(built: Site) -> None:
    answer = ask(built, "/", "HEAD")
    assert (answer.status_code, answer.content, answer.headers["content-length"]) == (200, b"", str(len(PAGE)))


@pytest.mark.parametrize(
    "path",
    [
        "/assets/none.js",
        "/assets/",
        "/assets",
        "/assets/..%2findex.html",
        "/assets/app-3f2a.js.gz",
        "/api/none",
        "/api",
    ],
)
def test_what_is_missing_there_is_no_page(built: Site, path: str) -> None:
    """A script that is a page would only show a strange error."""
    assert refusal(ask(built, path), 404, "unknown") == NOTHING


@pytest.mark.parametrize(
    "path", ["/..%2f..%2fetc%2fpasswd", "/assets/%2e%2e/secret.key", "/secret.key", "/%00", "/a//b"]
)
def test_nothing_else_of_the_machine_is_shown(built: Site, path: str) -> None:
    answer = ask(built, path)
    assert answer.status_code == 404 or answer.text == PAGE


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_a_page_is_only_looked_at(built: Site, method: str) -> None:
    assert refusal(ask(built, "/tables/x", method), 405, "unknown") == "this address is not asked in this way"
    assert refusal(ask(built, "/api/none", method), 404, "unknown") == NOTHING


# -- a package without a client


@pytest.fixture(scope="module")
def unbuilt(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(settings_in(tmp_path_factory.mktemp("unbuilt")), ClientFiles(Path("/nowhere"))) as site:
        yield site


def test_without_a_client_the_page_says_how_to_build_it(unbuilt: Site) -> None:
    answer = ask(unbuilt, "/tables/x")
    assert answer.status_code == 200
    assert "<code>make web</code>" in answer.text
    assert f"<code>kabinett join {unbuilt.url}/tables/x</code>" in answer.text


@pytest.mark.parametrize("end", ["<script>reboot", "$(reboot)", "a;reboot", "`reboot`", "a%0Areboot", "x?$(reboot)"])
def test_an_address_that_would_be_dangerous_in_a_terminal_is_not_repeated(unbuilt: Site, end: str) -> None:
    answer = ask(unbuilt, f"/join/{end}")
    assert "<code>kabinett join ADDRESS</code>" in answer.text
    assert "reboot" not in answer.text


def test_a_page_repeats_no_host_that_is_none(unbuilt: Site) -> None:
    assert "<script>" not in ask(unbuilt, "/", Host="<script>alert(1)</script>").text


def test_whether_there_is_a_client_is_known(folder: Path, tmp_path: Path) -> None:
    assert ClientFiles(folder).built
    assert not ClientFiles(tmp_path).built
