"""What tests of the words of all games use: the sentences that were said, and what the sources of the rules can say."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cached_property
from pathlib import Path
from types import ModuleType

from kabinett.core.rulestext import RulesText
from tests.catalogues import Section, sections

Said = tuple[str, str, str]  # section, key and sentence
Sentences = Mapping[tuple[str, str], set[str]]  # the different sentences, by section and key

# Where an event is told, with its kind.
TOLD = r"\.(?:emit|reveal)\(\s*\"(\w+)\"|\.(?:tell|disclose)\([^\"]+?, \"(\w+)\""


# -- what was said


def gathered(said: Iterable[Said]) -> Sentences:
    """The different sentences, by section and key."""
    found: dict[tuple[str, str], set[str]] = defaultdict(set)
    for section, key, sentence in said:
        found[section, key].add(sentence)
    return found


def check_no_ids(sentences: Sentences, raw: re.Pattern[str]) -> None:
    """No sentence has an id in it."""
    shown = [sentence for group in sentences.values() for sentence in group if raw.search(sentence)]
    assert shown == [], shown


def check_form(sentences: Sentences) -> None:
    """What happens and what is asked is said in whole sentences."""
    for (section, key), group in sentences.items():
        if section in ("event", "decision"):
            for sentence in group:
                assert not sentence[0].islower(), (key, sentence)
                assert sentence[-1] in ".?)", (key, sentence)


def check_seen(sentences: Sentences, section: str, kinds: set[str], few: int) -> None:
    """Of the kinds that the rules know fewer than `few` were not said."""
    missing = kinds - {key for part, key in sentences if part == section}
    assert len(missing) < few, (section, missing)


# -- what the sources can say


def files(package: ModuleType) -> Iterator[str]:
    """The sources of a game, file by file."""
    for file in sorted(Path(package.__path__[0]).rglob("*.py")):
        yield file.read_text(encoding="utf-8")


def words(pattern: str, source: str) -> set[str]:
    """What the groups of a pattern match, wherever it is found."""
    return {word for match in re.finditer(pattern, source) for word in match.groups() if word}


def texts(node: ast.AST) -> set[str]:
    """The texts that an expression may have as its value."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) | texts(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


class Reasons:
    """The places in the rules of a game where a reason is made, by a call of one of the `makers`."""

    def __init__(self, package: ModuleType, *makers: str) -> None:
        self._package = package
        self._makers = makers

    @cached_property
    def nodes(self) -> list[ast.AST]:
        """All of the rules, as Python reads them."""
        return [node for source in files(self._package) for node in ast.walk(ast.parse(source))]

    @cached_property
    def calls(self) -> list[ast.Call]:
        """All places where a reason is made."""
        return [
            node
            for node in self.nodes
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in self._makers
        ]

    def check_keys(self, known: Collection[str]) -> None:
        """Every key of a reason has a sentence."""
        keys = {key for call in self.calls for key in texts(call.args[1])}
        assert keys, "no reason is made"
        assert keys <= set(known), keys - set(known)

    def check_uses(self, why: Section) -> None:
        """Every sentence is used: its key is written in the rules, or is one of the kernel's."""
        constants = {node.value for node in self.nodes if isinstance(node, ast.Constant)}
        unused = why.keys() - constants
        assert unused <= sections("core")["refusal"].keys(), unused

    def check_clauses(self, rules: RulesText, least: int) -> None:
        """Every clause of a reason is in the rules; there are more than `least`."""
        clauses = {clause for call in self.calls for clause in texts(call.args[0])}
        assert len(clauses) > least
        for clause in clauses:
            assert rules.find(clause), clause

    def check_parameters(self, sentences: Section, given: Collection[str] = ()) -> None:
        """Where a reason is made with all its parameters named, they are those that the sentence wants, but for those
        that are always `given`."""
        checked = 0
        for call in self.calls:
            named = {keyword.arg for keyword in call.keywords}
            if None in named:
                continue
            for key in texts(call.args[1]):
                wanted = sentences[key] - set(given)
                assert wanted <= named, (key, wanted, named)
                checked += 1
        assert checked > 50
