"""Chromium for pictures, measurements and tests: Debian's, driven by Playwright, without a screen."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files

from playwright.sync_api import Browser, ViewportSize, sync_playwright

FLAGS = (
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
)  # fmt: skip
DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)


def find_chromium() -> str:
    """Where Chromium is; `make test` installs it where it is missing."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found, "Chromium is missing: tools/need-chromium installs it"
    return found


@contextmanager
def open_browser() -> Iterator[Browser]:
    """A browser. The client must have been built (`make web`)."""
    assert (files("kabinett") / "static" / "index.html").is_file(), "the client is not built: make web"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=find_chromium(), args=list(FLAGS))
        yield browser
        browser.close()
