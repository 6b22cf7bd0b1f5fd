"""What happens at a table besides its game, in words: seats that change hands, requests, clocks, an end by agreement.

These events begin with `table.` and name people by their ids; any client can say them with the names of its table.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files

from kabinett.core.events import Event, Param
from kabinett.core.state import Outcome

PREFIX = "table."
NOBODY = "Somebody who has left"  # a person begins the sentence

Catalogue = Mapping[str, Mapping[str, str]]


@cache
def catalogue() -> Catalogue:
    """The sentences by section and key."""
    return tomllib.loads((files("kabinett") / "data" / "table.en.toml").read_text(encoding="utf-8"))


def is_of_table(event: Event) -> bool:
    """Whether an event is one of the table, not of its game."""
    return event.kind.startswith(PREFIX)


class TableTexts:
    """The sentences of a table: `seat_name` says what a seat of its game is called."""

    def __init__(self, seat_name: Callable[[str], str]) -> None:
        self._seat_name = seat_name

    def event(self, event: Event, people: Mapping[str, str]) -> str:
        """The sentence of the log for an event of the table; `people` are names by id."""
        sentences = catalogue()["event"]
        kind = event.kind.removeprefix(PREFIX)
        special = (f"{kind}_{name}" for name, value in event.params.items() if value)
        template = sentences[next((key for key in special if key in sentences), kind)]
        return template.format_map({name: self._shown(name, value, people) for name, value in event.params.items()})

    def ended(self, outcome: Outcome) -> str:
        """How a table ended, otherwise than by the rules of its game (those outcomes have a clause)."""
        params: dict[str, Param] = {"winners": outcome.winners, "reason": outcome.reason}
        return self.event(Event(f"{PREFIX}ended", "", params), {})

    def request(self, what: str) -> str:
        """What a request asks for: "asks ..."."""
        return catalogue()["request"][what]

    def _shown(self, name: str, value: Param, people: Mapping[str, str]) -> str:
        if isinstance(value, tuple):
            return " and ".join(self._seat_name(seat) for seat in value)
        if name == "person":
            return people.get(str(value), NOBODY)
        if name == "reason":
            return catalogue()["outcome"][str(value)]
        return self._seat_name(str(value)) if name in ("seat", "other") else str(value)
