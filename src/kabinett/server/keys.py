"""Tokens: drawn, hashed, and signed."""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from hashlib import sha256

ID_BYTES = 16
TOKEN_BYTES = 32


def new_id() -> str:
    """A name that nobody has and nobody can guess. It begins with no hyphen: commands would take it for options."""
    while (name := secrets.token_urlsafe(ID_BYTES)).startswith("-"):
        pass
    return name


def new_token() -> str:
    """A secret that is given to one person."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def hashed(token: str) -> str:
    """What is kept of a token. It is long and random, so a plain hash cannot be guessed back."""
    return sha256(token.encode()).hexdigest()


class Signer:
    """Signs texts with the server's secret key; each purpose has signatures of its own."""

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def signature(self, purpose: str, text: str) -> str:
        """The signature of a text."""
        digest = hmac.new(self._secret, f"{purpose}\n{text}".encode(), sha256).digest()
        return urlsafe_b64encode(digest).decode().rstrip("=")

    def signed(self, purpose: str, text: str) -> str:
        """A text with its signature."""
        return f"{text}.{self.signature(purpose, text)}"

    def opened(self, purpose: str, token: str) -> str | None:
        """The text of a token, if its signature is right."""
        text, _, given = token.rpartition(".")
        return text if hmac.compare_digest(self.signature(purpose, text).encode(), given.encode()) else None

    def derived(self, purpose: str) -> bytes:
        """A key for another purpose, which tells nothing of the secret."""
        return hmac.new(self._secret, f"derived {purpose}".encode(), sha256).digest()
