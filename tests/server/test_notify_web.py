"""Requests of the server to addresses that people give: to the outside only."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from kabinett.server.errors import Refusal
from kabinett.server.notify import web
from kabinett.server.notify.notice import Undelivered
from kabinett.server.notify.web import Web, is_public
from tests.server.sinks import HOST, WebSink, own_certificate, web_sink

OUTSIDE = "93.184.215.14"


@pytest.fixture
def sink() -> Iterator[WebSink]:
    with web_sink() as sink:
        yield sink


def run(private: bool, use: Callable[[Web], Coroutine[Any, Any, Any]]) -> Any:
    async def within() -> Any:
        made = Web(private)
        try:
            return await use(made)
        finally:
            await made.close()

    return asyncio.run(within())


def answers(monkeypatch: pytest.MonkeyPatch, *turns: list[str]) -> list[str]:
    """Let the names of hosts lead to these addresses, at each question to the next ones; gives the names asked for."""
    asked: list[str] = []
    waiting = list(turns)

    def getaddrinfo(host: str, port: int, *_: object, **__: object) -> list[Any]:
        asked.append(host)
        found = waiting.pop(0)
        return [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, port)) for address in found]

    monkeypatch.setattr(socket, "getaddrinfo", getaddrinfo)
    return asked


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.8.8.8",
        "0.0.0.0",
        "10.0.0.1",
        "172.16.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "224.0.0.1",
        "239.1.1.1",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "fe80::1",
        "fe80::1%eth0",
        "fc00::1",
        "ff02::1",
        "ff0e::1",
        "::ffff:127.0.0.1",
        "::ffff:10.0.0.1",
        "fec0::1",
        "2002:7f00:1::",
        "64:ff9b::7f00:1",
        "2001:db8::1",
    ],
)
def test_addresses_of_networks_and_machines_of_our_own(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", [OUTSIDE, "1.1.1.1", "2606:4700::1111", "::ffff:1.1.1.1", "64:ff9b::101:101"])
def test_addresses_of_the_outside_world(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "host",
    ["localhost", "127.0.0.1", "127.1", "2130706433", "0x7f000001", "0", "[::1]", "[::ffff:127.0.0.1]", "10.1.2.3"],
)
def test_nothing_is_sent_to_a_private_address(host: str, sink: WebSink) -> None:
    url = f"http://{host}:{sink.port}/hook"
    with pytest.raises(Undelivered):
        run(False, lambda made: made.post(url, b"{}", {}))
    with pytest.raises(Refusal):
        run(False, lambda made: made.check(url))
    assert sink.requests == []


def test_a_server_can_allow_private_addresses(sink: WebSink) -> None:
    assert run(True, lambda made: made.post(f"{sink.base}/hook", b"{}", {})) == 200
    assert len(sink.requests) == 1


@pytest.mark.parametrize(
    "url",
    [
        "",
        "hook",
        "ftp://example.org/",
        "file:///etc/passwd",
        "https://",
        "https://user:geheim@example.org/",
        "https://user@example.org/",
        "http://exa\x00mple.org/",
        "http://example.org:99999/",
        "http://[::1/",
        "https://" + "a" * 64 + ".example.org/",
        "https://no-such-host.invalid/",
        "https://..",
        "https://\udcff/",
    ],
)
def test_what_is_no_address_is_refused_with_a_sentence(url: str) -> None:
    with pytest.raises(Refusal) as refused:
        run(False, lambda made: made.check(url))
    assert refused.value.error == "invalid"
    assert "geheim" not in str(refused.value)


def test_a_name_that_leads_inside_the_second_time_gains_nothing(monkeypatch: pytest.MonkeyPatch, sink: WebSink) -> None:
    url = f"http://rebind.test:{sink.port}/"
    answers(monkeypatch, [OUTSIDE], [HOST])
    run(False, lambda made: made.check(url))
    with pytest.raises(Undelivered, match=r"rebind\.test is in a private network"):
        run(False, lambda made: made.post(url, b"{}", {}))
    assert sink.requests == []


def test_a_name_is_looked_up_once_and_what_was_found_is_connected_to(
    monkeypatch: pytest.MonkeyPatch, sink: WebSink
) -> None:
    asked = answers(monkeypatch, [HOST])
    assert run(True, lambda made: made.post(f"http://hook.test:{sink.port}/a?b=c", b"{}", {})) == 200
    assert asked == ["hook.test"]
    (request,) = sink.requests
    assert (request.path, request.headers["host"]) == ("/a?b=c", f"hook.test:{sink.port}")


def test_one_private_address_among_others_is_enough_to_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    answers(monkeypatch, [OUTSIDE, "10.0.0.1"])
    with pytest.raises(Undelivered, match="private network"):
        run(False, lambda made: made.post("http://mixed.test/", b"{}", {}))


def test_when_one_address_does_not_answer_the_next_is_tried(monkeypatch: pytest.MonkeyPatch, sink: WebSink) -> None:
    answers(monkeypatch, ["127.0.0.2", HOST])
    assert run(True, lambda made: made.post(f"http://two.test:{sink.port}/", b"{}", {})) == 200
    assert len(sink.requests) == 1


def test_a_host_must_prove_its_name(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    answers(monkeypatch, [HOST])
    unproved = pytest.raises(Undelivered, match=r"did not answer \(ConnectError\)")
    with web_sink(own_certificate(tmp_path, "hook.test")) as sink, unproved:
        run(True, lambda made: made.post(f"https://hook.test:{sink.port}/", b"{}", {}))
    assert sink.names == ["hook.test"]
    assert sink.requests == []


def test_who_does_not_answer_in_time_is_given_up(monkeypatch: pytest.MonkeyPatch, sink: WebSink) -> None:
    monkeypatch.setattr(web, "TIMEOUT", 0.2)
    sink.go_on.clear()
    with pytest.raises(Undelivered, match="did not answer"):
        run(True, lambda made: made.post(sink.base, b"{}", {}))
    assert len(sink.requests) == 1


def test_proxies_of_the_environment_are_not_used(monkeypatch: pytest.MonkeyPatch, sink: WebSink) -> None:
    monkeypatch.setenv("HTTP_PROXY", f"http://{HOST}:1")
    monkeypatch.setenv("ALL_PROXY", f"http://{HOST}:1")
    assert run(True, lambda made: made.post(sink.base, b"{}", {})) == 200
