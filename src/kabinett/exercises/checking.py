"""Whether exercises hold what they promise: the engine plays them, and solves puzzles by itself."""

from __future__ import annotations

from dataclasses import replace

from kabinett.core.errors import BadOption
from kabinett.exercises.attempt import Attempt, follow, judge, result
from kabinett.exercises.reading import Lesson, Puzzle
from kabinett.games import game_info

MOST_TRIES = 20_000


def check_lesson(lesson: Lesson) -> None:
    """Play a lesson to its end. BadOption names the step whose moves cannot be made, or that names no clause.

    IllegalMove is about what is written for the others.
    """
    rules = game_info(lesson.game.rules.game).rules_text()
    moves: list[str] = []
    for step in lesson.steps:
        rules.find(step.clause)
        for ways in step.moves:
            attempt = follow(lesson, moves).attempt
            options = {str(move) for move in (*attempt.options, *attempt.game.standing(lesson.seat))}
            if unknown := [way for way in ways if way not in options]:
                raise BadOption(f"{lesson.id}: in step {step.text} one cannot choose '{unknown[0]}'")
            moves.append(ways[0])
    follow(lesson, moves)


def check_puzzle(puzzle: Puzzle) -> None:
    """Play the solution of a puzzle. BadOption says that it is none."""
    if not judge(puzzle, puzzle.solution).solved:
        raise BadOption(f"{puzzle.id}: its solution does not solve it")


def solve(puzzle: Puzzle, tries: int = MOST_TRIES) -> list[str] | None:
    """A solution that was found by trying, or None where all was tried in vain. BadOption if that takes too long."""
    left = [(Attempt(puzzle), list[str]())]
    while left:
        attempt, moves = left.pop()
        now = result(puzzle, attempt)
        if now.solved:
            return moves
        if now.over:
            continue
        tries -= len(attempt.options)
        if tries < 0:
            raise BadOption(f"{puzzle.id}: there is too much to try")
        for option in reversed(attempt.options):
            further = attempt.copy()
            further.make(str(option))
            left.append((further, [*moves, str(option)]))
    return None


def is_tight(puzzle: Puzzle) -> bool:
    """Whether no limit of a puzzle could be narrower: with one move less of a verb it has no solution."""
    narrower = (replace(puzzle, most={**puzzle.most, verb: most - 1}) for verb, most in puzzle.most.items())
    return all(solve(other) is None for other in narrower)
