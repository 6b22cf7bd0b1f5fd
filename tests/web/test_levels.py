"""Every level of bots is seated in the lobby, plays both games to the end, and says afterwards why."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest
from playwright.sync_api import Locator, Page, expect

from kabinett.bots import STEADY
from tests.server.web import Site, serving, settings_in
from tests.web.browser import Crowd, Visitor

QUICK = 0.02  # seconds for a decision, so that a game of slow thinkers is not long
PATIENCE = 150_000  # milliseconds for a whole game
MARIA = {"maria_theresa": "general", "frederick": "marshal", "louis_xv": "cadet"}
# The other seats have what the lobby has chosen for them.
EUROPE = {"austria": "general", "britain": "random", "france": "marshal", "prussia": "cadet"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that lets no bot think for long."""
    with serving(settings_in(tmp_path_factory.mktemp("site"), bot_seconds=QUICK)) as site:
        yield site


def seat_bots(page: Page, levels: Mapping[str, str]) -> None:
    """Choose a bot for every seat, one's own too, and begin."""
    for seat, level in levels.items():
        page.locator(f"#seat-{seat}").select_option(f"bot {level}")
    page.get_by_role("button", name="Begin").click()
    page.wait_for_url("**/tables/*")


def bots_at_the_end(visitor: Visitor) -> dict[str, str]:
    """The levels that play when the game is over."""
    page = visitor.page
    expect(page.locator('.prompt[data-over="yes"]')).to_be_visible(timeout=PATIENCE)
    table = page.request.get(f"{visitor.site.url}/api{page.url.removeprefix(visitor.site.url)}").json()
    return {seat: place["bot"] for seat, place in table["seats"].items()}


def a_reason(page: Page) -> Locator:
    """Why a bot did something: the last reason that the replay has."""
    page.get_by_role("link", name="Replay").first.click()
    why = page.locator(".happened .why")
    page.get_by_label("Moment of the game").press("PageUp")
    for _ in range(60):
        if why.count():
            break
        page.keyboard.press("ArrowLeft")
        page.wait_for_timeout(50)
    return why


def test_maria(crowd: Crowd) -> None:
    visitor = crowd.visitor().come("Anna").open("/new")
    main = visitor.page.locator("main")
    for label in ("Maria", "Introductory game"):
        main.get_by_text(label).first.click()
    seat_bots(visitor.page, MARIA)
    assert bots_at_the_end(visitor) == MARIA
    expect(a_reason(visitor.page)).to_contain_text("did this:")


def test_ancien_regime(crowd: Crowd) -> None:
    visitor = crowd.visitor().come("Anna").open("/new")
    main = visitor.page.locator("main")
    main.get_by_text("Ancien Régime").first.click()
    seat_bots(visitor.page, EUROPE)
    bots = bots_at_the_end(visitor)
    assert bots == dict.fromkeys(bots, STEADY) | EUROPE
    expect(a_reason(visitor.page)).to_contain_text("did this:")
