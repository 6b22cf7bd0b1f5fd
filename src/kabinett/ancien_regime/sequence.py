"""C6 Sequence of play: Rounds, Action Turns and the parts of a turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from kabinett.ancien_regime import victory
from kabinett.ancien_regime.board import NOBODY, PRUSSIA
from kabinett.ancien_regime.cards import HandLimit, over_limit
from kabinett.ancien_regime.diplomacy import Diplomacy
from kabinett.ancien_regime.drill import Drill
from kabinett.ancien_regime.election import Election
from kabinett.ancien_regime.influence import extend_influence, extends
from kabinett.ancien_regime.leadership import Leadership
from kabinett.ancien_regime.marches import MovementTurn
from kabinett.ancien_regime.minors import settle_control
from kabinett.ancien_regime.mobilisation import Mobilisation
from kabinett.ancien_regime.movement import Movement
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.subsidies import Subsidies
from kabinett.ancien_regime.taxation import collect_taxes
from kabinett.ancien_regime.wheel import FIELDS, TURNS, field_of, power_at
from kabinett.core.fields import Word, public
from kabinett.core.state import Stage

# C6.3: the parts of an Action Turn, in order.
PARTS = ("diplomacy", "election", "control", *FIELDS[:-1], "frederick", FIELDS[-1], "end")
ELECTION_TURN = 3  # C8.1
# C9: what a power does on a field; those that ask nothing are done at once.
STAGES: Mapping[str, Callable[[int], Stage]] = {
    "drill": Drill,
    "subsidies": Subsidies,
    "leadership": Leadership,
    "mobilisation": Mobilisation,
    "movement": Movement,
}


@dataclass(slots=True)
class Course(Stage):
    """C6.1, C6.3: the parts of an Action Turn, one after the other. `next` is the part that comes next."""

    next: str = field(default=PARTS[0], metadata=public(Word(*PARTS)))

    def step(self, s: State) -> None:
        """C5.10.1, C6.3: at the end of each action the hand limit, then the next part of the turn."""
        if over := over_limit(s):
            s.push(HandLimit(over[0]))
            return
        part = self.next
        self.next = PARTS[(PARTS.index(part) + 1) % len(PARTS)]
        match part:
            case "diplomacy":
                self._begin_turn(s)
            case "election":
                if s.turn == ELECTION_TURN:
                    s.emit("election_began", "C8.1")
                    s.push(Election())
            case "control":
                settle_control(s, power_at(s.setting, "drill", s.turn))
            case "frederick":
                self._frederick(s)
            case "end":
                self._end_turn(s)
            case _:
                act(s, part)

    def _begin_turn(self, s: State) -> None:
        """C6.2: every Round but the first begins with Diplomacy."""
        s.emit("turn_began", "C5.2", round=s.round, turn=s.turn)
        if s.turn == 1 and s.round > 1:
            s.emit("diplomacy_began", "C6.2")
            s.push(Diplomacy.begin(s))

    def _frederick(self, s: State) -> None:
        """C9.5.4-C9.5.6: after F1-F6 of the turn of Prussia's Leadership Frederick may move, if he is on the map."""
        if field_of(s.setting, PRUSSIA, s.turn) == "leadership" and s.place[s.frederick] >= 0:
            s.emit("frederick_began", "C9.5.4", general=s.general_id(s.frederick))
            s.push(MovementTurn(PRUSSIA, s.frederick))

    def _end_turn(self, s: State) -> None:
        """C5.2, C4.5: the wheel turns; after seven turns a new Round begins."""
        if s.turn < TURNS:
            s.turn += 1
            return
        victory.after_round(s)
        if s.outcome is None:  # C4.1: nothing is done after the end
            s.turn = 1
            s.round += 1


def act(s: State, part: str) -> None:
    """C9.1.1, C9.7.2, C12.7.1: the power on a field performs its action, unless it is a Minor that may not."""
    power = power_at(s.setting, part, s.turn)
    if s.controlled_by[power] == NOBODY or (part == "influence" and not extends(s, power)):
        return
    s.emit("action_began", "C9.1.1", power=s.power_id(power), action=part)
    match part:
        case "taxation":
            collect_taxes(s, power)
        case "influence":
            extend_influence(s, power)
        case _:
            s.push(STAGES[part](power))
