"""C10.1.3, C10.2 The two sides of a battle: who fights, who supports, and their base Strength."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.ancien_regime.board import NOBODY
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.strength import garrison_strength, general_strength
from kabinett.core.bits import bits
from kabinett.core.fields import Many, Mask, Name, public
from kabinett.core.state import Stage

ATTACK, DEFENCE = range(2)
SIDE_WORDS = ("attack", "defence")


@dataclass(slots=True)
class Engaged(Stage):
    """C10.3.2, C10.9.5: below a battle: the generals who are in one of this Movement Turn, or support one."""

    busy: int = field(metadata=public(Mask("general")))


@dataclass(slots=True)
class Sides(Stage):
    """C10.1.3: one general attacks; the hostile generals of the territory and its hostile garrison defend."""

    territory: int = field(metadata=public(Name("territory")))
    attacker: int = field(metadata=public(Name("general")))
    defenders: int = field(metadata=public(Mask("general")))
    garrison: int = field(metadata=public(Name("power")))
    supporters: list[int] = field(default_factory=lambda: [0, 0], kw_only=True, metadata=public(Many(Mask("general"))))

    def generals(self, side: int, supporting: bool = False) -> list[int]:
        """The generals who fight on a side in the territory; on demand its supporters too."""
        fighting = [self.attacker] if side == ATTACK else bits(self.defenders)
        return fighting + (bits(self.supporters[side]) if supporting else [])

    def supporters_of(self, side: int) -> list[int]:
        """The generals who support a side."""
        return bits(self.supporters[side])

    def powers(self, s: State, side: int, supporting: bool = False) -> list[int]:
        """C10.7.7: the powers that take part on a side, the owner of the garrison included, in Power Order."""
        found = {s.setting.power_of[general] for general in self.generals(side, supporting)}
        if side == DEFENCE and self.garrison != NOBODY:
            found.add(self.garrison)
        return sorted(found)

    def supporting(self, s: State, side: int) -> list[int]:
        """The powers with generals who support a side, in Power Order."""
        return sorted({s.setting.power_of[general] for general in self.supporters_of(side)})

    def base(self, s: State, side: int) -> int:
        """C10.2.1, C10.2.2: one total for the attacker, one for all defenders. Support adds nothing (C10.3.4)."""
        total = sum(general_strength(s, general) for general in self.generals(side))
        return total + (garrison_strength(s, self.territory) if side == DEFENCE and self.garrison != NOBODY else 0)
