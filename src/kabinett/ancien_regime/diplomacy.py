"""C7.1-C7.4 Diplomacy phase: expulsion, secret choice, acceptance, choice again, and the update of the board."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.ancien_regime.board import NOBODY, POWER_IDS, STATUSES
from kabinett.ancien_regime.setting import LEADERS
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.update import begin_update
from kabinett.core.errors import Reason, because
from kabinett.core.fields import Mask, Name, Table, Word, owned, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage

PARTS = ("expulsion", "choice", "answers")  # C7.3.2, C7.3.3, C7.3.4
UNDECIDED = -1  # a status not yet chosen
LEADING = frozenset(LEADERS.values())


def members(s: State, status: int) -> list[int]:
    """C7.3.2, C7.4: the Majors of a Coalition without its Leader; Minors go with their Majors."""
    return [power for power in s.setting.majors if s.status[power] == status and power not in LEADING]


def choosers(s: State) -> list[int]:
    """C7.2, C7.3.3: the Majors that choose a status: all but the Leaders."""
    return [power for power in s.setting.majors if power not in LEADING]


@dataclass(slots=True)
class Diplomacy(Stage):
    """C7.3: `closed` are the statuses that a power was expelled from or refused in this phase."""

    part: str = field(metadata=public(Word(*PARTS)))
    expelling: list[int] = field(metadata=owned(Table("power", Mask("power"))))
    ready: int = field(metadata=public(Mask("power")))  # who has expelled, or chosen
    wanted: list[int] = field(metadata=owned(Table("power", Name("status"))))
    revealed: list[int] = field(metadata=public(Table("power", Name("status"))))  # the same, once all have chosen
    closed: list[int] = field(metadata=public(Table("power", Mask("status"))))
    settled: int = field(default=0, metadata=public(Mask("power")))

    @classmethod
    def begin(cls, s: State) -> Diplomacy:
        """C7.3.2: the phase begins with expulsions; a Leader without members has nobody to expel."""
        idle = sum(1 << leader for status, leader in LEADERS.items() if not members(s, status))
        powers = range(len(POWER_IDS))
        nothing = [UNDECIDED for _ in powers]
        return cls(PARTS[0], [0 for _ in powers], idle, nothing, nothing.copy(), [0 for _ in powers])

    # -- what is asked

    def ask(self, s: State) -> tuple[Decision, ...]:
        """P2-P5: Leaders expel, then all choose, each of them together; then answers one by one."""
        match self.part:
            case "expulsion":
                return tuple(self._ask_expulsion(s, status) for status, leader in LEADERS.items()
                             if not self.ready >> leader & 1)  # fmt: skip
            case "choice":
                return tuple(self._ask_choice(s, power) for power in choosers(s) if not self.ready >> power & 1)
            case _:
                return self._ask_answer(s)

    def _ask_expulsion(self, s: State, status: int) -> Decision:
        leader, moves = LEADERS[status], s.setting.moves
        options = [moves.expel[p] for p in members(s, status) if not self.expelling[leader] >> p & 1]
        return Decision(s.power_id(leader), "expulsion", "C7.3.2", (*options, moves.stop))

    def _ask_choice(self, s: State, power: int) -> Decision:
        """C7.3.3, C7.3.5: one of the statuses that are not closed to the power."""
        options = [move for move in s.setting.moves.status if not self.closed[power] >> move.n & 1]
        return Decision(s.power_id(power), "status", "C7.3.3", options, power=s.power_id(power))

    def _ask_answer(self, s: State) -> tuple[Decision, ...]:
        """C7.3.4, C7.3.5: the Leader answers the next applicant, or a refused power chooses again."""
        power = self._applicant(s)
        if power == NOBODY:
            return ()
        status = self.revealed[power]
        if status == UNDECIDED:
            return (self._ask_choice(s, power),)
        moves = s.setting.moves
        return (
            Decision(s.power_id(LEADERS[status]), "application", "C7.3.4", (moves.accept, moves.decline),
                     power=s.power_id(power), status=STATUSES[status]),
        )  # fmt: skip

    def _applicant(self, s: State) -> int:
        """C7.3.4: the next power in Power Order that wants to join a Coalition, or has been refused."""
        return next((p for p in choosers(s) if not self.settled >> p & 1), NOBODY)

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """C7.2, C7.3.2, C7.3.3, C7.3.5: why a power can not be expelled, or a status not be chosen."""
        power = POWER_IDS.index(decision.seat)
        match move.verb:
            case "expel":
                return self._expulsion_bar(s, power, move.n)
            case "status":
                return self._status_bar(s, power, move.n)
        return None

    def out_of_turn(self, s: State, seat: str, move: Move) -> Reason | None:
        """C7.2, C7.3.2, C7.3.3: only Leaders expel; they never choose, and the others once."""
        power = POWER_IDS.index(seat)
        match move.verb:
            case "expel":
                return self._expulsion_bar(s, power, move.n)
            case "status" if power in LEADING:
                return self._status_bar(s, power, move.n)
            case "status" if self.part == "choice":
                return because("C7.3.3", "has_chosen", power=seat)
        return None

    def _expulsion_bar(self, s: State, leader: int, power: int) -> Reason | None:
        """C7.2, C7.3.2, C12.4.1: why a Leader can not expel a power (`members`)."""
        status, name = STATUSES[s.status[leader]], s.power_id(power)
        if leader not in LEADING:
            return because("C7.3.2", "only_leaders_expel")
        if self.part != "expulsion":
            return because("C7.3.2", "expulsions_over")
        if power in LEADING:
            return because("C7.2", "leader_expelled", power=name)
        if power not in s.setting.majors:
            return because("C12.4.1", "minor_expelled", power=name)
        if s.status[power] != s.status[leader]:
            return because("C7.3.2", "no_member", power=name, status=status)
        return because("C7.3.2", "expelled_already", power=name) if self.expelling[leader] >> power & 1 else None

    def _status_bar(self, s: State, power: int, status: int) -> Reason | None:
        """C7.2, C7.3.2, C7.3.5: why a status is closed to a power. From its own it can only have been expelled."""
        names = {"power": s.power_id(power), "status": STATUSES[status]}
        if power in LEADING:
            return because("C7.2", "leader_chooses", power=s.power_id(power))
        if not self.closed[power] >> status & 1:
            return None
        expelled = status == s.status[power]
        return because("C7.3.2", "was_expelled", **names) if expelled else because("C7.3.5", "was_refused", **names)

    # -- answers

    def answer(self, s: State, seat: str, move: Move) -> None:
        """C7.3: expulsions and choices are secret until all are in."""
        power = POWER_IDS.index(seat)
        match self.part:
            case "expulsion" if move.verb == "expel":
                self.expelling[power] |= 1 << move.n
            case "expulsion":
                self.ready |= 1 << power
            case "choice":
                self.wanted[power] = move.n
                self.ready |= 1 << power
            case _:
                self._answered(s, move)

    def _answered(self, s: State, move: Move) -> None:
        """C7.3.4, C7.3.5: a power joins, is refused, or chooses again, openly."""
        power = self._applicant(s)
        status = self.revealed[power]
        name = s.power_id(power)
        if move.verb == "status":
            s.emit("status_chosen", "C7.3.5", power=name, status=STATUSES[move.n])
            self._want(s, power, move.n)
        elif move is s.setting.moves.accept:
            self.settled |= 1 << power
            s.emit("application_accepted", "C7.3.4", power=name, status=STATUSES[status])
        else:
            self.closed[power] |= 1 << status
            self.revealed[power] = UNDECIDED
            s.emit("application_refused", "C7.3.4", power=name, status=STATUSES[status])

    def _want(self, s: State, power: int, status: int) -> None:
        """C7.3.4: joining a Coalition needs its Leader; staying, or being in none, needs nobody."""
        self.revealed[power] = status
        if status not in LEADERS or status == s.status[power]:
            self.settled |= 1 << power

    # -- between the parts

    def step(self, s: State) -> None:
        """C7.3: all have expelled, all have chosen, or all is settled."""
        match self.part:
            case "expulsion":
                self._expel(s)
            case "choice":
                self._reveal(s)
            case _:
                self._settle(s)

    def _expel(self, s: State) -> None:
        """C7.3.2: both Leaders announce together."""
        self.part, self.ready = "choice", 0
        for status, leader in LEADERS.items():
            for power in members(s, status):
                if self.expelling[leader] >> power & 1:
                    self.closed[power] |= 1 << status
                    s.reveal("expelled", "C7.3.2", power=s.power_id(power), status=STATUSES[status])
            self.expelling[leader] = 0

    def _reveal(self, s: State) -> None:
        """C7.3.3: all choices are revealed together."""
        self.part = "answers"
        for power in choosers(s):
            s.reveal("status_chosen", "C7.3.3", power=s.power_id(power), status=STATUSES[self.wanted[power]])
            self._want(s, power, self.wanted[power])
            self.wanted[power] = UNDECIDED

    def _settle(self, s: State) -> None:
        """C7.4, C7.10, C12.5.4: all statuses take effect together, Minors with their Majors; then the update."""
        s.pop()
        former = s.status.copy()
        for power, major in enumerate(s.controlled_by):
            if major != NOBODY and major not in LEADING:
                s.status[power] = self.revealed[major]
        for power, status in enumerate(s.status):
            if status != former[power]:
                s.emit("status_changed", "C7.10", power=s.power_id(power), status=STATUSES[status])
        begin_update(s, former, s.controlled_by)
