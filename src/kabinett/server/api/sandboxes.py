"""Sandboxes: private tables on which one person tries what might have been."""

from __future__ import annotations

import asyncio

from fastapi import APIRouter, Request

from kabinett.server import access, sandbox
from kabinett.server.api.deps import REFUSALS, InHall, Limited, Me, address
from kabinett.server.api.models import SandboxBody, TableId, TableModel
from kabinett.server.api.tables import seen
from kabinett.wire import Data

router = APIRouter(prefix="/api/tables/{table}", tags=["play"], responses=REFUSALS)


@router.post("/sandbox", status_code=201, response_model=TableModel)
async def try_it(table: TableId, body: SandboxBody, request: Request, me: Me, hall: InHall, limits: Limited) -> Data:
    """A private table with all seats mine, from a moment of the replay on; what the perspective did not know then is
    drawn anew. Nobody is told of it; it ends when I close it."""
    live, fold = await seen(hall, table, me)
    access.check_sees(fold, live.guests, me.id, body.seat)
    limits.check("create", me.id)
    limits.check("replay", address(request))
    moment = sandbox.Moment(fold, body.seat, body.moment)
    head = await asyncio.to_thread(moment.drawn, me.id, hall.settings.now())
    new = await hall.create(head, fold.rules, sandbox.first_entries(fold.rules.seats, me.id))
    return await new.about()
