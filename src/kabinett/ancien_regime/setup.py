"""C3 Set-up: pieces, statuses and first hands; then Prussia names Frederick."""

from __future__ import annotations

from dataclasses import dataclass

from kabinett.ancien_regime.bars import owner_bar, place_bar
from kabinett.ancien_regime.board import NOBODY, OFF, POWER_IDS, PRUSSIA, RESERVE
from kabinett.ancien_regime.cards import draw
from kabinett.ancien_regime.setting import NOT_LANDED, Setting
from kabinett.ancien_regime.state import State
from kabinett.core.dice import Dice
from kabinett.core.errors import Reason
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage


def empty_state(setting: Setting, dice: Dice) -> State:
    """A state with no piece on the board, no cards dealt and nothing to do."""
    powers = range(len(POWER_IDS))
    return State(
        stages=[],
        dice=dice,
        outcome=None,
        asked=(),
        events=[],
        setting=setting,
        at=[0] * len(setting.board.territories),
        round=1,
        turn=1,
        status=[start.status for start in setting.start],
        controlled_by=[power if power in setting.majors else NOBODY for power in powers],
        guardian=[NOBODY for _ in powers],
        morale=[0 for _ in powers],
        influence=[0 for _ in powers],
        money=[0 for _ in powers],
        place=[OFF for _ in setting.board.generals],
        troops=[0 for _ in setting.board.generals],
        frederick=NOBODY,
        stuart=NOT_LANDED,
        garrisons={},
        fortresses=0,
        crown=NOBODY,
        hands=[[] for _ in powers],
        pile=[],
        discards=[],
    )


def start(setting: Setting, dice: Dice) -> State:
    """C3.2-C3.7: the position before Frederick is named. Seats are taken by agreement outside the rules (C3.2.2)."""
    s = empty_state(setting, dice)
    for power, sheet in enumerate(setting.start):
        s.morale[power] = sheet.morale
        s.money[power] = sheet.money if power in setting.majors else 0  # C3.6.3, C12.2.1
        for general, (territory, troops) in zip(setting.generals_of[power], sheet.generals, strict=False):
            s.put(general, territory)
            s.troops[general] = troops
        for territory in sheet.garrisons:
            s.garrisons[territory] = power
        for territory in sheet.fortresses:
            s.fortresses |= 1 << territory
    s.place[setting.board.stuart] = RESERVE
    s.troops[setting.board.stuart] = setting.board.stuart_troops
    deal(s)
    return s


def deal(s: State) -> None:
    """C3.6.5: all cards are shuffled; the hands are dealt in Power Order, each complete before the next."""
    s.pile = [value for value, copies in s.setting.board.deck.items() for _ in range(copies)]
    s.dice.shuffle(s.pile)
    for power, sheet in enumerate(s.setting.start):
        draw(s, power, sheet.cards, "C3.6.5")


@dataclass(slots=True)
class SetUp(Stage):
    """C3.6.2: the Prussian player names one of his generals on the map as Frederick, once and for all."""

    def ask(self, s: State) -> tuple[Decision, ...]:
        """P1: which one."""
        if s.frederick != NOBODY:
            return ()
        options = [s.setting.moves.general[general] for general in s.on_map(PRUSSIA)]
        return (Decision(s.player(PRUSSIA), "frederick", "C3.6.2", options),)

    def answer(self, s: State, seat: str, move: Move) -> None:
        """C3.6.2: the choice is public."""
        s.frederick = move.n
        s.emit("frederick_named", "C3.6.2", general=s.general_id(move.n))

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """C3.6.2: why a general can not be Frederick."""
        if move.verb != "general":
            return None
        return owner_bar(s, PRUSSIA, move.n, "C3.6.2") or place_bar(s, move.n)

    def step(self, s: State) -> None:
        """C6.1: the first Round begins."""
        s.pop()
