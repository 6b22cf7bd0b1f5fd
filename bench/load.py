"""Many live tables at once, against SQLite and against PostgreSQL with two workers: `make load`.

Every seat of every table has a socket and a scripted player who answers by chance. Moves are sent at 50 per second in
all, then at higher rates, until one of a hundred takes too long to reach the others at its table, or the rate is not
held.
Players, server and database share the processors of this machine, so these figures are lower bounds.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from random import Random
from typing import Any

import uvloop
from sqlalchemy import Connection, func, select, text

from bench.desks import Flight, Load
from bench.judge import opened
from bench.players import Options
from bench.serving import Place, Process, Server, end_in_good_order, family, place, process
from kabinett.games import make_rules
from kabinett.server.storage.schema import entries, snapshots

GAMES: Mapping[str, tuple[str, Options]] = {
    "maria": ("maria", {"variant": "advanced", "players": 3}),
    "ancien_regime": ("ancien_regime", {"scenario": 1740, "players": 4, "rounds": 20}),
}
MOST_DELAY = 0.250  # seconds within which 99 of 100 moves must be known to the others
LEAST_HELD = 0.97  # of a rate, for it to count as held
FINE = 1.2  # how near the highest rate held and the lowest rate not held come to each other
MIB = 1 << 20
LIVE_PACE = 10  # seconds between two moves at a table whose people sit before it
GAMES_PLAYED = 20
Figures = dict[str, Any]


@dataclass(frozen=True)
class Step:
    """What a rate led to. Processors are in percent of one."""

    rate: float
    seconds: float
    flights: Sequence[Flight]
    cpu: Mapping[str, float]

    @property
    def delays(self) -> list[float]:
        """Seconds until each of the others knew of a move."""
        return [delay for flight in self.flights for delay in flight.heard.values()]

    @property
    def reached(self) -> float:
        """Moves per second that came through."""
        return len(self.flights) / self.seconds

    @property
    def held(self) -> bool:
        """Whether the rate was held, and few waited too long."""
        return self.reached >= LEAST_HELD * self.rate and percentile(self.delays, 99) <= MOST_DELAY

    def figures(self) -> Figures:
        """The step in numbers; times are milliseconds."""
        answers = [flight.done for flight in self.flights if flight.done is not None]
        times = {
            f"{name}_{label}": round(1000 * percentile(values, percent), 1)
            for name, values in (("others", self.delays), ("done", answers))
            for label, percent in (("p50", 50), ("p99", 99), ("max", 100))
        }
        work = {name: round(10 * share / max(self.reached, 1), 2) for name, share in self.cpu.items()}
        rates = {"rate": self.rate, "reached": round(self.reached, 1), "held": self.held}
        return {**rates, **times, "cpu": self.cpu, "cpu_ms_per_move": work}


def percentile(values: Sequence[float], percent: int) -> float:
    """The smallest value that so many percent do not exceed; without values it is infinite."""
    if not values:
        return float("inf")
    return sorted(values)[ceil(len(values) * percent / 100) - 1]


# -- processes and memory


def parts(server: Server, there: Place) -> dict[str, list[Process]]:
    """The processes of everything that works, by what they do."""
    own = process(os.getpid())
    workers = {f"worker {n}": [found] for n, found in enumerate(server.workers(), 1)}
    database = {"PostgreSQL": family(there.cluster.pid)} if there.cluster else {}
    return {**workers, **database, "players": [own] if own else []}


def cpu_seconds(server: Server, there: Place) -> dict[str, float]:
    """Processor time used so far."""
    return {name: sum(found.seconds for found in group) for name, group in parts(server, there).items()}


def memory(server: Server) -> list[int]:
    """Resident bytes of each worker."""
    return [found.bytes for found in server.workers()]


# -- the run


class Run:
    """One server under load, from the creation of its tables to the highest rate that it holds."""

    def __init__(self, server: Server, there: Place, args: argparse.Namespace) -> None:
        self.server = server
        self.there = there
        self.args = args
        game, options = GAMES[args.game]
        self.load = Load(server.url, game, options, args.seed)
        self.steps: list[Step] = []

    async def go(self) -> Figures:
        """The figures of the whole run."""
        self.server.settle()
        stages = [sum(memory(self.server))]
        await self.load.create(self.args.tables)
        stages.append(sum(memory(self.server)))
        await self.load.connect()
        stages.append(sum(memory(self.server)))
        await self.load.grow(self.args.age)
        await self._climb()
        stages.append(sum(memory(self.server)))
        figures = self._figures(stages)
        await self.load.close()
        return figures

    async def _climb(self) -> None:
        """Double the rate until it is not held; then look between for the highest that is."""
        rate, good, bad = self.args.rate, 0.0, float("inf")
        while bad == float("inf") or (good and bad / good > FINE):
            step = await self._step(rate)
            good, bad = (rate, bad) if step.held else (good, rate)
            if not good or self.args.once:
                return
            rate = good * 2 if bad == float("inf") else round((good * bad) ** 0.5)

    async def _step(self, rate: float) -> Step:
        before, began = cpu_seconds(self.server, self.there), time.perf_counter()
        flights = await self.load.pace(rate, self.args.seconds)
        took, after = time.perf_counter() - began, cpu_seconds(self.server, self.there)
        cpu = {name: round(100 * (after[name] - before[name]) / took, 1) for name in after if name in before}
        step = Step(rate, took, flights, cpu)
        self.steps.append(step)
        say(self.args, step_line(step))
        await self.load.rest()
        return step

    def _figures(self, stages: Sequence[int]) -> Figures:
        idle, created, connected, played = stages
        tables = len(self.load.desks)
        sockets = sum(len(desk.lines) for desk in self.load.desks)
        return {
            "game": self.args.game,
            "tables": tables,
            "sockets": sockets,
            "workers": len(memory(self.server)),
            "errors": dict(self.load.errors),
            "trouble": self.server.trouble(),
            "games_ended": self.load.games,
            "steps": [step.figures() for step in self.steps],
            "highest_rate_held": max((step.rate for step in self.steps if step.held), default=0),
            "worker_bytes": memory(self.server),
            "bytes_idle": idle,
            "bytes_per_table": (created - idle) // tables,
            "bytes_per_socket": (connected - created) // sockets,
            "bytes_per_table_played": (played - idle) // tables,
        }


# -- what the database holds


def size(c: Connection) -> int:
    """How many bytes the database takes."""
    if c.dialect.name == "postgresql":
        return int(c.execute(text("SELECT pg_database_size(current_database())")).scalar_one())
    return int(c.execute(text("SELECT page_count * page_size FROM pragma_page_count, pragma_page_size")).scalar_one())


def stored(c: Connection, empty: int) -> Figures:
    """What a move takes in the database, which had so many bytes when it was empty."""
    rows = c.execute(select(func.count()).select_from(entries)).scalar_one()
    tables = c.execute(select(func.count(entries.c.table.distinct()))).scalar_one()
    bodies = c.execute(select(func.sum(func.length(entries.c.body)), func.sum(func.length(entries.c.events)))).one()
    states = c.execute(select(func.avg(func.length(snapshots.c.state)))).scalar_one() or 0
    grown = size(c) - empty
    return {
        "entries": rows,
        "stored_tables": tables,
        "database_bytes": grown,
        "database_bytes_per_entry": round(grown / rows),
        "body_bytes_per_entry": round(int(bodies[0] or 0) / rows),
        "event_bytes_per_entry": round(int(bodies[1] or 0) / rows),
        "snapshot_bytes": round(float(states)),
    }


# -- the model of docs/scale.md


def moves_per_game(game: str, options: Options, seed: int) -> int:
    """How many moves a game takes by random play, in the mean."""
    rules, rng, moves = make_rules(game, **options), Random(seed), 0
    for number in range(GAMES_PLAYED):
        state = rules.new(number)
        while asked := rules.decisions(state):
            rules.apply(state, asked[0].seat, rng.choice(asked[0].options))
            moves += 1
    return moves // GAMES_PLAYED


def model(figures: Figures, args: argparse.Namespace) -> Figures:
    """What follows from the figures for one core, and for many tables."""
    work = figures["steps"][0]["cpu_ms_per_move"]
    ours = sum(share for name, share in work.items() if name != "players")
    per_game = moves_per_game(*GAMES[args.game], args.seed)
    return {
        "cpu_ms_per_move": round(ours, 2),
        "moves_per_second_and_core": round(1000 / ours) if ours else 0,
        "live_tables_per_core": round(1000 / ours * LIVE_PACE) if ours else 0,
        "moves_per_game": per_game,
        "bytes_per_game": per_game * figures["database_bytes_per_entry"],
        "gib_for_10000_live_tables": round(10_000 * figures["bytes_per_table_played"] / (1 << 30), 1),
    }


# -- for people


def say(args: argparse.Namespace, line: str) -> None:
    """Print a line for people."""
    if not args.json:
        print(line, flush=True)


HEADINGS = ("rate", "reached", "p50", "p99", "max", "done p50", "done p99", "held", "processors")


def step_line(step: Step) -> str:
    """A step as a line of the table."""
    f = step.figures()
    numbers = (f["rate"], f["reached"], f["others_p50"], f["others_p99"], f["others_max"], f["done_p50"], f["done_p99"])
    cells = [f"{number:9.1f}" for number in numbers]
    return " ".join([*cells, f"{'yes' if f['held'] else 'NO':>9}", "  ", _cpu_words(step.cpu)])


def _cpu_words(cpu: Mapping[str, float]) -> str:
    return ", ".join(f"{name} {share:.0f} %" for name, share in cpu.items())


def summary(figures: Figures) -> Iterator[str]:
    """What came out, in lines for people."""
    yield f"highest rate held: {figures['highest_rate_held']} moves per second; games ended: {figures['games_ended']}"
    work = ", ".join(f"{name} {share} ms" for name, share in figures["steps"][0]["cpu_ms_per_move"].items())
    yield f"work for a move at the first rate: {work}"
    sizes = ", ".join(f"{size / MIB:.0f} MiB" for size in figures["worker_bytes"])
    yield f"memory of the workers: {sizes} ({figures['bytes_idle'] / MIB:.0f} MiB in all when they began)"
    per = [figures[f"bytes_per_{what}"] / 1024 for what in ("table", "socket", "table_played")]
    yield f"  {per[0]:.0f} KiB for a table, {per[1]:.0f} KiB for a socket; {per[2]:.0f} KiB for both at the end"
    yield (
        f"database: {figures['database_bytes_per_entry']} bytes for an entry (body {figures['body_bytes_per_entry']},"
        f" events {figures['event_bytes_per_entry']}); a snapshot {figures['snapshot_bytes']}"
    )
    m = figures["model"]
    yield (
        f"model: {m['cpu_ms_per_move']} ms of work for a move, so {m['moves_per_second_and_core']} moves per second "
        f"and core, {m['live_tables_per_core']} tables that move every {LIVE_PACE} seconds; a game of "
        f"{m['moves_per_game']} moves takes {m['bytes_per_game'] / 1000:.0f} kB; 10,000 live tables "
        f"{m['gib_for_10000_live_tables']} GiB"
    )
    yield f"errors: {sum(figures['errors'].values())} {figures['errors'] or ''} {figures['trouble'] or ''}"


def measure(kind: str, args: argparse.Namespace) -> Figures:
    """The whole run against one kind of database."""
    with place(kind) as there, there.server(args.workers) as server, opened(server.database) as database:
        empty = database.do(size)
        say(args, f"{kind}: {args.tables} tables of {args.game}, {args.seconds:g} seconds for each rate; milliseconds")
        say(args, " ".join(f"{heading:>9}" for heading in HEADINGS))
        figures = uvloop.run(Run(server, there, args).go())
        server.stop()
        figures = {"database": kind, **figures, **database.do(stored, empty)}
        figures["model"] = model(figures, args)
    for line in summary(figures):
        say(args, line)
    return figures


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), action="append", help="default: both")
    parser.add_argument("--game", choices=tuple(GAMES), default="maria")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--workers", type=int, default=2, help="processes of the server with PostgreSQL")
    parser.add_argument("--rate", type=float, default=50, help="moves per second in all, at first")
    parser.add_argument("--seconds", type=float, default=30, help="for each rate")
    parser.add_argument("--age", type=int, default=50, help="moves that each table has behind it at first")
    parser.add_argument("--once", action="store_true", help="only the first rate")
    parser.add_argument("--seed", type=int, default=1740)
    parser.add_argument("--json", action="store_true", help="print data for programs")
    args = parser.parse_args(given)
    end_in_good_order()
    results = [measure(kind, args) for kind in args.database or ("sqlite", "postgresql")]
    if args.json:
        print(json.dumps(results))
    return 0 if all(good(figures) for figures in results) else 1


def good(figures: Figures) -> bool:
    """Whether nothing went wrong, and the first rate was held."""
    return not figures["errors"] and not figures["trouble"] and figures["steps"][0]["held"]


if __name__ == "__main__":
    sys.exit(main())
