"""The public Python interface."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import kabinett
from kabinett import BadOption, IllegalMove, new_game
from kabinett.core import game as game_module
from kabinett.games import GAMES

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("module", [kabinett, kabinett.games, game_module])
def test_examples_in_docstrings_run(module: object) -> None:
    failed, tried = doctest.testmod(module)  # type: ignore[arg-type]
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("document", ["README.md", "docs/python.md"])
def test_examples_in_documents_run(document: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / document), module_relative=False)
    assert tried > 0
    assert failed == 0


def test_the_package_says_that_it_is_typed() -> None:
    assert (Path(kabinett.__file__).parent / "py.typed").is_file()


def test_decisions_have_seat_kind_clause_and_options() -> None:
    game = new_game("maria", variant="introductory", players=3, seed=1740)
    for decision in game.decisions():
        assert decision.seat in game.seats
        assert decision.kind == "setup"
        assert decision.clause == "M4.9"
        assert all(str(option).startswith("value ") for option in decision.options)
    assert game.outcome is None
    assert game.journal.entries == []


def test_moves_are_accepted_as_text_and_as_objects() -> None:
    game = new_game("maria", seed=1)
    move = game.decisions("frederick")[0].options[0]
    twin = game.copy()
    game.play("frederick", move)
    twin.play("frederick", str(move))
    assert game.rules.digest(game.state) == twin.rules.digest(twin.state)


def test_without_a_seed_games_differ() -> None:
    seeds = {new_game("maria").journal.seed for _ in range(5)}
    assert len(seeds) == 5


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"variant": "giant"}, "no variant 'giant'"),
        ({"players": 4}, "for 2, 3 players, not 4"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"seed": "x"}, "a seed is a whole number"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, object], reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        new_game(**{"game": "maria", "seed": 1, **options})  # type: ignore[arg-type]


def test_an_illegal_move_has_clause_and_reason() -> None:
    game = new_game("maria", seed=1)
    with pytest.raises(IllegalMove, match=r"'city wien' is not among the choices of frederick for 'setup' \(M4\.9\)"):
        game.play("frederick", "city wien")


def test_every_game_names_its_variants_and_seats() -> None:
    for info in GAMES.values():
        for variant in info.variants().values():
            for players, seats in variant.seats.items():
                assert new_game(info.id, variant=variant.id, players=players, seed=1).seats == tuple(seats)
                assert variant.person[players] in seats
