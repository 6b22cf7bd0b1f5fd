"""What a part of the program says, from its own file of messages and those that all share."""

from __future__ import annotations

from collections.abc import Iterable

from kabinett.core.fluent import Catalogue, Value, arguments, catalogue


class Speech:
    """The messages of some files, in the language that is spoken when they are said."""

    def __init__(self, *files: str) -> None:
        self._files = ("core", *files)

    def messages(self) -> Catalogue:
        """The catalogue."""
        return catalogue(*self._files)

    def say(self, message: str, /, **params: Value | tuple[Value, ...]) -> str:
        """A message of the catalogue."""
        return self.messages().format(message, arguments(params, joined=lambda _, parts: self.listed(parts)))

    def listed(self, parts: Iterable[str], between: str = "comma") -> str:
        """Parts with `comma`, `semicolon`, `and` or `or` between them."""
        return self.messages().format(f"list-{between}").join(parts)
