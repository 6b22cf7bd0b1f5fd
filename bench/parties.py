"""Players who go on whatever happens to the server, and who write down what it has acknowledged."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random

from bench.judge import Made
from bench.players import GONE, Guest, Line, Options, Web
from kabinett import wire
from kabinett.games import make_rules
from kabinett.server.storage.database import Unsure
from kabinett.wire import Data

ANSWER = 15.0  # seconds in which a request must be answered, or its connection is given up
PAUSE = 0.05  # seconds after the server could not do what it was asked for
TALK, BACK = 0.05, 0.05  # how often a player says something, or takes his last move back, instead of moving
# What a server under attack may say: that it cannot now, that a question is gone, that nothing can be taken back.
EXPECTED = ("unavailable", "stale", "conflict")


@dataclass
class Ledger:
    """What the players of one table know: what they have sent, and what the server has acknowledged."""

    table: str
    people: dict[str, Guest]
    back: bool  # whether they take moves back
    sent: Counter[Made] = field(default_factory=Counter)
    done: Counter[Made] = field(default_factory=Counter)
    refused: Counter[Made] = field(default_factory=Counter)
    answered: dict[tuple[str, int], set[str]] = field(default_factory=dict)  # by one of these moves
    texts: dict[str, bool] = field(default_factory=dict)  # what was said, and whether that is acknowledged
    undos: Counter[str] = field(default_factory=Counter)
    undone: Counter[str] = field(default_factory=Counter)

    def faults(self, moves: Sequence[Made], undone: Sequence[str], texts: Sequence[str]) -> list[str]:
        """What does not agree with what the database holds: moves, seats that have taken moves back, what was said."""
        made, said = Counter(moves), Counter(texts)
        found = [
            *(f"{move} is acknowledged, but missing" for move in self.done if not made[move]),
            *(f"{move} is there {times} times" for move, times in made.items() if times > 1 and not self.back),
            *(f"{move} is there, but nobody made it" for move in made if move not in self.sent),
            *(f"{move} is there, but was refused" for move in made if self.refused[move] == self.sent[move] > 0),
            *(f"{key} was answered, but not by {moves}" for key, moves in self._answered_by_none(made)),
            *(f"'{text}' was said, but is missing" for text, done in self.texts.items() if done and not said[text]),
            *(f"'{text}' is there {times} times" for text, times in said.items() if times > 1),
            *self._undo_faults(Counter(undone)),
        ]
        return [f"table {self.table}: {fault}" for fault in found]

    def _answered_by_none(self, made: Counter[Made]) -> Iterator[tuple[tuple[str, int], set[str]]]:
        """Questions of which a player knows that they were answered, by none or by several of what he sent."""
        for (seat, question), moves in self.answered.items():
            if sum(made[Made(seat, question, move)] for move in moves) != 1:
                yield (seat, question), moves

    def _undo_faults(self, there: Counter[str]) -> list[str]:
        counts = {seat: (self.undone[seat], there[seat], self.undos[seat]) for seat in self.undos | there}
        return [
            f"{seat} took moves back {number} times; acknowledged {least}, sent {most}"
            for seat, (least, number, most) in counts.items()
            if not least <= number <= most
        ]


@dataclass
class Tally:
    """What has happened to all players together."""

    moves: int = 0
    games: int = 0
    reconnects: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    keys: Counter[str] = field(default_factory=Counter)  # of refusals that say that something cannot be done now
    faults: list[str] = field(default_factory=list)


class Stubborn(Line):
    """A player who plays on through every loss of the connection."""

    def __init__(self, url: str, seat: str, guest: Guest, ledger: Ledger, party: Party) -> None:
        super().__init__(url, ledger.table, seat, guest)
        self._ledger = ledger
        self._party = party
        self._tally = party.tally
        self._rng = party.rng
        self._name = seat

    async def run(self) -> None:
        """Play until the game is over."""
        try:
            while not self.over:
                with suppress(*GONE):
                    await self.reopen()
                    self._tally.reconnects += 1
                    await self._play()
        finally:
            await self.close()

    async def _play(self) -> None:
        while not self.over:
            if self.question:
                await asyncio.sleep(self._rng.expovariate(1 / self._party.pause))
                await self._act()
            else:
                await self.receive()

    async def _act(self) -> None:
        chance = self._rng.random()
        if chance < TALK:
            await self._say()
        elif chance < TALK + BACK and self._ledger.back:
            await self._take_back()
        else:
            await self._move()

    async def _move(self) -> None:
        number = self.question
        if not number:
            return
        made = Made(self._name, number, self.choice(self._rng))
        self._ledger.sent[made] += 1
        try:
            done = await self._ask(lambda request: wire.Play(request, made.move, number))
        except GONE:
            await self._look_again(made)
            return
        (self._ledger.done if done else self._ledger.refused)[made] += 1
        self._tally.moves += done

    async def _look_again(self, made: Made) -> None:
        """The acknowledgement was lost. The server tells which question was answered last."""
        assert made.question is not None
        welcome = await self.reopen()
        self._tally.reconnects += 1
        if welcome.answered == made.question:
            tried = {each.move for each in self._ledger.sent if each[:2] == made[:2]}
            self._ledger.answered[made.seat, made.question] = tried

    async def _say(self) -> None:
        text = f"{self._name} says {self._party.count()}"
        self._ledger.texts[text] = False
        self._ledger.texts[text] = await self._ask(lambda request: wire.Say(request, text))

    async def _take_back(self) -> None:
        self._ledger.undos[self._name] += 1
        self._ledger.undone[self._name] += await self._ask(wire.Undo)

    async def _ask(self, make: Callable[[int], wire.Request]) -> bool:
        """Send a request; whether it was done. Raises one of GONE if the answer is lost, or the server is not sure."""
        request = make(self.new_id())
        async with asyncio.timeout(ANSWER):
            await self.send(wire.encode(request).decode())
            while True:
                reply = await self.receive()
                if isinstance(reply, wire.Done) and reply.id == request.id:
                    return True
                if isinstance(reply, wire.Refused):
                    self._refused(reply)
                    await asyncio.sleep(PAUSE)
                    if reply.key == Unsure.key:
                        raise ConnectionError(reply.key)
                    return False

    def _refused(self, reply: wire.Refused) -> None:
        self._tally.refused[reply.error] += 1
        if reply.error == "unavailable":
            self._tally.keys[reply.key] += 1
        if reply.error not in EXPECTED:
            self._tally.faults.append(f"table {self.table}: refused as {reply.error}: {reply.key}")


class Party:
    """Some people who play one game after the other at tables of their own."""

    def __init__(self, web: Web, game: str, options: Options, tally: Tally, rng: Random, pause: float) -> None:
        self.tally = tally
        self.rng = rng
        self.pause = pause  # seconds between two moves of a player, in the mean
        self.ledgers: list[Ledger] = []
        self.people: list[Guest] = []
        self._web = web
        self._game = game
        self._options = options
        self._seats = make_rules(game, **options).seats
        self._said = 0

    def count(self) -> int:
        """A number that was not given before."""
        self._said += 1
        return self._said

    async def run(self, bots: int, back: bool) -> None:
        """Play game after game, with some bots."""
        self.people = await self._web.guests(len(self._seats) - bots)
        while True:
            table = await self._web.table(self._game, self._options, self._seats, self.people, bots)
            ledger = Ledger(table, dict(zip(self._seats, self.people, strict=False)), back)
            self.ledgers.append(ledger)
            async with asyncio.TaskGroup() as group:
                for seat, guest in ledger.people.items():
                    group.create_task(Stubborn(self._web.url, seat, guest, ledger, self).run())
            self.tally.games += 1


class Crowd:
    """All parties of a run."""

    def __init__(self, url: str, games: Sequence[tuple[str, Data]], parties: int, rate: float, seed: int) -> None:
        self.web = Web(url)
        self.tally = Tally()
        rng = Random(seed)
        pause = parties / rate  # about one player of a party is asked at a time
        self.parties = [
            Party(self.web, *games[n % len(games)], self.tally, Random(rng.random()), pause) for n in range(parties)
        ]
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        """Let all begin. Some play with a bot, some take moves back."""
        works = (party.run(bots=int(n % 4 == 3), back=n % 4 == 2) for n, party in enumerate(self.parties))
        self._tasks = [asyncio.create_task(work) for work in works]

    async def stop(self) -> None:
        """Let all stop; what somebody does not know any more he has not written down."""
        for task in self._tasks:
            if task.done() and (error := task.exception()):
                self.tally.faults.append(f"a party could not go on: {error!r}")
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.web.close()

    async def moves(self, number: int, patience: float) -> bool:
        """Wait until so many more moves are acknowledged; whether they were in time."""
        wanted = self.tally.moves + number
        with suppress(TimeoutError):
            async with asyncio.timeout(patience):
                while self.tally.moves < wanted:
                    await asyncio.sleep(0.02)
        return self.tally.moves >= wanted

    @property
    def ledgers(self) -> list[Ledger]:
        """What was written down at all tables."""
        return [ledger for party in self.parties for ledger in party.ledgers]
