"""From the street to a table: a guest, a new table in three clicks, an account that keeps the seat."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.server.web import PASSWORD
from tests.web.browser import Crowd


def test_a_stranger_plays_in_three_clicks_and_then_keeps_an_account(crowd: Crowd) -> None:
    visitor = crowd.visitor().open("/")
    page = visitor.page
    page.get_by_label("Name").first.fill("Wilhelmine")
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("link", name="New table").first.click()
    expect(page.get_by_role("heading", name="New table")).to_be_visible()  # until then the lobby is still there
    clicks = ("Maria", "Introductory game", "Begin against bots")
    for label in clicks:
        page.locator("main").get_by_text(label).first.click()
    page.wait_for_url("**/tables/*")
    expect(visitor.question).to_be_visible()
    table = page.url
    visitor.open("/account")
    fill_in(page, "Make an account")
    expect(page.locator("main")).not_to_contain_text("Keep your name")
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    visitor.open("/account")
    fill_in(page, "Sign in")
    expect(page.get_by_role("link", name="Wilhelmine")).to_be_visible()
    page.goto(table)
    expect(page.locator(".seat.shown")).to_contain_text("Wilhelmine")


def fill_in(page: Page, button: str) -> None:
    """Send the form that has this button."""
    form = page.locator("form", has=page.get_by_role("button", name=button))
    form.get_by_label("Name").fill("Wilhelmine")
    form.get_by_label("Password").fill(PASSWORD)
    form.get_by_role("button", name=button).click()


def test_a_friend_comes_by_a_link(crowd: Crowd) -> None:
    host = crowd.visitor().come("Anna")
    table = host.post(
        "/tables", game="maria", seats={"frederick": "mine", "louis_xv": "bot random", "maria_theresa": "link"}
    )
    host.open(f"/tables/{table['id']}")
    host.page.get_by_role("button", name="Invite").click()
    link = host.page.get_by_label("A link for one friend").input_value()
    friend = crowd.visitor()
    friend.page.goto(link)
    friend.page.get_by_label("Name").first.fill("Bert")
    friend.page.locator("main").get_by_role("button").first.click()
    friend.page.wait_for_url("**/tables/*")
    expect(friend.question).to_contain_text("Austria has 28 troops left")
    expect(host.question).to_contain_text("Prussia has 22 troops left")


def test_my_tables_are_there_with_mine_to_move_first(crowd: Crowd) -> None:
    visitor = crowd.visitor().come("Anna")
    waits = visitor.post("/tables", game="maria", name="Waits", seats={"frederick": "mine"})
    mine = visitor.post(
        "/tables", game="maria", name="Mine to move",
        seats={"frederick": "mine", "louis_xv": "bot random", "maria_theresa": "bot random"},
    )  # fmt: skip
    assert waits["id"] != mine["id"]
    visitor.open("/")
    listed = visitor.page.locator("main")
    expect(listed.get_by_text("Mine to move").first).to_be_visible()
    text = listed.inner_text()
    assert text.index("Mine to move") < text.index("Waits")
