"""M10.1 Moving pieces: the movement phase, and a march step by step."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import NamedTuple

from kabinett.core.errors import Reason, because
from kabinett.core.fields import BOOL, INT, TEXT, Many, Name, Record, public
from kabinett.core.moves import Decision, Move
from kabinett.maria.agreements import bounds
from kabinett.maria.agreements import running as agreements
from kabinett.maria.agreements.marches import Rule
from kabinett.maria.bars import owner_bar
from kabinett.maria.board import NOBODY
from kabinett.maria.conquest import leave_city
from kabinett.maria.powers import AUSTRIA, PRAGMATIC
from kabinett.maria.stacks import Consent, Host, form_stack, leave_stack, needs_consent
from kabinett.maria.state import State
from kabinett.maria.steps import (
    FORCED_ROADS,
    city_bar,
    could_enter,
    force_bar,
    forced_limit,
    forced_steps,
    limit_bar,
    movable_pieces,
    ordinary_steps,
    road_bar,
    road_limit,
    start_bar,
)
from kabinett.maria.trains import TrainEntry, Turns, eliminate_train, entry_fortresses, train_bar, trains_to_enter


class Refusal(NamedTuple):
    """M10.1.19: a general was not let into this city."""

    piece: int
    city: int


REFUSAL = Record(Refusal, Name("piece"), Name("city"))


@dataclass(slots=True)
class MovementPhase(Turns):
    """M10.1.1: the active powers move any number of pieces, one after the other, and may bring back trains.

    M10.1.20, M10.1.21: when two players share the phase, they take turns on the Flanders map, the Pragmatic Army
    first; elsewhere each moves when he likes. `turn` is the seat whose turn it is there (empty: one player moves all);
    `lets` how often the turn has been given away since the last move there; `ended` the seats that have ended their
    moves there and `done` those that have ended all; `refused` the pieces that were not let into the city of another
    player's general in this phase, with that city (M10.1.19).
    """

    powers: list[int] = field(metadata=public(Many(Name("power"))))
    turn: str = field(default="", metadata=public(TEXT))
    lets: int = field(default=0, metadata=public(INT))
    ended: list[str] = field(default_factory=list, metadata=public(Many(TEXT)))
    done: list[str] = field(default_factory=list, metadata=public(Many(TEXT)))
    refused: list[Refusal] = field(default_factory=list, metadata=public(Many(REFUSAL)))

    @classmethod
    def begin(cls, s: State, powers: list[int]) -> MovementPhase:
        """M10.1.21, M24.8: the Pragmatic Army has the first turn in Flanders, unless one player has all powers."""
        seats = {s.player(power) for power in powers}
        return cls(powers, s.player(PRAGMATIC) if len(seats) > 1 else "")

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M10.1.1, M10.1.21, M10.2.1: for each player the next piece to move, a train to bring back, or the end."""
        seats = dict.fromkeys([s.player(power) for power in self.powers])
        decisions = [self._decision(s, seat) for seat in seats if seat not in self.done]
        # M21.5: who has nothing left but a duty for which it is not his turn yet is not asked before it is.
        return tuple([decision for decision in decisions if decision.options])

    def _decision(self, s: State, seat: str) -> Decision:
        moves = s.setting.moves
        bound: dict[str, str] = {}
        options: list[Move] = []
        free = self.is_free(seat) and not self.refused
        for power in self.powers:
            if s.player(power) == seat:
                pieces, trains = movable_pieces(s, power), trains_to_enter(s, power)
                if not free:
                    pieces = [piece for piece in pieces if self._may_start(s, seat, piece)]
                    trains = [train for train in trains if self._may_enter(s, seat, train)]
                options += [moves.piece[piece] for piece in pieces]
                options += [moves.reenter[train] for train in trains]
        if self.turn == seat:
            options += self._turn_options(s, seat)
        options.append(moves.end)
        if s.agreements:
            walks = {move: self.walk(s, move.n) for move in options if move.verb == "piece"}
            options, bound = bounds.phase_options(s, walks, self._waiting(s, seat), options)
        clause = "M10.1.21" if self.turn == seat else "M10.1.1"
        return Decision(seat, "movement", clause, options, **bound)

    def walk(self, s: State, piece: int) -> bounds.Walk:
        """M21.5: a piece that has not moved, for the clauses that bind it."""
        seat = s.player(s.setting.power_of[piece])

        def enter(city: int, forced: bool) -> bool:
            return could_enter(s, piece, city, forced) and bool(self.allowed(s, seat, piece, [city]))

        return bounds.Walk(s, piece, s.place[piece], road_limit(s, piece), forced_limit(s, piece), enter)

    def _waiting(self, s: State, seat: str) -> list[bounds.Walk]:
        """M10.1.21, M21.5: the pieces in Flanders that could move if it were their player's turn there."""
        if seat in self.ended or self.is_free(seat):
            return []
        free = replace(self, turn=seat)
        own = [power for power in self.powers if s.player(power) == seat]
        pieces = [piece for power in own for piece in movable_pieces(s, power) if s.place[piece] in s.setting.flanders]
        return [free.walk(s, piece) for piece in pieces]

    def duties(self, s: State, seat: str) -> dict[int, Rule]:
        """M21.5: the cities of generals of the seat who by agreement still have to go away."""
        own = [power for power in self.powers if s.player(power) == seat]
        return bounds.find_duties(self.walk(s, piece) for power in own for piece in movable_pieces(s, power))

    def _turn_options(self, s: State, seat: str) -> list[Move]:
        """M10.1.21: to let the other go first, unless both have just done so; to end one's moves in Flanders, which
        for the Pragmatic Army, who is nowhere else, is the end of the phase."""
        if seat in self.ended:
            return []
        moves = s.setting.moves
        austria = seat == s.player(AUSTRIA)
        options = [moves.let] if not self.lets or (austria and self.lets == 1) else []
        if len(self.ended) == 1:
            options = []  # nobody is left who could go first
        return [*options, moves.end_flanders] if austria else options

    def is_free(self, seat: str) -> bool:
        """M10.1.21: whether this seat may move on the Flanders map now."""
        return seat not in self.ended and self.turn in ("", seat)

    def _may_start(self, s: State, seat: str, piece: int) -> bool:
        """M10.1.19, M10.1.21: whether a piece that can move has a step that is neither refused nor out of turn."""
        here = s.place[piece]
        if self.is_free(seat) and not self.refused:
            return True
        if here in s.setting.flanders and not self.is_free(seat):
            return False
        return bool(self.allowed(s, seat, piece, ordinary_steps(s, piece, 0, True)))

    def allowed(self, s: State, seat: str, piece: int, cities: list[int]) -> list[int]:
        """M10.1.19, M10.1.21: which of these cities the piece may enter at this point of the alternation."""
        if not self.is_free(seat):
            cities = [city for city in cities if city not in s.setting.flanders]
        if self.refused:
            cities = [city for city in cities if (piece, city) not in self.refused]
        return cities

    # -- why something is not offered

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """M10.1.1, M10.1.21, M10.2.1: why a piece can not move, or a train not come back, or the turn not pass."""
        match move.verb:
            case "piece":
                return self._active_bar(s, decision.seat, move.n) or self._start_bar(s, decision.seat, move.n)
            case "reenter":
                return self._active_bar(s, decision.seat, move.n) or self._entry_bar(s, decision.seat, move.n)
            case "let" | "end_flanders":
                return self._pass_bar(s, decision.seat, move)
            case "city":
                return because("M10.1.1", "piece_first")
        return None

    def out_of_turn(self, s: State, seat: str, move: Move) -> Reason | None:
        """M10.1.1: who has ended his moves has ended them."""
        moves = ("piece", "city", "reenter", "let", "end_flanders", "end", "forced", "stop")
        return because("M10.1.1", "movement_ended") if seat in self.done and move.verb in moves else None

    def _active_bar(self, s: State, seat: str, piece: int) -> Reason | None:
        """M5.4: the piece is the player's, and of a power that acts now."""
        power = s.setting.power_of[piece]
        active = None if power in self.powers else because("M5.4", "not_active", power=s.power_id(power))
        return owner_bar(s, seat, piece) or active

    def _start_bar(self, s: State, seat: str, piece: int) -> Reason | None:
        """M10.1.19, M10.1.21: of a piece that could move, see `_may_start`."""
        bar = start_bar(s, piece)
        if bar or self._may_start(s, seat, piece):
            return bar
        if s.place[piece] in s.setting.flanders and not self.is_free(seat):
            return self.flanders_bar(seat)
        return self.turn_bar(s, seat, piece, ordinary_steps(s, piece, 0, True)[0])

    def turn_bar(self, s: State, seat: str, piece: int, city: int) -> Reason | None:
        """M10.1.19, M10.1.21: why `allowed` leaves out a city."""
        if self.allowed(s, seat, piece, [city]):
            return None
        if (piece, city) not in self.refused:
            return self.flanders_bar(seat)
        return because("M10.1.19", "not_let_in", piece=s.piece_id(piece), city=s.city_id(city))

    def flanders_bar(self, seat: str, clause: str = "M10.1.21") -> Reason | None:
        """M10.1.21: why a seat may not move on the Flanders map now (`is_free`)."""
        if self.is_free(seat):
            return None
        ended = seat in self.ended
        return because(clause, "flanders_ended") if ended else because(clause, "flanders_turn", seat=self.turn)

    def _entry_bar(self, s: State, seat: str, train: int) -> Reason | None:
        """M10.1.22: of a train that could come back, see `_may_enter`."""
        bar = train_bar(s, train)
        return bar if bar or self._may_enter(s, seat, train) else self.flanders_bar(seat, "M10.1.22")

    def _pass_bar(self, s: State, seat: str, move: Move) -> Reason | None:
        """M10.1.21: why the turn in Flanders can not be given away or ended (`_turn_options`)."""
        if self.turn != seat:
            return because("M10.1.21", "flanders_turn" if self.turn else "no_turns", seat=self.turn)
        if move in self._turn_options(s, seat):
            return None
        if move is s.setting.moves.end_flanders:
            return because("M10.1.21", "end_instead")
        return because("M10.1.21", "nobody_left" if len(self.ended) == 1 else "turn_came_back")

    def _may_enter(self, s: State, seat: str, train: int) -> bool:
        """M10.1.22: whether a train may be brought back now: one from or to Flanders only in one's turn there."""
        if self.is_free(seat):
            return True
        place = s.place[train]
        return place not in s.setting.flanders and bool(entry_fortresses(s, s.setting.power_of[train], True))

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M10.1.1: a piece finishes its move before the next starts."""
        agreements.note_bound(s, seat)
        moves = s.setting.moves
        if move is moves.end:
            self._end(s, seat)
        elif move is moves.let:
            self.lets += 1
            self.turn = self._other(s, seat)
            s.emit("let_first", "M10.1.21", seat=seat)
        elif move is moves.end_flanders:
            self._end_flanders(s, seat)
        elif move.verb == "reenter":
            s.push(TrainEntry(move.n, not self.is_free(seat)))
        else:
            s.moved |= 1 << move.n
            s.push(March(move.n, start=s.place[move.n]))

    def step(self, s: State) -> None:
        """M10.1.1: everybody has ended."""
        s.moved = 0
        s.pop()

    def _end(self, s: State, seat: str) -> None:
        self.done.append(seat)
        if self.turn:
            self._end_flanders(s, seat)

    def _end_flanders(self, s: State, seat: str) -> None:
        """M10.1.21: this seat moves no more in Flanders; the other goes on alone."""
        if seat not in self.ended:
            self.ended.append(seat)
            s.emit("flanders_ended", "M10.1.21", seat=seat)
        if self.turn == seat:
            self.turn = self._other(s, seat)

    def take_turn(self, s: State, seat: str) -> None:
        """M10.1.20, M10.1.21: a move on the Flanders map is made; the other is next unless he has ended."""
        self.lets = 0
        if self.turn and self._other(s, seat) not in self.ended:
            self.turn = self._other(s, seat)

    def _other(self, s: State, seat: str) -> str:
        """The other player of the phase."""
        one, other = s.player(PRAGMATIC), s.player(AUSTRIA)
        return other if seat == one else one


@dataclass(slots=True)
class March(Host):
    """M10.1.2, M10.1.12: one piece on its way, city by city. A forced march is announced before its first step.

    M10.1.10, M10.1.11: generals of a stack go one by one, each with the troops that he has at that moment.
    M10.1.21: `flanders` is whether the move has taken its player's turn on that map.
    """

    piece: int = field(metadata=public(Name("piece")))
    flanders: bool = field(default=False, metadata=public(BOOL))
    taken: int = field(default=0, metadata=public(INT))
    all_main: bool = field(default=True, metadata=public(BOOL))
    forced: bool = field(default=False, metadata=public(BOOL))
    start: int = field(default=NOBODY, metadata=public(Name("city_or_none")))  # N6: what leads out depends on it

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M10.1.2: the next city, or a stop after the first; nothing is asked when there is nowhere to go."""
        cities = self._steps(s)
        if not cities and self.taken:
            return ()
        moves = s.setting.moves
        options = [moves.city[city] for city in cities]
        if self.taken:
            options.append(moves.stop)
        elif not self.forced and self._may_announce(s):
            options.append(moves.forced)
        setting, here = s.setting, s.place[self.piece]
        seat, piece, city = s.player(setting.power_of[self.piece]), s.piece_id(self.piece), s.city_id(here)
        clause = "M10.1.12" if self.forced else "M10.1.2"
        most = FORCED_ROADS if self.forced else road_limit(s, self.piece) + self.all_main
        params: dict[str, str | int] = {"piece": piece, "city": city, "taken": self.taken, "most": most}
        if s.agreements:
            options, bound = bounds.march_options(self._walk(s), self._phase(s).duties(s, seat), options)
            params |= bound
        return (Decision(seat, "march", clause, options, **params),)

    def _walk(self, s: State) -> bounds.Walk:
        """M21.5: the piece as it is on its way, for the clauses that bind it."""

        def enter(city: int, forced: bool) -> bool:
            return could_enter(s, self.piece, city, forced) and bool(self._allowed(s, [city]))

        whole = self._phase(s).walk(s, self.piece)
        return replace(
            whole, start=self.start, enter=enter, taken=self.taken, all_main=self.all_main, forced=self.forced
        )

    def _steps(self, s: State) -> list[int]:
        if self.forced:
            return self._allowed(s, forced_steps(s, self.piece, self.taken))
        return self._allowed(s, ordinary_steps(s, self.piece, self.taken, self.all_main))

    def _may_announce(self, s: State) -> bool:
        general = s.setting.general_bits >> self.piece & 1
        return bool(general and self._allowed(s, forced_steps(s, self.piece, 0)))

    def _allowed(self, s: State, cities: list[int]) -> list[int]:
        """M10.1.19, M10.1.21: without what the alternation or a refusal bars; most phases have neither."""
        phase = self._phase(s)
        if not cities or not (phase.turn or phase.refused):
            return cities
        seat = s.player(s.setting.power_of[self.piece])
        if self.flanders:
            return [city for city in cities if (self.piece, city) not in phase.refused]
        return phase.allowed(s, seat, self.piece, cities)

    def _phase(self, s: State) -> MovementPhase:
        return s.below(MovementPhase)

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """M10.1.2, M10.1.12: why the piece can not go there, or not stop, or not march by force."""
        match move.verb:
            case "city":
                return self._step_bar(s, move.n, self.forced)
            case "stop" if not self.taken:
                return because("M10.1.2", "not_moved_yet", piece=s.piece_id(self.piece))
            case "piece" | "end" | "reenter":
                return because("M10.1.1", "march_first", piece=s.piece_id(self.piece))
            case "forced":
                return self._forced_bar(s)
        return None

    def _step_bar(self, s: State, city: int, forced: bool) -> Reason | None:
        """M10.1.2-M10.1.6, M10.1.12, M10.1.19, M10.1.21: why `_steps` leaves out a city, in the order of its tests."""
        piece = self.piece
        bar = road_bar(s, piece, city) or limit_bar(s, piece, city, self.taken, self.all_main, forced)
        bar = bar or city_bar(s, piece, city) or (force_bar(s, piece, city) if forced else None)
        if bar or self._allowed(s, [city]):
            return bar
        return self._phase(s).turn_bar(s, s.player(s.setting.power_of[piece]), piece, city)

    def _forced_bar(self, s: State) -> Reason | None:
        """M10.1.12: why no forced march can be announced; if for all roads, why for the first main road."""
        name, power = s.piece_id(self.piece), s.setting.power_of[self.piece]
        if not s.setting.general_bits >> self.piece & 1:
            return because("M10.1.12", "forced_train", piece=name)
        if self.forced or self.taken:
            return because("M10.1.12", "forced_already" if self.forced else "forced_late", piece=name)
        if self._may_announce(s):
            return None
        here = s.place[self.piece]
        bars = [self._step_bar(s, city, True) for city in s.setting.main_roads[power][here]]
        return bars[0] if bars else because("M10.1.12 a", "no_main_road", city=s.city_id(here))

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M10.1.12: an announcement; or a step, perhaps into a city where consent is needed; or the stop."""
        agreements.note_bound(s, seat)
        moves = s.setting.moves
        if move is moves.stop:
            s.pop()
        elif move is moves.forced:
            self.forced = True
            s.emit("forced_march", "M10.1.12", piece=s.piece_id(self.piece))
        elif s.at[move.n] & s.setting.general_bits and needs_consent(s, self.piece, s.at[move.n]):
            s.push(Consent(self.piece, move.n))
        else:
            self._go(s, move.n)

    def join(self, s: State, general: int, city: int, commander: int) -> None:
        """M10.1.19: the other player has agreed."""
        self._go(s, city, commander)

    def refused(self, s: State, general: int, city: int) -> None:
        """M10.1.19: the piece must go elsewhere, and is not asked again for this city in this phase.

        If it was its first step, it has not moved yet, and need not.
        """
        self._phase(s).refused.append(Refusal(general, city))
        if not self.taken:
            s.moved &= ~(1 << self.piece)
            s.pop()

    def step(self, s: State) -> None:
        """M10.1.3-M10.1.5: the piece can go no further."""
        s.pop()

    def _go(self, s: State, city: int, commander: int = NOBODY) -> None:
        """M10.1.9, M10.1.13, M10.3.3: leave a city, conquering it unless by forced march, and enter the next."""
        setting, piece = s.setting, self.piece
        here = s.place[piece]
        self.taken += 1
        self.all_main = self.all_main and city in setting.network.main[here]
        if not self.flanders and (here in setting.flanders or city in setting.flanders):
            self.flanders = True
            self._phase(s).take_turn(s, s.player(setting.power_of[piece]))
        leave_stack(s, here)
        occupants = s.at[city]
        s.put(piece, city)
        s.emit("moved", "M10.1.2", piece=s.piece_id(piece), start=s.city_id(here), city=s.city_id(city))
        if occupants:
            self._meet(s, city, occupants, commander)
        if not self.forced and setting.general_bits >> piece & 1:
            leave_city(s, piece, here)

    def _meet(self, s: State, city: int, occupants: int, commander: int) -> None:
        """M10.1.7: joining a general ends the movement of both. M10.1.9: an enemy train is eliminated."""
        if occupants & s.setting.general_bits:
            s.moved |= occupants
            s.pop()
            form_stack(s, city, commander)
        else:
            eliminate_train(s, occupants.bit_length() - 1, "M10.1.9")
