"""Recorded games: one for each variant and number of players, and one for each way in which a game can end.

If one of them no longer plays as recorded, either a fault has crept in, or play has changed on purpose: then raise
`ENGINE` in core/journal.py and record the games anew with recorded/record.py.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kabinett import load_game, verify_game
from kabinett.core.events import Event

FOLDER = Path(__file__).parent / "recorded"
GAMES = sorted(FOLDER.glob("*.jsonl"))
WHOLE = {
    "introductory_3": ("introductory", 3, "standard"),
    "introductory_2": ("introductory", 2, "standard"),
    "advanced_3": ("advanced", 3, "standard"),
    "advanced_2": ("advanced", 2, "standard"),
    "advanced_3_optional": ("advanced", 3, "optional"),
    "advanced_2_optional": ("advanced", 2, "optional"),
}
# Who wins, why, and by which clause, as the rules say of the position from which each game goes to its end.
ENDINGS = {
    "introductory_3": ("maria_theresa", "turns_over", "M14.8"),
    "france_goal": ("louis_xv", "france_goal", "M14.8"),
    "prussia_goal": ("frederick", "prussia_goal", "M14.8"),
    "introductory_2": ("b2", "no_goal", "M24.3"),
    "both_goals": ("a2", "both_goals", "M24.2"),
    "one_goal": ("", "one_goal", "M24.4"),
    "pool_france": ("louis_xv", "pool_france", "M23.1"),
    "pool_prussia": ("frederick", "pool_prussia", "M23.1"),
    "pool_pragmatic": ("frederick", "pool_pragmatic", "M23.1"),
    "pool_austria": ("maria_theresa", "pool_austria", "M23.1"),
    "pool_france_2": ("a2", "pool_france", "M23.1"),
    "pool_prussia_2": ("a2", "pool_prussia", "M23.1"),
    "pool_pragmatic_2": ("b2", "pool_pragmatic", "M23.1"),
    "pool_austria_2": ("b2", "pool_austria", "M23.1"),
    "election_france": ("louis_xv", "election_france", "M23.1"),
    "election_austria": ("maria_theresa", "election_austria", "M23.1"),
    "election_france_2": ("a2", "election_france", "M23.1"),
    "election_austria_2": ("b2", "election_austria", "M23.1"),
    "scores_prussia": ("frederick", "scores_prussia", "M23.5"),
    "scores_france": ("louis_xv", "scores_france", "M23.5"),
    "scores_pragmatic": ("frederick", "scores_pragmatic", "M23.5"),
    "scores_austria": ("maria_theresa", "scores_austria", "M23.5"),
    "scores_a2": ("a2", "scores_france", "M23.5"),
    "scores_b2": ("b2", "scores_pragmatic", "M23.5"),
    "lowest_pool": ("frederick", "pool_pragmatic", "M23.3"),
    "tie_pools_austria_france": ("maria_theresa", "pool_austria", "M23.4"),
    "tie_pools_pragmatic_france": ("frederick", "pool_pragmatic", "M23.4"),
    "tie_pools_2": ("b2", "pool_austria", "M24.9"),
    "tie_scores_pragmatic_france": ("frederick", "scores_pragmatic", "M23.4"),
    "tie_scores_austria_pragmatic_france": ("maria_theresa", "scores_austria", "M23.4"),
    "tie_scores_2": ("b2", "scores_austria", "M24.9"),
}


def test_every_variant_and_every_ending_is_recorded() -> None:
    assert {game.stem for game in GAMES} == set(ENDINGS) | set(WHOLE)


@pytest.mark.parametrize("path", GAMES, ids=lambda path: path.stem)
def test_a_recorded_game_plays_as_it_did(path: Path) -> None:
    """M23, M24: the moves lead to the recorded state, and to the events that an onlooker saw."""
    game = verify_game(path)
    expected = path.with_suffix(".events").read_text(encoding="utf-8").splitlines()
    assert [_line(event) for event in game.log(None)] == expected


@pytest.mark.parametrize("name", ENDINGS)
def test_a_game_ends_as_the_rules_say(name: str) -> None:
    """M14.8, M14.9, M23.1, M23.3-M23.6, M24.2-M24.4, M24.9: each way to end, each seat, each tie-break."""
    winner, reason, clause = ENDINGS[name]
    outcome = load_game(FOLDER / f"{name}.jsonl").outcome
    assert outcome is not None
    assert (" ".join(outcome.winners), outcome.reason, outcome.clause) == (winner, reason, clause)


@pytest.mark.parametrize("name", WHOLE)
def test_the_whole_games_are_whole(name: str) -> None:
    """M1.1, M1.2, M25: one game of each variant from its set-up to its end."""
    game = load_game(FOLDER / f"{name}.jsonl")
    options = game.rules.options
    assert (options["variant"], options["players"], options["politics"]) == WHOLE[name]
    assert game.journal.start is None
    assert game.outcome is not None


def _line(event: Event) -> str:
    return json.dumps([event.kind, event.clause, dict(event.params)], ensure_ascii=False)
