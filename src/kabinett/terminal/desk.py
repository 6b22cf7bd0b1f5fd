"""What a person at a terminal does with a game, whether it is played here or on a server: sees, asks, and chooses."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Protocol

from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from kabinett.core.errors import BadOption, IllegalMove, KabinettError, Reason
from kabinett.core.events import Event
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import Answer, AnyRuleset, View
from kabinett.terminal.layout import Clause
from kabinett.terminal.screen import Examples, Screen
from kabinett.terminal.words import MOST_TYPED, listed, messages, say

LAST_EVENTS = 30
MANY = 12  # options that are not shown one per line any more
LEAVING = ("quit", "exit", "q")
IDLE = "idle"  # the kind of a decision without options: somebody is at the screen who is not asked


class Leave(Exception):  # noqa: N818 - not an error
    """The person leaves the table."""


class Playing(Protocol):
    """A game as a desk needs it: a `Game`, or one that is played on a server."""

    rules: AnyRuleset

    def play(self, seat: str, move: str | Move) -> object:
        """Make a move; KabinettError says why that is not possible."""

    def why_not(self, seat: str, move: str | Move) -> Reason | None:
        """Why the seat may not make this move now; None if it may."""

    def explain(self, seat: str, question: str | Move) -> Answer:
        """Whether something happens that no move decides, and why."""

    def log(self, seat: str) -> list[Event]:
        """The events that this seat may know, from the start."""


class Desk(ABC):
    """A game, its screen, and what can be typed."""

    def __init__(self, playing: Playing, screen: Screen, console: Console) -> None:
        self.playing = playing
        self.screen = screen
        self.console = console

    # -- what each kind of table has for itself

    @abstractmethod
    def _undo(self, seat: str) -> bool:
        """Take back the seat's last move. True if that was possible."""

    @abstractmethod
    def _show_idle(self, view: View, decision: Decision) -> None:
        """Tell somebody that nothing is asked of him."""

    @abstractmethod
    def _more_help(self) -> list[str]:
        """What can be typed only here, as entries of a list in Markdown."""

    @abstractmethod
    def _show_others(self, view: View, decision: Decision) -> None:
        """Below a question: who is asked as well."""

    def _lines(self, events: Sequence[Event]) -> list[str]:
        """The lines of the log."""
        return self.screen.log(events)

    # -- showing

    def _say(self, text: str) -> None:
        self.console.print(text, highlight=False, emoji=False)

    def _refuse(self, reason: str) -> None:
        self._say(f"[red]{escape(reason)}[/]")

    def _show_options(self, view: View, decision: Decision) -> None:
        if decision.kind == IDLE:
            self._show_idle(view, decision)
            return
        hint = escape(say("terminal-clause", clause=decision.clause))
        self._say(f"\n[bold]{self.screen.question(view, decision)}[/] [dim]{hint}[/]")
        keys = self.screen.keys(decision)
        if all(move.verb == "value" for move in decision.options):
            self._say(f"      {'  '.join(keys)}")
            return
        lines = {key: self.screen.option(view, decision, move) for key, move in keys.items()}
        if len(lines) > MANY:
            shown = (f"{escape(key):>4}  {line}" for key, line in lines.items())
            self.console.print(Columns(shown, padding=(0, 3)), highlight=False, emoji=False)
        else:
            self.console.print(_listed(lines), highlight=False, emoji=False)
        self._show_others(view, decision)

    def _map(self, place: str, view: View, decision: Decision) -> None:
        around = self.screen.neighbourhood(view, place) if place else self.screen.surroundings(view, decision)
        self.console.print(around)

    def _log_again(self, seat: str) -> None:
        for line in self._lines(self.playing.log(seat)[-LAST_EVENTS:]):
            self._say(f"[dim]{line}[/]")

    def _help(self) -> None:
        pages = [say("terminal-help_page", page=name, what=page.help) for name, page in self.screen.pages.items()]
        self.console.print(help_list([*_help(self.screen.examples), *pages, *self._more_help()]))

    # -- what a person may type

    def _obey(self, line: str, view: View, decision: Decision) -> bool:
        """Carry out one line. True when the question is answered or must be asked anew."""
        word, _, rest = (f"? {line[1:]}" if line.startswith("?") else line).partition(" ")
        if word.lower() in LEAVING:
            raise Leave
        command = self._commands(rest.strip(), view, decision).get(word.lower())
        # A choice may be called like a command (save): without more words the choice is meant.
        if command is None or any(line.lower() == str(move) for move in (*decision.options, *view.standing)):
            return self._choose(line, view, decision)
        try:
            return command() is True
        except KabinettError as error:
            self._refuse(str(error))
            return False

    def _commands(self, rest: str, view: View, decision: Decision) -> dict[str, Callable[[], object]]:
        """What can be typed besides choices, by its first word; `rest` are the other words."""
        commands: dict[str, Callable[[], object]] = {
            "": lambda: self._show_options(view, decision),
            "?": lambda: self._explain(rest, view, decision),
            "help": self._help,
            "map": lambda: self._map(rest, view, decision),
            "all": lambda: self.console.print(self.screen.situation(view)),
            "show": lambda: self.console.print(self.screen.situation(view)),
            "log": lambda: self._log_again(decision.seat),
            "undo": lambda: self._undo(decision.seat),
        }
        for name, page in self.screen.pages.items():
            commands[name] = lambda page=page: self.console.print(page.show(view))  # type: ignore[misc]
        return commands

    # -- choices

    def _choose(self, line: str, view: View, decision: Decision) -> bool:
        found = self._meant(line.lower(), view, decision)
        if len(found) > 1:
            several = tuple(str(move) for move in found[:6])
            self._refuse(say("terminal-several", line=line[:MOST_TYPED], moves=several))
            return False
        try:
            self.playing.play(decision.seat, found[0] if found else self._other_move(line, view, decision))
        except KabinettError as error:
            self._refuse(str(error))
            return False
        return True

    def _other_move(self, line: str, view: View, decision: Decision) -> Move:
        """A line that is no choice may still be a move, such as an offer; the rules say what is wrong with it."""
        verb, _, rest = line.lower().partition(" ")
        longer = [str(move) for move in view.standing if move.verb == verb and not rest]
        if longer:
            raise BadOption(say("terminal-incomplete", verb=verb, moves=tuple(longer[:4]), more=len(longer[4:])))
        form = self.screen.form(line)
        if form and not rest:
            raise BadOption(form)
        for text in (line, line.lower(), f"{verb} {':'.join(rest.split())}"):
            with suppress(IllegalMove):
                return self.playing.rules.vocabulary.find(text)
        if form:
            raise BadOption(form)
        if named := self._named(line.lower(), view, decision):
            return named
        raise BadOption(self._no_choice(line, decision))

    def _no_choice(self, line: str, decision: Decision) -> str:
        """What is wrong with a line that means nothing."""
        return say("terminal-no_choice", line=line[:MOST_TYPED], clause=decision.clause)

    def _meant(self, line: str, view: View, decision: Decision) -> list[Move]:
        """The moves that a line may mean: by key, by its words, by its whole name, or by a part of it.

        A bare number is a key or nothing: a slip must not play a card that happens to have it in its name.
        """
        keys = {key.lower(): move for key, move in self.screen.keys(decision).items()}
        if line in keys or line.isdigit():
            return [keys[line]] if line in keys else []
        plain = line.replace(":", " ").split()
        return (
            [
                move
                for move in (*decision.options, *view.standing)
                if plain == str(move).lower().replace(":", " ").split()
            ]
            or [move for move in decision.options if line in self.screen.names(move)]
            or [move for move in decision.options if any(line in name for name in self.screen.names(move))]
        )

    def _named(self, name: str, view: View, decision: Decision) -> Move | None:
        """A move that is not possible now, by what it is about; one of a kind that is asked for comes first.

        A bare number means nothing where anything else than a number is asked for.
        """
        verbs = {move.verb for move in decision.options}
        if name.isdigit() and verbs != {"value"}:
            return None
        possible = {*decision.options, *view.standing}
        found = [m for m in self.playing.rules.vocabulary.moves if m not in possible and name in self.screen.names(m)]
        return min(found, key=lambda move: move.verb not in verbs, default=None)

    # -- explanations

    def _explain(self, what: str, view: View, decision: Decision) -> None:
        """The question, an option, a clause, or why something is no option."""
        clause = decision.clause
        move = {key.lower(): option for key, option in self.screen.keys(decision).items()}.get(what.lower())
        if move is None and what:
            with suppress(BadOption):
                self.console.print(Clause(self.screen.explanation(what.upper())))
                return
            found = self._meant(what.lower(), view, decision)
            move = found[0] if len(found) == 1 else None
        if move is not None and move in decision.options:
            self._say(f"[bold]{move}[/]: {self.screen.option(view, decision, move)}")
        elif what:
            reason = self._reason(what.lower(), view, decision)
            self._say(f"[bold]{escape(self.playing.rules.sentence(reason))}[/]")
            clause = reason.clause or clause
        if clause:
            self.console.print(Clause(self.screen.explanation(clause)))
        elif not what:
            self._show_options(view, decision)

    def _reason(self, what: str, view: View, decision: Decision) -> Reason:
        """Why something is no choice, or what would happen by itself; BadOption if it is not clear what is meant."""
        rules, seat = self.playing.rules, decision.seat
        for question in rules.questions.moves:
            if what in [f"{question.verb} {name}" for name in self.screen.names(question)]:
                return self.playing.explain(seat, question).reason
        named = self._named(what, view, decision)
        if named is None and what.isdigit():
            raise BadOption(say("terminal-no_number", line=what[:MOST_TYPED]))
        reason = self.playing.why_not(seat, named or what)
        if reason is None:
            raise BadOption(say("terminal-possible", line=what[:MOST_TYPED]))
        if reason.key == "unknown_move":
            unknown = say("terminal-means_nothing", line=what[:MOST_TYPED])
            raise BadOption(rules.sentence(reason) if reason.params["near"] else unknown)
        return reason


def typed(line: str) -> str:
    """A line as it was meant: without spaces around it, and without signs that would play tricks on the screen."""
    return "".join(sign if sign.isprintable() else "?" for sign in line).strip()


def _help(examples: Examples) -> list[str]:
    """What can be typed, with examples of the game."""
    asked = [f"`? {question}`" for question in examples.questions]
    why: dict[str, str | int] = {"name": examples.name, "questions": listed(asked, "or"), "questions_count": len(asked)}
    return [
        say("terminal-help_choose", move=examples.move),
        say("terminal-help_again", clause=examples.clause),
        messages().format("terminal-help_why", why),
        say("terminal-help_map", place=say(f"terminal-help_place-{examples.place}")),
        say("terminal-help_log"),
    ]


def help_list(entries: Sequence[str]) -> Markdown:
    """What can be typed, one below the other."""
    return Markdown("".join(f"- {entry}\n" for entry in entries))


def _listed(lines: Mapping[str, str]) -> Grid:
    """Options one below the other; what is too long for a line goes on below its beginning."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", min_width=4, no_wrap=True)
    grid.add_column()
    for key, line in lines.items():
        grid.add_row(Text(key), Text.from_markup(line, emoji=False))
    return grid
