"""The state of a game and its stages: data, and nothing that waits.

Where a game stands is a stack of stages. Each stage says what it asks and what an answer does; a stage that has
nothing to ask takes its next step by itself (it pushes a stage, changes something, or ends).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Self, TypeVar

from mypy_extensions import mypyc_attr

from kabinett.core.dice import KEY_BYTES, MAX_COUNT, Dice
from kabinett.core.errors import Reason
from kabinett.core.events import Event, Param
from kabinett.core.fields import Json, Names, Owner, copied, read, seen, seen_by_all, written
from kabinett.core.moves import Decision, Move


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the game ended: the seats that won (none: a draw), and why."""

    winners: tuple[str, ...]
    reason: str
    clause: str

    def to_json(self) -> dict[str, object]:
        """The outcome as data."""
        return {"winners": list(self.winners), "reason": self.reason, "clause": self.clause}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Outcome:
        """The outcome from data."""
        given = tuple(data.get(key) for key in ("reason", "clause")) if isinstance(data, Mapping) else ()
        winners = data.get("winners") if given else None
        if not isinstance(winners, list) or not all(isinstance(text, str) for text in (*winners, *given)):
            raise ValueError("outcome: it needs winners, reason and clause")
        return cls(tuple(winners), data["reason"], data["clause"])


K = TypeVar("K", bound="Stage")


@mypyc_attr(allow_interpreted_subclasses=True)
class Stage:
    """A step of the sequence of play. Subclasses are dataclasses whose fields are declared as the state's are.

    `s` is the state of the stage's own game; here it can be any.
    """

    __slots__ = ()

    def ask(self, s: Any) -> tuple[Decision, ...]:
        """What is asked now; empty when there is nothing to ask."""
        return ()

    def answer(self, s: Any, seat: str, move: Move) -> None:
        """Carry out a move that `ask` offered."""
        raise AssertionError(f"{type(self).__name__} asks nothing, so {seat} cannot have answered {move}")

    def why_not(self, s: Any, decision: Decision, move: Move) -> Reason | None:
        """Why `ask` does not offer this move in its decision; None where there is nothing particular to say.

        It may depend only on what the seat of the decision knows.
        """
        return None

    def out_of_turn(self, s: Any, seat: str, move: Move) -> Reason | None:
        """Why a seat that is not asked cannot make this move now, if there is more to say than just that."""
        return None

    def step(self, s: Any) -> None:
        """Go on without an answer, because nothing is asked."""
        raise AssertionError(f"{type(self).__name__} neither asks nor goes on")


@mypyc_attr(allow_interpreted_subclasses=True)
@dataclass(slots=True)
class State:
    """What every game's state has. Only `stages`, `dice` and `outcome` are part of the position;
    `asked` and `events` are what the last move gave, and are made anew by the next."""

    stages: list[Stage]
    dice: Dice
    outcome: Outcome | None
    asked: tuple[Decision, ...] = field(compare=False)
    events: list[Event] = field(compare=False)

    def push(self, stage: Stage) -> None:
        """Go into a stage; the present one waits below it."""
        self.stages.append(stage)

    def pop(self) -> None:
        """End the present stage."""
        self.stages.pop()

    def below(self, kind: type[K]) -> K:
        """The nearest stage of this kind below the present one, which knows that there is one."""
        for n in range(len(self.stages) - 2, -1, -1):
            stage = self.stages[n]
            if isinstance(stage, kind):
                return stage
        raise AssertionError(f"there is no {kind.__name__} below {type(self.stages[-1]).__name__}")

    def runs(self, *kinds: type[Stage]) -> bool:
        """Whether a stage of one of these kinds has begun and not ended."""
        return any(isinstance(stage, kinds) for stage in self.stages)

    def end(self, outcome: Outcome) -> None:
        """End the game."""
        self.outcome = outcome
        self.emit("game_ended", outcome.clause, winners=outcome.winners, reason=outcome.reason)

    # What stands before the slash has names that no parameter has: compiled, a call could not tell them apart.

    def emit(self, kind_: str, clause_: str, /, **params: Param) -> None:
        """Something happened that all may know."""
        self.events.append(Event(kind_, clause_, params))

    def reveal(self, kind_: str, clause_: str, /, **params: Param) -> None:
        """Something happened by which all learn what was secret."""
        self.events.append(Event(kind_, clause_, params, None, True))

    def tell(self, seat_: str, kind_: str, clause_: str, /, **params: Param) -> None:
        """Something happened that only this seat may know."""
        self.events.append(Event(kind_, clause_, params, frozenset((seat_,))))

    def disclose(self, seat_: str, kind_: str, clause_: str, /, **params: Param) -> None:
        """Something happened by which only this seat learns what was secret to it."""
        self.events.append(Event(kind_, clause_, params, frozenset((seat_,)), True))

    def copy(self) -> Self:
        """An independent copy. What never changes is shared."""
        new = copied(self)
        new.stages = [copied(stage) for stage in self.stages]
        new.dice = Dice(self.dice.key, self.dice.count)
        new.events = []
        return new

    def to_json(self, names: Names) -> dict[str, Json]:
        """The whole position as data."""
        return {
            "stages": [{"stage": type(stage).__name__, **written(stage, names)} for stage in self.stages],
            "dice": written(self.dice, names),
            "outcome": self.outcome.to_json() if self.outcome else None,
            **written(self, names),
        }

    def seen_by_all(self, names: Names) -> list[dict[str, Json]]:
        """What every seat sees: of the position, and of each stage."""
        return [seen_by_all(part, names) for part in (self, *self.stages)]

    def seen_by(
        self, seat: str | None, names: Names, owner: Owner, by_all: Sequence[Mapping[str, Json]]
    ) -> dict[str, Json]:
        """The position as data, as far as this seat may know it. None: what all see, which `by_all` has already."""
        own, *stages = (
            seen(part, names, seat, owner, known) for part, known in zip((self, *self.stages), by_all, strict=True)
        )
        named = zip(self.stages, stages, strict=True)
        return {
            "stages": [{"stage": type(stage).__name__, **data} for stage, data in named],
            "outcome": self.outcome.to_json() if self.outcome else None,
            **own,
        }


def common_values(data: Mapping[str, Json], names: Names, stages: Mapping[str, type[Stage]]) -> dict[str, Any]:
    """The values of the fields that every state has, from data; ValueError names what is missing or wrong."""
    for key in ("stages", "dice", "outcome"):
        if key not in data:
            raise ValueError(f"there is no {key}")
    if not isinstance(data["stages"], list) or not isinstance(data["dice"], Mapping):
        raise ValueError("stages must be a list, and dice a mapping")
    return {
        "stages": [_stage(entry, names, stages) for entry in data["stages"]],
        "dice": Dice(**read(Dice, data["dice"], names)),
        "outcome": None if data["outcome"] is None else Outcome.from_json(data["outcome"]),
        "asked": (),
        "events": [],
    }


def _stage(data: Json, names: Names, stages: Mapping[str, type[Stage]]) -> Stage:
    name = data.get("stage") if isinstance(data, Mapping) else None
    cls = stages.get(name) if isinstance(name, str) else None
    if cls is None:
        raise ValueError(f"stages: there is no stage {name!r}")
    try:
        return cls(**read(cls, data, names))
    except ValueError as error:
        raise ValueError(f"stages: {name}: {error}") from error


def demand(holds: bool, fault: str) -> None:
    """ValueError with this fault unless what must be so is so."""
    if not holds:
        raise ValueError(fault)


def check_common(s: State, data: Mapping[str, Json], again: Mapping[str, Json], seats: Sequence[str]) -> None:
    """ValueError if data of a state hold more than the state that was read from them (which is written as `again`), or
    what no game has."""
    parts = [(data, again), (data["dice"], again["dice"]), *zip(data["stages"], again["stages"], strict=True)]
    for given, known in parts:
        for key in given:
            if key not in known:
                raise ValueError(f"unknown field {key}")
    if len(s.dice.key) != KEY_BYTES or not 0 <= s.dice.count < MAX_COUNT:
        raise ValueError("dice: they have no such key or count")
    if s.outcome is None and not s.stages:
        raise ValueError("stages: there must be one while the game runs")
    if s.outcome is not None and not set(s.outcome.winners) <= set(seats):
        raise ValueError("outcome: the winners are no seats of the table")
