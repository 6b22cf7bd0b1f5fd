"""Every error is an answer of the same form: `error`, `key`, `params` and `clause`; the words are the client's."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from kabinett.core.errors import BadOption, IllegalMove, KabinettError
from kabinett.server.errors import Refusal, refused
from kabinett.server.safety import MOST_BYTES
from kabinett.server.storage.database import Unavailable

log = logging.getLogger(__name__)
PAUSED = (429, 503)  # after these it helps to wait
PAUSE = "5"  # seconds
# What can be wrong with a field, by what pydantic calls it; anything else is of the wrong form.
FAULTS = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "string_too_short": "short",
    "too_short": "short",
    "string_too_long": "long",
    "too_long": "long",
    "greater_than_equal": "low",
    "less_than_equal": "high",
    "literal_error": "choice",
    "json_invalid": "json",
}
LIMITS = ("min_length", "max_length", "ge", "le")
MOST_FIELD = 80  # letters of a field's path: who sends a field that there is not may give it any name


def answer_errors(app: FastAPI) -> None:
    """Let the application answer errors so."""
    app.add_exception_handler(KabinettError, _kabinett)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)


def refusal_of(error: KabinettError) -> Refusal:
    """What is answered to an error. One that is nobody's to mend from outside is told to the log only."""
    match error:
        case Refusal():
            return error
        case IllegalMove():
            return refused("illegal", error.reason)
        case BadOption() if error.key:
            return Refusal("invalid", error.key, **error.params)
        case Unavailable():
            log.warning("%s", error)
            return Refusal("unavailable", error.key)
    log.error("what was asked for has failed", exc_info=error)
    return Refusal("failed", "failed")


def _answer(refusal: Refusal, code: int = 0) -> JSONResponse:
    status = code or refusal.status
    return JSONResponse(refusal.to_json(), status, {"Retry-After": PAUSE} if status in PAUSED else None)


async def _kabinett(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, KabinettError)
    return _answer(refusal_of(error))


async def _malformed(request: Request, error: Exception) -> JSONResponse:
    """The first fault, without repeating what was sent: it may be a password."""
    assert isinstance(error, RequestValidationError)
    found = error.errors()
    if any(fault["loc"][0] == "path" for fault in found):
        return _answer(Refusal("unknown", "nowhere"))
    return _answer(_fault(found[0]))


def _fault(found: Mapping[str, Any]) -> Refusal:
    """What is wrong with a field: its path, what kind of fault it is, and the limit that it passes, if it is that."""
    where, *inside = map(str, found["loc"])
    kind = FAULTS.get(found["type"], "form")
    field = where if kind == "json" or not inside else ".".join(inside)
    given = found.get("ctx", {})
    limit = next((int(given[name]) for name in LIMITS if name in given), 0)
    return Refusal("invalid", "invalid_field", field=field[:MOST_FIELD], fault=kind, limit=limit)


async def _http(request: Request, error: Exception) -> JSONResponse:
    """What the framework refuses by itself."""
    assert isinstance(error, HTTPException)
    match error.status_code:
        case 400:  # a body that is no text
            return _answer(Refusal("invalid", "unreadable_body"))
        case 404:
            refusal = Refusal("unknown", "nowhere")
        case 405:
            refusal = Refusal("unknown", "wrong_method")
        case 413:
            refusal = Refusal("too_large", "too_large", most=MOST_BYTES)
        case status:
            refusal = Refusal("invalid", "http_status", status=status)
    answer = _answer(refusal, error.status_code)
    answer.headers.update(error.headers or {})
    return answer
