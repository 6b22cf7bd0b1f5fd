"""`make screenshots`: every main page and dialogue of the browser client, at two widths, light and dark; and by day the
most of them in every other language."""

from __future__ import annotations

import argparse
import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, BrowserContext, Page, StorageState, ViewportSize

from bench.browsing import DESKTOP, PHONE, open_browser
from bench.scenes import WANTED, Scene, find, nearly_over
from bench.serving import Server
from kabinett.core.fluent import LANGUAGE, languages
from kabinett.core.game import Game
from kabinett.server import keeping

SIZES: dict[str, ViewportSize] = {"1440": DESKTOP, "390": PHONE}
THEMES = ("light", "dark")
SETTLED = 400  # milliseconds after which nothing moves any more
DRAWERS = {
    "maria": ("army", "politics", "victory", "deals", "log", "talk", "rules", "twin", "more"),
    "ancien_regime": ("powers", "coalitions", "wheel", "race", "electors", "log", "talk", "rules", "twin", "more"),
}
WITH_DRAWERS = ("advanced", "cards")
LEARNING = (
    ("/learn", "learn"), ("/learn/maria/roads", "lesson-maria"), ("/learn/politics/display", "lesson-politics"),
    ("/learn/regime/wheel", "lesson-regime"), ("/learn/two-cards", "puzzle"),
)  # fmt: skip
OVER = "over"  # the scene of a game that has ended


@dataclass
class Camera:
    """Takes the pictures of one visitor."""

    page: Page
    folder: Path
    look: str

    def shoot(self, name: str) -> None:
        """One picture."""
        self.page.wait_for_timeout(SETTLED)
        self.page.screenshot(path=self.folder / f"{name}-{self.look}.png")

    def open(self, url: str, name: str) -> None:
        """A page by its address."""
        self.page.goto(url)
        self.page.wait_for_load_state("networkidle")
        self.shoot(name)


def put(data: Path, game: Game) -> dict[str, str]:
    """A new table with this game; the links of its seats."""
    file = data / "scene.jsonl"
    game.save(file)
    printed = keeping.import_journal(file, "", data)
    file.unlink()
    return {line.split(": ")[0]: line.rsplit("/", 1)[1] for line in printed.splitlines()[1:]}


@dataclass
class Amalie:
    """The person who sees it all: a guest, whom each link has given a seat."""

    url: str
    state: StorageState
    tables: dict[str, str]

    def play(self, browser: Browser, found: Scene, move: str) -> None:
        """Make a move at a table."""
        request = browser.new_context(storage_state=self.state).request
        table = f"{self.url}/api/tables/{self.tables[found.name]}"
        question = request.get(f"{table}/view?seat={found.seat}").json()["question"]
        csrf = request.get(f"{self.url}/api/me/csrf").json()["csrf"]
        body = {"seat": found.seat, "move": move, "question": question}
        made = request.post(f"{table}/moves", data=body, headers={"X-CSRF-Token": csrf})
        assert made.ok, made.text()


def invite(browser: Browser, url: str, seats: dict[str, str]) -> Amalie:
    """A guest who has opened the links of these tables, given by the names of their scenes."""
    context = browser.new_context()
    csrf = context.request.post(f"{url}/api/guests", data={"name": "Amalie"}).json()["csrf"]
    tables = {}
    for name, token in seats.items():
        opened = context.request.post(f"{url}/api/links/{token}/open", data={}, headers={"X-CSRF-Token": csrf})
        assert opened.ok, opened.text()
        tables[name] = opened.json()["table"]["id"]
    return Amalie(url, context.storage_state(), tables)


@contextlib.contextmanager
def visitor(
    browser: Browser, width: str, theme: str, folder: Path, state: StorageState | None, language: str = LANGUAGE
) -> Iterator[Camera]:
    """Somebody with a screen of this width who likes this theme, and has chosen a language."""
    phone = width == "390"
    context: BrowserContext = browser.new_context(
        viewport=SIZES[width], color_scheme="dark" if theme == "dark" else "light", has_touch=phone, is_mobile=phone,
        reduced_motion="reduce", storage_state=state,
    )  # fmt: skip
    context.add_init_script(f"localStorage.setItem('kabinett.language', '{language}')")
    yield Camera(context.new_page(), folder, f"{width}-{theme if language == LANGUAGE else language}")
    context.close()


def scene(camera: Camera, amalie: Amalie, found: Scene) -> None:
    """A table at a question, through the eyes of who is asked."""
    camera.open(f"{amalie.url}/tables/{amalie.tables[found.name]}", f"{found.game.rules.game}-{found.name}")
    if found.name in WITH_DRAWERS:
        drawers(camera, found.game.rules.game)
        overlays(camera, found.game.rules.game)


def drawers(camera: Camera, game: str) -> None:
    """Every drawer of the table that is open."""
    for name in DRAWERS[game]:
        tab = camera.page.locator(f'[data-panel="{name}"]')
        if tab.count():
            tab.click()
            camera.shoot(f"{game}-drawer-{name}")
            tab.click()


def overlays(camera: Camera, game: str) -> None:
    """Every layer over the map."""
    for number in range(camera.page.locator(".overlay-bar .button:not(.fold)").count()):
        with contextlib.suppress(Exception):
            camera.page.locator(".overlay-bar .fold").click(timeout=300)
        layer = camera.page.locator(".overlay-bar .button:not(.fold)").nth(number)
        if layer.is_visible():
            layer.click()
            camera.shoot(f"{game}-overlay-{number + 1}")
            layer.click()


def pages(camera: Camera, amalie: Amalie) -> None:
    """The pages outside a table, and a game that is over, with its replay in the middle."""
    for path, name in (
        ("/", "lobby"), ("/new", "new-table"), ("/account", "account"), ("/rules/maria", "rules-maria"),
        ("/rules/ancien_regime/C9.8", "rules-clause"), ("/nowhere", "not-found"), *LEARNING,
        (f"/tables/{amalie.tables[OVER]}", "maria-over"),
        (f"/tables/{amalie.tables[OVER]}/replay?move=200", "maria-replay"),
    ):  # fmt: skip
        camera.open(f"{amalie.url}{path}", name)


def shoot_all(browser: Browser, folder: Path, amalie: Amalie, scenes: list[Scene]) -> None:
    """All pictures in all looks."""
    for width in SIZES:
        for theme in THEMES:
            with visitor(browser, width, theme, folder, None) as camera:
                camera.open(f"{amalie.url}/", "lobby-stranger")
            with visitor(browser, width, theme, folder, amalie.state) as camera:
                pages(camera, amalie)
                for found in scenes:
                    scene(camera, amalie, found)


def shoot_languages(browser: Browser, folder: Path, amalie: Amalie, scenes: list[Scene]) -> None:
    """The lobby, what teaches, and every table, in the languages other than English."""
    for width in SIZES:
        for language in languages():
            if language == LANGUAGE:
                continue
            with visitor(browser, width, THEMES[0], folder, amalie.state, language) as camera:
                for path, name in (("/", "lobby"), ("/new", "new-table"), ("/rules/maria", "rules-maria"), *LEARNING):
                    camera.open(f"{amalie.url}{path}", name)
                for found in scenes:
                    scene(camera, amalie, found)


def main() -> None:
    """Fill the folder."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=Path("screenshots"))
    parser.add_argument("--only", help="only the scene of this name")
    given = parser.parse_args()
    folder: Path = given.folder
    folder.mkdir(parents=True, exist_ok=True)
    with TemporaryDirectory() as place, Server(Path(place)) as server, open_browser() as browser:
        scenes = [find(wanted) for wanted in WANTED if given.only in (None, wanted.name)]
        over, move = nearly_over()
        seats = {found.name: put(Path(place), found.game)[found.seat] for found in (*scenes, over)}
        amalie = invite(browser, server.url, seats)
        amalie.play(browser, over, move)
        shoot_all(browser, folder, amalie, scenes)
        shoot_languages(browser, folder, amalie, scenes)
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main()
