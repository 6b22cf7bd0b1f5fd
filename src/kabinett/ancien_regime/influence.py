"""C9.7 (F6) Extending Influence."""

from __future__ import annotations

from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.victory import gain_influence


def territory_influence(s: State, power: int) -> int:
    """C9.7.1: the values of controlled territories with the own stripe and of other powers' homes."""
    territories = (s.setting.board.territories[t] for t in s.controlled(power))
    return sum(t.value for t in territories if t.stripes >> power & 1 or (t.kind == "home" and t.home != power))


def extends(s: State, power: int) -> bool:
    """C9.7.2, C12.5.3: whether a power performs the action: a Major, or a Minor that is Emperor."""
    return power in s.setting.majors or s.crown == power


def extending(s: State, power: int) -> int:
    """C9.7.1, C9.7.2, C12.5.3: what a Major gains for its territories and as Emperor; a Minor for its crown only."""
    gain = territory_influence(s, power) if power in s.setting.majors else 0
    return gain + (s.setting.numbers.emperor_influence if s.crown == power else 0)


def extend_influence(s: State, power: int) -> None:
    """C9.7.1: a power extends its Influence."""
    gain_influence(s, {power: extending(s, power)}, "C9.7.1")
