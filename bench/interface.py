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
from schemathesis import APIOperation, Case, GenerationMode
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
Operation = APIOperation[Any, Any, Any, Any]
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
    with httpx.Client(base_url=f"{url}/api", timeout=30) as client:
        attacker = Attacker(client, examples, number)
        for found in schema.get_all_operations():
            if isinstance(found, Err):
                attacker.tried.faults.append(f"the document is broken: {found.err()}")
            else:
                attacker.attack(found.ok())
    return attacker.tried


class Attacker:
    """Somebody who tries one operation after the other."""

    def __init__(self, client: httpx.Client, examples: int, number: int) -> None:
        self.tried = Tried()
        self._client = client
        self._world = World(client)
        self._number = number
        self._settings = settings(
            max_examples=examples,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
            print_blob=False,
        )

    def attack(self, operation: Operation) -> None:
        """Try an operation in all ways."""
        self.tried.operations += 1
        if operation.method != "get":
            self._world = World(self._client)  # the operation may destroy it
        for names in self._world.paths() if operation.path_parameters.items else ({},):
            known = {name: value for name, value in names.items() if f"{{{name}}}" in operation.path}
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                self._try(operation, mode, known)

    def _try(self, operation: Operation, mode: GenerationMode, known: dict[str, Any]) -> None:
        try:
            requests = operation.as_strategy(mode, path_parameters=known or None)
            seed(self._number)(self._settings(given(requests)(self._send)))()
        except Unsatisfiable:
            pass  # an operation without parameters has no badly formed requests
        except (Exception, FailureGroup) as error:
            self.tried.faults.append(f"{operation.label}: {error}")

    def _send(self, case: Case[Any]) -> None:
        headers = {} if self.tried.requests % STRANGER == 0 else self._world.headers
        response = case.call(headers=headers)
        self.tried.count(response.status_code)
        case.validate_response(response, checks=CHECKS, headers=headers)
