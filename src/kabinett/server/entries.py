"""The entries of a table's journal: everything that is decided at a table, in order, one row each.

Entry number 0 does not exist; the first is the creation of the seats. `server.fold` says what each does.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from kabinett.bottexts import Kept


class Moved(Struct, tag="move", tag_field="kind", omit_defaults=True):
    """A seat made a move; `forced`: the server answered where there was one option that all knew; `order`: it
    followed the seat's standing order; `thought`: why a bot made it, which nobody may know before the game is over."""

    seat: str
    move: str
    forced: bool = False
    order: bool = False
    thought: Kept | None = None


class Undone(Struct, tag="undo", tag_field="kind", omit_defaults=True):
    """The moves of these entries were taken back; `agreed`: others had to consent."""

    seat: str
    entries: list[int]
    agreed: bool = False


class Seated(Struct, tag="seat", tag_field="kind", omit_defaults=True):
    """A seat changed hands. Who owns it may take it back from who plays it: `player`, or a bot of this level. `failed`:
    another bot played it before, which could not go on."""

    seat: str
    why: Literal["reserved", "opened", "taken", "left", "handed", "taken_back", "timeout", "resigned", "failed"]
    owner: str | None = None
    player: str | None = None
    bot: str | None = None
    reserved: bool = False


class Started(Struct, tag="start", tag_field="kind"):
    """All seats are taken, and the game begins."""


class Requested(Struct, tag="request", tag_field="kind", omit_defaults=True):
    """A seat asks others (`of`) for something that needs their consent."""

    seat: str
    what: Literal["undo", "pause", "resume", "end"]
    of: list[str]
    entry: int = 0  # of an undo: the first move to be taken back


class Answered(Struct, tag="answer", tag_field="kind"):
    """A seat answers a request (by its number: requests are counted by themselves)."""

    seat: str
    request: int
    agrees: bool


class Withdrawn(Struct, tag="withdraw", tag_field="kind"):
    """A seat takes its request back."""

    seat: str
    request: int


class Paused(Struct, tag="pause", tag_field="kind"):
    """The clocks stand, by consent of all."""


class Resumed(Struct, tag="resume", tag_field="kind"):
    """The clocks run again."""


class TimedOut(Struct, tag="timeout", tag_field="kind"):
    """A seat's time has run out: `final` if it was the last step of its ladder, or its bank."""

    seat: str
    final: bool


class Ended(Struct, tag="end", tag_field="kind"):
    """The table ended otherwise than by the rules of its game."""

    winners: list[str]
    reason: Literal["resigned", "abandoned", "agreed", "closed"]


Entry = Moved | Undone | Seated | Started | Requested | Answered | Withdrawn | Paused | Resumed | TimedOut | Ended

write = msgspec.json.Encoder().encode
read = msgspec.json.Decoder(Entry).decode


class Heard(Struct):
    """As much of a stored event as is needed to count it."""

    audience: list[str] | None = None


read_audiences = msgspec.json.Decoder(list[Heard]).decode
