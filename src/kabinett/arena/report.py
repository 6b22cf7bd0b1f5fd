"""The tables that an arena prints."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from rich.console import RenderableType
from rich.markup import escape
from rich.table import Table as Grid

from kabinett.arena.contest import Contest
from kabinett.arena.driver import Conduct, Failure
from kabinett.arena.intervals import short
from kabinett.arena.ratings import Rating
from kabinett.arena.simulate import Result
from kabinett.arena.standings import Standings, per_second
from kabinett.clitexts import columns, say


def tables(contest: Contest, table: Standings) -> Iterator[RenderableType]:
    """The results in tables."""
    yield _results(table)
    yield bots_table(table.conduct.values(), table.ratings)
    yield _seats(contest, table)
    yield from failures_text([failure for _, failure in table.failures])


def _results(table: Standings) -> Grid:
    titles = columns("arena", "bot", "against", "games", "share", "interval", "fair")
    grid = Grid(*titles, title=say("arena-results"))
    for line in table.lines:
        games, share, fair = str(line.share.games), short(line.share.share, 3), short(line.fair, 3)
        grid.add_row(
            line.bot, line.against, games, share, f"{short(line.share.low, 3)}–{short(line.share.high, 3)}", fair
        )
    return grid


def bots_table(bots: Iterable[Conduct], ratings: Mapping[str, Rating] | None = None) -> Grid:
    """How long bots think, what they did wrong, and how they are rated, the best first."""
    rated = sorted(bots, key=lambda conduct: -ratings[conduct.bot].mu if ratings else 0.0)
    numbers = ("decisions", "speed", "mean", "worst", "late", "illegal")
    titles = columns("arena", "bot", *(["rating"] if ratings else []), *numbers)
    grid = Grid(*titles, title=say("arena-bots"))
    for conduct in rated:
        rating = [f"{ratings[conduct.bot].mu:.1f} ± {2 * ratings[conduct.bot].sigma:.1f}"] if ratings else []
        mean = 1000 * conduct.seconds / max(1, conduct.decisions)
        speed = [f"{per_second(conduct):.0f}", f"{mean:.2f}", f"{1000 * conduct.worst:.0f}"]
        grid.add_row(conduct.bot, *rating, str(conduct.decisions), *speed, str(conduct.late), str(conduct.illegal))
    return grid


def conduct_of_bots(results: Iterable[Result]) -> dict[str, Conduct]:
    """What bots of each level did in some games."""
    found: dict[str, Conduct] = {}
    for result in results:
        for conduct in result.conduct.values():
            found.setdefault(conduct.bot, Conduct(conduct.bot)).add(conduct)
    return found


def _seats(contest: Contest, table: Standings) -> Grid:
    grid = Grid(*columns("arena", "seat", "all"), *contest.bots, title=say("arena-seats"))
    for seat, by_bot in table.seats.items():
        grid.add_row(seat, *(str(by_bot[bot]) if bot in by_bot else "–" for bot in (None, *contest.bots)))
    return grid


def failures_text(failures: Iterable[Failure]) -> Iterator[str]:
    """Which bots failed, and how often for the same reason."""
    counted = Counter((failure.bot, failure.replaced_by, failure.reason) for failure in failures)
    for (bot, other, reason), times in counted.items():
        yield f"[red]{escape(say('arena-failed', bot=bot, times=times, other=other, reason=reason))}[/]"
