"""Whether a game that is over was played as the table says: all moves are made again, from the seed on."""

from __future__ import annotations

from typing import NamedTuple

from kabinett.core.dice import seed_hash
from kabinett.core.errors import KabinettError
from kabinett.core.game import Game
from kabinett.server.fold import Fold
from kabinett.server.loading import events_text
from kabinett.server.replays import Stored, end_of


class Check(NamedTuple):
    """Something that was checked; `move` is the first (from 1) that it does not hold for."""

    check: str
    passed: bool
    move: int | None = None


class Verdict(NamedTuple):
    """All that was checked, and what it was checked with. Chance comes from the seed (`from_seed`), unless the game
    began at a position that had dice of its own."""

    moves: int
    seed: str
    seed_hash: str
    from_seed: bool
    state: str
    checks: list[Check]


class Verification:
    """What is needed of a table to verify its game. It keeps that of the fold, which goes on meanwhile."""

    def __init__(self, fold: Fold) -> None:
        self._rules = fold.rules
        self._head = fold.head
        self._steps = list(fold.steps)
        self._end = end_of(fold)

    def run(self, stored: Stored, published: str | None) -> Verdict:
        """Play the game again and compare it with what is known of it: `stored` is what people were told then, and
        `published` the hash of the seed that somebody remembers from the beginning."""
        seed, start = self._head.seed, self._head.start
        game, hashed = Game(self._rules, seed, start), seed_hash(seed)
        made, told = self._replay(game, stored)
        end = game.end_record()
        same = [Check(key, made.passed and end[key] == self._end[key]) for key in ("state", "outcome")]
        checks = [Check("seed", published in (None, hashed)), made, told, *same]
        return Verdict(len(self._steps), str(seed), hashed, start is None, str(end["state"]), checks)

    def _replay(self, game: Game, stored: Stored) -> tuple[Check, Check]:
        """Whether every move was allowed, and had the consequences that were told."""
        other = None
        for number, step in enumerate(self._steps, 1):
            try:
                events = game.play(step.made.seat, step.move)
            except KabinettError:
                return Check("moves", False, number), Check("events", False, other or number)
            if other is None and events_text(events) != stored.get(step.entry):
                other = number
        return Check("moves", True), Check("events", other is None, other)
