"""What clients are told because they know no rules: relations, Strength, prospects of a move."""

from __future__ import annotations

from typing import Any

import pytest

from kabinett.core.game import Game
from tests.ancien_regime.battle_table import duel, fighting, set_out
from tests.ancien_regime.table import play, position


def facts(game: Game) -> Any:
    """What everybody knows."""
    return game.view(None).position


def test_C7_5_relations_are_told_from_both_sides() -> None:
    """T7.1, the rulebook's position: war, peace and Allies by status; a Neutral is at peace with all."""
    told = facts(position("part: drill\nstatuses: {prussia: british, austria: french, russia: neutral, "
                          "spain: french, ottoman: expansionist}"))["relations"]  # fmt: skip
    assert told["britain"] == {"prussia": "ally", "austria": "war", "france": "war", "russia": "peace", "spain": "war",
                               "ottoman": "war"}  # fmt: skip
    assert set(told["russia"].values()) == {"peace"}
    assert told["france"]["austria"] == told["austria"]["france"] == "ally"
    assert all(told[a][b] == told[b][a] for a in told for b in told[a])


def test_C12_5_1_a_minor_is_an_ally_of_its_major() -> None:
    text = "part: drill\nstatuses: {austria: expansionist, ottoman: expansionist}\ncontrollers: {ottoman: austria}"
    told = facts(position(text, players=6))["relations"]
    assert told["austria"]["ottoman"] == "ally"
    assert told["ottoman"]["france"] == "war"


@pytest.mark.parametrize(("morale", "turns"), [(0, 3), (9, 3), (10, 2), (12, 2), (13, 1), (14, 1), (15, 0)])
def test_C9_8_5_how_many_movement_turns_an_arbiter_can_grant(morale: int, turns: int) -> None:
    assert facts(position(f"part: drill\nmorale: {{ottoman: {morale}}}"))["turns_with"]["ottoman"] == turns


def test_C9_7_1_extending_influence_counts_territories_and_the_crown() -> None:
    text = "part: drill\ngarrisons: {silesia: prussia, hannover: prussia, franconia: prussia}\ncrown: prussia"
    told = facts(position(text))["extending"]
    assert told["prussia"] == 3 + 2 + 2
    assert told["britain"] == 0


def test_C12_5_3_a_minor_gains_for_its_crown_only() -> None:
    text = "part: drill\ngarrisons: {banat: ottoman}\ncontrollers: {ottoman: austria}\n{crown}"
    assert facts(position(text.replace("{crown}", ""), players=6))["extending"]["ottoman"] == 0
    assert facts(position(text.replace("{crown}", "crown: ottoman"), players=6))["extending"]["ottoman"] == 2


def test_C10_2_2_the_strengths_of_a_battle_are_told_while_it_is_fought() -> None:
    game = duel(3, 1, "garrisons: {pfalz: france}\nfortresses: [pfalz]\nhands: {britain: [1], france: [1]}")
    assert fighting(game)
    assert facts(game)["strengths"] == {"attack": 1 + 3, "defence": 1 + 1 + 4}
    while fighting(game):
        play(game, "pass")
    assert facts(game)["strengths"] == {}


WAYS = """
statuses: {austria: british, prussia: french}
generals:
  britain_1: {territory: hannover, troops: 2}
  prussia_1: {territory: berlin, troops: 1}
garrisons: {saxonia: austria, westfalia: austria, holland: austria}
"""


def test_C9_9_5_a_way_tells_whose_consent_it_needs_and_whether_there_is_a_battle() -> None:
    game = set_out("britain", WAYS)
    assert facts(game)["prospects"] == {}
    play(game, "general britain_1")
    told = facts(game)["prospects"]
    assert told["march berlin"] == {"consent": [], "battle": True}
    assert told["march mecklenburg"] == {"consent": [], "battle": False}
    assert told["march westfalia"] == {"consent": ["austria"], "battle": False}
    assert told["sea holland"] == {"consent": ["austria"], "battle": False}
    assert set(told) == {str(move) for move in game.decisions()[0].options}


def test_C9_9_3_a_voyage_may_need_two_consents() -> None:
    game = set_out("austria", WAYS.replace("britain_1", "austria_1").replace("holland: austria", "holland: russia"),
                   arbiter="prussia")  # fmt: skip
    play(game, "general austria_1")
    assert facts(game)["prospects"]["sea holland"] == {"consent": ["britain", "russia"], "battle": False}
