"""The public Python interface."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import kabinett
from kabinett import BadFile, BadOption, IllegalMove, load_game, new_game
from kabinett.games import GAMES, all_rules, make_rules
from kabinett.terminal.screens import SCREENS


@pytest.mark.parametrize("module", [kabinett, kabinett.games])
def test_examples_in_docstrings_run(module: object) -> None:
    failed, tried = doctest.testmod(module)  # type: ignore[arg-type]
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


def test_seats_that_are_not_there_are_refused() -> None:
    game = new_game("maria", seed=1)
    for ask in (game.view, game.log, game.undo, game.can_undo, game.decisions, game.standing):
        with pytest.raises(BadOption, match="there is no seat 'x'"):
            ask("x")


@pytest.mark.parametrize("to", [-1, True, "3", 1.5])
def test_a_number_of_moves_that_cannot_be_is_refused(tmp_path: Path, to: int) -> None:
    new_game("maria", seed=1).save(tmp_path / "g.jsonl")
    with pytest.raises(BadOption, match="a number of moves"):
        load_game(tmp_path / "g.jsonl", to=to)


def test_files_must_have_names() -> None:
    for load in (load_game, kabinett.verify_game, kabinett.load_position):
        with pytest.raises(BadOption, match="a file is named"):
            load(None)  # type: ignore[arg-type]
        with pytest.raises(BadFile, match="cannot be read"):
            load("a\0b")


def test_without_a_seed_games_differ() -> None:
    seeds = {new_game("maria").journal.seed for _ in range(5)}
    assert len(seeds) == 5


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"game": "chess"}, "no game 'chess'"),
        ({"variant": "giant"}, "the option variant of maria can be introductory or advanced, not 'giant'"),
        ({"players": 4}, "the option players of maria can be 2 or 3, not '4'"),
        ({"players": True}, "the option players of maria can be 2 or 3, not 'True'"),
        ({"politics": "wild"}, "the option politics of maria can be standard or optional, not 'wild'"),
        ({"politics": "optional"}, r"optional politics \(M25\) is for the advanced variant, not the introductory one"),
        ({"scenario": 1740}, r"maria has no option 'scenario' \(options: variant, players, politics, board\)"),
        ({"scenario": None}, "maria has no option 'scenario'"),
        ({"seed": -1}, "a seed is a whole number"),
        ({"seed": "x"}, "a seed is a whole number"),
    ],
)
def test_wrong_options_are_refused(options: dict[str, object], reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        new_game(**{"game": "maria", "seed": 1, **options})  # type: ignore[arg-type]


def test_an_illegal_move_has_clause_and_reason() -> None:
    game = new_game("maria", seed=1)
    with pytest.raises(IllegalMove, match=r"'city wien' is no answer to the present question \(M4\.9\)"):
        game.play("frederick", "city wien")


@pytest.mark.parametrize("name", ["maria", "ancien_regime"])
def test_what_is_no_question_is_refused_as_one(name: str) -> None:
    game = new_game(name, seed=5)
    for question in ("city wien", "supply nobody", "why?", str(game.decisions()[0].options[0])):
        with pytest.raises(IllegalMove) as caught:
            game.explain(game.seats[0], question)
        assert str(caught.value) == f"'{question}' is no question of this game"


def test_every_game_names_its_options_and_seats() -> None:
    for info in GAMES.values():
        assert info.table(make_rules(info.id).options) in info.tables()
        for table in info.tables():
            rules = make_rules(info.id, **table.options)
            assert rules.seats == tuple(table.seats)
            assert table.person in table.seats
            assert info.table(rules.options) == table


def test_every_game_has_a_screen_and_its_own_letters_for_clauses() -> None:
    assert set(SCREENS) == set(GAMES)
    assert len(all_rules().clauses) == sum(len(info.rules_text().clauses) for info in GAMES.values())


def test_options_are_kept_in_the_journal() -> None:
    rules = make_rules("maria", variant="advanced", players="2", politics="optional", board=None)
    assert {**rules.options, "board": ""} == {"variant": "advanced", "players": 2, "politics": "optional", "board": ""}
    assert make_rules("maria").options["politics"] == "standard"


def test_the_advanced_game_begins_with_optional_politics() -> None:
    game = new_game("maria", variant="advanced", players=3, seed=1, politics="optional")
    assert game.journal.options["politics"] == "optional"
    assert game.decisions()


@pytest.mark.parametrize(
    ("name", "value", "reason"),
    [
        ("variant", None, "the option variant of the game cannot be None"),
        ("variant", "giant", "can be introductory or advanced, not 'giant'"),
        ("players", "3", "the option players of the game cannot be '3'"),
        ("players", [3], r"can be 2 or 3, not '\[3\]'"),
        ("politics", "optional", "is for the advanced variant"),
        ("politics", None, "the option politics of the game cannot be None"),
        ("board", None, "played on the board None"),
        ("game", "maria", "maria has no option 'game'"),
    ],
)
def test_bad_options_of_a_journal_are_named_with_its_first_line(
    tmp_path: Path, name: str, value: object, reason: str
) -> None:
    game = new_game("maria", seed=1)
    options = {key: old for key, old in game.journal.options.items() if key != name}
    game.journal.options = options if value is None else {**options, name: value}  # type: ignore[dict-item]
    game.save(tmp_path / "g.jsonl")
    with pytest.raises(BadFile, match=reason) as error:
        load_game(tmp_path / "g.jsonl")
    assert error.value.line == 1
