"""What the terminal says, from `terminal.ftl`."""

from __future__ import annotations

from collections.abc import Iterable

from kabinett.core.fluent import Catalogue, Value, arguments, catalogue

MOST_TYPED = 60  # letters of what somebody has typed that are shown again


def messages() -> Catalogue:
    """The catalogue of the terminal."""
    return catalogue("core", "terminal")


def say(message: str, **params: Value | tuple[Value, ...]) -> str:
    """A message of the catalogue."""
    return messages().format(message, arguments(params, joined=lambda _, parts: listed(parts)))


def listed(parts: Iterable[str], between: str = "comma") -> str:
    """Parts with `comma`, `semicolon`, `and` or `or` between them."""
    return messages().format(f"list-{between}").join(parts)


def columns(game: str, *names: str) -> tuple[str, ...]:
    """Titles of a table's columns; one that has no name has no title."""
    return tuple(say(f"{game}-column-{name}") if name else "" for name in names)
