"""Whole games by biased random players, and a table of what occurred in them: `make cover`.

Proves that there is no dead end, that no illegal move is accepted, and that everything that has to occur really does.
What that is and how the players are biased is told in `drills`, by game.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from random import Random

from rich.console import Console
from rich.table import Table as Grid

from kabinett.arena.drills import DRILLS
from kabinett.core.errors import IllegalMove
from kabinett.core.ruleset import AnyRuleset
from kabinett.core.state import State
from kabinett.games import make_rules

TRIES_EACH = 40  # decisions from one try of illegal moves to the next
TRIES = 5
MAX_DECISIONS = 20_000  # of a game: more would be a dead end


@dataclass
class Tally:
    """What happened in games: their number, what was tried, and how often each thing occurred."""

    games: int = 0
    decisions: int = 0
    refused: int = 0
    seen: Counter[str] = field(default_factory=Counter)

    def add(self, other: Tally) -> None:
        """Add what happened in other games."""
        self.games += other.games
        self.decisions += other.decisions
        self.refused += other.refused
        self.seen += other.seen


def play(game: str, seed: int) -> Tally:
    """One game by its drill."""
    drill, tally = DRILLS[game](seed), Tally(games=1)
    rules = make_rules(game, **drill.options(seed))
    s: State = rules.new(seed)
    tally.seen.update(drill.at_start(s))
    while asked := rules.decisions(s):
        decision = drill.random.choice(asked)
        move = drill.choose(s, decision)
        events = rules.apply(s, decision.seat, move)
        tally.seen.update(drill.noticed(s, decision, move, events))
        tally.decisions += 1
        if tally.decisions % TRIES_EACH == 0 and s.outcome is None:
            tally.refused += try_illegal_moves(rules, s, drill.random)
            for seat in rules.seats:
                standing = drill.standing(rules.standing(s, seat))
                if standing:
                    rules.apply(s, seat, standing)
        if tally.decisions > MAX_DECISIONS:
            raise AssertionError(f"game {seed} does not end")
    return tally


def try_illegal_moves(rules: AnyRuleset, s: State, random: Random) -> int:
    """Send moves that are not offered; each must be refused and leave the state as it was. Returns their number."""
    before, tried = rules.digest(s), 0
    for _ in range(TRIES):
        seat, move = random.choice(rules.seats), random.choice(rules.vocabulary.moves)
        if rules.answers(s, seat, move) or move in rules.standing(s, seat):
            continue
        tried += 1
        try:
            rules.apply(s, seat, move)
        except IllegalMove:
            continue
        raise AssertionError(f"{seat} could play {move}, which was not offered")
    assert rules.digest(s) == before, "a refused move changed the state"
    return tried


def cover(game: str, games: int, seed: int, workers: int) -> Tally:
    """Play games with the seeds from `seed` on."""
    total = Tally()
    with ProcessPoolExecutor(workers) as pool:
        for tally in pool.map(partial(play, game), range(seed, seed + games), chunksize=8):
            total.add(tally)
    return total


def report(game: str, total: Tally, console: Console) -> bool:
    """Print the table, and say what is missing; whether nothing is."""
    items = list(DRILLS[game].wanted())
    grid = Grid("what", "times", title=game)
    for item in items:
        grid.add_row(item, str(total.seen[item]))
    console.print(grid)
    missing = [item for item in items if not total.seen[item]]
    console.print(
        f"{game}: {total.games} games, {total.decisions} decisions, no dead end; {total.refused} illegal moves, all "
        f"refused; of {len(items)} things that have to occur {len(items) - len(missing)} did",
        soft_wrap=True,
    )
    for item in missing:
        console.print(f"missing: {item}")
    return not missing


def main() -> int:
    """Play the games that were named, or all; the exit code is 1 if anything is missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", choices=[*DRILLS, []], help="which games; all, if none is named")
    number = partial(parser.add_argument, type=int)
    number("--games", default=2000)
    number("--seed", default=0)
    number("--workers", default=2)
    args = parser.parse_args()
    console = Console(width=100)
    done = [report(game, cover(game, args.games, args.seed, args.workers), console) for game in args.game or DRILLS]
    return 0 if all(done) else 1


if __name__ == "__main__":
    sys.exit(main())
