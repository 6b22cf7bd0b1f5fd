"""All commands, in the order of `kabinett --help`, and what `kabinett` does without one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer

from kabinett.cli import books, calling, contests, hosting, journals, playing, positions
from kabinett.cli.calling import Command, Group
from kabinett.version import __version__, form

COMMANDS: dict[str, Callable[..., None]] = {
    "games": books.games,
    "play": playing.play,
    "join": playing.join,
    "simulate": contests.simulate_command,
    "arena": contests.arena,
    "balance": contests.balance,
    "replay": journals.replay,
    "verify": journals.verify,
    "dataset": journals.dataset,
    "position": positions.position,
    "puzzle": positions.puzzle,
    "board": books.board,
    "rules": books.rules,
    "serve": hosting.serve,
    "backup": hosting.backup,
    "export": hosting.export_table,
    "import": hosting.import_table,
}
BOT_COMMANDS: dict[str, Callable[..., None]] = {"conformance": contests.conformance}  # `kabinett bot COMMAND`

app = typer.Typer(
    add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False, invoke_without_command=True, cls=Group
)
bot_app = typer.Typer(no_args_is_help=True, cls=Group)
app.add_typer(bot_app, name="bot")


def _add(commands: dict[str, Callable[..., None]], group: typer.Typer) -> None:
    for name, command in commands.items():
        group.command(name, cls=Command)(command)


_add(COMMANDS, app)
_add(BOT_COMMANDS, bot_app)


@app.callback(invoke_without_command=True)
def without_command(
    version: Annotated[bool, typer.Option("--version")] = False,
    language: Annotated[str | None, typer.Option(calling.OPTION, metavar="LANG")] = None,
) -> None:
    """What `kabinett` does without a command. `main` has looked for the language before all else."""
    if version:
        print(f"kabinett {__version__} ({form()})")
        raise typer.Exit
