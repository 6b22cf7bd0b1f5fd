"""Tables over HTTP: to create, to list, to sit down at; and whose eyes somebody may look through."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kabinett import wire
from tests.server.web import MARIA, Clock, Data, Person, Site, refusal, serving, settings_in

THERESA, FREDERICK, LOUIS = MARIA
ALL_MINE = dict.fromkeys(MARIA, "mine")
NO_TABLE = "A" * 22


@pytest.fixture
def anna(site: Site) -> Person:
    return site.guest("Anna")


def unchanged(person: Person, table: str) -> Callable[[], bool]:
    """Whether a table is still as it is now."""
    paths = [f"/tables/{table}", f"/tables/{table}/log", f"/tables/{table}/messages", f"/tables/{table}/view"]

    def shown() -> list[Data]:
        return [person.get(path) for path in paths]

    before = shown()
    return lambda: shown() == before


# -- creation


def test_a_table_is_created_as_it_was_wanted(anna: Person) -> None:
    clock = {"kind": "ladder", "steps": [3600, 60]}
    made = anna.create(
        options={"variant": "advanced"},
        name="  Our   table ",
        seats={FREDERICK: "mine", LOUIS: "link", THERESA: "bot random"},
        public=False,
        clock=clock,
        on_timeout="bot random",
        auto_start=False,
    )
    assert (made["name"], made["status"], made["host"], made["public"]) == ("Our table", "open", anna.id, False)
    assert made["options"]["variant"] == "advanced"
    assert (made["clock"]["kind"], made["clock"]["steps"]) == ("ladder", [3_600_000, 60_000])
    assert (made["on_timeout"], made["auto_start"]) == ("bot random", False)
    seats = {seat: (place["player"], place["bot"], place["reserved"]) for seat, place in made["seats"].items()}
    assert seats == {
        FREDERICK: (anna.id, None, False),
        LOUIS: (None, None, True),
        THERESA: (None, "random", False),
    }


def test_a_table_without_wishes_is_public_and_its_seats_are_open(anna: Person) -> None:
    made = anna.create("ancien_regime", options={"players": 4, "scenario": 1756})
    assert made["public"]
    assert made["name"] == ""  # clients call it by what is played
    assert len(made["seats"]) == 4
    assert all(place["player"] is place["bot"] is None for place in made["seats"].values())
    assert made["seed"] is None
    assert len(made["seed_hash"]) == 64


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"options": {"players": 9}}, "bad_option"),
        ({"options": {"players": 10**30}}, "bad_option"),
        ({"options": {"board": "/etc"}}, "standard_board"),
        ({"options": {"unknown": 1}}, "unknown_option"),
        ({"options": {"variant": ["advanced"]}}, "invalid_field"),
        ({"seats": {"nobody": "mine"}}, "unknown_seat"),
        ({"seats": {FREDERICK: "yours"}}, "invalid_field"),
        ({"seats": {FREDERICK: "bot genius"}}, "unknown_level"),
        ({"on_timeout": "bot genius"}, "unknown_level"),
        ({"on_timeout": "explode"}, "invalid_field"),
        ({"name": "x" * 81}, "invalid_field"),
        ({"clock": {"kind": "ladder"}}, "ladder_steps"),
        ({"clock": {"kind": "ladder", "steps": [60, 3600]}}, "ladder_steps"),
        ({"clock": {"kind": "ladder", "steps": [0]}}, "invalid_field"),
        ({"clock": {"kind": "bank"}}, "bank_time"),
        ({"clock": {"kind": "bank", "bank": 3600, "most": 60}}, "bank_time"),
        ({"clock": {"kind": "none", "bank": 60}}, "time_without_bank"),
        ({"clock": {"kind": "none", "steps": [60]}}, "steps_without_ladder"),
        ({"clock": {"kind": "bank", "bank": 10**12, "most": 10**12}}, "invalid_field"),
        ({"seed": 1740}, "invalid_field"),
        ({"start": {}}, "invalid_field"),
        ({"host": "somebody"}, "invalid_field"),
    ],
)
def test_a_table_that_cannot_be_is_refused(anna: Person, wish: Data, key: str) -> None:
    answer = anna.ask("POST", "/tables", {"game": "maria"} | wish)
    assert refusal(answer, 422, "invalid")
    assert answer.json()["key"] == key
    assert anna.get("/tables?mine=true") == {"tables": []}


def test_strangers_create_no_tables(site: Site) -> None:
    assert "come as a guest" in site.refused("POST", "/tables", 401, "unauthorised", {"game": "maria"})


# -- lists


def test_lists_show_what_was_asked_for(site: Site, anna: Person) -> None:
    opened = anna.create(seats={FREDERICK: "mine"})["id"]
    running = anna.create(seats=ALL_MINE)["id"]
    ended = anna.create("ancien_regime")["id"]
    anna.post(f"/tables/{ended}/close")

    def ids(query: str) -> list[str]:
        return [table["id"] for table in anna.get(f"/tables?mine=true{query}")["tables"]]

    assert ids("") == [ended, running, opened]
    assert ids("&status=open") == [opened]
    assert ids("&status=running") == [running]
    assert ids("&status=ended") == [ended]
    assert ids("&game=ancien_regime") == [ended]
    listed = {table["id"]: table for table in anna.get("/tables?mine=true")["tables"]}
    assert listed[running]["your_move"]
    assert not listed[opened]["your_move"]
    anna.post(f"/tables/{ended}/archive")
    assert ids("") == [running, opened]
    assert ids("&archived=true") == [ended]
    site.refused("GET", "/tables?mine=true", 401, "unauthorised")


def test_a_list_never_tells_a_seed(site: Site, anna: Person) -> None:
    table = anna.create(seats=ALL_MINE)["id"]
    anna.post(f"/tables/{table}/close")
    seed = anna.get(f"/tables/{table}")["seed"]
    assert seed.isdigit()
    assert seed not in site.ask("GET", "/tables").text


def test_lists_are_paged(tmp_path: Path) -> None:
    clock = Clock()
    with serving(settings_in(tmp_path, now=clock)) as site:
        host = site.guest("Host of many")
        made = []
        for _ in range(53):
            made.append(host.create()["id"])
            clock.move(1)
        first = host.get("/tables")["tables"]
        rest = host.get(f"/tables?before={first[-1]['changed_at']}")["tables"]
    assert [table["id"] for table in first] == made[:2:-1]
    assert [table["id"] for table in rest] == made[2::-1]


# -- private tables


def routes(table: str, link: str, guest: str) -> list[tuple[str, str, Data | None]]:
    """Every request that names a table."""
    seats = f"/tables/{table}/seats/{FREDERICK}"
    get = ["", "/view", "/log", "/replay", "/journal", "/verify", "/messages", "/links", "/guests"]
    get += [f"/seats/{FREDERICK}/orders", "/survey?kind=prices", "/replay/survey?kind=prices&number=3"]
    gets: list[tuple[str, str, Data | None]] = [("GET", f"/tables/{table}{path}", None) for path in get]
    seen = [
        ("GET", f"/tables/{table}{path}seat={FREDERICK}", None)
        for path in ("/view?", "/log?", "/replay?", "/messages?", "/survey?kind=prices&")
    ]
    empty = ["start", "close", "archive", "unarchive", "rematch"]
    plain = [("POST", f"/tables/{table}/{what}", None) for what in empty]
    own = [("POST", f"{seats}/{what}", None) for what in ("take", "leave", "back", "resign")]
    return [
        *gets,
        *seen,
        *plain,
        *own,
        ("POST", f"{seats}/bot", {"level": "random"}),
        ("POST", f"{seats}/open", {"reserved": False}),
        ("POST", f"{seats}/requests", {"what": "undo"}),
        ("POST", f"{seats}/requests/1", {"agrees": True}),
        ("DELETE", f"{seats}/requests/1", None),
        ("PUT", f"{seats}/orders/setup", {"move": "value 1"}),
        ("DELETE", f"{seats}/orders/setup", None),
        ("POST", f"/tables/{table}/moves", {"seat": FREDERICK, "move": "value 1", "question": 1}),
        ("POST", f"/tables/{table}/undo", {"seat": FREDERICK}),
        ("POST", f"/tables/{table}/why", {"seat": FREDERICK, "move": "value 1"}),
        ("POST", f"/tables/{table}/sandbox", {"seat": FREDERICK, "moment": 0}),
        ("POST", f"/tables/{table}/messages", {"text": "hello"}),
        ("POST", f"/tables/{table}/links", {"role": "spectator"}),
        ("DELETE", f"/tables/{table}/links/{link}", None),
        ("DELETE", f"/tables/{table}/guests/{guest}", None),
    ]


def test_every_route_of_a_table_is_tried_here(site: Site) -> None:
    tried = {(method, path.split("?")[0]) for method, path, _ in routes("{table}", "{link}", "{person}")}
    names = {FREDERICK: "{seat}", "requests/1": "requests/{number}", "orders/setup": "orders/{kind}"}
    known = set()
    for method, path in tried:
        for name, pattern in names.items():
            path = path.replace(name, pattern)
        known.add((method, f"/api{path}"))
    there = {
        (method.upper(), path)
        for path, methods in site.app.openapi()["paths"].items()
        for method in methods
        if "{table}" in path
    }
    assert known == there


@pytest.fixture
def private(site: Site, anna: Person) -> str:
    return str(anna.create(seats=ALL_MINE, public=False, name="nobody may know this")["id"])


def test_what_is_nowhere_is_said_in_a_sentence(site: Site) -> None:
    for path in ("/nothing", "/tables/nonsense", "/rules/nonsense"):
        answer = site.ask("GET", path)
        assert (answer.status_code, answer.json()["error"]) == (404, "unknown")
        assert answer.json()["key"] == "nowhere"
    answer = site.ask("DELETE", "/health")
    assert (answer.status_code, answer.headers["allow"]) == (405, "GET")
    assert answer.json()["key"] == "wrong_method"


def test_a_private_table_is_not_there_for_others(site: Site, anna: Person, private: str) -> None:
    """Not by any request; and the answer is that to a table that there is not."""
    same = unchanged(anna, private)
    stranger = site.guest("Stranger")
    link = anna.link(private, "spectator")["id"]
    for (method, path, body), (_, nowhere, _) in zip(
        routes(private, link, anna.id), routes(NO_TABLE, link, anna.id), strict=True
    ):
        answer = stranger.ask(method, path, body)
        assert (answer.status_code, answer.json()["error"]) == (404, "unknown"), path
        assert answer.text == stranger.ask(method, nowhere, body).text
        assert site.ask(method, path, body).status_code in (401, 404), path
    assert same()


def test_a_private_table_has_no_socket_and_stands_in_no_list_for_others(site: Site, private: str) -> None:
    stranger = site.guest("Stranger")
    for seat in (None, FREDERICK, "nobody"):
        for token in (stranger.token, None):
            with site.socket(private, seat, token) as socket:
                assert socket.closed() == wire.CLOSE_UNKNOWN
    for query in ("", "?mine=true", "?status=running", "?archived=false"):
        assert "nobody may know this" not in stranger.ask("GET", f"/tables{query}").text
    stranger.refused("POST", "/me/channels", 404, "unknown", {"kind": "mail", "table": private})


def test_a_private_table_is_there_for_its_people(site: Site, anna: Person) -> None:
    table = anna.create(seats={FREDERICK: "mine"}, public=False)["id"]
    link = anna.link(table, "player", LOUIS)["token"]
    friend = site.person(site.ask("POST", f"/links/{link}/open", {"name": "Friend"}))
    for person in (anna, friend):
        assert person.get(f"/tables/{table}")["id"] == table
        assert table in [one["id"] for one in person.get("/tables")["tables"]]
    friend.post(f"/tables/{table}/seats/{LOUIS}/leave")
    friend.refused("GET", f"/tables/{table}", 404, "unknown")


def test_who_resigns_at_a_private_table_may_look_at_his_game(site: Site, anna: Person) -> None:
    table = anna.create(options={"players": 2}, seats={"a2": "mine"}, public=False)["id"]
    link = anna.link(table, "player", "b2")["token"]
    friend = site.person(site.ask("POST", f"/links/{link}/open", {"name": "Friend"}))
    friend.post(f"/tables/{table}/seats/b2/resign")
    assert friend.get(f"/tables/{table}")["outcome"]["winners"] == ["a2"]
    assert friend.get(f"/tables/{table}/view?seat=b2")["view"]


# -- perspectives


class Cast:
    """A running public table with all roles: Frederick's owner has handed his seat on, Louis has a confidant."""

    def __init__(self, site: Site) -> None:
        self.host, self.owner, self.deputy = site.guest("Host"), site.guest("Owner"), site.guest("Deputy")
        self.louis, self.confidant = site.guest("Louis"), site.guest("Confidant")
        self.spectator, self.stranger = site.guest("Spectator"), site.guest("Stranger")
        self.table = self.host.create(auto_start=False)["id"]
        self.owner.post(f"/tables/{self.table}/seats/{FREDERICK}/take")
        self.louis.post(f"/tables/{self.table}/seats/{LOUIS}/take")
        self.host.post(f"/tables/{self.table}/seats/{THERESA}/bot", level="random")
        self._open(self.owner, "player", FREDERICK, self.deputy)
        self._open(self.louis, "confidant", LOUIS, self.confidant)
        self._open(self.louis, "spectator", None, self.spectator)
        self.host.post(f"/tables/{self.table}/start")

    def _open(self, maker: Person, role: str, seat: str | None, guest: Person) -> None:
        guest.post(f"/links/{maker.link(self.table, role, seat)['token']}/open")


@pytest.fixture(scope="module")
def cast(site: Site) -> Cast:
    return Cast(site)


RIGHTS = {
    "host": set(),
    "owner": {FREDERICK},
    "deputy": {FREDERICK},
    "louis": {LOUIS},
    "confidant": {LOUIS},
    "spectator": set(),
    "stranger": set(),
}


@pytest.mark.parametrize("role", RIGHTS)
def test_each_role_sees_through_its_own_eyes_only(cast: Cast, role: str) -> None:
    person: Person = getattr(cast, role)
    for seat in MARIA:
        for path in ("view", "log", "replay", "messages"):
            answer = person.ask("GET", f"/tables/{cast.table}/{path}?seat={seat}")
            assert answer.status_code == (200 if seat in RIGHTS[role] else 403), (seat, path)
        with person.socket(cast.table, seat) as socket:
            if seat in RIGHTS[role]:
                assert socket.until(wire.Welcome).seat == seat
            else:
                assert socket.closed() == wire.CLOSE_FORBIDDEN
    assert person.get(f"/tables/{cast.table}/view")["view"]["seat"] is None


def test_nobody_in_particular_sees_what_all_see(site: Site, cast: Cast) -> None:
    assert site.ask("GET", f"/tables/{cast.table}/view").json()["view"]["seat"] is None
    for seat in MARIA:
        site.refused("GET", f"/tables/{cast.table}/view?seat={seat}", 403, "forbidden")
    site.refused("GET", f"/tables/{cast.table}/view?seat=nobody", 404, "unknown")


PLAYS = {"deputy": FREDERICK, "louis": LOUIS}


@pytest.mark.parametrize("role", RIGHTS)
def test_only_who_plays_a_seat_acts_for_it(cast: Cast, role: str) -> None:
    person: Person = getattr(cast, role)
    seats = [seat for seat in MARIA if PLAYS.get(role) != seat]
    tries: list[tuple[str, str, Any]] = []
    for seat in seats:
        own = f"/tables/{cast.table}/seats/{seat}"
        tries += [
            ("POST", f"/tables/{cast.table}/moves", {"seat": seat, "move": "value 1", "question": 1}),
            ("POST", f"/tables/{cast.table}/undo", {"seat": seat}),
            ("POST", f"{own}/requests", {"what": "end"}),
            ("PUT", f"{own}/orders/setup", {"move": "value 1"}),
            ("DELETE", f"{own}/orders/setup", None),
            ("GET", f"{own}/orders", None),
        ]
    refused = [person.refused(method, path, 403, "forbidden", body) for method, path, body in tries]
    assert all("not " in sentence for sentence in refused), refused


@pytest.mark.parametrize("role", [role for role in RIGHTS if role != "host"])
def test_only_the_host_does_what_is_the_host_s(cast: Cast, role: str) -> None:
    person: Person = getattr(cast, role)
    for path, body in (("start", None), ("close", None), ("archive", None), (f"seats/{THERESA}/open", {})):
        assert "host" in person.refused("POST", f"/tables/{cast.table}/{path}", 403, "forbidden", body)
    bot = person.refused("POST", f"/tables/{cast.table}/seats/{THERESA}/bot", 403, "forbidden", {"level": "random"})
    assert "host" in bot


def test_the_host_has_no_hand_in_the_seats_of_others(cast: Cast) -> None:
    for what, body in (("leave", None), ("resign", None), ("back", None), ("bot", {"level": "random"})):
        path = f"/tables/{cast.table}/seats/{FREDERICK}/{what}"
        assert "seat" in cast.host.refused("POST", path, 403, "forbidden", body)
    sentence = cast.host.refused("POST", f"/tables/{cast.table}/seats/{FREDERICK}/open", 409, "conflict", {})
    assert "belongs to somebody" in sentence


def test_when_the_game_is_over_all_see_through_all_eyes(site: Site) -> None:
    anna, stranger = site.guest("Anna"), site.guest("Stranger")
    table = anna.create(seats=ALL_MINE)["id"]
    site.refused("GET", f"/tables/{table}/journal", 409, "conflict")
    anna.refused("GET", f"/tables/{table}/journal", 409, "conflict")
    stranger.refused("GET", f"/tables/{table}/view?seat={LOUIS}", 403, "forbidden")
    anna.post(f"/tables/{table}/close")
    assert stranger.get(f"/tables/{table}/view?seat={LOUIS}")["view"]["seat"] == LOUIS
    assert site.ask("GET", f"/tables/{table}/replay?seat={LOUIS}").is_success
    seed = site.ask("GET", f"/tables/{table}").json()["seed"]
    assert seed in site.ask("GET", f"/tables/{table}/journal").text
    for path in ("seats/louis_xv/take", "seats/louis_xv/leave", "start", "close"):
        assert anna.ask("POST", f"/tables/{table}/{path}").status_code == 409


def test_a_rematch_is_for_those_who_played(site: Site, anna: Person) -> None:
    table = anna.create(options={"players": 2}, seats={"a2": "mine"})["id"]
    berta, stranger = site.guest("Berta"), site.guest("Stranger")
    berta.post(f"/tables/{table}/seats/b2/take")
    anna.refused("POST", f"/tables/{table}/rematch", 409, "conflict")
    berta.post(f"/tables/{table}/seats/b2/resign")
    stranger.refused("POST", f"/tables/{table}/rematch", 403, "forbidden")
    again = anna.post(f"/tables/{table}/rematch")
    assert again["rematch_of"] == table
    assert again["seed_hash"] != anna.get(f"/tables/{table}")["seed_hash"]
    stranger.refused("POST", f"/tables/{again['id']}/seats/b2/take", 403, "forbidden")
    assert berta.post(f"/tables/{again['id']}/seats/b2/take")["status"] == "running"
