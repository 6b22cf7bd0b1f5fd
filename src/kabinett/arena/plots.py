"""Pictures of an arena: ratings, length of the games, wins per seat."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from kabinett.arena.contest import Contest, Played
from kabinett.arena.extras import need
from kabinett.arena.standings import Standings
from kabinett.clitexts import listed, say
from kabinett.core.errors import BadFile, BadOption, told

FORMATS = ("svg", "png")
SIZE = (7.0, 4.0)  # inches
DOTS = 120  # of a PNG, for each inch
BINS = 20


def check_format(form: str) -> None:
    """BadOption if pictures cannot be made in this format, NoExtra if none can be made at all."""
    if form not in FORMATS:
        raise BadOption(say("call-plot_format", formats=listed(FORMATS, "or"), format=form))
    need("matplotlib.figure", "arena", "plots")


def plot(contest: Contest, games: Sequence[Played], table: Standings, folder: Path, form: str) -> list[Path]:
    """Draw all pictures into a folder."""
    matplotlib = need("matplotlib", "arena", "plots")
    made = []
    with matplotlib.rc_context({"svg.hashsalt": "kabinett", "svg.fonttype": "none"}):  # the same file for the same data
        for name, figure in _figures(contest, games, table):
            file = folder / f"{name}.{form}"
            try:
                figure.savefig(file, dpi=DOTS, metadata={"Date": None} if form == "svg" else None)
            except OSError as error:
                raise BadFile(file, None, told("cannot_write", reason=str(error.strerror))) from error
            made.append(file)
    return made


def _figures(contest: Contest, games: Sequence[Played], table: Standings) -> Iterator[tuple[str, Any]]:
    yield "ratings", _ratings(table)
    yield "length", _length(games)
    yield "seats", _seats(contest, table)


def _axes(title: str) -> tuple[Any, Any]:
    figure = need("matplotlib.figure", "arena", "plots").Figure(figsize=SIZE, layout="constrained")
    axes = figure.subplots()
    axes.set_title(title)
    return figure, axes


def _ratings(table: Standings) -> Any:
    figure, axes = _axes("Ratings (openskill), ± 2 sigma")
    bots = sorted(table.ratings, key=lambda bot: table.ratings[bot].mu)
    middle = [table.ratings[bot].mu for bot in bots]
    axes.errorbar(middle, bots, xerr=[2 * table.ratings[bot].sigma for bot in bots], fmt="o", capsize=4)
    axes.set_xlabel("rating")
    axes.margins(y=0.2)
    return figure


def _length(games: Sequence[Played]) -> Any:
    figure, axes = _axes("Length of the games")
    by_pair: dict[str, list[int]] = defaultdict(list)
    for played in games:
        by_pair[" : ".join(sorted((played.match.lone, played.match.others)))].append(played.result.turns)
    turns = [played.result.turns for played in games]
    shortest, longest = min(turns), max(turns)
    step = max(1, (longest - shortest) // BINS)
    edges = [shortest - 0.5 + step * n for n in range((longest - shortest) // step + 2)]
    axes.hist(list(by_pair.values()), bins=edges, label=list(by_pair), rwidth=0.9)
    for axis in (axes.xaxis, axes.yaxis):
        axis.set_major_locator(need("matplotlib.ticker", "arena", "plots").MaxNLocator(integer=True))
    axes.set_xlabel("turns")
    axes.set_ylabel("games")
    axes.legend()
    return figure


def _seats(contest: Contest, table: Standings) -> Any:
    figure, axes = _axes("Share of the games won at each seat, with 95 % intervals")
    bots = contest.bots
    width = 0.8 / len(bots)
    for place, bot in enumerate(bots):
        found = [(n, table.seats[seat][bot]) for n, seat in enumerate(contest.seats) if bot in table.seats[seat]]
        at = [n + (place + 0.5) * width - 0.4 for n, _ in found]
        shares = [estimate.share for _, estimate in found]
        below = [estimate.share - estimate.low for _, estimate in found]
        above = [estimate.high - estimate.share for _, estimate in found]
        axes.bar(at, shares, width, yerr=[below, above], capsize=3, label=bot)
    axes.axhline(1 / len(contest.seats), linestyle="--", color="grey", linewidth=1)
    axes.set_xticks(range(len(contest.seats)), contest.seats)
    axes.set_ylim(0, 1)
    axes.legend()
    return figure
