"""The dice: a keyed counter, so that the same journal gives the same game on every machine.

Value number `count` is BLAKE2b(key, count). The key comes from the seed; knowing past values tells nothing of later
ones, so a shuffle stays secret until the seed is published.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b, sha256

from kabinett.core.fields import HEX, INT, hidden

_BYTES = 8
_SPAN = 1 << 8 * _BYTES
KEY_BYTES = 32
MAX_COUNT = 1 << 63


def seed_hash(seed: int) -> str:
    """The fingerprint of a seed that may be published before the game."""
    return sha256(f"kabinett seed {seed}".encode()).hexdigest()


@dataclass(slots=True)
class Dice:
    """A random source that is two values: copy it, store it, resume it."""

    key: bytes = field(metadata=hidden(HEX))
    count: int = field(metadata=hidden(INT))

    @classmethod
    def from_seed(cls, seed: int) -> Dice:
        """The dice at the start of the game with this seed."""
        return cls(sha256(f"kabinett dice {seed}".encode()).digest(), 0)

    def another(self) -> Dice:
        """Dice with a key that these have thrown."""
        return Dice(b"".join(self.below(1 << 32).to_bytes(4, "big") for _ in range(KEY_BYTES // 4)), 0)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        return self._below(n, self._keyed())

    def _keyed(self) -> blake2b:
        """What each value begins with: to make it takes longer than to go on from a copy of it."""
        return blake2b(digest_size=_BYTES, key=self.key)

    def _below(self, n: int, keyed: blake2b) -> int:
        limit = _SPAN - _SPAN % n
        while True:
            value = keyed.copy()
            value.update(self.count.to_bytes(_BYTES, "big"))
            self.count += 1
            number = int.from_bytes(value.digest(), "big")
            if number < limit:
                return number % n

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place."""
        keyed = self._keyed()
        for last in range(len(items) - 1, 0, -1):
            other = self._below(last + 1, keyed)
            items[last], items[other] = items[other], items[last]
