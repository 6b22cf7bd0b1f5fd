"""Bots at tables: they think in processes of their own, and the server goes on meanwhile."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path
from signal import SIGKILL

import pytest

from kabinett.bots import STEADY, thinking
from kabinett.bots.thinking import Found
from kabinett.server import bots, commands
from kabinett.server.bots import Bots, Task
from kabinett.server.hall import LEFT_TO_BOTS
from kabinett.server.live import Live
from tests.server.tables import (
    ANNA,
    BERT,
    CARL,
    FR2,
    L15,
    MT,
    SECOND,
    Client,
    awaited,
    eventually,
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

THINKS = 0.8  # seconds
ALONE = {MT: ANNA, FR2: "bot random", L15: "bot random"}  # with two bots, of which Louis XV is asked first


class Slow(Task):
    """A bot that takes its time."""

    def find(self) -> Found:
        time.sleep(THINKS)
        return super().find()


class Deadly(Task):
    """A bot that ends the process in which it thinks, unless it is a cadet."""

    def find(self) -> Found:
        if self.level != STEADY:
            os.kill(os.getpid(), SIGKILL)
        return super().find()


class Hanging(Task):
    """A bot that comes to no end, unless it is a cadet."""

    def find(self) -> Found:
        while self.level != STEADY:
            time.sleep(THINKS)
        return super().find()


async def until_asked(live: Live, seat: str) -> None:
    """Wait until a seat is asked."""
    for _ in range(3000):
        if seat in (await live.fold()).asked():
            return
        await asyncio.sleep(0.005)
    pytest.fail(f"{seat} was not asked in time")


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A database, where it does not matter which."""
    return f"sqlite:///{tmp_path / 'kabinett.sqlite'}"


# -- processes


@awaited
async def test_bots_play_until_a_person_is_asked(sqlite_url: str) -> None:
    """In another process; what they do is committed and told like any move."""
    async with world(sqlite_url) as w:
        live = await w.table(make_head(stacks()), ALONE)
        client = await Client(MT, ANNA).attach(live)
        await until_asked(live, MT)
        assert {entry.seat for entry in await moves(live)} == {FR2, L15}
        await client.check(live)
        assert facts(await live.fold()) == facts(await truth(live))


@awaited
async def test_the_server_answers_while_bots_think(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The event loop is never held up, and people move meanwhile."""
    monkeypatch.setattr(bots, "Task", Slow)
    async with world(sqlite_url) as w:
        live = await w.table(make_head(), {MT: ANNA, FR2: "bot random", L15: BERT})
        lags: list[float] = []
        watch = asyncio.create_task(_measure(lags))
        for move in ("value 3", "value 3", "value 6"):
            await play(live, MT, move)
        while not any(entry.seat == FR2 for entry in await moves(live)):
            await asyncio.sleep(0.01)
        watch.cancel()
        assert [entry.seat for entry in await moves(live)] == [MT, MT, MT, FR2]
        assert len(lags) * 0.01 >= THINKS / 2
        assert max(lags) < THINKS / 2


async def _measure(lags: list[float]) -> None:
    """How much later than wanted the loop comes back."""
    while True:
        begun = time.perf_counter()
        await asyncio.sleep(0.01)
        lags.append(time.perf_counter() - begun - 0.01)


@awaited
async def test_a_seat_is_taken_back_while_its_bot_thinks(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What the bot found is not played."""
    monkeypatch.setattr(bots, "Task", Slow)
    async with world(sqlite_url) as w:
        live = await w.table(make_head(stacks()), {MT: ANNA, FR2: BERT, L15: CARL})
        await live.do(lambda fold: commands.hand_to_bot(fold, L15, "random"))
        await asyncio.sleep(THINKS / 4)
        await live.do(lambda fold: commands.take_back(fold, L15, CARL))
        await settled(live)
        assert await moves(live) == []
        await play(live, L15, "end")


@awaited
async def test_a_bot_process_that_was_killed_is_started_again(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else has ended it: the bot is not to blame, and thinks again."""
    monkeypatch.setattr(bots, "Task", Slow)
    async with world(sqlite_url) as w:
        live = await w.table(make_head(stacks()), ALONE)
        (thinker,) = live.hall.bots._thinkers._all
        await eventually(lambda: bool(thinker._ready))
        assert thinker._process is not None
        thinker._process.kill()
        while not await moves(live):
            await asyncio.sleep(0.01)
        assert live.hall.metrics._counts["bots_failed"] == 0


@pytest.mark.parametrize("task", [Hanging, Deadly])
@awaited
async def test_a_bot_that_hangs_or_ends_its_process_is_replaced(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, task: type[Task]
) -> None:
    """In its own process, which is ended; cadets play on in another."""
    monkeypatch.setattr(bots, "Task", task)
    monkeypatch.setattr(thinking, "GRACE", THINKS)
    async with world(sqlite_url, bot_seconds=0.1) as w:
        live = await w.table(make_head(stacks()), {MT: ANNA, FR2: BERT, L15: "bot marshal"})
        await eventually(lambda: live.hall.metrics._counts["bots_failed"] == 1, patience=30)
        await settled(live)
        assert (await live.fold()).places[L15].bot == STEADY
        assert {entry.seat for entry in await moves(live)} == {L15}
        assert facts(await live.fold()) == facts(await truth(live))


# -- whoever thinks where


@awaited
async def test_another_process_takes_the_bots_over(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one that ran them is gone; nobody has to open the table."""
    async with world(database_url) as w:
        with monkeypatch.context() as patch:
            patch.setattr(Bots, "wake", lambda self, live, fold: None)
            live = await w.table(make_head(stacks()), ALONE)
            await w.stop(live.hall)
        monkeypatch.setattr(Bots, "_think", think_here)
        hall = w.hall()
        w.clock.go_on(LEFT_TO_BOTS + SECOND)
        before = (await live.fold()).number
        await hall.sweep()
        await until_asked(await hall.table(live.id), MT)
        assert (await (await hall.table(live.id)).fold()).number > before


@awaited
async def test_bots_of_two_processes_do_not_play_twice(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both think about the same question; one answer counts."""
    monkeypatch.setattr(Bots, "_think", think_here)
    async with world(postgres_url) as w:
        live = await w.table(make_head(stacks()), ALONE)
        other = await w.elsewhere(live)
        other.hall.bots.wake(other, await other.fold())
        await until_asked(live, MT)
        await settled(other)
        fold = await truth(live)
        assert [row.number for row in await rows_of(live)] == list(range(1, fold.number + 1))
        assert list(fold.asked()) == [MT]


@awaited
async def test_bots_answer_offers(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """M21.4: what a person offers to a bot, also when the bot is not asked anything."""
    monkeypatch.setattr(Bots, "_think", think_here)
    async with world(database_url) as w:
        head = make_head(options={"variant": "advanced"})
        live = await w.table(head, {MT: ANNA, FR2: "bot random", L15: BERT})
        client = await Client(MT, ANNA).attach(live)
        await settled(live)
        assert FR2 not in (await live.fold()).asked()
        await play(live, MT, f"propose {FR2}: no_attack austria prussia until 3")
        await settled(live)
        answer = (await moves(live))[-1]
        assert (answer.seat, answer.move) in ((FR2, "accept 1"), (FR2, "decline 1"))
        assert (await live.fold()).waiting_bots() == []
        await client.check(live)


@awaited
async def test_a_bot_knows_what_its_seat_may_know(database_url: str) -> None:
    """What is sent to its process holds neither the state nor what others have."""
    async with world(database_url) as w:
        live = await w.table(make_head(stacks()), {MT: ANNA, FR2: BERT, L15: CARL})
        await live.do(lambda fold: commands.hand_to_bot(fold, L15, "random"))
        task = Task(await live.fold(), L15)
        told = {
            "seat",
            "level",
            "game",
            "options",
            "question",
            "decision",
            "seed",
            "view",
            "seconds",
            "speaks",
            "number",
        }
        assert set(vars(task)) == told
        assert task.view is None
        await live.hall.bots.stop()


@awaited
async def test_a_game_of_bots_comes_to_its_end(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Bots, "_think", think_here)
    async with world(postgres_url) as w:
        live = await w.table(make_head(stacks()), {MT: "bot random", FR2: "bot random", L15: "bot random"})
        client = await Client(None, None).attach(live)
        await eventually(lambda: client.table["status"] == "ended", patience=60)
        fold = await live.fold()
        assert fold.state is not None
        assert fold.outcome == fold.state.outcome
        await client.check(live)
