"""The command line: `kabinett games | play | simulate | replay | verify | position | puzzle | board | rules`."""

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

from kabinett import calling, hosting
from kabinett.arena.driver import level
from kabinett.arena.report import bots_table, conduct_of_bots, failures_text
from kabinett.arena.simulate import Order, Result, simulate, summary
from kabinett.bots import OWN, STEADY
from kabinett.bottexts import thought
from kabinett.calling import Command, Group
from kabinett.clitexts import columns, listed, say
from kabinett.core.dice import seed_hash
from kabinett.core.errors import BadFile, BadOption, KabinettError, told
from kabinett.core.files import state_folder, write_whole
from kabinett.core.fluent import LANGUAGE, languages, speak, speaking
from kabinett.core.game import Game
from kabinett.core.info import Given, TableInfo
from kabinett.core.journal import MAX_SEED
from kabinett.exercises.checking import check_puzzle, is_tight
from kabinett.exercises.reading import Puzzle, read_puzzle
from kabinett.games import GAMES, all_rules, begin, game_info, load_game, load_position, verify_game
from kabinett.terminal.desk import Leave
from kabinett.terminal.layout import Clause
from kabinett.terminal.screen import Screen
from kabinett.terminal.screens import make_screen
from kabinett.terminal.table import Table, program, resume_command
from kabinett.version import __version__, form

app = typer.Typer(
    add_completion=False, no_args_is_help=True, pretty_exceptions_enable=False, invoke_without_command=True, cls=Group
)
bot_app = typer.Typer(no_args_is_help=True, cls=Group)
app.add_typer(bot_app, name="bot")
WIDTH_WHEN_PIPED = 160
out = Console(width=None if sys.stdout.isatty() else WIDTH_WHEN_PIPED)
err = Console(stderr=True)

BOARD_PICTURE = "board"  # which every game has
# What these are is said in `cli.ftl`: see `calling`.
GameName = Annotated[str, typer.Argument()]
Variant = Annotated[str | None, typer.Option()]
Scenario = Annotated[str | None, typer.Option()]
Players = Annotated[int | None, typer.Option()]
MoreOptions = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")]
Seed = Annotated[int | None, typer.Option()]
AsJson = Annotated[bool, typer.Option("--json")]
Seconds = Annotated[float | None, typer.Option(min=0.001)]
Workers = Annotated[int, typer.Option(min=1)]
FirstSeed = Annotated[int, typer.Option(min=0)]
BoardDir = Annotated[Path | None, typer.Option("--board")]
BotLevels = Annotated[list[str] | None, typer.Option(metavar="[SEAT=]LEVEL")]
JournalFile = Annotated[Path, typer.Argument()]


def _print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False), flush=True)


def _options(more: list[str] | None, **own: Given) -> dict[str, Given]:
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


@app.callback(invoke_without_command=True)
def without_command(
    version: Annotated[bool, typer.Option("--version")] = False,
    language: Annotated[str | None, typer.Option(calling.OPTION, metavar="LANG")] = None,
) -> None:
    """What `kabinett` does without a command. `main` has looked for the language before all else."""
    if version:
        print(f"kabinett {__version__} ({form()})")
        raise typer.Exit


@app.command(cls=Command)
def games(as_json: AsJson = False) -> None:
    """List the games with their seats and options."""
    if as_json:
        _print_json([info.to_json() for info in GAMES.values()])
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


@app.command(cls=Command)
def play(
    game: Annotated[str | None, typer.Argument()] = None,
    variant: Variant = None,
    scenario: Scenario = None,
    players: Players = None,
    option: MoreOptions = None,
    seat: Annotated[list[str] | None, typer.Option()] = None,
    seed: Seed = None,
    hotseat: Annotated[bool, typer.Option()] = False,
    resume: Annotated[Path | None, typer.Option()] = None,
    position: Annotated[Path | None, typer.Option()] = None,
    bot: BotLevels = None,
    board: BoardDir = None,
) -> None:
    """Play in the terminal, against bots or with others at the same screen."""
    _exclude({"--resume": resume, "--position": position})
    chosen = variant or scenario or players or option or seed
    _exclude({say("call-resume_or_position"): resume or position, say("call-game_options"): chosen})
    _exclude({"--hotseat": hotseat or None, "--seat": seat})
    if resume is not None:
        table_game = load_game(resume, board=board)
    elif position is not None:
        table_game = load_position(position, board=board)
    else:
        given = _options(option, variant=variant, scenario=scenario, players=players, board=board)
        table_game = begin(game or next(iter(GAMES)), given, seed)
    if game not in (None, table_game.rules.game):
        raise BadOption(say("call-other_game", game=table_game.rules.game, asked=game_info(game or "").id))
    people = _people(table_game, seat, hotseat)
    levels = _opponents(table_game, people, bot or [])
    _sit_down(table_game, people, resume or _fresh_file(table_game.rules.game), levels, board)


def _exclude(options: dict[str, object]) -> None:
    given = [name for name, value in options.items() if value is not None]
    if len(given) > 1:
        raise BadOption(say("call-exclude", options=listed(given, "and")))


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
        levels |= dict.fromkeys(seats, level(of if sign else name).name)
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
    table = Table(game, make_screen(game.rules), people, out, keep, levels, None if board is None else str(board))
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


@app.command(cls=Command)
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

    given = _options(option, variant=variant, scenario=scenario, players=players)
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


@app.command("simulate", cls=Command)
def simulate_command(
    game: GameName,
    variant: Variant = None,
    scenario: Scenario = None,
    players: Players = None,
    option: MoreOptions = None,
    games: Annotated[int, typer.Option(min=1)] = 100,
    seed: Annotated[int, typer.Option(min=0)] = 1,
    journals: Annotated[Path | None, typer.Option()] = None,
    bots: Annotated[str, typer.Option(metavar="LEVEL[,LEVEL...]")] = next(iter(OWN)),
    seconds: Seconds = None,
    workers: Workers = 1,
    board: BoardDir = None,
    as_json: AsJson = False,
) -> None:
    """Play whole games by bots; the summary has the options of the games, those that were not given too."""
    if seed + games - 1 > MAX_SEED:
        raise BadOption(say("call-last_seed", games=games))
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
    return track(results, say("simulate-progress"), games, console=err, transient=True, disable=not err.is_terminal)


def _print_results(results: list[Result], total: dict[str, Any]) -> None:
    seats = tuple(results[0].scores)
    grid = Grid(*columns("simulate", "seed", "winner", "reason", "turns", "decisions", "seconds"), *seats)
    draw = say("simulate-draw")
    for result in results:
        grid.add_row(*(str(value) for value in (result.seed, result.winner or draw, result.reason, result.turns,
                                                result.decisions, f"{result.seconds:.3f}",
                                                *(result.scores[seat] for seat in seats))))  # fmt: skip
    out.print(grid)
    if seats:
        out.print(_by_seat(seats, total))
    out.print(bots_table(conduct_of_bots(results).values()))
    for key, value in total.items():
        shown = listed(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else value
        out.print(escape(f"{say(f'simulate-total-{key}')}: {shown}"), highlight=False)
    for line in failures_text(failure for result in results for failure in result.failures):
        out.print(line, highlight=False, soft_wrap=True)


def _by_seat(seats: tuple[str, ...], total: dict[str, Any]) -> Grid:
    """What simulated games gave each seat."""
    grid = Grid(*columns("simulate", "seat", "wins", "score", "won_turns"))
    for seat in seats:
        turns = total["mean_turns_by_winner"].get(seat, "")
        grid.add_row(seat, str(total["wins"].get(seat, 0)), str(total["mean_scores"][seat]), str(turns))
    return grid


@app.command(cls=Command)
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="A,B,...")],
    variant: Variant = None,
    scenario: Scenario = None,
    players: Players = None,
    option: MoreOptions = None,
    games: Annotated[int, typer.Option(min=1)] = 100,
    seconds: Seconds = None,
    seed: FirstSeed = 1,
    one_way: Annotated[bool, typer.Option("--one-way")] = False,
    workers: Workers = 1,
    ray: Annotated[str | None, typer.Option(metavar="ADDRESS")] = None,
    folder: Annotated[Path | None, typer.Option()] = None,
    plots: Annotated[bool, typer.Option("--plots")] = False,
    form: Annotated[str, typer.Option("--format")] = "svg",
    board: BoardDir = None,
    as_json: AsJson = False,
) -> None:
    """Let bots play each other at rotated seats, and print who beats whom. Begun again, it goes on where it stopped."""
    from kabinett.arena import command
    from kabinett.arena.contest import Contest

    given = _options(option, variant=variant, scenario=scenario, players=players, board=board)
    contest = Contest(game, given, _names(bots), games, seed, seconds, one_way)
    command.arena(contest, command.Means(folder, workers, ray, form if plots else None, as_json), out, err)


@app.command(cls=Command)
def balance(
    game: Annotated[str | None, typer.Argument()] = None,
    bots: Annotated[str, typer.Option()] = "general",
    variant: Variant = None,
    scenario: Scenario = None,
    players: Players = None,
    option: MoreOptions = None,
    games: Annotated[int, typer.Option(min=1)] = 100,
    seconds: Seconds = None,
    seed: FirstSeed = 1,
    workers: Workers = 1,
    board: BoardDir = None,
    markdown: Annotated[bool, typer.Option("--markdown")] = False,
    as_json: AsJson = False,
) -> None:
    """Print how often each seat wins when equal bots play: for all tables, or those with the given options."""
    from kabinett.arena.balance import Trial
    from kabinett.arena.balance_command import print_balance

    _exclude({"--markdown": markdown or None, "--json": as_json or None})
    given = _options(option, variant=variant, scenario=scenario, players=players, board=board)
    form = "markdown" if markdown else "json" if as_json else "table"
    print_balance(game, given, Trial(bots, games, seed, seconds), workers, form, out, err)


@bot_app.command(cls=Command)
def conformance(
    module: Annotated[str, typer.Argument(metavar="MODULE[:CLASS]")],
    games: Annotated[int, typer.Option(min=1)] = 1,
    samples: Annotated[int, typer.Option(min=1)] = 8,
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


@app.command(cls=Command)
def replay(
    file: JournalFile,
    to: Annotated[int | None, typer.Option(min=0)] = None,
    seat: Annotated[str | None, typer.Option()] = None,
    everything: Annotated[bool, typer.Option("--all")] = False,
    why: Annotated[bool, typer.Option("--why")] = False,
    board: BoardDir = None,
    as_json: AsJson = False,
) -> None:
    """Replay a journal and show its log: what an onlooker sees, or one seat, or all."""
    if seat is not None and everything:
        raise BadOption(say("call-exclude", options=listed(["--seat", "--all"], "and")))
    game = load_game(file, to=to, board=board)
    if seat is not None:
        game.rules.check_seat(seat)
    if why and game.outcome is None and not everything:
        raise BadOption(say("call-secret_thoughts"))
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
        err.print(escape(say("replay-moves", count=len(game.journal.entries))))
    ended = screen.outcome(game.outcome) if game.outcome else escape(say("replay-not_over"))
    out.print(f"[bold]{ended}[/]", highlight=False)
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


@app.command(cls=Command)
def verify(
    file: JournalFile,
    published: Annotated[str | None, typer.Option("--seed-hash")] = None,
    board: BoardDir = None,
    as_json: AsJson = False,
) -> None:
    """Replay a journal and check its seed, every move, the final state and the outcome.

    A file cannot prove that its seed was chosen before the game: give the hash that was published then.
    """
    game = verify_game(file, board=board)
    if published is not None and published != seed_hash(game.journal.seed):
        raise BadFile(file, 1, told("other_seed", hash=published))
    outcome = game.outcome.to_json() if game.outcome else None
    given = game.journal.start is not None
    moves = len(game.journal.entries)
    if as_json:
        _print_json({"file": str(file), "ok": True, "moves": moves, "from_position": given, "outcome": outcome})
        return
    shown = make_screen(game.rules).texts.outcome(game.outcome) if game.outcome else say("verify-not_over")
    message = "verify-correct_position" if given else "verify-correct"
    out.print(escape(say(message, file=str(file), moves=moves, outcome=shown)), highlight=False, soft_wrap=True)


@app.command(cls=Command)
def dataset(
    file: Annotated[Path, typer.Argument(metavar="OUT.parquet")],
    journals: Annotated[list[Path], typer.Argument(metavar="JOURNAL...")],
    observations: Annotated[bool, typer.Option()] = True,
    board: BoardDir = None,
    as_json: AsJson = False,
) -> None:
    """Write decisions and outcomes of recorded games as a Parquet file, for programs that learn."""
    try:
        from kabinett.env.dataset import write_dataset
    except ImportError as error:
        what = say("call-extra-dataset")
        needs = say("call-needs_extra", what=what, module="pyarrow", extra="rl", error=str(error))
        raise KabinettError(needs) from error

    written = write_dataset(file, journals, board=board, observations=observations)
    if as_json:
        _print_json({"file": str(file), **written._asdict()})
    else:
        told_all = say("dataset-written", file=str(file), rows=written.rows, games=written.games)
        err.print(escape(told_all), soft_wrap=True)


@app.command(cls=Command)
def position(
    file: Annotated[Path, typer.Argument()],
    seat: Annotated[str | None, typer.Option()] = None,
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
        out.print(f"\n[bold]{escape(say('position-knows', seat=screen.seat_name(seat)))}[/]")
        out.print(screen.situation(game.view(seat)))
    else:
        _print_knowledge(game, screen)
    for decision in game.decisions(seat):
        options = listed(str(option) for option in decision.options)
        question = screen.question(game.view(decision.seat), decision)
        out.print(f"\n{screen.seat_name(decision.seat)}: {question} ({decision.clause})", highlight=False)
        out.print(options, highlight=False)


def _print_knowledge(game: Game, screen: Screen) -> None:
    """What all know, and then of each seat only the lines that are different for it."""
    out.print(f"\n[bold]{escape(say('position-all_know'))}[/]")
    out.print(screen.situation(game.view(None)))
    common = set(_lines(screen.situation(game.view(None))))
    for seat in game.seats:
        own = _lines(screen.situation(game.view(seat)))
        out.print(f"\n[bold]{escape(say('position-knows_besides', seat=screen.seat_name(seat)))}[/]")
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


@app.command(cls=Command)
def puzzle(file: Annotated[Path, typer.Argument()], as_json: AsJson = False) -> None:
    """Play the solution of a puzzle file, and say whether its limits are tight."""
    riddle = read_puzzle(file)
    check_puzzle(riddle)
    tight, missing = is_tight(riddle), _untold(riddle)
    if as_json:
        _print_json({"file": str(file), "solved": True, "tight": tight, "missing": missing})
    else:
        out.print(escape(say("puzzle-solved", file=str(file), moves=len(riddle.solution))))
        if riddle.most:
            out.print(escape(say("puzzle-tight" if tight else "puzzle-loose")))
        if missing:
            out.print(escape(say("puzzle-missing", languages=listed(missing))))
    if not tight:
        raise typer.Exit(1)


def _untold(riddle: Puzzle) -> list[str]:
    """The languages in which a puzzle does not say everything."""
    texts = (riddle.title, riddle.task, riddle.solved)
    return [language for language in languages() if not all(language in text for text in texts)]


@app.command(cls=Command)
def board(
    game: GameName,
    svg: Annotated[Path | None, typer.Option()] = None,
    picture: Annotated[str, typer.Option()] = BOARD_PICTURE,
    board: BoardDir = None,
    as_json: AsJson = False,
) -> None:
    """Check a board edition, count what is on it, and draw it."""
    info = game_info(game).board(_text(board))
    if picture not in info.pictures:
        raise BadOption(say("call-no_picture", game=game, picture=picture, pictures=tuple(info.pictures)))
    if svg is not None:
        with speaking(LANGUAGE):  # boards stay as they are
            drawn = info.pictures[picture]()
        write_whole(svg, [drawn])
        err.print(escape(say("board-drawn", picture=picture, file=str(svg))), highlight=False, soft_wrap=True)
    counts = {**info.counts, "pictures": list(info.pictures)}
    if as_json:
        _print_json(counts)
        return
    for key, value in counts.items():
        shown = listed(value) or say("board-none") if isinstance(value, list) else value
        out.print(escape(f"{say(f'board-count-{key}')}: {shown}"), highlight=False)


@app.command(cls=Command)
def rules(
    clause: Annotated[str | None, typer.Argument()] = None,
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
        speak(calling.asked_language(sys.argv[1:] if args is None else args, os.environ))
        code = calling.described(app)(args, standalone_mode=False)
        sys.stdout.flush()
    except calling.CallError as error:
        sys.exit(_fail(calling.fault(error), 2))
    except typer.Abort:
        sys.exit(_fail(say("call-interrupted"), 1))
    except BadOption as error:
        sys.exit(_fail(str(error), 2))
    except KabinettError as error:
        sys.exit(_fail(str(error), 1))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # who read our output has gone; be quiet
        sys.exit(1)
    except OSError as error:
        sys.exit(_fail(say("call-no_output", reason=str(error.strerror)), 1))
    sys.exit(code if isinstance(code, int) else 0)


def _fail(reason: str, code: int) -> int:
    if reason:  # a call without any argument has shown the help and has nothing to add
        print(f"kabinett: {' '.join(reason.split())}", file=sys.stderr)
    return code
