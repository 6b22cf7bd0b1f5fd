"""Requests: what needs the consent of others. Taking back, pausing, and ending without a winner."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kabinett.server import commands
from kabinett.server.clocks import ClockSpec
from tests.server.tables import ANNA, BERT, CARL, DAY, DORA, FR2, HOUR, L15, MT, Paper, kinds, make_head, stacks

CLOCK = ClockSpec("bank", (), DAY, 0, DAY)


@pytest.fixture
def paper() -> Iterator[Paper]:
    """Louis XV has begun a march."""
    made = Paper(make_head(stacks(), clock=CLOCK))
    made.start()
    made.play(L15, "piece toerring")
    made.play(L15, "city bruck")
    yield made
    made.check()


def only(paper: Paper) -> int:
    """The number of the only request."""
    (number,) = paper.fold.requests
    return number


# -- asking and answering


def test_all_other_people_are_asked(paper: Paper) -> None:
    events = paper.request(L15, "undo")
    assert [(event.kind, dict(event.params), event.audience) for event in events] == [
        ("table.undo_requested", {"seat": L15}, None)
    ]
    assert paper.fold.requests[only(paper)].waiting == {FR2, MT}
    assert kinds(paper.answer(FR2)) == ["table.undo_agreed"]
    assert paper.fold.requests[only(paper)].waiting == {MT}
    assert kinds(paper.answer(MT)) == ["table.undo_agreed", "table.undone"]
    assert paper.fold.requests == {}
    assert list(paper.fold.moves()) == [(L15, "piece toerring")]


def test_one_who_declines_is_enough(paper: Paper) -> None:
    paper.request(L15, "undo")
    paper.answer(FR2)
    (declined,) = paper.answer(MT, agrees=False)
    assert (declined.kind, dict(declined.params)) == ("table.undo_declined", {"seat": MT, "other": L15})
    assert paper.fold.requests == {}
    assert len(list(paper.fold.moves())) == 2


def test_a_request_can_be_withdrawn(paper: Paper) -> None:
    paper.request(L15, "undo")
    number = only(paper)
    paper.refused(lambda fold: commands.withdraw(fold, FR2, number), "stale")
    assert kinds(paper.do(lambda fold: commands.withdraw(fold, L15, number))) == ["table.undo_withdrawn"]
    paper.refused(lambda fold: commands.answer(fold, FR2, number, True), "stale")
    paper.refused(lambda fold: commands.withdraw(fold, L15, number), "stale")


def test_only_who_is_asked_answers_and_once(paper: Paper) -> None:
    paper.request(L15, "undo")
    number = only(paper)
    assert paper.refused(lambda fold: commands.answer(fold, L15, number, True), "stale")
    assert paper.refused(lambda fold: commands.answer(fold, FR2, number + 1, True), "stale")
    paper.answer(FR2)
    assert paper.refused(lambda fold: commands.answer(fold, FR2, number, False), "stale")


def test_there_is_one_request_of_a_kind(paper: Paper) -> None:
    paper.request(L15, "undo")
    assert "already" in paper.refused(lambda fold: commands.request(fold, L15, "undo"))
    paper.request(FR2, "pause")
    assert sorted(pending.what for pending in paper.fold.requests.values()) == ["pause", "undo"]


def test_who_has_made_no_move_asks_for_no_undo(paper: Paper) -> None:
    assert paper.refused(lambda fold: commands.request(fold, FR2, "undo")) == "you have made no move yet"


@pytest.mark.parametrize("what", ["undo", "pause", "resume", "end"])
def test_nothing_is_asked_before_the_start_or_after_the_end(what: str) -> None:
    paper = Paper(make_head(stacks(), clock=CLOCK))
    assert paper.refused(lambda fold: commands.request(fold, L15, what)) == "the game has not begun yet"
    paper.start()
    paper.play(L15, "end")
    paper.request(L15, "end")
    for seat in (FR2, MT):
        paper.answer(seat)
    assert paper.refused(lambda fold: commands.request(fold, L15, what)) == "the game is over"


# -- who need not be asked


@pytest.mark.parametrize("others", [{MT: "bot random", FR2: "bot random"}, {MT: CARL, FR2: CARL}])
def test_bots_and_oneself_are_not_asked(others: dict[str, str]) -> None:
    paper = Paper(make_head(stacks()), {L15: CARL, **others})
    paper.start()
    paper.play(L15, "piece toerring")
    assert kinds(paper.request(L15, "undo")) == ["table.undone"]
    assert paper.fold.requests == {}
    assert list(paper.fold.moves()) == []
    paper.check()


def test_who_hands_his_seat_to_a_bot_is_asked_no_more(paper: Paper) -> None:
    """What the others say counts."""
    paper.request(L15, "undo")
    paper.do(lambda fold: commands.hand_to_bot(fold, FR2, "random"))
    assert paper.fold.requests[only(paper)].waiting == {MT}
    assert kinds(paper.answer(MT)) == ["table.undo_agreed", "table.undone"]


@pytest.mark.parametrize("leaving", ["hand", "leave"])
def test_a_request_that_nobody_is_left_to_answer_lapses(paper: Paper, leaving: str) -> None:
    """Nobody has agreed to it; it can be made anew."""
    paper.do(lambda fold: commands.hand_to_bot(fold, FR2, "random"))
    paper.request(L15, "undo")
    if leaving == "hand":
        paper.do(lambda fold: commands.hand_to_bot(fold, MT, "random"))
    else:
        paper.do(lambda fold: commands.leave(fold, MT, ANNA))
    assert paper.fold.requests == {}
    assert len(list(paper.fold.moves())) == 2
    assert kinds(paper.request(L15, "undo")) == ["table.undone"]


def test_who_comes_while_a_request_waits_is_asked_too(paper: Paper) -> None:
    """A game does not end without the consent of somebody who plays it."""
    paper.do(lambda fold: commands.hand_to_bot(fold, FR2, "random"))
    paper.request(L15, "end")
    paper.do(lambda fold: commands.take_back(fold, FR2, BERT))
    assert paper.fold.requests[only(paper)].waiting == {FR2, MT}
    paper.answer(MT)
    assert paper.fold.status == "running"
    paper.answer(FR2)
    assert paper.fold.status == "ended"


def test_who_takes_a_seat_over_is_asked_for_himself(paper: Paper) -> None:
    """What the one before him said was not his word."""
    paper.request(L15, "end")
    paper.answer(FR2)
    paper.do(lambda fold: commands.hand_to_person(fold, FR2, DORA))
    assert paper.fold.requests[only(paper)].waiting == {FR2, MT}


def test_a_request_lapses_when_its_seat_changes_hands(paper: Paper) -> None:
    """Who plays it now has not asked for anything."""
    paper.request(L15, "end")
    paper.do(lambda fold: commands.hand_to_person(fold, L15, DORA))
    assert paper.fold.requests == {}


# -- what becomes of it


def test_an_undo_lapses_when_its_move_is_gone(paper: Paper) -> None:
    paper.request(L15, "undo")
    number = only(paper)
    paper.undo(L15)
    assert paper.fold.requests == {}
    paper.refused(lambda fold: commands.answer(fold, FR2, number, True), "stale")


def test_an_undo_goes_back_to_the_move_it_was_asked_for(paper: Paper) -> None:
    """What was done since goes with it."""
    paper.request(L15, "undo")
    paper.play(L15, "stop")
    for seat in (FR2, MT):
        paper.answer(seat)
    assert list(paper.fold.moves()) == [(L15, "piece toerring")]


def test_a_pause_by_consent(paper: Paper) -> None:
    """The clocks stand, and go on with the time that was left."""
    paper.clock.go_on(HOUR)
    paper.request(FR2, "pause")
    paper.answer(MT)
    assert not paper.fold.clocks.paused
    assert kinds(paper.answer(L15)) == ["table.pause_agreed", "table.paused"]
    assert paper.refused(lambda fold: commands.request(fold, L15, "pause")) == "the clocks stand already"
    paper.clock.go_on(9 * DAY)
    assert commands.time_out(paper.fold, paper.clock()) == []
    paper.request(L15, "resume")
    paper.answer(MT)
    assert kinds(paper.answer(FR2)) == ["table.resume_agreed", "table.resumed"]
    assert paper.fold.clocks.due(L15) == paper.clock() + DAY - HOUR
    assert paper.refused(lambda fold: commands.request(fold, L15, "resume")) == "the clocks run already"


def test_the_host_ends_a_pause_alone(paper: Paper) -> None:
    """Nobody can hold a game up for ever."""
    assert paper.refused(commands.resume_by_host) == "the clocks run already"
    paper.request(FR2, "pause")
    for seat in (L15, MT):
        paper.answer(seat)
    assert kinds(paper.do(commands.resume_by_host)) == ["table.resumed"]
    assert not paper.fold.clocks.paused


def test_an_end_by_consent_has_no_winner(paper: Paper) -> None:
    paper.request(MT, "end")
    for seat in (FR2, L15):
        paper.answer(seat)
    assert paper.fold.outcome is not None
    assert (paper.fold.outcome.winners, paper.fold.outcome.reason) == ((), "agreed")
    assert paper.fold.asked() == {}
    paper.refused(lambda fold: commands.play(fold, L15, "stop", None))


def test_numbers_of_requests_tell_nothing() -> None:
    """M6.7: they count requests, not what others have done in secret."""
    paper, twin = Paper(make_head(stacks())), Paper(make_head(stacks()))
    for table in (paper, twin):
        table.start()
        table.play(L15, "piece toerring")
    paper.play(FR2, "divide friedrich:7")
    for table in (paper, twin):
        table.request(L15, "undo")
        table.request(MT, "end")
    assert list(paper.fold.requests) == list(twin.fold.requests) == [1, 2]
    paper.check()
