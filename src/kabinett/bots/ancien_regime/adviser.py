"""What a good player of Ancien Régime knows by heart."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from kabinett.ancien_regime.board import POWER_IDS
from kabinett.ancien_regime.marches import MovementTurn
from kabinett.ancien_regime.movement import Movement
from kabinett.ancien_regime.rules import AncienRegime
from kabinett.ancien_regime.sequence import Course
from kabinett.ancien_regime.sides import Engaged
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.wheel import TURNS
from kabinett.bots.adviser import Adviser
from kabinett.bots.ancien_regime import battles, diplomacy, economy, marching, thoughts
from kabinett.bots.ancien_regime.atlas import atlas_of
from kabinett.bots.ancien_regime.marching import Marching
from kabinett.bots.ancien_regime.outlook import Outlook
from kabinett.bots.ancien_regime.value import value
from kabinett.bots.ancien_regime.weights import load_weights
from kabinett.bots.bot import Thought
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


FAR_TURNS = 2  # Action Turns that a far look goes on, the present one included
LOOKED_AT = frozenset({
    "status", "application", "movement", "frederick_move", "march", "strategic", "garrison", "next_battle", "grant",
})  # fmt: skip


class Horizon:
    """A mark for looking far: it is the same as long as fewer than so many Action Turns have passed."""

    __slots__ = ("turn",)
    __hash__ = None  # type: ignore[assignment]

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Horizon) and abs(self.turn - other.turn) < FAR_TURNS


class AncienRegimeAdviser(Adviser[State]):
    """Rules of thumb for every decision of Ancien Régime, and a judgement of positions."""

    prior: ClassVar[float] = 0.01

    def __init__(self, rules: Ruleset[State]) -> None:
        super().__init__(rules)
        assert isinstance(rules, AncienRegime)
        self.atlas = atlas_of(rules.setting, load_weights())

    def weigh(self, s: State, decision: Decision) -> Sequence[float]:
        """How good each option looks at first sight."""
        look = Outlook(self.atlas, s, POWER_IDS.index(decision.seat))
        return ADVICE[decision.kind](look, decision)

    def value(self, s: State, seat: str) -> float:
        """How good the position is for a seat."""
        return value(self.atlas, s, seat)

    def mark(self, s: State, far: bool) -> object:
        """Near: the end of a Movement Turn with its battles, or of another action. Far: some Action Turns later."""
        course = s.stages[0]
        assert isinstance(course, Course)
        if far:
            return Horizon(s.round * TURNS + s.turn)
        moving = s.runs(MovementTurn, Engaged)
        return s.round, s.turn, course.next, moving, [stage.turns for stage in s.stages if isinstance(stage, Movement)]

    def worth_a_look(self, s: State, decision: Decision) -> bool:
        """Marches and battles are; what is bought, discarded or given follows rules of thumb."""
        return decision.kind in LOOKED_AT

    def thought(self, s: State, decision: Decision, move: Move) -> Thought:
        """Why one would choose this."""
        return thoughts.thought(Outlook(self.atlas, s, POWER_IDS.index(decision.seat)), decision, move)
