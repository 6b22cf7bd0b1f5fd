"""The ruleset of Ancien Régime: the chapters put together behind the kernel's operations."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from kabinett.ancien_regime import facts, sampling, setup, soundness, surveys
from kabinett.ancien_regime.battles import Battles
from kabinett.ancien_regime.cardplay import Battle
from kabinett.ancien_regime.cards import HandLimit
from kabinett.ancien_regime.diplomacy import Diplomacy
from kabinett.ancien_regime.drill import Drill
from kabinett.ancien_regime.election import Election
from kabinett.ancien_regime.forced import OPEN_KINDS
from kabinett.ancien_regime.leadership import Leadership
from kabinett.ancien_regime.marches import March, MovementTurn
from kabinett.ancien_regime.minors import Auction
from kabinett.ancien_regime.mobilisation import Mobilisation
from kabinett.ancien_regime.movement import Movement
from kabinett.ancien_regime.positions import read_position
from kabinett.ancien_regime.results import Result
from kabinett.ancien_regime.sequence import Course
from kabinett.ancien_regime.setting import Setting
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.subsidies import Subsidies
from kabinett.ancien_regime.support import Support
from kabinett.ancien_regime.texts import Texts
from kabinett.ancien_regime.update import GarrisonReturn, StayRequest, Update
from kabinett.ancien_regime.withdrawal import Withdrawal
from kabinett.core.bits import by_place
from kabinett.core.dice import Dice
from kabinett.core.errors import Reason, because
from kabinett.core.fields import Json, read
from kabinett.core.fluent import language
from kabinett.core.moves import Move
from kabinett.core.ruleset import Ruleset, View
from kabinett.core.state import Stage, common_values
from kabinett.core.yamltree import Node

STAGES: Mapping[str, type[Stage]] = {
    stage.__name__: stage
    for stage in (
        setup.SetUp, Course, Diplomacy, Election, Auction, Update, GarrisonReturn, StayRequest, Withdrawal, Drill,
        Subsidies, Leadership, Mobilisation, Movement, MovementTurn, March, Battles, Support, Battle, Result, HandLimit,
    )
}  # fmt: skip


class AncienRegime(Ruleset[State]):
    """Ancien Régime in one setting (scenario, number of players, round limit, board).

    C5.11: without being asked there is nothing to do but talk, so there are no standing moves.
    """

    game: ClassVar[str] = "ancien_regime"
    open_kinds: ClassVar[frozenset[str]] = OPEN_KINDS

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.options = {
            "scenario": setting.scenario,
            "players": setting.players,
            "rounds": setting.rounds,
            "board": setting.board.digest,
        }
        self.data_hashes = setting.board.data_hashes
        self.seats = setting.seats
        self.vocabulary = setting.moves.vocabulary
        self.surveys = surveys.surveys_of(setting)
        self.names = setting.names
        self._texts: dict[str, Texts] = {}  # by language

    def start(self, dice: Dice) -> State:
        """C3: the set-up; Frederick is still to be named."""
        s = setup.start(self.setting, dice)
        s.push(Course())
        s.push(setup.SetUp())
        return s

    def owner(self, s: State, kind: str, number: int) -> str:
        """S6, S8, S13, S22, S23: who knows what is secret: the player of a power, of a general's power, of a giver."""
        match kind:
            case "general":
                return s.player(self.setting.power_of[number])
            case "recipient":
                return s.player(next(stage.power for stage in s.stages if isinstance(stage, Subsidies)))
        return s.player(number)

    def public_facts(self, s: State) -> dict[str, Json]:
        """What follows from the position by the rules, for clients, which know no rules."""
        return facts.public_facts(s)

    def turn(self, s: State) -> int:
        """C0: the Round."""
        return s.round

    def scores(self, s: State) -> dict[str, int]:
        """C4: the Influence of the Majors."""
        return {s.power_id(power): s.influence[power] for power in self.setting.majors}

    def no_private_talk(self, s: State) -> Reason | None:
        """C5.11.1, C5.11.2, C10.5.9: one may talk at any time, but not about the cards of a battle."""
        return because("C10.5.9", "no_consultation") if s.runs(Battle) else None

    def surveyed(self, s: State, seat: str | None, survey: Move) -> Json:
        """C4, C5, C7.5, C8-C10: what one sees at a glance at the table."""
        return surveys.survey_of(s, seat, survey)

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

    def from_json(self, data: Mapping[str, Json]) -> State:
        """A state from the data that `to_json` gave."""
        own = read(State, data, self.names)
        at = by_place(own["place"], len(self.setting.board.territories))
        return State(setting=self.setting, at=at, **common_values(data, self.names, STAGES), **own)

    def check(self, s: State) -> None:
        """S27: ValueError if no game can have this state."""
        soundness.check(s)

    def read_position(self, root: Node) -> State:
        """The state that a position file describes."""
        return read_position(self.setting, root)

    def fill_unknown(self, view: View, dice: Dice) -> dict[str, Json]:
        """S6, S8, S13-S15, S22, S23: hands, piles and secret choices are dealt by the dice."""
        return sampling.fill_unknown(self.setting, view, dice)
