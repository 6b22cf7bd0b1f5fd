"""The pages that people open in a browser."""

from __future__ import annotations

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

router = APIRouter(include_in_schema=False)

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Kabinett</title></head>
<body><h1>Kabinett</h1>
<p>This server plays Maria and Coalitions: Ancien Régime. It is unofficial.</p>
<p>Join from a terminal: <code>kabinett join {address}</code></p>
<p>Programs: <a href="/api/openapi.json">the interface</a>.</p>
</body></html>
"""


@router.get("/", response_class=HTMLResponse)
@router.get("/tables/{table}", response_class=HTMLResponse)
@router.get("/join/{token}", response_class=HTMLResponse)
async def page(request: Request) -> HTMLResponse:
    """How to join. The address is one that a server could have given: others would be dangerous in a terminal."""
    known = all(sign.isascii() and (sign.isalnum() or sign in "-_./:") for sign in str(request.url))
    return HTMLResponse(PAGE.format(address=request.url if known else "ADDRESS"))
