"""The table: shows a seat's situation, asks for its choices, and lets bots play the other seats."""

from __future__ import annotations

import shlex
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from kabinett.arena.driver import Failure, Players, level, seated
from kabinett.bots import OWN, STEADY, Bot, Level
from kabinett.bots.apart import Apart
from kabinett.bots.thinking import Thinker
from kabinett.bottexts import kept
from kabinett.core.dice import seed_hash
from kabinett.core.errors import KabinettError
from kabinett.core.events import Event
from kabinett.core.files import make_folder
from kabinett.core.game import Game
from kabinett.core.moves import Decision
from kabinett.core.ruleset import AnyRuleset, View
from kabinett.tabletexts import TableTexts
from kabinett.terminal.desk import IDLE, LAST_EVENTS, Desk, Leave, typed
from kabinett.terminal.screen import Screen
from kabinett.terminal.words import MOST_TYPED, say

NAME = "kabinett"
SHORT = 1.0  # seconds for which nobody needs to be told


class Company(Players):
    """The bots around a terminal: what they thought is kept in the journal, to be read when the game is over."""

    def _choose(self, decision: Decision, view: View | None, spent: float) -> None:
        super()._choose(decision, view, spent)
        bot = self.bots[decision.seat]
        try:
            thought = bot.explain()
        except Exception as error:
            self._replace(decision.seat, bot, error)
        else:
            self.game.journal.entries[-1].thought = thought and kept(*thought)


class Table(Desk):
    """One game around one terminal. `people` are the seats of persons; bots have the others: of the levels that are
    given, else steady ones.

    After each move of a person the journal is kept in the file `keep`, so that leaving loses nothing. `board` is the
    folder of another edition.
    """

    def __init__(
        self,
        game: Game,
        screen: Screen,
        people: tuple[str, ...],
        console: Console,
        keep: Path,
        levels: Mapping[str, str] | None = None,
        board: str | None = None,
    ) -> None:
        super().__init__(game, screen, console)
        self.game = game
        self.people = people
        self.keep = keep
        self.levels = {seat: (levels or {}).get(seat, STEADY) for seat in game.seats if seat not in people}
        self._board = board
        self._thinker = Thinker()
        bots = seated(game, {seat: level(name) for seat, name in self.levels.items()}, make=self._make)
        self.players = Company(game, bots, self._tell_failure)
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

    def _make(self, of: Level, rules: AnyRuleset, seed: str, seconds: float | None) -> Bot:
        """Our own bots keep their time and are asked here; those of others think where they can be ended."""
        if any(of.bot is own.bot for own in OWN.values()):
            return of.make(rules, seed, seconds)
        return Apart(of, rules, seed, self._thinker, seconds=seconds, board=self._board)

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
        finally:
            self._thinker.close()
        if self._at_screen:
            self._show_log(self._at_screen)
        self._keep()
        assert self.game.outcome is not None
        self.console.print(self.screen.situation(self.game.view(None)))
        self._say(f"\n[bold]{self.screen.outcome(self.game.outcome)}[/]")

    def _play(self) -> None:
        self.players.reply()
        while asked := self.game.decisions():
            decision = self._next(asked)
            if decision.seat in self.levels:
                self._let_answer(decision)
            else:
                self._ask(decision)
                self.players.reply()

    def _let_answer(self, decision: Decision) -> None:
        """A bot answers; who waits for one that thinks for long sees for whom."""
        if self.players.bots[decision.seat].seconds <= SHORT or not self.console.is_terminal:
            self.players.answer(decision)
        else:
            with self.console.status(escape(say("terminal-thinks", seat=self.screen.seat_name(decision.seat)))):
                self.players.answer(decision)

    def _tell_failure(self, failure: Failure) -> None:
        """As a server's table says it; the reason is for who wrote the bot."""
        params = {"seat": failure.seat, "failed": failure.bot, "bot": failure.replaced_by}
        told = TableTexts(self.screen.seat_name).event(Event("table.seat_failed", "", params), {})
        self._say(f"[red]{escape(told)}[/] [dim]({escape(failure.reason)})[/]")

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
        return say("terminal-unkept", lost=self._lost(), reason=self._not_kept) if self._not_kept else ""

    def _lost(self) -> int:
        """How many moves are not in the file."""
        entries = self.game.journal.entries
        same = next((n for n, (a, b) in enumerate(zip(entries, self._kept, strict=False)) if a != b), len(self._kept))
        return max(0, len(entries) - same)

    def _next(self, asked: Sequence[Decision]) -> Decision:
        """Who is asked: whose answer is urgent, then bots, then who is at the screen; unless the screen was passed."""
        usual = min(asked, key=lambda decision: (not self.screen.urgent(decision), decision.seat not in self.levels,
                                                 decision.seat != self._at_screen))  # fmt: skip
        if not self._guest:
            return usual
        own = next((decision for decision in asked if decision.seat == self._guest), None)
        if own is usual or not (own or self._idle):
            self._guest = None
            return usual
        self._idle = own is None
        return own or Decision(self._guest, IDLE, usual.clause, ())

    def _replies(self, seat: str) -> list[Decision]:
        return self.game.rules.replies(self.game.standing(seat), seat)

    def _keep(self) -> None:
        self._write()
        if self._not_kept:
            self._refuse(say("terminal-not_kept", reason=self._not_kept))

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
            self._say(escape(say("terminal-hash", hash=seed_hash(self.game.journal.seed))))
            self._say(f"{escape(say('terminal-note_hash', program=program()))}\n")
        self._say(f"[bold]{escape(say('terminal-your_turn', seat=self.screen.seat_name(seat)))}[/]")
        while word := self._read():
            if word == "quit":
                raise Leave
            self._say(escape(say("terminal-press_enter")))

    def _show_log(self, seat: str) -> None:
        log = self.game.log(seat)
        for line in self.screen.log(log[self._shown[seat] :]):
            self._say(f"[dim]{line}[/]")
        self._shown[seat] = len(log)

    def _show_idle(self, view: View, decision: Decision) -> None:
        hint = escape(say("terminal-nothing_asked_hint"))
        self._say(f"\n[bold]{escape(say('terminal-nothing_asked'))}[/] [dim]{hint}[/]")

    def _show_others(self, view: View, decision: Decision) -> None:
        waiting = [seat for seat in view.waiting_for if seat != decision.seat and seat in self.people]
        others = tuple(self.screen.seat_name(seat) for seat in waiting)
        if others:
            self._say(f"[dim]{escape(say('terminal-asked_here', seats=others))}[/]")
        for seat in self.people:
            if seat != decision.seat and self._replies(seat):
                told = say("terminal-has_offer", seat=self.screen.seat_name(seat), typed=seat)
                self._say(f"[dim]{escape(told)}[/]")

    def _read(self) -> str:
        try:
            return typed(self.console.input("> "))
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            raise Leave from None

    # -- what a person may type

    def _commands(self, rest: str, view: View, decision: Decision) -> dict[str, Callable[[], object]]:
        commands = {**super()._commands(rest, view, decision), "save": lambda: self._save(rest)}
        if len(self.people) > 1:
            commands["other"] = lambda: self._pass_screen(rest.lower(), decision.seat)
        return commands

    def _more_help(self) -> list[str]:
        others = [say("terminal-help_other")] if len(self.people) > 1 else []
        return [say("terminal-help_save"), *others]

    def _pass_screen(self, wanted: str, seat: str) -> bool:
        """Let another person act: the one named, else one who is asked too, else the next at the table."""
        asked = [decision.seat for decision in self.game.decisions()]
        at = self.people.index(seat)
        others = [other for other in (*self.people[at + 1 :], *self.people[:at]) if other != seat]
        names = {other: (other, self.screen.seat_name(other).lower()) for other in others}
        chosen = [other for other in others if wanted in names[other] or not wanted]
        if not chosen:
            self._refuse(say("terminal-no_person", line=wanted[:MOST_TYPED], seats=tuple(others)))
            return False
        self._guest = min(chosen, key=lambda other: other not in asked)
        self._idle = self._guest not in asked
        return True

    def _save(self, file: str) -> None:
        if not file:
            self._refuse(say("terminal-save_what"))
            return
        self.game.save(Path(file))
        again = escape(say("terminal-saved", command=resume_command(Path(file), self.levels)))
        self.console.print(again, highlight=False, emoji=False, soft_wrap=True)  # it is to be copied

    def _undo(self, seat: str) -> bool:
        if not self.game.undo(seat):
            own = any(entry.seat == seat for entry in self.game.journal.entries)
            self._refuse(say("terminal-no_undo", own=int(own)))
            return False
        self._shown[seat] = min(self._shown[seat], len(self.game.log(seat)))
        self._say(escape(say("terminal-undone")))
        return True


def resume_command(file: Path, levels: Mapping[str, str]) -> str:
    """What to type to go on with a saved game, against the same bots."""
    bots = "".join(f" --bot {seat}={name}" for seat, name in levels.items() if name != STEADY)
    return f"{program()} play --resume {shlex.quote(str(file))}{bots}"


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
