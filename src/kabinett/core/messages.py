"""A game in words: sentences for decisions, options, events, refusals and outcomes, from its message catalogue.

The catalogue is `texts/LANGUAGE/GAME.ftl` with what `core.ftl` has for all games, the rules text is
`data/rules/LANGUAGE.md` of the game's package. Ids of messages are `SECTION-KEY`; `fluent.arguments` says what their
parameters are.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib.resources import files

from kabinett.core.errors import Reason
from kabinett.core.events import Event, Param
from kabinett.core.fluent import Catalogue, Name, arguments, known_language
from kabinett.core.fluent import language as spoken
from kabinett.core.moves import Decision, Move
from kabinett.core.rulestext import RulesText, parse_rules
from kabinett.core.state import Outcome

Params = Mapping[str, Param | None]
# What the values of a parameter are called: by a table, which may leave some out, or by a function.
Kind = Mapping[str, str] | Callable[[str], str]

REASONS = ("why", "refusal")  # the sections with sentences of reasons
# What stands between the values of a parameter that has several, and what is said if there are none.
SEPARATORS = {"winners": "list-and", "clauses": "list-semicolon"}
TYPED = ("move", "near", "known")  # what somebody has typed or could type: shown as it is typed
NONE_OF = {"cards": "list-none"}


def load_rules(package: str, language: str | None = None) -> RulesText:
    """The rules of a game in our own words, in a language or the one that is spoken now."""
    return _load_rules(package, known_language(language or spoken()))


@cache
def _load_rules(package: str, language: str) -> RulesText:
    return parse_rules((files(package) / "data" / "rules" / f"{language}.md").read_text(encoding="utf-8"))


class Messages:
    """The sentences of a game, with the names of what is in it.

    A game makes a subclass that knows its names, and overrides what is said there in a way of its own. `names` are the
    names by id; `inside` those that are another inside a sentence (with an article); `kinds` the names of what is
    called otherwise, or may be called like something else, by the parameter that names it.
    """

    def __init__(
        self,
        package: str,
        catalogue: Catalogue,
        names: Mapping[str, str],
        kinds: Mapping[str, Kind] | None = None,
        inside: Mapping[str, str] | None = None,
    ) -> None:
        self.package = package
        self.catalogue = catalogue
        self.names = names
        self._inside = {**names, **(inside or {})}
        own: Mapping[str, Kind] = {
            "winners": self.name,
            "waiting": self._seats,
            "reason": catalogue.section("outcome"),
            **dict.fromkeys(TYPED, str),
        }
        self._kinds = {**own, **(kinds or {})}

    # -- what a game asks and tells

    def decision(self, decision: Decision) -> str:
        """The question of a decision."""
        return self.sentence("decision", decision.kind, decision.params)

    def option(self, decision: Decision, move: Move, **more: Param) -> str:
        """What choosing this option means. Where a decision needs other words for a verb, their key begins with it.

        A message may use the decision's parameters, the argument of the move (by its verb or as `value`), and `more`.
        """
        own = f"{decision.kind}_{move.verb}"
        key = own if f"option-{own}" in self.catalogue else move.verb
        return self.phrase("option", key, {**decision.params, "value": move.arg, move.verb: move.arg, **more})

    def event(self, event: Event) -> str:
        """The sentence of the log for an event."""
        return self.sentence("event", event.kind, {**event.params, "clause": event.clause})

    def refusal(self, reason: Reason) -> str:
        """Why something is not allowed."""
        section = next((name for name in REASONS if f"{name}-{reason.key}" in self.catalogue), REASONS[-1])
        return self.phrase(section, reason.key, reason.params)

    def outcome(self, outcome: Outcome) -> str:
        """How the game ended."""
        params: Params = {"winners": outcome.winners, "reason": outcome.reason, "clause": outcome.clause}
        return self.phrase("ended", "game", params)

    def explanation(self, clause: str) -> str:
        """A clause in our own words."""
        return load_rules(self.package).find(clause)

    # -- names

    def name(self, identifier: str) -> str:
        """The name of a piece, place, power or seat, as it stands alone."""
        return self.names.get(identifier, identifier)

    def called(self, kind: str, identifier: str) -> str:
        """What the value of a parameter of this name is called inside a sentence."""
        words = self._kinds.get(kind, {})
        if not isinstance(words, Mapping):
            return words(identifier)
        return words[identifier] if identifier in words else self._inside.get(identifier, identifier)

    def _seats(self, seats: str) -> str:
        """Seats as one text: a reason has no lists."""
        return self.joined("seats", [self.name(seat) for seat in seats.split(", ")])

    # -- messages

    def sentence(self, section: str, key: str, params: Params) -> str:
        """A message with a capital letter."""
        return capital(self.phrase(section, key, params))

    def phrase(self, section: str, key: str, params: Params) -> str:
        """A message with the names of its parameters' values."""
        return self.catalogue.format(f"{section}-{key}", arguments(params, self.called, self.joined))

    def joined(self, key: str, parts: Sequence[str]) -> str:
        """The values of a parameter that has several."""
        if not parts:
            return self.catalogue.format(NONE_OF.get(key, "list-nobody"))
        return self.catalogue.format(SEPARATORS.get(key, "list-comma")).join(parts)


def named(catalogue: Catalogue, message: str, name: str, own: str) -> str:
    """A name that the board's files have. That of our own edition is a message; another edition's stays as it is."""
    return catalogue.format(message) if name == own else name


def named_inside(catalogue: Catalogue, message: str, name: str, own: str) -> str:
    """Such a name inside a sentence, where it may have an article."""
    inside = catalogue.attribute(message, "inside") if name == own else None
    return Name.of(inside, catalogue, message) if inside else named(catalogue, message, name, own)


def capital(phrase: str) -> str:
    """A phrase as the beginning of a sentence."""
    return phrase[:1].upper() + phrase[1:]
