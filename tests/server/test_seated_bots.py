"""Bots at their seats: what becomes of one that fails, what they say, and what they thought, told after the game."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest

from kabinett.bots import LEVELS, STEADY, Bot, Level, RandomBot, Thought
from kabinett.bottexts import kept
from kabinett.core.moves import Decision, Move
from kabinett.core.ruleset import View
from kabinett.server import bots, commands
from kabinett.server.bots import Bots, Task
from kabinett.server.entries import Moved, Seated, read, write
from kabinett.server.fold import Place
from kabinett.server.live import Live
from kabinett.server.replays import Replay, journal_of
from kabinett.server.storage import journal
from tests.server.tables import (
    ANNA,
    BERT,
    CARL,
    FR2,
    L15,
    MT,
    Paper,
    awaited,
    facts,
    make_head,
    moves,
    play,
    rows_of,
    settled,
    stacks,
    think_here,
    truth,
    world,
)
from tests.server.web import serving, settings_in, wait_for

SECRET = "I hold the ace of spades"


class Broken(RandomBot):
    """A bot that fails."""

    name = "broken"

    def choose(self, view: View | None, decision: Decision) -> Move:
        """Nothing."""
        raise ValueError("no idea")


class Leaver(RandomBot):
    """A bot that would end its process."""

    name = "leaver"

    def choose(self, view: View | None, decision: Decision) -> Move:
        """Nothing."""
        raise SystemExit


class Stubborn(RandomBot):
    """A bot that is not made."""

    name = "stubborn"

    def __init__(self, *args: Any) -> None:
        raise OSError("no model")


class Cheat(RandomBot):
    """A bot whose move is none of its options."""

    name = "cheat"

    def choose(self, view: View | None, decision: Decision) -> Move:
        """A move of somebody else."""
        return self.rules.vocabulary.find("value 99")


class Thinker(RandomBot):
    """A bot that says why it chooses."""

    name = "thinker"

    def explain(self) -> Thought:
        """What nobody may know."""
        return Thought("said", {"text": SECRET})


class Talker(RandomBot):
    """A bot that talks, up to three times."""

    name = "talker"
    offers: ClassVar[str] = f"propose {MT}: no_attack austria prussia until"
    turns: ClassVar[Iterator[int]]

    def speak(self, view: View | None) -> Move | None:
        """Never the same again, nor too much: that would not be allowed (M21.4)."""
        turn = next(self.turns, None)
        return self.rules.vocabulary.find(f"{self.offers} {turn}") if turn else None


class Rude(Talker):
    """A bot that answers where it should speak."""

    name = "rude"

    def speak(self, view: View | None) -> Move | None:
        """The answer."""
        return self.rules.vocabulary.find("value 1")


class Mad(Talker):
    """A bot that says what cannot be said."""

    name = "mad"
    offers = f"propose {MT}: no_attack austria austria until"


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'kabinett.sqlite'}"


@pytest.fixture(autouse=True)
def guests(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots of other packages; and all think in this process."""
    monkeypatch.setattr(Talker, "turns", iter((3, 4, 5)), raising=False)
    for bot in (Broken, Leaver, Stubborn, Cheat, Thinker, Talker, Rude, Mad):
        monkeypatch.setitem(LEVELS, bot.name, Level(bot.name, bot))
    monkeypatch.setattr(Bots, "_think", think_here)
    monkeypatch.setattr(bots, "PAUSE", 0.01)


async def seated(live: Live) -> list[Seated]:
    """The seats that have changed hands since the beginning."""
    found = [read(row.body) for row in await rows_of(live)]
    return [entry for entry in found if isinstance(entry, Seated)][len((await live.fold()).places) :]


# -- bots that fail


@pytest.mark.parametrize("level", ["broken", "leaver", "stubborn", "cheat"])
@awaited
async def test_a_bot_that_fails_is_replaced_by_a_cadet_and_the_table_says_so(url: str, level: str) -> None:
    async with world(url) as w:
        live = await w.table(make_head(stacks()), {MT: ANNA, FR2: BERT, L15: f"bot {level}"})
        await settled(live)
        assert await seated(live) == [Seated(L15, "failed", bot=STEADY)]
        assert {entry.seat for entry in await moves(live)} == {L15}
        told = [event for event in (await live.log(MT))[2] if event["kind"] == "table.seat_failed"]
        assert [event["params"] for event in told] == [{"seat": L15, "bot": STEADY, "failed": level}]
        assert facts(await live.fold()) == facts(await truth(live))


@awaited
async def test_a_level_that_is_no_longer_installed_is_replaced(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(url) as w:
        live = await w.table(make_head(stacks()), {MT: ANNA, FR2: "bot broken", L15: CARL})
        monkeypatch.delitem(LEVELS, "broken")
        await play(live, L15, "end")
        await settled(live)
        assert (await live.fold()).places[FR2].bot == STEADY


@awaited
async def test_when_a_cadet_fails_chance_plays_on(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """And when chance fails too, nothing is left: the table waits, and is not asked over and over."""
    monkeypatch.setitem(LEVELS, STEADY, Level(STEADY, Broken))
    async with world(url) as w:
        live = await w.table(make_head(stacks()), {MT: ANNA, FR2: BERT, L15: "bot broken"})
        await settled(live)
        assert await seated(live) == [Seated(L15, "failed", bot=STEADY), Seated(L15, "failed", bot="random")]
        monkeypatch.setitem(LEVELS, "random", Level("random", Broken))
        other = await w.table(make_head(stacks()), {MT: ANNA, FR2: BERT, L15: "bot cadet"})
        await settled(other)
        assert await seated(other) == [Seated(L15, "failed", bot="random")]
        assert await moves(other) == []


def test_the_seat_stays_whose_it_is_when_its_bot_fails() -> None:
    paper = Paper(make_head(stacks()))
    paper.start()
    paper.do(lambda fold: commands.hand_to_bot(fold, L15, "broken"))
    paper.do(lambda fold: commands.resign(fold, FR2, BERT))
    for seat, level in ((L15, "broken"), (FR2, STEADY)):
        paper.do(lambda fold, seat=seat, level=level: commands.replace_bot(fold, seat, level))  # type: ignore[misc]
    assert paper.fold.places[L15] == Place(owner=CARL, bot=STEADY)
    assert paper.fold.places[FR2] == Place(owner=BERT, bot="random", resigned=True)
    paper.do(lambda fold: commands.take_back(fold, L15, CARL))
    assert paper.refused(lambda fold: commands.replace_bot(fold, L15, STEADY), "stale")
    paper.check()


def test_who_resigns_is_followed_by_a_cadet() -> None:
    paper = Paper(make_head(stacks()))
    paper.start()
    paper.do(lambda fold: commands.resign(fold, FR2, BERT))
    assert paper.fold.places[FR2].bot == STEADY


# -- bots that speak


@awaited
async def test_a_bot_speaks_once_before_it_answers(url: str) -> None:
    async with world(url) as w:
        live = await w.table(make_head(options={"variant": "advanced"}), {MT: ANNA, FR2: "bot talker", L15: BERT})
        await settled(live)
        made = [entry.move for entry in await moves(live) if entry.seat == FR2]
        said = [move.startswith(Talker.offers) for move in made]
        assert said[:7] == [True, False, True, False, True, False, False]
        assert (await live.fold()).places[FR2].bot == "talker"


@pytest.mark.parametrize("level", ["rude", "mad"])
@awaited
async def test_a_bot_that_says_what_cannot_be_said_is_replaced(url: str, level: str) -> None:
    async with world(url) as w:
        live = await w.table(make_head(options={"variant": "advanced"}), {MT: ANNA, FR2: f"bot {level}", L15: BERT})
        await settled(live)
        assert await seated(live) == [Seated(FR2, "failed", bot=STEADY)]


def test_what_a_bot_would_say_is_not_said_when_anything_has_happened_meanwhile() -> None:
    people = {MT: ANNA, FR2: "bot talker", L15: BERT}
    paper = Paper(make_head(options={"variant": "advanced"}), people)
    paper.start()
    said, before = Moved(FR2, f"{Talker.offers} 3"), paper.fold.number
    assert commands.speak_for_bot(paper.fold, "talker", said, before) == [said]
    paper.play(MT, "value 3")
    assert paper.refused(lambda fold: commands.speak_for_bot(fold, "talker", said, before), "stale")


def test_a_bot_answers_an_offer_before_its_question() -> None:
    paper = Paper(make_head(options={"variant": "advanced"}), {MT: ANNA, FR2: "bot random", L15: "bot random"})
    paper.start()
    assert paper.fold.waiting_bots() == [FR2, L15]
    paper.play(MT, f"propose {L15}: no_attack austria france until 3")
    assert paper.fold.waiting_bots() == [L15, FR2]
    task = Task(paper.fold, L15, speaks=True)
    assert [str(option) for option in Decision.from_json(task.decision, paper.fold.rules.vocabulary).options] == [
        "accept 1",
        "decline 1",
    ]
    assert (task.question, task.speaks) == (None, False)


# -- how long a bot may think


def test_a_bot_has_the_seconds_of_its_level_or_fewer() -> None:
    paper = Paper(make_head(stacks()), {MT: ANNA, FR2: BERT, L15: "bot marshal"})
    paper.start()
    seconds = [Task(paper.fold, L15, most).seconds for most in (None, 0.05, 60.0)]
    own = LEVELS["marshal"].bot.seconds
    assert seconds == [own, 0.05, own]
    made: Bot = Task(paper.fold, L15, 0.05)._bot()
    assert made.seconds == 0.05


# -- what bots thought


@awaited
async def test_thoughts_are_kept_with_moves_and_told_after_the_game(url: str) -> None:
    async with world(url) as w:
        head = make_head(options={"variant": "advanced"})
        live = await w.table(head, {MT: ANNA, FR2: BERT, L15: "bot thinker"})
        await settled(live)
        kept = [entry.thought for entry in await moves(live) if entry.seat == L15]
        assert kept
        assert set(map(str, kept)) == {str(("said", {"text": SECRET}))}
        assert SECRET not in str(await frames(live, L15))
        await live.do(lambda fold: commands.resign(fold, FR2, BERT))
        await live.do(lambda fold: commands.close(fold))
        thoughts = [frame["thought"] for frame in await frames(live, L15) if frame["thought"]]
        assert len(thoughts) == len(kept)
        assert thoughts[0] == {"seat": L15, "key": "said", "params": {"text": SECRET}}
        assert [entry.thought for entry in journal_of(await live.fold()).entries if entry.seat == L15] == kept
        assert facts(await live.fold()) == facts(await truth(live))


def test_nobody_reads_a_thought_while_the_game_goes_on(tmp_path: Path) -> None:
    """Not by views, logs, replays, surveys, lists or the socket; after the game by the replay and the journal."""
    with serving(settings_in(tmp_path)) as site:
        anna = site.guest("Anna")
        table = anna.create(seats={FR2: "mine", L15: "bot thinker", MT: "bot thinker"})["id"]
        wait_for(lambda: anna.get(f"/tables/{table}/view?seat={FR2}")["view"]["waiting_for"] == [FR2])
        fold = site.hall._lives[table]._fold
        assert fold is not None
        assert SECRET in str([step.thought for step in fold.steps])
        paths = ["", "/view", "/log", "/replay", "/messages", "/links"]
        eyes = [f"/tables/{table}{path}{seat}" for path in paths for seat in ("", f"?seat={FR2}")]
        surveys = [
            f"/tables/{table}/survey?kind={kind}&seat={FR2}"
            for kind in {move.verb for move in fold.rules.surveys.moves}
        ]
        told = [anna.ask("GET", path).text for path in (*eyes, *surveys, "/tables?mine=true", "/me", "/games")]
        with anna.socket(table, seat=FR2) as wire:
            told.append(str(wire.receive()))
        assert [text for text in told if SECRET in text] == []
        assert anna.ask("GET", f"/tables/{table}/journal").status_code == 409
        anna.post(f"/tables/{table}/close")
        assert SECRET in anna.ask("GET", f"/tables/{table}/replay?seat={L15}&count=50").text
        assert SECRET in anna.ask("GET", f"/tables/{table}/journal").text


async def frames(live: Live, who: str | None) -> list[dict[str, Any]]:
    """The replay, whole."""
    stored = await live.hall.database.read(journal.stored_events, live.id)
    replay = Replay(await live.fold(), who)
    return replay.frames(stored, 0, len(replay.moments))


def test_a_thought_takes_little_room_whatever_a_bot_says() -> None:
    long = Thought("said", {"text": "x" * 10_000, "n": 3, **{f"p{n}": n for n in range(50)}})
    short = kept(*long)
    assert len(write(Moved(L15, "end", thought=short))) < 600
    assert short[1]["n"] == 3


def test_entries_without_thoughts_are_read_and_written_as_before() -> None:
    old = b'{"kind":"move","seat":"louis_xv","move":"end"}'
    assert read(old) == Moved(L15, "end")
    assert write(Moved(L15, "end")) == old
    told = Moved(L15, "end", thought=("said", {"text": "because"}))
    assert read(write(told)) == told
