"""The command line: `kabinett games | play | simulate | replay | verify | position | board | rules`."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import track
from rich.table import Table as Grid

from kabinett.arena.simulate import Order, Result, simulate, summary
from kabinett.core.errors import BadFile, BadOption, KabinettError
from kabinett.core.game import Game
from kabinett.games import GAMES, game_info, load_game, load_position, new_game, verify_game
from kabinett.maria.board import BOARD_FILES, OWN_BOARD, load_board
from kabinett.maria.drawing import draw_board, load_labels
from kabinett.maria.texts import rules_text
from kabinett.terminal.maria import MariaScreen
from kabinett.terminal.table import Leave, Table
from kabinett.version import __version__

app = typer.Typer(add_completion=False, no_args_is_help=True, help="Play Maria with every rule enforced. Unofficial.")
# Typer's base of all errors in a call: Click's ClickException, which newer versions of Typer carry along themselves.
CallError: type[Exception] = next(cls for cls in typer.BadParameter.__mro__ if cls.__name__ == "ClickException")
out = Console()
err = Console(stderr=True)

GameName = Annotated[str, typer.Argument(help="the game: maria")]
Variant = Annotated[str | None, typer.Option(help="the variant (see: kabinett games)")]
Players = Annotated[int, typer.Option(help="the number of players")]
Seed = Annotated[int | None, typer.Option(help="the seed of all dice; without it one is drawn")]
AsJson = Annotated[bool, typer.Option("--json", help="print data for programs")]
BoardDir = Annotated[
    Path | None, typer.Option("--board", help="a folder with another edition of the board's CSV files")
]
JournalFile = Annotated[Path, typer.Argument(help="a journal, as `save` and `simulate --journals` write it")]


def _print_json(data: object) -> None:
    print(json.dumps(data, ensure_ascii=False), flush=True)


def _screen(game: Game) -> MariaScreen:
    return MariaScreen(game.rules.setting)  # type: ignore[attr-defined]


@app.callback(invoke_without_command=True)
def version_option(version: Annotated[bool, typer.Option("--version", help="print the version")] = False) -> None:
    """Play Maria with every rule enforced. Unofficial."""
    if version:
        print(f"kabinett {__version__}")
        raise typer.Exit


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games with their variants, seats and options."""
    data = [
        {
            "game": info.id,
            "name": info.name,
            "variants": [
                {"variant": v.id, "name": v.name, "players": {str(n): dict(seats) for n, seats in v.seats.items()}}
                for v in info.variants().values()
            ],
            "options": {"board": "a folder with another edition of the board", "seed": "a whole number"},
        }
        for info in GAMES.values()
    ]
    if as_json:
        _print_json(data)
        return
    grid = Grid("game", "variant", "players", "seats")
    for info in GAMES.values():
        for variant in info.variants().values():
            for players, seats in variant.seats.items():
                grid.add_row(info.id, variant.id, str(players), ", ".join(f"{s} ({name})" for s, name in seats.items()))
    out.print(grid)
    out.print("Options of every game: --seed N, --board DIR")


@app.command()
def play(
    game: GameName = "maria",
    variant: Variant = None,
    players: Players = 3,
    seat: Annotated[str | None, typer.Option(help="the seat you take")] = None,
    seed: Seed = None,
    hotseat: Annotated[bool, typer.Option(help="people at this terminal play all seats")] = False,
    resume: Annotated[Path | None, typer.Option(help="go on with a saved game")] = None,
    board: BoardDir = None,
) -> None:
    """Play in the terminal, against random bots or with others at the same screen."""
    if resume is not None:
        table_game = load_game(resume, board=board)
    else:
        table_game = new_game(game, variant=variant, players=players, seed=seed, board=board)
    people = table_game.seats if hotseat else (_chosen_seat(table_game, seat),)
    err.print(f"Seed {table_game.journal.seed}. Type help at any question.", highlight=False)
    try:
        Table(table_game, _screen(table_game), people, out).run()
    except Leave:
        out.print("You leave the table; the game is not over.")


def _chosen_seat(game: Game, seat: str | None) -> str:
    if seat is None:
        options = game.rules.options
        return game_info(game.rules.game).variants()[str(options["variant"])].person[int(options["players"])]
    game.rules.check_seat(seat)
    return seat


@app.command("simulate")
def simulate_command(
    game: GameName,
    variant: Variant = None,
    players: Players = 3,
    games: Annotated[int, typer.Option(min=1, help="how many games")] = 100,
    seed: Annotated[int, typer.Option(min=0, help="the seed of the first game; each next game has the next")] = 1,
    journals: Annotated[Path | None, typer.Option(help="write each game's journal into this folder")] = None,
    workers: Annotated[int, typer.Option(min=1, help="processes")] = 1,
    board: BoardDir = None,
    as_json: AsJson = False,
) -> None:
    """Play whole games by random bots and count what comes out."""
    order = Order(game, variant, players, games, seed, _text(journals), _text(board))
    new_game(game, variant=variant, players=players, seed=seed, board=board)  # options are checked before any work
    began = time.perf_counter()
    results = []
    for result in _with_progress(simulate(order, workers), games):
        results.append(result)
        if as_json:
            _print_json(result.to_json())
    total = summary(results, time.perf_counter() - began)
    if as_json:
        _print_json({"summary": total})
    else:
        _print_results(results, total)


def _text(path: Path | None) -> str | None:
    return None if path is None else str(path)


def _with_progress(results: Iterable[Result], games: int) -> Iterable[Result]:
    return track(results, "games", games, console=err, transient=True, disable=not err.is_terminal)


def _print_results(results: list[Result], total: dict[str, Any]) -> None:
    grid = Grid("seed", "winner", "reason", "turns", "decisions", "seconds")
    for result in results:
        grid.add_row(*(str(value) for value in (result.seed, result.winner or "draw", result.reason, result.turns,
                                                result.decisions, f"{result.seconds:.3f}")))  # fmt: skip
    out.print(grid)
    for key, value in total.items():
        shown = ", ".join(f"{k} {v}" for k, v in value.items()) if isinstance(value, dict) else value
        out.print(f"{key.replace('_', ' ')}: {shown}", highlight=False)


@app.command()
def replay(
    file: JournalFile,
    to: Annotated[int | None, typer.Option(min=0, help="stop after this many moves")] = None,
    seat: Annotated[str | None, typer.Option(help="show what this seat may know")] = None,
    everything: Annotated[bool, typer.Option("--all", help="show everything, secrets included")] = False,
    board: BoardDir = None,
    as_json: AsJson = False,
) -> None:
    """Replay a journal and show its log: what an onlooker sees, or one seat, or all."""
    if seat is not None and everything:
        raise BadOption("--seat and --all exclude each other")
    game = load_game(file, to=to, board=board)
    if seat is not None:
        game.rules.check_seat(seat)
    events = game.events if everything else game.log(seat)
    if as_json:
        _print_json(_replay_data(game, seat, everything) | {"events": [event.to_json() for event in events]})
        return
    screen = _screen(game)
    for event in events:
        out.print(f"{screen.event(event)} [dim]({event.clause})[/]", highlight=False)
    out.print(f"[bold]{screen.outcome(game.outcome) if game.outcome else 'The game is not over.'}[/]", highlight=False)
    if seat is not None and game.outcome is None:
        out.print(screen.situation(game.view(seat)))


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
def verify(file: JournalFile, board: BoardDir = None, as_json: AsJson = False) -> None:
    """Replay a journal and check its seed, every move, the final state and the outcome."""
    game = verify_game(file, board=board)
    outcome = game.outcome.to_json() if game.outcome else None
    if as_json:
        _print_json({"file": str(file), "ok": True, "moves": len(game.journal.entries), "outcome": outcome})
        return
    shown = _screen(game).outcome(game.outcome) if game.outcome else "not over"
    out.print(f"{file}: correct; {len(game.journal.entries)} moves; {shown}", highlight=False)


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
    screen = _screen(game)
    for one in (seat,) if seat else game.seats:
        out.print(f"\n[bold]What {screen.seat_name(one)} knows[/]")
        out.print(screen.situation(game.view(one)))
    for decision in game.decisions(seat):
        options = ", ".join(str(option) for option in decision.options)
        out.print(
            f"\n{screen.seat_name(decision.seat)}: {screen.question(decision)} ({decision.clause})", highlight=False
        )
        out.print(options, highlight=False)


@app.command()
def board(
    game: GameName,
    svg: Annotated[Path | None, typer.Option(help="draw the board into this file")] = None,
    board: BoardDir = None,
    as_json: AsJson = False,
) -> None:
    """Check a board edition, count what is on it, and draw it."""
    game_info(game)
    data = load_board(_text(board))
    if svg is not None:
        _write(svg, draw_board(data, load_labels(board or OWN_BOARD)))
    counts = {
        "edition": data.digest,
        "cities": len(data.cities),
        "roads": len(data.roads),
        "main_roads": sum(main for _, _, main in data.roads),
        "sectors": len(data.sectors),
        "fortresses": len(data.fortresses),
        "generals": data.generals,
        "trains": len(data.pieces) - data.generals,
        "files": list(BOARD_FILES),
    }
    if as_json:
        _print_json(counts)
    else:
        for key, value in counts.items():
            out.print(
                f"{key.replace('_', ' ')}: {', '.join(value) if isinstance(value, list) else value}", highlight=False
            )


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadFile(path, None, f"cannot be written: {error.strerror}") from error


@app.command()
def rules(
    clause: Annotated[str | None, typer.Argument(help="a clause (M9.7), section (M10.1) or chapter (M9)")] = None,
    as_json: AsJson = False,
) -> None:
    """Show a clause of the rules in our own words; without one, the chapters."""
    text = rules_text()
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
        out.print(Markdown(found))


def main(args: list[str] | None = None) -> None:
    """Run the command line. Errors that are the user's to mend are one line; 2: a wrong call, 1: anything else."""
    try:
        code = app(args, standalone_mode=False)
    except CallError as error:
        sys.exit(_fail(error.format_message(), 2))  # type: ignore[attr-defined]
    except typer.Abort:
        sys.exit(_fail("interrupted", 1))
    except BadOption as error:
        sys.exit(_fail(str(error), 2))
    except KabinettError as error:
        sys.exit(_fail(str(error), 1))
    sys.exit(code if isinstance(code, int) else 0)


def _fail(reason: str, code: int) -> int:
    if reason:  # a call without any argument has shown the help and has nothing to add
        print(f"kabinett: {' '.join(reason.split())}", file=sys.stderr)
    return code
