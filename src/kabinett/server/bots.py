"""Bots at tables. They think in processes of their own; here their seats are watched and their moves are made."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import TYPE_CHECKING

from kabinett.bots import LEVELS
from kabinett.core.errors import KabinettError
from kabinett.core.moves import Decision
from kabinett.core.ruleset import View
from kabinett.server import commands, parents
from kabinett.server.errors import Refusal
from kabinett.server.fold import Fold
from kabinett.server.loading import rules_of
from kabinett.server.telling import view_of
from kabinett.wire import Data

if TYPE_CHECKING:
    from kabinett.server.live import Live

log = logging.getLogger(__name__)
PAUSE = 1.0  # seconds after a bot has failed


class Task:
    """What a bot needs to choose: never the state, only what its seat may know."""

    def __init__(self, fold: Fold, seat: str) -> None:
        asked = fold.asked().get(seat)
        decision = asked.decision if asked else fold.replies(seat)[0]
        assert decision is not None
        self.seat = seat
        self.level = fold.places[seat].bot or ""
        self.game = fold.head.game
        self.options = fold.head.options
        self.question = asked.number if asked else None
        self.decision = decision.to_json()
        # The table's seed stays secret until the end, so nobody can foresee what the bot will draw from it.
        self.seed = f"{fold.head.seed} {seat} {fold.number}"
        self.view: Data | None = view_of(fold, seat) if LEVELS[self.level].sees else None

    def choose(self) -> str:
        """The move that the bot makes; called in another process."""
        rules = rules_of(self.game, self.options)
        view = None if self.view is None else View.from_json(self.view, rules)
        bot = LEVELS[self.level].make(rules, self.seed)
        return str(bot.choose(view, Decision.from_json(self.decision, rules.vocabulary)))


class Bots:
    """The bots of all tables of this process."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None
        self._running: dict[str, asyncio.Task[None]] = {}

    def wake(self, live: Live, fold: Fold) -> None:
        """Let the bots of a table play, if any of them is asked and they do not play already."""
        if live.id not in self._running and fold.waiting_bots():
            task = asyncio.create_task(self._play(live))
            self._running[live.id] = task
            task.add_done_callback(lambda _: self._running.pop(live.id, None))

    async def _play(self, live: Live) -> None:
        """Play until no bot of the table is asked any more."""
        try:
            while waiting := (fold := await live.fold()).waiting_bots():
                await self._move(live, Task(fold, waiting[0]))
        except KabinettError as error:
            log.warning("a bot of table %s stops: %s", live.id, error)
            await asyncio.sleep(PAUSE)
        except Exception:
            log.exception("a bot of table %s has failed", live.id)
            await asyncio.sleep(PAUSE)

    async def _move(self, live: Live, task: Task) -> None:
        move = await self._think(task)
        try:
            await live.do(lambda fold: commands.play_for_bot(fold, task.seat, task.level, move, task.question))
        except Refusal as refusal:
            if refusal.error != "stale":  # somebody else was faster, or the seat was taken back: look again
                raise

    async def _think(self, task: Task) -> str:
        if self._pool is None:
            context = get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, parents.serve_parent)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, task.choose)
        except BrokenProcessPool as error:
            if self._pool is pool:  # another table's bot may have begun a new one
                self._pool = None
            raise KabinettError("the process in which bots think has died; it is started again") from error

    async def stop(self) -> None:
        """Let the bots rest."""
        for task in list(self._running.values()):
            task.cancel()
        await asyncio.gather(*self._running.values(), return_exceptions=True)
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
