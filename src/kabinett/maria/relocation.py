"""M19.1.6-M19.1.8, M19.3.6, M19.3.10, M17.5.19: pieces that have to leave a city are moved to the nearest fit one."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.core.errors import Reason, because
from kabinett.core.fields import TEXT, Many, Name, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage
from kabinett.maria.bars import closed_bar, map_bar, occupied_bar
from kabinett.maria.board import NOBODY
from kabinett.maria.powers import BAVARIA, FRANCE
from kabinett.maria.stacks import form_stack, generals_at, join_bar, leave_stack, may_join, needs_consent
from kabinett.maria.state import State

# Where pieces go: to their home country, to an empty city, or one city aside, together with whoever stands with them.
HOME, EMPTY, ASIDE = range(3)


def nearest_cities(s: State, piece: int, goal: int) -> list[int]:
    """M19.1.7: the nearest cities, by roads from the present one, where the piece can stand legally."""
    here = s.place[piece]
    distance = s.setting.network.distance[here]
    fit = [city for city in s.setting.network.cities if city != here and _fits(s, piece, city, goal)]
    least = min(distance[city] for city in fit)
    return [city for city in fit if distance[city] == least]


def _fits(s: State, piece: int, city: int, goal: int) -> bool:
    """M19.1.6, M19.1.8: at home (for the French also in Bavaria) where it is empty or a legal stack arises.

    M19.3.10: a Saxon who must part from a Prussian needs an empty city. M17.5.19: who makes room stays on his map and
    out of neutral territory; a whole stack needs an empty city. Nobody is asked to consent to a stack.
    """
    power = s.setting.power_of[piece]
    if goal == HOME:
        if not _at_home(s, power, city):
            return False
    elif any(s.closed(s.setting.power_of[p], city) or not _same_map(s, p, city) for p in _company(s, piece, goal)):
        return False
    occupants = s.at[city]
    if not occupants:
        return True
    if goal == EMPTY or not s.setting.general_bits >> piece & 1 or (goal == ASIDE and _in_stack(s, piece)):
        return False
    return may_join(s, piece, occupants) and not needs_consent(s, piece, occupants)


def _at_home(s: State, power: int, city: int) -> bool:
    """M19.1.8, M19.3.6: the French have Bavaria too."""
    return s.home(city) == power or (power == FRANCE and s.home(city) == BAVARIA)


def _company(s: State, piece: int, goal: int) -> list[int]:
    """M17.5.19: who goes with the piece: a stack makes room as one."""
    return generals_at(s, s.place[piece]) if goal == ASIDE and _in_stack(s, piece) else [piece]


def nearest_bar(s: State, piece: int, city: int, goal: int, clause: str) -> Reason | None:
    """M19.1.7: why a city is none of `nearest_cities`: it does not fit, or another is nearer."""
    bar = map_bar(s, city)
    here, names = s.place[piece], {"piece": s.piece_id(piece), "city": s.city_id(city)}
    if bar or city == here:
        return bar or because(clause, "must_leave", **names)
    if not _fits(s, piece, city, goal):
        return _fit_bar(s, piece, city, goal, clause)
    best, distance = nearest_cities(s, piece, goal)[0], s.setting.network.distance[here]
    if distance[city] == distance[best]:
        return None
    return because("M19.1.7", "farther", **names, away=distance[city], other=s.city_id(best), best=distance[best])


def _fit_bar(s: State, piece: int, city: int, goal: int, clause: str) -> Reason | None:
    """M19.1.6-M19.1.8, M19.3.10, M17.5.19: why the piece can not be set down in a city (`_fits`)."""
    power = s.setting.power_of[piece]
    if goal == HOME and not _at_home(s, power, city):
        return because(clause, "not_home", city=s.city_id(city), power=s.power_id(power))
    for one in () if goal == HOME else _company(s, piece, goal):
        bar = closed_bar(s, s.setting.power_of[one], city)
        if bar or not _same_map(s, one, city):
            return bar or because("M10.1.17", "other_map", piece=s.piece_id(one), city=s.city_id(city))
    alone = goal == EMPTY or not s.setting.general_bits >> piece & 1 or (goal == ASIDE and _in_stack(s, piece))
    return (None if alone else join_bar(s, piece, city)) or occupied_bar(s, city, clause)


def _same_map(s: State, piece: int, city: int) -> bool:
    """M10.1.17: whether the piece may come there from its map."""
    flanders = s.setting.flanders
    crossing = s.setting.roads[s.setting.power_of[piece]] is s.setting.network.neighbours
    return crossing or (city in flanders) == (s.place[piece] in flanders)


def _in_stack(s: State, piece: int) -> bool:
    return s.at[s.place[piece]] != 1 << piece


def relocate(s: State, piece: int, city: int, clause: str) -> None:
    """M19.1.7: a piece is set down elsewhere: hussars are removed, nothing is conquered, no train is eliminated."""
    start = s.place[piece]
    leave_stack(s, start)
    occupants = s.at[city]
    s.put(piece, city)
    s.emit("relocated", clause, piece=s.piece_id(piece), start=s.city_id(start), city=s.city_id(city))
    if occupants:
        form_stack(s, city)


@dataclass(slots=True)
class Relocation(Stage):
    """M19.1.7, M19.3.6: group by group, each of one owner, who chooses the order and among the nearest cities."""

    groups: list[list[int]] = field(metadata=public(Many(Many(Name("piece")))))
    goal: int = field(metadata=public(Name("goal")))
    clause: str = field(metadata=public(TEXT))
    piece: int = field(default=NOBODY, metadata=public(Name("piece_or_none")))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M19.1.7: which piece is next, then its city; asked where there is a choice."""
        if not self.groups or not self.groups[0]:
            return ()
        moves, group = s.setting.moves, self.groups[0]
        seat = s.player(s.setting.power_of[group[0]])
        if self.piece == NOBODY:
            options = [moves.piece[piece] for piece in group]
            return (Decision(seat, "relocated_piece", self.clause, options),) if len(options) > 1 else ()
        options = [moves.city[city] for city in nearest_cities(s, self.piece, self.goal)]
        if len(options) < 2:
            return ()
        return (Decision(seat, "relocation", self.clause, options, piece=s.piece_id(self.piece)),)

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """M19.1.7: why a piece is not moved now, or not to this city."""
        if move.verb == "piece" and self.piece == NOBODY and move not in decision.options:
            return because(self.clause, "not_relocated", piece=s.piece_id(move.n))
        if move.verb == "city" and self.piece != NOBODY:
            return nearest_bar(s, self.piece, move.n, self.goal, self.clause)
        return None

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M19.1.7: the piece, or its city."""
        if self.piece == NOBODY:
            self.piece = move.n
        else:
            self._carry_out(s, move.n)

    def step(self, s: State) -> None:
        """M19.1.7: go on where there is no choice."""
        if not self.groups:
            s.pop()
        elif not self.groups[0]:
            self.groups.pop(0)
        elif self.piece == NOBODY:
            self.piece = self.groups[0][0]
        else:
            self._carry_out(s, nearest_cities(s, self.piece, self.goal)[0])

    def _carry_out(self, s: State, city: int) -> None:
        piece, self.piece = self.piece, NOBODY
        if self.goal == ASIDE and _in_stack(s, piece):
            self.groups.pop(0)
            _move_stack(s, s.place[piece], city, self.clause)
        else:
            self.groups[0].remove(piece)
            relocate(s, piece, city, self.clause)


def _move_stack(s: State, start: int, city: int, clause: str) -> None:
    """M17.5.19: a whole stack makes room; it stays one, under the same commander."""
    for piece in generals_at(s, start):
        s.put(piece, city)
        s.emit("relocated", clause, piece=s.piece_id(piece), start=s.city_id(start), city=s.city_id(city))


def foreign_pieces(s: State, cities: frozenset[int], owners: tuple[int, ...]) -> list[list[int]]:
    """M19.1.8, M19.3.6: the pieces of these owners in these cities, one group for each owner."""
    groups = ([p for p in s.setting.pieces_of[owner] if s.place[p] in cities] for owner in owners)
    return [group for group in groups if group]
