"""Whether the server is well, and what can be played on it."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request, Response
from pydantic import BaseModel
from sqlalchemy import Connection, text

from kabinett.bots import LEVELS
from kabinett.core.errors import BadOption
from kabinett.core.fluent import speaking
from kabinett.core.journal import ENGINE
from kabinett.games import GAMES, all_rules
from kabinett.server.api.deps import REFUSALS, InHall, text_answer
from kabinett.server.api.models import Clause, Spoken
from kabinett.server.errors import Refusal
from kabinett.server.languages import asked_for
from kabinett.version import __version__

LOOPBACK = ("127.0.0.1", "::1")
PLAIN = "text/plain"
router = APIRouter(prefix="/api", tags=["server"], responses=REFUSALS)


class Health(BaseModel):
    """The server is well."""

    status: str
    version: str
    engine: int


class BotLevel(BaseModel):
    """A level of bots."""

    level: str


class GamesModel(BaseModel):
    """The games with their options and seats, and the bots that can play them."""

    games: list[dict[str, Any]]
    bots: list[BotLevel]


class RuleModel(BaseModel):
    """A clause of the rules in our own words, as Markdown."""

    clause: str
    text: str


@router.get("/health")
async def health(hall: InHall) -> Health:
    """Whether the server can do its work: it asks the database."""
    await hall.database.read(_ping)
    return Health(status="ok", version=__version__, engine=ENGINE)


def _ping(c: Connection) -> None:
    c.execute(text("SELECT 1"))


@router.get("/metrics", response_class=Response, responses=text_answer(PLAIN))
async def metrics(request: Request, hall: InHall) -> Response:
    """Counters of this process, for Prometheus on this machine: to others they could tell that somebody made a move."""
    near = request.client is not None and request.client.host in LOOPBACK
    if not near or "x-forwarded-for" in request.headers:
        raise Refusal("forbidden", "metrics_from_elsewhere")
    return Response(hall.metrics.text(hall.gauges()), media_type=PLAIN)


@router.get("/games")
async def games() -> GamesModel:
    """What can be played."""
    bots = [BotLevel(level=level) for level in LEVELS]
    return GamesModel(games=[info.to_json() for info in GAMES.values()], bots=bots)


@router.get("/rules/{clause}")
async def rule(clause: Clause, request: Request, response: Response, language: Spoken = None) -> RuleModel:
    """A clause of the rules."""
    spoken = asked_for(request, language)
    response.headers["Content-Language"] = spoken
    response.headers["Vary"] = "Accept-Language"
    try:
        with speaking(spoken):
            return RuleModel(clause=clause, text=all_rules().find(clause))
    except BadOption as error:
        raise Refusal("unknown", error.key, **error.params) from error
