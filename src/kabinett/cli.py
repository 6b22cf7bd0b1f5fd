"""The command line: `kabinett games | play | simulate | replay | verify | position | board | rules`."""

from __future__ import annotations

import io
import itertools
import json
import os
import shlex
import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console, RenderableType
from rich.markup import escape
from rich.progress import track
from rich.table import Table as Grid
from rich.text import Text

from kabinett import hosting
from kabinett.arena.driver import level
from kabinett.arena.report import bots_table, conduct_of_bots, failures_text
from kabinett.arena.simulate import Order, Result, simulate, summary
from kabinett.bots import OWN, STEADY
from kabinett.bottexts import thought
from kabinett.core.dice import seed_hash
from kabinett.core.errors import BadFile, BadOption, KabinettError
from kabinett.core.files import state_folder, write_whole
from kabinett.core.game import Game
from kabinett.core.info import Given, TableInfo
from kabinett.core.journal import MAX_SEED
from kabinett.games import GAMES, all_rules, begin, game_info, load_game, load_position, verify_game
from kabinett.terminal.desk import Leave
from kabinett.terminal.layout import Clause
from kabinett.terminal.screen import Screen
from kabinett.terminal.screens import make_screen
from kabinett.terminal.table import Table, program, resume_command
from kabinett.version import __version__, form

HELP = f"Play {' and '.join(info.name for info in GAMES.values())} with every rule enforced. Unofficial."
_LIMITS = "; ".join(
    f"{info.id} has --option {name}={value}" for info in GAMES.values() for name, value in info.simulated.items()
)
SIMULATE_HELP = (
    "Play whole games by bots and count what comes out. "
    f"Bots may not find an end by themselves, so unless it is given, {_LIMITS}."
)
app = typer.Typer(
    add_completion=False,
    no_args_is_help=True,
    pretty_exceptions_enable=False,
    help=HELP,
)
bot_app = typer.Typer(no_args_is_help=True, help="Tools for who writes bots.")
app.add_typer(bot_app, name="bot")
WIDTH_WHEN_PIPED = 160
# Typer's base of all errors in a call: Click's ClickException, which newer versions of Typer carry along themselves.
CallError: type[Exception] = next(cls for cls in typer.BadParameter.__mro__ if cls.__name__ == "ClickException")
out = Console(width=None if sys.stdout.isatty() else WIDTH_WHEN_PIPED)
err = Console(stderr=True)

BOARD_PICTURE = "board"  # which every game has
GAME_HELP = f"the game: {', '.join(GAMES)}"
GameName = Annotated[str, typer.Argument(help=GAME_HELP)]
Variant = Annotated[str | None, typer.Option(help="the variant (see: kabinett games)")]
Scenario = Annotated[str | None, typer.Option(help="the scenario (see: kabinett games)")]
Players = Annotated[int | None, typer.Option(help="the number of players")]
MoreOptions = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help="an option (see: kabinett games); may be given again"),
]
Seed = Annotated[int | None, typer.Option(help="the seed of all dice; without it one is drawn")]
AsJson = Annotated[bool, typer.Option("--json", help="print data for programs")]
Seconds = Annotated[
    float | None, typer.Option(min=0.001, help="how long a bot may think about a decision; without it, as it likes")
]
Workers = Annotated[int, typer.Option(min=1, help="processes")]
FirstSeed = Annotated[int, typer.Option(min=0, help="the first seed")]
BoardDir = Annotated[
    Path | None, typer.Option("--board", help="a folder with another edition of the board's CSV files")
]
LEVEL_NAMES = f"{', '.join(OWN)}, or one of another package"
BotLevels = Annotated[
    list[str] | None,
    typer.Option(
        metavar="[SEAT=]LEVEL",
        help=f"the bots of all other seats, or of one (levels: {LEVEL_NAMES}; without it {STEADY}); may be given again",
    ),
]
JournalFile = Annotated[Path, typer.Argument(help="a journal, as `save` and `simulate --journals` write it")]


def _print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False), flush=True)


def _options(more: list[str] | None, **own: Given) -> dict[str, Given]:
    """The options that were given, by name; the game checks them."""
    given: dict[str, Given] = {name: value for name, value in own.items() if value is not None}
    for text in more or ():
        name, sign, value = text.partition("=")
        if not sign:
            raise BadOption(f"--option needs NAME=VALUE, not '{text}'")
        if name in given:
            raise BadOption(f"the option {name} is given twice")
        given[name] = value
    return given


@app.callback(invoke_without_command=True, help=HELP)
def version_option(
    version: Annotated[bool, typer.Option("--version", help="print the version and the form of the engine")] = False,
) -> None:
    """What `kabinett` does without a command."""
    if version:
        print(f"kabinett {__version__} ({form()})")
        raise typer.Exit


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games with their seats and options."""
    if as_json:
        _print_json([info.to_json() for info in GAMES.values()])
        return
    for info in GAMES.values():
        out.print(f"[bold]{info.name}[/] ({info.id})", highlight=False)
        seats = Grid("table", "options", "seats", show_lines=True)
        for table in info.tables():
            chosen = ", ".join(f"{name} {value}" for name, value in table.options.items())
            seats.add_row(table.name, chosen, _seats(table))
        options = Grid("option", "values", "default", "what it is")
        for option in info.options:
            default = "" if option.default is None else str(option.default)
            options.add_row(option.name, option.known(), default, info.help(option))
        out.print(seats, options)
    out.print(
        "Give options with --variant, --scenario, --players, --board or --option NAME=VALUE. Every game has --seed N."
    )


def _seats(table: TableInfo) -> str:
    """The seats of a table, with their powers where they are called otherwise."""
    if all(entry.powers == (seat,) for seat, entry in table.seats.items()):
        return ", ".join(table.seats)
    return "\n".join(f"{seat}: {entry.name} ({', '.join(entry.powers)})" for seat, entry in table.seats.items())


@app.command()
def play(
    game: Annotated[str | None, typer.Argument(help=GAME_HELP)] = None,
    variant: Variant = None,
    scenario: Scenario = None,
    players: Players = None,
    option: MoreOptions = None,
    seat: Annotated[list[str] | None, typer.Option(help="a seat that a person takes; may be given again")] = None,
    seed: Seed = None,
    hotseat: Annotated[bool, typer.Option(help="people at this terminal play all seats")] = False,
    resume: Annotated[Path | None, typer.Option(help="go on with a saved game")] = None,
    position: Annotated[Path | None, typer.Option(help="begin at a position file")] = None,
    bot: BotLevels = None,
    board: BoardDir = None,
) -> None:
    """Play in the terminal, against bots or with others at the same screen."""
    _exclude({"--resume": resume, "--position": position})
    chosen = variant or scenario or players or option or seed
    _exclude({"--resume or --position": resume or position, "an option of the game or --seed": chosen})
    _exclude({"--hotseat": hotseat or None, "--seat": seat})
    if resume is not None:
        table_game = load_game(resume, board=board)
    elif position is not None:
        table_game = load_position(position, board=board)
    else:
        given = _options(option, variant=variant, scenario=scenario, players=players, board=board)
        table_game = begin(game or next(iter(GAMES)), given, seed)
    if game not in (None, table_game.rules.game):
        raise BadOption(f"the file has a game of {table_game.rules.game}, not of {game_info(game or '').id}")
    people = _people(table_game, seat, hotseat)
    levels = _opponents(table_game, people, bot or [])
    _sit_down(table_game, people, resume or _fresh_file(table_game.rules.game), levels, board)


def _exclude(options: dict[str, object]) -> None:
    given = [name for name, value in options.items() if value is not None]
    if len(given) > 1:
        raise BadOption(f"{' and '.join(given)} exclude each other")


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
                raise BadOption(f"{name} is taken by a person, not by a bot")
        seats = (name,) if sign else tuple(seat for seat in game.seats if seat not in people)
        levels |= dict.fromkeys(seats, level(of if sign else name).name)
    return levels


def _sit_down(
    game: Game, people: tuple[str, ...], keep: Path, levels: dict[str, str], board: Path | None = None
) -> None:
    """Play at the terminal; the file `keep` gets every move. Several people must not know the seed: with it anyone
    can look into all hands. The table tells them its hash."""
    seed = game.journal.seed
    secret = len(people) > 1
    err.print(f"{'' if secret else f'Seed {seed}. '}Type help at any question.", highlight=False, soft_wrap=True)
    table = Table(game, make_screen(game.rules), people, out, keep, levels, None if board is None else str(board))
    try:
        table.run()
        hashed = f" (its hash: {seed_hash(seed)})" if secret else ""
        kept = "" if table.unkept() else f" The journal of this game: {escape(str(keep))}"
        out.print(f"Seed {seed}{hashed}.{kept}", highlight=False, soft_wrap=True)
    except Leave:
        out.print("You leave the table; the game is not over.")
        if keep.exists():
            out.print(f"Go on with: {escape(resume_command(keep, table.levels))}", highlight=False, soft_wrap=True)
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
        raise BadFile(folder, None, f"cannot be read: {error.strerror}") from error


@app.command()
def join(
    url: Annotated[str, typer.Argument(help="a server (http://localhost:1740), the page of a table there, or a link")],
    seat: Annotated[str | None, typer.Option(help="the seat to take")] = None,
    name: Annotated[str | None, typer.Option(help="who you are there; without it, who you were the last time")] = None,
    watch: Annotated[bool, typer.Option(help="watch only")] = False,
    new: Annotated[str | None, typer.Option(metavar="GAME", help="make a new table of this game there")] = None,
    variant: Variant = None,
    scenario: Scenario = None,
    players: Players = None,
    option: MoreOptions = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="SEAT[=LEVEL]", help="a seat of the new table that a bot takes; may be given again"),
    ] = None,
    private: Annotated[bool, typer.Option(help="nobody else sees the new table; seats are taken by links")] = False,
) -> None:
    """Play at a table on a server, in the terminal; at one that is there, or at a new one."""
    # Only those who go to a server import what that needs.
    from kabinett.terminal.identities import Identities
    from kabinett.terminal.join import Visit, Wanted
    from kabinett.terminal.keyboard import Keyboard

    given = _options(option, variant=variant, scenario=scenario, players=players)
    if new is None and (given or bot or private):
        raise BadOption("options, bots and --private are for a new table: name its game with --new")
    options = {key: value for key, value in given.items() if isinstance(value, (str, int))}
    wanted = Wanted(new, options, _bots(bot), not private) if new else None
    keyboard = Keyboard()
    keyboard.start()
    visit = Visit(out, keyboard, Identities(state_folder() / "servers.json"))
    try:
        visit.go(url, name, seat, watch, wanted)
    except Leave:
        out.print("\nYou leave.")
        if visit.table and any(not visit.table.about["seats"][own]["resigned"] for own in visit.table.own_seats()):
            again = shlex.join(["join", visit.table.url, *(["--name", name] if name else [])])
            words = f"Your seat stays yours. Come again with: {program()} {again}"
            out.print(escape(words), highlight=False, soft_wrap=True)


def _bots(given: list[str] | None) -> dict[str, str]:
    """The levels of bots by their seats; without a level steady ones."""
    pairs = (text.partition("=") for text in given or ())
    return {seat: level or STEADY for seat, _, level in pairs}


@app.command("simulate", help=SIMULATE_HELP)
def simulate_command(
    game: GameName,
    variant: Variant = None,
    scenario: Scenario = None,
    players: Players = None,
    option: MoreOptions = None,
    games: Annotated[int, typer.Option(min=1, help="how many games")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="the seed of the first game; each next game has the next")] = 1,
    journals: Annotated[Path | None, typer.Option(help="write each game's journal into this folder")] = None,
    bots: Annotated[
        str, typer.Option(metavar="LEVEL[,LEVEL...]", help=f"one for all seats or one for each: {LEVEL_NAMES}")
    ] = next(iter(OWN)),
    seconds: Seconds = None,
    workers: Workers = 1,
    board: BoardDir = None,
    as_json: AsJson = False,
) -> None:
    """What SIMULATE_HELP says; the summary has the options of the games, those that were not given too."""
    if seed + games - 1 > MAX_SEED:
        raise BadOption(f"the last of {games} games would have a seed above 2**128")
    given = _options(option, variant=variant, scenario=scenario, players=players, board=board)
    order = Order(game, given, games, seed, _text(journals), _names(bots), seconds)
    rules = order.begin(seed).rules  # options and bots are checked before any work
    order.levels(rules.seats)
    options = dict(rules.options)
    began = time.perf_counter()
    results = []
    for result in _with_progress(simulate(order, workers), games):
        results.append(result)
        if as_json:
            _print_json(result.to_json())
    total = {"options": options, **summary(results, time.perf_counter() - began)}
    if as_json:
        _print_json({"summary": total})
    else:
        _print_results(results, total)


def _names(bots: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in bots.split(","))


def _text(path: Path | None) -> str | None:
    return None if path is None else str(path)


def _with_progress(results: Iterable[Result], games: int) -> Iterable[Result]:
    return track(results, "games", games, console=err, transient=True, disable=not err.is_terminal)


def _print_results(results: list[Result], total: dict[str, Any]) -> None:
    seats = tuple(results[0].scores)
    grid = Grid("seed", "winner", "reason", "turns", "decisions", "seconds", *seats)
    for result in results:
        grid.add_row(*(str(value) for value in (result.seed, result.winner or "draw", result.reason, result.turns,
                                                result.decisions, f"{result.seconds:.3f}",
                                                *(result.scores[seat] for seat in seats))))  # fmt: skip
    out.print(grid)
    if seats:
        out.print(_by_seat(seats, total))
    out.print(bots_table(conduct_of_bots(results).values()))
    for key, value in total.items():
        shown = ", ".join(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else value
        out.print(f"{key.replace('_', ' ')}: {shown}", highlight=False)
    for line in failures_text(failure for result in results for failure in result.failures):
        out.print(line, highlight=False, soft_wrap=True)


def _by_seat(seats: tuple[str, ...], total: dict[str, Any]) -> Grid:
    """What simulated games gave each seat."""
    grid = Grid("seat", "wins", "mean score", "mean turns of games won")
    for seat in seats:
        turns = total["mean_turns_by_winner"].get(seat, "")
        grid.add_row(seat, str(total["wins"].get(seat, 0)), str(total["mean_scores"][seat]), str(turns))
    return grid


@app.command()
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="A,B,...", help=f"who plays: {LEVEL_NAMES}")],
    variant: Variant = None,
    scenario: Scenario = None,
    players: Players = None,
    option: MoreOptions = None,
    games: Annotated[int, typer.Option(min=1, help="games for each pair; rounded up to whole rotations")] = 100,
    seconds: Seconds = None,
    seed: FirstSeed = 1,
    one_way: Annotated[
        bool, typer.Option("--one-way", help="more than two seats: only the first of each pair plays alone")
    ] = False,
    workers: Workers = 1,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="play on a Ray cluster; local: on one here")
    ] = None,
    folder: Annotated[Path | None, typer.Option(help="where results and journals are kept, and looked for")] = None,
    plots: Annotated[bool, typer.Option("--plots", help="draw ratings, length of games, wins per seat")] = False,
    form: Annotated[str, typer.Option("--format", help="of the plots: svg or png")] = "svg",
    board: BoardDir = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other at rotated seats, and print who beats whom. Begun again, it goes on where it stopped."""
    from kabinett.arena import command
    from kabinett.arena.contest import Contest

    given = _options(option, variant=variant, scenario=scenario, players=players, board=board)
    contest = Contest(game, given, _names(bots), games, seed, seconds, one_way)
    command.arena(contest, command.Means(folder, workers, ray, form if plots else None, as_json), out, err)


@app.command()
def balance(
    game: Annotated[str | None, typer.Argument(help=f"{GAME_HELP}; without one, all")] = None,
    bots: Annotated[str, typer.Option(help=f"the level of all seats: {LEVEL_NAMES}")] = "general",
    variant: Variant = None,
    scenario: Scenario = None,
    players: Players = None,
    option: MoreOptions = None,
    games: Annotated[int, typer.Option(min=1, help="games for each table")] = 100,
    seconds: Seconds = None,
    seed: FirstSeed = 1,
    workers: Workers = 1,
    board: BoardDir = None,
    markdown: Annotated[bool, typer.Option("--markdown", help="print the table for a page of the docs")] = False,
    as_json: AsJson = False,
) -> None:
    """Print how often each seat wins when equal bots play: for all tables, or those with the given options."""
    from kabinett.arena.balance import Trial
    from kabinett.arena.balance_command import print_balance

    _exclude({"--markdown": markdown or None, "--json": as_json or None})
    given = _options(option, variant=variant, scenario=scenario, players=players, board=board)
    form = "markdown" if markdown else "json" if as_json else "table"
    print_balance(game, given, Trial(bots, games, seed, seconds), workers, form, out, err)


@bot_app.command()
def conformance(
    module: Annotated[str, typer.Argument(metavar="MODULE[:CLASS]", help="where the bot is")],
    games: Annotated[int, typer.Option(min=1, help="games at each table")] = 1,
    samples: Annotated[int, typer.Option(min=1, help="decisions of each game that are put again")] = 8,
    seconds: Seconds = None,
    seed: FirstSeed = 1,
    as_json: AsJson = False,
) -> None:
    """Check whether a bot does all that is asked of one: see docs/bots.md."""
    from kabinett.arena import conformance_command
    from kabinett.arena.conformance import Amount, Examination, find_bot

    exam = Examination(find_bot(module), Amount(games, samples), seconds, seed)
    if not conformance_command.conformance(exam, as_json, out, err):
        raise typer.Exit(1)


@app.command()
def replay(
    file: JournalFile,
    to: Annotated[int | None, typer.Option(min=0, help="stop after this many moves")] = None,
    seat: Annotated[str | None, typer.Option(help="show what this seat may know")] = None,
    everything: Annotated[bool, typer.Option("--all", help="show everything, secrets included")] = False,
    why: Annotated[bool, typer.Option("--why", help="with what the bots thought; of a game that is over")] = False,
    board: BoardDir = None,
    as_json: AsJson = False,
) -> None:
    """Replay a journal and show its log: what an onlooker sees, or one seat, or all."""
    if seat is not None and everything:
        raise BadOption("--seat and --all exclude each other")
    game = load_game(file, to=to, board=board)
    if seat is not None:
        game.rules.check_seat(seat)
    if why and game.outcome is None and not everything:
        raise BadOption("what bots think is a secret until the game is over; --all shows secrets")
    events = game.events if everything else game.log(seat)
    if as_json:
        thoughts = {"thoughts": _thoughts(game)} if why else {}
        told = {"events": [event.to_json() for event in events]} | thoughts
        _print_json(_replay_data(game, seat, everything) | told)
        return
    screen = make_screen(game.rules)
    for line in _lines_with_thoughts(game, screen, seat, everything) if why else screen.log(events):
        out.print(line, highlight=False, emoji=False, soft_wrap=True)
    if to is not None and to > len(game.journal.entries):
        err.print(f"The journal has {len(game.journal.entries)} moves.")
    out.print(f"[bold]{screen.outcome(game.outcome) if game.outcome else 'The game is not over.'}[/]", highlight=False)
    if seat is not None and game.outcome is None:
        out.print(screen.situation(game.view(seat)))


def _lines_with_thoughts(game: Game, screen: Screen, seat: str | None, everything: bool) -> Iterator[str]:
    """The log, and below what a bot has done why it did so."""
    again = Game(game.rules, game.journal.seed, game.journal.start)
    yield from screen.log(again.events if everything else again.log(seat))
    for entry in game.journal.entries:
        events = again.play(entry.seat, entry.move)
        yield from screen.log([event for event in events if everything or event.known_to(seat)])
        text = thought(game.rules.game, screen.texts, *entry.thought) if entry.thought else ""
        if text:
            yield f"    [dim]{escape(screen.seat_name(entry.seat))}: {escape(text)}[/]"


def _thoughts(game: Game) -> list[dict[str, Any]]:
    """Why bots made their moves, which are counted from 1."""
    told = ((number, entry) for number, entry in enumerate(game.journal.entries, 1) if entry.thought)
    return [
        {"move": number, "seat": entry.seat, "key": entry.thought[0], "params": dict(entry.thought[1])}
        for number, entry in told
        if entry.thought
    ]


def _replay_data(game: Game, seat: str | None, everything: bool) -> dict[str, Any]:
    data: dict[str, Any] = {
        "game": game.rules.game,
        "options": dict(game.rules.options),
        "moves": len(game.journal.entries),
        "outcome": game.outcome.to_json() if game.outcome else None,
    }
    if seat is not None:
        data["view"] = game.view(seat).to_json()
    if everything:
        data["state"] = game.rules.to_json(game.state)
    return data


@app.command()
def verify(
    file: JournalFile,
    published: Annotated[str | None, typer.Option("--seed-hash", help="the hash published before the game")] = None,
    board: BoardDir = None,
    as_json: AsJson = False,
) -> None:
    """Replay a journal and check its seed, every move, the final state and the outcome.

    A file cannot prove that its seed was chosen before the game: give the hash that was published then.
    """
    game = verify_game(file, board=board)
    if published is not None and published != seed_hash(game.journal.seed):
        raise BadFile(file, 1, f"the seed is not the one whose hash is {published}")
    outcome = game.outcome.to_json() if game.outcome else None
    given = game.journal.start is not None
    moves = len(game.journal.entries)
    if as_json:
        _print_json({"file": str(file), "ok": True, "moves": moves, "from_position": given, "outcome": outcome})
        return
    shown = make_screen(game.rules).outcome(game.outcome) if game.outcome else "not over"
    begun = "; begun at a given position, not at the set-up" if given else ""
    out.print(f"{escape(str(file))}: correct; {moves} moves{begun}; {shown}", highlight=False, soft_wrap=True)


@app.command()
def dataset(
    file: Annotated[Path, typer.Argument(metavar="OUT.parquet", help="the file to write; it must not exist")],
    journals: Annotated[list[Path], typer.Argument(metavar="JOURNAL...", help="journals of one game and board")],
    observations: Annotated[bool, typer.Option(help="with what each seat saw, as arrays")] = True,
    board: BoardDir = None,
    as_json: AsJson = False,
) -> None:
    """Write decisions and outcomes of recorded games as a Parquet file, for programs that learn."""
    try:
        from kabinett.env.dataset import write_dataset
    except ImportError as error:
        raise KabinettError(f"a data set needs pyarrow: pip install 'kabinett[rl]' ({error})") from error

    written = write_dataset(file, journals, board=board, observations=observations)
    if as_json:
        _print_json({"file": str(file), **written._asdict()})
    else:
        err.print(f"{escape(str(file))}: {written.rows} decisions of {written.games} games", soft_wrap=True)


@app.command()
def position(
    file: Annotated[Path, typer.Argument(help="a position as a YAML file")],
    seat: Annotated[str | None, typer.Option(help="show what this seat may know instead of everything")] = None,
    board: BoardDir = None,
    as_json: AsJson = False,
) -> None:
    """Check a position file and show it."""
    game = load_position(file, board=board)
    if seat is not None:
        game.rules.check_seat(seat)
    if as_json:
        shown = game.view(seat).to_json() if seat else game.rules.to_json(game.state)
        _print_json({"position": shown, "decisions": [d.to_json() for d in game.decisions(seat)]})
        return
    screen = make_screen(game.rules)
    if seat:
        out.print(f"\n[bold]What {screen.seat_name(seat)} knows[/]")
        out.print(screen.situation(game.view(seat)))
    else:
        _print_knowledge(game, screen)
    for decision in game.decisions(seat):
        options = ", ".join(str(option) for option in decision.options)
        question = screen.question(game.view(decision.seat), decision)
        out.print(f"\n{screen.seat_name(decision.seat)}: {question} ({decision.clause})", highlight=False)
        out.print(options, highlight=False)


def _print_knowledge(game: Game, screen: Screen) -> None:
    """What all know, and then of each seat only the lines that are different for it."""
    out.print("\n[bold]What all know[/]")
    out.print(screen.situation(game.view(None)))
    common = set(_lines(screen.situation(game.view(None))))
    for seat in game.seats:
        own = _lines(screen.situation(game.view(seat)))
        out.print(f"\n[bold]What {screen.seat_name(seat)} knows besides[/]")
        for words, line in own.items():
            if words not in common:
                out.print(line)


def _lines(shown: RenderableType) -> dict[str, Text]:
    """The lines of something that is shown, by their words: tables with longer words elsewhere have other gaps.

    No line is broken: a part of one would not tell what it is about.
    """
    sheet = Console(width=max(out.width, WIDTH_WHEN_PIPED), force_terminal=out.is_terminal)
    with sheet.capture() as capture:
        sheet.print(shown)
    lines = map(Text.from_ansi, map(str.rstrip, capture.get().splitlines()))
    return {" ".join(line.plain.split()): line for line in lines}


@app.command()
def board(
    game: GameName,
    svg: Annotated[Path | None, typer.Option(help="draw a picture into this file")] = None,
    picture: Annotated[str, typer.Option(help="which picture; without a file they are listed")] = BOARD_PICTURE,
    board: BoardDir = None,
    as_json: AsJson = False,
) -> None:
    """Check a board edition, count what is on it, and draw it."""
    info = game_info(game).board(_text(board))
    if picture not in info.pictures:
        raise BadOption(f"{game} has no picture '{picture}' (pictures: {', '.join(info.pictures)})")
    if svg is not None:
        write_whole(svg, [info.pictures[picture]()])
        err.print(f"The picture '{picture}' is drawn: {escape(str(svg))}", highlight=False, soft_wrap=True)
    counts = {**info.counts, "pictures": list(info.pictures)}
    if as_json:
        _print_json(counts)
        return
    for key, value in counts.items():
        shown = ", ".join(value) or "none" if isinstance(value, list) else value
        out.print(f"{key.replace('_', ' ')}: {shown}", highlight=False)


@app.command()
def rules(
    clause: Annotated[str | None, typer.Argument(help="a clause (M9.7, C9.8), section (M10.1) or chapter (C9)")] = None,
    as_json: AsJson = False,
) -> None:
    """Show a clause of the rules in our own words; without one, the chapters."""
    text = all_rules()
    if clause is None:
        chapters = text.contents()
        if as_json:
            _print_json(chapters)
        for number, title in () if as_json else chapters.items():
            out.print(f"{number:4} {title}", highlight=False)
        return
    found = text.find(clause.upper())
    if as_json:
        _print_json({"clause": clause.upper(), "text": found})
    else:
        out.print(Clause(found))


hosting.add_to(app)


def main(args: list[str] | None = None) -> None:
    """Run the command line. Errors that are the user's to mend are one line; 2: a wrong call, 1: anything else."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that cannot show ♠ shows ? instead
    try:
        code = app(args, standalone_mode=False)
        sys.stdout.flush()
    except CallError as error:
        sys.exit(_fail(error.format_message(), 2))  # type: ignore[attr-defined]
    except typer.Abort:
        sys.exit(_fail("interrupted", 1))
    except BadOption as error:
        sys.exit(_fail(str(error), 2))
    except KabinettError as error:
        sys.exit(_fail(str(error), 1))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # who read our output has gone; be quiet
        sys.exit(1)
    except OSError as error:
        sys.exit(_fail(f"the output cannot be written: {error.strerror}", 1))
    sys.exit(code if isinstance(code, int) else 0)


def _fail(reason: str, code: int) -> int:
    if reason:  # a call without any argument has shown the help and has nothing to add
        print(f"kabinett: {' '.join(reason.split())}", file=sys.stderr)
    return code
