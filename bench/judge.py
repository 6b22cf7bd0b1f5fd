"""The judge: reads tables out of the database and plays them again with the engine, without the server.

A table is in order if its entries are all there, each was possible when it was made, and following them leads to the
same state as the server's own way with snapshots.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, select

from kabinett.core.errors import KabinettError
from kabinett.core.events import Event
from kabinett.core.undo import free_undo
from kabinett.server import entries as kinds
from kabinett.server import loading
from kabinett.server.fold import Fold
from kabinett.server.storage import journal
from kabinett.server.storage.database import Database
from kabinett.server.storage.journal import Loaded, Row
from kabinett.server.storage.schema import messages, tables

Watch = Callable[[Fold, list[Event]], None]


class Made(NamedTuple):
    """A move of a person: the answer to a question of this number, or (None) a standing move."""

    seat: str
    question: int | None
    move: str


@dataclass
class Story:
    """What has happened at a table, by its entries."""

    loaded: Loaded
    fold: Fold
    made: list[Made] = field(default_factory=list)
    undone: list[str] = field(default_factory=list)  # the seats that have taken moves back
    faults: list[str] = field(default_factory=list)

    def fault(self, row: Row, what: str) -> None:
        """Something that must not be."""
        self.faults.append(f"table {self.loaded.head.id}, entry {row.number}: {what}")


def opened(url: str) -> closing[Database]:
    """A database that others may be using."""
    return closing(Database(url))


def all_tables(c: Connection) -> list[str]:
    """The ids of all tables."""
    return list(c.execute(select(tables.c.id).order_by(tables.c.created_at, tables.c.id)).scalars())


def said(c: Connection, table: str) -> list[str]:
    """All that was said at a table."""
    return list(c.execute(select(messages.c.text).where(messages.c.table == table)).scalars())


def replay(loaded: Loaded, watch: Watch = lambda fold, events: None) -> Story:
    """Play a table again from its first entry, and judge each. Who watches sees the fold after every entry."""
    rules = loading.rules_of(loaded.head.game, loaded.head.options)
    story = Story(loaded, Fold(loaded.head, rules, rules.seats))
    for number, row in enumerate(loaded.rows, 1):
        if row.number != number:
            story.fault(row, f"it should be entry {number}")
            break
        try:
            events = _follow(story, row)
        except KabinettError as error:
            story.fault(row, str(error))
            break
        watch(story.fold, events)
    return story


def _follow(story: Story, row: Row) -> list[Event]:
    entry = kinds.read(row.body)
    if isinstance(entry, kinds.Moved):
        _judge_move(story, row, entry)
    elif isinstance(entry, kinds.Undone):
        _judge_undo(story, row, entry)
    events, _ = story.fold.apply(row.number, row.at, entry)
    if loading.events_text(events) != row.events:
        story.fault(row, "its consequences are others than those that were told")
    return events


def _judge_move(story: Story, row: Row, entry: kinds.Moved) -> None:
    """A move must be one of the choices of its seat at this moment, or a standing move that it may make."""
    fold = story.fold
    assert fold.state is not None
    move = fold.rules.vocabulary.find(entry.move)
    answers = fold.rules.answers(fold.state, entry.seat, move)
    if not answers and not fold.rules.allows(fold.state, entry.seat, move):
        story.fault(row, f"{entry.seat} could not make the move {entry.move}")
    if entry.forced or entry.order:
        return
    if row.person != fold.places[entry.seat].player:
        story.fault(row, f"{row.person} does not play {entry.seat}")
    if row.person is not None:
        story.made.append(Made(entry.seat, fold.questions[entry.seat].number if answers else None, str(move)))


def _judge_undo(story: Story, row: Row, entry: kinds.Undone) -> None:
    """What is taken back without the others' consent must be free."""
    steps = story.fold.steps
    story.undone.append(entry.seat)
    free = [steps[n].entry for n in free_undo([step.made for step in steps], entry.seat) or ()]
    if not entry.agreed and entry.entries != free:
        story.fault(row, f"{entry.seat} could not take back the moves {entry.entries}")


def state_of(fold: Fold) -> dict[str, Any]:
    """Everything that two folds of the same entries must have in common."""
    return {
        "number": fold.number,
        "state": fold.rules.digest(fold.state) if fold.state else None,
        "outcome": fold.outcome.to_json() if fold.outcome else None,
        "questions": {seat: (asked.number, asked.answered, asked.decision) for seat, asked in fold.questions.items()},
        "counts": {who: fold.count(who) for who in fold.epochs},
        "epochs": dict(fold.epochs),
        "places": fold.places,
        "requests": fold.requests,
        "clocks": fold.clocks.seats,
        "steps": fold.steps,
    }


def differences(one: Fold, other: Fold) -> list[str]:
    """In what two folds differ."""
    mine, theirs = state_of(one), state_of(other)
    return [key for key in mine if mine[key] != theirs[key]]


def judge(database: Database, table: str) -> Story:
    """Read a table, play it again, and compare with two loads of the server's own way."""
    loaded = database.do(journal.load, table)
    story = replay(loaded)
    for load in (loaded, database.do(journal.load, table)):
        if different := differences(story.fold, loading.build(load)):
            story.faults.append(f"table {table}: with its snapshot it has other {', '.join(different)}")
    return story


def views(fold: Fold) -> Iterator[tuple[str | None, Any]]:
    """What each perspective sees, as it comes out of JSON."""
    if fold.state is not None:
        for who in (None, *fold.rules.seats):
            yield who, msgspec.json.decode(msgspec.json.encode(fold.rules.view(fold.state, who).to_json()))
