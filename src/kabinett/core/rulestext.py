"""The rules in our own words: a Markdown file whose list items begin with a clause's id, as in `- **M9.7** ...`.

A row of a table that begins with one, as in `| **N6** | ...`, is a clause too, besides being part of its table.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from kabinett.core.errors import BadOption, told

_HEADING = re.compile(r"^#{2,3} ([A-Z]\d+(?:\.\d+)*) (.+)$")
_TITLE = re.compile(r"^(#{1,6}) (?:([A-Z]\d+(?:\.\d+)*) )?(.+)$")
_CLAUSE = re.compile(r"^- \*\*([A-Z]\d+(?:\.\d+)+[a-z]?)\*\* ")
_ROW = re.compile(r"^ *\| \*\*([A-Z]\d+(?:\.\d+)*)\*\* \| (.+) \|$")


@dataclass(slots=True)
class Passage:
    """A piece of the text as one reads it from the beginning: a heading (level 1 is the title of the whole), a clause
    (level 0, with its number), or a text between them. `rows` are the clauses that stand in a table of it."""

    level: int
    number: str
    lines: list[str]
    rows: list[str] = field(default_factory=list)

    def to_json(self) -> dict[str, object]:
        """The passage as data; its text is Markdown."""
        text = "\n".join(self.lines).strip()
        return {"level": self.level, "number": self.number, "text": text, "rows": list(self.rows)}


@dataclass(frozen=True)
class RulesText:
    """The clauses by id, and the headings of chapters and sections by number, both in the order of the file.

    `openings` are the texts between a heading and its first clause. `passages` are all of it, as it is read.
    """

    clauses: Mapping[str, str]
    headings: Mapping[str, str]
    openings: Mapping[str, str]
    passages: tuple[Passage, ...] = ()

    def find(self, number: str) -> str:
        """A clause with those below it, or all of a chapter or section, as Markdown. BadOption if there is none.

        A part of a clause (M11.2.3 g) is found with the whole of it.
        """
        whole = number.partition(" ")[0]
        if whole in self.clauses:
            return "\n\n".join(self._entries(whole))
        if number not in self.headings:
            chapters = self._chapters()
            near = [chapter for chapter in chapters if chapter[0] == number[:1]] or chapters
            text = told("unknown_clause", clause=number, chapters=tuple(near))
            raise BadOption(text, "unknown_clause", clause=number, chapters=tuple(near))
        heading = f"# {number} {self.headings[number]}"
        return "\n\n".join(filter(None, [heading, self.openings[number], *self._entries(number)]))

    def _entries(self, number: str) -> list[str]:
        """The clause of this number, if there is one, and those below it: C5.4, C5.4.1, C5.4.2."""
        names = [name for name in self.clauses if name == number or name.startswith(number + ".")]
        return [f"**{name}** {self.clauses[name]}" for name in names]

    def contents(self) -> dict[str, str]:
        """The chapters with their titles."""
        return {number: self.headings[number] for number in self._chapters()}

    def _chapters(self) -> list[str]:
        return [number for number in self.headings if "." not in number]


def parse_rules(markdown: str) -> RulesText:
    """The rules from their Markdown file."""
    clauses: dict[str, list[str]] = {}
    headings: dict[str, str] = {}
    openings: dict[str, list[str]] = {}
    current: list[str] = []
    for line in markdown.splitlines():
        if heading := _HEADING.match(line):
            headings[heading[1]] = heading[2]
            current = openings.setdefault(heading[1], [])
        elif clause := _CLAUSE.match(line):
            current = clauses.setdefault(clause[1], [])
            current.append(line[clause.end() :])
        elif line.startswith("#"):
            current = []
        else:
            current.append(line[2:] if line.startswith("  ") else line)
            if row := _ROW.match(line):
                clauses[row[1]] = ["\n\n".join(row[2].split(" | "))]
    return RulesText(_joined(clauses), headings, _joined(openings), tuple(_passages(markdown)))


def _passages(markdown: str) -> list[Passage]:
    """The text cut where a heading, a clause or a text after a heading begins."""
    found: list[Passage] = []
    for line in markdown.splitlines():
        if title := _TITLE.match(line):
            found.append(Passage(len(title[1]), title[2] or "", [title[3]]))
        elif clause := _CLAUSE.match(line):
            found.append(Passage(0, clause[1], [line[clause.end() :]]))
        elif found and found[-1].level == 0:
            _go_on(found[-1], line)
        elif line.strip():
            found.append(Passage(0, "", [line]))
    return found


def _go_on(passage: Passage, line: str) -> None:
    """The next line of a clause, or of a text between clauses."""
    indented = passage.number and line.startswith("  ")
    passage.lines.append(line[2:] if indented else line)
    if row := _ROW.match(line):
        passage.rows.append(row[1])


def all_of(texts: Iterable[RulesText]) -> RulesText:
    """Several texts as one; their numbers begin with different letters."""
    clauses: dict[str, str] = {}
    headings: dict[str, str] = {}
    openings: dict[str, str] = {}
    for text in texts:
        clauses |= text.clauses
        headings |= text.headings
        openings |= text.openings
    return RulesText(clauses, headings, openings)


def _joined(texts: Mapping[str, list[str]]) -> dict[str, str]:
    return {name: "\n".join(lines).strip() for name, lines in texts.items()}
