"""Short data of paths."""

from __future__ import annotations

from random import Random

import pytest

from kabinett.drawing.paths import bent, cut_to, listed, normal, polyline, ring, rounded, shaken, spline, stamped
from kabinett.drawing.placing import Room


@pytest.mark.parametrize(
    ("tenths", "written"),
    [((0, 5, -5), "0 .5-.5"), ((10, -10, 123), "1-1 12.3"), ((-3, -1200), "-.3-120")],
)
def test_numbers_are_short(tenths: tuple[int, ...], written: str) -> None:
    assert listed(tenths) == written


def test_a_line_is_written_in_steps_without_needless_points() -> None:
    assert polyline([(1, 2), (1.04, 2), (4, 0.5)]) == "M1 2l3-1.5Z"
    assert polyline([(1.4, 2.4), (4.6, 0.6)], "", whole=True) == "M1 2l4-1"
    assert polyline([(1, 1), (1, 1)]) == ""


def test_steps_do_not_add_up_faults() -> None:
    points = [(n / 3, n / 7) for n in range(300)]
    steps = polyline(points, "").split("l")[1].replace("-", " -").split()
    assert sum(float(step) for step in steps[::2]) == pytest.approx(299 / 3, abs=0.06)


def test_curves_begin_and_end_where_they_should() -> None:
    assert bent((0, 0), [((5, 5), (10, 0))]) == "M0 0q5 5 10 0"
    assert rounded([(0, 0), (10, 10), (20, 0)]) == "M0 0q10 10 20 0"
    assert rounded([(0, 0), (4, 0)]) == "M0 0l4 0"
    line = spline([(0, 0), (10, 0), (20, 10)], 2)
    assert {(0, 0), (10, 0), (20, 10)} <= set(line)
    assert len(line) > 9


def test_a_shape_is_stamped_at_a_point_in_a_size() -> None:
    assert stamped("m-1 0l2 .5z", (3, 4)) == "M3 4m-1 0l2 .5z"
    assert stamped("m-1 0l2 .5z", (3, 4), 2) == "M3 4m-2 0l4 1z"
    assert ring((5, 5), 2).startswith("M3 5a2 2")


def test_an_uneven_line_keeps_its_ends_and_its_way() -> None:
    line = shaken((0, 0), (80, 0), Random("x"), 0.1, 4)
    assert line[0] == (0, 0)
    assert line[-1] == (80, 0)
    assert line == shaken((0, 0), (80, 0), Random("x"), 0.1, 4)
    assert 10 < len(line) < 40
    assert max(abs(y) for _, y in line) < 20


def test_a_line_is_cut_to_what_lies_on_a_map() -> None:
    line = [(-20.0, 5.0), (-5.0, 5.0), (5.0, 5.0), (15.0, 5.0), (25.0, 5.0), (5.0, 9.0)]
    assert cut_to(line, 10, 10) == [[(-5, 5), (5, 5), (15, 5)], [(25, 5), (5, 9)]]
    assert cut_to(line[:2], 10, 10) == []


def test_the_normal_is_on_the_left() -> None:
    assert normal((0, 0), (5, 0)) == (0, -1)


def test_room_is_free_until_something_is_there() -> None:
    room = Room(50, 50)
    assert room.free((20, 20), 10, 10)
    room.take((20, 20), 4, 4)
    assert not room.free((20, 20), 10, 10)
    assert not room.free((2, 20), 10, 10), "it would not lie on the map"
    assert room.cost((20, 20), 10, 10) == 16
