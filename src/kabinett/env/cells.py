"""How a value of the state becomes whole numbers in an array: one kind of cells for each kind of codec.

What a value is and who may know it is declared at the field (`core/fields.py`); nothing of it is declared again here.
A value that a seat may not know is written from what its codec gives for it when it is masked: the length of a list,
or nothing.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from array import array
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from kabinett.core.bits import bits
from kabinett.core.fields import BOOL, INT, TEXT, Codec, Many, Mask, Name, Names, Record, Sparse, Table, Word

BLANK = -9  # nothing is there, or the seat may not know it: below all numbers that stand for "nobody" or "none"
LONGEST = 8  # of an ordered list so many entries are written
LEAST, MOST = -(1 << 31), (1 << 31) - 1
CODE = "i"  # of Python's arrays: whole numbers of 32 bits

Vector: TypeAlias = "array[int]"


class Cells(ABC):
    """Some neighbouring numbers of an array that stand for one value."""

    size = 1
    low = LEAST
    high = MOST
    unknown = BLANK
    flat = False  # whether the value is its number already

    @abstractmethod
    def put(self, vector: Vector, at: int, value: Any) -> None:
        """Write a value; the array is all zeros there."""

    def veil(self, vector: Vector, at: int, seen: int | None) -> None:
        """Write what a seat sees that may not know the value: the length of a list, or None."""
        if self.unknown:
            vector[at : at + self.size] = array(CODE, (self.unknown,)) * self.size
        if seen is not None:
            vector[at] = seen

    def words(self) -> str:
        """What the numbers mean, for the documentation."""
        return "number"


class Number(Cells):
    """A number."""

    flat = True

    def put(self, vector: Vector, at: int, value: int) -> None:
        """Write it."""
        vector[at] = value

    def veil(self, vector: Vector, at: int, seen: int | None) -> None:
        """Write that it is unknown."""
        vector[at] = BLANK


class Length(Number):
    """What all see of something that nobody may know: the length of a list."""

    low = BLANK
    flat = False

    def __init__(self, codec: Codec) -> None:
        self._codec = codec

    def put(self, vector: Vector, at: int, value: Any) -> None:
        """Write it."""
        seen = self._codec.masked(value)
        vector[at] = BLANK if seen is None else seen

    def words(self) -> str:
        """A length."""
        return "length"


class Truth(Number):
    """Yes or no."""

    low = BLANK
    high = 1

    def words(self) -> str:
        """1 or 0."""
        return "0/1"


class Named(Number):
    """The number of a name."""

    def __init__(self, kind: str, names: Names) -> None:
        self.kind = kind
        self.low, self.high = BLANK, names.count(kind) - 1
        assert len(names.all(kind)) - names.count(kind) < -BLANK, f"a {kind} could look as if it were unknown"

    def words(self) -> str:
        """Which names."""
        return self.kind


class Text(Cells):
    """One of some words, by its number; other texts are not written."""

    def __init__(self, words: Sequence[str], name: str) -> None:
        self._numbers: Mapping[str, int] = {word: number for number, word in enumerate(words)}
        self._name = name
        self.low, self.high = BLANK, max(0, len(words) - 1)

    def put(self, vector: Vector, at: int, value: str) -> None:
        """Write its number."""
        vector[at] = self._numbers.get(value, BLANK)

    def words(self) -> str:
        """What is numbered."""
        return self._name


class Set(Cells):
    """A set: 1 for each name that is in it."""

    low = BLANK
    high = 1

    def __init__(self, kind: str, names: Names) -> None:
        self.kind = kind
        self.size = names.count(kind)

    def put(self, vector: Vector, at: int, value: int) -> None:
        """Write the members."""
        if value:  # most sets are empty
            for number in bits(value):
                vector[at + number] = 1

    def words(self) -> str:
        """A set of what."""
        return f"0/1 by {self.kind}"


class Count(Cells):
    """A list without order: its length, then how often each name (or number) occurs in it."""

    low = 0
    high = MOST
    unknown = 0

    def __init__(self, numbers: int, name: str) -> None:
        self.size = 1 + numbers
        self._name = name

    def put(self, vector: Vector, at: int, value: Sequence[int]) -> None:
        """Write length and counts; what stands for "none" is in the length only."""
        vector[at] = len(value)
        for number in value:
            if number >= 0:
                vector[at + 1 + number] += 1

    def words(self) -> str:
        """A list of what."""
        return f"length, then count by {self._name}"


class Row(Cells):
    """A list that keeps its order: its length, then its first entries."""

    def __init__(self, item: Cells) -> None:
        self.item = item
        self.size = 1 + LONGEST * item.size

    def put(self, vector: Vector, at: int, value: Sequence[Any]) -> None:
        """Write length and entries."""
        self.veil(vector, at, len(value))
        item, here = self.item, at + 1
        for entry in value[:LONGEST]:
            vector[here : here + item.size] = array(CODE, (0,)) * item.size
            item.put(vector, here, entry)
            here += item.size

    def words(self) -> str:
        """A list of what."""
        return f"length, then {LONGEST} × ({self.item.words()})"


class ByName(Cells):
    """An entry for each name of a kind. `keyed`: the value is a dict, which need not have them all."""

    def __init__(self, kind: str, names: Names, item: Cells, keyed: bool) -> None:
        self.kind = kind
        self.item = item
        self.entries = names.count(kind)
        self.size = self.entries * item.size
        self.low, self.high, self.flat = min(item.low, BLANK if keyed else item.low), item.high, False
        self._keyed = keyed

    def put(self, vector: Vector, at: int, value: Any) -> None:
        """Write all entries."""
        item = self.item
        if self._keyed:
            self._put_keyed(vector, at, value)
        elif item.flat:
            vector[at : at + self.size] = array(CODE, value)
        else:
            for number, entry in enumerate(value):
                item.put(vector, at + number * item.size, entry)

    def put_owned(self, vector: Vector, at: int, value: Sequence[Any], owned: Sequence[bool], codec: Codec) -> None:
        """Write the entries that are `owned`, and of the others what their codec lets everybody see."""
        item = self.item
        if item.flat:
            shown = [entry if own else BLANK for entry, own in zip(value, owned, strict=True)]
            vector[at : at + self.size] = array(CODE, shown)
            return
        for entry, own in zip(value, owned, strict=True):
            if own:
                item.put(vector, at, entry)
            else:
                item.veil(vector, at, codec.masked(entry))
            at += item.size

    def _put_keyed(self, vector: Vector, at: int, value: Mapping[int, Any]) -> None:
        item = self.item
        vector[at : at + self.size] = array(CODE, (BLANK,)) * self.size
        for number, entry in value.items():
            here = at + number * item.size
            vector[here : here + item.size] = array(CODE, (0,)) * item.size
            item.put(vector, here, entry)

    def words(self) -> str:
        """By which names."""
        return f"by {self.kind}: {self.item.words()}"


class Parts(Cells):
    """Several values one after the other."""

    def __init__(self, parts: Sequence[Cells]) -> None:
        self.parts = parts
        self.size = sum(part.size for part in parts)

    def put(self, vector: Vector, at: int, value: Sequence[Any]) -> None:
        """Write each."""
        for part, item in zip(self.parts, value, strict=True):
            part.put(vector, at, item)
            at += part.size

    def words(self) -> str:
        """What they are."""
        return ", ".join(part.words() for part in self.parts)


class Maker:
    """Makes the cells of codecs for one table. Lists in a position have no order (hands, piles), but those in a stage
    do (`ordered`); `numbers` is how many different numbers are counted in lists of numbers."""

    def __init__(self, names: Names, seats: Sequence[str], numbers: int) -> None:
        self._names, self._seats, self._numbers = names, seats, numbers

    def make(self, codec: Codec, ordered: bool) -> Cells:
        """The cells for a codec."""
        match codec:
            case Name():
                return Named(codec.kind, self._names)
            case Mask():
                return Set(codec.kind, self._names)
            case Table() | Sparse():
                return ByName(codec.kind, self._names, self.make(codec.item, ordered), isinstance(codec, Sparse))
            case Many():
                return Row(self.make(codec.item, ordered)) if ordered else self._unordered(codec.item)
            case Record():
                return Parts([self.make(part, True) for part in codec.parts])
        return self._plain(codec)

    def _unordered(self, item: Codec) -> Cells:
        if isinstance(item, Name):
            return Count(self._names.count(item.kind), item.kind)
        return Count(self._numbers, "value") if item is INT else Row(self.make(item, True))

    def _plain(self, codec: Codec) -> Cells:
        if codec is INT:
            return Number()
        if codec is BOOL:
            return Truth()
        if isinstance(codec, Word):
            return Text(codec.words, "word")
        assert codec is TEXT, f"there are no cells for {codec!r}"
        return Text(self._seats, f"seat, else {BLANK}")
