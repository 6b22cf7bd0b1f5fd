"""Requests to a server: JSON there and back, refusals as errors."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from urllib.parse import SplitResult, quote, urlsplit

import httpx

from kabinett.client.errors import Refused, Unreachable
from kabinett.core.errors import BadOption, told
from kabinett.core.fluent import language
from kabinett.version import __version__

TIMEOUT = 30.0  # seconds


def server_url(url: str) -> str:
    """The address of a server without a slash at its end; BadOption if it is none."""
    parts = url_parts(url)
    if parts.query or parts.fragment:
        raise _no_address(url)
    return url.rstrip("/")


def url_parts(url: str) -> SplitResult:
    """The address of something on a server, taken apart; BadOption if it is none."""
    try:
        parts = urlsplit(url)
        known = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
    except ValueError:
        raise _no_address(url) from None
    if not known:
        raise _no_address(url)
    return parts


def _no_address(url: str) -> BadOption:
    return BadOption(told("server_address", url=url))


def path(*parts: str | int) -> str:
    """The path of something, whatever signs its names have."""
    return "/".join(("/api", *(quote(str(part), safe="") for part in parts)))


class Http:
    """The requests of one person (or of nobody, without a token) to one server."""

    def __init__(self, url: str, token: str | None) -> None:
        self.url = server_url(url)
        self.token = token
        headers = {"User-Agent": f"kabinett/{__version__}", "Accept-Language": language()}
        self._client = httpx.Client(timeout=TIMEOUT, headers=headers)

    def headers(self) -> dict[str, str]:
        """What tells the server who asks."""
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    def get(self, *parts: str | int, **query: object) -> Any:
        """Read something; parameters that are None are left out."""
        return self._decoded(self._send("GET", parts, query=query))

    def text(self, *parts: str | int) -> str:
        """Read something that is not JSON."""
        return self._send("GET", parts).text

    def post(self, *parts: str | int, body: Mapping[str, object] | None = None) -> Any:
        """Let something be done."""
        return self._decoded(self._send("POST", parts, body or {}))

    def put(self, *parts: str | int, body: Mapping[str, object]) -> Any:
        """Set something."""
        return self._decoded(self._send("PUT", parts, body))

    def delete(self, *parts: str | int) -> Any:
        """Take something away."""
        return self._decoded(self._send("DELETE", parts))

    def close(self) -> None:
        """Close the connections."""
        self._client.close()

    def _send(
        self,
        method: str,
        parts: tuple[str | int, ...],
        body: Mapping[str, object] | None = None,
        query: Mapping[str, object] | None = None,
    ) -> httpx.Response:
        given = {key: str(value) for key, value in (query or {}).items() if value is not None}
        address = self.url + path(*parts)
        try:
            answer = self._client.request(method, address, json=body, params=given, headers=self.headers())
        except (httpx.TransportError, httpx.InvalidURL) as error:
            raise Unreachable(f"{self.url} cannot be reached: {error or type(error).__name__}") from error
        if not answer.is_success:
            raise self._refusal(answer)
        return answer

    def _decoded(self, answer: httpx.Response) -> Any:
        if not answer.content:
            return None
        try:
            return answer.json()
        except ValueError:
            raise Unreachable(f"what answers at {self.url} is no server of Kabinett") from None

    def _refusal(self, answer: httpx.Response) -> Refused | Unreachable:
        try:
            data = answer.json()
            return Refused(data["error"], data["key"], data["params"], data["clause"])
        except (ValueError, TypeError, KeyError):
            status = f"{answer.status_code} {answer.reason_phrase}"
            return Unreachable(f"{self.url} answers '{status}', which is no answer of a server of Kabinett")
