"""The conformance suite: our own bots pass it, and for each fault there is a bot that it finds out. Bots of others."""

from __future__ import annotations

import os
import random
import re
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from kabinett.arena.conformance import CHECKS, Amount, Examination, Table, find_bot, tables
from kabinett.bots import LEVELS, Bot, Thought
from kabinett.cli import main
from kabinett.core.errors import BadOption
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import View
from kabinett.games import GAMES
from tests.arena.bots import First, Raising, Stubborn, Talker, Unmakeable

MARIA: Table = (GAMES["maria"], {"variant": "introductory", "players": 2})
EUROPE: Table = (GAMES["ancien_regime"], {"scenario": 1740, "players": 4, "rounds": 1})
QUICK = 0.001  # seconds, in whole games
SECONDS = 0.05
DOCS = Path(__file__).parents[2] / "docs" / "bots.md"


def examine(bot: Any, *at: Table, samples: int = 2) -> Examination:
    return Examination(bot, Amount(1, samples, at or (MARIA,), QUICK), SECONDS).run()


def faults(exam: Examination) -> dict[str, list[str]]:
    return {name: check.faults for name, check in exam.checks.items() if check.faults}


# -- our own


@pytest.mark.parametrize("level", ["random", "cadet"])
def test_quick_levels_conform(level: str) -> None:
    exam = examine(LEVELS[level].bot, MARIA, EUROPE)
    assert faults(exam) == {}
    assert [check.verdict for check in exam.checks.values()] == ["ok"] * len(CHECKS)
    assert exam.checks["games"].tried == exam.checks["anew"].tried == exam.checks["seed"].tried == 2
    assert exam.checks["options"].tried > 300


@pytest.mark.parametrize(("level", "at"), [("general", (EUROPE,)), ("marshal", (MARIA, EUROPE))])
def test_levels_that_think_conform(level: str, at: tuple[Table, ...]) -> None:
    exam = Examination(LEVELS[level].bot, Amount(1, 4, at, QUICK), 0.5).run()
    assert faults(exam) == {}
    assert exam.checks["seed"].note == "not asked of a bot that is timed"
    assert exam.checks["seed"].tried == 0
    assert exam.checks["time"].tried >= 3


def test_all_variants_and_scenarios_are_played_with_few_and_with_many() -> None:
    found = [(info.id, *options.values()) for info, options in tables()]
    assert {(game, kind) for game, kind, *_ in found} == {
        ("maria", "introductory"),
        ("maria", "advanced"),
        ("ancien_regime", 1740),
        ("ancien_regime", 1756),
    }
    assert {players for game, _, players, *_ in found if game == "maria"} == {2, 3}
    assert {players for game, _, players, *_ in found if game == "ancien_regime"} == {4, 7}


# -- bots with one fault each


class Rude(Talker):
    """Says what may not be said, once."""

    def speak(self, view: View | None) -> Move | None:
        self.asked += 1
        return self.rules.vocabulary.moves[0] if self.asked == 1 else None


class Vandal(First):
    """Draws on the map that it was shown."""

    sees = True

    def choose(self, view: View | None, decision: Decision) -> Move:
        assert view is not None
        assert isinstance(view.position, dict)
        view.position["turn"] = 99
        return super().choose(view, decision)


class Pedant(First):
    """Gives a reason that nobody can read."""

    reason: Any = Thought("because")

    def explain(self) -> Thought | None:
        thought: Thought | None = self.reason
        return thought


class Dreamer(First):
    """Takes three times its seconds, if they are enough to fall asleep."""

    def choose(self, view: View | None, decision: Decision) -> Move:
        if self.seconds > QUICK:
            time.sleep(3 * self.seconds)
        return super().choose(view, decision)


class Moody(First):
    """Does not care for its seed."""

    def choose(self, view: View | None, decision: Decision) -> Move:
        return random.choice(decision.options)


class Rememberer(First):
    """Knows only what it has seen itself."""

    began = False

    def choose(self, view: View | None, decision: Decision) -> Move:
        self.began = self.began or decision.kind == "setup"
        if not self.began:
            raise LookupError("what is this?")
        return super().choose(view, decision)


@pytest.mark.parametrize(
    ("bot", "failed"),
    [
        (Unmakeable, {"class"}),
        (Raising, {"games"}),
        (Stubborn, {"options", "games", "time", "anew"}),
        (Rude, {"words", "games", "anew"}),
        (Vandal, {"untouched"}),
        (Pedant, {"reasons"}),
        (Dreamer, {"time"}),
        (Moody, {"seed"}),
        (Rememberer, {"anew", "time"}),
    ],
)
def test_each_fault_is_found(bot: type[Bot], failed: set[str]) -> None:
    exam = examine(bot, MARIA if bot is Rememberer else EUROPE)
    found = faults(exam)
    assert failed - {"time"} <= set(found) <= failed
    assert not exam.passed


@pytest.mark.parametrize(
    ("reason", "ok"),
    [
        (None, True),
        (Thought("said", {"text": "I like it"}), True),
        (Thought("said"), False),
        ("I like it", False),
    ],
)
def test_reasons(reason: Any, ok: bool) -> None:
    class Pensive(Pedant):
        pass

    Pensive.reason = reason
    assert (faults(examine(Pensive, EUROPE)) == {}) == ok


class Nameless(Bot):
    """Has no name, and no choose."""

    timed = "perhaps"  # type: ignore[assignment]
    seconds = 0


@pytest.mark.parametrize("given", [str, "cadet", None])
def test_what_is_no_bot_is_not_tried(given: Any) -> None:
    exam = examine(given)
    assert faults(exam) == {"class": ["it is no subclass of kabinett.bots.Bot"]}
    assert exam.checks["games"].verdict == "not tried"


def test_all_that_is_wrong_with_a_class_is_told() -> None:
    told = " ".join(faults(examine(Nameless))["class"])
    for part in ("its name must be a word", "it has no choose", "timed must be", "seconds must be"):
        assert part in told


# -- the command


def conformance(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[object, str]:
    with pytest.raises(SystemExit) as left:
        main(["bot", "conformance", *args])
    shown = capsys.readouterr()
    return left.value.code, shown.out + shown.err


@pytest.fixture
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    """One table only."""
    monkeypatch.setattr("kabinett.arena.conformance.tables", lambda: iter((EUROPE,)))


@pytest.mark.usefixtures("_small")
def test_the_command_prints_a_table_and_fails_if_anything_is_wrong(capsys: pytest.CaptureFixture[str]) -> None:
    code, shown = conformance(capsys, "tests.arena.bots:First")
    assert code == 0
    assert "The bot first conforms." in shown
    code, shown = conformance(capsys, "tests.arena.bots:Raising")
    assert code == 1
    assert "The bot raising does not conform." in shown
    assert "nothing left" in " ".join(shown.split())


def test_how_a_bot_is_named() -> None:
    assert find_bot("cadet") is LEVELS["cadet"].bot
    assert find_bot("kabinett.bots.marshal") is LEVELS["marshal"].bot
    assert find_bot("tests.arena.bots:Last").name == "last"
    for text, reason in {
        "tests.arena.bots": "must have one bot, or name it: .*First, Last",
        "tests.arena.bots:None": "has no 'None'",
        "no.such.module": "cannot be imported: ModuleNotFoundError",
    }.items():
        with pytest.raises(BadOption, match=reason):
            find_bot(text)


# -- the bot of the docs, and bots of other packages


def code_of_the_docs() -> str:
    found = re.search(r"```python\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


def test_the_bot_of_the_docs_conforms(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "greedy.py").write_text(code_of_the_docs(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    bot = find_bot("greedy")
    assert bot.name == "greedy"
    assert faults(examine(bot, MARIA, EUROPE)) == {}
    lines = [line for line in code_of_the_docs().splitlines() if line.strip()]
    assert len(lines) <= 22, "about twenty lines"


def package(folder: Path, entry_points: str) -> dict[str, str]:
    """A package as it looks when it is installed; the environment in which it is found."""
    (folder / "greedy.py").write_text(code_of_the_docs(), encoding="utf-8")
    info = folder / "greedy_bot-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: greedy-bot\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(f"[kabinett.bots]\n{entry_points}\n")
    before = os.environ.get("PYTHONPATH")  # where the form of the engine is that is tested
    return {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, (str(folder), before)))}


def call(env: dict[str, str], *args: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", "from kabinett.cli import main; main()", *args]
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=120, check=False)


def test_a_bot_of_another_package_is_a_level_like_ours(tmp_path: Path) -> None:
    env = package(tmp_path, "greedy = greedy:Greedy")
    options = ("--scenario", "1740", "--players", "4", "--option", "rounds=1")
    done = call(env, "simulate", "ancien_regime", *options, "--games", "1", "--bots", "greedy", "--json")
    assert done.returncode == 0, done.stderr
    assert '"bot": "greedy"' in done.stdout
    assert '"failures": []' in done.stdout


def test_an_entry_point_that_cannot_be_used_is_left_out_with_a_warning(tmp_path: Path) -> None:
    env = package(tmp_path, "broken = nowhere:Bot\ncadet = greedy:Greedy\nstring = greedy:__doc__")
    done = call(env, "simulate", "maria", "--games", "1", "--bots", "broken")
    assert done.returncode == 2
    assert "there is no bot 'broken' (bots: random, cadet, general, marshal)" in done.stderr
    for reason in (
        "'broken' (nowhere:Bot) is left out",
        "cadet is one of our own bots",
        "no subclass of kabinett.bots.Bot",
    ):
        assert reason in done.stderr


def test_who_plays_without_the_bots_of_others_hears_nothing_of_their_faults(tmp_path: Path) -> None:
    env = package(tmp_path, "broken = nowhere:Bot")
    for command in (("--version",), ("simulate", "maria", "--games", "1", "--bots", "random,random,random", "--json")):
        done = call(env, *command)
        assert (done.returncode, done.stderr) == (0, ""), command
