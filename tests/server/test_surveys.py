"""Surveys over HTTP, over sockets and of replays: what the rules see, for who may look through these eyes."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from urllib.parse import urlencode

import pytest

from kabinett import wire
from kabinett.core.fields import Json
from kabinett.server import limits as limiting
from kabinett.server import playing
from kabinett.server.limits import LIMITS
from tests.server.web import MAJORS, MARIA, PATIENCE, Data, Person, Site, serving, settings_in

THERESA, FREDERICK, LOUIS = MARIA
ALL_MINE = dict.fromkeys(MARIA, "mine")


@pytest.fixture
def anna(site: Site) -> Person:
    return site.guest("Anna")


@pytest.fixture
def table(anna: Person) -> str:
    """A running table of Maria at which Anna has all seats."""
    return str(anna.create(seats=ALL_MINE)["id"])


def address(table: str, **query: str | int) -> str:
    """Where a survey is; with a number that of a moment of the replay."""
    return f"/tables/{table}/{'replay/' if 'number' in query else ''}survey?{urlencode(query)}"


def moving(anna: Person, table: str) -> str:
    """Play on until somebody is asked which piece he moves; the seat."""
    for _ in range(200):
        view: Data = anna.get(f"/tables/{table}/view")["view"]
        seat = view["waiting_for"][0]
        decision = anna.get(f"/tables/{table}/view?seat={seat}")["view"]["decisions"][0]
        if decision["kind"] == "movement":
            return str(seat)
        anna.move(table, seat)
    raise AssertionError("nobody moves")


def test_a_survey_by_http_is_that_of_the_engine(anna: Person, table: str, site: Site) -> None:
    found = anna.get(address(table, seat=FREDERICK, kind="supply", arg="prussia"))["survey"]
    assert found["prussia"]["generals"]["friedrich"]["supplied"] is True
    assert found["prussia"]["points"] > 0
    onlooker = site.ask("GET", address(table, kind="supply", arg="prussia")).json()["survey"]
    assert onlooker["prussia"]["points"] is None
    assert onlooker["prussia"]["generals"] == found["prussia"]["generals"]


def test_a_survey_by_socket_is_the_same(anna: Person, table: str, site: Site) -> None:
    expected = anna.get(address(table, seat=FREDERICK, kind="prices"))["survey"]
    with anna.socket(table, FREDERICK) as socket, site.socket(table) as onlooker:
        answer = socket.send(wire.Survey, kind="prices")
        assert isinstance(answer, wire.Surveyed)
        assert answer.survey == expected
        public = onlooker.send(wire.Survey, kind="prices", arg=None)
        assert isinstance(public, wire.Surveyed)
        assert public.survey["points"] == {}


def test_a_planned_march_can_be_sent_move_by_move(anna: Person, table: str) -> None:
    """M10.1: what reach says is accepted, one move after the other."""
    seat = moving(anna, table)
    with anna.socket(table, seat) as socket:
        socket.until(wire.Welcome)
        piece = next(option for option in socket.decisions[0]["options"] if option.startswith("piece ")).split()[1]
        answer = socket.send(wire.Survey, kind="reach", arg=piece)
        assert isinstance(answer, wire.Surveyed)
        assert answer.survey["now"]
        city, end = max(answer.survey["ordinary"].items(), key=lambda item: int(item[1]["roads"]))
        for move in end["moves"]:
            assert isinstance(socket.send(wire.Play, move=move, question=socket.question), wire.Done)
        assert socket.position["place"][piece] == city


def test_nothing_is_written_and_nobody_is_told(anna: Person, table: str) -> None:
    before = anna.get(f"/tables/{table}/view?seat={LOUIS}")
    with anna.socket(table, LOUIS) as watching, anna.socket(table, FREDERICK) as asking:
        watching.until(wire.Welcome)
        for kind, arg in (("reach", "friedrich"), ("protection", None), ("battle", None)):
            assert isinstance(asking.send(wire.Survey, kind=kind, arg=arg), wire.Surveyed)
        assert watching.quiet()
    assert anna.get(f"/tables/{table}/view?seat={LOUIS}") == before


def test_a_survey_is_of_the_position_that_is_shown(anna: Person, table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if somebody moves while it is made: what the move changes is told after it."""
    begun = threading.Event()
    survey = playing.surveyed

    def slowly(*asked: Any) -> Json:
        begun.set()
        time.sleep(0.3)  # seconds in which the move comes
        return survey(*asked)

    seat = moving(anna, table)
    monkeypatch.setattr(playing, "surveyed", slowly)
    with anna.socket(table, LOUIS) as socket, ThreadPoolExecutor() as pool:
        socket.until(wire.Welcome)
        surveyed = pool.submit(socket.send, wire.Survey, kind="protection")
        assert begun.wait(PATIENCE)
        anna.move(table, seat)
        assert isinstance(surveyed.result(), wire.Surveyed)
        told = [type(wire.read_reply(text)) for text in socket.traffic]
        assert wire.Update not in told
        socket.until(wire.Update)


def test_what_is_no_survey_is_refused(anna: Person, table: str) -> None:
    sentence = anna.refused("GET", address(table, seat=FREDERICK, kind="weather"), 404, "unknown")
    assert sentence == "'weather' is no survey of this game"
    anna.refused("GET", address(table, kind="reach", arg="nobody"), 404, "unknown")
    anna.refused("GET", f"/tables/{table}/survey", 422, "invalid")
    anna.refused("GET", address(table, kind="Reach!"), 422, "invalid")
    with anna.socket(table, FREDERICK) as socket:
        answer = socket.send(wire.Survey, kind="reach", arg="nobody")
        assert isinstance(answer, wire.Refused)
        assert (answer.error, answer.key, answer.params) == ("unknown", "unknown_survey", {"survey": "reach nobody"})


def test_another_seats_eyes_are_not_for_everybody(site: Site, anna: Person, table: str) -> None:
    bert = site.guest("Bert")
    bert.refused("GET", address(table, seat=FREDERICK, kind="prices"), 403, "forbidden")
    bert.refused("GET", address(table, seat=FREDERICK, kind="prices", number=0), 403, "forbidden")
    assert bert.get(address(table, kind="prices"))["survey"]["points"] == {}
    private = anna.create(seats=ALL_MINE, public=False)["id"]
    bert.refused("GET", address(private, kind="prices"), 404, "unknown")


def test_before_the_game_there_is_nothing_to_survey(anna: Person) -> None:
    waiting = anna.create(seats={FREDERICK: "mine"})["id"]
    refused = anna.refused("GET", address(waiting, seat=FREDERICK, kind="protection"), 409, "conflict")
    assert "not begun" in refused


def test_a_moment_of_the_replay_can_be_surveyed(anna: Person, table: str) -> None:
    """As the position was then, not as it is now."""
    seat = moving(anna, table)
    frames = anna.get(f"/tables/{table}/replay?seat={seat}")["frames"]
    piece = next(
        option.split()[1]
        for option in anna.get(f"/tables/{table}/view?seat={seat}")["view"]["decisions"][0]["options"]
        if option.startswith("piece ")
    )
    then = anna.get(address(table, seat=seat, kind="reach", arg=piece))["survey"]
    for move in next(iter(then["ordinary"].values()))["moves"]:
        anna.move(table, seat, move)
    assert anna.get(address(table, seat=seat, kind="reach", arg=piece))["survey"] != then
    again = anna.get(address(table, seat=seat, kind="reach", arg=piece, number=frames - 1))["survey"]
    assert again == then
    anna.refused("GET", address(table, seat=seat, kind="reach", arg=piece, number=9999), 404, "unknown")
    anna.refused("GET", address(table, seat=seat, kind="weather", number=frames - 1), 404, "unknown")
    anna.refused("GET", address(table, seat=seat, kind="protection", number=0), 409, "conflict")  # before the start


def test_the_other_game_has_surveys_too(anna: Person) -> None:
    table = anna.create("ancien_regime", options={"players": 4}, seats=dict.fromkeys(MAJORS, "mine"))["id"]
    wheel = anna.get(address(table, kind="wheel"))["survey"]
    assert len(wheel) == 7
    assert anna.get(address(table, seat="austria", kind="reach", arg="austria_1"))["survey"]["seat"] == "austria"


@pytest.fixture
def limited(tmp_path: Path) -> Iterator[Site]:
    """A server with its rate limits."""
    with serving(settings_in(tmp_path, rate_limits=1)) as site:
        yield site


def test_surveys_have_a_limit(limited: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """They take longer than most: by socket and by HTTP out of one measure, and the socket stays open."""
    monkeypatch.setattr(limiting, "time", SimpleNamespace(monotonic=lambda: 0.0))
    monkeypatch.setitem(LIMITS, "survey", limiting.Limit(5, 1))
    anna = limited.guest()
    table = anna.create(seats=ALL_MINE)["id"]
    with anna.socket(table, FREDERICK) as socket:
        answers = [socket.send(wire.Survey, kind="battle") for _ in range(6)]
        assert [type(answer) for answer in answers] == [wire.Surveyed] * 5 + [wire.Refused]
        assert isinstance(answers[-1], wire.Refused)
        assert answers[-1].error == "too_many"
        assert isinstance(socket.send(wire.Ping), wire.Pong)
    anna.refused("GET", address(table, seat=FREDERICK, kind="battle"), 429, "too_many")
