"""The catalogues of the games: whatever has an id in the rules has its words, and nothing else has."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from pathlib import Path

import pytest

from kabinett.ancien_regime import board as ar
from kabinett.ancien_regime import setting as ar_setting
from kabinett.ancien_regime import texts as ar_texts
from kabinett.ancien_regime.sides import SIDE_WORDS
from kabinett.ancien_regime.wheel import FIELDS
from kabinett.core.events import Event
from kabinett.core.fluent import catalogue
from kabinett.games import GAMES
from kabinett.maria import board, texts, words
from kabinett.maria.agreements.terms import INSTRUCTION, KINDS
from kabinett.maria.political import TRACKS
from kabinett.maria.powers import SAXONY_STATUS
from kabinett.maria.setting import CANDIDATES, setting, variants
from tests.catalogues import sections
from tests.editions import change, copied

ADVANCED = setting("advanced", 3, None)
TABLES = [table for variant in variants().values() for table in variant.seats.values()]
SEATS = {seat: name for table in TABLES for seat, (name, _) in table.items()}
# Sections whose keys are ids of the rules; those of decisions, options, events and reasons are tested with each game.
MARIA: Mapping[str, Collection[str]] = {
    "power": board.POWER_IDS,
    "seat": SEATS,
    "suit": (*board.SUITS, "none"),
    "direction": ("left", "right"),
    "political": [card.id for card in ADVANCED.political],
    "track": TRACKS,
    "status": SAXONY_STATUS,
    "candidate": CANDIDATES,
    "clause": KINDS,
    "meaning": KINDS,
    "region": {"pragmatic", *board.REGIONS[len(board.POWER_IDS) :]},
    "part": (INSTRUCTION, "arrow"),
    "end": ("term", "consent", "object"),
    "effect": ("cards", "troops", "less", "more", "controls", "corps", "joins"),
    "icon": ("victory", "corps", "card"),
}
ANCIEN_REGIME: Mapping[str, Collection[str]] = {
    "power": ar.POWER_IDS,
    "status": ar.STATUSES,
    "action": FIELDS,
    "side": SIDE_WORDS,
    "purchase": ar.PRICES,
}


@pytest.mark.parametrize(("game", "ids"), [("maria", MARIA), ("ancien_regime", ANCIEN_REGIME)])
def test_whatever_has_an_id_has_a_name_and_nothing_else(game: str, ids: Mapping[str, Collection[str]]) -> None:
    for section, known in ids.items():
        assert set(sections(game)[section]) == set(known), section


@pytest.mark.parametrize("game", GAMES)
def test_options_and_their_values_are_named(game: str) -> None:
    """Numbers are their own names, but for years."""
    named = set(sections(game)["choice"])
    wanted = {f"{option.name}-{value}" for option in GAMES[game].options for value in option.values}
    assert {name for name in named if "-" in name} == {name for name in wanted if not name.startswith("players-")}
    assert {name for name in named if "-" not in name} == {option.name for option in GAMES[game].options}
    for option in GAMES[game].options:
        assert GAMES[game].help(option)


def test_the_english_names_of_maria_are_those_of_its_files() -> None:
    """Data files have them too, for other editions of the board."""
    own = board.load_board()
    assert {power.id: power.name for power in own.powers} == catalogue("maria").section("power")
    assert {card.id: card.title for card in ADVANCED.political} == catalogue("maria").section("political")
    assert catalogue("maria").section("seat") == SEATS
    for variant in variants().values():
        assert words.say(f"choice-variant-{variant.id}") == variant.name


def test_the_english_names_of_ancien_regime_are_those_of_its_files() -> None:
    own = ar.load_board()
    assert {power.id: power.name for power in own.powers} == catalogue("ancien_regime").section("power")
    for power in own.powers:
        assert ar_texts.say(f"power-{power.id}.adjective") == power.adjective


def test_another_edition_of_maria_keeps_its_own_names(tmp_path: Path) -> None:
    folder = copied(Path(str(board.OWN_BOARD)), board.BOARD_FILES, tmp_path / "edition")
    for file, old, new in (
        ("powers.csv", ",Pragmatic Army,", ",Sea Powers,"),
        ("politics.csv", "Military Aid", "A Loan"),
        ("setup.csv", "france,train,Train 1", "france,train,Convoi"),
    ):
        change(folder / file, _replacing(old, new))
    said = texts.Texts(setting("advanced", 3, str(folder)))
    assert (said.name("pragmatic"), said.called("power", "pragmatic")) == ("Sea Powers", "Sea Powers")
    assert said.called("political", "41a") == "A Loan (41a)"
    assert said.called("political", "41b") == "Russo-Swedish War (41b)"
    assert said.name("france_convoi") == "France Convoi"
    assert said.name("france_train_2") == "France Train 2"


def test_another_edition_of_ancien_regime_keeps_its_own_names(tmp_path: Path) -> None:
    folder = copied(Path(str(ar.OWN_BOARD)), ar.BOARD_FILES, tmp_path / "edition")
    change(folder / "powers.csv", _replacing("Ottoman Empire,Ottoman", "Sublime Porte,Turkish"))
    said = ar_texts.Texts(ar_setting.setting(1740, 7, 0, str(folder)))
    placed = Event("general_placed", "C9.5.1", {"general": "ottoman_2", "territory": "serbia"})
    assert said.event(placed) == "Turkish general 2 is placed in Serbia."
    assert said.called("power", "ottoman") == "Sublime Porte"


def _replacing(old: str, new: str) -> Callable[[str], str]:
    return lambda text: text.replace(old, new)
