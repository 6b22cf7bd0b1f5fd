"""Lessons for bots: who begins with what, who learns, and what is printed."""

from __future__ import annotations

import csv
from concurrent.futures import ProcessPoolExecutor

import numpy as np
import pytest

from bench import tune
from kabinett.bots.ancien_regime.weights import TRAINED
from kabinett.bots.maria.weights import trained_weights

FOUR = ("scenario=1740", "players=4")


def call(monkeypatch: pytest.MonkeyPatch, *args: str) -> None:
    monkeypatch.setattr("sys.argv", ["tune", *args])
    tune.main()


def test_who_has_had_no_lesson_knows_what_the_level_below_does(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    call(monkeypatch, "marshal", "maria", "0", "variant=introductory", "players=2")
    rows = {row["weight"]: row for row in csv.DictReader(capsys.readouterr().out.splitlines())}
    general = trained_weights("general", "introductory", 2)["austria"]
    assert float(rows["march.decay"]["marshal introductory 2 austria"]) == pytest.approx(general.march.decay, rel=1e-3)


def test_a_lesson_changes_who_learns_and_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tune, "PAIRS", 2)
    with ProcessPoolExecutor(1) as pool:
        school = tune.School("marshal", "ancien_regime", (("scenario", "1740"), ("players", "4")), pool)
        assert 0 <= school.lesson(school.learners["france"]) <= 1
    changed = [
        power for power, pupil in school.learners.items() if not np.array_equal(pupil.weights, school.below[power])
    ]
    assert changed == ["france"]
    assert len(school.learners["france"].weights) == len(TRAINED)


def test_a_power_that_is_not_there_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        call(monkeypatch, "marshal", "ancien_regime", "1", "--only", "spain", *FOUR)
    assert "no power of this table: spain (powers: britain, prussia, austria, france)" in capsys.readouterr().err
