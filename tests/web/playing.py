"""Whole games in browsers: whoever is asked chooses something of what his page offers, by mouse, keys or finger."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random

from playwright.sync_api import Locator, Page

from tests.web.browser import PATIENCE, Visitor

# What a page offers: buttons of the prompt, and whatever is lit on the board or lies as a card on the stage.
OFFERED = ".prompt .choice:not([disabled]), .spot.open[role=button], .choosable.open, .hand-card.open"
By = Callable[[Page, Locator], None]


def by_keys(page: Page, choice: Locator) -> None:
    """Go to a choice and press Enter; once more to confirm it."""
    choice.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")


def by_mouse(page: Page, choice: Locator) -> None:
    """Click a choice, then the button that confirms. What lies under other pieces is found in the list of choices."""
    _press(page, choice, lambda found: found.click())


def by_finger(page: Page, choice: Locator) -> None:
    """Tap a choice, then the button that confirms."""
    _press(page, choice, lambda found: found.tap())


def _press(page: Page, choice: Locator, press: Callable[[Locator], None]) -> None:
    reached = choice.evaluate(
        """choice => {
             choice.scrollIntoView({block: "nearest"});
             const box = choice.getBoundingClientRect();
             const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
             return choice.contains(there);
           }"""
    )
    if reached:
        press(choice)
    else:
        choice.focus()
        page.keyboard.press("Enter")
    press(page.locator(".actions .confirm"))


def number_of(page: Page) -> str:
    """Which question the page shows; it changes with every answer."""
    return str(page.locator(".prompt").get_attribute("data-question"))


def answer(visitor: Visitor, dice: Random, by: By = by_keys) -> str:
    """Choose anything; what was asked. It has been answered when this returns."""
    page, asked = visitor.page, number_of(visitor.page)
    offered = page.locator(OFFERED)
    offered.first.wait_for(state="attached", timeout=PATIENCE)
    question = visitor.question.inner_text()
    by(page, offered.nth(dice.randrange(offered.count())))
    page.wait_for_function(
        "asked => document.querySelector('.prompt')?.dataset.question !== asked", arg=asked, timeout=PATIENCE
    )
    return question


def asked(visitors: Sequence[Visitor]) -> Visitor | None:
    """Somebody whose page asks him something; None when the game is over. Waits until one of the two is so."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        for visitor in visitors:
            prompt = visitor.page.locator(".prompt")
            if prompt.get_attribute("data-over") == "yes":
                return None
            if number_of(visitor.page) != "0":
                return visitor
        time.sleep(0.01)
    raise AssertionError("nobody is asked, and the game is not over")


def play_on(visitors: Sequence[Visitor], dice: Random, by: By = by_keys, most: int = 5000) -> list[str]:
    """Let all play until the game is over, or for a number of answers; what was asked, in order."""
    questions: list[str] = []
    while len(questions) < most and (visitor := asked(visitors)):
        questions.append(answer(visitor, dice, by))
    return questions
