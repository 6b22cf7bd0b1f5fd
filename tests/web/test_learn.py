"""Lessons and puzzles before real browsers: every lesson is done to its end, in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kabinett.core.fluent import languages
from kabinett.exercises import library
from kabinett.exercises.library import Course
from kabinett.exercises.reading import Lesson, Puzzle
from tests.web.browser import Crowd, Visitor

COURSES = list(library.courses().values())


def make(page: Page, move: str) -> None:
    """Choose a move, by its button or in the list of all choices, and confirm it. Offers are answered elsewhere."""
    if move.split(" ")[0] in ("accept", "decline"):
        answer(page, move)
        return
    chosen = page.locator(f'.prompt [data-move="{move}"]')
    if not chosen.count():
        page.locator(".list-choices").click()
    chosen.first.click()
    page.locator(".actions .confirm:enabled").click()


def answer(page: Page, move: str) -> None:
    """Answer an offer in the drawer of treaties, and close it again."""
    tab = page.locator('[data-panel="deals"]')
    tab.click()
    page.locator(f'.drawer [data-move="{move}"]').click()
    tab.click()


def do(visitor: Visitor, lesson: Lesson) -> None:
    """Do a lesson: read what is to be read, and do what is to be done."""
    teacher = visitor.page.locator(".teacher")
    for step in lesson.steps:
        expect(teacher).to_have_attribute("data-step", step.text)
        assert teacher.locator("p").first.inner_text().strip()
        for ways in step.moves:
            question = visitor.page.locator(".prompt").get_attribute("data-question") or ""
            make(visitor.page, ways[0])
            expect(visitor.page.locator(f'.prompt[data-question="{question}"]')).to_have_count(0)
        if not step.moves:
            teacher.locator("footer .strong").click()
    expect(teacher).to_have_attribute("data-step", "end")


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("course", COURSES, ids=[course.id for course in COURSES])
def test_every_lesson_is_done_to_its_end(crowd: Crowd, course: Course, language: str) -> None:
    visitor = crowd.visitor(locale=language)
    for lesson in course.lessons:
        visitor.open(f"/learn/{course.id}/{lesson.id}")
        do(visitor, lesson)
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    visitor.open("/learn")
    expect(visitor.page.locator(".course .done")).to_have_count(len(course.lessons))


def test_what_is_not_wanted_is_answered_and_what_is_not_allowed_is_explained(crowd: Crowd) -> None:
    course = COURSES[0]
    visitor = crowd.visitor()
    lesson = next(lesson for lesson in course.lessons if not lesson.steps[0].moves and lesson.steps[1].moves)
    visitor.open(f"/learn/{course.id}/{lesson.id}")
    teacher = visitor.page.locator(".teacher")
    teacher.locator("footer .strong").click()
    wanted = lesson.steps[1].moves[0]
    others = [move for decision in lesson.game.decisions(lesson.seat) for move in map(str, decision.options)]
    make(visitor.page, next(move for move in others if move not in wanted))
    expect(teacher.locator(".correction")).to_be_visible()
    expect(visitor.page.locator(".prompt .trouble")).to_contain_text("this step asks for something else")
    expect(teacher).to_have_attribute("data-step", lesson.steps[1].text)


@pytest.mark.parametrize("puzzle", library.puzzles().values(), ids=list(library.puzzles()))
def test_a_puzzle_is_solved_by_its_solution_and_begun_again(crowd: Crowd, puzzle: Puzzle) -> None:
    visitor = crowd.visitor().open(f"/learn/{puzzle.id}")
    teacher = visitor.page.locator(".teacher")
    expect(teacher).to_have_attribute("data-over", "no")
    teacher.locator("footer button").nth(1).click()
    expect(teacher).to_have_attribute("data-solved", "yes")
    expect(teacher.locator(".correction")).to_have_text(puzzle.solved["en"])
    teacher.locator("footer button").nth(0).click()
    expect(teacher).to_have_attribute("data-over", "no")
