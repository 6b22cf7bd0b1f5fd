"""The data files of the games: which of them have a say in how a game is played."""

from __future__ import annotations

from importlib.resources import files

import pytest

from kabinett.ancien_regime import board as ancien_regime
from kabinett.games import make_rules
from kabinett.maria import board as maria
from kabinett.maria.drawing.geography import NATURE

# Files without a say: what pictures need, and (border_exceptions.csv) what a test of the pictures looks at.
OTHERS = {
    "maria": {NATURE, *maria.DRAWING_FILES},
    "ancien_regime": {"border_exceptions.csv", *ancien_regime.DRAWING_FILES},
}


@pytest.mark.parametrize("game", OTHERS)
def test_every_data_file_with_a_say_has_a_fingerprint(game: str) -> None:
    """So that a file which is new is not forgotten."""
    tables = {
        file.name for file in (files(f"kabinett.{game}") / "data").iterdir() if file.name.endswith(("csv", "toml"))
    }
    hashes = make_rules(game).data_hashes
    assert set(hashes) == tables - OTHERS[game]
    assert len(set(hashes.values())) == len(hashes)
    assert {len(value) for value in hashes.values()} == {12}
