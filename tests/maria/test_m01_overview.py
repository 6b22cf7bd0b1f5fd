"""M1 Overview: variants, players and components."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

import pytest

from kabinett import new_game
from kabinett.bots import RandomBot
from kabinett.core.errors import BadOption
from kabinett.core.game import Game
from kabinett.maria.board import Board, load_board
from kabinett.maria.deck import CARD_NAMES, DECKS, FACES
from tests.maria.table import intro, state


@cache
def whole_game(players: int) -> tuple[Game, tuple[str, ...]]:
    """A game played to its end by chance, and the clauses of all its decisions and events."""
    game = new_game("maria", players=players, seed=11)
    bot = RandomBot(game.rules, 11)
    clauses = []
    while game.outcome is None:
        decision = game.decisions()[0]
        clauses.append(decision.clause)
        game.play(decision.seat, bot.choose(None, decision))
    return game, (*clauses, *(event.clause for event in game.events))


def generals_and_trains(board: Board) -> dict[str, tuple[int, int]]:
    """The numbers of generals and of trains of each power."""
    generals = Counter(board.powers[piece.power].code for piece in board.pieces if piece.general)
    trains = Counter(board.powers[piece.power].code for piece in board.pieces if not piece.general)
    return {power.code: (generals[power.code], trains[power.code]) for power in board.powers}


def test_introductory_game_has_nine_turns() -> None:
    """M1.1: the introductory game is played over 9 turns; the end of turn 9 is its end."""
    game, _ = whole_game(3)
    turns = [event.params["turn"] for event in game.events if event.kind == "turn_began"]
    assert turns == list(range(1, 10))


def test_turn_eight_is_not_the_last() -> None:
    """M1.1: after turn 8 a ninth begins; after turn 9 the game is over."""
    assert intro("turn: 8\nstage: austria\nphase: conquest").outcome is None
    assert intro("turn: 9\nstage: austria\nphase: conquest").outcome is not None


@pytest.mark.parametrize("players", [2, 3])
def test_game_exists_for_two_and_three_players(players: int) -> None:
    """M1.2: the variant exists for 3 players and for 2 players."""
    assert len(new_game("maria", variant="introductory", players=players, seed=1).seats) == players


@pytest.mark.parametrize("players", [0, 1, 4])
def test_game_does_not_exist_for_other_numbers(players: int) -> None:
    """M1.2: there is no game for 1 or for 4 players."""
    with pytest.raises(BadOption):
        new_game("maria", variant="introductory", players=players, seed=1)


@pytest.mark.parametrize("players", [2, 3])
def test_no_advanced_chapter_has_effect_in_the_introductory_game(players: int) -> None:
    """M1.3: a whole introductory game applies clauses of M2-M14 (and M24 for two) only, none of M15-M23 and M25."""
    _, clauses = whole_game(players)
    chapters = {int(match[1]) for clause in clauses if (match := re.match(r"M(\d+)\.", clause))}
    assert len(clauses) > 300
    assert all(re.match(r"M\d+\.", clause) for clause in clauses)
    assert chapters <= {*range(2, 15), 24}
    assert {4, 5, 7, 8, 9, 10} <= chapters


@pytest.mark.parametrize(("players", "chapter"), [(3, "M14."), (2, "M24.")])
def test_victory_is_that_of_the_variant(players: int, chapter: str) -> None:
    """M1.4: victory by M14 with three players, by M24 with two."""
    game = intro("turn: 9\nstage: austria\nphase: conquest", players)
    assert game.outcome is not None
    assert game.outcome.clause.startswith(chapter)


def test_totals_of_generals_and_trains() -> None:
    """T1.a, M1.5: generals 5+1+6+4+3+1 = 20, trains 2+1+3+2+1+1 = 10."""
    numbers = generals_and_trains(load_board())
    assert numbers == {"F": (5, 2), "B": (1, 1), "A": (6, 3), "P": (4, 2), "PA": (3, 1), "S": (1, 1)}
    assert sum(generals for generals, _ in numbers.values()) == 20
    assert sum(trains for _, trains in numbers.values()) == 10


def test_total_of_tactical_cards() -> None:
    """T1.a, M1.5: 4 decks of 38 cards, 152 different cards in all."""
    assert (DECKS, FACES) == (4, 38)
    assert len(set(CARD_NAMES)) == 152


def test_hussars_and_victory_markers() -> None:
    """M1.5: two hussars; victory markers for P, F, PA and A, none for the minor powers."""
    assert len(state(intro("stage: hussars")).hussars) == 2
    markers = {power.code: power.victory_markers for power in load_board().powers}
    assert {code for code, number in markers.items() if number} == {"P", "F", "PA", "A"}


def test_introductory_game_needs_no_political_cards() -> None:
    """T1.a, M1.5: the 25 political cards, tracks and income markers are the advanced game's: nobody is asked of them.

    The introductory game has no politics stage (M14.2), so its decisions are all of these kinds.
    """
    kinds = set()
    game = new_game("maria", seed=12)
    bot = RandomBot(game.rules, 12)
    while game.outcome is None:
        decision = game.decisions()[0]
        kinds.add(decision.kind)
        game.play(decision.seat, bot.choose(None, decision))
    assert {"setup", "hussar", "movement", "march", "recruit"} <= kinds
    assert kinds <= {
        "setup", "hussar", "subsidy", "payment", "supplied", "division", "movement", "march", "train_entry",
        "commander", "attacker", "target", "battle", "retreat", "retreat_path", "recruit", "general_entry", "recruits",
    }  # fmt: skip
