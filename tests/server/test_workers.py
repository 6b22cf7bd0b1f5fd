"""Several processes serve one table: every move comes through once, in one order, and all clients see the same."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection

from kabinett import wire
from kabinett.core.errors import IllegalMove
from kabinett.server import commands, news, playing
from kabinett.server import entries as kinds
from kabinett.server.entries import Moved
from kabinett.server.errors import Refusal
from kabinett.server.live import Live
from kabinett.server.storage import talk
from kabinett.server.storage.database import Unavailable
from kabinett.server.storage.orders import Order
from tests.server.tables import (
    ANNA,
    BERT,
    CARL,
    DORA,
    FR2,
    L15,
    MT,
    THREE,
    Client,
    World,
    awaited,
    eventually,
    facts,
    make_head,
    play,
    rows_of,
    stacks,
    truth,
    world,
)


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A lost connection is tried again soon."""
    monkeypatch.setattr(news, "PAUSE", 0.05)


async def two(w: World, **values: Any) -> tuple[Live, Live]:
    """One table in two processes that hear each other."""
    live = await w.table(make_head(stacks(), **values), hall=w.hall(listen=True))
    other = await w.elsewhere(live, listen=True)
    await _listening(live)
    return live, other


async def _listening(live: Live) -> None:
    """Wait until both processes hear of what the other does."""
    url = live.hall.settings.database
    for _ in range(500):
        if len(_listeners(url)) >= 2:
            return
        await asyncio.sleep(0.01)
    pytest.fail("nobody listens")


def _listeners(url: str) -> list[int]:
    """The processes of PostgreSQL that serve connections which listen."""
    with psycopg.connect(url) as connection:
        found = connection.execute(
            "SELECT pid FROM pg_stat_activity WHERE query LIKE 'LISTEN%' AND datname = current_database()"
        )
        return [pid for (pid,) in found]


async def same(*lives: Live) -> None:
    """Wait until the processes know the same table, which is the one in the database."""
    known = facts(await truth(lives[0]))
    for live in lives:
        for _ in range(500):
            if facts(await live.fold()) == known:
                break
            await asyncio.sleep(0.01)
        assert facts(await live.fold()) == known


# -- races


class Worker:
    """A process that plays some seats as fast as it can, and remembers what was acknowledged."""

    def __init__(self, live: Live, seats: tuple[str, ...], seed: int) -> None:
        self.live = live
        self.seats = seats
        self.rng = Random(seed)
        self.made: list[tuple[str, str]] = []
        self.refused: list[Refusal | IllegalMove] = []

    async def run(self, moves: int) -> None:
        while len((await self.live.fold()).steps) < moves:
            await self._move()
            await asyncio.sleep(0)

    async def _move(self) -> None:
        fold = await self.live.fold()
        assert fold.state is not None
        seat = self.rng.choice(self.seats)
        question = fold.asked().get(seat)
        number, options = None, fold.rules.standing(fold.state, seat)
        if question and question.decision and self.rng.random() < 0.8:
            number, options = question.number, question.decision.options
        if not options:
            await asyncio.sleep(0.001)
            return
        move = str(self.rng.choice(options))
        try:
            await playing.play(self.live, fold.places[seat].player or "", seat, move, number)
        except (Refusal, IllegalMove) as refusal:
            self.refused.append(refusal)
        else:
            self.made.append((seat, move))


@pytest.mark.parametrize("shared", [False, True])
@awaited
async def test_two_processes_play_one_table_at_once(postgres_url: str, shared: bool) -> None:
    """All moves that were acknowledged are there, once, and nothing else; also if both play the same seats."""
    async with world(postgres_url) as w:
        live = await w.table(make_head(), hall=w.hall(listen=True))
        other = await w.elsewhere(live, listen=True)
        await _listening(live)
        clients = [await Client(seat, person).attach(live) for seat, person in THREE.items()]
        clients_there = [await Client(seat, person).attach(other) for seat, person in [*THREE.items(), (None, None)]]
        all_seats = tuple(THREE)
        first = Worker(live, all_seats if shared else (MT, FR2), 1)
        second = Worker(other, all_seats if shared else (L15, MT), 2)
        await asyncio.gather(first.run(60), second.run(60))
        await same(live, other)
        rows = await rows_of(live)
        assert [row.number for row in rows] == list(range(1, len(rows) + 1))
        entries = [entry for row in rows if isinstance(entry := kinds.read(row.body), Moved) and not entry.forced]
        assert sorted((entry.seat, entry.move) for entry in entries) == sorted(first.made + second.made)
        refused = [error for error in (*first.refused, *second.refused) if isinstance(error, Refusal)]
        assert {error.error for error in refused} <= {"stale"}
        for client in clients:
            await client.check(live)
        for client in clients_there:
            await client.check(other)
        assert {client.who: client.events for client in clients}.items() <= {
            client.who: client.events for client in clients_there
        }.items()


@awaited
async def test_one_question_is_answered_once_by_all_processes(postgres_url: str) -> None:
    async with world(postgres_url) as w:
        live, other = await two(w)
        number = (await live.fold()).asked()[L15].number
        moves = ("piece toerring", "piece belle_isle", "end")
        sent = [playing.play(at, CARL, L15, move, number) for at in (live, other) for move in moves]
        results = await asyncio.gather(*sent, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["NoneType"] + ["Refusal"] * 5
        assert {result.error for result in results if isinstance(result, Refusal)} == {"stale"}
        await same(live, other)
        assert len((await live.fold()).steps) == 1


@awaited
async def test_a_seat_is_taken_by_one(postgres_url: str) -> None:
    async with world(postgres_url) as w:
        live = await w.table(make_head(auto_start=True), {MT: ANNA, FR2: BERT}, start=False, hall=w.hall(listen=True))
        other = await w.elsewhere(live, listen=True)
        takes = [
            at.do(lambda fold, person=person: commands.take(fold, L15, person), person)  # type: ignore[misc]
            for at, person in ((live, CARL), (other, DORA))
        ]
        results = await asyncio.gather(*takes, return_exceptions=True)
        assert sorted(type(result).__name__ for result in results) == ["Refusal", "list"]
        await same(live, other)
        assert (await live.fold()).status == "running"


# -- news


@awaited
async def test_clients_of_one_process_see_what_is_done_in_the_other(postgres_url: str) -> None:
    """Moves, moves taken back, requests and what follows from them."""
    async with world(postgres_url) as w:
        live, other = await two(w)
        clients = [await Client(seat, person).attach(live) for seat, person in [*THREE.items(), (None, None)]]
        for move in ("piece toerring", "city bruck", "city augsburg"):
            await play(other, L15, move)
        await playing.undo(other, CARL, L15)
        await other.do(lambda fold: commands.request(fold, L15, "undo"))
        for seat in (MT, FR2):
            await other.do(lambda fold, seat=seat: commands.answer(fold, seat, 1, True))  # type: ignore[misc]
        await same(live, other)
        for client in clients:
            assert client.closed is None
            await client.check(live)
        assert [event["kind"] for event in clients[-1].events[-4:]] == [
            "table.undo_requested",
            "table.undo_agreed",
            "table.undo_agreed",
            "table.undone",
        ]


@awaited
async def test_a_seat_that_is_taken_back_elsewhere_closes_the_sockets_here(postgres_url: str) -> None:
    async with world(postgres_url) as w:
        live, other = await two(w)
        await live.do(lambda fold: commands.hand_to_person(fold, FR2, DORA))
        await same(live, other)
        borrower = await Client(FR2, DORA).attach(live)
        await other.do(lambda fold: commands.take_back(fold, FR2, BERT))
        await eventually(lambda: borrower.closed is not None)
        assert borrower.closed == wire.CLOSE_CHANGED


@awaited
async def test_what_was_missed_while_the_connection_was_lost_is_told_then(postgres_url: str) -> None:
    async with world(postgres_url) as w:
        live, other = await two(w)
        client = await Client(None, None).attach(live)
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            for pid in _listeners(postgres_url):
                connection.execute("SELECT pg_terminate_backend(%s)", (pid,))
        for move in ("piece toerring", "city bruck", "stop"):
            await play(other, L15, move)
        await same(live, other)
        await client.check(live)
        assert client.events[-1]["kind"] == "moved"


@awaited
async def test_a_process_listens_on_whatever_goes_wrong(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The database fails just when a message that was said elsewhere is read."""
    failed = []

    def failing(c: Connection, *args: object) -> list[dict[str, Any]]:
        failed.append(args)
        raise Unavailable("away")

    async with world(postgres_url) as w:
        live, other = await two(w)
        client = await Client(None, None).attach(live)
        with monkeypatch.context() as patch:
            patch.setattr(talk, "heard_by", failing)
            await live.hall.database.write(talk.say, live.id, BERT, FR2, None, "Salut!", 0)
            await other.hall.database.write(lambda c: other.hall.news.publish(c, live.id, said=True))
            await eventually(lambda: bool(failed))
        await play(other, L15, "end")
        await same(live, other)
        await client.check(live)


@awaited
async def test_who_could_not_write_still_hears_the_others(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its table is not in memory any more, but its clients are there."""
    async with world(postgres_url) as w:
        live, other = await two(w)
        client = await Client(None, None).attach(live)

        async def failing(*args: object) -> None:
            raise Unavailable("the disk is full")

        with monkeypatch.context() as patch:
            patch.setattr(live.hall.database, "write", failing)
            with pytest.raises(Unavailable):
                await play(live, L15, "piece toerring")
        sent = len(client.messages)
        await play(other, L15, "end")
        await eventually(lambda: len(client.messages) > sent)
        await client.check(live)


@awaited
async def test_an_order_given_in_one_process_is_followed_in_the_other(postgres_url: str) -> None:
    async with world(postgres_url) as w:
        live, other = await two(w)
        client = await Client(None, None).attach(live)
        await other.order(Order(L15, "march", "city bruck", None))
        await other.do(lambda fold: commands.request(fold, L15, "end"))
        await eventually(lambda: bool(client.table["requests"]))  # news come in order
        await play(live, L15, "piece toerring")
        assert list((await live.fold()).moves()) == [(L15, "piece toerring"), (L15, "city bruck")]
        await same(live, other)


@awaited
async def test_a_table_of_which_nobody_here_knows_is_not_read(postgres_url: str) -> None:
    """News of tables that are not in memory cost nothing."""
    async with world(postgres_url) as w:
        live = await w.table(make_head(stacks()), hall=w.hall(listen=True))
        idle = w.hall(listen=True)
        await _listening(live)
        await play(live, L15, "piece toerring")
        await asyncio.sleep(0.1)
        assert idle.gauges() == {"live_tables": 0, "sockets": 0}
