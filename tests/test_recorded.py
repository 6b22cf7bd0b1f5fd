"""Recorded games, one for each way in which the introductory game can end.

If one of them no longer plays as recorded, either a fault has crept in, or play has changed on purpose: then raise
`ENGINE` in core/journal.py and record the games anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from kabinett import verify_game

GAMES = sorted((Path(__file__).parent / "recorded").glob("*.jsonl"))
ENDINGS = {
    "france_goal": (("louis_xv",), "M14.8"),
    "prussia_goal": (("frederick",), "M14.8"),
    "turns_over": (("maria_theresa",), "M14.8"),
    "both_goals": (("a2",), "M24.2"),
    "no_goal": (("b2",), "M24.3"),
    "one_goal": ((), "M24.4"),
}


def test_every_ending_is_recorded() -> None:
    assert {game.stem for game in GAMES} == set(ENDINGS)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_plays_as_it_did(path: Path) -> None:
    """M14.8, M14.9, M24.2, M24.3, M24.4: moves, final state and outcome are as recorded."""
    outcome = verify_game(path).outcome
    assert outcome is not None
    assert outcome.reason == path.stem
    assert (outcome.winners, outcome.clause) == ENDINGS[path.stem]
