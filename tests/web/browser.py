"""People before real browsers: Chromium, driven by Playwright, at a real server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Locator, Page, expect

from bench.browsing import DESKTOP, PHONE
from tests.server.web import Site

PATIENCE = 30_000  # milliseconds; two cores may have much to do
expect.set_options(timeout=PATIENCE)

# While something is on its way neither button can be pressed; when the game is over there are none.
ANSWERED = """() => {
  const [back, confirm] = ["back", "confirm"].map(name => document.querySelector(`.actions .${name}`));
  return !back || (confirm.disabled && !back.disabled);
}"""


@dataclass
class Visitor:
    """Somebody with a browser of his own. What goes wrong in his pages is kept, and fails the test at its end."""

    site: Site
    context: BrowserContext
    page: Page
    faults: list[str]

    def open(self, path: str = "/") -> Visitor:
        """Go to a page of the server."""
        self.page.goto(f"{self.site.url}{path}")
        return self

    def come(self, name: str) -> Visitor:
        """Be a guest, without going through the lobby."""
        answer = self.page.request.post(f"{self.site.url}/api/guests", data={"name": name})
        assert answer.ok, answer.text()
        return self

    @property
    def csrf(self) -> str:
        """What a page sends with what changes something."""
        return str(self.page.request.get(f"{self.site.url}/api/me/csrf").json()["csrf"])

    def post(self, path: str, **body: object) -> dict[str, Any]:
        """Ask the server for something as this visitor's page would."""
        headers = {"X-CSRF-Token": self.csrf}
        answer = self.page.request.post(f"{self.site.url}/api{path}", data=body, headers=headers)
        assert answer.ok, answer.text()
        return dict(answer.json()) if answer.body() else {}

    # -- at a table

    @property
    def question(self) -> Locator:
        """What is asked, or whom one waits for."""
        return self.page.locator(".prompt .question")

    @property
    def confirm(self) -> Locator:
        """The button that sends."""
        return self.page.locator(".actions .confirm")

    def spot(self, spot: str) -> Locator:
        """Something on the board."""
        return self.page.locator(f'.board [data-spot="{spot}"]').first

    def choose(self, label: str) -> None:
        """Choose a button of the prompt, and confirm it."""
        self.page.locator(".choices .choice", has_text=label).first.click()
        self.send()

    def send(self) -> None:
        """Confirm what is chosen, and wait until the server has answered."""
        self.confirm.click()
        self.page.wait_for_function(ANSWERED)


@dataclass
class Crowd:
    """All visitors of a test."""

    site: Site
    browser: Browser
    everybody: list[Visitor]

    def visitor(self, **chosen: object) -> Visitor:
        """Somebody new, with cookies of his own. Playwright's options of a context may be given."""
        usual: dict[str, object] = {"viewport": DESKTOP, "reduced_motion": "reduce", "locale": "en-GB"}
        context = self.browser.new_context(**(usual | chosen))  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        visitor = Visitor(self.site, context, page, [])
        page.on("pageerror", lambda error: visitor.faults.append(str(error)))
        page.on("console", lambda message: _keep(visitor.faults, message.type, message.text))
        self.everybody.append(visitor)
        return visitor

    def phone(self, **chosen: object) -> Visitor:
        """Somebody with a phone."""
        return self.visitor(**({"viewport": PHONE, "has_touch": True, "is_mobile": True} | chosen))

    def leave(self) -> None:
        """All go home; nobody may have seen a fault."""
        faults = {fault for visitor in self.everybody for fault in visitor.faults}
        for visitor in self.everybody:
            visitor.context.close()
        assert not faults, faults


def _keep(faults: list[str], kind: str, text: str) -> None:
    # The browser writes a line of its own for every answer that is a refusal, and for every lost line.
    if kind == "error" and "Failed to load resource" not in text and "WebSocket connection" not in text:
        faults.append(text)
