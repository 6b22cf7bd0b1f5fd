"""Web Push (RFC 8030): a notice to a browser, by way of its maker's push service.

The notice is encrypted for the browser (RFC 8291), and the request is signed by the server's key (VAPID, RFC 8292). The
key follows from the server's secret, so all processes have the same and none must keep it.
"""

from __future__ import annotations

from base64 import b64decode, urlsafe_b64encode
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from msgspec import Struct
from py_vapid import Vapid  # type: ignore[import-untyped]
from pywebpush import WebPusher  # type: ignore[import-untyped]

from kabinett.server.errors import Refusal
from kabinett.server.keys import Signer, hashed
from kabinett.server.notify.mail import sender_of
from kabinett.server.notify.notice import Notice, Undelivered
from kabinett.server.notify.web import Web
from kabinett.server.settings import Settings
from kabinett.server.storage.notices import Due
from kabinett.server.storage.people import Person

ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256
KEEP = 24 * 3600  # seconds that a push service keeps a message for a browser that is off
SIGNED = 12 * 3600  # seconds that a signature holds
TOPIC = 32  # letters; a later message on the same topic replaces one that is still kept
GONE = (404, 410)


class Keys(Struct, frozen=True):
    """The keys of a browser's subscription: a point on P-256, and 16 random bytes; in base 64."""

    auth: str
    p256dh: str


class Subscription(Struct, frozen=True):
    """What a browser gives a page that wants to send it messages."""

    endpoint: str
    keys: Keys


class Push:
    """Sends notices to browsers."""

    def __init__(self, settings: Settings, signer: Signer, web: Web) -> None:
        self._settings = settings
        self._web = web
        number = int.from_bytes(signer.derived("web push"))
        self._key = ec.derive_private_key(number % (ORDER - 1) + 1, ec.SECP256R1())
        self._vapid = Vapid(self._key, conf={"no-strict": True})  # an http:// address may sign, too: that of a test

    @property
    def public_key(self) -> str:
        """The key that browsers need to subscribe."""
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return urlsafe_b64encode(point).decode().rstrip("=")

    async def target(self, given: str, person: Person) -> str:
        """The target of a new channel: a subscription, in one form."""
        subscription = _read(given)
        if not subscription.endpoint.startswith("https://") and not self._settings.private_hooks:
            raise Refusal("invalid", "push_endpoint")
        await self._web.check(subscription.endpoint)
        return msgspec.json.encode(subscription).decode()

    async def send(self, due: Due, notice: Notice) -> None:
        """Deliver a notice."""
        subscription = msgspec.json.decode(due.channel.target)
        endpoint: str = subscription["endpoint"]
        body: bytes = WebPusher(subscription).encode(notice.to_json())["body"]
        status = await self._web.post(endpoint, body, self._headers(endpoint, notice))
        if status in GONE:
            raise Undelivered("push_ended", gone=True)
        if not 200 <= status < 300:
            raise Undelivered("push_answer", status=status)

    def _headers(self, endpoint: str, notice: Notice) -> dict[str, str]:
        sender = sender_of(self._settings)
        claims = {
            "aud": "{0.scheme}://{0.netloc}".format(urlsplit(endpoint)),
            "sub": f"mailto:{sender}" if sender else self._settings.url,
            "exp": self._settings.now() // 1000 + SIGNED,
        }
        signature: dict[str, str] = self._vapid.sign(claims)
        topic = hashed(notice.table)[:TOPIC]  # not the table itself: it is none of the push service's business
        sent = {"Content-Encoding": "aes128gcm", "Content-Type": "application/octet-stream"}
        return signature | sent | {"TTL": str(KEEP), "Urgency": "high", "Topic": topic}


def _read(given: str) -> Subscription:
    """A subscription whose keys are sound."""
    try:
        subscription = msgspec.json.decode(given, type=Subscription)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decoded(subscription.keys.p256dh))
        if len(_decoded(subscription.keys.auth)) != 16:
            raise ValueError("auth has 16 bytes")
    except ValueError as error:  # those of msgspec and of base 64 are such, too
        raise Refusal("invalid", "push_subscription") from error
    return subscription


def _decoded(text: str) -> bytes:
    return b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


def endpoint_of(target: str) -> str:
    """The endpoint of a subscription: by it a browser knows its own. The keys are told to nobody."""
    return msgspec.json.decode(target, type=Subscription).endpoint
