"""The same games on a Ray cluster, which is started here."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from kabinett.arena.command import Means, arena
from kabinett.arena.contest import Contest
from kabinett.core.errors import KabinettError
from tests.arena.test_arena import lines

STORE = 80 * 2**20  # bytes: the least that Ray takes


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster with one node."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # Ray's own
        from ray.cluster_utils import Cluster

        head = {"num_cpus": 2, "include_dashboard": False, "object_store_memory": STORE}
        started = Cluster(initialize_head=True, head_node_args=head)
        yield started.address
        started.shutdown()  # type: ignore[no-untyped-call]


@pytest.mark.filterwarnings("ignore")
def test_ray_plays_the_same_games(cluster: str, tmp_path: Path) -> None:
    contest, silent = Contest("maria", {"players": 2}, ("random", "cadet"), 4), Console(quiet=True)
    arena(contest, Means(tmp_path / "ray", ray=cluster), silent, silent)
    arena(contest, Means(tmp_path / "here"), silent, silent)
    assert lines(tmp_path / "ray") == lines(tmp_path / "here")
    journals = [
        sorted(file.read_text() for file in (tmp_path / name / "journals").iterdir()) for name in ("ray", "here")
    ]
    assert journals[0] == journals[1]


@pytest.mark.filterwarnings("ignore")
def test_an_address_without_a_cluster_is_told(tmp_path: Path) -> None:
    contest, silent = Contest("maria", {"players": 2}, ("random", "cadet"), 2), Console(quiet=True)
    with pytest.raises(KabinettError, match="there is no Ray at nowhere"):
        arena(contest, Means(tmp_path, ray="nowhere"), silent, silent)
