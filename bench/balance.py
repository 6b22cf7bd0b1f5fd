"""How random play comes out, as a table for docs/balance.md: `make balance`.

For each scenario and number of players of Ancien Régime: the games that each power won, its mean Influence at the end,
and the mean number of Rounds of the games that it won.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from typing import Any

from kabinett.arena.simulate import Order, simulate, summary
from kabinett.games import game_info

GAME = "ancien_regime"
SEED = 1


def table(games: int, workers: int) -> Iterator[str]:
    """The lines of the table, in Markdown."""
    info = game_info(GAME)
    seats = max((tuple(table.seats) for table in info.tables()), key=len)
    yield "| scenario | players | " + " | ".join(seats) + " | mean Rounds | at the limit |"
    yield "|---|---|" + "---|" * (len(seats) + 2)
    for given in info.tables():
        order = Order(GAME, given.options, games, SEED)
        total: Any = summary(list(simulate(order, workers)), 1.0)
        cells = [_cell(total, seat) for seat in seats]
        limit = total["reasons"].get("round_limit", 0)
        numbers = [str(given.options["scenario"]), str(given.options["players"])]
        yield "| " + " | ".join([*numbers, *cells, f"{total['mean_turns']:.1f}", str(limit)]) + " |"


def _cell(total: Any, seat: str) -> str:
    """Wins, mean Influence, mean Rounds of the games won."""
    if seat not in total["mean_scores"]:
        return "–"
    rounds = total["mean_turns_by_winner"].get(seat)
    length = "" if rounds is None else f" / {rounds:.1f}"
    return f"{total['wins'].get(seat, 0)} / {total['mean_scores'][seat]:.1f}{length}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    args = parser.parse_args()
    for line in table(args.games, args.workers):
        print(line, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
