"""Databases and servers for the tests; a real PostgreSQL is started once in each process of the tests."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from bench.postgres import Cluster, ClusterError, create_database, drop_database
from bench.serving import Server
from tests.server.web import Site, serving, settings_in

VARIABLE = "KABINETT_TEST_POSTGRES"


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    if VARIABLE in os.environ:
        pytest.skip(f"{VARIABLE} is set, so no PostgreSQL of our own is started")
    try:
        cluster = Cluster(fsync=False)
    except ClusterError as error:
        choice = "to the URL of a server whose user may create databases, or to `no` to skip these tests"
        raise pytest.fail.Exception(f"{error}; or set {VARIABLE} {choice}", pytrace=False) from None
    with cluster:
        yield cluster


@pytest.fixture(scope="session")
def postgres_server(request: pytest.FixtureRequest) -> str:
    """The URL of a server on which the tests may create databases."""
    given = os.environ.get(VARIABLE, "no")
    if given != "no":
        return given
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.url("postgres")


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """The URL of a fresh PostgreSQL database."""
    name = f"kabinett_{uuid4().hex}"
    yield create_database(postgres_server, name)
    drop_database(postgres_server, name)


@pytest.fixture(params=["sqlite", "postgresql"])
def database_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a fresh database, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'kabinett.sqlite'}"
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture(scope="session")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite, as a process, for tests that do not mind each other's tables."""
    with Server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """The application in this process, with SQLite; the tests of a module share it."""
    with serving(settings_in(tmp_path_factory.mktemp("site"))) as site:
        yield site
