"""Against bots to the end: by mouse and by keys on a large screen, with a finger on a phone."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.server.web import MARIA
from tests.web.browser import Crowd, Visitor
from tests.web.playing import By, by_finger, by_keys_alone, by_mouse, play_on


def to_the_end(visitor: Visitor, by: By, seat: str) -> int:
    """Play an introductory game of Maria as this seat, whatever comes of it; how many questions were answered."""
    visitor.come("Anna")
    seats = dict.fromkeys(MARIA, "bot random") | {seat: "mine"}
    table = visitor.post("/tables", game="maria", options={"variant": "introductory"}, seats=seats)["id"]
    visitor.open(f"/tables/{table}")
    questions = play_on([visitor], Random(4), by)
    expect(visitor.question).to_contain_text("won")
    return len(questions)


def test_by_mouse(crowd: Crowd) -> None:
    assert to_the_end(crowd.visitor(), by_mouse, "louis_xv") > 20


def test_by_keys(crowd: Crowd) -> None:
    assert to_the_end(crowd.visitor(), by_keys_alone, "louis_xv") > 20


def test_by_finger_on_a_phone(crowd: Crowd) -> None:
    visitor = crowd.phone()
    assert to_the_end(visitor, by_finger, "frederick") > 20
    width = visitor.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390  # nothing hangs over
