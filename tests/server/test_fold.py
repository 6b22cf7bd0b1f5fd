"""A table is the fold of its entries: the same rows give the same table, with a snapshot or without, and what each
perspective is told adds up to what it may know."""

from __future__ import annotations

import msgspec
import pytest

from kabinett.core.errors import KabinettError
from kabinett.core.game import Game
from kabinett.server import commands, entries, writing
from kabinett.server.clocks import ClockSpec
from kabinett.server.entries import Entry, Moved, Seated, Started
from kabinett.server.fold import Head
from kabinett.server.loading import rules_of
from tests.ancien_regime.diplomacy_table import diplomacy
from tests.server.tables import (
    DAY,
    FR2,
    HOUR,
    L15,
    MT,
    THREE,
    Paper,
    Players,
    facts,
    make_head,
    snapshot_of,
    stacks,
)

BANK = ClockSpec("bank", (), DAY, HOUR, 2 * DAY)
LADDER = ClockSpec("ladder", (DAY, DAY // 2, DAY // 4))
FOUR = {"players": 4, "rounds": 3}
POWERS = {"britain": "anna", "france": "bert", "austria": "carl", "prussia": "dora"}


def heads() -> dict[str, tuple[Head, dict[str, str]]]:
    """Tables of both games, with each kind of clock."""
    seven = {seat: f"p{n}" for n, seat in enumerate(diplomacy().seats)}
    return {
        "introductory": (make_head(stacks(), clock=BANK), THREE),
        "advanced": (make_head(options={"variant": "advanced"}, clock=LADDER), THREE),
        "two players": (make_head(options={"players": 2}), {"a2": "anna", "b2": "bert"}),
        "four powers": (make_head(game="ancien_regime", options=FOUR, clock=LADDER), POWERS),
        "secret choices": (make_head(diplomacy(), clock=BANK), seven),
    }


@pytest.fixture(params=["introductory", "advanced", "two players", "four powers", "secret choices"])
def paper(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Paper:
    """A table at which nothing has happened yet, and of which snapshots are made often."""
    monkeypatch.setattr(writing, "SNAPSHOT_EVERY", 7)
    head, people = heads()[request.param]
    people = {seat: people.get(seat, "bot random") for seat in _seats(head)}
    made = Paper(head, people)
    made.start()
    return made


def _seats(head: Head) -> tuple[str, ...]:
    return rules_of(head.game, head.options).seats


# -- purity


@pytest.mark.parametrize("seed", range(3))
def test_the_same_rows_give_the_same_table(paper: Paper, seed: int) -> None:
    """With moves taken back, requests, seats that change hands and clocks that lapse; from any snapshot on."""
    players = Players(paper, seed)
    for _ in range(12):
        players.go_on(15)
        paper.check()
    assert paper.snapshot is not None
    assert {entry.__class__ for entry in map(entries.read, (row.body for row in paper.rows))} >= {
        Moved,
        Seated,
        Started,
    }


def test_a_snapshot_of_any_moment_leads_to_the_same_table(paper: Paper) -> None:
    """Also when moves from before the snapshot are taken back after it."""
    players, snapshots = Players(paper, 5), []
    for _ in range(25):
        players.go_on(4)
        if not paper.fold.outcome:
            snapshots.append(snapshot_of(paper.fold))
    now = facts(paper.fold)
    for snapshot in snapshots:
        assert facts(paper.again(snapshot)) == now


def test_the_state_is_that_of_the_moves_which_were_not_taken_back(paper: Paper) -> None:
    """As if the others had never been made."""
    Players(paper, 8).go_on(150)
    head, fold = paper.fold.head, paper.fold
    game = Game(fold.rules, head.seed, head.start)
    for seat, move in fold.moves():
        game.play(seat, move)
    assert fold.state is not None
    assert game.rules.digest(game.state) == fold.rules.digest(fold.state)
    assert [decision.to_json() for decision in game.decisions()] == [
        question.decision.to_json() for question in fold.asked().values() if question.decision
    ]


def test_entries_come_in_order() -> None:
    paper = Paper(make_head())
    with pytest.raises(KabinettError, match=r"entry 9 of table .* comes after entry 3"):
        paper.fold.apply(9, 0, Started())


def test_time_never_goes_back() -> None:
    """A clock of the machine that was set back must not make a seat's time longer."""
    paper = Paper(make_head())
    at = paper.fold.at
    paper.fold.apply(4, at - 5000, Started())
    assert paper.fold.at == at


@pytest.mark.parametrize(
    "entry",
    [
        Moved(FR2, "city breslau"),
        Moved(FR2, "value 1", forced=True),
        entries.Undone(MT, [4, 5], agreed=True),
        Seated(L15, "handed", owner="anna", bot="random"),
        Started(),
        entries.Requested(FR2, "undo", [L15, MT], 7),
        entries.Answered(MT, 3, False),
        entries.Withdrawn(FR2, 3),
        entries.Paused(),
        entries.Resumed(),
        entries.TimedOut(MT, True),
        entries.Ended([FR2], "resigned"),
    ],
)
def test_an_entry_is_read_as_it_was_written(entry: Entry) -> None:
    assert entries.read(entries.write(entry)) == entry


# -- questions


def test_a_number_of_a_question_is_never_used_again(paper: Paper) -> None:
    """For each seat: an answer that comes late never meets another question than the one it was given to."""
    players = Players(paper, 21)
    texts: dict[tuple[str, int], bytes] = {}
    for _ in range(300):
        before = {seat: question.number for seat, question in paper.fold.asked().items()}
        epochs = dict(paper.fold.epochs)
        players.go_on(1)
        for seat, question in paper.fold.asked().items():
            assert question.decision is not None
            text = msgspec.json.encode(question.decision.to_json())
            assert texts.setdefault((seat, question.number), text) == text
            assert (seat, question.number) not in players.answered
            assert question.number >= before.get(seat, 0)
            if paper.fold.epochs[seat] != epochs[seat]:  # something it knew was taken back
                assert question.number != before.get(seat)
    assert players.answered


def test_an_undo_asks_anew() -> None:
    """Louis XV is asked the same as before, but it is another moment: his late answer is stale."""
    paper = Paper(make_head(stacks()))
    paper.start()
    late = paper.fold.asked()[L15]
    number, decision = late.number, late.decision
    paper.play(L15, "piece toerring")
    paper.undo(L15)
    assert paper.fold.asked()[L15].decision == decision
    paper.refused(lambda fold: commands.play(fold, L15, "piece toerring", number), "stale")


def test_an_undo_asks_others_anew() -> None:
    """Frederick asks for an undo that is agreed a turn later. Louis XV is asked the same question a turn earlier then:
    the answer that he was just about to give does not meet it."""
    paper = Paper(make_head(stacks()))
    paper.start()
    asked = paper.fold.asked()[L15].decision
    paper.play(FR2, "divide friedrich:7")
    paper.request(FR2, "undo")
    paper.play(L15, "end")
    while L15 not in paper.fold.asked() or paper.fold.asked()[L15].decision != asked:
        seat, question = next(iter(paper.fold.asked().items()))
        assert question.decision is not None
        paper.play(seat, str(question.decision.options[-1]))
    late = paper.fold.asked()[L15].number
    for seat in (MT, L15):
        paper.answer(seat)
    assert list(paper.fold.moves()) == []
    assert paper.fold.asked()[L15].decision == asked
    paper.refused(lambda fold: commands.play(fold, L15, "end", late), "stale")
    paper.check()


def test_anothers_secret_answer_leaves_my_question_as_it_was() -> None:
    """C7.3.2: both Leaders are asked at once. What one chooses changes nothing that the other, or anybody, sees."""
    seats = diplomacy().seats
    paper = Paper(make_head(diplomacy()), {seat: seat[:3] for seat in seats})
    paper.start()
    before, counts = paper.fold.asked()["france"], {who: paper.fold.count(who) for who in paper.fold.epochs}
    number = before.number
    paper.play("britain", "expel austria")
    after = paper.fold.asked()["france"]
    assert (after.number, after.decision) == (number, before.decision)
    assert {who: paper.fold.count(who) for who in paper.fold.epochs} == counts
    paper.do(lambda fold: commands.play(fold, "france", "expel spain", number))
