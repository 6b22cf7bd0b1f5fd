"""The table with a game that is not Maria: a screen needs little of its own."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from kabinett.core.errors import BadOption
from kabinett.core.fluent import Catalogue
from kabinett.core.game import Game
from kabinett.core.journal import read_journal
from kabinett.core.messages import Messages
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import View
from kabinett.terminal.desk import Leave
from kabinett.terminal.screen import Examples, Page, Screen
from kabinett.terminal.table import Table
from tests.core.toy import ToyRules

CATALOGUE = """
list-comma = { ", " }
list-and = { " and " }
ended-game = { $winners } won: { $reason } ({ $clause })
outcome-bid = the higher bid
decision-bid = how many coins does { $side } bid?
decision-shown = [i]{ $seat }[/], your bid?
option-value = bid { $value }
event-game_ended = { $winners } won: { $reason }.
event-bid_made = { $seat } has bid.
event-bid_known = you bid { $value }.
event-bids = left { $left }, right { $right }.
event-bowed = { $seat } bows.
"""


class ToyScreen(Screen):
    examples = Examples("value 2", "2", "X1.1", "city")

    def situation(self, view: View) -> RenderableType:
        return f"bows: {view.position['bows']}"

    def surroundings(self, view: View, decision: Decision) -> RenderableType:
        return "at the table"

    def neighbourhood(self, view: View, place: str) -> RenderableType:
        raise BadOption(f"there is no {place}")

    def question(self, view: View, decision: Decision) -> str:
        return self.texts.phrase("decision", "shown", {"seat": decision.seat})

    def facts(self, view: View, decision: Decision, move: Move) -> str:
        return "nothing" if move.n == 0 else ""


@pytest.fixture
def screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ToyScreen:
    package = f"table_{tmp_path.name}"
    data = tmp_path / package / "data"
    (data / "rules").mkdir(parents=True)
    (data.parent / "__init__.py").touch()
    (data / "rules" / "en.md").write_text("## X1 Bids\n\n- **X1.1** Who has coins bids.\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    texts = Messages(package, Catalogue("en", {"toy.ftl": CATALOGUE}), {"left": "[Lefty]", "right": "Righty"})
    return ToyScreen(texts, {"coins": Page("the coins", lambda view: f"{view.seat} has 3 coins")})


class Script(Console):
    """A terminal at which these lines are typed; then the input ends."""

    def __init__(self, lines: Sequence[str], end: type[BaseException] = EOFError, real: bool = False) -> None:
        super().__init__(width=120, file=io.StringIO(), color_system=None, force_terminal=real)
        self._typed, self._end = list(lines), end

    def input(self, *_: object, **__: object) -> str:
        if not self._typed:
            raise self._end
        return self._typed.pop(0)

    @property
    def seen(self) -> str:
        assert isinstance(self.file, io.StringIO)
        return self.file.getvalue()


def play(screen: Screen, lines: Sequence[str], tmp_path: Path) -> tuple[Game, str]:
    """What the person at the seat `left` sees who types these lines and leaves then, if the game is not over."""
    game, console = Game(ToyRules(), 3), Script(lines)
    with suppress(Leave):
        Table(game, screen, ("left",), console, tmp_path / "g.jsonl", {"right": "random"}).run()
    return game, console.seen


def test_help_without_questions_and_others(screen: ToyScreen, tmp_path: Path) -> None:
    _, seen = play(screen, ["help"], tmp_path)
    assert "(value 2)" in seen
    assert "? X1.1 a clause" in seen
    assert "? 2 says why that is no choice\n" in seen.replace(" \n", "\n").replace("  ", "")
    assert "map CITY" in seen
    assert "coins shows the coins" in seen
    for word in ("other passes", "breslau", "troops"):
        assert word not in seen


def test_a_game_is_played_to_its_end(screen: ToyScreen, tmp_path: Path) -> None:
    game, seen = play(screen, ["coins", "all", "map hall", "bow", "? X1.1", "troops", "3"], tmp_path)
    assert game.outcome is not None
    for words in ("[Lefty], your bid?", "left has 3 coins", "bows: 0", "there is no hall", "[Lefty] bows. (X2.1)",
                  "Who has coins bids.", "'troops' is none of the choices", "You bid 3. (X1.1)",
                  "the higher bid (X1.3)"):  # fmt: skip
        assert words in seen, words


def test_options_have_their_facts_and_keys(screen: ToyScreen) -> None:
    game = Game(ToyRules(), 3)
    (decision,) = game.decisions("left")
    view = game.view("left")
    assert [screen.option(view, decision, move) for move in decision.options][:2] == ["bid 0  [dim]nothing[/]", "bid 1"]
    assert list(screen.keys(decision)) == ["0", "1", "2", "3"]
    assert screen.names(decision.options[1]) == ("1", "1")
    assert not screen.urgent(decision)
    assert not screen.form("propose")


CLEARED = "\033[H\033[2J\033[3J"


@pytest.mark.parametrize(("lines", "end"), [(["quit"], EOFError), ([], EOFError), ([], KeyboardInterrupt)])
@pytest.mark.parametrize("people", [("left",), ("left", "right")])
def test_who_leaves_does_not_leave_his_hand_to_the_others(
    screen: ToyScreen, tmp_path: Path, people: tuple[str, ...], lines: list[str], end: type[BaseException]
) -> None:
    for real in (True, False):
        console = Script([*[""] * (len(people) - 1), *lines], end, real)
        with pytest.raises(Leave):
            Table(Game(ToyRules(), 3), screen, people, console, tmp_path / "g.jsonl", {"right": "random"}).run()
        assert "your bid?" in console.seen
        assert (CLEARED in console.seen.split("your bid?")[1]) == (real and len(people) > 1)


def test_what_was_not_kept_is_told(screen: ToyScreen, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    game = Game(ToyRules(), 3)
    table = Table(game, screen, ("left", "right"), Script(["", "2", ""]), tmp_path / "file" / "g.jsonl")
    assert not table.unkept()
    with pytest.raises(Leave):
        table.run()
    assert table.unkept() == f"the last move is not kept: {tmp_path / 'file'}: cannot be made: File exists"
    table.keep = tmp_path / "g.jsonl"
    with pytest.raises(Leave):
        table.run()
    assert not table.unkept()
    assert read_journal(table.keep).journal.entries == game.journal.entries


def test_the_end_shows_what_an_onlooker_sees(screen: ToyScreen, tmp_path: Path) -> None:
    _, seen = play(screen, ["bow", "3"], tmp_path)
    assert re.search(r"bows: 1\s+.*the higher bid", seen)


def test_a_bot_that_fails_is_replaced_and_the_others_are_told(screen: ToyScreen, tmp_path: Path) -> None:
    """A cadet knows no toy."""
    game, console = Game(ToyRules(), 3), Script(["3"])
    Table(game, screen, ("left",), console, tmp_path / "g.jsonl", {"right": "cadet"}).run()
    assert "The bot (cadet) that played Righty has failed; a bot (random) plays on." in console.seen
    assert [entry.thought for entry in game.journal.entries if entry.seat == "right"] == [("random", {})]
    kept = read_journal(tmp_path / "g.jsonl").journal.entries
    assert [(entry.seat, entry.thought) for entry in kept if entry.thought] == [("right", ("random", {}))]
