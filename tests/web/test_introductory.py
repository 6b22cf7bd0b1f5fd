"""A whole introductory game of Maria, by three people in three browsers, from the keyboard."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.server.web import MARIA
from tests.web.browser import Crowd
from tests.web.playing import play_on


def test_three_people_play_the_introductory_game_to_its_end(crowd: Crowd) -> None:
    people = [crowd.visitor().come(name) for name in ("Anna", "Bert", "Carl")]
    table = people[0].post("/tables", game="maria", options={"variant": "introductory"}, seats={MARIA[0]: "mine"})["id"]
    for person, seat in zip(people[1:], MARIA[1:], strict=True):
        person.post(f"/tables/{table}/seats/{seat}/take")
    for person in people:
        person.open(f"/tables/{table}")
    questions = play_on(people, Random(1740))
    for person in people:
        expect(person.question).to_contain_text("won")
    assert len(questions) > 100
    assert any("retreat" in question for question in questions)
