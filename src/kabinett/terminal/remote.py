"""A table on a server, in the terminal: what happens is told at once, and one can type at any time."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from difflib import get_close_matches
from itertools import groupby

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid
from rich.text import Text

from kabinett.bots import STEADY
from kabinett.client import Seat
from kabinett.core.errors import BadOption, KabinettError, Reason
from kabinett.core.events import Event
from kabinett.core.moves import ALIKE, Decision, Move
from kabinett.core.ruleset import Answer, AnyRuleset, View
from kabinett.servertexts import refusal
from kabinett.tabletexts import TableTexts, is_of_table, level_name
from kabinett.terminal.desk import IDLE, LAST_EVENTS, LEAVING, Desk, Leave, help_list
from kabinett.terminal.keyboard import Keyboard
from kabinett.terminal.screen import Screen
from kabinett.terminal.words import MOST_TYPED, columns, listed, say
from kabinett.wire import Data

# What the help tells, as entries `terminal-help_...`: who plays, who watches, and who waits for a game to begin.
HELP_REMOTE = ("say", "seats", "ask", "bot", "quit")
HELP_WATCHER = ("watcher", "watcher_quit")
HELP_LOBBY = ("lobby", "start", "leave")
REQUESTS = ("undo", "pause", "resume", "end")
ONLOOKER = ""  # the seat of the decisions of who only watches
QUIET = 0.4  # seconds in which nothing happens: then it is time to tell for whom we wait
MINUTE, HOUR, DAY = 60, 3600, 86400  # seconds
CLEAR_LINE = "\r\033[2K"


class RemoteGame:
    """The game of one seat on a server, as a desk needs it."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self.rules: AnyRuleset = seat.rules

    def play(self, seat: str, move: str | Move) -> None:
        """Answer the question, or make a standing move."""
        self._check()
        asked = self._seat.decision
        if asked is None or move not in asked.options:
            self._seat.standing(move)
        elif not self._seat.play(move):
            raise BadOption(say("terminal-not_asked_any_more"))

    def why_not(self, seat: str, move: str | Move) -> Reason | None:
        """Why the seat may not make this move now."""
        self._check()
        return self._seat.why_not(move)

    def explain(self, seat: str, question: str | Move) -> Answer:
        """Whether something happens that no move decides, and why."""
        self._check()
        return self._seat.explain(question)

    def log(self, seat: str) -> list[Event]:
        """The events that this seat may know."""
        return self._seat.events

    def _check(self) -> None:
        if self._seat.name is None:
            raise BadOption(say("terminal-watcher_moves"))


class Remote(Desk):
    """A seat at a table on a server, or (its name None) a place to watch from."""

    def __init__(self, seat: Seat, screen: Screen, console: Console, keyboard: Keyboard) -> None:
        super().__init__(RemoteGame(seat), screen, console)
        self.seat = seat
        self.table = seat.table
        self.keyboard = keyboard
        self.texts = TableTexts(screen.seat_name)
        self._prompted = False
        self._connected = True
        self._heard = 0  # messages that were told
        self._requests: set[int] = set()  # requests that were told
        self._shown: object = None  # the question, or for whom we wait

    def run(self) -> None:
        """Play or watch until the game is over. `Leave` ends it earlier."""
        self.keyboard.when_typed = self.seat.wake
        try:
            while not self.seat.over:
                self._go_on()
            self._tell()
        except KeyboardInterrupt:
            raise Leave from None
        finally:
            self._interrupt()
            self.keyboard.when_typed = None
        self._farewell()

    def _go_on(self) -> None:
        """Tell what has happened, show what is new, and carry out what is typed before anything else happens."""
        self._tell()
        now = self._situation()
        if now != self._shown:
            if not self._is_asked() and self.seat.wait(QUIET):
                return  # others play, and soon we need not wait for them any more
            self._shown = now
            self._interrupt()
            self._show()
        line = self._next()
        if line is not None:
            self._obey_at_table(line)

    def _next(self) -> str | None:
        """A line that was typed; None if something has happened first."""
        self._prompt()
        while (line := self.keyboard.take()) is None:
            if self.seat.wait():
                return None
        self._prompted = False
        return line

    def _prompt(self) -> None:
        if not self._prompted:
            self.console.print("> ", end="")
            self.console.file.flush()
            self._prompted = True

    def _interrupt(self) -> None:
        """Something is told while the person may be typing: it stands in the place of the prompt."""
        if self._prompted:
            self.console.file.write(CLEAR_LINE if self.console.is_terminal else "\n")
            self._prompted = False

    # -- the situation

    def _is_asked(self) -> bool:
        return self.seat.decision is not None and self.seat.plays

    def _decision(self) -> Decision:
        """What the person is asked; where nothing is, a decision without options."""
        asked = self.seat.decision
        return asked if asked and self.seat.plays else Decision(self.seat.name or ONLOOKER, IDLE, "", ())

    def _offers(self, view: View) -> list[Decision]:
        """What others have put to the seat."""
        return self.seat.rules.replies(view.standing, self.seat.name) if self.seat.name and self.seat.plays else []

    def _situation(self) -> object:
        """What a person must see anew when it changes."""
        view = self.seat.view
        if view is None:
            return "lobby", self._why_no_game()
        if self._is_asked():
            return "question", self.seat.question
        return "waiting", view.waiting_for, len(self._offers(view)), self.seat.plays

    def _show(self) -> None:
        view, decision = self.seat.view, self._decision()
        if view is None:
            self._show_lobby()
        else:
            if decision.kind != IDLE:
                self.console.print(self.screen.surroundings(view, decision))
            self._show_options(view, decision)

    def _show_lobby(self) -> None:
        """A table without a game: not begun yet, or not to be played on."""
        self._say(f"\n[bold]{escape(self._why_no_game())}[/] [dim]{escape(say('terminal-help_hint'))}[/]")

    def _why_no_game(self) -> str:
        frozen = self.seat.about["frozen"]
        return refusal(frozen["key"], frozen["params"]) if frozen else self._not_begun()

    def _not_begun(self) -> str:
        empty = {seat for seat, place in self.seat.about["seats"].items() if not (place["player"] or place["bot"])}
        if not empty:
            return say("terminal-all_taken")
        names = tuple(self._called(seat) for seat in self.seat.rules.seats if seat in empty)
        return say("terminal-nobody_plays", seats=names)

    def _show_idle(self, view: View, decision: Decision) -> None:
        waiting = say("terminal-waiting", seats=listed(map(self._called, view.waiting_for), "and"))
        self._say(f"\n[bold]{escape(waiting)}[/] [dim]{escape(say('terminal-help_hint'))}[/]")
        if self.seat.name and not self.seat.plays:
            self._say(f"[dim]{escape(self._substitute(self.seat.name))}[/]")
        for offer in self._offers(view):
            choices = say("terminal-offer_waits", choices=listed(map(str, offer.options), "or"))
            self._say(f"[bold]{escape(choices)}[/] [dim]({offer.clause})[/]")

    def _substitute(self, seat: str) -> str:
        """Who plays a seat through whose eyes one looks."""
        place = self.seat.about["seats"][seat]
        mine = int(place["owner"] == self.table.server.me and not place["resigned"])
        name = self.screen.seat_name(seat)
        if place["bot"]:
            return say("terminal-substitute_bot", level=level_name(place["bot"]), seat=name, mine=mine)
        return say("terminal-substitute", player=self._player(seat), seat=name, mine=mine)

    def _show_others(self, view: View, decision: Decision) -> None:
        others = tuple(self._called(seat) for seat in view.waiting_for if seat != decision.seat)
        if others:
            self._say(f"[dim]{escape(say('terminal-asked_as_well', seats=others))}[/]")
        due = self.seat.about["seats"][decision.seat]["due_at"]
        if due is not None:
            self._say(f"[dim]{escape(say('terminal-your_time', time=_duration(due)))}[/]")

    def _called(self, seat: str) -> str:
        return say("terminal-seat_of", seat=self.screen.seat_name(seat), player=self._player(seat))

    def _player(self, seat: str) -> str:
        """Who plays a seat."""
        place = self.seat.about["seats"][seat]
        if place["bot"]:
            return say("terminal-player_bot", level=level_name(place["bot"]))
        if place["player"]:
            return self.texts.person(self.seat.about["people"][place["player"]])
        return say("terminal-player_kept" if place["reserved"] else "terminal-player_free")

    # -- news

    def _tell(self) -> None:
        if self.seat.view:
            self.screen.surroundings(self.seat.view, self._decision())  # names in the log may depend on the view
        for line in self._news():
            self._interrupt()
            self._say(line)

    def _news(self) -> Iterator[str]:
        if self.seat.connected != self._connected:
            self._connected = self.seat.connected
            lost = say("terminal-lost", trouble=str(self.seat.trouble))
            yield escape(say("terminal-connected")) if self._connected else f"[red]{escape(lost)}[/]"
        yield from (f"[dim]{line}[/]" for line in self._lines(self._new_events()))
        yield from (escape(self._spoken(message)) for message in self._new_messages())
        for request in self.seat.about["requests"]:
            if self.seat.name in request["waiting"] and request["number"] not in self._requests:
                self._requests.add(request["number"])
                asker, what = self.screen.seat_name(request["seat"]), self.texts.request(request["what"])
                yield f"[bold]{escape(say('terminal-request', seat=asker, what=what))}[/]"

    def _new_events(self) -> list[Event]:
        """Who comes to a game has the last events told; then he is told all."""
        events = self.seat.news()
        return events[-LAST_EVENTS:] if len(events) == len(self.seat.events) else events

    def _new_messages(self) -> list[Data]:
        heard, self._heard = self._heard, len(self.seat.messages)
        return self.seat.messages[heard:] if heard else self.seat.messages[-LAST_EVENTS:]

    def _lines(self, events: Sequence[Event]) -> list[str]:
        people, lines = self.seat.about["people"], list[str]()
        for of_table, group in groupby(events, is_of_table):
            if of_table:
                lines += [escape(self.texts.event(event, people)) for event in group]
            else:
                lines += self.screen.log(list(group))
        return lines

    def _spoken(self, message: Data) -> str:
        """Something that was said: by whom, from which seat, and to whom if not to all."""
        seat = self.screen.seat_name(message["seat"]) if message["seat"] else ""
        hearers = tuple(self.screen.seat_name(other) for other in message["to"] or () if other != message["seat"])
        name = self.texts.person(message["name"])
        return say("terminal-spoken", name=name, seat=seat, hearers=hearers, text=message["text"])

    def _farewell(self) -> None:
        outcome = self.seat.outcome
        assert outcome is not None
        if self.seat.view:
            self.console.print(self.screen.situation(self.seat.view))
        words = self.screen.outcome(outcome) if outcome.clause else escape(self.texts.ended(outcome))
        self._say(f"\n[bold]{words}[/]")

    # -- what a person may type

    def _obey_at_table(self, line: str) -> None:
        if self.seat.view is None:
            self._obey_in_lobby(line)
        else:
            self._obey(line, self.seat.view, self._decision())

    def _obey_in_lobby(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        if word.lower() in LEAVING:
            raise Leave
        commands = {
            **self._table_commands(rest.strip()),
            "": self._show_lobby,
            "help": lambda: self.console.print(help_list(_entries(HELP_LOBBY))),
            "start": self.table.start,
            "leave": self._give_up_seat,
        }
        try:
            if word.lower() not in commands:
                raise BadOption(say("terminal-before_the_game", line=line[:MOST_TYPED]))
            commands[word.lower()]()
        except KabinettError as error:
            self._refuse(str(error))

    def _commands(self, rest: str, view: View, decision: Decision) -> dict[str, Callable[[], object]]:
        commands = {**super()._commands(rest, view, decision), **self._table_commands(rest)}
        name = self.seat.name
        if name is None:
            return commands
        words = rest.lower()
        if words in REQUESTS:  # a game may have moves that begin with these words
            commands["ask"] = lambda: self.table.request(name, words)
        if words in ("", *REQUESTS):
            commands["agree"] = lambda: self._answer(words, True)
            commands["decline"] = lambda: self._answer(words, False)
        commands["bot"] = lambda: self.table.hand_to_bot(name, words or STEADY)
        commands["back"] = lambda: self.table.take_back(name)
        commands["resign"] = lambda: self._resign(words)
        return commands

    def _table_commands(self, rest: str) -> dict[str, Callable[[], object]]:
        return {"say": lambda: self._speak(rest), "seats": self._show_seats}

    def _more_help(self) -> list[str]:
        return _entries(HELP_REMOTE if self.seat.name else HELP_WATCHER)

    def _no_choice(self, line: str, decision: Decision) -> str:
        if decision.kind == IDLE:
            return say("terminal-while_waiting", line=line[:MOST_TYPED])
        return super()._no_choice(line, decision)

    def _undo(self, seat: str) -> bool:
        self.seat.undo()
        return True

    def _speak(self, words: str) -> None:
        """Say something to all, or to the seats before the colon."""
        names, colon, text = words.partition(":")
        seats = {name.strip(): self._seat_called(name) for name in names.split(",")} if colon else {}
        private = bool(seats) and all(seats.values())
        text = text.strip() if private else words
        if not text:
            raise BadOption(say("terminal-say_what"))
        if not private:
            self._check_slip([name for name, seat in seats.items() if not seat], len(seats))
        self.seat.say(text, [seat for seat in seats.values() if seat] if private else None)

    def _check_slip(self, unknown: list[str], named: int) -> None:
        """A slip in the name of a seat must not tell all what was meant for one."""
        seats = [name for seat in self.seat.about["seats"] for name in (seat, self.screen.seat_name(seat).lower())]
        for name in unknown:
            if len(unknown) < named or get_close_matches(name.lower(), seats, 1, ALIKE):
                raise BadOption(say("terminal-say_whom", name=name[:MOST_TYPED]))

    def _seat_called(self, name: str) -> str | None:
        """The seat that is meant, by its id or name."""
        wanted = name.strip().lower()
        seats = self.seat.rules.seats
        return next((seat for seat in seats if wanted in (seat, self.screen.seat_name(seat).lower())), None)

    def _answer(self, what: str, agrees: bool) -> None:
        """Answer the request of this kind, or the only one."""
        name, requests = self.seat.name, self.seat.about["requests"]
        waiting = [request for request in requests if name in request["waiting"] and what in ("", request["what"])]
        if not waiting:
            raise BadOption(say("terminal-nobody_asked_that" if what else "terminal-nobody_asked"))
        if len(waiting) > 1:
            choices = listed((request["what"] for request in waiting), "or")
            raise BadOption(say("terminal-which_request", choices=choices))
        assert name is not None
        self.table.answer(name, waiting[0]["number"], agrees)

    def _resign(self, words: str) -> None:
        if words != "yes":
            raise BadOption(say("terminal-resign_really"))
        assert self.seat.name is not None
        self.table.resign(self.seat.name)

    def _give_up_seat(self) -> None:
        if self.seat.name is None:
            raise BadOption(say("terminal-no_seat_to_leave"))
        self.table.leave(self.seat.name)
        raise Leave

    def _show_seats(self) -> None:
        grid = Grid(*columns("terminal", "seat", "player", ""), box=None, padding=(0, 2, 0, 0))
        waiting = self.seat.view.waiting_for if self.seat.view else ()
        for seat, place in self.seat.about["seats"].items():
            holding = {"asked": seat in waiting, "resigned": place["resigned"]}
            notes = [say(f"terminal-note-{note}") for note, holds in holding.items() if holds]
            notes += [_duration(place["due_at"])] if place["due_at"] is not None else []
            grid.add_row(Text(self.screen.seat_name(seat)), Text(self._player(seat)), Text(listed(notes)))
        self.console.print(grid)
        if self.seat.about["clock"]["paused"]:
            self._say(escape(say("terminal-clocks_stand")))


def _duration(due_at: int) -> str:
    """The time from now to a moment (milliseconds since 1970), in its two largest units."""
    left = round(due_at / 1000 - time.time())
    if left <= 0:
        return say("terminal-no_time")
    units = {
        "days": left // DAY,
        "hours": left % DAY // HOUR,
        "minutes": left % HOUR // MINUTE,
        "seconds": left % MINUTE,
    }
    return " ".join([say(f"terminal-time-{unit}", number=number) for unit, number in units.items() if number][:2])


def _entries(names: Sequence[str]) -> list[str]:
    """Entries of the help."""
    return [say(f"terminal-help_{name}") for name in names]
