"""The pages that people open in a browser: all of them are the one page of the client, which looks at its address."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from starlette.convertors import PathConvertor, register_url_convertor
from starlette.exceptions import HTTPException

from kabinett.core.fluent import direction, speaking
from kabinett.server.clientfiles import PAGE, ClientFiles
from kabinett.server.documents import ASK_AGAIN, FOREVER
from kabinett.server.languages import asked_for
from kabinett.servertexts import text

router = APIRouter(include_in_schema=False)
# How the page looks when there is no client to show.
UNBUILT = """<!doctype html>
<html lang="{language}" dir="{direction}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title></head><body><h1>{title}</h1><p>{build} <code>make web</code></p>
<p>{terminal} <code>kabinett join {address}</code></p></body></html>
"""


class PageConvertor(PathConvertor):
    """Every address but those of the interface, assets and guide: who asks there for what is not, is told so."""

    regex = "(?!(?:api|assets|docs)(?:/|$))(?s:.*)"


register_url_convertor("page", PageConvertor())


async def _files(request: Request) -> ClientFiles:
    files: ClientFiles = request.app.state.files
    return files


Files = Annotated[ClientFiles, Depends(_files)]


@router.api_route("/assets/{name}", methods=["GET", "HEAD"])
async def asset(name: str, request: Request, files: Files) -> Response:
    """A part of the client, under a name that changes with it."""
    found = files.asset(name)
    if found is None:
        raise HTTPException(404)
    return found.answer(request.headers, FOREVER)


@router.api_route("/{path:page}", methods=["GET", "HEAD"])
async def page(path: str, request: Request, files: Files) -> Response:
    """A file that lies beside the page (the service worker, icons), or else the page."""
    found = files.file(path) or files.file(PAGE)
    return found.answer(request.headers, ASK_AGAIN) if found else _unbuilt(request)


def _unbuilt(request: Request) -> Response:
    """What to do. The address is one that a server could have given: others would be dangerous in a terminal."""
    known = all(sign.isascii() and (sign.isalnum() or sign in "-_./:") for sign in str(request.url))
    language = asked_for(request)
    with speaking(language):
        body = UNBUILT.format(
            title="Kabinett",
            language=language,
            direction=direction(language),
            build=text("page-not-built"),
            terminal=text("page-terminal"),
            address=request.url if known else "ADDRESS",
        )
    headers = {"Cache-Control": ASK_AGAIN, "Vary": "Accept-Language", "Content-Language": language}
    return Response(body, media_type="text/html", headers=headers)
