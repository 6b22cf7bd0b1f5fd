"""C10.1 Battles: where they are fought, in which order, and by whom."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.ancien_regime.board import NOBODY
from kabinett.ancien_regime.relations import battle_due, guardian_against, hostile
from kabinett.ancien_regime.sides import ATTACK, DEFENCE, Engaged
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.support import Support
from kabinett.core.errors import Reason, because
from kabinett.core.fields import Many, Name, public
from kabinett.core.moves import Decision, Move


def begin_battles(s: State, power: int, moved: int) -> None:
    """C10.1.1: what has been entered has to be fought for."""
    pending = due_battles(s, power, moved)
    if pending:
        s.push(Battles(engaged(s, power, pending), power, pending))


def due_battles(s: State, power: int, moved: int) -> list[int]:
    """C10.1.1: battles are due where generals of the mover have entered territories with hostile pieces."""
    entered = [general for general in s.on_map(power) if moved >> general & 1]
    return sorted(s.place[general] for general in entered if battle_due(s, power, s.place[general]))


def engaged(s: State, power: int, pending: list[int]) -> int:
    """C10.3.2, C10.9.5: who is in one of the battles of a mover can support no other."""
    busy = 0
    for territory in pending:
        busy |= 1 << s.own_general(power, territory)
        busy |= sum(1 << general for general in defending_generals(s, power, territory))
    return busy


def defending_generals(s: State, attacker: int, territory: int) -> list[int]:
    """C10.1.3: all generals of hostile powers in the territory; they cannot opt out."""
    power_of = s.setting.power_of
    return [g for g in s.generals_at(territory) if hostile(s, attacker, power_of[g], territory)]


@dataclass(slots=True)
class Battles(Engaged):
    """C10.1.1, C10.1.2: the battles of a Movement Turn."""

    power: int = field(metadata=public(Name("power")))
    pending: list[int] = field(metadata=public(Many(Name("territory"))))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """P25: which one is fought next."""
        if len(self.pending) < 2:
            return ()
        options = [s.setting.moves.territory[territory] for territory in self.pending]
        return (Decision(s.player(self.power), "next_battle", "C10.1.2", options, power=s.power_id(self.power)),)

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """C10.1.1: no battle is due there."""
        if move.verb != "territory" or move.n in self.pending:
            return None
        return because("C10.1.1", "no_battle", territory=s.territory_id(move.n))

    def answer(self, s: State, seat: str, move: Move) -> None:
        """C10.1.2: the mover chooses."""
        self._fight(s, move.n)

    def step(self, s: State) -> None:
        """C10.1.2: the last battle needs no choice."""
        if self.pending:
            self._fight(s, self.pending[0])
        else:
            s.pop()

    def _fight(self, s: State, territory: int) -> None:
        """C10.1.3, C10.4.1, C12.7.4: who fights, with what; an uncontrolled Minor gets somebody to play for it."""
        self.pending.remove(territory)
        attacker = s.own_general(self.power, territory)
        battle = battle_at(s, attacker, territory)
        powers = battle.powers(s, DEFENCE)
        for power in powers:
            if s.uncontrolled(power):
                appoint_guardian(s, power, guardian_against(s, self.power))
        strengths = battle.base(s, ATTACK), battle.base(s, DEFENCE)
        s.emit("battle", "C10.1.1", territory=s.territory_id(territory), general=s.general_id(attacker),
               powers=tuple(s.power_id(power) for power in powers), attacking=strengths[ATTACK],
               defending=strengths[DEFENCE])  # fmt: skip
        s.push(battle)


def battle_at(s: State, attacker: int, territory: int) -> Support:
    """C10.1.3: who fights if a general attacks in a territory."""
    power = s.setting.power_of[attacker]
    defenders = sum(1 << general for general in defending_generals(s, power, territory))
    owner = s.garrisons.get(territory, NOBODY)
    garrison = owner if owner != NOBODY and hostile(s, power, owner, territory) else NOBODY
    return Support(territory, attacker, defenders, garrison)


def appoint_guardian(s: State, minor: int, major: int) -> None:
    """C12.7.4: a player plays a Minor's side in a battle, and sees its hand only then."""
    s.guardian[minor] = major
    hand = tuple(str(card) for card in s.hands[minor])
    s.emit("guardian_appointed", "C12.7.4", power=s.power_id(minor), major=s.power_id(major))
    s.disclose(s.power_id(major), "hand_seen", "C12.7.4", power=s.power_id(minor), cards=hand)
