"""The guide, as `make docs` has built it into the package: a page is a folder with an `index.html`."""

from __future__ import annotations

from pathlib import Path

from fastapi import APIRouter, Request, Response
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse

from kabinett.server.clientfiles import PAGE, ClientFiles
from kabinett.server.documents import ASK_AGAIN

router = APIRouter(include_in_schema=False)

FOLDER = Path(__file__).parents[2] / "guide"


@router.api_route("/docs", methods=["GET", "HEAD"])
@router.api_route("/docs/{path:path}", methods=["GET", "HEAD"])
async def guide(request: Request, path: str = "") -> Response:
    """A page of the guide, or a file of it. Links of a page lead on from its folder, so its address ends so, too."""
    files: ClientFiles = request.app.state.guide
    page = files.file(f"{path.strip('/')}/{PAGE}".lstrip("/"))
    if page and not request.url.path.endswith("/"):
        return RedirectResponse(f"{request.url.path}/", 308)
    found = page or files.file(path)
    if found is None:
        raise HTTPException(404)
    return found.answer(request.headers, ASK_AGAIN)
