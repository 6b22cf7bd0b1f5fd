"""The table: shows a seat's situation, asks for its choices, and lets bots play the other seats."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.markup import escape

from kabinett.bots import RandomBot
from kabinett.core.errors import KabinettError
from kabinett.core.events import Event
from kabinett.core.game import Game
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import View
from kabinett.core.state import Outcome

HELP = """\
- what stands before an option chooses it; so does the move itself (`city breslau`) or a name that only one option has
- **Enter** shows the question again; `?` explains it with its clause, `? 3` explains option 3, `? M9.7` shows a clause
- `map` or `map CITY` shows the neighbourhood, `all` shows everything that you know
- `troops` shows how you may shift troops inside your stacks; type one of these moves to do it
- `log` shows the last events again, `undo` takes back your last move, as long as nobody has learned a secret by it
- `save FILE` writes the game so far, `quit` leaves the table
"""
LAST_EVENTS = 30
MANY = 12  # options that are not shown one per line any more


class Screen(Protocol):
    """What a game shows in the terminal. Texts may hold Rich markup; names in them are escaped."""

    def situation(self, view: View) -> RenderableType:
        """The whole situation of a seat."""

    def surroundings(self, view: View, decision: Decision) -> RenderableType:
        """The situation around what is asked."""

    def neighbourhood(self, view: View, place: str) -> RenderableType:
        """The situation around a place; KabinettError if there is no such place."""

    def question(self, view: View, decision: Decision) -> str:
        """The question."""

    def keys(self, decision: Decision) -> dict[str, Move]:
        """The options by what a person types to choose them."""

    def option(self, view: View, decision: Decision, move: Move) -> str:
        """An option with what one should know of it."""

    def names(self, move: Move) -> tuple[str, ...]:
        """What the argument of a move is called, in small letters."""

    def standing(self, view: View) -> list[str]:
        """The standing moves, each once."""

    def log(self, events: Sequence[Event]) -> list[str]:
        """The lines of the log."""

    def outcome(self, outcome: Outcome) -> str:
        """The end."""

    def explanation(self, clause: str) -> str:
        """A clause in our own words, as Markdown."""

    def seat_name(self, seat: str) -> str:
        """The name of a seat."""


class Leave(Exception):  # noqa: N818 - not an error
    """The person leaves the table."""


class Table:
    """One game around one terminal. `people` are the seats of persons; bots have the others.

    After each move of a person the journal is kept in the file `keep`, so that leaving loses nothing.
    """

    def __init__(self, game: Game, screen: Screen, people: tuple[str, ...], console: Console, keep: Path) -> None:
        self.game = game
        self.screen = screen
        self.people = people
        self.console = console
        self.keep = keep
        self.bots = {seat: RandomBot(f"{game.journal.seed} {seat}") for seat in game.seats if seat not in people}
        # Who goes on with a saved game has seen its log before, but for the last lines.
        played = bool(game.journal.entries)
        self._shown = {seat: max(0, len(game.log(seat)) - LAST_EVENTS) if played else 0 for seat in people}
        self._at_screen: str | None = people[0] if len(people) == 1 else None
        game.journal.people = people

    def run(self) -> None:
        """Play until the game is over. `Leave` ends it earlier."""
        try:
            while asked := self.game.decisions():
                bot = next((decision for decision in asked if decision.seat in self.bots), None)
                if bot:
                    self.game.play(bot.seat, self.bots[bot.seat].choose(bot))
                else:
                    self._ask(next((d for d in asked if d.seat == self._at_screen), asked[0]))
        except KeyboardInterrupt:
            self.console.print()
            raise Leave from None
        if self._at_screen:
            self._show_log(self._at_screen)
        self._keep()
        assert self.game.outcome is not None
        self._say(f"\n[bold]{self.screen.outcome(self.game.outcome)}[/]")

    def _say(self, text: str) -> None:
        self.console.print(text, highlight=False, emoji=False)

    def _refuse(self, reason: str) -> None:
        self._say(f"[red]{escape(reason)}[/]")

    def _keep(self) -> None:
        try:
            self.keep.parent.mkdir(parents=True, exist_ok=True)
            self.game.save(self.keep)
        except (OSError, KabinettError) as error:
            self._refuse(f"the game so far could not be kept: {error}")

    # -- a person's decision

    def _ask(self, decision: Decision) -> None:
        self._change_seat(decision.seat)
        self._show_log(decision.seat)
        view = self.game.view(decision.seat)
        self.console.print(self.screen.surroundings(view, decision))
        self._show_options(view, decision)
        while not self._obey(self._read(), view, decision):
            pass
        self._keep()

    def _change_seat(self, seat: str) -> None:
        """With several people at one screen the next one must not see what the last one saw, by scrolling neither."""
        if seat == self._at_screen:
            return
        if self.console.is_terminal:
            self.console.file.write("\033[H\033[2J\033[3J")
        self._at_screen = seat
        self._say(f"[bold]{escape(self.screen.seat_name(seat))}[/], it is your turn. Press Enter when you are alone.")
        while word := self._read():
            if word == "quit":
                raise Leave
            self._say("Press Enter, or type quit.")

    def _show_log(self, seat: str) -> None:
        log = self.game.log(seat)
        for line in self.screen.log(log[self._shown[seat] :]):
            self._say(f"[dim]{line}[/]")
        self._shown[seat] = len(log)

    def _show_options(self, view: View, decision: Decision) -> None:
        self._say(f"\n[bold]{self.screen.question(view, decision)}[/] [dim]({decision.clause}; ? helps)[/]")
        keys = self.screen.keys(decision)
        if all(move.verb == "value" for move in decision.options):
            self._say(f"      {'  '.join(keys)}")
            return
        lines = [f"{escape(key):>4}  {self.screen.option(view, decision, move)}" for key, move in keys.items()]
        if len(lines) > MANY:
            self.console.print(Columns(lines, padding=(0, 3)), highlight=False, emoji=False)
        else:
            for line in lines:
                self._say(line)

    def _read(self) -> str:
        try:
            typed = self.console.input("> ")
        except EOFError:
            raise Leave from None
        return "".join(sign if sign.isprintable() else "?" for sign in typed).strip()

    # -- what a person may type

    def _obey(self, line: str, view: View, decision: Decision) -> bool:
        """Carry out one line. True when the question is answered or must be asked anew."""
        word, _, rest = (f"? {line[1:]}" if line.startswith("?") else line).partition(" ")
        rest = rest.strip()
        commands: dict[str, Callable[[], object]] = {
            "": lambda: self._show_options(view, decision),
            "?": lambda: self._explain(rest, view, decision),
            "help": lambda: self.console.print(Markdown(HELP)),
            "map": lambda: self._map(rest, view, decision),
            "all": lambda: self.console.print(self.screen.situation(view)),
            "log": lambda: self._log_again(decision.seat),
            "troops": lambda: self._troops(view),
            "save": lambda: self._save(rest),
        }
        if word.lower() in ("quit", "exit", "q"):
            raise Leave
        if word.lower() == "undo":
            return self._undo(decision.seat)
        if word.lower() not in commands:
            return self._choose(line, view, decision)
        try:
            commands[word.lower()]()
        except KabinettError as error:
            self._refuse(str(error))
        return False

    def _choose(self, line: str, view: View, decision: Decision) -> bool:
        found = self._meant(line.lower(), view, decision)
        if len(found) != 1:
            several = ", ".join(str(move) for move in found[:6])
            reason = f"could be {several}" if found else f"is none of the choices ({decision.clause}); Enter shows them"
            self._refuse(f"'{line[:60]}' {reason}")
            return False
        try:
            self.game.play(decision.seat, found[0])
        except KabinettError as error:
            self._refuse(str(error))
            return False
        return True

    def _meant(self, line: str, view: View, decision: Decision) -> list[Move]:
        """The moves that a line may mean: by key, by its words, by its whole name, or by a part of it.

        A bare number is a key or nothing: a slip must not play a card that happens to have it in its name.
        """
        keys = {key.lower(): move for key, move in self.screen.keys(decision).items()}
        if line in keys or line.isdigit():
            return [keys[line]] if line in keys else []
        return (
            [move for move in (*decision.options, *view.standing) if line == str(move).lower()]
            or [move for move in decision.options if line in self.screen.names(move)]
            or [move for move in decision.options if any(line in name for name in self.screen.names(move))]
        )

    def _explain(self, what: str, view: View, decision: Decision) -> None:
        clause = decision.clause
        move = self.screen.keys(decision).get(what)
        if move is not None:
            self._say(f"[bold]{move}[/]: {self.screen.option(view, decision, move)}")
        elif what:
            clause = what.upper()
        self.console.print(Markdown(self.screen.explanation(clause)))

    def _map(self, place: str, view: View, decision: Decision) -> None:
        around = self.screen.neighbourhood(view, place) if place else self.screen.surroundings(view, decision)
        self.console.print(around)

    def _log_again(self, seat: str) -> None:
        for line in self.screen.log(self.game.log(seat)[-LAST_EVENTS:]):
            self._say(f"[dim]{line}[/]")

    def _troops(self, view: View) -> None:
        lines = self.screen.standing(view)
        for line in lines or ["You have no two generals of one power in a city whose troops you could shift now."]:
            self._say(line)

    def _save(self, file: str) -> None:
        if not file:
            self._refuse("save needs the name of a file")
            return
        self.game.save(Path(file))
        self._say(f"Saved. Go on later with: {escape(resume_command(Path(file)))}")

    def _undo(self, seat: str) -> bool:
        if not self.game.undo(seat):
            own = any(entry.seat == seat for entry in self.game.journal.entries)
            self._refuse("your last move cannot be taken back: somebody has learned a secret, or moved, since"
                         if own else "you have made no move yet")  # fmt: skip
            return False
        self._shown[seat] = min(self._shown[seat], len(self.game.log(seat)))
        self._say("Your last move is taken back.")
        return True


def resume_command(file: Path) -> str:
    """What to type to go on with a saved game."""
    return f"kabinett play --resume {shlex.quote(str(file))}"
