"""Web hooks: a program of a person's own gets a signed request when it is his move."""

from __future__ import annotations

import hmac
from hashlib import sha256

from kabinett.server.keys import Signer
from kabinett.server.notify.notice import Notice, Undelivered
from kabinett.server.notify.web import Web
from kabinett.server.storage.notices import Due
from kabinett.server.storage.people import Person

SIGNATURE = "Kabinett-Signature"
CHANNEL = "Kabinett-Channel"
DELIVERY = "Kabinett-Delivery"


class Hook:
    """Posts notices as JSON. Each channel has a secret of its own, by which its requests are signed."""

    def __init__(self, signer: Signer, web: Web) -> None:
        self._signer = signer
        self._web = web

    async def target(self, given: str, person: Person) -> str:
        """The target of a new channel: an address in the outside world."""
        await self._web.check(given)
        return given

    def secret(self, channel: str) -> str:
        """The secret of a channel. It follows from the server's own: nothing is kept that could be stolen."""
        return self._signer.signature("web hook", channel)

    async def send(self, due: Due, notice: Notice) -> None:
        """Deliver a notice. The same delivery can come twice, so it has a number."""
        body = notice.to_json()
        digest = hmac.new(self.secret(due.channel.id).encode(), body, sha256).hexdigest()
        headers = {SIGNATURE: f"sha256={digest}", CHANNEL: due.channel.id, DELIVERY: str(due.id)}
        status = await self._web.post(due.channel.target, body, headers | {"Content-Type": "application/json"})
        if not 200 <= status < 300:
            raise Undelivered("hook_answer", status=status)
