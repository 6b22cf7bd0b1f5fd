"""M23 Victory in the advanced game: empty pools, and winter scores."""

from __future__ import annotations

from kabinett.core.state import Outcome
from kabinett.maria.political import DISPLAY
from kabinett.maria.pools import pool
from kabinett.maria.powers import AUSTRIA, FRANCE, PRUSSIA
from kabinett.maria.state import State


def check_pools(s: State, how: str) -> None:
    """M23.1, M23.2, M23.3, M23.6: a major power with an empty pool wins for its player; of several the one that could
    have placed most beyond it; then by M23.4. `how` is "pool", or "election" when that emptied it."""
    pools = {power: pool(s, power) for power in DISPLAY}
    empty = [power for power in DISPLAY if pools[power] <= 0]
    if empty:
        least = min(pools[power] for power in empty)
        first = [power for power in empty if pools[power] == least]
        s.emit("pools", "M23.1", **{s.power_id(power): pools[power] for power in DISPLAY})
        _win(s, first, how, "M23.1" if len(empty) == 1 else "M23.3")


def score_winter(s: State) -> None:
    """M13.13: each major power scores a point for each marker in its pool; the sheet is folded until the end."""
    s.winter_scores.append([max(0, pool(s, power)) for power in DISPLAY])
    s.emit("winter_scored", "M13.13")


def compare_scores(s: State) -> None:
    """M23.5, M13.14: after the fourth winter the lowest sum wins; ties by M23.4."""
    sums = [sum(scores) for scores in zip(*s.winter_scores, strict=True)]
    for number, scores in enumerate(s.winter_scores, 1):
        _reveal_scores(s, str(number), scores)
    _reveal_scores(s, "sum", sums)
    first = [power for power, score in zip(DISPLAY, sums, strict=True) if score == min(sums)]
    _win(s, first, "scores", "M23.5")


def _reveal_scores(s: State, winter: str, scores: list[int]) -> None:
    named = {s.power_id(power): score for power, score in zip(DISPLAY, scores, strict=True)}
    s.reveal("winter_scores", "M13.13", winter=winter, **named)


def _win(s: State, powers: list[int], how: str, clause: str) -> None:
    """M23.4, M23.6, M24.9: the player of the best power wins; ties go by the order of the players."""
    seats = tie_order(s)
    best = min(powers, key=lambda power: (seats.index(s.player(power)), DISPLAY.index(power)))
    if len({s.player(power) for power in powers}) > 1:
        clause = "M24.9" if s.setting.players == 2 else "M23.4"
    s.end(Outcome((s.player(best),), f"{how}_{s.power_id(best)}", clause))


def tie_order(s: State) -> list[str]:
    """M23.4: Maria Theresa before Frederick before Louis XV. M24.9: of two players the one with Austria."""
    return list(dict.fromkeys(s.player(power) for power in (AUSTRIA, PRUSSIA, FRANCE)))
