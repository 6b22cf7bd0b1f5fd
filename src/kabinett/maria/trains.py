"""M10.2 Re-entry of trains: for 4 points a lost train comes back, or one on the board is taken off and brought back."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.core.fields import BOOL, Name, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage
from kabinett.maria.board import ELIMINATED
from kabinett.maria.cards import Payment
from kabinett.maria.deck import points
from kabinett.maria.powers import own_major
from kabinett.maria.state import State

PRICE = 4  # M10.2.3


def friendly_majors(s: State, homes: tuple[int, ...]) -> list[int]:
    """M10.2.5, M13.5: major fortresses in these home countries that the first of them or an ally of it controls."""
    friends = s.relations.friends[homes[0]]
    return [city for city in s.setting.majors if s.home(city) in homes and s.controller(city) in friends]


def entry_fortresses(s: State, power: int, not_flanders: bool = False) -> list[int]:
    """M10.2.4, M10.2.5: where a train of the power may re-enter: at home, for a major power also at its minor's.

    M10.1.22: out of turn on the Flanders map it may enter elsewhere only.
    """
    minors = [p for p in s.setting.powers if p != power and own_major(p, s.saxony) == power]
    cities = [city for city in friendly_majors(s, (power, *minors)) if not s.at[city]]
    return [city for city in cities if city not in s.setting.flanders] if not_flanders else cities


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


def eliminate_train(s: State, train: int, clause: str) -> None:
    """M10.1.9, M13.7: a train is overrun; it may re-enter (M10.2.1)."""
    s.emit("train_eliminated", clause, piece=s.piece_id(train), city=s.city_id(s.place[train]))
    s.take_off(train)


class Turns(Stage):
    """A stage in which players may have to take turns on the Flanders map."""

    __slots__ = ()

    def take_turn(self, s: State, seat: str) -> None:
        """M10.1.21: this seat has made its move there."""
        raise NotImplementedError


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

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M10.2.3, M10.2.6: it is placed, paid for, and does not move in this phase.

        M10.1.22: from or to the Flanders map it is its player's move there.
        """
        phase = s.stages[-2]
        if {s.place[self.train], move.n} & s.setting.flanders and isinstance(phase, Turns):
            phase.take_turn(s, seat)
        s.put(self.train, move.n)
        s.moved |= 1 << self.train
        s.emit("train_entered", "M10.2.1", piece=s.piece_id(self.train), city=s.city_id(move.n))
        s.pop()
        s.push(Payment(s.setting.power_of[self.train], PRICE))
