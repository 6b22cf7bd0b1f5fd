"""A server for tests as people meet it: real HTTP and real sockets, on a free port, in a thread."""

from __future__ import annotations

import json
import shutil
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch
from urllib.parse import urlencode

import httpx
import uvicorn
from argon2 import PasswordHasher
from fastapi import FastAPI
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from kabinett import servertexts, wire
from kabinett.core.fluent import catalogue
from kabinett.core.game import Game
from kabinett.server import identity, keeping
from kabinett.server.app import make_app
from kabinett.server.clientfiles import ClientFiles
from kabinett.server.hall import Hall
from kabinett.server.safety import MOST_BYTES
from kabinett.server.settings import Settings
from kabinett.server.storage.database import Database
from kabinett.server.storage.upgrade import upgrade

SECRET = "a secret key for tests, long enough to be one"
PASSWORD = "correct horse battery"
MUCH_WORK = identity._hasher
LITTLE_WORK = PasswordHasher(time_cost=1, memory_cost=64)  # tests make many accounts
PATIENCE = 10.0
DAY = 24 * 3600 * 1000
MARIA = ("maria_theresa", "frederick", "louis_xv")
MAJORS = ("austria", "britain", "france", "prussia")

Data = dict[str, Any]
M = TypeVar("M", bound=wire.Reply)


class Clock:
    """A source of time that stands, until a test moves it."""

    def __init__(self) -> None:
        self.at = 1_700_000_000_000

    def __call__(self) -> int:
        return self.at

    def move(self, milliseconds: int) -> None:
        self.at += milliseconds


def settings_in(folder: Path, **chosen: Any) -> Settings:
    """Settings with a fresh SQLite file and without rate limits, unless other things are chosen."""
    file = folder / "kabinett.db"
    if "database" not in chosen:
        shutil.copy(_fresh_file(), file)
    usual: Data = {"data": folder, "database": f"sqlite:///{file}", "secret": SECRET, "rate_limits": 0}
    return Settings(**usual | chosen)


@lru_cache(maxsize=1)
def _fresh_file() -> Path:
    """A database with the present schema and nothing in it; made once, for that takes a while."""
    file = Path(tempfile.mkdtemp(prefix="kabinett-test-")) / "fresh.db"
    made = Database(f"sqlite:///{file}")
    upgrade(made)
    made.close()
    return file


def put_in(settings: Settings, game: Game) -> dict[str, str]:
    """Put a game on a server that does not run yet; the tokens of links to its seats."""
    file = settings.data / "game.jsonl"
    game.save(file)
    places = (settings.data, settings.database)
    with patch.multiple(keeping, read_settings=lambda: settings, locations=lambda: places):
        printed = keeping.import_journal(file, "", None)
    file.unlink()
    return {line.split(": ")[0]: line.rsplit("/", 1)[1] for line in printed.splitlines()[1:]}


@dataclass
class Person:
    """Somebody who uses the server, with the token of a session."""

    site: Site
    id: str
    name: str
    token: str
    csrf: str

    def ask(self, method: str, path: str, body: object = None, **more: Any) -> httpx.Response:
        """A request with the token."""
        return self.site.ask(method, path, body, self.token, **more)

    def get(self, path: str) -> Data:
        """What is there."""
        return _expected(self.ask("GET", path), 200)

    def post(self, path: str, **body: Any) -> Data:
        """Something is done."""
        answer = self.ask("POST", path, body)
        return _expected(answer, answer.status_code if answer.is_success else 200)

    def refused(self, method: str, path: str, status: int, error: str, body: object = None) -> str:
        """The sentence with which something is refused."""
        return refusal(self.ask(method, path, body), status, error)

    def create(self, game: str = "maria", **chosen: Any) -> Data:
        """A new table."""
        return self.post("/tables", game=game, **chosen)

    def link(self, table: str, role: str, seat: str | None = None) -> Data:
        """A new link."""
        return self.post(f"/tables/{table}/links", role=role, seat=seat)

    def move(self, table: str, seat: str, move: str | None = None) -> None:
        """Answer the question that the seat is asked; with the first option, if no other is named."""
        shown = self.get(f"/tables/{table}/view?seat={seat}")
        chosen = move or shown["view"]["decisions"][0]["options"][0]
        self.post(f"/tables/{table}/moves", seat=seat, move=chosen, question=shown["question"])

    def socket(self, table: str, seat: str | None = None, **more: Any) -> Wire:
        """A socket of a table."""
        return self.site.socket(table, seat, self.token, **more)


@dataclass
class Site:
    """A server that runs."""

    app: FastAPI
    settings: Settings
    port: int
    client: httpx.Client = field(default_factory=lambda: httpx.Client(timeout=PATIENCE, trust_env=False))

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def hall(self) -> Hall:
        """Its hall; it lives in another thread."""
        hall: Hall = self.app.state.hall
        return hall

    def ask(self, method: str, path: str, body: object = None, token: str | None = None, **more: Any) -> httpx.Response:
        """A request, with a token or without; no cookie is kept."""
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        headers |= more.pop("headers", {})
        if body is not None:
            more["content"] = json.dumps(body)
            headers = {"Content-Type": "application/json"} | headers
        answer = self.client.request(method, f"{self.url}/api{path}", headers=headers, **more)
        self.client.cookies.clear()
        return answer

    def refused(self, method: str, path: str, status: int, error: str, body: object = None, **more: Any) -> str:
        """The sentence with which something is refused to somebody who is not known."""
        return refusal(self.ask(method, path, body, **more), status, error)

    def guest(self, name: str = "Anna") -> Person:
        """A new guest."""
        return self.person(self.ask("POST", "/guests", {"name": name}))

    def account(self, name: str, password: str = PASSWORD) -> Person:
        """A new account."""
        return self.person(self.ask("POST", "/accounts", {"name": name, "password": password}))

    def opened(self, token: str, name: str = "Friend") -> Person:
        """A new guest who has opened a link."""
        return self.person(self.ask("POST", f"/links/{token}/open", {"name": name}))

    def person(self, answer: httpx.Response) -> Person:
        """The person whom an answer has signed in."""
        assert answer.is_success, answer.text
        data = answer.json()
        return Person(self, data["person"]["id"], data["person"]["name"], data["token"], data["csrf"])

    def socket(self, table: str, seat: str | None = None, token: str | None = None, **more: Any) -> Wire:
        """A socket of a table; `query` and `headers` add to what it sends."""
        query = ({"seat": seat} if seat else {}) | more.pop("query", {})
        headers = ({"Authorization": f"Bearer {token}"} if token else {}) | more.pop("headers", {})
        return self.wire(f"/tables/{table}/socket?{urlencode(query)}", headers, **more)

    def wire(self, path: str, headers: dict[str, str], **more: Any) -> Wire:
        """A socket; it is opened by `with`."""
        address = f"ws://127.0.0.1:{self.port}/api{path}"
        return Wire(connect(address, additional_headers=headers, proxy=None, max_size=None, **more))


class Wire:
    """A client of a table's socket. It keeps what it was told, as any client would."""

    connection: ClientConnection

    def __init__(self, opening: AbstractContextManager[ClientConnection]) -> None:
        self._opening = opening
        self.number = 0
        self.events: list[Data] = []
        self.position: Data = {}
        self.decisions: list[Data] = []
        self.question = 0
        self.epoch = 0
        self.traffic: list[str] = []
        self.reason = ""  # the key with which the socket was closed

    def __enter__(self) -> Wire:
        self.connection = self._opening.__enter__()
        return self

    def __exit__(self, *_: object) -> None:
        self._opening.__exit__(None, None, None)

    def receive(self, timeout: float = PATIENCE) -> wire.Reply:
        """The next message."""
        text = self.connection.recv(timeout)
        self.traffic.append(str(text))
        message: wire.Reply = wire.read_reply(text)
        self._take(message)
        return message

    def _take(self, message: wire.Reply) -> None:
        if isinstance(message, wire.Welcome):
            self.position = message.view["position"] if message.view else {}
            self.decisions = message.view["decisions"] if message.view else []
        elif isinstance(message, wire.Update):
            kept = {key: value for key, value in self.position.items() if key not in message.gone}
            self.position, self.decisions = kept | message.position, message.decisions
        else:
            return
        self.events[message.first :] = message.events
        self.question, self.epoch = message.question, message.epoch

    def until(self, kind: type[M], matches: Callable[[M], bool] = lambda _: True) -> M:
        """The next message of a kind; those before it are taken too."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.receive()
            if isinstance(message, kind) and matches(message):
                return message
        raise AssertionError(f"no {kind.__name__} came")

    def send(self, request: type[wire.Request], **values: Any) -> wire.Reply:
        """Send a message; the answer to it."""
        self.number += 1
        self.connection.send(wire.encode(request(id=self.number, **values)).decode())
        answers = (wire.Done, wire.Refused, wire.Explained, wire.Surveyed, wire.Pong)
        while True:
            message = self.receive()
            if isinstance(message, answers) and message.id == self.number:
                return message

    def quiet(self) -> bool:
        """Whether nothing has come that was not read: what answers a ping comes after all that was sent before."""
        self.number += 1
        self.connection.send(wire.encode(wire.Ping(self.number)).decode())
        return isinstance(self.receive(), wire.Pong)

    def closed(self) -> int:
        """The code with which the server closes the socket; what it sends before is taken."""
        try:
            while True:
                self.receive()
        except ConnectionClosed as error:
            self.reason = error.rcvd.reason if error.rcvd else ""
            return error.rcvd.code if error.rcvd else 0


@contextmanager
def serving(settings: Settings, files: ClientFiles | None = None, port: int = 0) -> Iterator[Site]:
    """A server with these settings, on a free port or on this one; with the files of this client."""
    app = make_app(settings, files)
    server = uvicorn.Server(
        uvicorn.Config(
            app,
            host="127.0.0.1",
            port=port,
            ws="websockets-sansio",
            ws_max_size=MOST_BYTES,
            server_header=False,
            access_log=False,
            log_config=None,
            timeout_graceful_shutdown=1,
        )
    )
    thread = threading.Thread(target=server.run, daemon=True)
    thread.start()
    wait_for(lambda: server.started or not thread.is_alive())
    site = Site(app, settings, server.servers[0].sockets[0].getsockname()[1])
    try:
        with patch.object(identity, "_hasher", LITTLE_WORK):
            yield site
    finally:
        site.client.close()
        server.should_exit = True
        thread.join(PATIENCE)


def wait_for(condition: Callable[[], object], patience: float = PATIENCE) -> None:
    """Wait until something is so."""
    end = time.monotonic() + patience
    while not condition():
        assert time.monotonic() < end, "it did not come about in time"
        time.sleep(0.01)


def refusal(answer: httpx.Response, status: int, error: str) -> str:
    """The sentence of a refusal, which has this status and kind. It is made here: the server sends none."""
    assert answer.status_code == status, (answer.status_code, answer.text)
    data = answer.json()
    assert set(data) == {"error", "key", "params", "clause"}
    assert data["error"] == error, data
    assert f"refusal-{data['key']}" in catalogue("core", "server") or error == "illegal"
    return servertexts.refusal(data["key"], data["params"])


def _expected(answer: httpx.Response, status: int) -> Data:
    assert answer.status_code == status, (answer.status_code, answer.text)
    return dict(answer.json()) if answer.content else {}
