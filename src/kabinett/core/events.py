"""Events: what happened, as data, with who may know it. The log and the animations are made of events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

Param = str | int | tuple[str, ...]


class Event:
    """Something that happened. `audience` None means everybody; `reveals` that something secret became known by it."""

    __slots__ = ("audience", "clause", "kind", "params", "reveals")

    def __init__(
        self,
        kind: str,
        clause: str,
        params: Mapping[str, Param],
        audience: frozenset[str] | None = None,
        reveals: bool = False,
    ) -> None:
        self.kind = kind
        self.clause = clause
        self.params = params
        self.audience = audience
        self.reveals = reveals

    def known_to(self, seat: str | None) -> bool:
        """Whether this seat may know of the event; None stands for an onlooker who sees only what all see."""
        return self.audience is None or seat in self.audience

    def to_json(self) -> dict[str, object]:
        """The event as data."""
        data: dict[str, object] = {"kind": self.kind, "clause": self.clause, "params": dict(self.params)}
        if self.audience is not None:
            data["audience"] = sorted(self.audience)
        if self.reveals:
            data["reveals"] = True
        return data

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Event:
        """The event from the data that `to_json` gave; JSON has lists where parameters have tuples."""
        params = {key: tuple(value) if isinstance(value, list) else value for key, value in data["params"].items()}
        audience = frozenset(data["audience"]) if "audience" in data else None
        return cls(data["kind"], data["clause"], params, audience, data.get("reveals", False))

    def __repr__(self) -> str:
        return f"Event({self.kind}, {dict(self.params)})"
