"""What positions name: cities, powers, cards and moments. A fault names the line."""

from __future__ import annotations

from dataclasses import dataclass

from kabinett.core.yamltree import Node
from kabinett.maria.board import NOBODY
from kabinett.maria.deck import CARD_NAMES, FACES, RESERVE
from kabinett.maria.political import DISPLAY
from kabinett.maria.sequence import TURN
from kabinett.maria.state import State


@dataclass(frozen=True, slots=True)
class Moment:
    """M5.1, M5.3: where in the game a position stands: at the start of a stage or of a phase of it."""

    turn: int
    stage: str
    phase: int = 0

    @property
    def stage_start(self) -> bool:
        """Whether a stage is about to begin, so that victory has just been checked (M23.1)."""
        return not self.phase

    @property
    def politics_held(self) -> int:
        """M17.0.1: how many politics stages have been held."""
        return self.turn - (self.stage == TURN[0])

    def reached(self, stage: str) -> bool:
        """Whether that stage of this turn begins now or has begun."""
        return TURN.index(self.stage) >= TURN.index(stage)

    def past_cards(self, stage: str) -> bool:
        """Whether the card phase of that action stage of this turn is over."""
        return (TURN.index(self.stage), self.phase) > (TURN.index(stage), 0)


def city_of(s: State, node: Node) -> int:
    """M14.1: a city on a map in play."""
    city = node.number_of("city", s.setting.names)
    if city not in s.setting.network.cities:
        raise node.fault(f"{node.text('city')} is not on a map of the {s.setting.variant.name.lower()} (M14.1)")
    return city


def fortress_of(s: State, node: Node) -> int:
    """M3.2.7: a fortress."""
    city = city_of(s, node)
    if not s.setting.fortress[city]:
        raise node.fault(f"{node.text('city')} is no fortress, so it carries no marker (M3.2.7)")
    return city


def power_of(s: State, node: Node, also: tuple[str, ...] = ()) -> int:
    """M14.2: a power that takes part; NOBODY for a word of `also`."""
    if node.text("power") in also:
        return NOBODY
    power = node.number_of("power", s.setting.names)
    if power not in s.setting.powers:
        raise node.fault(f"{node.text('power')} does not take part in the {s.setting.variant.name.lower()} (M14.2)")
    return power


def major_of(s: State, node: Node) -> int:
    """M2.2: a major power."""
    power = power_of(s, node)
    if power not in DISPLAY:
        raise node.fault(f"{node.text('power')} is no major power (M2.2)")
    return power


def take_card(left: set[int], node: Node) -> int:
    """A card by name: S7, H10, R; of a later deck S7/2. Reserves are alike: `R` is whichever of the two is left."""
    name = node.text("a card")
    if name not in CARD_NAMES:
        raise node.fault(f"unknown card '{name}'; cards are named S7, H10, D2, C9 or R, of the second deck S7/2")
    number = CARD_NAMES.index(name)
    if number % FACES == RESERVE and number not in left:
        number += 1
    if number not in left:
        deck = number // FACES + 1
        raise node.fault(f"the card {name} is in two places, or deck {deck} is not in use yet")
    left.remove(number)
    return number
