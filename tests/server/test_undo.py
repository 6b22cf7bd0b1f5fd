"""Taking moves back: freely, as long as nobody has moved or learned a secret since."""

from __future__ import annotations

from random import Random

import pytest

from kabinett.server import commands, entries
from kabinett.server.entries import Entry, Moved, Undone
from tests.ancien_regime.diplomacy_table import diplomacy
from tests.maria.table import intro
from tests.server.tables import ANNA, BERT, CARL, FR2, HOUR, L15, MT, STACKS, Paper, make_head, stacks


def running() -> Paper:
    """Louis XV moves; Frederick and Maria Theresa have stacks whose troops they may shift unasked (M6.7)."""
    paper = Paper(make_head(stacks()))
    paper.start()
    return paper


def digest(paper: Paper) -> str:
    assert paper.fold.state is not None
    return paper.fold.rules.digest(paper.fold.state)


def last(paper: Paper) -> Entry:
    entry: Entry = entries.read(paper.rows[-1].body)
    return entry


# -- free


def test_the_last_own_move_is_taken_back() -> None:
    paper = running()
    before, question = digest(paper), paper.fold.asked()[L15]
    decision = question.decision
    paper.play(L15, "piece toerring")
    events = paper.undo(L15)
    assert digest(paper) == before
    assert paper.fold.asked()[L15].decision == decision
    assert [(event.kind, dict(event.params), event.audience) for event in events] == [
        ("table.undone", {"seat": L15, "agreed": 0}, None)
    ]
    paper.check()


def test_moves_go_one_after_the_other() -> None:
    paper = running()
    seen = [digest(paper)]
    for move in ("piece toerring", "city bruck", "city augsburg"):
        paper.play(L15, move)
        seen.append(digest(paper))
    for known in reversed(seen[:-1]):
        paper.undo(L15)
        assert digest(paper) == known
    assert paper.refused(lambda fold: commands.undo(fold, L15)) == "you have made no move yet"
    paper.check()


def test_what_is_taken_back_can_be_done_otherwise() -> None:
    paper = running()
    paper.play(L15, "piece toerring")
    paper.undo(L15)
    paper.play(L15, "piece belle_isle")
    assert list(paper.fold.moves()) == [(L15, "piece belle_isle")]
    paper.check()


def test_nobody_takes_back_after_anothers_decision() -> None:
    """Not even the other: it is his move that would have to go first."""
    paper = running()
    paper.play(L15, "end")
    (asked,) = paper.fold.asked()
    assert asked != L15
    question = paper.fold.asked()[asked]
    assert question.decision is not None
    paper.play(asked, str(question.decision.options[0]))
    assert "ask the others" in paper.refused(lambda fold: commands.undo(fold, L15))


def test_nobody_takes_back_after_a_secret_was_revealed() -> None:
    """M8: the movement of France ends, and cards are drawn from the shuffled pile."""
    paper = Paper(make_head())
    paper.start()
    rng = Random(1)
    while not any(step.made.private is False for step in paper.fold.steps):
        seat, question = rng.choice(list(paper.fold.asked().items()))
        assert question.decision is not None
        paper.play(seat, str(rng.choice(question.decision.options)))
    mover = paper.fold.steps[-1].made.seat
    assert "learned a secret" in paper.refused(lambda fold: commands.undo(fold, mover))


def test_a_table_that_has_not_begun_has_nothing_to_take_back() -> None:
    paper = Paper(make_head())
    assert paper.refused(lambda fold: commands.undo(fold, L15)) == "the game has not begun yet"


def test_what_the_server_answered_goes_with_the_move_before_it() -> None:
    """M11.2: where all know that there is one option, the server answers; that is taken back with its cause."""
    for seed in range(40):
        paper, rng = running(), Random(seed)
        for _ in range(120):
            if paper.fold.outcome:
                break
            before = digest(paper)
            seat, question = rng.choice(list(paper.fold.asked().items()))
            assert question.decision is not None
            paper.play(seat, str(rng.choice(question.decision.options)))
            step = paper.fold.steps[-1]
            if step.made.forced and step.made.private and paper.fold.steps[-2].made[:3] == (seat, False, True):
                paper.undo(seat)
                undone = last(paper)
                assert isinstance(undone, Undone)
                assert len(undone.entries) >= 2
                assert digest(paper) == before
                paper.check()
                return
    pytest.fail("no forced answer came after a move that could be taken back")


# -- unnoticed moves


def test_an_unnoticed_move_of_another_stays_and_is_not_in_the_way() -> None:
    """M6.7: Frederick shifts troops in secret; Louis XV takes his own move back, and cannot tell."""
    paper, twin = running(), running()
    for table in (paper, twin):
        table.play(L15, "piece toerring")
        table.play(L15, "city bruck")
    paper.play(FR2, "divide friedrich:7")
    for table in (paper, twin):
        table.undo(L15)
    assert list(paper.fold.moves()) == [(L15, "piece toerring"), (FR2, "divide friedrich:7")]
    for who in (None, L15, MT):
        assert paper.logs[who] == twin.logs[who]
        assert paper.fold.epochs[who] == twin.fold.epochs[who]
    paper.check()


def test_an_unnoticed_move_is_taken_back_unnoticed() -> None:
    """Only who made it is told; nobody else's log, count or epoch changes."""
    paper, twin = running(), running()
    paper.play(FR2, "divide friedrich:7")
    events = paper.undo(FR2)
    assert [event.audience for event in events] == [frozenset({FR2})]
    for who in (None, L15, MT):
        assert (paper.logs[who], paper.fold.epochs[who]) == (twin.logs[who], 0)
    assert paper.fold.epochs[FR2] == 1
    assert digest(paper) == digest(twin)
    paper.check()


def leaders() -> Paper:
    """C7.3.2: Britain and France are asked at once, and in secret, whom they expel."""
    paper = Paper(make_head(diplomacy()), {seat: seat[:4] for seat in diplomacy().seats})
    paper.start()
    return paper


def test_a_secret_answer_is_taken_back_unnoticed() -> None:
    """Nobody knew that there was one, so nobody is told that it has gone."""
    paper, twin = leaders(), leaders()
    paper.clock.go_on(HOUR)
    paper.play("britain", "expel austria")
    paper.undo("britain")
    assert paper.logs["britain"] != twin.logs["britain"]
    for who in set(paper.logs) - {"britain"}:
        assert (paper.logs[who], paper.fold.epochs[who]) == (twin.logs[who], 0)
    assert paper.fold.changed_at == twin.fold.changed_at
    paper.check()


@pytest.mark.parametrize("secretly", [False, True])
def test_undo_does_not_tell_whether_another_has_chosen_in_secret(secretly: bool) -> None:
    """Britain may or may not have named whom it expels; France can take its own choice back all the same."""
    paper = leaders()
    paper.play("france", "expel spain")
    if secretly:
        paper.play("britain", "expel austria")
    paper.undo("france")
    assert [seat for seat, _ in paper.fold.moves()] == ["britain"] * secretly
    paper.check()


# -- with the consent of others


def test_an_agreed_undo_goes_back_over_others_moves() -> None:
    """And what others had done unnoticed stays."""
    paper = running()
    before = digest(paper)
    paper.play(L15, "end")
    (asked,) = paper.fold.asked()
    question = paper.fold.asked()[asked]
    assert question.decision is not None
    paper.play(asked, str(question.decision.options[0]))
    paper.request(L15, "undo")
    for seat in (FR2, MT):
        paper.answer(seat)
    assert digest(paper) == before
    assert last(paper) == Undone(L15, _moves(paper), agreed=True)
    assert [event["kind"] for event in paper.logs[None]][-4:] == [
        "table.undo_requested",
        "table.undo_agreed",
        "table.undo_agreed",
        "table.undone",
    ]
    paper.check()


def _moves(paper: Paper) -> list[int]:
    return [row.number for row in paper.rows if isinstance(entries.read(row.body), Moved)]


def test_an_agreed_undo_keeps_what_was_done_unnoticed() -> None:
    paper = running()
    paper.play(L15, "piece toerring")
    paper.play(MT, "divide traun:4")
    paper.play(L15, "city bruck")
    paper.play(L15, "stop")
    paper.request(L15, "undo")
    for seat in (FR2, MT):
        paper.answer(seat)
    assert (MT, "divide traun:4") in list(paper.fold.moves())
    paper.check()


def test_what_was_agreed_is_done_also_if_secret_moves_depend_on_it() -> None:
    """M6.7: Frederick stacks two generals and shifts their troops unnoticed; without his march he could not have."""
    apart = STACKS.replace("schwerin: {city: beraun", "schwerin: {city: rakonitz")
    paper = Paper(make_head(intro(apart)))
    paper.start()
    before = digest(paper)
    paper.play(L15, "end")
    for move in ("piece schwerin", "city beraun", "divide friedrich:5"):
        paper.play(FR2, move)
    paper.request(L15, "undo")
    for seat in (FR2, MT):
        paper.answer(seat)
    assert list(paper.fold.moves()) == []
    assert digest(paper) == before
    paper.check()


def test_the_log_of_others_is_the_same_after_any_undo() -> None:
    """What is between an undone move and its undo stays: requests, answers, seats that changed hands."""
    paper = running()
    paper.play(L15, "piece toerring")
    paper.play(L15, "city bruck")
    paper.do(lambda fold: commands.hand_to_bot(fold, MT, "random"))
    paper.do(lambda fold: commands.take_back(fold, MT, ANNA))
    paper.undo(L15)
    told = [event["kind"] for event in paper.logs[FR2]]
    assert told[-3:] == ["table.seat_handed", "table.seat_taken_back", "table.undone"]
    assert "moved" not in told
    paper.check()


def test_people_are_the_same_after_an_undo() -> None:
    paper = running()
    paper.play(L15, "piece toerring")
    paper.do(lambda fold: commands.hand_to_bot(fold, FR2, "random"))
    paper.undo(L15)
    assert {seat: (place.owner, place.bot) for seat, place in paper.fold.places.items()} == {
        MT: (ANNA, None),
        FR2: (BERT, "random"),
        L15: (CARL, None),
    }
    paper.check()
