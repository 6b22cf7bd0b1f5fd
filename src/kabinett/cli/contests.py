"""Commands by which bots play and are tried: `kabinett simulate | arena | balance`, `kabinett bot conformance`.

What `arena`, `balance` and `conformance` do is imported when one of them is called: other commands do not wait for it.
"""

from __future__ import annotations

import time
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape
from rich.progress import track
from rich.table import Table as Grid

from kabinett.arena.report import bots_table, conduct_of_bots, failures_text
from kabinett.arena.simulate import Order, Result, simulate, summary
from kabinett.bots import OWN
from kabinett.cli.options import (
    AsJson,
    BoardDir,
    FirstSeed,
    GameName,
    MoreOptions,
    Players,
    Scenario,
    Seconds,
    Variant,
    Workers,
    as_text,
    exclude,
    game_options,
)
from kabinett.cli.output import err, out, print_json
from kabinett.clitexts import columns, listed, say
from kabinett.core.errors import BadOption
from kabinett.core.journal import MAX_SEED


def simulate_command(
    game: GameName,
    variant: Variant = None,
    scenario: Scenario = None,
    players: Players = None,
    option: MoreOptions = None,
    games: Annotated[int, typer.Option(min=1)] = 100,
    seed: FirstSeed = 1,
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
    given = game_options(option, variant=variant, scenario=scenario, players=players, board=board)
    order = Order(game, given, games, seed, as_text(journals), _names(bots), seconds)
    rules = order.begin(seed).rules  # options and bots are checked before any work
    order.levels(rules.seats)
    options = dict(rules.options)
    began = time.perf_counter()
    results = []
    for result in _with_progress(simulate(order, workers), games):
        results.append(result)
        if as_json:
            print_json(result.to_json())
    total = {"options": options, **summary(results, time.perf_counter() - began)}
    if as_json:
        print_json({"summary": total})
    else:
        _print_results(results, total)


def _names(bots: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in bots.split(","))


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

    given = game_options(option, variant=variant, scenario=scenario, players=players, board=board)
    contest = Contest(game, given, _names(bots), games, seed, seconds, one_way)
    command.arena(contest, command.Means(folder, workers, ray, form if plots else None, as_json), out, err)


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

    exclude({"--markdown": markdown or None, "--json": as_json or None})
    given = game_options(option, variant=variant, scenario=scenario, players=players, board=board)
    form = "markdown" if markdown else "json" if as_json else "table"
    print_balance(game, given, Trial(bots, games, seed, seconds), workers, form, out, err)


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
