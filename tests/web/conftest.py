"""A browser for each process of the tests, a server for each module, and people who go home at the end of a test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from bench.browsing import open_browser
from tests.server.web import Site, serving, settings_in
from tests.web.browser import Crowd


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with open_browser() as browser:
        yield browser


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with serving(settings_in(tmp_path_factory.mktemp("site"))) as site:
        yield site


@pytest.fixture
def crowd(site: Site, browser: Browser) -> Iterator[Crowd]:
    crowd = Crowd(site, browser, [])
    yield crowd
    crowd.leave()
