"""Who lets bots play: when they are asked, what is counted, and what happens to those that fail."""

from __future__ import annotations

import time
from typing import Any

import pytest

from kabinett import new_game
from kabinett.arena.driver import Conduct, Failure, Players, level, play_out, seated
from kabinett.bots import LEVELS, Bot, Level, RandomBot
from kabinett.bots.apart import Apart
from kabinett.bots.cadet import Cadet
from kabinett.bots.thinking import Thinker
from kabinett.core.errors import BadOption
from kabinett.core.game import Game
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import View
from tests.arena.bots import First, Last, Raising, Stubborn, Talker, Unmakeable
from tests.core.toy import ToyRules


def toy(left: type[Bot], right: type[Bot] = First) -> Players:
    game = Game(ToyRules(), 3)
    return play_out(game, {"left": left(game.rules, 1), "right": right(game.rules, 1)})


def moves(players: Players) -> list[str]:
    return [f"{entry.seat} {entry.move}" for entry in players.game.journal.entries]


def test_bots_play_a_game_to_its_end_and_are_counted() -> None:
    players = toy(First, Last)
    assert moves(players) == ["left value 0", "right value 3"]
    assert players.game.outcome is not None
    assert players.decisions == 2
    assert [(conduct.bot, conduct.decisions, conduct.illegal) for conduct in players.conduct.values()] == [
        ("first", 1, 0),
        ("last", 1, 0),
    ]
    assert players.failures == []


def test_a_bot_may_speak_once_before_it_answers() -> None:
    players = toy(Talker)
    assert moves(players) == ["left bow", "left value 0", "right value 0"]
    talker = players.bots["left"]
    assert isinstance(talker, Talker)
    assert talker.asked == 1
    assert talker.shown[0] is not None
    assert talker.shown[0].seat == "left"
    assert talker.shown[0].position["bows"] == 1, "what it sees now is what came of its word"
    assert players.conduct["left"].decisions == 1


def test_others_reply_to_what_is_put_to_them() -> None:
    class Envoy(Talker):
        """Offers a peace to Maria Theresa, in his first decision."""

        word = "propose maria_theresa: no_attack prussia austria until 6"

        def speak(self, view: View | None) -> Move | None:
            return super().speak(view) if not self.asked else None

    game = new_game("maria", variant="advanced", seed=3)
    bots: dict[str, Bot] = {seat: First(game.rules, 1) for seat in game.seats}
    envoy = bots["frederick"] = Envoy(game.rules, 1)
    players = Players(game, bots)
    while not envoy.asked:
        players.answer(game.decisions("frederick")[0] if game.decisions("frederick") else game.decisions()[0])
    said, replied, answered = game.journal.entries[-3:]
    assert (said.seat, said.move) == ("frederick", Envoy.word)
    assert (replied.seat, replied.move) == ("maria_theresa", "accept 1")
    assert answered.seat == "frederick"
    assert players.conduct["maria_theresa"].decisions >= 1
    assert players.failures == []


def test_a_bot_that_raises_is_replaced_by_a_cadet_and_that_is_told() -> None:
    game = new_game("maria", players=2, seed=1)
    told: list[Failure] = []
    bots = {"a2": Raising(game.rules, 1), "b2": RandomBot(game.rules, 2)}
    players = Players(game, bots, told.append)
    while not told:
        players.answer(game.decisions()[0])
    (failure,) = players.failures
    assert told == [failure]
    assert (failure.seat, failure.bot, failure.replaced_by) == ("a2", "raising", "cadet")
    assert failure.reason == "ZeroDivisionError: nothing left"
    assert str(failure) == "the bot raising of a2 failed, and cadet plays on: ZeroDivisionError: nothing left"
    assert isinstance(players.bots["a2"], Cadet)
    assert len(game.journal.entries) == failure.move + 1, "the cadet has answered"
    assert players.conduct["a2"] == Conduct("raising", 2, players.conduct["a2"].seconds, players.conduct["a2"].worst)


@pytest.mark.parametrize("thing", ["value 99", "value 0", None, 3])
def test_what_is_no_option_is_counted_and_the_bot_replaced(thing: Any) -> None:
    """A text is no option either: the options are the objects."""

    class Wrong(Stubborn):
        pass

    Wrong.thing = thing
    players = toy(Wrong)
    assert players.conduct["left"].illegal == 1
    assert players.conduct["left"].decisions == 0
    (failure,) = players.failures
    assert failure.replaced_by == "random", "cadets do not know the toy"
    assert "is no option of the decision bid" in failure.reason
    assert players.game.outcome is not None


def test_a_standing_move_is_no_answer() -> None:
    class Bowing(First):
        def choose(self, view: View | None, decision: Decision) -> Move:
            return self.rules.vocabulary.find("bow")

    players = toy(Bowing)
    assert "left bow" not in moves(players)
    assert players.conduct["left"].illegal == 1


@pytest.mark.parametrize(("word", "why"), [("value 1", "is no standing move of left now"), ("dance", "dance")])
def test_what_may_not_be_said_is_not_said(word: str, why: str) -> None:
    class Rude(Talker):
        def speak(self, view: View | None) -> Any:
            return word

    players = toy(Rude)
    assert players.conduct["left"].illegal == 1
    assert why in players.failures[0].reason
    assert [move.split()[0] for move in moves(players)] == ["left", "right"]


def test_a_bot_that_cannot_be_made_is_replaced_too() -> None:
    game = new_game("maria", players=2, seed=1)
    levels = {"a2": Level("unmakeable", Unmakeable), "b2": LEVELS["random"]}
    players = Players(game, seated(game, levels))
    while not players.failures:
        players.answer(game.decisions()[0])
    assert str(players.failures[0]).startswith("the bot unmakeable of a2 failed, and cadet plays on: OSError: no model")


def test_a_cadet_that_fails_is_replaced_by_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> Move:
        raise KeyError("rule of thumb")

    monkeypatch.setattr(Cadet, "choose", fail)
    game = new_game("maria", players=2, seed=1)
    players = play_out(game, {"a2": Raising(game.rules, 1), "b2": First(game.rules, 1)})
    assert [(failure.bot, failure.replaced_by) for failure in players.failures] == [
        ("raising", "cadet"),
        ("cadet", "random"),
    ]
    assert game.outcome is not None


def test_late_decisions_are_counted_with_what_was_said() -> None:
    class Slow(Talker):
        seconds = 0.01

        def speak(self, view: View | None) -> Move | None:
            time.sleep(0.02)
            return None

    players = toy(Slow)
    assert players.conduct["left"].late == 1
    assert players.conduct["left"].worst >= 0.02
    assert players.conduct["right"].late == 0


def test_seats_have_seeds_of_their_own_and_levels_must_exist() -> None:
    game = new_game("maria", players=2, seed=1)
    one, other = seated(game, dict.fromkeys(game.seats, LEVELS["random"]), 0.5).values()
    assert one.random.random() != other.random.random()
    assert one.seconds == 0.5
    with pytest.raises(BadOption, match=r"there is no bot 'emperor' \(bots: random, cadet, "):
        level("emperor")


def test_a_bot_can_have_a_time_of_its_own() -> None:
    """It counts more than that of the table; the other bots keep theirs."""
    game = new_game("maria", players=2, seed=1)
    levels = dict(zip(game.seats, map(level, ("marshal@0.25", "marshal")), strict=True))
    assert [bot.seconds for bot in seated(game, levels, 0.5).values()] == [0.25, 0.5]
    assert [bot.seconds for bot in seated(game, levels).values()] == [0.25, LEVELS["marshal"].bot.seconds]
    assert Apart(level("marshal@0.25"), game.rules, 1, Thinker(), seconds=0.5).seconds == 0.25


@pytest.mark.parametrize("text", ["", "soon", "0", "-1", "nan", "inf"])
def test_a_bot_must_have_some_time(text: str) -> None:
    with pytest.raises(BadOption, match=rf"'cadet@{text}': a number of seconds, at least 0.001"):
        level(f"cadet@{text}")
