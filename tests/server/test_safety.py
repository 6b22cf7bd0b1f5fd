"""What keeps people and the server from harm: cookies, foreign pages, headers, limits, odd input."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from kabinett import wire
from kabinett.server import limits as limiting
from kabinett.server.api.answers import MOST_FIELD
from kabinett.server.errors import Refusal
from kabinett.server.hall import Hall
from kabinett.server.limits import LIMITS, Limits, network_of
from kabinett.server.names import MOST_TEXT, account_of, clean_name, clean_text
from kabinett.server.safety import HEADERS, MOST_BYTES
from tests.server.web import MARIA, PASSWORD, Person, Site, refusal, serving, settings_in

ALL_MINE = dict.fromkeys(MARIA, "mine")
NO_TABLE = "A" * 22


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Site]:
    """A server with its rate limits."""
    with serving(settings_in(tmp_path, rate_limits=1)) as site:
        yield site


# -- cookies and foreign pages


def cookie_of(answer: httpx.Response) -> tuple[str, set[str]]:
    """The cookie that an answer sets, and its attributes."""
    value, *attributes = answer.headers["set-cookie"].split("; ")
    return value, {attribute.lower() for attribute in attributes}


def test_the_cookie_is_out_of_reach_of_scripts_and_of_other_sites(site: Site) -> None:
    _, attributes = cookie_of(site.ask("POST", "/guests", {"name": "Anna"}))
    assert {"httponly", "samesite=lax", "path=/", "max-age=34560000"} <= attributes
    assert "secure" not in attributes


def test_where_people_come_by_https_the_cookie_and_all_else_stay_there(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, url="https://play.example.org")) as site:
        answer = site.ask("POST", "/guests", {"name": "Anna"})
        assert "secure" in cookie_of(answer)[1]
        assert "max-age" in answer.headers["strict-transport-security"]


def with_cookie(person: Person, method: str, path: str, **headers: str) -> httpx.Response:
    """A request that has only the cookie of a session."""
    return person.site.ask(method, path, headers={"Cookie": f"kabinett_session={person.token}", **headers})


def test_a_cookie_reads_alone_but_writes_only_with_the_header(site: Site) -> None:
    anna = site.guest()
    assert with_cookie(anna, "GET", "/me").json()["id"] == anna.id
    for headers in ({}, {"X-CSRF-Token": "nonsense"}, {"X-CSRF-Token": site.guest().csrf}):
        sentence = refusal(with_cookie(anna, "DELETE", "/me/sessions", **headers), 403, "forbidden")
        assert "X-CSRF-Token" in sentence
    assert with_cookie(anna, "DELETE", "/me/sessions", **{"X-CSRF-Token": anna.csrf}).status_code == 204
    assert with_cookie(anna, "GET", "/me/csrf").json() == {"csrf": anna.csrf}


def test_a_bearer_needs_no_header_and_a_cookie_beside_it_does_not_count(site: Site) -> None:
    anna, berta = site.guest("Anna"), site.guest("Berta")
    both = {"Cookie": f"kabinett_session={berta.token}"}
    assert anna.ask("DELETE", "/me/sessions", headers=both).status_code == 204
    assert anna.ask("GET", "/me", headers=both).json()["id"] == anna.id
    site.refused("GET", "/me", 401, "unauthorised", token="nonsense", headers=both)


def test_signing_out_takes_the_cookie_away(site: Site) -> None:
    anna = site.guest()
    answer = with_cookie(anna, "DELETE", "/sessions/current", **{"X-CSRF-Token": anna.csrf})
    assert "max-age=0" in cookie_of(answer)[1]
    refusal(with_cookie(anna, "GET", "/me"), 401, "unauthorised")


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data"])
@pytest.mark.parametrize("path", ["/guests", "/sessions", "/accounts"])
def test_a_form_of_a_foreign_page_signs_nobody_in(site: Site, path: str, kind: str) -> None:
    """A page can send JSON as plain text to any site; the answer would set a cookie of the page's choice."""
    body = f'{{"name":"Mallory","password":"{PASSWORD}"}}'
    answer = site.ask("POST", path, content=body, headers={"Content-Type": kind})
    refusal(answer, 422, "invalid")
    assert "set-cookie" not in answer.headers


@pytest.mark.parametrize("method", ["OPTIONS", "GET"])
def test_no_other_site_may_read_answers(site: Site, method: str) -> None:
    answer = site.ask(method, "/games", headers={"Origin": "https://evil.example"})
    assert not [name for name in answer.headers if name.startswith("access-control")]


def socket_headers(person: Person, origin: str | None) -> dict[str, str]:
    cookie = {"Cookie": f"kabinett_session={person.token}"}
    return cookie if origin is None else cookie | {"Origin": origin}


@pytest.mark.parametrize("origin", [None, "null", "https://evil.example", "http://127.0.0.1", "http://127.0.0.1:1"])
def test_a_socket_of_a_foreign_page_has_no_identity(site: Site, origin: str | None) -> None:
    anna = site.guest()
    table = anna.create(seats=ALL_MINE)["id"]
    with site.socket(table, "frederick", headers=socket_headers(anna, origin)) as foreign:
        assert foreign.closed() == wire.CLOSE_FORBIDDEN
    with site.socket(table, headers=socket_headers(anna, origin)) as onlooker:
        onlooker.until(wire.Welcome)
        answer = onlooker.send(wire.Say, text="it is me")
        assert isinstance(answer, wire.Refused)
        assert answer.error == "unauthorised"
    with site.wire("/me/socket", socket_headers(anna, origin)) as own:
        assert own.closed() == wire.CLOSE_FORBIDDEN


def test_a_socket_of_our_own_page_is_known_by_its_cookie(site: Site) -> None:
    anna = site.guest()
    table = anna.create(seats=ALL_MINE)["id"]
    with site.socket(table, "frederick", headers=socket_headers(anna, site.url)) as own:
        assert own.until(wire.Welcome).seat == "frederick"


def test_behind_a_proxy_the_page_is_known_by_the_address_of_the_settings(tmp_path: Path) -> None:
    with serving(settings_in(tmp_path, url="https://play.example.org/kabinett")) as site:
        anna = site.guest()
        table = anna.create(seats=ALL_MINE)["id"]
        with site.socket(table, "frederick", headers=socket_headers(anna, "https://play.example.org")) as own:
            assert own.until(wire.Welcome).seat == "frederick"
        with site.socket(table, "frederick", headers=socket_headers(anna, "http://play.example.org")) as foreign:
            assert foreign.closed() == wire.CLOSE_FORBIDDEN


# -- headers


def assert_guarded(answer: httpx.Response) -> None:
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/health", 200),
        ("GET", "/openapi.json", 200),
        ("GET", "/me", 401),
        ("GET", f"/tables/{NO_TABLE}", 404),
        ("GET", "/nothing", 404),
        ("PUT", "/guests", 405),
        ("POST", "/guests", 422),
    ],
)
def test_every_answer_has_the_headers(site: Site, method: str, path: str, status: int) -> None:
    answer = site.ask(method, path)
    assert answer.status_code == status
    assert_guarded(answer)
    assert answer.headers["cache-control"] == "no-store"
    assert "server" not in answer.headers


def test_the_policy_for_contents_is_strict() -> None:
    policy = dict(part.split(" ", 1) for part in HEADERS["Content-Security-Policy"].split("; "))
    assert policy["default-src"] == "'none'"
    assert policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == "'self'"
    assert "unsafe" not in HEADERS["Content-Security-Policy"]


def test_a_mistake_of_the_server_has_the_headers_and_says_nothing(
    site: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The path of a link holds its token: it is not logged either."""

    async def broken(self: Hall, table: str) -> None:
        raise ZeroDivisionError("the seed is 1740")

    anna = site.guest()
    link = anna.link(anna.create(seats={"frederick": "mine"})["id"], "player", "louis_xv")["token"]
    monkeypatch.setattr(Hall, "table", broken)
    answer = site.ask("GET", f"/links/{link}")
    assert "mistake" in refusal(answer, 500, "failed")
    assert "1740" not in answer.text
    assert_guarded(answer)
    assert "GET /api/links/{token}" in caplog.text
    assert link not in caplog.text


@pytest.mark.parametrize(("path", "status"), [("/", 200), ("/tables/abc", 200), ("/join/abc", 200), ("/assets/x", 404)])
def test_pages_have_the_headers(site: Site, path: str, status: int) -> None:
    answer = site.client.get(site.url + path)
    assert answer.status_code == status
    assert_guarded(answer)


# -- bodies


def bytes_of(size: int) -> bytes:
    return b'{"name":"' + b"x" * size + b'"}'


def test_a_body_has_a_limit(site: Site) -> None:
    headers = {"Content-Type": "application/json"}
    large, small = bytes_of(MOST_BYTES), bytes_of(MOST_BYTES - 100)
    assert str(MOST_BYTES) in refusal(site.ask("POST", "/guests", content=large, headers=headers), 413, "too_large")
    refusal(site.ask("POST", "/guests", content=small, headers=headers), 422, "invalid")


def test_a_body_in_pieces_has_the_same_limit(site: Site) -> None:
    pieces = (bytes_of(1000) for _ in range(100))
    answer = site.ask("POST", "/guests", content=pieces, headers={"Content-Type": "application/json"})
    refusal(answer, 413, "too_large")
    assert_guarded(answer)


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"nonsense",
        b'{"name":"Anna"',
        b'{"name":"\xff\xfe"}',
        b'{"name":"\\ud800"}',
        b'{"name":"Anna","\\ud800":1}',
        b'{"name":"Anna","more":1}',
        b'{"name":1}',
        b'{"name":NaN}',
        b'{"name":null}',
        b'["Anna"]',
        b"[" * 30_000,
        b'{"name":' + b'{"name":' * 8_000,
        b'{"name":' + b"9" * 5_000 + b"}",
    ],
)
def test_a_body_that_is_none_is_refused(site: Site, body: bytes) -> None:
    answer = site.ask("POST", "/guests", content=body, headers={"Content-Type": "application/json"})
    assert refusal(answer, 422, "invalid")


@pytest.mark.parametrize(
    ("body", "field", "fault", "limit"),
    [
        ({}, "name", "missing", 0),
        ({"name": "Anna", "hat": 1}, "hat", "unknown", 0),
        ({"name": "Anna", "x" * 500: 1}, "x" * MOST_FIELD, "unknown", 0),
        ({"name": ""}, "name", "short", 1),
        ({"name": "a" * 41}, "name", "long", 40),
        ({"name": 7}, "name", "form", 0),
        ("Anna", "body", "form", 0),
    ],
)
def test_a_fault_is_told_by_its_field_and_kind(site: Site, body: object, field: str, fault: str, limit: int) -> None:
    answer = site.ask("POST", "/guests", body)
    refusal(answer, 422, "invalid")
    assert (answer.json()["key"], answer.json()["params"]) == (
        "invalid_field",
        {"field": field, "fault": fault, "limit": limit},
    )


def test_numbers_beyond_their_limits_and_unknown_choices_are_told_so(site: Site) -> None:
    anna = site.guest()
    table = anna.create()["id"]
    faults = {
        f"/tables/{table}/replay?count=0": {"field": "count", "fault": "low", "limit": 1},
        f"/tables/{table}/replay?count=51": {"field": "count", "fault": "high", "limit": 50},
        "/tables?status=gone": {"field": "status", "fault": "choice", "limit": 0},
    }
    assert {path: anna.ask("GET", path).json()["params"] for path in faults} == faults
    clock = {"kind": "ladder", "steps": [60, 0]}
    answer = anna.ask("POST", "/tables", {"game": "maria", "clock": clock}).json()
    assert answer["params"] == {"field": "clock.steps.1", "fault": "low", "limit": 1}


ODD = [
    "%00",
    "%ff%fe",
    "%F0%9F%92%A9",
    "..%2f..%2fetc",
    "%2e%2e",
    "'%20OR%201=1--",
    "x" * 5_000,
    "%E2%80%AE",
    "-1",
    "NaN",
]


@pytest.mark.parametrize("odd", ODD, ids=range(len(ODD)))
def test_odd_paths_and_queries_are_refused_kindly(site: Site, odd: str) -> None:
    anna = site.guest()
    table = anna.create(seats=ALL_MINE)["id"]
    get = [f"/tables/{odd}", f"/tables/{table}/view?seat={odd}", f"/tables/{table}/log?since={odd}"]
    get += [
        f"/rules/{odd}",
        f"/links/{odd}",
        f"/tables?game={odd}",
        f"/tables?before={odd}",
        f"/me/deliveries?before={odd}",
    ]
    post = [f"/tables/{table}/seats/{odd}/take", f"/tables/{odd}/start", f"/links/{odd}/open"]
    answers = [anna.ask("GET", path) for path in get] + [anna.ask("POST", path, {}) for path in post]
    answers += [
        anna.ask("DELETE", f"/tables/{table}/links/{odd}"),
        anna.ask("PUT", f"/tables/{table}/seats/x/orders/{odd}"),
    ]
    assert {answer.status_code for answer in answers} <= {404, 405, 422}


# -- names and talk


@pytest.mark.parametrize(
    "name",
    [
        "",
        "   ",
        "a\u0000b",
        "a\nb\u0007",
        "\u202eanna",
        "an\u2066na",
        "an\u200bna",
        "\ufeffanna",
        "\ue000",
        "x" * 41,
    ],
)
def test_names_play_no_tricks_on_a_screen(site: Site, name: str) -> None:
    named = {"name": name, "password": PASSWORD}
    answers = [site.ask("POST", path, named) for path in ("/accounts", "/sessions")]
    answers.append(site.ask("POST", "/guests", {"name": name}))
    if name.strip():
        answers.append(site.guest().ask("POST", "/tables", {"game": "maria", "name": name + "x" * 40}))
    assert {(answer.status_code, answer.json()["error"]) for answer in answers} == {(422, "invalid")}


@pytest.mark.parametrize("name", ["Åsa", "אבי", "张伟", "Зоя", "👩‍👧", "O'Hara & Söhne", "<b>Anna</b>", "می‌خواهم"])
def test_names_are_text_of_any_script(site: Site, name: str) -> None:
    assert site.guest(name).get("/me")["name"] == name


def test_a_name_has_one_form() -> None:
    assert clean_name("  A\u030asa \t Lind ") == "Åsa Lind"
    assert account_of("ＡSA\u00a0 lind") == account_of("asa LIND")
    assert len(account_of("\ufdfa" * 40)) == 40


def test_talk_is_text(site: Site) -> None:
    anna = site.guest("<img src=x>")
    table = anna.create(seats=ALL_MINE)["id"]
    said = "<script>alert('é')</script>\n& \"more\"\r\nof it"
    anna.post(f"/tables/{table}/messages", text=f"  {said}  ", seat="frederick")
    message = anna.get(f"/tables/{table}/messages")["messages"][0]
    assert message["text"] == said.replace("\r\n", "\n")
    assert message["name"] == "<img src=x>"
    assert anna.ask("GET", f"/tables/{table}/messages").headers["content-type"] == "application/json"


@pytest.mark.parametrize(
    "text", ["", "  \n ", "a\u0000", "a\u202eb", "a\u2069", "\u001b[31mred", "a\u0085b", "x" * (MOST_TEXT + 1)]
)
def test_talk_plays_no_tricks_on_a_screen(site: Site, text: str) -> None:
    anna = site.guest()
    table = anna.create(seats=ALL_MINE)["id"]
    anna.refused("POST", f"/tables/{table}/messages", 422, "invalid", {"text": text, "seat": "frederick"})
    with anna.socket(table, "frederick") as own:
        own.until(wire.Welcome)
        answer = own.send(wire.Say, text=text)
        assert isinstance(answer, wire.Refused)
        assert answer.error == "invalid"
    assert anna.get(f"/tables/{table}/messages")["messages"] == []


def test_a_sign_that_is_refused_is_named() -> None:
    with pytest.raises(Refusal, match=r"U\+202E"):
        clean_text("a\u202eb")


# -- rate limits


def spent(person: Person | None, site: Site, method: str, path: str, body: object = None, **more: Any) -> int:
    """How often something can be done until it is too much."""
    for count in range(300):
        answer = person.ask(method, path, body, **more) if person else site.ask(method, path, body, **more)
        if answer.status_code == 429:
            assert "wait" in refusal(answer, 429, "too_many")
            assert answer.headers["retry-after"] == "5"
            assert_guarded(answer)
            return count
    return 300


def test_requests_have_a_limit(limited: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limiting, "time", SimpleNamespace(monotonic=lambda: 0.0))
    assert spent(None, limited, "GET", "/games") == LIMITS["request"].burst


def test_parts_of_the_client_have_a_limit_of_their_own(limited: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """People who share an address open pages of many parts at the same time."""
    monkeypatch.setattr(limiting, "time", SimpleNamespace(monotonic=lambda: 0.0))
    monkeypatch.setitem(LIMITS, "asset", limiting.Limit(250, 1))
    answers = [limited.client.get(f"{limited.url}/assets/none.js").status_code for _ in range(251)]
    assert answers == [404] * 250 + [429]
    assert spent(None, limited, "GET", "/games") == LIMITS["request"].burst


def test_each_kind_has_its_limit(limited: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "request", limiting.Limit(10_000, 1))
    anna = limited.guest()
    table = anna.create(seats=ALL_MINE)["id"]
    say = {"text": "hello", "seat": "frederick"}
    assert spent(anna, limited, "POST", "/tables", {"game": "maria"}) == LIMITS["create"].burst - 1
    assert (
        LIMITS["say"].burst <= spent(anna, limited, "POST", f"/tables/{table}/messages", say) <= LIMITS["say"].burst + 5
    )
    assert spent(None, limited, "POST", "/guests", {"name": "Anna"}) == LIMITS["arrive"].burst - 1
    replays = spent(None, limited, "GET", f"/tables/{table}/replay")
    assert LIMITS["replay"].burst <= replays <= LIMITS["replay"].burst + 20
    guess = {"name": "Anna", "password": "guess"}
    assert spent(None, limited, "POST", "/sessions", guess) == LIMITS["enter"].burst
    assert spent(None, limited, "POST", "/passwords/forgotten", {"name": "Anna"}) == LIMITS["mail"].burst


def test_a_name_is_guessed_at_no_faster_from_many_addresses(limited: Site) -> None:
    """Also not by writing it otherwise."""
    for spelling in ("anna", "ANNA", " anna", "ａnna"):
        limited.refused("POST", "/sessions", 401, "unauthorised", {"name": spelling, "password": "guess"})
    limits: Limits = limited.app.state.limits
    assert {key for kind, key in limits._buckets if kind == "enter"} == {"127.0.0.1", "name anna"}


def test_a_guest_who_comes_by_a_link_counts_as_one_who_arrives(limited: Site) -> None:
    anna = limited.guest()
    table = anna.create(seats={"frederick": "mine"}, public=False)["id"]
    link = anna.link(table, "spectator")["token"]
    count = spent(None, limited, "POST", f"/links/{link}/open", {"name": "Berta"})
    assert count == LIMITS["arrive"].burst - 1
    assert len(anna.get(f"/tables/{table}/guests")["guests"]) == count


def test_sockets_and_their_messages_have_limits(limited: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(LIMITS, "socket", limiting.Limit(5, 0.001))
    monkeypatch.setitem(LIMITS, "connect", limiting.Limit(2, 0.001))
    anna = limited.guest()
    table = anna.create(seats=ALL_MINE)["id"]
    with anna.socket(table, "frederick") as own:
        own.until(wire.Welcome)
        for number in range(6):
            own.connection.send(wire.encode(wire.Ping(number)).decode())
        assert own.closed() == wire.CLOSE_TOO_MANY
    with anna.socket(table, "frederick") as second:
        second.until(wire.Welcome)
    with anna.socket(table, "frederick") as third:
        assert third.closed() == wire.CLOSE_TOO_MANY


def test_a_bucket_fills_again(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(limiting, "time", SimpleNamespace(monotonic=lambda: now))
    limits = Limits(1)
    while limits.allows("say", "anna"):
        pass
    assert not limits.allows("say", "anna")
    assert limits.allows("say", "berta")
    now = 2.0
    assert [limits.allows("say", "anna") for _ in range(3)] == [True, True, False]


def test_a_factor_changes_all_limits_and_none_lifts_them() -> None:
    def most(factor: float) -> int:
        limits = Limits(factor)
        return sum(limits.allows("mail", "anna") for _ in range(1000))

    assert [most(factor) for factor in (0, 1, 2)] == [1000, LIMITS["mail"].burst, 2 * LIMITS["mail"].burst]


def test_the_buckets_are_not_without_number(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limiting, "MOST_BUCKETS", 10)
    limits = Limits(1)
    for number in range(100):
        limits.allows("request", str(number))
        limits.allows("request", "busy")
    assert len(limits._buckets) == 10
    assert ("request", "busy") in limits._buckets


def test_who_has_a_whole_network_of_addresses_counts_once() -> None:
    assert network_of("2001:db8:1:2::1") == network_of("2001:db8:1:2:ffff::9")
    assert network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("192.0.2.7") == "192.0.2.7"
    assert network_of("unknown") == "unknown"


# -- what a host sees


def test_the_counters_are_for_the_server_s_own_machine(site: Site) -> None:
    assert "kabinett_live_tables" in site.ask("GET", "/metrics").text
    site.refused("GET", "/metrics", 403, "forbidden", headers={"X-Forwarded-For": "127.0.0.1"})


def test_health_asks_the_database(site: Site) -> None:
    assert site.ask("GET", "/health").json()["status"] == "ok"
