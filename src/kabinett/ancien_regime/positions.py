"""Positions: any situation of the game by names, from a YAML file, checked as strictly as a foreign journal.

Generals that are not named are off board, Stuart in his reserve. Cards that are named nowhere lie under the named top
of the draw pile, or, with `rest: discards`, are discarded.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from functools import partial

from kabinett.ancien_regime import soundness
from kabinett.ancien_regime.board import NOBODY, POWER_IDS, PRUSSIA, RESERVE
from kabinett.ancien_regime.sequence import ELECTION_TURN, PARTS, Course
from kabinett.ancien_regime.setting import LANDED, LEADERS, MAX_ROUNDS, NOT_LANDED, STUART_WORDS, Setting
from kabinett.ancien_regime.setup import empty_state
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.wheel import TURNS, turn_of
from kabinett.core.dice import Dice
from kabinett.core.journal import MAX_SEED
from kabinett.core.yamltree import Node

ENTRIES = (
    "game", "scenario", "players", "rounds", "seed", "round", "turn", "part", "statuses", "controllers", "morale",
    "influence", "money", "generals", "frederick", "stuart", "garrisons", "fortresses", "crown", "hands", "draw",
    "discards", "rest",
)  # fmt: skip
MAX_MONEY = 9999  # the rules have no limit
Entries = Mapping[str, Node]


def read_position(setting: Setting, root: Node) -> State:
    """The state that a position describes, at its first decision once the ruleset advances it."""
    return _Reader(setting, root).read()


class _Reader:
    """A state in the making. `said` has the node that said what, by field and name, so that faults have a line."""

    def __init__(self, setting: Setting, root: Node) -> None:
        self.root = root
        self.entries: Entries = root.fields("a position", ENTRIES)
        self.said: dict[tuple[str, str], Node] = {}
        seed = self.entries["seed"].number("seed", 0, MAX_SEED) if "seed" in self.entries else 0
        self.s = empty_state(setting, Dice.from_seed(seed))

    def read(self) -> State:
        """All entries, then what no game can have is refused."""
        self._read_time()
        self._read_powers()
        self._read_generals()
        self._read_stuart()
        self._read_garrisons()
        self._read_cards()
        for fault in soundness.faults(self.s):
            raise self._line(fault).fault(fault.reason)
        return self.s

    def _line(self, fault: soundness.Fault) -> Node:
        """The last entry of those that do not fit together."""
        return max((self.said[key] for key in fault.where if key in self.said), key=lambda node: node.line,
                   default=self.root)  # fmt: skip

    # -- entries and names

    def _items(self, entry: str) -> Iterable[tuple[Node, Node]]:
        """The names and values of an entry; nothing if it is not there."""
        return self.entries[entry].items(entry) if entry in self.entries else ()

    def _list(self, entry: str) -> list[Node]:
        """The items of an entry; nothing if it is not there."""
        return self.entries[entry].list(entry) if entry in self.entries else []

    def _number(self, node: Node, kind: str) -> int:
        """The number of a name."""
        return node.number_of(kind, self.s.setting.names)

    def _power_or_nobody(self, node: Node) -> int:
        """The number of a power, where there can be none too."""
        return node.number_of("power", self.s.setting.names, or_none=True)

    def _amount(self, entry: str, most: int, default: int) -> int:
        """A number that is an entry of its own."""
        if entry not in self.entries:
            return default
        self.said[entry, ""] = self.entries[entry]
        return self.entries[entry].number(entry, 1, most)

    def _table(self, entry: str, field: str, values: list[int], read: Callable[[Node], int]) -> None:
        """An entry that has a value for some powers."""
        for name, node in self._items(entry):
            values[self._number(name, "power")] = read(node)
            self.said[field, name.text("power")] = node

    # -- time and powers

    def _read_time(self) -> None:
        """C5.2, C6.3: the Round, the Action Turn, and the part of it that comes next."""
        s = self.s
        s.round = self._amount("round", s.setting.rounds or MAX_ROUNDS, 1)
        s.turn = self._amount("turn", TURNS, 1)
        parts = PARTS[:-1]
        s.push(Course(self.entries["part"].one_of("part", parts) if "part" in self.entries else parts[0]))
        self._check_part()

    def _check_part(self) -> None:
        """C8.1, C9.5.4: two parts are of one Action Turn only."""
        s = self.s
        leading = turn_of(s.setting, PRUSSIA, "leadership")
        for part, turn, clause in (("election", ELECTION_TURN, "C8.1"), ("frederick", leading, "C9.5.4")):
            if "part" in self.entries and self.entries["part"].text("part") == part and s.turn != turn:
                raise self.entries["part"].fault(f"the part {part} is of Action Turn {turn}, not {s.turn} ({clause})")

    def _read_powers(self) -> None:
        """C3.3, C3.4, C12.4.1: what each power has; a Minor goes with its Major."""
        s = self.s
        s.morale = [start.morale for start in s.setting.start]
        numbers = s.setting.numbers
        for entry, values, most, clause in (
            ("morale", s.morale, numbers.morale_cap, "C5.8.1"),
            ("influence", s.influence, numbers.victory - 1, "C4.1"),
            ("money", s.money, MAX_MONEY, ""),
        ):
            self._table(entry, entry, values, partial(Node.number, what=entry, least=0, most=most, clause=clause))
        self._table("controllers", "controlled_by", s.controlled_by, self._power_or_nobody)
        self._table("statuses", "status", s.status, lambda node: self._number(node, "status"))
        for leader in LEADERS.values():
            if ("status", POWER_IDS[leader]) in self.said:
                raise self.said["status", POWER_IDS[leader]].fault(f"{POWER_IDS[leader]} never chooses a status (C7.2)")
        for power, major in enumerate(s.controlled_by):
            if major != NOBODY and ("status", POWER_IDS[power]) not in self.said:
                s.status[power] = s.status[major]
        if "crown" in self.entries:
            self.said["crown", ""] = self.entries["crown"]
            s.crown = self._power_or_nobody(self.entries["crown"])

    # -- pieces

    def _read_generals(self) -> None:
        """C5.9.1: generals by name, with their troops."""
        s, most = self.s, self.s.setting.numbers.troops_per_general
        for name, node in self._items("generals"):
            general = self._number(name, "general")
            entries = node.fields(name.text("general"), ("territory", "troops"))
            if "territory" not in entries:
                raise name.fault(f"{name.text('general')} needs a territory; who is off board is not named")
            s.put(general, self._number(entries["territory"], "territory"))
            self.said["place", name.text("general")] = entries["territory"]
            self.said["troops", name.text("general")] = entries.get("troops", name)
            if "troops" in entries:
                s.troops[general] = entries["troops"].number("troops", 0, most, "C5.9.1")
        self._read_frederick()

    def _read_frederick(self) -> None:
        """C3.6.2: one of the Prussian generals, the first unless another is named."""
        s = self.s
        own = {s.general_id(general): general for general in s.setting.generals_of[PRUSSIA]}
        s.frederick = min(own.values())
        if "frederick" in self.entries:
            node = self.entries["frederick"]
            name = node.text("frederick")
            if name not in own:
                raise node.fault(f"Frederick is one of the Prussian generals (C3.6.2): {', '.join(own)}, not '{name}'")
            s.frederick = own[name]

    def _read_stuart(self) -> None:
        """C3.7: on the map he has landed, else he is in his reserve, with his troops, unless the position says that he
        is an ordinary general."""
        s, stuart = self.s, self.s.setting.board.stuart
        s.stuart = LANDED if s.place[stuart] >= 0 else NOT_LANDED
        if "stuart" in self.entries:
            self.said["stuart", ""] = self.entries["stuart"]
            s.stuart = STUART_WORDS.index(self.entries["stuart"].one_of("stuart", STUART_WORDS))
        if s.place[stuart] < 0 and s.stuart == NOT_LANDED:
            s.place[stuart], s.troops[stuart] = RESERVE, s.setting.board.stuart_troops

    def _read_garrisons(self) -> None:
        """C5.6.5, C9.6.4: garrisons by territory, and fortresses, of which a territory has one."""
        s = self.s
        for name, node in self._items("garrisons"):
            s.garrisons[self._number(name, "territory")] = self._number(node, "power")
            self.said["garrisons", name.text("territory")] = node
        for item in self._list("fortresses"):
            territory = self._number(item, "territory")
            if s.fortresses >> territory & 1:
                raise item.fault(f"{item.text('territory')} has only one fortress (C9.6.4)")
            s.fortresses |= 1 << territory
            self.said["fortresses", item.text("territory")] = self.said["fortresses", ""] = item

    # -- cards

    def _read_cards(self) -> None:
        """C2.5, C3.6.6: hands, the top of the draw pile, discards; every card is in exactly one place."""
        s, left = self.s, Counter(self.s.setting.board.deck)
        for name, node in self._items("hands"):
            s.hands[self._number(name, "power")] = sorted(_take(left, card) for card in node.list("a hand"))
            self.said["hands", name.text("power")] = node
        top, s.discards = ([_take(left, card) for card in self._list(entry)] for entry in ("draw", "discards"))
        rest, under = sorted(left.elements()), "draw"
        if "rest" in self.entries:
            under = self.entries["rest"].one_of("place of the rest", ("draw", "discards"))
        if under == "draw":
            s.dice.shuffle(rest)
            s.pile = rest + top[::-1]
        else:
            s.pile, s.discards = top[::-1], rest + s.discards


def _take(left: Counter[int], node: Node) -> int:
    """C2.5: a card by its value, as long as the deck has one left."""
    value = int(node.one_of("card", [str(card) for card in sorted(left)]))
    if not left[value]:
        raise node.fault(f"there are no more cards with the value {value} (C2.5)")
    left[value] -= 1
    return value
