"""Intervals: against values from tables."""

from __future__ import annotations

from random import Random

import pytest

from kabinett.arena.intervals import Estimate, by_groups, short, student, wilson


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [(90, 100, 0.8256, 0.9448), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (280, 400, 0.6534, 0.7429)],
)
def test_wilson(won: float, games: int, low: float, high: float) -> None:
    found = wilson(won, games)
    assert found.share == won / games
    assert found.low == pytest.approx(low, abs=1e-4)
    assert found.high == pytest.approx(high, abs=1e-4)


def test_no_game_tells_nothing() -> None:
    assert wilson(0, 0) == Estimate(0.0, 0.0, 1.0, 0)


@pytest.mark.parametrize(
    ("freedom", "value"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (60, 2.0003)]
)
def test_student(freedom: int, value: float) -> None:
    assert student(freedom) == pytest.approx(value, rel=2e-3)


def test_groups_are_compared_by_their_means() -> None:
    found = by_groups([[1, 0, 0], [1, 1, 0], [0, 0, 0], [1, 0, 0]])
    assert found.share == pytest.approx(1 / 3)
    assert found.games == 12
    # the means 1/3, 2/3, 0, 1/3 have a standard deviation of 0.2722
    assert found.high - found.share == pytest.approx(3.182 * 0.2722 / 2, rel=2e-3)
    assert found.low == 0.0


def test_groups_that_are_alike_say_nothing_of_how_they_vary() -> None:
    assert by_groups([[1, 1], [1, 1]]) == wilson(4, 4)
    assert by_groups([[1, 0]]) == wilson(1, 2)


def test_about_95_of_100_intervals_have_the_truth_in_them() -> None:
    random, truth = Random(7), 0.3
    hits = {"wilson": 0, "groups": 0}
    for _ in range(400):
        groups = [[float(random.random() < truth) for _ in range(3)] for _ in range(20)]
        for name, found in (("wilson", wilson(sum(map(sum, groups)), 60)), ("groups", by_groups(groups))):
            hits[name] += found.low <= truth <= found.high
    assert all(0.92 <= hit / 400 <= 0.98 for hit in hits.values()), hits


def test_shares_are_written_shortly() -> None:
    assert [short(share) for share in (0.0, 0.345, 1.0)] == [".00", ".34", "1.00"]
    assert str(wilson(90, 100)) == ".90 (.83–.94)"
