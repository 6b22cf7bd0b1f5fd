"""C9.8 (F7) Movement, the frame: Arbiter, dismissal of garrisons, and up to three Movement Turns."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.ancien_regime.bars import morale_bar
from kabinett.ancien_regime.board import NOBODY, POWER_IDS
from kabinett.ancien_regime.marches import MovementAction, MovementTurn
from kabinett.ancien_regime.relations import allied, same_group
from kabinett.ancien_regime.setting import NEUTRAL
from kabinett.ancien_regime.state import State
from kabinett.core.errors import Reason, because
from kabinett.core.fields import INT, Name, Word, public
from kabinett.core.moves import Decision, Move

PARTS = ("arbiter", "dismissal", "moving", "asking", "end")
GRANTS = (1, 2, 3)  # C9.8.3, C9.8.4: the Arbiter's Morale for each Movement Turn; there are no more turns


def arbiters(s: State, power: int) -> list[int]:
    """C9.8.2, C12.5.7, C12.7.2: who may be Arbiter: no Ally, nobody at the cap, no Minor that nobody controls."""
    cap = s.setting.numbers.morale_cap
    return [
        other
        for other in range(len(POWER_IDS))
        if not allied(s, power, other) and s.morale[other] < cap and not s.uncontrolled(other)
    ]


def turns_with(s: State, arbiter: int, begun: int = 0) -> int:
    """C9.8.5: how many Movement Turns after those begun a power can grant as Arbiter before its Morale comes to the
    cap."""
    room, turns = s.setting.numbers.morale_cap - s.morale[arbiter], begun
    while turns < len(GRANTS) and sum(GRANTS[begun : turns + 1]) <= room:
        turns += 1
    return turns - begun


def arbiter_bar(s: State, power: int, other: int) -> Reason | None:
    """C9.8.2, C12.5.7, C12.7.2: why a power can not be Arbiter (`arbiters`)."""
    names = {"power": s.power_id(power), "other": s.power_id(other)}
    if other == power:
        return because("C9.8.2", "arbiter_itself", **names)
    if allied(s, power, other):
        own = same_group(s, power, other)
        return because("C12.5.7" if own else "C9.8.2", "arbiter_of_group" if own else "arbiter_ally", **names)
    if s.uncontrolled(other):
        return because("C12.7.2", "arbiter_uncontrolled", **names)
    return morale_bar(s, other, "C9.8.2")


def dismissible(s: State, power: int) -> list[int]:
    """C9.8.9: the own garrisons; a Neutral keeps those on which the ground under its Group's generals depends."""
    own = sorted(territory for territory, owner in s.garrisons.items() if owner == power)
    if s.status[power] != NEUTRAL:
        return own
    return [territory for territory in own if not _needed(s, power, territory)]


def dismiss_bar(s: State, power: int, territory: int) -> Reason | None:
    """C9.8.9: why a garrison can not be dismissed (`dismissible`)."""
    names = {"power": s.power_id(power), "territory": s.territory_id(territory)}
    if s.garrisons.get(territory, NOBODY) != power:
        return because("C9.8.9", "no_own_garrison", **names)
    if s.status[power] == NEUTRAL and _needed(s, power, territory):
        return because("C9.8.9", "garrison_needed", **names)
    return None


def _needed(s: State, power: int, territory: int) -> bool:
    """C9.8.9, C11.5.1: whether a general of a Neutral's Group would stand on ground that is not the Group's."""
    home = s.setting.home[territory]
    if home != NOBODY and same_group(s, power, home):
        return False
    return any(same_group(s, power, s.setting.power_of[general]) for general in s.generals_at(territory))


@dataclass(slots=True)
class Movement(MovementAction):
    """C9.8.1: `turns` are the Movement Turns begun so far. After a refusal the action ends (C9.8.6)."""

    power: int = field(metadata=public(Name("power")))
    arbiter: int = field(default=NOBODY, metadata=public(Name("power")))
    part: str = field(default=PARTS[0], metadata=public(Word(*PARTS)))
    turns: int = field(default=0, metadata=public(INT))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """P18-P21: who is Arbiter, which garrisons go, whether there is one more Movement Turn."""
        moves, name = s.setting.moves, s.power_id(self.power)
        match self.part:
            case "arbiter" if len(found := arbiters(s, self.power)) > 1:
                options = [moves.power[other] for other in found]
                return (Decision(s.player(self.power), "arbiter", "C9.8.2", options, power=name),)
            case "dismissal" if garrisons := dismissible(s, self.power):
                options = [*(moves.dismiss[territory] for territory in garrisons), moves.stop]
                return (Decision(s.player(self.power), "dismissal", "C9.8.9", options, power=name),)
            case "moving" if self._may_ask(s):
                return (
                    Decision(s.player(self.power), "further_turn", "C9.8.4", (moves.ask, moves.end), power=name,
                             arbiter=s.power_id(self.arbiter), turn=self.turns + 1),
                )  # fmt: skip
            case "asking":
                return (
                    Decision(s.player(self.arbiter), "grant", "C9.8.4", (moves.accept, moves.decline), power=name,
                             arbiter=s.power_id(self.arbiter), turn=self.turns + 1, morale=GRANTS[self.turns]),
                )  # fmt: skip
        return ()

    def _may_ask(self, s: State) -> bool:
        """C9.8.4, C9.8.5, C9.8.7: a further turn needs an Arbiter whom the grant does not lift above the cap."""
        if not 0 < self.turns < len(GRANTS) or self.arbiter == NOBODY:
            return False
        return s.morale[self.arbiter] + GRANTS[self.turns] <= s.setting.numbers.morale_cap

    def further_bar(self, s: State) -> Reason:
        """C9.8.1, C9.8.4, C9.8.5, C9.8.7: why nobody can ask now to move once more (`_may_ask`)."""
        if self.arbiter == NOBODY:
            return because("C9.8.7", "no_arbiter")
        if self.turns == len(GRANTS):
            return because("C9.8.1", "last_turn", turn=self.turns)
        if self._may_ask(s):
            return because("C9.8.4", "end_turn_first", turn=self.turns)
        return because("C9.8.5", "arbiter_too_high", arbiter=s.power_id(self.arbiter), turn=self.turns + 1,
                       morale=s.morale[self.arbiter], grant=GRANTS[self.turns],
                       cap=s.setting.numbers.morale_cap)  # fmt: skip

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """C9.8.2, C9.8.6, C9.8.9: why a power can not be Arbiter, or a garrison not be dismissed."""
        match self.part, move.verb:
            case "arbiter", "power":
                return arbiter_bar(s, self.power, move.n)
            case "arbiter", "pass" | "stop" | "end":
                return because("C9.8.2", "arbiter_needed", power=s.power_id(self.power))
            case "dismissal", "dismiss":
                return dismiss_bar(s, self.power, move.n)
            case "moving", "general":
                return because("C9.8.4", "turn_over", turn=self.turns)
            case "moving", "dismiss":
                return because("C9.8.9", "dismissal_over")
            case "dismissal" | "moving", "power":
                return because("C9.8.6", "arbiter_stays")
        return None

    def answer(self, s: State, seat: str, move: Move) -> None:
        """C9.8: the choice."""
        moves = s.setting.moves
        if self.part == "arbiter":
            self.part = "dismissal"
            self._name(s, move.n)
        elif self.part == "dismissal" and move is not moves.stop:
            del s.garrisons[move.n]
            s.emit("garrison_dismissed", "C9.8.9", power=s.power_id(self.power), territory=s.territory_id(move.n))
        elif self.part == "dismissal":
            self.part = "moving"
        elif self.part == "moving":
            self._request(s, move is moves.ask)
        else:
            self._answered(s, move is moves.accept)

    def _name(self, s: State, arbiter: int) -> None:
        """C9.8.2, C9.8.3: the Arbiter gains 1 Morale at once."""
        self.arbiter = arbiter
        s.emit("arbiter_named", "C9.8.2", power=s.power_id(self.power), arbiter=s.power_id(arbiter))
        s.gain_morale(arbiter, GRANTS[0], "C9.8.3")

    def _request(self, s: State, asked: bool) -> None:
        """C9.8.4, C9.11.6: requests are public."""
        self.part = "asking" if asked else "end"
        if asked:
            s.emit("turn_requested", "C9.8.4", power=s.power_id(self.power), arbiter=s.power_id(self.arbiter),
                   turn=self.turns + 1)  # fmt: skip

    def _answered(self, s: State, granted: bool) -> None:
        """C9.8.4, C9.8.6, C9.8.8: a grant is credited at once; a refusal ends the action."""
        self.part = "end"
        kind = "turn_granted" if granted else "turn_refused"
        s.emit(kind, "C9.8.4", power=s.power_id(self.power), arbiter=s.power_id(self.arbiter), turn=self.turns + 1)
        if granted:
            s.gain_morale(self.arbiter, GRANTS[self.turns], "C9.8.4")
            self._move(s)

    def step(self, s: State) -> None:
        """C9.8.1, C9.8.7: without a choice: the only Arbiter or none, no garrison left, the first turn, the end."""
        match self.part:
            case "arbiter":
                self.part = "dismissal"
                if found := arbiters(s, self.power):
                    self._name(s, found[0])
            case "dismissal":
                self.part = "moving"
            case "moving" if not self.turns:
                self._move(s)
            case _:
                s.pop()

    def _move(self, s: State) -> None:
        self.part = "moving"
        self.turns += 1
        s.emit("movement_turn_began", "C9.8.1", power=s.power_id(self.power), turn=self.turns)
        s.push(MovementTurn(self.power))
