"""What a field of the state holds and who may know it: declared once, at the field.

Each field of a state or stage is a dataclass field with `metadata=public(CODEC)`, `owned(...)` or `hidden(...)`.
Copying, JSON and views are derived from this declaration and from nothing else:

- a *codec* says how the value is written outside (integers inside, names outside), read back and copied;
- *public* is for all, *owned* for the seat that owns each entry of a table, *hidden* for nobody.

Data may come from a file that anyone has written: `read` raises ValueError, with the name of the field, for whatever
does not have the shape that `write` gives.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from reprlib import repr as shortly
from typing import Any, Protocol, TypeVar

from kabinett.core.bits import bits

T = TypeVar("T")
Json = Any
Owner = Callable[[str, int], str]
_KEY = "kabinett"


class Names:
    """The names behind the integers: for each kind ("city", "card") a sequence of names, and the way back."""

    def __init__(self, kinds: Mapping[str, Sequence[str]]) -> None:
        self._names = {kind: tuple(name.removeprefix("~") for name in names) for kind, names in kinds.items()}
        self._numbers = {kind: self._reverse(names) for kind, names in kinds.items()}
        self._in_order = {
            kind: [name for name, number in numbers.items() if number >= 0] for kind, numbers in self._numbers.items()
        }

    @staticmethod
    def _reverse(names: Sequence[str]) -> dict[str, int]:
        # Names behind the last real one (written "~name") stand for negative numbers, as indexing from the end does.
        return {
            name.removeprefix("~"): number - len(names) if name.startswith("~") else number
            for number, name in enumerate(names)
        }

    def name(self, kind: str, number: int) -> str:
        """The name of a number."""
        return self._names[kind][number]

    def number(self, kind: str, name: str) -> int:
        """The number of a name; KeyError if there is none."""
        return self._numbers[kind][name]

    def read(self, kind: str, name: Json) -> int:
        """The number of a name in data; ValueError if there is none."""
        number = self._numbers[kind].get(name) if isinstance(name, str) else None
        if number is None:
            raise ValueError(f"there is no {kind} {shortly(name)}")
        return number

    def in_order(self, kind: str) -> list[str]:
        """The names of a kind that stand for numbers from 0 on."""
        return self._in_order[kind]

    def count(self, kind: str) -> int:
        """How many names of a kind stand for numbers from 0 on."""
        return len(self._in_order[kind])

    def all(self, kind: str) -> tuple[str, ...]:
        """All names of a kind."""
        return tuple(self._numbers[kind])


class Codec(Protocol):
    """How a value is copied, written and read. `masked` is what a seat that may not know it sees instead."""

    def copy(self, value: Any) -> Any: ...
    def write(self, value: Any, names: Names) -> Json: ...
    def read(self, data: Json, names: Names) -> Any: ...
    def masked(self, value: Any) -> Json: ...


class _Plain:
    """A value that JSON has too: number, truth value, text, None."""

    def copy(self, value: Any) -> Any:
        return value

    def write(self, value: Any, names: Names) -> Json:
        return value

    def read(self, data: Json, names: Names) -> Any:
        return data

    def masked(self, value: Any) -> Json:
        return None


class _Typed(_Plain):
    """A plain value of one type."""

    def __init__(self, cls: type, words: str) -> None:
        self._cls = cls
        self._words = words

    def read(self, data: Json, names: Names) -> Any:
        if not isinstance(data, self._cls) or (isinstance(data, bool) and self._cls is not bool):
            raise ValueError(f"{shortly(data)} is not {self._words}")
        return data


def _list(data: Json) -> list[Any]:
    if not isinstance(data, list):
        raise ValueError(f"{shortly(data)} is not a list")
    return data


def _mapping(data: Json) -> Mapping[Any, Any]:
    if not isinstance(data, (dict, Mapping)):
        raise ValueError(f"{shortly(data)} is not a mapping")
    return data


class _Hex(_Plain):
    """Bytes, written as hexadecimal digits."""

    def write(self, value: bytes, names: Names) -> Json:
        return value.hex()

    def read(self, data: Json, names: Names) -> bytes:
        if not isinstance(data, str):
            raise ValueError(f"{shortly(data)} is not hexadecimal")
        return bytes.fromhex(data)


class Word(_Plain):
    """One of some words, the same inside and outside."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def read(self, data: Json, names: Names) -> str:
        if not isinstance(data, str) or data not in self.words:
            raise ValueError(f"{shortly(data)} is none of {', '.join(map(repr, self.words))}")
        return data


class Name(_Plain):
    """A number that outside is a name of this kind."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def write(self, value: int, names: Names) -> Json:
        return names.name(self.kind, value)

    def read(self, data: Json, names: Names) -> int:
        return names.read(self.kind, data)


class Mask(_Plain):
    """A set as bits of an integer; outside a list of names."""

    def __init__(self, kind: str) -> None:
        self.kind = kind

    def write(self, value: int, names: Names) -> Json:
        return [names.name(self.kind, number) for number in bits(value)]

    def read(self, data: Json, names: Names) -> int:
        mask = 0
        for name in _list(data):
            number = names.read(self.kind, name)
            if number < 0 or mask >> number & 1:
                raise ValueError(f"{name} is named twice, or cannot be named here")
            mask |= 1 << number
        return mask


class Many(_Plain):
    """A list of values of one codec. Who may not know it sees its length."""

    def __init__(self, item: Codec) -> None:
        self.item = item
        self._flat = _is_flat(item)

    def copy(self, value: list[Any]) -> list[Any]:
        return value.copy() if self._flat else [self.item.copy(item) for item in value]

    def write(self, value: list[Any], names: Names) -> Json:
        return [self.item.write(item, names) for item in value]

    def read(self, data: Any, names: Names) -> list[Any]:
        return [self.item.read(item, names) for item in _list(data)]

    def masked(self, value: list[Any]) -> Json:
        return len(value)


class Table(Many):
    """A list with one entry for each name of a kind; outside a mapping from name to entry."""

    def __init__(self, kind: str, item: Codec) -> None:
        super().__init__(item)
        self.kind = kind

    def write(self, value: list[Any], names: Names) -> Json:
        return {names.name(self.kind, number): self.item.write(item, names) for number, item in enumerate(value)}

    def read(self, data: Any, names: Names) -> list[Any]:
        if isinstance(data, dict) and list(data) == names.in_order(self.kind):  # as `write` gives it
            return [self.item.read(item, names) for item in data.values()]
        entries = {names.read(self.kind, name): item for name, item in _mapping(data).items()}
        numbers = range(names.count(self.kind))
        if len(entries) != len(numbers) or min(entries, default=0) < 0:
            raise ValueError(f"it needs one entry for each {self.kind}")
        return [self.item.read(entries[number], names) for number in numbers]

    def write_for(self, value: list[Any], names: Names, seat: str | None, owner: Owner) -> Json:
        """As `write`, with the entries that other seats own masked."""
        return {
            names.name(self.kind, number): (
                self.item.write(item, names) if owner(self.kind, number) == seat else self.item.masked(item)
            )
            for number, item in enumerate(value)
        }


class Sparse(_Plain):
    """A dict whose keys are names of a kind."""

    def __init__(self, kind: str, item: Codec) -> None:
        self.kind = kind
        self.item = item

    def copy(self, value: dict[int, Any]) -> dict[int, Any]:
        return value.copy() if _is_flat(self.item) else {key: self.item.copy(item) for key, item in value.items()}

    def write(self, value: dict[int, Any], names: Names) -> Json:
        return {names.name(self.kind, key): self.item.write(item, names) for key, item in value.items()}

    def read(self, data: Json, names: Names) -> dict[int, Any]:
        return {names.read(self.kind, key): self.item.read(item, names) for key, item in _mapping(data).items()}


class Record(_Plain):
    """A named tuple; outside a list of its values. It never changes, so copies share it."""

    def __init__(self, cls: Callable[..., Any], *parts: Codec) -> None:
        self.cls = cls
        self.parts = parts

    def write(self, value: tuple[Any, ...], names: Names) -> Json:
        return [part.write(item, names) for part, item in zip(self.parts, value, strict=True)]

    def read(self, data: Json, names: Names) -> Any:
        if len(_list(data)) != len(self.parts):
            raise ValueError(f"{shortly(data)} does not have {len(self.parts)} values")
        return self.cls(*(part.read(item, names) for part, item in zip(self.parts, data, strict=True)))


def _is_flat(codec: Codec) -> bool:
    """Whether values of the codec can be shared between copies."""
    return isinstance(codec, _Plain) and not isinstance(codec, (Many, Sparse))


INT = _Typed(int, "a whole number")
BOOL = _Typed(bool, "true or false")
TEXT = _Typed(str, "a text")
HEX = _Hex()


@dataclass(frozen=True)
class Declared:
    """A field's declaration: how it is written, and who may know it."""

    codec: Codec
    secrecy: str


def public(codec: Codec) -> dict[str, Declared]:
    """Metadata of a field that every seat may know."""
    return {_KEY: Declared(codec, "public")}


def owned(table: Table) -> dict[str, Declared]:
    """Metadata of a table whose entries only their owners may know."""
    return {_KEY: Declared(table, "owned")}


def hidden(codec: Codec) -> dict[str, Declared]:
    """Metadata of a field that nobody may know."""
    return {_KEY: Declared(codec, "hidden")}


_DECLARED: dict[type, tuple[tuple[str, Declared], ...]] = {}


def declared(cls: type) -> tuple[tuple[str, Declared], ...]:
    """The declared fields of a state or stage class, in order."""
    if cls not in _DECLARED:
        _DECLARED[cls] = tuple((f.name, f.metadata[_KEY]) for f in fields(cls) if _KEY in f.metadata)
    return _DECLARED[cls]


def copied(thing: T) -> T:
    """An independent copy of a state, stage or dice: declared fields by their codecs, the others shared."""
    cls = type(thing)
    new = cls.__new__(cls)
    for name, copy in _copiers(cls):
        value = getattr(thing, name)
        setattr(new, name, value if copy is None else copy(value))
    return new


_COPIERS: dict[type, tuple[tuple[str, Callable[[Any], Any] | None], ...]] = {}


def _copiers(cls: type) -> tuple[tuple[str, Callable[[Any], Any] | None], ...]:
    """For each field what copies it; None where the value can be shared."""
    if cls not in _COPIERS:
        by_name = dict(declared(cls))
        _COPIERS[cls] = tuple(
            (f.name, None if f.name not in by_name else _copier(by_name[f.name].codec)) for f in fields(cls)
        )
    return _COPIERS[cls]


def _copier(codec: Codec) -> Callable[[Any], Any] | None:
    return None if _is_flat(codec) else codec.copy


def written(thing: Any, names: Names) -> dict[str, Json]:
    """All declared fields as JSON data."""
    return {name: d.codec.write(getattr(thing, name), names) for name, d in declared(type(thing))}


def seen_by_all(thing: Any, names: Names) -> dict[str, Json]:
    """The declared fields as JSON data that every seat sees alike: public ones, and what is seen of hidden ones."""
    data: dict[str, Json] = {}
    for name, field in declared(type(thing)):
        if field.secrecy != "owned":
            value = getattr(thing, name)
            data[name] = field.codec.write(value, names) if field.secrecy == "public" else field.codec.masked(value)
    return data


def seen(thing: Any, names: Names, seat: str | None, owner: Owner, by_all: Mapping[str, Json]) -> dict[str, Json]:
    """The declared fields as JSON data, as far as this seat may know them; `by_all` is what `seen_by_all` gave."""
    data: dict[str, Json] = {}
    for name, field in declared(type(thing)):
        if field.secrecy == "owned":
            assert isinstance(field.codec, Table)
            data[name] = field.codec.write_for(getattr(thing, name), names, seat, owner)
        else:
            data[name] = by_all[name]
    return data


def read(cls: type, data: Mapping[str, Json], names: Names) -> dict[str, Any]:
    """The values of the declared fields from JSON data; ValueError names the first that is missing or wrong."""
    values = {}
    for name, field in declared(cls):
        if name not in data:
            raise ValueError(f"there is no {name}")
        try:
            values[name] = field.codec.read(data[name], names)
        except ValueError as error:
            raise ValueError(f"{name}: {error}") from error
    return values
