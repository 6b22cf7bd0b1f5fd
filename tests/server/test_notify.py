"""Notifications: whom they reach, when, and how often; on both databases."""

from __future__ import annotations

import asyncio
import base64
import hmac
import json
import multiprocessing
from collections.abc import Iterator
from dataclasses import dataclass, field
from email import message_from_bytes, policy
from hashlib import sha256
from multiprocessing.queues import Queue
from multiprocessing.synchronize import Barrier
from pathlib import Path

import http_ece  # type: ignore[import-untyped]
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid  # type: ignore[import-untyped]
from sqlalchemy import Connection, event, insert, update

from kabinett.core.errors import Reason
from kabinett.core.journal import ENGINE
from kabinett.server.clocks import ClockSpec
from kabinett.server.fold import Head
from kabinett.server.keys import Signer, new_id
from kabinett.server.notify import deliveries as loop
from kabinett.server.notify.deliveries import Deliveries
from kabinett.server.notify.mail import Letter
from kabinett.server.notify.notice import Notice
from kabinett.server.notify.presence import Presence
from kabinett.server.notify.push import Push
from kabinett.server.notify.web import Web
from kabinett.server.settings import Settings
from kabinett.server.storage import journal, notices, people
from kabinett.server.storage.database import Database, Unavailable
from kabinett.server.storage.notices import GRACE, LEASE, PAUSES, TRIES, Channel, Delivery
from kabinett.server.storage.people import Person
from kabinett.server.storage.schema import seats, tables
from kabinett.server.storage.upgrade import upgrade
from kabinett.servertexts import refusal
from tests.server.sinks import HOST, MailSink, WebSink, mail_sink, own_certificate, web_sink

SECRET = "0123456789abcdef0123456789abcdef"
START = 1_700_000_000_000
URL = "https://play.example.org"
NAME = "Der Österreichische Erbfolgekrieg"


@dataclass
class Clock:
    """Time that moves when a test wants it to."""

    at: int = START

    def __call__(self) -> int:
        return self.at


@dataclass
class World:
    """A server's database with one table, and the deliveries of one process or more."""

    settings: Settings
    clock: Clock
    runner: asyncio.Runner
    processes: list[tuple[Database, Deliveries, Presence]] = field(default_factory=list)

    def process(self) -> tuple[Deliveries, Presence]:
        """One more process."""
        database, presence = Database(self.settings.database), Presence()
        made = Deliveries(self.settings, database, Signer(SECRET), presence)
        self.processes.append((database, made, presence))
        return made, presence

    @property
    def database(self) -> Database:
        return self.processes[0][0]

    @property
    def deliveries(self) -> Deliveries:
        return self.processes[0][1]

    @property
    def presence(self) -> Presence:
        return self.processes[0][2]

    def close(self) -> None:
        for database, made, _ in self.processes:
            self.runner.run(made.stop())
            database.close()

    # -- what there is

    def person(self, name: str = "Ada", **values: object) -> str:
        person = Person(new_id(), name, None, "ada@example.org", True, False, START)
        self.database.change(people.create, person, None)
        if values:
            self.database.change(lambda c: people.change(c, person.id, **values))
        return person.id

    def table(self, **players: str) -> str:
        head = Head(new_id(), NAME, "maria", {}, 1, "0", ENGINE, {}, None, True, ClockSpec(), "nothing", True, START)
        self.database.change(_make_table, head, players)
        return head.id

    def channel(
        self, person: str, kind: str, target: str, table: str | None = None, wait: int = 0, on: bool = True
    ) -> str:
        made = Channel(new_id(), person, table, kind, target, wait, on, self.clock.at)
        self.database.change(notices.add_channel, made)
        return made.id

    def hook(self, person: str, sink: WebSink, table: str | None = None, wait: int = 0, on: bool = True) -> str:
        return self.channel(person, "hook", f"{sink.base}/hook", table, wait, on)

    # -- what happens

    def ask(self, table: str, **asked: str) -> None:
        """These seats, with their players, are asked now, and were not before."""
        self.database.change(_ask, table, asked, self.clock.at)

    def look(self, seconds: float = 0) -> None:
        """Time passes; the first process looks what is due, and all that is under way ends."""
        self.clock.at += int(seconds * 1000)
        self.runner.run(_look(self.deliveries))

    def log(self, person: str) -> list[Delivery]:
        return self.database.do(notices.log_of, person)

    def last(self, person: str) -> tuple[str, int, str | None]:
        """The newest delivery: its status, how often it was tried, and why it was not sent."""
        newest = self.log(person)[0]
        return newest.status, newest.tries, said(newest)


def said(delivery: Delivery) -> str | None:
    """Why a delivery was not sent, in words."""
    return refusal(delivery.error["key"], delivery.error["params"]) if delivery.error else None


async def _look(*processes: Deliveries) -> None:
    await asyncio.gather(*(one.look() for one in processes))
    for one in processes:
        await one.settled()


def _make_table(c: Connection, head: Head, players: dict[str, str]) -> None:
    journal.create(c, head)
    for seat, player in players.items():
        c.execute(insert(seats).values(table=head.id, seat=seat, owner=player, player=player, reserved=False))


def _ask(c: Connection, table: str, asked: dict[str, str], at: int) -> None:
    c.execute(update(tables).where(tables.c.id == table).values(asked=json.dumps(list(asked)), status="running"))
    notices.queue(c, table, list(asked.items()), at)


@pytest.fixture
def world(database_url: str, tmp_path: Path) -> Iterator[World]:
    clock = Clock()
    settings = Settings(tmp_path, database_url, SECRET, URL, private_hooks=True, now=clock)
    with asyncio.Runner() as runner:
        world = World(settings, clock, runner)
        world.process()
        upgrade(world.database)
        yield world
        world.close()


@pytest.fixture
def sink() -> Iterator[WebSink]:
    with web_sink() as sink:
        yield sink


# -- hooks


def test_a_hook_tells_table_seat_and_link_and_nothing_else(world: World, sink: WebSink) -> None:
    ada = world.person()
    table = world.table(frederick=ada)
    channel = world.hook(ada, sink)
    world.ask(table, frederick=ada)
    world.look()
    (request,) = sink.requests
    assert request.path == "/hook"
    assert json.loads(request.body) == {
        "type": "asked",
        "table": table,
        "name": NAME,
        "game": "maria",
        "seat": "frederick",
        "url": f"{URL}/tables/{table}",
        "at": START,
        "language": "en",
    }
    assert world.last(ada) == ("sent", 1, None)
    assert request.headers["kabinett-channel"] == channel
    assert request.headers["kabinett-delivery"] == str(world.log(ada)[0].id)


def test_a_hook_is_signed_with_the_secret_of_its_channel(world: World, sink: WebSink) -> None:
    ada = world.person()
    channel = world.hook(ada, sink)
    world.ask(world.table(frederick=ada), frederick=ada)
    world.look()
    (request,) = sink.requests
    secret = world.deliveries.hook.secret(channel)
    expected = hmac.new(secret.encode(), request.body, sha256).hexdigest()
    assert request.headers["kabinett-signature"] == f"sha256={expected}"
    assert secret not in (world.deliveries.hook.secret(new_id()), SECRET)


def test_a_hook_does_not_follow_redirects(world: World, sink: WebSink) -> None:
    sink.statuses = [307]
    ada = world.person()
    world.hook(ada, sink)
    world.ask(world.table(frederick=ada), frederick=ada)
    world.look()
    assert [request.path for request in sink.requests] == ["/hook"]
    assert world.last(ada) == ("waiting", 1, "the web hook answered 307")


# -- who is told


def test_without_channels_a_move_costs_one_question(world: World) -> None:
    ada, bob = world.person(), world.person("Bob")
    table = world.table(frederick=ada, louis_xv=bob)
    statements: list[str] = []
    event.listen(world.database.engine, "before_cursor_execute", lambda *args: statements.append(args[2]))
    world.database.change(notices.queue, table, [("frederick", ada), ("louis_xv", bob)], START)
    assert [statement.split()[0] for statement in statements if "channels" in statement] == ["SELECT"]
    assert not any("deliveries" in statement for statement in statements)
    assert world.log(ada) == []


def test_each_channel_of_each_person_is_used_once(world: World, sink: WebSink) -> None:
    ada, bob, eve = world.person(), world.person("Bob"), world.person("Eve")
    table = world.table(frederick=ada, louis_xv=bob, maria_theresa=eve)
    world.hook(ada, sink)
    world.channel(ada, "hook", f"{sink.base}/second")
    world.hook(bob, sink)
    world.hook(eve, sink)
    world.ask(table, frederick=ada, louis_xv=bob)
    world.look()
    assert sorted(request.path for request in sink.requests) == ["/hook", "/hook", "/second"]
    assert world.log(eve) == []


def test_who_plays_two_seats_is_told_of_both(world: World, sink: WebSink) -> None:
    ada = world.person()
    world.hook(ada, sink)
    world.ask(world.table(frederick=ada, louis_xv=ada), frederick=ada, louis_xv=ada)
    world.look()
    assert sorted(json.loads(request.body)["seat"] for request in sink.requests) == ["frederick", "louis_xv"]


@pytest.mark.parametrize(
    ("general", "here", "told"),
    [(True, None, True), (False, None, False), (True, False, False), (False, True, True), (None, True, True)],
)
def test_a_channel_for_a_table_overrides_the_general_one(
    world: World, sink: WebSink, general: bool | None, here: bool | None, told: bool
) -> None:
    ada = world.person()
    table, other = world.table(frederick=ada), world.table(frederick=ada)
    if general is not None:
        world.hook(ada, sink, on=general)
    if here is not None:
        world.hook(ada, sink, table, on=here)
    world.ask(table, frederick=ada)
    assert len(world.log(ada)) == told
    world.ask(other, frederick=ada)
    assert len(world.log(ada)) == told + bool(general)


def test_a_move_that_is_not_committed_tells_nobody(world: World, sink: WebSink) -> None:
    ada = world.person()
    table = world.table(frederick=ada)
    world.hook(ada, sink)

    def fail(c: Connection) -> None:
        notices.queue(c, table, [("frederick", ada)], START)
        raise RuntimeError("the move was lost")

    with pytest.raises(RuntimeError):
        world.database.change(fail)
    assert world.log(ada) == []


# -- when


def test_a_channel_can_wait(world: World, sink: WebSink) -> None:
    ada = world.person()
    world.hook(ada, sink, wait=600)
    world.ask(world.table(frederick=ada), frederick=ada)
    world.look(599)
    assert world.last(ada) == ("waiting", 0, None)
    world.look(1)
    assert world.last(ada) == ("sent", 1, None)
    assert len(sink.requests) == 1


def test_who_has_answered_meanwhile_is_not_told(world: World, sink: WebSink) -> None:
    ada, bob = world.person(), world.person("Bob")
    table = world.table(frederick=ada, louis_xv=bob)
    world.hook(ada, sink, wait=600)
    world.ask(table, frederick=ada)
    world.ask(table, louis_xv=bob)
    world.look(600)
    assert world.last(ada) == ("skipped", 0, "answered meanwhile")
    assert sink.requests == []


def test_who_was_asked_again_is_told_of_the_last_question_only(world: World, sink: WebSink) -> None:
    ada, bob = world.person(), world.person("Bob")
    table = world.table(frederick=ada, louis_xv=bob)
    world.hook(ada, sink, wait=600)
    world.ask(table, frederick=ada)
    world.clock.at += 300_000
    world.ask(table, louis_xv=bob)
    world.ask(table, frederick=ada)
    world.look(300)
    assert [(one.status, said(one)) for one in world.log(ada)] == [("waiting", None), ("skipped", "answered meanwhile")]
    world.look(300)
    assert world.last(ada) == ("sent", 1, None)
    assert len(sink.requests) == 1


def test_who_has_left_the_seat_is_not_told(world: World, sink: WebSink) -> None:
    ada, bob = world.person(), world.person("Bob")
    table = world.table(frederick=ada)
    world.hook(ada, sink, wait=60)
    world.ask(table, frederick=ada)
    world.database.change(lambda c: c.execute(update(seats).where(seats.c.table == table).values(player=bob)))
    world.look(60)
    assert world.last(ada) == ("skipped", 0, "answered meanwhile")
    assert sink.requests == []


def test_what_waits_is_skipped_when_its_channel_goes_off(world: World, sink: WebSink) -> None:
    off, muted, gone = world.person(), world.person("Bob"), world.person("Eve")
    table = world.table(frederick=off, louis_xv=muted, maria_theresa=gone)
    channels = [world.hook(person, sink, wait=60) for person in (off, muted, gone)]
    world.ask(table, frederick=off, louis_xv=muted, maria_theresa=gone)
    world.database.change(notices.change_channel, off, channels[0], {"on": False})
    world.hook(muted, sink, table, on=False)
    world.database.change(notices.delete_channel, gone, channels[2])
    world.look(60)
    reasons = [world.last(person)[2] for person in (off, muted, gone)]
    assert reasons == ["the channel was turned off", "the channel was turned off", "the channel was deleted"]
    assert sink.requests == []


# -- again and again


def test_what_fails_is_tried_again_after_growing_pauses(world: World, sink: WebSink) -> None:
    sink.statuses = [500, 503, 200]
    ada = world.person()
    world.hook(ada, sink)
    world.ask(world.table(frederick=ada), frederick=ada)
    world.look()
    assert world.last(ada) == ("waiting", 1, "the web hook answered 500")
    world.look(PAUSES[0] / 1000 - 1)
    assert len(sink.requests) == 1
    world.look(1)
    assert world.last(ada) == ("waiting", 2, "the web hook answered 503")
    world.look(PAUSES[1] / 1000)
    assert world.last(ada) == ("sent", 3, None)
    assert list(PAUSES) == sorted(PAUSES)


def test_after_some_tries_it_has_failed(world: World, sink: WebSink) -> None:
    sink.statuses = [500]
    ada = world.person()
    world.hook(ada, sink)
    world.ask(world.table(frederick=ada), frederick=ada)
    for pause in (0, *PAUSES, PAUSES[-1]):
        world.look(pause / 1000)
    assert len(sink.requests) == TRIES == 5
    newest = world.log(ada)[0]
    assert (newest.status, said(newest), newest.due_at) == ("failed", "the web hook answered 500", None)
    assert newest.done_at == START + sum(PAUSES)


def test_a_host_that_does_not_answer_is_tried_again(world: World) -> None:
    ada = world.person()
    world.channel(ada, "hook", f"http://{HOST}:1/hook")
    world.ask(world.table(frederick=ada), frederick=ada)
    world.look()
    assert world.last(ada) == ("waiting", 1, "the host did not answer (ConnectError)")


def test_what_a_dead_process_has_claimed_is_sent_by_another(world: World, sink: WebSink) -> None:
    ada = world.person()
    world.hook(ada, sink)
    world.ask(world.table(frederick=ada), frederick=ada)
    (lost,) = world.database.change(notices.claim, START, 10, frozenset()).due
    world.look(LEASE / 1000 - 1)
    assert (world.last(ada), sink.requests) == (("sending", 1, None), [])
    world.look(1)
    assert world.last(ada) == ("sent", 2, None)
    assert len(sink.requests) == 1
    world.database.change(notices.failed, lost, Reason("", "too_slow"), START)
    assert world.last(ada) == ("sent", 2, None)


def test_a_claim_that_was_lost_to_another_changes_nothing(world: World, sink: WebSink) -> None:
    ada = world.person()
    world.hook(ada, sink)
    world.ask(world.table(frederick=ada), frederick=ada)
    (slow,) = world.database.change(notices.claim, START, 10, frozenset()).due
    (quick,) = world.database.change(notices.claim, START + LEASE, 10, frozenset()).due
    world.database.change(notices.sent, slow, START + LEASE)
    assert world.last(ada) == ("sending", 2, None)
    world.database.change(notices.sent, quick, START + LEASE)
    assert world.last(ada) == ("sent", 2, None)


def test_what_ends_every_process_is_given_up(world: World, sink: WebSink) -> None:
    ada = world.person()
    world.hook(ada, sink)
    world.ask(world.table(frederick=ada), frederick=ada)
    for number in range(TRIES):
        assert len(world.database.change(notices.claim, START + number * LEASE, 10, frozenset()).due) == 1
    world.look(TRIES * LEASE / 1000)
    assert world.last(ada) == ("failed", TRIES, "the server stopped while it was sent, each time")


def _claim_all(url: str, ready: Barrier, results: Queue[list[int]]) -> None:
    """What one process gets, a few at a time."""
    database = Database(url)
    ready.wait(60)
    got: list[int] = []
    while database.do(notices.any_due, START):
        got += [due.id for due in database.change(notices.claim, START, 3, frozenset()).due]
    database.close()
    results.put(got)


def test_two_processes_at_once_claim_each_delivery_once(world: World, sink: WebSink) -> None:
    ada = world.person()
    world.hook(ada, sink)
    for _ in range(40):
        world.ask(world.table(frederick=ada), frederick=ada)
    context = multiprocessing.get_context("spawn")
    ready, results = context.Barrier(2), context.Queue()
    given = (world.settings.database, ready, results)
    workers = [context.Process(target=_claim_all, args=given) for _ in range(2)]
    for worker in workers:
        worker.start()
    claimed = [results.get(timeout=60) for _ in workers]
    for worker in workers:
        worker.join(60)
    assert sorted(claimed[0] + claimed[1]) == sorted(one.id for one in world.log(ada))
    assert len(world.log(ada)) == 40


def test_two_processes_at_once_deliver_each_once(world: World, sink: WebSink) -> None:
    ada = world.person()
    world.hook(ada, sink)
    for _ in range(45):
        world.ask(world.table(frederick=ada), frederick=ada)
    other, _ = world.process()
    for _ in range(3):
        world.runner.run(_look(world.deliveries, other))
    told = [json.loads(request.body)["table"] for request in sink.requests]
    assert [one for one in world.log(ada) if (one.status, one.error) != ("sent", None)] == []
    assert len(told) == len(set(told)) == 45


# -- quiet


class Ears:
    """A socket of a person."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)


def test_who_is_connected_is_told_all_the_same(world: World, sink: WebSink) -> None:
    ada = world.person()
    world.hook(ada, sink)
    world.presence.add(ada, Ears())
    world.ask(world.table(frederick=ada), frederick=ada)
    world.look()
    assert world.last(ada) == ("sent", 1, None)


def test_who_wants_quiet_while_connected_gets_it(world: World, sink: WebSink) -> None:
    ada = world.person(quiet_when_connected=True)
    world.hook(ada, sink)
    ears = Ears()
    world.presence.add(ada, ears)
    world.ask(world.table(frederick=ada), frederick=ada)
    world.look()
    assert world.last(ada) == ("skipped", 0, "you were connected")
    world.presence.remove(ada, ears)
    world.ask(world.table(frederick=ada), frederick=ada)
    world.look(GRACE / 1000)
    assert world.last(ada) == ("sent", 1, None)
    assert len(sink.requests) == 1


def test_it_counts_whether_one_is_connected_when_it_is_due(world: World, sink: WebSink) -> None:
    ada = world.person(quiet_when_connected=True)
    world.hook(ada, sink, wait=60)
    ears = Ears()
    world.presence.add(ada, ears)
    world.ask(world.table(frederick=ada), frederick=ada)
    world.look(30)
    world.presence.remove(ada, ears)
    world.look(30 + GRACE / 1000)
    assert world.last(ada) == ("sent", 1, None)


def test_a_person_may_be_connected_with_another_process(world: World, sink: WebSink) -> None:
    ada = world.person(quiet_when_connected=True)
    world.hook(ada, sink)
    other, presence = world.process()
    presence.add(ada, Ears())
    world.ask(world.table(frederick=ada), frederick=ada)
    world.look()
    assert world.last(ada) == ("waiting", 0, None)
    world.runner.run(_look(other))
    assert world.last(ada) == ("skipped", 0, "you were connected")
    world.look(60)
    assert sink.requests == []


def test_a_test_is_sent_to_who_is_connected_too(world: World, sink: WebSink) -> None:
    ada = world.person(quiet_when_connected=True)
    world.presence.add(ada, Ears())
    channel = world.hook(ada, sink, wait=600, on=False)
    world.database.change(notices.queue_test, ada, channel, START)
    world.look()
    assert world.last(ada) == ("sent", 1, None)
    told = json.loads(sink.requests[0].body)
    assert (told["type"], told["table"], told["url"]) == ("test", "", URL)


# -- sockets


def test_all_sockets_of_a_person_are_told_and_that_is_logged(world: World) -> None:
    ada, bob = world.person(), world.person("Bob")
    first, second, others = Ears(), Ears(), Ears()
    world.presence.add(ada, first)
    world.presence.add(ada, second)
    world.presence.add(bob, others)
    data = {"type": "asked", "table": "t", "name": NAME, "game": "maria", "seat": "frederick"}
    world.presence.tell(ada, data)
    world.look()
    assert [json.loads(heard) for heard in first.heard + second.heard] == [data, data]
    assert others.heard == []
    (logged,) = world.log(ada)
    assert (logged.kind, logged.table, logged.seat, logged.status) == ("socket", "t", "frederick", "sent")
    assert logged.done_at == START
    assert world.log(bob) == []


def test_without_a_socket_nothing_is_logged(world: World) -> None:
    ada = world.person()
    ears = Ears()
    world.presence.add(ada, ears)
    world.presence.remove(ada, ears)
    assert not world.presence.connected(ada)
    world.presence.tell(ada, {"type": "asked", "table": "t", "name": NAME, "game": "maria", "seat": "frederick"})
    world.look()
    assert (ears.heard, world.log(ada)) == ([], [])


# -- push


@dataclass
class Browser:
    """A browser that has subscribed, with the keys that only it has."""

    endpoint: str
    key: ec.EllipticCurvePrivateKey = field(default_factory=lambda: ec.generate_private_key(ec.SECP256R1()))
    auth: bytes = b"0123456789abcdef"

    @property
    def subscription(self) -> str:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _base64(point), "auth": _base64(self.auth)}
        return json.dumps({"endpoint": self.endpoint, "expirationTime": None, "keys": keys})

    def read(self, body: bytes) -> dict[str, object]:
        text: bytes = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        told: dict[str, object] = json.loads(text)
        return told


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _push(world: World, sink: WebSink) -> tuple[str, Browser]:
    """A person who has been asked, with a browser."""
    ada = world.person()
    browser = Browser(f"{sink.base}/push/abc")
    person = world.database.do(people.find, ada)
    assert person is not None
    target = world.runner.run(world.deliveries.target("push", browser.subscription, person))
    world.channel(ada, "push", target)
    world.ask(world.table(frederick=ada), frederick=ada)
    return ada, browser


def test_a_browser_can_read_what_is_pushed_and_nobody_else(world: World, sink: WebSink) -> None:
    sink.statuses = [201]
    ada, browser = _push(world, sink)
    world.look()
    (request,) = sink.requests
    told = browser.read(request.body)
    table = world.log(ada)[0].table
    assert (told["table"], told["seat"], told["url"]) == (table, "frederick", f"{URL}/tables/{table}")
    assert request.headers["content-encoding"] == "aes128gcm"
    assert int(request.headers["ttl"]) > 0
    seen = request.body + json.dumps(request.headers).encode()
    assert not any(word.encode() in seen for word in (table, "frederick", NAME))
    assert world.last(ada) == ("sent", 1, None)


def test_a_push_is_signed_with_the_key_that_browsers_get(world: World, sink: WebSink) -> None:
    _push(world, sink)
    world.look()
    authorization = sink.requests[0].headers["authorization"]
    assert Vapid.verify(authorization)
    token, key = (part.partition("=")[2] for part in authorization.removeprefix("vapid ").split(","))
    assert key == world.deliveries.push.public_key
    claims = json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))
    assert claims == {"aud": sink.base, "sub": URL, "exp": START // 1000 + 12 * 3600}


def test_the_key_of_push_messages_follows_from_the_secret(world: World) -> None:
    def key(secret: str) -> str:
        return Push(world.settings, Signer(secret), Web(False)).public_key

    assert key(SECRET) == world.deliveries.push.public_key
    assert key(SECRET) != key("another secret")


def test_who_sends_mails_signs_pushes_with_that_address(world: World, sink: WebSink) -> None:
    object.__setattr__(world.settings, "mail_from", "Kabinett <kabinett@play.example.org>")
    _push(world, sink)
    world.look()
    token = sink.requests[0].headers["authorization"].removeprefix("vapid t=").split(",")[0]
    assert json.loads(base64.urlsafe_b64decode(token.split(".")[1] + "=="))["sub"] == "mailto:kabinett@play.example.org"


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_has_ended_turns_its_channel_off(world: World, sink: WebSink, status: int) -> None:
    sink.statuses = [status]
    ada, _ = _push(world, sink)
    world.look()
    assert world.last(ada) == ("failed", 1, "the browser has ended its subscription; the channel is off now")
    assert [channel.on for channel in world.database.do(notices.channels_of, ada)] == [False]


def test_a_push_service_that_is_down_is_tried_again(world: World, sink: WebSink) -> None:
    sink.statuses = [503, 201]
    ada, _ = _push(world, sink)
    world.look()
    assert world.last(ada) == ("waiting", 1, "the push service answered 503")
    world.look(PAUSES[0] / 1000)
    assert world.last(ada) == ("sent", 2, None)


# -- mail


def _with_mail(world: World, sink: MailSink, url: str | None = None) -> None:
    """The same world with a mail server."""
    object.__setattr__(world.settings, "smtp", url or sink.url)
    object.__setattr__(world.settings, "mail_from", "kabinett@play.example.org")


def test_a_mail_names_table_and_seat_and_gives_the_link(world: World) -> None:
    ada = world.person()
    table = world.table(frederick=ada)
    world.channel(ada, "mail", "")
    world.ask(table, frederick=ada)
    with mail_sink() as sink:
        _with_mail(world, sink)
        world.look()
    (letter,) = sink.letters
    message = message_from_bytes(letter, policy=policy.default)
    assert (message["To"], message["From"]) == ("ada@example.org", "kabinett@play.example.org")
    assert message["Subject"] == f"It is your move: {NAME}"
    text = message.get_content().replace("\r\n", "\n")
    assert text.startswith(f"It is your move as Frederick at the table {NAME} (Maria).\n\n{URL}/tables/{table}\n")
    assert world.last(ada) == ("sent", 1, None)


def test_no_mail_goes_to_an_address_that_is_not_confirmed(world: World) -> None:
    ada = world.person()
    world.channel(ada, "mail", "")
    world.ask(world.table(frederick=ada), frederick=ada)
    world.database.change(lambda c: people.change(c, ada, mail="other@example.org", mail_confirmed=False))
    with mail_sink() as sink:
        _with_mail(world, sink)
        world.look()
    assert world.last(ada) == ("failed", 1, "confirm your mail address first")
    assert sink.commands == []


def test_a_recipient_whom_the_mail_server_refuses(world: World) -> None:
    ada = world.person()
    world.channel(ada, "mail", "")
    world.ask(world.table(frederick=ada), frederick=ada)
    with mail_sink() as sink:
        sink.refuses = b"550 nobody here"
        _with_mail(world, sink)
        world.look()
    assert world.last(ada) == ("waiting", 1, "the mail server does not take mails for this address")


def test_mails_are_encrypted_where_the_mail_server_offers_it(world: World, tmp_path: Path) -> None:
    ada = world.person()
    world.channel(ada, "mail", "")
    world.ask(world.table(frederick=ada), frederick=ada)
    with mail_sink(own_certificate(tmp_path, "mail.test")) as sink:
        _with_mail(world, sink)
        world.look()
    assert world.last(ada) == ("sent", 1, None)
    verbs = [command.split(" ")[0] for command in sink.commands]
    assert verbs[:3] == ["ehlo", "STARTTLS", "ehlo"]
    assert len(sink.letters) == 1


def test_a_password_goes_only_to_a_mail_server_that_proves_who_it_is(world: World, tmp_path: Path) -> None:
    ada = world.person()
    world.channel(ada, "mail", "")
    world.ask(world.table(frederick=ada), frederick=ada)
    with mail_sink(own_certificate(tmp_path, "mail.test")) as sink:
        _with_mail(world, sink, f"smtp://user:geheim@{HOST}:{sink.port}")
        world.look()
    assert world.last(ada) == ("waiting", 1, "the mail server cannot be used (SSLCertVerificationError)")
    assert [command.split(" ")[0] for command in sink.commands] == ["ehlo", "STARTTLS"]


def test_a_password_is_not_sent_without_encryption(world: World) -> None:
    ada = world.person()
    world.channel(ada, "mail", "")
    world.ask(world.table(frederick=ada), frederick=ada)
    with mail_sink() as sink:
        _with_mail(world, sink, f"smtp://user:geheim@{HOST}:{sink.port}")
        world.look()
    assert world.last(ada)[2] == "the mail server offers no encryption, so the password was not sent"
    assert not any(command.startswith("AUTH") for command in sink.commands)


def test_letters_are_sent_by_and_by(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loop, "LETTER_PAUSES", (0, 0))

    link = f"{URL}/mail/{'x' * 300}"
    with mail_sink() as letters:
        _with_mail(world, letters)

        async def post() -> None:
            await world.deliveries.post(Letter.confirm("ada@example.org", "Zoë", link, None))
            assert letters.letters == []
            await world.deliveries.settled()

        world.runner.run(post())
    text = message_from_bytes(letters.letters[0], policy=policy.default).get_content()
    assert text.startswith("Zoë has given this address at Kabinett.")
    assert link in text.split()


def test_a_letter_that_cannot_be_sent_is_logged_without_its_text(
    world: World, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(loop, "LETTER_PAUSES", (0, 0))

    async def post() -> None:
        await world.deliveries.post(Letter.new_password("ada@example.org", "Ada", f"{URL}/password/token", "en"))
        await world.deliveries.settled()

    with mail_sink() as sink:
        sink.refuses = b"451 later"
        _with_mail(world, sink)
        world.runner.run(post())
    assert len([command for command in sink.commands if command.startswith("rcpt")]) == 2
    assert "the mail server does not take mails" in caplog.text
    assert "token" not in caplog.text
    assert "ada@" not in caplog.text


# -- the loop


def test_the_loop_delivers_when_it_is_woken_and_ends_when_it_is_stopped(
    world: World, sink: WebSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loop, "POLL", 60.0)
    ada = world.person()
    world.hook(ada, sink)

    async def play() -> None:
        running = asyncio.create_task(world.deliveries.run())
        await asyncio.sleep(0.2)
        await asyncio.to_thread(world.ask, world.table(frederick=ada), frederick=ada)
        world.deliveries.wake()
        async with asyncio.timeout(10):
            while not sink.requests:
                await asyncio.sleep(0.01)
            await world.deliveries.stop()
            await running

    world.runner.run(play())
    assert world.last(ada) == ("sent", 1, None)


def test_a_slow_host_does_not_hold_up_others(world: World, sink: WebSink) -> None:
    ada, bob = world.person(), world.person("Bob")
    table = world.table(frederick=ada, louis_xv=bob)
    with web_sink() as slow:
        slow.go_on.clear()
        world.hook(ada, slow)
        world.hook(bob, sink)

        async def play() -> None:
            world.ask(table, frederick=ada)
            await world.deliveries.look()
            world.ask(table, frederick=ada, louis_xv=bob)
            await world.deliveries.look()
            async with asyncio.timeout(5):
                while not sink.requests:
                    await asyncio.sleep(0.01)
            assert world.last(bob)[0] in ("sending", "sent")
            slow.go_on.set()
            await world.deliveries.settled()

        world.runner.run(play())


def test_what_does_not_end_before_the_server_does_is_due_again(
    world: World, sink: WebSink, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loop, "PATIENCE", 0.1)
    sink.go_on.clear()
    ada = world.person()
    world.hook(ada, sink)
    world.ask(world.table(frederick=ada), frederick=ada)

    async def play() -> None:
        await world.deliveries.look()
        async with asyncio.timeout(5):
            await world.deliveries.stop()

    world.runner.run(play())
    newest = world.log(ada)[0]
    assert (newest.status, newest.due_at) == ("sending", START + LEASE)


def test_an_error_of_the_server_is_logged_without_what_it_says(
    world: World, sink: WebSink, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    ada = world.person()
    world.hook(ada, sink)
    world.ask(world.table(frederick=ada), frederick=ada)

    what = "geheim"

    def fail(notice: Notice) -> bytes:
        raise RuntimeError(what)

    monkeypatch.setattr(Notice, "to_json", fail)
    caplog.set_level("DEBUG")
    world.look()
    assert world.last(ada) == ("waiting", 1, "an error of the server")
    assert "a notification by hook failed: RuntimeError" in caplog.text
    assert what not in caplog.text


def test_nothing_that_is_logged_names_an_address(world: World, sink: WebSink, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    sink.statuses = [500, 200]
    _push(world, sink)
    world.look()
    world.look(PAUSES[0] / 1000)
    assert len(sink.requests) == 2
    assert sink.base not in caplog.text


def test_a_database_that_is_away_does_not_end_the_loop(
    world: World, sink: WebSink, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(loop, "POLL", 0.01)
    ada = world.person()
    world.hook(ada, sink)
    world.ask(world.table(frederick=ada), frederick=ada)
    read = world.database.read
    failures = [Unavailable("the database cannot be used now"), RuntimeError("geheim")]

    async def broken(*args: object) -> object:
        if failures:
            raise failures.pop(0)
        return await read(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(world.database, "read", broken)

    async def play() -> None:
        running = asyncio.create_task(world.deliveries.run())
        async with asyncio.timeout(10):
            while not sink.requests:
                await asyncio.sleep(0.01)
            await world.deliveries.stop()
            await running

    world.runner.run(play())
    assert "notifications wait: the database cannot be used now" in caplog.text
    assert "the loop of notifications failed: RuntimeError" in caplog.text
    assert "geheim" not in caplog.text


def test_a_server_without_an_address_of_its_own_sends_nothing(world: World, sink: WebSink) -> None:
    ada = world.person()
    world.hook(ada, sink)
    world.ask(world.table(frederick=ada), frederick=ada)
    object.__setattr__(world.settings, "url", None)
    world.look()
    assert world.last(ada)[:2] == ("failed", 1)
    assert "KABINETT_URL" in (world.last(ada)[2] or "")
    assert sink.requests == []


def test_the_log_is_kept_for_a_month(world: World, sink: WebSink) -> None:
    ada = world.person()
    world.hook(ada, sink)
    table = world.table(frederick=ada)
    world.ask(table, frederick=ada)
    world.look()
    world.clock.at += loop.KEPT
    world.ask(table, frederick=ada)
    world.look()
    assert len(world.log(ada)) == 2
    world.look(loop.SWEEP / 1000)
    assert [one.made_at for one in world.log(ada)] == [START + loop.KEPT]
