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
MISSING = "404.html"  # what is shown to people in place of a page that there is not


@router.api_route("/docs", methods=["GET", "HEAD"])
@router.api_route("/docs/{path:path}", methods=["GET", "HEAD"])
async def guide(request: Request, path: str = "") -> Response:
    """A page of the guide, or a file of it. Links lead on from a page's folder, so its address ends with a slash."""
    files: ClientFiles = request.app.state.guide
    page = files.file(f"{path.strip('/')}/{PAGE}".lstrip("/"))
    if page and not request.url.path.endswith("/"):
        return RedirectResponse(f"{request.url.path}/", 308)
    found = page or files.file(path)
    if found:
        return found.answer(request.headers, ASK_AGAIN)
    missing = files.file(MISSING)
    if missing is None or "text/html" not in request.headers.get("accept", ""):
        raise HTTPException(404)
    return Response(missing.body, 404, media_type=missing.media_type)
