"""What the command line says, from `cli.ftl`."""

from __future__ import annotations

from kabinett.core.speech import Speech

_SPEECH = Speech("cli")
messages, say, listed = _SPEECH.messages, _SPEECH.say, _SPEECH.listed


def columns(table: str, *names: str) -> list[str]:
    """Titles of a table's columns."""
    return [say(f"{table}-column-{name}") for name in names]
