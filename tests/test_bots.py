"""Bots: how they are asked, and which there are."""

from __future__ import annotations

import pytest
from fluent.syntax import FluentSerializer

from kabinett.bots import LEVELS, RandomBot, answer
from kabinett.core.fluent import catalogue
from kabinett.core.game import Game
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import AnyRuleset, View
from kabinett.games import GAMES, make_rules
from kabinett.servertexts import text
from tests.core.toy import ToyRules


class Onlooker(RandomBot):
    """A bot that remembers what it was shown."""

    sees = True

    def __init__(self, rules: AnyRuleset, seed: int | str) -> None:
        super().__init__(rules, seed)
        self.shown: list[View | None] = []

    def choose(self, view: View | None, decision: Decision) -> Move:
        """One of the options."""
        self.shown.append(view)
        return super().choose(view, decision)


class Blind(Onlooker):
    """One that needs no view."""

    sees = False


def test_a_bot_that_sees_gets_the_view_of_its_seat_and_a_blind_one_none() -> None:
    game = Game(ToyRules(), 3)
    for bot, shown in ((Onlooker(game.rules, 1), [game.view("right")]), (Blind(game.rules, 1), [None])):
        decision = game.decisions("right")[0]
        assert answer(bot, game, decision) in decision.options
        assert bot.shown == shown


def test_a_random_bot_makes_the_same_choices_for_the_same_seed() -> None:
    decision = Game(ToyRules(), 3).decisions("left")[0]
    chosen = {
        seed: [str(bot.choose(None, decision)) for _ in range(20)]
        for seed, bot in ((seed, RandomBot(ToyRules(), seed)) for seed in (1, "1", 2))
    }
    assert chosen[1] == chosen["1"] != chosen[2]
    assert set(chosen[1]) == {"value 0", "value 1", "value 2", "value 3"}


def test_each_level_has_a_name_a_sentence_and_a_bot() -> None:
    decision = Game(ToyRules(), 3).decisions("left")[0]
    rules = make_rules("maria")
    for name, level in LEVELS.items():
        assert level.name == name
        assert text(f"bot-{name}").endswith(".")
        assert type(level.make(rules, 7)) is level.bot
        assert level.sees == level.bot.sees
    assert next(iter(LEVELS)) == "random"
    assert LEVELS["random"].make(rules, 7).choose(None, decision) is RandomBot(rules, 7).choose(None, decision)


@pytest.mark.parametrize("file", ["bots", *(f"{game}-bots" for game in GAMES)])
def test_every_thought_ends_with_a_full_stop(file: str) -> None:
    """But for what a bot of another package says in its own words."""
    thoughts = {name: message for name, message in catalogue(file).messages.items() if name != "thought-said"}
    assert thoughts
    without = [
        name for name, message in thoughts.items() if not FluentSerializer().serialize_entry(message).endswith(".\n")
    ]
    assert without == []
