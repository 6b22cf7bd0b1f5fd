"""Clocks of tables played by correspondence, with time that the tests move."""

from __future__ import annotations

import pytest

from kabinett.core.game import Game
from kabinett.server import commands, creation
from kabinett.server.clocks import ClockSpec
from kabinett.server.entries import Paused, Resumed
from kabinett.server.errors import Refusal
from kabinett.server.fold import Place
from kabinett.server.storage import journal
from tests.ancien_regime.diplomacy_table import diplomacy
from tests.maria.table import intro
from tests.server.tables import (
    ANNA,
    BERT,
    CARL,
    DAY,
    FR2,
    HOUR,
    L15,
    MT,
    SECOND,
    STACKS,
    THREE,
    Paper,
    awaited,
    kinds,
    make_head,
    play,
    rows_of,
    stacks,
    world,
)

LADDER = ClockSpec("ladder", (3 * DAY, 2 * DAY, DAY))
BANK = ClockSpec("bank", (), DAY, HOUR, DAY + 2 * HOUR)


def running(
    clock: ClockSpec, on_timeout: str = "nothing", people: dict[str, str] = THREE, game: Game | None = None
) -> Paper:
    paper = Paper(make_head(game or stacks(), clock=clock, on_timeout=on_timeout), people)
    paper.start()
    return paper


def lapse(paper: Paper) -> list[str]:
    """Let everything happen that is due; the kinds of what was told."""
    told: list[str] = []
    while entries := commands.time_out(paper.fold, paper.clock()):
        told += kinds(paper.take(entries))
    return told


def left(paper: Paper, seat: str) -> int | None:
    """How much time a seat that is asked has."""
    due = paper.fold.clocks.due(seat)
    return None if due is None else due - paper.clock()


def to_and_fro(paper: Paper) -> None:
    """Louis XV ends his movement, and is asked anew some moves later; no time passes."""
    before = paper.fold.asked()[L15].number
    while L15 not in paper.fold.asked() or paper.fold.asked()[L15].number == before:
        seat, question = next(iter(paper.fold.asked().items()))
        assert question.decision is not None
        quiet = [o for o in map(str, question.decision.options) if o in ("end", "pass", "stop", "stay")]
        paper.play(seat, (quiet or list(map(str, question.decision.options)))[0])


# -- none


def test_without_a_clock_nothing_is_ever_due() -> None:
    paper = running(ClockSpec())
    paper.clock.go_on(1000 * DAY)
    assert (lapse(paper), left(paper, L15), paper.fold.clocks.next_due()) == ([], None, None)


# -- ladder


def test_a_ladder_gives_each_move_the_time_of_its_step() -> None:
    paper = running(LADDER)
    assert left(paper, L15) == 3 * DAY
    paper.clock.go_on(2 * DAY)
    paper.play(L15, "piece toerring")
    assert left(paper, L15) == 3 * DAY
    assert [paper.fold.clocks.due(seat) for seat in (FR2, MT)] == [None, None]
    paper.check()


def test_who_is_late_falls_and_who_is_in_time_climbs() -> None:
    paper = running(LADDER)
    paper.clock.go_on(3 * DAY - 1)
    assert lapse(paper) == []
    paper.clock.go_on(1)
    assert lapse(paper) == ["table.time_lapsed"]
    assert left(paper, L15) == 2 * DAY
    paper.clock.go_on(2 * DAY)
    assert lapse(paper) == ["table.time_lapsed"]
    assert left(paper, L15) == DAY
    paper.play(L15, "piece toerring")
    assert left(paper, L15) == 2 * DAY
    paper.play(L15, "city bruck")
    paper.play(L15, "stop")
    assert left(paper, L15) == 3 * DAY
    paper.check()


def test_each_seat_stands_on_its_own_step() -> None:
    paper = running(LADDER)
    paper.clock.go_on(3 * DAY)
    lapse(paper)
    to_and_fro(paper)
    assert [clock.step for clock in paper.fold.clocks.seats.values()] == [0, 0, 0]


def test_after_a_long_night_one_step_lapses() -> None:
    """The server was off for a month: who comes back has his next step, and not nothing."""
    paper = running(LADDER)
    paper.clock.go_on(30 * DAY)
    assert lapse(paper) == ["table.time_lapsed"]
    assert left(paper, L15) == 2 * DAY


@pytest.mark.parametrize("clock", [LADDER, BANK])
def test_shifting_troops_unasked_wins_no_time(clock: ClockSpec) -> None:
    """M6.7: it is no answer, and nobody may notice it."""
    paper = running(clock, game=intro(STACKS.replace("france", "prussia")))
    due = paper.fold.clocks.due(FR2)
    paper.clock.go_on(HOUR)
    paper.play(FR2, "divide friedrich:7")
    assert paper.fold.clocks.due(FR2) == due
    paper.check()


def _quiet(paper: Paper, seat: str) -> str:
    question = paper.fold.asked()[seat]
    assert question.decision is not None
    options = list(map(str, question.decision.options))
    return next((option for option in options if option in ("end", "stop", "pass", "stay")), options[0])


def test_a_secret_choice_is_not_told_by_the_clock() -> None:
    """C7.3.2: Britain names whom it expels, and is asked for more; nobody may know that it has named anybody."""
    seats = diplomacy().seats
    paper = running(LADDER, people={seat: seat[:4] for seat in seats}, game=diplomacy())
    due = paper.fold.clocks.due("britain")
    paper.clock.go_on(HOUR)
    paper.play("britain", "expel austria")
    assert paper.fold.clocks.due("britain") == due
    paper.check()


# -- bank


def test_a_bank_runs_while_its_seat_is_asked() -> None:
    """It gets its increment when the seat is newly asked, not with each answer."""
    paper = running(BANK)
    assert left(paper, L15) == DAY + HOUR
    paper.clock.go_on(5 * HOUR)
    paper.play(L15, "piece toerring")
    assert left(paper, L15) == DAY - 4 * HOUR
    paper.clock.go_on(HOUR)
    paper.play(L15, "city bruck")
    assert left(paper, L15) == DAY - 5 * HOUR
    paper.check()


def test_the_bank_of_who_is_not_asked_stands() -> None:
    paper = running(BANK)
    paper.clock.go_on(5 * HOUR)
    paper.play(L15, "end")
    assert L15 not in paper.fold.asked()
    paper.clock.go_on(5 * HOUR)
    to_and_fro_from_elsewhere(paper)
    assert left(paper, L15) == DAY - 3 * HOUR
    paper.check()


def to_and_fro_from_elsewhere(paper: Paper) -> None:
    """Others do as little as they can until Louis XV is asked; no time passes."""
    while L15 not in paper.fold.asked():
        seat = next(iter(paper.fold.asked()))
        paper.play(seat, _quiet(paper, seat))


def test_a_bank_never_grows_above_its_most() -> None:
    paper = running(BANK)
    for _ in range(3):
        paper.play(L15, "end") if "end" in _options(paper) else to_and_fro(paper)
        to_and_fro_from_elsewhere(paper)
    assert left(paper, L15) == DAY + 2 * HOUR


def _options(paper: Paper) -> list[str]:
    question = paper.fold.asked()[L15]
    assert question.decision is not None
    return list(map(str, question.decision.options))


def test_moving_and_taking_back_wins_no_time() -> None:
    paper = running(BANK, people={MT: ANNA, FR2: ANNA, L15: CARL})
    paper.clock.go_on(10 * HOUR)
    paper.play(L15, "piece toerring")
    paper.undo(L15)
    paper.play(L15, "end")
    asked_again = left(paper, L15)
    paper.do(lambda fold: commands.request(fold, L15, "undo"))
    paper.answer(FR2)
    paper.answer(MT)
    assert asked_again is None
    assert left(paper, L15) == DAY - 9 * HOUR
    paper.check()


def test_an_empty_bank_is_the_end() -> None:
    paper = running(BANK)
    paper.clock.go_on(DAY + HOUR)
    assert lapse(paper) == ["table.time_out"]
    assert lapse(paper) == []
    paper.check()


# -- pause


@pytest.mark.parametrize(("clock", "given"), [(LADDER, 3 * DAY), (BANK, DAY + HOUR)])
def test_a_pause_keeps_the_time(clock: ClockSpec, given: int) -> None:
    paper = running(clock)
    paper.clock.go_on(HOUR)
    paper.take([Paused()])
    assert left(paper, L15) is None
    assert paper.fold.clocks.left(L15) == given - HOUR
    paper.clock.go_on(100 * DAY)
    assert lapse(paper) == []
    paper.take([Resumed()])
    assert left(paper, L15) == given - HOUR
    paper.check()


def test_moves_made_in_a_pause_cost_no_time() -> None:
    paper = running(BANK)
    paper.take([Paused()])
    paper.clock.go_on(DAY)
    paper.play(L15, "end")
    (asked, *_) = paper.fold.asked()
    paper.clock.go_on(DAY)
    paper.take([Resumed()])
    assert left(paper, asked) == DAY + HOUR
    paper.check()


# -- time-out


def test_nothing_happens_if_that_was_chosen() -> None:
    """It is told, once; the seat may still move, and then it is in time again."""
    paper = running(LADDER)
    for days in (3, 2, 1):
        paper.clock.go_on(days * DAY)
        told = lapse(paper)
    assert told == ["table.time_out"]
    paper.clock.go_on(DAY)
    assert lapse(paper) == []
    assert paper.fold.places[L15] == Place(owner=CARL, player=CARL)
    paper.play(L15, "piece toerring")
    assert left(paper, L15) == 2 * DAY
    paper.check()


def test_a_bot_plays_on_and_the_seat_is_taken_back() -> None:
    """Who comes back is not late at once."""
    paper = running(BANK, "bot random")
    paper.clock.go_on(2 * DAY)
    assert lapse(paper) == ["table.time_out", "table.seat_timeout"]
    assert paper.fold.places[L15] == Place(owner=CARL, bot="random")
    assert paper.fold.waiting_bots() == [L15]
    paper.clock.go_on(DAY)
    paper.do(lambda fold: commands.take_back(fold, L15, CARL))
    assert lapse(paper) == []
    assert left(paper, L15) == HOUR
    paper.check()


def test_who_comes_back_stands_on_the_first_step() -> None:
    paper = running(LADDER, "bot random")
    for days in (3, 2, 1):
        paper.clock.go_on(days * DAY)
        lapse(paper)
    assert paper.fold.places[L15].bot == "random"
    paper.do(lambda fold: commands.take_back(fold, L15, CARL))
    assert left(paper, L15) == 3 * DAY
    paper.check()


def test_the_seat_resigns() -> None:
    """Of three the others play on; of two the other has won."""
    paper = running(BANK, "resign")
    paper.clock.go_on(2 * DAY)
    assert lapse(paper) == ["table.time_out", "table.seat_resigned"]
    assert (paper.fold.status, paper.fold.places[L15].resigned) == ("running", True)
    two = Paper(make_head(options={"players": 2}, clock=BANK, on_timeout="resign"), {"a2": ANNA, "b2": BERT})
    two.start()
    two.clock.go_on(2 * DAY)
    (late, *_) = two.fold.asked()
    assert lapse(two)[-1] == "table.ended"
    assert two.fold.outcome is not None
    assert two.fold.outcome.winners == ({"a2": "b2", "b2": "a2"}[late],)
    two.check()


def test_no_time_runs_for_bots() -> None:
    """A bot that waited for a server that was off is not late."""
    paper = running(BANK, "resign", {L15: "bot random", MT: ANNA, FR2: BERT})
    assert (list(paper.fold.asked()), paper.fold.clocks.next_due()) == ([L15], None)
    paper.clock.go_on(100 * DAY)
    assert lapse(paper) == []
    paper.check()


def test_time_runs_for_a_seat_that_was_left() -> None:
    """Else the others would wait for ever; what was chosen for late seats happens to it too."""
    paper = running(BANK, "bot random")
    paper.do(lambda fold: commands.leave(fold, L15, CARL))
    paper.clock.go_on(2 * DAY)
    assert lapse(paper) == ["table.time_out", "table.seat_timeout"]
    assert paper.fold.places[L15] == Place(bot="random")


def test_several_are_late_at_once() -> None:
    """M4.9: all set up at the same time."""
    paper = Paper(make_head(clock=BANK, on_timeout="bot random"))
    paper.start()
    paper.clock.go_on(2 * DAY)
    assert lapse(paper).count("table.seat_timeout") == 3
    assert {place.bot for place in paper.fold.places.values()} == {"random"}
    paper.check()


# -- what can be chosen


@pytest.mark.parametrize(
    ("clock", "fault"),
    [
        (ClockSpec("ladder"), "a ladder needs steps"),
        (ClockSpec("ladder", (DAY, 2 * DAY)), "none longer than the one before"),
        (ClockSpec("bank"), "a bank needs some time"),
        (ClockSpec("bank", (), DAY, HOUR, HOUR), "its most is not less"),
        (ClockSpec("bank", (DAY,), DAY, 0, DAY), "only a ladder has steps"),
        (ClockSpec("none", (), DAY), "only a bank has time"),
        (ClockSpec("ladder", (DAY,), 0, HOUR), "only a bank has time"),
    ],
)
def test_clocks_that_cannot_run_are_refused(clock: ClockSpec, fault: str) -> None:
    with pytest.raises(Refusal, match=fault):
        creation.check_clock(clock)


# -- in a hall


@awaited
async def test_a_sweep_sees_to_all_tables_whose_time_is_over(database_url: str) -> None:
    """Also to those that no process has in memory; to others nothing happens."""
    async with world(database_url) as w:
        late = await w.table(make_head(stacks(), clock=BANK, on_timeout="resign"))
        early = await w.table(make_head(stacks(), clock=LADDER, on_timeout="resign"))
        entries = len(await rows_of(early))
        await w.stop(w.halls[0])
        hall = w.hall()
        w.clock.go_on(DAY + HOUR - SECOND)
        await hall.sweep()
        assert not (await (await hall.table(late.id)).fold()).places[L15].resigned
        w.clock.go_on(SECOND)
        await hall.sweep()
        swept = await hall.table(late.id)
        assert (await swept.fold()).places[L15].resigned
        assert len(await rows_of(await hall.table(early.id))) == entries
        assert await hall.database.read(journal.due, w.clock() + DAY, 10) == []


@awaited
async def test_two_processes_sweep_at_once(postgres_url: str) -> None:
    """A seat is late once."""
    async with world(postgres_url) as w:
        table = await w.table(make_head(stacks(), clock=BANK))
        other = await w.elsewhere(table)
        w.clock.go_on(2 * DAY)
        await table.hall.sweep()
        await other.hall.sweep()
        assert sum(b"timeout" in row.body for row in await rows_of(table)) == 1


@awaited
async def test_a_move_in_time_is_not_swept_away(database_url: str) -> None:
    async with world(database_url) as w:
        table = await w.table(make_head(stacks(), clock=BANK, on_timeout="resign"))
        w.clock.go_on(DAY)
        await play(table, L15, "end")
        w.clock.go_on(DAY)
        await table.hall.sweep()
        assert not (await table.fold()).places[L15].resigned
