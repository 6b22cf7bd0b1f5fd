"""What bots know of battles before the first card: `data/odds.csv`, counted by `bench.battles`."""

from __future__ import annotations

from random import Random

import pytest

from bench.battles import choose, fight_out, hand_of, measured
from kabinett.bots.maria.battle import Fight
from kabinett.bots.maria.odds import CARDS, LEADS, POINTS, Odds, level_of, load_odds
from kabinett.bots.maria.weights import load_weights

MANY = 40.0  # points


@pytest.fixture
def odds() -> Odds:
    return load_odds()


def test_without_cards_the_troops_decide(odds: Odds) -> None:
    """M11.1.12: nobody can play, so the stronger wins by what he has more."""
    assert odds.chance(7, 0, 4, 0) == 1.0
    assert odds.result(7, 0, 4, 0) == 3.0
    assert odds.chance(4, 0, 7, 0) == 0.0
    assert odds.result(4, 0, 7, 0) == -3.0


def test_a_loss_is_never_more_than_there_is(odds: Odds) -> None:
    """M11.1.12: sixteen beat five, who can play nothing, by eleven; five are lost."""
    assert odds.result(5, 0, 16, 8) == -5.0


def test_who_can_play_nothing_loses_more_than_who_can_play_little(odds: Odds) -> None:
    """Who has no card of the suit takes what comes; with one he can come near to 0 before he stops (M11.1.9)."""
    empty, little = odds.result(7, 0, 6, 10), odds.result(7, 9, 6, 10)
    assert empty < -4.0
    assert little > empty + 1.5


def test_equals_without_cards_part(odds: Odds) -> None:
    """M11.1.10: at 0 an attacker with no card of the suit stops, and nobody loses; with a small one he must play it,
    and is answered."""
    assert odds.chance(6, 0, 6, 10) > odds.chance(6, 3, 6, 10)


@pytest.mark.parametrize("cards", [4, 8, 12])
def test_more_of_everything_is_better(odds: Odds, cards: int) -> None:
    """The more points, and the more troops, the better; the more cards the other holds, the worse."""
    chances = [odds.chance(8, points, 6, cards) for points in POINTS]
    assert chances == sorted(chances)
    assert odds.chance(8, 9, 4, cards) > odds.chance(4, 9, 8, cards)
    assert odds.chance(6, 12, 6, cards - 4) > odds.chance(6, 12, 6, cards)


def test_the_table_is_whole(odds: Odds) -> None:
    cells = len(POINTS) * (CARDS + 1) * (2 * LEADS + 1)
    assert len(odds.won) == len(odds.gain) == len(odds.loss) == cells
    assert all(0.0 <= won <= 1.0 for won in odds.won)


def test_what_is_beyond_the_table_is_like_its_edge(odds: Odds) -> None:
    assert odds.chance(16, MANY, 1, 5) == odds.chance(1 + LEADS, MANY, 1, 5)
    assert odds.chance(6, 9, 6, 30) == odds.chance(6, 9, 6, CARDS)
    assert level_of(1000) == len(POINTS) - 1


def test_troops_and_points_known_together(odds: Odds) -> None:
    assert odds.by_might(8 + 5, 5, 6) == odds.chance(5, 8, 5, 6)


# -- how the battles were fought


def fight(troops: int, enemy: int, cards: int) -> Fight:
    return Fight(load_weights().battle, False, troops, enemy, cards)


def test_at_zero_who_has_the_suit_must_play() -> None:
    """M11.1.10: stopping is barred while there is a card of the suit."""
    assert choose(fight(6, 6, 16), 0, (2,)) == (2, 2)
    assert choose(fight(6, 6, 16), 0, ()) is None


def test_who_is_behind_without_a_card_stops() -> None:
    """M11.1.9."""
    assert choose(fight(4, 8, 5), -4, ()) is None
    assert fight_out((4, 8), (0, 0), ((), ())) == -4


def test_a_small_card_saves_troops() -> None:
    """M11.1.7: 4 against 8 with a card of 4, and nothing on the other side: the score is 0; with a 9 it is 5."""
    assert fight_out((4, 8), (1, 0), ((4,), ())) == 0
    assert fight_out((4, 8), (1, 0), ((9,), ())) == 5


def test_hands_have_the_suits_share() -> None:
    """M8.8: of 38 cards 9 fit a suit, and 2 are Reserves."""
    dice = Random(1)
    hands = [hand_of(dice, 10) for _ in range(4000)]
    assert 2.8 < sum(map(len, hands)) / len(hands) < 3.0
    assert 0.48 < sum(hand.count(0) for hand in hands) / len(hands) < 0.57


def test_draws_are_half_a_victory() -> None:
    assert measured([3, 0, -5, -1]) == (0.375, 3.0, 3.0)
