"""C9.5 (F4) Leadership: generals, a card or Morale. Frederick's move (C9.5.4) is a Movement Turn of `marches`."""

from __future__ import annotations

from dataclasses import dataclass, field

from kabinett.ancien_regime.bars import (
    control_bar,
    ground_bar,
    hostile_bar,
    morale_bar,
    owner_bar,
    place_bar,
    vacant_bar,
)
from kabinett.ancien_regime.board import BRITAIN, FRANCE, NOBODY, OFF, RESERVE
from kabinett.ancien_regime.cards import draw
from kabinett.ancien_regime.relations import hostile_general
from kabinett.ancien_regime.state import State
from kabinett.core.errors import Reason, because
from kabinett.core.fields import Name, Word, public
from kabinett.core.moves import Decision, Move
from kabinett.core.state import Stage


def may_place(s: State, power: int, territory: int) -> bool:
    """C9.5.1 (1a), C9.5.3, C3.7.6: a controlled territory without an own or hostile general; no British home for FR."""
    british = power == FRANCE and s.setting.home[territory] == BRITAIN
    return not british and s.own_general(power, territory) == NOBODY and not hostile_general(s, power, territory)


def site_bar(s: State, power: int, territory: int) -> Reason | None:
    """C9.5.1 (1a), C9.5.3, C3.7.6: why a power may not place a general in a territory (`may_place`)."""
    bar = ground_bar(s, territory) or control_bar(s, power, territory, "C9.5.1")
    if bar:
        return bar
    if power == FRANCE and s.setting.home[territory] == BRITAIN:
        return because("C3.7.6", "british_home", territory=s.territory_id(territory))
    bar = vacant_bar(s, power, territory, "C9.5.1")
    return bar or hostile_bar(s, power, territory, "C9.5.3")


def places(s: State, power: int) -> list[int]:
    """C9.5.1 (1a): where a power may place a general."""
    return [territory for territory in s.controlled(power) if may_place(s, power, territory)]


@dataclass(slots=True)
class Leadership(Stage):
    """C9.5.1: one of four things at most: place generals, take generals off, draw a card, gain Morale."""

    power: int = field(metadata=public(Name("power")))
    doing: str = field(default="", metadata=public(Word("", "place", "remove")))  # what was done with one general
    general: int = field(default=NOBODY, metadata=public(Name("general_or_none")))  # who is being placed

    def ask(self, s: State) -> tuple[Decision, ...]:
        """P15: what to do; then, general by general, how to go on."""
        moves = s.setting.moves
        if self.general != NOBODY:
            options = [moves.territory[territory] for territory in places(s, self.power)]
            return (Decision(s.player(self.power), "placement", "C9.5.1", options, power=s.power_id(self.power),
                             general=s.general_id(self.general)),)  # fmt: skip
        options = self._generals(s)
        if not self.doing:
            options += self._others(s)
        elif options:
            options.append(moves.stop)
        if not options:
            return ()
        return (Decision(s.player(self.power), "leadership", "C9.5.1", options, power=s.power_id(self.power)),)

    def _generals(self, s: State) -> list[Move]:
        """C9.5.1 (1a), (1b), C3.7.7: generals to place or to take off, never both. Stuart waits in his reserve."""
        moves, options = s.setting.moves, []
        if self.doing != "remove" and places(s, self.power):
            options += [moves.place[g] for g in s.setting.generals_of[self.power] if s.place[g] == OFF]
        if self.doing != "place":
            options += [moves.remove[g] for g in s.on_map(self.power)]
        return options

    def _others(self, s: State) -> list[Move]:
        """C9.5.1 (2), (3), C9.5.3: a card; Morale below the cap; or nothing."""
        moves = s.setting.moves
        below = s.morale[self.power] < s.setting.numbers.morale_cap
        return [moves.draw, *([moves.morale] if below else []), moves.skip]

    def answer(self, s: State, seat: str, move: Move) -> None:
        """C9.5.1, C9.5.2: generals are placed without troops; those taken off lose theirs."""
        if move.verb == "place":
            self.general = move.n
        elif move.verb == "territory":
            s.put(self.general, move.n)
            s.emit("general_placed", "C9.5.1", general=s.general_id(self.general), territory=s.territory_id(move.n))
            self.doing, self.general = "place", NOBODY
        elif move.verb == "remove":
            self.doing = "remove"
            s.take_off(move.n, "C9.5.1")
        else:
            self._end(s, move)

    def _end(self, s: State, move: Move) -> None:
        s.pop()
        if move is s.setting.moves.draw:
            draw(s, self.power, 1, "C9.5.1")
        elif move is s.setting.moves.morale:
            s.gain_morale(self.power, 1, "C9.5.1")

    def why_not(self, s: State, decision: Decision, move: Move) -> Reason | None:
        """C9.5.1-C9.5.3: why a general can not be placed or taken off."""
        if decision.kind == "placement":
            return site_bar(s, self.power, move.n) if move.verb == "territory" else None
        match move.verb:
            case "place" | "remove":
                return self._general_bar(s, move)
            case "draw" | "morale" | "pass" if self.doing:
                return because("C9.5.1", "one_thing_only", power=s.power_id(self.power))
            case "morale":
                return morale_bar(s, self.power, "C9.5.3")
        return None

    def _general_bar(self, s: State, move: Move) -> Reason | None:
        """C3.7.7, C9.5.1: why `_generals` leaves out a general."""
        name = s.general_id(move.n)
        bar = owner_bar(s, self.power, move.n, "C9.5.1")
        if bar:
            return bar
        if self.doing not in ("", move.verb):
            return because("C9.5.1", "place_or_remove")
        if move.verb == "remove" or s.place[move.n] == RESERVE:
            return place_bar(s, move.n)
        if s.place[move.n] != OFF:
            return because("C9.5.1", "on_map", general=name, territory=s.territory_id(s.place[move.n]))
        return None if places(s, self.power) else because("C9.5.1", "no_site", power=s.power_id(self.power))

    def step(self, s: State) -> None:
        """C9.5.1: no general is left to place or to take off."""
        s.pop()
