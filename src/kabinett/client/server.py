"""A server, as one person or nobody sees it."""

from __future__ import annotations

from collections.abc import Mapping
from types import TracebackType
from typing import NamedTuple, Self

from kabinett.client.http import Http
from kabinett.client.table import Table
from kabinett.core.errors import BadOption
from kabinett.wire import Data


def connect(url: str, name: str | None = None, token: str | None = None, password: str | None = None) -> Server:
    """Go to a server: as a guest of this name, into an account, or with the token of an earlier session.

    With none of these one can look at what is public, and open a link.
    """
    if password is not None and name is None:
        raise BadOption("a password belongs to a name")
    if token is not None and name is not None:
        raise BadOption("a token says who somebody is; a name beside it would not count")
    server = Server(Http(url, token))
    try:
        server.arrive(name, password)
    except BaseException:
        server.close()
        raise
    return server


class Invitation(NamedTuple):
    """Where a link has led: to play a seat (`player`), to be there who one is elsewhere (`device`), to look over its
    player's shoulder (`confidant`), or to watch (`spectator`, without a seat)."""

    table: Table
    role: str
    seat: str | None


class Server:
    """A server. `person` is who one is there (None: nobody in particular); `token` resumes it later."""

    def __init__(self, http: Http) -> None:
        self.http = http
        self.person: Data | None = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def url(self) -> str:
        """The address of the server."""
        return self.http.url

    @property
    def token(self) -> str | None:
        """What proves who one is. Keep it secret; `connect(url, token=...)` resumes the same identity."""
        return self.http.token

    @property
    def me(self) -> str | None:
        """One's own id, as tables name it."""
        return self.person["id"] if self.person else None

    def close(self) -> None:
        """Close the connections; the session goes on."""
        self.http.close()

    # -- who one is

    def arrive(self, name: str | None, password: str | None) -> None:
        """Say who one is; `connect` does it."""
        if self.token:
            self.person = self.http.get("me")
        elif name is not None and password is not None:
            self._welcome(self.http.post("sessions", body={"name": name, "password": password}))
        elif name is not None:
            self._welcome(self.http.post("guests", body={"name": name}))
        else:
            self.http.get("health")

    def register(self, name: str, password: str, mail: str | None = None) -> None:
        """Keep an account. Who is here as a guest keeps his seats."""
        body = {"name": name, "password": password, "mail": mail}
        self._welcome(self.http.post("accounts", body={key: value for key, value in body.items() if value is not None}))

    def sign_out(self) -> None:
        """End the session: its token holds no more."""
        self.http.delete("sessions", "current")
        self.http.token = self.person = None

    def _welcome(self, data: Data) -> None:
        self.http.token, self.person = data["token"], data["person"]

    # -- what there is

    def games(self) -> Data:
        """What can be played: `games` with their options and seats, and `bots` by level."""
        games: Data = self.http.get("games")
        return games

    def tables(self, status: str | None = None, game: str | None = None, mine: bool = False) -> list[Data]:
        """The tables that one may see: open, running or ended, of one game, or one's own."""
        query = {"status": status, "game": game, "mine": "true" if mine else None}
        tables: list[Data] = self.http.get("tables", **query)["tables"]
        return tables

    def table(self, table: str) -> Table:
        """The table of this id."""
        return Table(self, self.http.get("tables", table))

    def create(
        self,
        game: str,
        options: Mapping[str, str | int] | None = None,
        seats: Mapping[str, str] | None = None,
        **more: object,
    ) -> Table:
        """A new table. A seat is `open`, `mine`, `link` (for who gets one) or `bot LEVEL`; those not named are open.

        `more` are name, public, clock, on_timeout and auto_start, as the server has them.
        """
        body = {"game": game, "options": dict(options or {}), "seats": dict(seats or {}), **more}
        return Table(self, self.http.post("tables", body=body))

    def look(self, link: str) -> Data:
        """What a link is for (`table`, `role`, `seat`), without using it."""
        found: Data = self.http.get("links", _key(link))
        return found

    def open(self, link: str, name: str | None = None) -> Invitation:
        """Follow a link: its address, or its token alone. Who is nobody yet becomes a guest of this name."""
        opened = self.http.post("links", _key(link), "open", body={"name": name} if name else {})
        if opened["token"]:
            self.http.token = opened["token"]
        self.person = opened["person"]
        return Invitation(Table(self, opened["table"]), opened["role"], opened["seat"])


def _key(link: str) -> str:
    """The token of a link. Its address may name the server otherwise than we do: only the end counts."""
    return link.rstrip("/").rpartition("/")[2]
