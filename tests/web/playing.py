"""Whole games in browsers: whoever is asked chooses something of what his page offers, by mouse, keys or finger."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from playwright.sync_api import Page

from tests.web.browser import PATIENCE, Visitor

# What a page offers: buttons of the prompt, and whatever is lit on the board or on the stage. (A Reserve in a hand is
# lit too, but only leads to its values; these are choices.)
OFFERED = ".prompt .choice:not([disabled]), .spot.open[role=button], .choosable.open[aria-pressed]"
LISTED = ".choice-list li button"
MOST_TABS = 150  # steps of the focus until something comes that can be chosen

# One of the things that are offered; where it can be hit with a pointer, if it lies bare. It is looked for where it is
# painted: between a new question and its first frame the map may still have to make room.
CHOICE = """async ([offered, lot]) => {
  const found = [...document.querySelectorAll(offered)];
  const choice = found[lot % found.length];
  choice.scrollIntoView({block: "nearest"});
  let box, before;
  do {
    before = box;
    await new Promise(requestAnimationFrame);
    box = choice.getBoundingClientRect();
  } while (box.x !== before?.x || box.y !== before?.y);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  return {x, y, bare: choice.contains(document.elementFromPoint(x, y))};
}"""
FOCUS = """([offered, lot]) => {
  const found = [...document.querySelectorAll(offered)];
  found[lot % found.length].focus();
}"""

# Which question the page shows, whether the game is over, what is asked, what went wrong.
SHOWN = """() => {
  const prompt = document.querySelector(".prompt");
  const text = part => prompt?.querySelector(part)?.textContent ?? "";
  const {question = "0", over = "no"} = prompt?.dataset ?? {};
  return [question, over, text(".question"), text(".trouble")];
}"""

# Resolves when the page shows another question, or when the game is over. (Asking for every frame would draw frames.)
ANSWERED = """([asked, patience]) => new Promise((done, fail) => {
  const late = setTimeout(() => fail(new Error(
    `question ${asked} is still there: ${document.querySelector(".prompt")?.textContent}`)), patience);
  const look = () => {
    const {question, over} = document.querySelector(".prompt")?.dataset ?? {};
    if (question === asked && over !== "yes") return;
    clearTimeout(late);
    watch.disconnect();
    done();
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, {subtree: true, childList: true, attributes: true, attributeFilter: ["data-question"]});
  look();
})"""

By = Callable[[Page, int], None]


@dataclass(frozen=True)
class Shown:
    """What a page shows just now."""

    question: str
    over: bool
    text: str
    trouble: str


def shown(visitor: Visitor) -> Shown:
    """What his page shows just now. The number of the question changes with every answer; 0 is none."""
    question, over, text, trouble = visitor.page.evaluate(SHOWN)
    return Shown(question, over == "yes", text, trouble)


def by_keys(page: Page, lot: int) -> None:
    """Go to a choice and press Enter; once more to confirm it."""
    page.evaluate(FOCUS, [OFFERED, lot])
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")


def by_keys_alone(page: Page, lot: int) -> None:
    """Touch nothing but keys: N goes from choice to choice on the board, Tab goes everywhere. Enter, and once more."""
    if page.locator(".board .spot.open").count():
        for _ in range(1 + lot % 4):
            page.keyboard.press("n")
    _tab_on(page)
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")


def _tab_on(page: Page) -> None:
    for _ in range(MOST_TABS):
        if page.evaluate("offered => document.activeElement.matches(offered)", OFFERED):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"no choice in {MOST_TABS} steps: {page.evaluate(SHOWN)}")


def by_mouse(page: Page, lot: int) -> None:
    """Click a choice, then the button that confirms."""
    _press(page, lot, page.mouse.click)


def by_finger(page: Page, lot: int) -> None:
    """Tap a choice, then the button that confirms."""
    _press(page, lot, page.touchscreen.tap)


def _press(page: Page, lot: int, press: Callable[[float, float], None]) -> None:
    found = page.evaluate(CHOICE, [OFFERED, lot])
    if not found["bare"]:  # under other pieces, or out of sight: there is the list of all choices
        found = _listed(page, lot, press)
    press(found["x"], found["y"])
    page.locator(".actions .confirm:enabled").wait_for()
    confirm = page.evaluate(CHOICE, [".actions .confirm", 0])
    assert confirm["bare"]
    press(confirm["x"], confirm["y"])


def _listed(page: Page, lot: int, press: Callable[[float, float], None]) -> dict[str, float]:
    if not page.locator(".list-choices").count():  # few choices are all buttons
        named: dict[str, float] = page.evaluate(CHOICE, [".prompt .choice", lot])
        return named
    if not page.locator(LISTED).count():
        button = page.evaluate(CHOICE, [".list-choices", 0])
        press(button["x"], button["y"])
        page.locator(LISTED).first.wait_for()
    found: dict[str, float] = page.evaluate(CHOICE, [LISTED, lot])
    assert found["bare"]
    return found


def answer(visitor: Visitor, dice: Random, by: By = by_keys) -> str:
    """Choose anything; what was asked. It has been answered when this returns."""
    page, asked = visitor.page, shown(visitor)
    page.locator(OFFERED).first.wait_for(state="attached")
    by(page, dice.randrange(1 << 30))
    page.evaluate(ANSWERED, [asked.question, PATIENCE])
    return asked.text


def asked(visitors: Sequence[Visitor]) -> Visitor | None:
    """Somebody whose page asks him something; None when the game is over. Waits until one of the two is so."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        for visitor in visitors:
            now = shown(visitor)
            if now.over:
                return None
            if now.question != "0":
                return visitor
        time.sleep(0.01)
    raise AssertionError(f"nobody is asked, and the game is not over: {[shown(visitor) for visitor in visitors]}")


def play_on(visitors: Sequence[Visitor], dice: Random, by: By = by_keys, most: int = 5000) -> list[str]:
    """Let all play until the game is over, or for a number of answers; what was asked, in order."""
    questions: list[str] = []
    while len(questions) < most and (visitor := asked(visitors)):
        questions.append(answer(visitor, dice, by))
    return questions
