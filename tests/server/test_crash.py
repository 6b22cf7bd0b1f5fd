"""A server and its database are killed while people play; the long version is `make crash`."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench.crash import Figures, Plan, blows_to, full_disk
from bench.postgres import Cluster
from bench.serving import Place

PLAN = Plan(tables=3, rate=100)
WITH_BOTS = Plan(tables=4, rate=100)  # bots that a dead worker has left are remembered after some seconds


LEAST = 40  # moves that must have been acknowledged, or nothing was tried


def wrong_with(figures: Figures) -> list[str]:
    """What was lost or went wrong."""
    few = [] if figures["acknowledged"] >= LEAST else [f"only {figures['acknowledged']} moves were acknowledged"]
    return [*figures["faults"], *figures["trouble"], *few]


def test_a_killed_server_on_sqlite_loses_nothing(tmp_path: Path) -> None:
    assert wrong_with(blows_to("sqlite", Place(tmp_path), 2, PLAN)) == []


def test_killed_workers_on_postgresql_lose_nothing(tmp_path: Path, cluster: Cluster, postgres_url: str) -> None:
    assert wrong_with(blows_to("postgresql", Place(tmp_path, cluster, postgres_url), 2, WITH_BOTS)) == []


def test_a_killed_postgresql_loses_nothing(tmp_path: Path, cluster: Cluster, postgres_url: str) -> None:
    assert wrong_with(blows_to("database", Place(tmp_path, cluster, postgres_url), 2, PLAN)) == []


def test_a_full_disk_is_told_and_survived() -> None:
    figures = full_disk(1, PLAN)
    if "skipped" in figures:
        pytest.skip(figures["skipped"])
    assert wrong_with(figures) == []
    assert figures["refused"]["unavailable"] > 0
