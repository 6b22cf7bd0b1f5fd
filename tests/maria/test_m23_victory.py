"""M23 Victory in the advanced game: empty pools, ties, and the winter scores."""

from __future__ import annotations

import pytest

from kabinett.core.errors import BadFile
from kabinett.core.game import Game
from tests.maria.politics_table import politics_stage
from tests.maria.table import advanced, kinds, march, of_kind, options, play, pool, state
from tests.maria.victory_table import FOURTH, after_last_winter, markers, pools

MT, FR2, L15 = "maria_theresa", "frederick", "louis_xv"
PLAYER = {"prussia": FR2, "france": L15, "pragmatic": FR2, "austria": MT}


def winners(game: Game) -> tuple[str, ...] | None:
    return None if game.outcome is None else game.outcome.winners


# -- when


@pytest.mark.parametrize("power", PLAYER)
@pytest.mark.parametrize("stage", ["france", "prussia", "austria"])
def test_an_empty_pool_wins_at_the_end_of_any_action_stage(stage: str, power: str) -> None:
    """M23.1 (a), M23.6: of the power's own stage or another's; its player wins, Frederick with P or with PA."""
    game = advanced(f"stage: {stage}\nphase: combat\n{pools(**{power: 0})}")
    assert winners(game) == (PLAYER[power],)
    assert game.outcome is not None
    assert (game.outcome.reason, game.outcome.clause) == (f"pool_{power}", "M23.1")
    assert "stage_began" not in kinds(game.events)
    assert winners(advanced(f"stage: {stage}\nphase: combat\n{pools(**{power: 1})}")) is None


def test_nothing_is_won_before_the_end_of_the_stage() -> None:
    """M23.1, M23.2: France's pool is empty in its movement phase: the game goes on until the stage ends."""
    game = advanced(f"stage: france\nphase: movement\n{pools(france=0)}")
    assert (winners(game), options(game)) == (None, {"end"})
    play(game, "end")
    assert winners(game) == (L15,)


@pytest.mark.parametrize(("card", "wins"), [("france 43d left", True), ("france 43d skip", False)])
def test_an_empty_pool_wins_at_the_end_of_the_politics_stage(card: str, wins: bool) -> None:
    """M23.1 (b): France's last marker goes into the Italy box; Austria has still to send its corps away."""
    game = politics_stage(card, tracks="{italy: IT-1}", markers=markers(france=1).removeprefix("markers: "))
    if game.decisions()[0].kind == "corps":
        assert (pool(game, "france"), winners(game)) == (0, None)
        play(game, "piece traun")
    assert (winners(game) == (L15,)) is wins
    assert pool(game, "france") == (0 if wins else 1)


@pytest.mark.parametrize(("candidate", "power"), [("franz", "austria"), ("karl", "france")])
def test_an_empty_pool_wins_after_the_election(candidate: str, power: str) -> None:
    """M23.1 (c): the last marker goes into the Emperor box."""
    game = advanced(f"turn: 5\nstage: election\nelection: pending\n{pools(**{power: 1})}")
    play(game, *[f"candidate {candidate}"] * 5)
    assert winners(game) == (PLAYER[power],)
    assert game.outcome is not None
    assert game.outcome.reason == f"election_{power}"


def test_the_election_helps_only_its_winner() -> None:
    """M23.1 (c): Austria has 1 left, but Karl is elected: nobody has won."""
    game = advanced(f"turn: 5\nstage: election\nelection: pending\n{pools(austria=1)}")
    play(game, *["candidate karl"] * 5)
    assert winners(game) is None


LAST_CONQUEST = """
stage: france
phase: movement
battle_boxes: {france: 1}
%s
pieces:
  belle_isle: {city: pilsen, troops: 3}
  broglie: {city: freudenthal, troops: 5}
"""


def test_a_pool_refilled_before_the_check_gives_nothing() -> None:
    """T23.a, M23.2: F's last marker goes to Pilsen; then it loses a battle and its battle box: no win."""
    game = advanced(LAST_CONQUEST % markers(1, france=1) + "  traun: {city: zuckmantel, troops: 8}")
    assert pool(game, "france") == 1
    march(game, "belle_isle", "mies")
    assert pool(game, "france") == 0
    play(game, "end", "stop")
    while game.decisions()[0].kind.startswith("retreat"):
        play(game, str(game.decisions()[0].options[0]))
    assert (pool(game, "france"), winners(game)) == (1, None)
    assert "stage_began" in kinds(game.events)


def test_without_the_defeat_france_would_have_won() -> None:
    """T23.a, M23.1: the same without an enemy for Broglie."""
    game = advanced(LAST_CONQUEST % markers(1, france=1))
    march(game, "belle_isle", "mies")
    play(game, "end")
    assert winners(game) == (L15,)


def test_a_position_at_the_start_of_a_stage_has_no_empty_pool() -> None:
    """M23.1, M23.2: the game would be over; in the middle of a stage it is not."""
    with pytest.raises(BadFile, match=r"M23\.1"):
        advanced(f"stage: prussia\n{pools(france=0)}")
    with pytest.raises(BadFile, match=r"M23\.1"):
        advanced(f"stage: hussars\n{pools(france=0)}")
    assert winners(advanced(f"stage: prussia\nphase: movement\n{pools(france=0)}")) is None


# -- several empty pools


def end_of_stage_five(**left: int) -> Game:
    """Stage 5 ends with these pools."""
    return advanced(f"stage: austria\nphase: combat\n{pools(**left)}")


@pytest.mark.parametrize(
    ("left", "winner"),
    [
        ({"austria": 0, "pragmatic": -1}, "pragmatic"),  # T23.b
        ({"austria": -1, "pragmatic": 0}, "austria"),
        ({"austria": -1, "france": -2}, "france"),
        ({"prussia": -1, "pragmatic": -2, "france": 0}, "pragmatic"),
        ({"prussia": -2, "pragmatic": -1, "austria": -1}, "prussia"),
    ],
)
def test_of_several_empty_pools_the_lowest_counter_wins(left: dict[str, int], winner: str) -> None:
    """T23.b, M23.3: the power that could have placed the most markers beyond its pool."""
    game = end_of_stage_five(**left)
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((PLAYER[winner],), f"pool_{winner}")
    assert game.outcome.clause == "M23.3"


@pytest.mark.parametrize(
    ("powers", "winner"),
    [
        (("austria", "france"), MT),  # T23.b
        (("france", "pragmatic"), FR2),  # T23.b
        (("france", "prussia"), FR2),
        (("austria", "prussia"), MT),
        (("austria", "pragmatic"), MT),
        (("prussia", "pragmatic"), FR2),
        (("austria", "prussia", "pragmatic", "france"), MT),
    ],
)
@pytest.mark.parametrize("left", [0, -1])
def test_ties(powers: tuple[str, ...], winner: str, left: int) -> None:
    """T23.b, M23.4: MT wins every tie, L15 loses every tie."""
    game = end_of_stage_five(**dict.fromkeys(powers, left))
    assert winners(game) == (winner,)


def test_fortresses_beyond_the_pool_count_as_marked() -> None:
    """M23.3: France conquers with an empty pool: the fortress is French all the same, the counter goes below 0."""
    game = advanced(f"""
stage: france
phase: movement
{pools(france=0)}
pieces: {{belle_isle: {{city: pilsen, troops: 3}}}}
""")
    march(game, "belle_isle", "mies")
    assert game.view(None).position["markers"]["pilsen"] == "france"
    assert pool(game, "france") == -1


def test_surplus_battle_points_do_not_count() -> None:
    """M23.3: Austria, at 0 with full battle boxes, wins 2 points more: its counter stays 0, and France's -1 wins."""
    game = advanced(f"""
stage: austria
phase: combat
battle_boxes: {{austria: 2}}
markers: {{amberg: austria, {markers(france=-1).removeprefix("markers: {")}
pools: {{austria: 0, france: -1}}
pieces:
  traun: {{city: freudenthal, troops: 8}}
  neipperg: {{city: freudenthal, troops: 6}}
  friedrich: {{city: zuckmantel, troops: 8}}
""")
    events = play(game, "stop")
    while game.outcome is None:
        events += play(game, str(game.decisions()[0].options[0]))
    assert [event.params["points"] for event in of_kind(events, "points_won")] == [2]
    assert winners(game) == (L15,)


def test_pools_of_one_player_are_not_added() -> None:
    """M23.6: P and PA are counted separately: 1 and -1 make an empty PA pool, 1 and 1 make none."""
    game = end_of_stage_five(prussia=1, pragmatic=1)
    assert winners(game) is None
    game = end_of_stage_five(prussia=1, pragmatic=-1, austria=0)
    assert (winners(game), game.outcome and game.outcome.reason) == ((FR2,), "pool_pragmatic")


# -- winter scores


@pytest.mark.parametrize(
    ("scores", "winner", "power"),
    [
        ((30, 27, 27, 29), FR2, "pragmatic"),  # T23.c: tie F-PA
        ((30, 27, 27, 27), MT, "austria"),  # T23.c: with A 27 too
        ((20, 27, 27, 22), FR2, "prussia"),
        ((30, 20, 27, 22), L15, "france"),
        ((30, 27, 21, 22), FR2, "pragmatic"),
        ((30, 27, 27, 22), MT, "austria"),
        ((23, 23, 27, 29), FR2, "prussia"),
        ((22, 22, 22, 22), MT, "austria"),
    ],
)
def test_the_lowest_sum_of_four_winters_wins(scores: tuple[int, int, int, int], winner: str, power: str) -> None:
    """T23.c, M23.5, M23.4, M23.6: nobody has won after the fourth winter: low is good, ties as above."""
    game = after_last_winter(*scores)
    assert winners(game) == (winner,)
    assert game.outcome is not None
    assert game.outcome.reason == f"scores_{power}"


def test_the_scores_are_read_out_at_the_end() -> None:
    """M23.5, M13.13: each winter's and the sums."""
    game = after_last_winter(30, 27, 27, 29)
    read = {event.params["winter"]: event.params for event in of_kind(game.events, "winter_scores")}
    assert set(read) == {"1", "2", "3", "4", "sum"}
    assert [read["sum"][power] for power in FOURTH] == [30, 27, 27, 29]
    assert [read["4"][power] for power in FOURTH] == list(FOURTH.values())


def test_scores_count_only_after_the_fourth_winter() -> None:
    """M23.5: whatever they are after the third, the game goes on."""
    game = advanced("turn: 9\nstage: winter\nemperor: france")
    play(game, *["value 0"] * 6)
    assert (winners(game), state(game).turn) == (None, 10)


def test_an_empty_pool_in_turn_twelve_comes_before_the_scores() -> None:
    """M23.5, M23.1: at the end of its last stage France's pool is empty: it wins, although Austria's sum is lower."""
    game = advanced(f"turn: 12\nstage: austria\nphase: combat\nemperor: austria\n{pools(france=0)}")
    assert (winners(game), game.outcome and game.outcome.reason) == ((L15,), "pool_france")
