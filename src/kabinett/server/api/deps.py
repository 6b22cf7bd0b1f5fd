"""What all requests share: the hall, who asks, and the limits."""

from __future__ import annotations

import hmac
from typing import Annotated, Any

from fastapi import Depends, Request, Response, Security
from fastapi.security import HTTPBearer
from starlette.requests import HTTPConnection

from kabinett.server.api.models import ErrorModel, PersonModel, SignedInModel
from kabinett.server.errors import Refusal
from kabinett.server.hall import Hall
from kabinett.server.identity import Identities, SignedIn
from kabinett.server.limits import Limits, network_of
from kabinett.server.storage.people import Person

COOKIE = "kabinett_session"
COOKIE_LIFE = 400 * 24 * 3600  # seconds, as long as browsers allow: the session itself ends when it is not used
CSRF_HEADER = "x-csrf-token"
SAFE = ("GET", "HEAD", "OPTIONS")
# Tells programs, by the description of the interface, how they sign in; what they send is read by `token_of`.
BEARER = HTTPBearer(auto_error=False, description="the token of a session; browsers have a cookie instead")

_REFUSALS = {
    401: "who asks is not known",
    403: "who asks may not do this",
    404: "there is no such thing",
    409: "this is not possible now",
    413: "the request is too large",
    422: "the request is not well formed",
    429: "too many requests",
    503: "the database cannot be used now",
}
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": ErrorModel, "description": text} for status, text in _REFUSALS.items()
}


def text_answer(media_type: str) -> dict[int | str, dict[str, Any]]:
    """The description of an answer that is a text. A response class would say the same of refusals, which are JSON."""
    return {200: {"content": {media_type: {"schema": {"type": "string"}}}}}


def the_hall(connection: HTTPConnection) -> Hall:
    """The hall of this process."""
    hall: Hall = connection.app.state.hall
    return hall


def the_identities(connection: HTTPConnection) -> Identities:
    """The people of the server."""
    identities: Identities = connection.app.state.identities
    return identities


def the_limits(connection: HTTPConnection) -> Limits:
    """The rate limits of this process."""
    limits: Limits = connection.app.state.limits
    return limits


# FastAPI calls what is not asynchronous in a thread; that would take longer than all the rest of a small request.
async def _hall(connection: HTTPConnection) -> Hall:
    return the_hall(connection)


async def _identities(connection: HTTPConnection) -> Identities:
    return the_identities(connection)


async def _limits(connection: HTTPConnection) -> Limits:
    return the_limits(connection)


InHall = Annotated[Hall, Depends(_hall)]
People = Annotated[Identities, Depends(_identities)]
Limited = Annotated[Limits, Depends(_limits)]


def address(connection: HTTPConnection) -> str:
    """Where a request comes from, for its limits."""
    return network_of(connection.client.host) if connection.client else "unknown"


def token_of(connection: HTTPConnection) -> tuple[str | None, bool]:
    """The token that a request carries, and whether it came as a cookie."""
    scheme, _, given = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer" and given:
        return given.strip(), False
    return connection.cookies.get(COOKIE), True


async def who_asks(request: Request, identities: People) -> Person | None:
    """The person who asks, if he is known. A page that has only the cookie must prove that it is ours."""
    token, cookie = token_of(request)
    person = await identities.who(token) if token else None
    if person and token and cookie and request.method not in SAFE:
        given = request.headers.get(CSRF_HEADER, "")
        if not hmac.compare_digest(identities.csrf(token).encode(), given.encode()):
            raise Refusal("forbidden", "csrf_missing")
    return person


Asker = Annotated[Person | None, Depends(who_asks)]


async def signed_in(person: Asker, _: Annotated[object, Security(BEARER)]) -> Person:
    """The person who asks; refused if he is not known."""
    if person is None:
        raise Refusal("unauthorised", "sign_in_first")
    return person


Me = Annotated[Person, Depends(signed_in)]


def shown(person: Person) -> PersonModel:
    """A person, as he sees himself."""
    return PersonModel(
        id=person.id,
        name=person.name,
        guest=person.account is None,
        mail=person.mail,
        mail_confirmed=person.mail_confirmed,
        quiet_when_connected=person.quiet_when_connected,
        language=person.language,
    )


def welcome(response: Response, hall: Hall, identities: Identities, signed: SignedIn) -> SignedInModel:
    """Give a new session to a program, and to a browser."""
    response.set_cookie(
        COOKIE,
        signed.token,
        max_age=COOKIE_LIFE,
        httponly=True,
        samesite="lax",
        secure=hall.settings.secure,
        path="/",
    )
    csrf = identities.csrf(signed.token)
    return SignedInModel(token=signed.token, csrf=csrf, person=shown(signed.person))
