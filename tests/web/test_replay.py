"""Looking back: replay, a link to a moment, the journal, the check of the shuffles, and a sandbox from there."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from kabinett import verify_game
from tests.web.browser import Crowd
from tests.web.scenes import lay, over


def test_a_finished_game_is_replayed_step_by_step(crowd: Crowd) -> None:
    visitor, table, seat = over(crowd)
    visitor.open(f"/tables/{table}/replay?seat={seat}&move=40")
    page, moment = visitor.page, visitor.page.locator(".slider-row output")
    expect(moment).to_contain_text("41 of")
    page.keyboard.press("ArrowRight")
    expect(moment).to_contain_text("42 of")
    expect(page).to_have_url(f"{visitor.site.url}/tables/{table}/replay?seat={seat}&move=41")
    page.keyboard.press("ArrowLeft")
    expect(moment).to_contain_text("41 of")
    page.keyboard.press("End")
    expect(page.locator(".happened")).to_contain_text("The game is over")


def test_a_finished_game_is_seen_through_all_eyes(crowd: Crowd) -> None:
    visitor, table, _ = over(crowd)
    visitor.open(f"/tables/{table}/replay")
    visitor.page.get_by_label("Seen by").select_option("maria_theresa")
    expect(visitor.page.locator('.replay[data-seat="maria_theresa"]')).to_be_visible()
    visitor.page.get_by_label("Moment of the game").press("End")
    expect(visitor.page.locator(".happened")).to_contain_text("The game is over")
    expect(visitor.page.locator(".stage-fold")).to_contain_text("Austria")


def test_the_journal_can_be_loaded_down_and_verified(crowd: Crowd, tmp_path: Path) -> None:
    visitor, table, _ = over(crowd)
    visitor.open(f"/tables/{table}")
    expect(visitor.question).to_contain_text("won")
    with visitor.page.expect_download() as download:
        visitor.page.get_by_role("link", name="Journal").click()
    file = tmp_path / "game.jsonl"
    download.value.save_as(file)
    assert verify_game(file).outcome is not None
    visitor.page.keyboard.press("g")
    visitor.page.get_by_role("button", name="Check the shuffles").click()
    checks = visitor.page.locator(".checks li")
    expect(checks.first).to_be_visible()
    assert all("passed" in str(check.get_attribute("class")) for check in checks.all())
    assert checks.count() >= 4


def test_a_sandbox_begins_where_the_replay_stands(crowd: Crowd) -> None:
    scene, people, table = lay(crowd, "movement")
    visitor = people[scene.seat]
    visitor.open(f"/tables/{table}/replay?seat={scene.seat}&move=30")
    visitor.page.get_by_role("button", name="Try it from here").click()
    visitor.page.wait_for_url(lambda url: "/replay" not in url and table not in url)
    curtain = visitor.page.locator(".curtain")
    expect(curtain.or_(visitor.page.locator(".spot.open").first).first).to_be_visible()
    answer = visitor.page.request.get(f"{visitor.site.url}/api/tables/{visitor.page.url.rsplit('/', 1)[1]}")
    assert answer.json()["sandbox_of"] == table
