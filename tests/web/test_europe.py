"""A Round of Ancien Régime by seven people in seven browsers, and what its boards show."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from bench.scenes import SEVEN
from kabinett.games import game_info
from tests.web.browser import Crowd
from tests.web.playing import answer, asked
from tests.web.scenes import lay

POWERS = game_info("ancien_regime").rules(SEVEN).seats
MOST = 400  # answers of one Round


def test_seven_people_play_a_round(crowd: Crowd) -> None:
    people = {power: crowd.visitor().come(power) for power in POWERS}
    first = people[POWERS[0]]
    table = first.post("/tables", game="ancien_regime", options=dict(SEVEN), seats={POWERS[0]: "mine"})["id"]
    for power in POWERS[1:]:
        people[power].post(f"/tables/{table}/seats/{power}/take")
    for visitor in people.values():
        visitor.open(f"/tables/{table}")
    heading, dice, answers = first.page.locator(".top-bar .heading"), Random(1756), 0
    expect(heading).to_contain_text("Round 1")
    while "Round 2" not in heading.inner_text() and answers < MOST:
        person = asked(list(people.values()))
        assert person
        answer(person, dice)
        answers += 1
    expect(heading).to_contain_text("Round 2")
    assert answers > 20


def test_diplomacy_is_chosen_in_secret(crowd: Crowd) -> None:
    scene, people, _ = lay(crowd, "diplomacy")
    board = people[scene.seat].page.locator(".diplomacy-board")
    expect(board).to_contain_text("All choose a status, in secret")
    expect(board).to_contain_text("is choosing")


def test_a_battle_shows_both_sides_and_their_piles(crowd: Crowd) -> None:
    scene, people, _ = lay(crowd, "cards")
    visitor = people[scene.seat]
    board = visitor.page.locator(".battle-board")
    expect(board).to_contain_text("Attacker")
    expect(board).to_contain_text("Defender")
    expect(board.locator(".balance")).to_contain_text("As you know it")
    assert visitor.page.locator(".hand-card.open").count() > 0


def test_an_auction_and_an_election_show_who_has_decided(crowd: Crowd) -> None:
    scene, people, _ = lay(crowd, "auction")
    expect(people[scene.seat].page.locator(".auction-board")).to_contain_text("still bids")
    scene, people, _ = lay(crowd, "election")
    expect(people[scene.seat].page.locator(".election-board")).to_contain_text("vote")


def test_drawers_show_the_wheel_the_coalitions_and_the_race(crowd: Crowd) -> None:
    scene, people, _ = lay(crowd, "generals")
    page = people[scene.seat].page
    for key, text in (("w", "Taxation"), ("c", "British Coalition"), ("i", "Influence wins"), ("o", "Morale")):
        page.keyboard.press(key)
        expect(page.locator(".drawer")).to_contain_text(text)
        page.keyboard.press(key)


def test_private_talk_reaches_only_whom_it_is_for(crowd: Crowd) -> None:
    _, people, _ = lay(crowd, "generals", ("prussia", "austria", "france"))
    for visitor in people.values():
        visitor.page.keyboard.press("t")
    speaker = people["prussia"].page.locator(".drawer")
    speaker.get_by_label("Austria").check()
    speaker.get_by_label("What do you say?").fill("Silesia for peace?")
    speaker.get_by_role("button", name="Say it").click()
    expect(people["austria"].page.locator(".talk")).to_contain_text("Silesia for peace?")
    expect(people["austria"].page.locator(".talk .to")).to_contain_text("Austria")
    expect(people["france"].page.locator(".talk")).not_to_contain_text("Silesia")
