"""Links for friends, and guests who have come by them."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from kabinett.core.fluent import LANGUAGE
from kabinett.server import access, commands
from kabinett.server.access import Guest
from kabinett.server.api.deps import REFUSALS, Asker, InHall, Limited, Me, People, address, shown, welcome
from kabinett.server.api.models import (
    GuestsModel,
    Id,
    LinkBody,
    LinkInfo,
    LinkModel,
    LinksModel,
    NewGuest,
    OpenedLink,
    OpenLink,
    TableId,
    Token,
    Word,
)
from kabinett.server.api.tables import seen
from kabinett.server.entries import Entry
from kabinett.server.errors import Refusal
from kabinett.server.fold import Fold
from kabinett.server.hall import Hall
from kabinett.server.identity import Identities, SignedIn
from kabinett.server.keys import new_id
from kabinett.server.languages import asked_for
from kabinett.server.live import Live
from kabinett.server.storage import links, people
from kabinett.server.storage.links import Link
from kabinett.server.storage.people import Person
from kabinett.wire import Data

router = APIRouter(prefix="/api", tags=["links"], responses=REFUSALS)


@router.post("/tables/{table}/links", status_code=201, response_model=LinkModel)
async def make_link(table: TableId, body: LinkBody, request: Request, me: Me, hall: InHall) -> Data:
    """A link to a seat (by the host for a free one, by its owner for his own), to my seat on another device of mine, to
    a confidant's place, or to watch."""
    live, fold = await seen(hall, table, me)
    _check_may_invite(fold, live, me, body)
    link = Link(new_id(), table, body.role, body.seat, me.id, hall.settings.now())
    await hall.database.write(links.make, link)
    return _shown(hall, request, link)


def _check_may_invite(fold: Fold, live: Live, me: Person, body: LinkBody) -> None:
    if (body.seat is None) != (body.role == "spectator"):
        raise Refusal("invalid", "link_seat")
    if body.seat is not None:
        access.place_of(fold, body.seat)
    if body.role == "device":
        access.check_plays(fold, live.guests, me.id, body.seat or "")
        _check_guest(me)
    elif not _may_invite(fold, body.role, body.seat, me.id):
        raise Refusal("forbidden", "link_not_yours")


def _check_guest(person: Person) -> None:
    if person.account is not None:
        raise Refusal("unauthorised", "account_needs_password", name=person.name)


def _may_invite(fold: Fold, role: str, seat: str | None, person: str) -> bool:
    """Whether somebody may let others play a seat, look over its player's shoulder, or watch."""
    if seat is None:
        return person in access.members(fold)
    place = fold.places[seat]
    free = role == "player" and not (place.owner or place.player)
    return person in (place.owner, place.player) or (free and person == (fold.head.host or links.NOBODY))


def _shown(hall: Hall, request: Request, link: Link) -> Data:
    token = hall.signer.signed(links.PURPOSE, link.id)
    base = hall.settings.url or str(request.base_url).rstrip("/")
    return {
        "id": link.id,
        "role": link.role,
        "seat": link.seat,
        "token": token,
        "url": f"{base}/join/{token}",
        "revoked": link.revoked_at is not None,
        "person": link.person,
    }


@router.get("/tables/{table}/links", response_model=LinksModel)
async def my_links(table: TableId, request: Request, me: Me, hall: InHall) -> Data:
    """The links to this table that I have made."""
    await seen(hall, table, me)
    found = await hall.database.read(links.made_by, table, me.id)
    return {"links": [_shown(hall, request, link) for link in found]}


@router.delete("/tables/{table}/links/{link}", status_code=204)
async def revoke(table: TableId, link: Id, me: Me, hall: InHall) -> None:
    """A link opens nothing any more; the confidants of its seat, or the spectators, whom I have let in go."""
    live, _ = await seen(hall, table, me)
    found = await hall.database.read(links.find, link)
    if found is None or found.table != table or found.made_by != me.id:
        raise Refusal("unknown", "no_such_link")
    await hall.database.write(links.revoke, found, hall.settings.now())
    await live.forget_everywhere()


async def _find(hall: Hall, token: str) -> tuple[Link, Live, Fold]:
    known = hall.signer.opened(links.PURPOSE, token)
    link = await hall.database.read(links.find, known) if known else None
    if link is None or link.revoked_at is not None:
        raise Refusal("unknown", "link_opens_nothing")
    live = await hall.table(link.table)
    return link, live, await live.fold()


@router.get("/links/{token}", response_model=LinkInfo)
async def show_link(token: Token, hall: InHall) -> Data:
    """What a link is for."""
    link, live, _ = await _find(hall, token)
    return {"table": await live.about(), "role": link.role, "seat": link.seat}


@router.post("/links/{token}/open", response_model=OpenedLink)
async def open_link(
    token: Token,
    body: OpenLink,
    request: Request,
    response: Response,
    asker: Asker,
    hall: InHall,
    identities: People,
    limits: Limited,
) -> Data:
    """Go where a link leads: take the seat, be on another device who I am, or come in as a guest."""
    link, live, fold = await _find(hall, token)
    _check_opens(link, fold, asker)
    if asker is None:
        limits.check("arrive", address(request))
    comer = NewGuest(name=body.name, language=asked_for(request, body.language)) if body.name is not None else None
    signed = await _who_comes(link, comer, asker, hall, identities)
    await _come_in(hall, live, link, signed.person)
    session = welcome(response, hall, identities, signed) if signed.token else None
    return {
        "table": await live.about(),
        "role": link.role,
        "seat": link.seat,
        "person": shown(signed.person),
        "token": session.token if session else None,
        "csrf": session.csrf if session else None,
    }


def _check_opens(link: Link, fold: Fold, asker: Person | None) -> None:
    """Refuse a link whose maker has lost his right to it, and one by which somebody else has sat down.

    The maker of a link knows it, and so may others: who sat down by it must not be found behind it.
    """
    person = asker.id if asker else None
    if link.role == "device":
        if fold.places[link.seat or ""].player != link.made_by:
            raise Refusal("conflict", "link_maker_gone", seat=link.seat or "")
        if person not in (None, link.made_by):
            raise Refusal("conflict", "somebody_else")
    elif link.person is not None:
        if person != link.person:
            raise Refusal("conflict", "link_used", seat=link.seat or "")
    elif not _may_invite(fold, link.role, link.seat, link.made_by):
        raise Refusal("conflict", "link_lapsed")


async def _who_comes(
    link: Link, comer: NewGuest | None, asker: Person | None, hall: Hall, identities: Identities
) -> SignedIn:
    """Who is known already, the guest who made this link for himself, or a new guest."""
    if asker is not None:
        return SignedIn(asker, "")
    if link.role == "device":
        before = await hall.database.read(people.find, link.made_by)
        assert before is not None  # people who play are never deleted
        _check_guest(before)
        return await identities.sign_in(before)
    if comer is None:
        raise Refusal("unauthorised", "name_missing")
    return await identities.guest(comer.name, comer.language or LANGUAGE)


async def _come_in(hall: Hall, live: Live, link: Link, person: Person) -> None:
    if link.role == "player":
        await live.do(lambda fold: _sit_down(fold, link, person), person.id)
        await hall.database.write(links.used, link.id, person.id)
    elif link.role != "device":
        guest = Guest(person.id, link.seat or "", link.made_by)
        await hall.database.write(links.let_in, link.table, guest, hall.settings.now())
        await live.forget_everywhere()


def _sit_down(fold: Fold, link: Link, person: Person) -> list[Entry]:
    """Take the seat of a link: a free one, or (once) from who has made the link."""
    seat = link.seat or ""
    place = fold.places[seat]
    if place.player == person.id:
        return []
    if not place.taken:
        return commands.take(fold, seat, person.id, invited=True)
    if link.person is not None or link.made_by not in (place.owner, place.player):
        raise Refusal("conflict", "seat_taken", seat=seat)
    return commands.hand_to_person(fold, seat, person.id)


# -- guests


@router.get("/tables/{table}/guests", response_model=GuestsModel)
async def guests(table: TableId, me: Me, hall: InHall) -> Data:
    """Whom I have let in: confidants of my seat, and spectators."""
    live, _ = await seen(hall, table, me)
    mine = [guest for guest in live.guests if guest.invited_by == me.id]
    names = await hall.database.read(people.names_of, [guest.person for guest in mine])
    shown_guests = [
        {"person": guest.person, "name": names[guest.person], "seat": guest.seat, "invited_by": guest.invited_by}
        for guest in mine
    ]
    return {"guests": shown_guests}


@router.delete("/tables/{table}/guests/{person}", status_code=204)
async def let_go(table: TableId, person: Id, me: Me, hall: InHall, seat: Word | None = None) -> None:
    """Let a guest go whom I have let in; or go myself."""
    live, _ = await seen(hall, table, me)
    found = [guest for guest in live.guests if guest.person == person and guest.seat == (seat or "")]
    if not found or me.id not in (found[0].invited_by, person):
        raise Refusal("unknown", "no_such_guest")
    await hall.database.write(links.let_go, table, person, seat or "")
    await live.forget_everywhere()
