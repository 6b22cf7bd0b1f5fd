"""Wrong and hostile input to a running server: `make fuzz`.

- the HTTP interface: random requests by schemathesis; no answer may be outside of the OpenAPI document, or a failure
- the sockets: hostile players send everything from noise to legal moves; afterwards every game is played again by the
  engine: no illegal move, and none out of turn, may have been accepted
- secrecy: all that each perspective received is compared with what the engine shows it at that moment, and searched for
  secrets
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

from bench import interface
from bench.hostile import NO_MOVE, Attacker, Heard, Siege, Spy, Tally
from bench.judge import Made, Story, opened, replay
from bench.players import Web
from bench.secrecy import Chronicle, Witness
from bench.serving import Server, end_in_good_order, place
from kabinett.core.errors import BadFile
from kabinett.games import verify_game
from kabinett.server.storage import journal
from kabinett.server.storage.database import Database

GAMES: Sequence[tuple[str, dict[str, Any]]] = (
    ("maria", {"variant": "advanced", "players": 3}),
    ("ancien_regime", {"scenario": 1740, "players": 5, "rounds": 2}),
    ("maria", {"variant": "introductory", "players": 2}),
    ("ancien_regime", {"scenario": 1756, "players": 4, "rounds": 2}),
    ("maria", {"variant": "advanced", "players": 2, "politics": "optional"}),
    ("ancien_regime", {"scenario": 1740, "players": 7, "rounds": 1}),
)
AT_ONCE = 6  # tables under siege
Figures = dict[str, Any]


@dataclass
class Verdict:
    """What the games were found to be."""

    games: int = 0
    entries: int = 0
    accepted: int = 0
    illegal: list[str] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    messages: int = 0
    bytes: int = 0


# -- the siege


async def besiege(url: str, tries: int, seed: int) -> tuple[list[Siege], Tally]:
    """Attack, at several tables at once, one game after the other."""
    web, tally, rng = Web(url), Tally(), Random(seed)
    done: list[Siege] = []
    games = Random(seed).sample(range(len(GAMES)), len(GAMES))

    async def one_after_the_other(first: int) -> None:
        number = first
        while tally.total < tries:
            game, options = GAMES[games[number % len(GAMES)]]
            siege = Siege(web, game, options, tally, Random(rng.random()), lambda: tally.total < tries)
            done.append(siege)
            await siege.run()
            number += 1

    async with asyncio.TaskGroup() as group:
        for number in range(AT_ONCE):
            group.create_task(one_after_the_other(number))
    await web.close()
    return done, tally


# -- the verdict


def judge(database: Database, sieges: Sequence[Siege], lag: bool) -> Verdict:
    """Play all games again, and look at what was accepted and what was told; `lag`: by several workers."""
    verdict = Verdict()
    for siege in sieges:
        loaded = database.do(journal.load, siege.table)
        chronicle = Chronicle(siege.rules.seats)
        story = replay(loaded, chronicle.watch)
        verdict.games += 1
        verdict.entries += story.fold.number
        verdict.illegal += [*story.faults, *accepted_faults(story, siege.attackers)]
        verdict.accepted += sum(attacker.accepted.total() for attacker in siege.attackers)
        verdict.told += chronicle.faults
        for spy in siege.spies:
            testify(verdict, Witness(siege.rules, loaded.head.seed, chronicle, spy.seat, lag), spy)
    return verdict


def accepted_faults(story: Story, attackers: Sequence[Attacker]) -> Iterator[str]:
    """Where what was acknowledged and what was done is not the same."""
    made, standing = Counter(story.made), {(move.seat, move.move) for move in story.made if move.question is None}
    accepted = _total((each.accepted for each in attackers), made, standing)
    unknown = _total((each.unknown for each in attackers), made, standing)
    for move, times in (accepted - made).items():
        yield f"table {story.loaded.head.id}: {move} was acknowledged {times} times more than it was possible"
    for move, times in (made - accepted - unknown).items():
        yield f"table {story.loaded.head.id}: {move} is there {times} times more than it was acknowledged"
    undone = Counter({each.spy.seat: each.undone for each in attackers if each.undone and each.spy.seat})
    if undone - Counter(story.undone) or (Counter(story.undone) - undone).total() > unknown[NO_MOVE]:
        yield f"table {story.loaded.head.id}: moves were taken back {Counter(story.undone)}, acknowledged {undone}"


def _total(counts: Iterable[Counter[Made]], made: Counter[Made], standing: set[tuple[str, str]]) -> Counter[Made]:
    """All moves together. A standing move may have been sent with the number of a question: that does not count."""
    total: Counter[Made] = Counter()
    for move, times in ((move, times) for count in counts for move, times in count.items()):
        named = move not in made and (move.seat, move.move) in standing
        total[move._replace(question=None) if named else move] += times
    return total


def testify(verdict: Verdict, witness: Witness, spy: Spy) -> None:
    """Compare all that a spy has received with what he may know."""
    knew = []
    for item in spy.traffic:
        knew.append(witness.at)
        if isinstance(item, Heard):
            verdict.bytes += len(item.text)
            witness.hear(item.text, item.asked)
        else:
            witness.saw(item.page, item.data, knew[item.since] if item.since < len(knew) else witness.at)
    verdict.messages += witness.messages
    verdict.told += [f"table {spy.table}: {fault}" for fault in witness.faults]


async def verify_journals(url: str, sieges: Sequence[Siege]) -> list[str]:
    """Whether the journals that the server gives are right."""
    web, faults = Web(url), []
    with TemporaryDirectory() as folder:
        for siege in sieges:
            answer = await web.ask("GET", f"tables/{siege.table}/journal")
            file = Path(folder) / "game.jsonl"
            file.write_bytes(answer.content)
            try:
                verify_game(file)
            except BadFile as error:
                faults.append(f"table {siege.table}: its journal is not right: {error}")
    await web.close()
    return faults


# -- both attacks


def attack_sockets(server: Server, tries: int, seed: int) -> Figures:
    """Hostile players at many tables, and the verdict."""
    began = time.monotonic()
    sieges, tally = asyncio.run(besiege(server.url, tries, seed))
    seconds = time.monotonic() - began
    with opened(server.database) as database:
        verdict = judge(database, sieges, lag=database.postgresql)
    verdict.illegal += asyncio.run(verify_journals(server.url, sieges))
    return {
        "tries": tally.total,
        "seconds": round(seconds, 1),
        "by_kind": dict(tally.tries.most_common()),
        "answers": dict(sorted(tally.answers.items())),
        "games": verdict.games,
        "entries": verdict.entries,
        "accepted": verdict.accepted,
        "illegal": verdict.illegal,
        "told": verdict.told,
        "messages": verdict.messages,
        "bytes": verdict.bytes,
        "faults": tally.faults,
    }


def attack_http(server: Server, examples: int, seed: int) -> Figures:
    """Random requests to all operations."""
    began = time.monotonic()
    tried = interface.attack(server.url, examples, seed)
    return {
        "operations": tried.operations,
        "requests": tried.requests,
        "seconds": round(time.monotonic() - began, 1),
        "statuses": dict(sorted(tried.statuses.items())),
        "faults": tried.faults,
    }


def fuzz(args: argparse.Namespace) -> Figures:
    """Attack one server in both ways."""
    with place(args.database) as there, there.server() as server:
        figures: Figures = {"sockets": attack_sockets(server, args.tries, args.seed)}
        if not args.json:
            print("\n".join(socket_lines(figures["sockets"])), flush=True)
        figures["http"] = attack_http(server, args.examples, args.seed)
        if not args.json:
            print("\n".join(http_lines(figures["http"])), flush=True)
        return {**figures, "trouble": server.trouble()}


def good(figures: Figures) -> bool:
    """Whether nothing was found."""
    found = (figures["sockets"][key] for key in ("illegal", "told", "faults"))
    return not any((*found, figures["http"]["faults"], figures["trouble"]))


# -- for people


def socket_lines(f: Figures) -> Iterator[str]:
    """What came out at the sockets."""
    yield f"sockets: {f['tries']} tries in {f['seconds']} seconds, in {f['games']} games with {f['entries']} entries"
    yield f"  {f['accepted']} moves accepted; illegal or out of turn: {len(f['illegal'])}"
    yield f"  {f['messages']} messages ({f['bytes'] / 1e6:.0f} MB) compared; that told too much: {len(f['told'])}"
    yield f"  answers that should not be: {len(f['faults'])}"
    yield "  " + ", ".join(f"{kind} {times}" for kind, times in f["by_kind"].items())
    for fault in (*f["illegal"][:10], *f["told"][:10], *f["faults"][:10]):
        yield f"  FAULT {fault}"


def http_lines(f: Figures) -> Iterator[str]:
    """What came out of HTTP."""
    yield f"HTTP: {f['requests']} requests to {f['operations']} operations in {f['seconds']} seconds: {f['statuses']}"
    yield f"  answers outside of the document: {len(f['faults'])}"
    yield from (f"  FAULT {fault[:1000]}" for fault in f["faults"][:10])


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", choices=("sqlite", "postgresql"), default="sqlite")
    parser.add_argument("--tries", type=int, default=100_000, help="at the sockets, in all")
    parser.add_argument(
        "--examples", type=int, default=50, help="requests to each operation, for each form of its path"
    )
    parser.add_argument("--seed", type=int, default=1740)
    parser.add_argument("--json", action="store_true", help="print data for programs")
    args = parser.parse_args(given)
    end_in_good_order()
    figures = fuzz(args)
    if args.json:
        print(json.dumps(figures))
    else:
        print(f"trouble in the log: {figures['trouble'] or 'none'}")
    return 0 if good(figures) else 1


if __name__ == "__main__":
    sys.exit(main())
