"""The Python client, against a real server: who one is, tables, seats, and connections that break."""

from __future__ import annotations

import doctest
import io
import random
import re
from collections.abc import Iterator
from contextlib import ExitStack, redirect_stdout
from pathlib import Path
from threading import Timer

import pytest

from bench.serving import Server as Running
from kabinett import BadOption, IllegalMove, View, verify_game
from kabinett.client import Refused, Seat, Server, Table, Unanswered, Unreachable, connect
from kabinett.client.http import server_url
from kabinett.core.moves import Decision
from tests.server.cable import Cable

DOCUMENT = Path(__file__).parents[2] / "docs" / "client.md"
BOTS = {"maria_theresa": "bot random", "louis_xv": "bot random"}
ALONE = {"frederick": "mine", **BOTS}


@pytest.fixture
def come(running: Running) -> Iterator[ServerMaker]:
    """Lets people come to the server."""
    with ExitStack() as stack:
        yield ServerMaker(running.url, stack)


class ServerMaker:
    def __init__(self, url: str, stack: ExitStack) -> None:
        self.url = url
        self._stack = stack

    def __call__(self, name: str | None = None, **more: str) -> Server:
        return self._stack.enter_context(connect(self.url, name, **more))


def first(seat: Seat) -> Decision:
    """What Frederick is asked when the bots have nothing to do any more."""
    for question in seat.questions():
        if seat.view and seat.view.waiting_for == ("frederick",):
            return question
    raise AssertionError("the game is over")


# -- the document


def test_the_bot_of_the_document_plays_a_whole_game(running: Running) -> None:
    text = DOCUMENT.read_text(encoding="utf-8").replace("http://localhost:1740", running.url)
    program = re.findall(r"```python\n(.*?)```", text, re.DOTALL)[0]
    assert len([line for line in program.splitlines() if line]) <= 10
    known: dict[str, object] = {}
    with redirect_stdout(io.StringIO()) as printed:
        exec(program, known)
    server, table = known["server"], known["table"]
    assert isinstance(server, Server)
    assert isinstance(table, Table)
    assert printed.getvalue().startswith("Outcome(winners=(")
    assert table.refresh()["outcome"]["clause"]
    server.close()


def test_the_examples_of_the_document_run(running: Running) -> None:
    text = DOCUMENT.read_text(encoding="utf-8").replace("http://localhost:1740", running.url)
    test = doctest.DocTestParser().get_doctest(text, {}, DOCUMENT.name, str(DOCUMENT), 0)
    runner = doctest.DocTestRunner()
    runner.run(test, clear_globs=False)
    for value in test.globs.values():
        if isinstance(value, Server):
            value.close()
    assert runner.tries > 5
    assert runner.failures == 0


# -- who one is


def test_a_guest_is_the_same_person_again_with_his_token(come: ServerMaker) -> None:
    anna = come("Anna")
    assert anna.person is not None
    assert (anna.person["name"], anna.person["guest"]) == ("Anna", True)
    assert come(token=anna.token or "").me == anna.me
    anna.sign_out()
    assert anna.me is None
    with pytest.raises(Refused) as caught:
        come(token="no such token")
    assert caught.value.error == "unauthorised"


def test_an_account_keeps_the_seats_of_the_guest(come: ServerMaker) -> None:
    guest = come("Carl")
    table = guest.create("maria", seats={"frederick": "mine"})
    guest.register("Carl of Lorraine", "a long password")
    again = come("Carl of Lorraine", password="a long password")
    assert again.table(table.id).own_seats() == ["frederick"]
    with pytest.raises(Refused, match="no account with this name and password"):
        come("Carl of Lorraine", password="another password")


def test_nobody_can_look_but_not_play(come: ServerMaker) -> None:
    table = come("Host").create("maria", name="To be seen", seats=ALONE)
    nobody = come()
    assert nobody.me is None
    assert "maria" in [game["game"] for game in nobody.games()["games"]]
    assert nobody.games()["bots"][0]["level"] == "random"
    assert table.id in [found["id"] for found in nobody.tables("running", "maria")]
    with pytest.raises(Refused) as caught:
        nobody.create("maria")
    assert caught.value.error == "unauthorised"
    with nobody.table(table.id).sit(None) as seat, pytest.raises(Refused, match="sign in first"):
        seat.say("hello")


def test_a_refusal_has_a_key_and_parameters_and_reads_well(come: ServerMaker) -> None:
    with pytest.raises(Refused) as caught:
        come("Host").create("maria", seats={"spain": "mine"})
    seats = ["maria_theresa", "frederick", "louis_xv"]
    assert (caught.value.error, caught.value.key) == ("invalid", "unknown_seat")
    assert caught.value.params == {"seat": "spain", "seats": seats}
    assert str(caught.value) == f"there is no seat 'spain' at this table (seats: {', '.join(seats)})"


def test_a_table_has_a_title(come: ServerMaker) -> None:
    """The name that its host gives it, or what is played at it."""
    host = come("Host")
    assert host.create("maria", name="Silesia").title == "Silesia"
    unnamed = host.create("ancien_regime", {"scenario": 1756, "players": 4})
    assert unnamed.about["name"] == ""
    assert unnamed.title.startswith("Coalitions: Ancien Régime: ")


@pytest.mark.parametrize("url", ["localhost:1740", "ftp://x", "http://", "http://x/?a=1", ""])
def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(BadOption, match="a server has an address such as"):
        connect(url)
    assert server_url("http://x:1/kabinett/") == "http://x:1/kabinett"


def test_wrong_ways_to_say_who_one_is(running: Running) -> None:
    with pytest.raises(BadOption, match="a password belongs to a name"):
        connect(running.url, password="secret word")
    with pytest.raises(BadOption, match="a token says who somebody is"):
        connect(running.url, name="A", token="b")


def test_a_server_that_is_not_there_is_unreachable() -> None:
    with Cable(1) as cable:
        cable.dead = True
        with pytest.raises(Unreachable, match=f"{cable.url} cannot be reached"):
            connect(cable.url, name="Anna")


# -- tables


def test_a_table_of_two_people_and_a_bot(come: ServerMaker) -> None:
    anna, bert = come("Anna"), come("Bert")
    table = anna.create("maria", seats={"frederick": "mine", "louis_xv": "bot random"}, auto_start=False)
    assert table.free_seats() == ["maria_theresa"]
    there = bert.table(table.id)
    there.take("maria_theresa")
    with pytest.raises(Refused, match="the seat frederick is taken"):
        there.take("frederick")
    there.leave("maria_theresa")
    there.take("maria_theresa")
    with pytest.raises(Refused) as caught:
        there.start()
    assert caught.value.error == "forbidden"
    table.start()
    assert table.status == "running"
    there.hand_to_bot("maria_theresa", "random")
    assert there.about["seats"]["maria_theresa"]["bot"] == "random"
    there.take_back("maria_theresa")
    there.request("maria_theresa", "end")
    (request,) = table.refresh()["requests"]
    assert (request["what"], request["waiting"]) == ("end", ["frederick"])
    there.withdraw("maria_theresa", request["number"])
    assert there.about["requests"] == []
    there.request("maria_theresa", "end")
    table.answer("frederick", table.refresh()["requests"][0]["number"], agrees=True)
    assert table.about["outcome"]["reason"] == "agreed"
    assert anna.table(table.id).rematch().own_seats() == ["frederick"]


def test_the_journal_of_a_game_that_is_over_can_be_verified(come: ServerMaker, tmp_path: Path) -> None:
    table = come("Dora").create("maria", seats=ALONE)
    with pytest.raises(Refused, match="told when the game is over"):
        table.journal()
    table.resign("frederick")
    assert table.status == "ended"
    (tmp_path / "g.jsonl").write_text(table.journal(), encoding="utf-8")
    assert verify_game(tmp_path / "g.jsonl").rules.game == "maria"
    assert table.replay(count=1)["shown"][0]["number"] == 0
    table.archive()
    assert table.about["archived"]
    table.unarchive()
    assert not table.about["archived"]


def test_links_lead_to_seats_and_can_be_revoked(come: ServerMaker) -> None:
    host = come("Host")
    table = host.create("maria", seats={"frederick": "link", **BOTS}, public=False)
    link = table.link(seat="frederick")
    friend = come()
    assert friend.look(link["url"])["seat"] == "frederick"
    with pytest.raises(Refused, match="give a name"):
        friend.open(link["url"])
    opened = friend.open(link["url"], name="Friend")
    assert (opened.role, opened.seat, opened.table.own_seats()) == ("player", "frederick", ["frederick"])
    assert friend.token
    watcher = host.table(table.id).link("spectator")
    table.revoke(watcher["id"])
    assert [known["revoked"] for known in table.links()] == [False, True]
    with pytest.raises(Refused, match="opens nothing"):
        come("Late").open(watcher["token"])


def test_a_standing_order_answers(come: ServerMaker) -> None:
    table = come("Otto").create("maria", seats=ALONE)
    table.order("frederick", "setup", "value 1", until_changed=False)
    assert table.orders("frederick") == [{"kind": "setup", "move": "value 1", "until_changed": False}]
    table.cancel_order("frederick", "setup")
    assert table.orders("frederick") == []


# -- a seat


def test_a_seat_sees_what_happens(come: ServerMaker) -> None:
    table = come("Emil").create("maria", seats=ALONE)
    with table.sit("frederick") as seat:
        decision = first(seat)
        assert seat.view is not None
        assert isinstance(seat.view, View)
        assert (decision.kind, decision.seat, seat.plays) == ("setup", "frederick", True)
        assert [event.kind for event in seat.news()][-1] == seat.events[-1].kind
        number = seat.question
        assert seat.play("value 8")
        assert seat.question == number + 1
        assert [event.kind for event in seat.news()] == ["troops_assigned"]
        seat.undo()
        assert seat.news()[-1].kind == "table.undone"
        own = [event.kind for event in seat.events if event.audience == frozenset({"frederick"})]
        assert "troops_assigned" not in own
        assert seat.ping() < 5


def test_refusals_have_their_clause_and_change_nothing(come: ServerMaker) -> None:
    with come("Fritz").create("maria", seats=ALONE).sit("frederick") as seat:
        first(seat)
        assert seat.play("value 8")
        before = seat.question, len(seat.events)
        with pytest.raises(Refused) as caught:
            seat.play("city wien")
        assert (caught.value.error, caught.value.clause) == ("illegal", "M4.9")
        again = seat.why_not("city wien")
        assert again is not None
        assert (caught.value.key, caught.value.params) == (again.key, again.params)
        assert str(caught.value) == "'city wien' is no answer to the present question (M4.9)"
        reason = seat.why_not("value 7")
        assert reason is not None
        assert seat.rules.sentence(reason).startswith("that leaves 7 troops to the other generals")
        assert seat.why_not("value 4") is None
        answer = seat.explain("supply friedrich")
        assert answer.happens
        assert "is in supply" in seat.rules.sentence(answer.reason)
        with pytest.raises(IllegalMove, match="is no question of this game"):
            seat.explain("city wien")
        with pytest.raises(Refused):
            seat.standing("divide friedrich:7")
        assert (seat.question, len(seat.events)) == before


def test_surveys_are_those_of_the_rules(come: ServerMaker) -> None:
    with come("Fritz").create("maria", seats=ALONE).sit("frederick") as seat:
        first(seat)
        found = seat.survey("supply", "prussia")["prussia"]
        assert found["generals"]["friedrich"]["train"] == "prussia_train_1"
        assert found["points"] == seat.survey("prices")["points"]["prussia"] > 0
        with pytest.raises(Refused) as caught:
            seat.survey("reach", "nobody")
        assert (caught.value.error, caught.value.key) == ("unknown", "unknown_survey")
        assert str(caught.value) == "'reach nobody' is no survey of this game"


def test_an_answer_to_an_old_question_is_not_an_answer(come: ServerMaker) -> None:
    table = come("Georg").create("maria", seats=ALONE)
    with table.sit("frederick") as one, table.sit("frederick") as other:
        first(one)
        first(other)
        assert other.play("value 8")
        assert not one.play("value 8")
        first(one)
        assert one.question == other.question
        assert one.view == other.view


def test_people_talk_and_watch(come: ServerMaker) -> None:
    host, guest = come("Hans"), come("Ida")
    table = host.create("maria", seats=ALONE)
    with table.sit("frederick") as seat, guest.table(table.id).sit(None) as watching:
        assert watching.decision is None
        assert not watching.plays
        seat.say("good evening")
        while not watching.messages:
            watching.wait(5)
        assert watching.messages[0]["text"] == "good evening"
        assert (watching.messages[0]["name"], watching.messages[0]["seat"]) == ("Hans", "frederick")
        with pytest.raises(Refused) as caught:
            seat.say("psst", ["louis_xv"])
        assert caught.value.clause == "M21.1"
        assert [message["text"] for message in table.messages()] == ["good evening"]
        with pytest.raises(Refused, match="an onlooker does not play"):
            watching.play("value 8")
    with pytest.raises(Refused, match="what frederick sees is not for you"), guest.table(table.id).sit("frederick"):
        pass
    with pytest.raises(BadOption, match="there is no seat 'wallenstein'"):
        table.sit("wallenstein")


def test_waiting_ends_in_time_or_when_woken(come: ServerMaker) -> None:
    with come("Jan").create("maria").sit(None) as seat:
        while seat.wait(0.2):
            pass
        assert not seat.wait(0.01)
        Timer(0.05, seat.wake).start()
        assert not seat.wait(30)
        assert seat.view is None


def test_a_question_that_is_not_answered_comes_again_when_something_has_changed(come: ServerMaker) -> None:
    with come("Kurt").create("maria", seats=ALONE).sit("frederick") as seat:
        questions = seat.questions()
        asked = next(questions)
        seat.say("still thinking")
        assert next(questions) == asked
        assert seat.messages


def test_a_seat_that_a_bot_plays_is_asked_nothing(come: ServerMaker) -> None:
    table = come("Lutz").create("maria", seats=ALONE)
    with table.sit("frederick") as seat:
        first(seat)
        table.hand_to_bot("frederick", "random")
        assert not seat.plays
        assert list(seat.questions()) == []
        assert seat.outcome is not None


# -- connections that break


@pytest.fixture
def cable(running: Running) -> Iterator[Cable]:
    with Cable(running.port) as cable:
        yield cable


@pytest.fixture
def shaky(cable: Cable) -> Iterator[Table]:
    """A table over a cable, with a person and two bots."""
    with connect(cable.url, name="Max") as server:
        yield server.create("maria", seats=ALONE)


@pytest.mark.parametrize("fault", ["request", "answer"])
def test_a_move_is_made_once_whatever_is_lost(shaky: Table, cable: Cable, fault: str) -> None:
    with shaky.sit("frederick") as seat:
        first(seat)
        cable.fault = fault
        assert seat.play("value 8")
        assert cable.lost == [fault]
        made = [event for event in seat.events if event.kind == "troops_assigned" and event.params["count"] == 8]
        assert len(made) == 1
        assert first(seat).params["piece"] != "friedrich"


@pytest.mark.parametrize("fault", ["request", "answer"])
def test_what_must_not_be_done_twice_is_not_known(shaky: Table, cable: Cable, fault: str) -> None:
    with shaky.sit("frederick") as seat:
        first(seat)
        cable.fault = fault
        with pytest.raises(Unanswered, match="whether it was done shows at the table"):
            seat.say("hello")
        assert seat.why_not("value 8") is None
        assert len(shaky.messages()) == (fault == "answer")


@pytest.mark.parametrize("fault", ["request", "answer"])
def test_what_changes_nothing_is_asked_again(shaky: Table, cable: Cable, fault: str) -> None:
    with shaky.sit("frederick") as seat:
        first(seat)
        cable.fault = fault
        assert seat.why_not("city wien") is not None
        assert cable.lost == [fault]


def test_a_whole_game_over_a_cable_that_breaks_all_the_time(shaky: Table, cable: Cable) -> None:
    chance = random.Random(1)
    with shaky.sit("frederick") as seat:
        for number, question in enumerate(seat.questions()):
            if number % 5 == 0:
                cable.fault = chance.choice(["request", "answer"])
            seat.play(chance.choice(question.options))
        assert seat.outcome is not None
        told = [event.to_json() for event in seat.events]
    assert len(cable.lost) > 10
    cable.fault = ""
    with shaky.sit("frederick") as again:
        assert [event.to_json() for event in again.events] == told


def test_what_happened_meanwhile_is_told_and_nothing_twice(shaky: Table, cable: Cable, running: Running) -> None:
    token = shaky.server.token or ""
    with shaky.sit("frederick") as seat, connect(running.url, token=token) as direct:
        first(seat)
        cable.dead = True
        cable.cut()
        assert seat.wait(5)
        assert not seat.connected
        assert seat.trouble
        with direct.table(shaky.id).sit("frederick") as other:
            other.play("value 8")
            other.say("while you were away")
            cable.dead = False
            first(seat)
            assert seat.connected
            assert [event.to_json() for event in seat.events] == [event.to_json() for event in other.events]
            assert [message["text"] for message in seat.messages] == ["while you were away"]
            assert seat.view == other.view


def test_an_undo_while_one_was_away_is_told_anew(shaky: Table, cable: Cable, running: Running) -> None:
    token = shaky.server.token or ""
    with shaky.sit("frederick") as seat, connect(running.url, token=token) as direct:
        first(seat)
        assert seat.play("value 8")
        seat.news()
        cable.dead = True
        cable.cut()
        with direct.table(shaky.id).sit("frederick") as other:
            other.undo()
            cable.dead = False
            first(seat)
            assert [event.to_json() for event in seat.events] == [event.to_json() for event in other.events]
            assert seat.news()[-1].kind == "table.undone"


def test_patience_has_an_end(shaky: Table, cable: Cable) -> None:
    with shaky.sit("frederick", patience=0.5) as seat:
        first(seat)
        cable.dead = True
        cable.cut()
        with pytest.raises(Unreachable, match=r"the connection is lost, and \d+ attempts in \d+ seconds have failed"):
            seat.play("value 8")
        cable.dead = False
        assert first(seat).params["piece"] == "friedrich"


def test_a_server_that_is_killed_and_comes_again(tmp_path: Path) -> None:
    with (
        Running(tmp_path / "server") as running,
        connect(running.url, name="Nora") as server,
        server.create("maria", seats=ALONE).sit("frederick") as seat,
    ):
        first(seat)
        assert seat.play("value 8")
        running.kill()
        running.start()
        assert seat.play("value 1")
        own = [event.params["count"] for event in seat.events if event.kind == "troops_assigned"]
        assert own[-2:] == [8, 1]


def test_who_loses_his_seat_is_told(come: ServerMaker) -> None:
    table = come("Paul").create("maria", seats={**ALONE, "louis_xv": "open"})
    with table.sit("frederick") as seat:
        table.leave("frederick")
        with pytest.raises(Refused, match="what frederick sees is not for you"):
            list(seat.questions())
