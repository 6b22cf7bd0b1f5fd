"""Lessons and puzzles: what their files say, and how they are done."""

from __future__ import annotations

from pathlib import Path

import pytest

from kabinett.core.errors import BadFile, BadOption, IllegalMove
from kabinett.exercises.attempt import Attempt, follow, judge
from kabinett.exercises.checking import check_lesson, check_puzzle, is_tight, solve
from kabinett.exercises.reading import Lesson, Puzzle, read_lesson, read_puzzle

POSITION = """
seat: frederick
position:
  game: maria
  turn: 2
  stage: prussia
  phase: movement
  pieces:
    friedrich: {city: glogau, troops: 5}
    neipperg: {city: olmuetz, troops: 4}
  hands: {prussia: [S7], austria: [C3]}
"""
STEPS = """
steps:
  - {text: look, clause: M0.4}
  - {text: go, clause: M10.1.1, names: {piece: friedrich}, moves: [piece friedrich, city lissa | city lueben]}
  - {text: end, clause: M10.1.1, moves: [stop, end]}
"""
# Friedrich is five troops short, and Neipperg has no diamond.
BATTLE = """
seat: frederick
position:
  game: maria
  turn: 2
  stage: prussia
  phase: combat
  pieces:
    friedrich: {city: lueben, troops: 2}
    neipperg: {city: liegnitz, troops: 7}
  hands: {prussia: [D2, D3, D9], austria: [S2]}
goal: {event: battle_won, params: {by: friedrich}, until: stage_began}
most: {card: 1}
solution: [card D9]
title: {en: One card}
task: {en: Win with one card.}
solved: {en: So it is.}
"""


def lesson(folder: Path, text: str = POSITION + STEPS) -> Lesson:
    file = folder / "first.yaml"
    file.write_text(text)
    return read_lesson(file)


def puzzle(folder: Path, text: str) -> Puzzle:
    file = folder / "riddle.yaml"
    file.write_text(text)
    return read_puzzle(file)


def test_a_lesson_has_the_name_of_its_file_its_seat_and_its_steps(tmp_path: Path) -> None:
    made = lesson(tmp_path)
    assert (made.id, made.seat, [step.text for step in made.steps]) == ("first", "frederick", ["look", "go", "end"])
    assert made.steps[1].moves == (("piece friedrich",), ("city lissa", "city lueben"))
    assert made.steps[1].names == {"piece": "friedrich"}
    assert made.steps[0].moves == ()


def test_a_lesson_goes_on_by_what_it_wants_in_any_of_its_ways(tmp_path: Path) -> None:
    made = lesson(tmp_path)
    for city in ("lissa", "lueben"):
        progress = follow(made, ["piece friedrich", f"city {city}"])
        assert (progress.made, progress.wrong) == (2, False)
        assert progress.attempt.game.view("frederick").position["place"]["friedrich"] == city


def test_what_is_allowed_but_not_wanted_is_told_and_not_made(tmp_path: Path) -> None:
    progress = follow(lesson(tmp_path), ["piece friedrich", "city freystadt"])
    assert (progress.made, progress.wrong) == (1, True)
    assert progress.attempt.game.view("frederick").position["place"]["friedrich"] == "glogau"


def test_what_is_not_allowed_is_refused_with_its_clause(tmp_path: Path) -> None:
    with pytest.raises(IllegalMove) as refused:
        follow(lesson(tmp_path), ["piece neipperg"])
    assert refused.value.key == "not_yours"


def test_a_lesson_ends(tmp_path: Path) -> None:
    moves = ["piece friedrich", "city lissa", "stop", "end"]
    assert follow(lesson(tmp_path), moves).made == 4
    with pytest.raises(IllegalMove, match="over"):
        follow(lesson(tmp_path), [*moves, "end"])


def test_a_lesson_that_can_be_done_is_found_good_and_others_are_not(tmp_path: Path) -> None:
    check_lesson(lesson(tmp_path))
    with pytest.raises(BadOption, match="in step go one cannot choose 'city wien'"):
        check_lesson(lesson(tmp_path, (POSITION + STEPS).replace("city lueben", "city wien")))
    with pytest.raises(BadOption, match=r"there is no clause 'M99\.1'"):
        check_lesson(lesson(tmp_path, (POSITION + STEPS).replace("M0.4", "M99.1")))


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("seat: frederick", "seat: wilhelm", "line 2: unknown seat 'wilhelm'"),
        ("seat: frederick\n", "", "a lesson needs an entry 'seat'"),
        ("clause: M0.4", "claus: M0.4", "unknown entry 'claus' in a step"),
        ("{text: look, clause: M0.4}", "{text: look}", "a step needs an entry 'clause'"),
        ("glogau", "atlantis", "unknown city 'atlantis'"),
    ],
)
def test_a_file_with_a_fault_is_refused_with_the_place(tmp_path: Path, old: str, new: str, fault: str) -> None:
    with pytest.raises(BadFile, match=fault):
        lesson(tmp_path, (POSITION + STEPS).replace(old, new, 1))


def test_others_answer_as_written_else_as_a_patient_bot_that_draws_the_same_each_time(tmp_path: Path) -> None:
    text = BATTLE.replace("austria: [S2]", "austria: [D4, D5]")
    first, second = (judge(puzzle(tmp_path, text), ["card D9"]) for _ in range(2))
    assert first.attempt.game.journal.entries == second.attempt.game.journal.entries
    written = text.replace("goal:", "others: {maria_theresa: [card D5]}\ngoal:")
    moves = judge(puzzle(tmp_path, written), ["card D9"]).attempt.game.journal.entries
    assert "card D5" in [entry.move for entry in moves if entry.seat == "maria_theresa"]


def test_a_copy_of_an_attempt_goes_its_own_way(tmp_path: Path) -> None:
    attempt = Attempt(lesson(tmp_path), ["piece friedrich"])
    other = attempt.copy()
    other.make("city lissa")
    assert "city lissa" in map(str, attempt.options)


def test_a_puzzle_is_solved_by_its_event_in_time_and_within_its_limits(tmp_path: Path) -> None:
    made = puzzle(tmp_path, BATTLE)
    events = [event.kind for event in judge(made, ["card D9"]).attempt.game.events]
    result = judge(made, ["card D9"])
    assert (result.over, result.solved) == (True, True), events
    check_puzzle(made)


def test_the_engine_solves_puzzles_and_knows_whether_less_would_do(tmp_path: Path) -> None:
    made = puzzle(tmp_path, BATTLE)
    assert solve(made) == ["card D9"]
    assert is_tight(made)
    assert not is_tight(puzzle(tmp_path, BATTLE.replace("card: 1", "card: 2")))


def test_a_puzzle_without_solution_is_found_out(tmp_path: Path) -> None:
    made = puzzle(tmp_path, BATTLE.replace("D9", "D4"))
    assert solve(made) is None
    with pytest.raises(BadOption, match="its solution does not solve it"):
        check_puzzle(made)
    with pytest.raises(BadOption, match="there is too much to try"):
        solve(made, tries=1)
