"""Why a bot made a move, in words: `thought-KEY` of `bots.ftl`, or of a game's own `GAME-bots.ftl`."""

from __future__ import annotations

from collections.abc import Mapping

from kabinett.core.fluent import Catalogue, arguments, catalogue
from kabinett.core.messages import Messages, capital

Kept = tuple[str, dict[str, str | int]]  # a bot's thought: the key of its message, and what fills it in
MOST_WORDS, MOST_PARAMS = 300, 12  # characters of a thought's text, and how many parameters it has


def kept(key: object, params: Mapping[str, str | int]) -> Kept:
    """A thought as it is kept: a bot of another package may say anything, but not at any length."""
    given = list(params.items())[:MOST_PARAMS]
    short = {str(name): value if isinstance(value, int) else str(value)[:MOST_WORDS] for name, value in given}
    return str(key)[:MOST_WORDS], short


def messages(game: str) -> Catalogue:
    """The catalogue of what the bots of a game say."""
    return catalogue("core", game, "bots", f"{game}-bots")


def thought(game: str, texts: Messages, key: str, params: Mapping[str, str | int]) -> str:
    """The sentence of a thought, with the names of the game; nothing where a bot says what has no message here."""
    words, message = messages(game), f"thought-{key}"
    if message not in words:
        return ""
    return capital(words.format(message, arguments(params, lambda name, value: _shown(texts, name, value))))


def _shown(texts: Messages, name: str, value: str) -> str:
    """What a parameter is called; a text in a bot's own words stands as it is."""
    return value if name == "text" else texts.called(name, value)
