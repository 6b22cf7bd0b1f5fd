"""The guide, as the server sends it under /docs: pages, what they need, and what is said when there is none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kabinett.server.clientfiles import ClientFiles
from tests.server.web import Site, refusal, serving, settings_in

HOME = "<!doctype html><title>the guide</title>"
PAGE = "<!doctype html><title>bots</title>"
MISSING = "<!doctype html><title>nothing here</title>"
NOTHING = "there is nothing at this address"


def build(folder: Path) -> None:
    """A small guide, and files around it that are none of its own."""
    for name in ("bots", "js", "search", "pictures"):
        (folder / "guide" / name).mkdir(parents=True)
    guide = folder / "guide"
    (guide / "index.html").write_text(HOME)
    (guide / "404.html").write_text(MISSING)
    (guide / "bots" / "index.html").write_text(PAGE)
    (guide / "style.css").write_text("html { color: black }")
    (guide / "js" / "base.js").write_text("var base_url;")
    (guide / "search" / "search_index.json").write_text("{}")
    (guide / "pictures" / "board.svg").write_text("<svg/>")
    (guide / "pictures" / "battle.png").write_bytes(b"\x89PNG")
    (guide / "secret.key").write_text("nothing for browsers")
    (guide / ".hidden.html").write_text("nothing for browsers")
    (folder / "beside.html").write_text("nothing for browsers")


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("guide")
    build(folder)
    with serving(settings_in(tmp_path_factory.mktemp("built"))) as site:
        site.app.state.guide = ClientFiles(folder / "guide")
        yield site


def ask(site: Site, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    return site.client.request(method, site.url + path, headers=headers)


@pytest.mark.parametrize(("path", "text"), [("/docs/", HOME), ("/docs/bots/", PAGE)])
def test_a_page_is_shown(built: Site, path: str, text: str) -> None:
    answer = ask(built, path)
    assert (answer.status_code, answer.text) == (200, text)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    assert ask(built, path, "HEAD").status_code == 200


@pytest.mark.parametrize("path", ["/docs", "/docs/bots"])
def test_the_address_of_a_page_ends_with_a_slash(built: Site, path: str) -> None:
    """Its links lead on from its folder."""
    answer = ask(built, path)
    assert (answer.status_code, answer.headers["location"]) == (308, f"{path}/")


def test_a_page_is_sent_again_only_when_it_has_changed(built: Site) -> None:
    answer = ask(built, "/docs/bots/")
    assert answer.headers["cache-control"] == "no-cache"
    again = ask(built, "/docs/bots/", **{"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/docs/style.css", "text/css; charset=utf-8"),
        ("/docs/js/base.js", "text/javascript; charset=utf-8"),
        ("/docs/search/search_index.json", "application/json"),
        ("/docs/pictures/board.svg", "image/svg+xml"),
        ("/docs/pictures/battle.png", "image/png"),
    ],
)
def test_what_pages_need_has_its_type(built: Site, path: str, kind: str) -> None:
    answer = ask(built, path)
    assert (answer.status_code, answer.headers["content-type"]) == (200, kind)


@pytest.mark.parametrize(
    "path",
    [
        "/docs/none/",
        "/docs/none",
        "/docs/bots/none.html",
        "/docs/js/",
        "/docs/js",
        "/docs/secret.key",
        "/docs/.hidden.html",
        "/docs/%2e%2e/beside.html",
        "/docs/..%2Fbeside.html",
        "/docs//etc/passwd",
        "/docs/bots/%2e%2e/%2e%2e/beside.html",
        "/docs/a%00b",
    ],
)
def test_what_is_no_page_is_not_found(built: Site, path: str) -> None:
    """Neither what there is not, nor what is no part of the guide, nor anything outside of its folder."""
    assert refusal(ask(built, path), 404, "unknown") == NOTHING


def test_people_are_shown_a_page_where_there_is_none(built: Site) -> None:
    """Programs and pictures get the refusal that all addresses have."""
    answer = ask(built, "/docs/none/", Accept="text/html,*/*;q=0.8")
    assert (answer.status_code, answer.text) == (404, MISSING)
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert refusal(ask(built, "/docs/none.png", Accept="image/*"), 404, "unknown") == NOTHING


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE"])
def test_the_guide_is_only_read(built: Site, method: str) -> None:
    assert refusal(ask(built, "/docs/", method), 405, "unknown")


@pytest.mark.parametrize("path", ["/docs", "/docs/", "/docs/bots/"])
def test_without_a_guide_there_is_nothing(built: Site, path: str, tmp_path: Path) -> None:
    kept, built.app.state.guide = built.app.state.guide, ClientFiles(tmp_path)
    try:
        assert refusal(ask(built, path), 404, "unknown") == NOTHING
    finally:
        built.app.state.guide = kept
