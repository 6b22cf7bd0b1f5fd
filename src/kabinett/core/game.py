"""A game being played: a ruleset, a state and the journal that led to it. This is what programs use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from kabinett.core.editions import changed_files
from kabinett.core.errors import BadFile, IllegalMove, KabinettError, Reason
from kabinett.core.events import Event
from kabinett.core.fields import Json
from kabinett.core.journal import Entry, Journal, Recorded, Thought
from kabinett.core.moves import MAX_SHOWN, Decision, Move
from kabinett.core.ruleset import Answer, Ruleset, View
from kabinett.core.state import Outcome, State
from kabinett.core.undo import Made, carry_out, free_undo


class Game:
    """One game, from its set-up (or a given position) to its end."""

    def __init__(self, rules: Ruleset[Any], seed: int, start: Mapping[str, Json] | None = None) -> None:
        self.rules = rules
        self.journal = Journal(rules.game, rules.options, seed, [], start, data=rules.data_hashes)
        self.state: State = self._first_state()
        self.events: list[Event] = list(self.state.events)
        self._made: list[Made] = []

    def _first_state(self) -> State:
        if self.journal.start is None:
            first: State = self.rules.new(self.journal.seed)
        else:
            first = self.rules.load(self.journal.start)
        return first

    @property
    def seats(self) -> tuple[str, ...]:
        """The seats of the table."""
        return self.rules.seats

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it runs."""
        return self.state.outcome

    def decisions(self, seat: str | None = None) -> tuple[Decision, ...]:
        """What is asked now: of all seats, or of one."""
        asked = self.rules.decisions(self.state)
        if seat is None:
            return asked
        self.rules.check_seat(seat)
        return tuple(decision for decision in asked if decision.seat == seat)

    def __iter__(self) -> Iterator[Decision]:
        """What is asked next, again and again until the game is over: who loops over a game answers by `play`.

        Of several seats that are asked at once it is the first; what is not answered is asked again.
        """
        while asked := self.rules.decisions(self.state):
            yield asked[0]

    def standing(self, seat: str) -> tuple[Move, ...]:
        """The moves that this seat may make without being asked."""
        self.rules.check_seat(seat)
        return () if self.outcome else self.rules.standing(self.state, seat)

    def play(self, seat: str, move: str | Move, thought: Thought = None) -> list[Event]:
        """Make a move: one of the options of the seat's decision, or a standing move. Returns what happened.

        Why a bot makes it may be kept with it in the journal.

        IllegalMove names the clause of the question that the move does not answer; the game is then as it was.
        """
        if seat not in self.rules.seats:
            raise IllegalMove("", "unknown_seat", {"seat": seat, "seats": ", ".join(self.rules.seats)})
        chosen = self.rules.vocabulary.find(move)
        events, made = carry_out(self.rules, self.state, seat, chosen)
        self.journal.entries.append(Entry(seat, str(chosen), thought))
        self._made.append(made)
        self.events.extend(events)
        return events

    def why_not(self, seat: str, move: str | Move) -> Reason | None:
        """Why the seat may not make this move now; None if it may. `rules.sentence` says it in words.

        One of the game's questions can be asked too: then it is why this does not happen, and None if it does.
        """
        self.rules.check_seat(seat)
        if self.rules.questions.get(str(move)):
            answer = self.explain(seat, move)
            return None if answer.happens else answer.reason
        try:
            found = self.rules.vocabulary.find(move)
        except IllegalMove as unknown:
            return unknown.reason
        return self.rules.why_not(self.state, seat, found)

    def explain(self, seat: str, question: str | Move) -> Answer:
        """Whether something happens that no move decides, and why: one of `rules.questions`."""
        self.rules.check_seat(seat)
        found = self.rules.questions.get(str(question))
        if found is None:
            raise IllegalMove("", "unknown_question", {"question": str(question)[:MAX_SHOWN]})
        return self.rules.explain(self.state, seat, found)

    def survey(self, seat: str | None, kind: str, arg: str | None = None) -> Json:
        """What the rules see in the present position for this seat (None: an onlooker): one of `rules.surveys`."""
        return self.rules.survey(self.state, seat, kind, arg)

    def view(self, seat: str | None) -> View:
        """Everything this seat (None: an onlooker) may know."""
        return self.rules.view(self.state, seat)

    def log(self, seat: str | None) -> list[Event]:
        """The events that this seat (None: an onlooker) may know, from the start."""
        if seat is not None:
            self.rules.check_seat(seat)
        return [event for event in self.events if event.known_to(seat)]

    def copy(self) -> Game:
        """An independent copy, journal included."""
        new = Game.__new__(Game)
        new.rules = self.rules
        new.journal = replace(self.journal, entries=list(self.journal.entries))
        new.state = self.state.copy()
        new.events = list(self.events)
        new._made = list(self._made)
        return new

    def can_undo(self, seat: str) -> bool:
        """Whether the seat's last move can be taken back: nobody has moved or learned a secret since it was made."""
        return bool(self._taken_back(seat))

    def _taken_back(self, seat: str) -> list[int]:
        """The numbers of the moves that `undo` takes back."""
        self.rules.check_seat(seat)
        return [] if self.outcome else free_undo(self._made, seat) or []

    def undo(self, seat: str) -> bool:
        """Take back the seat's last move. False if that is not possible (see `can_undo`)."""
        back = self._taken_back(seat)
        if not back:
            return False
        undone = Game(self.rules, self.journal.seed, self.journal.start)
        try:
            for number, entry in enumerate(self.journal.entries):
                if number not in back:
                    undone.play(entry.seat, entry.move, entry.thought)
        except IllegalMove:
            return False  # a secret move that was made since would not have been possible without it
        self.journal.entries = undone.journal.entries
        self.state, self.events, self._made = undone.state, undone.events, undone._made
        return True

    def end_record(self) -> dict[str, Json]:
        """What the last line of the journal's file says of the present state."""
        outcome = self.outcome.to_json() if self.outcome else None
        return {"state": self.rules.digest(self.state), "outcome": outcome}

    def save(self, path: str | Path) -> None:
        """Write the journal to a file. A file that has anything else than this game is left as it is: BadFile."""
        self.journal.save(Path(path), self.end_record())


def replay(rules: Ruleset[Any], recorded: Recorded, path: Path, to: int | None = None) -> Game:
    """The game of a recorded journal after `to` moves (all, if None). BadFile names a move that is not legal."""
    journal = recorded.journal
    if journal.start is not None:
        _check_start(rules, journal.start, path)
    game = Game(rules, journal.seed, journal.start)
    game.journal.people = journal.people
    for number, entry in enumerate(journal.entries[:to], 1):
        try:
            game.play(entry.seat, entry.move, entry.thought)
        except KabinettError as error:
            changed = changed_files(journal.data, rules.data_hashes)
            raise BadFile(path, number + 1, f"move {number} cannot have been made: {error}{changed}") from error
        except Exception as error:
            if journal.start is None:
                raise
            raise BadFile(path, number + 1, f"move {number} shows that the start position is broken") from error
    game.journal.own()
    return game


def _check_start(rules: Ruleset[Any], start: Mapping[str, Json], path: Path) -> None:
    """BadFile if this is no state of the game. Anyone may have written it, so any error on the way is the file's."""
    try:
        rules.check_start(start)
    except ValueError as error:
        raise BadFile(path, 1, f"the start position is broken: {error}") from error
    except Exception as error:
        raise BadFile(path, 1, f"the start position is broken: {error!r}") from error


def verify(rules: Ruleset[Any], recorded: Recorded, path: Path) -> Game:
    """Replay a recorded journal whole and check that it leads to the state and outcome it claims."""
    game = replay(rules, recorded, path)
    last = len(recorded.journal.entries) + 2
    for key, value in game.end_record().items():
        if recorded.end.get(key) != value:
            changed = changed_files(recorded.journal.data, rules.data_hashes)
            fault = "is another" if changed else "was changed"
            claim = f"the moves lead to {value}, the file says {recorded.end.get(key)}"
            raise BadFile(path, last, f"the {key} {fault}: {claim}{changed}")
    return game
