"""Maria in words: sentences for decisions, options, events and outcomes, from the message catalogue."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from kabinett.core.errors import REFUSALS, Reason
from kabinett.core.events import Event
from kabinett.core.moves import Decision, Move
from kabinett.core.rulestext import RulesText, parse_rules
from kabinett.core.state import Outcome
from kabinett.maria.agreements.terms import DEEDS, INSTRUCTION, JOIN, read_clauses
from kabinett.maria.board import POWER_IDS, SUITS
from kabinett.maria.deck import POINTS
from kabinett.maria.political import TRACKS, TrackBox
from kabinett.maria.powers import PRAGMATIC, SAXONY_STATUS
from kabinett.maria.setting import CANDIDATES, Setting
from kabinett.maria.trains import PRICE
from kabinett.maria.words import STATUS_WORDS, box_words, card_title, power_words, signed

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
        # What is called otherwise, or may be called like something else, by the parameter that names it.
        self._kinds: Mapping[str, Mapping[str, str]] = {
            "political": {card.id: card_title(card) for card in setting.political},
            "track": {track: track.capitalize() for track in TRACKS},
            "box": {box.id: self._box(box) for track in setting.tracks for box in track.boxes},
            "suit": {suit: f"{SUIT_SIGNS[suit[0].upper()]} {suit}" for suit in SUITS},
            "status": dict(zip(SAXONY_STATUS, STATUS_WORDS, strict=True)),
            "candidate": catalogue()["candidate"],
            "why": catalogue()["agreement"],
            "places": catalogue()["region"],
            "parts": self._parts(),
        }

    def _box(self, box: TrackBox) -> str:
        return f"{box.id} ({'; '.join(box_words(self.setting.board, box)) or 'no effect'})"

    @staticmethod
    def _parts() -> dict[str, str]:
        """N11: the parts of a political card."""
        arrows = {f"{track}:{way}": f"{track.capitalize()} {way}" for track in TRACKS for way in ("left", "right")}
        return {INSTRUCTION: "the instruction", **arrows}

    def name(self, identifier: str) -> str:
        """The name of a city, piece, power or seat."""
        return self._names.get(identifier, identifier)

    def called(self, kind: str, identifier: str) -> str:
        """The name of something of a kind: a political card, track, box of a track, suit, status or candidate."""
        return self._kinds[kind].get(identifier, identifier)

    def _filled(self, template: str, params: Mapping[str, Any]) -> str:
        shown = {key: self._shown(key, value) for key, value in params.items()}
        plurals = {f"{key}_s": "" if value == "1" else "s" for key, value in shown.items()}
        cities = {f"{key}_cities": "1 city" if value == "1" else f"{value} cities" for key, value in shown.items()}
        return template.format_map(shown | plurals | cities)

    def _shown(self, key: str, value: Any) -> str:
        if isinstance(value, tuple):
            return ("; " if key == "clauses" else ", ").join(self._shown(key, item) for item in value) or "nobody"
        if not isinstance(value, str):
            return str(value).replace("-", "−") if isinstance(value, int) else str(value)
        if key in ("card", "cards"):
            return card_text(value)
        if key == "clauses":
            return self.clause(value)
        if key == "waiting":
            return ", ".join(self.name(seat) for seat in value.split(", "))
        if value in self._kinds.get(key, ()):
            return self._kinds[key][value]
        return power_words(self.setting.board, PRAGMATIC) if value == POWER_IDS[PRAGMATIC] else self.name(value)

    def _phrase(self, section: str, key: str, params: Mapping[str, Any]) -> str:
        """Words of the catalogue. Where a value needs words of its own, their key ends with parameter and value."""
        phrases = catalogue()[section]
        special = (f"{key}_{name}_{value}" for name, value in params.items())
        return self._filled(phrases[next((name for name in special if name in phrases), key)], params)

    def _sentence(self, section: str, key: str, params: Mapping[str, Any]) -> str:
        phrase = self._phrase(section, key, params)
        return phrase[:1].upper() + phrase[1:]

    def decision(self, decision: Decision) -> str:
        """The question of a decision."""
        question = self._sentence("decision", decision.kind, decision.params)
        for entry in filter(None, str(decision.params.get("bound", "")).split(JOIN)):
            number, _, clause = entry.partition(": ")
            question += " " + self._filled(catalogue()["agreement"]["bound"], {"number": number, "clauses": clause})
        if decision.kind == "movement" and not any(move.verb == "end" for move in decision.options):
            question += f" {catalogue()['agreement']['no_end']}"
        return question

    def event(self, event: Event) -> str:
        """The sentence of the log for an event."""
        params = {**event.params, "clause": event.clause}
        if event.kind == "game_ended":
            params["winners"] = self._winners(params["winners"])
            params["reason"] = catalogue()["outcome"][params["reason"]]  # type: ignore[index]
        if event.kind == "income_changed":
            params["number"] = signed(int(params["number"]))  # type: ignore[arg-type]
        return self._sentence("event", event.kind, params)

    def refusal(self, reason: Reason) -> str:
        """Why something is not allowed."""
        for section in ("why", "refusal"):
            if reason.key in catalogue()[section]:
                return self._phrase(section, reason.key, reason.params)
        return REFUSALS[reason.key].format_map(reason.params)

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
                params |= {"political": self.setting.political[clause.number].id, "parts": clause.parts}
            case "peace":
                key = f"peace_{powers[0]}"
        return self._filled(catalogue()["clause"][key], params)

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended."""
        return f"{self._winners(outcome.winners)}: {catalogue()['outcome'][outcome.reason]} ({outcome.clause})"

    def _winners(self, winners: Any) -> str:
        return " and ".join(self.name(seat) for seat in winners) + " won" if winners else "a draw"

    def option(self, decision: Decision, move: Move) -> str:
        """What choosing this option means. Where a decision needs other words for a verb, their key begins with it."""
        key = f"{decision.kind}_{move.verb}" if f"{decision.kind}_{move.verb}" in catalogue()["option"] else move.verb
        params: dict[str, Any] = {**decision.params, "value": move.arg, move.verb: move.arg}
        if move.verb == "reenter":
            params |= {"piece": move.arg, "price": PRICE}
        if decision.kind == "battle":
            score = int(decision.params["score"])
            if move.verb == "stop":
                key = "battle_stop_behind" if score < 0 else "battle_stop_level"
                params["loss"] = -score
            else:
                params["score"] = score + (move.n if move.verb == "reserve" else POINTS[move.n])
        return self._filled(catalogue()["option"][key], params)

    def explanation(self, clause: str) -> str:
        """A clause in our own words."""
        return rules_text().find(clause)
