"""Rate limits: each kind of request has a bucket for each address or person, which fills again by and by."""

from __future__ import annotations

import time
from collections import OrderedDict
from ipaddress import AddressValueError, IPv6Address
from typing import NamedTuple

from kabinett.server.errors import Refusal

MOST_BUCKETS = 100_000


class Limit(NamedTuple):
    """So many at once, and so many per second after that."""

    burst: float
    per_second: float


LIMITS = {
    "request": Limit(200, 40),  # anything else, by address
    "asset": Limit(1000, 200),  # parts of the browser client, of which a page has many, by address
    "arrive": Limit(30, 1 / 30),  # new guests and accounts, by address
    "enter": Limit(10, 1 / 30),  # attempts to sign in, by address, and by name
    "mail": Limit(5, 1 / 600),  # mails that somebody can cause, by person or address
    "create": Limit(30, 1 / 60),  # tables, by person
    "say": Limit(20, 1),  # messages, by person
    "survey": Limit(150, 15),  # surveys of a position, by address
    "replay": Limit(60, 5),  # pages of replays, which make many moves again, by address
    "socket": Limit(200, 50),  # messages of one socket
    "sockets": Limit(1000, 200),  # messages of all sockets, by address
    "connect": Limit(60, 2),  # sockets, by address
}


def network_of(address: str) -> str:
    """Where an address belongs: of IPv6 everybody has a whole network of 64 bits, and may call from anywhere in it."""
    try:
        long = IPv6Address(address)
    except AddressValueError:
        return address
    return str(long.ipv4_mapped or IPv6Address(int(long) >> 64 << 64))


class Limits:
    """The buckets of one process."""

    def __init__(self, factor: float) -> None:
        self._factor = factor
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()

    def allows(self, kind: str, key: str) -> bool:
        """Whether one more is allowed now; it counts."""
        if not self._factor:
            return True
        limit, now = LIMITS[kind], time.monotonic()
        burst = limit.burst * self._factor
        left, since = self._buckets.pop((kind, key), (burst, now))
        left = min(burst, left + (now - since) * limit.per_second * self._factor)
        self._buckets[kind, key] = (left - 1 if left >= 1 else left, now)
        if len(self._buckets) > MOST_BUCKETS:
            self._buckets.popitem(last=False)
        return left >= 1

    def check(self, kind: str, key: str) -> None:
        """Refuse one more, if it is not allowed now."""
        if not self.allows(kind, key):
            raise Refusal("too_many", "too_many_requests")
