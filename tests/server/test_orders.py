"""Standing orders: what the server answers for a seat, until something changes or the order ends."""

from __future__ import annotations

from kabinett.server import commands, playing
from kabinett.server import entries as kinds
from kabinett.server.entries import Moved
from kabinett.server.live import Live
from kabinett.server.storage import orders
from kabinett.server.storage.orders import Order
from tests.server.tables import (
    BERT,
    CARL,
    DORA,
    FR2,
    L15,
    MT,
    THREE,
    Client,
    awaited,
    facts,
    make_head,
    play,
    rows_of,
    stacks,
    truth,
    world,
)

QUIET = ("end", "stop", "pass", "stay", "keep", "decline")


async def given(live: Live) -> list[Order]:
    """The orders as the database has them."""
    return list((await live.hall.database.read(orders.read_all, live.id)).values())


async def until_changed(live: Live, seat: str, move: str) -> Order:
    """An order that holds as long as the present question is the same."""
    decision = (await live.fold()).asked()[seat].decision
    assert decision is not None
    return Order(seat, decision.kind, move, orders.as_text(decision))


async def ordered(live: Live) -> list[tuple[str, str]]:
    """The moves that were made by an order."""
    made = [kinds.read(row.body) for row in await rows_of(live)]
    return [(entry.seat, entry.move) for entry in made if isinstance(entry, Moved) and entry.order]


async def others_go_on(live: Live, seat: str) -> None:
    """The others do as little as possible until this seat is asked, or has answered by an order."""
    made = len(await ordered(live))
    while seat not in (fold := await live.fold()).asked() and len(await ordered(live)) == made:
        other, question = next(iter(fold.asked().items()))
        assert question.decision is not None
        options = list(map(str, question.decision.options))
        await play(live, other, next((option for option in options if option in QUIET), options[0]))


# -- following


@awaited
async def test_an_order_is_followed_at_once_and_whenever_its_question_comes(database_url: str) -> None:
    """In the log it is a move like any other."""
    async with world(database_url) as w:
        live = await w.table(make_head(stacks()))
        client = await Client(MT, THREE[MT]).attach(live)
        await live.order(Order(L15, "movement", "end", None))
        assert await ordered(live) == [(L15, "end")]
        assert L15 not in (await live.fold()).asked()
        await others_go_on(live, L15)
        assert await ordered(live) == [(L15, "end")] * 2
        assert len(await given(live)) == 1
        await client.check(live)
        assert facts(await live.fold()) == facts(await truth(live))


@awaited
async def test_an_order_that_is_not_offered_waits(database_url: str) -> None:
    """The seat is asked, and answers by itself; the order stays for later."""
    async with world(database_url) as w:
        live = await w.table(make_head(stacks()))
        await live.order(Order(L15, "movement", "piece broglie", None))
        assert L15 in (await live.fold()).asked()
        await play(live, L15, "piece toerring")
        assert len(await given(live)) == 1


@awaited
async def test_an_order_for_another_kind_of_question_waits(database_url: str) -> None:
    async with world(database_url) as w:
        live = await w.table(make_head(stacks()))
        await live.order(Order(L15, "march", "city bruck", None))
        assert await ordered(live) == []
        await play(live, L15, "piece toerring")
        assert await ordered(live) == [(L15, "city bruck")]


@awaited
async def test_an_order_until_something_changes(database_url: str) -> None:
    """The same question is answered; when its options are others, the order has ended, and the seat is asked."""
    async with world(database_url) as w:
        live = await w.table(make_head(stacks()))
        await live.order(await until_changed(live, L15, "piece toerring"))
        assert await ordered(live) == [(L15, "piece toerring")]
        assert len(await given(live)) == 1
        for move in ("city bruck", "stop"):
            await play(live, L15, move)
        question = (await live.fold()).asked()[L15]
        assert question.decision is not None
        assert question.decision.kind == "movement"
        assert await given(live) == []
        assert await ordered(live) == [(L15, "piece toerring")]


@awaited
async def test_a_later_order_takes_the_place_of_an_earlier(database_url: str) -> None:
    async with world(database_url) as w:
        live = await w.table(make_head(stacks()))
        await live.order(Order(L15, "march", "city bruck", None))
        await live.order(Order(L15, "march", "city erding", None))
        assert [order.move for order in await given(live)] == ["city erding"]
        await live.end_order((L15, "march"))
        assert await given(live) == []
        await play(live, L15, "piece toerring")
        assert await ordered(live) == []


@awaited
async def test_orders_are_kept_when_the_server_is_started_anew(database_url: str) -> None:
    async with world(database_url) as w:
        live = await w.table(make_head(stacks()))
        await live.order(Order(L15, "march", "city bruck", None))
        await w.stop(live.hall)
        again = await w.hall().table(live.id)
        await play(again, L15, "piece toerring")
        assert await ordered(again) == [(L15, "city bruck")]


# -- ending


@awaited
async def test_an_order_ends_with_the_hands_of_its_seat(database_url: str) -> None:
    """Who plays it then has not given it; not even when the first one takes his seat back."""
    async with world(database_url) as w:
        live = await w.table(make_head(stacks()))
        for command in (
            lambda fold: commands.hand_to_person(fold, L15, DORA),
            lambda fold: commands.take_back(fold, L15, CARL),
            lambda fold: commands.hand_to_bot(fold, FR2, "random"),
        ):
            await live.order(Order(L15, "march", "city bruck", None))
            await live.order(Order(FR2, "march", "city pilsen", None))
            await live.do(command)
        assert [order.seat for order in await given(live)] == [L15]
        await live.do(lambda fold: commands.leave(fold, L15, CARL))
        assert await given(live) == []


@awaited
async def test_an_order_does_not_give_again_what_was_taken_back(database_url: str) -> None:
    """Who regrets an answer that his order gave has it back, and the order has ended."""
    async with world(database_url) as w:
        live = await w.table(make_head(stacks()))
        await live.order(Order(L15, "march", "city bruck", None))
        await live.order(Order(L15, "setup", "value 1", None))
        await play(live, L15, "piece toerring")
        await playing.undo(live, CARL, L15)
        question = (await live.fold()).asked()[L15]
        assert question.decision is not None
        assert question.decision.kind == "march"
        await play(live, FR2, "divide friedrich:7")
        assert (await live.fold()).asked()[L15].number == question.number
        assert [order.kind for order in await given(live)] == ["setup"]


@awaited
async def test_orders_of_others_stay_when_somebody_takes_back(database_url: str) -> None:
    async with world(database_url) as w:
        live = await w.table(make_head(stacks()))
        await live.order(Order(FR2, "movement", "end", None))
        await play(live, L15, "piece toerring")
        await playing.undo(live, CARL, L15)
        assert [order.seat for order in await given(live)] == [FR2]


@awaited
async def test_bots_follow_no_orders(database_url: str) -> None:
    """The seat is left to the bot, whatever the database says."""
    async with world(database_url) as w:
        live = await w.table(make_head(stacks()), {**THREE, FR2: "bot random"})
        await live.hall.database.write(orders.give, live.id, Order(FR2, "movement", "end", None))
        await live.forget()
        fold = await live.fold()
        assert fold.places[FR2].bot
        assert commands.followers(fold, await live.hall.database.read(orders.read_all, live.id)) == []
        assert BERT not in {place.player for place in fold.places.values()}


@awaited
async def test_orders_do_nothing_when_the_game_is_over(database_url: str) -> None:
    async with world(database_url) as w:
        live = await w.table(make_head(stacks()), {MT: "bot random", FR2: "bot random", L15: CARL})
        await live.do(lambda fold: commands.resign(fold, L15, CARL))
        rows = len(await rows_of(live))
        assert (await live.fold()).status == "ended"
        await live.order(Order(L15, "movement", "end", None))
        assert len(await rows_of(live)) == rows
