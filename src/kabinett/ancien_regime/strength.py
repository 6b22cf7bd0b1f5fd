"""C10.2 Base Strength."""

from __future__ import annotations

from kabinett.ancien_regime.board import NOBODY
from kabinett.ancien_regime.state import State


def general_strength(s: State, general: int) -> int:
    """C10.2.1: a general counts 1, and so does each of his troops."""
    return 1 + s.troops[general]


def garrison_strength(s: State, territory: int) -> int:
    """C10.2.1: a garrison counts 1, or 4 with a fortress; a fortress alone nothing."""
    if territory not in s.garrisons:
        return 0
    return s.setting.numbers.fortress_strength if s.fortresses >> territory & 1 else 1


def power_strength(s: State, power: int, territory: int) -> int:
    """C10.2.1: what a power has in a territory."""
    general = s.own_general(power, territory)
    own = general_strength(s, general) if general != NOBODY else 0
    return own + (garrison_strength(s, territory) if s.garrisons.get(territory, NOBODY) == power else 0)
