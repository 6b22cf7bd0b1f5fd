"""What a good player of Ancien Régime knows by heart."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, Self

from kabinett.ancien_regime.board import POWER_IDS
from kabinett.ancien_regime.marches import MovementTurn
from kabinett.ancien_regime.movement import Movement
from kabinett.ancien_regime.rules import AncienRegime
from kabinett.ancien_regime.sequence import Course
from kabinett.ancien_regime.setting import LEADERS
from kabinett.ancien_regime.sides import Engaged
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.wheel import TURNS
from kabinett.bots.adviser import Adviser
from kabinett.bots.ancien_regime import battles, diplomacy, economy, marching, thoughts
from kabinett.bots.ancien_regime.atlas import atlas_of
from kabinett.bots.ancien_regime.marching import Marching
from kabinett.bots.ancien_regime.outlook import Outlook
from kabinett.bots.ancien_regime.value import value
from kabinett.bots.ancien_regime.weights import TRAINED, Weights, load_weights, trained_weights
from kabinett.bots.bot import Thought
from kabinett.bots.training import varied
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import Ruleset

Advice = Callable[[Outlook, Decision], list[float]]


def _mover(look: Outlook, decision: Decision) -> int:
    """The power whose generals move."""
    if "power" in decision.params:
        return POWER_IDS.index(str(decision.params["power"]))
    general = look.s.setting.board.general_index[str(decision.params["general"])]
    return look.s.setting.power_of[general]


def _marching(advice: Callable[[Marching, Decision], list[float]]) -> Advice:
    return lambda look, decision: advice(Marching(look, _mover(look, decision)), decision)


ADVICE: Mapping[str, Advice] = {
    "frederick": economy.frederick,
    "expulsion": diplomacy.expulsion,
    "status": diplomacy.status,
    "application": diplomacy.application,
    "crown": diplomacy.crown,
    "vote": diplomacy.vote,
    "bid": diplomacy.bid,
    "leave": diplomacy.leave,
    "drill": lambda look, decision: economy.discard(decision),
    "hand_limit": lambda look, decision: economy.discard(decision),
    "subsidies": economy.subsidies,
    "mercenaries": economy.mercenaries,
    "offered_money": economy.offered,
    "offered_cards": economy.offered,
    "leadership": economy.leadership,
    "placement": economy.placement,
    "mobilisation": economy.mobilisation,
    "arbiter": marching.arbiter,
    "dismissal": lambda look, decision: marching.dismissal(look.s, decision),
    "further_turn": _marching(Marching.further),
    "grant": marching.grant,
    "movement": _marching(Marching.who),
    "frederick_move": _marching(Marching.who),
    "march": _marching(Marching.where),
    "strategic": _marching(Marching.where),
    "garrison": _marching(Marching.garrison),
    "consent": marching.consent,
    "passage": marching.consent,
    "next_battle": battles.next_battle,
    "support_attack": battles.support,
    "support_defence": battles.support,
    "battle_pile": battles.battle_pile,
    "battle_card": battles.battle_card,
    "scout": battles.scout,
    "defeat": battles.defeat,
    "withdrawal": battles.withdrawal,
    "return": battles.troop_return,
}


# Looked at until everybody who chooses a status has moved; all others until the Movement Turn or the action is over.
TO_ALL_MOVEMENTS = frozenset({"status", "application"})
# What is bought, discarded or given, and which cards are played, follows rules of thumb: there a few looks ahead, in
# which luck decides, have been found to know less.
LOOKED_AT = TO_ALL_MOVEMENTS | {
    "movement", "frederick_move", "march", "strategic", "garrison", "next_battle", "grant",
}  # fmt: skip


# Planned together. A further Movement Turn is one of the same plan.
PLANNED = frozenset({
    "movement", "frederick_move", "march", "strategic", "garrison", "further_turn", "dismissal",
})  # fmt: skip
PLANNED_TABLES = frozenset({(1740, 4), (1756, 4)})  # scenario and players; elsewhere it was not counted what plans win


def turn_number(s: State) -> int:
    """The Action Turns are numbered through the game."""
    return s.round * TURNS + s.turn


class Mark:
    """Where a look ahead is: it goes on while a mark of a later position is equal to that of the first one."""

    __slots__ = ("doing", "number", "until")
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, s: State, until: int) -> None:
        course = s.stages[0]
        assert isinstance(course, Course)
        moving = s.runs(MovementTurn, Engaged)
        turns = [stage.turns for stage in s.stages if isinstance(stage, Movement)]
        self.number = turn_number(s)
        self.doing = self.number, course.next, moving, turns
        self.until = until

    def __eq__(self, other: object) -> bool:
        """Whether a position (this one) is still within the look that began at the other."""
        if not isinstance(other, Mark):
            return NotImplemented
        return self.number < other.until if other.until else self.doing == other.doing


class AncienRegimeAdviser(Adviser[State]):
    """Rules of thumb for every decision of Ancien Régime, and a judgement of positions."""

    prior: ClassVar[float] = 0.05
    blur: ClassVar[float] = 0.5  # a garrison is worth about 1
    plan_ahead: ClassVar[int] = TURNS

    def __init__(self, rules: Ruleset[State], weights: Mapping[str, Weights] | None = None) -> None:
        """`weights`: by power, where a power has its own."""
        super().__init__(rules)
        assert isinstance(rules, AncienRegime)
        self.atlas = atlas_of(rules.setting, load_weights())
        self.atlases = {power: atlas_of(rules.setting, own) for power, own in (weights or {}).items()}
        # C7.2: of those who choose a status, the last who moves after the Diplomacy phase.
        choosers = (power for power in self.atlas.majors if power not in LEADERS.values())
        self.last_mover = max(self.atlas.movement_turn[power] for power in choosers)

    @classmethod
    def trained(cls, rules: Ruleset[State], level: str) -> Self:
        """The adviser with the weights that each power was found to play best with."""
        assert isinstance(rules, AncienRegime)
        return cls(rules, trained_weights(level, rules.setting.scenario, rules.setting.players))

    def weigh(self, s: State, decision: Decision) -> Sequence[float]:
        """How good each option looks at first sight."""
        return ADVICE[decision.kind](self._outlook(s, decision.seat), decision)

    def _outlook(self, s: State, seat: str) -> Outlook:
        """How a seat sees the position, by its own weights."""
        return Outlook(self.atlases.get(seat, self.atlas), s, POWER_IDS.index(seat))

    def value(self, s: State, seat: str) -> float:
        """How good the position is for a seat."""
        return value(self.atlas, s, seat)

    def mark(self, s: State) -> object:
        """Until a Movement Turn with its battles is over; who chooses a status looks until all others have moved."""
        statuses = bool(s.asked) and s.asked[0].kind in TO_ALL_MOVEMENTS
        return Mark(s, turn_number(s) + self.last_mover - s.turn + 1 if statuses else 0)

    def plan(self, s: State, decision: Decision) -> object:
        """The Movement Turns of a power in one Action Turn are planned as a whole."""
        return self.clock(s) if decision.kind in PLANNED else None

    @property
    def plans_pay(self) -> bool:
        """Where it was counted that who plans wins games."""
        return (self.atlas.setting.scenario, self.atlas.setting.players) in PLANNED_TABLES

    def clock(self, s: State) -> int:
        """C5.2: the Action Turns."""
        return turn_number(s)

    def styles(self, seat: str, number: int) -> Iterator[Self]:
        """So many ways for a seat to play."""
        weights = self.atlases.get(seat, self.atlas).weights
        values = {name: getattr(weights, name) for name in TRAINED}
        for style in range(number):
            yield type(self)(self.rules, {seat: replace(weights, **varied(values, seat, style))})

    def worth_a_look(self, s: State, decision: Decision) -> bool:
        """War and peace, generals and marches are."""
        return decision.kind in LOOKED_AT

    def thought(self, s: State, decision: Decision, move: Move) -> Thought:
        """Why one would choose this."""
        return thoughts.thought(self._outlook(s, decision.seat), decision, move)
