"""Answers that stay the same for long: kept in memory, compressed once, and sent again only when they have changed."""

from __future__ import annotations

import gzip
from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Self

from starlette.datastructures import Headers
from starlette.responses import Response

FOREVER = "public, max-age=31536000, immutable"  # what has its fingerprint in its address never changes
ASK_AGAIN = "no-cache"  # browsers keep it, and ask each time whether it is still the same
ENCODINGS = ("br", "gzip")  # the better first


@dataclass(frozen=True)
class Document:
    """A body, and the same in other encodings."""

    body: bytes
    media_type: str
    encoded: Mapping[str, bytes] = field(default_factory=dict)
    fingerprint: str = ""

    def __post_init__(self) -> None:
        if not self.fingerprint:
            object.__setattr__(self, "fingerprint", sha256(self.body).hexdigest()[:16])

    @classmethod
    def compressed(cls, body: bytes, media_type: str) -> Self:
        """A document that is sent compressed to whoever understands it."""
        return cls(body, media_type, {"gzip": gzip.compress(body, mtime=0)})

    def answer(self, request: Headers, cache: str, **headers: str) -> Response:
        """The answer to a request with these headers: the document, or that it is still the same."""
        encoding = next((name for name in ENCODINGS if name in self.encoded and _accepts(request, name)), None)
        tag = f'"{self.fingerprint}-{encoding}"' if encoding else f'"{self.fingerprint}"'
        sent = {"Cache-Control": cache, "ETag": tag, **headers}
        if self.encoded:
            sent["Vary"] = "Accept-Encoding"
        if _knows(request, tag):
            return Response(status_code=304, headers=sent)
        if encoding:
            sent["Content-Encoding"] = encoding
        return Response(self.encoded[encoding] if encoding else self.body, headers=sent, media_type=self.media_type)


def _accepts(request: Headers, encoding: str) -> bool:
    """Whether who asks understands an encoding."""
    for offer in request.get("accept-encoding", "").split(","):
        name, _, weight = offer.partition(";")
        if name.strip().lower() == encoding:
            return weight.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _knows(request: Headers, tag: str) -> bool:
    """Whether who asks has this already. A proxy that compresses on its way makes a tag weak."""
    known = [name.strip().removeprefix("W/") for name in request.get("if-none-match", "").split(",")]
    return tag in known or "*" in known
