"""Maria's advanced game in browsers: politics, an agreement between two, a battle to its end."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from tests.server.web import MARIA
from tests.web.browser import Crowd
from tests.web.playing import answer, asked, play_on
from tests.web.scenes import lay


def test_politics_cards_are_put_chosen_and_executed(crowd: Crowd) -> None:
    _, people, _ = lay(crowd, "politics", MARIA)
    questions = list[str]()
    dice = Random(5)
    while len(questions) < 40 and not any(text.startswith("Where does hussar") for text in questions):
        visitor = asked(list(people.values()))
        assert visitor
        questions.append(answer(visitor, dice))
    assert any("face-down on the display" in question for question in questions)
    assert any("which political card" in question for question in questions)


def test_the_political_display_shows_tracks_and_open_cards(crowd: Crowd) -> None:
    scene, people, _ = lay(crowd, "choice")
    page = people[scene.seat].page
    page.keyboard.press("o")
    drawer = page.locator(".drawer")
    for track in ("Saxony", "Russia", "Italy"):
        expect(drawer.get_by_text(track).first).to_be_visible()
    assert drawer.locator(".political-card").count() >= 2


def test_an_offer_is_composed_sent_and_accepted(crowd: Crowd) -> None:
    _, people, _ = lay(crowd, "advanced", MARIA)
    maker, other = people["frederick"], people["maria_theresa"]
    maker.page.keyboard.press("d")
    drawer = maker.page.locator(".drawer")
    drawer.get_by_label("Maria Theresa").check()
    form = drawer.locator(".clause-form")
    form.get_by_label("Kind of clause").select_option("armistice")
    form.get_by_role("combobox", name="Power", exact=True).select_option("prussia")
    form.get_by_role("combobox", name="Other power").select_option("austria")
    form.get_by_role("combobox", name="For how long").select_option(index=1)
    form.get_by_role("button", name="Add this clause").click()
    expect(drawer.locator(".preview")).to_contain_text("armistice between Prussia and Austria")
    drawer.get_by_role("button", name="Make the offer").click()
    expect(other.page.locator('[data-panel="deals"] .badge')).to_have_text("1")
    other.page.keyboard.press("d")
    offer = other.page.locator(".drawer")
    expect(offer).to_contain_text("armistice between Prussia and Austria")
    offer.get_by_role("button", name="Accept").first.click()
    expect(maker.page.locator(".drawer")).to_contain_text("Agreements in force")
    maker.page.keyboard.press("l")
    expect(maker.page.locator(".drawer .log")).to_contain_text("armistice between Prussia and Austria")


def test_a_battle_shows_the_score_and_what_each_card_gives(crowd: Crowd) -> None:
    scene, people, _ = lay(crowd, "battle", MARIA)
    visitor = people[scene.seat]
    sheet = visitor.page.locator(".battle")
    expect(sheet.first).to_be_visible()
    expect(visitor.question).to_contain_text("has the right to play")
    questions = play_on(list(people.values()), Random(2), most=12)
    assert any("has the right to play" in question for question in questions)
    visitor.page.keyboard.press("l")
    expect(visitor.page.locator(".log .battle").first).to_be_visible()
