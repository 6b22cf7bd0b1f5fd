"""The position of a game of Ancien Régime: the items S1-S25 of the information model that are not derived from others.

`at` (the generals in each territory) is derived after all, because almost every question needs it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.ancien_regime.board import NOBODY, OFF, POWER_IDS
from kabinett.ancien_regime.setting import LANDED, ORDINARY, Setting
from kabinett.core import state as core
from kabinett.core.bits import bits
from kabinett.core.fields import INT, Many, Mask, Name, Sparse, Table, hidden, owned, public


@dataclass(slots=True)
class State(core.State):
    """A position. `setting` (what never changes) and `at` (generals by territory, from `place`) are not written."""

    setting: Setting = field(compare=False)
    at: list[int] = field(compare=False)

    round: int = field(metadata=public(INT))
    turn: int = field(metadata=public(INT))  # the Action Turn, 1 to 7
    status: list[int] = field(metadata=public(Table("power", Name("status"))))
    controlled_by: list[int] = field(metadata=public(Table("power", Name("power"))))  # a Major is its own (C12.3)
    guardian: list[int] = field(metadata=public(Table("power", Name("power"))))  # in a battle only (C12.7.4)
    morale: list[int] = field(metadata=public(Table("power", INT)))
    influence: list[int] = field(metadata=public(Table("power", INT)))
    money: list[int] = field(metadata=public(Table("power", INT)))
    place: list[int] = field(metadata=public(Table("general", Name("place"))))
    troops: list[int] = field(metadata=public(Table("general", INT)))
    frederick: int = field(metadata=public(Name("general_or_none")))  # C3.6.2
    stuart: int = field(metadata=public(Name("stuart")))  # C3.7
    garrisons: dict[int, int] = field(metadata=public(Sparse("territory", Name("power"))))
    fortresses: int = field(metadata=public(Mask("territory")))
    crown: int = field(metadata=public(Name("power")))  # C8.6
    hands: list[list[int]] = field(metadata=owned(Table("power", Many(INT))))
    pile: list[int] = field(metadata=hidden(Many(INT)))  # the top is the last
    discards: list[int] = field(metadata=public(Many(INT)))

    def copy(self) -> State:
        """An independent copy."""
        new = core.State.copy(self)
        new.at = self.at.copy()
        return new

    # -- powers

    def player(self, power: int) -> str:
        """C12.4.4, C12.7.4: the seat that decides for a power now; empty for a Minor that nobody controls."""
        major = self.controlled_by[power]
        if major == NOBODY:
            major = self.guardian[power]
        return POWER_IDS[major] if major != NOBODY else ""

    def uncontrolled(self, power: int) -> bool:
        """C12.7: whether nobody controls this Minor."""
        return self.controlled_by[power] == NOBODY

    def gain_morale(self, power: int, points: int, clause: str) -> None:
        """C5.8.1: Morale rises, to the cap at most."""
        self._set_morale(power, min(self.setting.numbers.morale_cap, self.morale[power] + points), clause)

    def lose_morale(self, power: int, points: int, clause: str) -> None:
        """C5.8.1: Morale falls, to 0 at most."""
        self._set_morale(power, max(0, self.morale[power] - points), clause)

    def _set_morale(self, power: int, morale: int, clause: str) -> None:
        if morale != self.morale[power]:
            change = morale - self.morale[power]
            self.morale[power] = morale
            self.emit("morale_changed", clause, power=self.power_id(power), change=change, morale=morale)

    def gain_money(self, power: int, amount: int, clause: str) -> None:
        """C2.4: Money is not limited."""
        self.money[power] += amount
        self.emit("money_gained", clause, power=self.power_id(power), amount=amount, money=self.money[power])

    def tokens_left(self, power: int) -> int:
        """C2.3, S12: tokens that are neither troops (Stuart's in reserve included) nor garrisons."""
        troops = sum(self.troops[general] for general in self.setting.generals_of[power])
        garrisons = sum(owner == power for owner in self.garrisons.values())
        return self.setting.board.powers[power].tokens - troops - garrisons

    # -- territories

    def controller(self, territory: int) -> int:
        """C5.6: the power that controls a territory: that of its garrison, else that of its home, else NOBODY."""
        owner = self.garrisons.get(territory, NOBODY)
        return owner if owner != NOBODY else self.setting.home[territory]

    def controlled(self, power: int) -> list[int]:
        """C5.6: the territories that a power controls."""
        homes = [t for t in self.setting.homes_of[power] if self.garrisons.get(t, power) == power]
        others = (t for t, owner in self.garrisons.items() if owner == power and self.setting.home[t] != power)
        return homes + sorted(others)

    def own_general(self, power: int, territory: int) -> int:
        """C5.9.2: the general of a power in a territory, or NOBODY."""
        own = self.at[territory] & self.setting.general_bits[power]
        return own.bit_length() - 1

    def generals_at(self, territory: int) -> list[int]:
        """The generals in a territory, in Power Order."""
        return bits(self.at[territory])

    # -- pieces

    def on_map(self, power: int) -> list[int]:
        """The generals of a power that stand in a territory."""
        return [general for general in self.setting.generals_of[power] if self.place[general] >= 0]

    def off_board(self, power: int) -> list[int]:
        """The generals of a power that are not on the map, Stuart in reserve included (C3.7.1)."""
        return [general for general in self.setting.generals_of[power] if self.place[general] < 0]

    def put(self, general: int, territory: int) -> None:
        """A general comes to a territory."""
        if self.place[general] >= 0:
            self.at[self.place[general]] &= ~(1 << general)
        self.place[general] = territory
        self.at[territory] |= 1 << general

    def take_off(self, general: int, clause: str) -> None:
        """C0.6, C3.7.8: a general goes off board and loses his troops; Stuart is an ordinary general from then on."""
        here = self.place[general]
        self.at[here] &= ~(1 << general)
        self.emit("general_off", clause, general=self.general_id(general), territory=self.territory_id(here),
                  troops=self.troops[general])  # fmt: skip
        self.place[general] = OFF
        self.troops[general] = 0
        if general == self.setting.board.stuart and self.stuart == LANDED:
            self.stuart = ORDINARY

    def garrison_with(self, general: int, clause: str) -> None:
        """C9.10.1: a general turns one of his troops into a garrison where he stands."""
        territory, power = self.place[general], self.setting.power_of[general]
        self.troops[general] -= 1
        self.garrisons[territory] = power
        self.emit("garrison_placed", clause, power=self.power_id(power), territory=self.territory_id(territory),
                  general=self.general_id(general))  # fmt: skip

    # -- names

    def power_id(self, power: int) -> str:
        """The id of a power; NOBODY has one too."""
        return POWER_IDS[power] if power != NOBODY else "nobody"

    def general_id(self, general: int) -> str:
        """The id of a general."""
        return self.setting.general_ids[general]

    def territory_id(self, territory: int) -> str:
        """The id of a territory."""
        return self.setting.territory_ids[territory]
