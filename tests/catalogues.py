"""What tests of the message catalogues use: which messages there are, and which parameters they name."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from kabinett.core.fluent import catalogue

Section = Mapping[str, frozenset[str]]  # parameters by the key of a message


class Named(Visitor):
    """The parameters that a message names, without what `fluent.arguments` adds to their names."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name.removesuffix("_id").removesuffix("_count"))


def parameters(message: ast.Message) -> frozenset[str]:
    """The parameters of a message and its attributes."""
    named = Named()
    named.visit(message)
    return frozenset(named.found)


@cache
def sections(file: str) -> Mapping[str, Section]:
    """The messages of a file by section and key, with their parameters."""
    found: dict[str, dict[str, frozenset[str]]] = {}
    for name, message in catalogue(file).messages.items():
        section, _, key = name.partition("-")
        found.setdefault(section, {})[key] = parameters(message)
    return found
