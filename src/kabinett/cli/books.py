"""Commands that tell what there is to play: `kabinett games | board | rules`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table as Grid

from kabinett.cli.options import AsJson, BoardDir, GameName, as_text
from kabinett.cli.output import err, out, print_json
from kabinett.clitexts import columns, listed, say
from kabinett.core.errors import BadOption
from kabinett.core.files import write_whole
from kabinett.core.fluent import LANGUAGE, speaking
from kabinett.core.info import TableInfo
from kabinett.games import GAMES, all_rules, game_info
from kabinett.terminal.layout import Clause

BOARD_PICTURE = "board"  # which every game has


def games(as_json: AsJson = False) -> None:
    """List the games with their seats and options."""
    if as_json:
        print_json([info.to_json() for info in GAMES.values()])
        return
    for info in GAMES.values():
        out.print(f"[bold]{info.name}[/] ({info.id})", highlight=False)
        seats = Grid(*columns("games", "table", "options", "seats"), show_lines=True)
        for table in info.tables():
            chosen = ", ".join(f"{name} {value}" for name, value in table.options.items())
            seats.add_row(table.name, chosen, _seats(table))
        options = Grid(*columns("games", "option", "values", "default", "help"))
        for option in info.options:
            default = "" if option.default is None else str(option.default)
            options.add_row(option.name, option.known(), default, info.help(option))
        out.print(seats, options)
    out.print(escape(say("games-how")))


def _seats(table: TableInfo) -> str:
    """The seats of a table, with their powers where they are called otherwise."""
    if all(entry.powers == (seat,) for seat, entry in table.seats.items()):
        return ", ".join(table.seats)
    return "\n".join(f"{seat}: {entry.name} ({', '.join(entry.powers)})" for seat, entry in table.seats.items())


def board(
    game: GameName,
    svg: Annotated[Path | None, typer.Option()] = None,
    picture: Annotated[str, typer.Option()] = BOARD_PICTURE,
    board: BoardDir = None,
    as_json: AsJson = False,
) -> None:
    """Check a board edition, count what is on it, and draw it."""
    info = game_info(game).board(as_text(board))
    if picture not in info.pictures:
        raise BadOption(say("call-no_picture", game=game, picture=picture, pictures=tuple(info.pictures)))
    if svg is not None:
        with speaking(LANGUAGE):  # boards stay as they are
            drawn = info.pictures[picture]()
        write_whole(svg, [drawn])
        err.print(escape(say("board-drawn", picture=picture, file=str(svg))), highlight=False, soft_wrap=True)
    counts = {**info.counts, "pictures": list(info.pictures)}
    if as_json:
        print_json(counts)
        return
    for key, value in counts.items():
        shown = listed(value) or say("board-none") if isinstance(value, list) else value
        out.print(escape(f"{say(f'board-count-{key}')}: {shown}"), highlight=False)


def rules(
    clause: Annotated[str | None, typer.Argument()] = None,
    as_json: AsJson = False,
) -> None:
    """Show a clause of the rules in our own words; without one, the chapters."""
    text = all_rules()
    if clause is None:
        chapters = text.contents()
        if as_json:
            print_json(chapters)
        for number, title in () if as_json else chapters.items():
            out.print(f"{number:4} {title}", highlight=False)
        return
    found = text.find(clause.upper())
    if as_json:
        print_json({"clause": clause.upper(), "text": found})
    else:
        out.print(Clause(found))
