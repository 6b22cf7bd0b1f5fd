"""The state of a game and its stages: data, and nothing that waits.

Where a game stands is a stack of stages. Each stage says what it asks and what an answer does; a stage that has
nothing to ask takes its next step by itself (it pushes a stage, changes something, or ends).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Self

from kabinett.core.dice import Dice
from kabinett.core.errors import Reason
from kabinett.core.events import Event, Param
from kabinett.core.fields import Json, Names, Owner, copied, read, seen, written
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
        return cls(tuple(data["winners"]), data["reason"], data["clause"])


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

    def end(self, outcome: Outcome) -> None:
        """End the game."""
        self.outcome = outcome
        self.emit("game_ended", outcome.clause, winners=outcome.winners, reason=outcome.reason)

    def emit(self, kind: str, clause: str, /, **params: Param) -> None:
        """Something happened that all may know."""
        self.events.append(Event(kind, clause, params))

    def reveal(self, kind: str, clause: str, /, **params: Param) -> None:
        """Something happened by which all learn what was secret."""
        self.events.append(Event(kind, clause, params, None, True))

    def tell(self, seat: str, kind: str, clause: str, /, **params: Param) -> None:
        """Something happened that only this seat may know."""
        self.events.append(Event(kind, clause, params, frozenset((seat,))))

    def disclose(self, seat: str, kind: str, clause: str, /, **params: Param) -> None:
        """Something happened by which only this seat learns what was secret to it."""
        self.events.append(Event(kind, clause, params, frozenset((seat,)), True))

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

    def seen_by(self, seat: str | None, names: Names, owner: Owner) -> dict[str, Json]:
        """The position as data, as far as this seat may know it. None: what all see."""
        return {
            "stages": [{"stage": type(stage).__name__, **seen(stage, names, seat, owner)} for stage in self.stages],
            "outcome": self.outcome.to_json() if self.outcome else None,
            **seen(self, names, seat, owner),
        }


def common_values(data: Mapping[str, Json], names: Names, stages: Mapping[str, type[Stage]]) -> dict[str, Any]:
    """The values of the fields that every state has, from data."""
    return {
        "stages": [_stage(entry, names, stages) for entry in data["stages"]],
        "dice": Dice(**read(Dice, data["dice"], names)),
        "outcome": Outcome.from_json(data["outcome"]) if data["outcome"] else None,
        "asked": (),
        "events": [],
    }


def _stage(data: Mapping[str, Json], names: Names, stages: Mapping[str, type[Stage]]) -> Stage:
    cls = stages[data["stage"]]
    return cls(**read(cls, data, names))
