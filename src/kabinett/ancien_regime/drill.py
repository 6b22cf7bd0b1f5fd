"""C9.2 (F1) Drill: draw a card, discard a card."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.ancien_regime.bars import discard_bar
from kabinett.ancien_regime.cards import discard, draw, hand_options
from kabinett.ancien_regime.state import State
from kabinett.core.errors import Reason
from kabinett.core.fields import BOOL, Name, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage


@dataclass(slots=True)
class Drill(Stage):
    """C9.2.1: a power draws one card, then discards one."""

    power: int = field(metadata=public(Name("power")))
    drawn: bool = field(default=False, metadata=public(BOOL))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """P12: which card is discarded, the new one included. Asked even of a single card: hands are secret."""
        if not self.drawn or not s.hands[self.power]:
            return ()
        options = hand_options(s, self.power)
        return (Decision(s.player(self.power), "drill", "C9.2.1", options, power=s.power_id(self.power)),)

    def answer(self, s: State, seat: str, move: Move) -> None:
        """C9.2.1: the discard ends the action."""
        s.pop()
        discard(s, self.power, move.n, "C9.2.1")

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """C9.2.1: a card that the power does not hold."""
        return discard_bar(s, self.power, move, "C9.2.1")

    def step(self, s: State) -> None:
        """C9.2.1: the draw. Who has no card even then has none to discard."""
        if self.drawn:
            s.pop()
        else:
            self.drawn = True
            draw(s, self.power, 1, "C9.2.1")
