"""C9.3 (F2) Taxation: Money from the territories that a power controls."""

from __future__ import annotations

from kabinett.ancien_regime.setting import NEUTRAL
from kabinett.ancien_regime.state import State


def taxes(s: State, power: int) -> int:
    """C9.3.1-C9.3.3: the values of own homes, and of other territories without the own stripe, but no foreign homes."""
    territories = s.setting.board.territories
    taxed = (territories[t] for t in s.controlled(power))
    total = sum(t.value for t in taxed if t.home == power or (t.kind != "home" and not t.stripes >> power & 1))
    return 2 * total if s.status[power] == NEUTRAL else total


def collect_taxes(s: State, power: int) -> None:
    """C9.3.1: a power takes its taxes."""
    s.gain_money(power, taxes(s, power), "C9.3.1")
