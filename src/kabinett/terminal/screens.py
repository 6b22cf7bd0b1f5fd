"""The screen of each game."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from kabinett.core.ruleset import AnyRuleset
from kabinett.terminal.ancien_regime import AncienRegimeScreen
from kabinett.terminal.maria import MariaScreen
from kabinett.terminal.screen import Screen

SCREENS: Mapping[str, Callable[[Any], Screen]] = {
    "maria": lambda rules: MariaScreen(rules.setting),
    "ancien_regime": lambda rules: AncienRegimeScreen(rules.setting),
}


def make_screen(rules: AnyRuleset) -> Screen:
    """What the game of these rules shows in the terminal."""
    return SCREENS[rules.game](rules)
