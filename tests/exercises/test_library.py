"""The exercises that come with Kabinett hold what they promise, in every language."""

from __future__ import annotations

import pytest

from kabinett.core.errors import BadOption
from kabinett.core.fluent import languages
from kabinett.exercises import library
from kabinett.exercises.checking import check_lesson, check_puzzle, is_tight
from kabinett.exercises.reading import Lesson, Puzzle

LESSONS = [(course.id, lesson) for course in library.courses().values() for lesson in course.lessons]
PUZZLES = list(library.puzzles().values())


def test_there_are_three_courses_and_some_puzzles() -> None:
    assert {course.id: course.game for course in library.courses().values()} == {
        "maria": "maria",
        "politics": "maria",
        "regime": "ancien_regime",
    }
    assert len(PUZZLES) >= 5


@pytest.mark.parametrize(("course", "lesson"), LESSONS, ids=[f"{course}.{lesson.id}" for course, lesson in LESSONS])
def test_a_lesson_can_be_done(course: str, lesson: Lesson) -> None:
    check_lesson(lesson)
    assert library.exercise(f"{course}.{lesson.id}") is lesson
    assert any(step.moves for step in lesson.steps)


@pytest.mark.parametrize("puzzle", PUZZLES, ids=[puzzle.id for puzzle in PUZZLES])
def test_a_puzzle_has_a_solution_and_texts_in_every_language(puzzle: Puzzle) -> None:
    check_puzzle(puzzle)
    assert library.exercise(puzzle.id) is puzzle
    for texts in (puzzle.title, puzzle.task, puzzle.solved):
        assert set(texts) == set(languages())


@pytest.mark.parametrize("puzzle", [p for p in PUZZLES if p.most], ids=[puzzle.id for puzzle in PUZZLES if puzzle.most])
def test_a_puzzle_with_a_limit_cannot_be_solved_with_less(puzzle: Puzzle) -> None:
    assert is_tight(puzzle)


@pytest.mark.parametrize("name", ["nothing", "maria.nothing", "nothing.march"])
def test_what_is_not_there_is_named(name: str) -> None:
    with pytest.raises(BadOption, match="nothing"):
        library.exercise(name)
