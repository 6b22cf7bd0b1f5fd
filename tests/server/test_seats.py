"""Seats: taken, left, handed on, taken back, resigned. Every change is in the log for all to see."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from kabinett.core.events import Event
from kabinett.server import access, commands, creation
from kabinett.server.entries import Seated, Started
from kabinett.server.errors import Refusal
from kabinett.server.fold import Fold, Place
from tests.server.tables import ANNA, BERT, CARL, DORA, FR2, L15, MT, THREE, Paper, kinds, make_head, stacks

TWO = {"players": 2}


def table(people: Mapping[str, str] | None = None, auto_start: bool = False) -> Paper:
    """A table that has not begun, with these people."""
    return Paper(make_head(stacks(), auto_start=auto_start), people or {})


def running() -> Paper:
    paper = Paper(make_head(stacks()))
    paper.start()
    return paper


def take(paper: Paper, seat: str, person: str, invited: bool = False) -> list[Event]:
    return paper.do(lambda fold: commands.take(fold, seat, person, invited))


def told(events: list[Event]) -> list[tuple[str, dict[str, object]]]:
    """Events that all may see."""
    assert all(event.audience is None for event in events)
    return [(event.kind.removeprefix("table."), dict(event.params)) for event in events]


def place(paper: Paper, seat: str) -> Place:
    return paper.fold.places[seat]


# -- before the start


def test_a_free_seat_is_taken_by_who_comes() -> None:
    paper = table()
    assert told(take(paper, FR2, BERT)) == [("seat_taken", {"seat": FR2, "person": BERT})]
    assert place(paper, FR2) == Place(owner=BERT, player=BERT)
    assert paper.refused(lambda fold: commands.take(fold, FR2, CARL)) == "the seat frederick is taken"
    paper.check()


def test_nobody_takes_a_second_seat_unless_invited() -> None:
    paper = table()
    take(paper, FR2, BERT)
    assert "you have a seat" in paper.refused(lambda fold: commands.take(fold, MT, BERT))
    take(paper, MT, BERT, invited=True)
    assert place(paper, MT).player == BERT


def test_a_kept_seat_is_for_who_has_a_link() -> None:
    paper = table({FR2: "link"})
    assert "kept for somebody" in paper.refused(lambda fold: commands.take(fold, FR2, BERT), "forbidden")
    take(paper, FR2, BERT, invited=True)
    assert place(paper, FR2) == Place(owner=BERT, player=BERT)


def test_there_are_no_other_seats() -> None:
    paper = table()
    for command in (
        lambda fold: commands.take(fold, "august", BERT),
        lambda fold: commands.leave(fold, "august", BERT),
        lambda fold: commands.hand_to_bot(fold, "august", "random"),
        lambda fold: commands.open_seat(fold, "august", False),
    ):
        assert paper.refused(command, "unknown").startswith("there is no seat 'august' at this table (seats: ")


def test_the_game_begins_by_itself_when_all_seats_are_taken() -> None:
    paper = table({MT: ANNA, FR2: BERT}, auto_start=True)
    assert paper.fold.status == "open"
    events = take(paper, L15, CARL)
    assert kinds(events)[:2] == ["table.seat_taken", "table.started"]
    assert paper.fold.status == "running"
    paper.check()


def test_a_bot_can_be_the_last_to_come() -> None:
    paper = table({MT: ANNA, FR2: BERT}, auto_start=True)
    paper.do(lambda fold: commands.hand_to_bot(fold, L15, "random"))
    assert paper.fold.status == "running"


def test_the_host_begins_it_if_he_wants_to() -> None:
    paper = table({MT: ANNA, FR2: BERT})
    assert paper.refused(commands.start) == "nobody has taken louis_xv yet"
    take(paper, L15, CARL)
    assert paper.fold.status == "open"
    paper.start()
    assert paper.refused(commands.start) == "the game has begun already"


def test_the_host_opens_and_keeps_seats() -> None:
    paper = table({MT: ANNA, FR2: BERT})
    assert told(paper.do(lambda fold: commands.open_seat(fold, FR2, True))) == [("seat_reserved", {"seat": FR2})]
    assert place(paper, FR2) == Place(reserved=True)
    assert told(paper.do(lambda fold: commands.open_seat(fold, FR2, False))) == [("seat_opened", {"seat": FR2})]
    paper.check()


def test_after_the_start_nobody_is_turned_out() -> None:
    paper = running()
    assert "belongs to somebody" in paper.refused(lambda fold: commands.open_seat(fold, FR2, False))
    paper.do(lambda fold: commands.hand_to_bot(fold, FR2, "random"))
    assert "belongs to somebody" in paper.refused(lambda fold: commands.open_seat(fold, FR2, False))
    paper.do(lambda fold: commands.leave(fold, FR2, BERT))
    paper.do(lambda fold: commands.open_seat(fold, FR2, True))
    assert place(paper, FR2) == Place(reserved=True)


# -- changes of hands


def test_a_seat_is_handed_to_a_bot_and_taken_back() -> None:
    paper = running()
    handed = paper.do(lambda fold: commands.hand_to_bot(fold, FR2, "random"))
    assert told(handed) == [("seat_handed", {"seat": FR2, "bot": "random"})]
    assert place(paper, FR2) == Place(owner=BERT, bot="random")
    assert "already" in paper.refused(lambda fold: commands.hand_to_bot(fold, FR2, "random"))
    paper.refused(lambda fold: commands.take_back(fold, FR2, CARL))
    back = paper.do(lambda fold: commands.take_back(fold, FR2, BERT))
    assert told(back) == [("seat_taken_back", {"seat": FR2, "person": BERT})]
    assert place(paper, FR2) == Place(owner=BERT, player=BERT)
    paper.refused(lambda fold: commands.take_back(fold, FR2, BERT))
    paper.check()


def test_a_seat_is_handed_to_another_person_and_taken_back() -> None:
    paper = running()
    handed = paper.do(lambda fold: commands.hand_to_person(fold, FR2, DORA))
    assert told(handed) == [("seat_handed", {"seat": FR2, "person": DORA})]
    assert place(paper, FR2) == Place(owner=BERT, player=DORA)
    access.check_plays(paper.fold, [], DORA, FR2)
    with pytest.raises(Refusal, match="you do not play frederick"):
        access.check_plays(paper.fold, [], BERT, FR2)
    assert access.may_see(paper.fold, [], BERT, FR2)
    paper.do(lambda fold: commands.take_back(fold, FR2, BERT))
    assert not access.may_see(paper.fold, [], DORA, FR2)
    paper.check()


def test_who_plays_for_another_gives_the_seat_back_to_him() -> None:
    """It is not his to give up."""
    paper = running()
    paper.do(lambda fold: commands.hand_to_person(fold, FR2, DORA))
    back = paper.do(lambda fold: commands.leave(fold, FR2, DORA))
    assert told(back) == [("seat_taken_back", {"seat": FR2, "person": BERT})]
    assert place(paper, FR2) == Place(owner=BERT, player=BERT)


def test_who_plays_for_another_does_not_resign_for_him() -> None:
    paper = running()
    paper.do(lambda fold: commands.hand_to_person(fold, FR2, DORA))
    assert "belongs to another" in paper.refused(lambda fold: commands.resign(fold, FR2, DORA), "forbidden")
    paper.do(lambda fold: commands.resign(fold, FR2, BERT))
    assert place(paper, FR2).resigned


def test_a_seat_that_was_left_is_free_for_others() -> None:
    paper = running()
    assert told(paper.do(lambda fold: commands.leave(fold, FR2, BERT))) == [("seat_left", {"seat": FR2})]
    assert place(paper, FR2) == Place()
    paper.refused(lambda fold: commands.take_back(fold, FR2, BERT))
    take(paper, FR2, DORA)
    assert place(paper, FR2) == Place(owner=DORA, player=DORA)
    paper.check()


def test_bots_of_other_levels_are_refused() -> None:
    sentence = running().refused(lambda fold: commands.hand_to_bot(fold, FR2, "genius"), "invalid")
    assert sentence.startswith("there is no bot of the level 'genius' (levels: random")


def test_when_the_game_is_over_nobody_moves() -> None:
    paper = Paper(make_head(stacks()), {MT: ANNA, FR2: "bot random", L15: "bot random"})
    paper.start()
    paper.do(commands.close)
    for command in (
        lambda fold: commands.take(fold, FR2, BERT),
        lambda fold: commands.leave(fold, MT, ANNA),
        lambda fold: commands.hand_to_bot(fold, MT, "random"),
        lambda fold: commands.take_back(fold, MT, ANNA),
        lambda fold: commands.resign(fold, MT, ANNA),
        lambda fold: commands.open_seat(fold, FR2, False),
        commands.start,
        commands.close,
    ):
        assert paper.refused(command) == "the game is over"


# -- resigning


def outcome(fold: Fold) -> tuple[tuple[str, ...], str]:
    assert fold.outcome is not None
    return fold.outcome.winners, fold.outcome.reason


def test_of_two_the_other_wins() -> None:
    paper = Paper(make_head(options=TWO), {"a2": ANNA, "b2": BERT})
    paper.start()
    events = paper.do(lambda fold: commands.resign(fold, "a2", ANNA))
    assert told(events) == [
        ("seat_resigned", {"seat": "a2", "bot": "cadet"}),
        ("ended", {"winners": ("b2",), "reason": "resigned"}),
    ]
    assert outcome(paper.fold) == (("b2",), "resigned")
    paper.check()


def test_of_three_the_others_play_on_against_a_bot() -> None:
    paper = running()
    paper.do(lambda fold: commands.resign(fold, FR2, BERT))
    assert (paper.fold.status, place(paper, FR2).bot, place(paper, FR2).player) == ("running", "cadet", None)
    assert "resigned already" in paper.refused(lambda fold: commands.resign(fold, FR2, BERT))
    paper.do(lambda fold: commands.resign(fold, MT, ANNA))
    assert outcome(paper.fold) == ((L15,), "resigned")
    paper.check()


def test_when_the_last_person_resigns_the_table_is_abandoned() -> None:
    """Bots do not play on among themselves."""
    paper = Paper(make_head(stacks()), {MT: ANNA, FR2: "bot random", L15: "bot random"})
    paper.start()
    paper.do(lambda fold: commands.resign(fold, MT, ANNA))
    assert outcome(paper.fold) == ((), "abandoned")


def test_a_seat_whose_owner_let_a_bot_play_is_not_abandoned() -> None:
    paper = Paper(make_head(stacks()), {MT: ANNA, FR2: BERT, L15: "bot random"})
    paper.start()
    paper.do(lambda fold: commands.hand_to_bot(fold, FR2, "random"))
    paper.do(lambda fold: commands.resign(fold, MT, ANNA))
    assert paper.fold.status == "running"


def test_who_has_resigned_does_not_come_back_but_may_watch() -> None:
    """It was his table, also if it is private; the seat cannot be taken back, left or handed on by him."""
    paper = Paper(make_head(stacks(), public=False))
    paper.start()
    paper.do(lambda fold: commands.resign(fold, FR2, BERT))
    assert access.may_see_table(paper.fold, [], BERT)
    for command in (
        lambda fold: commands.take_back(fold, FR2, BERT),
        lambda fold: commands.leave(fold, FR2, BERT),
        lambda fold: commands.hand_to_bot(fold, FR2, "random"),
        lambda fold: commands.hand_to_person(fold, FR2, DORA),
    ):
        assert "resigned" in paper.refused(command)
    with pytest.raises(Refusal, match="you do not play"):
        access.check_plays(paper.fold, [], BERT, FR2)


def test_the_host_may_open_a_seat_that_was_resigned() -> None:
    """Who takes it then plays like everybody, and may resign himself."""
    paper = running()
    paper.do(lambda fold: commands.resign(fold, FR2, BERT))
    paper.do(lambda fold: commands.open_seat(fold, FR2, False))
    take(paper, FR2, DORA)
    assert place(paper, FR2) == Place(owner=DORA, player=DORA)
    paper.do(lambda fold: commands.resign(fold, FR2, DORA))
    assert place(paper, FR2).resigned
    paper.check()


def test_nobody_resigns_before_the_start() -> None:
    paper = table(THREE)
    assert paper.refused(lambda fold: commands.resign(fold, FR2, BERT)) == "the game has not begun yet"


# -- the end of a table


def test_the_host_closes_a_table_that_has_not_begun() -> None:
    paper = table({MT: ANNA, FR2: BERT})
    assert told(paper.do(commands.close)) == [("ended", {"winners": (), "reason": "closed"})]
    assert paper.fold.status == "ended"


def test_the_host_does_not_close_a_game_of_others() -> None:
    assert "others play" in running().refused(commands.close)


def test_the_host_closes_a_game_with_bots() -> None:
    paper = Paper(make_head(stacks()), {MT: ANNA, FR2: "bot random", L15: "bot random"})
    paper.start()
    paper.do(commands.close)
    assert outcome(paper.fold) == ((), "closed")


def test_only_the_host_is_the_host() -> None:
    paper = running()
    access.check_host(paper.fold, [], ANNA)
    with pytest.raises(Refusal, match="only the host"):
        access.check_host(paper.fold, [], BERT)


# -- rematch


def test_a_rematch_keeps_the_seats_of_all() -> None:
    """Who asks sits down; the others find their seats kept, also if they have resigned; bots stay."""
    paper = Paper(make_head(stacks()), {MT: ANNA, FR2: BERT, L15: "bot random"})
    paper.start()
    paper.do(lambda fold: commands.resign(fold, FR2, BERT))
    assert creation.rematch_entries(paper.fold, ANNA) == [
        Seated(MT, "taken", owner=ANNA, player=ANNA),
        Seated(FR2, "reserved", owner=BERT, reserved=True),
        Seated(L15, "handed", bot="random"),
    ]


def test_a_rematch_begins_when_the_others_have_come() -> None:
    """Each takes the seat that is kept for him; nobody else does."""
    old = running()
    old.do(lambda fold: commands.resign(fold, FR2, BERT))
    old.do(lambda fold: commands.resign(fold, MT, ANNA))
    new = Paper(make_head(stacks(), rematch_of=old.fold.head.id), {})
    new.take(creation.rematch_entries(old.fold, ANNA))
    assert place(new, FR2).owner == BERT
    assert "kept for somebody" in new.refused(lambda fold: commands.take(fold, FR2, DORA), "forbidden")
    take(new, FR2, BERT)
    assert new.fold.status == "open"
    events = take(new, L15, CARL)
    assert kinds(events)[:2] == ["table.seat_taken", "table.started"]
    assert {seat: found.player for seat, found in new.fold.places.items()} == THREE
    new.check()


# -- new tables


def test_the_first_seats_of_a_table() -> None:
    head = make_head()
    fold = Fold(head, creation.chosen_rules("maria", {}), (MT, FR2, L15))
    wanted = {MT: "mine", FR2: "link", L15: "bot random"}
    assert creation.first_entries(fold.rules, wanted, ANNA, True) == [
        Seated(MT, "taken", owner=ANNA, player=ANNA),
        Seated(FR2, "reserved", reserved=True),
        Seated(L15, "handed", bot="random"),
    ]
    full = {MT: "mine", FR2: "bot random", L15: "bot random"}
    assert creation.first_entries(fold.rules, full, ANNA, True)[-1] == Started()
    assert Started() not in creation.first_entries(fold.rules, full, ANNA, False)
    with pytest.raises(Refusal, match="there is no seat 'august'"):
        creation.first_entries(fold.rules, {"august": "open"}, ANNA, True)
    with pytest.raises(Refusal, match="no bot of the level 'genius'"):
        creation.first_entries(fold.rules, {MT: "bot genius"}, ANNA, True)


def test_everything_that_happens_to_seats_is_in_everybodys_log() -> None:
    paper = running()
    paper.do(lambda fold: commands.hand_to_bot(fold, FR2, "random"))
    paper.do(lambda fold: commands.take_back(fold, FR2, BERT))
    paper.do(lambda fold: commands.hand_to_person(fold, L15, DORA))
    paper.do(lambda fold: commands.leave(fold, L15, DORA))
    paper.do(lambda fold: commands.leave(fold, L15, CARL))
    paper.do(lambda fold: commands.take(fold, L15, DORA))
    paper.do(lambda fold: commands.resign(fold, FR2, BERT))
    seen = ["handed", "taken_back", "handed", "taken_back", "left", "taken", "resigned"]
    for known in paper.logs.values():
        assert [event["kind"] for event in known[-7:]] == [f"table.seat_{kind}" for kind in seen]
    paper.check()
