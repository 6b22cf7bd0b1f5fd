"""Whether a perspective was told what it may know, and nothing more.

When a game is over its journal tells all secrets. With it the engine makes every view and every log again, entry by
entry (`Chronicle`), and the whole traffic of a socket is compared with them (`Witness`): after each message what the
socket shows must be what the engine shows to this perspective at one moment, and a message must not come without need.
Apart from that all traffic is searched for the seed and for whatever the state holds and the perspective does not see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from bench.players import Line
from kabinett import wire
from kabinett.core.errors import IllegalMove
from kabinett.core.events import Event
from kabinett.core.ruleset import AnyRuleset
from kabinett.core.state import State
from kabinett.server.fold import Fold, Perspective
from kabinett.server.telling import about, question_of
from kabinett.wire import Data

encode = msgspec.json.Encoder(order="deterministic").encode
LEAST_TEXT = 16  # letters of a secret list, for it to be searched for without its name


def fingerprint(data: Any) -> int:
    """A number that stands for data."""
    return hash(encode(data))


class Moment(NamedTuple):
    """What a perspective knows after an entry: numbers that stand for its view and its log."""

    view: int
    position: int
    question: int
    epoch: int
    events: int
    log: int


class Log:
    """A log, of which each beginning has a number of its own."""

    def __init__(self) -> None:
        self._chain = [0]

    def replace(self, first: int, events: list[Data]) -> None:
        """Let events follow the first so many."""
        del self._chain[first + 1 :]
        for event in events:
            self._chain.append(hash((self._chain[-1], encode(event))))

    @property
    def count(self) -> int:
        """How many events there are."""
        return len(self._chain) - 1

    @property
    def number(self) -> int:
        """What stands for the whole."""
        return self._chain[-1]


class Chronicle:
    """What each perspective of a table may know, after each of its entries."""

    def __init__(self, seats: tuple[str, ...]) -> None:
        self.perspectives: tuple[Perspective, ...] = (None, *seats)
        self.moments: dict[Perspective, list[Moment]] = {who: [] for who in self.perspectives}
        self.states: list[State | None] = []
        self.over: list[bool] = []
        self.abouts: list[int] = []
        self.faults: list[str] = []
        self._events: dict[int, list[Event]] = {}
        self._logs = {who: Log() for who in self.perspectives}

    def watch(self, fold: Fold, events: list[Event]) -> None:
        """Note what all know after an entry."""
        self._events[fold.number] = events
        self.states.append(fold.state.copy() if fold.state else None)
        self.over.append(fold.outcome is not None)
        self.abouts.append(fingerprint(about(fold, {})))
        for who in self.perspectives:
            self._extend(fold, who, events)
            self.moments[who].append(self._moment(fold, who))
        self._check_silence(fold)

    def _extend(self, fold: Fold, who: Perspective, events: list[Event]) -> None:
        log = self._logs[who]
        if fold.rewritten is None:
            log.replace(log.count, _known(events, who))
        else:
            there = [event for told in fold.told for event in self._events[told.entry]]
            log.replace(0, _known(there, who))

    def _moment(self, fold: Fold, who: Perspective) -> Moment:
        log = self._logs[who]
        if fold.state is None:
            return Moment(fingerprint(None), fingerprint({}), 0, fold.epochs[who], log.count, log.number)
        view = fold.rules.view(fold.state, who).to_json()
        numbers = fingerprint(view), fingerprint(view["position"])
        return Moment(*numbers, question_of(fold, who), fold.epochs[who], log.count, log.number)

    def _check_silence(self, fold: Fold) -> None:
        """What is known of a table besides its game must not change when nobody but one seat may notice anything."""
        onlooker = self.moments[None]
        if len(onlooker) > 1 and onlooker[-1] == onlooker[-2] and self.abouts[-1] != self.abouts[-2]:
            self.faults.append(f"entry {fold.number} is secret, but what is known of the table changes by it")


def _known(events: list[Event], who: Perspective) -> list[Data]:
    return [event.to_json() for event in events if event.known_to(who)]


# -- secrets


class Secrets:
    """What a state holds and a perspective does not see: `texts` that no message may contain, and `entries` of tables,
    by table and name. Powers and seats have numbers in many tables, so those are searched for in their table only."""

    def __init__(self, rules: AnyRuleset, state: State, who: Perspective) -> None:
        whole, seen = rules.to_json(state), rules.view(state, who).position
        self.texts = [whole["dice"]["key"].encode()]
        self.entries: dict[str, Data] = {}
        tables = [table for table in {**seen, **whole}.values() if isinstance(table, dict)]
        self._tables = Counter((name, type(value)) for table in tables for name, value in table.items())
        for stage, shown in zip(whole["stages"], seen["stages"], strict=True):
            self._compare(stage, shown)
        self._compare(whole, {key: value for key, value in seen.items() if key != "stages"})

    def _compare(self, whole: Data, seen: Data) -> None:
        for name in whole.keys() & seen.keys():
            value, shown = whole[name], seen[name]
            if value != shown and isinstance(value, dict) and isinstance(shown, dict):
                self._hide(name, {key: value[key] for key in value if shown.get(key) != value[key] and value[key]})
            elif value != shown and isinstance(value, list):
                self._add_text(value)

    def _hide(self, table: str, entries: Data) -> None:
        self.entries.setdefault(table, {}).update(entries)
        for name, value in entries.items():
            if isinstance(value, list):
                self._add_text(value)
            elif self._tables[name, type(value)] == 1:
                self.texts.append(encode({name: value})[1:-1])

    def _add_text(self, secret: list[Any]) -> None:
        text = encode(secret)
        if len(text) >= LEAST_TEXT:
            self.texts.append(text)

    def found_in(self, text: bytes) -> Iterator[str]:
        """The secrets that a message tells."""
        yield from (secret.decode() for secret in self.texts if secret in text)
        yield from self._walk(msgspec.json.decode(text))

    def _walk(self, data: Any) -> Iterator[str]:
        if isinstance(data, list):
            for item in data:
                yield from self._walk(item)
        elif isinstance(data, dict):
            for key, value in data.items():
                if isinstance(value, dict):
                    hidden = self.entries.get(key, {})
                    yield from (f"{key} of {name}" for name in hidden if value.get(name) == hidden[name])
                yield from self._walk(value)


# -- the traffic of a perspective


class Witness:
    """Follows the messages of one socket after the other, as a client does, and compares with the chronicle.

    Where a server has several workers, one of them may know a little less than another: then (`lag`) who comes again
    may see the table as it was before.
    """

    def __init__(self, rules: AnyRuleset, seed: int, chronicle: Chronicle, who: Perspective, lag: bool = False) -> None:
        self.faults: list[str] = []
        self._lag = lag
        self.messages = 0
        self._rules = rules
        self._seed = str(seed).encode()
        self._chronicle = chronicle
        self._who = who
        self._line = Line("", "", who, None)
        self._log = Log()
        self._at = 0  # the entry that the perspective has been told of last
        self._last: Moment | None = None
        self._searched: tuple[int, Secrets | None] = (-1, None)

    def hear(self, text: str | bytes, asked: str | None = None) -> None:
        """Compare a message; `asked` is the move that it explains, or the survey that it gives."""
        self.messages += 1
        reply = self._line.take(text)
        if isinstance(reply, (wire.Welcome, wire.Update)):
            self._log.replace(reply.first, reply.events)
            self._compare(reply)
        elif isinstance(reply, wire.Explained) and asked is not None:
            self._check_explained(reply, asked)
        elif isinstance(reply, wire.Surveyed) and asked is not None:
            self._check_surveyed(reply, asked)
        self._check_talk(reply)
        self._check_fields(text, reply)
        self._search(reply, text if isinstance(text, bytes) else text.encode())

    def _moment(self) -> Moment:
        line = self._line
        parts = {name: getattr(line, name) for name in ("position", "decisions", "standing", "waiting_for")}
        view = {"seat": self._who, **parts} if line.position else None  # before the start
        numbers = fingerprint(view), fingerprint(line.position)
        return Moment(*numbers, line.question, line.epoch, self._log.count, self._log.number)

    def _compare(self, reply: wire.Welcome | wire.Update) -> None:
        now, moments = self._moment(), self._chronicle.moments[self._who]
        if isinstance(reply, wire.Update) and now == self._last:
            self._fault("a message came that changes nothing")
        self._last = now
        first = 0 if self._lag and isinstance(reply, wire.Welcome) else self._at
        found = next((at for at in range(first, len(moments)) if moments[at] == now), None)
        if found is None:
            # The moment that is most like it is the next best, to go on with.
            found = max(range(len(moments) - 1, first - 1, -1), key=lambda at: _alike(moments[at], now))
            parts = zip(Moment._fields, moments[found], now, strict=True)
            different = ", ".join(f"{name} ({a}, not {b})" for name, a, b in parts if a != b)
            self._fault(f"it shows what it should not: {different}")
        self._at = found

    def _check_explained(self, reply: wire.Explained, asked: str) -> None:
        """Why not: what the engine says to this seat, at this moment."""
        state = self._chronicle.states[self._at]
        if state is None or self._who is None:
            return
        expected = _explained(self._rules, state, self._who, asked)
        if expected != (reply.happens, reply.reason):
            self._fault(f"'{asked}' is explained by {(reply.happens, reply.reason)} instead of {expected}")

    def _check_surveyed(self, reply: wire.Surveyed, asked: str) -> None:
        """Surveys: what the engine says to this seat, at this moment."""
        state = self._chronicle.states[self._at]
        if state is not None and self._rules.survey(state, self._who, *asked.split()) != reply.survey:
            self._fault(f"the survey '{asked}' is not that of the engine")

    def _check_talk(self, reply: wire.Reply) -> None:
        """What was said in private is for those to whom it was said."""
        said = reply.messages if isinstance(reply, wire.Welcome) else []
        for message in [reply.message] if isinstance(reply, wire.Said) else said:
            if message["to"] is not None and self._who not in message["to"]:
                self._fault(f"a message to {message['to']} was heard")

    def _check_fields(self, text: str | bytes, reply: wire.Reply) -> None:
        """A message has the fields that it is known to have, and no others."""
        more = msgspec.json.decode(text).keys() - {"type", *reply.__struct_fields__}
        if more:
            self._fault(f"a message has the unknown fields {', '.join(more)}")

    def _search(self, reply: wire.Reply, text: bytes) -> None:
        """Search a message for secrets. The events of a welcome were searched when they came."""
        if self._chronicle.over[self._at]:
            return
        if isinstance(reply, wire.Welcome):
            text = encode([reply.table, reply.view])
        if self._seed in text:
            self._fault(f"the seed is told by {text.decode()[:200]}")
        if (known := self._secrets()) is not None:
            for secret in known.found_in(text):
                self._fault(f"the secret {secret[:100]} is told by {text.decode()[:200]}")

    def _secrets(self) -> Secrets | None:
        if self._searched[0] != self._at:
            state = self._chronicle.states[self._at]
            self._searched = self._at, Secrets(self._rules, state, self._who) if state else None
        return self._searched[1]

    def _fault(self, what: str) -> None:
        self.faults.append(f"{self._who}, after entry {self._at + 1}: {what}")

    # -- what came over HTTP

    def saw(self, page: str, data: Data, since: int) -> None:
        """Compare an answer to a request that was made after so many entries."""
        self.messages += 1
        later = self._chronicle.moments[self._who][0 if self._lag else since :]
        if not any(_fits(page, data, moment) for moment in later):
            self._fault(f"/{page} shows what it should not")

    @property
    def at(self) -> int:
        """The number of entries of which the perspective surely knows."""
        return self._at


def _alike(one: Moment, other: Moment) -> int:
    return sum(a == b for a, b in zip(one, other, strict=True))


def _fits(page: str, data: Data, moment: Moment) -> bool:
    if page == "view":
        shown = (fingerprint(data["view"]), data["question"], data["epoch"], data["count"])
        return shown == (moment.view, moment.question, moment.epoch, moment.events)
    log = Log()
    log.replace(0, data["events"])
    return (data["epoch"], log.count, log.number) == (moment.epoch, moment.events, moment.log)


def _explained(rules: AnyRuleset, state: State, who: str, asked: str) -> tuple[bool, Data | None]:
    if question := rules.questions.get(asked):
        answer = rules.explain(state, who, question)
        return answer.happens, answer.reason.to_json()
    try:
        reason = rules.why_not(state, who, rules.vocabulary.find(asked))
    except IllegalMove as unknown:
        reason = unknown.reason
    return reason is None, reason.to_json() if reason else None
