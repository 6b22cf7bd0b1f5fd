"""Bots that think in another process than the one that waits for them: one that hangs is ended there.

They are the same bots, with the same seeds, and they remember what they would remember here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from kabinett.bots.bot import Bot, Thought
from kabinett.bots.levels import Level
from kabinett.bots.thinking import Failure, Found, Thinker, chosen, said
from kabinett.core.fields import Json
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import AnyRuleset, View
from kabinett.games import recorded_rules


class Failed(Exception):  # noqa: N818 - it says how
    """A bot has failed in its process, or was ended there."""


@dataclass(frozen=True)
class Makings:
    """All that a bot is made of, to be sent to another process. `board` is the folder of another edition."""

    level: Level
    game: str
    options: tuple[tuple[str, str | int], ...]
    board: str | None
    seed: int | str
    seconds: float | None


@cache
def _rules(game: str, options: tuple[tuple[str, str | int], ...], board: str | None) -> AnyRuleset:
    return recorded_rules(game, dict(options), board)


@cache
def _bot(makings: Makings) -> Bot:
    """The bot; it stays, for it may remember something."""
    rules = _rules(makings.game, makings.options, makings.board)
    return makings.level.make(rules, makings.seed, makings.seconds)


@dataclass
class Question:
    """What a bot is asked: a decision, or whether it has something to say (None). See `thinking.Work`."""

    makings: Makings
    seconds: float
    view: Mapping[str, Json] | None
    decision: Mapping[str, Json] | None

    @property
    def ground(self) -> object:
        """The bot must be made before its time counts."""
        return self.makings

    def prepare(self) -> Failure | None:
        """Make it; called in the other process, like `run`."""
        try:
            _bot(self.makings)
        except (Exception, SystemExit) as error:
            return Failure.of(error)
        return None

    def run(self) -> Found | Failure:
        """What the bot finds, or why it has failed."""
        try:
            return self._find()
        except (Exception, SystemExit) as error:
            return Failure.of(error)

    def _find(self) -> Found:
        bot = _bot(self.makings)
        view = None if self.view is None else View.from_json(self.view, bot.rules)
        if self.decision is None:
            return said(bot, view) or Found("")
        return chosen(bot, view, Decision.from_json(self.decision, bot.rules.vocabulary))


class Apart(Bot):
    """Stands here for a bot that thinks in another process. Where that one fails, this one raises `Failed`."""

    def __init__(
        self,
        level: Level,
        rules: AnyRuleset,
        seed: int | str,
        thinker: Thinker,
        *,
        seconds: float | None = None,
        board: str | None = None,
    ) -> None:
        self.name = level.name  # type: ignore[misc]  # it stands for any level
        self.sees = level.sees  # type: ignore[misc]
        super().__init__(rules, seed, level.time(seconds))
        self._makings = Makings(level, rules.game, tuple(sorted(rules.options.items())), board, seed, seconds)
        self._speaks = level.bot.speak is not Bot.speak
        self._thinker = thinker
        self._thought: Thought | None = None

    def choose(self, view: View | None, decision: Decision) -> Move:
        """What the bot chooses."""
        return self.rules.vocabulary.find(self._find(view, decision).move)

    def speak(self, view: View | None) -> Move | None:
        """What the bot says."""
        found = self._find(view, None) if self._speaks else None
        return self.rules.vocabulary.find(found.move) if found and found.move else None

    def explain(self) -> Thought | None:
        """What the bot thought."""
        return self._thought

    def _find(self, view: View | None, decision: Decision | None) -> Found:
        shown = None if view is None else view.to_json()
        asked = None if decision is None else decision.to_json()
        found = self._thinker.think(Question(self._makings, self.seconds, shown, asked))
        if isinstance(found, Failure):
            raise Failed(found.why)
        self._thought = Thought(*found.thought) if found.thought else None
        return found
