"""What the terminal says, from `terminal.ftl`."""

from __future__ import annotations

from kabinett.core.speech import Speech

MOST_TYPED = 60  # letters of what somebody has typed that are shown again
_SPEECH = Speech("terminal")
messages, say, listed = _SPEECH.messages, _SPEECH.say, _SPEECH.listed


def columns(game: str, *names: str) -> tuple[str, ...]:
    """Titles of a table's columns; one that has no name has no title."""
    return tuple(say(f"{game}-column-{name}") if name else "" for name in names)
