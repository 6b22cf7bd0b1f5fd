"""Those who judge a crashed or attacked server see what is wrong: else their verdict would be worth nothing."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from bench.hostile import Arsenal, Spy
from bench.judge import Made, replay
from bench.parties import Ledger
from bench.secrecy import Chronicle, Secrets, Witness, encode
from kabinett import wire
from kabinett.core.events import Event
from kabinett.games import make_rules
from kabinett.server import entries as kinds
from kabinett.server.entries import Entry
from kabinett.server.fold import Fold, Perspective, Told
from kabinett.server.storage.journal import Loaded, Row
from kabinett.server.telling import question_of, view_of
from tests.server.tables import FR2, L15, MT, THREE, Paper, make_head

ONE = Made(FR2, 3, "value 5")


# -- entries


def paper(moves: int = 30) -> Paper:
    """A table after some moves of people who choose at random."""
    table, rng = Paper(make_head()), Random(1740)
    table.start()
    for _ in range(moves):
        seat, asked = next(iter(table.fold.asked().items()))
        assert asked.decision is not None
        table.play(seat, str(rng.choice(asked.decision.options)))
    table.rows = [signed(row) for row in table.rows]
    return table


def signed(row: Row, entry: Entry | None = None) -> Row:
    """A row with who made it, and perhaps with another entry."""
    chosen = entry or kinds.read(row.body)
    own = THREE[chosen.seat] if isinstance(chosen, kinds.Moved) and not chosen.forced else None
    return msgspec.structs.replace(row, body=kinds.write(chosen), person=own)


def faults(table: Paper, rows: list[Row]) -> str:
    return "\n".join(replay(Loaded(table.fold.head, None, None, rows)).faults)


def last_move(table: Paper) -> tuple[int, kinds.Moved]:
    """The last row that holds a person's move."""
    found = ((n, kinds.read(row.body)) for n, row in reversed(list(enumerate(table.rows))))
    return next((n, entry) for n, entry in found if isinstance(entry, kinds.Moved) and not entry.forced)


def test_a_table_in_order_has_no_faults() -> None:
    table = paper()
    story = replay(Loaded(table.fold.head, None, None, table.rows))
    assert story.faults == []
    assert len(story.made) == 30
    assert [made.move for made in story.made if made.seat == FR2] == [
        step.move for step in table.fold.steps if step.made.seat == FR2 and not step.made.forced
    ]


def test_a_missing_entry_is_seen() -> None:
    table = paper()
    assert "entry 11: it should be entry 10" in faults(table, table.rows[:9] + table.rows[10:])


def test_a_move_by_somebody_else_is_seen() -> None:
    table = paper()
    number, _ = last_move(table)
    table.rows[number] = msgspec.structs.replace(table.rows[number], person="mallory")
    assert "mallory does not play" in faults(table, table.rows[: number + 1])


def test_changed_consequences_are_seen() -> None:
    table = paper()
    table.rows[-1] = msgspec.structs.replace(table.rows[-1], events=b"[]")
    assert "its consequences are others" in faults(table, table.rows)


def test_an_illegal_move_is_seen() -> None:
    table = paper()
    number, entry = last_move(table)
    other = next(seat for seat in THREE if seat != entry.seat)
    table.rows[number] = signed(table.rows[number], kinds.Moved(other, entry.move))
    assert f"{other} could not make the move {entry.move}" in faults(table, table.rows)


def test_an_undo_that_was_not_free_is_seen() -> None:
    table = paper()
    number, _ = last_move(table)
    row = msgspec.structs.replace(table.rows[number], number=number + 2)
    rows = [*table.rows[: number + 1], signed(row, kinds.Undone(MT, [table.fold.started_at + 1]))]
    assert f"{MT} could not take back the moves" in faults(table, rows)


# -- what players know


def ledger(back: bool = False) -> Ledger:
    """The ledger of a player who has sent one move, and was told that it is made."""
    known = Ledger("t", {}, back)
    known.sent[ONE] += 1
    known.done[ONE] += 1
    return known


def test_what_is_there_as_acknowledged_is_in_order() -> None:
    assert ledger().faults([ONE], [], []) == []


def test_a_lost_move_is_seen() -> None:
    assert ledger().faults([], [], []) == [f"table t: {ONE} is acknowledged, but missing"]


def test_a_move_made_twice_is_seen() -> None:
    assert ledger().faults([ONE, ONE], [], []) == [f"table t: {ONE} is there 2 times"]


def test_a_move_that_nobody_made_is_seen() -> None:
    other = Made(L15, 1, "pass")
    assert ledger().faults([ONE, other], [], []) == [f"table t: {other} is there, but nobody made it"]


def test_a_move_that_was_refused_and_is_there_is_seen() -> None:
    known = Ledger("t", {}, False)
    known.sent[ONE] += 1
    assert known.faults([ONE], [], []) == []  # its answer was lost
    known.refused[ONE] += 1
    assert known.faults([ONE], [], []) == [f"table t: {ONE} is there, but was refused"]


def test_a_question_that_was_answered_has_one_of_the_answers_sent() -> None:
    other = ONE._replace(move="value 6")
    known = Ledger("t", {}, False)
    known.sent.update((ONE, other))
    known.answered[FR2, 3] = {ONE.move, other.move}
    assert known.faults([other], [], []) == []
    assert "was answered, but not by" in known.faults([], [], [])[0]


def test_lost_and_doubled_words_are_seen() -> None:
    known = ledger()
    known.texts = {"hello": True, "lost": False}
    assert known.faults([ONE], [], ["hello"]) == []
    assert known.faults([ONE], [], []) == ["table t: 'hello' was said, but is missing"]
    assert known.faults([ONE], [], ["hello", "hello"]) == ["table t: 'hello' is there 2 times"]


def test_lost_undos_are_seen() -> None:
    known = ledger(back=True)
    known.undos[FR2], known.undone[FR2] = 2, 1
    assert known.faults([ONE], [FR2], []) == []
    assert known.faults([ONE], [FR2, FR2], []) == []
    assert "acknowledged 1, sent 2" in known.faults([ONE], [], [])[0]
    assert "acknowledged 1, sent 2" in known.faults([ONE], [FR2] * 3, [])[0]


# -- what a perspective is told


class Watched:
    """A table that has been played, and what a seat's socket would have said after each entry."""

    def __init__(self) -> None:
        self.paper = paper()
        self.rules = self.paper.fold.rules
        self.chronicle = Chronicle(self.rules.seats)
        self.welcomes: dict[Perspective, list[bytes]] = {who: [] for who in self.chronicle.perspectives}
        replay(Loaded(self.paper.fold.head, None, None, self.paper.rows), self._watch)

    def _watch(self, fold: Fold, events: list[Event]) -> None:
        self.chronicle.watch(fold, events)
        for who, sent in self.welcomes.items():
            log = [event.to_json() for told in fold.told for event in self._told(told) if event.known_to(who)]
            message = wire.Welcome(who, {}, view_of(fold, who), question_of(fold, who), 0, 0, 0, log, [])
            sent.append(wire.encode(message))

    def _told(self, told: Told) -> list[Event]:
        row = self.paper.rows[told.entry - 1]
        return [Event.from_json(event) for event in msgspec.json.decode(row.events or b"[]")]

    def witness(self, who: Perspective) -> Witness:
        return Witness(self.rules, self.paper.fold.head.seed, self.chronicle, who)


@pytest.fixture(scope="module")
def watched() -> Watched:
    return Watched()


@pytest.mark.parametrize("who", [None, MT, FR2, L15])
def test_what_a_perspective_may_know_is_no_fault(watched: Watched, who: Perspective) -> None:
    witness = watched.witness(who)
    for text in watched.welcomes[who]:
        witness.hear(text)
    assert witness.faults == []
    assert witness.at == len(watched.paper.rows) - 1


@pytest.mark.parametrize(("who", "other"), [(None, MT), (MT, FR2), (FR2, L15)])
def test_what_another_sees_is_told_apart(watched: Watched, who: Perspective, other: Perspective) -> None:
    witness = watched.witness(who)
    witness.hear(watched.welcomes[other][-1])
    assert any("it shows what it should not" in fault for fault in witness.faults)
    assert any("is told by" in fault for fault in witness.faults)


def test_the_seed_is_found(watched: Watched) -> None:
    witness = watched.witness(None)
    witness.hear(wire.encode(wire.About({"seed": watched.paper.fold.head.seed})))
    assert "the seed is told" in witness.faults[0]


def test_a_message_that_tells_nothing_new_is_a_sign(watched: Watched) -> None:
    witness = watched.witness(L15)
    witness.hear(watched.welcomes[L15][-1])
    view = msgspec.json.decode(watched.welcomes[L15][-1])
    same = {name: view["view"][name] for name in ("decisions", "standing", "waiting_for")}
    count = len(view["events"])
    witness.hear(wire.encode(wire.Update(view["question"], 0, count, [], {}, [], **same)))
    assert any("a message came that changes nothing" in fault for fault in witness.faults)


def test_a_private_message_to_others_is_a_fault(watched: Watched) -> None:
    witness = watched.witness(L15)
    witness.hear(wire.encode(wire.Said({"to": [MT, FR2], "text": "psst"})))
    assert "was heard" in witness.faults[0]


def test_the_troops_and_cards_of_others_are_secrets(watched: Watched) -> None:
    state = watched.paper.fold.state
    assert state is not None
    whole = watched.rules.to_json(state)
    hidden = Secrets(watched.rules, state, FR2)
    assert {"hands", "troops"} <= hidden.entries.keys()
    assert "friedrich" not in hidden.entries["troops"]
    assert hidden.entries["troops"]["neipperg"] == whole["troops"]["neipperg"]
    general = encode({"x": {"neipperg": whole["troops"]["neipperg"]}})
    assert list(hidden.found_in(general))
    assert not list(hidden.found_in(encode({"x": {"friedrich": whole["troops"]["friedrich"]}})))
    hand = max((whole["hands"][power] for power in hidden.entries["hands"]), key=len)
    assert list(hidden.found_in(encode([hand])))


# -- what hostile players send


def test_every_weapon_can_be_used() -> None:
    rules = make_rules("maria")
    spies = [Spy("", "t", seat, None) for seat in rules.seats]
    arsenal = Arsenal(rules, spies[0], spies, Random(1))
    for weapon in arsenal.weapons:
        for _ in range(20):
            assert weapon().kind
