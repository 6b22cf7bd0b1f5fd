"""A game in words: sentences for decisions, options, events, refusals and outcomes, from its message catalogue.

The catalogue is the file `data/messages.en.toml` of the game's package, the rules text `data/rules.md`. A template
has the names of parameters in braces. Numbers can be written in other ways too:

- `troop{count_s}` is the s of a plural, `{count:city|cities}` the word for one or for several
- `{number:+}` is the number with its sign, also if it is above 0
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files

from kabinett.core.errors import REFUSALS, Reason
from kabinett.core.events import Event, Param
from kabinett.core.moves import Decision, Move
from kabinett.core.rulestext import RulesText, parse_rules
from kabinett.core.state import Outcome

Catalogue = Mapping[str, Mapping[str, str]]
Params = Mapping[str, Param | None]
# What the values of a parameter are called: by a table, which may leave some out, or by a function.
Kind = Mapping[str, str] | Callable[[str], str]

MINUS = "−"
REASONS = ("why", "refusal")  # the sections with sentences of reasons


@cache
def load_catalogue(package: str) -> Catalogue:
    """The sentences of a game by section and key."""
    return tomllib.loads((files(package) / "data" / "messages.en.toml").read_text(encoding="utf-8"))


@cache
def load_rules(package: str) -> RulesText:
    """The rules of a game in our own words."""
    return parse_rules((files(package) / "data" / "rules.md").read_text(encoding="utf-8"))


class Shown(str):
    """A value as it stands in a sentence. What follows a colon in the template asks for another form of a number."""

    __slots__ = ()

    def __format__(self, form: str) -> str:
        if form == "+":
            return str(self) if self.startswith(MINUS) else f"+{self}"
        one, bar, several = form.partition("|")
        if bar:
            return one if self == "1" else several
        return super().__format__(form)


class Messages:
    """The sentences of a game, with the names of what is in it.

    A game makes a subclass that knows its names, and overrides what is said there in a way of its own. `names` are the
    names by id; `inside` those that are another inside a sentence (with an article); `kinds` the names of what is
    called otherwise, or may be called like something else, by the parameter that names it.
    """

    def __init__(
        self,
        package: str,
        names: Mapping[str, str],
        kinds: Mapping[str, Kind] | None = None,
        inside: Mapping[str, str] | None = None,
    ) -> None:
        self.package = package
        self.catalogue = load_catalogue(package)
        self._names = names
        self._kinds = kinds or {}
        self._inside = {**names, **(inside or {})}

    # -- what a game asks and tells

    def decision(self, decision: Decision) -> str:
        """The question of a decision."""
        return self.sentence("decision", decision.kind, decision.params)

    def option(self, decision: Decision, move: Move, **more: Param) -> str:
        """What choosing this option means. Where a decision needs other words for a verb, their key begins with it.

        A template may use the decision's parameters, the argument of the move (by its verb or as `value`), and `more`.
        """
        own = f"{decision.kind}_{move.verb}"
        key = own if own in self.catalogue["option"] else move.verb
        return self.phrase("option", key, {**decision.params, "value": move.arg, move.verb: move.arg, **more})

    def event(self, event: Event) -> str:
        """The sentence of the log for an event."""
        params: dict[str, Param] = {**event.params, "clause": event.clause}
        if event.kind == "game_ended":
            winners = event.params["winners"]
            assert isinstance(winners, tuple)
            params["winners"] = self._winners(winners)
            params["reason"] = self.catalogue["outcome"][str(event.params["reason"])]
        return self.sentence("event", event.kind, params)

    def refusal(self, reason: Reason) -> str:
        """Why something is not allowed."""
        for section in REASONS:
            if reason.key in self.catalogue.get(section, ()):
                return self.phrase(section, reason.key, reason.params)
        return REFUSALS[reason.key].format_map(reason.params)

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended."""
        return f"{self._winners(outcome.winners)}: {self.catalogue['outcome'][outcome.reason]} ({outcome.clause})"

    def _winners(self, winners: Sequence[str]) -> str:
        return " and ".join(self.name(seat) for seat in winners) + " won" if winners else "a draw"

    def explanation(self, clause: str) -> str:
        """A clause in our own words."""
        return load_rules(self.package).find(clause)

    # -- names

    def name(self, identifier: str) -> str:
        """The name of a piece, place, power or seat, as it stands alone."""
        return self._names.get(identifier, identifier)

    def called(self, kind: str, identifier: str) -> str:
        """What the value of a parameter of this name is called inside a sentence."""
        words = self._kinds.get(kind, {})
        if not isinstance(words, Mapping):
            return words(identifier)
        return words[identifier] if identifier in words else self._inside.get(identifier, identifier)

    # -- templates

    def sentence(self, section: str, key: str, params: Params) -> str:
        """Words of the catalogue, with a capital letter."""
        phrase = self.phrase(section, key, params)
        return phrase[:1].upper() + phrase[1:]

    def phrase(self, section: str, key: str, params: Params) -> str:
        """Words of the catalogue. Where a value needs words of its own, their key ends with parameter and value."""
        phrases = self.catalogue[section]
        special = (f"{key}_{name}_{value}" for name, value in params.items())
        return self.filled(phrases[next((name for name in special if name in phrases), key)], params)

    def filled(self, template: str, params: Params) -> str:
        """A template with the names of its parameters' values."""
        shown = {key: Shown(self.shown(key, value)) for key, value in params.items()}
        plurals = {f"{key}_s": format(value, "|s") for key, value in shown.items()}
        return template.format_map(shown | plurals)

    def shown(self, key: str, value: Param | None) -> str:
        """The value of a parameter in words."""
        if isinstance(value, tuple):
            return self.joined(key, [self.shown(key, item) for item in value])
        if isinstance(value, int):
            return str(value).replace("-", MINUS)
        if key == "waiting":  # seats as one text: a reason has no lists
            return self.joined(key, [self.name(seat) for seat in str(value).split(", ")])
        return self.called(key, str(value))

    def joined(self, key: str, parts: Sequence[str]) -> str:
        """The values of a parameter that has several."""
        return ", ".join(parts) or "nobody"
