"""Graphs: places by number, joined in pairs."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable

Joined = tuple[tuple[int, ...], ...]  # for each place, those that it is joined to
FAR = 255  # the distance of places that nothing joins


def neighbours(size: int, pairs: Iterable[tuple[int, int]]) -> Joined:
    """For each of `size` places its neighbours, in order."""
    joined: list[set[int]] = [set() for _ in range(size)]
    for a, b in pairs:
        joined[a].add(b)
        joined[b].add(a)
    return tuple(tuple(sorted(others)) for others in joined)


def distances(joined: Joined, start: int) -> bytes:
    """The least number of steps from a place to each; FAR if there is no way."""
    row = bytearray([FAR]) * len(joined)
    row[start] = 0
    queue = deque([start])
    while queue:
        place = queue.popleft()
        for other in joined[place]:
            if row[other] == FAR:
                row[other] = row[place] + 1
                queue.append(other)
    return bytes(row)
