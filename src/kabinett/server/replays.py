"""A game looked at again: moment by moment, through the eyes of one perspective."""

from __future__ import annotations

import msgspec

from kabinett.core.journal import Entry, Journal
from kabinett.core.state import State
from kabinett.server.fold import Fold, Perspective
from kabinett.wire import Data

Stored = dict[int, bytes | None]  # the events of entries, as they are stored


def frames(fold: Fold, who: Perspective, stored: Stored, first: int, count: int) -> tuple[int, list[Data]]:
    """How many moments the perspective has seen, and some of them from number `first` on.

    A moment is an entry of which it was told something. What it did not notice is in no number.
    """
    moments = [told.entry for told in fold.told if told.count(who)]
    wanted = moments[first : first + count]
    return len(moments), list(_shown(fold, who, stored, first, wanted))


def _shown(fold: Fold, who: Perspective, stored: Stored, first: int, wanted: list[int]) -> list[Data]:
    shown: list[Data] = []
    state: State | None = None
    steps = {step.entry: step for step in fold.steps}
    for entry in range(1, (wanted[-1] if wanted else 0) + 1):
        if entry in steps and state is not None:
            step = steps[entry]
            fold.rules.apply(state, step.made.seat, fold.rules.vocabulary.find(step.move))
        elif entry == fold.started_at:
            state = fold.first_state()
        if entry in wanted:
            shown.append(_frame(fold, who, stored.get(entry), first + len(shown), state))
    return shown


def _frame(fold: Fold, who: Perspective, events: bytes | None, number: int, state: State | None) -> Data:
    known = [event for event in msgspec.json.decode(events or b"[]") if who in event.get("audience", (who,))]
    view = None if state is None else fold.rules.view(state, who)
    return {
        "number": number,
        "events": known,
        "position": dict(view.position) if view else {},
        "waiting_for": list(view.waiting_for) if view else [],
    }


def journal_of(fold: Fold) -> Journal:
    """The game as a journal, which `kabinett replay` and `verify` read."""
    head = fold.head
    people = tuple(seat for seat, place in fold.places.items() if place.owner or place.player)
    entries = [Entry(seat, move) for seat, move in fold.moves()]
    return Journal(
        head.game,
        head.options,
        head.seed,
        entries,
        head.start,
        people,
        head.data_hashes,
        head.engine,
        head.version,
    )


def journal_text(fold: Fold) -> str:
    """The journal as a file."""
    return "".join(journal_of(fold).lines(_end(fold)))


def _end(fold: Fold) -> dict[str, object]:
    """What the last line of the file says. The outcome is that of the rules: none if the game was broken off."""
    state = None if fold.state is None else fold.rules.digest(fold.state)
    outcome = fold.state.outcome.to_json() if fold.state and fold.state.outcome else None
    return {"state": state, "outcome": outcome}
