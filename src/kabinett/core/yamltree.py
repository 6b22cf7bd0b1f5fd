"""YAML files as a tree in which every node knows its file and line, so that faults can be named with their place."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from difflib import get_close_matches
from pathlib import Path

import yaml

from kabinett.core.errors import BadFile, told
from kabinett.core.fields import Names

FEW = 20  # names that a fault can list


class Node:
    """A node of a YAML file: a mapping, a list or a plain value."""

    def __init__(self, file: str, node: yaml.Node) -> None:
        self._file = file
        self._node = node

    @property
    def line(self) -> int:
        """The line on which the node begins."""
        return int(self._node.start_mark.line) + 1

    def fault(self, reason: str) -> BadFile:
        """An error at this node."""
        return BadFile(self._file, self.line, reason)

    def is_mapping(self) -> bool:
        """Whether the node is a mapping."""
        return isinstance(self._node, yaml.MappingNode)

    def items(self, what: str) -> Iterator[tuple[Node, Node]]:
        """The entries of a mapping, keys as nodes; a key may occur once."""
        if not isinstance(self._node, yaml.MappingNode):
            raise self.fault(f"{what} must be a mapping")
        seen: set[str] = set()
        for key, value in self._node.value:
            name = Node(self._file, key)
            if name.text(what) in seen:
                raise name.fault(f"'{name.text(what)}' occurs twice in {what}")
            seen.add(name.text(what))
            yield name, Node(self._file, value)

    def fields(self, what: str, allowed: Iterable[str]) -> dict[str, Node]:
        """The entries of a mapping whose keys must be among those allowed."""
        known = tuple(allowed)
        fields = {}
        for key, value in self.items(what):
            if key.text(what) not in known:
                raise key.fault(f"unknown entry '{key.text(what)}' in {what} (known: {', '.join(known)})")
            fields[key.text(what)] = value
        return fields

    def list(self, what: str) -> list[Node]:
        """The entries of a list."""
        if not isinstance(self._node, yaml.SequenceNode):
            raise self.fault(f"{what} must be a list")
        return [Node(self._file, item) for item in self._node.value]

    def text(self, what: str) -> str:
        """A plain value as text."""
        if not isinstance(self._node, yaml.ScalarNode):
            raise self.fault(f"{what} must be a plain value")
        return str(self._node.value)

    def number(self, what: str, least: int, most: int, clause: str = "") -> int:
        """A whole number within limits, which a clause may have set."""
        text = self.text(what)
        if not re.fullmatch(r"-?[0-9]{1,40}", text) or not least <= int(text) <= most:
            why = f" ({clause})" if clause else ""
            raise self.fault(f"{what} must be a whole number from {least} to {_limit(most)}, not '{text}'{why}")
        return int(text)

    def number_of(self, kind: str, names: Names, *, or_none: bool = False) -> int:
        """The number behind a name of this kind, one that stands for something, `or_none`. A fault has the nearest
        name, or all, if they are few."""
        known = [name for name in names.all(kind) if or_none or names.number(kind, name) >= 0]
        if self.text(kind) not in known:
            near = next(iter(get_close_matches(self.text(kind), known, 1)), None)
            hint = f"; did you mean {near}?" if near else _listed(known)
            raise self.fault(f"unknown {kind} '{self.text(kind)}'{hint}")
        return names.number(kind, self.text(kind))

    def truth(self, what: str) -> bool:
        """A truth value."""
        return self.one_of(what, ("true", "false")) == "true"

    def one_of(self, what: str, allowed: Iterable[str]) -> str:
        """A plain value that must be among those allowed."""
        known = tuple(allowed)
        if self.text(what) not in known:
            raise self.fault(f"unknown {what} '{self.text(what)}'{_listed(known)}")
        return self.text(what)


def _listed(known: Sequence[str]) -> str:
    """What is known, for the end of a fault, if it is little."""
    return f" (known: {', '.join(known)})" if len(known) <= FEW else ""


def _limit(most: int) -> str:
    """A limit as people can read it."""
    return f"2**{most.bit_length() - 1}" if most >= 1 << 64 and not most & (most - 1) else str(most)


def read_yaml(path: str | Path) -> Node:
    """The tree of a YAML file."""
    try:
        text = Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise BadFile(path, None, told("cannot_read", reason=str(error.strerror))) from error
    except UnicodeDecodeError as error:
        raise BadFile(path, None, told("no_text")) from error
    except ValueError as error:
        raise BadFile(path, None, told("cannot_read", reason=str(error))) from error
    return parse_yaml(text, str(path))


def parse_yaml(text: str, file: str) -> Node:
    """The tree of a YAML text; `file` is what errors call it."""
    try:
        node = yaml.compose(text, Loader=yaml.SafeLoader)
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else None
        raise BadFile(file, line, f"is not YAML: {error.problem}") from error
    except (yaml.YAMLError, RecursionError) as error:
        raise BadFile(file, None, f"is not YAML: {error}") from error
    if node is None:
        raise BadFile(file, None, told("empty_file"))
    return Node(file, node)
