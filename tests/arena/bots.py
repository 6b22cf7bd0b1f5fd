"""Bots that do one thing, for tests of who lets them play."""

from __future__ import annotations

from typing import Any

from kabinett.bots import Bot, RandomBot
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import View


class First(Bot):
    """Takes the first option, unseen."""

    name = "first"
    sees = False

    def choose(self, view: View | None, decision: Decision) -> Move:
        return decision.options[0]


class Last(First):
    """Takes the last option."""

    name = "last"

    def choose(self, view: View | None, decision: Decision) -> Move:
        return decision.options[-1]


class Raising(RandomBot):
    """Fails at its third decision."""

    name = "raising"
    left = 2

    def choose(self, view: View | None, decision: Decision) -> Move:
        if not self.left:
            raise ZeroDivisionError("nothing left")
        self.left -= 1
        return super().choose(view, decision)


class Stubborn(First):
    """Gives one thing, whatever it is asked."""

    name = "stubborn"
    thing: Any = "value 99"

    def choose(self, view: View | None, decision: Decision) -> Move:
        move: Move = self.thing
        return move


class Unmakeable(First):
    """Cannot be made."""

    name = "unmakeable"

    def __init__(self, *args: Any) -> None:
        raise OSError("no model")


class Talker(First):
    """Says one thing, whenever it may, and counts how often it could."""

    name = "talker"
    sees = True
    word = "bow"

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.asked = 0
        self.shown: list[View | None] = []

    def speak(self, view: View | None) -> Move | None:
        self.asked += 1
        return self.rules.vocabulary.find(self.word)

    def choose(self, view: View | None, decision: Decision) -> Move:
        self.shown.append(view)
        return super().choose(view, decision)
