"""The folder of an arena: what was ordered, the results so far, and a journal of each game.

    order.json       the contest; another one does not get into the same folder
    results.jsonl    a line for each game, in the order in which they ended
    journals/        game-00000.jsonl and so on

A line is written when its journal is there, so an arena that was interrupted goes on with the games that have no line.
"""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from hashlib import sha256
from pathlib import Path
from typing import Any

from kabinett.arena.contest import Contest, Match, Played
from kabinett.arena.simulate import Result
from kabinett.core.errors import BadFile, told
from kabinett.core.files import make_folder, state_folder, write_whole

ORDER, RESULTS, JOURNALS = "order.json", "results.jsonl", "journals"
DIGITS = 10  # of the fingerprint in the name of a folder


def own_folder(contest: Contest) -> Path:
    """Where an arena is kept if nothing else is said: the same order finds its folder again."""
    fingerprint = sha256(json.dumps(contest.to_json(), sort_keys=True).encode()).hexdigest()[:DIGITS]
    return state_folder() / "arena" / f"{contest.game}-{'-'.join(contest.bots)}-{fingerprint}"


class Folder:
    """Keeps the results of one contest."""

    def __init__(self, path: Path, contest: Contest) -> None:
        self.path = path.expanduser()
        self.contest = contest
        make_folder(self.path / JOURNALS)
        self._check_order()

    def _check_order(self) -> None:
        """Write down the order. BadFile if the folder has another one."""
        file, order = self.path / ORDER, self.contest.to_json()
        if not file.exists():
            if (self.path / RESULTS).exists():
                raise BadFile(self.path, None, f"there is a {RESULTS} of an arena whose {ORDER} is missing")
            write_whole(file, [json.dumps(order, indent=2) + "\n"])
            return
        try:
            there = json.loads(file.read_text(encoding="utf-8"))
        except (OSError, ValueError) as error:
            raise BadFile(file, None, told("cannot_read", reason=str(error))) from error
        if there != order:
            raise BadFile(self.path, None, f"the folder has another arena: {_difference(there, order)}; name another")

    def done(self) -> list[Played]:
        """The games that have been played. A line that was cut off when the arena was interrupted is taken away."""
        file = self.path / RESULTS
        if not file.exists():
            return []
        whole, newline, rest = file.read_bytes().rpartition(b"\n")
        if rest:
            os.truncate(file, len(whole + newline))
        known = {match.number: match for match in self.contest.matches()}
        played: dict[int, Played] = {}
        for number, line in enumerate(whole.decode().splitlines(), 1):
            try:
                entry = _played(json.loads(line))
            except (ValueError, KeyError, TypeError) as error:
                raise BadFile(file, number, f"this is no result of an arena: {error!r}") from error
            if known.get(entry.match.number) != entry.match:
                raise BadFile(file, number, "the order has no such game")
            played.setdefault(entry.match.number, entry)
        return list(played.values())

    def add(self, played: Played) -> None:
        """Keep a game: its journal first."""
        write_whole(self.path / JOURNALS / journal_name(played.match), played.journal)
        try:
            with (self.path / RESULTS).open("a", encoding="utf-8") as results:
                results.write(json.dumps(_data(played), ensure_ascii=False) + "\n")
        except OSError as error:
            raise BadFile(self.path / RESULTS, None, told("cannot_write", reason=str(error.strerror))) from error


def journal_name(match: Match) -> str:
    """The name of a game's journal."""
    return f"game-{match.number:05}.jsonl"


def _data(played: Played) -> dict[str, Any]:
    return {**played.match._asdict(), "journal": f"{JOURNALS}/{journal_name(played.match)}", **played.result.to_json()}


def _played(data: Mapping[str, Any]) -> Played:
    match = Match(**{name: data[name] for name in Match._fields})
    others = {name: value for name, value in data.items() if name not in (*Match._fields, "journal")}
    return Played(match, Result.from_json({**others, "seed": match.seed}))


def _difference(there: Any, order: Mapping[str, Any]) -> str:
    if not isinstance(there, dict):
        return "its order cannot be understood"
    parts = [
        f"{key} {json.dumps(there.get(key))} instead of {json.dumps(order.get(key))}"
        for key in dict.fromkeys((*there, *order))
        if there.get(key) != order.get(key)
    ]
    return ", ".join(parts)
