"""Lessons and puzzles. The server keeps nothing of who does them: a request brings all moves that were made."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

from fastapi import APIRouter, Path, Request
from pydantic import BaseModel, Field

from kabinett.core.errors import BadOption, IllegalMove
from kabinett.exercises import library
from kabinett.exercises.attempt import Attempt, follow, result
from kabinett.exercises.reading import Exercise, Lesson, Puzzle
from kabinett.server import playing
from kabinett.server.api.deps import REFUSALS, Limited, address
from kabinett.server.api.models import Body, MoveText, SurveyModel, WhyModel, Word
from kabinett.server.errors import Refusal, refused
from kabinett.wire import Data

router = APIRouter(prefix="/api/exercises", tags=["exercises"], responses=REFUSALS)

MOST_MOVES = 200
Name = Annotated[
    str, Path(pattern=r"^[a-z0-9_-]{1,40}(\.[a-z0-9_-]{1,40})?$", description="`course.lesson`, or a puzzle")
]
Moves = Annotated[list[MoveText], Field(max_length=MOST_MOVES)]


class StepModel(BaseModel):
    """A step of a lesson; its text is the message `step-COURSE-LESSON-TEXT` of the game's words."""

    text: str
    clause: str
    names: dict[str, str] = Field(description="the parameters of the text")
    show: list[str] = Field(description="places to look at")
    moves: int = Field(description="how many moves it wants; none if it is only read")


class LessonModel(BaseModel):
    """A lesson of a course."""

    id: str
    seat: str
    steps: list[StepModel]


class CourseModel(BaseModel):
    """Lessons in their order."""

    id: str
    game: str
    minutes: int
    lessons: list[LessonModel]


class PuzzleModel(BaseModel):
    """A puzzle, with its texts by language."""

    id: str
    game: str
    seat: str
    title: dict[str, str]
    task: dict[str, str]
    solved: dict[str, str]
    solution: list[str] = Field(description="moves that solve it")


class ExercisesModel(BaseModel):
    """All exercises."""

    courses: list[CourseModel]
    puzzles: list[PuzzleModel]


class AttemptBody(Body):
    """The moves of the learner so far."""

    moves: Moves = Field(default_factory=list)


class AskBody(AttemptBody):
    """Something that is asked about a move or about what happens by itself."""

    move: MoveText


class SurveyBody(AttemptBody):
    """Something that is asked about the position."""

    kind: Word
    arg: Word | None = None


class AttemptModel(BaseModel):
    """How far somebody has come."""

    events: list[dict[str, Any]]
    view: dict[str, Any]
    options: dict[str, str | int]
    made: int = Field(description="of a lesson: how many of the moves were right")
    wrong: bool = Field(
        description="of a lesson: the last move is allowed, but not what the step wants; it was not made"
    )
    over: bool = Field(description="of a puzzle: whether it is decided")
    solved: bool


@router.get("", response_model=ExercisesModel)
async def exercises() -> Data:
    """The courses with their lessons, and the puzzles."""
    courses = [
        {**_fields(course, "id", "game", "minutes"), "lessons": [_lesson(lesson) for lesson in course.lessons]}
        for course in library.courses().values()
    ]
    puzzles = [
        {**_fields(puzzle, "id", "seat", "title", "task", "solved", "solution"), "game": puzzle.game.rules.game}
        for puzzle in library.puzzles().values()
    ]
    return {"courses": courses, "puzzles": puzzles}


@router.post("/{exercise}", response_model=AttemptModel)
async def attempt(exercise: Name, body: AttemptBody, request: Request, limits: Limited) -> Data:
    """An exercise after some moves of the learner: what happened, what he sees, and what he is asked."""
    limits.check("survey", address(request))
    return await asyncio.to_thread(_told, _found(exercise), body.moves)


@router.post("/{exercise}/why", response_model=WhyModel)
async def why(exercise: Name, body: AskBody, request: Request, limits: Limited) -> Data:
    """Why a move is not possible after these moves; or whether something happens by itself."""
    limits.check("survey", address(request))
    happens, reason = await asyncio.to_thread(_why, _found(exercise), body)
    return {"happens": happens, "reason": reason}


@router.post("/{exercise}/survey", response_model=SurveyModel)
async def survey(exercise: Name, body: SurveyBody, request: Request, limits: Limited) -> Data:
    """What the rules see in the position after these moves."""
    limits.check("survey", address(request))
    found = _found(exercise)

    def work() -> Any:
        game = _after(found, body.moves).game
        return playing.surveyed(game.rules, game.state, found.seat, body.kind, body.arg)

    return {"survey": await asyncio.to_thread(work)}


def _fields(thing: object, *names: str) -> Data:
    return {name: getattr(thing, name) for name in names}


def _lesson(lesson: Lesson) -> Data:
    steps = [{**_fields(step, "text", "clause", "names", "show"), "moves": len(step.moves)} for step in lesson.steps]
    return {"id": lesson.id, "seat": lesson.seat, "steps": steps}


def _found(name: str) -> Exercise:
    try:
        return library.exercise(name)
    except BadOption as error:
        raise Refusal("unknown", error.key, **error.params) from error


def _after(exercise: Exercise, moves: list[str]) -> Attempt:
    try:
        return follow(exercise, moves).attempt if isinstance(exercise, Lesson) else Attempt(exercise, moves)
    except IllegalMove as error:
        raise refused("illegal", error.reason) from error


def _told(exercise: Exercise, moves: list[str]) -> Data:
    try:
        made, wrong, over, solved = len(moves), False, False, False
        if isinstance(exercise, Lesson):
            progress = follow(exercise, moves)
            attempt, made, wrong = progress.attempt, progress.made, progress.wrong
        else:
            assert isinstance(exercise, Puzzle)
            attempt = Attempt(exercise, moves)
            standing = result(exercise, attempt)
            over, solved = standing.over, standing.solved
    except IllegalMove as error:
        raise refused("illegal", error.reason) from error
    game = attempt.game
    return {
        "events": [event.to_json() for event in game.log(exercise.seat)],
        "view": game.view(exercise.seat).to_json(),
        "options": dict(game.rules.options),
        "made": made,
        "wrong": wrong,
        "over": over,
        "solved": solved,
    }


def _why(exercise: Exercise, body: AskBody) -> tuple[bool, Data | None]:
    game = _after(exercise, body.moves).game
    if game.rules.questions.get(body.move):
        answer = game.explain(exercise.seat, body.move)
        return answer.happens, answer.reason.to_json()
    reason = game.why_not(exercise.seat, body.move)
    return reason is None, reason.to_json() if reason else None
