"""Maria in words: sentences for decisions, options, events and outcomes, from the message catalogue."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from kabinett.core.errors import Reason
from kabinett.core.events import Event
from kabinett.core.moves import Decision, Move
from kabinett.core.rulestext import RulesText, parse_rules
from kabinett.core.state import Outcome
from kabinett.maria.board import POWER_IDS, SUITS
from kabinett.maria.deck import POINTS
from kabinett.maria.setting import CANDIDATES, Setting
from kabinett.maria.terms import DEEDS, JOIN, read_clauses

SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


@cache
def catalogue() -> Mapping[str, Mapping[str, str]]:
    """The sentences by section and key."""
    return tomllib.loads((files("kabinett.maria") / "data" / "messages.en.toml").read_text(encoding="utf-8"))


@cache
def rules_text() -> RulesText:
    """The rules of Maria in our own words."""
    return parse_rules((files("kabinett.maria") / "data" / "rules.md").read_text(encoding="utf-8"))


def card_text(name: str) -> str:
    """A card for the eye: S7 is ♠7, R is Reserve. Which deck it is from does not matter there."""
    face = name.split("/")[0]
    return "Reserve" if face.startswith("R") else SUIT_SIGNS[face[0]] + face[1:]


class Texts:
    """The sentences of Maria with the names of one setting."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        board = setting.board
        self._names = {
            **{city.id: city.name for city in board.cities},
            **{power.id: power.name for power in board.powers},
            **{p.id: p.name if p.general else f"{board.powers[p.power].name} {p.name}" for p in board.pieces},
            **setting.seat_names,
            "beside": "beside the board",
        }

    def name(self, identifier: str) -> str:
        """The name of a city, piece, power or seat."""
        return self._names.get(identifier, identifier)

    def _filled(self, template: str, params: Mapping[str, Any]) -> str:
        shown = {key: self._shown(key, value) for key, value in params.items()}
        return template.format_map(shown | {f"{key}_s": "" if value == "1" else "s" for key, value in shown.items()})

    def _shown(self, key: str, value: Any) -> str:
        if isinstance(value, tuple):
            return ("; " if key == "clauses" else ", ").join(self._shown(key, item) for item in value) or "nobody"
        if key in ("card", "cards") and isinstance(value, str):
            return card_text(value)
        if key == "clauses":
            return self.clause(value)
        if key == "why":
            return catalogue()["agreement"][value]
        if key == "places":
            return catalogue()["region"].get(value, self.name(value))
        return self.name(value) if isinstance(value, str) else str(value)

    def decision(self, decision: Decision) -> str:
        """The question of a decision."""
        question = self._filled(catalogue()["decision"][decision.kind], decision.params)
        for entry in filter(None, str(decision.params.get("bound", "")).split(JOIN)):
            number, _, clause = entry.partition(": ")
            question += " " + self._filled(catalogue()["agreement"]["bound"], {"number": number, "clauses": clause})
        return question

    def event(self, event: Event) -> str:
        """The sentence of the log for an event."""
        params = dict(event.params)
        if event.kind == "game_ended":
            params["winners"] = self._winners(params["winners"])
            params["reason"] = catalogue()["outcome"][params["reason"]]  # type: ignore[index]
        return self._filled(catalogue()["event"][event.kind], params)

    def refusal(self, reason: Reason) -> str:
        """Why something is not allowed."""
        return self._filled(catalogue()["refusal"][reason.key], reason.params)

    def clause(self, text: str) -> str:
        """N1-N14: a clause of an agreement as a sentence, from the text in which it is stored."""
        (clause,) = read_clauses(self.setting, text)
        powers = [POWER_IDS[power] for power in clause.powers]
        key = clause.word
        params: dict[str, Any] = {"places": clause.places, "until": clause.until, "number": clause.number}
        if powers:
            params |= {"power": powers[0], "other": powers[-1], "adjective": catalogue()["adjective"][powers[0]]}
        match clause.word:
            case "vote":
                params["candidate"] = CANDIDATES[clause.number]
            case "trump":
                params |= {"seat": self.setting.seats[clause.seat], "suit": SUITS[clause.number]}
            case "politics":
                key = f"politics_{clause.parts[0]}" if clause.parts[0] in DEEDS else "politics_parts"
                params |= {"political": self.setting.political[clause.number].title, "parts": clause.parts}
            case "peace":
                key = f"peace_{powers[0]}"
        return self._filled(catalogue()["clause"][key], params)

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended."""
        return f"{self._winners(outcome.winners)}: {catalogue()['outcome'][outcome.reason]} ({outcome.clause})"

    def _winners(self, winners: Any) -> str:
        return " and ".join(self.name(seat) for seat in winners) + " won" if winners else "a draw"

    def option(self, decision: Decision, move: Move) -> str:
        """What choosing this option means."""
        key = move.verb
        params: dict[str, Any] = {move.verb: move.arg, "piece": move.arg, "value": move.arg}
        if decision.kind == "battle":
            score = int(decision.params["score"])
            if key == "stop":
                key = "battle_stop_behind" if score < 0 else "battle_stop_level"
                params["loss"] = -score
            else:
                params["score"] = score + (move.n if key == "reserve" else POINTS[move.n])
                key = f"battle_{key}"
        return self._filled(catalogue()["option"][key], params)

    def explanation(self, clause: str) -> str:
        """A clause in our own words."""
        return rules_text().find(clause)
