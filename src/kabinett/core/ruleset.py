"""A ruleset: the operations through which everything else plays a game. Nothing outside touches a state's inside."""

from __future__ import annotations

import json
import zlib
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from kabinett.core.dice import Dice
from kabinett.core.errors import BadOption, IllegalMove, Reason, kernel_sentence, told
from kabinett.core.events import Event
from kabinett.core.fields import Json, Names, written
from kabinett.core.moves import MAX_SHOWN, Decision, Move, Vocabulary
from kabinett.core.state import State, check_common
from kabinett.core.yamltree import Node

S = TypeVar("S", bound=State)
ZLIB_LEVEL = 9


@dataclass(frozen=True, slots=True)
class View:
    """Everything one seat may know, and nothing else. The seat of an onlooker is None."""

    seat: str | None
    position: Mapping[str, Json]
    decisions: tuple[Decision, ...]
    standing: tuple[Move, ...]
    waiting_for: tuple[str, ...]

    def to_json(self) -> dict[str, Json]:
        """The view as data."""
        return {
            "seat": self.seat,
            "position": dict(self.position),
            "decisions": [decision.to_json() for decision in self.decisions],
            "standing": [str(move) for move in self.standing],
            "waiting_for": list(self.waiting_for),
        }

    @classmethod
    def from_json(cls, data: Mapping[str, Json], rules: AnyRuleset) -> View:
        """The view from the data that `to_json` gave, with the moves of these rules."""
        return cls(
            data["seat"],
            data["position"],
            tuple(Decision.from_json(decision, rules.vocabulary) for decision in data["decisions"]),
            tuple(rules.vocabulary.find(move) for move in data["standing"]),
            tuple(data["waiting_for"]),
        )


class Answer(NamedTuple):
    """What is known of something that happens by itself: whether it does, and why or why not."""

    happens: bool
    reason: Reason


@mypyc_attr(allow_interpreted_subclasses=True)
class Ruleset(ABC, Generic[S]):
    """A game with its options chosen (variant, number of players, board). It never changes; states do.

    `questions` are written like moves, but ask about what happens by itself (see `explain`); so are `surveys`, which
    ask what the rules see in a position (see `survey`). `open_kinds` are the kinds of decision whose options everybody
    can tell from what is public. `data_hashes` are fingerprints of the data files that have a say in how the game is
    played, by their names.
    """

    game: ClassVar[str]
    options: Mapping[str, str | int]
    data_hashes: Mapping[str, str]
    seats: tuple[str, ...]
    vocabulary: Vocabulary
    names: Names
    questions: Vocabulary
    surveys: Vocabulary
    open_kinds: ClassVar[frozenset[str]] = frozenset()

    def __init__(self) -> None:
        self.questions = Vocabulary()
        self.surveys = Vocabulary()

    # -- what a game provides

    @abstractmethod
    def start(self, dice: Dice) -> S:
        """The state before the first decision."""

    @abstractmethod
    def owner(self, s: S, kind: str, number: int) -> str:
        """The seat that owns an entry (of a table by pieces, powers, ...) at present."""

    @abstractmethod
    def public_facts(self, s: S) -> dict[str, Json]:
        """What all may know although it follows from secret fields (totals)."""

    @abstractmethod
    def turn(self, s: S) -> int:
        """The number of the present turn, for reports."""

    def scores(self, s: S) -> Mapping[str, int]:
        """A figure by which seats can be compared, for reports; nothing where a game has none."""
        return {}

    def standing(self, s: S, seat: str) -> tuple[Move, ...]:
        """The moves that the seat may make without being asked; nothing where a game has none."""
        return ()

    def replies(self, standing: Sequence[Move], seat: str) -> list[Decision]:
        """What others have put to the seat, which it may answer at any time: choices out of its standing moves."""
        return []

    def no_private_talk(self, s: S) -> Reason | None:
        """Why seats may not talk in private now; None if they may."""
        return None

    def apply_standing(self, s: S, seat: str, move: Move) -> None:
        """Carry out a standing move. A game that has any overrides it."""
        raise AssertionError(f"{self.game} has no standing moves, so {seat} cannot have made {move}")

    @abstractmethod
    def from_json(self, data: Mapping[str, Json]) -> S:
        """A state from the data that `to_json` gave, before it has gone on to its decision: see `load`."""

    @abstractmethod
    def read_position(self, root: Node) -> S:
        """The state that a position file describes, before `advance`."""

    @abstractmethod
    def fill_unknown(self, view: View, dice: Dice) -> dict[str, Json]:
        """The view's position as the data of a whole state but for its dice; what is unknown is chosen by the dice."""

    # -- what follows from it

    def new(self, seed: int) -> S:
        """A new game, at its first decision. Its `events` are those of the set-up."""
        s = self.start(Dice.from_seed(seed))
        self.advance(s)
        return s

    def decisions(self, s: S) -> tuple[Decision, ...]:
        """What is asked now, one decision for each seat that must choose. Empty when the game is over."""
        return s.asked

    def forced(self, decision: Decision) -> bool:
        """Whether there is one option, and everybody knows it: then an answer given at once betrays no secret."""
        return len(decision.options) == 1 and decision.kind in self.open_kinds

    def apply(self, s: S, seat: str, move: Move) -> list[Event]:
        """Carry out a move and go on to the next decision. IllegalMove leaves the state as it was."""
        if self.answers(s, seat, move):
            s.events = []
            s.stages[-1].answer(s, seat, move)
        elif s.outcome or not self.allows(s, seat, move):
            raise self.refusal(s, seat, move)
        else:
            s.events = []
            self.apply_standing(s, seat, move)
        self.advance(s)
        return s.events

    def allows(self, s: S, seat: str, move: Move) -> bool:
        """Whether the seat may make this standing move now. A game with open verbs checks their texts here."""
        return move in self.standing(s, seat)

    def answers(self, s: S, seat: str, move: Move) -> bool:
        """Whether the move is one of the choices that the seat is asked for; else it can only be a standing one."""
        for decision in s.asked:
            if decision.seat == seat:
                return move in decision.options
        return False

    def advance(self, s: S) -> None:
        """Let the stages go on until something is asked or the game is over."""
        while s.outcome is None:
            top = s.stages[-1]
            s.asked = top.ask(s)
            if s.asked:
                return
            top.step(s)
        s.asked = ()
        s.stages.clear()

    def why_not(self, s: S, seat: str, move: Move) -> Reason | None:
        """Why the seat may not make this move now; None if it may."""
        if s.outcome:
            return Reason(s.outcome.clause, "game_over")
        if self.answers(s, seat, move) or self.allows(s, seat, move):
            return None
        return self.particular(s, seat, move) or self._general(s, seat, move)

    def particular(self, s: S, seat: str, move: Move) -> Reason | None:
        """What the stage that asks says of a choice that it does not offer."""
        decision, stage = next((decision for decision in s.asked if decision.seat == seat), None), s.stages[-1]
        return stage.why_not(s, decision, move) if decision else stage.out_of_turn(s, seat, move)

    def explain(self, s: S, seat: str, question: Move) -> Answer:
        """The answer to one of the `questions`, as far as the seat may know it. A game that has any overrides it."""
        raise AssertionError(f"{self.game} has no questions, so {seat} cannot have asked {question}")

    def survey(self, s: S, seat: str | None, kind: str, arg: str | None = None) -> Json:
        """What the rules see in the present position, as data, for who looks at it and plans: one of the `surveys`.

        It is as far as the seat (None: an onlooker) may know it, and changes nothing.
        """
        if seat is not None:
            self.check_seat(seat)
        text = kind if arg is None else f"{kind} {arg}"
        found = self.surveys.get(text)
        if found is None:
            raise IllegalMove("", "unknown_survey", {"survey": text[:MAX_SHOWN]})
        return self.surveyed(s, seat, found)

    def surveyed(self, s: S, seat: str | None, survey: Move) -> Json:
        """The answer to one of the `surveys`. A game that has any overrides it."""
        raise AssertionError(f"{self.game} has no surveys, so {seat} cannot have asked for {survey}")

    def _general(self, s: S, seat: str, move: Move) -> Reason:
        for decision in s.asked:
            if decision.seat == seat:
                params = {"move": str(move), "seat": seat, "kind": decision.kind}
                return Reason(decision.clause, "not_offered", params)
        waiting = ", ".join(decision.seat for decision in s.asked)
        return Reason(s.asked[0].clause, "not_asked", {"seat": seat, "waiting": waiting})

    def sentence(self, reason: Reason) -> str:
        """A reason in words. A game overrides it for the sentences of its own catalogue."""
        return kernel_sentence(reason)

    def refusal(self, s: S, seat: str, move: Move) -> IllegalMove:
        """The error for a move that is not allowed now."""
        reason = self.why_not(s, seat, move)
        assert reason is not None
        return IllegalMove(reason.clause, reason.key, reason.params, self.sentence)

    def load(self, data: Mapping[str, Json]) -> S:
        """The state that `to_json` gave, ready to be played on."""
        s = self.from_json(data)
        self.advance(s)
        return s

    def sample(self, view: View, dice: Dice) -> S:
        """A full state that this view allows. `dice` is used up; the sample gets dice of its own from it."""
        data = self.fill_unknown(view, dice)
        s = self.load({**data, "dice": written(dice.another(), self.names)})
        s.events = []
        return s

    def check(self, s: S) -> None:
        """ValueError if no game can have this state. A game checks here what it can say at little cost."""

    def check_start(self, data: Mapping[str, Json]) -> None:
        """Check data of a state that anyone may have written: ValueError, or another error, says what is wrong.

        What it asks first, and what the seats see then, must be known too.
        """
        s = self.from_json(data)
        check_common(s, data, self.to_json(s), self.seats)
        self.check(s)
        self.advance(s)
        for seat in (None, *self.seats):
            self.view(s, seat)

    def view(self, s: S, seat: str | None) -> View:
        """Everything this seat may know; None stands for an onlooker, who knows what all know."""
        return self.views(s, (seat,))[0]

    def views(self, s: S, seats: Sequence[str | None]) -> list[View]:
        """The views of several seats; what all know is found out once, and shared by them."""
        by_all, facts = s.seen_by_all(self.names), self.public_facts(s)
        return [self._view(s, seat, by_all, facts) for seat in seats]

    def _view(self, s: S, seat: str | None, by_all: Sequence[Mapping[str, Json]], facts: Mapping[str, Json]) -> View:
        if seat is not None:
            self.check_seat(seat)
        position = s.seen_by(seat, self.names, lambda kind, number: self.owner(s, kind, number), by_all)
        return View(
            seat,
            {**position, **facts},
            tuple(decision for decision in s.asked if decision.seat == seat),
            () if s.outcome or seat is None else self.standing(s, seat),
            tuple(decision.seat for decision in s.asked),
        )

    def check_seat(self, seat: str) -> None:
        """BadOption if there is no such seat."""
        if seat not in self.seats:
            raise BadOption(told("unknown_seat", seat=seat, seats=tuple(self.seats)))

    def copy(self, s: S) -> S:
        """An independent copy of the state."""
        return s.copy()

    def to_json(self, s: S) -> dict[str, Json]:
        """The whole state as data, with names."""
        return s.to_json(self.names)

    def pack(self, s: S) -> bytes:
        """The whole state as few bytes, to be kept or sent."""
        return zlib.compress(self._text(s), ZLIB_LEVEL)

    def unpack(self, packed: bytes) -> S:
        """The state that `pack` gave, ready to be played on."""
        return self.load(json.loads(zlib.decompress(packed)))

    def digest(self, s: S) -> str:
        """A fingerprint of the state: equal states have equal digests, on every machine."""
        return sha256(self._text(s)).hexdigest()[:16]

    def _text(self, s: S) -> bytes:
        return json.dumps(self.to_json(s), sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


AnyRuleset = Ruleset[Any]
