"""Bots at the seats of a game: who is asked when, what it cost them, and what happens if one fails.

Everything that lets bots play goes through `Players`: simulations, the arena, the conformance suite and the terminal.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from math import inf
from time import perf_counter
from typing import Any, TypeVar

from kabinett.bots import LEVELS, Bot, Level, RandomBot
from kabinett.bots.advisers import ADVISERS
from kabinett.bots.apart import Failed
from kabinett.bots.cadet import Cadet
from kabinett.clitexts import say
from kabinett.core.errors import BadOption, IllegalMove
from kabinett.core.game import Game
from kabinett.core.moves import MAX_SHOWN, Decision, Move
from kabinett.core.ruleset import AnyRuleset, View

SHORTEST = 0.001  # seconds that one can give to a bot
GRACE = 1.2  # a bot may take so many times its seconds
MAX_REASON = 300  # letters of a bot's own error that are kept
T = TypeVar("T")
Make = Callable[[Level, AnyRuleset, str, float | None], Bot]  # what makes a bot of a level


@dataclass(slots=True)
class Conduct:
    """What a bot did in a game: decisions, the seconds it took for them, and what it should not have done."""

    bot: str
    decisions: int = 0
    seconds: float = 0.0
    worst: float = 0.0
    late: int = 0  # decisions that took longer than the bot may
    illegal: int = 0

    def count(self, seconds: float, allowed: float) -> None:
        """Count a decision."""
        self.decisions += 1
        self.seconds += seconds
        if seconds > self.worst:
            self.worst = seconds
        if seconds > GRACE * allowed:
            self.late += 1

    def add(self, other: Conduct) -> None:
        """Count what a bot did in another game, or at another seat."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.worst = max(self.worst, other.worst)
        self.late += other.late
        self.illegal += other.illegal


@dataclass(frozen=True, slots=True)
class Failure:
    """A bot that could not go on: from its next move on (`move`, counted from 0) another plays for it."""

    seat: str
    bot: str
    replaced_by: str
    move: int
    reason: str

    def __str__(self) -> str:
        return f"the bot {self.bot} of {self.seat} failed, and {self.replaced_by} plays on: {self.reason}"


class Unmade(Bot):
    """Stands for a bot that could not even be made; it fails for that reason when it is asked."""

    sees = False

    def __init__(self, rules: AnyRuleset, seed: int | str, level: Level, error: Exception) -> None:
        self.name = level.name  # type: ignore[misc]  # it speaks for any level
        self.error = error
        super().__init__(rules, seed)

    def choose(self, view: View | None, decision: Decision) -> Move:
        """What made it impossible to make the bot."""
        raise self.error


def level(name: str) -> Level:
    """The bots of this name; `NAME@SECONDS` are those with so much time for a decision."""
    plain, at, seconds = name.partition("@")
    if plain not in LEVELS:
        raise BadOption(say("call-no_bot", bot=plain, bots=tuple(LEVELS)))
    return replace(LEVELS[plain], name=name, seconds=_seconds(name, seconds)) if at else LEVELS[plain]


def _seconds(name: str, text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not SHORTEST <= seconds < inf:
        raise BadOption(say("call-bot_seconds", bot=name, least=f"{SHORTEST:g}"))
    return seconds


def seated(
    game: Game, levels: Mapping[str, Level], seconds: float | None = None, make: Make = Level.make
) -> dict[str, Bot]:
    """A bot for each of these seats. The game's seed decides what they draw, so the same game comes out again."""
    return {seat: _made(game, seat, of, seconds, make) for seat, of in levels.items()}


def _made(game: Game, seat: str, of: Level, seconds: float | None, make: Make) -> Bot:
    seed = f"{game.journal.seed} {seat}"
    try:
        return make(of, game.rules, seed, seconds)
    except Exception as error:
        return Unmade(game.rules, seed, of, error)


class Players:
    """The bots of a game. Each is shown the view of its own seat only.

    A bot that raises an error, or gives what is no option, is replaced by a cadet for the rest of the game (a cadet by
    a bot that plays at random); `failures` and `tell` say so. `conduct` counts what those did that were seated first.
    """

    def __init__(self, game: Game, bots: Mapping[str, Bot], tell: Callable[[Failure], object] | None = None) -> None:
        self.game = game
        self.bots = dict(bots)
        self.decisions = 0
        self.failures: list[Failure] = []
        self.conduct = {seat: Conduct(bot.name) for seat, bot in bots.items()}
        self._counted = dict(self.conduct)
        self._tell = tell

    def play(self) -> None:
        """Play until the game is over; bots have all seats."""
        while asked := self.game.decisions():
            self.answer(asked[0])

    def answer(self, decision: Decision) -> None:
        """Let the bot of a seat answer what the seat is asked. Before that it may say something, once."""
        seat = decision.seat
        view, began = self._view(seat), perf_counter()
        said = self._ask(seat, lambda bot: self._said(bot, seat, view))
        spent = perf_counter() - began
        if said is not None:
            self.game.play(seat, said)
            self.reply()
            now = next((asked for asked in self.game.decisions() if asked.seat == seat), None)
            if now is None:
                return
            decision, view = now, None
        self._choose(decision, view, spent)

    def reply(self) -> None:
        """Let the bots answer what others have put to them, as if it were a decision."""
        for seat in self.bots:
            while waiting := self.game.rules.replies(self.game.standing(seat), seat):
                self._choose(waiting[0], None, 0.0)

    def _choose(self, decision: Decision, view: View | None, spent: float) -> None:
        seat = decision.seat
        view, began = view or self._view(seat), perf_counter()
        move = self._ask(seat, lambda bot: self._chosen(bot, view, decision))
        self._counted[seat].count(spent + perf_counter() - began, self.bots[seat].seconds)
        self.decisions += 1
        self.game.play(seat, move)

    def _view(self, seat: str) -> View | None:
        """Views take time, so they are made for bots only that see."""
        return self.game.view(seat) if self.bots[seat].sees else None

    def _ask(self, seat: str, question: Callable[[Bot], T]) -> T:
        """What the bot of a seat answers; if it fails, what the one answers that takes its place."""
        while True:
            bot = self.bots[seat]
            try:
                return question(bot)
            except NotAllowed as error:
                self._counted[seat].illegal += 1
                self._replace(seat, bot, error)
            except Exception as error:
                self._replace(seat, bot, error)

    def _chosen(self, bot: Bot, view: View | None, decision: Decision) -> Move:
        move = bot.choose(self._seen(bot, decision.seat, view), decision)
        if not any(move is option for option in decision.options):
            raise NotAllowed(f"{shown(move)} is no option of the decision {decision.kind}")
        return move

    def _said(self, bot: Bot, seat: str, view: View | None) -> Move | None:
        said = bot.speak(self._seen(bot, seat, view))
        return None if said is None else checked_word(self.game, seat, said)

    def _seen(self, bot: Bot, seat: str, view: View | None) -> View | None:
        """The view for a bot that may have taken the place of one that does not see."""
        return self.game.view(seat) if bot.sees and view is None else view

    def _replace(self, seat: str, bot: Bot, error: Exception) -> None:
        if type(bot) is RandomBot:
            raise error  # nothing is left that could play on
        substitute = self._substitute(seat, bot)
        reason = str(error) if isinstance(error, NotAllowed | Failed) else f"{type(error).__name__}: {error}"
        failure = Failure(seat, bot.name, substitute.name, len(self.game.journal.entries), reason[:MAX_REASON])
        self.bots[seat] = substitute
        self._counted[seat] = Conduct(substitute.name)
        self.failures.append(failure)
        if self._tell:
            self._tell(failure)

    def _substitute(self, seat: str, bot: Bot) -> Bot:
        """A cadet; for a cadet, and in a game that cadets do not know, a bot that needs to know nothing."""
        rules, seed = self.game.rules, f"{self.game.journal.seed} {seat} instead"
        return Cadet(rules, seed) if rules.game in ADVISERS and type(bot) is not Cadet else RandomBot(rules, seed)


class NotAllowed(Exception):  # noqa: N818 - it says what the move was
    """A bot gave something that it was not offered."""


def checked_word(game: Game, seat: str, said: Any) -> Move:
    """What a bot wants to say, as a move of this game; NotAllowed if it is none of the standing moves of its seat."""
    try:
        move = game.rules.vocabulary.find(said)
    except IllegalMove as error:
        raise NotAllowed(f"{shown(said)} is no standing move: {error}") from error
    if not game.rules.allows(game.state, seat, move):
        reason = game.why_not(seat, move)
        why = f": {game.rules.sentence(reason)}" if reason else ""
        raise NotAllowed(f"{shown(said)} is no standing move of {seat} now{why}")
    return move


def shown(given: object) -> str:
    """What a bot gave, for a report."""
    return f"'{str(given)[:MAX_SHOWN]}'" if isinstance(given, str | Move) else repr(given)[:MAX_SHOWN]


def play_out(game: Game, bots: Mapping[str, Bot]) -> Players:
    """Let bots play a game to its end."""
    players = Players(game, bots)
    players.play()
    return players
