"""The socket of a table: what it tells, how it resumes, what it refuses, and when it is closed."""

from __future__ import annotations

import json
from contextlib import ExitStack, suppress
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kabinett import wire
from kabinett.server import socket as sockets
from kabinett.server.safety import MOST_BYTES
from tests.server.web import MARIA, PASSWORD, Person, Site, Wire

THERESA, FREDERICK, LOUIS = MARIA
ALL_MINE = dict.fromkeys(MARIA, "mine")
Eyes = str | None


@pytest.fixture
def anna(site: Site) -> Person:
    return site.guest("Anna")


@pytest.fixture
def table(anna: Person) -> str:
    """A running table of Maria at which Anna has all seats."""
    return str(anna.create(seats=ALL_MINE)["id"])


def shown(person: Person, table: str, eyes: Eyes) -> tuple[object, ...]:
    """What HTTP shows a perspective now: its log, its position, its question and its epoch."""
    query = f"?seat={eyes}" if eyes else ""
    view, log = person.get(f"/tables/{table}/view{query}"), person.get(f"/tables/{table}/log{query}")
    return log["events"], view["view"]["position"], view["question"], log["epoch"]


def kept(socket: Wire) -> tuple[object, ...]:
    """What a client has kept of what it was told."""
    socket.quiet()
    return socket.events, socket.position, socket.question, socket.epoch


def settle(socket: Wire) -> None:
    """Take everything that has come."""
    while not socket.quiet():
        while not isinstance(socket.receive(), wire.Pong):
            pass


# -- greeting and updates


def test_a_socket_greets_with_all_that_its_perspective_knows(anna: Person, table: str) -> None:
    for eyes in (None, *MARIA):
        with anna.socket(table, eyes) as socket:
            welcome = socket.until(wire.Welcome)
            assert welcome.seat == eyes
            assert welcome.table == anna.get(f"/tables/{table}")
            assert welcome.view is not None
            assert welcome.view["seat"] == eyes
            assert (welcome.question, welcome.first) == (1 if eyes else 0, 0)
            assert kept(socket) == shown(anna, table, eyes)


def test_before_the_start_there_is_no_view(anna: Person) -> None:
    table = anna.create(seats={FREDERICK: "mine", LOUIS: "mine"}, auto_start=False)["id"]
    with anna.socket(table, FREDERICK) as socket:
        assert socket.until(wire.Welcome).view is None
        anna.post(f"/tables/{table}/seats/{THERESA}/bot", level="random")
        assert socket.until(wire.About).table["seats"][THERESA]["bot"] == "random"
        anna.post(f"/tables/{table}/start")
        assert socket.until(wire.Update, lambda update: update.question == 1).position
        assert socket.until(wire.About).table["status"] == "running"
        settle(socket)
        assert socket.events == anna.get(f"/tables/{table}/log?seat={FREDERICK}")["events"]


def test_what_a_client_keeps_is_what_is_shown_also_after_undo(anna: Person, table: str) -> None:
    """A game by all seats, with moves taken back: after each move every client has the whole truth of its eyes."""
    rng = Random(1740)
    with ExitStack() as stack:
        clients = {eyes: stack.enter_context(anna.socket(table, eyes)) for eyes in (None, *MARIA)}
        for socket in clients.values():
            socket.until(wire.Welcome)
        taken_back = 0
        for step in range(36):
            seat = rng.choice([seat for seat in MARIA if clients[seat].question])
            socket = clients[seat]
            if step % 5 == 4:
                taken_back += isinstance(socket.send(wire.Undo), wire.Done)
            else:
                move = rng.choice(socket.decisions[0]["options"])
                assert isinstance(socket.send(wire.Play, move=move, question=socket.question), wire.Done)
            for eyes, other in clients.items():
                settle(other)
                assert kept(other) == shown(anna, table, eyes)
    assert taken_back > 2


def test_who_comes_again_gets_the_rest_exactly(anna: Person, table: str) -> None:
    """No event twice, none missing; and when what was told was taken back, all of it anew."""
    rng = Random(1763)
    anew = 0
    with anna.socket(table, FREDERICK) as first, anna.socket(table) as onlooking:
        first.until(wire.Welcome)
        onlooking.until(wire.Welcome)
        clients: dict[Eyes, Wire] = {FREDERICK: first, None: onlooking}
    for step in range(28):
        asked = [seat for seat in MARIA if anna.get(f"/tables/{table}/view?seat={seat}")["question"]]
        seat = rng.choice(asked)
        if step % 4 != 3 or not anna.ask("POST", f"/tables/{table}/undo", {"seat": seat}).is_success:
            options = anna.get(f"/tables/{table}/view?seat={seat}")["view"]["decisions"][0]["options"]
            anna.move(table, seat, rng.choice(options))
        if step % 3:
            continue
        for eyes, before in clients.items():
            query = {"epoch": before.epoch, "since": len(before.events)}
            with anna.socket(table, eyes, query=query) as again:
                again.events = list(before.events)
                welcome = again.until(wire.Welcome)
                anew += welcome.epoch != before.epoch
                same = welcome.epoch == before.epoch
                assert welcome.first == (len(before.events) if same else 0)
                assert kept(again) == shown(anna, table, eyes)
                clients[eyes] = again
    assert anew


@pytest.mark.parametrize(("epoch", "since"), [(0, 10_000), (7, 1), (2**31 - 1, 2**31 - 1), (0, 0)])
def test_who_claims_to_have_more_than_there_is_gets_all(anna: Person, table: str, epoch: int, since: int) -> None:
    with anna.socket(table, FREDERICK, query={"epoch": epoch, "since": since}) as socket:
        welcome = socket.until(wire.Welcome)
        assert welcome.first == 0
        assert welcome.events == anna.get(f"/tables/{table}/log?seat={FREDERICK}")["events"]


def test_two_devices_of_one_seat_see_the_same(anna: Person, table: str) -> None:
    with anna.socket(table, FREDERICK) as phone, anna.socket(table, FREDERICK) as desk:
        for socket in (phone, desk):
            socket.until(wire.Welcome)
        phone.send(wire.Play, move="value 1", question=1)
        desk.until(wire.Update)
        stale = desk.send(wire.Play, move="value 2", question=1)
        assert isinstance(stale, wire.Refused)
        assert stale.error == "stale"
        assert kept(phone) == kept(desk)


# -- what is refused


@pytest.mark.parametrize(
    "text",
    [
        "",
        "nonsense",
        "null",
        "[]",
        "{}",
        '{"type":"play"}',
        '{"type":"explode","id":1}',
        '{"type":"play","id":"1","move":"value 1"}',
        '{"type":"play","id":1,"move":1}',
        '{"type":"play","id":1,"move":"value 1","question":"1"}',
        '{"type":"play","id":1,"move":"value 1","question":1.5}',
        '{"type":"play","id":1,"move":"value 1","seat":"louis_xv"}',
        '{"type":"play","id":' + "9" * 5_000 + ',"move":"value 1"}',
        '{"type":"say","id":1,"text":["a"]}',
        '{"type":"say","id":1,"text":"\\ud800"}',
        '{"type":"welcome","id":1}',
        '{"x":' + "[" * 30_000,
        "[" * 60_000,
        b"\x00\xff\xfe",
        b"",
    ],
    ids=range(20),
)
def test_what_is_no_message_is_refused_and_play_goes_on(anna: Person, table: str, text: str | bytes) -> None:
    with anna.socket(table, FREDERICK) as socket:
        socket.until(wire.Welcome)
        socket.connection.send(text)
        answer = socket.receive()
        assert isinstance(answer, wire.Refused)
        assert (answer.id, answer.error, answer.key) == (0, "invalid", "bad_message")
        assert isinstance(socket.send(wire.Play, move="value 1", question=1), wire.Done)


@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("nonsense", "$"),
        ('{"type":"play"}', "$"),
        ('{"type":"play","id":1,"move":1}', "$.move"),
        ('{"type":"say","id":1,"text":"","to":["a",1]}', "$.to[1]"),
    ],
)
def test_it_is_told_where_a_message_is_wrong(anna: Person, table: str, text: str, field: str) -> None:
    with anna.socket(table, FREDERICK) as socket:
        socket.until(wire.Welcome)
        socket.connection.send(text)
        answer = socket.receive()
        assert isinstance(answer, wire.Refused)
        assert answer.params == {"field": field}


def test_a_message_that_is_too_large_ends_the_connection(anna: Person, table: str) -> None:
    with anna.socket(table, FREDERICK) as socket:
        socket.until(wire.Welcome)
        socket.connection.send(json.dumps({"type": "say", "id": 1, "text": "x" * MOST_BYTES}))
        assert socket.closed() == 1009
    assert anna.get(f"/tables/{table}/messages")["messages"] == []


REQUESTS: list[tuple[type[wire.Request], dict[str, object]]] = [
    (wire.Play, {"move": "value 1", "question": 1}),
    (wire.Undo, {}),
    (wire.WhyNot, {"move": "value 1"}),
]


def test_an_onlooker_asks_and_plays_nothing(site: Site, anna: Person, table: str) -> None:
    with anna.socket(table) as onlooker, site.socket(table) as nobody:
        for socket, error in ((onlooker, "forbidden"), (nobody, "unauthorised")):
            socket.until(wire.Welcome)
            for request, values in REQUESTS:
                answer = socket.send(request, **values)
                assert isinstance(answer, wire.Refused)
                assert answer.error == error
            assert isinstance(socket.send(wire.Ping), wire.Pong)
        assert isinstance(onlooker.send(wire.Say, text="hello"), wire.Done)
        assert isinstance(nobody.send(wire.Say, text="hello"), wire.Refused)


def test_a_socket_explains_why_not(anna: Person, table: str) -> None:
    with anna.socket(table, FREDERICK) as socket:
        socket.until(wire.Welcome)
        possible = socket.send(wire.WhyNot, move="value 1")
        assert isinstance(possible, wire.Explained)
        assert possible.happens
        impossible = socket.send(wire.WhyNot, move="city breslau")
        assert isinstance(impossible, wire.Explained)
        assert impossible.reason is not None
        assert impossible.reason["key"]
        assert not impossible.happens


@pytest.mark.parametrize(
    "path", ["/tables/x/socket", f"/tables/{'A' * 22}/socket?since=-1", f"/tables/{'A' * 22}/socket?seat=%00"]
)
def test_a_socket_of_nonsense_is_not_opened(site: Site, anna: Person, path: str) -> None:
    headers = {"Authorization": f"Bearer {anna.token}"}
    with pytest.raises((InvalidStatus, ConnectionClosed)), site.wire(path, headers) as socket:
        socket.receive()


def test_a_table_that_there_is_not_has_no_socket(anna: Person, table: str) -> None:
    with anna.socket("A" * 22) as socket:
        assert (socket.closed(), socket.reason) == (wire.CLOSE_UNKNOWN, "no_such_table")
    with anna.socket(table, "nobody") as socket:
        assert (socket.closed(), socket.reason) == (wire.CLOSE_UNKNOWN, "unknown_seat")


# -- when a right is lost


@pytest.fixture
def friend(site: Site, anna: Person) -> tuple[Person, str]:
    """A friend who plays Louis at a table of Anna's, and the table."""
    table = str(anna.create(seats={FREDERICK: "mine", THERESA: "mine"})["id"])
    friend = site.guest("Friend")
    friend.post(f"/tables/{table}/seats/{LOUIS}/take")
    return friend, table


def test_who_leaves_his_seat_sees_no_more_through_its_eyes(friend: tuple[Person, str]) -> None:
    person, table = friend
    with person.socket(table, LOUIS) as socket, person.socket(table) as onlooking:
        socket.until(wire.Welcome)
        onlooking.until(wire.Welcome)
        person.post(f"/tables/{table}/seats/{LOUIS}/leave")
        assert socket.closed() == wire.CLOSE_CHANGED
        assert onlooking.until(wire.About).table["seats"][LOUIS]["player"] is None
    with person.socket(table, LOUIS) as again:
        assert (again.closed(), again.reason) == (wire.CLOSE_FORBIDDEN, "not_your_view")


def test_who_gives_a_borrowed_seat_back_sees_no_more(site: Site, friend: tuple[Person, str]) -> None:
    owner, table = friend
    deputy = site.opened(owner.link(table, "player", LOUIS)["token"])
    with deputy.socket(table, LOUIS) as socket, owner.socket(table, LOUIS) as own:
        socket.until(wire.Welcome)
        own.until(wire.Welcome)
        assert isinstance(own.send(wire.Play, move="value 7", question=1), wire.Refused)
        owner.post(f"/tables/{table}/seats/{LOUIS}/back")
        assert socket.closed() == wire.CLOSE_CHANGED
        own.until(wire.About)
        assert isinstance(own.send(wire.Play, move="value 7", question=1), wire.Done)


def test_nothing_is_told_after_the_right_is_lost(friend: tuple[Person, str], anna: Person) -> None:
    """What is told at the moment of the loss, and later, goes to those who may know it."""
    person, table = friend
    with person.socket(table, LOUIS) as socket, person.socket(table, LOUIS) as second:
        for own in (socket, second):
            own.until(wire.Welcome)
        person.post(f"/tables/{table}/seats/{LOUIS}/leave")
        anna.move(table, FREDERICK)
        for own in (socket, second):
            assert own.closed() == wire.CLOSE_CHANGED
            assert [kind for kind in map(json.loads, own.traffic) if kind["type"] != "welcome"] == []


def test_who_is_let_go_from_a_private_table_is_gone(site: Site, anna: Person) -> None:
    table = anna.create(seats={FREDERICK: "mine"}, public=False)["id"]
    spectator = site.opened(anna.link(table, "spectator")["token"])
    with spectator.socket(table) as socket:
        socket.until(wire.Welcome)
        anna.ask("DELETE", f"/tables/{table}/guests/{spectator.id}")
        assert socket.closed() == wire.CLOSE_CHANGED
    with spectator.socket(table) as socket:
        assert socket.closed() == wire.CLOSE_UNKNOWN


@pytest.mark.parametrize("how", ["signs out", "signs out elsewhere", "changes the password", "is deleted"])
def test_the_sockets_of_an_ended_session_are_closed(site: Site, monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    """Within a short time: a socket looks now and then whether its session still holds."""
    monkeypatch.setattr(sockets, "WATCH", 0.05)
    name = f"Somebody who {how}"
    here = site.account(name)
    there = site.person(site.ask("POST", "/sessions", {"name": name, "password": PASSWORD}))
    table = here.create(seats=ALL_MINE)["id"]
    ending = {
        "signs out": lambda: there.ask("DELETE", "/sessions/current"),
        "signs out elsewhere": lambda: here.ask("DELETE", "/me/sessions"),
        "changes the password": lambda: here.ask("PUT", "/me/password", {"old": PASSWORD, "new": PASSWORD + "!"}),
        "is deleted": lambda: here.ask("DELETE", "/me"),
    }
    with there.socket(table, FREDERICK) as socket, here.socket(table, FREDERICK) as own:
        socket.until(wire.Welcome)
        own.until(wire.Welcome)
        with site.wire("/me/socket", {"Authorization": f"Bearer {there.token}"}) as asked:
            assert ending[how]().status_code == 204
            assert socket.closed() == wire.CLOSE_CHANGED
            assert asked.closed() == wire.CLOSE_CHANGED
        if how != "is deleted":
            assert isinstance(own.send(wire.Play, move="value 1", question=1), wire.Done)


def test_a_client_that_does_not_read_is_cut_off(
    site: Site, anna: Person, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It must not fill the memory of the server; the others do not wait for it."""
    monkeypatch.setattr(sockets, "MOST_WAITING", 8)
    with anna.socket(table, FREDERICK, max_queue=1) as deaf, anna.socket(table, LOUIS) as other:
        other.until(wire.Welcome)
        for number in range(3000):
            with suppress(ConnectionClosed):
                deaf.connection.send(wire.encode(wire.WhyNot(number, "city breslau")).decode())
            if number % 500 == 0:
                assert isinstance(other.send(wire.Ping), wire.Pong)
        assert deaf.closed() in (wire.CLOSE_SLOW, 0)


# -- a person's own socket


def test_a_person_is_told_at_which_table_he_is_asked(site: Site, anna: Person) -> None:
    with site.wire("/me/socket", {"Authorization": f"Bearer {anna.token}"}) as socket:
        socket.connection.ping().wait(5)
        table = anna.create(seats={FREDERICK: "mine", THERESA: "bot random", LOUIS: "bot random"}, name="Ours")
        told = json.loads(socket.connection.recv(10))
    assert told == {"type": "asked", "table": table["id"], "name": "Ours", "game": "maria", "seat": FREDERICK}


def test_nobody_in_particular_has_no_own_socket(site: Site) -> None:
    with site.wire("/me/socket", {}) as socket:
        assert socket.closed() == wire.CLOSE_FORBIDDEN
