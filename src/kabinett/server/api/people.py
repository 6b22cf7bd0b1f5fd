"""People: guests, accounts, sessions."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from kabinett.core.fluent import known_language
from kabinett.server.api import tables
from kabinett.server.api.deps import (
    COOKIE,
    REFUSALS,
    Asker,
    InHall,
    Limited,
    Me,
    People,
    address,
    shown,
    token_of,
    welcome,
)
from kabinett.server.api.models import (
    ChangedPerson,
    Credentials,
    ForgottenPassword,
    MailToken,
    NewAccount,
    NewGuest,
    NewPassword,
    PersonModel,
    ResetPassword,
    SessionModel,
    SignedInModel,
)
from kabinett.server.errors import Refusal
from kabinett.server.hall import Hall
from kabinett.server.identity import Identities, SignedIn
from kabinett.server.keys import hashed
from kabinett.server.languages import asked_for
from kabinett.server.names import account_of
from kabinett.server.notify.mail import Letter
from kabinett.server.storage import lobby, people
from kabinett.server.storage.people import Person

router = APIRouter(prefix="/api", tags=["people"], responses=REFUSALS)


@router.post("/guests", status_code=201)
async def come_as_guest(
    body: NewGuest, request: Request, response: Response, hall: InHall, identities: People, limits: Limited
) -> SignedInModel:
    """Play at once, under any name."""
    limits.check("arrive", address(request))
    signed = await identities.guest(body.name, asked_for(request, body.language))
    return welcome(response, hall, identities, signed)


@router.post("/accounts", status_code=201)
async def register(
    body: NewAccount,
    request: Request,
    response: Response,
    asker: Asker,
    hall: InHall,
    identities: People,
    limits: Limited,
) -> SignedInModel:
    """Keep an account. A guest keeps his seats with it."""
    limits.check("arrive", address(request))
    language = asked_for(request, body.language)
    if body.mail:
        _check_mail(hall)
        limits.check("mail", address(request))
    signed = await identities.register(body.name, body.password, asker, language)
    await hall.forget_name(signed.person.id)
    if body.mail:
        await _set_mail(hall, identities, signed.person, body.mail)
        signed = SignedIn(await _again(hall, signed.person), signed.token)
    return welcome(response, hall, identities, signed)


@router.post("/sessions", status_code=201)
async def enter(
    body: Credentials, request: Request, response: Response, hall: InHall, identities: People, limits: Limited
) -> SignedInModel:
    """Sign in to an account."""
    limits.check("enter", address(request))
    limits.check("enter", f"name {account_of(body.name)}")
    return welcome(response, hall, identities, await identities.enter(body.name, body.password))


@router.delete("/sessions/current", status_code=204)
async def leave(request: Request, response: Response, me: Me, hall: InHall) -> None:
    """Sign out on this device."""
    token, _ = token_of(request)
    await hall.database.write(people.close_session, hashed(token or ""))
    response.delete_cookie(COOKIE, path="/")


@router.get("/me")
async def me(me: Me) -> PersonModel:
    """Who I am."""
    return shown(me)


@router.get("/me/csrf")
async def my_csrf(request: Request, me: Me, identities: People) -> dict[str, str]:
    """What a page sends in the header `X-CSRF-Token` along with the cookie."""
    token, _ = token_of(request)
    return {"csrf": identities.csrf(token or "")}


@router.patch("/me")
async def change_me(body: ChangedPerson, me: Me, hall: InHall, identities: People, limits: Limited) -> PersonModel:
    """Change my name, mail address or language, or whether I am told of my moves while I am connected."""
    if body.language is not None:
        await hall.database.write(people.change, me.id, language=known_language(body.language))
    if body.mail:
        _check_mail(hall)
        limits.check("mail", me.id)
    if body.name is not None:
        await identities.rename(me, body.name)
        await hall.forget_name(me.id)
    if body.quiet_when_connected is not None:
        await hall.database.write(people.change, me.id, quiet_when_connected=body.quiet_when_connected)
    if body.mail is not None:
        await _set_mail(hall, identities, me, body.mail)
    return shown(await _again(hall, me))


async def _again(hall: Hall, person: Person) -> Person:
    """A person as he is now."""
    return await hall.database.read(people.find, person.id) or person


def _check_mail(hall: Hall) -> None:
    if not hall.settings.smtp:
        raise Refusal("conflict", "no_mail")


async def _set_mail(hall: Hall, identities: Identities, person: Person, mail: str) -> None:
    """An address is used when its owner has confirmed it."""
    await hall.database.write(people.change, person.id, mail=mail or None, mail_confirmed=False)
    if mail:
        token = identities.mail_token("confirm mail", person, mail)
        now = await _again(hall, person)
        url = f"{hall.settings.url}/mail/{token}"
        await hall.deliveries.post(Letter.confirm(mail, person.name, url, now.language))


@router.post("/me/mail", status_code=204)
async def confirm_mail(body: MailToken, identities: People) -> None:
    """Confirm an address by the token of the mail that went to it."""
    await identities.confirm_mail(body.token)


@router.put("/me/password", status_code=204)
async def change_password(body: NewPassword, request: Request, me: Me, identities: People, limits: Limited) -> None:
    """Change my password; all other sessions end."""
    limits.check("enter", f"person {me.id}")
    token, _ = token_of(request)
    await identities.set_password(me, body.old, body.new, token or "")


@router.post("/passwords/forgotten", status_code=202)
async def forgotten(
    body: ForgottenPassword, request: Request, hall: InHall, identities: People, limits: Limited
) -> None:
    """Ask for a mail with which a new password can be set. The answer is the same whether there is such an account."""
    limits.check("mail", address(request))
    _check_mail(hall)
    found = await hall.database.read(people.by_account, account_of(body.name))
    if found and found[0].mail and found[0].mail_confirmed:
        token = await identities.reset_token(found[0])
        url = f"{hall.settings.url}/password/{token}"
        letter = Letter.new_password(found[0].mail, found[0].name, url, found[0].language)
        await hall.deliveries.post(letter)


@router.post("/passwords", status_code=204)
async def reset_password(body: ResetPassword, request: Request, identities: People, limits: Limited) -> None:
    """Set a new password by the token of a mail."""
    limits.check("enter", address(request))
    await identities.reset_password(body.token, body.password)


@router.delete("/me", status_code=204)
async def forget_me(response: Response, me: Me, hall: InHall, identities: People) -> None:
    """Delete what is known of me. I leave my seats; games that I have played stay, without my name."""
    for table, seat in await hall.database.read(lobby.seats_of, me.id):
        _, fold = await tables.seen(hall, table, me)
        if not fold.places[seat].resigned:
            await tables.leave(table, seat, me, hall)
    await identities.forget(me)
    await hall.forget_name(me.id)
    response.delete_cookie(COOKIE, path="/")


@router.get("/me/sessions")
async def my_sessions(request: Request, me: Me, hall: InHall) -> list[SessionModel]:
    """Where I am signed in."""
    token = hashed(token_of(request)[0] or "")
    found = await hall.database.read(people.sessions_of, me.id)
    return [
        SessionModel(made_at=one.made_at, seen_at=one.seen_at, ends_at=one.ends_at, current=one.token == token)
        for one in found
    ]


@router.delete("/me/sessions", status_code=204)
async def end_other_sessions(request: Request, me: Me, hall: InHall) -> None:
    """Sign out everywhere but here."""
    await hall.database.write(people.close_sessions, me.id, hashed(token_of(request)[0] or ""))
