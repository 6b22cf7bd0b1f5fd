"""The description of the HTTP interface is complete: every request, every answer, every refusal."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from inspect import signature
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from fastapi.routing import APIRoute

from kabinett.server import errors
from kabinett.server.api.deps import REFUSALS
from kabinett.server.app import make_app
from tests.server.web import Data, settings_in

TEXTS = {"/api/metrics", "/api/tables/{table}/journal", "/api/games/{game}/map.svg"}
NO_CONTENT = 204


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FastAPI]:
    made = make_app(settings_in(tmp_path_factory.mktemp("app")))
    yield made
    made.state.hall.database.close()


@pytest.fixture(scope="module")
def document(app: FastAPI) -> Data:
    return app.openapi()


def operations(document: Data) -> Iterator[tuple[str, Data]]:
    """Every request that can be made: what it is called in a report, and its description."""
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield f"{method.upper()} {path}", operation


def routes(app: FastAPI) -> list[APIRoute]:
    return [route for route in _all_routes(app) if isinstance(route, APIRoute) and route.include_in_schema]


def _all_routes(app: FastAPI) -> list[Any]:
    found: list[Any] = []
    waiting: list[Any] = list(app.routes)
    while waiting:
        route = waiting.pop()
        found.append(route)
        waiting += getattr(getattr(route, "original_router", None), "routes", [])
    return found


def test_every_request_has_a_name_of_its_own(document: Data) -> None:
    names = [operation["operationId"] for _, operation in operations(document)]
    assert len(names) == len(set(names)) > 50


def test_every_request_is_described(document: Data) -> None:
    bare = [name for name, operation in operations(document) if not operation.get("description")]
    assert bare == []


def test_every_answer_has_a_form(document: Data) -> None:
    """A model, or a text, or nothing at all."""
    for name, operation in operations(document):
        (status,) = [code for code in operation["responses"] if code.startswith("2")]
        content = operation["responses"][status].get("content", {})
        if int(status) == NO_CONTENT or int(status) == 202:
            assert content in (
                {},
                {"application/json": {"schema": {}}},
                {"application/json": {"schema": {"type": "null"}}},
            )
        elif name.split()[1] in TEXTS:
            assert list(content) != ["application/json"]
        else:
            assert content["application/json"]["schema"] != {}, name


def test_every_refusal_is_described(document: Data) -> None:
    """All that the server refuses with, wherever it does. Mistakes of its own are none that anybody can expect."""
    known = {str(status) for status in errors.STATUS.values() if status != 500}
    assert known == {str(status) for status in REFUSALS}
    for name, operation in operations(document):
        assert known <= set(operation["responses"]), name
        for status in known:
            schema = operation["responses"][status]["content"]["application/json"]["schema"]
            assert schema == {"$ref": "#/components/schemas/ErrorModel"}, (name, status)


@lru_cache(maxsize=1)
def raised() -> frozenset[str]:
    """The keys of all refusals in the sources of the server."""
    folder = Path(errors.__file__).parent
    text = "".join(file.read_text(encoding="utf-8") for file in folder.rglob("*.py"))
    return frozenset(re.findall(r"Refusal\(\s*\"(\w+)\"", text))


def test_every_refusal_that_is_raised_has_a_status() -> None:
    assert raised() <= set(errors.STATUS)
    assert {"unknown", "forbidden", "conflict", "invalid"} <= raised()


def test_every_text_and_number_that_is_sent_has_a_limit(document: Data) -> None:
    """So no request is larger than the server expects."""
    bodies = {
        operation["requestBody"]["content"]["application/json"]["schema"]["$ref"].rsplit("/", 1)[1]
        for _, operation in operations(document)
        if "requestBody" in operation
    }
    schemas = document["components"]["schemas"]
    assert len(bodies) > 15
    for name in bodies:
        assert schemas[name]["additionalProperties"] is False, name
        boundless = [field for field, schema in schemas[name]["properties"].items() if not _bounded(schema)]
        assert boundless == [], name
    parameters = [one for _, operation in operations(document) for one in operation.get("parameters", ())]
    assert [one["name"] for one in parameters if not _bounded(one["schema"])] == []


def _bounded(schema: Data) -> bool:
    """Whether what has this form can only be so large."""
    if "anyOf" in schema:
        return all(map(_bounded, schema["anyOf"]))
    if "enum" in schema or "const" in schema or "$ref" in schema:
        return True
    match schema.get("type"):
        case "string":
            return "maxLength" in schema or bool(
                re.search(r"\{\d*,?\d+\}|\(nothing\||\(open\|", schema.get("pattern", ""))
            )
        case "integer":
            return "maximum" in schema
        case "array":
            return "maxItems" in schema and _bounded(schema["items"])
        case "object":
            return "maxProperties" in schema
        case kind:
            return kind in ("boolean", "null")


def test_what_is_for_known_people_only_says_so(app: FastAPI, document: Data) -> None:
    (scheme,) = document["components"]["securitySchemes"].values()
    assert (scheme["type"], scheme["scheme"]) == ("http", "bearer")
    secured = {operation["operationId"] for _, operation in operations(document) if "security" in operation}
    needing = {route.unique_id for route in routes(app) if "me" in signature(route.endpoint).parameters}
    assert secured == needing
    assert len(secured) > 30


def test_all_routes_are_below_api_and_none_is_hidden(app: FastAPI, document: Data) -> None:
    assert all(path.startswith("/api/") for path in document["paths"])
    hidden = {route.path for route in _all_routes(app) if isinstance(route, APIRoute) and not route.include_in_schema}
    assert hidden == {"/assets/{name}", "/docs", "/docs/{path:path}", "/{path:page}"}
    assert {route.path for route in routes(app)} == set(document["paths"])
