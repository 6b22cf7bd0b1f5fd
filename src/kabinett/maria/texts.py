"""Maria in words: the names of one setting, and what is said in a way of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from kabinett.core.events import Param
from kabinett.core.messages import Catalogue, Kind, Messages, load_catalogue, load_rules
from kabinett.core.moves import Decision, Move
from kabinett.core.rulestext import RulesText
from kabinett.maria.agreements.terms import DEEDS, INSTRUCTION, JOIN, read_clauses
from kabinett.maria.board import POWER_IDS, SUITS
from kabinett.maria.deck import POINTS
from kabinett.maria.political import TRACKS, TrackBox
from kabinett.maria.powers import PRAGMATIC, SAXONY_STATUS
from kabinett.maria.setting import CANDIDATES, Setting
from kabinett.maria.trains import PRICE
from kabinett.maria.words import STATUS_WORDS, box_words, card_title, power_words

PACKAGE = "kabinett.maria"
SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def catalogue() -> Catalogue:
    """The sentences by section and key."""
    return load_catalogue(PACKAGE)


def rules_text() -> RulesText:
    """The rules of Maria in our own words."""
    return load_rules(PACKAGE)


def card_text(name: str) -> str:
    """A card for the eye: S7 is ♠7, R is Reserve. Which deck it is from does not matter there."""
    face = name.split("/")[0]
    return "Reserve" if face.startswith("R") else SUIT_SIGNS[face[0]] + face[1:]


class Texts(Messages):
    """The sentences of Maria with the names of one setting."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        board = setting.board
        names = {
            **{city.id: city.name for city in board.cities},
            **{power.id: power.name for power in board.powers},
            **{p.id: p.name if p.general else f"{board.powers[p.power].name} {p.name}" for p in board.pieces},
            **setting.seat_names,
            "beside": "beside the board",
        }
        super().__init__(PACKAGE, names, self._own_kinds(), {POWER_IDS[PRAGMATIC]: power_words(board, PRAGMATIC)})

    def _own_kinds(self) -> dict[str, Kind]:
        return {
            "card": card_text,
            "cards": card_text,
            "clauses": self.clause,
            "political": {card.id: card_title(card) for card in self.setting.political},
            "track": {track: track.capitalize() for track in TRACKS},
            "box": {box.id: self._box(box) for track in self.setting.tracks for box in track.boxes},
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

    def joined(self, key: str, parts: Sequence[str]) -> str:
        """Clauses of an agreement have commas inside."""
        return "; ".join(parts) if key == "clauses" else super().joined(key, parts)

    def decision(self, decision: Decision) -> str:
        """The question of a decision, and the agreements that take choices away."""
        question = super().decision(decision)
        for entry in filter(None, str(decision.params.get("bound", "")).split(JOIN)):
            number, _, clause = entry.partition(": ")
            question += " " + self.phrase("agreement", "bound", {"number": number, "clauses": clause})
        if decision.kind == "movement" and not any(move.verb == "end" for move in decision.options):
            question += f" {self.catalogue['agreement']['no_end']}"
        return question

    def option(self, decision: Decision, move: Move, **more: Param) -> str:
        """What choosing this option means; in a battle, what the score is then."""
        if move.verb == "reenter":
            more["price"] = PRICE
        if decision.kind == "battle":
            score = int(decision.params["score"])
            if move.verb == "stop":
                key = "battle_stop_behind" if score < 0 else "battle_stop_level"
                return self.phrase("option", key, {"loss": -score})
            more["score"] = score + (move.n if move.verb == "reserve" else POINTS[move.n])
        return super().option(decision, move, **more)

    def clause(self, text: str) -> str:
        """N1-N14: a clause of an agreement as a sentence, from the text in which it is stored."""
        (clause,) = read_clauses(self.setting, text)
        powers = [POWER_IDS[power] for power in clause.powers]
        key = clause.word
        params: dict[str, Any] = {"places": clause.places, "until": clause.until, "number": clause.number}
        if powers:
            params |= {"power": powers[0], "other": powers[-1], "adjective": self.catalogue["adjective"][powers[0]]}
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
        return self.filled(self.catalogue["clause"][key], params)
