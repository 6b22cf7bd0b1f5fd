"""What each perspective of a table is told, in the messages of `wire`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kabinett import wire
from kabinett.core.dice import seed_hash
from kabinett.core.events import Event
from kabinett.server.entries import Entry
from kabinett.server.fold import Fold, Perspective, Rewritten
from kabinett.wire import Data


class Change(NamedTuple):
    """An entry that was taken, with what is told of it."""

    entry: Entry
    events: list[Event]
    rewritten: Rewritten | None


class Log:
    """What is new in the log of a perspective: `events` from number `first` on."""

    def __init__(self, who: Perspective, count: int) -> None:
        self.who = who
        self.first = count
        self.rewound = False
        self.events: list[Data] = []

    def add(self, change: Change) -> None:
        """Take what a change tells, and takes back."""
        if change.rewritten and self.who in change.rewritten.kept:
            kept = change.rewritten.kept[self.who]
            del self.events[max(0, kept - self.first) :]
            self.first = min(self.first, kept)
            self.rewound = True
            self._tell(change.rewritten.again)
        self._tell(change.events)

    def _tell(self, events: Sequence[Event]) -> None:
        self.events += [event.to_json() for event in events if event.known_to(self.who)]

    @property
    def count(self) -> int:
        """How many events the perspective has been told now."""
        return self.first + len(self.events)


def view_of(fold: Fold, who: Perspective) -> Data | None:
    """The view of a perspective; None before the start, and where this engine cannot play."""
    return views_of(fold, (who,))[0]


def views_of(fold: Fold, perspectives: Sequence[Perspective]) -> list[Data | None]:
    """The views of several perspectives."""
    if fold.state is None:
        return [None] * len(perspectives)
    return [view.to_json() for view in fold.rules.views(fold.state, perspectives)]


def question_of(fold: Fold, who: Perspective) -> int:
    """The number of the question that a seat is asked now; 0 if none."""
    asked = fold.asked().get(who) if who else None
    return asked.number if asked else 0


class Shown(NamedTuple):
    """What the sockets of a perspective show besides the log."""

    position: Data
    epoch: int
    rest: tuple[object, ...] = ()


def update(fold: Fold, log: Log, view: Data | None, before: Shown) -> tuple[wire.Update | None, Shown]:
    """What has changed for a perspective, and what it sees now; None if nothing has: silence must tell nothing."""
    view = view or {"position": {}, "decisions": [], "standing": [], "waiting_for": []}
    now = shown(fold, log.who, view)
    if now == before and not log.events and not log.rewound:
        return None, now
    old = before.position
    message = wire.Update(
        question=question_of(fold, log.who),
        epoch=fold.epochs[log.who],
        first=log.first,
        events=log.events,
        position={key: value for key, value in now.position.items() if key not in old or old[key] != value},
        gone=[key for key in old if key not in now.position],
        decisions=view["decisions"],
        standing=view["standing"],
        waiting_for=view["waiting_for"],
    )
    return message, now


def shown(fold: Fold, who: Perspective, view: Data | None) -> Shown:
    """What a perspective sees that has this view."""
    if view is None:
        return Shown({}, fold.epochs[who])
    parts = ("decisions", "standing", "waiting_for")
    return Shown(view["position"], fold.epochs[who], (question_of(fold, who), *(view[part] for part in parts)))


def about(fold: Fold, names: dict[str, str]) -> Data:
    """What is to be known of a table besides its game. The seed is told when the game is over, its hash before.

    Nothing here changes by a move that nobody notices.
    """
    head = fold.head
    return {
        "id": head.id,
        "name": head.name,
        "game": head.game,
        "options": head.options,
        "status": fold.status,
        "host": head.host,
        "public": head.public,
        "archived": head.archived,
        "created_at": head.created_at,
        "rematch_of": head.rematch_of,
        "sandbox_of": head.sandbox_of,
        "seats": {seat: _seat(fold, seat) for seat in fold.places},
        "people": names,
        "clock": _clock(fold),
        "on_timeout": head.on_timeout,
        "auto_start": head.auto_start,
        "requests": [_request(fold, number) for number in fold.requests],
        "outcome": fold.outcome.to_json() if fold.outcome else None,
        "frozen": fold.frozen.to_json() if fold.frozen else None,
        "moves": len(fold.steps) if fold.outcome else None,
        "seed_hash": seed_hash(head.seed),
        "seed": str(head.seed) if fold.outcome else None,
    }


def _seat(fold: Fold, seat: str) -> Data:
    place = fold.places[seat]
    return {
        "owner": place.owner,
        "player": place.player,
        "bot": place.bot,
        "reserved": place.reserved,
        "resigned": place.resigned,
        "left": fold.clocks.left(seat),
        "due_at": fold.clocks.due(seat),
    }


def _clock(fold: Fold) -> Data:
    spec = fold.head.clock
    return {
        "kind": spec.kind,
        "steps": list(spec.steps),
        "bank": spec.bank,
        "added": spec.added,
        "most": spec.most,
        "paused": fold.clocks.paused,
    }


def _request(fold: Fold, number: int) -> Data:
    pending = fold.requests[number]
    return {"number": number, "seat": pending.seat, "what": pending.what, "waiting": sorted(pending.waiting)}
