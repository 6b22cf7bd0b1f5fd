"""Hot seat: one person has several seats of a table, on one screen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kabinett import wire
from kabinett.server import commands
from kabinett.server.fold import Fold
from tests.server.tables import ANNA, BERT, FR2, L15, MT, Paper, kinds, make_head, stacks
from tests.server.web import MAJORS, MARIA, Data, Person, Site, put_in, serving, settings_in

THERESA, FREDERICK, LOUIS = MARIA
ALL_MINE = dict.fromkeys(MARIA, "mine")


def table(people: dict[str, str] | None = None) -> Paper:
    """Louis XV moves; Frederick and Maria Theresa have stacks whose troops they may shift unasked (M6.7)."""
    paper = Paper(make_head(stacks()), people or dict.fromkeys((MT, FR2, L15), ANNA))
    paper.start()
    return paper


def digest_of(fold: Fold) -> str:
    assert fold.state is not None
    return fold.rules.digest(fold.state)


def shift(paper: Paper, seat: str) -> str:
    """A standing move of a seat."""
    assert paper.fold.state is not None
    return str(paper.fold.rules.standing(paper.fold.state, seat)[0])


def first_option(paper: Paper, seat: str) -> str:
    question = paper.fold.asked()[seat]
    assert question.decision is not None
    return str(question.decision.options[0])


# -- undo


def test_what_another_own_seat_has_done_is_taken_back() -> None:
    """Whoever is behind the curtain now: who has moved is the same person."""
    paper = table()
    before = digest_of(paper.fold)
    paper.play(L15, "piece toerring")
    (event,) = paper.undo(FR2)
    assert (event.kind, event.params["seat"]) == ("table.undone", L15)
    assert digest_of(paper.fold) == before
    paper.check()


def test_a_seat_takes_its_own_back_first() -> None:
    """What the other has done unnoticed since stays (M6.7)."""
    paper = table()
    other = shift(paper, MT)
    paper.play(FR2, shift(paper, FR2))
    paper.play(MT, other)
    paper.undo(FR2)
    assert list(paper.fold.moves()) == [(MT, other)]
    paper.undo(FR2)
    assert list(paper.fold.moves()) == []
    paper.check()


def test_others_moves_are_not_ones_own() -> None:
    paper = table({MT: ANNA, FR2: ANNA, L15: BERT})
    paper.play(L15, "piece toerring")
    assert paper.refused(lambda fold: commands.undo(fold, FR2)) == "you have made no move yet"
    paper.undo(L15)
    assert list(paper.fold.moves()) == []


def test_beyond_that_who_is_alone_need_not_ask() -> None:
    """Several moves of several seats, one after the other, as far back as one likes."""
    paper = table()
    seen = [digest_of(paper.fold)]
    for _ in range(6):
        (seat,) = paper.fold.asked()
        paper.play(seat, first_option(paper, seat))
        seen.append(digest_of(paper.fold))
    while paper.fold.steps:
        told = kinds(paper.request(FR2, "undo"))
        assert told == ["table.undone"]
        assert digest_of(paper.fold) in seen
    assert digest_of(paper.fold) == seen[0]
    paper.check()


def test_another_person_is_asked_and_ones_own_seats_are_not() -> None:
    paper = table({MT: BERT, FR2: ANNA, L15: ANNA})
    paper.play(L15, "piece toerring")
    paper.request(FR2, "undo")
    (pending,) = paper.fold.requests.values()
    assert (pending.seat, pending.waiting) == (L15, {MT})
    paper.answer(MT)
    assert list(paper.fold.moves()) == []
    paper.check()


# -- on a server


@pytest.fixture
def anna(site: Site) -> Person:
    return site.guest("Anna")


def test_every_seat_has_a_socket_that_sees_its_own(anna: Person) -> None:
    made = anna.create(seats=ALL_MINE)["id"]
    with anna.socket(made, FREDERICK) as frederick, anna.socket(made, LOUIS) as louis:
        assert frederick.until(wire.Welcome).seat == FREDERICK
        assert louis.until(wire.Welcome).seat == LOUIS
        assert isinstance(frederick.send(wire.Play, move="value 1", question=frederick.question), wire.Done)
        heard = louis.until(wire.Update)
    assert frederick.question == 2
    assert heard.question == louis.question == 1
    assert frederick.position["troops"] != louis.position["troops"]


def test_it_is_ones_move_whichever_seat_is_asked(anna: Person) -> None:
    made = anna.create(seats={FREDERICK: "mine", LOUIS: "mine", THERESA: "bot random"})["id"]
    (listed,) = anna.get("/tables?mine=true&my_move=true")["tables"]
    assert (listed["id"], listed["your_move"]) == (made, True)


def test_requests_of_one_person_are_granted_at_once(anna: Person) -> None:
    clock = {"kind": "bank", "bank": 3600, "added": 0, "most": 3600}
    made = anna.create(seats=ALL_MINE, clock=clock)["id"]
    anna.move(made, LOUIS)
    path = f"/tables/{made}/seats/{FREDERICK}/requests"
    assert anna.post(path, what="undo")["requests"] == []
    assert [event["kind"] for event in anna.get(f"/tables/{made}/log")["events"]][-1] == "table.undone"
    assert anna.post(path, what="pause")["clock"]["paused"]
    assert anna.post(path, what="end")["outcome"]["reason"] == "agreed"


def test_seats_of_one_person_can_talk_in_private(anna: Person) -> None:
    made = anna.create("ancien_regime", options={"players": 4}, seats=dict.fromkeys(MAJORS, "mine"))["id"]
    anna.post(f"/tables/{made}/messages", text="a plot", seat="britain", to=["france"])

    def heard(seat: str) -> list[str]:
        messages: list[Data] = anna.get(f"/tables/{made}/messages?seat={seat}")["messages"]
        return [message["text"] for message in messages]

    assert heard("britain") == heard("france") == ["a plot"]
    assert heard("prussia") == []


@pytest.mark.parametrize("alone", [True, False])
def test_who_has_just_moved_is_not_told_that_his_other_seat_is_asked(tmp_path: Path, alone: bool) -> None:
    """He sees it. Another would have to be told."""
    settings = settings_in(tmp_path)
    tokens = put_in(settings, stacks())
    with serving(settings) as site:
        anna, berta = site.guest("Anna"), site.guest("Berta")
        for seat, token in tokens.items():
            opened = (berta if seat == L15 and not alone else anna).post(f"/links/{token}/open")
        made = opened["table"]["id"]
        with site.wire("/me/socket", {"Authorization": f"Bearer {anna.token}"}) as own:
            (anna if alone else berta).move(made, L15, "end")
            assert anna.get(f"/tables/{made}/view")["view"]["waiting_for"] != [L15]
            anna.create(seats=ALL_MINE)
            told = json.loads(own.connection.recv(10))
    assert (told["table"] == made) is not alone
