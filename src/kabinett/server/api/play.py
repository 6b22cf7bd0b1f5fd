"""Play: views, moves, undo, the log, replay, talk and standing orders."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from kabinett.server import access, playing, replays
from kabinett.server.api.deps import REFUSALS, Asker, InHall, Limited, Me, address, text_answer
from kabinett.server.api.models import (
    Count,
    LogModel,
    MessagesModel,
    MoveBody,
    OrderBody,
    OrdersModel,
    ReplayModel,
    SayBody,
    Seat,
    SeatBody,
    SeatId,
    SeedHash,
    TableId,
    VerifyModel,
    ViewModel,
    WhyBody,
    WhyModel,
    Word,
)
from kabinett.server.api.tables import seen
from kabinett.server.errors import Refusal, refused
from kabinett.server.fold import Fold
from kabinett.server.hall import Hall
from kabinett.server.live import Live
from kabinett.server.storage import journal, orders, talk
from kabinett.server.storage.people import Person
from kabinett.server.telling import question_of, view_of
from kabinett.server.verifying import Verification
from kabinett.wire import Data

router = APIRouter(prefix="/api/tables/{table}", tags=["play"], responses=REFUSALS)
MOST_FRAMES = 50
JOURNAL = "application/jsonl"
MOST_ORDERS = 50  # of a seat


async def _seen_by(hall: Hall, table: str, person: Person | None, seat: str | None) -> tuple[Live, Fold]:
    """A table, through eyes that this person may look through."""
    live, fold = await seen(hall, table, person)
    access.check_sees(fold, live.guests, person.id if person else None, seat)
    return live, fold


@router.get("/view", response_model=ViewModel)
async def view(table: TableId, asker: Asker, hall: InHall, seat: Seat = None) -> Data:
    """The view of a seat, or of an onlooker."""
    _, fold = await _seen_by(hall, table, asker, seat)
    return {
        "view": view_of(fold, seat),
        "question": question_of(fold, seat),
        "epoch": fold.epochs[seat],
        "count": fold.count(seat),
    }


@router.get("/log", response_model=LogModel)
async def log(table: TableId, asker: Asker, hall: InHall, seat: Seat = None, since: Count = 0) -> Data:
    """The events that a perspective may know, from a number on."""
    live, _ = await _seen_by(hall, table, asker, seat)
    epoch, count, events = await live.log(seat, since)
    return {"epoch": epoch, "count": count, "events": events}


@router.get("/replay", response_model=ReplayModel)
async def replay(
    table: TableId,
    request: Request,
    asker: Asker,
    hall: InHall,
    limits: Limited,
    seat: Seat = None,
    first: Count = 0,
    count: Annotated[int, Query(ge=1, le=MOST_FRAMES)] = 10,
) -> Data:
    """The game so far, moment by moment, as a perspective saw it."""
    limits.check("replay", address(request))
    _, fold = await _seen_by(hall, table, asker, seat)
    if fold.frozen:
        raise refused("conflict", fold.frozen)
    again = replays.Replay(fold, seat)
    stored = await hall.database.read(journal.stored_events, table)
    return {"frames": len(again.moments), "shown": await asyncio.to_thread(again.frames, stored, first, count)}


@router.get("/journal", response_class=Response, responses=text_answer(JOURNAL))
async def show_journal(table: TableId, asker: Asker, hall: InHall) -> Response:
    """The whole game as a journal file, when it is over: `kabinett verify` checks it."""
    _, fold = await seen(hall, table, asker)
    if not fold.outcome:
        raise Refusal("conflict", "journal_when_over")
    text = await asyncio.to_thread(replays.journal_text, fold)
    return Response(text, media_type=JOURNAL)


@router.get("/verify", response_model=VerifyModel)
async def verify(
    table: TableId,
    request: Request,
    asker: Asker,
    hall: InHall,
    limits: Limited,
    seed_hash: Annotated[SeedHash | None, Query(description="what was told at the beginning, to be compared")] = None,
) -> Data:
    """Make all moves of a game again that is over, and say whether they lead where the table says."""
    limits.check("replay", address(request))
    _, fold = await seen(hall, table, asker)
    if fold.frozen:
        raise refused("conflict", fold.frozen)
    if not fold.outcome:
        raise Refusal("conflict", "verify_when_over")
    if not fold.started:
        raise Refusal("conflict", "not_begun")
    verification = Verification(fold)
    stored = await hall.database.read(journal.stored_events, table)
    verdict = await asyncio.to_thread(verification.run, stored, seed_hash)
    return verdict._asdict() | {"checks": [check._asdict() for check in verdict.checks]}


@router.post("/moves", status_code=204)
async def move(table: TableId, body: MoveBody, me: Me, hall: InHall) -> None:
    """Make a move. The answer comes when it is committed."""
    live, _ = await seen(hall, table, me)
    await playing.play(live, me.id, body.seat, body.move, body.question)


@router.post("/undo", status_code=204)
async def undo(table: TableId, body: SeatBody, me: Me, hall: InHall) -> None:
    """Take my last move back, if nobody has moved or learned a secret since."""
    live, _ = await seen(hall, table, me)
    await playing.undo(live, me.id, body.seat)


@router.post("/why", response_model=WhyModel)
async def why(table: TableId, body: WhyBody, me: Me, hall: InHall) -> Data:
    """Why a move is not possible, with the clause; or whether something happens by itself."""
    live, _ = await seen(hall, table, me)
    happens, reason = await playing.why(live, me.id, body.seat, body.move)
    return {"happens": happens, "reason": reason.to_json() if reason else None}


# -- talk


@router.get("/messages", response_model=MessagesModel)
async def messages(table: TableId, asker: Asker, hall: InHall, seat: Seat = None, after: Count = 0) -> Data:
    """What was said that a perspective may read, after a number."""
    live, fold = await _seen_by(hall, table, asker, seat)
    who = access.hears(fold, live.guests, asker.id if asker else None, seat)
    return {"messages": await hall.database.read(talk.heard_by, table, who, after)}


@router.post("/messages", status_code=204)
async def say(table: TableId, body: SayBody, me: Me, hall: InHall, limits: Limited) -> None:
    """Say something to the table, or to some seats where the rules allow private talks."""
    limits.check("say", me.id)
    live, _ = await seen(hall, table, me)
    await playing.say(live, me.id, body.seat, body.text, body.to)


# -- standing orders


@router.get("/seats/{seat}/orders", response_model=OrdersModel)
async def my_orders(table: TableId, seat: SeatId, me: Me, hall: InHall) -> Data:
    """The standing orders of my seat."""
    live, fold = await seen(hall, table, me)
    access.check_plays(fold, live.guests, me.id, seat)
    return await _orders(hall, table, seat)


async def _orders(hall: Hall, table: str, seat: str) -> Data:
    found = (order for order in (await hall.database.read(orders.read_all, table)).values() if order.seat == seat)
    return {
        "orders": [
            {"kind": order.kind, "move": order.move, "until_changed": order.question is not None} for order in found
        ]
    }


@router.put("/seats/{seat}/orders/{kind}", response_model=OrdersModel)
async def give_order(table: TableId, seat: SeatId, kind: Word, body: OrderBody, me: Me, hall: InHall) -> Data:
    """Let the server answer questions of a kind with this move: until the question changes, or until I end it."""
    live, fold = await seen(hall, table, me)
    access.check_plays(fold, live.guests, me.id, seat)
    given = {order["kind"] for order in (await _orders(hall, table, seat))["orders"]}
    if len(given | {kind}) > MOST_ORDERS:
        raise Refusal("conflict", "too_many_orders", most=MOST_ORDERS)
    await live.order(_order(fold, seat, kind, body))
    return await _orders(hall, table, seat)


def _order(fold: Fold, seat: str, kind: str, body: OrderBody) -> orders.Order:
    asked = fold.asked().get(seat)
    decision = asked.decision if asked else None
    if fold.state is None:
        raise fold.no_game()
    if body.until_changed and (decision is None or decision.kind != kind):
        raise Refusal("conflict", "order_without_question")
    move = fold.rules.vocabulary.get(body.move)
    if move is None:
        raise Refusal("invalid", "order_no_answer")
    if decision and decision.kind == kind and move not in decision.options:
        raise Refusal("conflict", "order_no_choice")
    return orders.Order(seat, kind, str(move), orders.as_text(decision) if body.until_changed and decision else None)


@router.delete("/seats/{seat}/orders/{kind}", response_model=OrdersModel)
async def end_order(table: TableId, seat: SeatId, kind: Word, me: Me, hall: InHall) -> Data:
    """A standing order holds no longer."""
    live, fold = await seen(hall, table, me)
    access.check_plays(fold, live.guests, me.id, seat)
    await live.end_order((seat, kind))
    return await _orders(hall, table, seat)
