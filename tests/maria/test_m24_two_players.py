"""M24 Two players, introductory game (M24.1-M24.4)."""

from __future__ import annotations

import pytest

from kabinett import new_game
from kabinett.core.game import Game
from kabinett.maria.board import POWER_IDS
from tests.maria.table import asked, intro, kinds, march, marker, play, state

# Fortresses in Silesia and Austria for Prussia (12) and in Austria for France (9), all different.
PRUSSIAN = ("liegnitz", "glogau", "breslau", "brieg", "neisse", "cosel", "glatz", "olmuetz", "bruenn", "znaim", "krems",
            "ungarisch_hradisch")  # fmt: skip
FRENCH = ("eger", "klattau", "pilsen", "prag", "budweis", "tabor", "steyr", "pressburg", "linz")


def markers(prussia: int, france: int) -> str:
    """Markers for so many Prussian (2 or more) and French fortresses."""
    entries = [f"{city}: prussia" for city in PRUSSIAN[:prussia]] + [f"{city}: france" for city in FRENCH[:france]]
    return "markers: {" + ", ".join(entries) + "}"


def held(game: Game) -> tuple[int, int]:
    return (
        sum(marker(game, city) == "prussia" for city in PRUSSIAN),
        sum(marker(game, city) == "france" for city in FRENCH),
    )


def winners(game: Game) -> tuple[str, ...] | None:
    return None if game.outcome is None else game.outcome.winners


def prussia_takes_hradisch(turn: int, prussia: int, france: int) -> Game:
    """Friedrich leaves Ungarisch-Hradisch, one more Prussian fortress."""
    game = intro(
        f"""
turn: {turn}
stage: prussia
phase: movement
{markers(prussia, france)}
pieces: {{friedrich: {{city: ungarisch_hradisch, troops: 2}}}}
""",
        players=2,
    )
    march(game, "friedrich", "goeding")
    return game


def france_takes_linz(turn: int, prussia: int, france: int, general: str = "belle_isle") -> Game:
    """A French or Bavarian general leaves Linz, one more French fortress."""
    game = intro(
        f"""
turn: {turn}
stage: france
phase: movement
{markers(prussia, france)}
pieces: {{{general}: {{city: linz, troops: 2}}}}
""",
        players=2,
    )
    march(game, general, "wels")
    return game


def end_of_turn_nine(prussia: int, france: int) -> Game:
    game = intro(f"turn: 9\nstage: austria\nphase: movement\n{markers(prussia, france)}", players=2)
    assert held(game) == (prussia, france)
    assert game.outcome is None
    play(game, "end")
    return game


def test_who_plays_which_power() -> None:
    """M24.1: A2 plays F, P, S and B; B2 plays A."""
    game = new_game("maria", players=2, seed=1)
    assert set(game.seats) == {"a2", "b2"}
    found = {power: state(game).player(POWER_IDS.index(power)) for power in POWER_IDS if power != "pragmatic"}
    assert found == {"france": "a2", "bavaria": "a2", "prussia": "a2", "saxony": "a2", "austria": "b2"}


def test_a2_knows_the_hands_of_all_his_powers() -> None:
    """M24.1: A2 sees the cards of four powers, B2 those of Austria."""
    game = new_game("maria", players=2, seed=1)
    for seat, own in (("a2", {"france", "bavaria", "prussia", "saxony"}), ("b2", {"austria"})):
        hands = game.view(seat).position["hands"]
        assert {power for power in hands if isinstance(hands[power], list) and hands[power]} == own


def test_a2_moves_in_both_his_stages() -> None:
    """M24.1: A2 is asked in the stages of F & B and P & S, B2 in that of A."""
    game = intro("stage: france\nphase: movement", players=2)
    seats = [game.decisions()[0].seat]
    for _ in range(2):
        play(game, "end")
        seats.append(game.decisions()[0].seat)
    assert seats == ["a2", "a2", "b2"]


def test_a2_wins_when_both_conditions_hold() -> None:
    """T24.a, M24.2: P 12 and F 9 in turn 5: A2 wins at once, whichever came last."""
    last_prussian = prussia_takes_hradisch(5, 11, 9)
    assert held(last_prussian) == (12, 9)
    assert winners(last_prussian) == ("a2",)
    assert last_prussian.decisions() == ()
    last_french = france_takes_linz(5, 12, 8)
    assert held(last_french) == (12, 9)
    assert winners(last_french) == ("a2",)


def test_bavarian_conquest_completes_both_conditions() -> None:
    """M24.2: Törring's conquest counts for F."""
    assert winners(france_takes_linz(5, 12, 8, "toerring")) == ("a2",)


@pytest.mark.parametrize(("prussia", "france"), [(11, 8), (11, 0), (10, 9)])
def test_prussias_condition_alone_does_not_end_the_game(prussia: int, france: int) -> None:
    """M24.4, M24.2: P 12 with F 8 or fewer, or P 11 with F 9: the game goes on."""
    game = prussia_takes_hradisch(5, prussia, france)
    assert held(game) == (prussia + 1, france)
    assert game.outcome is None
    assert asked(game) == "movement"


@pytest.mark.parametrize(("prussia", "france"), [(2, 8), (11, 8)])
def test_frances_condition_alone_does_not_end_the_game(prussia: int, france: int) -> None:
    """M24.4, M24.2: F 9 with P 11 or fewer: the game goes on."""
    game = france_takes_linz(5, prussia, france)
    assert held(game) == (prussia, 9)
    assert game.outcome is None


def test_conditions_must_hold_at_the_same_time() -> None:
    """M24.2: P had 12 but Austria has retaken Brünn; F's ninth does not win."""
    game = intro(
        f"""
turn: 4
stage: austria
phase: movement
{markers(12, 8)}
pieces:
  traun: {{city: bruenn, troops: 2}}
  belle_isle: {{city: linz, troops: 2}}
  france_train_2: {{city: amstetten}}
""",
        players=2,
    )
    march(game, "traun", "boskowitz")
    assert held(game) == (11, 8)
    play(game, "end", "stay", "stay", "keep")
    assert asked(game) == "movement"
    march(game, "belle_isle", "wels")
    assert held(game) == (11, 9)
    assert game.outcome is None


def test_b2_wins_if_neither_condition_holds() -> None:
    """T24.a, M24.3: P 11 and F 8 at the end of turn 9: B2."""
    assert winners(end_of_turn_nine(11, 8)) == ("b2",)


@pytest.mark.parametrize(("prussia", "france"), [(12, 8), (12, 0), (11, 9), (2, 9)])
def test_draw_if_one_condition_holds(prussia: int, france: int) -> None:
    """T24.a, M24.4: P 12 and F 8 at the end of turn 9, or the other way round: a draw, nobody wins."""
    game = end_of_turn_nine(prussia, france)
    assert game.outcome is not None
    assert winners(game) == ()


def test_nothing_is_decided_before_the_end_of_turn_nine() -> None:
    """M24.3, M24.4: after turn 8 the game goes on, with no condition or with one."""
    for prussia, france in ((2, 0), (12, 0), (2, 9)):
        game = intro(f"turn: 8\nstage: austria\nphase: movement\n{markers(prussia, france)}", players=2)
        assert kinds(play(game, "end")) == ["turn_began"]
        assert game.outcome is None
