"""C4 Victory."""

from __future__ import annotations

import pytest

from kabinett import BadOption, new_game
from kabinett.core.game import Game
from tests.ancien_regime.battle_table import decided, end_moving, fought, go, result, set_out
from tests.ancien_regime.table import (
    acting,
    asked,
    controller,
    idle,
    influence,
    kinds,
    morale,
    of_kind,
    place,
    play,
    position,
    state,
    troops,
)


def won(game: Game) -> tuple[tuple[str, ...], str]:
    """Who has won, and why."""
    assert game.outcome is not None
    assert game.decisions() == ()
    return game.outcome.winners, game.outcome.reason


# Holland (2) and Lombardia (2) have the French stripe; Berlin (2) is a foreign Home.
EXTENDING = "influence: {{france: {influence}}}\ngarrisons: {{holland: france, lombardia: france, berlin: britain}}"


@pytest.mark.parametrize(("before", "after", "wins"), [(20, 24, False), (21, 25, True), (24, 28, True)])
def test_a_power_wins_with_25(before: int, after: int, wins: bool) -> None:
    """C4.1, C4.4: 25 or more, by Extending Influence; the track goes on above 25."""
    game = acting("france", "influence", EXTENDING.format(influence=before))
    assert influence(game, "france") == after
    assert (game.outcome is not None) is wins
    if wins:
        assert won(game) == (("france",), "influence")


def test_the_game_stops_there() -> None:
    """C4.1: the Movement of the same Action Turn is not executed: no Arbiter gains Morale."""
    text = "generals: {austria_1: {territory: wien}}\n" + EXTENDING.format(influence=21)
    game = acting("france", "influence", text)
    assert "game_ended" in kinds(game.events)
    assert [event.params["action"] for event in of_kind(game.events, "action_began")] == ["influence"]


RUSSIAN_ATTACKS = """
statuses: {{russia: expansionist}}
influence: {{france: {influence}}}
generals:
  russia_1: {{territory: polesie}}
  russia_2: {{territory: st_petersburg}}
  france_1: {{territory: warszawa, troops: 3}}
  france_2: {{territory: litwa, troops: 3}}
"""


def two_attacks(influence: int) -> Game:
    """Russia attacks France twice, in vain; the first battle is fought."""
    game = set_out("russia", RUSSIAN_ATTACKS.format(influence=influence), arbiter="britain")
    go(game, "russia_1", "march warszawa")
    go(game, "russia_2", "march litwa")
    assert asked(game) == "next_battle"
    play(game, "territory warszawa")
    return game


def test_victory_in_a_battle_of_another_powers_movement() -> None:
    """T4.1, C4.1: France at 24 gains 1 in Warszawa and has won: the battle of Litwa is not fought."""
    game = two_attacks(24)
    decided(game)
    idle(game, lambda game: game.outcome is not None)
    assert won(game) == (("france",), "influence")
    assert influence(game, "france") == 25
    assert fought(game) == ["warszawa"]
    assert place(game, "russia_2") == "litwa"


def test_without_victory_the_other_battle_follows() -> None:
    """C4.1: the same from 22: 23 after the first, 24 after the second."""
    game = two_attacks(22)
    idle(game, lambda game: asked(game) == "further_turn")
    assert fought(game) == ["warszawa", "litwa"]
    assert influence(game, "france") == 24
    assert game.outcome is None


def coalition_battle(britain: int, russia: int) -> Game:
    """Britain attacks a French General in Westfalia, Russia supports it: both gain 2 (1 and the Coalition's 1)."""
    text = f"""
influence: {{britain: {britain}, russia: {russia}}}
generals:
  britain_1: {{territory: hannover, troops: 3}}
  russia_1: {{territory: nassau, troops: 1}}
  france_1: {{territory: westfalia}}
"""
    game = set_out("britain", text)
    go(game, "britain_1", "march westfalia")
    play(game, "general russia_1")
    decided(game)
    play(game, "off")
    return game


def test_the_highest_influence_wins() -> None:
    """T4.2, C4.3: all Influence of the battle is added first: Britain 25, Russia 26: Russia wins."""
    game = coalition_battle(23, 24)
    assert (influence(game, "britain"), influence(game, "russia")) == (25, 26)
    assert won(game) == (("russia",), "influence")
    assert kinds(game.events).count("game_ended") == 1


def test_of_equals_the_earlier_in_power_order_wins() -> None:
    """T4.3, C4.3: 26 and 26: Britain."""
    game = coalition_battle(24, 24)
    assert (influence(game, "britain"), influence(game, "russia")) == (26, 26)
    assert won(game) == (("britain",), "influence")


def test_what_follows_the_check_in_a_battle_is_not_executed() -> None:
    """C4.1, C10.7.2: the winner is not asked for a Garrison any more; before, the losses were taken."""
    game = coalition_battle(24, 0)
    assert won(game) == (("britain",), "influence")
    assert (troops(game, "britain_1"), controller(game, "westfalia")) == (2, "nobody")


# -- C4.2


MINORS = "round: 2\ncontrollers: {russia: austria, spain: britain, ottoman: britain}\n"


def test_minors_have_no_influence() -> None:
    """C4.2: Russia, a Minor, holds Podolia with its stripe: nothing for it, and nothing for its controller."""
    game = acting("russia", "influence", f"{MINORS}garrisons: {{podolia: russia}}", players=4)
    assert (influence(game, "russia"), influence(game, "austria")) == (0, 0)
    assert set(game.rules.scores(game.state)) == {"britain", "prussia", "austria", "france"}


def test_a_minors_gain_lets_its_controller_win() -> None:
    """C4.2, C12.5.5: Russia beats an Ottoman General: Austria has 25."""
    text = """
influence: {austria: 24}
statuses: {austria: french}
generals:
  russia_1: {territory: zaporozhye, troops: 3}
  ottoman_1: {territory: crimea}
"""
    game = set_out("russia", MINORS + text, arbiter="prussia", players=4)
    go(game, "russia_1", "march crimea")
    end_moving(game)
    decided(game)
    idle(game, lambda game: game.outcome is not None)
    assert won(game) == (("austria",), "influence")
    assert (influence(game, "austria"), influence(game, "russia")) == (25, 0)


# -- C4.4


def test_influence_is_never_lost() -> None:
    """C4.4: neither by a lost battle nor with the territories that gave it."""
    text = """
influence: {france: 7}
generals:
  britain_1: {territory: hannover, troops: 3}
  france_1: {territory: westfalia}
garrisons: {westfalia: france}
"""
    game = set_out("britain", text)
    go(game, "britain_1", "march westfalia")
    decided(game)
    assert result(game) == (4, 2, "attack")
    play(game, "off", "garrison")
    assert controller(game, "westfalia") == "britain"
    assert influence(game, "france") == 7


# -- C4.5


def after_the_round(text: str) -> Game:
    """Britain moves last in Action Turn 7, and nothing happens in it."""
    game = position(f"turn: 7\npart: movement\nround: 2\n{text}")
    idle(game, lambda game: game.outcome is not None or state(game).turn != 7)
    return game


@pytest.mark.parametrize(
    ("tracks", "winner"),
    [
        ("{spain: 9, france: 8}", "spain"),
        ("{spain: 9, france: 9}", "france"),
        ("{ottoman: 1}", "ottoman"),
        ("{}", "britain"),
    ],
)
def test_after_the_last_round_the_highest_influence_wins(tracks: str, winner: str) -> None:
    """C4.5: ties by Power Order."""
    game = after_the_round(f"rounds: 2\ninfluence: {tracks}")
    assert won(game) == ((winner,), "round_limit")
    assert state(game).round == 2


@pytest.mark.parametrize("limit", ["", "rounds: 0\n", "rounds: 3\n"])
def test_no_round_before_the_last_ends_the_game(limit: str) -> None:
    """C4.5: the default is no limit; a limit of 3 does not end Round 2."""
    game = after_the_round(limit)
    assert game.outcome is None
    assert (state(game).round, state(game).turn) == (3, 1)


@pytest.mark.parametrize("turn", range(1, 7))
def test_only_the_last_action_turn_ends_the_round(turn: int) -> None:
    """C4.5, C5.2."""
    game = position(f"rounds: 1\nround: 1\nturn: {turn}\npart: movement")
    idle(game, lambda game: state(game).turn > turn)
    assert game.outcome is None


def test_victory_comes_before_the_round_limit() -> None:
    """C4.1, C4.5: who reaches 25 in the last Action Turn has won by Influence."""
    game = position("rounds: 1\nturn: 7\npart: influence\ninfluence: {prussia: 23}\ncrown: prussia")
    assert won(game) == (("prussia",), "influence")
    assert morale(game, "france") == 11


@pytest.mark.parametrize("rounds", [-1, 1001])
def test_round_limits_that_there_are_not(rounds: int) -> None:
    """C4.5: the option is a number of Rounds, 0 for none."""
    with pytest.raises(BadOption):
        new_game("ancien_regime", seed=1, rounds=rounds)
