"""Games of older versions: played on where this engine plays them as the older one did; else frozen, never broken."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import Connection, update

from kabinett import verify_game
from kabinett.core.errors import BadFile
from kabinett.core.journal import ENGINE, read_journal
from kabinett.core.state import Outcome
from kabinett.maria.rules import Maria
from kabinett.server import commands, playing, replays, writing
from kabinett.server.clocks import ClockSpec
from kabinett.server.errors import Refusal, refused
from kabinett.server.fold import Head
from kabinett.server.live import Live
from kabinett.server.storage import journal
from kabinett.server.storage.schema import entries, tables
from kabinett.version import COMPILED, __version__, form
from tests.server.tables import (
    ANNA,
    CARL,
    DAY,
    FR2,
    L15,
    MT,
    Client,
    Paper,
    Players,
    World,
    awaited,
    facts,
    make_head,
    play,
    play_any,
    rows_of,
    stacks,
    truth,
    world,
)

BANK = ClockSpec("bank", (), DAY, 0, DAY)
OLD = {"version": "0.1.0", "engine": ENGINE - 1}
OTHER_DATA = {"data_hashes": {"board": "0" * 12}}


async def begun(w: World, values: Mapping[str, Any]) -> Live:
    """A table whose head has these values, at which some moves were made; no process has it in memory any more."""
    head = msgspec.structs.replace(make_head(stacks(), clock=BANK), **values)
    live = await w.table(head)
    for move in ("piece toerring", "city bruck", "stop"):
        await play(live, L15, move)
    rng = Random(4)
    while len((await live.fold()).steps) < 12:
        await play_any(live, rng)
    await w.stop(live.hall)
    return live


async def stored_head(live: Live) -> Head:
    return await live.hall.database.read(journal.read_head, live.id)


def change_events(c: Connection, table: str, number: int) -> None:
    """Let an entry have been told otherwise than this engine tells it."""
    told = [{"kind": "moved", "clause": "M10.1.2", "params": {"piece": "toerring", "path": ["berlin"]}}]
    same = (entries.c.table == table, entries.c.number == number)
    c.execute(update(entries).where(*same).values(events=msgspec.json.encode(told)))


async def frozen(w: World) -> Live:
    """A table that this engine would play differently: the march of entry 7 was another."""
    old = await begun(w, OLD)
    hall = w.hall()
    await hall.database.write(change_events, old.id, 7)
    return await hall.table(old.id)


# -- the same game


@pytest.mark.parametrize("values", [OLD, OTHER_DATA, OLD | OTHER_DATA])
@awaited
async def test_a_game_that_is_played_alike_goes_on(database_url: str, values: Mapping[str, Any]) -> None:
    """From then on it is a game of this version, for all processes."""
    async with world(database_url) as w:
        old = await begun(w, values)
        live = await w.hall().table(old.id)
        head = await stored_head(live)
        assert (head.version, head.engine) == (__version__, ENGINE)
        assert head.data_hashes == dict((await live.fold()).rules.data_hashes)
        await play_any(live, Random(1))
        again = await w.hall().table(old.id)
        assert facts(await again.fold()) == facts(await live.fold()) == facts(await truth(live))


@awaited
async def test_a_game_of_our_own_is_not_compared(database_url: str) -> None:
    """What was told stays what was told; a game of the same engine need not be looked at entry by entry."""
    async with world(database_url) as w:
        own = await begun(w, {})
        hall = w.hall()
        await hall.database.write(change_events, own.id, 7)
        fold = await (await hall.table(own.id)).fold()
        assert fold.frozen is None


@awaited
async def test_a_snapshot_of_another_engine_is_not_used(database_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would hide what this engine does differently."""
    monkeypatch.setattr(writing, "SNAPSHOT_EVERY", 4)
    async with world(database_url) as w:
        old = await begun(w, OLD)
        hall = w.hall()
        loaded = await hall.database.read(journal.load, old.id)
        assert loaded.snapshot is not None
        assert loaded.snapshot.number > 7
        await hall.database.write(change_events, old.id, 7)
        assert (await (await hall.table(old.id)).fold()).frozen


# -- another game


@awaited
async def test_a_game_that_is_played_differently_is_frozen_and_says_why(database_url: str) -> None:
    async with world(database_url) as w:
        live = await frozen(w)
        fold = await live.fold()
        assert fold.frozen is not None
        assert str(refused("conflict", fold.frozen)) == (
            f"this game was begun with Kabinett 0.1.0 (engine {ENGINE - 1}) and cannot be played on with Kabinett "
            f"{__version__} (engine {ENGINE}); it can be read, exported and ended: "
            "entry 7 would have other consequences"
        )
        assert (await live.about())["frozen"] == fold.frozen.to_json()
        assert "stop" not in str(fold.frozen.to_json())  # a move may be a secret
        assert (await stored_head(live)).engine == ENGINE - 1
        assert fold.status == "running"


@awaited
async def test_a_frozen_game_can_be_read(database_url: str) -> None:
    """Each perspective has its log as it was told, and who watches is told why there is no view."""
    async with world(database_url) as w:
        live = await frozen(w)
        for who, person in ((FR2, "bert"), (None, None)):
            client = await Client(who, person).attach(live)
            _, count, events = await live.log(who)
            assert client.events == events
            assert len(events) == count
            assert ["berlin"] in [event["params"].get("path") for event in events]
            assert (client.view, client.question) == (None, 0)
            assert client.table["frozen"]


@awaited
async def test_a_frozen_game_is_not_played_on(database_url: str) -> None:
    """Not by people, bots or clocks; and it is in nobody's way when tables are swept."""
    async with world(database_url) as w:
        live = await frozen(w)
        rows = len(await rows_of(live))
        reason = (await live.fold()).frozen
        assert reason is not None
        w.clock.go_on(9 * DAY)
        await live.hall.sweep()
        for command in (
            lambda fold: commands.play(fold, L15, "end", 1),
            lambda fold: commands.undo(fold, L15),
            lambda fold: commands.request(fold, L15, "undo"),
            lambda fold: commands.resign(fold, L15, CARL),
        ):
            with pytest.raises(Refusal) as refusal:
                await live.do(command)
            assert (refusal.value.error, refusal.value.key) == ("conflict", "frozen")
            assert refusal.value.params == reason.params
        with pytest.raises(Refusal, match="cannot be played on"):
            await playing.why(live, CARL, L15, "end")
        assert len(await rows_of(live)) == rows
        assert await live.hall.database.read(journal.due, w.clock(), 10) == []
        assert await live.hall.database.read(journal.left_to_bots, w.clock(), 10) == []


@awaited
async def test_seats_of_a_frozen_game_can_be_left(database_url: str) -> None:
    async with world(database_url) as w:
        live = await frozen(w)
        client = await Client(MT, ANNA).attach(live)
        await live.do(lambda fold: commands.leave(fold, L15, CARL))
        assert client.events[-1]["kind"] == "table.seat_left"


@awaited
async def test_a_frozen_game_is_ended_by_its_host(database_url: str) -> None:
    """And stays ended, and readable, when it is read again."""
    async with world(database_url) as w:
        live = await frozen(w)
        await live.do(commands.close, ANNA)
        again = await (await w.hall().table(live.id)).fold()
        assert again.outcome == Outcome((), "closed", "")
        assert again.frozen
        assert (await stored_head(live)).engine == ENGINE - 1


@awaited
async def test_a_frozen_game_is_exported_as_what_it_is(database_url: str, tmp_path: Path) -> None:
    """All of its moves, with the version that played them, which alone can replay them."""
    async with world(database_url) as w:
        live = await frozen(w)
        fold = await live.fold()
        text = replays.journal_text(fold)
        lines = [json.loads(line) for line in text.splitlines()]
        assert (lines[0]["kabinett"], lines[0]["engine"]) == ("0.1.0", ENGINE - 1)
        assert [(line["seat"], line["move"]) for line in lines[1:-1]] == list(fold.moves())
        file = tmp_path / "frozen.jsonl"
        file.write_text(text)
        with pytest.raises(BadFile, match=r"was written by Kabinett 0\.1\.0"):
            read_journal(file)


# -- in which ways a game can be another


def _illegal(monkeypatch: pytest.MonkeyPatch) -> None:
    """A new rule forbids what was done."""
    apply = Maria.apply

    def stricter(self: Maria, s: object, seat: str, move: object) -> object:
        if str(move) == "stop":
            raise self.refusal(s, seat, self.vocabulary.find("city berlin"))  # type: ignore[arg-type]
        return apply(self, s, seat, move)  # type: ignore[arg-type]

    monkeypatch.setattr(Maria, "apply", stricter)


def _broken(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was done leads this engine to a position that it cannot handle."""
    apply = Maria.apply

    def failing(self: Maria, s: object, seat: str, move: object) -> object:
        if str(move) == "stop":
            raise IndexError(move)
        return apply(self, s, seat, move)  # type: ignore[arg-type]

    monkeypatch.setattr(Maria, "apply", failing)


@pytest.mark.skipif(form() == COMPILED, reason="only the interpreted engine lets a method be replaced")
@pytest.mark.parametrize(("change", "why"), [(_illegal, "impossible"), (_broken, "broken")])
@awaited
async def test_whatever_goes_wrong_the_table_opens(
    database_url: str, monkeypatch: pytest.MonkeyPatch, change: Callable[[pytest.MonkeyPatch], None], why: str
) -> None:
    async with world(database_url) as w:
        old = await begun(w, OLD)
        change(monkeypatch)
        fold = await (await w.hall().table(old.id)).fold()
        assert fold.frozen is not None
        assert (fold.frozen.params["why"], fold.frozen.params["entry"]) == (why, 7)


@awaited
async def test_a_game_on_a_board_that_is_gone_can_be_read(database_url: str) -> None:
    """There are no rules for it any more, but people, log and moves are there."""
    async with world(database_url) as w:
        old = await begun(w, {})
        hall = w.hall()
        options = (await hall.database.read(journal.read_head, old.id)).options
        await hall.database.write(_set_options, old.id, {**options, "board": "000000000000"})
        live = await hall.table(old.id)
        fold = await live.fold()
        assert fold.frozen is not None
        assert fold.frozen.params["why"] == "board"
        assert list(fold.places) == [MT, FR2, L15]
        client = await Client(MT, ANNA).attach(live)
        assert client.events
        assert replays.journal_text(fold).count("\n") == len(fold.steps) + 2
        await live.do(commands.close, ANNA)
        assert (await live.about())["status"] == "ended"


def _set_options(c: Connection, table: str, options: dict[str, str | int]) -> None:
    c.execute(update(tables).where(tables.c.id == table).values(options=journal.json_text(options)))


# -- journals


@pytest.mark.parametrize("end", ["closed", "by the rules"])
def test_a_game_that_is_over_is_verified_by_its_journal(tmp_path: Path, end: str) -> None:
    """Seed, moves, state and outcome; moves that were taken back are not in it."""
    paper = Paper(make_head(stacks()), {MT: ANNA, FR2: "bot random", L15: ANNA})
    paper.start()
    paper.play(L15, "piece toerring")
    paper.undo(L15)
    players = Players(paper, 2)
    while not paper.fold.outcome and (end == "by the rules" or len(paper.fold.steps) < 20):
        players.answer()
    if end == "closed":
        paper.do(commands.close)
    fold, file = paper.fold, tmp_path / "game.jsonl"
    file.write_text(replays.journal_text(fold))
    game = verify_game(file)
    assert fold.state is not None
    assert game.rules.digest(game.state) == fold.rules.digest(fold.state)
    assert (game.outcome is None) == (end == "closed")
    recorded = read_journal(file).journal
    assert [(entry.seat, entry.move) for entry in recorded.entries] == list(fold.moves())
    assert recorded.data == fold.head.data_hashes
    assert recorded.people == (MT, L15)
    assert recorded.seed == fold.head.seed
