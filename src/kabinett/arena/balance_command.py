"""What `kabinett balance` does: the tables of docs/balance.md."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from kabinett.arena.balance import BAND, HIGH, LOW, Evenness, Trial, balance, table_options
from kabinett.arena.command import bar
from kabinett.clitexts import columns, listed, say
from kabinett.core.info import GameInfo, Given
from kabinett.games import GAMES, game_info


class Sheet:
    """The table of one game: its columns, and its rows as texts."""

    def __init__(self, info: GameInfo, given: Mapping[str, Given]) -> None:
        self.info = info
        self.tables = table_options(info, given)
        self.names = list(dict.fromkeys(name for options in self.tables for name in options))
        shown = [table for table in info.tables() if any(table.options.items() <= one.items() for one in self.tables)]
        self.seats = list(dict.fromkeys(seat for table in shown for seat in table.seats))

    @property
    def heads(self) -> list[str]:
        """The names of the columns."""
        return [*self.names, *self.seats, *columns("balance", "games", "turns", "ended")]

    def cells(self, row: Evenness) -> list[str]:
        """A row."""
        reasons = listed(f"{reason} {count}" for reason, count in row.total["reasons"].items())
        games = row.total["games"]
        return [
            *(str(row.options.get(name, "–")) for name in self.names),
            *(cell(row, seat) for seat in self.seats),
            say("balance-failed", games=games, failures=row.failures) if row.failures else str(games),
            f"{row.total['mean_turns']:.1f}",
            reasons,
        ]


def cell(row: Evenness, seat: str) -> str:
    """What the legend says of a seat."""
    if seat not in row.seats:
        return "–"
    score = row.total.get("mean_scores", {}).get(seat)
    turns = row.total["mean_turns_by_winner"].get(seat)
    shown = (f"{part:.1f}" for part in (score, turns) if part is not None)
    return " / ".join((f"{row.seats[seat]}{row.mark(seat)}", *shown))


def print_balance(
    game: str | None, given: Mapping[str, Given], trial: Trial, workers: int, form: str, out: Console, err: Console
) -> None:
    """Play the games and print a table for each game; `form` is `table`, `markdown` or `json`."""
    trial.check()
    sheets = [Sheet(info, given) for info in ([game_info(game)] if game else GAMES.values())]
    for sheet in sheets:  # whatever is wrong with the options is said before any work
        for options in sheet.tables:
            trial.order(sheet.info.id, {**given, **options}).begin(trial.seed)
    with bar(err) as shown:
        task = shown.add_task(say("simulate-progress"), total=trial.games * sum(len(sheet.tables) for sheet in sheets))
        for sheet in sheets:
            rows = balance(sheet.info.id, given, trial, workers, lambda: shown.advance(task))
            _print(sheet, rows, form, out)
    if form == "table":
        out.print(escape(say("balance-legend", low=LOW, high=HIGH, band=f"{BAND:g}")), highlight=False)


def _print(sheet: Sheet, rows: Iterator[Evenness], form: str, out: Console) -> None:
    if form == "json":
        for row in rows:
            print(json.dumps({"game": sheet.info.id, **row.to_json()}, ensure_ascii=False), flush=True)
    elif form == "markdown":
        print(f"{sheet.info.name}\n\n{_line(sheet.heads)}\n|{'---|' * len(sheet.heads)}", flush=True)
        for row in rows:
            print(_line(sheet.cells(row)), flush=True)
        print(flush=True)
    else:
        grid = Grid(*sheet.heads, title=sheet.info.name)
        for row in rows:
            grid.add_row(*sheet.cells(row))
        out.print(grid)


def _line(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"
