"""C5.1-C5.3 The Wheel of War: seven fields, seven powers, one step a turn."""

from __future__ import annotations

from kabinett.ancien_regime.setting import Setting

# C5.1: the fields in the order in which they are resolved.
FIELDS = ("drill", "taxation", "subsidies", "leadership", "mobilisation", "influence", "movement")
TURNS = len(FIELDS)  # C5.2: Action Turns of a Round


def field_of(setting: Setting, power: int, turn: int) -> str:
    """C5.2, C5.3: the field on which the symbol of a power lies in an Action Turn."""
    return FIELDS[(setting.board.powers[power].wheel + turn - 1) % TURNS]


def power_at(setting: Setting, field: str, turn: int) -> int:
    """C5.3.1: the power whose symbol lies on a field in an Action Turn."""
    powers = range(len(setting.board.powers))
    return next(power for power in powers if field_of(setting, power, turn) == field)


def turn_of(setting: Setting, power: int, field: str) -> int:
    """C5.3.1: the Action Turn in which the symbol of a power lies on a field."""
    return next(turn for turn in range(1, TURNS + 1) if field_of(setting, power, turn) == field)
