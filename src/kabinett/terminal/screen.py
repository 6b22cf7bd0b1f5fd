"""What a game shows at the table. Texts may hold Rich markup; names in them are escaped."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from rich.console import RenderableType
from rich.markup import escape

from kabinett.core.events import Event
from kabinett.core.messages import Messages
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import View
from kabinett.core.state import Outcome


class Page(NamedTuple):
    """Something that a game shows when its name is typed."""

    help: str
    show: Callable[[View], RenderableType]


class Examples(NamedTuple):
    """What the help takes from the game: a move, a name in it, a clause, and the key of what its places are called.

    `questions` are what can be asked about things that happen by themselves (`Ruleset.questions`).
    """

    move: str
    name: str
    clause: str
    place: str
    questions: tuple[str, ...] = ()


def stage_of(view: View, name: str) -> Mapping[str, Any] | None:
    """The stage of this name that is going on, if any."""
    stages: list[Mapping[str, Any]] = view.position["stages"]
    return next((stage for stage in reversed(stages) if stage["stage"] == name), None)


class Screen(ABC):
    """What a game shows in the terminal; a game says here what is its own. Everything comes from a seat's view.

    `pages` are what can be looked at besides the situation, by what a person types for it; `own_keys` is how options
    are chosen by their argument, by verb.
    """

    examples: ClassVar[Examples]
    own_keys: ClassVar[Mapping[str, str]] = {"value": "{}"}

    def __init__(self, texts: Messages, pages: Mapping[str, Page] | None = None) -> None:
        self.texts = texts
        self.pages: Mapping[str, Page] = pages or {}

    # -- the situation

    @abstractmethod
    def situation(self, view: View) -> RenderableType:
        """The whole situation of a seat."""

    @abstractmethod
    def surroundings(self, view: View, decision: Decision) -> RenderableType:
        """The situation around what is asked."""

    @abstractmethod
    def neighbourhood(self, view: View, place: str) -> RenderableType:
        """The situation around a place; KabinettError if there is no such place."""

    # -- questions and choices

    def question(self, view: View, decision: Decision) -> str:
        """The question."""
        return escape(self.texts.decision(decision))

    def keys(self, decision: Decision) -> dict[str, Move]:
        """The options by what a person types to choose them: their argument, by `own_keys`, or their place."""
        return {
            self.own_keys[move.verb].format(move.arg) if move.verb in self.own_keys else str(number): move
            for number, move in enumerate(decision.options, 1)
        }

    def option(self, view: View, decision: Decision, move: Move) -> str:
        """An option with what one should know of it."""
        text, facts = escape(self.texts.option(decision, move)), self.facts(view, decision, move)
        return f"{text}  [dim]{escape(facts)}[/]" if facts else text

    def facts(self, view: View, decision: Decision, move: Move) -> str:
        """What one should know of an option besides its words."""
        return ""

    def names(self, move: Move) -> tuple[str, ...]:
        """What the argument of a move is called, in small letters: its id and its name."""
        return (move.verb,) if move.arg is None else (move.arg.lower(), self.texts.name(move.arg).lower())

    def urgent(self, decision: Decision) -> bool:
        """Whether, of several seats that are asked at once, this one is the first to be heard."""
        return False

    # -- moves that need no question

    def form(self, line: str) -> str:
        """How a move is written that can be made at any question, if this line begins like one; else nothing."""
        return ""

    # -- sentences

    def log(self, events: Sequence[Event]) -> list[str]:
        """The lines of the log."""
        return [f"{escape(self.texts.event(event))} ({event.clause})" for event in events]

    def outcome(self, outcome: Outcome) -> str:
        """The end."""
        return escape(self.texts.outcome(outcome))

    def explanation(self, clause: str) -> str:
        """A clause in our own words, as Markdown."""
        return self.texts.explanation(clause)

    def seat_name(self, seat: str) -> str:
        """The name of a seat."""
        return self.texts.name(seat)
