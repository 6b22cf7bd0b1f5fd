"""What players for tests have in common, whatever the game: whole games by a plan, and positions out of them."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

from kabinett.core.events import Event
from kabinett.core.game import Game
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import AnyRuleset
from kabinett.core.state import State


def digest(game: Game) -> str:
    """The fingerprint of the state."""
    return game.rules.digest(game.state)


class Plan(ABC):
    """How a game is played, from which start, by whom and with which seed. A plan is played anew by each call."""

    @property
    @abstractmethod
    def group(self) -> object:
        """The table, of which a collection keeps positions of its own."""

    @abstractmethod
    def begin(self) -> Game:
        """The game before its first move."""

    @abstractmethod
    def moves(self, game: Game) -> Iterator[list[Event]]:
        """Play the game to its end; what happened, move by move."""

    def after(self, moves: int) -> Game:
        """The game after so many moves, or one move before its end if it has fewer."""
        game = self.begin()
        last = game.copy()
        for number, _ in enumerate(self.moves(game)):
            if game.outcome:
                return last
            if number >= moves:
                break
            last = game.copy()
        return game

    def ended(self) -> Game:
        """The game after its last move."""
        game = self.begin()
        for _ in self.moves(game):
            pass
        return game


def any_choice(rng: Random, decisions: tuple[Decision, ...]) -> tuple[Decision, Move]:
    """One of the decisions that are asked, and one of its options."""
    decision = rng.choice(decisions)
    return decision, rng.choice(decision.options)


def finish(rules: AnyRuleset, s: State, seed: int) -> list[str]:
    """Play a state to its end at random; the moves that were made."""
    rng = Random(seed)
    made = []
    while s.outcome is None:
        decision, move = any_choice(rng, s.asked)
        rules.apply(s, decision.seat, move)
        made.append(f"{decision.seat} {move}")
    return made


class Collection:
    """Games that stand at decisions of each kind, a few of each kind and table: they are shared, so play on copies.
    `games` counts the games played, `happened` their events by kind."""

    def __init__(self, plans: Iterable[Plan], each: int) -> None:
        self.games = 0
        self.happened: Counter[str] = Counter()
        self._each = each
        self._rng = Random(1740)
        self._found: dict[tuple[str, Any], list[Game]] = defaultdict(list)
        self._seen: Counter[tuple[str, Any]] = Counter()
        for plan in plans:
            game = plan.begin()
            self.games += 1
            self._collect(game, plan.group)
            for events in plan.moves(game):
                self.happened.update(event.kind for event in events)
                self._collect(game, plan.group)

    def _collect(self, game: Game, group: object) -> None:
        """Keep a copy with such a chance that all positions of a kind are equally likely to be kept."""
        for kind in sorted({decision.kind for decision in game.decisions()}):
            self._seen[kind, group] += 1
            kept = self._found[kind, group]
            if len(kept) < self._each:
                kept.append(game.copy())
            elif (place := self._rng.randrange(self._seen[kind, group])) < self._each:
                kept[place] = game.copy()

    def of_kind(self, kind: str) -> tuple[Game, ...]:
        """The games at a decision of this kind."""
        return tuple(game for found, group in sorted(self._found) if found == kind for game in self._found[kind, group])
