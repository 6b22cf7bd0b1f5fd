"""At a table: choosing and confirming, undo, why not, keys, one screen for several, a server that goes and comes."""

from __future__ import annotations

from pathlib import Path
from random import Random

from playwright.sync_api import Browser, expect

from bench.browsing import DESKTOP
from tests.server.web import MARIA, serving, settings_in
from tests.web.browser import Crowd, Visitor
from tests.web.playing import answer, by_mouse, shown
from tests.web.scenes import lay

BOTS = dict.fromkeys(MARIA, "bot random")


def alone(visitor: Visitor, seat: str = "maria_theresa", **more: object) -> Visitor:
    """A visitor at an introductory game of Maria against bots."""
    visitor.come("Anna")
    table = visitor.post("/tables", game="maria", seats=BOTS | {seat: "mine"}, **more)["id"]
    return visitor.open(f"/tables/{table}")


def test_a_choice_is_marked_first_and_sent_when_it_is_confirmed(crowd: Crowd) -> None:
    anna = alone(crowd.visitor())
    expect(anna.question).to_contain_text("Austria has 28 troops left")
    four = anna.page.locator('[data-choice="value:4"]')
    four.click()
    expect(four).to_have_attribute("aria-pressed", "true")
    expect(anna.question).to_contain_text("28 troops left")  # nothing is sent yet
    anna.send()
    expect(anna.question).to_contain_text("24 troops left")


def test_a_marked_choice_can_be_given_up(crowd: Crowd) -> None:
    anna = alone(crowd.visitor())
    anna.page.locator('[data-choice="value:4"]').click()
    anna.page.locator(".actions .back").click()
    expect(anna.confirm).to_be_disabled()
    expect(anna.question).to_contain_text("28 troops left")


def test_the_two_buttons_never_change_places(crowd: Crowd) -> None:
    anna = alone(crowd.visitor())
    expect(anna.question).to_contain_text("28 troops left")
    places = [button.bounding_box() for button in (anna.page.locator(".actions .back"), anna.confirm)]
    anna.page.locator('[data-choice="value:4"]').click()
    expect(anna.confirm).to_be_enabled()
    assert places == [button.bounding_box() for button in (anna.page.locator(".actions .back"), anna.confirm)]


def test_a_move_is_taken_back(crowd: Crowd) -> None:
    anna = alone(crowd.visitor())
    anna.page.locator('[data-choice="value:4"]').click()
    anna.send()
    expect(anna.question).to_contain_text("24 troops left")
    anna.page.locator(".actions .back").click()
    expect(anna.question).to_contain_text("28 troops left")


def test_what_cannot_be_taken_back_is_refused_in_words(crowd: Crowd) -> None:
    anna = alone(crowd.visitor())
    expect(anna.question).to_contain_text("28 troops left")
    anna.page.locator(".actions .back").click()
    expect(anna.page.locator(".prompt .trouble")).to_contain_text("no move")


def test_the_board_says_why_something_is_no_choice(crowd: Crowd) -> None:
    _, people, _ = lay(crowd, "march")
    (visitor,) = people.values()
    visitor.spot("city:wien").dispatch_event("click")
    told = visitor.page.locator(".told")
    expect(told).to_contain_text("Wien")
    expect(told.locator(".why")).to_contain_text("a move goes from city to city")
    told.locator(".clause").click()
    expect(visitor.page.locator(".drawer .rules-text")).to_contain_text("M10.1")


def test_a_march_is_planned_before_it_is_sent(crowd: Crowd) -> None:
    scene, people, _ = lay(crowd, "movement")
    visitor = people[scene.seat]
    before = visitor.question.inner_text()
    visitor.page.locator(".board .spot.open[data-spot^='piece:']").first.dispatch_event("click")
    visitor.page.locator(".plan .reach").first.wait_for(state="attached")
    visitor.page.locator(".plan .reach").first.dispatch_event("click")
    expect(visitor.page.locator(".plan .march")).to_have_count(1)
    expect(visitor.page.locator(".plan-words")).not_to_be_empty()
    expect(visitor.question).to_have_text(before)
    piece = visitor.page.locator(".board .spot.chosen[data-spot^='piece:']").get_attribute("data-spot")
    visitor.send()
    expect(visitor.page.locator(".plan .march")).to_have_count(0)
    expect(visitor.page.locator(f".board .spot.open[data-spot='{piece}']")).to_have_count(0)  # it has moved


def test_keys_alone_are_enough(crowd: Crowd) -> None:
    anna = alone(crowd.visitor())
    expect(anna.question).to_contain_text("28 troops left")
    keyboard = anna.page.keyboard
    for _ in range(200):
        keyboard.press("Tab")
        if anna.page.evaluate("document.activeElement?.dataset?.choice") == "value:4":
            break
    keyboard.press("Enter")
    keyboard.press("Enter")
    expect(anna.question).to_contain_text("24 troops left")
    keyboard.press("u")
    expect(anna.question).to_contain_text("28 troops left")
    keyboard.press("l")
    expect(anna.page.locator(".drawer h2")).to_have_text("Log")
    keyboard.press("Escape")
    expect(anna.page.locator(".drawer")).to_have_count(0)


def test_between_two_at_one_screen_is_a_curtain(crowd: Crowd) -> None:
    host = crowd.visitor().come("Anna")
    seats = {"maria_theresa": "mine", "frederick": "mine", "louis_xv": "bot random"}
    table = host.post("/tables", game="maria", seats=seats)["id"]
    host.open(f"/tables/{table}")
    first = raise_curtain(host)
    while shown(host).question != "0":  # he gives out all his troops
        answer(host, Random(1), by_mouse)
    second = raise_curtain(host)
    assert {first, second} == {"Maria Theresa", "Frederick"}
    host.page.locator(".seat button:enabled").click()  # the first wants to look once more
    assert raise_curtain(host) == first


def raise_curtain(host: Visitor) -> str:
    """Who is to sit down before the screen has sat down; nobody saw anything before, and no key did anything."""
    curtain = host.page.locator(".curtain")
    expect(curtain).to_be_visible()
    box = curtain.bounding_box()
    assert box
    assert (box["width"], box["height"]) == (DESKTOP["width"], DESKTOP["height"])
    host.page.keyboard.press("4")
    expect(curtain).to_be_visible()
    name = curtain.locator("h2").inner_text()
    curtain.get_by_role("button").click()
    expect(host.page.locator(".seat.shown")).to_contain_text(name)
    expect(host.confirm).to_be_disabled()  # nothing is chosen
    return name


def test_a_page_finds_the_server_again(browser: Browser, tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    with serving(settings) as site:
        crowd = Crowd(site, browser, [])
        anna = alone(crowd.visitor())
        expect(anna.question).to_contain_text("28 troops left")
        port = site.port
    expect(anna.page.locator(".line.lost")).to_be_visible()
    with serving(settings, port=port):
        expect(anna.page.locator(".line.lost")).to_have_count(0)
        anna.page.locator('[data-choice="value:4"]').click()
        anna.send()
        expect(anna.question).to_contain_text("24 troops left")
        crowd.leave()
