"""The adviser of each game."""

from __future__ import annotations

from collections.abc import Mapping

from kabinett.bots.adviser import AnyAdviser
from kabinett.bots.ancien_regime.adviser import AncienRegimeAdviser
from kabinett.bots.maria.adviser import MariaAdviser
from kabinett.core.ruleset import AnyRuleset

ADVISERS: Mapping[str, type[AnyAdviser]] = {"maria": MariaAdviser, "ancien_regime": AncienRegimeAdviser}


def adviser_for(rules: AnyRuleset, level: str | None = None) -> AnyAdviser:
    """The adviser for these rules, with what a level has learned."""
    adviser = ADVISERS[rules.game]
    return adviser.trained(rules, level) if level else adviser(rules)
