"""What the command line says, from `cli.ftl`."""

from __future__ import annotations

from collections.abc import Iterable

from kabinett.core.fluent import Catalogue, Value, arguments, catalogue


def messages() -> Catalogue:
    """The catalogue of the command line."""
    return catalogue("core", "cli")


def say(message: str, **params: Value | tuple[Value, ...]) -> str:
    """A message of the catalogue."""
    return messages().format(message, arguments(params, joined=lambda _, parts: listed(parts)))


def listed(parts: Iterable[str], between: str = "comma") -> str:
    """Parts with `comma`, `semicolon`, `and` or `or` between them."""
    return messages().format(f"list-{between}").join(parts)


def columns(table: str, *names: str) -> list[str]:
    """Titles of a table's columns."""
    return [say(f"{table}-column-{name}") for name in names]
