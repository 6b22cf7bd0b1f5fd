"""Servers and databases are killed under load, again and again: `make crash`.

Scripted players go on through it all and write down what the server has acknowledged. Afterwards the database is read
without the server: no acknowledged move may be missing, none may be there twice, and every table must open and replay
to the same state. The attacks:

- sqlite: kill -9 of the server
- postgresql: kill -9 of a worker, of the process above them, or of all processes of the server
- database: PostgreSQL is stopped at once (it must recover), or killed with kill -9, while two workers serve
- disk: the file system of a SQLite database is full; then it has room again, and play goes on without a restart
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import httpx

from bench.disk import Disk, NoDisk, small_disk
from bench.judge import all_tables, judge, opened, said, views
from bench.parties import Crowd, Ledger
from bench.serving import Place, Server, end_in_good_order, place
from kabinett.server.fold import Fold
from kabinett.server.storage.database import Database
from kabinett.server.storage.journal import left_to_bots

GAMES: Sequence[tuple[str, dict[str, Any]]] = (
    ("maria", {"variant": "advanced", "players": 3}),
    ("ancien_regime", {"scenario": 1740, "players": 4, "rounds": 4}),
    ("maria", {"variant": "introductory", "players": 2}),
)
LEAST_LIFE, MOST_LIFE = 0.1, 2.0  # seconds that a server has between two blows
LEAST_MOVES, PATIENCE = 20, 60.0  # moves that must come through in so many seconds after the last blow
MAX_MOMENT = 1 << 60
DISK = 12  # MiB
FULL_FOR = 3.0  # seconds
Blow = Callable[[], None]
Figures = dict[str, Any]


# -- blows


def server_blows(server: Server, rng: Random) -> list[Blow]:
    """Ways to hurt the processes of a server: all of them, or where there are several one that serves or the first."""

    def all_of_them() -> None:
        server.kill()
        server.start()

    def the_first() -> None:
        server.kill_first()
        server.start()

    def one_worker() -> None:
        server.kill_worker(rng.randrange(1000))

    return [all_of_them] if len(server.workers()) == 1 else [all_of_them, the_first, one_worker, one_worker]


def database_blows(there: Place) -> list[Blow]:
    """Ways to hurt PostgreSQL."""
    cluster = there.cluster
    assert cluster is not None

    def killed() -> None:
        cluster.kill()
        cluster.start()

    return [killed, lambda: cluster.restart("immediate")]


async def strike(blows: Sequence[Blow], times: int, rng: Random) -> None:
    """Strike again and again, after lives of different length."""
    for _ in range(times):
        await asyncio.sleep(rng.uniform(LEAST_LIFE, MOST_LIFE))
        await asyncio.to_thread(rng.choice(blows))


# -- runs


class Plan(NamedTuple):
    """How much goes on meanwhile."""

    tables: int = 20
    rate: float = 200  # moves per second in all, about
    seed: int = 1740


class Attack:
    """A crowd that plays while something terrible happens."""

    def __init__(self, server: Server, plan: Plan) -> None:
        self.server = server
        self.rng = Random(plan.seed)
        self.crowd = Crowd(server.url, GAMES, plan.tables, plan.rate, plan.seed)
        self.faults: list[str] = []

    async def suffer(self, blows: Sequence[Blow], times: int) -> None:
        """Play on through many blows, and a little after the last."""
        self.crowd.start()
        await self.crowd.moves(LEAST_MOVES, PATIENCE)
        await strike(blows, times, self.rng)
        if not await self.crowd.moves(LEAST_MOVES, PATIENCE):
            self.faults.append("after the last blow no moves come through")
        await self.crowd.stop()

    async def starve(self, fill: Blow, free: Blow, times: int) -> None:
        """Play on although there is no room for moves, and when there is room again."""
        self.crowd.start()
        await self.crowd.moves(LEAST_MOVES, PATIENCE)
        for _ in range(times):
            await asyncio.to_thread(fill)
            await self._starving()
            free()
            if not await self.crowd.moves(LEAST_MOVES, PATIENCE):
                self.faults.append("when the disk has room again no moves come through")
        await self.crowd.stop()

    async def _starving(self) -> None:
        """While the disk is full moves are refused with a reason, and tables can be read."""
        before = self.crowd.tally.refused["unavailable"]
        await asyncio.sleep(FULL_FOR)
        if self.crowd.tally.refused["unavailable"] == before:
            self.faults.append("the disk is full, and nobody was told")
        for ledger in self.crowd.ledgers[-3:]:
            for page in ("", "/view", "/log"):
                answer = await self.crowd.web.ask("GET", f"tables/{ledger.table}{page}")
                if answer.status_code != 200:
                    self.faults.append(f"the disk is full, and {page or 'a table'} cannot be read: {answer.text}")

    def figures(self, kind: str, blows: int) -> Figures:
        """What came out, after looking into the database."""
        with opened(self.server.database) as database:
            self._wait_for_bots(database)
            entries = self._judge(database)
        tally = self.crowd.tally
        orphans = [found.command for found in self.server.orphans()]
        self.faults += [f"nobody will end the process {command}" for command in orphans]
        return {
            "attack": kind,
            "blows": blows,
            "tables": len(self.crowd.ledgers),
            "games_ended": tally.games,
            "entries": entries,
            "acknowledged": tally.moves,
            "answered_unseen": sum(len(ledger.answered) for ledger in self.crowd.ledgers),
            "reconnects": tally.reconnects,
            "refused": dict(tally.refused),
            "refusals": dict(tally.keys.most_common(5)),
            "trouble": self.server.trouble(),
            "faults": self.faults + tally.faults,
        }

    def _wait_for_bots(self, database: Database) -> None:
        """Bots play on until a person is asked; those that were forgotten in a crash must be remembered."""
        deadline = time.monotonic() + PATIENCE
        while database.do(left_to_bots, MAX_MOMENT, 1):
            if time.monotonic() > deadline:
                self.faults.append("bots do not play on")
                return
            time.sleep(0.1)
        self.server.settle()

    def _judge(self, database: Database) -> int:
        """Judge all tables; the number of their entries."""
        ledgers = {ledger.table: ledger for ledger in self.crowd.ledgers}
        entries = 0
        for table in database.do(all_tables):
            story = judge(database, table)
            entries += story.fold.number
            self.faults += story.faults
            if table in ledgers:
                self.faults += ledgers[table].faults(story.made, story.undone, database.do(said, table))
                self.faults += self._read(ledgers[table], story.fold)
        return entries

    def _read(self, ledger: Ledger, fold: Fold) -> list[str]:
        """Whether the server opens the table, and shows to each what the entries lead to."""
        wrong = []
        for who, view in views(fold):
            if who is None or who in ledger.people:
                headers = ledger.people[who].headers if who else {}
                url = f"{self.server.url}/api/tables/{ledger.table}/view"
                answer = httpx.get(url, params={"seat": who} if who else {}, headers=headers, timeout=30)
                if answer.status_code != 200 or answer.json()["view"] != view:
                    wrong.append(f"table {ledger.table}: the server shows {who} another view: {answer.status_code}")
        return wrong


def attack(kind: str, kills: int, plan: Plan) -> Figures:
    """One of the attacks, from the start of a server to the verdict. Databases and disks suffer less often."""
    if kind == "disk":
        return full_disk(max(1, kills // 25), plan)
    with place("sqlite" if kind == "sqlite" else "postgresql") as there:
        return blows_to(kind, there, max(1, kills // 4) if kind == "database" else kills, plan)


def blows_to(kind: str, there: Place, times: int, plan: Plan) -> Figures:
    """Blows to the processes of a server, or to its database."""
    with there.server() as server:
        run = Attack(server, plan)
        blows = database_blows(there) if kind == "database" else server_blows(server, run.rng)
        asyncio.run(run.suffer(blows, times))
        return run.figures(kind, times)


def full_disk(times: int, plan: Plan) -> Figures:
    """A disk that is full so many times; skipped where none can be had."""
    try:
        with small_disk(DISK) as disk, TemporaryDirectory(prefix="kabinett-bench-") as other:
            return _starved(disk, Path(other), times, plan)
    except NoDisk as error:
        return {"attack": "disk", "skipped": str(error), "faults": []}


def _starved(disk: Disk, other: Path, times: int, plan: Plan) -> Figures:
    with Server(disk.folder / "data", log=other / "serve.log") as server:
        run = Attack(server, plan)
        asyncio.run(run.starve(disk.fill, disk.free, times))
        if "full" not in server.log.read_text():
            run.faults.append("the log does not say that the disk is full")
        return run.figures("disk", times)


# -- for people

ATTACKS = ("sqlite", "postgresql", "database", "disk")


def lines(figures: Figures) -> Iterator[str]:
    """What came out, in lines for people."""
    if "skipped" in figures:
        yield f"{figures['attack']}: SKIPPED: {figures['skipped']}"
        return
    f = figures
    yield (
        f"{f['attack']}: {f['blows']} blows in {f['seconds']:.0f} seconds; {f['tables']} tables, {f['games_ended']} "
        f"games ended, {f['entries']} entries; {f['acknowledged']} moves acknowledged, {f['answered_unseen']} known to "
        f"be made whose acknowledgement was lost; {f['reconnects']} connections; refused: {f['refused']}"
    )
    for key, times in f["refusals"].items():
        yield f"  {times} times: {key}"
    yield f"  trouble in the log: {len(f['trouble'])}; FAULTS: {len(f['faults'])}"
    yield from (f"    {line}" for line in [*f["trouble"][:20], *f["faults"][:20]])


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--attack", choices=ATTACKS, action="append", help="default: all")
    parser.add_argument("--kills", type=int, default=100, help="of servers; databases get a quarter of it")
    parser.add_argument("--tables", type=int, default=Plan().tables)
    parser.add_argument("--rate", type=float, default=Plan().rate, help="moves per second in all, about")
    parser.add_argument("--seed", type=int, default=Plan().seed)
    parser.add_argument("--json", action="store_true", help="print data for programs")
    args = parser.parse_args(given)
    end_in_good_order()
    plan, results = Plan(args.tables, args.rate, args.seed), []
    for kind in args.attack or ATTACKS:
        began = time.monotonic()
        results.append({**attack(kind, args.kills, plan), "seconds": round(time.monotonic() - began, 1)})
        if not args.json:
            print("\n".join(lines(results[-1])), flush=True)
    if args.json:
        print(json.dumps(results))
    return 0 if not any(figures["faults"] for figures in results) else 1


if __name__ == "__main__":
    sys.exit(main())
