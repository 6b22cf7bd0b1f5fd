"""The political display as an SVG picture: every box and every card is in it, and the checked-in picture is current."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from kabinett.drawing.svg import text_width
from kabinett.maria.board import OWN_BOARD, Board, load_board
from kabinett.maria.drawing.display import COLUMN, CREDIT, PAD, draw_display
from kabinett.maria.political import DISPLAY, PoliticalCard, Track, load_political_cards, load_tracks
from kabinett.maria.texts import rules_text
from kabinett.maria.words import instruction_words

SVG = "{http://www.w3.org/2000/svg}"
CHECKED_IN = Path(__file__).parents[2] / "docs" / "display.svg"


@pytest.fixture(scope="module")
def board() -> Board:
    return load_board()


@pytest.fixture(scope="module")
def tracks(board: Board) -> tuple[Track, ...]:
    return load_tracks(OWN_BOARD, board.power_index)


@pytest.fixture(scope="module")
def cards(board: Board) -> tuple[PoliticalCard, ...]:
    return load_political_cards(OWN_BOARD, board.power_index, board.city_index, board.rhine)


@pytest.fixture(scope="module")
def picture(board: Board, tracks: tuple[Track, ...], cards: tuple[PoliticalCard, ...]) -> str:
    return draw_display(board, tracks, cards)


@pytest.fixture(scope="module")
def root(picture: str) -> Element:
    return ElementTree.fromstring(picture)


def by(root: Element, attribute: str) -> dict[str, Element]:
    """The elements that have an attribute, by its value, which occurs once."""
    found = [element for element in root.iter() if element.get(attribute)]
    known = {element.get(attribute) or "": element for element in found}
    assert len(known) == len(found)
    return known


def classed(root: Element, wanted: str) -> list[Element]:
    return [element for element in root.iter() if wanted in (element.get("class") or "").split()]


def texts(root: Element) -> list[str]:
    return [element.text or "" for element in root.iter(f"{SVG}text")]


def title(element: Element) -> str:
    return element.findtext(f"{SVG}title") or ""


def letters(root: Element) -> list[str]:
    return [texts(shield)[0] for shield in classed(root, "shield")]


class TestSheet:
    def test_is_an_svg_with_a_view_and_a_title(self, root: Element) -> None:
        assert root.tag == f"{SVG}svg"
        assert root.get("role") == "img"
        assert title(root) == "Maria: the political display"
        assert root.get("viewBox") == f"0 0 {root.get('width')} {root.get('height')}"
        assert CREDIT in texts(root)

    def test_needs_nothing_from_outside(self, picture: str) -> None:
        assert len(picture.encode()) < 100_000
        assert "<image" not in picture
        assert "@import" not in picture
        assert "url(" not in picture

    def test_is_the_same_every_time(
        self, board: Board, tracks: tuple[Track, ...], cards: tuple[PoliticalCard, ...], picture: str
    ) -> None:
        assert draw_display(board, tracks, cards) == picture

    def test_the_picture_in_the_documents_is_this_one(self, picture: str) -> None:
        assert CHECKED_IN.read_text(encoding="utf-8") == picture

    def test_M17_0_2_the_spaces_are_in_the_order_of_the_display(self, board: Board, root: Element) -> None:
        spaces = by(root, "data-space")
        assert list(spaces) == [board.powers[power].id for power in DISPLAY]
        for power in DISPLAY:
            space = spaces[board.powers[power].id]
            assert letters(space) == [board.powers[power].code]
            assert board.powers[power].name in texts(space)


class TestTracks:
    def test_K1_2_every_box_is_drawn_once_with_its_name(self, tracks: tuple[Track, ...], root: Element) -> None:
        boxes = by(root, "data-box")
        assert list(boxes) == [box.id for track in tracks for box in track.boxes]
        assert [texts(box)[0] for box in boxes.values()] == [name.replace("-", "−") for name in boxes]

    def test_K2_the_boxes_of_saxony_tell_its_status(self, root: Element) -> None:
        boxes = by(root, "data-box")
        assert [texts(boxes[f"SX{n}"])[-1] for n in (0, 2, 3, 4)] == [
            "Prussia's ally", "Prussia's ally", "neutral", "neutral",
        ]  # fmt: skip
        for box in ("SX5", "SX6"):
            assert texts(boxes[box])[1:] == ["Austria's ally", "draws 2 cards"]

    def test_K8_3_the_star_and_the_s_are_marked(self, root: Element) -> None:
        boxes = by(root, "data-box")
        assert [name for name, box in boxes.items() if classed(box, "star")] == ["SX1", "RU0", "IT0"]
        assert [name for name, box in boxes.items() if texts(box)[1:2] == ["S"]] == ["SX3"]

    def test_K5_an_icon_has_the_letters_of_its_power_and_its_word(self, root: Element) -> None:
        boxes = by(root, "data-box")
        assert texts(boxes["RU-3"])[1:] == ["P", "+1 card", "A", "−1 card"]
        assert texts(boxes["RU+2"])[1:] == ["P", "corps", "P", "−1 card", "A", "+1 card"]
        assert texts(boxes["IT-2"])[1:] == ["F", "victory", "A", "corps"]
        assert texts(boxes["RU-1"])[1:] == ["no effect"]
        assert title(boxes["RU0"]) == "RU0; start; Prussia: corps"


class TestCards:
    def test_K6_every_card_is_drawn_with_its_year_kind_title_and_shields(
        self, board: Board, cards: tuple[PoliticalCard, ...], root: Element
    ) -> None:
        drawn = by(root, "data-card")
        assert set(drawn) == {card.id for card in cards}
        assert len(drawn) == 25
        for card in cards:
            element = drawn[card.id]
            kind, name, heading, *_ = texts(element)
            assert (kind.split()[0], name, heading) == (str(card.year), card.id, card.title)
            assert letters(element) == [board.powers[power].code for power in card.shields]

    def test_K6_the_instruction_is_there_in_words(
        self, board: Board, cards: tuple[PoliticalCard, ...], root: Element
    ) -> None:
        drawn = by(root, "data-card")
        for card in cards:
            words = instruction_words(board, card)
            assert bool(words) == bool(card.instruction or card.election)
            assert words in " ".join(texts(drawn[card.id]))

    def test_K6_no_line_is_wider_than_its_card(self, root: Element) -> None:
        for name, card in by(root, "data-card").items():
            for words in classed(card, "word") + classed(card, "hint"):
                assert text_width(words.text or "", 14) <= COLUMN - 2 * PAD, name

    def test_K6_arrows_tell_the_track_the_direction_and_the_boxes(self, root: Element) -> None:
        drawn = by(root, "data-card")
        assert texts(drawn["44b"])[-4:] == ["Saxony", "1", "Russia", "2"]
        assert texts(drawn["43b"])[-4:] == ["Russia", "1", "or", "1"]
        assert title(drawn["43b"]).endswith("; Russia 1 left or 1 right")
        left, right = (self.tip(drawn[card]) for card in ("44a", "42b"))
        assert left < 0 < right

    @staticmethod
    def tip(card: Element) -> float:
        """Where an arrow points, seen from its number: the tip is the fourth point of its outline."""
        (path,) = classed(card, "block")
        (count,) = classed(card, "count")
        tip = (path.get("d") or "").removeprefix("M").split("L")[3]
        return float(tip.split(",")[0]) - float(count.get("x", "nan"))

    def test_K7_7_the_condition_of_an_arrow_is_there(self, root: Element) -> None:
        card = by(root, "data-card")["41c"]
        assert "not while Saxony is Prussia's ally" in " ".join(texts(card))
        assert "Saxony 1 left or 1 right, not while Saxony is Prussia's ally; Italy" in title(card)

    @pytest.mark.parametrize(
        ("name", "words"),
        [
            ("41a", ""),
            ("41e", "France draws 1 card less this turn."),
            ("42e", "The executing power receives 3 troops."),
            ("42f", "France takes control of Mannheim. France receives 1 card and 3 troops."),
            ("43f", "Saxony becomes Austria's ally. Saxony receives 2 troops."),
            ("44e", "The Pragmatic Army or France receives 1 card and 2 troops."),
            ("44f", "The Pragmatic Army puts 1 general into England and draws 1 card less, to the end of the game."),
        ],
    )
    def test_K7_instructions_in_words(
        self, board: Board, cards: tuple[PoliticalCard, ...], name: str, words: str
    ) -> None:
        (card,) = (card for card in cards if card.id == name)
        assert instruction_words(board, card) == words


class TestRulesText:
    """K2-K4, K6: the tables in the rules tell the same as the data files."""

    def test_K6_the_table_has_every_card(self, board: Board, cards: tuple[PoliticalCard, ...]) -> None:
        rows = [row.split(" | ") for row in rules_text().openings["K6"].splitlines() if row.startswith("| 4")]
        assert [row[0].removeprefix("| ") for row in rows] == [card.id for card in cards]
        for row, card in zip(rows, cards, strict=True):
            assert row[1].startswith(str(card.year))
            assert row[2] == card.title
            assert row[3] == (", ".join(board.powers[power].code for power in card.shields) or "none")

    def test_K2_K3_K4_the_tables_have_every_box(self, tracks: tuple[Track, ...]) -> None:
        for chapter, track in zip(("K2", "K3", "K4"), tracks, strict=True):
            rows = rules_text().openings[chapter].splitlines()[2:]
            assert [row.split(" ")[1] for row in rows] == [box.id for box in track.boxes]
            assert [n for n, row in enumerate(rows) if "star" in row] == [track.star]
