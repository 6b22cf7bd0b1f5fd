"""C10.3 Support: generals beside a battle allow more cards."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.ancien_regime.bars import owner_bar, place_bar
from kabinett.ancien_regime.board import NOBODY, POWER_IDS
from kabinett.ancien_regime.cardplay import begin_cards
from kabinett.ancien_regime.relations import allied
from kabinett.ancien_regime.sides import ATTACK, DEFENCE, SIDE_WORDS, Engaged, Sides
from kabinett.ancien_regime.state import State
from kabinett.core.errors import Reason, because
from kabinett.core.fields import INT, Mask, public
from kabinett.core.moves import Decision, Move


@dataclass(slots=True)
class Support(Sides):
    """C10.3.3: all support of the attacker is declared, then all of the defender; within a side in Power Order."""

    side: int = field(default=ATTACK, metadata=public(INT))  # whose support is declared
    declared: int = field(default=0, metadata=public(Mask("power")))  # who has declared for this side

    def ask(self, s: State) -> tuple[Decision, ...]:
        """P26: the next power declares which of its generals support."""
        power, generals = self._supporters(s)
        if power == NOBODY:
            return ()
        options = [*(s.setting.moves.general[general] for general in generals), s.setting.moves.stop]
        kind = "support_attack" if self.side == ATTACK else "support_defence"
        return (
            Decision(s.player(power), kind, "C10.3.3", options, power=s.power_id(power),
                     territory=s.territory_id(self.territory)),
        )  # fmt: skip

    def answer(self, s: State, seat: str, move: Move) -> None:
        """C10.3.3: a declaration is open and final."""
        power, _ = self._supporters(s)
        if move is s.setting.moves.stop:
            self.declared |= 1 << power
            return
        s.below(Engaged).busy |= 1 << move.n
        self.supporters[self.side] |= 1 << move.n
        s.emit("supported", "C10.3.3", general=s.general_id(move.n), territory=s.territory_id(self.territory),
               side=SIDE_WORDS[self.side])  # fmt: skip

    def _supporters(self, s: State) -> tuple[int, list[int]]:
        """C10.3.3: the next power that may declare support, with its generals that can, in Power Order."""
        for power in range(len(POWER_IDS)):
            if not self.declared >> power & 1 and (generals := self.eligible(s, power)):
                return power, generals
        return NOBODY, []

    def eligible(self, s: State, power: int) -> list[int]:
        """C10.3.2, C10.9.5: the generals of a power who can support the side and are free."""
        return self.able(s, power, s.below(Engaged).busy)

    def able(self, s: State, power: int, busy: int) -> list[int]:
        """C10.3.1, C10.3.2: those who stand with a troop in a land-adjacent territory and are not busy."""
        if not self._may_support(s, power):
            return []
        near = s.setting.neighbours[self.territory]
        return [g for g in s.on_map(power) if s.troops[g] and s.place[g] in near and not busy >> g & 1]

    def _may_support(self, s: State, power: int) -> bool:
        """C10.3.2, C10.9.3, C12.7.5, C12.7.8: powers of the side and their Allies. An uncontrolled Minor supports
        nobody but itself, and has no support but its own."""
        powers = self.powers(s, self.side)
        if s.uncontrolled(power):
            return power in powers
        return any(allied(s, power, other) and not s.uncontrolled(other) for other in powers)

    def step(self, s: State) -> None:
        """C10.1.4: the other side's support, then the cards."""
        if self.side == ATTACK:
            self.side, self.declared = DEFENCE, 0
        else:
            s.pop()
            begin_cards(s, self)

    # -- why not

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """C10.3: why a general can not support."""
        if move.verb != "general":
            return None
        power = POWER_IDS.index(str(decision.params["power"]))
        return self._bar(s, move.n) or owner_bar(s, power, move.n, "C10.3.3")

    def out_of_turn(self, s: State, seat: str, move: Move) -> Reason | None:
        """C10.3: why a player is not asked for the support of his general."""
        own = move.verb == "general" and s.player(s.setting.power_of[move.n]) == seat
        return self._bar(s, move.n) if own else None

    def _bar(self, s: State, general: int) -> Reason | None:
        """C10.3: why a general can not support (`eligible`), or not any more."""
        power = s.setting.power_of[general]
        if self.declared >> power & 1:
            return because("C10.3.3", "has_declared", power=s.power_id(power))
        return self._side_bar(s, general) or self._near_bar(s, general)

    def _side_bar(self, s: State, general: int) -> Reason | None:
        """C10.3.2, C12.7.5, C12.7.8: why the power of a general may not support the side (`_may_support`)."""
        power = s.setting.power_of[general]
        names = {"general": s.general_id(general), "power": s.power_id(power), "side": SIDE_WORDS[self.side]}
        if self._may_support(s, power):
            return None
        if s.uncontrolled(power):
            return because("C12.7.8", "uncontrolled_supports", **names)
        allied_minor = any(allied(s, power, other) for other in self.powers(s, self.side))
        return because("C12.7.5", "minor_alone") if allied_minor else because("C10.3.2", "not_of_side", **names)

    def _near_bar(self, s: State, general: int) -> Reason | None:
        """C1.6, C10.3.1, C10.3.2: why a general is too far away, too weak or busy."""
        bar = place_bar(s, general)
        if bar:
            return bar
        here = s.place[general]
        names = {
            "general": s.general_id(general), "here": s.territory_id(here), "territory": s.territory_id(self.territory)
        }  # fmt: skip
        if s.below(Engaged).busy >> general & 1:
            return because("C10.3.2", "busy", **names)
        if here not in s.setting.neighbours[self.territory]:
            by_sea = any(other == self.territory for other, _ in s.setting.routes[here])
            return because("C1.6" if by_sea else "C10.3.1", "support_by_sea" if by_sea else "not_near", **names)
        return None if s.troops[general] else because("C10.3.1", "no_troop", **names)
