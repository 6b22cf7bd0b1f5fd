"""Notifications through the HTTP interface, from the channel to the move that is told of."""

from __future__ import annotations

import json
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.sync.client import connect

from kabinett.server.app import make_app
from kabinett.server.keys import new_id
from kabinett.server.settings import Settings
from kabinett.server.storage import people
from kabinett.server.storage.database import Database
from kabinett.server.storage.notices import MOST_CHANNELS
from kabinett.server.storage.upgrade import upgrade
from tests.server.sinks import MailSink, WebSink, mail_sink, web_sink
from tests.server.test_notify import SECRET, URL, Browser

PATIENCE = 10.0


@dataclass
class Person:
    """Somebody who uses the server."""

    client: httpx.Client
    id: str
    token: str

    def __call__(self, method: str, path: str, expect: int = 200, **body: Any) -> Any:
        headers = {"Authorization": f"Bearer {self.token}"}
        answer = self.client.request(method, f"/api{path}", json=body or None, headers=headers)
        assert answer.status_code == expect, answer.text
        return answer.json() if answer.content else None

    def deliveries(self) -> list[dict[str, Any]]:
        """The log, when nothing in it waits any more."""
        end = time.monotonic() + PATIENCE
        while True:
            found: list[dict[str, Any]] = self("GET", "/me/deliveries")["deliveries"]
            if found and not any(one["status"] in ("waiting", "sending") for one in found):
                return found
            assert time.monotonic() < end, found
            time.sleep(0.05)


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    return Settings(tmp_path, f"sqlite:///{tmp_path / 'kabinett.db'}", SECRET, URL, rate_limits=0, private_hooks=True)


@contextmanager
def serving(settings: Settings) -> Iterator[httpx.Client]:
    database = Database(settings.database)
    upgrade(database)
    database.close()
    server = uvicorn.Server(uvicorn.Config(make_app(settings), log_level="warning"))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=server.run, args=([listening],))
        thread.start()
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{listening.getsockname()[1]}", timeout=PATIENCE) as client:
                yield client
        finally:
            server.should_exit = True
            thread.join()


@pytest.fixture
def client(settings: Settings) -> Iterator[httpx.Client]:
    with serving(settings) as client:
        yield client


@pytest.fixture
def sink() -> Iterator[WebSink]:
    with web_sink() as sink:
        yield sink


def guest(client: httpx.Client, name: str = "Ada") -> Person:
    made = client.post("/api/guests", json={"name": name}).json()
    client.cookies.clear()
    return Person(client, made["person"]["id"], made["token"])


def test_channels_are_made_listed_changed_and_deleted(client: httpx.Client, sink: WebSink) -> None:
    ada = guest(client)
    made = ada("POST", "/me/channels", 201, kind="hook", target=f"{sink.base}/hook", wait=60)
    assert len(made.pop("secret")) >= 40
    assert (made["kind"], made["target"], made["wait"], made["on"]) == ("hook", f"{sink.base}/hook", 60, True)
    assert ada("GET", "/me/channels") == {"channels": [made]}
    changed = ada("PATCH", f"/me/channels/{made['id']}", on=False)
    assert changed == made | {"on": False}
    assert ada("PATCH", f"/me/channels/{made['id']}", wait=5) == changed | {"wait": 5}
    ada("DELETE", f"/me/channels/{made['id']}", 204)
    assert ada("GET", "/me/channels") == {"channels": []}


def test_the_channels_of_others_do_not_exist(client: httpx.Client, sink: WebSink) -> None:
    ada, bob = guest(client), guest(client, "Bob")
    made = ada("POST", "/me/channels", 201, kind="hook", target=sink.base)
    for method, path in (("PATCH", ""), ("DELETE", ""), ("POST", "/test")):
        body = {"on": False} if method == "PATCH" else {}
        assert bob(method, f"/me/channels/{made['id']}{path}", 404, **body)["error"] == "unknown"
    assert bob("GET", "/me/channels") == {"channels": []}
    assert ada("GET", "/me/channels")["channels"][0]["on"]


def test_the_same_channel_is_not_made_twice(client: httpx.Client, sink: WebSink) -> None:
    ada = guest(client)
    ada("POST", "/me/channels", 201, kind="hook", target=sink.base)
    assert ada("POST", "/me/channels", 409, kind="hook", target=sink.base)["error"] == "conflict"
    table = ada("POST", "/tables", 201, game="maria")["id"]
    ada("POST", "/me/channels", 201, kind="hook", target=sink.base, table=table, on=False)
    assert len(ada("GET", "/me/channels")["channels"]) == 2


def test_nobody_has_more_than_some_channels(client: httpx.Client, sink: WebSink) -> None:
    ada = guest(client)
    for number in range(MOST_CHANNELS):
        ada("POST", "/me/channels", 201, kind="hook", target=f"{sink.base}/{number}")
    refused = ada("POST", "/me/channels", 409, kind="hook", target=f"{sink.base}/more")
    assert (refused["key"], refused["params"]) == ("too_many_channels", {"most": 20})


@pytest.mark.parametrize(
    "body",
    [
        {"kind": "pigeon"},
        {"kind": "socket"},
        {"kind": "hook", "target": "x" * 2001},
        {"kind": "hook", "target": "ftp://example.org"},
        {"kind": "hook"},
        {"kind": "hook", "target": "http://127.0.0.1:1/", "wait": -1},
        {"kind": "hook", "target": "http://127.0.0.1:1/", "wait": 604801},
        {"kind": "hook", "target": "http://127.0.0.1:1/", "more": 1},
        {"kind": "mail", "target": "eve@example.org"},
        {"kind": "push", "target": ""},
        {"kind": "push", "target": "{}"},
        {"kind": "push", "target": json.dumps({"endpoint": "https://x", "keys": {"p256dh": "AAAA", "auth": "AAAA"}})},
    ],
)
def test_what_is_no_channel_is_refused(client: httpx.Client, body: dict[str, Any]) -> None:
    ada = guest(client)
    assert ada("POST", "/me/channels", 422, **body)["error"] == "invalid"
    assert ada("GET", "/me/channels") == {"channels": []}


def test_a_channel_for_a_table_that_one_may_not_see_is_refused(client: httpx.Client, sink: WebSink) -> None:
    ada, bob = guest(client), guest(client, "Bob")
    hidden = bob("POST", "/tables", 201, game="maria", public=False)["id"]
    for table in (hidden, new_id()):
        assert ada("POST", "/me/channels", 404, kind="hook", target=sink.base, table=table)["error"] == "unknown"


def test_the_keys_of_a_subscription_are_not_shown(client: httpx.Client, sink: WebSink) -> None:
    ada = guest(client)
    browser = Browser(f"{sink.base}/push")
    made = ada("POST", "/me/channels", 201, kind="push", target=browser.subscription)
    assert (made["target"], made["secret"]) == (browser.endpoint, None)
    assert ada("GET", "/me/channels")["channels"][0]["target"] == browser.endpoint


@pytest.mark.parametrize(
    ("key", "auth"), [("AAAA", None), ("B" * 87, None), (None, "AAAA"), (None, "A*" * 11), (None, "ä"), ("", "")]
)
def test_a_subscription_with_wrong_keys_is_refused(client: httpx.Client, key: str | None, auth: str | None) -> None:
    given = json.loads(Browser("https://push.example.org/").subscription)
    given["keys"] = {"p256dh": given["keys"]["p256dh"] if key is None else key, "auth": auth or given["keys"]["auth"]}
    if key is None and auth is None:
        raise AssertionError("the case changes nothing")
    refused = guest(client)("POST", "/me/channels", 422, kind="push", target=json.dumps(given))
    assert refused["key"] == "push_subscription"


def test_the_outside_world_only(settings: Settings, sink: WebSink) -> None:
    with serving(replace(settings, private_hooks=False)) as client:
        ada = guest(client)
        refused = ada("POST", "/me/channels", 422, kind="hook", target=sink.base)
        assert (refused["key"], refused["params"]) == ("private_host", {"host": "127.0.0.1"})
        plain = Browser("http://push.example.org/").subscription
        refused = ada("POST", "/me/channels", 422, kind="push", target=plain)
        assert refused["key"] == "push_endpoint"


def test_a_server_that_does_not_know_its_address_makes_no_channels(settings: Settings, sink: WebSink) -> None:
    with serving(replace(settings, url=None)) as client:
        refused = guest(client)("POST", "/me/channels", 409, kind="hook", target=sink.base)
        assert refused["key"] == "no_own_address"
        assert client.get("/api/push-key").json() == {"key": None}


def test_the_push_key_is_a_point_of_the_curve(client: httpx.Client) -> None:
    key = client.get("/api/push-key").json()["key"]
    assert len(key) == 87
    assert key[0] == "B"  # the first byte of a point in its long form is 4


def test_mail_needs_a_mail_server_and_a_confirmed_address(client: httpx.Client, settings: Settings) -> None:
    assert guest(client)("POST", "/me/channels", 409, kind="mail")["key"] == "no_mail"
    with mail_sink() as letters, serving(with_mail(settings, letters)) as mailing:
        ada = guest(mailing)
        assert ada("POST", "/me/channels", 409, kind="mail")["key"] == "mail_unconfirmed"
        database = Database(settings.database)
        database.change(lambda c: people.change(c, ada.id, mail="ada@example.org", mail_confirmed=True))
        database.close()
        made = ada("POST", "/me/channels", 201, kind="mail")
        ada("POST", f"/me/channels/{made['id']}/test", 202)
        assert [one["status"] for one in ada.deliveries()] == ["sent"]
    assert b"This is a test" in letters.letters[0]


def with_mail(settings: Settings, sink: MailSink) -> Settings:
    return replace(settings, smtp=sink.url, mail_from="kabinett@play.example.org")


def test_a_channel_can_be_tested(client: httpx.Client, sink: WebSink) -> None:
    ada = guest(client)
    made = ada("POST", "/me/channels", 201, kind="hook", target=sink.base, wait=600)
    ada("POST", f"/me/channels/{made['id']}/test", 202)
    (told,) = ada.deliveries()
    assert (told["status"], told["kind"], told["channel"], told["table"]) == ("sent", "hook", made["id"], "")
    assert json.loads(sink.requests[0].body)["type"] == "test"


def test_tests_are_limited(settings: Settings, sink: WebSink) -> None:
    with serving(replace(settings, rate_limits=1)) as client:
        ada = guest(client)
        made = ada("POST", "/me/channels", 201, kind="hook", target=sink.base)
        headers = {"Authorization": f"Bearer {ada.token}"}
        path = f"/api/me/channels/{made['id']}/test"
        answers = [client.post(path, headers=headers).status_code for _ in range(8)]
        assert (answers[0], answers[-1]) == (202, 429)


def test_the_log_can_be_paged(client: httpx.Client, sink: WebSink) -> None:
    ada = guest(client)
    made = ada("POST", "/me/channels", 201, kind="hook", target=sink.base)
    for _ in range(3):
        ada("POST", f"/me/channels/{made['id']}/test", 202)
    numbers = [one["id"] for one in ada.deliveries()]
    assert numbers == sorted(numbers, reverse=True)
    older = ada("GET", f"/me/deliveries?before={numbers[0]}")["deliveries"]
    assert [one["id"] for one in older] == numbers[1:]


def test_strangers_have_no_channels_and_no_log(client: httpx.Client) -> None:
    for path in ("/api/me/channels", "/api/me/deliveries"):
        assert client.get(path).json()["error"] == "unauthorised"


def test_who_is_asked_is_told_by_hook_and_socket(client: httpx.Client, sink: WebSink) -> None:
    ada, bob = guest(client), guest(client, "Bob")
    for person in (ada, bob):
        person("POST", "/me/channels", 201, kind="hook", target=f"{sink.base}/{person.id}")
    seats = {"frederick": "mine", "louis_xv": "open", "maria_theresa": "bot random"}
    table = ada("POST", "/tables", 201, game="maria", seats=seats, name="Silesia")["id"]
    url = str(client.base_url.copy_with(scheme="ws", path="/api/me/socket"))
    with connect(url, additional_headers={"Authorization": f"Bearer {bob.token}"}) as listening:
        bob("POST", f"/tables/{table}/seats/louis_xv/take")
        heard = json.loads(listening.recv(PATIENCE))
    assert heard == {"type": "asked", "table": table, "name": "Silesia", "game": "maria", "seat": "louis_xv"}
    (told,) = ada.deliveries()
    assert (told["kind"], told["status"], told["table"], told["seat"]) == ("hook", "sent", table, "frederick")
    end = time.monotonic() + PATIENCE
    while {one["kind"] for one in bob.deliveries()} != {"hook", "socket"}:
        assert time.monotonic() < end
        time.sleep(0.05)
    bodies = {request.path.removeprefix("/"): json.loads(request.body) for request in sink.requests}
    assert {person: body["seat"] for person, body in bodies.items()} == {ada.id: "frederick", bob.id: "louis_xv"}
    assert set(bodies[ada.id]) == {"type", "table", "name", "game", "seat", "url", "at", "language"}
