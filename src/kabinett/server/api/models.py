"""The bodies of requests and answers."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import Path, Query
from pydantic import BaseModel, ConfigDict, Field, StringConstraints

from kabinett.server.identity import LEAST_PASSWORD, MOST_PASSWORD
from kabinett.server.names import MAIL, MOST_NAME, MOST_TEXT
from kabinett.wire import MOST_MOVE

DAY = 24 * 3600
MOST_COUNT = 2**31 - 1

Id = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{22}$")]
Word = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]{1,40}$")]
Name = Annotated[str, StringConstraints(min_length=1, max_length=MOST_NAME)]
Password = Annotated[str, StringConstraints(min_length=LEAST_PASSWORD, max_length=MOST_PASSWORD)]
Mail = Annotated[str, StringConstraints(max_length=254, pattern=MAIL)]
Token = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]{1,500}$")]
MoveText = Annotated[str, StringConstraints(min_length=1, max_length=MOST_MOVE)]
Clause = Annotated[str, StringConstraints(pattern=r"^[A-Z][0-9]{1,2}(\.[0-9]{1,2}){0,3}$")]
Language = Annotated[str, StringConstraints(pattern=r"^[A-Za-z]{2,3}(-[A-Za-z0-9]{1,8}){0,2}$")]
Level = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]{1,40}$")]
Holder = Annotated[str, StringConstraints(pattern=r"^(open|mine|link|bot [a-z0-9_]{1,40})$")]
Seconds = Annotated[int, Field(ge=1, le=90 * DAY)]
Moment = Annotated[int, Field(ge=0, le=2**53)]
Param = str | int | list[str]  # of a sentence
Count = Annotated[int, Field(ge=0, le=MOST_COUNT)]

TableId = Annotated[Id, Path(description="the table")]
SeatId = Annotated[Word, Path(description="a seat of the table")]
SeedHash = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Seat = Annotated[Word | None, Query(description="whose eyes to look through; without it an onlooker's")]
Spoken = Annotated[Language | None, Query(description="in which language; without it the one that the browser prefers")]


class Body(BaseModel):
    """A body of a request: what it does not know is refused."""

    model_config = ConfigDict(extra="forbid")


class ErrorModel(BaseModel):
    """Why something was not done. Nothing has changed."""

    error: str = Field(description="its kind, for programs")
    key: str = Field(description="the reason, for people: clients have a sentence for it; of a move the game has it")
    params: dict[str, Param] = Field(description="what fills the sentence in")
    clause: str = Field(description="the clause of the rules that forbids a move; else empty")


class ReasonModel(BaseModel):
    """Why something is so: clients have a sentence for the key."""

    clause: str
    key: str
    params: dict[str, Param]


class NewGuest(Body):
    """Play at once. Without a language it is the one that the browser prefers of those there are."""

    name: Name
    language: Language | None = None


class NewAccount(Body):
    """Keep an account."""

    name: Name
    password: Password
    mail: Mail | None = None
    language: Language | None = None


class Credentials(Body):
    """Sign in to an account."""

    name: Name
    password: Annotated[str, StringConstraints(max_length=MOST_PASSWORD)]


class ChangedPerson(Body):
    """What somebody changes of himself; what is not given stays."""

    name: Name | None = None
    mail: Mail | Literal[""] | None = None
    quiet_when_connected: bool | None = None
    language: Language | None = None


class NewPassword(Body):
    """Another password."""

    old: Annotated[str, StringConstraints(max_length=MOST_PASSWORD)]
    new: Password


class MailToken(Body):
    """A token out of a mail."""

    token: Token


class ForgottenPassword(Body):
    """Who has forgotten his password gets a mail, if his address is confirmed."""

    name: Name


class ResetPassword(Body):
    """A new password, by a token out of a mail."""

    token: Token
    password: Password


class PersonModel(BaseModel):
    """Somebody, as he sees himself."""

    id: str
    name: str
    guest: bool
    mail: str | None
    mail_confirmed: bool
    quiet_when_connected: bool
    language: str | None = Field(description="in which mails are written to me; null if that is not known")


class SignedInModel(BaseModel):
    """A new session. Programs send the token as `Authorization: Bearer TOKEN`; pages have a cookie, and send `csrf` in
    the header `X-CSRF-Token`."""

    token: str
    csrf: str
    person: PersonModel


class SessionModel(BaseModel):
    """A sign-in on some device."""

    made_at: int
    seen_at: int
    ends_at: int
    current: bool


class ClockBody(Body):
    """How long a seat may take, in seconds: by steps for each move, or out of a bank."""

    kind: Literal["none", "ladder", "bank"] = "none"
    steps: Annotated[list[Seconds], Field(max_length=10)] = []
    bank: Annotated[int, Field(ge=0, le=400 * DAY)] = 0
    added: Annotated[int, Field(ge=0, le=90 * DAY)] = 0
    most: Annotated[int, Field(ge=0, le=400 * DAY)] = 0


class NewTable(Body):
    """A new table. Seats that are not named are open to anybody."""

    game: Word
    options: dict[Word, Annotated[str, StringConstraints(max_length=40)] | int] = Field({}, max_length=20)
    name: Annotated[str, StringConstraints(max_length=80)] = ""
    seats: dict[Word, Holder] = Field({}, max_length=10)
    public: bool = True
    clock: ClockBody = ClockBody()
    on_timeout: Annotated[str, StringConstraints(pattern=r"^(nothing|resign|bot [a-z0-9_]{1,40})$")] = "nothing"
    auto_start: bool = True


class ListedPlace(BaseModel):
    """Who owns a seat and who plays it."""

    owner: str | None
    player: str | None
    bot: str | None
    reserved: bool


class PlaceModel(ListedPlace):
    """A seat: who owns it and who plays it, and its clock."""

    resigned: bool
    left: int | None = Field(description="milliseconds that the seat has, while its clock stands")
    due_at: int | None = Field(description="when its time is over, while its clock runs")


class ClockModel(BaseModel):
    """The clock of a table, in milliseconds."""

    kind: str
    steps: list[int]
    bank: int
    added: int
    most: int
    paused: bool


class RequestModel(BaseModel):
    """Something that waits for the consent of seats."""

    number: int
    seat: str
    what: str
    waiting: list[str]


class OutcomeModel(BaseModel):
    """How a game ended."""

    winners: list[str]
    reason: str
    clause: str


class TableModel(BaseModel):
    """What is to be known of a table besides its game."""

    id: str
    name: str
    game: str
    options: dict[str, str | int]
    status: Literal["open", "running", "ended"]
    host: str | None
    public: bool
    archived: bool
    created_at: int
    rematch_of: str | None
    sandbox_of: str | None = Field(description="the table whose game is tried here")
    seats: dict[str, PlaceModel]
    people: dict[str, str] = Field(description="names by ids")
    clock: ClockModel
    on_timeout: str
    auto_start: bool
    requests: list[RequestModel]
    outcome: OutcomeModel | None
    frozen: ReasonModel | None = Field(description="why this version of the engine cannot play the game on")
    moves: int | None = Field(description="how many moves the game had, when it is over")
    seed_hash: str
    seed: str | None = Field(description="told when the game is over; it fits the hash that was told before")


class ListedTable(BaseModel):
    """A table in a list."""

    id: str
    name: str
    game: str
    options: dict[str, str | int]
    status: str
    host: str | None
    public: bool
    archived: bool
    sandbox_of: str | None
    created_at: int
    changed_at: int
    clock: str
    due_at: int | None
    seats: dict[str, ListedPlace]
    people: dict[str, str]
    asked: list[str]
    your_move: bool
    outcome: OutcomeModel | None


class TablesModel(BaseModel):
    """A list of tables."""

    tables: list[ListedTable]


class BotBody(Body):
    """The level of a bot."""

    level: Level


class OpenBody(Body):
    """Whether a seat is kept for who gets a link."""

    reserved: bool = False


class RequestBody(Body):
    """What others are asked for."""

    what: Literal["undo", "pause", "resume", "end"]


class AnswerBody(Body):
    """The answer to a request."""

    agrees: bool


class MoveBody(Body):
    """A move, and the number of the question that it answers; none for a standing move."""

    seat: Word
    move: MoveText
    question: Count | None = None


class SeatBody(Body):
    """A seat."""

    seat: Word


class WhyBody(Body):
    """A move that may not be possible, or a question of the game."""

    seat: Word
    move: MoveText


class WhyModel(BaseModel):
    """Whether something is possible or happens, and why."""

    happens: bool
    reason: ReasonModel | None


class ViewModel(BaseModel):
    """What a perspective sees: None before the start. `question` is the number that an answer names."""

    view: dict[str, Any] | None
    question: int
    epoch: int
    count: int


class LogModel(BaseModel):
    """The events that a perspective may know, from a number on."""

    epoch: int
    count: int
    events: list[dict[str, Any]]


class ThoughtModel(BaseModel):
    """Why a bot made its move: the key of a message (`thought-KEY`), and what fills it in."""

    seat: str
    key: str
    params: dict[str, str | int]


class FrameModel(BaseModel):
    """A moment of a game as a perspective saw it: what had just happened, and the position then; when the game is over,
    with what a bot thought that made the move."""

    number: int
    events: list[dict[str, Any]]
    position: dict[str, Any]
    waiting_for: list[str]
    thought: ThoughtModel | None


class ReplayModel(BaseModel):
    """Some frames of a game; `frames` is how many it has."""

    frames: int
    shown: list[FrameModel]


class SurveyModel(BaseModel):
    """What the rules see in a position, as the game gives it."""

    survey: Any


class SandboxBody(Body):
    """Where a sandbox begins: a moment of the replay, by its number, as a perspective saw it."""

    seat: Word | None = None
    moment: Count


class CheckModel(BaseModel):
    """Something that was checked."""

    check: Literal["seed", "moves", "events", "state", "outcome"]
    passed: bool
    move: int | None = Field(description="the first move (from 1) for which it does not hold")


class VerifyModel(BaseModel):
    """Whether a game was played as the table says."""

    moves: int
    seed: str
    seed_hash: str
    from_seed: bool = Field(description="whether all chance comes from the seed: not if the game began at a position")
    state: str = Field(description="the fingerprint of the last state, as the end of the journal has it")
    checks: list[CheckModel]


class SayBody(Body):
    """Something to say: as a seat or as a spectator, to all or to some seats."""

    text: Annotated[str, StringConstraints(min_length=1, max_length=MOST_TEXT)]
    seat: Word | None = None
    to: Annotated[list[Word], Field(min_length=1, max_length=10)] | None = None


class MessageModel(BaseModel):
    """Something that was said."""

    id: int
    at: int
    person: str
    name: str
    seat: str | None
    to: list[str] | None
    text: str


class MessagesModel(BaseModel):
    """What was said."""

    messages: list[MessageModel]


class OrderBody(Body):
    """A standing order: this answer, as long as the question stays as it is now, or always."""

    move: MoveText
    until_changed: bool = True


class OrderModel(BaseModel):
    """A standing order of a seat."""

    kind: str
    move: str
    until_changed: bool


class OrdersModel(BaseModel):
    """The standing orders of a seat."""

    orders: list[OrderModel]


class LinkBody(Body):
    """A link: for somebody to play a seat, for myself on another device, for a confidant, or to watch."""

    role: Literal["player", "device", "confidant", "spectator"]
    seat: Word | None = None


class LinkModel(BaseModel):
    """A link that its maker can give away, and revoke."""

    id: str
    role: str
    seat: str | None
    token: str
    url: str
    revoked: bool
    person: str | None


class LinksModel(BaseModel):
    """The links that somebody has made."""

    links: list[LinkModel]


class LinkInfo(BaseModel):
    """What a link is for."""

    table: TableModel
    role: str
    seat: str | None


class OpenLink(Body):
    """Who comes by a link and is not known yet gives a name."""

    name: Name | None = None
    language: Language | None = None


class OpenedLink(BaseModel):
    """Where a link has led; a new session if somebody was not known before."""

    table: TableModel
    role: str
    seat: str | None
    person: PersonModel
    token: str | None
    csrf: str | None


class GuestModel(BaseModel):
    """Somebody who was let in."""

    person: str
    name: str
    seat: str
    invited_by: str


class GuestsModel(BaseModel):
    """Who was let in."""

    guests: list[GuestModel]
