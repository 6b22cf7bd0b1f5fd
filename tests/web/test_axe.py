"""axe finds no serious fault on any page, at any table, in any drawer, light or dark, large or small."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.browsing import PHONE
from bench.scenes import BY_NAME, find
from bench.screenshots import DRAWERS
from tests.web.browser import Crowd, Visitor
from tests.web.scenes import over, sit_down

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")
# The drawing of the map is hidden from those who cannot see it (they have the board in words), but takes axe seconds.
RUN = "axe.run({exclude: ['.board-ground']}, {resultTypes: ['violations']})"
LOOKS: dict[str, dict[str, object]] = {
    "large": {},
    "dark": {"color_scheme": "dark"},
    "phone": {"viewport": PHONE, "has_touch": True, "is_mobile": True},
}
looks = pytest.mark.parametrize("look", LOOKS)


def faults(visitor: Visitor) -> list[str]:
    """What axe has to say of the page."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = visitor.page.evaluate(RUN)
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found["violations"]
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]


@looks
def test_pages_of_a_stranger(crowd: Crowd, look: str) -> None:
    visitor = crowd.visitor(**LOOKS[look])
    paths = ("/", "/new?game=maria", "/account", "/rules/maria", "/mail/no", "/password/no", "/join/no", "/nowhere")
    assert wrong_of(visitor, (*paths, "/learn", "/learn/maria/roads", "/learn/regime/wheel", "/learn/two-cards")) == {}


def test_pages_from_right_to_left(crowd: Crowd) -> None:
    visitor = crowd.visitor(locale="he")
    assert wrong_of(visitor, ("/", "/new?game=maria", "/rules/maria", "/learn", "/learn/maria/roads")) == {}


@looks
def test_pages_of_a_guest(crowd: Crowd, look: str) -> None:
    visitor = crowd.visitor(**LOOKS[look]).come("Anna")
    mine = visitor.post("/tables", game="maria", seats={"frederick": "mine"})["id"]
    link = visitor.post(f"/tables/{mine}/links", role="player", seat="maria_theresa")["token"]
    assert wrong_of(visitor, ("/", "/new?game=ancien_regime", "/account", f"/tables/{mine}", f"/join/{link}")) == {}


def wrong_of(visitor: Visitor, paths: tuple[str, ...]) -> dict[str, list[str]]:
    """What is wrong, by page."""
    wrong = dict[str, list[str]]()
    for path in paths:
        visitor.open(path)
        visitor.page.locator("main").wait_for()
        visitor.page.wait_for_load_state("networkidle")
        if told := faults(visitor):
            wrong[path] = told
    return wrong


@looks
@pytest.mark.parametrize("scene", ["setup", "march", "battle", "choice", "cards", "diplomacy", "mobilisation", "scout"])
def test_tables(crowd: Crowd, scene: str, look: str) -> None:
    visitor = at(crowd, scene, look)
    visitor.page.wait_for_load_state("networkidle")
    assert faults(visitor) == []


@looks
@pytest.mark.parametrize(("scene", "game"), [("advanced", "maria"), ("generals", "ancien_regime")])
def test_drawers(crowd: Crowd, scene: str, game: str, look: str) -> None:
    visitor = at(crowd, scene, look)
    wrong = dict[str, list[str]]()
    for name in DRAWERS[game]:
        visitor.page.locator(f'[data-panel="{name}"]').click()
        visitor.page.locator(".drawer").wait_for()
        visitor.page.wait_for_load_state("networkidle")
        if told := faults(visitor):
            wrong[name] = told
    assert wrong == {}


def at(crowd: Crowd, scene: str, look: str) -> Visitor:
    """Who is asked at a scene."""
    found = find(BY_NAME[scene])
    people, _ = sit_down(crowd, found.game, (found.seat,), **LOOKS[look])
    return people[found.seat]


def test_a_replay(crowd: Crowd) -> None:
    visitor, table, seat = over(crowd)
    visitor.open(f"/tables/{table}/replay?seat={seat}&move=50")
    visitor.page.locator(".slider-row").wait_for()
    assert faults(visitor) == []
