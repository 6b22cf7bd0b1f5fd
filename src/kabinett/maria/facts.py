"""What follows from the position by the rules and all may know, for clients, which know no rules."""

from __future__ import annotations

from kabinett.core.fields import Json
from kabinett.maria.board import POWER_IDS
from kabinett.maria.election import electoral_college
from kabinett.maria.income import income, income_changes
from kabinett.maria.introductory import fortresses_taken
from kabinett.maria.political import DISPLAY
from kabinett.maria.politics import influence
from kabinett.maria.pools import electors_box, pool
from kabinett.maria.setup import SetUp
from kabinett.maria.state import State


def public_facts(s: State) -> dict[str, Json]:
    """M6.9, M3.2.7, M14.8: totals, which follow from secret troops; control and goals, which follow from markers."""
    return (_advanced_facts(s) if s.setting.advanced else {}) | {
        "totals": totals(s),
        "control": {s.city_id(city): s.power_id(s.controller(city)) for city in s.setting.fortresses},
        "goals": {
            power: {"taken": fortresses_taken(s, POWER_IDS.index(power)), "goal": goal}
            for power, goal in s.setting.variant.goals.items()
        },
    }


def totals(s: State) -> dict[str, Json]:
    """M6.9: the total of each power's troops; while they are distributed (M4.9) it is the army sheet's."""
    setting_up, sheets = s.runs(SetUp), s.setting.board.powers
    return {s.power_id(power): sheets[power].troops if setting_up else s.total(power) for power in s.setting.powers}


def revealed(s: State) -> list[int]:
    """S29: the political cards that have been turned up so far."""
    return [card for card in range(len(s.setting.political)) if card not in s.political_pile]


def _advanced_facts(s: State) -> dict[str, Json]:
    """S2, S14, S16, S29, S35, S45: who plays what, pools, political cards turned up so far, the "3 Electors" box,
    incomes with their changes, college."""
    name = s.setting.names.name
    return {
        "players": {s.power_id(power): s.player(power) for power in s.setting.powers},
        "pools": {s.power_id(power): pool(s, power) for power in DISPLAY},
        "revealed": [name("political", card) for card in revealed(s)],
        "electors_box": name("power", electors_box(s)),
        "influence": {s.power_id(power): influence(s, power) for power in DISPLAY},
        "incomes": {
            s.power_id(power): {"cards": income(s, power), "changes": dict(income_changes(s, power))}
            for power in s.setting.powers
        },
        "college": {s.city_id(city): name("power", power) for city, power in electoral_college(s).items()},
    }
