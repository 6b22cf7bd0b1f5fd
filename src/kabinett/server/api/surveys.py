"""Surveys: what the rules see in a position, now or at a moment of the replay, for who looks at it and plans."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, Query, Request

from kabinett.core.fields import Json
from kabinett.server import access, playing
from kabinett.server.api.deps import REFUSALS, Asker, InHall, Limited, address
from kabinett.server.api.models import Count, Seat, SurveyModel, TableId, Word
from kabinett.server.api.tables import seen
from kabinett.server.errors import Refusal, refused
from kabinett.server.replays import Replay
from kabinett.wire import Data

router = APIRouter(prefix="/api/tables/{table}", tags=["play"], responses=REFUSALS)
Kind = Annotated[Word, Query(description="one of the surveys of the game")]
Arg = Annotated[Word | None, Query(description="what it is about, if it is about something particular")]


@router.get("/survey", response_model=SurveyModel)
async def survey(
    table: TableId,
    request: Request,
    asker: Asker,
    hall: InHall,
    limits: Limited,
    kind: Kind,
    arg: Arg = None,
    seat: Seat = None,
) -> Data:
    """What the rules see in the present position for a perspective: reach, supply, relations and the like."""
    limits.check("survey", address(request))
    live, _ = await seen(hall, table, asker)
    return {"survey": await playing.survey(live, asker.id if asker else None, seat, kind, arg)}


@router.get("/replay/survey", response_model=SurveyModel)
async def survey_again(
    table: TableId,
    request: Request,
    asker: Asker,
    hall: InHall,
    limits: Limited,
    number: Count,
    kind: Kind,
    arg: Arg = None,
    seat: Seat = None,
) -> Data:
    """The same at a moment of the replay, by its number."""
    limits.check("replay", address(request))
    live, fold = await seen(hall, table, asker)
    access.check_sees(fold, live.guests, asker.id if asker else None, seat)
    if fold.frozen:
        raise refused("conflict", fold.frozen)
    replay = Replay(fold, seat)
    replay.check(number)

    def work() -> Json:
        state = replay.state_at(number)
        if state is None:
            raise Refusal("conflict", "not_begun")
        return playing.surveyed(fold.rules, state, seat, kind, arg)

    return {"survey": await asyncio.to_thread(work)}
