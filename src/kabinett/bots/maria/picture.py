"""What a seat sees at a glance in a position: its own hands, stacks and how strong they are."""

from __future__ import annotations

from kabinett.bots.maria.field import Enemy, Field
from kabinett.bots.maria.memory import Memory
from kabinett.maria.board import SUITS
from kabinett.maria.deck import POINTS, RESERVE, RESERVE_POINTS, face_of, suit_of
from kabinett.maria.state import State

MIGHT_STEP = 4.0  # by how much generals may differ in might who see the same field


class Picture:
    """A position as one seat sees it: its own hands are known, of others only how many cards they hold."""

    def __init__(self, s: State, seat: str, memory: Memory) -> None:
        self.s = s
        self.seat = seat
        self.memory = memory
        self.weights = memory.weights
        self.aims = memory.aims(s)
        self._cards: list[tuple[float, ...] | None] = [None] * len(s.hands)

    def cards(self, power: int, suit: int) -> float:
        """The points that a power can play in a suit, or is likely to."""
        found = self._cards[power]
        if found is None:
            found = self._cards[power] = self._count(power)
        return found[suit]

    def _count(self, power: int) -> tuple[float, ...]:
        s = self.s
        if s.player(power) == self.seat:
            return hand_strength(s.hands[power])
        return (len(s.hands[power]) * self.weights.battle.mean,) * len(SUITS)

    def field(self, power: int, might: float) -> Field:
        """The map as the generals of a power see it who are about so mighty."""
        s = self.s
        level = round(might / MIGHT_STEP)
        hostile = s.relations.enemy_generals[power]
        enemies = tuple((s.place[g], s.troops[g]) for g in range(s.setting.board.generals) if hostile >> g & 1)
        key = power, self.seat, level, enemies, self.aims.key, tuple(map(len, s.hands))
        return self.memory.field(
            key, lambda: Field(s, self.weights.march, self.aims, power, self.enemies(power), level * MIGHT_STEP)
        )

    def stack(self, city: int) -> tuple[int, int]:
        """The power that fights in a city (its commander's), and the troops there."""
        setting, troops = self.s.setting, self.s.troops
        bits = self.s.at[city] & setting.general_bits
        first = bits & -bits
        a = first.bit_length() - 1
        if bits == first:
            return setting.power_of[a], troops[a]
        b = (bits ^ first).bit_length() - 1
        ranks = setting.rank_of
        lead = b if ranks[b] < ranks[a] or (ranks[a] == ranks[b] and self.s.senior >> b & 1) else a
        return setting.power_of[lead], troops[a] + troops[b]

    def points(self, power: int, city: int) -> float:
        """What an own power can play in a city, as far as it is trusted: there may be other battles."""
        return self.weights.march.trust * self.cards(power, self.s.setting.board.suit[city])

    def enemy(self, city: int) -> Enemy:
        """An enemy stack: its city, its troops, and its cards as far as they are feared."""
        power, troops = self.stack(city)
        return city, troops, self.weights.march.caution * len(self.s.hands[power])

    def enemies(self, power: int) -> list[Enemy]:
        """All enemy stacks."""
        s = self.s
        bits = s.relations.enemy_generals[power]
        cities = {
            at for general, at in enumerate(s.place[: s.setting.board.generals]) if at >= 0 and bits >> general & 1
        }
        return [self.enemy(city) for city in cities]


def hand_strength(hand: list[int]) -> tuple[float, ...]:
    """The points that a hand has in each suit, with the Reserves."""
    strength = [0.0] * len(SUITS)
    reserves = 0
    for card in hand:
        face = face_of(card)
        if face == RESERVE:
            reserves += RESERVE_POINTS
        else:
            strength[suit_of(face)] += POINTS[face]
    return tuple(points + reserves for points in strength)
