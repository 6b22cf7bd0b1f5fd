"""Messages for people, from the Fluent files `kabinett/texts/LANGUAGE/NAME.ftl`, which the browser's client reads too.

A message has an id (`event-moved`), may have attributes (`power-pragmatic.inside`), and names its parameters (`$city`).
Numbers are written without separators and with a real minus; `SIGNED($n)` gives all others a plus.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from fluent.runtime import FluentBundle
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt
from fluent.syntax import FluentParser, ast

from kabinett.core.errors import BadFile

if TYPE_CHECKING:
    from babel import Locale

LANGUAGE = "en"
MINUS = "−"

Value = str | int
Params = Mapping[str, Value | tuple[Value, ...] | None]


class NoMessage(LookupError):  # noqa: N818 - it says what there is not
    """A message, attribute or parameter that is missing: a fault of the program, never shown as a sentence."""


class Number(FluentInt):
    """A number as it stands in a sentence."""

    def format(self, locale: Locale) -> str:
        """The number without separators: it counts troops or is a year."""
        return plain(self)


def plain(number: int) -> str:
    """A number for the eye."""
    return f"{number:d}".replace("-", MINUS)


class Signed(Number):
    """A change: what SIGNED makes of a number."""

    def format(self, locale: Locale) -> str:
        """The number with its sign."""
        return signed(self)


def signed(number: int) -> str:
    """A number with its sign."""
    return plain(number) if number < 0 else f"+{number:d}"


class Catalogue:
    """The messages of some files of one language, given by name and text. BadFile names what is wrong in one."""

    def __init__(self, language: str, texts: Mapping[str, str]) -> None:
        self.messages: dict[str, ast.Message] = {}
        self._bundle = FluentBundle([language], functions={"SIGNED": Signed}, use_isolating=False)
        for file, text in texts.items():
            resource = parsed(file, text)
            self._add(file, resource)
            self._bundle.add_resource(resource)

    def _add(self, file: str, resource: ast.Resource) -> None:
        for message in resource.body:
            if isinstance(message, ast.Message):
                if message.id.name in self.messages:
                    raise BadFile(file, None, f"there is a message '{message.id.name}' already")
                self.messages[message.id.name] = message

    def __contains__(self, message: str) -> bool:
        return message in self.messages

    def __iter__(self) -> Iterator[str]:
        return iter(self.messages)

    def section(self, name: str) -> dict[str, str]:
        """The names of some kind: all messages whose ids begin with it, by the rest of their ids."""
        start = f"{name}-"
        return {message.removeprefix(start): self.format(message) for message in self if message.startswith(start)}

    def format(self, message: str, params: Mapping[str, Value] | None = None) -> str:
        """A message, or with `id.attribute` one of its attributes, with its parameters filled in."""
        args = {name: Number(value) if isinstance(value, int) else value for name, value in (params or {}).items()}
        environment = ResolverEnvironment(context=self._bundle, errors=[], current=CurrentEnvironment(args=args))
        text = self._pattern(message)(environment)
        if environment.errors:
            raise NoMessage(f"{message}: {environment.errors[0]}")
        return str(text)

    def attribute(self, message: str, name: str) -> str | None:
        """An attribute of a message, which not all of its kind need to have."""
        found = any(attribute.id.name == name for attribute in self.messages[message].attributes)
        return self.format(f"{message}.{name}") if found else None

    def _pattern(self, message: str) -> Pattern:
        name, _, attribute = message.partition(".")
        if name not in self.messages:
            raise NoMessage(f"there is no message '{name}'")
        found = self._bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise NoMessage(f"the message '{name}' has no {f'attribute {attribute!r}' if attribute else 'text'}")
        return pattern


@cache
def catalogue(*names: str, language: str = LANGUAGE) -> Catalogue:
    """The messages of these files, read once."""
    folder = files("kabinett") / "texts" / language
    return Catalogue(language, {f"{name}.ftl": (folder / f"{name}.ftl").read_text(encoding="utf-8") for name in names})


def parsed(file: str, text: str) -> ast.Resource:
    """The messages of a file. Fluent passes over what it cannot read; here that is an error."""
    resource = FluentParser().parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            fault = entry.annotations[0]
            where = fault.span.start if fault.span else 0
            raise BadFile(file, text.count("\n", 0, where) + 1, str(fault.message))
    return resource


def arguments(
    params: Params,
    shown: Callable[[str, str], str] = lambda _, value: value,
    joined: Callable[[str, list[str]], str] = lambda _, parts: ", ".join(parts),
) -> dict[str, Value]:
    """What the parameters of an event, decision or reason are for its message.

    `$p` is what is shown, `$p_id` the id for selectors, `$p_count` how many a list has. Numbers stay numbers.
    """
    given: dict[str, Value] = {}
    for name, value in params.items():
        if isinstance(value, int):
            given |= {name: value, f"{name}_id": value}
        elif isinstance(value, tuple):
            parts = [plain(part) if isinstance(part, int) else shown(name, part) for part in value]
            given |= {name: joined(name, parts), f"{name}_count": len(value)}
        elif value is not None:
            given |= {name: shown(name, value), f"{name}_id": identifier(value)}
    return given


def identifier(value: str) -> str:
    """A value as selectors can name it: clause M20.6 is M20_6, an empty text is none."""
    return re.sub(r"[^A-Za-z0-9_-]", "_", value) or "none"
