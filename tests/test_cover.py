"""Cover: whole games by the drills, and what occurred in them."""

from __future__ import annotations

from io import StringIO
from random import Random

import pytest
from rich.console import Console

from kabinett.arena import cover
from kabinett.arena.cover import Tally, play, report, try_illegal_moves
from kabinett.arena.drills import DRILLS
from kabinett.core.moves import Move
from kabinett.core.ruleset import AnyRuleset
from kabinett.core.state import State
from kabinett.games import GAMES, make_rules

by_game = pytest.mark.parametrize("game", GAMES)


def test_every_game_has_a_drill() -> None:
    assert set(DRILLS) == set(GAMES)


@by_game
def test_a_drill_plays_whole_games_and_tries_illegal_moves(game: str) -> None:
    """Each game ends, illegal moves were refused, and much of what has to occur did."""
    total = Tally()
    for seed in range(2):
        total.add(play(game, seed))
    assert total.games == 2
    assert total.refused > 0
    wanted = list(DRILLS[game].wanted())
    assert len(set(wanted)) == len(wanted)
    assert sum(total.seen[item] > 0 for item in wanted) > len(wanted) / 4


@by_game
def test_a_drill_is_the_same_for_the_same_seed(game: str) -> None:
    assert play(game, 3) == play(game, 3)


@by_game
def test_a_report_names_what_is_missing(game: str) -> None:
    """Whatever did not occur; nothing else."""
    wanted = list(DRILLS[game].wanted())
    total = Tally(1, 10, 2)
    total.seen.update(wanted)
    out = StringIO()
    assert report(game, total, Console(file=out, width=100))
    assert "missing" not in out.getvalue()
    del total.seen[wanted[0]]
    assert not report(game, total, Console(file=out, width=100))
    assert f"missing: {wanted[0]}" in out.getvalue()


@by_game
def test_an_illegal_move_that_is_accepted_is_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A ruleset that lets anything pass does not get through."""
    rules = make_rules(game)
    s = rules.new(1)
    assert try_illegal_moves(rules, s, Random(1)) > 0

    def lax(self: AnyRuleset, s: State, seat: str, move: Move) -> list[object]:
        return []

    monkeypatch.setattr(type(rules), "apply", lax)
    with pytest.raises(AssertionError, match="which was not offered"):
        try_illegal_moves(rules, s, Random(1))


def test_a_game_without_end_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cover, "MAX_DECISIONS", 10)
    with pytest.raises(AssertionError, match="does not end"):
        play("ancien_regime", 1)
