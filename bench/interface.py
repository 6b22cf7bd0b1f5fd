"""The HTTP interface under random requests, well and badly formed: schemathesis on the OpenAPI document.

Every operation that changes something is tried by a guest of its own, at tables of his own, so whatever it destroys is
missed by nobody. What it answers must be in the document: status, type and form; and never that the server has made a
mistake.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import httpx
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import APIOperation, BaseSchema, Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Err
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
STRANGER = 7  # each so manieth request comes from somebody who is not known
SEATS = {"frederick": "mine", "louis_xv": "bot random", "maria_theresa": "bot random"}


@dataclass
class Tried:
    """What came out."""

    operations: int = 0
    requests: int = 0
    statuses: dict[int, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def count(self, status: int) -> None:
        """A request was answered."""
        self.requests += 1
        self.statuses[status] = self.statuses.get(status, 0) + 1


class World:
    """A guest with tables of his own: one that waits for others, one that runs, one that has ended."""

    def __init__(self, client: httpx.Client) -> None:
        self._client = client
        self.headers: dict[str, str] = {}
        self.headers = {"Authorization": f"Bearer {self._post('guests', name='Anna')['token']}"}
        seats: tuple[dict[str, str], ...] = ({"frederick": "mine"}, SEATS, SEATS)
        self.tables = [self._post("tables", game="maria", seats=held)["id"] for held in seats]
        self._post(f"tables/{self.tables[2]}/close")
        role = {"role": "player", "seat": "louis_xv"}
        self.link = self._post(f"tables/{self.tables[0]}/links", **role)

    def _post(self, path: str, **body: Any) -> Any:
        answer = self._client.post(path, json=body, headers=self.headers)
        answer.raise_for_status()
        return answer.json()

    def paths(self) -> Iterator[dict[str, Any]]:
        """Things that exist, by the names that paths have for them. The last is nothing: all are made up."""
        for table in self.tables:
            yield {
                "table": table,
                "seat": "frederick",
                "number": 1,
                "link": self.link["id"],
                "token": self.link["token"],
            }
        yield {}


def attack(url: str, examples: int, number: int) -> Tried:
    """Try all operations of the server: so many requests for each, each form of its path, well and badly formed."""
    logging.getLogger("schemathesis").setLevel(logging.ERROR)
    schema = schemathesis.openapi.from_url(f"{url}/api/openapi.json")
    schema.config.generation.update(with_security_parameters=False)  # we have a token
    tried = Tried()
    with httpx.Client(base_url=f"{url}/api", timeout=30) as client:
        _attack(schema, client, tried, examples, number)
    return tried


def _attack(schema: BaseSchema, client: httpx.Client, tried: Tried, examples: int, number: int) -> None:
    world = World(client)
    for found in schema.get_all_operations():
        if isinstance(found, Err):
            tried.faults.append(f"the document is broken: {found.err()}")
            continue
        operation = found.ok()
        tried.operations += 1
        if operation.method != "get":
            world = World(client)  # the operation may destroy it
        for names in world.paths():
            known = {name: value for name, value in names.items() if f"{{{name}}}" in operation.path}
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                _try(operation, mode, known, world.headers, tried, examples, number)
            if not operation.path_parameters.items:
                break


def _try(
    operation: APIOperation[Any, Any, Any, Any],
    mode: GenerationMode,
    known: dict[str, Any],
    headers: dict[str, str],
    tried: Tried,
    examples: int,
    number: int,
) -> None:
    try:
        strategy = operation.as_strategy(mode, path_parameters=known or None)
    except Exception as error:
        tried.faults.append(f"{operation.label}: no {mode.value} requests can be made: {error!r}")
        return

    @seed(number)
    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
        print_blob=False,
    )
    @given(strategy)
    def run(case: Case[Any]) -> None:
        sent = {} if tried.requests % STRANGER == 0 else headers
        response = case.call(headers=sent)
        tried.count(response.status_code)
        case.validate_response(response, checks=CHECKS, headers=sent)

    try:
        run()
    except Unsatisfiable:
        pass  # an operation without parameters has no badly formed requests
    except (Exception, FailureGroup) as error:
        tried.faults.append(f"{operation.label}: {error}")
