"""How fast the browser client is on this machine, on a running advanced game of Maria: `make browser-speed`.

Measured in real Chromium against a real server: from the navigation to the board with its pieces painted (the server is
warm, the browser's cache is cold), from the socket's message to the painted change of a move that another seat made,
what a table loads, and how smoothly the map is moved.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from importlib.resources import files
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, Response

from bench.browsing import DESKTOP, open_browser
from bench.scenes import BY_NAME, Scene, find
from bench.screenshots import put
from bench.serving import Server
from kabinett.arena.drills import DRILLS

VIEWS = 7  # times that the page is opened
MOVES = 30  # that are watched
PATIENCE = 60_000
KB = 1000
MIDDLE = (700, 300)  # of the map, on the screen

# Tells when the board with its pieces is painted, and how long each update of the socket took to be painted.
WATCH = """() => {
  const painted = (then) => requestAnimationFrame(() => {
    const {port1, port2} = new MessageChannel();
    port1.onmessage = () => then(performance.now());
    port2.postMessage(null);
  });
  const laid = () => document.querySelector(".board-ground path") && document.querySelector(".board .unit");
  const first = new MutationObserver(() => {
    if (!laid()) return;
    first.disconnect();
    painted((now) => window.firstView = now);
  });
  first.observe(document, {subtree: true, childList: true});

  window.delays = [];
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      this.addEventListener("message", ({data}) => JSON.parse(data).type === "update" && heard(performance.now()));
    }
  };
  const heard = (at) => {
    const change = new MutationObserver(() => {
      change.disconnect();
      painted((now) => window.delays.push(now - at));
    });
    const everything = {subtree: true, childList: true, attributes: true, characterData: true};
    change.observe(document.querySelector(".table"), everything);
  };
}"""

# The time between frames, as long as it runs.
FRAMES = """() => {
  window.frames_ = [];
  let last = performance.now();
  const next = (now) => { window.frames_.push(now - last); last = now; window.counting = requestAnimationFrame(next); };
  window.counting = requestAnimationFrame(next);
}"""
COUNTED = "() => { cancelAnimationFrame(window.counting); return window.frames_.slice(1); }"


@dataclass
class Seat:
    """Somebody at a seat of the table, with cookies of his own."""

    context: BrowserContext
    csrf: str

    def play(self, url: str, seat: str, move: str) -> None:
        """Make a move as a program would."""
        question = self.context.request.get(f"{url}/view?seat={seat}").json()["question"]
        body = {"seat": seat, "move": move, "question": question}
        made = self.context.request.post(f"{url}/moves", data=body, headers={"X-CSRF-Token": self.csrf})
        assert made.ok, made.text()


@dataclass
class Table:
    """The table that is measured."""

    scene: Scene
    server: str
    id: str
    seats: dict[str, Seat]

    @property
    def page(self) -> str:
        """Where a browser finds it."""
        return f"{self.server}/tables/{self.id}"

    @property
    def api(self) -> str:
        """Where a program finds it."""
        return f"{self.server}/api/tables/{self.id}"


@dataclass
class Figures:
    """What was measured, as rows of a table: what, how much, what it should be."""

    rows: list[tuple[str, str, str]] = field(default_factory=list)

    def add(self, what: str, measured: str, goal: str = "") -> None:
        """One row."""
        self.rows.append((what, measured, goal))

    def times(self, what: str, found: list[float], goal: str = "") -> None:
        """Milliseconds: the middle of them, and what 19 of 20 are under."""
        high = quantiles(found, n=20, method="inclusive")[-1]
        self.add(what, f"{median(found):.0f} ms (95 %: {high:.0f} ms, {len(found)} times)", goal)

    def __str__(self) -> str:
        wide = max(len(what) for what, _, _ in self.rows)
        return "\n".join(f"{what:{wide}}  {measured:34}  {goal}".rstrip() for what, measured, goal in self.rows)


@contextmanager
def laid(browser: Browser) -> Iterator[Table]:
    """A server with a table in the middle of an advanced game, and somebody at each seat."""
    scene = find(BY_NAME["advanced"])
    with TemporaryDirectory() as place, Server(Path(place)) as server:
        seats, table = dict[str, Seat](), ""
        for seat, token in put(Path(place), scene.game).items():
            context = browser.new_context(viewport=DESKTOP)
            answer = context.request.post(f"{server.url}/api/links/{token}/open", data={"name": seat[:6]})
            assert answer.ok, answer.text()
            seats[seat], table = Seat(context, answer.json()["csrf"]), answer.json()["table"]["id"]
        yield Table(scene, server.url, table, seats)


def opened(table: Table, context: BrowserContext) -> Page:
    """The page of the table, with its pieces painted."""
    page = context.new_page()
    page.add_init_script(f"({WATCH})()")
    page.goto(table.page)
    page.wait_for_function("() => window.firstView", timeout=PATIENCE)
    return page


def first_views(browser: Browser, table: Table, figures: Figures) -> None:
    """How long somebody waits who opens the table; everything comes from the server each time."""
    state = table.seats[table.scene.seat].context.storage_state()
    found = list[float]()
    for number in range(VIEWS + 1):
        context = browser.new_context(viewport=DESKTOP, storage_state=state)
        page = opened(table, context)
        if number:  # the first one warms the server
            found.append(page.evaluate("window.firstView"))
        context.close()
    figures.times("first view", found, "< 1 s")


def sizes(browser: Browser, table: Table, figures: Figures) -> None:
    """What comes over the line until the table is there, as it comes: packed."""
    state = table.seats[table.scene.seat].context.storage_state()
    context = browser.new_context(viewport=DESKTOP, storage_state=state)
    page, answers = context.new_page(), list[Response]()
    page.on("response", lambda answer: answers.append(answer))
    page.goto(table.page)
    page.locator(".board .unit").first.wait_for(timeout=PATIENCE)
    page.wait_for_load_state("networkidle")
    loaded = dict.fromkeys(("program and style", "fonts", "map and board", "the rest"), 0)
    for answer in answers:
        loaded[kind_of(answer)] += answer.request.sizes()["responseBodySize"]
    for kind, size in loaded.items():
        figures.add(f"loaded by a table: {kind}", f"{size / KB:.0f} kB", "< 300 kB" if kind.startswith("prog") else "")
    figures.add("the whole client, both games", f"{whole_client() / KB:.0f} kB", "< 300 kB")
    context.close()


def kind_of(answer: Response) -> str:
    """What an answer brings."""
    kind = answer.request.resource_type
    if kind == "font":
        return "fonts"
    if "/api/games/" in answer.url:
        return "map and board"
    return "program and style" if kind in ("script", "stylesheet", "document") else "the rest"


def whole_client() -> int:
    """Bytes of all scripts and style sheets, each packed."""
    assets = (files("kabinett") / "static" / "assets").iterdir()
    return sum(len(gzip.compress(file.read_bytes())) for file in assets if file.name.endswith((".js", ".css")))


def moves(table: Table, figures: Figures) -> None:
    """How soon a move of another seat is on the screen, from the socket's message on."""
    watcher = next(seat for seat in table.seats if seat != table.scene.seat)
    page = opened(table, table.seats[watcher].context)
    game, drill = table.scene.game, DRILLS["maria"](1)
    while page.evaluate("window.delays.length") < MOVES:
        decision = game.decisions()[0]
        move = drill.choose(game.state, decision)
        before = page.evaluate("window.delays.length")
        table.seats[decision.seat].play(table.api, decision.seat, str(move))
        game.play(decision.seat, move)
        page.wait_for_function("before => window.delays.length > before", arg=before, timeout=PATIENCE)
    figures.times("a move, from the message to the screen", page.evaluate("window.delays"), "< 100 ms")
    page.close()


def smoothness(table: Table, figures: Figures) -> None:
    """How the map follows a hand: the time between frames, and the work of the page for each."""
    page = opened(table, table.seats[table.scene.seat].context)
    page.mouse.move(*MIDDLE)
    with watched(page, figures, "zoom"):
        for step in (*[-60] * 20, *[60] * 20):
            page.mouse.wheel(0, step)
    for _ in range(8):
        page.mouse.wheel(0, -100)
    page.mouse.down()
    with watched(page, figures, "drag"):
        for across in (*range(0, 300, 6), *range(300, -300, -6)):
            page.mouse.move(MIDDLE[0] + across, MIDDLE[1] + across // 2)
    page.mouse.up()
    page.close()


@contextmanager
def watched(page: Page, figures: Figures, what: str) -> Iterator[None]:
    """Count the frames while something is done."""
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    before = busy(session.send("Performance.getMetrics"))
    page.evaluate(FRAMES)
    yield
    frames: list[float] = page.evaluate(COUNTED)
    work = (busy(session.send("Performance.getMetrics")) - before) * 1000 / len(frames)
    figures.times(f"{what}: between frames", frames, "17 ms is the screen's own pace")
    figures.add(f"{what}: work of the page for a frame", f"{work:.1f} ms")


def busy(metrics: Any) -> float:
    """Seconds of work of the page's main thread."""
    return next(float(one["value"]) for one in metrics["metrics"] if one["name"] == "TaskDuration")


def main() -> None:
    """Measure, and print a table."""
    figures = Figures()
    with open_browser() as browser, laid(browser) as table:
        first_views(browser, table, figures)
        sizes(browser, table, figures)
        moves(table, figures)
        smoothness(table, figures)
    print(figures)


if __name__ == "__main__":
    main()
