"""A table as the fold of its entries: the game, who sits where, what is asked, the clocks, open requests.

Nothing here knows a database or a socket: `apply` takes one entry after the other, and what it gives is the same in
every process that folds the same entries.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from msgspec import Struct

from kabinett.bottexts import Kept
from kabinett.core.errors import KabinettError, Reason
from kabinett.core.events import Event, Param
from kabinett.core.moves import Decision
from kabinett.core.ruleset import AnyRuleset
from kabinett.core.state import Outcome, State
from kabinett.core.undo import Made, carry_out, unnoticed
from kabinett.server import entries as kinds
from kabinett.server.clocks import Clocks, ClockSpec, SeatClock
from kabinett.server.entries import Entry
from kabinett.server.errors import Refusal, refused

Perspective = str | None  # a seat, or None for an onlooker
Audience = frozenset[str] | None
CHECKPOINT_EVERY = 32  # moves between two states that are kept in memory, so that undo need not replay a whole game
CHECKPOINTS_KEPT = 3


class Head(Struct, frozen=True):
    """What a table is from its creation on."""

    id: str
    name: str
    game: str
    options: dict[str, str | int]
    seed: int
    version: str
    engine: int
    data_hashes: dict[str, str]
    host: str | None
    public: bool
    clock: ClockSpec
    on_timeout: str  # nothing, resign, or "bot LEVEL"
    auto_start: bool
    created_at: int
    start: dict[str, Any] | None = None
    rematch_of: str | None = None
    sandbox_of: str | None = None  # the table whose game one person tries here, from a moment on
    archived: bool = False


@dataclass(slots=True)
class Place:
    """A seat's people: who owns it, and who plays it now (a person, or a bot of this level)."""

    owner: str | None = None
    player: str | None = None
    bot: str | None = None
    reserved: bool = False
    resigned: bool = False

    @property
    def taken(self) -> bool:
        """Whether somebody plays the seat."""
        return self.player is not None or self.bot is not None


@dataclass(slots=True)
class Question:
    """What a seat is asked, the how-manieth question of the seat that is, and which one it has answered last."""

    number: int = 0
    answered: int = 0
    decision: Decision | None = None


class Step(NamedTuple):
    """A move that was made and not taken back; `thought` is why a bot made it, a secret until the game is over."""

    entry: int
    move: str
    made: Made
    thought: Kept | None = None


@dataclass(slots=True)
class Pending:
    """A request that waits for answers."""

    number: int
    seat: str
    what: str
    waiting: set[str]
    entry: int = 0


class Told(NamedTuple):
    """The events of an entry, by who may know them. Those of moves are made again when they are needed, others kept."""

    entry: int
    audiences: tuple[Audience, ...]
    events: tuple[Event, ...] | None

    def count(self, who: Perspective) -> int:
        """How many of them this perspective knows."""
        return sum(audience is None or who in audience for audience in self.audiences)


class Rewritten(NamedTuple):
    """What an undo did to what had been told: for each perspective that knew of the moves, how many events stay as they
    are; and those that came later and stay, which follow."""

    kept: Mapping[Perspective, int]
    again: list[Event]


class Rest(Struct):
    """What of a fold is kept beside a snapshot of its game."""

    questions: dict[str, tuple[int, int]]
    clocks: dict[str, SeatClock]


class Fold:
    """The table after some of its entries."""

    def __init__(self, head: Head, rules: AnyRuleset | None, seats: tuple[str, ...]) -> None:
        self.head = head
        self._rules = rules
        self.number = 0
        self.at = head.created_at
        self.changed_at = head.created_at  # when anything happened that all could notice
        self.places = {seat: Place() for seat in seats}
        self.clocks = Clocks(head.clock, seats)
        self.questions = {seat: Question() for seat in seats}
        self.state: State | None = None
        self.started_at = 0  # the entry with which the game began
        self.outcome: Outcome | None = None
        self.steps: list[Step] = []
        self.told: list[Told] = []
        self.epochs: dict[Perspective, int] = dict.fromkeys((None, *seats), 0)
        self.requests: dict[int, Pending] = {}
        self._requested = 0  # how many requests there have been
        self.frozen: Reason | None = None  # why this version of the engine cannot play the game on
        self.rewritten: Rewritten | None = None  # by the last entry
        self._checkpoints: list[tuple[int, State]] = []

    # -- questions

    @property
    def rules(self) -> AnyRuleset:
        """The rules of the game. A table that is frozen may have none."""
        assert self._rules is not None
        return self._rules

    @property
    def started(self) -> bool:
        """Whether the game has begun."""
        return self.started_at > 0

    @property
    def status(self) -> str:
        """open (people take their seats), running or ended."""
        return "ended" if self.outcome else "running" if self.started else "open"

    def no_game(self) -> Refusal:
        """What is said of a table without a state."""
        return refused("conflict", self.frozen) if self.frozen else Refusal("conflict", "not_begun")

    def asked(self) -> dict[str, Question]:
        """The seats that must choose now, with their questions."""
        if self.outcome:
            return {}
        return {seat: question for seat, question in self.questions.items() if question.decision}

    def count(self, who: Perspective) -> int:
        """How many events this perspective has been told."""
        return sum(told.count(who) for told in self.told)

    def waiting_bots(self) -> list[str]:
        """The seats that a bot plays and that have something to answer: first those with an offer, then the others."""
        if self.state is None or self.status != "running":
            return []
        asked, seats = self.asked(), [seat for seat, place in self.places.items() if place.bot]
        offers = [seat for seat in seats if self.replies(seat)]
        return offers + [seat for seat in seats if seat in asked and seat not in offers]

    def replies(self, seat: str) -> list[Decision]:
        """What others have put to a seat, to be answered by standing moves."""
        assert self.state is not None
        return self.rules.replies(self.rules.standing(self.state, seat), seat)

    # -- entries

    def apply(self, number: int, at: int, entry: Entry) -> tuple[list[Event], Made | None]:
        """Take the next entry: what is told of it, and of a move what undo must know.

        KabinettError if it cannot have been made; the fold is then to be thrown away.
        """
        if number != self.number + 1:
            raise KabinettError(f"entry {number} of table {self.head.id} comes after entry {self.number}")
        self.rewritten = None
        self.at = max(at, self.at)
        events, made = self._take(number, entry)
        self.number = number
        if events:
            self._add(Told(number, tuple(event.audience for event in events), None if made else tuple(events)))
        persons = frozenset(seat for seat in self.asked() if not self.places[seat].bot)
        self.clocks.asked(persons, self.at, newly=isinstance(entry, (kinds.Moved, kinds.Started)))
        return events, made

    def pass_over(self, number: int, at: int, entry: Entry, told: Told | None, made: Made | None) -> None:
        """Take an entry whose consequences for the game are known from a later state (see `resume`)."""
        self.at = max(at, self.at)
        if isinstance(entry, kinds.Moved):
            assert made is not None
            self.steps.append(Step(number, entry.move, made, entry.thought))
        elif isinstance(entry, kinds.Undone):
            self._forget(entry.entries)
        else:
            self._take(number, entry)
        self.number = number
        if told:
            self._add(told)

    def _add(self, told: Told) -> None:
        self.told.append(told)
        if None in told.audiences:
            self.changed_at = self.at

    def rest(self) -> Rest:
        """What cannot be read off the entries without the states between them."""
        numbers = {seat: (question.number, question.answered) for seat, question in self.questions.items()}
        return Rest(numbers, self.clocks.seats)

    def resume(self, state: State, rest: Rest) -> None:
        """Go on from a state of the game after `pass_over`."""
        self.state, self.outcome = state, state.outcome or self.outcome
        self._checkpoints = [(len(self.steps), state.copy())]
        asked = {decision.seat: decision for decision in self.rules.decisions(state)}
        for seat, question in self.questions.items():
            (question.number, question.answered), question.decision = rest.questions[seat], asked.get(seat)
        self.clocks.seats = rest.clocks

    def _take(self, number: int, entry: Entry) -> tuple[list[Event], Made | None]:
        if isinstance(entry, kinds.Moved):
            return self._move(number, entry)
        return self._OTHERS[type(entry)](self, number, entry), None

    # -- the game

    def _start(self, number: int, entry: kinds.Started) -> list[Event]:
        self.started_at = number
        if self.frozen:
            return []
        first: State = self.first_state()
        self.state = first
        self._ask_anew(())
        return [_event("started"), *first.events]

    def first_state(self) -> State:
        """The state with which the game began."""
        state: State = self.rules.load(self.head.start) if self.head.start else self.rules.new(self.head.seed)
        return state

    def _move(self, number: int, entry: kinds.Moved) -> tuple[list[Event], Made]:
        assert self.state is not None
        move = self.rules.vocabulary.find(entry.move)
        answered = self.rules.answers(self.state, entry.seat, move)
        before = self.state.copy()
        events, made = carry_out(self.rules, self.state, entry.seat, move, entry.forced)
        if answered and unnoticed(self.rules, before, self.state, entry.seat, events):
            made = made._replace(quiet=True)
        self.steps.append(Step(number, str(move), made, entry.thought))
        self.outcome = self.state.outcome
        if answered:
            self.questions[entry.seat].answered = self.questions[entry.seat].number
        self._ask_anew((entry.seat,) if answered else ())
        if answered and not entry.forced and not made.quiet:
            self.clocks.moved(entry.seat, self.at)
        if len(self.steps) % CHECKPOINT_EVERY == 0:
            self._checkpoints = [*self._checkpoints[1 - CHECKPOINTS_KEPT :], (len(self.steps), self.state.copy())]
        return events, made

    def _ask_anew(self, again: Collection[str]) -> None:
        """Number the questions: a seat's goes up when it is asked something else, or (`again`) the same once more."""
        assert self.state is not None
        asked = {decision.seat: decision for decision in self.rules.decisions(self.state)}
        for seat, question in self.questions.items():
            decision = asked.get(seat)
            if decision and (seat in again or decision != question.decision):
                question.number += 1
            question.decision = decision

    # -- undo

    def _undo(self, number: int, entry: kinds.Undone) -> list[Event]:
        gone = set(entry.entries)
        quiet = all(step.made.quiet for step in self.steps if step.entry in gone)
        noticed = [who for who in self.epochs if any(told.count(who) for told in self.told if told.entry in gone)]
        self.state, made = self._again(gone, entry.entries[0])
        self.outcome = self.state.outcome
        self._forget(entry.entries)
        self.rewritten = self._rewritten(entry.entries[0], noticed, made)
        # Who is asked the same as before is asked it at an earlier moment: a late answer must not meet it.
        self._ask_anew({entry.seat, *(who for who in noticed if who)})
        audience = frozenset((entry.seat,)) if quiet else None
        return [_event("undone", audience, seat=entry.seat, agreed=int(entry.agreed))]

    def _rewritten(self, first: int, noticed: list[Perspective], made: Mapping[int, list[Event]]) -> Rewritten:
        before = [told for told in self.told if told.entry < first]
        later = self.told[len(before) :]
        kept = {who: sum(told.count(who) for told in before) for who in noticed}
        return Rewritten(kept, [event for told in later for event in told.events or made[told.entry]])

    def _forget(self, entries: list[int]) -> None:
        """Take moves out of what was made and told; who had been told of them begins a new epoch."""
        gone = set(entries)
        begin = sum(step.entry < entries[0] for step in self.steps)
        self._checkpoints = [(n, state) for n, state in self._checkpoints if n <= begin]
        for who in self.epochs:
            self.epochs[who] += any(told.count(who) for told in self.told if told.entry in gone)
        self.steps = [step for step in self.steps if step.entry not in gone]
        self.told = [told for told in self.told if told.entry not in gone]
        for request in [request for request in self.requests.values() if request.entry in gone]:
            del self.requests[request.number]

    def _again(self, without: Collection[int], first: int) -> tuple[State, dict[int, list[Event]]]:
        """The state after the moves that stay, made again; and by entry the events of those after the first to go."""
        begin, state = self._checkpoint_before(first)
        events: dict[int, list[Event]] = {}
        for step in self.steps[begin:]:
            if step.entry not in without:
                told = self.rules.apply(state, step.made.seat, self.rules.vocabulary.find(step.move))
                events |= {step.entry: told} if step.entry > first else {}
        return state, events

    def _checkpoint_before(self, entry: int) -> tuple[int, State]:
        """A state before this move, and how many moves lead to it."""
        moves = sum(step.entry < entry for step in self.steps)
        earlier = [(n, state) for n, state in self._checkpoints if n <= moves]
        return (earlier[-1][0], earlier[-1][1].copy()) if earlier else (0, self.first_state())

    def possible_without(self, entries: list[int]) -> bool:
        """Whether these moves can be taken back: what others did in secret since must still be possible, and have the
        same consequences."""
        first = entries[0]
        if all(step.entry in entries for step in self.steps if step.entry > first):
            return True
        try:
            _, events = self._again(entries, first)
        except KabinettError:
            return False
        _, before = self._again((), first)
        return all(_data(told) == _data(before[entry]) for entry, told in events.items())

    # -- people

    def _seat(self, number: int, entry: kinds.Seated) -> list[Event]:
        place = self.places[entry.seat]
        changed, before = (place.player, place.bot) != (entry.player, entry.bot), place.bot
        place.owner, place.player, place.bot, place.reserved = entry.owner, entry.player, entry.bot, entry.reserved
        place.resigned = entry.why == "resigned" or (entry.why == "failed" and place.resigned)
        if changed:
            self.clocks.renew(entry.seat, self.at)
            self._ask_newcomer(entry.seat)
        failed = before if entry.why == "failed" else None
        given = (("person", entry.player), ("bot", entry.bot), ("failed", failed))
        who = {key: value for key, value in given if value}
        return [_event(f"seat_{entry.why}", seat=entry.seat, **who)]

    def _ask_newcomer(self, seat: str) -> None:
        """Who plays a seat from now on has agreed to nothing and asked for nothing. Requests of the seat lapse, and
        those that nobody is left to answer."""
        player = self.places[seat].player
        for request in list(self.requests.values()):
            request.waiting.discard(seat)
            if player and player != self.places[request.seat].player:
                request.waiting.add(seat)
            if request.seat == seat or not request.waiting:
                del self.requests[request.number]

    def _request(self, number: int, entry: kinds.Requested) -> list[Event]:
        # Requests have numbers of their own: those of entries would tell what was done unnoticed.
        self._requested += 1
        self.requests[self._requested] = Pending(self._requested, entry.seat, entry.what, set(entry.of), entry.entry)
        return [_event(f"{entry.what}_requested", seat=entry.seat)]

    def _answer(self, number: int, entry: kinds.Answered) -> list[Event]:
        request = self.requests[entry.request]
        request.waiting.discard(entry.seat)
        if not entry.agrees or not request.waiting:
            del self.requests[entry.request]
        word = "agreed" if entry.agrees else "declined"
        return [_event(f"{request.what}_{word}", seat=entry.seat, other=request.seat)]

    def _withdraw(self, number: int, entry: kinds.Withdrawn) -> list[Event]:
        request = self.requests.pop(entry.request)
        return [_event(f"{request.what}_withdrawn", seat=entry.seat)]

    # -- time and end

    def _pause(self, number: int, entry: kinds.Paused) -> list[Event]:
        self.clocks.pause(self.at)
        return [_event("paused")]

    def _resume(self, number: int, entry: kinds.Resumed) -> list[Event]:
        self.clocks.resume(self.at)
        return [_event("resumed")]

    def _time_out(self, number: int, entry: kinds.TimedOut) -> list[Event]:
        final = self.clocks.lapsed(entry.seat, self.at)
        return [_event("time_out" if final else "time_lapsed", seat=entry.seat)]

    def _end(self, number: int, entry: kinds.Ended) -> list[Event]:
        self.outcome = Outcome(tuple(entry.winners), entry.reason, "")
        return [_event("ended", winners=tuple(entry.winners), reason=entry.reason)]

    _OTHERS: Mapping[type, Callable[..., list[Event]]] = {
        kinds.Started: _start,
        kinds.Undone: _undo,
        kinds.Seated: _seat,
        kinds.Requested: _request,
        kinds.Answered: _answer,
        kinds.Withdrawn: _withdraw,
        kinds.Paused: _pause,
        kinds.Resumed: _resume,
        kinds.TimedOut: _time_out,
        kinds.Ended: _end,
    }

    # -- what was told

    def moves(self) -> Iterator[tuple[str, str]]:
        """The game's moves in order: seat and move."""
        return ((step.made.seat, step.move) for step in self.steps)


def _data(events: list[Event]) -> list[dict[str, object]]:
    return [event.to_json() for event in events]


def _event(kind: str, audience: Audience = None, /, **params: Param) -> Event:
    """An event of the table, not of its game: it has no clause."""
    return Event(f"table.{kind}", "", params, audience)
