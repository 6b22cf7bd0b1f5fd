"""What happens at a table besides its game, in words: seats that change hands, requests, clocks, an end by agreement.

These events begin with `table.` and name people by their ids; any client can say them with the names of its table.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from kabinett.core.events import Event, Param
from kabinett.core.fluent import Catalogue, arguments, catalogue
from kabinett.core.state import Outcome

PREFIX = "table."
# Not every event has all parameters that its message looks at.
ABSENT: Mapping[str, Param] = {"person": "", "bot": "", "failed": "", "agreed": 0, "winners": ()}


def messages() -> Catalogue:
    """The catalogue of tables."""
    return catalogue("core", "table")


def is_of_table(event: Event) -> bool:
    """Whether an event is one of the table, not of its game."""
    return event.kind.startswith(PREFIX)


def level_name(level: str) -> str:
    """What a level of bots is called; one that another package brings has no other name than its own."""
    message = f"level-{level}"
    return messages().format(message) if message in messages() else level


class TableTexts:
    """The sentences of a table: `seat_name` says what a seat of its game is called."""

    def __init__(self, seat_name: Callable[[str], str]) -> None:
        self._seat_name = seat_name

    def event(self, event: Event, people: Mapping[str, str]) -> str:
        """The sentence of the log for an event of the table; `people` are names by id."""
        given = {**ABSENT, **event.params}
        params = arguments(given, lambda name, value: self._shown(name, value, people), _joined)
        return messages().format(f"table-{event.kind.removeprefix(PREFIX)}", params)

    def ended(self, outcome: Outcome) -> str:
        """How a table ended, otherwise than by the rules of its game (those outcomes have a clause)."""
        params: dict[str, Param] = {"winners": outcome.winners, "reason": outcome.reason}
        return self.event(Event(f"{PREFIX}ended", "", params), {})

    def request(self, what: str) -> str:
        """What a request asks for: "asks ..."."""
        return messages().format(f"request-{what}")

    def person(self, name: str) -> str:
        """What somebody is called who may have left: then he has no name any more."""
        return name or messages().format("person-gone")

    def _shown(self, name: str, value: str, people: Mapping[str, str]) -> str:
        match name:
            case "person":
                return self.person(people.get(value, ""))
            case "reason":
                return messages().format(f"outcome-{value}")
            case "bot" | "failed":
                return level_name(value)
            case "seat" | "other" | "winners":
                return self._seat_name(value)
            case _:
                return value


def _joined(_: str, parts: list[str]) -> str:
    return messages().format("list-and").join(parts)
