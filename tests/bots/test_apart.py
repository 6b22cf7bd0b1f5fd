"""Bots that think in another process: they play as they would here, and one that hangs or fails is ended there."""

from __future__ import annotations

import io
import os
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from kabinett import new_game
from kabinett.arena.driver import Players
from kabinett.bots import LEVELS, Bot, Level, RandomBot, Thought, thinking
from kabinett.bots.apart import Apart, Failed
from kabinett.bots.thinking import Thinker
from kabinett.core.game import Game
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import View
from kabinett.terminal.desk import Leave
from kabinett.terminal.screens import make_screen
from kabinett.terminal.table import Table

LONG = 60.0  # seconds that nobody waits


class Chancy(Bot):
    """Remembers: each choice hangs on how many it has made. It says what it sees, and where it thinks."""

    name = "chancy"

    def choose(self, view: View | None, decision: Decision) -> Move:
        assert view is not None
        assert view.seat == decision.seat
        return self.random.choice(decision.options)

    def explain(self) -> Thought:
        return Thought("said", {"text": str(os.getpid())})


class Talker(RandomBot):
    """Makes an offer before each choice."""

    name = "talker"
    sees = True

    def speak(self, view: View | None) -> Move | None:
        assert view is not None
        return self.rules.vocabulary.find("propose peace")


class Sleeper(RandomBot):
    """Never answers."""

    name = "sleeper"
    seconds = 0.1

    def choose(self, view: View | None, decision: Decision) -> Move:
        time.sleep(LONG)
        return super().choose(view, decision)


class Quitter(RandomBot):
    """Ends the program."""

    name = "quitter"

    def choose(self, view: View | None, decision: Decision) -> Move:
        raise SystemExit("enough")


class Wrong(RandomBot):
    """Answers with what it was not asked."""

    name = "wrong"

    def choose(self, view: View | None, decision: Decision) -> Move:
        return self.rules.vocabulary.find("stop")


@pytest.fixture
def thinker() -> Iterator[Thinker]:
    thinker = Thinker()
    yield thinker
    thinker.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "GRACE", 0.3)


def game() -> Game:
    return new_game("maria", variant="introductory", players=2, seed=1740)


def apart(of: type[Bot], played: Game, thinker: Thinker) -> Apart:
    return Apart(Level(of.name, of), played.rules, "a seed", thinker)


def test_a_bot_plays_there_as_it_would_here(thinker: Thinker) -> None:
    played = game()
    here, there = Chancy(played.rules, "a seed"), apart(Chancy, played, thinker)
    for _ in range(20):
        decision = played.decisions()[0]
        view = played.view(decision.seat)
        move = there.choose(view, decision)
        assert move is here.choose(view, decision)
        played.play(decision.seat, move)
    assert there.explain() != here.explain()  # in another process
    assert there.speak(None) is None


def test_what_a_bot_says_comes_here(thinker: Thinker) -> None:
    played = game()
    seat = played.decisions()[0].seat
    said = apart(Talker, played, thinker).speak(played.view(seat))
    assert str(said) == "propose peace"


@pytest.mark.parametrize(
    ("bot", "why"),
    [
        (Sleeper, "took more than its 0.1 seconds"),
        (Quitter, "SystemExit: enough"),
        (Wrong, "KabinettError: 'stop' is none of its options"),
    ],
)
@pytest.mark.usefixtures("impatient")
def test_a_bot_that_fails_there_is_replaced_here(bot: type[Bot], why: str, thinker: Thinker) -> None:
    played = game()
    decision = played.decisions()[0]
    with pytest.raises(Failed, match=why):
        apart(bot, played, thinker).choose(None, decision)
    players = Players(played, {decision.seat: apart(bot, played, thinker)})
    players.answer(decision)
    assert [(failure.bot, failure.replaced_by, failure.reason) for failure in players.failures] == [
        (bot.name, "cadet", why)
    ]
    assert len(played.journal.entries) == 1


@pytest.mark.usefixtures("impatient")
def test_a_person_at_a_terminal_does_not_wait_for_a_bot_that_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(LEVELS, Sleeper.name, Level(Sleeper.name, Sleeper))
    played, console = game(), Console(file=io.StringIO(), width=200)
    monkeypatch.setattr("builtins.input", lambda *_: "quit")
    person, other = played.seats
    table = Table(played, make_screen(played.rules), (person,), console, tmp_path / "g.jsonl", {other: Sleeper.name})
    with pytest.raises(Leave):
        table.run()
    assert isinstance(console.file, io.StringIO)
    told = console.file.getvalue()
    assert "The bot (sleeper) that played" in told
    assert "took more than its 0.1 seconds" in told
    assert any(entry.seat == other for entry in played.journal.entries)
