"""The document that the types of the browser client are made of: it says what really goes over the wire."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import jsonschema_rs
import pytest

from kabinett import new_game, wire
from kabinett.core.game import Game
from kabinett.server import contract
from tests.server.web import MAJORS, MARIA, Data, Person, Site

THERESA, FREDERICK, LOUIS = MARIA
TYPES = Path(__file__).parents[2] / "web" / "src" / "api" / "schema.ts"


@pytest.fixture(scope="module")
def document() -> Data:
    return contract.document()


@pytest.fixture(scope="module")
def schemas(document: Data) -> Data:
    """The schemas, which here allow nothing that they do not name."""
    copied: Data = json.loads(json.dumps(document["components"]["schemas"]))
    for schema in copied.values():
        if "properties" in schema:
            schema["additionalProperties"] = False
    return copied


def check(schemas: Data, name: str, value: Any) -> None:
    """That a value is what the document says."""
    whole = {"$ref": contract.SCHEMAS + name, "components": {"schemas": schemas}}
    faults = [f"{fault.instance_path}: {fault.message[:300]}" for fault in jsonschema_rs.iter_errors(whole, value)]
    assert faults == []


def told(site: Site, person: Person, game: str, seats: tuple[str, ...], **options: Any) -> Iterator[str]:
    """What comes over the sockets of a table while it is played a little."""
    table = person.create(game, options=options, seats=dict.fromkeys(seats, "mine"))["id"]
    with person.socket(table, seats[0]) as own, person.socket(table) as onlooker:
        for _ in range(12):
            (seat, *_) = person.get(f"/tables/{table}/view")["view"]["waiting_for"]
            person.move(table, seat)
        own.send(wire.WhyNot, move="city breslau")
        own.send(wire.Survey, kind="battles")
        own.send(wire.Play, move="explode", question=None)
        own.send(wire.Say, text="hello")
        own.send(wire.Ping)
        own.send(wire.Undo)
        person.post(f"/tables/{table}/seats/{seats[1]}/bot", level="random")
        person.post(f"/tables/{table}/close")
        for socket in (own, onlooker):
            socket.until(wire.About, lambda message: message.table["status"] == "ended")
            yield from socket.traffic


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("maria", MARIA, {"variant": "advanced"}), ("ancien_regime", MAJORS, {"players": 4})],
)
def test_what_a_socket_says(site: Site, schemas: Data, game: str, seats: tuple[str, ...], options: Data) -> None:
    kinds = set()
    for text in told(site, site.guest(), game, seats, **options):
        message = json.loads(text)
        kinds.add(message["type"])
        check(schemas, "SocketReply", message)
    assert kinds >= {"welcome", "update", "table", "said", "explained", "surveyed", "refused", "pong"}


@pytest.mark.parametrize(
    "asked",
    [
        wire.Play(1, "city breslau", 2),
        wire.Undo(1),
        wire.Say(1, "hello", ["france"]),
        wire.WhyNot(1, "pass"),
        wire.Survey(1, "reach", "friedrich"),
        wire.Ping(1),
    ],
)
def test_what_a_socket_is_told(schemas: Data, asked: wire.Request) -> None:
    check(schemas, "SocketRequest", json.loads(wire.encode(asked)))


def test_a_message_that_is_none_is_noticed(schemas: Data) -> None:
    """Else the tests before would hold whatever is sent."""
    for wrong in ({"type": "pong", "id": "1"}, {"type": "pong", "id": 1, "more": 2}, {"type": "shout", "id": 1}):
        with pytest.raises(AssertionError):
            check(schemas, "SocketReply", wrong)


def test_replays_and_logs(site: Site, schemas: Data) -> None:
    anna = site.guest()
    table = anna.create(seats=dict.fromkeys(MARIA, "mine"))["id"]
    anna.move(table, LOUIS)
    for path, name in (("log", "LogModel"), ("replay", "ReplayModel"), ("view", "ViewModel")):
        check(schemas, name, anna.get(f"/tables/{table}/{path}?seat={LOUIS}"))


@pytest.mark.parametrize(
    ("name", "game"),
    [
        ("MariaSurveys", new_game("maria", seed=3)),
        ("MariaSurveys", new_game("maria", variant="advanced", seed=3)),
        ("EuropeSurveys", new_game("ancien_regime", players=5, seed=3)),
    ],
)
def test_what_surveys_say(schemas: Data, name: str, game: Game) -> None:
    """Every survey of a game, a quarter of the way and half of it."""
    told = set()
    for moves in (0, 100, 100, 100, 100):
        random_moves(game, moves)
        for survey in game.rules.surveys.moves:
            value = {survey.verb: game.survey(game.seats[0], survey.verb, survey.arg)}
            partial = {**schemas, name: {**schemas[name], "required": [survey.verb]}}
            check(partial, name, json.loads(json.dumps(value)))
            told.add(survey.verb)
    assert told <= set(schemas[name]["properties"])
    assert len(told) >= 7


def random_moves(game: Game, moves: int) -> None:
    """Play on at random."""
    rng = Random(moves)
    for _ in range(moves):
        if game.decisions():
            decision = rng.choice(game.decisions())
            game.play(decision.seat, rng.choice(decision.options))


def test_the_document_does_not_depend_on_the_version(document: Data) -> None:
    """Else every release would need new types."""
    other = {**document, "info": {**document["info"], "version": "9.9"}}
    assert contract.head_line(other) == contract.head_line(document)
    changed = {**document, "paths": {}}
    assert contract.head_line(changed) != contract.head_line(document)


def test_the_types_of_the_client_are_up_to_date(document: Data) -> None:
    """`make schema` makes them anew."""
    with TYPES.open(encoding="utf-8") as file:
        assert file.readline().rstrip() == contract.head_line(document)
