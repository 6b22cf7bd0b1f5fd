"""What holds for many positions of one line of play is kept by what it depends on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kabinett.bots.maria.aims import Aims
from kabinett.bots.maria.field import Field
from kabinett.bots.maria.weights import Weights
from kabinett.maria.setting import Setting
from kabinett.maria.state import State
from kabinett.maria.supply import supply_lengths

MOST_KEPT = 2000  # entries of a memory, before it is emptied


class Memory:
    """What was found out of positions and holds for others that are alike in what matters."""

    def __init__(self, setting: Setting, weights: Weights) -> None:
        self.setting = setting
        self.weights = weights
        self._aims: dict[object, Aims] = {}
        self._supplied: dict[object, frozenset[int]] = {}
        self._fields: dict[object, Field] = {}

    def aims(self, s: State) -> Aims:
        """What fortresses are worth now."""
        key = (frozenset(s.markers.items()), s.saxony, s.peace_turn, tuple(s.battle_boxes), tuple(s.aside), s.emperor,
               s.italy)  # fmt: skip
        found = self._aims.get(key)
        if found is None:
            _make_room(self._aims)
            found = self._aims[key] = Aims(s, self.weights.aims, key)
        return found

    def supplied(self, s: State, power: int) -> frozenset[int]:
        """M9.2, M9.3: the cities where a general of the power is in supply, hussars apart."""
        place, setting = s.place, self.setting
        blocking = s.relations.enemy_pieces[power]
        enemies = tuple(at for piece, at in enumerate(place) if blocking >> piece & 1)
        key = (power, tuple(place[train] for train in setting.trains_of[power]), enemies, s.peace_turn > 0,
               s.prussia_neutral)  # fmt: skip
        found = self._supplied.get(key)
        if found is None:
            _make_room(self._supplied)
            reach = supply_lengths(s, power, past_hussars=True)
            home = [city for city in setting.network.cities if s.home(city) == power]
            found = self._supplied[key] = frozenset(reach).union(home)
        return found

    def field(self, key: object, make: Callable[[], Field]) -> Field:
        """The field that is known by this key, or a new one."""
        found = self._fields.get(key)
        if found is None:
            _make_room(self._fields)
            found = self._fields[key] = make()
        return found


def _make_room(memory: dict[object, Any]) -> None:
    if len(memory) >= MOST_KEPT:
        memory.clear()
