"""What a server says to people, in words: it sends keys and parameters, and who shows them makes the sentences.

Any client can do that: the terminal, a program that catches an error, and the server itself for its log and its mails.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kabinett.core.fluent import NoMessage, Value, arguments, catalogue

Param = str | int | Sequence[str]
Params = Mapping[str, Param]


def text(message: str, params: Params | None = None) -> str:
    """A message of the server's catalogue, with ids as they are."""
    given = {name: _value(value) for name, value in (params or {}).items()}
    return catalogue("core", "server").format(message, arguments(given))


def refusal(key: str, params: Params) -> str:
    """Why something was not done. A server of a newer version may have reasons that we have no words for."""
    try:
        return text(f"refusal-{key}", params)
    except NoMessage:
        return ", ".join((key, *(f"{name} {_shown(value)}" for name, value in params.items())))


def _value(value: Param) -> Value | tuple[Value, ...]:
    return value if isinstance(value, str | int) else tuple(value)


def _shown(value: Param) -> str:
    return str(value) if isinstance(value, str | int) else ", ".join(value)
