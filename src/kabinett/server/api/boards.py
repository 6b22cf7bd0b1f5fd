"""What a client shows of a game at every table of it: the board as data and as a picture, and the rules.

Browsers keep it, and ask whether it is still the same: a drawing can change although the edition of its board does not.
"""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response
from pydantic import BaseModel, Field

from kabinett.core.errors import BadOption
from kabinett.core.fluent import LANGUAGE
from kabinett.games import game_info
from kabinett.server.api.deps import REFUSALS, text_answer
from kabinett.server.api.models import Spoken, Word
from kabinett.server.documents import ASK_AGAIN
from kabinett.server.errors import Refusal
from kabinett.server.languages import asked_for
from kabinett.server.shelf import MAP, SVG, Key, Shelf

router = APIRouter(prefix="/api/games/{game}", tags=["server"], responses=REFUSALS)

GameId = Annotated[Word, Path(description="a game, as `/api/games` names it")]


class BoardModel(BaseModel):
    """The board of a game as data; what is on it differs from game to game."""

    model_config = {"extra": "allow"}


class PassageModel(BaseModel):
    """A piece of the rules: a heading, a clause, or a text between them."""

    level: int = Field(description="of a heading, 1 for the title of the whole; 0 for clauses and texts")
    number: str = Field(description="of a clause or a chapter; empty for texts, and for headings without one")
    text: str = Field(description="Markdown")
    rows: list[str] = Field(description="the clauses that are rows of a table in this text")


class RulesModel(BaseModel):
    """The rules of a game in our own words, as one reads them."""

    game: str
    language: str
    passages: list[PassageModel]


async def _answer(kind: str, game: str, request: Request, language: str = LANGUAGE) -> Response:
    try:
        game_info(game)
    except BadOption as error:
        raise Refusal("unknown", error.key, **error.params) from error
    shelf: Shelf = request.app.state.shelf
    document = await shelf.get(Key(kind, game, language))
    return document.answer(request.headers, ASK_AGAIN)


@router.get("/board", response_model=BoardModel)
async def board(game: GameId, request: Request) -> Any:
    """The board of a game: places with their names and coordinates, pieces, powers, cards."""
    return await _answer("board", game, request)


@router.get("/map.svg", response_class=Response, responses=text_answer(SVG))
async def map_picture(game: GameId, request: Request) -> Response:
    """The board as a picture, to be drawn upon: in the coordinates of the data."""
    return await _answer(MAP, game, request)


@router.get("/rules", response_model=RulesModel)
async def rules(game: GameId, request: Request, language: Spoken = None) -> Any:
    """The whole rules of a game."""
    spoken = asked_for(request, language)
    answer = await _answer("rules", game, request, spoken)
    answer.headers["Content-Language"] = spoken
    answer.headers.add_vary_header("Accept-Language")
    return answer
