"""Who somebody is: guests with a name, accounts with a password, sessions, and what is confirmed by mail."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from msgspec import Struct
from msgspec.structs import replace

from kabinett.server.errors import Refusal
from kabinett.server.keys import Signer, hashed, new_id, new_token
from kabinett.server.names import account_of, clean_name
from kabinett.server.settings import Settings
from kabinett.server.storage import people
from kabinett.server.storage.database import Conflict, Database
from kabinett.server.storage.people import Person, Session

SESSION = 180 * 24 * 3600 * 1000  # a session holds half a year after its last use
PROLONG = 24 * 3600 * 1000  # its end is moved once a day
CONFIRM = 3 * 24 * 3600 * 1000  # how long a link in a mail holds
LEAST_PASSWORD, MOST_PASSWORD = 8, 200
NOBODY = ""  # the name of who has left: clients have words for it

_hasher = PasswordHasher()
# Verified when there is no such account, so that the time of an answer does not tell whether there is one.
_NO_PASSWORD = _hasher.hash(new_token())


class SignedIn(Struct, frozen=True):
    """A person with the token of a new session."""

    person: Person
    token: str


class Identities:
    """All people that the server knows."""

    def __init__(self, settings: Settings, database: Database, signer: Signer) -> None:
        self._settings = settings
        self._database = database
        self._signer = signer

    # -- coming in

    async def guest(self, name: str, language: str) -> SignedIn:
        """Somebody who just plays, under a name that other guests may have too."""
        clean = await self._guest_name(name)
        person = Person(new_id(), clean, None, None, False, False, self._settings.now(), language)
        await self._database.write(people.create, person, None)
        return await self.sign_in(person)

    async def _guest_name(self, name: str) -> str:
        """The name of a guest: not one by which others know somebody who has an account."""
        clean = clean_name(name)
        if await self._database.read(people.by_account, account_of(clean)):
            raise Refusal("conflict", "name_of_account", name=clean)
        return clean

    async def register(self, name: str, password: str, guest: Person | None, language: str) -> SignedIn:
        """Keep an account. A guest who is here already keeps his seats, and his language if it is known."""
        clean = clean_name(name)
        secret = await _hash(password)
        now = self._settings.now()
        try:
            if guest is not None and guest.account is None:
                person = replace(guest, name=clean, account=account_of(clean), language=guest.language or language)
                known = {"name": clean, "account": person.account, "password": secret, "language": person.language}
                await self._database.write(people.change, person.id, **known)
            else:
                person = Person(new_id(), clean, account_of(clean), None, False, False, now, language)
                await self._database.write(people.create, person, secret)
        except Conflict:
            raise Refusal("conflict", "name_taken", name=clean) from None
        return await self.sign_in(person)

    async def enter(self, name: str, password: str) -> SignedIn:
        """Sign in to an account."""
        found = await self._database.read(people.by_account, account_of(name))
        right = await _verify(found[1] if found else _NO_PASSWORD, password)
        if not found or not right:
            raise Refusal("unauthorised", "no_such_account")
        return await self.sign_in(found[0])

    async def sign_in(self, person: Person) -> SignedIn:
        """A new session of a person."""
        token, now = new_token(), self._settings.now()
        session = Session(hashed(token), person.id, now, now, now + SESSION)
        await self._database.write(people.open_session, session)
        return SignedIn(person, token)

    # -- who it is

    async def who(self, token: str) -> Person | None:
        """The person whose session this is."""
        now = self._settings.now()
        found = await self._database.read(people.session, hashed(token), now)
        if found is None:
            return None
        session, person = found
        if now - session.seen_at > PROLONG:
            await self._database.write(people.prolong, session.token, now, now + SESSION)
        return person

    def csrf(self, token: str) -> str:
        """What a page must send along that uses the cookie: no other site can know it."""
        return self._signer.signature("csrf", hashed(token))

    # -- changes

    async def rename(self, person: Person, name: str) -> None:
        """Another name."""
        clean = clean_name(name) if person.account else await self._guest_name(name)
        values = {"name": clean} | ({"account": account_of(clean)} if person.account else {})
        try:
            await self._database.write(people.change, person.id, **values)
        except Conflict:
            raise Refusal("conflict", "name_taken", name=clean) from None

    async def set_password(self, person: Person, old: str, new: str, token: str) -> None:
        """Another password; all other sessions end."""
        found = await self._database.read(people.by_account, person.account or "")
        if found is None or not await _verify(found[1], old):
            raise Refusal("forbidden", "wrong_password")
        await self._change_password(person.id, new, hashed(token))

    async def _change_password(self, person: str, password: str, session: str | None) -> None:
        secret = await _hash(password)
        await self._database.write(people.change, person, password=secret)
        await self._database.write(people.close_sessions, person, session)

    async def forget(self, person: Person) -> None:
        """Delete what is known of a person."""
        await self._database.write(people.forget, person.id, NOBODY)

    # -- by mail

    def mail_token(self, purpose: str, person: Person, known: str) -> str:
        """A token for a link in a mail: for this person, for some days, and while something known stays as it is."""
        return self._signer.signed(purpose, f"{self._settings.now() + CONFIRM}.{person.id}.{hashed(known)}")

    async def _opened(self, purpose: str, token: str) -> tuple[Person, str]:
        text = self._signer.opened(purpose, token)
        ends, person, known = text.split(".") if text else ("0", "", "")
        found = await self._database.read(people.find, person)
        if found is None or int(ends) < self._settings.now():
            raise Refusal("forbidden", "link_expired")
        return found, known

    async def confirm_mail(self, token: str) -> None:
        """Somebody has read the mail that went to his address."""
        person, known = await self._opened("confirm mail", token)
        if known != hashed(person.mail or ""):
            raise Refusal("forbidden", "link_expired")
        await self._database.write(people.change, person.id, mail_confirmed=True)

    async def reset_token(self, person: Person) -> str:
        """A token to set a new password; it holds until the password changes."""
        return self.mail_token("new password", person, await self._password(person))

    async def _password(self, person: Person) -> str:
        found = await self._database.read(people.by_account, person.account or "")
        return found[1] if found else ""

    async def reset_password(self, token: str, password: str) -> None:
        """Set a new password by a link in a mail. All sessions end."""
        person, known = await self._opened("new password", token)
        if known != hashed(await self._password(person)):
            raise Refusal("forbidden", "link_expired")
        await self._change_password(person.id, password, None)


async def _hash(password: str) -> str:
    if not LEAST_PASSWORD <= len(password) <= MOST_PASSWORD:
        raise Refusal("invalid", "password_length", least=LEAST_PASSWORD, most=MOST_PASSWORD)
    return await asyncio.to_thread(_hasher.hash, password)


async def _verify(secret: str, password: str) -> bool:
    try:
        return await asyncio.to_thread(_hasher.verify, secret, password)
    except (VerificationError, InvalidHashError):
        return False
