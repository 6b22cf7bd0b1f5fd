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

- **X1.3.1** Three:

  | Id | Name | Meaning |
  |---|---|---|
  | **Y1** | Yes | It is so. |
  | **Y2** | No | It is not. |

## X2 Second

A table of its own:

| c | d |
|---|---|

- **X2.1** Four:

  | e | f |
  |---|---|
  | 1 | 2 |

  And after the table.
- **X2.1.1** Four and a bit
- **X2.10** Ten

#### A title without a number

- **X2.11** Eleven

## Third

This is of no chapter.
"""


def test_clauses_keep_their_continuation() -> None:
    rules = parse_rules(TEXT)
    assert list(rules.clauses) == ["X1.1", "X1.2", "X1.3.1", "Y1", "Y2", "X2.1", "X2.1.1", "X2.10", "X2.11"]
    assert rules.clauses["X1.1"] == "One\nand more."
    assert "| a | b |" in rules.clauses["X1.2"]


def test_find_gives_a_clause_a_section_or_a_chapter() -> None:
    rules = parse_rules(TEXT)
    assert rules.find("X1.1").startswith("**X1.1** One")
    assert "X1.3.1" in rules.find("X1.3")
    assert "X1.1" not in rules.find("X1.3")
    assert "X1.1" in rules.find("X1")
    assert rules.contents() == {"X1": "First", "X2": "Second"}


def test_a_row_that_begins_with_an_id_is_a_clause_and_stays_in_its_table() -> None:
    rules = parse_rules(TEXT)
    assert rules.find("Y2") == "**Y2** No\n\nIt is not."
    assert rules.clauses["X1.3.1"].endswith("| **Y1** | Yes | It is so. |\n| **Y2** | No | It is not. |")
    assert "Y1" not in rules.headings


def test_what_stands_before_the_first_clause_belongs_to_the_chapter() -> None:
    rules = parse_rules(TEXT)
    assert rules.find("X2").startswith("# X2 Second\n\nA table of its own:\n\n| c | d |\n|---|---|\n\n**X2.1** Four")
    assert rules.find("X1").startswith("# X1 First\n\n**X1.1** One")


def test_a_clause_comes_with_its_table_and_the_clauses_below_it() -> None:
    rules = parse_rules(TEXT)
    table = "| e | f |\n|---|---|\n| 1 | 2 |"
    assert rules.find("X2.1") == f"**X2.1** Four:\n\n{table}\n\nAnd after the table.\n\n**X2.1.1** Four and a bit"
    assert rules.find("X2.1.1") == "**X2.1.1** Four and a bit"


def test_a_title_without_a_number_belongs_to_no_clause() -> None:
    rules = parse_rules(TEXT)
    assert rules.find("X2.10") == "**X2.10** Ten"
    assert rules.find("X2").endswith("**X2.10** Ten\n\n**X2.11** Eleven")


def test_an_unknown_clause_is_refused() -> None:
    with pytest.raises(BadOption, match=r"no clause 'X9' \(chapters: X1, X2\)"):
        parse_rules(TEXT).find("X9")
