"""C0.5 Withdrawal: the nearest territory of his own power, or off board."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from kabinett.ancien_regime.bars import control_bar, ground_bar, hostile_bar, vacant_bar
from kabinett.ancien_regime.board import POWER_IDS
from kabinett.ancien_regime.relations import allied, hostile_general
from kabinett.ancien_regime.state import State
from kabinett.core.errors import Reason, because
from kabinett.core.fields import TEXT, Name, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage


def nearest(s: State, general: int) -> list[int]:
    """C0.5: the nearest eligible territories."""
    power = s.setting.power_of[general]
    found = ([territory for territory in ring if _eligible(s, power, territory)] for ring in rings(s, general))
    return next(filter(None, found), [])


def rings(s: State, general: int) -> Iterator[list[int]]:
    """C0.5: the territories one step away from a general, then those two steps away, and so on, over land and over sea
    routes in the colour of his power or of an Ally.

    Who stands on the way does not matter. A Minor that nobody controls lends no route (C12.7.8), but has its own.
    """
    power = s.setting.power_of[general]
    lent = [p == power or (allied(s, power, p) and not s.uncontrolled(p)) for p in range(len(POWER_IDS))]
    seen = {s.place[general]}
    ring = [s.place[general]]
    while ring:
        ring = sorted({other for t in ring for other in _joined(s, t, lent)} - seen)
        seen.update(ring)
        yield ring


def _joined(s: State, territory: int, lent: list[bool]) -> list[int]:
    routes = s.setting.routes[territory]
    return [*s.setting.neighbours[territory], *(other for other, owner in routes if lent[owner])]


def _eligible(s: State, power: int, territory: int) -> bool:
    """C0.5: controlled by the very power, without an own general and without one that it could fight there."""
    if s.controller(territory) != power or s.at[territory] & s.setting.general_bits[power]:
        return False
    return not hostile_general(s, power, territory)


def target_bar(s: State, general: int, territory: int) -> Reason | None:
    """C0.5: why a general does not withdraw to a territory (`nearest`)."""
    power = s.setting.power_of[general]
    bar = ground_bar(s, territory) or control_bar(s, power, territory, "C0.5")
    bar = bar or vacant_bar(s, power, territory, "C0.5") or hostile_bar(s, power, territory, "C0.5")
    near = nearest(s, general)
    if bar or territory in near:
        return bar
    steps = {t: number for number, ring in enumerate(rings(s, general), 1) for t in ring}
    names = {"general": s.general_id(general), "territory": s.territory_id(territory), "other": s.territory_id(near[0])}
    if territory not in steps:
        return because("C0.5", "out_of_reach", **names)
    return because("C0.5", "farther", **names, away=steps[territory], best=steps[near[0]])


@dataclass(slots=True)
class Withdrawal(Stage):
    """C0.5: a general leaves his territory for one of the nearest of his power, or goes off board. `seat` decides."""

    general: int = field(metadata=public(Name("general")))
    seat: str = field(metadata=public(TEXT))
    clause: str = field(metadata=public(TEXT))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """P8, P30: where to; not asked when only off board is left."""
        moves = s.setting.moves
        options = [moves.territory[territory] for territory in nearest(s, self.general)]
        if not options:
            return ()
        here = s.territory_id(s.place[self.general])
        return (
            Decision(self.seat, "withdrawal", self.clause, (*options, moves.off), general=s.general_id(self.general),
                     territory=here),
        )  # fmt: skip

    def answer(self, s: State, seat: str, move: Move) -> None:
        """C0.5, C0.6: with his troops to a territory, or without them off board."""
        s.pop()
        if move is s.setting.moves.off:
            s.take_off(self.general, self.clause)
            return
        here = s.territory_id(s.place[self.general])
        s.put(self.general, move.n)
        s.emit("general_withdrew", self.clause, general=s.general_id(self.general), origin=here,
               territory=s.territory_id(move.n))  # fmt: skip

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """C0.5: why a territory is not among the nearest."""
        return target_bar(s, self.general, move.n) if move.verb == "territory" else None

    def step(self, s: State) -> None:
        """C0.5: no eligible territory."""
        s.pop()
        s.take_off(self.general, self.clause)
