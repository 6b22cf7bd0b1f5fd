"""Wrong and hostile input to a running server; the long version is `make fuzz`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bench.fuzz import Figures, attack_http, attack_sockets
from bench.postgres import Cluster
from bench.serving import Place, Server

TRIES = 3000
SEED = 1740


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with Place(tmp_path).server() as server:
        yield server


def wrongs(server: Server, figures: Figures) -> list[str]:
    """All mistakes of a server, what it has accepted that is illegal, and what it has told that is secret."""
    return [*figures["faults"], *figures["illegal"], *figures["told"], *server.trouble()]


def missing(figures: Figures) -> dict[str, int]:
    """What an attack has too little of to tell anything."""
    enough = {"tries": TRIES, "accepted": TRIES // 100 + 1, "messages": TRIES + 1}
    return {name: figures[name] for name, least in enough.items() if figures[name] < least}


def test_hostile_players_on_sqlite(server: Server) -> None:
    figures = attack_sockets(server, TRIES, SEED)
    assert wrongs(server, figures) == []
    assert missing(figures) == {}


def test_hostile_players_at_two_workers(tmp_path: Path, cluster: Cluster, postgres_url: str) -> None:
    with Place(tmp_path, cluster, postgres_url).server() as server:
        figures = attack_sockets(server, TRIES, SEED)
        assert wrongs(server, figures) == []
        assert missing(figures) == {}


def test_the_http_interface_answers_as_documented(server: Server) -> None:
    figures = attack_http(server, 1, SEED)
    assert figures["faults"] == []
    assert server.trouble() == []
    assert figures["operations"] > 50
    assert figures["requests"] > 4 * figures["operations"]
    assert {200, 201, 204, 401, 404, 409, 422} <= figures["statuses"].keys()
