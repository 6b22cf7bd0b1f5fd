"""An exercise as far as somebody has come with it. Nothing is kept: an attempt is made of the learner's moves again."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from kabinett.bots.cadet import Cadet
from kabinett.core.errors import IllegalMove
from kabinett.core.events import Event
from kabinett.core.moves import Decision, Move
from kabinett.exercises.reading import Exercise, Goal, Lesson, Puzzle


class Attempt:
    """The game of an exercise after some moves of the learner, and the answers of the others."""

    def __init__(self, exercise: Exercise, moves: Iterable[str] = ()) -> None:
        self.exercise = exercise
        self.game = exercise.game.copy()
        self.game.events.clear()
        self._answered = dict.fromkeys(self.game.seats, 0)
        self._let_others_answer()
        for move in moves:
            self.make(move)

    def make(self, move: str) -> None:
        """A move of the learner, and what the others answer to it. IllegalMove leaves all as it was."""
        self.game.play(self.exercise.seat, move)
        self._let_others_answer()

    def copy(self) -> Attempt:
        """An independent copy."""
        new = Attempt.__new__(Attempt)
        new.exercise = self.exercise
        new.game = self.game.copy()
        new._answered = dict(self._answered)
        return new

    @property
    def options(self) -> tuple[Move, ...]:
        """What the learner can do now."""
        return tuple(option for decision in self.game.decisions(self.exercise.seat) for option in decision.options)

    def _let_others_answer(self) -> None:
        while others := [d for d in self.game.decisions() if d.seat != self.exercise.seat]:
            self.game.play(others[0].seat, self._answer(others[0]))

    def _answer(self, decision: Decision) -> Move | str:
        """What is written for the seat, else the only option, else what a cadet does who always draws the same."""
        seat = decision.seat
        written = self.exercise.others.get(seat, ())
        if len(decision.options) > 1 and self._answered[seat] < len(written):
            self._answered[seat] += 1
            return written[self._answered[seat] - 1]
        cadet = Cadet(self.game.rules, f"{self.exercise.id} {len(self.game.journal.entries)}")
        return cadet.choose(self.game.view(seat), decision)


@dataclass(frozen=True)
class Progress:
    """How far a lesson has come: moves that were right, and whether the last was none of those that the step wants."""

    attempt: Attempt
    made: int
    wrong: bool


def follow(lesson: Lesson, moves: Iterable[str]) -> Progress:
    """A lesson after some moves. A move that is allowed but not wanted is told and not made; others are refused."""
    attempt = Attempt(lesson)
    wanted = [ways for step in lesson.steps for ways in step.moves]
    made = 0
    for move in moves:
        if made >= len(wanted):
            raise IllegalMove("", "exercise_over")
        if move not in wanted[made]:
            if reason := attempt.game.why_not(lesson.seat, move):
                raise IllegalMove(reason.clause, reason.key, reason.params, attempt.game.rules.sentence)
            return Progress(attempt, made, wrong=True)
        attempt.make(move)
        made += 1
    return Progress(attempt, made, wrong=False)


@dataclass(frozen=True)
class Result:
    """Where a puzzle stands: `over` when nothing that is done now can change whether it is solved."""

    attempt: Attempt
    over: bool
    solved: bool


def judge(puzzle: Puzzle, moves: Iterable[str]) -> Result:
    """A puzzle after some moves."""
    return result(puzzle, Attempt(puzzle, moves))


def result(puzzle: Puzzle, attempt: Attempt) -> Result:
    """How a puzzle stands."""
    reached, late = _reached(puzzle.goal, attempt.game.events)
    solved = reached and not _too_many(puzzle, attempt)
    return Result(attempt, reached or late or attempt.game.outcome is not None or _too_many(puzzle, attempt), solved)


def _reached(goal: Goal, events: Iterable[Event]) -> tuple[bool, bool]:
    """Whether the goal was reached in time, and whether the time is over."""
    count = 0
    for event in events:
        if event.kind == goal.event and all(str(event.params.get(key)) == value for key, value in goal.params.items()):
            count += 1
            if count >= goal.least:
                return True, False
        if event.kind == goal.until:
            return False, True
    return False, False


def _too_many(puzzle: Puzzle, attempt: Attempt) -> bool:
    """Whether the learner has made more moves of a verb than he may."""
    made = [entry.move.split(" ")[0] for entry in attempt.game.journal.entries if entry.seat == puzzle.seat]
    return any(made.count(verb) > most for verb, most in puzzle.most.items())
