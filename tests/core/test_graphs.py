"""Graphs: neighbours and distances."""

from __future__ import annotations

from kabinett.core.graphs import FAR, distances, neighbours

RING = neighbours(6, [(3, 0), (0, 1), (1, 2), (2, 3), (1, 0)])  # 4 and 5 are joined to nothing


def test_neighbours_are_sorted_and_named_once() -> None:
    assert RING == ((1, 3), (0, 2), (1, 3), (0, 2), (), ())


def test_distances_are_the_shortest_ways() -> None:
    assert list(distances(RING, 0)) == [0, 1, 2, 1, FAR, FAR]
    assert list(distances(RING, 5)) == [FAR] * 5 + [0]
