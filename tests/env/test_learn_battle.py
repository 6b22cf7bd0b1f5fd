"""The example that learns, in short: it must get better at what it learns."""

from __future__ import annotations

from examples import learn_battle as example
from kabinett.bots import LEVELS
from kabinett.games import make_rules


def test_what_one_gains_the_other_loses() -> None:
    """M11.1: a battle is fought by the real rules, and its worth follows from how it ended."""
    rules = make_rules("maria")
    deals, cadet = example.Deals(rules), LEVELS["cadet"].make(rules, 1)
    ends = set()
    for seed in range(12):
        game = deals.deal(seed).game
        worth = example.fight(game, dict.fromkeys(example.POWERS, cadet), 0.0)
        assert worth[example.AUSTRIA] == -worth[example.PRUSSIA]
        end = next(event for event in game.events if event.kind in ("battle_won", "battle_drawn"))
        ends.add(end.kind)
        if end.kind == "battle_drawn":
            assert worth[example.AUSTRIA] == 0
        else:
            assert abs(worth[example.AUSTRIA]) >= example.VICTORY + 1
    assert "battle_won" in ends


def test_a_defeat_costs_troops_and_cities_or_the_general() -> None:
    assert example.defeat(2, 5) == 2 + 2 * example.RETREAT
    assert example.defeat(7, 5) == example.defeat(5, 5) == 5 + example.GENERAL


def test_the_student_learns() -> None:
    """A network that has seen 60 deals plays much better than no network: about two troops a battle."""
    rules = make_rules("maria")
    deals, cadet, student = example.Deals(rules), LEVELS["cadet"].make(rules, 1), example.Student(rules, 1)
    fresh = range(example.FRESH, example.FRESH + 80)
    before = example.measure(student, deals, cadet, fresh, 0.0)
    example.train(student, deals, cadet, range(60), 0.0)
    after = example.measure(student, deals, cadet, fresh, 0.0)
    assert sum(after.margins) / 80 > sum(before.margins) / 80 + 0.5
