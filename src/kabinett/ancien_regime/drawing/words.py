"""C5.4, C5.5: a territory in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from kabinett.ancien_regime.board import KIND_WORDS, NOBODY, Board, Territory
from kabinett.core.bits import bits


def striped(territory: Territory) -> list[int]:
    """C5.4.2: the powers that can gain influence in a territory, in Power Order."""
    return bits(territory.stripes)


def powers_of(territory: Territory) -> list[int]:
    """C5.4.1, C5.4.2: the powers in whose colours a territory is."""
    return [territory.home] if territory.home != NOBODY else striped(territory)


def signs(territory: Territory) -> list[str]:
    """What a territory is beside its kind."""
    return [word for word, holds in (("capital", territory.capital), ("elector", territory.elector)) if holds]


def describe(board: Board, number: int) -> str:
    """C5.4, C5.5: a territory as one text, for those who point at it."""
    territory = board.territories[number]
    if territory.kind == "impassable":
        return f"{territory.name}, impassable"
    parts = [territory.name, _kind_words(board, territory), f"value {territory.value}", *signs(territory)]
    words = [", ".join(parts), f"neighbours: {_names(board, board.neighbours[number])}"]
    for power, owner in enumerate(board.powers):
        if by_sea := list(_over_sea(board, number, power)):
            words.append(f"sea routes of {owner.name}: {_names(board, by_sea)}")
    return "; ".join(words)


def _kind_words(board: Board, territory: Territory) -> str:
    if territory.kind == "home":
        return f"home of {board.powers[territory.home].name}"
    powers = [board.powers[power].name for power in striped(territory)]
    kind = KIND_WORDS[territory.kind]
    return f"{kind} ({', '.join(powers)})" if powers else kind


def _names(board: Board, numbers: Iterable[int]) -> str:
    return ", ".join(sorted(board.territories[number].name for number in numbers)) or "none"


def _over_sea(board: Board, number: int, power: int) -> Iterator[int]:
    for route in board.routes:
        if route.owner == power and number in (route.a, route.b):
            yield route.b if number == route.a else route.a
