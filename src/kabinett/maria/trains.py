"""M10.2 Re-entry of trains: for 4 points a lost train comes back, or one on the board is taken off and brought back."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, field

from kabinett.core.errors import Reason, because
from kabinett.core.fields import BOOL, Name, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage
from kabinett.maria.bars import map_bar, occupied_bar, place_bar
from kabinett.maria.board import ELIMINATED
from kabinett.maria.cards import Payment
from kabinett.maria.deck import points
from kabinett.maria.state import State

PRICE = 4  # M10.2.3


def friendly_majors(s: State, homes: tuple[int, ...]) -> list[int]:
    """M10.2.5, M13.5: major fortresses in these home countries that the first of them or an ally of it controls."""
    friends = s.relations.friends[homes[0]]
    there = s.setting.majors_of[s.silesia_annexed]
    return sorted([city for home in homes for city in there[home] if s.controller(city) in friends])


def major_bar(s: State, homes: tuple[int, ...], city: int, clauses: tuple[str, str]) -> Reason | None:
    """M10.2.4, M10.2.5, M13.5: why a city is none of `friendly_majors`. The clauses are for its place and control."""
    bar = home_major_bar(s, homes, city, clauses[0])
    if bar or s.controller(city) in s.relations.friends[homes[0]]:
        return bar
    return because(clauses[1], "not_friendly", city=s.city_id(city), power=s.power_id(s.controller(city)))


def home_major_bar(s: State, homes: tuple[int, ...], city: int, clause: str) -> Reason | None:
    """M10.2.4, M13.5, M19.1.9: why a city is no major fortress in these home countries."""
    if city not in s.setting.majors:
        return map_bar(s, city) or because(clause, "no_major_fortress", city=s.city_id(city))
    if s.home(city) not in homes:
        return because(clause, "not_home", city=s.city_id(city), power=s.power_id(homes[0]))
    return None


def entry_fortresses(s: State, power: int, not_flanders: bool = False) -> list[int]:
    """M10.2.4, M10.2.5: where a train of the power may re-enter: at home, for a major power also at its minor's.

    M10.1.22: out of turn on the Flanders map it may enter elsewhere only.
    """
    cities = [city for city in friendly_majors(s, s.setting.entry_homes[s.saxony][power]) if not s.at[city]]
    return [city for city in cities if city not in s.setting.flanders] if not_flanders else cities


def entry_bar(s: State, power: int, city: int, not_flanders: bool) -> Reason | None:
    """M10.2.4, M10.2.5, M10.1.22: why a city is none of `entry_fortresses`."""
    homes = s.setting.entry_homes[s.saxony][power]
    bar = major_bar(s, homes, city, ("M10.2.4", "M10.2.5")) or occupied_bar(s, city, "M10.2.5")
    if bar or not not_flanders or city not in s.setting.flanders:
        return bar
    return because("M10.1.22", "flanders_entry", city=s.city_id(city))


def trains_to_enter(s: State, power: int) -> list[int]:
    """M10.2.1-M10.2.3, M10.2.6, M10.2.7: the trains that the power can bring back now, if it can pay.

    A train in a box stays there (M10.2.2); one that has moved in this phase may not be taken off.
    """
    if points(s.hands[power]) < PRICE:
        return []
    trains = [
        train
        for train in s.setting.trains_of[power]
        if s.place[train] == ELIMINATED or (s.place[train] >= 0 and not s.moved >> train & 1)
    ]
    return trains if trains and entry_fortresses(s, power) else []


def train_bar(s: State, train: int) -> Reason | None:
    """M10.2.1-M10.2.6: why `trains_to_enter` leaves out a train. That is for its owner: it may tell of his hand."""
    power, name = s.setting.power_of[train], s.piece_id(train)
    if s.place[train] >= 0 and s.moved >> train & 1:
        return because("M10.2.6", "train_moved", piece=name)
    if s.place[train] < 0 and s.place[train] != ELIMINATED:
        return place_bar(s, train)
    if points(s.hands[power]) < PRICE:
        return because("M10.2.3", "cannot_pay", power=s.power_id(power), price=PRICE)
    return None if entry_fortresses(s, power) else because("M10.2.5", "no_entry", piece=name)


def eliminate_train(s: State, train: int, clause: str) -> None:
    """M10.1.9, M13.7: a train is overrun; it may re-enter (M10.2.1)."""
    s.emit("train_eliminated", clause, piece=s.piece_id(train), city=s.city_id(s.place[train]))
    s.take_off(train)


class Turns(Stage):
    """A stage in which players may have to take turns on the Flanders map."""

    __slots__ = ()

    @abstractmethod
    def take_turn(self, s: State, seat: str) -> None:
        """M10.1.21: this seat has made its move there."""


@dataclass(slots=True)
class TrainEntry(Stage):
    """M10.2.1: a train comes back to a major fortress."""

    train: int = field(metadata=public(Name("piece")))
    not_flanders: bool = field(default=False, metadata=public(BOOL))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M10.2.4: the fortress."""
        power = s.setting.power_of[self.train]
        options = [s.setting.moves.city[city] for city in entry_fortresses(s, power, self.not_flanders)]
        return (Decision(s.player(power), "train_entry", "M10.2.4", options, piece=s.piece_id(self.train)),)

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """M10.2.4, M10.2.5: why it can not enter there."""
        if move.verb != "city":
            return None
        return entry_bar(s, s.setting.power_of[self.train], move.n, self.not_flanders)

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M10.2.3, M10.2.6: it is placed, paid for, and does not move in this phase.

        M10.1.22: from or to the Flanders map it is its player's move there.
        """
        if {s.place[self.train], move.n} & s.setting.flanders:
            s.below(Turns).take_turn(s, seat)
        s.put(self.train, move.n)
        s.moved |= 1 << self.train
        s.emit("train_entered", "M10.2.1", piece=s.piece_id(self.train), city=s.city_id(move.n))
        s.pop()
        s.push(Payment(s.setting.power_of[self.train], PRICE))
