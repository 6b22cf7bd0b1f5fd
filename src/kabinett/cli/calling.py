"""How the command line is called: in which language it answers, its help in that language, and what was wrong.

Commands, arguments and options are described by messages (`command-NAME`, `option-COMMAND-NAME` or `option-NAME` of
`cli.ftl`), which are put where Typer looks for help when the language is known.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from typing import Any

import typer
from babel import negotiate_locale
from typer import rich_utils
from typer.core import TyperCommand, TyperGroup

from kabinett.bots import OWN, STEADY
from kabinett.clitexts import listed, messages, say
from kabinett.core.fluent import LANGUAGE, known_language, languages
from kabinett.games import GAMES

OPTION = "--language"
SETTING = "KABINETT_LANGUAGE"
OF_THE_TERMINAL = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first of these that is set counts
# Typer's base of all errors in a call: Click's ClickException, which newer versions of Typer carry along themselves.
CallError: type[Exception] = next(cls for cls in typer.BadParameter.__mro__ if cls.__name__ == "ClickException")
# Words of Typer's help, by where it looks for them.
FRAME = {
    "OPTIONS_PANEL_TITLE": "help-options",
    "ARGUMENTS_PANEL_TITLE": "help-arguments",
    "COMMANDS_PANEL_TITLE": "help-commands",
    "DEFAULT_STRING": "help-default",
    "REQUIRED_LONG_STRING": "help-required",
}


# -- the language


def asked_language(args: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language that a call asks for, by its option or the environment; BadOption if there is none of that name."""
    if (given := _option(args)) is not None:
        return known_language(given)
    if given := environment.get(SETTING):
        return known_language(given)
    terminal = next(filter(None, (environment.get(name) for name in OF_THE_TERMINAL)), "")
    return negotiate_locale([terminal.partition(".")[0].partition("@")[0]], languages()) or LANGUAGE


def _option(args: Sequence[str]) -> str | None:
    """What stands after --language, before the command."""
    given = iter(args)
    for arg in given:
        name, sign, value = arg.partition("=")
        if name == OPTION:
            return value if sign else next(given, None)
        if not arg.startswith("-"):
            return None
    return None


# -- help


class Command(TyperCommand):
    """A command that can say in the language of the call how it is used."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """The line of the usage."""
        _write_usage(self, ctx, formatter)

    def get_help_option(self, ctx: Any) -> Any:
        """The option that shows the help."""
        return _described(super().get_help_option(ctx))


class Group(TyperGroup):
    """Several commands of which that is true."""

    def format_usage(self, ctx: Any, formatter: Any) -> None:
        """The line of the usage."""
        _write_usage(self, ctx, formatter)

    def get_help_option(self, ctx: Any) -> Any:
        """The option that shows the help."""
        return _described(super().get_help_option(ctx))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """The command that is meant; if there is none, those that are called alike are named."""
        name = args[0]
        if self.get_command(ctx, name) is None and not name.startswith("-"):
            near = tuple(f"'{other}'" for other in get_close_matches(name, self.list_commands(ctx)))
            ctx.fail(say("call-no_command", command=name, near=near))
        return super().resolve_command(ctx, args)


def _write_usage(command: Any, ctx: Any, formatter: Any) -> None:
    pieces = " ".join(command.collect_usage_pieces(ctx))
    formatter.write_usage(ctx.command_path, pieces, prefix=f"{say('help-usage')} ")


def _described(option: Any) -> Any:
    if option is not None:
        option.help = say("option-help")
    return option


def described(app: typer.Typer) -> Any:
    """The command line with its help in the language that is spoken now."""
    command = typer.main.get_command(app)
    for name, message in FRAME.items():
        setattr(rich_utils, name, say(message))
    for name, one in _commands("kabinett", command):
        _describe(name, one)
    return command


def _commands(name: str, command: Any) -> Iterator[tuple[str, Any]]:
    yield name, command
    for own, other in getattr(command, "commands", {}).items():
        yield from _commands(own, other)


def _describe(name: str, command: Any) -> None:
    given = _given()
    command.help = messages().format(f"command-{name}", given)
    command.short_help = None
    command.options_metavar = say("help-usage_options")
    if hasattr(command, "subcommand_metavar"):
        command.subcommand_metavar = say("help-usage_command")
    for param in command.params:
        own = f"option-{name}-{param.name}"
        param.help = messages().format(own if own in messages() else f"option-{param.name}", given)


def _given() -> dict[str, str | int]:
    """What messages of the help may name."""
    limits = [(info.id, *limit) for info in GAMES.values() for limit in info.simulated.items()]
    simulated = (say("simulated-limit", game=game, option=name, value=str(value)) for game, name, value in limits)
    return {
        "names": listed((info.name for info in GAMES.values()), "and"),
        "games": listed(GAMES),
        "levels": listed(OWN),
        "steady": STEADY,
        "limits": listed(simulated, "semicolon"),
        "languages": listed(languages()),
    }


# -- what was wrong


def fault(error: Any) -> str:
    """What was wrong with a call, in words. What Typer has no name for it says itself, in English."""
    match type(error).__name__:
        case "NoSuchOption":
            near = tuple(sorted(error.possibilities or ()))
            return say("call-no_option", option=error.option_name, near=near)
        case "MissingParameter" if error.param is not None:
            kind = "argument" if error.param.param_type_name == "argument" else "option"
            return say(f"call-missing_{kind}", parameter=_parameter(error.param))
        case "BadParameter" if error.param is not None:
            return say("call-bad_value", parameter=_parameter(error.param), reason=error.message)
    return str(error.format_message())


def _parameter(param: Any) -> str:
    """An argument or option as it is typed."""
    return " / ".join(f"'{name}'" for name in param.opts)
