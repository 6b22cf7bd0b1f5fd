"""The same evening on SQLite and on PostgreSQL: people, links, talk, lists, and input that one of them dislikes."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

from kabinett import wire
from kabinett.games import new_game
from kabinett.server.storage.database import Database
from kabinett.server.storage.upgrade import upgrade
from tests.server.web import MAJORS, PASSWORD, Data, Person, Site, put_in, serving, settings_in


@pytest.fixture
def site(database_url: str, tmp_path: Path) -> Iterator[Site]:
    database = Database(database_url)
    upgrade(database)
    database.close()
    with serving(settings_in(tmp_path, database=database_url)) as site:
        yield site


def seated(site: Site) -> tuple[str, dict[str, Person]]:
    """A private table of Ancien Régime to which all have come by links."""
    host = site.account("Host")
    table = host.create("ancien_regime", options={"players": 4}, seats={"britain": "mine"}, public=False)["id"]
    links = {seat: host.link(table, "player", seat)["token"] for seat in MAJORS if seat != "britain"}
    return table, {"britain": host} | {seat: site.opened(token, seat) for seat, token in links.items()}


def test_an_evening(site: Site) -> None:
    table, people = seated(site)
    host, france = people["britain"], people["france"]
    spectator = site.opened(host.link(table, "spectator")["token"])
    with france.socket(table, "france") as own, spectator.socket(table) as watching:
        for socket in (own, watching):
            assert socket.until(wire.Welcome).table["status"] == "running"
        host.post(f"/tables/{table}/messages", text="a plot", seat="britain", to=["france"])
        host.post(f"/tables/{table}/messages", text="hello", seat="britain")
        assert [own.until(wire.Said).message["id"] for _ in range(2)] == [1, 2]
        assert watching.until(wire.Said).message["id"] == 1
        for seat, person in people.items():
            if person.get(f"/tables/{table}/view?seat={seat}")["question"]:
                person.move(table, seat)
        assert own.until(wire.Update).events
        france.ask("PATCH", "/me", {"name": "Marianne"})
        assert watching.until(wire.About).table["people"][france.id] == "Marianne"
    listed = spectator.get("/tables?mine=true&status=running&game=ancien_regime")["tables"]
    assert [one["id"] for one in listed] == [table]
    assert france.ask("DELETE", "/me").status_code == 204
    assert host.get(f"/tables/{table}")["seats"]["france"]["owner"] is None
    texts = [message["text"] for message in host.get(f"/tables/{table}/messages?seat=britain")["messages"]]
    assert texts == ["a plot", "hello"]
    assert "Marianne" not in host.ask("GET", f"/tables/{table}").text


def test_what_a_database_dislikes_is_refused_before_it_comes_there(site: Site) -> None:
    """PostgreSQL has no texts with a zero in them, and no text longer than its column."""
    anna = site.guest("Anna")
    table = anna.create("maria", options={"variant": "advanced"}, seats=dict.fromkeys(("frederick",), "mine"))["id"]
    for seat in ("louis_xv", "maria_theresa"):
        anna.post(f"/tables/{table}/seats/{seat}/bot", level="random")
    bad = ["\u0000", "a\u0000b", "\ud800", "x" * 60_000, "\ufdfa" * 40]
    paths = {
        "/guests": "name",
        "/sessions": "name",
        f"/tables/{table}/messages": "text",
        f"/tables/{table}/why": "move",
        f"/tables/{table}/moves": "move",
    }
    more: dict[str, Data] = {
        "/sessions": {"password": PASSWORD},
        f"/tables/{table}/why": {"seat": "frederick"},
        f"/tables/{table}/moves": {"seat": "frederick", "question": None},
    }
    for path, field in paths.items():
        for text in bad:
            answer = anna.ask("POST", path, {field: text, **more.get(path, {})})
            assert answer.status_code in (200, 201, 204, 401, 409, 422), (path, text[:5], answer.text)
    for text in bad:
        body = {"seat": "frederick", "move": f"propose louis_xv: {text}"[:500], "question": None}
        assert anna.ask("POST", f"/tables/{table}/moves", body).status_code in (409, 422)
        order = {"move": text[:500], "until_changed": False}
        assert anna.ask("PUT", f"/tables/{table}/seats/frederick/orders/march", order).status_code == 422


def test_all_talk_at_once_and_everybody_hears_all_of_it_in_one_order(site: Site) -> None:
    table, people = seated(site)
    with people["france"].socket(table, "france") as own, people["prussia"].socket(table, "prussia") as other:
        own.until(wire.Welcome)
        other.until(wire.Welcome)

        def say(number: int) -> int:
            token = people[MAJORS[number % 4]].token
            body = {"text": str(number), "seat": MAJORS[number % 4]}
            url = f"{site.url}/api/tables/{table}/messages"
            headers = {"Authorization": f"Bearer {token}"}
            return httpx.post(url, json=body, headers=headers, trust_env=False).status_code

        with ThreadPoolExecutor(8) as pool:
            assert list(pool.map(say, range(24))) == [204] * 24
        heard = [[socket.until(wire.Said).message for _ in range(24)] for socket in (own, other)]
    assert heard[0] == heard[1]
    assert [message["id"] for message in heard[0]] == list(range(1, 25))
    assert {message["text"] for message in heard[0]} == {str(number) for number in range(24)}


def test_what_one_process_hears_all_tell(postgres_url: str, tmp_path: Path) -> None:
    """Talk, names, guests who are let go: by LISTEN and NOTIFY."""
    database = Database(postgres_url)
    upgrade(database)
    database.close()
    settings = settings_in(tmp_path, database=postgres_url)
    with serving(settings) as here, serving(settings) as there:
        table, people = seated(here)
        host, france = people["britain"], people["france"]
        spectator = here.opened(host.link(table, "spectator")["token"])
        with there.socket(table, "france", france.token) as own, there.socket(table, None, spectator.token) as watching:
            for socket in (own, watching):
                socket.until(wire.Welcome)
            host.post(f"/tables/{table}/messages", text="a plot", seat="britain", to=["france"])
            host.post(f"/tables/{table}/messages", text="hello", seat="britain")
            assert [own.until(wire.Said).message["text"] for _ in range(2)] == ["a plot", "hello"]
            assert watching.until(wire.Said).message["id"] == 1
            host.ask("PATCH", "/me", {"name": "Albion"})
            assert own.until(wire.About).table["people"][host.id] == "Albion"
            host.ask("DELETE", f"/tables/{table}/guests/{spectator.id}")
            assert watching.closed() == wire.CLOSE_CHANGED
            france.post(f"/tables/{table}/seats/france/leave")
            assert own.closed() == wire.CLOSE_CHANGED


def test_the_lists_of_a_lobby(site: Site) -> None:
    """My tables with those first where it is my move, open ones of others, and games of others to watch."""
    anna, berta = site.guest("Anna"), site.guest("Berta")
    mine = anna.create(options={"players": 2}, seats={"a2": "mine", "b2": "mine"})["id"]
    waiting = anna.create(options={"players": 2}, seats={"a2": "mine"})["id"]
    opened = berta.create(options={"players": 2}, seats={"a2": "mine"})["id"]
    running = berta.create(options={"players": 2}, seats={"a2": "mine", "b2": "mine"})["id"]
    hidden = berta.create(options={"players": 2}, seats={"a2": "mine", "b2": "mine"}, public=False)["id"]
    ended = berta.create(options={"players": 2}, seats={"a2": "mine"})["id"]
    berta.post(f"/tables/{ended}/close")
    tried = berta.post(f"/tables/{running}/sandbox", moment=2)["id"]

    def listed(person: Person, query: str) -> set[str]:
        return {table["id"] for table in person.get(f"/tables?{query}")["tables"]}

    assert listed(anna, "") == {mine, waiting, opened, running, ended}
    assert listed(anna, "mine=true") == {mine, waiting}
    assert listed(anna, "mine=true&my_move=true") == listed(anna, "my_move=true") == {mine}
    assert listed(anna, "mine=true&my_move=false") == {waiting}
    assert listed(anna, "mine=false") == {opened, running, ended}
    assert listed(anna, "mine=false&status=open") == {opened}
    assert listed(anna, "mine=false&status=running") == {running}
    assert listed(anna, "sandbox=true") == set()
    assert listed(berta, "sandbox=true") == listed(berta, "sandbox=true&my_move=true") == {tried}
    assert listed(berta, "mine=true") == {opened, running, hidden, ended}
    unknown = {table["id"] for table in site.ask("GET", "/tables?mine=false").json()["tables"]}
    assert unknown == {mine, waiting, opened, running, ended}
    site.refused("GET", "/tables?my_move=true", 401, "unauthorised")


def test_a_table_without_a_host_is_somebody_elses(database_url: str, tmp_path: Path) -> None:
    """One that was imported: that nobody hosts it must not hide it from lists."""
    database = Database(database_url)
    upgrade(database)
    database.close()
    settings = settings_in(tmp_path, database=database_url)
    tokens = put_in(settings, new_game("maria", players=2, seed=1))
    with serving(settings) as site:
        anna = site.opened(tokens["a2"], "Anna")
        (table,) = anna.get("/tables?mine=true")["tables"]
        assert table["host"] is None
        assert anna.get("/tables?mine=false") == {"tables": []}
