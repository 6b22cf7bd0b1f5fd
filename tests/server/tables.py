"""Tables for the tests of the server: on paper (entries and their fold, without a database), and in halls, which stand
for the processes of a server, with people, bots and sockets that behave as a client does."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping
from contextlib import asynccontextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from functools import wraps
from pathlib import Path
from random import Random
from typing import Any, ParamSpec

import msgspec
import pytest

from kabinett import wire
from kabinett.bots.thinking import Failure, Found
from kabinett.core.events import Event
from kabinett.core.game import Game
from kabinett.core.journal import ENGINE
from kabinett.server import commands, creation, loading, playing, writing
from kabinett.server.bots import Bots, Task
from kabinett.server.commands import Command
from kabinett.server.entries import Entry, Moved, Seated, read
from kabinett.server.errors import Refusal
from kabinett.server.fold import Fold, Head, Perspective
from kabinett.server.hall import Hall
from kabinett.server.live import Live
from kabinett.server.settings import Settings
from kabinett.server.storage import journal, people
from kabinett.server.storage.database import Database
from kabinett.server.storage.journal import Loaded, Row, Snapshot
from kabinett.server.storage.people import Person
from kabinett.server.storage.upgrade import upgrade
from kabinett.server.telling import Change, Log, question_of, view_of
from kabinett.wire import Data
from tests.maria.table import intro

P = ParamSpec("P")
START = 1_700_000_000_000
SECOND, HOUR, DAY = 1000, 3_600_000, 86_400_000
SECRET = "0123456789abcdef0123456789abcdef"
MT, FR2, L15 = "maria_theresa", "frederick", "louis_xv"
ANNA, BERT, CARL, DORA = "anna", "bert", "carl", "dora"
THREE = {MT: ANNA, FR2: BERT, L15: CARL}  # who sits where, where nothing else is said
SEED = 1740

# Frederick may shift troops between his two generals without being asked (M6.7); Maria Theresa may between hers.
STACKS = """
stage: france
phase: movement
pieces:
  friedrich: {city: beraun, troops: 4}
  schwerin: {city: beraun, troops: 5}
  neipperg: {city: wien, troops: 3}
  traun: {city: wien, troops: 3}
  belle_isle: {city: straubing, troops: 5}
  toerring: {city: muenchen, troops: 4}
"""


def awaited(test: Callable[P, Coroutine[Any, Any, None]]) -> Callable[P, None]:
    """A test that awaits something."""

    @wraps(test)
    def run(*args: P.args, **kwargs: P.kwargs) -> None:
        asyncio.run(test(*args, **kwargs))

    return run


def stacks() -> Game:
    """A game in which two seats have stacks."""
    return intro(STACKS)


@dataclass
class Clock:
    """Time that moves when a test wants it to."""

    at: int = START

    def __call__(self) -> int:
        return self.at

    def go_on(self, by: int) -> None:
        self.at += by


def make_head(
    start: Game | None = None,
    game: str = "maria",
    options: Mapping[str, str | int] | None = None,
    *,
    host: str | None = ANNA,
    seed: int = SEED,
    **values: Any,
) -> Head:
    """A table's head: at the beginning of a game, or at a position."""
    rules = start.rules if start else creation.chosen_rules(game, options or {})
    position = start.journal.start if start else None
    values.setdefault("at", START)
    return creation.new_head(rules, host, seed=seed, start=position, **values)


def first_seats(head: Head, people: Mapping[str, str]) -> list[Entry]:
    """Who sits where at first: seats by the names of people, `bot LEVEL`, `open` or `link`."""
    seats = loading.rules_of(head.game, head.options).seats
    return [_seated(seat, people.get(seat, "open")) for seat in seats]


def _seated(seat: str, holder: str) -> Seated:
    if holder.startswith("bot "):
        return Seated(seat, "handed", bot=holder.removeprefix("bot "))
    if holder in ("open", "link"):
        return Seated(seat, "opened", reserved=holder == "link")
    return Seated(seat, "taken", owner=holder, player=holder)


def facts(fold: Fold) -> Data:
    """Everything that can be known of a fold; two folds with the same facts are the same table. They stay as they are
    when the fold goes on."""
    return {
        "head": fold.head,
        "number": fold.number,
        "at": (fold.at, fold.changed_at, fold.started_at),
        "places": deepcopy(fold.places),
        "clocks": (fold.clocks.paused, deepcopy(fold.clocks.seats)),
        "questions": {seat: (asked.number, asked.decision) for seat, asked in fold.questions.items()},
        "state": None if fold.state is None else fold.rules.digest(fold.state),
        "outcome": fold.outcome,
        "steps": list(fold.steps),
        "told": [(told.entry, told.audiences) for told in fold.told],
        "epochs": dict(fold.epochs),
        "counts": {who: fold.count(who) for who in fold.epochs},
        "requests": deepcopy(fold.requests),
        "frozen": fold.frozen.to_json() if fold.frozen else None,
    }


# -- on paper


class Paper:
    """A table without a server: each command's entries are taken as `Live` takes them, and kept as rows.

    `logs` are what clients of each perspective would have been told, message by message.
    """

    def __init__(self, head: Head, people: Mapping[str, str] = THREE, clock: Clock | None = None) -> None:
        rules = loading.rules_of(head.game, head.options)
        self.clock = clock or Clock()
        self.fold = Fold(head, rules, rules.seats)
        self.rows: list[Row] = []
        self.snapshot: Snapshot | None = None
        self.logs: dict[Perspective, list[Data]] = {who: [] for who in (None, *rules.seats)}
        entries = first_seats(head, people)
        self.take(entries)

    def do(self, command: Command) -> list[Event]:
        """Carry out a command; what was told of it, of all kinds."""
        return self.take(command(self.fold))

    def take(self, entries: list[Entry]) -> list[Event]:
        """Let the fold take entries and those that follow by themselves."""
        told: list[Event] = []
        changes: list[Change] = []
        waiting, rows = list(entries), []
        while waiting:
            entry = waiting.pop(0)
            events, made = self.fold.apply(self.fold.number + 1, max(self.clock(), self.fold.at), entry)
            changes.append(Change(entry, events, self.fold.rewritten))
            rows.append(writing.row_of(self.fold.number, self.fold.at, None, "", entry, events, made))
            told += events
            waiting = waiting or commands.followers(self.fold, {})
        self.rows += rows
        self.snapshot = writing.snapshot_of(self.fold, rows) or self.snapshot
        self._tell(changes)
        return told

    def _tell(self, changes: list[Change]) -> None:
        for who, known in self.logs.items():
            log = Log(who, len(known))
            for change in changes:
                log.add(change)
            known[log.first :] = as_data(log.events)

    # -- short ways

    def start(self) -> None:
        """Begin the game."""
        self.do(commands.start)

    def play(self, seat: str, move: str) -> list[Event]:
        """Answer the question of a seat, or make a standing move."""
        asked = self.fold.asked().get(seat)
        answers = asked and asked.decision and move in map(str, asked.decision.options)
        return self.do(lambda fold: commands.play(fold, seat, move, asked.number if asked and answers else None))

    def undo(self, seat: str) -> list[Event]:
        """Take the seat's last move back."""
        return self.do(lambda fold: commands.undo(fold, seat))

    def request(self, seat: str, what: str) -> list[Event]:
        """Ask the others for something."""
        return self.do(lambda fold: commands.request(fold, seat, what))

    def answer(self, seat: str, agrees: bool = True) -> list[Event]:
        """Answer the only request there is."""
        (number,) = self.fold.requests
        return self.do(lambda fold: commands.answer(fold, seat, number, agrees))

    def refused(self, command: Command, error: str = "conflict") -> str:
        """That a command is refused, with this key; the sentence. Nothing is changed by it."""
        before = facts(self.fold)
        with pytest.raises(Refusal) as refusal:
            command(self.fold)
        assert refusal.value.error == error, refusal.value.key
        assert facts(self.fold) == before
        return str(refusal.value)

    def again(self, snapshot: Snapshot | None = None) -> Fold:
        """The table folded anew from its rows, or from a snapshot and the rows after it."""
        return loading.build(Loaded(self.fold.head, None, snapshot, self.rows))

    def events(self, who: Perspective) -> list[Data]:
        """What a perspective may know, out of the rows as they are stored."""
        there = {told.entry for told in self.fold.told}
        stored = [
            event for row in self.rows if row.number in there for event in msgspec.json.decode(row.events or b"[]")
        ]
        return [event for event in stored if who in event.get("audience", (who,))]

    def check(self) -> None:
        """The table is the fold of its rows, with a snapshot and without; and clients know what they may know."""
        now = facts(self.fold)
        assert facts(self.again()) == now
        assert facts(self.again(self.snapshot)) == now
        for who, known in self.logs.items():
            assert known == self.events(who)
            assert len(known) == self.fold.count(who)


def kinds(events: list[Event]) -> list[str]:
    """The kinds of events."""
    return [event.kind for event in events]


def snapshot_of(fold: Fold) -> Snapshot:
    """A snapshot at this moment."""
    assert fold.state is not None
    rest = msgspec.json.encode(fold.rest())
    return Snapshot(fold.number, ENGINE, dict(fold.rules.data_hashes), fold.rules.pack(fold.state), rest)


class Players:
    """People who play at random, take moves back, ask for things, hand their seats on and come too late."""

    def __init__(self, paper: Paper, seed: int) -> None:
        self.paper = paper
        self.rng = Random(seed)
        self.answered: set[tuple[str, int]] = set()  # questions
        self._deeds: list[tuple[int, Callable[[], None]]] = [
            (70, self.answer),
            (8, self.stand),
            (8, self.undo),
            (4, self.ask),
            (6, self.reply),
            (2, self.change_hands),
            (2, self.be_late),
        ]

    def go_on(self, deeds: int) -> None:
        """Do so much, or until the game is over."""
        for _ in range(deeds):
            if self.paper.fold.outcome:
                return
            self.paper.clock.go_on(self.rng.randrange(HOUR))
            weights, choices = zip(*self._deeds, strict=True)
            try:
                self.rng.choices(choices, weights)[0]()
            except Refusal:
                continue

    def answer(self) -> None:
        seat, question = self.rng.choice(list(self.paper.fold.asked().items()))
        assert question.decision is not None
        move = self.rng.choice(question.decision.options)
        number = question.number
        self.paper.do(lambda fold: commands.play(fold, seat, str(move), number))
        self.answered.add((seat, number))

    def stand(self) -> None:
        fold, seat = self.paper.fold, self._anybody()
        assert fold.state is not None
        if moves := fold.rules.standing(fold.state, seat):
            move = str(self.rng.choice(moves))
            self.paper.do(lambda fold: commands.play(fold, seat, move, None))

    def undo(self) -> None:
        self.paper.undo(self._anybody())

    def ask(self) -> None:
        self.paper.request(self._anybody(), self.rng.choice(("undo", "undo", "pause", "resume")))

    def reply(self) -> None:
        for number, request in list(self.paper.fold.requests.items()):
            seat, agrees = self.rng.choice(sorted(request.waiting)), self.rng.random() < 0.9
            self.paper.do(lambda fold, n=number, s=seat, a=agrees: commands.answer(fold, s, n, a))  # type: ignore[misc]

    def change_hands(self) -> None:
        seat = self._anybody()
        place = self.paper.fold.places[seat]
        if place.bot:
            self.paper.do(lambda fold: commands.take_back(fold, seat, place.owner or ""))
        else:
            self.paper.do(lambda fold: commands.hand_to_bot(fold, seat, "random"))

    def be_late(self) -> None:
        self.paper.clock.go_on(DAY)
        while entries := commands.time_out(self.paper.fold, self.paper.clock()):
            self.paper.take(entries)

    def _anybody(self) -> str:
        return self.rng.choice(list(self.paper.fold.places))


# -- in a hall


class Client:
    """A socket's other end: it does with each message what a client does, and can be compared with the truth."""

    def __init__(self, who: Perspective, person: str | None) -> None:
        self.who = who
        self.person = person
        self.messages: list[bytes] = []
        self.closed: int | None = None
        self.events: list[Data] = []
        self.view: Data | None = None
        self.question = self.epoch = 0
        self.table: Data = {}
        self.said: list[Data] = []

    def send(self, message: bytes) -> None:
        """A message has come. After the end of the connection nothing comes any more."""
        if self.closed is not None:
            return
        self.messages.append(message)
        match wire.read_reply(message):
            case wire.Welcome() as welcome:
                self._welcome(welcome)
            case wire.Update() as update:
                self._update(update)
            case wire.About(table):
                self.table = table
            case wire.Said(said):
                self.said.append(said)

    def close(self, code: int) -> None:
        """The server has ended the connection."""
        self.closed = code

    def _welcome(self, welcome: wire.Welcome) -> None:
        assert welcome.first <= len(self.events)
        self.events[welcome.first :] = welcome.events
        self.view, self.table = welcome.view, welcome.table
        self.question, self.epoch = welcome.question, welcome.epoch
        self.said += welcome.messages

    def _update(self, update: wire.Update) -> None:
        assert update.first <= len(self.events)
        self.events[update.first :] = update.events
        position = dict(self.view["position"]) if self.view else {}
        for key in update.gone:
            del position[key]
        parts = {"decisions": update.decisions, "standing": update.standing, "waiting_for": update.waiting_for}
        self.view = {"seat": self.who, "position": position | update.position, **parts}
        self.question, self.epoch = update.question, update.epoch

    async def attach(self, live: Live) -> Client:
        """Connect; who was there before names what he has."""
        self.closed = None
        await live.attach(self, self.epoch, len(self.events), max((said["id"] for said in self.said), default=0))
        return self

    async def check(self, live: Live) -> None:
        """What the client shows is what the table is."""
        fold = await live.fold()
        epoch, count, events = await live.log(self.who)
        assert (self.epoch, len(self.events), self.events) == (epoch, count, events)
        assert self.view == as_data(view_of(fold, self.who))
        assert self.question == question_of(fold, self.who)
        assert self.table == as_data(await live.about())


def as_data(value: object) -> Any:
    """A value as a client gets it: through a text of JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


@dataclass
class World:
    """A database, and the halls (processes) of a server on it."""

    url: str
    clock: Clock = field(default_factory=Clock)
    halls: list[Hall] = field(default_factory=list)
    chosen: Mapping[str, Any] = field(default_factory=dict)  # other settings than the usual

    def hall(self, listen: bool = False) -> Hall:
        """One more process. Only one that listens hears what others do; sweeps and deliveries happen by hand."""
        made = Hall(Settings(Path(), self.url, SECRET, now=self.clock, **self.chosen))
        self.halls.append(made)
        if listen:
            made.news.start()
        return made

    async def table(
        self, head: Head | None = None, people: Mapping[str, str] = THREE, start: bool = True, hall: Hall | None = None
    ) -> Live:
        """A new table in a hall."""
        chosen, hall = head or make_head(), hall or (self.halls[0] if self.halls else self.hall())
        rules = loading.rules_of(chosen.game, chosen.options)
        live = await hall.create(chosen, rules, first_seats(chosen, people))
        if start:
            await live.do(commands.start)
        return live

    async def elsewhere(self, live: Live, listen: bool = False) -> Live:
        """The same table in another process."""
        return await self.hall(listen).table(live.id)

    async def stop(self, hall: Hall) -> None:
        """End a process."""
        self.halls.remove(hall)
        await hall.stop()


@asynccontextmanager
async def world(url: str, **chosen: Any) -> AsyncIterator[World]:
    """A fresh database with its people."""
    database = Database(url)
    upgrade(database)
    for name in (ANNA, BERT, CARL, DORA):
        person = Person(name, name.capitalize(), None, None, False, False, START)
        database.change(people.create, person, None)
    database.close()
    made = World(url, chosen=chosen)
    try:
        yield made
    finally:
        for hall in list(made.halls):
            await made.stop(hall)


async def play(live: Live, seat: str, move: str) -> None:
    """Make a move as who plays the seat: the answer to its question, or a standing move."""
    fold = await live.fold()
    asked = fold.asked().get(seat)
    answers = asked and asked.decision and move in map(str, asked.decision.options)
    question = asked.number if asked and answers else None
    await playing.play(live, fold.places[seat].player or "", seat, move, question)


async def play_any(live: Live, rng: Random) -> tuple[str, str]:
    """Answer one of the questions at random."""
    fold = await live.fold()
    seat, question = rng.choice(list(fold.asked().items()))
    assert question.decision is not None
    move = str(rng.choice(question.decision.options))
    await playing.play(live, fold.places[seat].player or "", seat, move, question.number)
    return seat, move


async def rows_of(live: Live) -> list[Row]:
    """The rows of a table as the database has them."""
    return await live.hall.database.read(journal.read_entries, live.id, 0)


async def moves(live: Live) -> list[Moved]:
    """The moves in the database."""
    made = [read(row.body) for row in await rows_of(live)]
    return [entry for entry in made if isinstance(entry, Moved)]


async def think_here(self: Bots, table: str, task: Task) -> Found | Failure:
    """Think in this process: for tests to which the other processes do not matter."""
    await asyncio.sleep(0)
    return task.run()


async def settled(live: Live) -> None:
    """Wait until no bot plays or thinks."""
    await asyncio.gather(*live.hall.bots._running.values())


async def truth(live: Live) -> Fold:
    """The table folded from its first row on, whatever is in memory or in a snapshot."""
    loaded = await live.hall.database.read(journal.load, live.id)
    return loading.build(Loaded(loaded.head, loaded.outcome, None, loaded.rows))


async def eventually(holds: Callable[[], bool], patience: float = 10.0) -> None:
    """Wait until something holds."""
    end = asyncio.get_running_loop().time() + patience
    while not holds():
        assert asyncio.get_running_loop().time() < end, "it did not happen in time"
        await asyncio.sleep(0.01)
