"""Wrong and hostile input to a running server; the long version is `make fuzz`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.fuzz import attack_http, attack_sockets
from bench.postgres import Cluster
from bench.serving import Place, Server

TRIES = 3000
SEED = 1740


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Place(tmp_path).server() as server:
        yield server


def hold_out(server: Server) -> None:
    """That a server has accepted nothing illegal, told no secret, and made no mistake."""
    figures = attack_sockets(server, TRIES, SEED)
    assert figures["faults"] == []
    assert figures["illegal"] == []
    assert figures["told"] == []
    assert server.trouble() == []
    assert figures["tries"] >= TRIES
    assert figures["accepted"] > TRIES // 100
    assert figures["messages"] > TRIES


def test_hostile_players_on_sqlite(server: Server) -> None:
    hold_out(server)


def test_hostile_players_at_two_workers(tmp_path: Path, cluster: Cluster, postgres_url: str) -> None:
    with Place(tmp_path, cluster, postgres_url).server() as server:
        hold_out(server)


def test_the_http_interface_answers_as_documented(server: Server) -> None:
    figures = attack_http(server, 1, SEED)
    assert figures["faults"] == []
    assert server.trouble() == []
    assert figures["operations"] > 50
    assert figures["requests"] > 4 * figures["operations"]
    assert {200, 201, 204, 401, 404, 409, 422} <= figures["statuses"].keys()
