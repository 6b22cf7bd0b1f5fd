"""In which language somebody is spoken to: his own, the one that he asks for, or the one that his browser prefers."""

from __future__ import annotations

from collections.abc import Iterator

from babel import negotiate_locale
from starlette.requests import HTTPConnection

from kabinett.core.fluent import LANGUAGE, known_language, languages

MOST_PREFERRED = 20  # languages of a browser that are looked at


def asked_for(connection: HTTPConnection, given: str | None = None) -> str:
    """The language that a request names, or prefers. BadOption if it names one that there is not."""
    if given is not None:
        return known_language(given)
    return preferred(connection.headers.get("accept-language", ""))


def language_of(known: str | None) -> str:
    """The language of somebody, as it is kept: English if it is not known, or if there is no such language any more."""
    return known if known in languages() else LANGUAGE


def preferred(accepted: str) -> str:
    """The best of the languages that a header `Accept-Language` accepts, as in `fr-CH, fr;q=0.9, en;q=0.5`."""
    wanted = sorted(_ranked(accepted), key=lambda one: -one[1])
    names = [name for name, weight in wanted if weight > 0]
    return negotiate_locale(names, languages(), sep="-") or LANGUAGE


def _ranked(accepted: str) -> Iterator[tuple[str, float]]:
    for part in accepted.split(",")[:MOST_PREFERRED]:
        name, _, weight = part.partition(";")
        try:
            yield name.strip().lower(), float(weight.strip().removeprefix("q=") or 1)
        except ValueError:
            continue
