"""Bots at tables. They think in processes of their own; here their seats are watched and their moves are made."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from kabinett.bots import LEVELS, Bot
from kabinett.bots.thinking import Failure, Found, chosen, said
from kabinett.core.errors import IllegalMove, KabinettError
from kabinett.core.moves import Decision
from kabinett.core.ruleset import View
from kabinett.server import commands
from kabinett.server.entries import Entry, Moved
from kabinett.server.errors import Refusal
from kabinett.server.fold import Fold
from kabinett.server.loading import rules_of
from kabinett.server.telling import view_of
from kabinett.server.thinking import Thinkers
from kabinett.wire import Data

if TYPE_CHECKING:
    from kabinett.server.live import Live

log = logging.getLogger(__name__)
PAUSE = 1.0  # seconds after something has failed that no other bot would do better


class Task:
    """What a bot needs to choose: never the state, only what its seat may know. Offers are answered before questions.

    `seconds` is the most that the server allows; `speaks`: the bot may say something before it answers.
    """

    def __init__(self, fold: Fold, seat: str, seconds: float | None = None, speaks: bool = False) -> None:
        offers, asked = fold.replies(seat), fold.asked().get(seat)
        decision = offers[0] if offers else asked.decision if asked else None
        assert decision is not None
        self.seat = seat
        self.level = fold.places[seat].bot or ""
        self.game = fold.head.game
        self.options = fold.head.options
        self.question = asked.number if asked and not offers else None
        self.decision = decision.to_json()
        # The table's seed stays secret until the end, so nobody can foresee what the bot will draw from it.
        self.seed = f"{fold.head.seed} {seat} {fold.number}"
        level = LEVELS[self.level]
        self.view: Data | None = view_of(fold, seat) if level.sees else None
        self.seconds = level.bot.seconds if seconds is None else min(seconds, level.bot.seconds)
        self.speaks = speaks and self.question is not None
        self.number = fold.number

    @property
    def ground(self) -> object:
        """What must be made ready before the bot's time counts: the rules, and whatever it makes of them."""
        return self.level, self.game, tuple(sorted(self.options.items()))

    def prepare(self) -> Failure | None:
        """Make it ready; called in another process, like `run`."""
        try:
            self._bot()
        except (Exception, SystemExit) as error:
            return Failure.of(error)
        return None

    def run(self) -> Found | Failure:
        """What the bot finds, or why it has failed."""
        try:
            return self.find()
        except (Exception, SystemExit) as error:
            return Failure.of(error)

    def find(self) -> Found:
        """The move that the bot makes."""
        bot = self._bot()
        view = None if self.view is None else View.from_json(self.view, bot.rules)
        word = said(bot, view) if self.speaks else None
        return word or chosen(bot, view, Decision.from_json(self.decision, bot.rules.vocabulary))

    def _bot(self) -> Bot:
        return LEVELS[self.level].make(rules_of(self.game, self.options), self.seed, self.seconds)


class Bots:
    """The bots of all tables of this process; none may take longer than `seconds` for a decision."""

    def __init__(self, workers: int, seconds: float | None = None) -> None:
        self._thinkers = Thinkers(workers)
        self._seconds = seconds
        self._running: dict[str, asyncio.Task[None]] = {}

    def wake(self, live: Live, fold: Fold) -> None:
        """Let the bots of a table play, if any of them is asked and they do not play already."""
        if live.id not in self._running and fold.waiting_bots():
            task = asyncio.create_task(self._play(live))
            self._running[live.id] = task
            task.add_done_callback(lambda _: self._running.pop(live.id, None))

    async def _play(self, live: Live) -> None:
        """Play until no bot of the table is asked any more. Between two answers a bot speaks once at most."""
        spoken: dict[str, int] = {}
        try:
            while waiting := (fold := await live.fold()).waiting_bots():
                seat, level = waiting[0], fold.places[waiting[0]].bot or ""
                answered = fold.questions[seat].answered
                if level not in LEVELS:
                    await self._replace(live, seat, level, "is not installed on this server")
                    continue
                task = Task(fold, seat, self._seconds, spoken.get(seat) != answered)
                if task.speaks:
                    spoken[seat] = answered
                await self._move(live, task)
        except KabinettError as error:
            log.warning("a bot of table %s stops: %s", live.id, error)
            await asyncio.sleep(PAUSE)
        except Exception:
            log.exception("a bot of table %s has failed", live.id)
            await asyncio.sleep(PAUSE)

    async def _move(self, live: Live, task: Task) -> None:
        found = await self._think(live.id, task)
        if isinstance(found, Failure):
            return await self._replace(live, task.seat, task.level, found.why)
        try:
            await live.do(lambda fold: _entries(fold, task, found))
        except IllegalMove as error:
            await self._replace(live, task.seat, task.level, str(error))
        except Refusal as refusal:
            if refusal.error == "invalid":  # it has answered where it was to speak
                await self._replace(live, task.seat, task.level, str(refusal))
            elif refusal.error != "stale":  # somebody else was faster, or the seat was taken back: look again
                raise

    async def _think(self, table: str, task: Task) -> Found | Failure:
        return await self._thinkers.think(table, task)

    async def _replace(self, live: Live, seat: str, level: str, why: str) -> None:
        """Another bot takes the place of one that has failed."""
        log.warning("the bot %s of %s at table %s has failed: %s", level, seat, live.id, why)
        live.hall.metrics.count("bots_failed")
        try:
            await live.do(lambda fold: commands.replace_bot(fold, seat, level))
        except Refusal as refusal:
            if refusal.error != "stale":
                raise

    async def stop(self) -> None:
        """Let the bots rest."""
        for task in list(self._running.values()):
            task.cancel()
        self._thinkers.close()
        await asyncio.gather(*self._running.values(), return_exceptions=True)


def _entries(fold: Fold, task: Task, found: Found) -> list[Entry]:
    move = Moved(task.seat, found.move, thought=found.thought)
    if found.spoken:
        return commands.speak_for_bot(fold, task.level, move, task.number)
    return commands.play_for_bot(fold, task.level, move, task.question)
