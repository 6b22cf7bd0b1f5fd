"""Messages for people, from the Fluent files `kabinett/texts/LANGUAGE/NAME.ftl`, which the browser's client reads too.

A message has an id (`event-moved`), may have attributes (`power-pragmatic.inside`), and names its parameters (`$city`).
Numbers are written without separators and with a real minus; `SIGNED($n)` gives all others a plus.
`FORM($power, "gen")` is the attribute `gen` of the message that is shown as `$power`, for languages that decline their
nouns; what has no such attribute is shown as it is.

Every folder of `kabinett/texts` is a language. Which one is spoken is said for the process (`speak`) or for a while
(`speaking`); the latter holds for one thread or task only, so that a server can write to each in his own.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

from fluent.runtime import FluentBundle, resolver
from fluent.runtime.resolver import CurrentEnvironment, Pattern, ResolverEnvironment
from fluent.runtime.types import FluentInt, FluentNone, FluentType
from fluent.syntax import FluentParser, ast

from kabinett.core.errors import BadFile, BadOption, told

if TYPE_CHECKING:
    from babel import Locale

LANGUAGE = "en"  # what is spoken unless another language is asked for
MINUS = "−"
RIGHT_TO_LEFT = "rtl"
ISOLATE, POP_ISOLATE = "\u2068", "\u2069"  # around what may run in another direction than the sentence
ALONG = re.compile(r"[\u0590-\u08ff\s]*|[0-9]+")  # what runs from right to left by itself, and bare numbers, which may

# Fluent's own limit guards against messages of strangers. Ours are our own, and what somebody has typed may be long.
resolver.MAX_PART_LENGTH = 1_000_000

Value = str | int
Params = Mapping[str, Value | tuple[Value, ...] | None]


class NoMessage(LookupError):  # noqa: N818 - it says what there is not
    """A message, attribute or parameter that is missing: a fault of the program, never shown as a sentence."""


# -- languages


@cache
def languages() -> tuple[str, ...]:
    """The languages there are: the folders of the texts, in the order of the alphabet."""
    return tuple(sorted(folder.name for folder in (files("kabinett") / "texts").iterdir() if folder.is_dir()))


def known_language(name: str) -> str:
    """A language that there is; BadOption names those there are."""
    if name not in languages():
        text = told("unknown_language", language=name, languages=languages())
        raise BadOption(text, "unknown_language", language=name, languages=languages())
    return name


_of_process = [LANGUAGE]
_of_task: ContextVar[str | None] = ContextVar("language", default=None)


def language() -> str:
    """The language that is spoken now."""
    return _of_task.get() or _of_process[0]


def speak(name: str) -> None:
    """Speak a language from now on, in the whole process."""
    _of_process[0] = known_language(name)


@contextmanager
def speaking(name: str) -> Iterator[None]:
    """Speak a language for a while."""
    token = _of_task.set(known_language(name))
    try:
        yield
    finally:
        _of_task.reset(token)


def language_name(name: str) -> str:
    """What a language is called by those who speak it."""
    return catalogue("core", language=name).format("language-name")


def direction(name: str) -> str:
    """How a language is written: `ltr` or `rtl`."""
    return catalogue("core", language=name).format("language-direction")


# -- what stands in sentences


class Number(FluentInt):
    """A number as it stands in a sentence."""

    def format(self, locale: Locale) -> str:
        """The number without separators: it counts troops or is a year."""
        return isolated(plain(self), locale)


def plain(number: int) -> str:
    """A number for the eye."""
    return f"{number:d}".replace("-", MINUS)


class Signed(Number):
    """A change: what SIGNED makes of a number."""

    def format(self, locale: Locale) -> str:
        """The number with its sign."""
        return isolated(signed(self), locale)


def signed(number: int) -> str:
    """A number with its sign."""
    return plain(number) if number < 0 else f"+{number:d}"


class Name(str):
    """A message that has attributes, as a text that can still be put into another form."""

    _catalogue: Catalogue
    _message: str
    _params: Mapping[str, Value] | None

    @classmethod
    def of(cls, text: str, catalogue: Catalogue, message: str, params: Mapping[str, Value] | None = None) -> Name:
        """What a message says, or what is said in its place, with the forms of the message."""
        name = cls(text)
        name._catalogue, name._message, name._params = catalogue, message, params
        return name

    def form(self, attribute: str) -> str:
        """The form that has this name; without one the name as it is."""
        found = self._catalogue.attribute(self._message, attribute, self._params)
        return str(self) if found is None else found

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return str, (str(self),)  # the catalogue stays behind


class Shown(FluentType, str):
    """A text that stands in a sentence as a parameter. In a selector it is a text like any other."""

    text: str

    @classmethod
    def of(cls, text: str) -> Shown:
        """A text, or a name with forms."""
        shown = cls(text)
        shown.text = text
        return shown

    def format(self, locale: Locale) -> str:  # type: ignore[override]
        """The text; what runs in its own direction does not turn the sentence around it."""
        return isolated(str(self), locale)


def form(shown: Shown | FluentNone, attribute: str) -> Shown | FluentNone:
    """FORM: a parameter in the form that an attribute of its message gives."""
    if not isinstance(shown, Shown):
        return shown  # a parameter that is missing: Fluent has noted that
    return Shown.of(shown.text.form(str(attribute)) if isinstance(shown.text, Name) else shown.text)


def isolated(text: str, locale: Locale) -> str:
    """A text within a sentence. An address stays bare: programs that find it there would take the marks for its end."""
    if locale.text_direction != RIGHT_TO_LEFT or text.startswith(("http://", "https://")):
        return text
    return text if ALONG.fullmatch(text) else f"{ISOLATE}{text}{POP_ISOLATE}"


FUNCTIONS: Mapping[str, Callable[..., Any]] = {"SIGNED": Signed, "FORM": form}


# -- catalogues


class Catalogue:
    """The messages of some files of one language, given by name and text. BadFile names what is wrong in one."""

    def __init__(self, language: str, texts: Mapping[str, str]) -> None:
        self.messages: dict[str, ast.Message] = {}
        self._bundle = FluentBundle([language], functions=dict(FUNCTIONS), use_isolating=False)
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
        """A message, or with `id.attribute` one of its attributes, with its parameters filled in.

        A message that has attributes is a `Name`, which other messages can show in one of these forms.
        """
        pattern = self._pattern(message)
        args = {
            name: Number(value) if isinstance(value, int) else Shown.of(value) for name, value in (params or {}).items()
        }
        environment = ResolverEnvironment(context=self._bundle, errors=[], current=CurrentEnvironment(args=args))
        text = str(pattern(environment))
        if environment.errors:
            raise NoMessage(f"{message}: {environment.errors[0]}")
        named = "." not in message and self.messages[message].attributes
        return Name.of(text, self, message, params) if named else text

    def attribute(self, message: str, name: str, params: Mapping[str, Value] | None = None) -> str | None:
        """An attribute of a message, which not all of its kind need to have."""
        found = any(attribute.id.name == name for attribute in self.messages[message].attributes)
        return self.format(f"{message}.{name}", params) if found else None

    def _pattern(self, message: str) -> Pattern:
        name, _, attribute = message.partition(".")
        if name not in self.messages:
            raise NoMessage(f"there is no message '{name}'")
        found = self._bundle.get_message(name)
        pattern = found.attributes.get(attribute) if attribute else found.value
        if pattern is None:
            raise NoMessage(f"the message '{name}' has no {f'attribute {attribute!r}' if attribute else 'text'}")
        return pattern


def catalogue(*names: str, language: str | None = None) -> Catalogue:
    """The messages of these files in a language, unless told otherwise in the one that is spoken now."""
    return _catalogue(names, language or _of_task.get() or _of_process[0])


@cache
def _catalogue(names: tuple[str, ...], language: str) -> Catalogue:
    """The messages of these files, read once."""
    folder = files("kabinett") / "texts" / known_language(language)
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
