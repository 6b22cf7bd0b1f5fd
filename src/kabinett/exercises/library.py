"""The exercises that come with Kabinett: courses are folders of lessons, puzzles are single files."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from kabinett.core.errors import BadOption
from kabinett.core.yamltree import read_yaml
from kabinett.exercises.reading import Exercise, Lesson, Puzzle, read_lesson, read_puzzle

FOLDER = Path(__file__).parent / "data"
COURSE = "course.yaml"


@dataclass(frozen=True)
class Course:
    """Lessons that belong together, in their order, and how long they take."""

    id: str
    game: str
    minutes: int
    lessons: tuple[Lesson, ...]


@cache
def courses(folder: Path = FOLDER / "courses") -> Mapping[str, Course]:
    """The courses by id: a folder each, whose `course.yaml` names its lessons in their order."""
    return {path.parent.name: _read_course(path) for path in sorted(folder.glob(f"*/{COURSE}"))}


def _read_course(path: Path) -> Course:
    entries = read_yaml(path).fields("a course", ("minutes", "lessons"))
    names = [node.text("lesson") for node in entries["lessons"].list("lessons")]
    lessons = tuple(read_lesson(path.parent / f"{name}.yaml") for name in names)
    return Course(path.parent.name, lessons[0].game.rules.game, entries["minutes"].number("minutes", 1, 99), lessons)


@cache
def puzzles(folder: Path = FOLDER / "puzzles") -> Mapping[str, Puzzle]:
    """The puzzles by id: every file of the folder is one."""
    return {path.stem: read_puzzle(path) for path in sorted(folder.glob("*.yaml"))}


def lesson(course: str, name: str) -> Lesson:
    """A lesson of a course. BadOption if there is none."""
    if course not in courses():
        raise BadOption(f"there is no course '{course}'", "unknown_exercise", exercise=course)
    for found in courses()[course].lessons:
        if found.id == name:
            return found
    raise BadOption(f"there is no lesson '{name}' in {course}", "unknown_exercise", exercise=name)


def puzzle(name: str) -> Puzzle:
    """A puzzle. BadOption if there is none."""
    if name not in puzzles():
        raise BadOption(f"there is no puzzle '{name}'", "unknown_exercise", exercise=name)
    return puzzles()[name]


def exercise(name: str) -> Exercise:
    """A lesson (`course.lesson`) or a puzzle by its name."""
    course, dot, part = name.partition(".")
    return lesson(course, part) if dot else puzzle(name)
