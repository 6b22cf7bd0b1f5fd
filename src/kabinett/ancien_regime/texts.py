"""Ancien Régime in words: the names of one setting, and what is said in a way of its own."""

from __future__ import annotations

from collections.abc import Sequence

from kabinett.ancien_regime.board import OTTOMAN, POWER_IDS
from kabinett.ancien_regime.setting import PURCHASES, Setting
from kabinett.core.events import Event, Param
from kabinett.core.messages import Catalogue, Kind, Messages, Params, load_catalogue, load_rules
from kabinett.core.moves import Decision, Move
from kabinett.core.rulestext import RulesText

PACKAGE = "kabinett.ancien_regime"


def catalogue() -> Catalogue:
    """The sentences by section and key."""
    return load_catalogue(PACKAGE)


def rules_text() -> RulesText:
    """The rules of Ancien Régime in our own words."""
    return load_rules(PACKAGE)


class Texts(Messages):
    """The sentences of Ancien Régime with the names of one setting.

    `frederick` is the id of the general who is Frederick, for those who know the position (C3.6.2); without it he is
    called like any other general.
    """

    def __init__(self, setting: Setting, frederick: str = "") -> None:
        self.setting = setting
        board = setting.board
        names = {
            **{territory.id: territory.name for territory in board.territories},
            **{power.id: power.name for power in board.powers},
            **{general.id: general.name for general in board.generals},
        }
        if frederick in board.general_index:
            names[frederick] = f"{board.frederick_name} ({names[frederick]})"
        kinds: dict[str, Kind] = {key: catalogue()[key] for key in ("status", "action", "side", "purchase")}
        kinds["cards"] = "a {}".format
        inside = {POWER_IDS[OTTOMAN]: f"the {board.powers[OTTOMAN].name}"}
        super().__init__(PACKAGE, names, kinds, inside)

    def filled(self, template: str, params: Params) -> str:
        """Every template may call Frederick by his name."""
        return super().filled(template, {"frederick": self.setting.board.frederick_name, **params})

    def joined(self, key: str, parts: Sequence[str]) -> str:
        """A hand may be empty."""
        return super().joined(key, parts) if parts or key != "cards" else "none"

    def event(self, event: Event) -> str:
        """The sentence of the log; Influence may come by a Minor (C12.5.5)."""
        if event.kind == "influence_gained" and event.params["by"] != event.params["power"]:
            return self.sentence("event", "influence_gained_minor", event.params)
        return super().event(event)

    def option(self, decision: Decision, move: Move, **more: Param) -> str:
        """What choosing this option means; arguments of two parts are taken apart."""
        first, _, number = (move.arg or "").partition(":")
        match move.verb:
            case "money":
                more |= {"recipient": first, "count": int(number)}
            case "reveal":
                more |= {"general": first, "number": int(number)}
        if decision.kind == "mobilisation" and move.verb in PURCHASES:
            more["price"] = self.setting.board.price[PURCHASES[move.verb]]
        return super().option(decision, move, **more)
