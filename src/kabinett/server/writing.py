"""What is written of a fold when it has taken entries."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection

from kabinett.core.events import Event
from kabinett.core.journal import ENGINE
from kabinett.core.undo import Made
from kabinett.server import entries as kinds
from kabinett.server.entries import Entry
from kabinett.server.fold import Fold
from kabinett.server.loading import events_text
from kabinett.server.storage import journal
from kabinett.server.storage.journal import PRIVATE, QUIET, Row, SeatRow, Snapshot, Summary

SNAPSHOT_EVERY = 64  # moves


def write(c: Connection, fold: Fold, rows: list[Row]) -> None:
    """Write entries that the fold has taken, with all that is kept beside them."""
    journal.append(c, fold.head.id, rows, summary_of(fold), changed_seats(fold, rows), snapshot_of(fold, rows))


def row_of(
    number: int, at: int, person: str | None, token: str, entry: Entry, events: list[Event], made: Made | None
) -> Row:
    """An entry as it is stored."""
    flags = (QUIET * made.quiet | PRIVATE * made.private) if made else 0
    return Row(number, at, person, token, kinds.write(entry), events_text(events), flags)


def summary_of(fold: Fold) -> Summary:
    """What lists and sweeps will know of the table."""
    outcome = fold.outcome.to_json() if fold.outcome else None
    due = None if fold.outcome else fold.clocks.next_due()
    asked = list(fold.asked())
    return Summary(fold.status, fold.number, fold.changed_at, asked, bool(fold.waiting_bots()), due, outcome)


def changed_seats(fold: Fold, rows: list[Row]) -> list[SeatRow]:
    """The seats that have changed hands."""
    entries = (kinds.read(row.body) for row in rows)
    changed = dict.fromkeys(entry.seat for entry in entries if isinstance(entry, kinds.Seated))
    places = ((seat, fold.places[seat]) for seat in changed)
    return [SeatRow(seat, place.owner, place.player, place.bot, place.reserved) for seat, place in places]


def snapshot_of(fold: Fold, rows: list[Row]) -> Snapshot | None:
    """A snapshot, now and then."""
    moves = len(fold.steps)
    passed = any(n % SNAPSHOT_EVERY == 0 for n in range(max(1, moves - len(rows) + 1), moves + 1))
    if fold.state is None or not passed:
        return None
    state, rest = fold.rules.pack(fold.state), msgspec.json.encode(fold.rest())
    return Snapshot(fold.number, ENGINE, dict(fold.rules.data_hashes), state, rest)
