"""M21.3, M21.4 The terms of agreements: the clauses N1-N14, from text to data.

Clauses are written `WORD ...`, joined by `+`: `subsidy pragmatic austria 2 + leave austria silesia until 5`. Whatever
the spaces and capitals were, what is stored and shown has one form (`Clause.text`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from difflib import get_close_matches
from functools import lru_cache
from typing import NamedTuple

from kabinett.core.errors import Reason
from kabinett.maria.board import NOBODY, POWER_IDS, REGIONS, SUITS
from kabinett.maria.political import TRACKS
from kabinett.maria.powers import AUSTRIA, PRAGMATIC
from kabinett.maria.setting import CANDIDATES, MAX_DEALS, MAX_TERM, Setting

JOIN = " + "  # between the clauses of an offer
MAX_CLAUSES, MAX_LETTERS = 8, 1000  # of one offer: more would only fill memory
CHOOSE, AVOID, DISCARD = DEEDS = ("choose", "avoid", "discard")  # N11: what a power does with a card
INSTRUCTION = "instruction"  # N11: the part of a card that is no arrow
NO_TERM = 0
MANY = 20  # words that are not listed any more for somebody who wrote another


class Kind(NamedTuple):
    """A kind of clause: what the rules call it, what its text names, and the powers that it always means."""

    id: str
    slots: tuple[str, ...]
    powers: tuple[int, ...] = ()


KINDS: Mapping[str, Kind] = {
    "armistice": Kind("N1", ("power", "power", "until")),
    "no_attack": Kind("N2", ("power", "power", "until")),
    "vote": Kind("N3", ("power", "candidate")),
    "subsidy": Kind("N4", ("power", "power", "turns")),
    "end_subsidy": Kind("N5", ("power", "power")),
    "leave": Kind("N6", ("power", "places", "until")),
    "keep_out": Kind("N7", ("power", "places", "until")),
    "no_protection": Kind("N8", ("power", "fortresses", "until")),
    "no_conquest": Kind("N9", ("power", "fortresses", "until")),
    "peace": Kind("N10", ("power", "until")),
    "politics": Kind("N11", ("power", "card", "deed")),
    "trump": Kind("N11", ("seat", "suit")),
    "no_hussars": Kind("N12", ("places", "until"), (AUSTRIA,)),
    "no_shift": Kind("N13", ("until",), (AUSTRIA,)),
    "consent": Kind("N14", ("until",), (AUSTRIA, PRAGMATIC)),
    "end": Kind("M21.6", ("agreement",)),
}
# How what a clause names is shown to somebody who wrote something else.
SLOT_WORDS = {
    "power": "POWER",
    "until": "until TURN",
    "candidate": "|".join(CANDIDATES),
    "turns": "TURNS",
    "places": "PLACE,PLACE,...",
    "fortresses": "FORTRESS,FORTRESS,...",
    "card": "CARD",
    "deed": f"{'|'.join(DEEDS)}|PART,PART,...",
    "seat": "SEAT",
    "suit": "SUIT",
    "agreement": "AGREEMENT",
}
AT_ONCE = ("subsidy", "end_subsidy", "end")  # done when agreed: nothing of them runs on (M20.6, M21.6)
MUTUAL = ("armistice", "subsidy", "end_subsidy", "consent")  # what both powers named have to agree to


class Refused(Exception):  # noqa: N818 - not an error of the program
    """Something cannot be agreed, for a reason."""

    def __init__(self, clause: str, key: str, **params: str | int) -> None:
        super().__init__(clause, key)
        self.reason = Reason(clause, key, params)


@dataclass(frozen=True, slots=True)
class Clause:
    """One clause. `powers` are those it names, the bound one first; `number` is a candidate, a number of turns, a
    card, a suit or an agreement, as its kind says; `parts` is what a power does with a card (N11)."""

    word: str
    text: str
    powers: tuple[int, ...] = ()
    places: tuple[str, ...] = ()
    until: int = NO_TERM
    number: int = NOBODY
    seat: int = NOBODY
    parts: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        """Its number in the table of clauses."""
        return KINDS[self.word].id

    @property
    def at_once(self) -> bool:
        """Whether it is done with as soon as it is agreed."""
        return self.word in AT_ONCE


def usage(word: str) -> str:
    """How a clause is written."""
    return " ".join((word, *(SLOT_WORDS[slot] for slot in KINDS[word].slots)))


def joined(clauses: Iterable[Clause]) -> str:
    """Clauses in the form in which they are stored and shown."""
    return JOIN.join(clause.text for clause in clauses)


# -- reading


@lru_cache(maxsize=1024)
def read_clauses(setting: Setting, text: str) -> tuple[Clause, ...]:
    """M21.4: the clauses of a text; Refused says what cannot be understood. A state's own texts come from the cache."""
    parts = text.split("+")
    if len(parts) > MAX_CLAUSES or len(text) > MAX_LETTERS:
        raise Refused("M21.4", "offer_too_long", count=MAX_CLAUSES, letters=MAX_LETTERS)
    clauses = tuple(_read_clause(setting, part.lower().split()) for part in parts)
    twice = next((clause for clause in clauses if clauses.count(clause) > 1), None)
    if twice:
        raise Refused(twice.id, "clause_twice", text=twice.text)
    return clauses


def _read_clause(setting: Setting, words: list[str]) -> Clause:
    """M21.3: one clause; what is not in the table of clauses cannot be agreed."""
    word = words[0] if words else ""
    if word not in KINDS:
        raise Refused("M21.3", "clause_unknown", word=word, words=", ".join(KINDS))
    kind = KINDS[word]
    slots = [slot for slot in kind.slots for _ in SLOT_WORDS[slot].split()]  # `until` and its turn are two words
    if len(words) != len(slots) + 1:
        raise Refused(kind.id, "clause_usage", usage=usage(word))
    clause = Clause(word, word, kind.powers)
    for slot, token in zip(slots, words[1:], strict=True):
        clause = _READERS[slot](setting, clause, token)
        clause = replace(clause, text=f"{clause.text} {token}") if slot not in _OWN_TEXT else clause
    return clause


def _find(clause: Clause, slot: str, token: str, known: tuple[str, ...]) -> int:
    """The number of a word; if it is unknown, the refusal names what is."""
    if token not in known:
        near = "" if token.isdigit() else "".join(get_close_matches(token, known, 1))  # a number is no slip
        listed = ", ".join(known) if len(known) <= MANY else ""
        params = {"word": token, "what": slot, "near": near, "known": listed, "usage": usage(clause.word)}
        raise Refused(clause.id, "clause_word", **params)
    return known.index(token)


def _count(clause: Clause, slot: str, token: str, most: int) -> int:
    return _find(clause, slot, token, tuple(str(number) for number in range(1, most + 1))) + 1


def _power(setting: Setting, clause: Clause, token: str) -> Clause:
    known = tuple(POWER_IDS[power] for power in setting.powers)
    return replace(clause, powers=(*clause.powers, setting.powers[_find(clause, "power", token, known)]))


def _until(setting: Setting, clause: Clause, token: str) -> Clause:
    """Two words: `until`, and then the turn."""
    if not clause.text.endswith("until"):
        _find(clause, "until", token, ("until",))
        return clause
    return replace(clause, until=_count(clause, "turn", token, setting.variant.turns))


def _candidate(setting: Setting, clause: Clause, token: str) -> Clause:
    return replace(clause, number=_find(clause, "candidate", token, CANDIDATES))


def _turns(setting: Setting, clause: Clause, token: str) -> Clause:
    return replace(clause, number=_count(clause, "turns", token, MAX_TERM))


def _agreement(setting: Setting, clause: Clause, token: str) -> Clause:
    return replace(clause, number=_count(clause, "agreement", token, MAX_DEALS))


def _suit(setting: Setting, clause: Clause, token: str) -> Clause:
    return replace(clause, number=_find(clause, "suit", token, SUITS))


def _seat(setting: Setting, clause: Clause, token: str) -> Clause:
    return replace(clause, seat=_find(clause, "seat", token, setting.seats))


def _card(setting: Setting, clause: Clause, token: str) -> Clause:
    return replace(clause, number=_find(clause, "card", token, tuple(card.id for card in setting.political)))


def _places(setting: Setting, clause: Clause, token: str) -> Clause:
    """M21.7: regions and cities, each once, in the order in which they are named."""
    places = tuple(dict.fromkeys(token.split(",")))
    known = (*REGIONS, *(setting.city_ids[city] for city in setting.network.cities))
    for place in places:
        _find(clause, "place", place, known)
    return replace(clause, places=places, text=f"{clause.text} {','.join(places)}")


def _fortresses(setting: Setting, clause: Clause, token: str) -> Clause:
    """N8, N9, M21.7: a city has to be a fortress. Of a region its fortresses are meant; N9 names them one by one."""
    read = _places(setting, clause, token)
    for place in read.places:
        region = place in REGIONS
        if clause.word == "no_conquest" if region else not setting.fortress[setting.board.city_index[place]]:
            raise Refused(clause.id, "clause_no_fortress", places=place)
    return read


def _deed(setting: Setting, clause: Clause, token: str) -> Clause:
    """N11, M17.5.7, M17.5.8: choose, avoid, discard, or the parts that are used, one direction of each arrow."""
    card = setting.political[clause.number]
    if token in DEEDS:
        return replace(clause, parts=(token,), text=f"{clause.text} {token}")
    known = [INSTRUCTION] if card.instruction else []
    known += [f"{TRACKS[a.track]}:{'left' if n < 0 else 'right'}" for a in card.arrows for n in a.steps]
    named = token.split(",")
    for part in named:
        _find(clause, "part", part, (*DEEDS, *known))
    parts = tuple(part for part in known if part in named)
    if len({part.partition(":")[0] for part in parts}) < len(named):
        raise Refused("M17.5.8", "clause_parts", political=card.id, parts=token)
    return replace(clause, parts=parts, text=f"{clause.text} {','.join(parts)}")


_READERS: Mapping[str, Callable[[Setting, Clause, str], Clause]] = {
    "power": _power,
    "until": _until,
    "candidate": _candidate,
    "turns": _turns,
    "places": _places,
    "fortresses": _fortresses,
    "card": _card,
    "deed": _deed,
    "seat": _seat,
    "suit": _suit,
    "agreement": _agreement,
}
_OWN_TEXT = ("places", "fortresses", "deed")  # whose words are put into an order of their own
