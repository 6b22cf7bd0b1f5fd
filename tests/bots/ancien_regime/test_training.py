"""What powers of Ancien Régime have learned from many games: who has it, for whom it decides, faults of its file."""

from __future__ import annotations

from dataclasses import replace
from importlib.resources import files
from pathlib import Path

import pytest

from kabinett.ancien_regime.state import State
from kabinett.bots.ancien_regime.adviser import AncienRegimeAdviser
from kabinett.bots.ancien_regime.weights import TRAINED, load_weights, read_training, trained_weights
from kabinett.bots.levels import OWN
from kabinett.core.errors import BadFile
from kabinett.games import begin, make_rules

DATA = files("kabinett.bots.ancien_regime").joinpath("data", "training.csv")


@pytest.mark.parametrize("scenario", [1740, 1756])
def test_marshals_have_learned_each_power_of_four_for_itself(scenario: int) -> None:
    learned = trained_weights("marshal", scenario, 4)
    assert set(learned) == {"britain", "prussia", "austria", "france"}
    assert len({load_weights(), *learned.values()}) == 5
    assert not trained_weights("general", scenario, 4)


@pytest.mark.parametrize(("level", "learned"), [("cadet", False), ("general", False), ("marshal", True)])
def test_only_marshals_have_learned(level: str, learned: bool) -> None:
    rules = make_rules("ancien_regime", scenario="1740", players=4)
    adviser = OWN[level].make(rules, 1).adviser  # type: ignore[attr-defined]
    assert isinstance(adviser, AncienRegimeAdviser)
    assert bool(adviser.atlases) is learned


def test_the_weights_of_the_power_that_is_asked_decide() -> None:
    """With weights of its own a power weighs otherwise, the others do not; positions are worth what they were."""
    game = begin("ancien_regime", {"scenario": "1740", "players": 4}, 3)
    odd = replace(load_weights(), **{name: 2 * getattr(load_weights(), name) for name in TRAINED})
    plain, other = AncienRegimeAdviser(game.rules), AncienRegimeAdviser(game.rules, {"prussia": odd})
    differs: dict[str, bool] = {}
    while (s := game.state).round <= 1:  # type: ignore[attr-defined]
        assert isinstance(s, State)
        decision = game.decisions()[0]
        weights = plain.weigh(s, decision)
        seat = decision.seat
        differs[seat] = differs.get(seat, False) or list(weights) != list(other.weigh(s, decision))
        assert plain.value(s, seat) == other.value(s, seat)
        game.play(seat, decision.options[max(range(len(weights)), key=weights.__getitem__)])
    assert differs == {"britain": False, "prussia": True, "austria": False, "france": False}


def test_faults_of_the_training_are_named(tmp_path: Path) -> None:
    text = DATA.read_text("utf-8")
    (tmp_path / "training.csv").write_text(text.replace("\ngrudge,", "\nv_card,"), "utf-8")
    with pytest.raises(BadFile, match="1740 4: missing or unknown: grudge, v_card"):
        read_training(tmp_path, "marshal", "1740 4")
