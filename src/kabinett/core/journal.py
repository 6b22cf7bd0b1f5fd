"""The journal: options, seed and every move in order. The game is the fold of its journal.

A journal file has one JSON object per line: a head, one line per move with a check that chains it to all before it,
and an end with the number of moves, the fingerprint of the state and the outcome. So a file that was cut off, or in
which a move, a seed or a result was changed, shows it, and shows where.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from reprlib import repr as shortly
from typing import Any

from kabinett.core.dice import seed_hash
from kabinett.core.errors import BadFile, told
from kabinett.core.fields import Json
from kabinett.core.files import write_whole
from kabinett.version import __version__

# Raise it whenever the same journal would play differently than before.
ENGINE = 2
MAX_SEED = 1 << 128
HEAD_KEYS = ("kabinett", "engine", "game", "options", "seed_hash", "seed")
OPTIONAL_KEYS = ("start", "people", "data", "check")
MOVE_KEYS = ("n", "seat", "move", "check", "thought")
END_KEYS = ("moves", "state", "outcome")


# Why a bot made a move: the key of a message, and what fills it in.
Thought = tuple[str, Mapping[str, str | int]] | None


@dataclass(slots=True)
class Entry:
    """One move of a journal; `thought` is no part of the game, and no check depends on it."""

    seat: str
    move: str
    thought: Thought = field(default=None, compare=False)


@dataclass(slots=True)
class Journal:
    """A game as what was chosen. `start` is the first state when the game did not begin at its set-up."""

    game: str
    options: Mapping[str, str | int]
    seed: int
    entries: list[Entry] = field(default_factory=list)
    start: Mapping[str, Json] | None = None
    people: tuple[str, ...] = ()  # the seats of persons, for who goes on with a saved game
    data: Mapping[str, str] = field(default_factory=dict)  # fingerprints of the data files it was played with, by name
    engine: int = ENGINE
    version: str = __version__
    # What files were given: a game that has taken a move back still knows them as its own. Copies have their own files.
    _written: set[str] = field(default_factory=set, init=False, repr=False, compare=False)

    def head(self) -> dict[str, Json]:
        """The first line of the file."""
        head: dict[str, Json] = {
            "kabinett": self.version,
            "engine": self.engine,
            "game": self.game,
            "options": dict(self.options),
            "seed_hash": seed_hash(self.seed),
            "seed": self.seed,
        }
        if self.start is not None:
            head["start"] = self.start
        if self.people:
            head["people"] = list(self.people)
        if self.data:
            head["data"] = dict(self.data)
        return {**head, "check": _first_check(head)}

    def lines(self, end: Mapping[str, Json]) -> Iterator[str]:
        """The file, line by line."""
        head = self.head()
        yield _line(head)
        check = _first_check(head)
        for number, entry in enumerate(self.entries, 1):
            check = _next_check(check, entry)
            thought = {"thought": list(entry.thought)} if entry.thought else {}
            yield _line({"n": number, "seat": entry.seat, "move": entry.move, "check": check, **thought})
        yield _line({"end": {"moves": len(self.entries), **end}})

    def save(self, path: Path, end: Mapping[str, Json]) -> None:
        """Write the file. It appears whole or not at all, and replaces nothing but a journal of the same game."""
        self._check_replaced(path)
        write_whole(path, self.lines(end))
        self.own()

    def own(self) -> None:
        """A file with the moves until now is a file of this game, whatever it takes back."""
        self._written.add(self._fingerprint())

    def _check_replaced(self, path: Path) -> None:
        """BadFile if there is something at this path that may not be lost."""
        try:
            if not path.expanduser().is_file():
                return  # if something else is in the way, writing will say it
        except (OSError, ValueError, RuntimeError):
            return
        try:
            there = read_journal(path.expanduser()).journal
        except BadFile as error:
            reason = "there is a file of this name that is no journal of this game; it is left as it is"
            raise BadFile(path, None, reason) from error
        if not self._continues(there) and there._fingerprint() not in self._written:
            raise BadFile(path, None, told("other_game_there"))

    def _continues(self, other: Journal) -> bool:
        """Whether one of both is the same game as the other, some moves later."""
        common = min(len(self.entries), len(other.entries))
        return self._beginning() == other._beginning() and self.entries[:common] == other.entries[:common]

    def _beginning(self) -> str:
        """What a game is before its first move."""
        return json.dumps([self.game, dict(self.options), self.seed, self.start], sort_keys=True)

    def _fingerprint(self) -> str:
        moves = json.dumps([[entry.seat, entry.move] for entry in self.entries])
        return sha256(f"{self._beginning()} {moves}".encode()).hexdigest()


@dataclass(slots=True)
class Recorded:
    """A journal as read from a file, with what its last line claims."""

    journal: Journal
    end: Mapping[str, Any]


def read_journal(path: Path) -> Recorded:
    """Read a journal file and check everything that can be checked without playing. BadFile names the first fault."""
    lines = _objects(path)
    if not lines:
        raise BadFile(path, None, told("empty_file"))
    head = lines[0]
    _check_head(path, head)
    if "end" not in lines[-1]:
        raise BadFile(path, len(lines), "the journal is cut off: its last line should be the end of the game's record")
    entries = _entries(path, head, lines[1:-1])
    end = lines[-1]["end"]
    if not isinstance(end, dict):
        raise BadFile(path, len(lines), "the end of a journal is a mapping")
    _refuse_unknown(path, len(lines), lines[-1], ("end",))
    _refuse_unknown(path, len(lines), end, END_KEYS)
    if end.get("moves") != len(entries):
        raise BadFile(path, len(lines), f"the journal has {len(entries)} moves, but its end says {end.get('moves')}")
    people = tuple(str(seat) for seat in head.get("people", ()))
    start, data = head.get("start"), head.get("data", {})
    journal = Journal(head["game"], head["options"], head["seed"], entries, start, people, data)
    return Recorded(journal, end)


def _objects(path: Path) -> list[dict[str, Any]]:
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise BadFile(path, None, told("cannot_read", reason=str(error.strerror))) from error
    except UnicodeDecodeError as error:
        raise BadFile(path, None, told("no_journal_text")) from error
    except ValueError as error:
        raise BadFile(path, None, told("cannot_read", reason=str(error))) from error
    objects = []
    for number, line in enumerate(text.rstrip().split("\n") if text.strip() else (), 1):
        try:
            data = json.loads(line)
        except (ValueError, RecursionError) as error:
            cut = "the journal is cut off here" if number == text.count("\n") + 1 else "is not JSON"
            raise BadFile(path, number, f"{cut}: {_without_line(error)}") from error
        if not isinstance(data, dict):
            raise BadFile(path, number, "a line of a journal is a JSON object")
        objects.append(data)
    return objects


def _without_line(error: Exception) -> str:
    """What is wrong with a line, which the decoder would call line 1."""
    return f"{error.msg}, column {error.colno}" if isinstance(error, json.JSONDecodeError) else str(error)


def _refuse_unknown(path: Path, line: int, data: Mapping[str, Any], known: tuple[str, ...]) -> None:
    unknown = [key for key in data if key not in known]
    if unknown:
        raise BadFile(path, line, f"unknown entry {unknown[0]!r} (known: {', '.join(known)})")


def _check_head(path: Path, head: Mapping[str, Any]) -> None:
    missing = [key for key in HEAD_KEYS if key not in head]
    if missing:
        raise BadFile(path, 1, f"this is no journal: the first line has no {', '.join(missing)}")
    if head["engine"] != ENGINE:
        raise BadFile(
            path,
            1,
            f"the journal was written by Kabinett {head['kabinett']} (engine {head['engine']}); "
            f"this is Kabinett {__version__} (engine {ENGINE}), which plays differently",
        )
    _refuse_unknown(path, 1, head, (*HEAD_KEYS, *OPTIONAL_KEYS))
    seed = head["seed"]
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MAX_SEED:
        raise BadFile(path, 1, f"the seed was changed: it is a whole number from 0 to 2**128, not {shortly(seed)}")
    if seed_hash(seed) != head["seed_hash"]:
        raise BadFile(path, 1, f"the seed was changed: {seed} does not have the hash published for this game")
    shapes: dict[str, Any] = {"game": str, "options": dict, "start": (dict, type(None)), "people": list, "data": dict}
    for key, shape in shapes.items():
        if key in head and not isinstance(head[key], shape):
            raise BadFile(path, 1, f"the {key} of the journal cannot be {shortly(head[key])}")
    if head.get("check") != _first_check(head):
        raise BadFile(path, 1, "the head was changed: it does not fit its check")


def _entries(path: Path, head: Mapping[str, Any], lines: list[dict[str, Any]]) -> list[Entry]:
    check = _first_check(head)
    entries = []
    for number, data in enumerate(lines, 1):
        if not isinstance(data.get("seat"), str) or not isinstance(data.get("move"), str):
            raise BadFile(path, number + 1, "a move has a seat and a move")
        _refuse_unknown(path, number + 1, data, MOVE_KEYS)
        entry = Entry(data["seat"], data["move"], _thought(path, number + 1, data.get("thought")))
        check = _next_check(check, entry)
        if data.get("n") != number or data.get("check") != check:
            raise BadFile(
                path, number + 1, f"move {number} was changed: {entry.seat} '{entry.move}' does not fit its check"
            )
        entries.append(entry)
    return entries


def _thought(path: Path, line: int, data: Any) -> Thought:
    """Why a move was made."""
    match data:
        case None:
            return None
        case [str(key), dict(params)] if all(isinstance(value, (str, int)) for value in params.values()):
            return key, params
        case _:
            raise BadFile(path, line, f"a thought is the key of a message and its parameters, not {shortly(data)}")


def _first_check(head: Mapping[str, Any]) -> str:
    text = json.dumps({key: value for key, value in head.items() if key != "check"}, sort_keys=True)
    return sha256(text.encode()).hexdigest()[:8]


def _next_check(check: str, entry: Entry) -> str:
    return sha256(f"{check} {entry.seat} {entry.move}".encode()).hexdigest()[:8]


def _line(data: Mapping[str, Json]) -> str:
    return json.dumps(data, ensure_ascii=False) + "\n"
