"""Requests to addresses that people have given. They go to the outside only: nobody may make the server knock at the
doors of its own network.

The name of a host is looked up once, its addresses are checked, and one of these is connected to: a name that leads
elsewhere when it is looked up again (DNS rebinding) gains nothing.
"""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Mapping
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address

import httpx

from kabinett.server.errors import refused
from kabinett.server.notify.notice import Undelivered
from kabinett.version import __version__

TIMEOUT = 10.0  # seconds for a whole request
CONNECT = 4.0  # seconds for one of the addresses of a host
NAT64 = IPv6Network("64:ff9b::/96")

# It would log whole addresses: those of hooks and push services are as good as passwords.
logging.getLogger("httpx").setLevel(logging.WARNING)


class Web:
    """Sends requests. `private`: addresses of the local network are allowed too."""

    def __init__(self, private: bool) -> None:
        self._private = private
        self._client = httpx.AsyncClient(
            trust_env=False,  # a proxy would look names up by itself
            follow_redirects=False,
            timeout=httpx.Timeout(TIMEOUT, connect=CONNECT),
            # A connection is known by its address only: another host there must not get it.
            limits=httpx.Limits(max_keepalive_connections=0),
            headers={"User-Agent": f"kabinett/{__version__}"},
        )

    async def check(self, text: str) -> None:
        """Refuse an address that nothing can be sent to."""
        try:
            await _addresses(_url(text), self._private)
        except Undelivered as error:
            raise refused("invalid", error.reason) from error

    async def post(self, text: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send something; the status of the answer."""
        try:
            async with asyncio.timeout(TIMEOUT):
                return await self._post(_url(text), body, headers)
        except (httpx.HTTPError, TimeoutError) as error:
            raise Undelivered("host_silent", fault=type(error).__name__) from error

    async def _post(self, url: httpx.URL, body: bytes, headers: Mapping[str, str]) -> int:
        *others, last = await _addresses(url, self._private)
        for address in others:
            try:
                return await self._post_to(address, url, body, headers)
            except (httpx.ConnectError, httpx.ConnectTimeout):
                continue
        return await self._post_to(last, url, body, headers)

    async def _post_to(self, address: str, url: httpx.URL, body: bytes, headers: Mapping[str, str]) -> int:
        """Connect to this address, but ask for the host by its name, and see its certificate."""
        named = {**headers, "Host": url.netloc.decode()}
        sni = {"sni_hostname": url.raw_host.decode()}
        request = self._client.build_request(
            "POST", url.copy_with(host=address), content=body, headers=named, extensions=sni
        )
        answer = await self._client.send(request, stream=True)
        await answer.aclose()  # nobody wants to read what it says
        return answer.status_code

    async def close(self) -> None:
        """Let all connections go."""
        await self._client.aclose()


def _url(text: str) -> httpx.URL:
    try:
        url = httpx.URL(text)
    except httpx.InvalidURL as error:
        raise Undelivered("hook_address", final=True) from error
    if url.scheme not in ("http", "https") or not url.host or url.userinfo:
        raise Undelivered("hook_scheme", final=True)
    return url


async def _addresses(url: httpx.URL, private: bool) -> list[str]:
    """The addresses of a host. All must be allowed: nobody can choose which one will be taken."""
    port = url.port or (443 if url.scheme == "https" else 80)
    loop = asyncio.get_running_loop()
    try:
        found = await loop.getaddrinfo(url.raw_host.decode(), port, type=socket.SOCK_STREAM, flags=socket.AI_ADDRCONFIG)
    except (OSError, UnicodeError) as error:
        raise Undelivered("no_such_host", host=url.host) from error
    addresses = list(dict.fromkeys(str(entry[4][0]) for entry in found))
    if not private and not all(is_public(address) for address in addresses):
        raise Undelivered("private_host", host=url.host)
    return addresses


def is_public(text: str) -> bool:
    """Whether an address belongs to the outside world."""
    address = _inner(ip_address(text))
    if isinstance(address, IPv6Address) and address.is_site_local:
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def _inner(address: IPv4Address | IPv6Address) -> IPv4Address | IPv6Address:
    """The IPv4 address that an IPv6 address leads to, if it is such a one."""
    if isinstance(address, IPv4Address):
        return address
    if address in NAT64:
        return IPv4Address(int(address) & 0xFFFFFFFF)
    tunnel = address.teredo[1] if address.teredo else None
    return address.ipv4_mapped or address.sixtofour or tunnel or address
