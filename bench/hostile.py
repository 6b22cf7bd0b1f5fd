"""Hostile players: they send everything that a socket can carry, and some of it is legal, so that games go on.

All that they receive is kept. When a game is over it is judged which of their moves were accepted, and what they were
told.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed

from bench.judge import Made
from bench.players import GONE, Guest, Line, Options, Web
from kabinett import wire
from kabinett.core.ruleset import AnyRuleset
from kabinett.games import make_rules
from kabinett.wire import Data

ANSWER = 30.0  # seconds in which every message must be answered
HUGE = 70_000  # bytes: more than the server takes
UNREADABLE = 0  # the number of the answer to a message that is not well formed
EAGER = 0.4  # how often who is asked gives a legal answer
AFTER = 20  # tries of each player after the end of the game
NUMBERS = (-(2**70), -(2**31), -1, 0, 1, 2**31, 2**63, 2**70)
WRONG: tuple[Any, ...] = (None, True, -1, 1.5, 2**70, "", "x" * 300, [], {}, [[]], {"a": 1}, "\x00", "\u202e", "💥")
# How a server may refuse; anything else that is not done is a fault.
REFUSALS = ("illegal", "stale", "invalid", "conflict", "forbidden", "unauthorised", "unknown")


NO_MOVE = Made("", None, "")


class Attempt(NamedTuple):
    """Something that is sent. `made` is the move that it would make."""

    kind: str
    message: str | bytes
    id: int = 0
    made: Made | None = None
    asked: str | None = None  # why not, or a survey


class Heard(NamedTuple):
    """A message that was received, and of an explanation or survey what was asked for."""

    text: str | bytes
    asked: str | None


class Saw(NamedTuple):
    """An answer over HTTP to a request that was sent when so much of the traffic had come."""

    page: str
    data: Data
    since: int


class Spy(Line):
    """A socket that keeps everything, and gives answers one by one."""

    def __init__(self, url: str, table: str, seat: str | None, guest: Guest | None) -> None:
        super().__init__(url, table, seat, guest)
        self.traffic: list[Heard | Saw] = []
        self.answers: asyncio.Queue[wire.Reply | None] = asyncio.Queue()
        self.asked: dict[int, str] = {}
        self.restarted = False  # whether the server has asked to connect again
        self.known: list[str] = []  # moves that were offered at any time
        self._reader: asyncio.Task[None] | None = None

    def take(self, message: str | bytes) -> wire.Reply:
        """Learn from a message, and keep it."""
        reply = super().take(message)
        asked = self.asked.pop(reply.id, None) if isinstance(reply, wire.Explained | wire.Surveyed) else None
        self.traffic.append(Heard(message, asked))
        return reply

    async def enter(self, anew: bool = True) -> None:
        """Connect, and listen from now on; `anew`: as somebody who knows nothing yet."""
        await self.open(anew)
        self.known += self.options
        self._reader = asyncio.create_task(self._listen())

    async def leave(self) -> None:
        """End the connection."""
        if self._reader:
            self._reader.cancel()
            with suppress(asyncio.CancelledError):
                await self._reader
        await self.close()

    async def _listen(self) -> None:
        try:
            while True:
                reply = await self.receive()
                if isinstance(reply, wire.Update):
                    self.known += self.options
                elif not isinstance(reply, (wire.About, wire.Said)):
                    self.answers.put_nowait(reply)
        except GONE as error:
            said = error.rcvd if isinstance(error, ConnectionClosed) else None
            self.restarted = said is not None and said.code == wire.CLOSE_RESTART
            self.answers.put_nowait(None)


@dataclass
class Tally:
    """What all hostile players have done, and what came of it."""

    tries: Counter[str] = field(default_factory=Counter)
    answers: Counter[str] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)

    @property
    def total(self) -> int:
        """All tries."""
        return self.tries.total()


# -- what is sent


class Arsenal:
    """Makes attempts for one player, out of what he knows and of what he should not say."""

    def __init__(self, rules: AnyRuleset, spy: Spy, others: Sequence[Spy], rng: Random) -> None:
        self._rules = rules
        self._spy = spy
        self._others = others
        self._rng = rng
        self._moves = [str(move) for move in rules.vocabulary.moves]
        self._questions = [str(move) for move in rules.questions.moves]
        self._surveys = [str(survey) for survey in rules.surveys.moves]
        self.weapons: dict[Callable[[], Attempt], float] = {
            self.legal: 10,
            self.standing: 3,
            self.stale: 10,
            self.foreign: 8,
            self.earlier: 8,
            self.unlisted: 14,
            self.unnumbered: 5,
            self.proposal: 3,
            self.gibberish: 5,
            self.undo: 3,
            self.why_not: 8,
            self.survey: 4,
            self.talk: 3,
            self.wrong_types: 8,
            self.broken: 4,
            self.noise: 4,
            self.huge: 0.3,
            self.ping: 1,
        }

    def draw(self) -> Attempt:
        """Something to send. Who is asked often answers, so that games go on."""
        if self._spy.question and self._rng.random() < EAGER:
            return self.legal()
        weapon = self._rng.choices(list(self.weapons), list(self.weapons.values()))[0]
        return weapon()

    def legal(self) -> Attempt:
        """The answer to the question that is asked; if none is, a move out of turn."""
        if not self._spy.question or not self._spy.options:
            return self._play("out of turn", self._rng.choice(self._moves), self._any_number())
        return self._play("legal", self._rng.choice(self._spy.options), self._spy.question)

    def standing(self) -> Attempt:
        """A standing move, if there is any."""
        if not self._spy.standing:
            return self.unnumbered()
        return self._play("standing", self._rng.choice(self._spy.standing), None)

    def stale(self) -> Attempt:
        """A right answer to another question."""
        move = self._rng.choice(self._spy.options or self._moves)
        return self._play("stale number", move, self._any_number())

    def foreign(self) -> Attempt:
        """What another seat may choose now."""
        offered = [option for spy in self._others if spy is not self._spy for option in (*spy.options, *spy.standing)]
        return self._play("another's move", self._rng.choice(offered or self._moves), self._number())

    def earlier(self) -> Attempt:
        """What was offered at some other time, to anybody."""
        spy = self._rng.choice(self._others)
        return self._play("another decision's move", self._rng.choice(spy.known or self._moves), self._number())

    def unlisted(self) -> Attempt:
        """Any move of the game."""
        return self._play("any move", self._rng.choice(self._moves), self._number())

    def unnumbered(self) -> Attempt:
        """An answer that does not say what it answers."""
        return self._play("answer without a number", self._rng.choice(self._spy.options or self._moves), None)

    def proposal(self) -> Attempt:
        """An offer to somebody (M21), more or less well formed."""
        rng, seats = self._rng, self._rules.seats
        words = [rng.choice((*seats, *rng.choice(self._moves).split(), "+", ":", "until 3")) for _ in range(4)]
        offer = f"propose {rng.choice(seats)}: {' '.join(words)}"
        return self._play("offer", offer, rng.choice((None, self._number())))

    def gibberish(self) -> Attempt:
        """A move that is none."""
        move = self._rng.choice(self._moves)
        wrong = (move[::-1], move.upper(), f"{move} x", f"  {move}\n", "", "\x00", "💥" * 50, "x" * 5000)
        return self._play("no move", self._rng.choice(wrong), self._number())

    def undo(self) -> Attempt:
        """Take the last move back."""
        return self._request("undo", lambda number: wire.Undo(number))

    def why_not(self) -> Attempt:
        """Ask why not, of anything."""
        rng = self._rng
        move = rng.choice((rng.choice(self._moves), rng.choice(self._questions or self._moves), "nonsense", ""))
        attempt = self._request("why not", lambda number: wire.WhyNot(number, move))
        return attempt._replace(asked=move)

    def survey(self) -> Attempt:
        """Ask what the rules see, now and then of something that they do not."""
        rng = self._rng
        asked = rng.choice((rng.choice(self._surveys), rng.choice(self._surveys), "reach nobody", "hands"))
        kind, _, arg = asked.partition(" ")
        attempt = self._request("survey", lambda number: wire.Survey(number, kind, arg or None))
        return attempt._replace(asked=asked)

    def talk(self) -> Attempt:
        """Say something, in private too."""
        rng = self._rng
        to = rng.choice((None, [], ["nobody"], [rng.choice(self._rules.seats)], list(self._rules.seats)))
        text = rng.choice(("hello", "", " ", "\x00", "<b>", "\u202e", "x" * 5000, f"{rng.random()}"))
        return self._request("talk", lambda number: wire.Say(number, text, to))

    def ping(self) -> Attempt:
        """Ask whether the server is there."""
        return self._request("ping", wire.Ping)

    def wrong_types(self) -> Attempt:
        """A message with a field that is missing, superfluous, or of another type."""
        rng = self._rng
        data: Data = json.loads(rng.choice((self.legal, self.undo, self.talk, self.why_not, self.survey))().message)
        key = rng.choice(list(data))
        change = rng.randrange(3)
        if change == 0:
            del data[key]
        elif change == 1:
            data[key] = rng.choice(WRONG)
        else:
            data[rng.choice(("seat", "person", "x"))] = rng.choice((*WRONG, *self._rules.seats))
        # A change may leave the message well formed: it is judged by its answer as any other.
        move, question = data.get("move"), data.get("question")
        proper = data.get("type") == "play" and isinstance(move, str)
        made = Made(self._seat, question, move) if proper else None  # type: ignore[arg-type]
        return Attempt("wrong types", json.dumps(data), made=made)

    def broken(self) -> Attempt:
        """A message that is cut off or jumbled."""
        rng = self._rng
        message = str(self.unlisted().message)
        cut = rng.randrange(len(message))
        jumbled = message[:cut] + chr(rng.randrange(1, 0xD800)) + message[cut:]
        return Attempt("broken", rng.choice((message[:cut], message[cut + 1 :], jumbled, "[" * 3000)))

    def noise(self) -> Attempt:
        """Any bytes."""
        return Attempt("noise", self._rng.randbytes(self._rng.randrange(1, 200)))

    def huge(self) -> Attempt:
        """More than the server takes: it ends the connection."""
        return Attempt("huge", "x" * HUGE)

    @property
    def _seat(self) -> str:
        return self._spy.seat or ""

    def _number(self) -> int | None:
        """The number of the present question, as far as it is known."""
        return self._rng.choice((self._spy.question, self._spy.question, self._any_number(), None))

    def _any_number(self) -> int:
        return self._rng.choice((*(self._spy.question + n for n in (-2, -1, 1, 2)), *NUMBERS))

    def _play(self, kind: str, move: str, question: int | None) -> Attempt:
        number = self._spy.new_id()
        message: Data = {"type": "play", "id": number, "move": move, "question": question}
        return Attempt(kind, json.dumps(message), number, Made(self._seat, question, " ".join(move.split())))

    def _request(self, kind: str, make: Callable[[int], wire.Request]) -> Attempt:
        number = self._spy.new_id()
        return Attempt(kind, wire.encode(make(number)).decode(), number)


# -- who sends it


class Attacker:
    """One player of a table, or an onlooker, who tries one thing after the other."""

    def __init__(self, siege: Siege, spy: Spy, rng: Random) -> None:
        self.spy = spy
        self.accepted: Counter[Made] = Counter()
        self.unknown: Counter[Made] = Counter()  # sent before the server asked to connect again
        self.undone = 0
        self._siege = siege
        self._tally = siege.tally
        self._arsenal = Arsenal(siege.rules, spy, siege.spies, rng)
        self._rng = rng

    async def run(self) -> None:
        """Attack until the game is over, and a little longer, or until it was enough."""
        left = AFTER
        while left and self._siege.wanted():
            left -= self.spy.over
            if self._rng.random() < 0.02:
                await self._over_http()
            elif self._rng.random() < 0.005:
                await self._come_again()
            else:
                await self._try(self._arsenal.draw())

    async def _try(self, attempt: Attempt) -> None:
        self._tally.tries[attempt.kind] += 1
        if attempt.asked is not None:
            self.spy.asked[attempt.id] = attempt.asked
        try:
            async with asyncio.timeout(ANSWER):
                await self.spy.send(attempt.message)
                answer = await self.spy.answers.get()
        except TimeoutError:
            self._fault(attempt, "there was no answer")
            await self._come_again()
            return
        except GONE:
            answer = await self.spy.answers.get()  # the reader has learned why
        await self._answered(attempt, answer)

    async def _answered(self, attempt: Attempt, answer: wire.Reply | None) -> None:
        if answer is None:
            if self.spy.restarted:
                self.unknown[attempt.made or NO_MOVE] += 1
            elif attempt.kind != "huge":
                self._fault(attempt, "the connection was ended")
            await self._come_again()
            return
        if attempt.id and getattr(answer, "id", None) not in (attempt.id, UNREADABLE):
            self._fault(attempt, f"the answer has another number: {answer}")
        self._judge(attempt, answer)

    def _judge(self, attempt: Attempt, answer: wire.Reply) -> None:
        word = answer.error if isinstance(answer, wire.Refused) else type(answer).__name__.lower()
        self._tally.answers[f"{attempt.kind}: {word}"] += 1
        if isinstance(answer, wire.Refused) and answer.error not in REFUSALS:
            self._fault(attempt, f"it was refused as {answer.error}: {answer.key}")
        elif isinstance(answer, wire.Done) and attempt.made is not None:
            self.accepted[attempt.made] += 1
        elif isinstance(answer, wire.Done) and '"undo"' in str(attempt.message):
            self.undone += 1
        elif not isinstance(answer, wire.Refused) and attempt.kind in ("broken", "noise", "huge", "no move"):
            self._fault(attempt, f"it was accepted: {answer}")

    async def _come_again(self) -> None:
        """Connect anew."""
        self._tally.tries["connect"] += 1
        await self.spy.leave()
        self.spy.answers = asyncio.Queue()
        await self.spy.enter(anew=self._rng.random() < 0.5)

    async def _over_http(self) -> None:
        """Look at the table by HTTP, with one's own eyes and with others'; or move for others."""
        self._tally.tries["http"] += 1
        rng, spy = self._rng, self.spy
        seat = rng.choice((spy.seat, spy.seat, *self._siege.rules.seats, None, "nobody"))
        page = rng.choice(("view", "log", "messages", "replay", "moves", "journal"))
        since = len(spy.traffic)
        try:
            answer = await self._asked(page, seat)
        except httpx.HTTPError as error:
            self._fault(Attempt(f"http {page}", ""), repr(error))
            return
        self._tally.answers[f"http {page}: {answer.status_code}"] += 1
        if answer.status_code >= 500:
            self._fault(Attempt(f"http {page}", ""), answer.text)
        if answer.status_code == 200 and seat != spy.seat and seat is not None and not spy.over:
            self._fault(Attempt(f"http {page}", ""), f"{spy.seat} can look through the eyes of {seat}")
        if answer.status_code == 200 and seat == spy.seat and page in ("view", "log"):
            spy.traffic.append(Saw(page, answer.json(), since))

    async def _asked(self, page: str, seat: str | None) -> httpx.Response:
        path, guest = f"tables/{self.spy.table}/{page}", self.spy.guest
        if page == "moves":
            # Somebody else's seat: whatever the move is, it must be refused.
            others = [other for other in self._siege.rules.seats if other != self.spy.seat]
            move, number = self._rng.choice(self.spy.options or ["pass"]), self.spy.question
            body = {"seat": self._rng.choice(others), "move": move, "question": number}
            answer = await self._siege.web.ask("POST", path, guest, body)
            if answer.status_code < 400:
                self._fault(Attempt("http moves", str(body)), "it was accepted")
            return answer
        return await self._siege.web.ask("GET", f"{path}?seat={seat}" if seat else path, guest)

    def _fault(self, attempt: Attempt, what: str) -> None:
        self._tally.faults.append(f"{attempt.kind} by {self.spy.seat}: {what}; sent: {attempt.message[:200]!r}")


class Siege:
    """One table whose players, and an onlooker, are all hostile."""

    def __init__(
        self, web: Web, game: str, options: Options, tally: Tally, rng: Random, wanted: Callable[[], bool]
    ) -> None:
        self.web = web
        self.rules = make_rules(game, **options)
        self.tally = tally
        self.wanted = wanted
        self.spies: list[Spy] = []
        self.attackers: list[Attacker] = []
        self.table = ""
        self._game = game
        self._options = options
        self._rng = rng

    async def run(self) -> None:
        """Play one game, to its end or until it was enough; then everybody agrees to end it."""
        seats = self.rules.seats
        people = await self.web.guests(len(seats) + 1)
        self.table = await self.web.table(self._game, self._options, seats, people[:-1])
        # The last is an onlooker: somebody who is known to the server, but has no seat.
        pairs = zip((*seats, None), people, strict=True)
        self.spies += [Spy(self.web.url, self.table, seat, guest) for seat, guest in pairs]
        for spy in self.spies:
            await spy.enter()
        self.attackers = [Attacker(self, spy, Random(self._rng.random())) for spy in self.spies]
        await asyncio.gather(*(attacker.run() for attacker in self.attackers))
        await self._end()
        await asyncio.sleep(0.2)  # the last messages
        for spy in self.spies:
            await spy.leave()

    async def _end(self) -> None:
        """End a game that is not over, so that its secrets may be told."""
        players = [spy for spy in self.spies if spy.seat]
        if players[0].over:
            return
        first, *others = players
        path = f"tables/{self.table}/seats/{{}}/requests"
        about = await self.web.demand("POST", path.format(first.seat), first.guest, {"what": "end"})
        number = about["requests"][-1]["number"]
        for spy in others:
            await self.web.demand("POST", f"{path.format(spy.seat)}/{number}", spy.guest, {"agrees": True})
