"""What surrounds every request: a limit on its size and number, and headers that keep browsers from harm."""

from __future__ import annotations

import logging

import msgspec
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from kabinett.server.errors import Refusal
from kabinett.server.limits import Limits, network_of

log = logging.getLogger(__name__)
MOST_BYTES = 64 * 1024  # of a request's body

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
STRICT_TRANSPORT = "max-age=31536000"


class Safety:
    """Around the application: limits before it, headers after it."""

    def __init__(self, app: ASGIApp, limits: Limits, secure: bool) -> None:
        self._app = app
        self._limits = limits
        self._headers = HEADERS | ({"Strict-Transport-Security": STRICT_TRANSPORT} if secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request through, or refuse it."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        guarded = self._with_headers(scope, send)
        client = scope.get("client") or ("unknown", 0)
        kind = "asset" if scope["path"].startswith("/assets/") else "request"
        if not self._limits.allows(kind, network_of(client[0])):
            await _refuse(guarded, Refusal("too_many", "too_many_requests"))
            return
        try:
            await self._app(scope, _counted(receive), guarded)
        except Exception as error:
            # The path may hold the token of a link; the route is only its form.
            route = getattr(scope.get("route"), "path", "without a route")
            log.error("a request has failed: %s %s", scope["method"], route, exc_info=error)
            await _refuse(guarded, Refusal("failed", "failed"))

    def _with_headers(self, scope: Scope, send: Send) -> Send:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                headers.update(self._headers)
                if scope["path"].startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        return sending


def _counted(receive: Receive) -> Receive:
    """The body, as far as it may go."""
    total = 0

    async def receiving() -> Message:
        nonlocal total
        message = await receive()
        total += len(message.get("body", b""))
        if total > MOST_BYTES:
            raise HTTPException(413)
        return message

    return receiving


async def _refuse(send: Send, refusal: Refusal) -> None:
    body = msgspec.json.encode(refusal.to_json())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if refusal.status == 429:
        headers.append((b"retry-after", b"5"))
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
