"""The page about environments says what is so."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from kabinett.env.layout import GAME_PARTS, Layout
from kabinett.games import make_rules

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"


def test_the_examples_run() -> None:
    failed, tried = doctest.testfile(str(PAGE), module_relative=False)
    assert tried > 10
    assert failed == 0


@pytest.mark.parametrize("game", GAME_PARTS)
def test_the_tables_of_arrays_are_up_to_date(game: str) -> None:
    """`Layout.markdown` gives the table to be put there."""
    assert Layout(make_rules(game)).markdown() in PAGE.read_text(encoding="utf-8")


def test_the_numbers_of_moves_are_up_to_date() -> None:
    maria, europe = (len(make_rules(game).vocabulary) for game in ("maria", "ancien_regime"))
    assert f"(Maria has {maria}, Ancien Régime {europe})" in PAGE.read_text(encoding="utf-8")
