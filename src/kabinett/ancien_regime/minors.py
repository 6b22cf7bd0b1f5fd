"""C12.3, C12.4 Minors: the auction for control, and what taking control does."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.ancien_regime.board import NOBODY, POWER_IDS, STATUSES
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.update import begin_update
from kabinett.core.errors import Reason, because
from kabinett.core.fields import INT, Mask, Name, Table, owned, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage

NO_BID = -1


def settle_control(s: State, minor: int) -> None:
    """C12.3.1, C12.3.5: a Minor at Drill is auctioned, or goes to who holds its Capital."""
    if minor in s.setting.majors:
        return
    holder = s.controller(s.setting.capital[minor])
    if holder != minor and s.controlled_by[holder] != NOBODY:
        take_control(s, minor, s.controlled_by[holder], "C12.3.5")
    else:
        s.emit("auction_began", "C12.3.1", power=s.power_id(minor))
        s.push(Auction(minor, [NO_BID] * len(POWER_IDS)))


def take_control(s: State, minor: int, major: int, clause: str) -> None:
    """C12.4: the Minor takes the controller's status, and the board is updated. What it owns stays apart (C12.4.3)."""
    former, controllers = s.status.copy(), s.controlled_by.copy()
    s.controlled_by[minor] = major
    s.status[minor] = s.status[major]
    s.emit("control_taken", clause, power=s.power_id(minor), major=s.power_id(major), status=STATUSES[s.status[major]])
    if controllers[minor] != major:
        hand = tuple(str(card) for card in s.hands[minor])
        s.disclose(s.power_id(major), "hand_seen", "C12.4.3", power=s.power_id(minor), cards=hand)
    begin_update(s, former, controllers)


@dataclass(slots=True)
class Auction(Stage):
    """C12.3.2-C12.3.4: all players bid Morale of their Majors, secretly and together."""

    minor: int = field(metadata=public(Name("power")))
    bids: list[int] = field(metadata=owned(Table("power", INT)))
    ready: int = field(default=0, metadata=public(Mask("power")))

    def ask(self, s: State) -> tuple[Decision, ...]:
        """P11: everybody's bid, at most the Morale of his Major."""
        bids = s.setting.moves.bid
        return tuple(
            Decision(s.power_id(power), "bid", "C12.3.2", bids[: s.morale[power] + 1], minor=s.power_id(self.minor))
            for power in s.setting.majors
            if not self.ready >> power & 1
        )

    def answer(self, s: State, seat: str, move: Move) -> None:
        """C12.3.2: a bid is secret until all are in."""
        power = POWER_IDS.index(seat)
        self.bids[power] = move.n
        self.ready |= 1 << power

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """C12.3.2: a bid above one's Morale."""
        morale = s.morale[POWER_IDS.index(decision.seat)]
        if move.verb != "bid" or move.n <= morale:
            return None
        return because("C12.3.2", "bid_too_high", power=decision.seat, morale=morale)

    def out_of_turn(self, s: State, seat: str, move: Move) -> Reason | None:
        """C12.3.2: a bid is made once."""
        return because("C12.3.2", "has_bid", power=seat) if move.verb == "bid" else None

    def step(self, s: State) -> None:
        """C12.3.2-C12.3.4: the highest bid wins, of equal ones the earliest in Power Order; only the winner pays."""
        s.pop()
        for power in s.setting.majors:
            s.reveal("bid_revealed", "C12.3.2", power=s.power_id(power), bid=self.bids[power])
        winner = max(s.setting.majors, key=lambda power: (self.bids[power], -power))
        s.lose_morale(winner, self.bids[winner], "C12.3.4")
        take_control(s, self.minor, winner, "C12.3.2")
