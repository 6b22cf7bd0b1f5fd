"""M6 Stacks and troops: two generals in one city, their commander, and how their troops are divided and lost."""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass, field

from kabinett.core.errors import Reason, because
from kabinett.core.fields import Name, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage
from kabinett.maria.agreements.running import consent_given, note_settled
from kabinett.maria.bars import first_piece, owner_bar, place_bar
from kabinett.maria.board import NOBODY
from kabinett.maria.powers import ALLIED, ENEMY, NO_RELATION
from kabinett.maria.setting import MAX_TROOPS
from kabinett.maria.state import State


def generals_at(s: State, city: int) -> list[int]:
    """The generals in a city, the supreme commander first (M6.3)."""
    bits = s.at[city] & s.setting.general_bits
    if not bits:
        return []
    first = bits & -bits
    if bits == first:
        return [first.bit_length() - 1]
    a, b = first.bit_length() - 1, (bits ^ first).bit_length() - 1
    return [b, a] if _outranks(s, b, a) else [a, b]


def _outranks(s: State, a: int, b: int) -> bool:
    """M6.3: the lower number commands; of equals the one chosen when the stack was formed."""
    ranks = s.setting.rank_of
    return ranks[a] < ranks[b] or (ranks[a] == ranks[b] and bool(s.senior >> a & 1))


def strength(s: State, city: int) -> int:
    """M11.1.4: the troops of all generals in a city."""
    return sum(s.troops[general] for general in generals_at(s, city))


def may_join(s: State, general: int, occupants: int) -> bool:
    """M6.1, M6.2, M2.5: a stack is two generals of one power or of cooperating powers, and nothing else."""
    stackable = s.relations.stackable[s.setting.power_of[general]]
    return not occupants & (occupants - 1) and bool(occupants & stackable)


def join_bar(s: State, general: int, city: int) -> Reason | None:
    """M6.1, M2.5, M2.8: why a general may not join those in a city (`may_join`)."""
    occupants = s.at[city] & ~(1 << general)
    if not occupants or may_join(s, general, occupants):
        return None
    first = first_piece(occupants)
    power, other = s.setting.power_of[general], s.setting.power_of[first]
    names = {"city": s.city_id(city), "piece": s.piece_id(first)}
    if not occupants & s.setting.general_bits:
        return because("M6.1", "train_there", **names)
    keys = {ENEMY: ("M10.1.6", "enemy_there"), ALLIED: ("M2.5", "ally_there"), NO_RELATION: ("M2.8", "neutral_there")}
    clause, key = keys.get(s.relations.table[power][other], ("M6.1", "full_stack"))
    second = s.piece_id(first_piece(occupants ^ 1 << first)) if key == "full_stack" else s.power_id(other)
    return because(clause, key, **names, other=second, power=s.power_id(power))


def needs_consent(s: State, general: int, occupants: int) -> bool:
    """M10.1.19: generals of Austria and the Pragmatic Army stack only if both their players agree."""
    other = s.setting.power_of[occupants.bit_length() - 1]
    return s.player(other) != s.player(s.setting.power_of[general])


def leave_stack(s: State, city: int) -> None:
    """M6.12, M6.3: a stack is dissolved; a choice of its commander ends with it."""
    if s.senior:
        s.senior &= ~s.at[city]


def form_stack(s: State, city: int, commander: int = NOBODY) -> None:
    """M6.3: two generals have come together; their player names the commander if their ranks are equal.

    M10.1.8: each keeps his own facing, so nothing happens to it here. M6.4: a consent has already named him.
    """
    a, b = generals_at(s, city)
    if s.setting.rank_of[a] != s.setting.rank_of[b]:
        return
    if commander != NOBODY:
        appoint(s, city, commander)
    else:
        s.senior |= 1 << a  # somebody commands until the answer
        s.push(CommanderChoice(city))


def appoint(s: State, city: int, commander: int) -> None:
    """M6.3: this general commands the stack until it is dissolved."""
    s.senior = s.senior & ~s.at[city] | 1 << commander
    s.emit("commander", "M6.3", piece=s.piece_id(commander), city=s.city_id(city))


@dataclass(slots=True)
class CommanderChoice(Stage):
    """M6.3, M6.4: which of two generals of equal rank commands; it stays so until the stack is dissolved."""

    city: int = field(metadata=public(Name("city")))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M6.3: the player of the stack chooses."""
        generals = sorted(generals_at(s, self.city))
        options = [s.setting.moves.piece[general] for general in generals]
        return (
            Decision(
                s.player(s.setting.power_of[generals[0]]),
                "commander",
                "M6.3",
                options,
                city=s.city_id(self.city),
            ),
        )

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """M6.3: only the two can command."""
        if move.verb != "piece" or move in decision.options:
            return None
        return because("M6.3", "not_in_stack", piece=s.piece_id(move.n), city=s.city_id(self.city))

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M6.3: the choice."""
        appoint(s, self.city, move.n)
        s.pop()


class Host(Stage):
    """A stage in which a general may come to the city of another player's general, once that one consents."""

    __slots__ = ()

    @abstractmethod
    def join(self, s: State, general: int, city: int, commander: int) -> None:
        """M10.1.19: the consent is given; `commander` is named if their ranks are equal."""

    @abstractmethod
    def refused(self, s: State, general: int, city: int) -> None:
        """M10.1.19: the consent is refused."""


@dataclass(slots=True)
class Consent(Stage):
    """M10.1.19, M6.4, M13.11: the other player agrees to a stack of Austria and the Pragmatic Army, or does not.

    Of equal ranks the player who comes names the commander first: that is part of what the other agrees to.
    """

    general: int = field(metadata=public(Name("piece")))
    city: int = field(metadata=public(Name("city")))
    commander: int = field(default=NOBODY, metadata=public(Name("piece_or_none")))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M6.4: the commander, where ranks are equal; then the consent. N14: unless it was given in advance."""
        other = self._other(s)
        ranks, names = s.setting.rank_of, s.setting.piece_ids
        params = {"piece": names[self.general], "other": names[other], "city": s.city_id(self.city)}
        moves = s.setting.moves
        if self.commander == NOBODY and ranks[self.general] == ranks[other]:
            options = [moves.piece[piece] for piece in sorted((self.general, other))]
            return (Decision(self._seat(s, self.general), "consent_commander", "M6.4", options, **params),)
        if consent_given(s):
            return ()
        params["commander"] = names[self._commander(s)]
        return (Decision(self._seat(s, other), "consent", "M10.1.19", (moves.accept, moves.decline), **params),)

    def _other(self, s: State) -> int:
        return generals_at(s, self.city)[0]

    def _seat(self, s: State, general: int) -> str:
        return s.player(s.setting.power_of[general])

    def _commander(self, s: State) -> int:
        if self.commander != NOBODY:
            return self.commander
        return min(self.general, self._other(s), key=s.setting.rank_of.__getitem__)

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """M6.4: only the two can command."""
        if decision.kind != "consent_commander" or move.verb != "piece" or move in decision.options:
            return None
        return because("M6.4", "not_in_stack", piece=s.piece_id(move.n), city=s.city_id(self.city))

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M10.1.19: the commander proposed, or yes or no."""
        if move.verb == "piece":
            self.commander = move.n
        elif move is s.setting.moves.accept:
            self._join(s)
        else:
            host = s.below(Host)
            s.pop()
            s.emit("consent_refused", "M10.1.19", piece=s.piece_id(self.general), city=s.city_id(self.city))
            host.refused(s, self.general, self.city)

    def step(self, s: State) -> None:
        """N14: the consent was given in advance."""
        note_settled(s, "consent")
        self._join(s)

    def _join(self, s: State) -> None:
        host = s.below(Host)
        s.pop()
        host.join(s, self.general, self.city, self.commander)


# -- division of troops


def divisible(s: State, city: int) -> list[int]:
    """M6.7: the two generals of one power in a city, between whom troops may be shifted; empty if there are none."""
    generals = generals_at(s, city)
    powers = {s.setting.power_of[general] for general in generals}
    return generals if len(generals) == 2 and len(powers) == 1 else []


def divisions(total: int) -> range:
    """M6.5, M6.6: how many of the troops of a stack of one power one of its two generals can have."""
    return range(max(1, total - MAX_TROOPS), min(MAX_TROOPS, total - 1) + 1)


def division_bar(total: int, share: int) -> Reason | None:
    """M6.5: why one of two generals of a stack can not have so many (`divisions`)."""
    if share in divisions(total):
        return None
    if 0 < share < total:
        return because("M6.5", "too_many_troops", most=MAX_TROOPS, share=share, rest=total - share)
    return because("M6.5", "too_few_troops", total=total)


def divide(s: State, general: int, troops: int) -> None:
    """M6.7, M6.8: set the troops of one general of a stack; the other has the rest. Nobody else is told."""
    a, b = divisible(s, s.place[general])
    other = b if general == a else a
    total = s.troops[general] + s.troops[other]
    s.troops[general], s.troops[other] = troops, total - troops
    names = s.setting.piece_ids
    seat = s.player(s.setting.power_of[general])
    s.tell(seat, "troops_divided", "M6.7", piece=names[general], troops=troops, other=names[other], rest=total - troops)


def standing_divisions(s: State, seat: str, except_in: set[int]) -> list[Move]:
    """M6.7: every other division of the troops of each stack of one power that this seat plays."""
    moves = []
    cities = {s.place[g] for power in s.setting.powers if s.player(power) == seat for g in s.on_map(power)}
    for city in cities - except_in:
        for general in divisible(s, city):
            span = divisions(strength(s, city))
            moves += [s.setting.moves.divide[general * MAX_TROOPS + n - 1] for n in span if n != s.troops[general]]
    return sorted(moves, key=lambda move: move.id)


def divide_bar(s: State, seat: str, except_in: set[int], general: int, share: int) -> Reason | None:
    """M6.5, M6.7: why `standing_divisions` leaves out this share of a general."""
    bar = owner_bar(s, seat, general) or place_bar(s, general)
    if bar:
        return bar
    city = s.place[general]
    names = {"piece": s.piece_id(general), "city": s.city_id(city)}
    if city in except_in:
        return because("M6.8", "being_divided", **names)
    if not divisible(s, city):
        return because("M6.7", "no_fellow", **names)
    if share == s.troops[general]:
        return because("M6.7", "has_that_many", **names, count=share)
    return division_bar(strength(s, city), share)


@dataclass(slots=True)
class Division(Stage):
    """M6.10, M9.16, M11.1.19: after losses the owner divides what is left between two generals of one power."""

    city: int = field(metadata=public(Name("city")))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """M6.5: the commander's share. Asked also when it is certain, for the total is secret."""
        commander, other = generals_at(s, self.city)
        options = [s.setting.moves.value[n] for n in divisions(strength(s, self.city))]
        names = s.setting.piece_ids
        return (
            Decision(
                s.player(s.setting.power_of[commander]),
                "division",
                "M6.10",
                options,
                piece=names[commander],
                other=names[other],
                total=strength(s, self.city),
            ),
        )

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """M6.5: each has 1 to 8 troops."""
        return division_bar(strength(s, self.city), move.n) if move.verb == "value" else None

    def answer(self, s: State, seat: str, move: Move) -> None:
        """M6.7: the division."""
        divide(s, generals_at(s, self.city)[0], move.n)
        s.pop()


# -- losses


def lose_troops(s: State, generals: list[int], loss: int, clause: str) -> int:
    """M6.10: generals of one power, commander first, lose troops from their common total. Returns what was lost.

    Two generals stay while 2 troops are left, the commander alone with 1, nobody with none.
    """
    total = sum(s.troops[general] for general in generals)
    left = max(0, total - loss)
    for place, general in enumerate(generals):
        if left <= place:
            remove_general(s, general, clause)
    stay = generals[: min(left, len(generals))]
    if len(stay) == 2:
        s.troops[stay[0]] = min(MAX_TROOPS, left - 1)
        s.troops[stay[1]] = left - s.troops[stay[0]]
        s.push(Division(s.place[stay[0]]))
    elif stay:
        s.troops[stay[0]] = left
    power = s.setting.power_of[generals[0]]
    s.reveal(
        "troops_lost", clause, power=s.power_id(power), pieces=tuple(map(s.piece_id, generals)), count=total - left
    )
    return total - left


def remove_general(s: State, general: int, clause: str) -> None:
    """M6.10: a general without troops is removed; he may re-enter (M13.3)."""
    city = s.place[general]
    leave_stack(s, city)
    s.take_off(general)
    s.troops[general] = 0
    s.reveal("general_removed", clause, piece=s.piece_id(general), city=s.city_id(city))
