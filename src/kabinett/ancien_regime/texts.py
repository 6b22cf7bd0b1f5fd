"""Ancien Régime in words: the names of one setting, and what is said in a way of its own."""

from __future__ import annotations

from kabinett.ancien_regime.board import POWER_IDS, STUART, Board, General, load_board
from kabinett.ancien_regime.setting import PURCHASES, Setting
from kabinett.core.events import Event, Param
from kabinett.core.fluent import Catalogue, Value, catalogue
from kabinett.core.messages import Kind, Messages, Params, load_rules, named, named_inside
from kabinett.core.moves import Decision, Move
from kabinett.core.rulestext import RulesText

PACKAGE = "kabinett.ancien_regime"


def messages() -> Catalogue:
    """The catalogue of Ancien Régime."""
    return catalogue("core", "ancien_regime")


def say(message: str, **params: Value) -> str:
    """A message of the catalogue."""
    return messages().format(message, params)


def rules_text() -> RulesText:
    """The rules of Ancien Régime in our own words."""
    return load_rules(PACKAGE)


# -- names. What another edition of the board calls otherwise than ours keeps its name.


def power_name(board: Board, power: int) -> str:
    """A power as it stands alone."""
    return named(messages(), f"power-{POWER_IDS[power]}", board.powers[power].name, load_board().powers[power].name)


def power_words(board: Board, power: int) -> str:
    """A power inside a sentence."""
    own = load_board().powers[power].name
    return named_inside(messages(), f"power-{POWER_IDS[power]}", board.powers[power].name, own)


def general_name(board: Board, general: General) -> str:
    """C2, C2.1: Stuart has a name, the other pawns have numbers."""
    if general.id == STUART:
        return general.name
    message, own = f"power-{POWER_IDS[general.power]}.adjective", load_board().powers[general.power].adjective
    adjective = named(messages(), message, board.powers[general.power].adjective, own)
    return say("piece-general", adjective=adjective, number=int(general.id.rpartition("_")[2]))


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
            **{power: power_name(board, number) for number, power in enumerate(POWER_IDS)},
            **{general.id: general_name(board, general) for general in board.generals},
        }
        if frederick in board.general_index:
            names[frederick] = say("piece-frederick", frederick=board.frederick_name, general=names[frederick])
        kinds: dict[str, Kind] = {name: messages().section(name) for name in ("status", "action", "side", "purchase")}
        kinds["cards"] = lambda card: say("card-drawn", card=card)
        inside = {power: power_words(board, number) for number, power in enumerate(POWER_IDS)}
        super().__init__(PACKAGE, messages(), names, kinds, inside)

    def phrase(self, section: str, key: str, params: Params) -> str:
        """Every message may call Frederick by his name."""
        return super().phrase(section, key, {"frederick": self.setting.board.frederick_name, **params})

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
