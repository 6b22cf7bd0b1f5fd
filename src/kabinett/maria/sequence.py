"""M5 Sequence of play: turns, action stages and their phases."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.core.fields import INT, Many, Name, public
from kabinett.core.state import Stage
from kabinett.maria import victory
from kabinett.maria.cards import CardPhase
from kabinett.maria.combat import CombatPhase
from kabinett.maria.hussars import HussarStage
from kabinett.maria.movement import MovementPhase
from kabinett.maria.powers import AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, SAXONY, saxon_leader
from kabinett.maria.retroactive import resolve_questions
from kabinett.maria.state import State
from kabinett.maria.supply import SupplyPhase
from kabinett.maria.winter import Winter

# M5.1: the three action stages, each with its powers in the order of M5.5.
ACTION_STAGES = ((FRANCE, BAVARIA), (PRUSSIA, SAXONY), (PRAGMATIC, AUSTRIA, SAXONY))
END_OF_TURN = len(ACTION_STAGES) + 1
PHASES = ("cards", "supply", "movement", "combat", "conquest")  # M5.3


def active_powers(s: State, number: int) -> list[int]:
    """M5.2, M5.4, M5.5, M2.11: the powers that act together in an action stage, Saxony with its leader."""
    leader = saxon_leader(s.saxony)
    stage = ACTION_STAGES[number]
    return [power for power in stage if power in s.setting.powers and (power != SAXONY or leader in stage)]


@dataclass(slots=True)
class Course(Stage):
    """M5.1, M5.7, M5.8: the turns, one after the other. `next_stage` 0 is the hussars, 1-3 are the action stages.

    (Politics and the Imperial Election come before and after these in the advanced game.)
    """

    next_stage: int = field(default=0, metadata=public(INT))

    def step(self, s: State) -> None:
        """M5.1: the next stage of the turn, or the end of the turn."""
        number = self.next_stage
        self.next_stage += 1
        if number == 0:
            s.emit("turn_began", "M5.1", turn=s.turn)
            s.push(HussarStage())
        elif number <= len(ACTION_STAGES):
            s.push(ActionStage(number - 1))
        elif number == END_OF_TURN:
            self._end_turn(s)
        else:
            self.next_stage = 0
            s.turn += 1

    def _end_turn(self, s: State) -> None:
        """M5.7-M5.9: after the last turn the game ends; a winter follows every third turn before it."""
        if s.turn == s.setting.variant.turns:
            victory.after_last_turn(s)
        elif s.turn in s.setting.variant.winters:
            s.emit("winter_began", "M5.8", turn=s.turn)
            s.push(Winter(winter_order(s)))


def winter_order(s: State) -> list[int]:
    """M5.8, M13.1: the powers in the order of the action stages."""
    return [power for number in range(len(ACTION_STAGES)) for power in active_powers(s, number)]


@dataclass(slots=True)
class ActionStage(Stage):
    """M5.3, M5.4: the powers of a stage go through five phases together."""

    number: int = field(metadata=public(INT))
    next_phase: int = field(default=0, metadata=public(INT))
    powers: list[int] = field(default_factory=list, metadata=public(Many(Name("power"))))

    def step(self, s: State) -> None:
        """M5.3: the next phase. M5.6: checks at the end of a stage belong to the advanced game."""
        phase = self.next_phase
        self.next_phase += 1
        if phase == len(PHASES):
            s.pop()
            return
        if phase == 0:
            self.powers = active_powers(s, self.number)
            s.emit("stage_began", "M5.1", powers=tuple(s.power_id(power) for power in self.powers))
        self._enter(s, PHASES[phase])

    def _enter(self, s: State, phase: str) -> None:
        powers = list(self.powers)
        match phase:
            case "cards":
                s.push(CardPhase(powers))
            case "supply":
                s.push(SupplyPhase(powers))
            case "movement":
                s.push(MovementPhase(powers))
            case "combat":
                s.push(CombatPhase(powers))
            case _:
                resolve_questions(s)
