"""Guests, accounts, sessions, and what is confirmed by mail: over HTTP, as people and programs use them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from argon2 import Type, extract_parameters

from kabinett.server import identity
from kabinett.server.identity import CONFIRM, PROLONG, SESSION
from kabinett.server.keys import hashed
from kabinett.server.notify.deliveries import Deliveries
from kabinett.server.notify.mail import Letter
from tests.server.web import DAY, MARIA, MUCH_WORK, PASSWORD, Clock, Site, refusal, serving, settings_in

MAIL = "anna@example.org"


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def timed(tmp_path: Path, clock: Clock) -> Iterator[Site]:
    """A server whose time is moved by the test."""
    with serving(settings_in(tmp_path, now=clock)) as site:
        yield site


# -- guests and accounts


def test_a_guest_plays_at_once_under_a_name_that_others_may_have(site: Site) -> None:
    first, second = site.guest("Anna"), site.guest("Anna")
    assert first.id != second.id
    assert first.get("/me") == {
        "id": first.id,
        "name": "Anna",
        "guest": True,
        "mail": None,
        "mail_confirmed": False,
        "quiet_when_connected": False,
        "language": "en",
    }


def test_who_is_not_known_is_told_so(site: Site) -> None:
    assert "guest" in site.refused("GET", "/me", 401, "unauthorised")
    site.refused("GET", "/me", 401, "unauthorised", token="nonsense")
    site.refused("GET", "/me", 401, "unauthorised", headers={"Authorization": b"Bearer \xff\xfe"})


def test_an_account_is_entered_by_name_and_password(site: Site) -> None:
    made = site.account("Berta")
    entered = site.person(site.ask("POST", "/sessions", {"name": " bERTA ", "password": PASSWORD}))
    assert entered.id == made.id
    assert entered.token != made.token
    assert not entered.get("/me")["guest"]


def test_a_wrong_password_and_a_wrong_name_get_the_same_answer(site: Site) -> None:
    site.account("Clara")
    wrong = {"name": "Clara", "password": "something else"}
    unknown = {"name": "Nobody at all", "password": PASSWORD}
    sentences = {site.refused("POST", "/sessions", 401, "unauthorised", body) for body in (wrong, unknown)}
    assert len(sentences) == 1


def test_an_unknown_name_costs_as_much_work_as_a_known_one(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """Else the time of the answer would tell who has an account."""
    site.account("Dora")
    verified: list[str] = []
    verify = identity._hasher.verify

    class Spy:
        def verify(self, secret: str, password: str) -> bool:
            verified.append(secret)
            return verify(secret, password)

    monkeypatch.setattr(identity, "_hasher", Spy())
    for name in ("Dora", "Nobody at all"):
        site.refused("POST", "/sessions", 401, "unauthorised", {"name": name, "password": "something else"})
    assert len(verified) == 2
    assert verified[1] == identity._NO_PASSWORD


def test_passwords_are_hashed_with_as_much_work_as_is_advised() -> None:
    """OWASP: Argon2id with 19 MiB and two rounds, or more; and nobody's password costs as much as others."""
    costs = extract_parameters(identity._NO_PASSWORD)
    assert costs.type is Type.ID
    assert (costs.memory_cost >= 19 * 1024, costs.time_cost >= 2) == (True, True)
    assert not MUCH_WORK.check_needs_rehash(identity._NO_PASSWORD)


@pytest.mark.parametrize("name", ["Emma", "EMMA", "  emma", "Ｅｍｍａ"])
def test_names_of_accounts_are_told_apart_by_more_than_their_looks(site: Site, name: str) -> None:
    site.ask("POST", "/accounts", {"name": "Emma", "password": PASSWORD})
    sentence = site.refused("POST", "/accounts", 409, "conflict", {"name": name, "password": PASSWORD})
    assert "taken" in sentence


def test_a_guest_may_not_pass_for_somebody_with_an_account(site: Site) -> None:
    site.account("Frida")
    assert "belongs to an account" in site.refused("POST", "/guests", 409, "conflict", {"name": "FRIDA"})
    guest = site.guest("Somebody")
    guest.refused("PATCH", "/me", 409, "conflict", {"name": "Frida"})
    assert guest.get("/me")["name"] == "Somebody"


@pytest.mark.parametrize("password", ["", "short", "x" * 201])
def test_a_password_has_a_length(site: Site, password: str) -> None:
    refused = site.refused("POST", "/accounts", 422, "invalid", {"name": "Gerda", "password": password})
    assert "password" in refused
    entered = {"name": "Gerda", "password": password[:200]}
    assert "password" in site.refused("POST", "/sessions", 401, "unauthorised", entered)


def test_a_guest_who_makes_an_account_keeps_his_seats(site: Site) -> None:
    guest = site.guest("Hanna")
    table = guest.create(seats={"frederick": "mine"})["id"]
    made = site.person(guest.ask("POST", "/accounts", {"name": "Hanna H", "password": PASSWORD}))
    assert made.id == guest.id
    assert made.get(f"/tables/{table}")["seats"]["frederick"]["player"] == guest.id
    assert made.get(f"/tables/{table}")["people"][guest.id] == "Hanna H"
    assert site.person(site.ask("POST", "/sessions", {"name": "Hanna H", "password": PASSWORD})).id == guest.id


def test_a_name_that_is_taken_leaves_the_guest_as_he_was(site: Site) -> None:
    site.account("Ida")
    guest = site.guest("Inge")
    guest.refused("POST", "/accounts", 409, "conflict", {"name": "ida", "password": PASSWORD})
    assert guest.get("/me")["name"] == "Inge"
    assert guest.get("/me")["guest"]


def test_who_has_an_account_and_makes_another_is_somebody_else_then(site: Site) -> None:
    first = site.account("Jule")
    second = site.person(first.ask("POST", "/accounts", {"name": "Jule the second", "password": PASSWORD}))
    assert second.id != first.id
    assert first.get("/me")["name"] == "Jule"


def test_an_account_with_mail_is_not_made_by_half_where_no_mail_is_sent(site: Site) -> None:
    body = {"name": "Klara", "password": PASSWORD, "mail": MAIL}
    assert "no mail" in site.refused("POST", "/accounts", 409, "conflict", body)
    assert site.account("Klara").name == "Klara"


def test_a_change_that_is_refused_changes_nothing_of_a_person(site: Site) -> None:
    guest = site.guest("Lena")
    before = guest.get("/me")
    guest.refused("PATCH", "/me", 409, "conflict", {"name": "Luise", "mail": MAIL, "quiet_when_connected": True})
    assert guest.get("/me") == before


def test_a_new_name_is_shown_at_the_tables_and_in_the_talk(site: Site) -> None:
    guest = site.guest("Marta")
    table = guest.create(seats={"frederick": "mine"})["id"]
    guest.post(f"/tables/{table}/messages", text="hello", seat="frederick")
    with guest.socket(table, "frederick") as wire:
        wire.receive()
        assert guest.ask("PATCH", "/me", {"name": "Minna"}).json()["name"] == "Minna"
        told = wire.receive()
    assert guest.get(f"/tables/{table}")["people"] == {guest.id: "Minna"}
    assert getattr(told, "table", {})["people"] == {guest.id: "Minna"}
    assert guest.get(f"/tables/{table}/messages")["messages"][0]["name"] == "Minna"


def test_an_account_that_is_called_otherwise_is_entered_by_the_new_name(site: Site) -> None:
    made = site.account("Nora")
    assert made.ask("PATCH", "/me", {"name": "Nina"}).is_success
    site.refused("POST", "/sessions", 401, "unauthorised", {"name": "Nora", "password": PASSWORD})
    assert site.person(site.ask("POST", "/sessions", {"name": "nina", "password": PASSWORD})).id == made.id


# -- sessions


def test_sessions_are_listed_and_ended(site: Site) -> None:
    first = site.account("Olga")
    others = [site.person(site.ask("POST", "/sessions", {"name": "Olga", "password": PASSWORD})) for _ in range(2)]
    listed = first.ask("GET", "/me/sessions").json()
    assert len(listed) == 3
    assert [one["current"] for one in listed].count(True) == 1
    assert others[0].ask("DELETE", "/sessions/current").status_code == 204
    others[0].refused("GET", "/me", 401, "unauthorised")
    assert first.ask("DELETE", "/me/sessions").status_code == 204
    others[1].refused("GET", "/me", 401, "unauthorised")
    assert len(first.ask("GET", "/me/sessions").json()) == 1


def test_a_session_ends_half_a_year_after_its_last_use(timed: Site, clock: Clock) -> None:
    used, unused = timed.guest(), timed.guest()
    for _ in range(3):
        clock.move(SESSION - PROLONG)
        assert used.get("/me")["id"] == used.id
    unused.refused("GET", "/me", 401, "unauthorised")
    clock.move(SESSION)
    used.refused("GET", "/me", 401, "unauthorised")


def test_the_end_of_a_session_is_moved_once_a_day(timed: Site, clock: Clock) -> None:
    guest = timed.guest()

    def end() -> int:
        return int(guest.ask("GET", "/me/sessions").json()[0]["ends_at"])

    before = end()
    clock.move(PROLONG // 2)
    assert end() == before
    clock.move(PROLONG)
    guest.get("/me")
    assert end() == clock.at + SESSION


def test_a_new_password_ends_all_other_sessions(site: Site) -> None:
    first = site.account("Paula")
    other = site.person(site.ask("POST", "/sessions", {"name": "Paula", "password": PASSWORD}))
    change = {"old": PASSWORD, "new": "another password"}
    first.refused("PUT", "/me/password", 403, "forbidden", {"old": "not this one", "new": "another password"})
    assert other.get("/me")["id"] == first.id
    assert first.ask("PUT", "/me/password", change).status_code == 204
    other.refused("GET", "/me", 401, "unauthorised")
    assert first.get("/me")["id"] == first.id
    site.refused("POST", "/sessions", 401, "unauthorised", {"name": "Paula", "password": PASSWORD})
    assert site.person(site.ask("POST", "/sessions", {"name": "Paula", "password": "another password"}))


def test_a_guest_has_no_password_to_change(site: Site) -> None:
    guest = site.guest()
    refused = guest.refused("PUT", "/me/password", 403, "forbidden", {"old": "", "new": "another password"})
    assert "password" in refused


# -- deletion


def test_a_person_who_is_deleted_is_known_no_more(site: Site) -> None:
    made = site.account("Rosa")
    table = made.create(seats={"frederick": "mine", "louis_xv": "mine"})["id"]
    made.post(f"/tables/{table}/messages", text="hello", seat="frederick")
    link = made.link(table, "player", "maria_theresa")
    with made.socket(table) as wire:
        wire.receive()
        assert made.ask("DELETE", "/me").status_code == 204
        told = wire.receive()
    made.refused("GET", "/me", 401, "unauthorised")
    site.refused("POST", "/sessions", 401, "unauthorised", {"name": "Rosa", "password": PASSWORD})
    shown = site.ask("GET", f"/tables/{table}")
    assert "Rosa" not in shown.text
    assert shown.json()["people"] == {made.id: ""}
    assert "Rosa" not in site.ask("GET", f"/tables/{table}/messages").text
    assert "Rosa" not in site.ask("GET", "/tables").text
    assert told is not None
    site.refused("GET", f"/links/{link['token']}", 404, "unknown")
    assert site.account("Rosa").id != made.id


def test_who_is_deleted_leaves_his_seats_to_others(site: Site) -> None:
    gone, stays = site.guest("Sara"), site.guest("Tina")
    table = stays.create(seats=dict.fromkeys(MARIA[:2], "mine"))["id"]
    gone.post(f"/tables/{table}/seats/{MARIA[2]}/take")
    assert stays.get(f"/tables/{table}")["status"] == "running"
    assert gone.ask("DELETE", "/me").status_code == 204
    place = stays.get(f"/tables/{table}")["seats"][MARIA[2]]
    assert (place["owner"], place["player"]) == (None, None)
    heir = site.guest("Ulla")
    assert heir.post(f"/tables/{table}/seats/{MARIA[2]}/take")["seats"][MARIA[2]]["player"] == heir.id


def test_who_has_resigned_can_be_deleted_while_the_others_play_on(site: Site) -> None:
    gone, stays = site.guest("Sara"), site.guest("Tina")
    table = stays.create(seats=dict.fromkeys(MARIA[:2], "mine"))["id"]
    gone.post(f"/tables/{table}/seats/{MARIA[2]}/take")
    gone.post(f"/tables/{table}/seats/{MARIA[2]}/resign")
    assert gone.ask("DELETE", "/me").status_code == 204
    assert stays.get(f"/tables/{table}")["status"] == "running"
    assert "Sara" not in stays.ask("GET", f"/tables/{table}").text


# -- mail


@contextmanager
def posting(folder: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Site, list[Letter]]]:
    """A server that sends mail; the letters are kept instead."""
    letters: list[Letter] = []

    async def post(self: Deliveries, letter: Letter) -> None:
        letters.append(letter)

    monkeypatch.setattr(Deliveries, "post", post)
    mail: dict[str, Any] = {"url": "https://play.example.org", "smtp": "smtp://mail", "mail_from": "k@example.org"}
    with serving(settings_in(folder, now=clock, **mail)) as site:
        yield site, letters


@pytest.fixture
def post(tmp_path: Path, clock: Clock, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[Site, list[Letter]]]:
    with posting(tmp_path, clock, monkeypatch) as made:
        yield made


def token_in(letter: Letter) -> str:
    """The token of the address that a letter names."""
    address = next(line for line in letter.text.splitlines() if line.startswith("https://"))
    return address.rsplit("/", 1)[1]


def test_an_address_is_confirmed_by_the_mail_that_went_to_it(post: tuple[Site, list[Letter]]) -> None:
    site, letters = post
    made = site.person(site.ask("POST", "/accounts", {"name": "Vera", "password": PASSWORD, "mail": MAIL}))
    assert (made.get("/me")["mail"], made.get("/me")["mail_confirmed"]) == (MAIL, False)
    assert letters[0].to == MAIL
    token = token_in(letters[0])
    site.refused("POST", "/me/mail", 403, "forbidden", {"token": token[:-1] + ("A" if token[-1] != "A" else "B")})
    assert site.ask("POST", "/me/mail", {"token": token}).status_code == 204
    assert made.get("/me")["mail_confirmed"]


def test_a_mail_confirms_no_other_address_and_not_for_ever(post: tuple[Site, list[Letter]], clock: Clock) -> None:
    site, letters = post
    made = site.person(site.ask("POST", "/accounts", {"name": "Vera", "password": PASSWORD, "mail": MAIL}))
    made.ask("PATCH", "/me", {"mail": "victim@example.org"})
    site.refused("POST", "/me/mail", 403, "forbidden", {"token": token_in(letters[0])})
    clock.move(CONFIRM + 1)
    site.refused("POST", "/me/mail", 403, "forbidden", {"token": token_in(letters[1])})
    assert not made.get("/me")["mail_confirmed"]


def with_confirmed_mail(site: Site, letters: list[Letter]) -> str:
    """An account that can be sent mail; its id."""
    made = site.person(site.ask("POST", "/accounts", {"name": "Wilma", "password": PASSWORD, "mail": MAIL}))
    site.ask("POST", "/me/mail", {"token": token_in(letters.pop())})
    return made.id


def test_a_forgotten_password_is_set_anew_once(post: tuple[Site, list[Letter]]) -> None:
    site, letters = post
    person = with_confirmed_mail(site, letters)
    session = site.person(site.ask("POST", "/sessions", {"name": "Wilma", "password": PASSWORD}))
    assert site.ask("POST", "/passwords/forgotten", {"name": "wilma"}).status_code == 202
    reset = {"token": token_in(letters[0]), "password": "a new password"}
    assert site.ask("POST", "/passwords", reset).status_code == 204
    session.refused("GET", "/me", 401, "unauthorised")
    assert site.person(site.ask("POST", "/sessions", {"name": "Wilma", "password": "a new password"})).id == person
    site.refused("POST", "/passwords", 403, "forbidden", reset | {"password": "a third password"})


def test_a_link_for_a_new_password_ends_after_some_days(post: tuple[Site, list[Letter]], clock: Clock) -> None:
    site, letters = post
    with_confirmed_mail(site, letters)
    site.ask("POST", "/passwords/forgotten", {"name": "Wilma"})
    clock.move(CONFIRM + 1)
    body = {"token": token_in(letters[0]), "password": "a new password"}
    assert "link" in site.refused("POST", "/passwords", 403, "forbidden", body)


def test_a_token_serves_the_purpose_of_its_mail_only(post: tuple[Site, list[Letter]]) -> None:
    site, letters = post
    made = site.person(site.ask("POST", "/accounts", {"name": "Xenia", "password": PASSWORD, "mail": MAIL}))
    confirm = token_in(letters.pop())
    table = made.create(seats={"frederick": "mine"})["id"]
    link = made.link(table, "player", "louis_xv")["token"]
    for path, body in (
        ("/passwords", {"token": confirm, "password": "a new password"}),
        ("/passwords", {"token": link, "password": "a new password"}),
        ("/me/mail", {"token": link}),
    ):
        assert "link" in site.refused("POST", path, 403, "forbidden", body)
    assert "link" in site.refused("GET", f"/links/{confirm}", 404, "unknown")


def test_nobody_learns_who_has_an_account_by_asking_for_a_mail(post: tuple[Site, list[Letter]]) -> None:
    site, letters = post
    with_confirmed_mail(site, letters)
    site.account("Yvonne")
    answers = [site.ask("POST", "/passwords/forgotten", {"name": name}) for name in ("Wilma", "Yvonne", "Nobody")]
    assert {(answer.status_code, answer.text) for answer in answers} == {(202, "null")}
    assert len(letters) == 1


# -- at rest


def test_the_database_holds_no_password_and_no_token(tmp_path: Path) -> None:
    """Tokens are hashed, passwords are hashed with Argon2, links are signed and not kept at all."""
    with serving(settings_in(tmp_path)) as site:
        account, guest = site.account("Zita"), site.guest("Zoe")
        table = account.create(seats={"frederick": "mine"})["id"]
        link = account.link(table, "player", "louis_xv")["token"]
        site.ask("POST", f"/links/{link}/open", {}, guest.token)
    stored = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    secrets = [PASSWORD, account.token, guest.token, account.csrf, link, site.settings.secret]
    assert [secret for secret in secrets if secret.encode() in stored] == []
    assert b"$argon2id$" in stored
    assert hashed(account.token).encode() in stored


def test_days_are_days() -> None:
    """The times of sessions are what they are said to be."""
    assert (SESSION, PROLONG, CONFIRM) == (180 * DAY, DAY, 3 * DAY)


def test_tokens_are_long_and_never_the_same(site: Site) -> None:
    tokens = {site.guest().token for _ in range(20)}
    assert len(tokens) == 20
    assert min(map(len, tokens)) >= 43


def test_the_answer_to_a_wrong_body_repeats_nothing_of_it(site: Site) -> None:
    """It may be a password."""
    secret = "hunter2" * 40
    answer = site.ask("POST", "/accounts", {"name": "Anna", "password": secret})
    assert "password" in refusal(answer, 422, "invalid")
    assert "hunter2" not in answer.text
