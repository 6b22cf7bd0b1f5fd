"""The application: the HTTP interface and the sockets, put together."""

from __future__ import annotations

import logging
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from kabinett.core.errors import IllegalMove, KabinettError
from kabinett.server import parents
from kabinett.server.api import links, notices, pages, people, play, status, tables
from kabinett.server.errors import STATUS, Refusal
from kabinett.server.hall import Hall
from kabinett.server.identity import Identities
from kabinett.server.limits import Limits
from kabinett.server.safety import Safety
from kabinett.server.settings import Settings, read_settings
from kabinett.server.socket import router as sockets
from kabinett.server.storage.database import Unavailable
from kabinett.version import __version__

log = logging.getLogger(__name__)
SWITCH = 0.0005  # seconds after which a thread of the database lets the event loop go on
NOWHERE = "there is nothing at this address"
DESCRIPTION = (
    "Play Maria and Coalitions: Ancien Régime with every rule enforced. Unofficial. "
    "Programs sign in with `Authorization: Bearer TOKEN`. The socket of a table is described in docs/server.md."
)


def make_app(settings: Settings | None = None) -> FastAPI:
    """The application with these settings, or with those of the environment."""
    if settings is None:
        sys.setswitchinterval(SWITCH)
        parents.end_with_parent(parents.in_good_order)
        logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    chosen = settings or read_settings()
    hall = Hall(chosen)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall.start()
        yield
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
    for part in (status, people, tables, play, links, notices, pages):
        app.include_router(part.router)
    app.include_router(sockets)
    _answer_errors(app)
    app.add_middleware(Safety, limits=app.state.limits, secure=chosen.secure)
    return app


def _answer_errors(app: FastAPI) -> None:
    """Every error is an answer of the same form."""
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(KabinettError, _wrong)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)


def _answer(code: int, error: str, sentence: str, clause: str = "", params: object = None) -> JSONResponse:
    headers = {"Retry-After": "5"} if code in (429, 503) else None
    body = {"error": error, "sentence": sentence, "clause": clause, "params": params or {}}
    return JSONResponse(body, code, headers)


async def _refused(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, Refusal)
    return _answer(error.status, error.error, error.sentence)


async def _wrong(request: Request, error: Exception) -> JSONResponse:
    if isinstance(error, IllegalMove):
        params = {"key": error.key, **error.params}
        return _answer(STATUS["illegal"], "illegal", error.sentence, error.clause, params)
    if isinstance(error, Unavailable):
        log.warning("%s", error)
        return _answer(STATUS["unavailable"], "unavailable", error.sentence)
    return _answer(STATUS["invalid"], "invalid", str(error))


async def _malformed(request: Request, error: Exception) -> JSONResponse:
    """What is wrong and where, without repeating what was sent: it may be a password."""
    assert isinstance(error, RequestValidationError)
    found = error.errors()
    if any(fault["loc"][0] == "path" for fault in found):
        return _answer(404, "unknown", NOWHERE)
    faults = [f"{'.'.join(map(str, fault['loc']))}: {fault['msg']}" for fault in found[:5]]
    return _answer(422, "invalid", "; ".join(faults))


async def _http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    if error.status_code == 400:  # of FastAPI: a body that is no text
        return _answer(422, "invalid", str(error.detail))
    keys = {404: "unknown", 405: "unknown", 413: "too_large"}
    sentence = {404: NOWHERE, 405: "this address is not asked in this way"}.get(error.status_code, str(error.detail))
    answer = _answer(error.status_code, keys.get(error.status_code, "invalid"), sentence)
    answer.headers.update(error.headers or {})
    return answer
