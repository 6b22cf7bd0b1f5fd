"""What a good player of Maria knows by heart."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import ClassVar, Self

from kabinett.bots.adviser import Adviser
from kabinett.bots.bot import Thought
from kabinett.bots.maria import battle, marching, negotiation, politics, quarters, thoughts
from kabinett.bots.maria.memory import Memory
from kabinett.bots.maria.picture import Picture
from kabinett.bots.maria.value import Judge, contenders
from kabinett.bots.maria.weights import Weights, flat, load_weights, nested, trained_weights, weights_of
from kabinett.bots.training import varied
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import Ruleset
from kabinett.maria.combat import CombatPhase
from kabinett.maria.political import DISPLAY
from kabinett.maria.powers import own_major
from kabinett.maria.rules import Maria
from kabinett.maria.sequence import TURN, Course
from kabinett.maria.state import State

Weigh = Callable[[Picture, Decision], Sequence[float]]


def _indifferent(picture: Picture, decision: Decision) -> list[float]:
    return [0.0] * len(decision.options)


# By kind of decision. A relocated piece and the path of no consequence are as good as any other.
RULES: Mapping[str, Weigh] = {
    "setup": quarters.weigh_setup,
    "hussar": quarters.weigh_hussar,
    "subsidy": quarters.weigh_subsidy,
    "payment": quarters.weigh_payment,
    "supplied": quarters.weigh_supplied,
    "division": quarters.weigh_division,
    "movement": marching.weigh_movement,
    "march": marching.weigh_march,
    "train_entry": quarters.weigh_train_entry,
    "second_train": quarters.weigh_train_entry,
    "commander": quarters.weigh_commander,
    "attacker": battle.weigh_attack,
    "target": battle.weigh_attack,
    "battle": battle.weigh_battle,
    "retreat": battle.weigh_retreat,
    "retreat_path": battle.weigh_retreat,
    "recruit": quarters.weigh_recruit,
    "recruits": quarters.weigh_recruits,
    "general_entry": quarters.weigh_entry,
    "trump": politics.weigh_trump,
    "placement": politics.weigh_placement,
    "choice": politics.weigh_choice,
    "instruction": politics.weigh_instruction,
    "arrow": politics.weigh_arrow,
    "receiver": politics.weigh_receiver,
    "corps": politics.weigh_corps,
    "corps_return": _indifferent,
    "vote": politics.weigh_vote,
    "saxony_shift": politics.weigh_shift,
    "peace_offer": politics.weigh_peace_offer,
    "peace_answer": politics.weigh_peace_answer,
    "relocated_piece": _indifferent,
    "relocation": quarters.weigh_relocation,
}
# Where looking ahead finds more than the rules of thumb know: where cards decide.
LOOKED_AT = frozenset(("attacker", "target", "battle", "retreat", "recruit", "peace_offer", "peace_answer"))
MARCHES = frozenset(("movement", "march"))
PLANNED = MARCHES | {"train_entry", "second_train", "commander"}


def asked_power(s: State, decision: Decision) -> int:
    """The power for which a seat decides: that of the question, or of the pieces in it; else the seat's first."""
    if "power" in decision.params:
        return s.setting.board.power_index[str(decision.params["power"])]
    if "piece" in decision.params:
        return s.setting.power_of[s.setting.board.piece_index[str(decision.params["piece"])]]
    for move in decision.options:
        if move.verb == "piece":
            return s.setting.power_of[move.n]
    return next(power for power in DISPLAY if s.player(power) == decision.seat)


class MariaAdviser(Adviser[State]):
    """Rules of thumb for every decision of Maria, and a judgement of positions."""

    prior: ClassVar[float] = 0.06
    blur: ClassVar[float] = 0.03  # a fortress is worth about 1; on a long march small errors add up
    plan_ahead: ClassVar[int] = len(TURN)

    def __init__(self, rules: Ruleset[State], weights: Mapping[str, Weights] | None = None) -> None:
        """`weights`: by major power, where a power has its own."""
        super().__init__(rules)
        assert isinstance(rules, Maria)
        self.memory = Memory(rules.setting, load_weights())
        index = rules.setting.board.power_index
        self.memories = {index[power]: Memory(rules.setting, own) for power, own in (weights or {}).items()}
        self.judge = Judge(self.memory)

    @classmethod
    def trained(cls, rules: Ruleset[State], level: str) -> Self:
        """The adviser with the weights that each power was found to play best with."""
        assert isinstance(rules, Maria)
        return cls(rules, trained_weights(level, rules.setting.variant.id, rules.setting.players))

    def weigh(self, s: State, decision: Decision) -> Sequence[float]:
        """How good each option looks at first sight."""
        if decision.kind in negotiation.KINDS:
            return negotiation.weigh(s, decision)
        memory = self.memories.get(own_major(asked_power(s, decision), s.saxony), self.memory)
        return RULES[decision.kind](Picture(s, decision.seat, memory), decision)

    def value(self, s: State, seat: str) -> float:
        """How good the position is for a seat."""
        return self.judge.value(s, seat)

    def mark(self, s: State) -> object:
        """Where a look ahead may end: with the battle, or with the part of the turn."""
        phase = next((stage for stage in s.stages if isinstance(stage, CombatPhase)), None)
        return self.clock(s), None if phase is None else len(phase.pairs)

    def clock(self, s: State) -> int:
        """M5.1: the parts of all turns."""
        course = s.stages[0]
        assert isinstance(course, Course)
        return s.turn * len(TURN) + TURN.index(course.next)

    def plan(self, s: State, decision: Decision) -> object:
        """The movement of a stage is planned as a whole."""
        return self.clock(s) if decision.kind in PLANNED else None

    def styles(self, seat: str, number: int) -> Iterator[Self]:
        """So many ways for a seat to play."""
        setting = self.memory.setting
        own = {setting.board.powers[power].id: flat(self.memories.get(power, self.memory).weights)
               for power in contenders(setting)}  # fmt: skip
        for style in range(number):
            changed = {power: nested(varied(values, power, style)) for power, values in own.items()}
            weights = {power: weights_of(f"style {style}", sections) for power, sections in changed.items()}
            yield type(self)(self.rules, weights)

    def worth_a_look(self, s: State, decision: Decision) -> bool:
        """Whether looking ahead can find more than the rules of thumb know.

        With learned weights bots that looked ahead at marches too won no more games, for six times the time.
        """
        return decision.kind in LOOKED_AT or (decision.kind in MARCHES and not self.memories)

    def offer(self, s: State, seat: str) -> Move | None:
        """An agreement that the seat should propose."""
        return negotiation.offer(s, seat)

    def thought(self, s: State, decision: Decision, move: Move) -> Thought:
        """Why one would choose this."""
        return thoughts.thought(s, decision, move)
