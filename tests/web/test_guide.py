"""The guide before a real browser, which keeps the server's policy: search, lists, the way there and back."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from mkdocs.commands.build import build
from mkdocs.config import load_config
from playwright.sync_api import expect

from bench.browsing import PHONE
from kabinett.server.clientfiles import ClientFiles
from tests.server.web import Site, serving, settings_in
from tests.web.browser import Crowd
from tests.web.test_axe import LOOKS, looks, wrong_of

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with the guide as it is now."""
    folder = tmp_path_factory.mktemp("guide")
    build(load_config(str(ROOT / "mkdocs.yml"), site_dir=str(folder)))
    with serving(settings_in(tmp_path_factory.mktemp("site"))) as site:
        site.app.state.guide = ClientFiles(folder)
        yield site


def test_what_is_searched_for_is_found(crowd: Crowd) -> None:
    page = crowd.visitor().open("/docs/server/").page
    found = page.locator("#mkdocs-search-results")
    expect(found).to_be_hidden()
    words = page.get_by_label("Search")
    # The index is loaded by and by, and a letter that is pressed before that finds nothing.
    with page.expect_response("**/search/search_index.json"):
        page.reload()
    page.wait_for_load_state("networkidle")
    words.press_sequentially("stages")
    expect(found).to_be_visible()
    found.get_by_role("link", name="State and stages").first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("State and stages")
    assert "/docs/concepts/stages/" in page.url


def test_what_was_found_goes_when_nothing_is_searched_for(crowd: Crowd) -> None:
    page = crowd.visitor().open("/docs/").page
    page.get_by_label("Search").fill("stages")
    expect(page.locator("#mkdocs-search-results")).to_be_visible()
    page.get_by_label("Search").fill("")
    expect(page.locator("#mkdocs-search-results")).to_be_hidden()


def test_the_foot_of_a_page_leads_to_the_guide_and_the_guide_back(crowd: Crowd) -> None:
    page = crowd.visitor().open("/rules/maria").page
    page.locator(".colophon").get_by_role("link", name="Guide").click()
    expect(page).to_have_title("The guide – Kabinett")
    page.get_by_role("link", name="To the tables").click()
    expect(page.locator(".colophon")).to_be_visible()


def test_on_a_phone_nothing_is_wider_than_the_screen(crowd: Crowd) -> None:
    visitor = crowd.visitor(viewport=PHONE, has_touch=True, is_mobile=True)
    for path in ("/docs/", "/docs/server/", "/docs/speed/", "/docs/editions/", "/docs/terms/ru/"):
        page = visitor.open(path).page
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    page.get_by_role("link", name="Contents").click()
    expect(page.locator("#guide")).to_be_in_viewport()


def test_the_present_page_is_in_sight_in_the_list(crowd: Crowd) -> None:
    page = crowd.visitor().open("/docs/terms/ru/").page
    expect(page.locator("nav [aria-current]")).to_have_text("Russian")
    expect(page.locator("nav [aria-current]")).to_be_in_viewport()


def test_what_is_not_there_is_a_page_too(crowd: Crowd) -> None:
    page = crowd.visitor().page
    page.goto(f"{crowd.site.url}/docs/no/such/page")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nothing here")
    page.get_by_role("link", name="How to host").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("How to host")


@looks
def test_axe_finds_no_serious_fault(crowd: Crowd, look: str) -> None:
    paths = ("/docs/playing/", "/docs/server/")
    assert wrong_of(crowd.visitor(**LOOKS[look]), paths) == {}
