"""What a client shows of a game: its board, drawn and as data, and its rules."""

from __future__ import annotations

import asyncio
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator

import httpx
import pytest

from kabinett.games import GAMES
from kabinett.server.documents import Document
from kabinett.server.shelf import KEYS, Key, Shelf, made
from tests.server.tables import awaited
from tests.server.web import Site

KINDS = {"board": "application/json", "map.svg": "image/svg+xml", "rules": "application/json"}


@pytest.fixture(scope="module", autouse=True)
def drawn() -> None:
    """Everything is drawn before: where much else is done at the same time, nobody would wait long enough."""
    for key in KEYS:
        made(key)


def ask(site: Site, game: str, what: str, **headers: str) -> httpx.Response:
    return site.ask("GET", f"/games/{game}/{what}", headers=headers)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("what", KINDS)
def test_browsers_keep_it_and_ask_whether_it_has_changed(site: Site, game: str, what: str) -> None:
    answer = ask(site, game, what)
    assert answer.status_code == 200
    assert answer.headers["content-type"] == KINDS[what]
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.headers["content-encoding"] == "gzip"
    assert int(answer.headers["content-length"]) < len(answer.content) / 2
    again = ask(site, game, what, **{"If-None-Match": answer.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    plain = ask(site, game, what, **{"Accept-Encoding": "identity"})
    assert plain.content == answer.content
    assert "content-encoding" not in plain.headers


@pytest.mark.parametrize("game", GAMES)
def test_the_map_can_be_put_into_a_page(site: Site, game: str) -> None:
    """The policy for contents allows no style in it, and no script anywhere."""
    root = ET.fromstring(ask(site, game, "map.svg").text)
    names = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert names & {"style", "script", "foreignObject", "image"} == set()
    attributes = {name for element in root.iter() for name in element.attrib}
    assert [name for name in attributes if name == "style" or name.startswith("on")] == []


@pytest.mark.parametrize("game", GAMES)
def test_the_board_is_data(site: Site, game: str) -> None:
    assert ask(site, game, "board").json() == GAMES[game].board(None).data()


def passages(site: Site, game: str) -> Iterator[tuple[int, str, str, list[str]]]:
    for passage in ask(site, game, "rules").json()["passages"]:
        yield passage["level"], passage["number"], passage["text"], passage["rows"]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_has_its_place_in_the_rules(site: Site, game: str) -> None:
    rules = GAMES[game].rules_text()
    clauses = {number: text for level, number, text, _ in passages(site, game) if number and not level}
    rows = {row for *_, found in passages(site, game) for row in found}
    assert clauses.keys() | rows == rules.clauses.keys()
    assert all(rules.clauses[number] == text for number, text in clauses.items())
    headings = {number: text for level, number, text, _ in passages(site, game) if number and level}
    assert headings == rules.headings


def test_the_rules_are_in_the_order_of_reading(site: Site) -> None:
    read = [(level, number or text) for level, number, text, _ in passages(site, "maria") if level or number]
    begin = read.index((2, "M10"))
    assert read[0] == (1, "Maria: the rules")
    assert read[begin : begin + 3] == [(2, "M10"), (3, "M10.1"), (0, "M10.1.1")]
    assert (4, "Hussars on the path") in read


@pytest.mark.parametrize("what", KINDS)
def test_a_game_that_does_not_exist(site: Site, what: str) -> None:
    assert "chess" in site.refused("GET", f"/games/chess/{what}", 404, "unknown")


@awaited
async def test_a_server_has_all_of_it_made_by_another_process() -> None:
    shelf = Shelf()
    filling = asyncio.create_task(shelf.fill())
    await asyncio.sleep(0)
    found = await shelf.get(Key("rules", "maria"))
    await filling
    assert found == made(Key("rules", "maria"))
    assert {key for key, future in shelf._documents.items() if future.done()} == set(KEYS)


@pytest.mark.parametrize("program", ["raise SystemExit", "import sys; sys.stdout.write('not much')"])
def test_a_process_that_fails_is_done_without(
    program: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("kabinett.server.shelf.COMMAND", (sys.executable, "-c", program))

    async def ask() -> Document:
        shelf = Shelf()
        filling = asyncio.create_task(shelf.fill())
        await asyncio.sleep(0)
        found = await shelf.get(Key("rules", "maria"))
        await filling
        return found

    assert asyncio.run(ask()) == made(Key("rules", "maria"))
    assert "has failed" in caplog.text


@awaited
async def test_a_process_ends_with_its_server() -> None:
    filling = asyncio.create_task(Shelf().fill())
    await asyncio.sleep(0.5)
    filling.cancel()
    with pytest.raises(asyncio.CancelledError):
        await filling


@awaited
async def test_who_asks_at_once_is_answered_together(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[Key] = []

    def counted(key: Key) -> Document:
        asked.append(key)
        return made(key)

    monkeypatch.setattr("kabinett.server.shelf.made", counted)
    shelf = Shelf()
    answers = await asyncio.gather(*(shelf.get(Key("rules", "maria")) for _ in range(5)))
    assert (len(asked), len(set(map(id, answers)))) == (1, 1)
