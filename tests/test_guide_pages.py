"""The pages of the guide: what they show in Python runs, their links lead somewhere, and each can be found."""

from __future__ import annotations

import doctest
import logging
import re
from pathlib import Path

import pytest
import yaml
from mkdocs.commands.build import build
from mkdocs.config import load_config

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
RULES = DOCS / "rules"  # the same files as those of the games, which the server shows by itself
PAGES = sorted(path for path in DOCS.rglob("*.md") if RULES not in path.parents)
# What needs a server, other packages or a folder of its own is run where these are; see each test.
RUN_ELSEWHERE = {
    "bots.md": "bots/test_conformance.py",
    "client.md": "server/test_client.py",
    "environments.md": "env/test_environments_page.py",
}
BLOCK = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)


def blocks(path: Path) -> list[str]:
    """The Python that a page shows."""
    return BLOCK.findall(path.read_text(encoding="utf-8"))


def name(path: Path) -> str:
    return path.relative_to(DOCS).as_posix() if DOCS in path.parents else path.name


WITH_PYTHON = [path for path in (ROOT / "README.md", *PAGES) if blocks(path)]
RUN_HERE = [path for path in WITH_PYTHON if name(path) not in RUN_ELSEWHERE]


@pytest.mark.parametrize("page", RUN_HERE, ids=name)
def test_the_examples_of_a_page_run(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In a folder of their own, for some write files. Each block has prompts, so none is left out."""
    assert [block for block in blocks(page) if not block.startswith(">>> ")] == []
    monkeypatch.chdir(tmp_path)
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8")
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize(("page", "test"), RUN_ELSEWHERE.items())
def test_what_is_run_elsewhere_is_run_there(page: str, test: str) -> None:
    assert DOCS / page in WITH_PYTHON
    assert f'"{page}"' in (ROOT / "tests" / test).read_text(encoding="utf-8")


# -- the site


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The guide, built; links and anchors that lead nowhere, and pages that are in no list, are errors."""
    folder = tmp_path_factory.mktemp("guide")
    told: list[str] = []
    handler = logging.Handler(logging.WARNING)
    handler.emit = lambda record: told.append(record.getMessage())  # type: ignore[method-assign]
    log = logging.getLogger("mkdocs")
    log.addHandler(handler)
    try:
        build(load_config(str(ROOT / "mkdocs.yml"), site_dir=str(folder), strict=False))
    finally:
        log.removeHandler(handler)
    assert told == []
    return folder


def test_the_guide_is_built_without_a_warning(site: Path) -> None:
    assert (site / "index.html").is_file()
    assert (site / "concepts" / "stages" / "index.html").is_file()
    assert (site / "search" / "search_index.json").is_file()


def test_a_build_with_a_warning_is_none() -> None:
    settings = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    assert settings["strict"] is True
    assert settings["validation"]["nav"]["omitted_files"] == "warn"
    assert settings["validation"]["links"]["anchors"] == "warn"


def test_every_page_is_in_the_list_once() -> None:
    settings = yaml.safe_load((ROOT / "mkdocs.yml").read_text(encoding="utf-8"))
    assert sorted(listed(settings["nav"])) == sorted(name(path) for path in PAGES)


def listed(entries: list[dict[str, object]]) -> list[str]:
    """The pages of a list and of the lists in it."""
    found: list[str] = []
    for entry in entries:
        for value in entry.values():
            found += listed(value) if isinstance(value, list) else [str(value)]
    return found


def test_nothing_in_a_page_is_what_the_server_forbids(site: Path) -> None:
    """The policy allows no scripts and styles inside of pages, and nothing from elsewhere."""
    forbidden = re.compile(r"<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|(?:src|rel=\"stylesheet\" href)=\"https?:")
    pages = list(site.rglob("*.html"))
    assert len(pages) >= len(PAGES)
    assert [page for page in pages if forbidden.search(page.read_text(encoding="utf-8"))] == []


def test_the_page_for_what_is_not_there_finds_its_style_and_its_links_from_everywhere(site: Path) -> None:
    text = (site / "404.html").read_text(encoding="utf-8")
    assert '<link rel="stylesheet" href="/docs/style.css">' in text
    assert 'href="/docs/playing/"' in text


# What pages link to that is no page of the guide: the client's own addresses.
CLIENT = {"/", "/new", "/learn", "/account", "/rules/maria", "/rules/ancien_regime", "/icon.svg"}


def test_links_out_of_the_guide_lead_to_pages_of_the_client(site: Path) -> None:
    links = {
        link for page in site.rglob("index.html") for link in re.findall(r'href="(/[^"]*)"', page.read_text("utf-8"))
    }
    assert links == CLIENT


PLACES = ("src/kabinett", "src/kabinett/maria", "src/kabinett/ancien_regime", ".")


@pytest.mark.parametrize("page", sorted((DOCS / "concepts").glob("*.md")), ids=name)
def test_a_page_about_a_concept_points_to_modules_that_there_are(page: Path) -> None:
    """A bare name is that of a module which each game has."""
    named = set(re.findall(r"`([\w/]+\.py)`", page.read_text(encoding="utf-8")))
    assert {path for path in named if not any((ROOT / place / path).is_file() for place in PLACES)} == set()


def test_a_page_about_a_concept_is_short() -> None:
    pages = list((DOCS / "concepts").glob("*.md"))
    assert len(pages) >= 9
    assert [page.name for page in pages if len(page.read_text(encoding="utf-8").splitlines()) > 60] == []
