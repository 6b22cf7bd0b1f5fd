"""The rules text: clauses and chapters from Markdown."""

from __future__ import annotations

import pytest

from kabinett.core.errors import BadOption
from kabinett.core.rulestext import parse_rules

TEXT = """# Title

Intro.

## X1 First

- **X1.1** One
  and more.
- **X1.2** Two:

  | a | b |
  |---|---|

### X1.3 Section

- **X1.3.1** Three
"""


def test_clauses_keep_their_continuation() -> None:
    rules = parse_rules(TEXT)
    assert list(rules.clauses) == ["X1.1", "X1.2", "X1.3.1"]
    assert rules.clauses["X1.1"] == "One\nand more."
    assert "| a | b |" in rules.clauses["X1.2"]


def test_find_gives_a_clause_a_section_or_a_chapter() -> None:
    rules = parse_rules(TEXT)
    assert rules.find("X1.1").startswith("**X1.1** One")
    assert "X1.3.1" in rules.find("X1.3")
    assert "X1.1" not in rules.find("X1.3")
    assert "X1.1" in rules.find("X1")
    assert rules.contents() == {"X1": "First"}


def test_an_unknown_clause_is_refused() -> None:
    with pytest.raises(BadOption, match=r"no clause 'X9' \(chapters: X1\)"):
        parse_rules(TEXT).find("X9")
