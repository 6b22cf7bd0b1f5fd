"""A tiny game for the kernel's tests: two seats bid secretly at the same time; a die adds to one; the higher bid wins.

Each seat holds three coins. A seat may at any time, unasked, bow or, unseen by the other, nod (standing moves).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from kabinett.core import state as core
from kabinett.core.dice import Dice
from kabinett.core.fields import INT, Many, Names, Table, hidden, owned, public, read
from kabinett.core.moves import Decision, Move, Vocabulary
from kabinett.core.ruleset import Ruleset, View
from kabinett.core.state import Outcome, Stage, common_values
from kabinett.core.yamltree import Node

SEATS = ("left", "right")
NO_BID = -1


@dataclass  # without slots: those of a compiled base class cannot be seen, and would be made again
class ToyState(core.State):
    rules: ToyRules = field(compare=False)
    bids: list[int] = field(metadata=owned(Table("seat", INT)))
    bows: int = field(metadata=public(INT))
    box: list[int] = field(metadata=hidden(Many(INT)))


@dataclass(slots=True)
class Bidding(Stage):
    bid: list[int] = field(default_factory=lambda: [0, 0], metadata=public(Table("seat", INT)))

    def ask(self, s: ToyState) -> tuple[Decision, ...]:
        return tuple(Decision(SEATS[n], "bid", "X1.1", s.rules.value) for n in range(2) if not self.bid[n])

    def answer(self, s: ToyState, seat: str, move: Move) -> None:
        number = SEATS.index(seat)
        s.bids[number] = move.n
        self.bid[number] = 1
        s.emit("bid_made", "X1.1", seat=seat)
        s.tell(seat, "bid_known", "X1.1", value=move.n)

    def step(self, s: ToyState) -> None:
        s.bids[0] += s.dice.below(2)
        s.reveal("bids", "X1.2", left=s.bids[0], right=s.bids[1])
        best = max(s.bids)
        s.end(Outcome(tuple(seat for n, seat in enumerate(SEATS) if s.bids[n] == best), "bid", "X1.3"))


class ToyRules(Ruleset[ToyState]):
    game = "toy"

    def __init__(self) -> None:
        super().__init__()
        self.options = {"players": 2}
        self.data_hashes = {"coins.csv": "c0ffee"}
        self.seats = SEATS
        self.vocabulary = Vocabulary()
        self.value = self.vocabulary.verbs("value", ("0", "1", "2", "3"))
        self.bow = self.vocabulary.verb("bow")
        self.nod = self.vocabulary.verb("nod")
        self.names = Names({"seat": SEATS})

    def start(self, dice: Dice) -> ToyState:
        return ToyState([Bidding()], dice, None, (), [], self, [NO_BID, NO_BID], 0, [7, 8])

    def owner(self, s: ToyState, kind: str, number: int) -> str:
        return SEATS[number]

    def public_facts(self, s: ToyState) -> dict[str, Any]:
        return {}

    def turn(self, s: ToyState) -> int:
        return 1

    def standing(self, s: ToyState, seat: str) -> tuple[Move, ...]:
        return (self.bow, self.nod)

    def apply_standing(self, s: ToyState, seat: str, move: Move) -> None:
        if move is self.nod:
            s.tell(seat, "nodded", "X2.2", seat=seat)
            return
        s.bows += 1
        s.emit("bowed", "X2.1", seat=seat)

    def from_json(self, data: Mapping[str, Any]) -> ToyState:
        stages = {"Bidding": Bidding}
        return ToyState(rules=self, **common_values(data, self.names, stages), **read(ToyState, data, self.names))

    def read_position(self, root: Node) -> ToyState:
        raise AssertionError("the toy has no positions")

    def fill_unknown(self, view: View, dice: Dice) -> dict[str, Any]:
        bids = {seat: dice.below(4) if bid is None else bid for seat, bid in view.position["bids"].items()}
        return {**view.position, "bids": bids, "box": [7, 8]}
