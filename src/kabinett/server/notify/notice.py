"""What is told: that somebody is asked, at which table and on which seat. Nothing of the game itself."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from kabinett.core.errors import KabinettError, Reason
from kabinett.games import game_info
from kabinett.server.languages import language_of
from kabinett.server.storage.notices import TEST, Due
from kabinett.servertexts import refusal, text


class Undelivered(KabinettError):  # noqa: N818 - a push service that is down is no fault of ours
    """A notice could not be delivered. `final`: another try would not help; `gone`: nothing will get there any more.

    The reason is shown to the person in the log: it names no key, password or address of others.
    """

    def __init__(self, key: str, /, final: bool = False, gone: bool = False, **params: str | int) -> None:
        self.reason = Reason("", key, params)
        self.final = final or gone
        self.gone = gone
        super().__init__(key)

    def __str__(self) -> str:
        return refusal(self.reason.key, self.reason.params)


class Notice(Struct, frozen=True):
    """That a seat is asked at a table, which is found at `url`; or a test of a channel.

    Browsers and programs get it as data, with the person's language, and say it in their own words. A mail needs
    sentences: they are in the language that is spoken.
    """

    type: str  # asked, test
    table: str
    name: str
    game: str
    seat: str
    url: str
    at: int
    language: str

    @property
    def title(self) -> str:
        """The notice in one line."""
        if self.type == "test":
            return text("notice-test")
        return text("notice-asked", {"table": self.name or game_info(self.game).name})

    @property
    def sentence(self) -> str:
        """The notice as a sentence."""
        if self.type == "test":
            return text("notice-test_sentence")
        info = game_info(self.game)
        names = {seat: known.name for table in info.tables() for seat, known in table.seats.items()}
        asked = {"seat": names[self.seat], "game": info.name}
        if self.name:
            return text("notice-asked_named", {**asked, "table": self.name})
        return text("notice-asked_unnamed", asked)

    def to_json(self) -> bytes:
        """The notice for programs, as JSON."""
        return msgspec.json.encode(self)


def notice_of(due: Due, base: str | None) -> Notice:
    """What a delivery tells. `base` is how people reach the server."""
    if base is None:
        raise Undelivered("no_own_address", final=True)
    language = language_of(due.language)
    if due.table == TEST:
        return Notice("test", "", "", "", "", base, due.made_at, language)
    url = f"{base}/tables/{due.table}"
    return Notice("asked", due.table, due.name, due.game, due.seat, url, due.made_at, language)
