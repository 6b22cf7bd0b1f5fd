"""The rules in our own words: every clause has its text, no table is lost, and the tables tell the same as the data."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib.resources import files
from io import StringIO

import pytest
from rich.console import Console

from kabinett.ancien_regime.board import SCENARIOS, STATUSES, Board, Start, load_board
from kabinett.ancien_regime.setting import setting
from kabinett.ancien_regime.wheel import FIELDS, TURNS, power_at
from kabinett.core.rulestext import RulesText, parse_rules
from kabinett.terminal.layout import Clause

# The numbers end here: 7 for C3 means C3.1 to C3.7. What is not named has nothing below it.
LAST = {
    "C0": 6, "C1": 7, "C2": 5, "C3": 7, "C4": 5, "C5": 11, "C6": 5, "C7": 10, "C8": 15, "C9": 11, "C10": 9, "C11": 6,
    "C12": 7,
    "C3.2": 2, "C3.3": 1, "C3.4": 1, "C3.6": 8, "C3.7": 8,
    "C5.3": 1, "C5.4": 6, "C5.5": 3, "C5.6": 5, "C5.8": 3, "C5.9": 3, "C5.10": 1, "C5.11": 3,
    "C7.3": 5, "C7.5": 5, "C7.6": 4,
    "C9.1": 2, "C9.2": 1, "C9.3": 3, "C9.4": 4, "C9.5": 7, "C9.6": 5, "C9.7": 2, "C9.8": 9, "C9.9": 9, "C9.10": 5,
    "C9.11": 6,
    "C10.1": 4, "C10.2": 2, "C10.3": 4, "C10.4": 2, "C10.5": 9, "C10.6": 5, "C10.7": 11, "C10.8": 2, "C10.9": 5,
    "C11.2": 4, "C11.3": 4, "C11.4": 5, "C11.5": 3, "C11.6": 2,
    "C12.1": 2, "C12.2": 1, "C12.3": 5, "C12.4": 4, "C12.5": 10, "C12.6": 3, "C12.7": 8,
}  # fmt: skip
# Clauses that have others below them; all the rest of LAST are headings.
PARENTS = {"C3.2", "C3.3", "C3.4", "C3.6", "C5.3", "C5.4", "C5.5", "C7.3", "C7.5", "C7.6"}
TABLES = {
    "C2.5": 1, "C3.2": 1, "C3.3": 1, "C3.4": 1, "C3.6": 2, "C5.3.1": 1, "C5.5": 1, "C7.5": 1, "C9.6.1": 1, "C9.8.5": 1,
    "C9.9.5": 1,
}  # fmt: skip
OPENINGS = {"C0", "C2", "C10.6"}  # headings with a table of their own
SHORT = {"Great Britain": "Britain", "Ottoman Empire": "Ottomans"}
TEXT = (files("kabinett.ancien_regime") / "data" / "rules" / "en.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def rules() -> RulesText:
    return parse_rules(TEXT)


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board()


def rows(text: str) -> list[list[str]]:
    """The rows of all tables of a text, titles too, as cells."""
    lines = [line for line in text.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def short(name: str) -> str:
    return SHORT.get(name, name)


def flat(text: str) -> str:
    """A text without its line breaks."""
    return " ".join(text.split())


def pieces(board: Board, start: Start) -> tuple[str, str]:
    """C3.6: generals and garrisons of a power in the words of the table."""
    names = [territory.name for territory in board.territories]
    generals = sorted(f"{names[territory]} {troops}" for territory, troops in start.generals)
    garrisons = sorted(names[n] + ", with a fortress" * (n in start.fortresses) for n in start.garrisons)
    return ", ".join(generals), ", ".join(garrisons) or "none"


def territories(board: Board) -> Iterator[tuple[str, str]]:
    """C5.5: each territory as its table has it, and the beginning of its kind."""
    for territory in board.territories:
        striped = [short(power.name) for n, power in enumerate(board.powers) if territory.stripes >> n & 1]
        words = f"{territory.name} {territory.value}" + f" ({', '.join(striped)})" * bool(striped)
        if territory.kind == "home":
            name = board.powers[territory.home].name
            yield words, f"Home of {'the ' * ('Empire' in name)}{name}"
        elif territory.kind == "impassable":
            yield territory.name, "Impassable"
        else:
            yield words, {"disputed": "Contested", "undisputed": "Uncontested"}[territory.kind]


class TestClauses:
    def test_there_is_every_number_and_no_other(self, rules: RulesText) -> None:
        below = {f"{number}.{n}" for number, last in LAST.items() for n in range(1, last + 1)}
        headings = LAST.keys() - PARENTS
        assert rules.clauses.keys() == below - headings
        assert rules.headings.keys() == headings
        assert len(rules.clauses) == 273

    def test_they_stand_in_order_and_once(self) -> None:
        found = re.findall(r"^(?:#+ |- \*\*)C([\d.]+)", TEXT, flags=re.MULTILINE)
        numbers = [[int(part) for part in number.split(".")] for number in found]
        assert numbers == sorted(numbers)
        assert len(found) == len(set(found)) == 273 + len(LAST.keys() - PARENTS)

    def test_each_says_something_and_ends(self, rules: RulesText) -> None:
        for number, text in rules.clauses.items():
            assert len(text.split()) >= 4, number
            assert text.splitlines()[-1].endswith((".", ":", "|", "*(our ruling)*")), number

    def test_every_reference_leads_somewhere(self, rules: RulesText) -> None:
        references = set(re.findall(r"\bC\d+(?:\.\d+)*", TEXT))
        assert len(references) > 270
        for number in references:
            assert rules.find(number)

    def test_the_text_says_that_it_is_unofficial(self) -> None:
        assert "unofficial" in TEXT.partition("## C0")[0]


class TestTables:
    def test_each_belongs_to_its_clause_or_heading(self, rules: RulesText) -> None:
        """So that a reader who asks for the clause sees it."""
        found = {number: text.count("\n|---") for number, text in rules.clauses.items() if "\n|---" in text}
        assert found == TABLES
        assert {number for number, text in rules.openings.items() if "|---" in text} == OPENINGS
        kept = "\n".join([*rules.clauses.values(), *rules.openings.values()])
        assert kept.count("\n|---") == TEXT.count("|---|\n") == sum(TABLES.values()) + len(OPENINGS)

    def test_C9_8_5_the_arbiters_table_is_shown_with_the_clause(self, rules: RulesText) -> None:
        shown = rules.find("C9.8.5")
        assert shown.startswith("**C9.8.5** You may not ask")
        assert rows(shown)[1:] == [["0 to 9", "3"], ["10 to 12", "2"], ["13 or 14", "1"], ["15", "cannot be named"]]
        assert flat(shown).endswith("there can be no third movement turn.")

    @pytest.mark.parametrize("width", [40, 80, 130, 160])
    def test_none_is_cut_on_a_screen(self, rules: RulesText, width: int) -> None:
        for chapter in rules.contents():
            out = StringIO()
            Console(file=out, width=width).print(Clause(rules.find(chapter)))
            assert "…" not in out.getvalue(), chapter


class TestData:
    """The tables in the rules tell the same as the data files."""

    def test_C0_1_C2_the_supply_of_the_powers(self, rules: RulesText, board: Board) -> None:
        for power in board.powers:
            assert f"{power.colour} for {'the ' * ('Empire' in power.name)}{power.name}" in flat(rules.clauses["C0.1"])
        counts = dict(rows(rules.openings["C2"]))
        assert counts["Generals"].startswith(f"{sum(power.generals for power in board.powers)}:")
        assert counts["Tokens for troops and garrisons"].startswith(f"{sum(p.tokens for p in board.powers)}:")
        assert counts["Fortresses"] == str(board.numbers.fortresses)

    def test_C2_5_deck(self, rules: RulesText, board: Board) -> None:
        assert {int(value): int(copies) for value, copies, _ in rows(rules.clauses["C2.5"])[1:]} == board.deck

    def test_C3_2_minors(self, rules: RulesText, board: Board) -> None:
        for players, minors in rows(rules.clauses["C3.2"])[1:]:
            names = {board.powers[power].name for power in board.minors[int(players)]}
            assert set(minors.partition("none")[0].split(", ")) - {""} == names

    @pytest.mark.parametrize("scenario", SCENARIOS)
    def test_C3_3_status(self, rules: RulesText, board: Board, scenario: int) -> None:
        table = rows(rules.clauses["C3.3"])
        (cells,) = (row[1:] for row in table if row[0] == str(scenario))
        statuses = [set(cell.split(", ")) for cell in cells]
        starts = zip(board.powers, board.scenarios[scenario], strict=True)
        for power, start in starts:
            assert [n for n, names in enumerate(statuses) if power.name in names] == [start.status]
        assert [title.split(" ")[0].lower() for title in table[0][1:]] == list(STATUSES[:3])

    @pytest.mark.parametrize("scenario", SCENARIOS)
    def test_C3_4_morale(self, rules: RulesText, board: Board, scenario: int) -> None:
        morale = dict(rows(rules.clauses["C3.4"])[1:])
        for power, start in zip(board.powers, board.scenarios[scenario], strict=True):
            assert morale[power.name] == str(start.morale)

    @pytest.mark.parametrize("scenario", SCENARIOS)
    def test_C3_6_pieces_money_and_cards(self, rules: RulesText, board: Board, scenario: int) -> None:
        table = rows(rules.clauses["C3.6"])
        first = next(n for n, row in enumerate(table) if row[0] == str(scenario)) + 1
        for power, start, row in zip(board.powers, board.scenarios[scenario], table[first:], strict=False):
            assert row[0] == power.name
            assert row[2].split(",")[0] == str(start.off)
            assert [row[1], row[3], row[4], row[5]] == [*pieces(board, start), str(start.money), str(start.cards)]

    def test_C5_3_1_wheel(self, rules: RulesText, board: Board) -> None:
        table = {row[0].split(" ")[-1].lower(): row[1:] for row in rows(rules.clauses["C5.3.1"])}
        titles = {"subsidies": "mercenaries"}
        game = setting(1740, 7, 0, None)
        for field in FIELDS:
            names = [short(board.powers[power_at(game, field, turn)].name) for turn in range(1, TURNS + 1)]
            assert [cell.split(",")[0] for cell in table[titles.get(field, field)]] == names

    def test_C5_5_map(self, rules: RulesText, board: Board) -> None:
        table = rows(rules.clauses["C5.5"])[1:]
        told = {name: kind for kind, names in table for name in re.split(r", (?![^(]*\))", names)}
        routes = {name for name, kind in told.items() if kind.endswith("sea routes")}
        assert told.keys() - routes == {words for words, _ in territories(board)}
        for words, kind in territories(board):
            assert told[words].startswith(kind), words
        ends = {frozenset(name.split("–")): told[name].split(" ")[0].lower() for name in routes}
        names = [territory.name for territory in board.territories]
        assert ends == {
            frozenset((names[route.a], names[route.b])): board.powers[route.owner].colour for route in board.routes
        }

    def test_C5_5_1_C5_7_C8_2_lists_of_names(self, rules: RulesText, board: Board) -> None:
        capitals = [board.territories[power.capital].name for power in board.powers]
        assert re.findall("|".join(capitals), rules.clauses["C5.5.1"].partition(". Only")[0]) == capitals
        assert ", ".join(power.name for power in board.powers) in flat(rules.clauses["C5.7"])
        electors = sorted(territory.name for territory in board.territories if territory.elector)
        first = flat(rules.clauses["C8.2"]).partition(". Each")[0]
        assert re.split(", | and ", first.removeprefix("The electors are ")) == electors

    def test_numbers(self, rules: RulesText, board: Board) -> None:
        """C4.1, C5.8.1, C5.9.1, C5.10.1, C8.6, C8.9, C9.4.1, C9.6.1, C10.2.1."""
        numbers = board.numbers
        assert f"{numbers.victory} influence or more" in flat(rules.clauses["C4.1"])
        assert f"between 0 and {numbers.morale_cap}" in flat(rules.clauses["C5.8.1"])
        assert f"leads {numbers.troops_per_general} troops at most" in flat(rules.clauses["C5.9.1"])
        assert f"more than {numbers.hand_limit} cards" in flat(rules.clauses["C5.10.1"])
        assert f"{numbers.emperor_votes} votes or more" in flat(rules.clauses["C8.6"])
        assert f"{numbers.emperor_influence} influence" in flat(rules.clauses["C8.9"])
        assert f"up to {numbers.gift_limit} money" in flat(rules.clauses["C9.4.1"])
        assert f"or {numbers.fortress_strength} in a fortress" in flat(rules.clauses["C10.2.1"])
        prices = {thing.split(" ")[-1]: int(price) for thing, price in rows(rules.clauses["C9.6.1"])[1:]}
        assert prices == board.price
