"""The whole interface of a server as one document: its requests (OpenAPI) and the messages of its sockets.

The types of the browser client are made of it. On the socket the views, events and so on are plain data; here it is
written down what they hold, and tests hold real messages against it.
"""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NotRequired, TypedDict

import msgspec

from kabinett import wire
from kabinett.ancien_regime.survey_types import EuropeSurveys
from kabinett.maria.survey_types import MariaSurveys
from kabinett.server.app import make_app
from kabinett.server.settings import Settings

HEAD = "// The schema of the server: "
SCHEMAS = "#/components/schemas/"
Param = str | int | list[str]


class GameEvent(TypedDict):
    """Something that happened; `audience` are the seats that may know it, if not all may."""

    kind: str
    clause: str
    params: dict[str, Param]
    audience: NotRequired[list[str]]
    reveals: NotRequired[bool]


class Decision(TypedDict):
    """A seat must choose one of the options, which are moves."""

    seat: str
    kind: str
    clause: str
    params: dict[str, Param]
    options: list[str]


class View(TypedDict):
    """Everything one perspective may know; each game has its own entries in the position."""

    seat: str | None
    position: dict[str, Any]
    decisions: list[Decision]
    standing: list[str]
    waiting_for: list[str]


# What is plain data in the code: the message or answer, its field, and what the field holds.
HELD = {
    ("Welcome", "table"): "TableModel",
    ("Welcome", "view"): "View",
    ("Welcome", "events"): "GameEvent",
    ("Welcome", "messages"): "MessageModel",
    ("Update", "events"): "GameEvent",
    ("Update", "decisions"): "Decision",
    ("About", "table"): "TableModel",
    ("Said", "message"): "MessageModel",
    ("Explained", "reason"): "ReasonModel",
    ("LogModel", "events"): "GameEvent",
    ("FrameModel", "events"): "GameEvent",
    ("ViewModel", "view"): "View",
    ("MariaGeneralSupply", "reason"): "ReasonModel",
}


def document() -> dict[str, Any]:
    """The document."""
    made: dict[str, Any] = _openapi()
    schemas: dict[str, Any] = made["components"]["schemas"]
    types = [wire.Request, wire.Reply, View, GameEvent, MariaSurveys, EuropeSurveys]
    (request, reply, *_), messages = msgspec.json.schema_components(types, ref_template=SCHEMAS + "{name}")
    messages |= {"SocketRequest": request, "SocketReply": reply}
    if twice := schemas.keys() & messages.keys():
        raise AssertionError(f"a request and a message of the socket share the names {sorted(twice)}")
    schemas |= messages
    for (name, field), held in HELD.items():
        properties = schemas[name]["properties"]
        properties[field] = _holding(properties[field], held)
    return made


def _holding(schema: dict[str, Any], held: str) -> dict[str, Any]:
    """The schema of a field with what it holds instead of plain data: one, perhaps none, or a list."""
    one: dict[str, Any] = {"$ref": SCHEMAS + held}
    if schema.get("type") == "array":
        return {**schema, "items": one}
    return {"anyOf": [one, {"type": "null"}]} if "anyOf" in schema else one


def _openapi() -> dict[str, Any]:
    """What the application says of itself, which depends on no settings."""
    with TemporaryDirectory() as folder:
        app = make_app(Settings(Path(folder), f"sqlite:///{folder}/none.db", "no secret is needed to be described"))
        try:
            return app.openapi()
        finally:
            app.state.hall.database.close()


def text(made: dict[str, Any]) -> str:
    """The document as a file: equal documents have equal texts. The version is no part of the interface."""
    told = {**made, "info": {**made["info"], "version": ""}}
    return json.dumps(told, indent=1, sort_keys=True, ensure_ascii=False) + "\n"


def head_line(made: dict[str, Any]) -> str:
    """The first line of a file that was made of the document: it names it."""
    return f"{HEAD}{sha256(text(made).encode()).hexdigest()[:32]}"
