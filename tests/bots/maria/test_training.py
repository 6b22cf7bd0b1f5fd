"""What powers have learned from many games: who has it, for whom it decides, and faults of its file."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from kabinett.bots.levels import OWN
from kabinett.bots.maria.adviser import MariaAdviser, asked_power
from kabinett.bots.maria.weights import load_weights, read_training, trained_weights
from kabinett.core.errors import BadFile
from kabinett.games import begin, make_rules
from kabinett.maria.board import POWER_IDS
from kabinett.maria.state import State

TABLES = (("introductory", 2), ("introductory", 3))
DATA = files("kabinett.bots.maria").joinpath("data", "training.csv")


@pytest.mark.parametrize(("variant", "players"), TABLES)
def test_each_power_that_can_win_has_learned(variant: str, players: int) -> None:
    """All have other weights than those of everybody, and who defends has others than who attacks."""
    learned = trained_weights("general", variant, players)
    assert set(learned) == {"france", "prussia", "austria"}
    assert load_weights() not in learned.values()
    assert learned["austria"] != learned["france"]


@pytest.mark.parametrize(("level", "learned"), [("cadet", False), ("general", True), ("marshal", True)])
def test_generals_and_marshals_have_learned_cadets_have_not(level: str, learned: bool) -> None:
    rules = make_rules("maria", variant="introductory", players=3)
    adviser = OWN[level].make(rules, 1).adviser  # type: ignore[attr-defined]
    assert isinstance(adviser, MariaAdviser)
    assert bool(adviser.memories) is learned


def test_the_weights_of_the_power_that_is_asked_decide() -> None:
    """With Prussia's own weights Prussia's marches, and those of its Saxons, are weighed otherwise, and no others."""
    game = begin("maria", {"variant": "introductory", "players": 2}, 3)
    common = load_weights()
    bold = replace(common, march=replace(common.march, pull=9.0, decay=0.9))
    plain, other = MariaAdviser(game.rules), MariaAdviser(game.rules, {"prussia": bold})
    differs: dict[str, bool] = {}
    while (s := game.state).turn <= 1:  # type: ignore[attr-defined]
        assert isinstance(s, State)
        decision = game.decisions()[0]
        weights = plain.weigh(s, decision)
        if decision.kind in ("movement", "march"):
            power = POWER_IDS[asked_power(s, decision)]
            differs[power] = differs.get(power, False) or weights != other.weigh(s, decision)
        game.play(decision.seat, decision.options[max(range(len(weights)), key=weights.__getitem__)])
    assert [power for power in differs if differs[power]] == ["prussia", "saxony"]
    assert {"france", "austria"} < set(differs)


def test_faults_of_the_training_are_named(tmp_path: Path) -> None:
    """A weight that is missing or no number is refused by its name and column."""
    text = DATA.read_text("utf-8")
    (tmp_path / "training.csv").write_text("".join(text.splitlines(keepends=True)[:-1]), "utf-8")
    with pytest.raises(BadFile, match="introductory 2 france: politics: missing or unknown: elector"):
        read_training(tmp_path, "general", "introductory 2")
    lines = text.splitlines()
    lines[1] = ",".join(["aims.spoil", "much", *lines[1].split(",")[2:]])
    (tmp_path / "training.csv").write_text("\n".join(lines), "utf-8")
    level, variant, players, _ = lines[0].split(",")[1].split()
    with pytest.raises(BadFile, match="'much'"):
        read_training(tmp_path, level, f"{variant} {players}")
