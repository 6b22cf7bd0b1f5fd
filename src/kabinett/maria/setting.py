"""What never changes during a game: board, variant, seats, vocabulary, and what is computed from them beforehand."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from kabinett.core.editions import digests
from kabinett.core.errors import BadOption, told
from kabinett.core.fields import Names
from kabinett.core.moves import Vocabulary
from kabinett.core.tables import read_lines
from kabinett.maria.board import (
    ABSENT,
    BOX,
    MAPS,
    OWN_BOARD,
    PLACES_OFF_MAP,
    POWER_IDS,
    SUITS,
    Board,
    Network,
    load_board,
)
from kabinett.maria.deck import CARD_NAMES, DECKS, FACE_NAMES, RESERVE, RESERVE_POINTS
from kabinett.maria.political import DISPLAY, TRACKS, PoliticalCard, load_political_cards, load_tracks
from kabinett.maria.powers import AUSTRIA, FRANCE, PRUSSIA, SAXONY_STATUS, all_relations, own_major

MAX_TROOPS = 8  # M6.5
MAX_VALUE = 64  # the largest number that a decision can ask for (troops bought in a winter)
MAX_TERM = 12  # of a subsidy contract (M20.4): the turns of a game
MAX_DEALS = 20  # offers that can lie on the table at once (M21.4)
ARENBERG = "arenberg"  # M22: the Austrian general with rules of his own
CANDIDATES = ("karl", "franz")  # M18.3
HUSSARS = 2  # M3.1.1
ADVANCED = "advanced"  # M1.1
OPTIONAL = "optional"
POLITICS = ("standard", OPTIONAL)  # M17, M25: the kinds of politics, the usual one first
HUSSAR_REACH, HUSSAR_MAP = 4, "bohemia"  # M7.1
VARIANTS_FILE = "variants.toml"


@dataclass(frozen=True)
class Variant:
    """M1.1, M1.2, M1.3: what differs between the variants, from variants.toml."""

    id: str
    name: str
    turns: int
    winters: frozenset[int]
    maps: tuple[str, ...]
    income: Mapping[str, int]
    winter_entry: Mapping[str, str]
    goals: Mapping[str, int]
    seats: Mapping[int, Mapping[str, tuple[str, tuple[str, ...]]]]
    person: Mapping[int, str]


@cache
def variants() -> Mapping[str, Variant]:
    """All variants by id."""
    data = tomllib.loads("\n".join(read_lines(OWN_BOARD, VARIANTS_FILE)))
    return {name: _variant(name, entry) for name, entry in data.items()}


def _variant(name: str, data: dict[str, Any]) -> Variant:
    seats = {
        int(players): {seat: (entry["name"], tuple(entry["powers"])) for seat, entry in table.items()}
        for players, table in data["seats"].items()
    }
    return Variant(
        name,
        data["name"],
        data["turns"],
        frozenset(data["winters"]),
        tuple(data["maps"]),
        data["income"],
        data["winter_entry"],
        data["goals"],
        seats,
        {int(players): seat for players, seat in data["person"].items()},
    )


class Moves:
    """The vocabulary of Maria, with each group of moves by the number of its argument."""

    def __init__(self, board: Board, political: tuple[PoliticalCard, ...]) -> None:
        self.vocabulary = v = Vocabulary()
        self.city = v.verbs("city", [city.id for city in board.cities])
        self.piece = v.verbs("piece", [piece.id for piece in board.pieces])
        self.card = v.verbs("card", FACE_NAMES[: RESERVE + 1])
        self.value = v.verbs("value", [str(n) for n in range(MAX_VALUE + 1)])
        trains = [piece.id for piece in board.pieces if not piece.general]
        self.reenter = dict(enumerate(v.verbs("reenter", trains, board.generals), board.generals))
        self.reserve = v.verbs("reserve", [str(n) for n in range(1, RESERVE_POINTS + 1)], 1)
        self.divide = v.verbs(
            "divide", [f"{p.id}:{n}" for p in board.pieces if p.general for n in range(1, MAX_TROOPS + 1)]
        )
        self.stop = v.verb("stop")
        self.end = v.verb("end")
        self.forced = v.verb("forced")
        self.stay = v.verb("stay")
        self.decline = v.verb("decline")
        self.subsidy = v.verb("subsidy")
        self.keep = v.verb("keep")
        # Austria and the Pragmatic Army on the Flanders map (M10.1.19-M10.1.21)
        self.let = v.verb("let")
        self.end_flanders = v.verb("end_flanders")
        self.accept = v.verb("accept")
        # politics (M17), election (M18), peace and reduction (M19)
        self.suit = v.verbs("suit", SUITS)
        self.political = v.verbs("political", [card.id for card in political])
        self.leave_empty, self.save = v.verb("pass"), v.verb("save")
        self.follow, self.skip = v.verb("follow"), v.verb("skip")
        self.left, self.right = v.verb("left"), v.verb("right")
        self.power = v.verbs("power", POWER_IDS)
        self.stack, self.displace = v.verb("stack"), v.verb("displace")
        self.candidate = v.verbs("candidate", CANDIDATES)
        self.offer = v.verb("offer")
        self.reduce, self.keep_objectives = v.verb("reduce"), v.verb("keep_objectives")
        # subsidies between powers of one player (M20.10) and agreements (M21.4)
        pairs = [(giver, receiver) for giver in DISPLAY for receiver in range(len(POWER_IDS)) if giver != receiver]
        names = [f"{POWER_IDS[giver]}:{POWER_IDS[receiver]}" for giver, receiver in pairs]
        terms = [f"{name}:{turns}" for name in names for turns in range(1, MAX_TERM + 1)]
        self.contract = dict(zip(terms, v.verbs("contract", terms), strict=True))
        self.cancel = dict(zip(names, v.verbs("cancel", names), strict=True))
        numbers = [str(number) for number in range(1, MAX_DEALS + 1)]
        self.accept_offer = v.verbs("accept", numbers, 1)
        self.decline_offer = v.verbs("decline", numbers, 1)
        self.withdraw_offer = v.verbs("withdraw", numbers, 1)
        v.open("propose")


class Setting:
    """A variant on a board for a number of players."""

    def __init__(self, board: Board, variant: Variant, players: int, politics: str = POLITICS[0]) -> None:
        if players not in variant.seats:
            numbers = ", ".join(str(number) for number in sorted(variant.seats))
            text = told("variant_players", variant=variant.id, numbers=numbers, players=players)
            raise BadOption(text, "variant_players", variant=variant.id, numbers=numbers, players=players)
        self.optional_politics = politics == OPTIONAL  # M25
        if self.optional_politics and variant.id != ADVANCED:
            text = told("optional_politics", variant=variant.id, advanced=ADVANCED)
            raise BadOption(text, "optional_politics", variant=variant.id, advanced=ADVANCED)
        self.board, self.variant, self.players, self.politics = board, variant, players, politics
        self.network = Network(board, variant.maps)
        self.advanced = variant.id == ADVANCED
        self.tracks = load_tracks(board.folder, board.power_index)
        self.political = load_political_cards(board.folder, board.power_index, board.city_index, board.rhine)
        self.moves = Moves(board, self.political)
        self.relations = all_relations(board)
        self._seats(variant.seats[players])
        self._pieces()
        self._cities()
        self.names = self._names()
        self.data_hashes = board.data_hashes | digests(OWN_BOARD, (VARIANTS_FILE,))  # the variants are always ours

    def _seats(self, seats: Mapping[str, tuple[str, tuple[str, ...]]]) -> None:
        """M0.2, M2.1, M24.1: the seats and the powers they play."""
        self.seats = tuple(seats)
        plays = {power: seat for seat, (_, powers) in seats.items() for power in powers}
        self.seat_of = tuple(plays.get(power.id, "") for power in self.board.powers)
        self.powers = tuple(number for number, power in enumerate(self.board.powers) if power.id in plays)

    def _pieces(self) -> None:
        pieces = self.board.pieces
        powers = range(len(self.board.powers))
        self.power_of = tuple(piece.power for piece in pieces)
        self.rank_of = tuple(piece.rank for piece in pieces)
        self.generals_of = tuple(
            tuple(
                sorted(
                    (n for n, p in enumerate(pieces) if p.power == power and p.general), key=self.rank_of.__getitem__
                )
            )
            for power in powers
        )
        self.trains_of = tuple(
            tuple(n for n, p in enumerate(pieces) if p.power == power and not p.general) for power in powers
        )
        self.pieces_of = tuple(g + t for g, t in zip(self.generals_of, self.trains_of, strict=True))
        self.arenberg = self.board.piece_index.get(ARENBERG)  # M22
        self.general_bits = (1 << self.board.generals) - 1
        self.army_bits = tuple(self.board.general_mask(power) for power in powers)  # the generals of each power
        self.income = tuple(power.income + self.variant.income.get(power.id, 0) for power in self.board.powers)

    def _cities(self) -> None:
        """M9.5, M10.1.17: the roads that each power may use; the others as the board has them."""
        network, crossing = self.network, (FRANCE, AUSTRIA)
        powers = range(len(self.board.powers))
        self.roads = tuple(network.neighbours if p in crossing else network.inner for p in powers)
        self.main_roads = tuple(network.main if p in crossing else network.inner_main for p in powers)
        self.home = tuple(self.board.home(city) for city in range(len(self.board.cities)))
        self.city_ids = tuple(city.id for city in self.board.cities)
        self.piece_ids = tuple(piece.id for piece in self.board.pieces)
        bohemia = [n for n in network.cities if self.board.cities[n].map == HUSSAR_MAP]
        # M7.1, M7.4: by the city of a general, where he lets hussars go.
        self.hussar_reach = tuple(frozenset(n for n in bohemia if row[n] <= HUSSAR_REACH) for row in network.distance)
        on_board = frozenset(network.cities)
        # M4.3, M4.4, M14.1: pieces that start neither on a map in play nor in a box of the whole game take no part.
        self.both_maps = set(self.variant.maps) == set(MAPS)
        boxes = (BOX,) if self.both_maps else ()
        self.start_places = tuple(
            piece.start if piece.start in on_board or piece.start in boxes else ABSENT for piece in self.board.pieces
        )
        self.start_markers = {city: power for city, power in self.board.start_markers.items() if city in on_board}
        self.flanders = frozenset(n for n in network.cities if self.board.cities[n].map == "flanders")
        self.fortress = tuple(city.fortress for city in self.board.cities)
        self.fortresses = tuple(n for n in network.cities if self.fortress[n])
        self.majors = tuple(n for n in network.cities if self.board.cities[n].major)
        # M3.2.4, M19.1.3: those of each power's home country, before and after Silesia is Prussia's.
        self.majors_of = tuple(
            tuple(tuple(n for n in self.majors if self.home_of(n, annexed) == power) for power in powers)
            for annexed in (False, True)
        )
        # M10.2.4: by Saxony's status, in whose home countries the trains of each power re-enter: its own first.
        self.entry_homes = tuple(
            tuple((p, *(q for q in self.powers if q != p and own_major(q, saxony) == p)) for p in powers)
            for saxony in range(len(SAXONY_STATUS))
        )

    def home_of(self, city: int, annexed: bool) -> int:
        """M3.2.4, M3.2.5: whose home country the city lies in; Silesia is nobody's until Prussia annexes it."""
        return PRUSSIA if annexed and city in self.board.silesia else self.home[city]

    def _names(self) -> Names:
        generals = self.piece_ids[: self.board.generals]
        return Names(
            {
                "city": self.city_ids,
                "place": (*self.city_ids, *PLACES_OFF_MAP),
                "city_or_none": (*self.city_ids, "~none"),
                "hussar_place": (*self.city_ids, "~beside"),
                "piece": self.piece_ids,
                "goal": ("home", "empty", "aside"),  # of a relocation (M19.1.7)
                "piece_or_none": (*self.piece_ids, "~none"),
                "general": generals,
                "power": (*POWER_IDS, "~nobody"),
                "card": CARD_NAMES,
                "deck": tuple(str(deck + 1) for deck in range(DECKS)),
                "saxony": SAXONY_STATUS,
                "seat": (*self.seats, "~nobody"),
                "track": TRACKS,
                "political": tuple(card.id for card in self.political),
                "reduction": ("no", "ordered", "done"),  # M19.2.2
                "suit": (*SUITS, "~none"),
                "candidate": CANDIDATES,
            }
        )


@cache
def setting(variant: str, players: int, board: str | None, politics: str = POLITICS[0]) -> Setting:
    """The setting of a variant by name, made once."""
    return Setting(load_board(board), variants()[variant], players, politics)
