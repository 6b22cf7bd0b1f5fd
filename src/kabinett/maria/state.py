"""The position of a game of Maria: the items S1-S49 of the information model that are not derived from others.

Two fields are derived after all, because almost every question needs them: `at` (from `place`), and `saxony` (S21: from
its track; the introductory game has no tracks).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from kabinett.core import state as core
from kabinett.core.fields import BOOL, INT, TEXT, Many, Mask, Name, Record, Sparse, Table, hidden, owned, public
from kabinett.maria.board import BOX, ELIMINATED, NOBODY, POWER_IDS
from kabinett.maria.powers import PRUSSIA, SAXONY, Relations, saxon_leader
from kabinett.maria.setting import Setting

BESIDE = -1  # the place of a hussar beside the board (M4.3)


class Contract(NamedTuple):
    """M20.4: a subsidy contract: giver, receiver, and how many of the giver's card phases it still covers."""

    giver: int
    receiver: int
    turns: int


class Deal(NamedTuple):
    """M21.4: an offer or a running agreement between two seats: its clauses as text (see `agreements`)."""

    number: int
    by: int
    to: int
    clauses: str


CONTRACT = Record(Contract, Name("power"), Name("power"), INT)
DEAL = Record(Deal, INT, Name("seat"), Name("seat"), TEXT)
NOT_REDUCED, REDUCTION_ORDERED, REDUCED = range(3)  # M19.2.2


@dataclass(slots=True)
class State(core.State):
    """A position. `setting` (what never changes) and `at` (pieces by city, follows from `place`) are not written."""

    setting: Setting = field(compare=False)
    at: list[int] = field(compare=False)

    turn: int = field(metadata=public(INT))
    place: list[int] = field(metadata=public(Table("piece", Name("place"))))
    troops: list[int] = field(metadata=owned(Table("general", INT)))
    recruits: list[int] = field(metadata=owned(Table("power", INT)))  # bought in winter and not yet placed (M13.4)
    face_down: int = field(metadata=public(Mask("piece")))
    moved: int = field(metadata=public(Mask("piece")))
    senior: int = field(metadata=public(Mask("piece")))  # commanders chosen among equal ranks (M6.3)
    hussars: list[int] = field(metadata=public(Many(Name("hussar_place"))))
    markers: dict[int, int] = field(metadata=public(Sparse("city", Name("power"))))
    questions: dict[int, int] = field(metadata=public(Sparse("city", Name("power"))))
    hands: list[list[int]] = field(metadata=owned(Table("power", Many(Name("card")))))
    pile: list[int] = field(metadata=hidden(Many(Name("card"))))  # the top is the last
    pile_cards: int = field(metadata=public(Mask("card")))  # what was shuffled into the pile, drawn or not
    discards: list[list[int]] = field(metadata=public(Table("deck", Many(Name("card")))))
    next_deck: int = field(metadata=public(INT))
    saxony: int = field(metadata=public(Name("saxony")))  # the status of its track's box (M2.7)
    prussia_neutral: bool = field(metadata=public(BOOL))
    # What follows changes in the advanced game only (M14.2).
    peace_turn: int = field(metadata=public(INT))  # when Prussia annexed Silesia (M19.1); 0: not yet
    tracks: list[int] = field(metadata=public(Table("track", INT)))  # the boxes of the markers (S27)
    battle_boxes: list[int] = field(metadata=public(Table("power", INT)))  # M16.3
    emperor: int = field(metadata=public(Name("power")))  # whose marker is in the box (M18.9)
    italy: int = field(metadata=public(Name("power")))  # whose marker is in the box (M17.5.15)
    aside: list[int] = field(metadata=public(Table("power", INT)))  # M19.1.5, M19.2.1
    reduction: int = field(metadata=public(Name("reduction")))  # M19.2
    victor: int = field(metadata=public(Name("seat")))  # who won the last battle (M17.2.1)
    political_pile: list[int] = field(metadata=hidden(Many(Name("political"))))  # the top is the last
    election_pending: bool = field(metadata=public(BOOL))  # M18.1
    display: list[list[int]] = field(metadata=public(Table("power", Many(Name("card")))))  # saved cards (M17.4.2)
    covered: list[list[int]] = field(metadata=public(Table("power", Many(Name("card")))))  # face-down ones (M25.5.1)
    in_force: list[int] = field(metadata=public(Many(Name("political"))))  # cards that change incomes (S35)
    saxony_drew: bool = field(metadata=public(BOOL))  # M19.3.15
    contracts: list[Contract] = field(metadata=public(Many(CONTRACT)))  # M20
    offers: list[Deal] = field(metadata=public(Many(DEAL)))  # M21.4
    agreements: list[Deal] = field(metadata=public(Many(DEAL)))  # M21.2
    deals_made: int = field(metadata=public(INT))  # offers are numbered by it
    winter_scores: list[list[int]] = field(metadata=hidden(Many(Many(INT))))  # by winter, in display order (M13.13)

    def copy(self) -> State:
        """An independent copy."""
        new = core.State.copy(self)
        new.at = self.at.copy()
        return new

    # -- powers

    @property
    def relations(self) -> Relations:
        """M2.9: the relations between the powers now."""
        return self.setting.relations[self.saxony][self.prussia_neutral]

    def player(self, power: int) -> str:
        """M2.1, M2.10, M24.1, M24.5, M24.12: the seat that plays a power now, and so decides whatever it decides."""
        return self.setting.seat_of[saxon_leader(self.saxony) if power == SAXONY else power]

    @property
    def silesia_annexed(self) -> bool:
        """M19.1.3: whether Silesia is Prussia's home country."""
        return self.peace_turn > 0

    # -- names

    def power_id(self, power: int) -> str:
        """The id of a power."""
        return POWER_IDS[power]

    def piece_id(self, piece: int) -> str:
        """The id of a piece."""
        return self.setting.piece_ids[piece]

    def city_id(self, city: int) -> str:
        """The id of a city."""
        return self.setting.city_ids[city]

    # -- cities and fortresses

    def home(self, city: int) -> int:
        """M3.2.4, M3.2.5: whose home country the city lies in; Silesia is nobody's until Prussia annexes it."""
        if self.peace_turn and city in self.setting.board.silesia:
            return PRUSSIA
        return self.setting.home[city]

    def controller(self, city: int) -> int:
        """M3.2.7, M3.2.8: the power that controls a fortress: that of its marker, else that of the home country.

        A Rhine electorate has the marker of France or, for Austria and the Pragmatic Army jointly, of Austria.
        """
        marker = self.markers.get(city, NOBODY)
        return marker if marker != NOBODY else self.home(city)

    def closed(self, power: int, city: int) -> bool:
        """M10.1.16, M19.4.1, M19.4.3: neutral territory is closed to others, and all else to neutral pieces."""
        neutral = self.relations.neutral
        if not neutral:
            return False
        home = self.home(city)
        return home != power and (home in neutral or power in neutral)

    # -- pieces

    def put(self, piece: int, city: int) -> None:
        """M7.5: a piece comes to a city; a hussar there is removed."""
        if self.place[piece] >= 0:
            self.at[self.place[piece]] &= ~(1 << piece)
        self.place[piece] = city
        self.at[city] |= 1 << piece
        if city in self.hussars:
            self.remove_hussar(city)
        if self.aside[PRUSSIA] and self.setting.power_of[piece] == PRUSSIA and self.home(city) != PRUSSIA:
            self.restore_aside(PRUSSIA, "M19.1.11")

    def restore_aside(self, power: int, clause: str) -> None:
        """M19.1.11, M19.2.3: markers that were set aside go back to the pool."""
        self.emit("aside_returned", clause, power=self.power_id(power), count=self.aside[power])
        self.aside[power] = 0

    def take_off(self, piece: int, place: int = ELIMINATED) -> None:
        """M0.8, M0.9: a piece is eliminated, or goes into its box; should it come back, it is face-up."""
        bit = 1 << piece
        if self.place[piece] >= 0:
            self.at[self.place[piece]] &= ~bit
        self.place[piece] = place
        self.face_down &= ~bit
        self.senior &= ~bit

    def remove_hussar(self, city: int) -> None:
        """M7.5: a hussar goes beside the board."""
        self.hussars[self.hussars.index(city)] = BESIDE
        self.emit("hussar_removed", "M7.5", city=self.city_id(city))

    def on_map(self, power: int) -> list[int]:
        """The generals of a power that stand in a city, by rank."""
        return [g for g in self.setting.generals_of[power] if self.place[g] >= 0]

    def total(self, power: int) -> int:
        """M6.9, M14.3: the troops of a power, generals in off-map boxes included, absent ones not.

        Recruits count from the moment they are bought: a total that grew with each share would betray the shares.
        """
        place, troops = self.place, self.troops
        there = [troops[g] for g in self.setting.generals_of[power] if place[g] >= 0 or place[g] == BOX]
        return self.recruits[power] + sum(there)
