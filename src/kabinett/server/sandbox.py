"""Sandboxes: from any moment of a game that somebody may look at, a private table to try what might have been.

It begins at a position that the perspective could not tell from the true one. What the perspective did not know is
drawn anew, with dice of its own: whoever tries a hundred sandboxes learns nothing of the true hands and shuffles.
"""

from __future__ import annotations

import secrets

from kabinett.core.dice import Dice
from kabinett.core.fields import Json
from kabinett.core.state import State
from kabinett.server.creation import SEED_BITS, new_head
from kabinett.server.entries import Entry, Seated, Started
from kabinett.server.errors import Refusal, refused
from kabinett.server.fold import Fold, Head, Perspective
from kabinett.server.replays import Replay


class Moment:
    """A moment of a game as a perspective saw it. It keeps what it needs of the fold, which goes on meanwhile."""

    def __init__(self, fold: Fold, who: Perspective, number: int) -> None:
        if fold.frozen:
            raise refused("conflict", fold.frozen)
        self._rules = fold.rules
        self._head = fold.head
        self._who = who
        self._number = number
        self._replay = Replay(fold, who)
        self._replay.check(number)

    def drawn(self, person: str, at: int) -> Head:
        """A table that begins there. It makes all moves before it again."""
        state = self._replay.state_at(self._number)
        if state is None:
            raise Refusal("conflict", "not_begun")
        if state.outcome:
            raise Refusal("conflict", "game_over")
        start, name = self._start(state), self._head.name
        return new_head(self._rules, person, name=name, public=False, sandbox_of=self._head.id, start=start, at=at)

    def _start(self, state: State) -> dict[str, Json]:
        """A position that this perspective could not tell from the state: only its view is looked at."""
        view = self._rules.view(state, self._who)
        drawn: State = self._rules.sample(view, Dice.from_seed(secrets.randbits(SEED_BITS)))
        return self._rules.to_json(drawn)


def first_entries(seats: tuple[str, ...], person: str) -> list[Entry]:
    """All seats are of who tries it, and the game goes on at once."""
    return [*(Seated(seat, "taken", owner=person, player=person) for seat in seats), Started()]
