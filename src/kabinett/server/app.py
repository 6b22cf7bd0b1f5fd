"""The application: the HTTP interface and the sockets, put together."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI

from kabinett.core import parents
from kabinett.server.api import (
    boards,
    exercises,
    guide,
    links,
    notices,
    pages,
    people,
    play,
    sandboxes,
    status,
    surveys,
    tables,
)
from kabinett.server.api.answers import answer_errors
from kabinett.server.clientfiles import ClientFiles
from kabinett.server.hall import Hall
from kabinett.server.identity import Identities
from kabinett.server.limits import Limits
from kabinett.server.safety import Safety
from kabinett.server.settings import Settings, read_settings
from kabinett.server.shelf import Shelf
from kabinett.server.socket import router as sockets
from kabinett.version import __version__

SWITCH = 0.0005  # seconds after which a thread of the database lets the event loop go on
DESCRIPTION = (
    "Play Maria and Coalitions: Ancien Régime with every rule enforced. Unofficial. "
    "Programs sign in with `Authorization: Bearer TOKEN`. The socket of a table is described in docs/server.md."
)


def make_app(settings: Settings | None = None, files: ClientFiles | None = None) -> FastAPI:
    """The application with these settings, or with those of the environment; and with these files of a client."""
    if settings is None:
        sys.setswitchinterval(SWITCH)
        parents.end_with_parent(parents.in_good_order)
        logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    chosen = settings or read_settings()
    hall, shelf = Hall(chosen), Shelf()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall.start()
        drawing = asyncio.create_task(shelf.fill()) if settings is None else None
        yield
        if drawing:
            drawing.cancel()
        await hall.stop()

    app = FastAPI(
        title="Kabinett",
        version=__version__,
        description=DESCRIPTION,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        docs_url=None,  # its page loads scripts from elsewhere
        redoc_url=None,
    )
    app.state.hall = hall
    app.state.identities = Identities(chosen, hall.database, hall.signer)
    app.state.limits = Limits(chosen.rate_limits)
    app.state.files = files or ClientFiles()
    app.state.guide = ClientFiles(guide.FOLDER)
    app.state.shelf = shelf
    for part in (status, boards, exercises, people, tables, sandboxes, play, surveys, links, notices, guide, pages):
        app.include_router(part.router)
    app.include_router(sockets)
    answer_errors(app)
    app.add_middleware(Safety, limits=app.state.limits, secure=chosen.secure)
    return app
