"""Ancien Régime in words: the names of one setting, and what is said in a way of its own."""

from __future__ import annotations

from kabinett.ancien_regime.board import OTTOMAN, POWER_IDS
from kabinett.ancien_regime.setting import Setting
from kabinett.core.messages import Catalogue, Messages, load_catalogue, load_rules
from kabinett.core.rulestext import RulesText

PACKAGE = "kabinett.ancien_regime"


def catalogue() -> Catalogue:
    """The sentences by section and key."""
    return load_catalogue(PACKAGE)


def rules_text() -> RulesText:
    """The rules of Ancien Régime in our own words."""
    return load_rules(PACKAGE)


class Texts(Messages):
    """The sentences of Ancien Régime with the names of one setting."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        board = setting.board
        names = {
            **{territory.id: territory.name for territory in board.territories},
            **{power.id: power.name for power in board.powers},
            **{general.id: general.name for general in board.generals},
        }
        kinds = {key: catalogue()[key] for key in ("status", "action", "side")}
        inside = {POWER_IDS[OTTOMAN]: f"the {board.powers[OTTOMAN].name}"}
        super().__init__(PACKAGE, names, kinds, inside)
