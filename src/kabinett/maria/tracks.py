"""M17.5.9-M17.5.20, K3-K5 The tracks of Russia and Italy: markers, and the expeditionary corps that follow them.

Saxony's track is in `saxony`, what the icons do to incomes in `income`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.core.errors import Reason, because
from kabinett.core.fields import BOOL, Name, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage
from kabinett.maria.bars import general_bar, owner_bar, place_bar
from kabinett.maria.board import BOX, ELIMINATED, NOBODY
from kabinett.maria.cards import Payment
from kabinett.maria.deck import points
from kabinett.maria.political import DISPLAY, ITALY_TRACK, SAXONY_TRACK
from kabinett.maria.relocation import ASIDE, Relocation
from kabinett.maria.saxony import shift_saxony
from kabinett.maria.stacks import form_stack, generals_at, leave_stack, may_join, needs_consent
from kabinett.maria.state import State

CORPS_PRICE, CORPS_TROOPS = 8, 2  # M17.5.12: what an eliminated general costs, and brings


def move_marker(s: State, track: int, steps: int) -> None:
    """M17.5.9, M17.5.10, M17.5.11: a marker moves by the sum of the arrows, within the ends of its track.

    M17.5.13: a corps that was in force and still is changes nothing.
    """
    if track == SAXONY_TRACK:
        shift_saxony(s, steps, "M17.5.9")
        return
    boxes, start = s.setting.tracks[track].boxes, s.tracks[track]
    end = max(0, min(len(boxes) - 1, start + steps))
    s.tracks[track] = end
    if end == start:
        return
    s.emit("marker_moved", "M17.5.9", track=s.setting.tracks[track].id, box=boxes[end].id)
    if track == ITALY_TRACK:
        _fill_italy_box(s, start, end)
    for power in reversed(DISPLAY):  # the last pushed is settled first
        if (power in boxes[start].corps) != (power in boxes[end].corps):
            if power in boxes[end].corps:
                send_corps(s, power)
            else:
                s.push(CorpsReturn(power))


def _fill_italy_box(s: State, start: int, end: int) -> None:
    """M17.5.15, M16.8, K5.3: going out, a victory icon passed or reached fills the box; the star empties it."""
    track = s.setting.tracks[ITALY_TRACK]
    direction = 1 if end > start else -1
    for place in range(start + direction, end + direction, direction) if end != start else ():
        outwards = (place > track.star) == (direction > 0)
        power = track.boxes[place].victory
        if place == track.star and s.italy != NOBODY:
            s.emit("italy_box", "M17.5.15", power=s.power_id(s.italy), count=0)
            s.italy = NOBODY
        elif outwards and power is not None and s.italy == NOBODY:
            s.italy = power
            s.emit("italy_box", "M17.5.15", power=s.power_id(power), count=1)


# -- expeditionary corps


def send_corps(s: State, power: int) -> None:
    """M17.5.12, M17.5.20: a corps comes into force. Without a general on the map it must be paid for if it can be, and
    whether it can becomes known."""
    if not s.on_map(power):
        s.reveal("corps_due", "M17.5.20", power=s.power_id(power))
    s.push(Corps(power))


@dataclass(slots=True)
class Corps(Stage):
    """M17.5.12, M17.5.16, M17.5.20, K7.6: a power puts one of its generals into its off-map box, whether it likes it
    or not: one on the map, or an eliminated one for whom it pays 8 points."""

    power: int = field(metadata=public(Name("power")))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M17.5.20: the generals on the map, and the eliminated ones if the power can pay."""
        options = [s.setting.moves.piece[general] for general in self._generals(s)]
        if not options:
            return ()
        return (Decision(s.player(self.power), "corps", "M17.5.12", options, power=s.power_id(self.power)),)

    def _generals(self, s: State) -> list[int]:
        payable = points(s.hands[self.power]) >= CORPS_PRICE
        return [
            general
            for general in s.setting.generals_of[self.power]
            if s.place[general] >= 0 or (payable and s.place[general] == ELIMINATED)
        ]

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """M17.5.12, M17.5.20: why a general can not go."""
        if move.verb != "piece" or move.n in self._generals(s):
            return None
        power, name = s.power_id(self.power), s.piece_id(move.n)
        if s.setting.power_of[move.n] != self.power:
            bar = owner_bar(s, decision.seat, move.n)
            return bar or because("M17.5.12", "corps_of_other", piece=name, power=power)
        bar = general_bar(s, move.n, "M17.5.12")
        if bar or s.place[move.n] != ELIMINATED:
            return bar or place_bar(s, move.n)
        return because("M17.5.20", "cannot_pay", power=power, price=CORPS_PRICE)

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M17.5.12, M17.5.21: he goes with the troops that he has at that moment; a recruited one gets 2."""
        general = move.n
        s.pop()
        if s.place[general] == ELIMINATED:
            s.troops[general] = CORPS_TROOPS
            s.emit("recruited", "M17.5.12", power=s.power_id(self.power), count=CORPS_TROOPS)
            s.push(Payment(self.power, CORPS_PRICE))
        else:
            leave_stack(s, s.place[general])
        s.take_off(general, BOX)
        s.emit("corps_left", "M17.5.12", piece=s.piece_id(general), box=s.setting.board.box_of[self.power].name)

    def step(self, s: State) -> None:
        """M17.5.20: the power has nobody to send and can not pay for one: the corps lapses."""
        s.pop()
        s.reveal("corps_lapsed", "M17.5.20", power=s.power_id(self.power))


@dataclass(slots=True)
class CorpsReturn(Stage):
    """M17.5.14, M17.5.19: the generals in the box return to the city at its arrow. Who stands there may be joined by a
    fellow; otherwise he makes room."""

    power: int = field(metadata=public(Name("power")))
    displacing: bool = field(default=False, metadata=public(BOOL))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M17.5.19: to stack or to displace, where a stack is possible."""
        generals = self._waiting(s)
        occupants = s.at[self._city(s)]
        if not generals or not occupants or self.displacing or not self._may_stack(s, generals[0], occupants):
            return ()
        moves = s.setting.moves
        return (
            Decision(
                s.player(self.power),
                "corps_return",
                "M17.5.19",
                (moves.stack, moves.displace),
                piece=s.piece_id(generals[0]),
                city=s.city_id(self._city(s)),
            ),
        )

    def _waiting(self, s: State) -> list[int]:
        return [general for general in s.setting.generals_of[self.power] if s.place[general] == BOX]

    def _city(self, s: State) -> int:
        return s.setting.board.box_of[self.power].city

    def _may_stack(self, s: State, general: int, occupants: int) -> bool:
        fellows = occupants & s.setting.general_bits
        return bool(fellows) and may_join(s, general, occupants) and not needs_consent(s, general, occupants)

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M17.5.19: the choice."""
        if move is s.setting.moves.stack:
            self._return(s)
        else:
            self._displace(s)

    def step(self, s: State) -> None:
        """M17.5.14: whoever stands there makes room, then the general is set down."""
        if not self._waiting(s):
            s.pop()
        elif s.at[self._city(s)]:
            self._displace(s)
        else:
            self._return(s)

    def _displace(self, s: State) -> None:
        """M17.5.19: the occupant's owner moves it, a stack as one, to the nearest city that will do."""
        self.displacing = True
        city = self._city(s)
        occupant = (generals_at(s, city) or [s.at[city].bit_length() - 1])[0]  # of a stack the commander, for all of it
        s.push(Relocation([[occupant]], ASIDE, "M17.5.19"))

    def _return(self, s: State) -> None:
        self.displacing = False
        general, city = self._waiting(s)[0], self._city(s)
        occupants = s.at[city]
        s.put(general, city)
        s.emit("corps_returned", "M17.5.14", piece=s.piece_id(general), city=s.city_id(city))
        if occupants:
            form_stack(s, city)
