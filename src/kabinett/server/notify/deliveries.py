"""The loop that delivers what is due."""

from __future__ import annotations

import asyncio
import logging
import traceback
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Protocol

from kabinett.server.errors import Refusal
from kabinett.server.keys import Signer
from kabinett.server.notify.hook import Hook
from kabinett.server.notify.mail import Letter, Mail, Mailer
from kabinett.server.notify.notice import Notice, Undelivered, notice_of
from kabinett.server.notify.presence import Presence
from kabinett.server.notify.push import Push
from kabinett.server.notify.web import Web
from kabinett.server.settings import Settings
from kabinett.server.storage import notices
from kabinett.server.storage.database import Database, Unavailable
from kabinett.server.storage.notices import Due
from kabinett.server.storage.people import Person

log = logging.getLogger(__name__)
POLL = 1.0  # seconds between two looks
MOST = 32  # deliveries under way at once
LIMIT = 60.0  # seconds for one delivery: less than a claim holds
PATIENCE = 5.0  # seconds that stopping waits for those under way
KEPT = 30 * 24 * 3600 * 1000  # milliseconds that the log is kept
LETTER_PAUSES = (0, 5, 60)  # seconds before each try to send a letter
LOG = 1000  # milliseconds between two writings of what was told over sockets
SWEEP = 3600 * 1000  # milliseconds between two sweeps of the log


class Sender(Protocol):
    """A way out: one kind of channel."""

    async def target(self, given: str, person: Person) -> str:
        """What a person has given for the target of a new channel, checked. Refusal says what is wrong with it."""

    async def send(self, due: Due, notice: Notice) -> None:
        """Deliver a notice. Undelivered says why that failed."""


class Deliveries:
    """Delivers notices. Every process has one; what one has claimed no other sends."""

    def __init__(self, settings: Settings, database: Database, signer: Signer, presence: Presence) -> None:
        self._settings = settings
        self._database = database
        self._presence = presence
        self._web = Web(settings.private_hooks)
        self._mailer = Mailer(settings)
        self.push = Push(settings, signer, self._web)
        self.hook = Hook(signer, self._web)
        self._senders: dict[str, Sender] = {
            "push": self.push,
            "hook": self.hook,
            "mail": Mail(self._mailer),
        }
        self._woken = asyncio.Event()
        self._stopped = False
        self._under_way: set[asyncio.Task[None]] = set()
        self._logged_at = self._swept_at = 0

    async def target(self, kind: str, given: str, person: Person) -> str:
        """The target of a new channel, checked and in one form."""
        if self._settings.url is None:
            raise Refusal("conflict", "no_own_address")
        return await self._senders[kind].target(given, person)

    # -- the loop

    def wake(self) -> None:
        """Look at once what is due."""
        self._woken.set()

    async def run(self) -> None:
        """Deliver until it is stopped."""
        while not self._stopped:
            self._woken.clear()
            try:
                await self.look()
            except Unavailable as error:
                log.warning("notifications wait: %s", error)
            except Exception as error:
                _log_error("the loop of notifications", error)
            with suppress(TimeoutError):
                await asyncio.wait_for(self._woken.wait(), POLL)

    async def stop(self) -> None:
        """Begin nothing new, and end what is under way. What does not end in time is due again later."""
        self._stopped = True
        self.wake()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.settled(), PATIENCE)
        for task in self._under_way:
            task.cancel()
        await self.settled()
        with suppress(Unavailable):
            await self._log_told(self._settings.now())
        await self._web.close()
        self._mailer.close()

    async def look(self) -> None:
        """Begin to deliver what is due."""
        at = self._settings.now()
        await self._keep_log(at)
        while await self._claim(at):
            pass

    async def _keep_log(self, at: int) -> None:
        """Write down what was told over sockets, many lines at once, and delete what is old."""
        if at - self._logged_at >= LOG:
            self._logged_at = at
            await self._log_told(at)
        if at - self._swept_at >= SWEEP:
            self._swept_at = at
            await self._database.write(notices.sweep, at - KEPT)

    async def _log_told(self, at: int) -> None:
        if told := self._presence.take_told():
            await self._database.write(notices.log_told, told, at)

    async def _claim(self, at: int) -> bool:
        """Take what is due, as much as can be under way; whether there may be more at once."""
        free = MOST - len(self._under_way)
        if free <= 0 or self._stopped or not await self._database.read(notices.any_due, at):
            return False
        claim = await self._database.write(notices.claim, at, free, self._presence.people())
        for due in claim.due:
            self._begin(self._deliver(due))
        return claim.more

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._under_way.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._under_way.discard(task)
        self.wake()  # there may have been no room for more

    async def settled(self) -> None:
        """Wait until nothing is under way."""
        while self._under_way:
            await asyncio.wait(self._under_way)

    # -- letters, which are no notifications

    async def post(self, letter: Letter) -> None:
        """Send a letter, by and by: how long that takes must not tell whether there was somebody to write to."""
        self._begin(self._post(letter))

    async def _post(self, letter: Letter) -> None:
        for pause in LETTER_PAUSES:
            await asyncio.sleep(pause)
            try:
                await self._mailer.send(letter)
            except Undelivered as error:
                log.warning("a mail (%s) could not be sent: %s", letter.subject, error)
            else:
                return

    # -- one delivery

    async def _deliver(self, due: Due) -> None:
        failure = await self._failure(due)
        at = self._settings.now()
        try:
            if failure is None:
                await self._database.write(notices.sent, due, at)
                return
            if failure.gone:
                await self._database.write(notices.turn_off, due.channel)
            await self._database.write(notices.failed, due, failure.reason, at, failure.final)
        except Unavailable as error:
            log.warning("what became of a notification is not known, it may come twice: %s", error)

    async def _failure(self, due: Due) -> Undelivered | None:
        """Send a delivery; what went wrong."""
        try:
            async with asyncio.timeout(LIMIT):
                await self._senders[due.channel.kind].send(due, notice_of(due, self._settings.url))
        except Undelivered as error:
            return error
        except TimeoutError:
            return Undelivered("too_slow")
        except Exception as error:
            _log_error(f"a notification by {due.channel.kind}", error)
            return Undelivered("delivery_failed")
        return None


def _log_error(what: str, error: Exception) -> None:
    """What an error says may hold keys or addresses; its kind and where it arose do not."""
    trace = "".join(traceback.format_tb(error.__traceback__))
    log.error("%s failed: %s\n%s", what, type(error).__name__, trace)
