"""A fold from what the database has, and what becomes of games of older versions of the engine."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import lru_cache

import msgspec

from kabinett.core.errors import KabinettError, Reason
from kabinett.core.events import Event
from kabinett.core.journal import ENGINE
from kabinett.core.ruleset import AnyRuleset
from kabinett.core.state import Outcome
from kabinett.core.undo import Made
from kabinett.games import OtherBoard, recorded_rules
from kabinett.server import entries as kinds
from kabinett.server.entries import Entry
from kabinett.server.fold import Audience, Fold, Head, Rest, Told
from kabinett.server.storage.journal import PRIVATE, QUIET, Loaded, Row, Snapshot
from kabinett.version import __version__

log = logging.getLogger(__name__)
_read_rest = msgspec.json.Decoder(Rest).decode


def rules_of(game: str, options: Mapping[str, str | int]) -> AnyRuleset:
    """The rules of a game with these options; made once, for they never change."""
    return _rules(game, tuple(sorted(options.items())))


@lru_cache(maxsize=64)
def _rules(game: str, options: tuple[tuple[str, str | int], ...]) -> AnyRuleset:
    return recorded_rules(game, dict(options))


def events_text(events: list[Event]) -> bytes | None:
    """Events as they are stored with their entry."""
    return msgspec.json.encode([event.to_json() for event in events]) if events else None


def build(loaded: Loaded) -> Fold:
    """The table after all of its entries. One that this engine would play differently is frozen, and says why."""
    try:
        rules = rules_of(loaded.head.game, loaded.head.options)
    except KabinettError as error:
        log.warning("table %s is frozen: %s", loaded.head.id, error)
        return _frozen(loaded, None, _cause(loaded.head, "board" if isinstance(error, OtherBoard) else "options"))
    try:
        return _fold(loaded, rules)
    except _Differs as difference:
        log.warning("table %s is frozen: %s", loaded.head.id, difference)
        return _frozen(loaded, rules, _cause(loaded.head, difference.why, difference.entry))


def is_ours(head: Head, rules: AnyRuleset) -> bool:
    """Whether the game was played so far by this engine with these boards and cards."""
    return head.engine == ENGINE and head.data_hashes == dict(rules.data_hashes)


def renewed(head: Head, rules: AnyRuleset) -> Head:
    """The head of a game that this engine plays on."""
    return msgspec.structs.replace(head, version=__version__, engine=ENGINE, data_hashes=dict(rules.data_hashes))


class _Differs(Exception):  # noqa: N818
    """This engine does not play the game as it was played: `why` is impossible, broken or different."""

    def __init__(self, why: str, number: int, entry: Entry, detail: object = "") -> None:
        self.why = why
        self.entry = number
        super().__init__(f"entry {number} ({_named(entry)}) is {why} {detail}".rstrip())


def _cause(head: Head, why: str, entry: int = 0) -> Reason:
    """What all are told. Not which move it is that differs: it may be a secret."""
    params: dict[str, str | int] = {"version": head.version, "engine": head.engine, "why": why, "entry": entry}
    return Reason("", "frozen", {**params, "now_version": __version__, "now_engine": ENGINE})


def _fold(loaded: Loaded, rules: AnyRuleset) -> Fold:
    fold = Fold(loaded.head, rules, rules.seats)
    ours = is_ours(loaded.head, rules)
    snapshot = loaded.snapshot if ours and _fits(loaded.snapshot, rules) else None
    until = snapshot.number if snapshot else 0
    for row in loaded.rows[:until]:
        _pass_over(fold, row)
    if snapshot:
        fold.resume(rules.unpack(snapshot.state), _read_rest(snapshot.rest))
    for row in loaded.rows[until:]:
        follow(fold, row, compare=not ours)
    return fold


def _fits(snapshot: Snapshot | None, rules: AnyRuleset) -> bool:
    return snapshot is not None and (snapshot.engine, snapshot.data_hashes) == (ENGINE, dict(rules.data_hashes))


def follow(fold: Fold, row: Row, compare: bool = False) -> tuple[Entry, list[Event]]:
    """Take a row that was read from the database; `compare`: it must have the consequences that it had before."""
    entry = kinds.read(row.body)
    try:
        events, _ = fold.apply(row.number, row.at, entry)
    except KabinettError as error:
        raise _Differs("impossible", row.number, entry, error) from error
    except Exception as error:
        if not compare:
            raise
        raise _Differs("broken", row.number, entry, repr(error)) from error
    if compare and events_text(events) != row.events:
        raise _Differs("different", row.number, entry)
    return entry, events


def _named(entry: Entry) -> str:
    return f"{entry.seat}: {entry.move}" if isinstance(entry, kinds.Moved) else type(entry).__name__.lower()


def _pass_over(fold: Fold, row: Row) -> None:
    entry = kinds.read(row.body)
    made = None
    if isinstance(entry, kinds.Moved):
        made = Made(entry.seat, bool(row.flags & QUIET), bool(row.flags & PRIVATE), entry.forced)
    told = (
        None if row.events is None else Told(row.number, _audiences(row.events), None if made else _events(row.events))
    )
    fold.pass_over(row.number, row.at, entry, told, made)


def _audiences(events: bytes) -> tuple[Audience, ...]:
    return tuple(
        None if heard.audience is None else _shared(tuple(heard.audience)) for heard in kinds.read_audiences(events)
    )


def _events(stored: bytes) -> tuple[Event, ...]:
    return tuple(Event.from_json(event) for event in msgspec.json.decode(stored))


@lru_cache(maxsize=1024)
def _shared(seats: tuple[str, ...]) -> frozenset[str]:
    """One object for each audience, however many events have it."""
    return frozenset(seats)


def _frozen(loaded: Loaded, rules: AnyRuleset | None, why: Reason) -> Fold:
    """The table without its game: people, requests and what was told are there."""
    bodies = [kinds.read(row.body) for row in loaded.rows]
    seats = tuple(dict.fromkeys(entry.seat for entry in bodies if isinstance(entry, kinds.Seated)))
    fold = Fold(loaded.head, rules, seats)
    fold.frozen = why
    for row in loaded.rows:
        _pass_over(fold, row)
    if loaded.outcome is not None:
        fold.outcome = Outcome.from_json(loaded.outcome)
    return fold
