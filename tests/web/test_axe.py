"""axe finds no serious fault on any page, in any drawer, light or dark, large or small."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.screenshots import DRAWERS
from tests.web.browser import Crowd, Visitor
from tests.web.scenes import lay, over

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
GRAVE = ("serious", "critical")


def faults(visitor: Visitor) -> list[str]:
    """What axe has to say of the page."""
    visitor.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = visitor.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found["violations"]
        if fault["impact"] in GRAVE
        for node in fault["nodes"]
    ]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("path", ["/", "/new", "/account", "/rules/maria", "/nowhere"])
def test_pages(crowd: Crowd, path: str, theme: str) -> None:
    visitor = crowd.visitor(color_scheme=theme).come("Anna").open(path)
    visitor.page.wait_for_load_state("networkidle")
    assert faults(visitor) == []


def test_the_lobby_of_a_stranger(crowd: Crowd) -> None:
    visitor = crowd.phone().open("/")
    visitor.page.wait_for_load_state("networkidle")
    assert faults(visitor) == []


@pytest.mark.parametrize("scene", ["setup", "march", "battle", "choice", "cards", "diplomacy"])
def test_tables(crowd: Crowd, scene: str) -> None:
    found, people, _ = lay(crowd, scene)
    visitor = people[found.seat]
    visitor.page.wait_for_timeout(300)
    assert faults(visitor) == []


@pytest.mark.parametrize("scene", ["advanced", "generals"])
def test_drawers(crowd: Crowd, scene: str) -> None:
    found, people, _ = lay(crowd, scene)
    visitor = people[found.seat]
    wrong = dict[str, list[str]]()
    for name in DRAWERS[found.game.rules.game]:
        tab = visitor.page.locator(f'[data-panel="{name}"]')
        tab.click()
        visitor.page.wait_for_timeout(200)
        if told := faults(visitor):
            wrong[name] = told
    assert not wrong


def test_a_replay(crowd: Crowd) -> None:
    visitor, table, seat = over(crowd)
    visitor.open(f"/tables/{table}/replay?seat={seat}&move=50")
    visitor.page.locator(".slider-row").wait_for()
    assert faults(visitor) == []
