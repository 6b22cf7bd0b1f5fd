"""Random proposals (M21.4): bundles of clauses as a bold player might write them, most of them valid, some broken."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import Random

from kabinett.maria.agreements.terms import DEEDS, KINDS
from kabinett.maria.board import POWER_IDS, REGIONS, SUITS
from kabinett.maria.political import TRACKS
from kabinett.maria.politics import PoliticsStage
from kabinett.maria.setting import CANDIDATES
from kabinett.maria.state import State

FAULTS = 0.15  # how often something is written that cannot be agreed


def random_proposal(rng: Random, s: State, seat: str) -> str:
    """A move `propose ...` for this seat."""
    to = rng.choice([other for other in s.setting.seats if other != seat])
    parties = (seat, to)
    clauses = [random_clause(rng, s, parties) for _ in range(rng.choice((1, 1, 2, 3)))]
    text = f"propose {to}: {' + '.join(clauses)}"
    return _spoilt(rng, text) if rng.random() < FAULTS else text


def random_clause(rng: Random, s: State, parties: tuple[str, str]) -> str:
    """One clause that binds powers of the two parties."""
    word = rng.choice(list(KINDS))
    if word == "subsidy" and s.contracts and rng.random() < 0.5:
        word = "end_subsidy"
    words = [word]
    for slot in KINDS[word].slots:
        words.append(_SLOTS[slot](rng, s, parties, words))
    return " ".join(words)


def _spoilt(rng: Random, text: str) -> str:
    """A slip of the pen: a word lost, doubled, exchanged or mistyped."""
    words = text.split()
    at = rng.randrange(1, len(words))
    slip = rng.choice((["nonsense"], [], [words[at], words[at]], [words[at][:-1]], [rng.choice(words)], ["+"], ["99"]))
    return " ".join([*words[:at], *slip, *words[at + 1 :]])


Slot = Callable[[Random, State, tuple[str, str], list[str]], str]


def _power(rng: Random, s: State, parties: tuple[str, str], words: list[str]) -> str:
    """The first power is of one party, the second of the other; sometimes of anybody."""
    if rng.random() < FAULTS:
        return rng.choice(POWER_IDS)
    first = POWER_IDS.index(words[-1]) if words[-1] in POWER_IDS else None
    owners = [p for p in parties if first is None or p != s.player(first)]
    return rng.choice([POWER_IDS[p] for p in s.setting.powers if s.player(p) in owners])


def _until(rng: Random, s: State, parties: tuple[str, str], words: list[str]) -> str:
    return f"until {rng.randint(max(1, s.turn - 1), min(s.turn + 3, s.setting.variant.turns))}"


def _places(rng: Random, s: State, parties: tuple[str, str], words: list[str]) -> str:
    near = [s.city_id(city) for piece, city in enumerate(s.place) if city >= 0]
    cities = [rng.choice(near or s.setting.city_ids) for _ in range(rng.randint(1, 3))]
    return ",".join(rng.choice(([rng.choice(REGIONS)], cities, [rng.choice(REGIONS), *cities])))


def _fortresses(rng: Random, s: State, parties: tuple[str, str], words: list[str]) -> str:
    fortresses = [s.city_id(city) for city in s.setting.board.fortresses]
    return ",".join(rng.sample(fortresses, rng.randint(1, 4)) + rng.choice(([], [rng.choice(REGIONS)])))


def _card(rng: Random, s: State, parties: tuple[str, str], words: list[str]) -> str:
    cards = [card for stage in s.stages if isinstance(stage, PoliticsStage) for card in stage.open]
    return s.setting.political[rng.choice(cards or range(len(s.setting.political)))].id


def _deed(rng: Random, s: State, parties: tuple[str, str], words: list[str]) -> str:
    parts = ["instruction", *(f"{track}:{way}" for track in TRACKS for way in ("left", "right"))]
    return rng.choice((*DEEDS, ",".join(rng.sample(parts, rng.randint(1, 2)))))


def _agreement(rng: Random, s: State, parties: tuple[str, str], words: list[str]) -> str:
    return str(rng.choice([deal.number for deal in s.agreements] or [rng.randint(1, 20)]))


_SLOTS: Mapping[str, Slot] = {
    "power": _power,
    "until": _until,
    "places": _places,
    "fortresses": _fortresses,
    "card": _card,
    "deed": _deed,
    "agreement": _agreement,
    "candidate": lambda rng, s, parties, words: rng.choice(CANDIDATES),
    "turns": lambda rng, s, parties, words: str(rng.randint(1, 4)),
    "seat": lambda rng, s, parties, words: rng.choice(parties),
    "suit": lambda rng, s, parties, words: rng.choice(SUITS),
}
