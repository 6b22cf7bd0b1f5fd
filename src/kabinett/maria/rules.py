"""The ruleset of Maria: the chapters put together behind the kernel's operations."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from kabinett.core.bits import by_place
from kabinett.core.dice import Dice
from kabinett.core.errors import Reason, because
from kabinett.core.fields import Json, read
from kabinett.core.fluent import language
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import Answer, Ruleset, View
from kabinett.core.state import Stage, common_values
from kabinett.core.yamltree import Node
from kabinett.maria import facts, questions, sampling, setup, soundness, standing, surveys
from kabinett.maria.agreements import negotiation
from kabinett.maria.agreements import running as agreements
from kabinett.maria.annexation import Annexation, PeaceOffer, SecondTrain, offer_bar
from kabinett.maria.cards import CardPhase, Payment, subsidy_bar
from kabinett.maria.combat import Aftermath, Battle, CombatPhase
from kabinett.maria.election import Election
from kabinett.maria.forced import OPEN_KINDS
from kabinett.maria.hussars import HussarStage
from kabinett.maria.instructions import Execution, Instruction
from kabinett.maria.movement import March, MovementPhase
from kabinett.maria.points import SaxonyShift
from kabinett.maria.politics import PoliticsStage
from kabinett.maria.positions.reading import read_position
from kabinett.maria.relocation import Relocation
from kabinett.maria.retreat import Retreat
from kabinett.maria.saxony import StatusChange
from kabinett.maria.sequence import ActionStage, Course
from kabinett.maria.setting import Setting
from kabinett.maria.stacks import CommanderChoice, Consent, Division
from kabinett.maria.state import State
from kabinett.maria.supply import SupplyPhase
from kabinett.maria.texts import Texts
from kabinett.maria.tracks import Corps, CorpsReturn
from kabinett.maria.trains import TrainEntry
from kabinett.maria.winter import Recruiting, Winter

STAGES: Mapping[str, type[Stage]] = {
    stage.__name__: stage
    for stage in (
        setup.SetUp, Course, ActionStage, HussarStage, CardPhase, Payment, SupplyPhase, MovementPhase, March,
        TrainEntry, CommanderChoice, Consent, Division, CombatPhase, Battle, Retreat, Aftermath, SaxonyShift,
        StatusChange, Relocation, Winter, Recruiting, PoliticsStage, Execution, Instruction, Corps, CorpsReturn,
        Election, PeaceOffer, Annexation, SecondTrain,
    )
}  # fmt: skip


class Maria(Ruleset[State]):
    """Maria in one setting (variant, number of players, board)."""

    game: ClassVar[str] = "maria"
    open_kinds: ClassVar[frozenset[str]] = OPEN_KINDS

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.options = {
            "variant": setting.variant.id,
            "players": setting.players,
            "politics": setting.politics,
            "board": setting.board.digest,
        }
        self.data_hashes = setting.data_hashes
        self.seats = setting.seats
        self.vocabulary = setting.moves.vocabulary
        self.questions = questions.questions_of(setting)
        self.surveys = surveys.surveys_of(setting)
        self.names = setting.names
        self._texts: dict[str, Texts] = {}  # by language

    def start(self, dice: Dice) -> State:
        """M4: the set-up, its decisions still to be made."""
        s = setup.start(self.setting, dice)
        s.push(Course())
        s.push(setup.SetUp([0] * len(self.setting.board.powers)))
        return s

    def owner(self, s: State, kind: str, number: int) -> str:
        """M6.9, M8.7: troops and hands are known to the player of their power."""
        return s.player(self.setting.power_of[number] if kind == "general" else number)

    def public_facts(self, s: State) -> dict[str, Json]:
        """What follows from the position by the rules, for clients, which know no rules."""
        return facts.public_facts(s)

    def turn(self, s: State) -> int:
        """M4.2: the place of the turn marker."""
        return s.turn

    def standing(self, s: State, seat: str) -> tuple[Move, ...]:
        """DP3, DP4, DP5, DP38: what the seat may do without being asked, but for proposals, which are any text."""
        return tuple(standing.standing_moves(s, seat))

    def replies(self, standing: Sequence[Move], seat: str) -> list[Decision]:
        """M21.4: the offers that others have made to the seat."""
        return negotiation.replies(standing, seat)

    def allows(self, s: State, seat: str, move: Move) -> bool:
        """M21.3, M21.4: a proposal is allowed if it can be agreed."""
        if move.verb == "propose":
            return negotiation.why_not(s, seat, move) is None
        return (standing.is_standing(move) or negotiation.is_negotiation(move)) and super().allows(s, seat, move)

    def particular(self, s: State, seat: str, move: Move) -> Reason | None:
        """M21.4, M21.5: offers, and choices that an agreement took away, are no matter of the stage that asks."""
        if negotiation.is_negotiation(move):
            return negotiation.why_not(s, seat, move)
        if standing.is_standing(move):
            return standing.why_not(s, seat, move)
        return agreements.why_not(s, seat, move) or super().particular(s, seat, move) or self._untimely(s, seat, move)

    def _untimely(self, s: State, seat: str, move: Move) -> Reason | None:
        """M8.2, M8.15, M19.1.1: what a seat that is asked something else may have waited for."""
        if all(decision.seat != seat for decision in s.asked):
            return None
        match move.verb:
            case "card":
                return because("M8.15", "no_card_asked")
            case "subsidy" | "keep":
                return subsidy_bar(s)
            case "offer":
                return offer_bar(s, seat)
        return None

    def explain(self, s: State, seat: str, question: Move) -> Answer:
        """M9, M10.3, K7.7: what happens by itself."""
        return questions.answer(s, seat, question)

    def surveyed(self, s: State, seat: str | None, survey: Move) -> Json:
        """M9, M10, M11.1, M14-M16, M18: what one sees at a glance at the table."""
        return surveys.survey_of(s, seat, survey)

    def forced(self, decision: Decision) -> bool:
        """M21.6: who has one option left by an agreement may still end it by consent, so the answer is his."""
        return super().forced(decision) and "bound" not in decision.params

    def no_private_talk(self, s: State) -> Reason | None:
        """M21.1: all may negotiate at any time, only in public."""
        return because("M21.1", "public_only")

    def sentence(self, reason: Reason) -> str:
        """A reason in words, with the names of this setting."""
        return self.texts.refusal(reason)

    @property
    def texts(self) -> Texts:
        """The sentences of this setting, in the language that is spoken now."""
        spoken = language()
        if spoken not in self._texts:
            self._texts[spoken] = Texts(self.setting)
        return self._texts[spoken]

    def apply_standing(self, s: State, seat: str, move: Move) -> None:
        """Carry out a standing move."""
        standing.apply_standing(s, seat, move)

    def from_json(self, data: Mapping[str, Json]) -> State:
        """A state from the data that `to_json` gave."""
        own = read(State, data, self.names)
        at = by_place(own["place"], len(self.setting.board.cities))
        return State(setting=self.setting, at=at, **common_values(data, self.names, STAGES), **own)

    def check(self, s: State) -> None:
        """S54: ValueError if no game can have this state."""
        soundness.check(s)

    def read_position(self, root: Node) -> State:
        """The state that a position file describes."""
        return read_position(self.setting, root)

    def fill_unknown(self, view: View, dice: Dice) -> dict[str, Json]:
        """M6.9, M8.7: other players' troops, hands and the piles are dealt by the dice."""
        return sampling.fill_unknown(self.setting, view, dice)
