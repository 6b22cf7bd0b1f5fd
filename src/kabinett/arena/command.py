"""What `kabinett arena` does."""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from kabinett.arena.contest import Contest, Played
from kabinett.arena.extras import need
from kabinett.arena.folder import Folder, own_folder
from kabinett.arena.plots import check_format, plot
from kabinett.arena.report import tables
from kabinett.arena.standings import Standings, standings
from kabinett.arena.workers import run
from kabinett.clitexts import say


@dataclass(frozen=True)
class Means:
    """By what an arena is played, and what is made of it. `plots` is the format of the pictures, None for none."""

    folder: Path | None = None
    workers: int = 1
    ray: str | None = None
    plots: str | None = None
    as_json: bool = False


def arena(contest: Contest, means: Means, out: Console, err: Console) -> Standings:
    """Play what is left of a contest, and print what came of all of it."""
    contest.check()
    need("openskill", "arena", "arena")
    if means.plots is not None:
        check_format(means.plots)
    folder = Folder(means.folder or own_folder(contest), contest)
    games = _play(contest, folder, means, err)
    table = standings(contest, games)
    _print(contest, table, means, out)
    made = plot(contest, games, table, folder.path, means.plots) if means.plots is not None else []
    err.print(escape(say("arena-folder", folder=str(folder.path))), highlight=False, soft_wrap=True)
    for file in made:
        err.print(escape(say("arena-plot", file=str(file))), highlight=False, soft_wrap=True)
    return table


def _play(contest: Contest, folder: Folder, means: Means, err: Console) -> list[Played]:
    games = folder.done()
    known = {played.match.number for played in games}
    if known:
        err.print(escape(say("arena-there", known=len(known), total=contest.total())), highlight=False)
    if contest.per_pair != contest.games:
        rounded = say("arena-rounded", games=contest.per_pair, asked=contest.games)
        err.print(escape(rounded), highlight=False)
    left = (match for match in contest.matches() if match.number not in known)
    with bar(err) as shown:
        task = shown.add_task(say("simulate-progress"), total=contest.total(), completed=len(known))
        for _, played in run(contest.play, left, means.workers, means.ray):
            folder.add(played)
            games.append(played._replace(journal=()))
            shown.advance(task)
    return games


def bar(err: Console) -> Progress:
    """A progress bar, where there is somebody to see it."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=err, transient=True, disable=not err.is_terminal)


def _print(contest: Contest, table: Standings, means: Means, out: Console) -> None:
    if means.as_json:
        print(json.dumps({"arena": contest.to_json(), **table.to_json()}, ensure_ascii=False), flush=True)
        return
    for part in tables(contest, table):
        out.print(part, highlight=False)
