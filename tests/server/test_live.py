"""A table in memory: what is committed is told, what is told is committed, and every client sees the truth."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection

from kabinett import wire
from kabinett.core.errors import IllegalMove
from kabinett.server import commands, loading, playing, writing
from kabinett.server import entries as kinds
from kabinett.server.clocks import ClockSpec
from kabinett.server.entries import Moved
from kabinett.server.errors import Refusal
from kabinett.server.fold import Fold
from kabinett.server.live import Live
from kabinett.server.storage import journal
from kabinett.server.storage.database import Conflict, Database, Unavailable
from kabinett.server.storage.journal import Row
from tests.server.tables import (
    ANNA,
    BERT,
    CARL,
    DAY,
    DORA,
    FR2,
    L15,
    MT,
    SECOND,
    THREE,
    Client,
    awaited,
    facts,
    make_head,
    play,
    play_any,
    rows_of,
    stacks,
    truth,
    world,
)

LADDER = ClockSpec("ladder", (DAY, DAY // 2))
POWERS = {"britain": ANNA, "france": BERT, "austria": CARL, "prussia": DORA}


async def watched(live: Live) -> list[Client]:
    """Clients of all seats and of an onlooker."""
    seats = (await live.fold()).places
    clients = [Client(seat, place.player) for seat, place in seats.items()] + [Client(None, None)]
    for client in clients:
        await client.attach(live)
    return clients


async def check(live: Live, clients: list[Client]) -> None:
    """All that is shown is true, and the table in memory is the one in the database."""
    for client in clients:
        await client.check(live)
    assert facts(await live.fold()) == facts(await truth(live))


# -- clients


@pytest.mark.parametrize("game", ["maria", "advanced", "ancien_regime"])
@awaited
async def test_a_client_that_takes_the_updates_sees_what_the_table_is(database_url: str, game: str) -> None:
    """After every move, standing move, undo and change of hands, for each perspective."""
    rng = Random(game)
    heads = {
        "maria": lambda: make_head(stacks(), clock=LADDER),
        "advanced": lambda: make_head(options={"variant": "advanced"}),
        "ancien_regime": lambda: make_head(game="ancien_regime", options={"players": 4, "rounds": 3}),
    }
    async with world(database_url) as w:
        live = await w.table(heads[game](), POWERS if game == "ancien_regime" else THREE)
        clients = await watched(live)
        for number in range(40):
            w.clock.go_on(rng.randrange(SECOND))
            await _anything(live, rng)
            for client in clients:
                await client.check(live)
            if number % 10 == 9:
                again = rng.choice(clients)
                live.detach(again)
                await _anything(live, rng)
                await again.attach(live)
        await check(live, clients)
        assert all(client.closed is None for client in clients)


async def _anything(live: Live, rng: Random) -> None:
    """A move, sometimes a standing one or an undo; a seat handed to a bot and back."""
    fold = await live.fold()
    seat = rng.choice(list(fold.places))
    what = rng.random()
    try:
        if what < 0.12:
            await live.do(lambda fold: commands.undo(fold, seat))
        elif what < 0.24 and fold.state and (moves := fold.rules.standing(fold.state, seat)):
            move = str(rng.choice(moves))
            await live.do(lambda fold: commands.play(fold, seat, move, None))
        elif what < 0.3:
            await live.do(lambda fold: commands.request(fold, seat, "undo"))
        elif what < 0.5 and fold.requests:
            number, request = next(iter(fold.requests.items()))
            one = sorted(request.waiting)[0]
            await live.do(lambda fold: commands.answer(fold, one, number, True))
        elif not fold.outcome:
            await play_any(live, rng)
    except (Refusal, IllegalMove):
        return


@awaited
async def test_who_comes_again_gets_what_he_missed(database_url: str) -> None:
    """No event twice, none missing; after an undo of what he knew all of it comes anew."""
    async with world(database_url) as w:
        live = await w.table(make_head(stacks()))
        client = await Client(FR2, BERT).attach(live)
        known = len(client.events)
        live.detach(client)
        for move in ("piece toerring", "city bruck", "stop"):
            await play(live, L15, move)
        await client.attach(live)
        welcome = wire.read_reply(client.messages[-1])
        assert isinstance(welcome, wire.Welcome)
        assert (welcome.first, welcome.epoch) == (known, 0)
        assert [event["kind"] for event in welcome.events] == ["moved"]
        await client.check(live)
        live.detach(client)
        await playing.undo(live, CARL, L15)
        await playing.undo(live, CARL, L15)
        await client.attach(live)
        welcome = wire.read_reply(client.messages[-1])
        assert isinstance(welcome, wire.Welcome)
        assert (welcome.first, welcome.epoch) == (0, 1)
        await client.check(live)


@awaited
async def test_who_claims_to_know_more_than_there_is_gets_all(database_url: str) -> None:
    async with world(database_url) as w:
        live = await w.table(make_head(stacks()))
        client = Client(FR2, BERT)
        await live.attach(client, 0, 9999, 0)
        await client.check(live)


@awaited
async def test_an_undo_takes_events_back(database_url: str) -> None:
    """`first` lies before the end of what the client has."""
    async with world(database_url) as w:
        live = await w.table(make_head(stacks()))
        clients = await watched(live)
        for move in ("piece toerring", "city bruck", "city augsburg"):
            await play(live, L15, move)
        had = len(clients[0].events)
        await playing.undo(live, CARL, L15)
        update = wire.read_reply(clients[0].messages[-1])
        assert isinstance(update, wire.Update)
        assert update.first < had
        await check(live, clients)


@awaited
async def test_sockets_of_who_may_no_longer_see_are_closed(database_url: str) -> None:
    """A seat is taken back from who played it; its owner, and the others, see on."""
    async with world(database_url) as w:
        live = await w.table(make_head(stacks()))
        await live.do(lambda fold: commands.hand_to_person(fold, FR2, DORA))
        owner, borrower = Client(FR2, BERT), Client(FR2, DORA)
        for client in (owner, borrower):
            await client.attach(live)
        await live.do(lambda fold: commands.take_back(fold, FR2, BERT))
        assert (owner.closed, borrower.closed) == (None, wire.CLOSE_CHANGED)
        with pytest.raises(Refusal, match="is not for you"):
            await borrower.attach(live)
        await owner.check(live)


# -- answers


@awaited
async def test_a_stale_answer_is_refused_and_nothing_changes(database_url: str) -> None:
    async with world(database_url) as w:
        live = await w.table(make_head(stacks()))
        question = (await live.fold()).asked()[L15].number
        await playing.play(live, CARL, L15, "piece toerring", question)
        rows = len(await rows_of(live))
        with pytest.raises(Refusal, match="no longer asked") as refusal:
            await playing.play(live, CARL, L15, "piece toerring", question)
        assert refusal.value.error == "stale"
        with pytest.raises(Refusal, match="names the number"):
            await playing.play(live, CARL, L15, "city bruck", None)
        with pytest.raises(IllegalMove):
            await playing.play(live, CARL, L15, "city berlin", question + 1)
        with pytest.raises(Refusal, match="you do not play"):
            await playing.play(live, ANNA, L15, "city bruck", question + 1)
        assert len(await rows_of(live)) == rows


@awaited
async def test_of_two_equal_answers_one_counts(database_url: str) -> None:
    """A client that sends twice, or two tabs at once."""
    async with world(database_url) as w:
        live = await w.table(make_head(stacks()))
        question = (await live.fold()).asked()[L15].number
        sent = [playing.play(live, CARL, L15, "piece toerring", question) for _ in range(5)]
        results = await asyncio.gather(*sent, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["NoneType"] + ["Refusal"] * 4
        assert sum(isinstance(kinds.read(row.body), Moved) for row in await rows_of(live)) == 1


@awaited
async def test_who_asked_and_went_away_is_served_all_the_same(database_url: str) -> None:
    """A request that is cancelled in the middle of its commit leaves no half."""
    async with world(database_url) as w:
        live = await w.table(make_head(stacks()))
        client = await Client(None, None).attach(live)
        task = asyncio.create_task(play(live, L15, "end"))
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await client.check(live)
        assert facts(await live.fold()) == facts(await truth(live))


# -- a database that fails


class Failing:
    """Lets writes of a database fail: before they are done, or after they are committed."""

    def __init__(self, database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
        self._write = database.write
        self.times = {"before": 0, "after": 0}
        monkeypatch.setattr(database, "write", self.write)

    async def write(self, work: Any, *args: Any, **kwargs: Any) -> Any:
        if self.times["before"]:
            self.times["before"] -= 1
            raise Unavailable("the disk is full")
        result = await self._write(work, *args, **kwargs)
        if self.times["after"]:
            self.times["after"] -= 1
            raise Unavailable("the connection is lost")
        return result


@awaited
async def test_a_move_that_could_not_be_written_was_not_made(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is refused, nobody is told; when the database is back, it can be made."""
    async with world(database_url) as w:
        live = await w.table(make_head(stacks()))
        clients = await watched(live)
        failing = Failing(live.hall.database, monkeypatch)
        before, sent = facts(await live.fold()), [len(client.messages) for client in clients]
        failing.times["before"] = 1
        with pytest.raises(Unavailable):
            await play(live, L15, "piece toerring")
        assert facts(await live.fold()) == before
        assert [len(client.messages) for client in clients] == sent
        await play(live, L15, "piece toerring")
        await check(live, clients)


@awaited
async def test_a_move_that_was_committed_counts_whatever_happened_then(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection broke after the commit: the move is acknowledged, once."""
    async with world(database_url) as w:
        live = await w.table(make_head(stacks()))
        clients = await watched(live)
        failing = Failing(live.hall.database, monkeypatch)
        failing.times["after"] = 1
        await play(live, L15, "piece toerring")
        await play(live, L15, "city bruck")
        assert list((await live.fold()).moves()) == [(L15, "piece toerring"), (L15, "city bruck")]
        await check(live, clients)


@awaited
async def test_nothing_is_known_of_a_table_that_could_not_be_created(
    database_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with world(database_url) as w:
        hall = w.hall()
        failing = Failing(hall.database, monkeypatch)
        failing.times["before"] = 1
        head = make_head()
        with pytest.raises(Unavailable):
            await w.table(head)
        with pytest.raises(Refusal, match="there is no such table"):
            await hall.table(head.id)


@awaited
async def test_a_race_that_is_lost_is_run_again(database_url: str) -> None:
    """And the command looks at the newer table."""
    async with world(database_url) as w:
        live = await w.table(make_head(stacks()))
        other = await w.elsewhere(live)
        clients = await watched(live)
        await play(other, L15, "piece toerring")
        await play(live, FR2, "divide friedrich:7")
        assert list((await live.fold()).moves()) == [(L15, "piece toerring"), (FR2, "divide friedrich:7")]
        await check(live, clients)
        await play(live, L15, "city bruck")
        with pytest.raises(Refusal, match="no longer asked"):
            await play(other, L15, "city erding")
        assert facts(await other.fold()) == facts(await live.fold())


@awaited
async def test_who_always_loses_is_told_to_try_again(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with world(database_url) as w:
        live = await w.table(make_head(stacks()))
        before = facts(await live.fold())

        def faster(c: Connection, fold: Fold, rows: object) -> None:
            raise Conflict("another was faster")

        with monkeypatch.context() as patch:
            patch.setattr(writing, "write", faster)
            with pytest.raises(Refusal, match="too many") as refusal:
                await play(live, L15, "piece toerring")
        assert refusal.value.error == "unavailable"
        assert facts(await live.fold()) == before


@awaited
async def test_who_lost_a_race_against_an_undo_has_his_clients_come_again(database_url: str) -> None:
    """Those who knew what was taken back; of an undo that nobody noticed nobody learns so."""
    async with world(database_url) as w:
        live = await w.table(make_head(stacks()))
        await play(live, L15, "piece toerring")
        await play(live, L15, "city bruck")
        other = await w.elsewhere(live)
        clients = await watched(live)
        await play(other, MT, "divide traun:4")
        await playing.undo(other, ANNA, MT)
        await play(live, FR2, "divide friedrich:7")
        assert {client.who: client.closed for client in clients} == dict.fromkeys((None, FR2, L15)) | {
            MT: wire.CLOSE_RESTART
        }
        await _come_again(live, clients)
        await check(live, clients)
        await play(live, L15, "city augsburg")
        await other.catch_up()
        await playing.undo(other, CARL, L15)
        await play(live, FR2, "divide friedrich:4")
        assert [client.closed for client in clients] == [wire.CLOSE_RESTART] * 4
        await _come_again(live, clients)
        await check(live, clients)


async def _come_again(live: Live, clients: list[Client]) -> None:
    """Those whose connection the server has ended."""
    for client in [client for client in clients if client.closed]:
        live.detach(client)
        await client.attach(live)


# -- snapshots


@awaited
async def test_a_table_is_the_same_when_it_is_read_anew(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """From its snapshot and what came after; with the moves before it in no need to be made again."""
    monkeypatch.setattr(writing, "SNAPSHOT_EVERY", 8)
    async with world(database_url) as w:
        live = await w.table(make_head(stacks(), clock=LADDER))
        rng = Random(3)
        for _ in range(30):
            await _anything(live, rng)
        loaded = await live.hall.database.read(journal.load, live.id)
        assert loaded.snapshot is not None
        applied: list[int] = []
        follow = loading.follow

        def noted(fold: Fold, row: Row, compare: bool = False) -> object:
            applied.append(row.number)
            return follow(fold, row, compare)

        monkeypatch.setattr(loading, "follow", noted)
        other = await w.elsewhere(live)
        assert facts(await other.fold()) == facts(await live.fold())
        assert applied == [row.number for row in loaded.rows[loaded.snapshot.number :]]
        assert len(applied) < len(loaded.rows)


@awaited
async def test_tables_that_nobody_watches_leave_the_memory(database_url: str) -> None:
    """And are there when they are wanted again."""
    async with world(database_url) as w:
        live = await w.table(make_head(stacks()))
        watched_one = await w.table(make_head(stacks()))
        await Client(None, None).attach(watched_one)
        w.clock.go_on(301 * SECOND)
        await live.hall.sweep()
        assert live.hall.gauges() == {"live_tables": 1, "sockets": 1}
        assert await live.hall.table(live.id) is not live
        assert await live.hall.table(watched_one.id) is watched_one
