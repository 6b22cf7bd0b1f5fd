"""Every kind of question of Ancien Régime in the browser: what its page says beside the choices, and that they can be
made by mouse and by finger."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from bench.browsing import PHONE
from bench.scenes import BY_NAME, WANTED, find
from tests.web.browser import Crowd
from tests.web.playing import answer, by_finger, by_mouse
from tests.web.scenes import lay, sit_down

SCENES = [wanted.name for wanted in WANTED if wanted.game == "ancien_regime"]
TOUCHED = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
WIDER = "document.documentElement.scrollWidth > innerWidth"


@pytest.mark.parametrize(("name", "finger"), [(name, n % 2 == 0) for n, name in enumerate(SCENES)])
def test_it_can_be_answered(crowd: Crowd, name: str, finger: bool) -> None:
    scene = find(BY_NAME[name])
    people, _ = sit_down(crowd, scene.game, (scene.seat,), **(TOUCHED if finger else {}))
    visitor = people[scene.seat]
    assert not visitor.page.evaluate(WIDER)
    answer(visitor, Random(7), by_finger if finger else by_mouse)


def offered(page: Page, sheet: str) -> list[str]:
    """What can be chosen on a sheet, as it is read out."""
    page.locator(f".{sheet} .choosable.open").first.wait_for()
    return page.locator(f".{sheet} .choosable.open > .visually-hidden").all_text_contents()


@pytest.mark.parametrize(
    ("name", "sheet", "told"),
    [
        ("diplomacy", "diplomacy-board", "Great Britain has to accept"),
        ("expulsion", "diplomacy-board", "Influence 12, Morale 8"),
        ("election", "election-board", "4 votes of its own"),
        ("auction", "auction-board", "leaves 4 Morale"),
        ("subsidies", "offers-board", "3 Money"),
        ("leadership", "leadership-board", "off board"),
        ("mobilisation", "mobilisation-board", "now 11 of 15"),
        ("arbiter", "arbiter-board", "up to 3 Movement Turns"),
        ("support_defence", "battle-board", "Bohemia"),
        ("pile", "battle-board", "2 cards may still be played"),
        ("scout", "battle-board", "a card face down"),
    ],
)
def test_sheets_say_what_one_should_know(crowd: Crowd, name: str, sheet: str, told: str) -> None:
    scene, people, _ = lay(crowd, name)
    assert told in "\n".join(offered(people[scene.seat].page, sheet))


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("garrison", "he keeps 2 troops"),
        ("further_turn", "has Morale"),
        ("consent", "French general 1 with 1 troop"),
        ("offered_money", "has 0 Money, 6 cards"),
        ("withdrawal", "home of Austria"),
    ],
)
def test_buttons_say_what_one_should_know(crowd: Crowd, name: str, told: str) -> None:
    scene, people, _ = lay(crowd, name)
    expect(people[scene.seat].page.locator(".choice-facts").first).to_contain_text(told)


def test_a_way_is_planned_and_taken(crowd: Crowd) -> None:
    scene, people, _ = lay(crowd, "generals")
    page = people[scene.seat].page
    page.locator('.unit[data-spot="general:prussia_3"]').click()
    land = page.locator('.land.open[data-spot="territory:warszawa"]')
    land.wait_for()
    land.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".plan-words")).to_contain_text("battle against Russia: base Strength 3 against 1")
    expect(page.locator(".plan .march")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".question")).to_contain_text("garrison in Borussia")
    expect(page.locator(".unit.marching")).to_have_attribute("data-spot", "general:prussia_3")


def test_cards_are_chosen_by_their_value(crowd: Crowd) -> None:
    scene, people, _ = lay(crowd, "cards")
    page = people[scene.seat].page
    page.locator(".hand-card.open .gives").first.wait_for()
    assert page.locator(".choices .choice").count() == 1  # to pass; cards are chosen where they are
    page.keyboard.press("5")
    expect(page.locator(".plan-words")).to_have_text("a 5, face down")
    page.keyboard.press("Enter")
    expect(page.locator(".pile-card")).to_have_count(1)
