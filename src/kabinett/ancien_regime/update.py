"""C11 Updating the board: after statuses change, contradictions on the map are removed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from kabinett.ancien_regime.bars import owner_bar, place_bar, room_bar
from kabinett.ancien_regime.board import NOBODY, POWER_IDS
from kabinett.ancien_regime.relations import allied, at_war, decider, hostile, neutral_home, same_group
from kabinett.ancien_regime.setting import NEUTRAL
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.strength import power_strength
from kabinett.ancien_regime.withdrawal import Withdrawal
from kabinett.core.errors import Reason
from kabinett.core.fields import BOOL, TEXT, Mask, Name, Table, Word, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage

PARTS = ("garrisons", "generals", "enemies")  # C11.6.1 (a), (b), (c)


def begin_update(s: State, status: Sequence[int], controlled_by: Sequence[int]) -> None:
    """C11.1: compare the present with what was before."""
    s.push(Update(list(status), list(controlled_by)))


@dataclass(slots=True)
class Update(Stage):
    """C11.6.1: passes through garrisons, generals and enemies, until one changes nothing.

    `status` and `controlled_by` are those before the change (S4). `stays` are generals who were let stay (C11.2.3).
    """

    status: list[int] = field(metadata=public(Table("power", Name("status"))))
    controlled_by: list[int] = field(metadata=public(Table("power", Name("power"))))
    part: str = field(default=PARTS[0], metadata=public(Word(*PARTS)))
    changed: bool = field(default=False, metadata=public(BOOL))
    stays: int = field(default=0, metadata=public(Mask("general")))

    def step(self, s: State) -> None:
        """C11.6.1: the next contradiction of this part of the pass, or the next part."""
        resolve = {"garrisons": self._garrison, "generals": self._general, "enemies": self._enemies}[self.part]
        if resolve(s):
            self.changed = True
        elif self.part != PARTS[-1]:
            self.part = PARTS[PARTS.index(self.part) + 1]
        elif self.changed:
            self.part, self.changed = PARTS[0], False
        else:
            s.pop()

    # -- (a) garrisons and (b) generals: cases 1 and 3

    def _garrison(self, s: State) -> bool:
        """C11.2.2, C11.4.2: the next garrison that may not lie on another power's home."""
        for power in range(len(POWER_IDS)):
            for territory, owner in sorted(s.garrisons.items()):
                home = s.setting.home[territory]
                if owner == power and (clause := self._stray_garrison(s, power, home)):
                    remove_garrison(s, territory, home, clause)
                    return True
        return False

    def _stray_garrison(self, s: State, power: int, home: int) -> str:
        """By which clause a garrison on a home must go, if it must."""
        if home in (NOBODY, power):
            return ""
        if self._peace_made(s, power, home):
            return "C11.2.2"
        return "C11.4.2" if s.status[power] == NEUTRAL else ""

    def _peace_made(self, s: State, a: int, b: int) -> bool:
        """C11.2: war before, peace now."""
        return at_war(self, a, b) and not at_war(s, a, b)

    def _general(self, s: State) -> bool:
        """C11.2.3, C11.2.4, C11.4.2, C11.4.4: the next general who may not stay, or only by consent."""
        for power in range(len(POWER_IDS)):
            for general in s.on_map(power):
                if clause := self._must_leave(s, power, s.place[general]):
                    self._withdraw(s, general, self._other(s, power, s.place[general]), clause)
                    return True
                if self._needs_leave(s, power, general):
                    controller = s.controller(s.place[general])
                    s.push(StayRequest(general, decider(s, controller, power)))  # C12.7.7
                    return True
        return False

    def _must_leave(self, s: State, power: int, territory: int) -> str:
        """C11.2.4, C11.4.2, C11.4.4: by which clause a general must go, if he must: a Neutral from ground that is not
        its Group's, others from a Neutral's home."""
        controller = s.controller(territory)
        if s.status[power] == NEUTRAL and (controller == NOBODY or not same_group(s, power, controller)):
            return "C11.4.2"
        if not neutral_home(s, power, territory):
            return ""
        return "C11.2.4" if self._peace_made(s, power, s.setting.home[territory]) else "C11.4.4"

    def _needs_leave(self, s: State, power: int, general: int) -> bool:
        """C11.2.3: a general on the home of a former enemy who is an Ally now."""
        home = s.setting.home[s.place[general]]
        if home in (NOBODY, power) or self.stays >> general & 1:
            return False
        return self._peace_made(s, power, home) and allied(s, power, home)

    def _other(self, s: State, power: int, territory: int) -> int:
        """The power against whose interest a general stands in a territory, for C12.7.7."""
        controller, home = s.controller(territory), s.setting.home[territory]
        return next((other for other in (home, controller) if other not in (NOBODY, power)), power)

    def _withdraw(self, s: State, general: int, opposed: int, clause: str) -> None:
        s.push(Withdrawal(general, decider(s, s.setting.power_of[general], opposed), clause))

    # -- (c) enemies: case 2

    def _enemies(self, s: State) -> bool:
        """C11.3: the first territory, by name, where hostile powers are together; the weaker ones leave."""
        return any(s.at[territory] and self._clash(s, territory) for territory in s.setting.by_name)

    def _clash(self, s: State, territory: int) -> bool:
        """C11.3.2-C11.3.4: the strongest side stays, all that are hostile to it withdraw."""
        powers = present(s, territory)
        if not any(hostile(s, a, b, territory) for a in powers for b in powers):
            return False
        winners = strongest_party(s, territory, parties(s, powers))
        for power in reversed(powers):  # what is pushed last is first
            if any(hostile(s, power, winner, territory) for winner in winners):
                self._yield(s, power, territory, winners[0])
        return True

    def _yield(self, s: State, power: int, territory: int, winner: int) -> None:
        """C11.3.3: the weaker turns its garrison into a troop and withdraws its general."""
        general = s.own_general(power, territory)
        if general != NOBODY:
            self._withdraw(s, general, winner, "C11.3.3")
        if s.garrisons.get(territory, NOBODY) == power:
            remove_garrison(s, territory, winner, "C11.3.3", general)


def present(s: State, territory: int) -> list[int]:
    """The powers that have a general or the garrison in a territory, in Power Order."""
    powers = {s.setting.power_of[general] for general in s.generals_at(territory)}
    return sorted(powers | {s.garrisons[territory]} if territory in s.garrisons else powers)


def parties(s: State, powers: list[int]) -> list[list[int]]:
    """C11.3.4: the powers of a territory by parties of mutual Allies."""
    found: list[list[int]] = []
    for power in powers:
        party = next((party for party in found if allied(s, power, party[0])), None)
        if party is None:
            found.append([power])
        else:
            party.append(power)
    return found


def strongest_party(s: State, territory: int, found: list[list[int]]) -> list[int]:
    """C11.3.2, C11.3.4: the party that stays: the strongest, of equal ones that with the garrison, else by lot."""
    strengths = [sum(power_strength(s, power, territory) for power in party) for party in found]
    best = [party for party, strength in zip(found, strengths, strict=True) if strength == max(strengths)]
    holding = [party for party in best if s.garrisons.get(territory, NOBODY) in party]
    if holding or len(best) == 1:
        return (holding or best)[0]
    winners = best[s.dice.below(len(best))]
    s.reveal("lot_drawn", "C11.3.2", territory=s.territory_id(territory), power=s.power_id(winners[0]))
    return winners


def remove_garrison(s: State, territory: int, opposed: int, clause: str, general: int = NOBODY) -> None:
    """C11.2.2, C11.3.3: a garrison becomes a troop: of its general there if there is room, else of another."""
    power = s.garrisons.pop(territory)
    s.emit("garrison_removed", clause, power=s.power_id(power), territory=s.territory_id(territory))
    if general != NOBODY and s.troops[general] < s.setting.numbers.troops_per_general:
        join(s, general, clause)
    else:
        s.push(GarrisonReturn(power, decider(s, power, opposed), clause))


def join(s: State, general: int, clause: str) -> None:
    """C11.2.2: a general gets a troop that was a garrison."""
    s.troops[general] += 1
    s.emit("troop_joined", clause, general=s.general_id(general), troops=s.troops[general])


@dataclass(slots=True)
class GarrisonReturn(Stage):
    """C11.2.2: a removed garrison becomes a troop of an own general with room, or 1 Money."""

    power: int = field(metadata=public(Name("power")))
    seat: str = field(metadata=public(TEXT))
    clause: str = field(metadata=public(TEXT))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """P6: which general, if there is a choice."""
        options = [s.setting.moves.general[general] for general in self._generals(s)]
        if len(options) < 2:
            return ()
        return (Decision(self.seat, "return", self.clause, options, power=s.power_id(self.power)),)

    def _generals(self, s: State) -> list[int]:
        return [g for g in s.on_map(self.power) if s.troops[g] < s.setting.numbers.troops_per_general]

    def answer(self, s: State, seat: str, move: Move) -> None:
        """C11.2.2: the choice."""
        s.pop()
        join(s, move.n, self.clause)

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """C11.2.2: why a general can not take the troop."""
        if move.verb != "general":
            return None
        bar = owner_bar(s, self.power, move.n, self.clause) or place_bar(s, move.n)
        return bar or room_bar(s, move.n, self.clause)

    def step(self, s: State) -> None:
        """C11.2.2: the only general with room, or Money."""
        s.pop()
        generals = self._generals(s)
        if generals:
            join(s, generals[0], self.clause)
        else:
            s.gain_money(self.power, 1, self.clause)


@dataclass(slots=True)
class StayRequest(Stage):
    """C11.2.3: whether a former enemy's general, an Ally now, may stay. `seat` is the controller's."""

    general: int = field(metadata=public(Name("general")))
    seat: str = field(metadata=public(TEXT))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """P7: let him stay, or not. One player decides for both of his powers."""
        moves = s.setting.moves
        here = s.territory_id(s.place[self.general])
        return (
            Decision(self.seat, "leave", "C11.2.3", (moves.accept, moves.decline), general=s.general_id(self.general),
                     territory=here),
        )  # fmt: skip

    def answer(self, s: State, seat: str, move: Move) -> None:
        """C11.2.3, C11.2.4: he stays, or withdraws."""
        s.below(Update).stays |= 1 << self.general  # he is not asked about again, wherever he goes
        s.pop()
        power = s.setting.power_of[self.general]
        if move is s.setting.moves.decline:
            opposed = s.controller(s.place[self.general])
            s.push(Withdrawal(self.general, decider(s, power, opposed), "C11.2.4"))
        else:
            here = s.territory_id(s.place[self.general])
            s.emit("general_stayed", "C11.2.3", general=s.general_id(self.general), territory=here)
