"""A table on a server, in the terminal: what happens is told at once, and one can type at any time."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from kabinett.bots import LEVELS
from kabinett.client import Refused, Seat
from kabinett.core.errors import BadOption, Reason
from kabinett.core.events import Event
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import Answer, AnyRuleset, View
from kabinett.tabletexts import TableTexts, is_of_table
from kabinett.terminal.desk import IDLE, LAST_EVENTS, Desk, Leave
from kabinett.terminal.keyboard import Keyboard
from kabinett.terminal.screen import Screen
from kabinett.wire import Data

HELP_REMOTE = """\
- `say TEXT` talks to the table, `say SEAT: TEXT` to one seat (or several, with commas) where the game has private talks
- `seats` shows who sits where, and the clocks
- `ask undo`, `ask pause`, `ask resume` or `ask end` asks the others for it; `agree` or `decline` answers them
- `bot` lets a bot play your seat, `back` takes it back, `resign` gives the game up
- `quit` leaves the terminal; your seat stays yours
"""
HELP_WATCHER = """\
- `say TEXT` talks to the table, `seats` shows who sits where, and the clocks
- `quit` leaves the terminal
"""
HELP_LOBBY = """\
- `seats` shows who sits where, `say TEXT` talks to the table
- `start` begins the game, if you are the host and all seats are taken
- `leave` gives your seat up, `quit` leaves the terminal and keeps it
"""
REQUESTS = ("undo", "pause", "resume", "end")
ONLOOKER = ""  # the seat of the decisions of who only watches
QUIET = 0.4  # seconds in which nothing happens: then it is time to tell for whom we wait
MINUTE, HOUR, DAY = 60, 3600, 86400  # seconds
CLEAR_LINE = "\r\033[2K"


class RemoteGame:
    """The game of one seat on a server, as a desk needs it."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self.rules: AnyRuleset = seat.rules

    def play(self, seat: str, move: str | Move) -> object:
        """Answer the question, or make a standing move. A question that is no longer asked is refused."""
        self._check()
        asked = self._seat.decision
        if asked is None or move not in asked.options:
            return self._seat.standing(move)
        if not self._seat.play(move):
            raise BadOption("this question is no longer asked; look again")
        return None

    def why_not(self, seat: str, move: str | Move) -> Reason | None:
        """Why the seat may not make this move now."""
        self._check()
        return self._seat.why_not(move)

    def explain(self, seat: str, question: str | Move) -> Answer:
        """Whether something happens that no move decides, and why."""
        self._check()
        return self._seat.explain(question)

    def log(self, seat: str) -> list[Event]:
        """The events that this seat may know."""
        return self._seat.events

    def _check(self) -> None:
        if self._seat.name is None:
            raise BadOption("who watches makes no moves")


class Remote(Desk):
    """A seat at a table on a server, or (its name None) a place to watch from."""

    def __init__(self, seat: Seat, screen: Screen, console: Console, keyboard: Keyboard) -> None:
        super().__init__(RemoteGame(seat), screen, console)
        self.seat = seat
        self.keyboard = keyboard
        self.texts = TableTexts(screen.seat_name)
        self._prompted = False
        self._met = False  # whether the log was told once
        self._heard = 0  # messages that were told
        self._asked: object = None  # what the person was asked or told to wait for
        self._requests: set[int] = set()  # requests that the person knows
        self._connected = True

    def run(self) -> None:
        """Play or watch until the game is over. `Leave` ends it earlier."""
        self.keyboard.when_typed = self.seat.wake
        try:
            while not self.seat.over:
                self._tell()
                self._ask()
                line = self._next()
                if line is not None:
                    self._obey_at_table(line)
            self._tell()
        except KeyboardInterrupt:
            raise Leave from None
        finally:
            self._interrupt()
            self.keyboard.when_typed = None
        self._farewell()

    def _farewell(self) -> None:
        outcome = self.seat.outcome
        assert outcome is not None
        if self.seat.view:
            self.console.print(self.screen.situation(self.seat.view))
        words = self.screen.outcome(outcome) if outcome.clause else escape(self.texts.ended(outcome))
        self._say(f"\n[bold]{words}[/]")

    # -- the line at which one types

    def _next(self) -> str | None:
        """A line that was typed; None if something has happened first."""
        while (line := self.keyboard.take()) is None:
            if self._asked is None and not self.seat.wait(QUIET):
                self._wait_for_others()
            self._prompt()
            if self.seat.wait():
                return None
        self._prompted = False
        return line

    def _prompt(self) -> None:
        if not self._prompted:
            self.console.print("> ", end="")
            self.console.file.flush()
            self._prompted = True

    def _interrupt(self) -> None:
        """Something is told while the person may be typing: it stands in the place of the prompt."""
        if self._prompted:
            self.console.file.write(CLEAR_LINE if self.console.is_terminal else "\n")
            self._prompted = False
