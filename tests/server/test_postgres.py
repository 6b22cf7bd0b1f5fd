"""The databases that other tests are given, and the PostgreSQL server behind them."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import create_engine, make_url, text

from bench import postgres
from bench.postgres import Cluster, ClusterError

ROOT = Path(__file__).parents[2]
# Starts a cluster, says where it is, and would never stop it.
CARELESS = """
import time
from bench.postgres import Cluster
cluster = Cluster(fsync=False)
cluster.start()
print(cluster.url("postgres"), flush=True)
time.sleep(600)
"""


def write(url: str) -> None:
    with psycopg.connect(url) as connection:
        connection.execute("CREATE TABLE t (n integer)")
        connection.execute("INSERT INTO t VALUES (1740)")


def read(url: str) -> list[tuple[int]]:
    with psycopg.connect(url) as connection:
        return connection.execute("SELECT n FROM t").fetchall()


def home(url: str) -> Path:
    return Path(str(make_url(url).query["host"]))


@pytest.fixture
def other_cluster(cluster: Cluster) -> Iterator[Cluster]:
    """One that a test may break; like `cluster`, not where PostgreSQL is given or refused."""
    with Cluster() as other:
        yield other


def test_each_database_is_fresh_and_can_be_written(database_url: str) -> None:
    url = make_url(database_url)
    engine = create_engine(url.set(drivername="postgresql+psycopg") if url.drivername == "postgresql" else url)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE t (n integer)"))
        connection.execute(text("INSERT INTO t VALUES (1740)"))
    with engine.connect() as connection:
        assert connection.execute(text("SELECT n FROM t")).scalar_one() == 1740
    engine.dispose()


def test_two_databases_of_one_server_do_not_meet(cluster: Cluster) -> None:
    first, second = cluster.create_database("first"), cluster.create_database("second")
    write(first)
    with pytest.raises(psycopg.errors.UndefinedTable):
        read(second)


def test_a_database_is_dropped_while_somebody_is_connected(cluster: Cluster) -> None:
    url = cluster.create_database("dropped")
    connection = psycopg.connect(url)
    postgres.drop_database(cluster.url("postgres"), "dropped")
    connection.close()
    with pytest.raises(psycopg.OperationalError, match='database "dropped" does not exist'):
        psycopg.connect(url)


@pytest.mark.parametrize("mode", ["fast", "immediate"])
def test_what_is_committed_survives_a_restart(cluster: Cluster, mode: postgres.Mode) -> None:
    url = cluster.create_database(f"restarted_{mode}")
    write(url)
    cluster.restart(mode)
    assert read(url) == [(1740,)]


def test_what_is_committed_survives_kill_9(cluster: Cluster) -> None:
    url = cluster.create_database("killed")
    write(url)
    connection = psycopg.connect(url)
    cluster.kill()
    with pytest.raises(psycopg.OperationalError):
        connection.execute("SELECT 1")
    connection.close()
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(url)
    cluster.start()
    assert read(url) == [(1740,)]


def test_a_cluster_is_durable_and_off_the_network_unless_told_otherwise(other_cluster: Cluster) -> None:
    with psycopg.connect(other_cluster.url("postgres")) as connection:
        settings = [connection.execute(f"SHOW {name}").fetchone() for name in ("fsync", "listen_addresses")]
    assert settings == [("on",), ("",)]


def test_a_cluster_that_cannot_start_says_why_and_leaves_nothing(other_cluster: Cluster) -> None:
    directory = home(other_cluster.url("postgres"))
    other_cluster.stop()
    with (directory / "data" / "postgresql.conf").open("a") as file:
        file.write("fsync = perhaps\n")
    with pytest.raises(ClusterError, match='parameter "fsync" requires a Boolean value'):
        other_cluster.start()
    other_cluster.close()
    assert not directory.exists()


@pytest.mark.usefixtures("cluster")
def test_a_cluster_ends_with_the_process_that_started_it() -> None:
    with subprocess.Popen([sys.executable, "-c", CARELESS], stdout=subprocess.PIPE, text=True, cwd=ROOT) as process:
        assert process.stdout is not None
        url = process.stdout.readline().strip()
        psycopg.connect(url).close()
        process.kill()
    deadline = time.monotonic() + postgres.PATIENCE
    while home(url).exists() and time.monotonic() < deadline:
        time.sleep(0.02)
    assert not home(url).exists()
    with pytest.raises(psycopg.OperationalError):
        psycopg.connect(url)


def test_the_newest_of_debians_versions_is_taken(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(postgres, "DEBIAN", tmp_path)
    for version in ("9.6", "15", "8.4"):
        (tmp_path / version / "bin").mkdir(parents=True)
        (tmp_path / version / "bin" / "initdb").touch()
    assert postgres.programs() == tmp_path / "15" / "bin"


def test_missing_postgresql_is_named_with_its_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(postgres, "DEBIAN", tmp_path)
    with pytest.raises(ClusterError, match="install Debian's package postgresql"):
        Cluster()
