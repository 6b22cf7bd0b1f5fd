"""A whole introductory game of Maria, by three people in three browsers, from the keyboard."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from bench.scenes import INTRODUCTORY
from kabinett.core.game import Game
from kabinett.games import game_info
from tests.server.web import MARIA
from tests.web.browser import Crowd
from tests.web.playing import play_on
from tests.web.scenes import sit_down

SEED = 1741  # of the cards and of all choices, so that a fault comes again


def test_three_people_play_the_introductory_game_to_its_end(crowd: Crowd) -> None:
    people, _ = sit_down(crowd, Game(game_info("maria").rules(INTRODUCTORY), SEED), MARIA)
    questions = play_on(list(people.values()), Random(SEED))
    for person in people.values():
        expect(person.question).to_contain_text("won")
    assert len(questions) > 100
    for asked in ("troops left to give out", "Where does hussar", "Which piece moves next", "Where to?"):
        assert any(asked in question for question in questions), asked
