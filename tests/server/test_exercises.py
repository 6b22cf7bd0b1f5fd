"""Lessons and puzzles over HTTP: nobody needs to be known, and the server keeps nothing."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from kabinett.exercises import library
from tests.server.web import Site

LESSON = next(iter(library.courses().values())).lessons[0]
NAME = f"{next(iter(library.courses()))}.{LESSON.id}"
RIGHT = [ways[0] for step in LESSON.steps for ways in step.moves]


def post(site: Site, path: str, **body: Any) -> httpx.Response:
    return site.client.post(f"{site.url}/api/exercises/{path}", json=body)


def test_everything_that_can_be_learned_is_listed(site: Site) -> None:
    told = site.client.get(f"{site.url}/api/exercises").json()
    assert [course["id"] for course in told["courses"]] == list(library.courses())
    assert [puzzle["id"] for puzzle in told["puzzles"]] == list(library.puzzles())
    first = told["courses"][0]["lessons"][0]
    assert [step["moves"] for step in first["steps"]] == [len(step.moves) for step in LESSON.steps]


def test_a_lesson_is_followed_move_by_move(site: Site) -> None:
    for count in range(len(RIGHT) + 1):
        told = post(site, NAME, moves=RIGHT[:count]).json()
        assert (told["made"], told["wrong"]) == (count, False)
        assert told["view"]["seat"] == LESSON.seat
    assert told["events"]


def test_a_move_that_is_not_wanted_is_told_and_nothing_happens(site: Site) -> None:
    before = post(site, NAME, moves=[]).json()
    other = next(move for move in before["view"]["decisions"][0]["options"] if move != RIGHT[0])
    told = post(site, NAME, moves=[other]).json()
    assert (told["made"], told["wrong"]) == (0, True)
    assert told["view"] == before["view"]


def test_a_puzzle_says_when_it_is_solved(site: Site) -> None:
    puzzle = next(iter(library.puzzles().values()))
    assert post(site, puzzle.id, moves=[]).json()["over"] is False
    told = post(site, puzzle.id, moves=list(puzzle.solution)).json()
    assert (told["over"], told["solved"]) == (True, True)


def test_why_and_surveys_answer_for_the_moment_that_is_shown(site: Site) -> None:
    told = post(site, f"{NAME}/why", moves=[], move="city wien").json()
    assert told["happens"] is False
    assert told["reason"]["clause"]
    kind = "protection"
    assert post(site, f"{NAME}/survey", moves=[], kind=kind).json()["survey"]


@pytest.mark.parametrize(
    ("path", "body", "status", "key"),
    [
        ("nothing", {"moves": []}, 404, "unknown_exercise"),
        (f"{NAME}x", {"moves": []}, 404, "unknown_exercise"),
        (NAME, {"moves": ["dance"]}, 409, "unknown_move"),
        (NAME, {"moves": [*RIGHT, "end"]}, 409, "exercise_over"),
        (f"{NAME}/survey", {"moves": [], "kind": "weather"}, 404, "unknown_survey"),
    ],
)
def test_what_cannot_be_done_is_refused_with_a_reason(
    site: Site, path: str, body: dict[str, Any], status: int, key: str
) -> None:
    answer = post(site, path, **body)
    assert (answer.status_code, answer.json()["key"]) == (status, key)
