"""The dice: the same for the same seed everywhere, and fair."""

from __future__ import annotations

from collections import Counter

from kabinett.core.dice import KEY_BYTES, Dice, seed_hash


def test_the_first_values_of_a_seed_never_change() -> None:
    """These values hold for all machines and versions: recorded games depend on them."""
    dice = Dice.from_seed(1740)
    assert [dice.below(100) for _ in range(8)] == [50, 8, 73, 36, 79, 50, 48, 30]
    assert seed_hash(1740) == "a460fb412dfd81f6170754df92aaa0b5d2c83c401bf7c5f133e6982d781ba90f"


def test_values_are_uniform() -> None:
    dice = Dice.from_seed(7)
    counts = Counter(dice.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_shuffle_keeps_all_items_and_depends_on_the_seed() -> None:
    orders = set()
    for seed in range(20):
        items = list(range(10))
        Dice.from_seed(seed).shuffle(items)
        assert sorted(items) == list(range(10))
        orders.add(tuple(items))
    assert len(orders) == 20


def test_dice_go_on_where_they_were_stored() -> None:
    dice = Dice.from_seed(5)
    dice.below(10)
    stored = Dice(dice.key, dice.count)
    assert [stored.below(1000) for _ in range(5)] == [dice.below(1000) for _ in range(5)]


def test_dice_make_other_dice_which_differ_each_time() -> None:
    dice = Dice.from_seed(5)
    one, two = dice.another(), dice.another()
    assert len({dice.key, one.key, two.key}) == 3
    assert len(one.key) == KEY_BYTES
    assert Dice.from_seed(5).another() == one
