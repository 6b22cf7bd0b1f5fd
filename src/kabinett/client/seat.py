"""A seat at a table: what it sees, what it is asked, and what it does, over one socket that mends itself."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Mapping
from itertools import count
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self
from urllib.parse import urlencode

from kabinett import wire
from kabinett.client.errors import Refused, Unanswered
from kabinett.client.http import path
from kabinett.client.lifeline import Lifeline, Lost
from kabinett.core.errors import IllegalMove, Reason
from kabinett.core.events import Event
from kabinett.core.fields import Json
from kabinett.core.moves import MAX_SHOWN, Decision, Move
from kabinett.core.ruleset import Answer, View
from kabinett.core.state import Outcome
from kabinett.games import recorded_rules
from kabinett.wire import Data

if TYPE_CHECKING:
    from kabinett.client.table import Table

PATIENCE = 60.0  # seconds for which a broken connection is mended
NOT_KNOWN = "the connection broke before the server answered: whether it was done shows at the table"


class _Broken(Exception):  # noqa: N818 - never seen outside
    """The connection broke before an answer came."""


class Seat:
    """A perspective of a table: a seat's, or an onlooker's (`name` None). Use it as a context manager.

    `view` is None before the start. `events` is the log. `question` is the number of what is asked, 0 if nothing is.
    All of it changes only inside of the methods of this class, never between.
    """

    def __init__(self, table: Table, name: str | None, patience: float = PATIENCE) -> None:
        self.table = table
        self.name = name
        self.rules = recorded_rules(table.about["game"], table.about["options"])
        if name is not None:
            self.rules.check_seat(name)
        self.view: View | None = None
        self.events: list[Event] = []
        self.messages: list[Data] = []
        self.question = 0
        self.answered = 0  # the number of the question that was answered last, when the socket was opened
        self.connected = False
        self.trouble = ""  # why the connection is gone
        self._epoch = 0
        self._told = 0  # the events that `news` has given
        self._position: Data = {}
        self._heard = 0  # messages of the server
        self._ids = count(1)
        self._answers: dict[int, wire.Reply] = {}
        known = {"seat": name or "", "seats": self.rules.seats}
        self._line = Lifeline(self._url, table.server.http.headers, patience, known)

    def __enter__(self) -> Self:
        self._reach()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Stand up: the seat stays one's own."""
        self.connected = False
        self._line.close()

    def _url(self) -> str:
        """The address of the socket, with what was heard until now."""
        heard = self.messages[-1]["id"] if self.messages else 0
        query = {"epoch": self._epoch, "since": len(self.events), "message": heard}
        seat = {"seat": self.name} if self.name else {}
        http = self.table.server.http.url
        return f"ws{http.removeprefix('http')}{path('tables', self.table.id, 'socket')}?{urlencode({**seat, **query})}"

    # -- what is known

    @property
    def about(self) -> Data:
        """What is known of the table besides the game."""
        return self.table.about

    @property
    def plays(self) -> bool:
        """Whether it is oneself who plays this seat now, not a bot or another person."""
        me = self.table.server.me
        return self.name is not None and me is not None and self.about["seats"][self.name]["player"] == me

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.about["outcome"])

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        return Outcome.from_json(self.about["outcome"]) if self.over else None

    @property
    def decision(self) -> Decision | None:
        """What this seat is asked now."""
        return self.view.decisions[0] if self.view and self.view.decisions else None

    def news(self) -> list[Event]:
        """The events since the last call; what was told anew after an undo is among them again."""
        told, self._told = self._told, len(self.events)
        return self.events[told:]

    # -- waiting

    def wait(self, timeout: float | None = None) -> bool:
        """Wait until anything has changed: view, log, table, talk or connection. False after so many seconds, or when
        somebody calls `wake`."""
        deadline = None if timeout is None else time.monotonic() + timeout
        if not self._hear(deadline):
            return False
        while self._hear(time.monotonic()):
            pass
        return True

    def wake(self) -> None:
        """Let `wait` return that runs in another thread."""
        self._line.wake()

    def questions(self) -> Iterator[Decision]:
        """What this seat is asked, one question after the other, until the game is over.

        A question that is not answered comes again when anything has changed.
        """
        while True:
            self.wait(0)
            self._reach()
            if self.over:
                return
            if frozen := self.about["frozen"]:
                raise Refused("conflict", frozen["key"], frozen["params"])
            heard = self._heard
            if self.decision is not None and self.plays:
                yield self.decision
            if self._heard == heard:
                self.wait()

    # -- doing

    def play(self, move: str | Move) -> bool:
        """Answer the question that is asked now. False if it is no longer asked: look again and choose anew.

        When the connection breaks before the server has answered, the server tells afterwards which question was
        answered last: if it is this one the move was made; if it is still asked the move is sent again. No move is made
        twice.
        """
        number, sent = self.question, False
        while True:
            self._reach()
            if sent and (self.answered == number or self.question != number):
                return self.answered == number
            try:
                self._ask(lambda request: wire.Play(request, str(move), number))
            except _Broken:
                sent = True
            except Refused as refusal:
                if refusal.error != "stale":
                    raise
                return False
            else:
                return True

    def standing(self, move: str | Move) -> None:
        """Make a move without being asked."""
        self._once(lambda request: wire.Play(request, str(move)))

    def undo(self) -> None:
        """Take the last move back, as far as that is free."""
        self._once(wire.Undo)

    def say(self, text: str, to: list[str] | None = None) -> None:
        """Say something to all, or to some seats where the game has private talks."""
        self._once(lambda request: wire.Say(request, text, to))

    def why_not(self, move: str | Move) -> Reason | None:
        """Why this seat may not make a move now, or why something does not happen; None if it may, or if it does.

        `rules.sentence` says it in words.
        """
        answer = self._explained(move)
        return None if answer.happens else _reason(answer)

    def explain(self, question: str | Move) -> Answer:
        """Whether something happens that no move decides, and why: one of `rules.questions`."""
        if self.rules.questions.get(str(question)) is None:
            raise IllegalMove("", "unknown_question", {"question": str(question)[:MAX_SHOWN]})
        answer = self._explained(question)
        return Answer(answer.happens, _reason(answer))

    def survey(self, kind: str, arg: str | None = None) -> Json:
        """What the rules see in the present position for this seat: one of `rules.surveys`."""
        answer = self._always(lambda request: wire.Survey(request, kind, arg))
        assert isinstance(answer, wire.Surveyed)
        return answer.survey

    def ping(self) -> float:
        """How many seconds an answer of the server takes."""
        began = time.monotonic()
        self._always(wire.Ping)
        return time.monotonic() - began

    def _explained(self, move: str | Move) -> wire.Explained:
        answer = self._always(lambda request: wire.WhyNot(request, str(move)))
        assert isinstance(answer, wire.Explained)
        return answer

    # -- questions to the server, and their answers

    def _once(self, make: Callable[[int], wire.Request]) -> None:
        """Ask for something that must not be done twice: if the answer is lost, so is the knowledge."""
        self._reach()
        try:
            self._ask(make)
        except _Broken:
            raise Unanswered(NOT_KNOWN) from None

    def _always(self, make: Callable[[int], wire.Request]) -> wire.Reply:
        """Ask for something that changes nothing, until there is an answer."""
        while True:
            self._reach()
            try:
                return self._ask(make)
            except _Broken:
                continue

    def _ask(self, make: Callable[[int], wire.Request]) -> wire.Reply:
        request = make(next(self._ids))
        self._answers.clear()
        if not self._line.send(wire.encode(request)):
            self.connected = False
        while request.id not in self._answers:
            if not self.connected:
                raise _Broken
            self._hear(None)
        answer = self._answers.pop(request.id)
        if isinstance(answer, wire.Refused):
            raise self._refused(answer)
        return answer

    def _refused(self, answer: wire.Refused) -> Refused:
        """What the rules forbid is said in the game's words."""
        told = (answer.error, answer.key, answer.params, answer.clause)
        if answer.error != "illegal":
            return Refused(*told)
        return Refused(*told, self.rules.sentence(Reason(answer.clause, answer.key, answer.params)))

    def _reach(self) -> None:
        """Wait until there is a connection; Unreachable if there will be none."""
        while not self.connected:
            self._hear(None)

    def _hear(self, deadline: float | None) -> bool:
        """Take what comes next; False if nothing came."""
        message = self._line.receive(deadline)
        if message is None:
            return False
        if isinstance(message, Lost):
            self.connected, self.trouble = False, message.reason
        else:
            self._take(wire.read_reply(message))
        return True

    def _take(self, reply: wire.Reply) -> None:
        self._heard += 1
        if isinstance(reply, wire.Welcome):
            self._welcome(reply)
        elif isinstance(reply, wire.Update):
            self._update(reply)
        elif isinstance(reply, wire.About):
            self.table.about = reply.table
        elif isinstance(reply, wire.Said):
            self.messages.append(reply.message)
        else:
            self._answers[reply.id] = reply

    def _welcome(self, reply: wire.Welcome) -> None:
        self.connected, self.trouble = True, ""
        self.table.about = reply.table
        self._position = reply.view["position"] if reply.view else {}
        self.view = View.from_json(reply.view, self.rules) if reply.view else None
        self.messages += reply.messages
        self.answered = reply.answered
        self._log(reply.question, reply.epoch, reply.first, reply.events)

    def _update(self, reply: wire.Update) -> None:
        gone = set(reply.gone)
        kept = {key: value for key, value in self._position.items() if key not in gone}
        self._position = {**kept, **reply.position}
        data: Mapping[str, Any] = {
            "seat": self.name,
            "position": self._position,
            "decisions": reply.decisions,
            "standing": reply.standing,
            "waiting_for": reply.waiting_for,
        }
        self.view = View.from_json(data, self.rules) if self._position else None
        self._log(reply.question, reply.epoch, reply.first, reply.events)

    def _log(self, question: int, epoch: int, first: int, events: list[Data]) -> None:
        self.question, self._epoch = question, epoch
        self.events[first:] = [Event.from_json(event) for event in events]
        self._told = min(self._told, first)


def _reason(answer: wire.Explained) -> Reason:
    """Why something is possible or not, or happens or not; the server says it wherever there is something to say."""
    assert answer.reason is not None
    return Reason(**answer.reason)
