"""C9.10 Placing garrisons."""

from __future__ import annotations

from kabinett.ancien_regime.board import NOBODY
from kabinett.ancien_regime.relations import allied, battle_due
from kabinett.ancien_regime.state import State


def may_garrison(s: State, general: int) -> bool:
    """C9.10.4, C12.5.2, C7.6.3: a general with a troop, where no garrison lies, not on the home of an Ally, and not
    where a battle is due."""
    territory, power = s.place[general], s.setting.power_of[general]
    if not s.troops[general] or territory in s.garrisons:
        return False
    home = s.setting.home[territory]
    if home not in (NOBODY, power) and allied(s, power, home):
        return False
    return not battle_due(s, power, territory)
