"""The position of a game of Maria: the items S1-S49 of the information model that are not derived from others."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.core import state as core
from kabinett.core.fields import BOOL, INT, Many, Mask, Name, Sparse, Table, hidden, owned, public
from kabinett.maria.board import BOX, ELIMINATED, NOBODY, POWER_IDS
from kabinett.maria.powers import PRUSSIA, SAXONY, Relations, saxon_leader
from kabinett.maria.setting import Setting

BESIDE = -1  # the place of a hussar beside the board (M4.3)


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
    saxony: int = field(metadata=public(Name("saxony")))
    prussia_neutral: bool = field(metadata=public(BOOL))
    silesia_annexed: bool = field(metadata=public(BOOL))

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
        """M2.1, M2.10, M24.1: the seat that plays a power now."""
        return self.setting.seat_of[saxon_leader(self.saxony) if power == SAXONY else power]

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
        if self.silesia_annexed and city in self.setting.board.silesia:
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

    def take_off(self, piece: int) -> None:
        """M0.8, M0.9: a piece is eliminated; should it come back, it is face-up."""
        bit = 1 << piece
        if self.place[piece] >= 0:
            self.at[self.place[piece]] &= ~bit
        self.place[piece] = ELIMINATED
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
        there = (g for g in self.setting.generals_of[power] if self.place[g] >= 0 or self.place[g] == BOX)
        return self.recruits[power] + sum(self.troops[general] for general in there)
