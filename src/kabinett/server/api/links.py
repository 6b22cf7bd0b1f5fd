"""Links for friends, and guests who have come by them."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

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
from kabinett.server.live import Live
from kabinett.server.storage import links, people
from kabinett.server.storage.links import Link
from kabinett.server.storage.people import Person
from kabinett.wire import Data

router = APIRouter(prefix="/api", tags=["links"], responses=REFUSALS)


@router.post("/tables/{table}/links", status_code=201, response_model=LinkModel)
async def make_link(table: TableId, body: LinkBody, request: Request, me: Me, hall: InHall) -> Data:
    """A link to a seat (by the host for a free one, by its owner for his own), to a confidant's place, or to watch."""
    live, fold = await seen(hall, table, me)
    _check_may_invite(fold, live, me, body)
    link = Link(new_id(), table, body.role, body.seat, me.id, hall.settings.now())
    await hall.database.write(links.make, link)
    return _shown(hall, request, link)


def _check_may_invite(fold: Fold, live: Live, me: Person, body: LinkBody) -> None:
    if (body.seat is None) != (body.role == "spectator"):
        raise Refusal("invalid", "a link to play or to confide in is for a seat, one to watch for none")
    if body.seat is None:
        if me.id not in access.members(fold):
            raise Refusal("forbidden", "only who has a seat at this table may invite others")
        return
    place = fold.places.get(body.seat)
    if place is None:
        raise Refusal("unknown", f"there is no seat '{body.seat}' at this table (seats: {', '.join(fold.places)})")
    if place.owner or place.player or body.role == "confidant":
        access.check_owns(fold, live.guests, me.id, body.seat)
    else:
        access.check_host(fold, live.guests, me.id)


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
    """A link opens nothing any more; confidants and spectators who came by it go."""
    live, _ = await seen(hall, table, me)
    found = await hall.database.read(links.find, link)
    if found is None or found.table != table or found.made_by != me.id:
        raise Refusal("unknown", "you have made no such link")
    await hall.database.write(links.revoke, found, hall.settings.now())
    await live.forget_everywhere()


async def _find(hall: Hall, token: str) -> tuple[Link, Live, Fold]:
    known = hall.signer.opened(links.PURPOSE, token)
    link = await hall.database.read(links.find, known) if known else None
    if link is None or link.revoked_at is not None:
        raise Refusal("unknown", "this link opens nothing (any more)")
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
    """Go where a link leads: take the seat, or come in as a guest. Who has the link of a guest's seat is that guest."""
    link, live, fold = await _find(hall, token)
    signed = await _who_comes(link, fold, body.name, asker, hall, identities)
    if signed.token:
        limits.check("arrive", address(request))
    if link.role == "player":
        await _sit_down(hall, live, link, signed.person)
    else:
        guest = Guest(signed.person.id, link.seat or "", link.made_by)
        await hall.database.write(links.let_in, link.table, guest, hall.settings.now())
        await live.forget_everywhere()
    session = welcome(response, hall, identities, signed) if signed.token else None
    return {
        "table": await live.about(),
        "role": link.role,
        "seat": link.seat,
        "person": shown(signed.person),
        "token": session.token if session else None,
        "csrf": session.csrf if session else None,
    }


async def _who_comes(
    link: Link, fold: Fold, name: str | None, asker: Person | None, hall: Hall, identities: Identities
) -> SignedIn:
    """Who is known already, the guest who came by this link before, or a new guest."""
    if link.person and (asker is None or asker.id != link.person) and link.role == "player":
        before = await hall.database.read(people.find, link.person)
        if before and fold.places[link.seat or ""].player == before.id:
            if before.account is not None:
                raise Refusal("unauthorised", f"this seat is played by {before.name}: sign in with the password")
            return await identities.sign_in(before)
    if asker is not None:
        return SignedIn(asker, "")
    if name is None:
        raise Refusal("unauthorised", "give a name to come as a guest, or sign in first")
    return await identities.guest(name)


async def _sit_down(hall: Hall, live: Live, link: Link, person: Person) -> None:
    seat = link.seat or ""

    def command(fold: Fold) -> list[Entry]:
        place = fold.places[seat]
        if place.player == person.id:
            return []
        if not place.taken:
            return commands.take(fold, seat, person.id, invited=True)
        if link.made_by not in (place.owner, place.player):
            raise Refusal("conflict", f"the seat {seat} is taken")
        return commands.hand_to_person(fold, seat, person.id)

    await live.do(command, person.id)
    await hall.database.write(links.used, link.id, person.id)


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
        raise Refusal("unknown", "you have let in no such guest")
    await hall.database.write(links.let_go, table, person, seat or "")
    await live.forget_everywhere()
