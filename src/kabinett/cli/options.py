"""Arguments and options that commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kabinett.clitexts import listed, say
from kabinett.core.errors import BadOption
from kabinett.core.info import Given

# What these are is said in `cli.ftl`: see `calling`.
GameName = Annotated[str, typer.Argument()]
Variant = Annotated[str | None, typer.Option()]
Scenario = Annotated[str | None, typer.Option()]
Players = Annotated[int | None, typer.Option()]
MoreOptions = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
AsJson = Annotated[bool, typer.Option("--json")]
Seconds = Annotated[float | None, typer.Option(min=0.001)]
Workers = Annotated[int, typer.Option(min=1)]
FirstSeed = Annotated[int, typer.Option(min=0)]
BoardDir = Annotated[Path | None, typer.Option("--board")]


def game_options(more: list[str] | None, **own: Given) -> dict[str, Given]:
    """The options that were given, by name; the game checks them."""
    given: dict[str, Given] = {name: value for name, value in own.items() if value is not None}
    for text in more or ():
        name, sign, value = text.partition("=")
        if not sign:
            raise BadOption(say("call-option_form", text=text))
        if name in given:
            raise BadOption(say("call-option_twice", option=name))
        given[name] = value
    return given


def exclude(options: dict[str, object]) -> None:
    """BadOption if more than one of some options was given; None stands for one that was not."""
    given = [name for name, value in options.items() if value is not None]
    if len(given) > 1:
        raise BadOption(say("call-exclude", options=listed(given, "and")))


def as_text(path: Path | None) -> str | None:
    """A file or folder that was given, as those want it who keep it as a text."""
    return None if path is None else str(path)
