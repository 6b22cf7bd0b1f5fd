"""A table on a server: its seats, its people, and what is asked of them besides the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from kabinett.client.seat import PATIENCE, Seat
from kabinett.games import game_info
from kabinett.wire import Data

if TYPE_CHECKING:
    from kabinett.client.server import Server


class Table:
    """A table. `about` is what is known of it besides the game; a `Seat` at it keeps that up to date."""

    def __init__(self, server: Server, about: Data) -> None:
        self.server = server
        self.about = about

    @property
    def id(self) -> str:
        """The id of the table."""
        return str(self.about["id"])

    @property
    def title(self) -> str:
        """What the host calls the table; where he has given no name, what is played at it."""
        game = game_info(self.about["game"])
        return str(self.about["name"] or f"{game.name}: {game.table(self.about['options']).name}")

    @property
    def url(self) -> str:
        """The page of the table, for people."""
        return f"{self.server.url}/tables/{self.id}"

    @property
    def status(self) -> str:
        """open (people take their seats), running or ended."""
        return str(self.about["status"])

    def refresh(self) -> Data:
        """Ask again what is known of the table."""
        self.about = self._get()
        return self.about

    def own_seats(self) -> list[str]:
        """The seats that one owns or plays."""
        me = self.server.me
        return [seat for seat, place in self.about["seats"].items() if me and me in (place["owner"], place["player"])]

    def free_seats(self) -> list[str]:
        """The seats that anybody may take."""
        places = self.about["seats"].items()
        return [seat for seat, place in places if not (place["player"] or place["bot"] or place["reserved"])]

    # -- seats

    def sit(self, seat: str | None, patience: float = PATIENCE) -> Seat:
        """Sit down at a seat that one plays, or watch (None). A broken connection is mended for `patience` seconds."""
        return Seat(self, seat, patience)

    def take(self, seat: str) -> None:
        """Take a free seat."""
        self._do("seats", seat, "take")

    def leave(self, seat: str) -> None:
        """Give a seat up; anybody may take it then."""
        self._do("seats", seat, "leave")

    def hand_to_bot(self, seat: str, level: str) -> None:
        """Let a bot play a seat; its owner can take it back."""
        self._do("seats", seat, "bot", level=level)

    def take_back(self, seat: str) -> None:
        """Take one's seat back from who plays it."""
        self._do("seats", seat, "back")

    def resign(self, seat: str) -> None:
        """Give the game up; a bot plays on."""
        self._do("seats", seat, "resign")

    def open_seat(self, seat: str, reserved: bool = False) -> None:
        """As the host, open a seat to all, or keep it for who gets a link."""
        self._do("seats", seat, "open", reserved=reserved)

    # -- the table

    def start(self) -> None:
        """As the host, begin the game."""
        self._do("start")

    def close(self) -> None:
        """As the host, end a table at which no others play."""
        self._do("close")

    def archive(self) -> None:
        """As the host, put the table away."""
        self._do("archive")

    def unarchive(self) -> None:
        """As the host, take the table out of the archive."""
        self._do("unarchive")

    def rematch(self) -> Table:
        """A new table of the same kind, with the same people."""
        return Table(self.server, self._post("rematch"))

    def journal(self) -> str:
        """The journal of a game that is over, as `kabinett verify` reads it."""
        return self.server.http.text("tables", self.id, "journal")

    def replay(self, seat: str | None = None, first: int = 0, count: int = 10) -> Data:
        """The game so far as a perspective saw it, moment by moment: how many `frames` there are, and some `shown`."""
        frames: Data = self._get("replay", seat=seat, first=first, count=count)
        return frames

    # -- links

    def link(self, role: str = "player", seat: str | None = None) -> Data:
        """A link (`url`, `token`, `id`): for somebody to play a seat, for oneself on another `device`, for a confidant
        of a seat, or for a spectator."""
        made: Data = self._post("links", role=role, seat=seat)
        return made

    def links(self) -> list[Data]:
        """The links that one has made."""
        return list(self._get("links")["links"])

    def revoke(self, link: str) -> None:
        """Let a link (by its id) hold no more."""
        self.server.http.delete("tables", self.id, "links", link)

    # -- requests

    def request(self, seat: str, what: str) -> None:
        """Ask the others for something that needs their consent: undo, pause, resume or end."""
        self._do("seats", seat, "requests", what=what)

    def answer(self, seat: str, request: int, agrees: bool) -> None:
        """Agree to a request (its number stands in `about`), or decline it."""
        self._do("seats", seat, "requests", request, agrees=agrees)

    def withdraw(self, seat: str, request: int) -> None:
        """Take a request back."""
        self.about = self.server.http.delete("tables", self.id, "seats", seat, "requests", request)

    # -- talk and orders

    def messages(self, seat: str | None = None, after: int = 0) -> list[Data]:
        """What was said that a perspective may hear, after the message of this number."""
        return list(self._get("messages", seat=seat, after=after)["messages"])

    def orders(self, seat: str) -> list[Data]:
        """The standing orders of a seat."""
        return list(self._get("seats", seat, "orders")["orders"])

    def order(self, seat: str, kind: str, move: str, until_changed: bool = True) -> None:
        """Give a standing order: answer questions of this kind so, as long as they stay as now, or always."""
        body = {"move": move, "until_changed": until_changed}
        self.server.http.put("tables", self.id, "seats", seat, "orders", kind, body=body)

    def cancel_order(self, seat: str, kind: str) -> None:
        """Take a standing order back."""
        self.server.http.delete("tables", self.id, "seats", seat, "orders", kind)

    # -- requests to the server

    def _get(self, *parts: str | int, **query: object) -> Any:
        return self.server.http.get("tables", self.id, *parts, **query)

    def _post(self, *parts: str | int, **body: object) -> Any:
        given = {key: value for key, value in body.items() if value is not None}
        return self.server.http.post("tables", self.id, *parts, body=given)

    def _do(self, *parts: str | int, **body: object) -> None:
        """Let something be done, which the server answers with the table as it is then."""
        self.about = self._post(*parts, **body)
