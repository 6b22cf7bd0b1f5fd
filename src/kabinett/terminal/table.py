"""The table: shows a seat's situation, asks for its choices, and lets bots play the other seats."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path

from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from kabinett.bots import RandomBot
from kabinett.core.dice import seed_hash
from kabinett.core.errors import BadOption, IllegalMove, KabinettError, Reason
from kabinett.core.files import make_folder
from kabinett.core.game import Game
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import View
from kabinett.terminal.layout import Clause
from kabinett.terminal.screen import Examples, Screen

HELP = """\
- what stands before an option chooses it; so does the move itself (`{move}`) or a name that only one option has
- **Enter** shows the question again; `?` explains it with its clause, `? 3` explains option 3, `? {clause}` a clause
- `? {name}` says why that is no choice{questions}
- `map` or `map {place}` shows the neighbourhood, `all` shows everything that you know
- `log` shows the last events again, `undo` takes back your last move, as long as nobody has learned a secret by it
- `save FILE` writes the game so far, `quit` leaves the table
"""
HELP_QUESTIONS = "; {questions} whether it happens, and why"
HELP_OTHERS = """\
- `other` passes the screen to another person who is asked too; `other SEAT` to anybody, to answer an offer for example
"""
NAME = "kabinett"
LAST_EVENTS = 30
MANY = 12  # options that are not shown one per line any more
IDLE = "idle"  # the kind of a decision without options: somebody has taken the screen who is not asked


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
        # The seat to which the screen was passed, and whether it had nothing to decide when it came.
        self._guest: str | None = None
        self._idle = False
        self._told = False  # whether people have seen the hash of the seed
        self._kept = list(game.journal.entries)  # the moves that are in the file; those of a saved game are
        self._not_kept = ""  # why the last attempt to keep the game failed
        game.journal.people = people

    def run(self) -> None:
        """Play until the game is over. `Leave` ends it earlier."""
        try:
            self._play()
        except Leave:
            self._part()
            raise
        except KeyboardInterrupt:  # while bots play; what is half done is not kept
            self.console.print()
            self._hide()
            raise Leave from None
        if self._at_screen:
            self._show_log(self._at_screen)
        self._keep()
        assert self.game.outcome is not None
        self.console.print(self.screen.situation(self.game.view(None)))
        self._say(f"\n[bold]{self.screen.outcome(self.game.outcome)}[/]")

    def _play(self) -> None:
        self._bots_reply()
        while asked := self.game.decisions():
            decision = self._next(asked)
            if decision.seat in self.bots:
                self.game.play(decision.seat, self.bots[decision.seat].choose(decision))
            else:
                self._ask(decision)
                self._bots_reply()

    def _part(self) -> None:
        """A person leaves: his hand is not left on the screen, and what bots have done since his move is kept too."""
        self._hide()
        if self._not_kept or (self.keep.exists() and self._lost()):
            self._write()

    def _hide(self) -> None:
        if len(self.people) > 1:
            self._clear()

    def unkept(self) -> str:
        """What of the game is not in its file, and why; nothing if all is."""
        if not self._not_kept:
            return ""
        lost = self._lost()
        moves = f"the last {lost} moves are" if lost > 1 else "the last move is" if lost else "what was taken back is"
        return f"{moves} not kept: {self._not_kept}"

    def _lost(self) -> int:
        """How many moves are not in the file."""
        entries = self.game.journal.entries
        same = next((n for n, (a, b) in enumerate(zip(entries, self._kept, strict=False)) if a != b), len(self._kept))
        return max(0, len(entries) - same)

    def _next(self, asked: Sequence[Decision]) -> Decision:
        """Who is asked: whose answer is urgent, then bots, then who is at the screen; unless the screen was passed."""
        usual = min(asked, key=lambda decision: (not self.screen.urgent(decision), decision.seat not in self.bots,
                                                 decision.seat != self._at_screen))  # fmt: skip
        if not self._guest:
            return usual
        own = next((decision for decision in asked if decision.seat == self._guest), None)
        if own is usual or not (own or self._idle):
            self._guest = None
            return usual
        self._idle = own is None
        return own or Decision(self._guest, IDLE, usual.clause, ())

    def _bots_reply(self) -> None:
        """Bots answer what was put to them, as if it were a decision."""
        for seat, bot in self.bots.items():
            while waiting := self.screen.replies(seat, self.game.standing(seat)):
                self.game.play(seat, bot.choose(waiting[0]))

    def _say(self, text: str) -> None:
        self.console.print(text, highlight=False, emoji=False)

    def _refuse(self, reason: str) -> None:
        self._say(f"[red]{escape(reason)}[/]")

    def _keep(self) -> None:
        self._write()
        if self._not_kept:
            self._refuse(f"the game so far could not be kept: {self._not_kept}")

    def _write(self) -> None:
        try:
            make_folder(self.keep.parent)
            self.game.save(self.keep)
        except KabinettError as error:
            self._not_kept = str(error)
        else:
            self._not_kept, self._kept = "", list(self.game.journal.entries)

    def _clear(self) -> None:
        """Nobody sees what was on the screen before, by scrolling neither."""
        if self.console.is_terminal:
            self.console.file.write("\033[H\033[2J\033[3J")

    # -- a person's decision

    def _ask(self, decision: Decision) -> None:
        self._change_seat(decision.seat)
        view = self.game.view(decision.seat)
        around = self.screen.surroundings(view, decision)  # before the log, whose names may depend on the view
        self._show_log(decision.seat)
        self.console.print(around)
        self._show_options(view, decision)
        while not self._obey(self._read(), view, decision):
            pass
        self._keep()

    def _change_seat(self, seat: str) -> None:
        """With several people at one screen the next one must not see what the last one saw."""
        if seat == self._at_screen:
            return
        self._clear()
        self._at_screen = seat
        if not self._told:
            self._told = True
            self._say(f"Hash of the seed: {seed_hash(self.game.journal.seed)}\nNote it: with it `{program()} verify "
                      "--seed-hash` proves at the end that no shuffle was steered.\n")  # fmt: skip
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
        if decision.kind == IDLE:
            self._say("\n[bold]Nothing is asked of you now.[/] [dim](other passes the screen on; help)[/]")
            return
        self._say(f"\n[bold]{self.screen.question(view, decision)}[/] [dim]({decision.clause}; ? helps)[/]")
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
        waiting = [seat for seat in view.waiting_for if seat != decision.seat and seat in self.people]
        others = [self.screen.seat_name(seat) for seat in waiting]
        if others:
            self._say(f"[dim]Asked as well: {escape(', '.join(others))} (other passes the screen).[/]")
        for seat in self.people:
            if seat != decision.seat and self.screen.replies(seat, self.game.standing(seat)):
                name = escape(self.screen.seat_name(seat))
                self._say(f"[dim]{name} has an offer to answer: other {seat} passes the screen.[/]")

    def _read(self) -> str:
        try:
            typed = self.console.input("> ")
        except (EOFError, KeyboardInterrupt):
            self.console.print()
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
            "help": self._help,
            "map": lambda: self._map(rest, view, decision),
            "all": lambda: self.console.print(self.screen.situation(view)),
            "show": lambda: self.console.print(self.screen.situation(view)),
            "log": lambda: self._log_again(decision.seat),
            "save": lambda: self._save(rest),
        }
        for name, page in self.screen.pages.items():
            commands[name] = lambda page=page: self.console.print(page.show(view))  # type: ignore[misc]
        if word.lower() in ("quit", "exit", "q"):
            raise Leave
        if word.lower() == "undo":
            return self._undo(decision.seat)
        if word.lower() == "other" and len(self.people) > 1:
            return self._pass_screen(rest.lower(), decision.seat)
        # A choice may be called like a command (save): without more words the choice is meant.
        if word.lower() not in commands or any(line.lower() == str(move) for move in decision.options):
            return self._choose(line, view, decision)
        try:
            commands[word.lower()]()
        except KabinettError as error:
            self._refuse(str(error))
        return False

    def _help(self) -> None:
        pages = "".join(f"- `{name}` shows {page.help}\n" for name, page in self.screen.pages.items())
        others = HELP_OTHERS if len(self.people) > 1 else ""
        self.console.print(Markdown(_help(self.screen.examples) + pages + others))

    def _pass_screen(self, wanted: str, seat: str) -> bool:
        """Let another person act: the one named, else one who is asked too, else the next at the table."""
        asked = [decision.seat for decision in self.game.decisions()]
        at = self.people.index(seat)
        others = [other for other in (*self.people[at + 1 :], *self.people[:at]) if other != seat]
        names = {other: (other, self.screen.seat_name(other).lower()) for other in others}
        chosen = [other for other in others if wanted in names[other] or not wanted]
        if not chosen:
            self._refuse(f"'{wanted[:60]}' is no other person at this table ({', '.join(others)})")
            return False
        self._guest = min(chosen, key=lambda other: other not in asked)
        self._idle = self._guest not in asked
        return True

    def _choose(self, line: str, view: View, decision: Decision) -> bool:
        found = self._meant(line.lower(), view, decision)
        if len(found) > 1:
            several = ", ".join(str(move) for move in found[:6])
            self._refuse(f"'{line[:60]}' could be {several}")
            return False
        try:
            self.game.play(decision.seat, found[0] if found else self._other_move(line, view, decision))
        except KabinettError as error:
            self._refuse(str(error))
            return False
        return True

    def _other_move(self, line: str, view: View, decision: Decision) -> Move:
        """A line that is no choice may still be a move, such as an offer; the rules say what is wrong with it."""
        verb, _, rest = line.lower().partition(" ")
        longer = [str(move) for move in view.standing if move.verb == verb and not rest]
        if longer:
            raise BadOption(f"'{verb}' needs more: {', '.join(longer[:4])}{' ...' if len(longer) > 4 else ''}")
        form = self.screen.form(line)
        if form and not rest:
            raise BadOption(form)
        for text in (line, line.lower(), f"{verb} {':'.join(rest.split())}"):
            with suppress(IllegalMove):
                return self.game.rules.vocabulary.find(text)
        if form:
            raise BadOption(form)
        if named := self._named(line.lower(), view, decision):
            return named
        raise BadOption(f"'{line[:60]}' is none of the choices ({decision.clause}); Enter shows them")

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
        found = [m for m in self.game.rules.vocabulary.moves if m not in possible and name in self.screen.names(m)]
        return min(found, key=lambda move: move.verb not in verbs, default=None)

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
            self._say(f"[bold]{escape(self.game.rules.sentence(reason))}[/]")
            clause = reason.clause or clause
        self.console.print(Clause(self.screen.explanation(clause)))

    def _reason(self, what: str, view: View, decision: Decision) -> Reason:
        """Why something is no choice, or what would happen by itself; BadOption if it is not clear what is meant."""
        rules, seat = self.game.rules, decision.seat
        for question in rules.questions.moves:
            if what in [f"{question.verb} {name}" for name in self.screen.names(question)]:
                return self.game.explain(seat, question).reason
        named = self._named(what, view, decision)
        if named is None and what.isdigit():
            raise BadOption(f"{what[:60]} stands before none of the choices; Enter shows them")
        reason = self.game.why_not(seat, named or what)
        if reason is None:
            raise BadOption(f"'{what[:60]}' is possible now")
        if reason.key == "unknown_move":
            known = f"'{what[:60]}' is no clause, no move, and no name that only one of the choices has"
            raise BadOption(rules.sentence(reason) if reason.params["hint"] else known)
        return reason

    def _map(self, place: str, view: View, decision: Decision) -> None:
        around = self.screen.neighbourhood(view, place) if place else self.screen.surroundings(view, decision)
        self.console.print(around)

    def _log_again(self, seat: str) -> None:
        for line in self.screen.log(self.game.log(seat)[-LAST_EVENTS:]):
            self._say(f"[dim]{line}[/]")

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


def _help(examples: Examples) -> str:
    """What can be typed, with examples of the game."""
    questions = " or ".join(f"`? {question}`" for question in examples.questions)
    asked = HELP_QUESTIONS.format(questions=questions) if questions else ""
    return HELP.format_map(examples._asdict() | {"questions": asked})


def _listed(lines: Mapping[str, str]) -> Grid:
    """Options one below the other; what is too long for a line goes on below its beginning."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", min_width=4, no_wrap=True)
    grid.add_column()
    for key, line in lines.items():
        grid.add_row(Text(key), Text.from_markup(line, emoji=False))
    return grid


def resume_command(file: Path) -> str:
    """What to type to go on with a saved game."""
    return f"{program()} play --resume {shlex.quote(str(file))}"


def program() -> str:
    """What to type to call this program again: its name if that is enough, else the way to it from here."""
    called = Path(sys.argv[0])
    if called.stem != NAME or not called.is_file():
        return NAME
    found = shutil.which(NAME)
    if found and Path(found).resolve() == called.resolve():
        return NAME
    here, path = Path.cwd(), called.absolute()
    return shlex.quote(str(path.relative_to(here) if path.is_relative_to(here) else path))
