"""The table: shows a seat's situation, asks for its choices, and lets bots play the other seats."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from rich.console import Console, RenderableType
from rich.markdown import Markdown

from kabinett.bots import RandomBot
from kabinett.core.errors import KabinettError
from kabinett.core.events import Event
from kabinett.core.game import Game
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import View
from kabinett.core.state import Outcome

HELP = """\
- the **number** before an option chooses it; so does the move itself (`city breslau`) or a name that only one
  option has
- `?` explains the question with its clause, `? 3` explains option 3, `? M9.7` shows a clause
- `troops` shows how you may shift troops inside your stacks now; type one of these moves to do it
- `map` or `map CITY` shows the neighbourhood, `all` shows all your pieces and what you know of the others
- `log` shows the last events again, `undo` takes back your last move (until a secret was revealed)
- `save FILE` writes the game so far, `quit` leaves the table
"""


class Screen(Protocol):
    """What a game shows in the terminal."""

    def situation(self, view: View) -> RenderableType:
        """The whole situation of a seat."""

    def surroundings(self, view: View, decision: Decision) -> RenderableType:
        """The situation around what is asked."""

    def neighbourhood(self, view: View, place: str) -> RenderableType:
        """The situation around a place; KabinettError if there is no such place."""

    def question(self, decision: Decision) -> str:
        """The question."""

    def option(self, view: View, decision: Decision, move: Move) -> str:
        """An option with what one should know of it."""

    def standing(self, move: Move) -> str:
        """A standing move."""

    def event(self, event: Event) -> str:
        """A line of the log."""

    def outcome(self, outcome: Outcome) -> str:
        """The end."""

    def explanation(self, clause: str) -> str:
        """A clause in our own words, as Markdown."""

    def seat_name(self, seat: str) -> str:
        """The name of a seat."""


class Leave(Exception):  # noqa: N818 - not an error
    """The person leaves the table."""


def numbered_options(decision: Decision) -> dict[str, Move]:
    """The options by the number that chooses them: a value by itself, anything else by its place in the list."""
    return {
        str(move.arg) if move.verb == "value" else str(number): move for number, move in enumerate(decision.options, 1)
    }


class Table:
    """One game around one terminal. `people` are the seats of persons; bots have the others."""

    def __init__(self, game: Game, screen: Screen, people: tuple[str, ...], console: Console) -> None:
        self.game = game
        self.screen = screen
        self.people = people
        self.console = console
        self.bots = {seat: RandomBot(f"{game.journal.seed} {seat}") for seat in game.seats if seat not in people}
        self._shown = dict.fromkeys(people, 0)
        self._at_screen: str | None = people[0] if len(people) == 1 else None

    def run(self) -> None:
        """Play until the game is over. `Leave` ends it earlier."""
        while asked := self.game.decisions():
            bot = next((decision for decision in asked if decision.seat in self.bots), None)
            if bot:
                self.game.play(bot.seat, self.bots[bot.seat].choose(bot))
            else:
                self._ask(next((d for d in asked if d.seat == self._at_screen), asked[0]))
        for seat in self.people:
            self._show_log(seat)
        assert self.game.outcome is not None
        self.console.print(f"\n[bold]{self.screen.outcome(self.game.outcome)}[/]")

    # -- a person's decision

    def _ask(self, decision: Decision) -> None:
        self._change_seat(decision.seat)
        self._show_log(decision.seat)
        view = self.game.view(decision.seat)
        self.console.print(self.screen.surroundings(view, decision))
        self._show_options(view, decision)
        while not self._obey(self._read(), view, decision):
            pass

    def _change_seat(self, seat: str) -> None:
        """With several people at one screen the next one must not see what the last one saw."""
        if seat == self._at_screen:
            return
        self.console.clear()
        self._at_screen = seat
        self.console.print(f"[bold]{self.screen.seat_name(seat)}[/], it is your turn. Press Enter when you are alone.")
        self._read()

    def _show_log(self, seat: str) -> None:
        log = self.game.log(seat)
        for event in log[self._shown[seat] :]:
            self.console.print(f"[dim]{self.screen.event(event)} ({event.clause})[/]", highlight=False)
        self._shown[seat] = len(log)

    def _show_options(self, view: View, decision: Decision) -> None:
        self.console.print(f"\n[bold]{self.screen.question(decision)}[/] [dim]({decision.clause}; ? helps)[/]")
        options = numbered_options(decision)
        if all(move.verb == "value" for move in decision.options):
            self.console.print(f"      {'  '.join(options)}", highlight=False)
            return
        for key, move in options.items():
            self.console.print(f"{key:>4}  {self.screen.option(view, decision, move)}", highlight=False)

    def _read(self) -> str:
        try:
            return self.console.input("> ").strip()
        except EOFError:
            raise Leave from None

    # -- what a person may type

    def _obey(self, line: str, view: View, decision: Decision) -> bool:
        """Carry out one line. True when the question is answered or must be asked anew."""
        word, _, rest = line.partition(" ")
        commands = {
            "?": lambda: self._explain(rest.strip(), view, decision),
            "help": lambda: self.console.print(Markdown(HELP)),
            "map": lambda: self._map(rest.strip(), view, decision),
            "all": lambda: self.console.print(self.screen.situation(view)),
            "log": lambda: self._log_again(decision.seat),
            "troops": lambda: self._troops(view),
            "save": lambda: self._save(rest.strip()),
        }
        if word in commands:
            self._guarded(commands[word])
            return False
        if word == "quit":
            raise Leave
        if word == "undo":
            return self._undo(decision.seat)
        return bool(line) and self._choose(line, view, decision)

    def _guarded(self, command: object) -> None:
        try:
            command()  # type: ignore[operator]
        except KabinettError as error:
            self.console.print(f"[red]{error}[/]", highlight=False)

    def _choose(self, line: str, view: View, decision: Decision) -> bool:
        move = self._meant(line, view, decision)
        if move is None:
            self.console.print(f"[red]'{line}' is none of the choices; type a number, or help[/]", highlight=False)
            return False
        try:
            self.game.play(decision.seat, move)
        except KabinettError as error:
            self.console.print(f"[red]{error}[/]", highlight=False)
            return False
        return True

    def _meant(self, line: str, view: View, decision: Decision) -> Move | None:
        """The move that a line means: its number, its words, a standing move, or a name that only one option has."""
        options = decision.options
        if line.isdigit():
            return numbered_options(decision).get(line)
        words = line.lower()
        for move in (*options, *view.standing):
            if words == str(move).lower():
                return move
        found = [
            m for m in options if words in (m.arg or m.verb) or words in self.screen.option(view, decision, m).lower()
        ]
        return found[0] if len(found) == 1 else None

    def _explain(self, what: str, view: View, decision: Decision) -> None:
        clause = decision.clause
        move = numbered_options(decision).get(what)
        if move is not None:
            self.console.print(f"[bold]{move}[/]: {self.screen.option(view, decision, move)}", highlight=False)
        elif what:
            clause = what.upper()
        self.console.print(Markdown(self.screen.explanation(clause)))

    def _map(self, place: str, view: View, decision: Decision) -> None:
        around = self.screen.neighbourhood(view, place) if place else self.screen.surroundings(view, decision)
        self.console.print(around)

    def _log_again(self, seat: str) -> None:
        for event in self.game.log(seat)[-30:]:
            self.console.print(f"[dim]{self.screen.event(event)} ({event.clause})[/]", highlight=False)

    def _troops(self, view: View) -> None:
        if not view.standing:
            self.console.print("You have no two generals of one power in a city whose troops you could shift now.")
        for move in view.standing:
            self.console.print(f"  {move}  [dim]{self.screen.standing(move)}[/]", highlight=False)

    def _save(self, file: str) -> None:
        if not file:
            self.console.print("[red]save needs the name of a file[/]")
            return
        self.game.save(Path(file))
        self.console.print(f"Saved. Go on later with: kabinett play --resume {file}", highlight=False)

    def _undo(self, seat: str) -> bool:
        if not self.game.undo(seat):
            self.console.print(
                "[red]There is no move of yours to take back: a secret was revealed, or others moved.[/]"
            )
            return False
        self._shown[seat] = min(self._shown[seat], len(self.game.log(seat)))
        self.console.print("Your last move is taken back.")
        return True
