"""Whole advanced games of Maria by biased random players, and a table of what occurred in them: `make cover`.

Proves that there is no dead end, that no illegal move is accepted, and that every political card, every box of the
tracks, annexation, reduction, both defections, the election of each candidate and each way to win really happen.
How the players are biased is told in `drill`.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from random import Random

from rich.console import Console
from rich.table import Table as Grid

from kabinett.arena.drill import Drill
from kabinett.core.errors import IllegalMove
from kabinett.core.events import Event
from kabinett.core.ruleset import AnyRuleset
from kabinett.games import make_rules
from kabinett.maria.political import DISPLAY
from kabinett.maria.powers import AUSTRIA, FRANCE, SAXONY_STATUS
from kabinett.maria.setting import CANDIDATES, Setting
from kabinett.maria.state import State

KINDS = ((3, "standard"), (2, "standard"), (3, "optional"), (2, "optional"))  # players, politics: in turn
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


def wanted(setting: Setting) -> Iterator[str]:
    """Everything that has to occur."""
    power_ids = [setting.board.powers[power].id for power in DISPLAY]
    for card in setting.political:
        yield f"card {card.id} revealed"
        if card.instruction:
            yield f"card {card.id} instruction"
        for arrow in card.arrows:
            for steps in arrow.steps:
                yield f"card {card.id} {setting.tracks[arrow.track].id} {'left' if steps < 0 else 'right'}"
    for track in setting.tracks:
        yield from (f"box {box.id}" for box in track.boxes)
    yield from (f"saxony {status}" for status in SAXONY_STATUS[1:])
    yield from (f"elected {candidate}" for candidate in CANDIDATES)
    yield from ("annexation", "reduction", "set aside returned", "corps left", "corps returned", "consent", "refusal")
    yield from (f"won by pool {power}" for power in power_ids)
    yield from (f"won by election {setting.board.powers[power].id}" for power in (AUSTRIA, FRANCE))
    yield from (f"won by scores {power}" for power in power_ids)
    yield from ("tie M23.4", "tie M24.9")


def occurrences(event: Event, card: str) -> Iterator[str]:
    """What of the wanted an event shows; `card` is the political card that is being executed."""
    params = event.params
    simple = {
        "peace_made": "annexation", "set_aside": "reduction" if event.clause == "M19.2.1" else "",
        "aside_returned": "set aside returned", "corps_left": "corps left", "corps_returned": "corps returned",
        "consent_refused": "refusal",
    }  # fmt: skip
    match event.kind:
        case "political_card":
            yield f"card {params['political']} revealed"
        case "instruction_followed":
            yield f"card {params['political']} instruction"
        case "arrow_announced":
            yield f"card {card} {params['track']} {params['direction']}"
        case "marker_moved":
            yield f"box {params['box']}"
        case "saxony_status":
            yield f"saxony {params['status']}"
        case "emperor_elected":
            yield f"elected {params['candidate']}"
        case kind if simple.get(kind):
            yield simple[kind]


def play(seed: int) -> Tally:
    """One game by the drill."""
    players, politics = KINDS[seed // len(DISPLAY) % len(KINDS)]
    rules = make_rules("maria", variant="advanced", players=players, politics=politics)
    drill, tally, card = Drill(seed), Tally(games=1), ""
    s: State = rules.new(seed)
    tally.seen.update(f"box {track.boxes[track.star].id}" for track in s.setting.tracks)
    while asked := rules.decisions(s):
        decision = drill.random.choice(asked)
        card = str(decision.params.get("political", card))
        move = drill.choose(s, decision)
        tally.seen["consent"] += decision.kind == "consent" and move.verb == "accept"
        for event in rules.apply(s, decision.seat, move):
            tally.seen.update(occurrences(event, card))
        tally.decisions += 1
        if tally.decisions % TRIES_EACH == 0 and s.outcome is None:
            tally.refused += try_illegal_moves(rules, s, drill.random)
            for seat in rules.seats:
                standing = drill.standing(rules.standing(s, seat))
                if standing:
                    rules.apply(s, seat, standing)
        if tally.decisions > MAX_DECISIONS:
            raise AssertionError(f"game {seed} does not end")
    assert s.outcome is not None
    how, _, power = s.outcome.reason.partition("_")
    tally.seen[f"won by {how} {power}"] += 1
    tally.seen[f"tie {s.outcome.clause}"] += 1
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


def cover(games: int, seed: int, workers: int) -> Tally:
    """Play games with the seeds from `seed` on."""
    total = Tally()
    with ProcessPoolExecutor(workers) as pool:
        for tally in pool.map(play, range(seed, seed + games), chunksize=8):
            total.add(tally)
    return total


def main() -> int:
    """Play, print the table, and say what is missing; the exit code is 1 if anything is."""
    parser = argparse.ArgumentParser(description=__doc__)
    number = partial(parser.add_argument, type=int)
    number("--games", default=2000)
    number("--seed", default=0)
    number("--workers", default=2)
    args = parser.parse_args()
    total = cover(args.games, args.seed, args.workers)
    setting: Setting = make_rules("maria", variant="advanced", players=3).setting  # type: ignore[attr-defined]
    items = list(wanted(setting))
    grid = Grid("what", "times")
    for item in items:
        grid.add_row(item, str(total.seen[item]))
    console = Console(width=100)
    console.print(grid)
    missing = [item for item in items if not total.seen[item]]
    console.print(
        f"{total.games} games, {total.decisions} decisions, no dead end; {total.refused} illegal moves, all refused; "
        f"of {len(items)} things that have to occur {len(items) - len(missing)} did",
        soft_wrap=True,
    )
    for item in missing:
        console.print(f"missing: {item}")
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
