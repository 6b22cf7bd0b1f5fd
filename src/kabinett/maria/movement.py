"""M10.1 Moving pieces: the movement phase, and a march step by step."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.core.fields import BOOL, INT, Many, Name, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage
from kabinett.maria.conquest import enemy_fortress, leave_city
from kabinett.maria.stacks import form_stack, leave_stack, may_join
from kabinett.maria.state import State
from kabinett.maria.trains import TrainEntry, eliminate_train, trains_to_enter

GENERAL_ROADS, TRAIN_ROADS = 3, 2  # M10.1.3, M10.1.5: one more when all are main roads (M10.1.4)
FORCED_ROADS = 8  # M10.1.12


def may_meet(s: State, piece: int, occupants: int) -> bool:
    """M10.1.6, M10.1.9: of cities that are not empty a general may enter that of a general whom he can join, or of an
    enemy train; a train none."""
    general_bits = s.setting.general_bits
    if not general_bits >> piece & 1:
        return False
    if occupants & general_bits:
        return may_join(s, piece, occupants)
    return bool(occupants & s.relations.enemy_trains[s.setting.power_of[piece]])


def open_cities(s: State, piece: int, cities: tuple[int, ...]) -> list[int]:
    """M10.1.6, M10.1.16: which of these cities the piece may enter: open, and empty or as `may_meet` says."""
    at = s.at
    if s.relations.neutral:
        power = s.setting.power_of[piece]
        cities = tuple(city for city in cities if not s.closed(power, city))
    return [city for city in cities if not at[city] or may_meet(s, piece, at[city])]


def road_limit(s: State, piece: int) -> int:
    """M10.1.3, M10.1.5: the roads of a move that is not all on main roads."""
    return GENERAL_ROADS if s.setting.general_bits >> piece & 1 else TRAIN_ROADS


def ordinary_steps(s: State, piece: int, taken: int, all_main: bool) -> list[int]:
    """M10.1.2-M10.1.5, M10.1.14, M10.1.17: where a piece may go next that has taken so many roads."""
    setting = s.setting
    power, here = setting.power_of[piece], s.place[piece]
    limit = road_limit(s, piece)
    if taken < limit:
        return open_cities(s, piece, setting.roads[power][here])
    if taken == limit and all_main:
        return open_cities(s, piece, setting.main_roads[power][here])
    return []


def forced_steps(s: State, general: int, taken: int) -> list[int]:
    """M10.1.12, M10.1.15: where a forced march may go next."""
    if taken == FORCED_ROADS:
        return []
    roads = s.setting.main_roads[s.setting.power_of[general]][s.place[general]]
    return [city for city in open_cities(s, general, roads) if _may_force(s, general, city)]


def _may_force(s: State, general: int, city: int) -> bool:
    """M10.1.12 (b)-(d), M10.1.18: no enemy fortress or train, no city next to an enemy piece (hussars are none)."""
    power = s.setting.power_of[general]
    enemies, at = s.relations.enemy_pieces[power], s.at
    near = (city, *s.setting.network.neighbours[city])
    return not any(at[other] & enemies for other in near) and not enemy_fortress(s, power, city)


def movable_pieces(s: State, power: int) -> list[int]:
    """M10.1.1: the pieces of a power that have not moved in this phase and can take a first step."""
    moved, place = s.moved, s.place
    return [
        piece
        for piece in s.setting.pieces_of[power]
        if place[piece] >= 0 and not moved >> piece & 1 and ordinary_steps(s, piece, 0, True)
    ]


@dataclass(slots=True)
class MovementPhase(Stage):
    """M10.1.1: the active powers move any number of pieces, one after the other, and may bring back trains.

    M10.1.19, M10.1.20, M10.1.21, M10.1.22: stacks and order of Austria and the Pragmatic Army, when two players have
    them, belong to the advanced game: M14.2 leaves the Pragmatic Army out. Here one player moves all active powers.
    """

    powers: list[int] = field(metadata=public(Many(Name("power"))))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M10.1.1, M10.2.1: the next piece to move, a train to bring back, or the end of the phase."""
        moves = s.setting.moves
        options: list[Move] = []
        for power in self.powers:
            options += [moves.piece[piece] for piece in movable_pieces(s, power)]
            options += [moves.reenter[train] for train in trains_to_enter(s, power)]
        options.append(moves.end)
        return (Decision(s.player(self.powers[0]), "movement", "M10.1.1", options),)

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M10.1.1: a piece finishes its move before the next starts."""
        if move is s.setting.moves.end:
            s.moved = 0
            s.pop()
        elif move.verb == "reenter":
            s.push(TrainEntry(move.n))
        else:
            s.moved |= 1 << move.n
            s.push(March(move.n))


@dataclass(slots=True)
class March(Stage):
    """M10.1.2, M10.1.12: one piece on its way, city by city. A forced march is announced before its first step.

    M10.1.10, M10.1.11: generals of a stack go one by one, each with the troops that he has at that moment.
    """

    piece: int = field(metadata=public(Name("piece")))
    taken: int = field(default=0, metadata=public(INT))
    all_main: bool = field(default=True, metadata=public(BOOL))
    forced: bool = field(default=False, metadata=public(BOOL))

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
        return (Decision(seat, "march", clause, options, piece=piece, city=city, taken=self.taken, most=most),)

    def _steps(self, s: State) -> list[int]:
        if self.forced:
            return forced_steps(s, self.piece, self.taken)
        return ordinary_steps(s, self.piece, self.taken, self.all_main)

    def _may_announce(self, s: State) -> bool:
        return bool(s.setting.general_bits >> self.piece & 1 and forced_steps(s, self.piece, 0))

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M10.1.12: an announcement; or a step; or the stop."""
        moves = s.setting.moves
        if move is moves.stop:
            s.pop()
        elif move is moves.forced:
            self.forced = True
            s.emit("forced_march", "M10.1.12", piece=s.piece_id(self.piece))
        else:
            self._go(s, move.n)

    def step(self, s: State) -> None:
        """M10.1.3-M10.1.5: the piece can go no further."""
        s.pop()

    def _go(self, s: State, city: int) -> None:
        """M10.1.9, M10.1.13, M10.3.3: leave a city, conquering it unless by forced march, and enter the next."""
        setting, piece = s.setting, self.piece
        here = s.place[piece]
        self.taken += 1
        self.all_main = self.all_main and city in setting.network.main[here]
        leave_stack(s, here)
        occupants = s.at[city]
        s.put(piece, city)
        s.emit("moved", "M10.1.2", piece=s.piece_id(piece), start=s.city_id(here), city=s.city_id(city))
        if occupants:
            self._meet(s, city, occupants)
        if not self.forced and setting.general_bits >> piece & 1:
            leave_city(s, piece, here)

    def _meet(self, s: State, city: int, occupants: int) -> None:
        """M10.1.7: joining a general ends the movement of both. M10.1.9: an enemy train is eliminated."""
        if occupants & s.setting.general_bits:
            s.moved |= occupants
            s.pop()
            form_stack(s, city)
        else:
            eliminate_train(s, occupants.bit_length() - 1, "M10.1.9")
