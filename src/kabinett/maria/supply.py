"""M9 Supply: generals away from home need a path to a train; hussars make it cost cards, its lack costs troops."""

from __future__ import annotations

from copy import copy
from dataclasses import dataclass, field
from typing import NamedTuple

from kabinett.core.errors import Reason, because
from kabinett.core.fields import BOOL, INT, Many, Mask, Name, Record, Sparse, public
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import Answer
from kabinett.maria.bars import closed_bar, first_piece, place_bar
from kabinett.maria.cards import Payment, discard_card
from kabinett.maria.deck import CARD_NAMES, points
from kabinett.maria.points import lose_points
from kabinett.maria.powers import AUSTRIA, PRAGMATIC, PRUSSIAN_ALLY, SAXONY
from kabinett.maria.saxony import SaxonPhase
from kabinett.maria.stacks import generals_at, lose_troops
from kabinett.maria.state import State

REACH = 6  # M9.3
CUT_OFF = -1


def supply_lengths(
    s: State, power: int, past_hussars: bool, train_owner: int | None = None, wanted: set[int] | None = None
) -> dict[int, int]:
    """M9.3-M9.6, M9.21: the cities from which a path leads to a train of the power, with its least length.

    M9.4: only enemy pieces block it, and neutral territory of others (`State.closed`). M22.3: Arenberg may use a train
    of another power, the `train_owner`. When all `wanted` cities are found, no others are looked for.
    """
    blocking, neutral = s.relations.enemy_pieces[power], s.relations.neutral
    roads, at = s.setting.roads[power], s.at
    trains = s.setting.trains_of[power if train_owner is None else train_owner]
    frontier = [s.place[train] for train in trains if s.place[train] >= 0]
    lengths = dict.fromkeys(frontier, 0)
    seen = set(frontier) if past_hussars else {*frontier, *s.hussars}
    for length in range(1, REACH + 1):
        if wanted is not None and wanted <= lengths.keys():
            break
        near = set[int]().union(*[roads[city] for city in frontier]) - seen  # whole sets at once: that is much quicker
        seen |= near
        frontier = [city for city in near if not at[city] & blocking]
        if neutral:
            frontier = [city for city in frontier if not s.closed(power, city)]
        lengths |= dict.fromkeys(frontier, length)
    return lengths


def supply_costs(s: State, power: int) -> dict[int, int]:
    """M9.2, M9.7, M9.8, M9.9: what supply costs each general of the power: 0, the length of his path, or CUT_OFF.

    M22.3: a hussar never costs an Austrian general anything, so Arenberg's path to the other train costs nothing.
    """
    generals, place = s.on_map(power), s.place
    costs = dict.fromkeys(generals, 0)
    away = [general for general in generals if s.home(place[general]) != power]
    if not away:
        return costs
    harassed = AUSTRIA in s.relations.enemies[power]
    free = supply_lengths(s, power, past_hussars=not harassed, wanted=_within_reach(s, power, away))
    blocked = [general for general in away if place[general] not in free]
    if not blocked:
        return costs
    dear = supply_lengths(s, power, past_hussars=True, wanted=_within_reach(s, power, blocked)) if harassed else {}
    for general in blocked:
        costs[general] = 0 if _arenberg_supplied(s, general) else dear.get(place[general], CUT_OFF)
    return costs


def _within_reach(s: State, power: int, generals: list[int]) -> set[int]:
    """M9.3: the cities of those generals who are not too far from every train of their power, whatever lies between."""
    trains = [s.place[train] for train in s.setting.trains_of[power] if s.place[train] >= 0]
    distance = s.setting.network.distance
    return {s.place[g] for g in generals for train in trains if distance[s.place[g]][train] <= REACH}


def _arenberg_supplied(s: State, general: int) -> bool:
    """M22.1, M22.2, M22.3: beyond what every Austrian general has, Arenberg is in supply in the Dutch Netherlands, and
    by the Pragmatic Army's train."""
    if general != s.setting.arenberg:
        return False
    here = s.place[general]
    return here in s.setting.board.netherlands or here in supply_lengths(s, AUSTRIA, True, PRAGMATIC)


# -- why a general is in supply, or not


class Line(NamedTuple):
    """M9.2-M9.8, M22.2, M22.3: how a general is supplied: what it costs (`supply_costs`), by which clause, and the path
    to the train, both ends included; none for who is at home or in the Dutch Netherlands, and for who is cut off."""

    cost: int
    clause: str
    path: list[int]


def supply_lines(s: State, power: int) -> dict[int, Line]:
    """M9.2-M9.8: how each general of a power is supplied as things stand, without payment."""
    free = supply_lengths(s, power, past_hussars=AUSTRIA not in s.relations.enemies[power])
    costs = supply_costs(s, power)
    dear = supply_lengths(s, power, past_hussars=True) if any(cost > 0 for cost in costs.values()) else {}
    return {general: _line(s, general, cost, dear if cost else free) for general, cost in costs.items()}


def _line(s: State, general: int, cost: int, lengths: dict[int, int]) -> Line:
    power, here = s.setting.power_of[general], s.place[general]
    if cost == CUT_OFF:
        return Line(cost, "M9.3", [])
    if s.home(here) == power:
        return Line(cost, "M9.2", [])
    if here in lengths:
        return Line(cost, "M9.7" if cost else "M9.3", supply_path(s, power, lengths, here))
    if here in s.setting.board.netherlands:  # he is Arenberg
        return Line(cost, "M22.2", [])
    return Line(cost, "M22.3", supply_path(s, power, supply_lengths(s, power, True, PRAGMATIC), here))


def supply_path(s: State, power: int, lengths: dict[int, int], city: int) -> list[int]:
    """M9.3: one of the shortest paths of `supply_lengths` from a city to a train, both included."""
    path = [city]
    while lengths[path[-1]]:
        path.append(next(c for c in s.setting.roads[power][path[-1]] if lengths.get(c) == lengths[path[-1]] - 1))
    return path


def train_of(s: State, line: Line) -> int:
    """M9.3: the train at the end of a line that has a path."""
    return s.at[line.path[-1]].bit_length() - 1


def hussars_on(s: State, line: Line) -> list[int]:
    """M9.7: the cities on the path of a line where a hussar stands, if that costs anything."""
    return [city for city in line.path if city in s.hussars] if line.cost else []


def supply_answer(s: State, general: int) -> Answer:
    """M9.2-M9.8: whether a general is in supply as things stand (`supply_costs`), without payment, and why."""
    bar = place_bar(s, general)
    return Answer(False, bar) if bar else line_answer(s, general, supply_lines(s, s.setting.power_of[general])[general])


def line_answer(s: State, general: int, line: Line) -> Answer:
    """M9.2-M9.8, M22.2, M22.3: a line in words."""
    names = {"piece": s.piece_id(general), "city": s.city_id(s.place[general])}
    if line.cost == CUT_OFF:
        return Answer(False, _cut_off(s, general, names))
    if line.cost:
        hussar = s.city_id(hussars_on(s, line)[0])
        return Answer(False, because("M9.7", "hussar_cost", **names, where=hussar, cost=line.cost))
    if line.path:
        end = {"train": s.piece_id(train_of(s, line)), "where": s.city_id(line.path[-1])}
        return Answer(True, because(line.clause, "supply_path", **names, **end, length=len(line.path) - 1))
    if line.clause == "M9.2":
        return Answer(True, because("M9.2", "at_home", **names, power=s.power_id(s.setting.power_of[general])))
    return Answer(True, because("M22.2", "in_netherlands", **names))


def _cut_off(s: State, general: int, names: dict[str, str]) -> Reason:
    """M9.3, M9.4, M9.5: no train, none within reach, or what lies on the way."""
    power, here = s.setting.power_of[general], s.place[general]
    trains = {s.place[train]: train for train in s.setting.trains_of[power] if s.place[train] >= 0}
    if not trains:
        return because("M9.3", "no_train", **names, power=s.power_id(power))
    free = copy(s)  # as if there were no pieces and no neutral power
    free.at, free.saxony, free.prussia_neutral = [0] * len(s.at), PRUSSIAN_ALLY, False
    lengths = supply_lengths(free, power, True)
    if here in lengths:
        for city in supply_path(s, power, lengths, here)[:-1]:
            enemies, bar = s.at[city] & s.relations.enemy_pieces[power], closed_bar(s, power, city)
            if enemies:
                blocker = s.piece_id(first_piece(enemies))
                return because("M9.3", "path_blocked", **names, other=blocker, where=s.city_id(city))
            if bar:
                return because("M19.4.3", "path_closed", **names, where=s.city_id(city), power=bar.params["power"])
    distance = s.setting.network.distance[here]
    nearest = min(trains, key=distance.__getitem__)
    key = "train_too_far" if distance[nearest] > REACH else "train_on_other_map"
    params = {"train": s.piece_id(trains[nearest]), "where": s.city_id(nearest)}
    return because("M9.3" if key == "train_too_far" else "M9.5", key, **names, **params, away=distance[nearest])


class Starved(NamedTuple):
    """M16.4: a general was removed by lack of supply: of which power, and whether on the Bohemia map (M24.7)."""

    power: int
    on_bohemia: bool


STARVED = Record(Starved, Name("power"), BOOL)


@dataclass(slots=True)
class SupplyPhase(SaxonPhase):
    """M9.1, M9.18: states are determined from the position at the start of the phase, then powers follow each other.

    `costs` holds what M9.7 asks for each general; `covered` are those whose cost is met; `budget` is what is left of
    cards discarded by M9.11; `paid` is whether the present power has met its cost as far as it can; `starved` are the
    generals just removed, whose points are counted once the divisions of troops are done (M16.4).
    """

    powers: list[int] = field(metadata=public(Many(Name("power"))))
    costs: dict[int, int] = field(default_factory=dict, metadata=public(Sparse("piece", INT)))
    covered: int = field(default=0, metadata=public(Mask("piece")))
    budget: int = field(default=0, metadata=public(INT))
    begun: bool = field(default=False, metadata=public(BOOL))
    paid: bool = field(default=False, metadata=public(BOOL))
    starved: list[Starved] = field(default_factory=list, metadata=public(Many(STARVED)))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M9.11: which generals the discarded cards keep in supply; asked while there is a choice."""
        options = self._affordable(s) if self.paid else []
        if len(options) < 2:
            return ()
        power = self.powers[0]
        moves = [s.setting.moves.piece[general] for general in options]
        return (Decision(s.player(power), "supplied", "M9.11", moves, power=s.power_id(power), budget=self.budget),)

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """M9.11: why a general is not among those for whom there is a choice."""
        if move.verb != "piece" or move.n in self._affordable(s):
            return None
        piece, power, name = move.n, self.powers[0], s.piece_id(move.n)
        if s.setting.power_of[piece] != power:
            return because("M9.9", "supply_of_others", piece=name, power=s.power_id(power))
        if piece not in self.costs or not self.costs[piece] or self.covered >> piece & 1:
            return place_bar(s, piece) or because("M9.11", "no_choice_needed", piece=name)
        if self.costs[piece] == CUT_OFF:
            return because("M9.11", "no_path_at_all", piece=name)
        return because("M9.11", "too_dear", piece=name, cost=self.costs[piece], budget=self.budget)

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M9.11: this general is in supply."""
        self._cover(s, move.n)

    def step(self, s: State) -> None:
        """M9.18: determine, pay, apply, power by power."""
        if not self.begun:
            self.begun = True
            self.costs = {g: cost for power in self.powers for g, cost in supply_costs(s, power).items()}
        elif self.starved:
            self._count_starved(s)
        elif not self.powers:
            s.pop()
        elif not self.paid:
            self._pay(s, self.powers[0])
        elif affordable := self._affordable(s):
            self._cover(s, affordable[0])
        else:
            power = self.powers.pop(0)
            self.paid, self.budget = False, 0
            self._apply(s, power)

    def _blocked(self, s: State) -> list[int]:
        """M9.7: the generals of the present power whose path leads past a hussar and whose cost is not met."""
        return [
            g
            for g, cost in sorted(self.costs.items())  # in an order that does not depend on how the state was read
            if cost > 0 and s.setting.power_of[g] == self.powers[0] and not self.covered >> g & 1
        ]

    def _affordable(self, s: State) -> list[int]:
        return [g for g in self._blocked(s) if self.costs[g] <= self.budget]

    def _cover(self, s: State, general: int) -> None:
        self.covered |= 1 << general
        self.budget -= self.costs[general]
        s.emit("supply_covered", "M9.11", piece=s.piece_id(general), cost=self.costs[general])

    def _pay(self, s: State, power: int) -> None:
        """M9.9, M9.10: who can pay all must pay all. M9.11, M9.12: who can not, discards all cards, if any."""
        self.paid = True
        blocked = self._blocked(s)
        due = sum(self.costs[general] for general in blocked)
        hand = s.hands[power]
        if not due:
            return
        name = s.power_id(power)
        s.emit("hussar_cost", "M9.7", power=name, due=due)
        if points(hand) >= due:
            self.covered |= sum(1 << general for general in blocked)
            s.push(Payment(power, due))
            return
        self.budget = points(hand)
        s.hands[power] = []
        for card in hand:
            discard_card(s, card)
            s.reveal("card_paid", "M9.11", power=name, card=CARD_NAMES[card])

    def _apply(self, s: State, power: int) -> None:
        """M9.13-M9.16, M9.19, M9.20: turn the generals of a power and take its losses, those of a stack together.

        M9.17, M16.4: in the advanced game each general so removed costs his major power a point.
        """
        before = s.on_map(power)
        where = {general: s.place[general] for general in before}
        losses: dict[int, int] = {}
        for general, cost in sorted(self.costs.items()):
            if s.setting.power_of[general] != power:
                continue
            if cost == 0 or self.covered >> general & 1:
                turn_up(s, general)
            else:
                city = s.place[general]
                losses[city] = losses.get(city, 0) + turn_down(s, general)
        for city, loss in losses.items():
            ours = [general for general in generals_at(s, city) if s.setting.power_of[general] == power]
            lose_troops(s, ours, loss, "M9.13")
        if s.setting.advanced:
            self.starved = [Starved(power, where[g] not in s.setting.flanders) for g in before if s.place[g] < 0]

    def _count_starved(self, s: State) -> None:
        """M16.4, M24.7: nobody gains; of two players only those lost on the Bohemia map let Saxony shift."""
        starved, self.starved = self.starved, []
        for loss in sorted(set(starved)):
            lose_points(s, loss.power, starved.count(loss), loss.on_bohemia, "M16.4")

    def saxony_changed(self, s: State, former: int) -> None:
        """M19.3.16: a Saxony that leaves Prussia's stage takes no further part in it."""
        if former == PRUSSIAN_ALLY and SAXONY in self.powers:
            self.powers.remove(SAXONY)


def turn_up(s: State, general: int) -> None:
    """M9.14: a general in supply is face-up."""
    if s.face_down >> general & 1:
        s.face_down &= ~(1 << general)
        s.emit("turned_up", "M9.14", piece=s.piece_id(general))


def turn_down(s: State, general: int) -> int:
    """M9.13, M9.15: a general out of supply is face-down. Returns the troops that it costs."""
    if s.face_down >> general & 1:
        return 2
    s.face_down |= 1 << general
    s.emit("turned_down", "M9.13", piece=s.piece_id(general))
    return 1
