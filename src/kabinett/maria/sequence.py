"""M5 Sequence of play: turns, action stages and their phases."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.core.fields import INT, Many, Name, Word, public
from kabinett.core.state import Stage
from kabinett.maria import advanced, reduction, victory
from kabinett.maria.agreements import running as agreements
from kabinett.maria.annexation import PeaceOffer, end_neutrality, may_offer
from kabinett.maria.cards import CardPhase
from kabinett.maria.combat import CombatPhase
from kabinett.maria.election import Election
from kabinett.maria.hussars import HussarStage
from kabinett.maria.movement import MovementPhase
from kabinett.maria.politics import PoliticsStage
from kabinett.maria.powers import AUSTRIA, BAVARIA, FRANCE, PRAGMATIC, PRUSSIA, SAXONY, saxon_leader
from kabinett.maria.retroactive import resolve_questions
from kabinett.maria.state import State
from kabinett.maria.supply import SupplyPhase
from kabinett.maria.winter import Winter

# M5.1: the three action stages, each with its powers in the order of M5.5.
ACTION_STAGES = ((FRANCE, BAVARIA), (PRUSSIA, SAXONY), (PRAGMATIC, AUSTRIA, SAXONY))
ACTION_NAMES = ("france", "prussia", "austria")
PRUSSIAN_STAGE = ACTION_NAMES.index("prussia")
# M5.1, M5.7, M5.8: what a turn consists of, in order. M14.2: the introductory game has no politics and no election.
TURN = ("politics", "hussars", *ACTION_NAMES, "election", "winter", "end")
PHASES = ("cards", "supply", "movement", "combat", "conquest")  # M5.3


def active_powers(s: State, number: int) -> list[int]:
    """M5.2, M5.4, M5.5, M2.11: the powers that act together in an action stage, Saxony with its leader."""
    leader = saxon_leader(s.saxony)
    stage = ACTION_STAGES[number]
    return [power for power in stage if power in s.setting.powers and (power != SAXONY or leader in stage)]


@dataclass(slots=True)
class Course(Stage):
    """M5.1, M5.7, M5.8: the turns, one after the other. `next` is the part of the turn that comes next."""

    next: str = field(default=TURN[0], metadata=public(Word(*TURN)))

    def step(self, s: State) -> None:
        """M5.1: the next part of the turn. M19.2.2: between two of them France may reduce its objectives."""
        part = self.next
        self.next = TURN[(TURN.index(part) + 1) % len(TURN)]
        if s.setting.advanced:
            reduction.between_stages(s)
        match part:
            case "politics":
                self._begin_turn(s)
            case "hussars":
                s.push(HussarStage())
            case "election":
                if s.election_pending:
                    s.push(Election())
            case "winter":
                self._end_turn(s)
            case "end":
                s.turn += 1
            case _:
                s.push(ActionStage(ACTION_NAMES.index(part)))

    def _begin_turn(self, s: State) -> None:
        s.emit("turn_began", "M5.1", turn=s.turn)
        s.saxony_drew = False
        if s.setting.advanced:
            s.push(PoliticsStage())

    def _end_turn(self, s: State) -> None:
        """M5.7-M5.9, M13.13, M13.14: a winter follows every third turn, after the last the game ends."""
        s.in_force = [card for card in s.in_force if s.setting.political[card].lasting]
        agreements.end_of_turn(s)
        winter = s.turn in s.setting.variant.winters
        if winter and s.setting.advanced:
            advanced.score_winter(s)
        if s.turn == s.setting.variant.turns:
            victory.after_last_turn(s)
        elif winter:
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
        """M5.3: the next phase. M19.3.16: a Saxony that changes sides leaves stage 4 or joins stage 5 between two."""
        phase = self.next_phase
        self.next_phase += 1
        if phase >= len(PHASES):
            self._end(s, phase)
            return
        if phase == 0 and self.number == PRUSSIAN_STAGE:
            end_neutrality(s)
        self.powers = active_powers(s, self.number)
        if phase == 0:
            s.emit("stage_began", "M5.1", powers=tuple(s.power_id(power) for power in self.powers))
        self._enter(s, PHASES[phase])

    def _end(self, s: State, phase: int) -> None:
        """M5.6: victory is checked, Prussia may offer peace (M19.1.1), and after a peace victory is checked again.

        An ordered reduction (M19.2.2) waits for `Course`: carried out before the check it could only cost France.
        """
        if phase == len(PHASES):
            victory.after_stage(s)
            if s.outcome is None and self._may_offer_peace(s):
                s.push(PeaceOffer())
        else:
            s.pop()
            if self._peace_was_made(s):
                victory.after_stage(s)

    def _may_offer_peace(self, s: State) -> bool:
        return s.setting.advanced and self.number == PRUSSIAN_STAGE and may_offer(s)

    def _peace_was_made(self, s: State) -> bool:
        """M19.1.14: whether peace was made at the end of this very stage."""
        return self.number == PRUSSIAN_STAGE and s.peace_turn == s.turn

    def _enter(self, s: State, phase: str) -> None:
        powers = list(self.powers)
        match phase:
            case "cards":
                s.push(CardPhase(powers))
            case "supply":
                s.push(SupplyPhase(powers))
            case "movement":
                s.push(MovementPhase.begin(s, powers))
            case "combat":
                s.push(CombatPhase(powers))
            case "conquest":
                resolve_questions(s)
