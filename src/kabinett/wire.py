"""What goes over a table's socket: the messages of both sides, as JSON objects with a `type`.

A socket shows one perspective of one table: a seat's, or an onlooker's (seat None). The server greets with `Welcome`
and then sends an `Update` whenever anything changes for this perspective. Events are counted for each perspective by
itself, and so are the questions put to a seat: no number tells what a perspective may not know.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

MOST_MOVE = 500  # letters of a move: an offer can be long
Data = dict[str, Any]
MoveText = Annotated[str, Meta(max_length=MOST_MOVE)]
Word = Annotated[str, Meta(pattern="^[a-z0-9_]{1,40}$")]

# -- from the client: every message has an `id` of the client's choice, which the answer repeats


class Play(Struct, tag="play", tag_field="type", forbid_unknown_fields=True):
    """Make a move: the answer to a question, or (question None) a standing move."""

    id: int
    move: MoveText
    question: int | None = None


class Undo(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True):
    """Take back the seat's last move, as far as that is free."""

    id: int


class Say(Struct, tag="say", tag_field="type", forbid_unknown_fields=True):
    """Say something: to the whole table, or to some seats where the game allows private talks."""

    id: int
    text: str
    to: list[str] | None = None


class WhyNot(Struct, tag="why_not", tag_field="type", forbid_unknown_fields=True):
    """Ask why the seat may not make a move, or what happens by itself (one of the game's questions)."""

    id: int
    move: MoveText


class Survey(Struct, tag="survey", tag_field="type", forbid_unknown_fields=True):
    """Ask what the rules see in the present position: one of the game's surveys, with its argument if it has one."""

    id: int
    kind: Word
    arg: Word | None = None


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True):
    """Ask whether the server is there."""

    id: int


Request = Play | Undo | Say | WhyNot | Survey | Ping

# -- from the server


class Welcome(Struct, tag="welcome", tag_field="type"):
    """The table as this perspective sees it. `events` are those from number `first` on; `view` is None before the
    start, and at a table that this version of the engine cannot play on.

    `question` is the number of the question that the seat is asked, 0 if none, and `answered` that of the last which it
    has answered: so who comes again learns whether his move was made. `epoch` changes when events that were told are
    taken back: who comes again names the epoch and how many events he has.
    """

    seat: str | None
    table: Data
    view: Data | None
    question: int
    answered: int
    epoch: int
    first: int
    events: list[Data]
    messages: list[Data]


class Update(Struct, tag="update", tag_field="type"):
    """Something has changed. `position` has the entries of the view's position that are new, `gone` those that went.

    `events` replace everything from number `first` on: after an undo `first` lies before the end of what was told.
    """

    question: int
    epoch: int
    first: int
    events: list[Data]
    position: Data
    gone: list[str]
    decisions: list[Data]
    standing: list[str]
    waiting_for: list[str]


class About(Struct, tag="table", tag_field="type"):
    """What is to be known of the table besides the game: seats, requests, clocks."""

    table: Data


class Said(Struct, tag="said", tag_field="type"):
    """Somebody said something that this perspective may hear."""

    message: Data


class Done(Struct, tag="done", tag_field="type"):
    """What was asked for is done, and committed."""

    id: int


class Explained(Struct, tag="explained", tag_field="type"):
    """The answer to `WhyNot`: whether it is possible or happens, and why: clause, key and params."""

    id: int
    happens: bool
    reason: Data | None = None


class Surveyed(Struct, tag="surveyed", tag_field="type"):
    """The answer to `Survey`, as the game gives it."""

    id: int
    survey: Any


class Refused(Struct, tag="refused", tag_field="type"):
    """What was asked for is not done, and nothing has changed.

    `error` is its kind, for programs; `key` and `params` are the reason, for people, and clients have the words for it.
    Of an illegal move the words are the game's, and `clause` is the rule.
    """

    id: int
    error: str
    key: str
    params: Data = {}
    clause: str = ""


class Pong(Struct, tag="pong", tag_field="type"):
    """The answer to `Ping`."""

    id: int


Reply = Welcome | Update | About | Said | Done | Explained | Surveyed | Refused | Pong

encode = msgspec.json.Encoder().encode
read_request = msgspec.json.Decoder(Request).decode
read_reply = msgspec.json.Decoder(Reply).decode

# A socket closes with one of these codes when the server has a reason of its own; what is said then is a key.
CLOSE_UNKNOWN = 4404  # there is no such table, or it is not for this person
CLOSE_FORBIDDEN = 4403  # this perspective is not for this person
CLOSE_SLOW = 4408  # the client does not read what it is sent
CLOSE_TOO_MANY = 4429  # too many messages
CLOSE_CHANGED = 4409  # the person's place at the table has changed: connect again
CLOSE_RESTART = 1012  # the server restarts, or its database does: connect again
CLOSE_BY_ERROR = {"unknown": CLOSE_UNKNOWN, "too_many": CLOSE_TOO_MANY, "unavailable": CLOSE_RESTART}
