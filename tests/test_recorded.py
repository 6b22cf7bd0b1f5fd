"""Recorded games: one for each variant and number of players, and one for each way in which a game can end.

If one of them no longer plays as recorded, either a fault has crept in, or play has changed on purpose: then raise
`ENGINE` in core/journal.py and record the games anew: `.venv/bin/python -m tests.recorded.record`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import pytest

from kabinett import load_game, verify_game
from tests.recorded.making import event_line
from tests.recorded.record import FOLDER, GAMES

FILES = sorted(FOLDER.glob("*/*.jsonl"))
# The options of the whole games.
MARIA_WHOLE = {
    "introductory_3": {"variant": "introductory", "players": 3, "politics": "standard"},
    "introductory_2": {"variant": "introductory", "players": 2, "politics": "standard"},
    "advanced_3": {"variant": "advanced", "players": 3, "politics": "standard"},
    "advanced_2": {"variant": "advanced", "players": 2, "politics": "standard"},
    "advanced_3_optional": {"variant": "advanced", "players": 3, "politics": "optional"},
    "advanced_2_optional": {"variant": "advanced", "players": 2, "politics": "optional"},
}
ANCIEN_REGIME_WHOLE = {
    f"{scenario}_{players}": {"scenario": scenario, "players": players}
    for scenario in (1740, 1756)
    for players in (4, 5, 6, 7)
}
WHOLE: Mapping[str, Mapping[str, Mapping[str, object]]] = {
    "maria": MARIA_WHOLE,
    "ancien_regime": ANCIEN_REGIME_WHOLE,
}
# Who wins, why, and by which clause, as the rules say of the position from which each game goes to its end.
MARIA_ENDINGS = {
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
ANCIEN_REGIME_ENDINGS = {
    **{f"influence_{power}": (power, "influence", "C4.1") for power in
       ("britain", "prussia", "austria", "france", "russia", "spain", "ottoman")},
    "influence_emperor": ("france", "influence", "C4.1"),
    "battle_won_in_defence": ("france", "influence", "C4.1"),
    "several_the_highest": ("russia", "influence", "C4.1"),
    "several_a_tie": ("britain", "influence", "C4.1"),
    "minor_emperor": ("austria", "influence", "C4.1"),
    "minor_in_battle": ("austria", "influence", "C4.1"),
    "round_limit": ("spain", "round_limit", "C4.5"),
    "round_limit_tie": ("prussia", "round_limit", "C4.5"),
}  # fmt: skip
ENDINGS = {"maria": MARIA_ENDINGS, "ancien_regime": ANCIEN_REGIME_ENDINGS}


@pytest.mark.parametrize("game", GAMES)
def test_every_variant_and_every_ending_is_recorded(game: str) -> None:
    found = {path.stem for path in FILES if path.parent.name == game}
    assert found == set(GAMES[game]) == set(ENDINGS[game]) | set(WHOLE[game])


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_recorded_game_plays_as_it_did(path: Path) -> None:
    """M23, M24, C4: the moves lead to the recorded state, and to the events that an onlooker saw."""
    game = verify_game(path)
    expected = path.with_suffix(".events").read_text(encoding="utf-8").splitlines()
    assert [event_line(event) for event in game.log(None)] == expected


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, names in ENDINGS.items() for name in names])
def test_a_game_ends_as_the_rules_say(game: str, name: str) -> None:
    """M14.8, M14.9, M23.1, M23.3-M23.6, M24.2-M24.4, M24.9, C4.1-C4.3, C4.5, C12.5.3, C12.5.5, T4.1-T4.3: each way to
    end, each seat, each tie-break."""
    winner, reason, clause = ENDINGS[game][name]
    outcome = load_game(FOLDER / game / f"{name}.jsonl").outcome
    assert outcome is not None
    assert (" ".join(outcome.winners), outcome.reason, outcome.clause) == (winner, reason, clause)


@pytest.mark.parametrize(("game", "name"), [(game, name) for game, names in WHOLE.items() for name in names])
def test_the_whole_games_are_whole(game: str, name: str) -> None:
    """M1.1, M1.2, M25, C3.1, C3.2: one game of each variant from its set-up to its end."""
    played = load_game(FOLDER / game / f"{name}.jsonl")
    options = WHOLE[game][name]
    assert {option: played.rules.options[option] for option in options} == options
    assert played.journal.start is None
    assert played.outcome is not None


def test_a_game_of_ancien_regime_ends_at_once() -> None:
    """T4.1: with the battle that gives France 25 Influence; the other one, in Westfalia, is not fought."""
    game = load_game(FOLDER / "ancien_regime" / "battle_won_in_defence.jsonl")
    assert [event.params["territory"] for event in game.events if event.kind == "battle"] == ["pfalz"]
    assert game.events[-1].kind == "game_ended"


def test_both_winners_of_a_battle_can_have_enough() -> None:
    """T4.2, T4.3: 25 and 26, or 26 each, before the winner is found."""
    for name, influence in (("several_the_highest", (25, 26)), ("several_a_tie", (26, 26))):
        scores = load_game(FOLDER / "ancien_regime" / f"{name}.jsonl")
        found = scores.rules.scores(scores.state)
        assert (found["britain"], found["russia"]) == influence
