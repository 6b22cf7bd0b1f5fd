"""Tables: to find, to create, to sit down at, and to leave."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Literal

from fastapi import APIRouter, Query

from kabinett.server import access, commands, creation
from kabinett.server.api.deps import REFUSALS, Asker, InHall, Limited, Me
from kabinett.server.api.models import (
    AnswerBody,
    BotBody,
    Count,
    Moment,
    NewTable,
    OpenBody,
    RequestBody,
    SeatId,
    TableId,
    TableModel,
    TablesModel,
    Word,
)
from kabinett.server.clocks import ClockSpec
from kabinett.server.entries import Entry
from kabinett.server.errors import Refusal
from kabinett.server.fold import Fold
from kabinett.server.hall import Hall
from kabinett.server.live import Live
from kabinett.server.storage import journal, lobby
from kabinett.server.storage.people import Person
from kabinett.wire import Data

Check = Callable[[Fold, access.Guests], None]  # refuses who may not
router = APIRouter(prefix="/api/tables", tags=["tables"], responses=REFUSALS)


async def seen(hall: Hall, table: str, person: Person | None) -> tuple[Live, Fold]:
    """A table that this person may see."""
    live = await hall.table(table)
    fold = await live.fold()
    access.check_table(fold, live.guests, person.id if person else None)
    return live, fold


@router.get("", response_model=TablesModel)
async def list_tables(
    asker: Asker,
    hall: InHall,
    status: Literal["open", "running", "ended"] | None = None,
    game: Word | None = None,
    mine: bool | None = None,
    my_move: bool | None = None,
    archived: bool = False,
    sandbox: bool = False,
    before: Annotated[Moment | None, Query(description="only tables that were last changed before this")] = None,
) -> Data:
    """The tables that I may see, the last changed first. `mine`: those where I sit, that I host or was invited to;
    `my_move`: those where I am asked; both can be false, for all others. Sandboxes are listed apart."""
    person = asker.id if asker else None
    if (mine or my_move) and person is None:
        raise Refusal("unauthorised", "sign_in_first")
    chosen = {"mine": mine, "my_move": my_move, "archived": archived, "sandbox": sandbox}
    rest = {"status": status, "game": game, "before": before}
    return {"tables": await hall.database.read(lobby.listed, person, **chosen | rest)}  # type: ignore[arg-type]


@router.post("", status_code=201, response_model=TableModel)
async def create(body: NewTable, me: Me, hall: InHall, limits: Limited) -> Data:
    """A new table. It begins by itself when all seats are taken, unless the host wants to begin it himself."""
    limits.check("create", me.id)
    rules = creation.chosen_rules(body.game, body.options)
    given = body.clock
    steps = tuple(step * 1000 for step in given.steps)
    clock = ClockSpec(given.kind, steps, given.bank * 1000, given.added * 1000, given.most * 1000)
    head = creation.new_head(
        rules,
        me.id,
        name=body.name,
        public=body.public,
        clock=clock,
        on_timeout=body.on_timeout,
        auto_start=body.auto_start,
        at=hall.settings.now(),
    )
    live = await hall.create(head, rules, creation.first_entries(rules, body.seats, me.id, body.auto_start))
    return await live.about()


async def _done(hall: Hall, table: str, me: Person, check: Check, command: commands.Command) -> Data:
    """Carry out a command, if the person may: that is looked at when it is carried out, not before."""
    live, _ = await seen(hall, table, me)

    def checked(fold: Fold) -> list[Entry]:
        check(fold, live.guests)
        return command(fold)

    await live.do(checked, me.id)
    return await live.about()


def _anybody(me: Person) -> Check:
    return lambda fold, guests: access.check_table(fold, guests, me.id)


def _host(me: Person) -> Check:
    return lambda fold, guests: access.check_host(fold, guests, me.id)


def _owner(me: Person, seat: str) -> Check:
    return lambda fold, guests: access.check_owns(fold, guests, me.id, seat)


def _player(me: Person, seat: str) -> Check:
    return lambda fold, guests: access.check_plays(fold, guests, me.id, seat)


def _owner_or_host(me: Person, seat: str) -> Check:
    """Of a seat that nobody has the host decides."""

    def check(fold: Fold, guests: access.Guests) -> None:
        place = fold.places.get(seat)
        taken = place and (place.owner or place.player)
        (_owner(me, seat) if taken else _host(me))(fold, guests)

    return check


@router.get("/{table}", response_model=TableModel)
async def show(table: TableId, asker: Asker, hall: InHall) -> Data:
    """What is to be known of a table besides its game."""
    live, _ = await seen(hall, table, asker)
    return await live.about()


@router.post("/{table}/start", response_model=TableModel)
async def start(table: TableId, me: Me, hall: InHall) -> Data:
    """The host begins the game."""
    return await _done(hall, table, me, _host(me), commands.start)


@router.post("/{table}/close", response_model=TableModel)
async def close(table: TableId, me: Me, hall: InHall) -> Data:
    """The host ends a table that has not begun, at which no others play, or that cannot be played on."""
    return await _done(hall, table, me, _host(me), commands.close)


@router.post("/{table}/archive", response_model=TableModel)
async def archive(table: TableId, me: Me, hall: InHall) -> Data:
    """Put a table away that has ended: lists do not show it any more."""
    return await _archive(table, me, hall, True)


@router.post("/{table}/unarchive", response_model=TableModel)
async def unarchive(table: TableId, me: Me, hall: InHall) -> Data:
    """Bring a table back into the lists."""
    return await _archive(table, me, hall, False)


async def _archive(table: str, me: Person, hall: Hall, archived: bool) -> Data:
    live, fold = await seen(hall, table, me)
    access.check_host(fold, live.guests, me.id)
    if not fold.outcome:
        raise Refusal("conflict", "archived_when_over")
    await hall.database.write(journal.archive, table, archived)
    await live.forget_everywhere()
    return await live.about()


@router.post("/{table}/rematch", status_code=201, response_model=TableModel)
async def rematch(table: TableId, me: Me, hall: InHall, limits: Limited) -> Data:
    """A new table for the same people, with the same options; seats are kept for those who had them."""
    _, fold = await seen(hall, table, me)
    if me.id not in access.members(fold):
        raise Refusal("forbidden", "rematch_of_others")
    if not fold.outcome:
        raise Refusal("conflict", "rematch_when_over")
    limits.check("create", me.id)
    old = fold.head
    rules = creation.chosen_rules(old.game, {name: value for name, value in old.options.items() if name != "board"})
    head = creation.new_head(
        rules,
        me.id,
        name=old.name,
        public=old.public,
        clock=old.clock,
        on_timeout=old.on_timeout,
        auto_start=old.auto_start,
        rematch_of=old.id,
        at=hall.settings.now(),
    )
    new = await hall.create(head, rules, creation.rematch_entries(fold, me.id))
    return await new.about()


# -- seats


@router.post("/{table}/seats/{seat}/take", response_model=TableModel)
async def take(table: TableId, seat: SeatId, me: Me, hall: InHall) -> Data:
    """Take a free seat."""
    return await _done(hall, table, me, _anybody(me), lambda fold: commands.take(fold, seat, me.id))


@router.post("/{table}/seats/{seat}/leave", response_model=TableModel)
async def leave(table: TableId, seat: SeatId, me: Me, hall: InHall) -> Data:
    """Give my seat up; others may take it."""
    return await _done(hall, table, me, _owner(me, seat), lambda fold: commands.leave(fold, seat, me.id))


@router.post("/{table}/seats/{seat}/back", response_model=TableModel)
async def take_back(table: TableId, seat: SeatId, me: Me, hall: InHall) -> Data:
    """Take my seat back from the person or the bot that plays it."""
    return await _done(hall, table, me, _owner(me, seat), lambda fold: commands.take_back(fold, seat, me.id))


@router.post("/{table}/seats/{seat}/resign", response_model=TableModel)
async def resign(table: TableId, seat: SeatId, me: Me, hall: InHall) -> Data:
    """Give the game up."""
    return await _done(hall, table, me, _owner(me, seat), lambda fold: commands.resign(fold, seat, me.id))


@router.post("/{table}/seats/{seat}/bot", response_model=TableModel)
async def hand_to_bot(table: TableId, seat: SeatId, body: BotBody, me: Me, hall: InHall) -> Data:
    """Let a bot play my seat, or (as the host) one that nobody owns."""
    check = _owner_or_host(me, seat)
    return await _done(hall, table, me, check, lambda fold: commands.hand_to_bot(fold, seat, body.level))


@router.post("/{table}/seats/{seat}/open", response_model=TableModel)
async def open_seat(table: TableId, seat: SeatId, body: OpenBody, me: Me, hall: InHall) -> Data:
    """The host opens a seat to all, or keeps it for who gets a link."""
    return await _done(hall, table, me, _host(me), lambda fold: commands.open_seat(fold, seat, body.reserved))


# -- requests


@router.post("/{table}/seats/{seat}/requests", response_model=TableModel)
async def request(table: TableId, seat: SeatId, body: RequestBody, me: Me, hall: InHall) -> Data:
    """Ask the others to take back my last move, to let the clocks stand or run, or to end the game."""
    return await _done(hall, table, me, _player(me, seat), lambda fold: _requested(fold, seat, body.what, me))


def _requested(fold: Fold, seat: str, what: str, me: Person) -> list[Entry]:
    if what == "resume" and fold.head.host == me.id:
        return commands.resume_by_host(fold)
    return commands.request(fold, seat, what)


@router.post("/{table}/seats/{seat}/requests/{number}", response_model=TableModel)
async def answer(table: TableId, seat: SeatId, number: Count, body: AnswerBody, me: Me, hall: InHall) -> Data:
    """Agree to a request, or decline it."""
    return await _done(
        hall, table, me, _player(me, seat), lambda fold: commands.answer(fold, seat, number, body.agrees)
    )


@router.delete("/{table}/seats/{seat}/requests/{number}", response_model=TableModel)
async def withdraw(table: TableId, seat: SeatId, number: Count, me: Me, hall: InHall) -> Data:
    """Take my request back."""
    return await _done(hall, table, me, _player(me, seat), lambda fold: commands.withdraw(fold, seat, number))
