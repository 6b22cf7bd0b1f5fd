"""Commands of who plays in the terminal: `kabinett play | join`."""

from __future__ import annotations

import itertools
import shlex
import time
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape

from kabinett.arena.driver import level
from kabinett.bots import STEADY
from kabinett.cli.options import BoardDir, MoreOptions, Players, Scenario, Variant, as_text, exclude, game_options
from kabinett.cli.output import err, out
from kabinett.clitexts import say
from kabinett.core.dice import seed_hash
from kabinett.core.errors import BadFile, BadOption, told
from kabinett.core.files import state_folder
from kabinett.core.game import Game
from kabinett.games import GAMES, begin, game_info, load_game, load_position
from kabinett.terminal.desk import Leave
from kabinett.terminal.screens import make_screen
from kabinett.terminal.table import Table, program, resume_command


def play(
    game: Annotated[str | None, typer.Argument()] = None,
    variant: Variant = None,
    scenario: Scenario = None,
    players: Players = None,
    option: MoreOptions = None,
    seat: Annotated[list[str] | None, typer.Option()] = None,
    seed: Annotated[int | None, typer.Option()] = None,
    hotseat: Annotated[bool, typer.Option()] = False,
    resume: Annotated[Path | None, typer.Option()] = None,
    position: Annotated[Path | None, typer.Option()] = None,
    bot: Annotated[list[str] | None, typer.Option(metavar="[SEAT=]LEVEL")] = None,
    board: BoardDir = None,
) -> None:
    """Play in the terminal, against bots or with others at the same screen."""
    exclude({"--resume": resume, "--position": position})
    chosen = variant or scenario or players or option or seed
    exclude({say("call-resume_or_position"): resume or position, say("call-game_options"): chosen})
    exclude({"--hotseat": hotseat or None, "--seat": seat})
    if resume is not None:
        table_game = load_game(resume, board=board)
    elif position is not None:
        table_game = load_position(position, board=board)
    else:
        given = game_options(option, variant=variant, scenario=scenario, players=players, board=board)
        table_game = begin(game or next(iter(GAMES)), given, seed)
    if game not in (None, table_game.rules.game):
        raise BadOption(say("call-other_game", game=table_game.rules.game, asked=game_info(game or "").id))
    people = _people(table_game, seat, hotseat)
    levels = _opponents(table_game, people, bot or [])
    _sit_down(table_game, people, resume or _fresh_file(table_game.rules.game), levels, board)


def _people(game: Game, seats: list[str] | None, hotseat: bool) -> tuple[str, ...]:
    """The seats of persons: those asked for, else those of the saved game, else one."""
    if hotseat:
        return game.seats
    if people := tuple(dict.fromkeys(seats or game.journal.people)):
        for seat in people:
            game.rules.check_seat(seat)
        return people
    return (game_info(game.rules.game).table(game.rules.options).person,)


def _opponents(game: Game, people: tuple[str, ...], given: list[str]) -> dict[str, str]:
    """The levels of bots by their seats: of those that are named, else (LEVEL alone) of all that no person takes."""
    levels: dict[str, str] = {}
    for text in sorted(given, key=lambda text: "=" in text):  # what is said of one seat counts more
        name, sign, of = text.partition("=")
        if sign:
            game.rules.check_seat(name)
            if name in people:
                raise BadOption(say("call-person_or_bot", seat=name))
        seats = (name,) if sign else tuple(seat for seat in game.seats if seat not in people)
        chosen = of if sign else name
        level(chosen)
        levels |= dict.fromkeys(seats, chosen)
    return levels


def _sit_down(
    game: Game, people: tuple[str, ...], keep: Path, levels: dict[str, str], board: Path | None = None
) -> None:
    """Play at the terminal; the file `keep` gets every move. Several people must not know the seed: with it anyone
    can look into all hands. The table tells them its hash."""
    seed = game.journal.seed
    secret = len(people) > 1
    begun = [*([] if secret else [say("play-seed", seed=str(seed))]), say("play-help")]
    err.print(escape(" ".join(begun)), highlight=False, soft_wrap=True)
    table = Table(game, make_screen(game.rules), people, out, keep, levels, as_text(board))
    try:
        table.run()
        hashed = say("play-seed_hash", seed=str(seed), hash=seed_hash(seed))
        kept = [] if table.unkept() else [say("play-journal", file=str(keep))]
        ended = [hashed if secret else say("play-seed", seed=str(seed)), *kept]
        out.print(escape(" ".join(ended)), highlight=False, soft_wrap=True)
    except Leave:
        out.print(escape(say("play-leave")))
        if keep.exists():
            again = say("play-go_on", command=resume_command(keep, table.levels))
            out.print(escape(again), highlight=False, soft_wrap=True)
    if unkept := table.unkept():
        out.print(f"[red]{escape(unkept)}[/]", highlight=False, soft_wrap=True)


def _fresh_file(game: str) -> Path:
    """A file for a new game, beside those of the games played before."""
    folder = state_folder()
    name = f"{game}-{time.strftime('%Y%m%d-%H%M%S')}"
    numbered = (folder / f"{name}{f'-{n}' if n else ''}.jsonl" for n in itertools.count())
    try:
        return next(file for file in numbered if not file.exists())
    except OSError as error:
        raise BadFile(folder, None, told("cannot_read", reason=str(error.strerror))) from error


def join(
    url: Annotated[str, typer.Argument()],
    seat: Annotated[str | None, typer.Option()] = None,
    name: Annotated[str | None, typer.Option()] = None,
    watch: Annotated[bool, typer.Option()] = False,
    new: Annotated[str | None, typer.Option(metavar="GAME")] = None,
    variant: Variant = None,
    scenario: Scenario = None,
    players: Players = None,
    option: MoreOptions = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="SEAT[=LEVEL]"),
    ] = None,
    private: Annotated[bool, typer.Option()] = False,
) -> None:
    """Play at a table on a server, in the terminal; at one that is there, or at a new one."""
    # Only those who go to a server import what that needs.
    from kabinett.terminal.identities import Identities
    from kabinett.terminal.join import Visit, Wanted
    from kabinett.terminal.keyboard import Keyboard

    given = game_options(option, variant=variant, scenario=scenario, players=players)
    if new is None and (given or bot or private):
        raise BadOption(say("call-only_new"))
    options = {key: value for key, value in given.items() if isinstance(value, (str, int))}
    wanted = Wanted(new, options, _bots(bot), not private) if new else None
    keyboard = Keyboard()
    keyboard.start()
    visit = Visit(out, keyboard, Identities(state_folder() / "servers.json"))
    try:
        visit.go(url, name, seat, watch, wanted)
    except Leave:
        out.print(f"\n{escape(say('join-leave'))}")
        if visit.table and any(not visit.table.about["seats"][own]["resigned"] for own in visit.table.own_seats()):
            again = shlex.join(["join", visit.table.url, *(["--name", name] if name else [])])
            words = say("join-come_again", command=f"{program()} {again}")
            out.print(escape(words), highlight=False, soft_wrap=True)


def _bots(given: list[str] | None) -> dict[str, str]:
    """The levels of bots by their seats; without a level steady ones."""
    pairs = (text.partition("=") for text in given or ())
    return {seat: level or STEADY for seat, _, level in pairs}
