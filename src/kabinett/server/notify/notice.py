"""What is told: that somebody is asked, at which table and on which seat. Nothing of the game itself."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from kabinett.core.errors import KabinettError
from kabinett.games import game_info
from kabinett.server.storage.notices import TEST, Due


class Undelivered(KabinettError):  # noqa: N818 - a push service that is down is no fault of ours
    """A notice could not be delivered. `final`: another try would not help; `gone`: nothing will get there any more.

    The sentence is shown to the person in the log: it names no key, password or address of others.
    """

    def __init__(self, reason: str, final: bool = False, gone: bool = False) -> None:
        self.reason = reason
        self.final = final or gone
        self.gone = gone
        super().__init__(reason)


class Notice(Struct, frozen=True):
    """That a seat is asked at a table, which is found at `url`; or a test of a channel."""

    type: str  # asked, test
    table: str
    name: str
    game: str
    seat: str
    url: str
    at: int

    @property
    def title(self) -> str:
        """The notice in one line."""
        return "This is a test" if self.type == "test" else f"It is your move: {self.name}"

    @property
    def sentence(self) -> str:
        """The notice as a sentence."""
        if self.type == "test":
            return "This is a test: notifications get here."
        info = game_info(self.game)
        names = {seat: known.name for table in info.tables() for seat, known in table.seats.items()}
        return f"It is your move as {names[self.seat]} at the table {self.name} ({info.name})."

    def to_json(self) -> bytes:
        """The notice for programs, as JSON."""
        return msgspec.json.encode(self)


def notice_of(due: Due, base: str | None) -> Notice:
    """What a delivery tells. `base` is how people reach the server."""
    if base is None:
        raise Undelivered("the server does not know its own address any more", final=True)
    if due.table == TEST:
        return Notice("test", "", "", "", "", base, due.made_at)
    return Notice("asked", due.table, due.name, due.game, due.seat, f"{base}/tables/{due.table}", due.made_at)
