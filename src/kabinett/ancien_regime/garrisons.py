"""C9.10 Placing garrisons."""

from __future__ import annotations

from kabinett.ancien_regime.board import NOBODY
from kabinett.ancien_regime.relations import allied, battle_due
from kabinett.ancien_regime.state import State
from kabinett.core.errors import Reason, because


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


def garrison_bar(s: State, general: int) -> Reason | None:
    """C9.10.4, C12.5.2: why a general may not leave a garrison where he is (`may_garrison`), a battle apart."""
    territory, power = s.place[general], s.setting.power_of[general]
    names = {"general": s.general_id(general), "territory": s.territory_id(territory)}
    if not s.troops[general]:
        return because("C9.10.4", "no_troop", **names)
    if territory in s.garrisons:
        return because("C9.10.4", "garrison_there", **names, power=s.power_id(s.garrisons[territory]))
    home = s.setting.home[territory]
    if home not in (NOBODY, power) and allied(s, power, home):
        return because("C9.10.4", "ally_home", **names, power=s.power_id(home))
    return None
