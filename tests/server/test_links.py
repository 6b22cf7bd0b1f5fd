"""Links for friends: to play a seat, to be oneself on another device, to confide in somebody, to watch."""

from __future__ import annotations

from pathlib import Path

import pytest

from kabinett import wire
from kabinett.games import new_game
from kabinett.server.keys import Signer
from tests.server.web import MARIA, SECRET, Data, Person, Site, put_in, refusal, serving, settings_in

THERESA, FREDERICK, LOUIS = MARIA


@pytest.fixture
def host(site: Site) -> Person:
    return site.guest("Host")


@pytest.fixture
def table(host: Person) -> str:
    """A private table at which the host plays Frederick; one seat is kept for a friend, one is open."""
    seats = {FREDERICK: "mine", LOUIS: "link", THERESA: "open"}
    return str(host.create(seats=seats, public=False)["id"])


def opened(site: Site, link: Data, name: str = "Friend") -> Person:
    """Somebody new who opens a link."""
    return site.opened(link["token"], name)


def place(person: Person, table: str, seat: str) -> tuple[str | None, str | None]:
    """Who owns a seat and who plays it."""
    shown = person.get(f"/tables/{table}")["seats"][seat]
    return shown["owner"], shown["player"]


# -- to play


def test_a_link_tells_what_it_is_for(site: Site, host: Person, table: str) -> None:
    link = host.link(table, "player", LOUIS)
    assert link["url"] == f"{site.url}/join/{link['token']}"
    shown = site.ask("GET", f"/links/{link['token']}").json()
    assert (shown["table"]["id"], shown["role"], shown["seat"]) == (table, "player", LOUIS)


@pytest.mark.parametrize("seat", [LOUIS, THERESA])
def test_a_friend_sits_down_by_a_link_as_a_guest(site: Site, host: Person, table: str, seat: str) -> None:
    friend = opened(site, host.link(table, "player", seat))
    assert place(friend, table, seat) == (friend.id, friend.id)
    assert friend.get(f"/tables/{table}/view?seat={seat}")["view"] is None


def test_who_is_known_already_sits_down_as_himself(site: Site, host: Person, table: str) -> None:
    link = host.link(table, "player", LOUIS)
    friend = site.account("Friend with an account")
    answer = friend.post(f"/links/{link['token']}/open")
    assert answer["person"]["id"] == friend.id
    assert answer["token"] is None
    assert place(friend, table, LOUIS) == (friend.id, friend.id)


def test_who_is_not_known_must_give_a_name(site: Site, host: Person, table: str) -> None:
    link = host.link(table, "player", LOUIS)
    assert "name" in site.refused("POST", f"/links/{link['token']}/open", 401, "unauthorised", {})
    assert place(host, table, LOUIS) == (None, None)


def test_a_link_leads_the_same_person_back_to_his_seat(site: Site, host: Person, table: str) -> None:
    link = host.link(table, "player", LOUIS)
    friend = opened(site, link)
    log = friend.get(f"/tables/{table}/log")["count"]
    again = friend.post(f"/links/{link['token']}/open")
    assert (again["person"]["id"], again["token"]) == (friend.id, None)
    assert friend.get(f"/tables/{table}/log")["count"] == log


def test_nobody_finds_behind_a_used_link_who_sat_down_by_it(site: Site, host: Person, table: str) -> None:
    """The host has made the link and knows it: he must not become his guest, who is his opponent."""
    link = host.link(table, "player", LOUIS)
    friend = opened(site, link)
    path = f"/links/{link['token']}/open"
    stranger = site.guest("Stranger")
    assert "second person" in host.refused("POST", path, 409, "conflict", {})
    stranger.refused("POST", path, 409, "conflict", {})
    answer = site.ask("POST", path, {"name": "Friend"})
    refusal(answer, 409, "conflict")
    assert "set-cookie" not in answer.headers
    assert place(friend, table, LOUIS) == (friend.id, friend.id)
    host.refused("GET", f"/tables/{table}/view?seat={LOUIS}", 403, "forbidden")


def test_a_link_that_was_used_opens_nothing_for_another_when_the_seat_is_free_again(
    site: Site, host: Person, table: str
) -> None:
    link = host.link(table, "player", LOUIS)
    friend = opened(site, link)
    friend.post(f"/tables/{table}/seats/{LOUIS}/leave")
    site.guest().refused("POST", f"/links/{link['token']}/open", 409, "conflict", {})
    assert place(host, table, LOUIS) == (None, None)


@pytest.mark.parametrize("seat", [FREDERICK, LOUIS])
def test_a_link_to_a_seat_that_is_taken_is_for_its_owner_to_make(
    site: Site, host: Person, table: str, seat: str
) -> None:
    friend = opened(site, host.link(table, "player", LOUIS))
    other = friend if seat == FREDERICK else host
    other.refused("POST", f"/tables/{table}/links", 403, "forbidden", {"role": "player", "seat": seat})
    assert all(link["seat"] != seat or other is host for link in other.get(f"/tables/{table}/links")["links"])
    assert place(host, table, LOUIS) == (friend.id, friend.id)


def test_a_link_of_the_host_does_not_take_a_seat_from_who_sits_there(site: Site, host: Person, table: str) -> None:
    early, late = host.link(table, "player", LOUIS), host.link(table, "player", LOUIS)
    friend = opened(site, early)
    site.refused("POST", f"/links/{late['token']}/open", 409, "conflict", {"name": "Late"})
    assert place(host, table, LOUIS) == (friend.id, friend.id)
    friend.refused("GET", "/nothing", 404, "unknown")


def test_a_refused_link_makes_no_guest(site: Site, host: Person, table: str) -> None:
    early, late = host.link(table, "player", LOUIS), host.link(table, "player", LOUIS)
    opened(site, early)
    answer = site.ask("POST", f"/links/{late['token']}/open", {"name": "Late"})
    refusal(answer, 409, "conflict")
    assert "set-cookie" not in answer.headers


def test_links_fill_the_table_and_the_game_begins(site: Site, host: Person, table: str) -> None:
    friends = [opened(site, host.link(table, "player", seat), seat) for seat in (LOUIS, THERESA)]
    assert host.get(f"/tables/{table}")["status"] == "running"
    assert {host.get(f"/tables/{table}")["people"][friend.id] for friend in friends} == {LOUIS, THERESA}


def test_a_seat_of_one_s_own_is_handed_on_by_a_link_and_taken_back(site: Site, host: Person, table: str) -> None:
    link = host.link(table, "player", FREDERICK)
    deputy = opened(site, link, "Deputy")
    assert place(host, table, FREDERICK) == (host.id, deputy.id)
    assert host.get(f"/tables/{table}/view?seat={FREDERICK}")["question"] == 0
    host.post(f"/tables/{table}/seats/{FREDERICK}/back")
    assert place(host, table, FREDERICK) == (host.id, host.id)
    deputy.refused("POST", f"/links/{link['token']}/open", 409, "conflict", {})
    kinds = [event["kind"] for event in host.get(f"/tables/{table}/log")["events"]]
    assert kinds[-2:] == ["table.seat_handed", "table.seat_taken_back"]


def test_a_link_lapses_with_the_right_of_who_made_it(site: Site, host: Person, table: str) -> None:
    friend = opened(site, host.link(table, "player", LOUIS))
    links = [
        friend.link(table, role, seat) for role, seat in (("player", LOUIS), ("confidant", LOUIS), ("spectator", None))
    ]
    friend.post(f"/tables/{table}/seats/{LOUIS}/leave")
    host.post(f"/tables/{table}/seats/{LOUIS}/open", reserved=True)
    for link in links:
        friend.refused("POST", f"/links/{link['token']}/open", 409, "conflict", {})
    friend.refused("GET", f"/tables/{table}", 404, "unknown")
    assert place(host, table, LOUIS) == (None, None)


@pytest.mark.parametrize(("role", "seat"), [("confidant", LOUIS), ("spectator", None)])
def test_a_guest_does_not_find_the_table_any_more_when_who_let_him_in_has_left(
    site: Site, host: Person, table: str, role: str, seat: str | None
) -> None:
    friend = opened(site, host.link(table, "player", LOUIS))
    guest = opened(site, friend.link(table, role, seat), "Guest")
    assert [one["id"] for one in guest.get("/tables?mine=true")["tables"]] == [table]
    friend.post(f"/tables/{table}/seats/{LOUIS}/leave")
    assert guest.get("/tables?mine=true")["tables"] == []
    assert guest.get("/tables")["tables"] == []


# -- another device


def test_a_guest_is_himself_on_another_device(site: Site, host: Person, table: str) -> None:
    friend = opened(site, host.link(table, "player", LOUIS))
    link = friend.link(table, "device", LOUIS)
    phone = site.person(site.ask("POST", f"/links/{link['token']}/open", {}))
    assert phone.id == friend.id
    assert phone.token != friend.token
    assert len(friend.ask("GET", "/me/sessions").json()) == 2
    assert friend.post(f"/links/{link['token']}/open")["token"] is None


def test_a_device_link_is_for_no_one_else(site: Site, host: Person, table: str) -> None:
    friend = opened(site, host.link(table, "player", LOUIS))
    link = friend.link(table, "device", LOUIS)
    assert "sign out" in host.refused("POST", f"/links/{link['token']}/open", 409, "conflict", {})
    host.refused("POST", f"/tables/{table}/links", 403, "forbidden", {"role": "device", "seat": LOUIS})


def test_who_keeps_an_account_signs_in_by_his_password(site: Site, host: Person, table: str) -> None:
    friend = opened(site, host.link(table, "player", LOUIS))
    link = friend.link(table, "device", LOUIS)
    friend.ask("POST", "/accounts", {"name": "Friend no more a guest", "password": "a password of mine"})
    assert "password" in site.refused("POST", f"/links/{link['token']}/open", 401, "unauthorised", {})
    friend.refused("POST", f"/tables/{table}/links", 401, "unauthorised", {"role": "device", "seat": LOUIS})


def test_a_device_link_lapses_with_the_seat(site: Site, host: Person, table: str) -> None:
    friend = opened(site, host.link(table, "player", LOUIS))
    link = friend.link(table, "device", LOUIS)
    friend.post(f"/tables/{table}/seats/{LOUIS}/leave")
    site.refused("POST", f"/links/{link['token']}/open", 409, "conflict", {})
    assert place(host, table, LOUIS) == (None, None)


# -- confidants and spectators


def test_a_confidant_sees_what_the_seat_sees_and_plays_nothing(site: Site, host: Person, table: str) -> None:
    for seat in (LOUIS, THERESA):
        opened(site, host.link(table, "player", seat))
    friend = opened(site, host.link(table, "confidant", FREDERICK), "Confidant")
    assert friend.get(f"/tables/{table}/view?seat={FREDERICK}")["view"]["decisions"]
    friend.refused("GET", f"/tables/{table}/view?seat={LOUIS}", 403, "forbidden")
    move = {"seat": FREDERICK, "move": "value 1", "question": 1}
    friend.refused("POST", f"/tables/{table}/moves", 403, "forbidden", move)
    friend.refused("POST", f"/tables/{table}/undo", 403, "forbidden", {"seat": FREDERICK})
    friend.refused("GET", f"/tables/{table}/seats/{FREDERICK}/orders", 403, "forbidden")
    say = {"text": "I am Frederick", "seat": FREDERICK}
    friend.refused("POST", f"/tables/{table}/messages", 403, "forbidden", say)
    friend.refused("POST", f"/tables/{table}/seats/{FREDERICK}/resign", 403, "forbidden")
    friend.refused("POST", f"/tables/{table}/links", 403, "forbidden", {"role": "confidant", "seat": FREDERICK})


def test_a_confidant_sees_as_long_as_who_let_him_in_has_the_seat(site: Site, host: Person, table: str) -> None:
    friend = opened(site, host.link(table, "confidant", FREDERICK))
    path = f"/tables/{table}/log?seat={FREDERICK}"
    host.post(f"/tables/{table}/seats/{FREDERICK}/bot", level="random")
    assert friend.get(path)
    host.post(f"/tables/{table}/seats/{FREDERICK}/leave")
    friend.refused("GET", path, 403, "forbidden")


def test_a_spectator_sees_what_all_see(site: Site, host: Person, table: str) -> None:
    link = host.link(table, "spectator")
    friend = opened(site, link)
    site.refused("GET", f"/tables/{table}", 404, "unknown")
    assert friend.get(f"/tables/{table}")["id"] == table
    assert friend.get(f"/tables/{table}/view")["view"] is None
    friend.refused("GET", f"/tables/{table}/view?seat={FREDERICK}", 403, "forbidden")
    assert [one["id"] for one in friend.get("/tables")["tables"]] == [table]
    assert [one["id"] for one in friend.get("/tables?mine=true")["tables"]] == [table]
    assert friend.post(f"/tables/{table}/seats/{THERESA}/take")["seats"][THERESA]["player"] == friend.id


def test_a_link_to_confide_is_made_by_who_has_the_seat(site: Site, host: Person, table: str) -> None:
    body = {"role": "confidant", "seat": LOUIS}
    host.refused("POST", f"/tables/{table}/links", 403, "forbidden", body)
    friend = opened(site, host.link(table, "player", LOUIS))
    host.refused("POST", f"/tables/{table}/links", 403, "forbidden", body)
    assert friend.link(table, "confidant", LOUIS)["seat"] == LOUIS


@pytest.mark.parametrize(
    ("role", "seat", "status", "error"),
    [
        ("player", None, 422, "invalid"),
        ("device", None, 422, "invalid"),
        ("confidant", None, 422, "invalid"),
        ("spectator", FREDERICK, 422, "invalid"),
        ("player", "nobody", 404, "unknown"),
        ("host", FREDERICK, 422, "invalid"),
    ],
)
def test_a_link_that_makes_no_sense_is_refused(
    host: Person, table: str, role: str, seat: str | None, status: int, error: str
) -> None:
    host.refused("POST", f"/tables/{table}/links", status, error, {"role": role, "seat": seat})
    assert host.get(f"/tables/{table}/links") == {"links": []}


def test_strangers_make_no_links(site: Site, host: Person) -> None:
    table = host.create(seats={FREDERICK: "mine"})["id"]
    stranger = site.guest()
    for role, seat in (("player", LOUIS), ("player", FREDERICK), ("confidant", FREDERICK), ("spectator", None)):
        stranger.refused("POST", f"/tables/{table}/links", 403, "forbidden", {"role": role, "seat": seat})
    assert stranger.get(f"/tables/{table}/links") == {"links": []}


# -- revoked and forged


def test_a_revoked_link_opens_nothing(site: Site, host: Person, table: str) -> None:
    link = host.link(table, "player", LOUIS)
    site.guest().refused("DELETE", f"/tables/{table}/links/{link['id']}", 404, "unknown")
    assert host.ask("DELETE", f"/tables/{table}/links/{link['id']}").status_code == 204
    site.refused("GET", f"/links/{link['token']}", 404, "unknown")
    site.refused("POST", f"/links/{link['token']}/open", 404, "unknown", {"name": "Friend"})
    assert [one["revoked"] for one in host.get(f"/tables/{table}/links")["links"]] == [True]


def test_who_has_sat_down_stays_when_the_link_is_revoked(site: Site, host: Person, table: str) -> None:
    link = host.link(table, "player", LOUIS)
    friend = opened(site, link)
    host.ask("DELETE", f"/tables/{table}/links/{link['id']}")
    assert place(friend, table, LOUIS) == (friend.id, friend.id)


@pytest.mark.parametrize("role", ["confidant", "spectator"])
def test_guests_go_when_their_link_is_revoked(site: Site, host: Person, table: str, role: str) -> None:
    seat = FREDERICK if role == "confidant" else None
    link = host.link(table, role, seat)
    friend = opened(site, link)
    with friend.socket(table, seat) as watching:
        watching.until(wire.Welcome)
        host.ask("DELETE", f"/tables/{table}/links/{link['id']}")
        assert watching.closed() == wire.CLOSE_CHANGED
    friend.refused("GET", f"/tables/{table}", 404, "unknown")


def test_guests_are_let_go_and_may_go(site: Site, host: Person, table: str) -> None:
    link = host.link(table, "spectator")
    friends = [opened(site, link, name) for name in ("Anna", "Berta", "Clara")]
    names = {guest["name"] for guest in host.get(f"/tables/{table}/guests")["guests"]}
    assert names == {"Anna", "Berta", "Clara"}
    friends[0].refused("DELETE", f"/tables/{table}/guests/{friends[1].id}", 404, "unknown")
    assert friends[0].ask("DELETE", f"/tables/{table}/guests/{friends[0].id}").status_code == 204
    assert host.ask("DELETE", f"/tables/{table}/guests/{friends[1].id}").status_code == 204
    assert [guest["name"] for guest in host.get(f"/tables/{table}/guests")["guests"]] == ["Clara"]
    assert friends[2].get(f"/tables/{table}/guests") == {"guests": []}
    for friend in friends[:2]:
        friend.refused("GET", f"/tables/{table}", 404, "unknown")


def test_a_forged_link_opens_nothing(site: Site, host: Person, table: str) -> None:
    link = host.link(table, "player", LOUIS)
    own, signature = link["token"].rsplit(".", 1)
    forged = [
        f"{own}.{Signer('another secret' * 5).signature('link', own)}",
        f"{own}.{Signer(SECRET).signature('confirm mail', own)}",
        f"{own}.",
        own,
        f".{signature}",
        f"{own[::-1]}.{signature}",
        f"{'A' * 22}.{Signer(SECRET).signature('link', 'A' * 22)}",
    ]
    for token in forged:
        site.refused("POST", f"/links/{token}/open", 404, "unknown", {"name": "Mallory"})
    assert place(host, table, LOUIS) == (None, None)


def test_the_links_of_others_are_not_shown(site: Site, host: Person, table: str) -> None:
    friend = opened(site, host.link(table, "player", LOUIS))
    friend.link(table, "spectator")
    assert [link["role"] for link in friend.get(f"/tables/{table}/links")["links"]] == ["spectator"]
    assert [link["role"] for link in host.get(f"/tables/{table}/links")["links"]] == ["player"]


# -- of the command line


def test_links_of_an_imported_game_are_for_its_seats(tmp_path: Path) -> None:
    settings = settings_in(tmp_path)
    game = new_game("maria", seed=1740)
    game.play(FREDERICK, "value 1")
    token = put_in(settings, game)[LOUIS]
    with serving(settings) as site:
        friend = site.opened(token)
        table = site.ask("GET", f"/links/{token}").json()["table"]["id"]
        assert place(friend, table, LOUIS) == (friend.id, friend.id)
        assert friend.get(f"/tables/{table}/view?seat={LOUIS}")["view"]["decisions"]
        site.refused("POST", f"/links/{token}/open", 409, "conflict", {"name": "Mallory"})
