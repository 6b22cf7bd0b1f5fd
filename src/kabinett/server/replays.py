"""A game looked at again: moment by moment, through the eyes of one perspective."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator

import msgspec

from kabinett.core.journal import Entry, Journal
from kabinett.core.state import State
from kabinett.server.errors import Refusal
from kabinett.server.fold import Fold, Perspective
from kabinett.wire import Data

Stored = dict[int, bytes | None]  # the events of entries, as they are stored


class Replay:
    """A game so far, as a perspective saw it. It keeps what it needs of the fold, which goes on meanwhile.

    A moment is an entry of which the perspective was told something. What it did not notice is in no number.
    """

    def __init__(self, fold: Fold, who: Perspective) -> None:
        self._who = who
        self._rules = fold.rules
        self._first_state = fold.first_state
        self._started_at = fold.started_at
        self._steps = {step.entry: step for step in fold.steps}
        self._over = fold.outcome is not None
        self.moments = [told.entry for told in fold.told if told.count(who)]

    def frames(self, stored: Stored, first: int, count: int) -> list[Data]:
        """Some moments from number `first` on. It makes all moves before them again."""
        wanted = self.moments[first : first + count]
        shown: list[Data] = []
        for entry, state in self._states(wanted[-1] if wanted else 0):
            if entry in wanted:
                shown.append(self._frame(entry, stored.get(entry), first + len(shown), state))
        return shown

    def check(self, number: int) -> None:
        """Refuse a moment that there is not."""
        if number >= len(self.moments):
            raise Refusal("unknown", "no_moment", moment=number, moments=len(self.moments))

    def state_at(self, number: int) -> State | None:
        """The whole state at a moment, with what the perspective did not know; None before the start."""
        return deque(self._states(self.moments[number]), maxlen=1)[0][1]

    def _states(self, until: int) -> Iterator[tuple[int, State | None]]:
        """The entries as far as one, and the state after each: the same object, which goes on."""
        state: State | None = None
        for entry in range(1, until + 1):
            if entry == self._started_at:
                state = self._first_state()
            elif (step := self._steps.get(entry)) and state is not None:
                self._rules.apply(state, step.made.seat, self._rules.vocabulary.find(step.move))
            yield entry, state

    def _frame(self, entry: int, events: bytes | None, number: int, state: State | None) -> Data:
        who = self._who
        known = [event for event in msgspec.json.decode(events or b"[]") if who in event.get("audience", (who,))]
        view = None if state is None else self._rules.view(state, who)
        return {
            "number": number,
            "events": known,
            "position": dict(view.position) if view else {},
            "waiting_for": list(view.waiting_for) if view else [],
            "thought": self._thought(entry),
        }

    def _thought(self, entry: int) -> Data | None:
        """Why a bot made the move of this entry. While a game goes on a thought could betray what the bot knows."""
        step = self._steps.get(entry)
        if step is None or step.thought is None or not self._over:
            return None
        key, params = step.thought
        return {"seat": step.made.seat, "key": key, "params": params}


def journal_of(fold: Fold) -> Journal:
    """The game as a journal, which `kabinett replay` and `verify` read."""
    head = fold.head
    people = tuple(seat for seat, place in fold.places.items() if place.owner or place.player)
    entries = [Entry(step.made.seat, step.move, step.thought) for step in fold.steps]
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
    return "".join(journal_of(fold).lines(end_of(fold)))


def end_of(fold: Fold) -> dict[str, object]:
    """What the last line of the file says. The outcome is that of the rules: none if the game was broken off."""
    state = None if fold.state is None else fold.rules.digest(fold.state)
    outcome = fold.state.outcome.to_json() if fold.state and fold.state.outcome else None
    return {"state": state, "outcome": outcome}
