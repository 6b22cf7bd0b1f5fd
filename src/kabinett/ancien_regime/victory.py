"""C4 Victory: Influence, and who has enough of it."""

from __future__ import annotations

from collections.abc import Mapping

from kabinett.ancien_regime.board import NOBODY
from kabinett.ancien_regime.state import State
from kabinett.core.state import Outcome


def gain_influence(s: State, gains: Mapping[int, int], clause: str) -> None:
    """C4.1-C4.3, C12.5.5: all Influence of one event is added, a Minor's to its controller; then victory is checked."""
    for power, points in gains.items():
        major = s.controlled_by[power]
        if points and major != NOBODY:
            s.influence[major] += points
            s.emit("influence_gained", clause, power=s.power_id(major), points=points, by=s.power_id(power),
                   influence=s.influence[major])  # fmt: skip
    check(s)


def leader(s: State) -> int:
    """C4.3: the Major with the most Influence; of several the earliest in Power Order."""
    return max(s.setting.majors, key=lambda power: (s.influence[power], -power))


def check(s: State) -> None:
    """C4.1: whoever reaches 25 wins at once."""
    first = leader(s)
    if s.influence[first] >= s.setting.numbers.victory:
        s.end(Outcome((s.power_id(first),), "influence", "C4.1"))


def after_round(s: State) -> None:
    """C4.5: with a round limit the highest Influence wins after the last round."""
    if s.setting.rounds and s.round >= s.setting.rounds:
        s.end(Outcome((s.power_id(leader(s)),), "round_limit", "C4.5"))
