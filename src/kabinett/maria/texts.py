"""Maria in words: the names of one setting, and what is said in a way of its own."""

from __future__ import annotations

from itertools import product
from typing import Any

from kabinett.core.events import Param
from kabinett.core.messages import Kind, Messages, load_rules
from kabinett.core.moves import Decision, Move
from kabinett.core.rulestext import RulesText
from kabinett.maria.agreements.terms import DEEDS, INSTRUCTION, JOIN, KINDS, read_clauses
from kabinett.maria.board import POWER_IDS, SUITS
from kabinett.maria.deck import POINTS
from kabinett.maria.setting import CANDIDATES, Setting
from kabinett.maria.trains import PRICE
from kabinett.maria.words import box_title, card_title, messages, piece_name, power_name, power_words, say

PACKAGE = "kabinett.maria"
SUIT_SIGNS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def rules_text() -> RulesText:
    """The rules of Maria in our own words."""
    return load_rules(PACKAGE)


def text_data() -> dict[str, Any]:
    """What sentences need besides the board, for clients: what clauses of agreements name, and the price of a train."""
    return {"clauses": {word: list(kind.slots) for word, kind in KINDS.items()}, "train_price": PRICE}


def card_text(name: str) -> str:
    """A card for the eye: S7 is ♠7, R is Reserve. Which deck it is from does not matter there."""
    face = name.split("/")[0]
    return say("card-reserve") if face.startswith("R") else SUIT_SIGNS[face[0]] + face[1:]


def part_names() -> dict[str, str]:
    """N11: the parts of a political card: its instruction, and arrows in one direction (`russia:left`)."""
    tracks, ways = messages().section("track"), messages().section("direction")
    arrows = product(tracks, ways)
    named = {f"{track}:{way}": say("part-arrow", track=tracks[track], direction=ways[way]) for track, way in arrows}
    return {INSTRUCTION: say("part-instruction"), **named}


class Texts(Messages):
    """The sentences of Maria with the names of one setting."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        board = setting.board
        names = {
            **{city.id: city.name for city in board.cities},
            **{power: power_name(board, number) for number, power in enumerate(POWER_IDS)},
            **{piece.id: piece_name(board, piece) for piece in board.pieces},
            **{seat: say(f"seat-{seat}") for seat in setting.seats},
            "beside": say("place-beside"),
        }
        inside = {power: power_words(board, number) for number, power in enumerate(POWER_IDS)}
        super().__init__(PACKAGE, messages(), names, self._own_kinds(), inside)

    def _own_kinds(self) -> dict[str, Kind]:
        board, sections = self.setting.board, messages().section
        return {
            "card": card_text,
            "cards": card_text,
            "clauses": self.clause,
            "political": {card.id: card_title(card) for card in self.setting.political},
            "box": {box.id: box_title(board, box) for track in self.setting.tracks for box in track.boxes},
            "why": sections("end"),
            "places": sections("region"),
            "parts": part_names(),
            "what": sections("slot"),
            **{kind: sections(kind) for kind in ("track", "suit", "status", "candidate", "direction")},
        }

    def decision(self, decision: Decision) -> str:
        """The question of a decision, and the agreements that take choices away."""
        question = super().decision(decision)
        for entry in filter(None, str(decision.params.get("bound", "")).split(JOIN)):
            number, _, clause = entry.partition(": ")
            question += " " + self.phrase("agreement", "bound", {"number": number, "clauses": clause})
        if decision.kind == "movement" and not any(move.verb == "end" for move in decision.options):
            question += f" {say('agreement-no_end')}"
        return question

    def option(self, decision: Decision, move: Move, **more: Param) -> str:
        """What choosing this option means; in a battle, what the score is then."""
        if move.verb == "reenter":
            more["price"] = PRICE
        if decision.kind == "battle":
            score = int(decision.params["score"])
            if move.verb == "stop":
                more["loss"] = max(0, -score)
            else:
                more["score"] = score + (move.n if move.verb == "reserve" else POINTS[move.n])
        return super().option(decision, move, **more)

    def clause(self, text: str) -> str:
        """N1-N14: a clause of an agreement as a sentence, from the text in which it is stored."""
        (clause,) = read_clauses(self.setting, text)
        powers = [POWER_IDS[power] for power in clause.powers]
        params: dict[str, Any] = {"places": clause.places, "until": clause.until, "number": clause.number}
        if powers:
            adjective = say(f"power-{powers[0]}.adjective")
            params |= {"power": powers[0], "other": powers[-1], "adjective": adjective}
        match clause.word:
            case "vote":
                params["candidate"] = CANDIDATES[clause.number]
            case "trump":
                params |= {"seat": self.setting.seats[clause.seat], "suit": SUITS[clause.number]}
            case "politics":
                deed = clause.parts[0] if clause.parts[0] in DEEDS else "parts"
                parts = clause.parts if deed == "parts" else ()
                params |= {"political": self.setting.political[clause.number].id, "deed": deed, "parts": parts}
        return self.phrase("clause", clause.word, params)
