"""Board editions: faults in the files are named with file and line; another edition can be played."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

import kabinett.ancien_regime
from kabinett import BadFile, new_game, verify_game
from kabinett.ancien_regime.board import BOARD_FILES, load_board
from kabinett.arena.simulate import play_out
from kabinett.bots import RandomBot
from kabinett.core.yamltree import parse_yaml
from kabinett.games import game_info, position_game
from tests.ancien_regime.table import arguments, morale, of_kind, play, state
from tests.editions import change, copied

DATA = Path(kabinett.ancien_regime.__file__).parent / "data"


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    return copied(DATA, BOARD_FILES, tmp_path / "edition")


@pytest.mark.parametrize(
    ("name", "old", "new", "line", "reason"),
    [
        # C5.4, C5.5: territories
        ("territories.csv", "id,name", "id,nome", 1, "missing column name"),
        ("territories.csv", "cornwall,", "london,", 3, "id 'london' occurs twice"),
        ("territories.csv", "london,", "off,", 2, "a territory cannot have the id 'off'"),
        ("territories.csv", "london,", "reserve,", 2, "a territory cannot have the id 'reserve'"),
        ("territories.csv", "london,London", "london,", 2, "name must not be empty"),
        ("territories.csv", "London,home", "London,colony", 2, "kind must be one of home, disputed, undisputed"),
        ("territories.csv", "home,britain,1,3", "home,moon,1,3", 2, "unknown power 'moon'"),
        ("territories.csv", "home,britain,1,3", "home,,1,3", 2, "unknown power ''"),
        ("territories.csv", "home,britain,0,1,,0,1,51.15", "home,britain,2,1,,0,1,51.15", 3, "capital must be one of"),
        ("territories.csv", "home,britain,1,3", "home,britain,1,10", 2, "value must be from 0 to 9, not 10"),
        ("territories.csv", "home,britain,1,3", "home,britain,1,-1", 2, "value must be from 0 to 9, not -1"),
        ("territories.csv", "home,britain,1,3", "home,britain,1,three", 2, "value must be a whole number, not 'three'"),
        ("territories.csv", "587.2,717.5", "nan,717.5", 2, "x must be a number, not 'nan'"),
        ("territories.csv", "disputed,,0,2,britain france", "disputed,,0,2,britain moon", 40, "unknown power 'moon'"),
        ("territories.csv", "disputed,,0,2,britain france", "disputed,,0,2,", 40, "a contested territory"),
        ("territories.csv", "home,britain,1,3,", "home,britain,1,3,france", 2, "and no other has (C5.4.2)"),
        ("territories.csv", "disputed,,0,2,", "disputed,britain,0,2,", 40, "the kind of holland is disputed"),
        ("territories.csv", "home,britain,1,3", "home,britain,0,3", None, "britain must have one capital"),
        ("territories.csv", "home,britain,0,1", "home,britain,1,1", None, "britain must have one capital"),
        ("territories.csv", "disputed,,0,2", "disputed,,1,2", None, "only a home territory can be a capital (C5.4.1)"),
        ("territories.csv", "0,2,,1,1", "0,2,,0,1", None, "there must be 8 electors (C8.2), not 7"),
        ("territories.csv", "51.75,-0.55,587.2,717.5", "51.75,-0.55,587.2", 2, "expected 13 values"),
        # C5.4.4, C5.5: borders
        ("borders.csv", "andalucia,catalonia", "andalucia,atlantis", 2, "unknown territory 'atlantis'"),
        ("borders.csv", "andalucia,catalonia", "andalucia,andalucia", 2, "is a loop or occurs twice"),
        ("borders.csv", "andalucia,lisboa", "catalonia,andalucia", 3, "is a loop or occurs twice"),
        ("borders.csv", "andalucia,lisboa", "andalucia,catalonia", 3, "is a loop or occurs twice"),
        ("borders.csv", "andalucia,catalonia", "andalucia,alps", 2, "alps is impassable (C5.4.4)"),
        ("borders.csv", "andalucia,catalonia", "alps,andalucia", 2, "alps is impassable (C5.4.4)"),
        # C5.4.6: sea routes
        ("sea_routes.csv", "london,holland", "london,atlantis", 2, "unknown territory 'atlantis'"),
        ("sea_routes.csv", "holland,hannover", "holland,london", 3, "is a loop or occurs twice"),
        ("sea_routes.csv", "london,holland", "london,alps", 2, "alps is impassable (C5.4.4)"),
        ("sea_routes.csv", "london,holland,britain", "london,holland,moon", 2, "owner must be one of britain, spain"),
        ("sea_routes.csv", "london,holland,britain", "london,holland,france", 2, "owner must be one of britain, spain"),
        # C2, C5.3, C5.7: powers
        ("powers.csv", "id,code", "id,kode", 1, "missing column code"),
        ("powers.csv", "britain,BR", "england,BR", 2, "id must be one of britain, prussia, austria, france"),
        ("powers.csv", "britain,BR", "prussia,BR", 3, "id 'prussia' occurs twice"),
        ("powers.csv", "london,1,0", "london,8,0", None, "the column order must give the Power Order (C5.7): "),
        ("powers.csv", "london,1,0", "lundon,1,0", 2, "unknown territory 'lundon'"),
        ("powers.csv", "london,1,0", "london,1,7", 2, "wheel must be from 0 to 6, not 7"),
        ("powers.csv", "london,1,0", "london,1,6", None, "two powers have the same place on the wheel (C5.3)"),
        ("powers.csv", "1,0,3,21", "1,0,0,21", 2, "generals must be from 1 to 9, not 0"),
        ("powers.csv", "1,0,3,21", "1,0,3,0", 2, "troop_tokens must be from 1 to 99, not 0"),
        # C2.5: cards
        ("cards.csv", "1,12", "1,13", None, "the deck must have 56 cards, not 57"),
        ("cards.csv", "2,14", "1,14", 3, "value '1' occurs twice"),
        ("cards.csv", "1,12", "0,12", 2, "value must be from 1 to 9, not 0"),
        ("cards.csv", "1,12", "1,-1", 2, "copies must be from 0 to 56, not -1"),
        # C3.3-C3.6: set-up
        ("setup.csv", "1740,britain,general", "1741,britain,general", 2, "scenario must be one of 1740, 1756"),
        ("setup.csv", "1740,britain,general", "1740,england,general", 2, "power must be one of britain"),
        ("setup.csv", "1740,britain,general", "1740,britain,genral", 2, "item must be one of"),
        ("setup.csv", "general,london,2", "general,lundon,2", 2, "unknown territory 'lundon'"),
        ("setup.csv", "general,london,2", "general,london,4", 2, "number must be from 0 to 3, not 4"),
        ("setup.csv", "general,london,2", "general,hannover,2", 2, "two generals of a power start in one territory"),
        ("setup.csv", "general,london,2", "general,alps,2", 2, "alps is impassable (C5.4.4)"),
        ("setup.csv", "garrison,holland", "garrison,alps", 4, "alps is impassable (C5.4.4)"),
        ("setup.csv", "garrison,bavaria", "garrison,holland", None, "two garrisons start in holland (C5.6.5)"),
        (
            "setup.csv",
            "1740,france,cards",
            "1740,france,fortress,berlin,1,\n" * 6 + "1740,france,cards",
            None,
            "7 fortresses are built, of 6 (C9.6.4)",
        ),
        ("setup.csv", "offboard_generals,,1", "offboard_generals,,2", 6, "britain has 3 generals (C2)"),
        ("setup.csv", "1740,britain,cards,,2,\n", "", None, "britain needs one row for cards"),
        ("setup.csv", "morale,,5", "morale,,16", 9, "number must be from 0 to 15, not 16"),
        ("setup.csv", "money,,0,none listed", "money,,-1,none listed", 8, "number must be from 0 to 99, not -1"),
        ("setup.csv", ",british", ",lion", 10, "note must be one of british, french, neutral, expansionist"),
        ("setup.csv", "1740,britain,cards,,2", "1740,britain,cards,,37", None, "57 cards are dealt (C3.6.5)"),
        # the numbers of the game
        ("game.toml", "morale_cap = 15", "morale_cap = 0", None, "morale_cap must be a whole number above 0, not 0"),
        ("game.toml", "morale_cap = 15", "morale_cap = true", None, "morale_cap must be a whole number above 0"),
        ("game.toml", "victory = 25", "", None, "victory must be a whole number above 0, not None"),
        ("game.toml", "troop = 1", 'troop = "1"', None, "price.troop must be a whole number above 0, not '1'"),
        ("game.toml", "fortress = 5\n", "", None, "price.fortress must be a whole number above 0, not None"),
        ("game.toml", "[minors]", "[minor]", None, "there is no table [minors]"),
        ("game.toml", "[stuart]", "[edward]", None, "there is no table [stuart]"),
        ("game.toml", '"scotland"', '"skotland"', None, "stuart.territory: unknown territory 'skotland'"),
        ("game.toml", '"scotland"', '["scotland"]', None, "stuart.territory: unknown territory ['scotland']"),
        ("game.toml", 'territory = "scotland"', "", None, "stuart.territory: unknown territory None"),
        ("game.toml", "troops = 2", "troops = 4", None, "stuart.troops must be from 1 to 3, not 4"),
        ("game.toml", 'name = "Frederick II"', "", None, "frederick.name must be a text"),
        ("game.toml", 'name = "Charles Edward Stuart"', "name = 1", None, "stuart.name must be a text"),
        ("game.toml", '6 = ["ottoman"]', '6 = ["persia"]', None, "minors.6: unknown power 'persia'"),
        ("game.toml", '6 = ["ottoman"]', '6 = ["france"]', None, "minors"),
        ("game.toml", '6 = ["ottoman"]', '6 = ["ottoman", "spain"]', None, "minors"),
        ("game.toml", '6 = ["ottoman"]', 'six = ["ottoman"]', None, "minors"),
        ("game.toml", '6 = ["ottoman"]', '6 = "ottoman"', None, "minors"),
        ("game.toml", "morale_cap = 15", "morale_cap: 15", 2, "not TOML: Expected '='"),
        ("game.toml", "troops = 2", 'troops = "2', 24, "not TOML: "),
    ],
)
def test_faults_are_named(edition: Path, name: str, old: str, new: str, line: int | None, reason: str) -> None:
    """C2, C3, C5: what the board data must satisfy."""
    change(edition / name, lambda text: text.replace(old, new, 1))
    with pytest.raises(BadFile) as caught:
        new_game("ancien_regime", seed=1, board=edition)
    assert reason in caught.value.reason
    assert caught.value.line == line
    assert caught.value.file.endswith(name)


def test_a_power_that_is_missing_is_named(edition: Path) -> None:
    """C5.5.3: whatever the order of the rows, there is one for each power."""
    lines = (edition / "powers.csv").read_text(encoding="utf-8").splitlines(keepends=True)
    change(edition / "powers.csv", lambda _: "".join(line for line in lines if not line.startswith("spain,")))
    with pytest.raises(BadFile, match=r"powers\.csv: there is no row for spain$"):
        load_board(str(edition))


def test_every_territory_can_be_reached(edition: Path) -> None:
    """C5.5: Ireland has sea routes only; without them nobody could ever get there."""
    routes = (edition / "sea_routes.csv").read_text(encoding="utf-8").splitlines(keepends=True)
    change(edition / "sea_routes.csv", lambda _: "".join(line for line in routes if "ireland" not in line))
    with pytest.raises(BadFile, match=r"territories\.csv, line 73: ireland has neither a border nor a sea route"):
        load_board(str(edition))
    change(edition / "borders.csv", lambda text: text + "ireland,london\n")
    assert len(load_board(str(edition)).territories) == 75


def test_it_is_told_which_files_are_whose(edition: Path) -> None:
    """A file with a wrong name is not silently left out."""
    (edition / "game.toml").rename(edition / "game.tml")
    (edition / "setup.csv").unlink()
    (edition / "labels.csv").write_text("id,x,y\n", encoding="utf-8")
    counts = game_info("ancien_regime").board(str(edition)).counts
    assert counts["taken_from_the_folder"] == [
        "territories.csv", "borders.csv", "sea_routes.csv", "powers.csv", "cards.csv", "labels.csv",
    ]  # fmt: skip
    assert counts["taken_from_ours"] == [
        "setup.csv", "game.toml", "shapes_xy.json", "sea_paths.json", "marks.csv", "projection.toml", "ornaments.csv",
    ]  # fmt: skip
    assert counts["not_used"] == ["game.tml"]
    assert "not_used" not in game_info("ancien_regime").board(None).counts


def test_a_capital_is_the_same_in_both_files(edition: Path) -> None:
    """C5.4.1: the capital of powers.csv is marked in territories.csv."""
    change(edition / "powers.csv", lambda text: text.replace("london,1,0", "york,1,0"))
    with pytest.raises(BadFile, match="britain must have one capital, at home, the one of powers"):
        load_board(str(edition))


def test_a_french_general_stays_off_board_to_be_stuart(edition: Path) -> None:
    """C3.7.1: with all four French generals on the map there is no Stuart in reserve."""
    change(
        edition / "setup.csv",
        lambda text: text.replace(
            "1740,france,offboard_generals,,2", "1740,france,general,paris,0,\n1740,france,general,champagne,0,\n"
            "1740,france,offboard_generals,,0", 1
        ),
    )  # fmt: skip
    with pytest.raises(BadFile, match=r"setup\.csv.*Stuart"):
        load_board(str(edition))


def test_a_power_needs_tokens_for_its_set_up(edition: Path) -> None:
    """C2.3: Prussia begins 1740 with 8 troops, and 1756 with 9 troops and a garrison."""
    change(edition / "powers.csv", lambda text: text.replace("berlin,2,6,3,21", "berlin,2,6,3,9"))
    with pytest.raises(BadFile, match=r"setup\.csv.*prussia.*10.*C2\.3"):
        load_board(str(edition))


def test_a_file_with_a_byte_order_mark_is_read(edition: Path) -> None:
    change(edition / "borders.csv", lambda text: "\ufeff" + text)
    assert sum(map(len, load_board(str(edition)).neighbours)) == 2 * 148


def test_line_ends_do_not_make_another_edition(edition: Path) -> None:
    for name in BOARD_FILES:
        text = (edition / name).read_text(encoding="utf-8")
        (edition / name).write_bytes(text.replace("\n", "\r\n").encode())
    assert load_board(str(edition)).digest == load_board().digest


@pytest.mark.parametrize("name", BOARD_FILES)
def test_every_file_belongs_to_the_edition(edition: Path, name: str) -> None:
    """A journal knows whether any of the files was another."""
    change(edition / name, lambda text: text + ("# another\n" if name == "game.toml" else "\n"))
    assert load_board(str(edition)).digest != load_board().digest


def test_a_file_that_is_not_text_is_named(edition: Path) -> None:
    (edition / "cards.csv").write_bytes(b"value,copies\n\xff,1\n")
    with pytest.raises(BadFile, match=r"cards\.csv: cannot be read: not UTF-8 text"):
        load_board(str(edition))


def test_power_order_is_a_column_and_not_the_order_of_rows(edition: Path) -> None:
    """C5.5.3, C5.7: the rows may stand in any order."""
    change(edition / "powers.csv", lambda text: "\n".join((text.splitlines()[0], *reversed(text.splitlines()[1:]))))
    assert [power.code for power in load_board(str(edition)).powers] == ["BR", "PR", "AT", "FR", "RU", "ES", "OT"]


def test_the_deck_comes_from_the_data(edition: Path) -> None:
    """C2.5: the code knows nothing of the composition but its sum: a deck of 56 sevens."""
    (edition / "cards.csv").write_text("value,copies,ability\n7,56,none\n", encoding="utf-8")
    s = state(new_game("ancien_regime", seed=1, board=edition))
    assert {card for hand in s.hands for card in hand} == {7}
    assert (sum(map(len, s.hands)), s.pile) == (22, [7] * 34)


def test_the_morale_cap_is_one_number_of_the_data(edition: Path) -> None:
    """C5.8.1: with another cap in the file Morale goes up to that one."""
    change(edition / "game.toml", lambda text: text.replace("morale_cap = 15", "morale_cap = 19"))
    text = "game: ancien_regime\nturn: 4\npart: leadership\nmorale: {britain: 18}\n"
    game = position_game(parse_yaml(text, "test"), edition)
    play(game, "morale")
    assert morale(game, "britain") == 19


def test_a_pile_has_a_card_for_each_troop_that_the_data_allow(edition: Path) -> None:
    """C5.9.1, C10.4.1, C10.6.2: with four troops a fourth card of the other side can be turned up."""
    change(edition / "game.toml", lambda text: text.replace("troops_per_general = 3", "troops_per_general = 4"))
    text = """\
        game: ancien_regime
        turn: 2
        part: movement
        generals: {austria_1: {territory: bohemia, troops: 4}, prussia_1: {territory: silesia, troops: 4}}
        hands: {austria: [1, 1, 2, 2], prussia: [1, 1, 1, 3]}
        """
    game = position_game(parse_yaml(dedent(text), "test"), edition)
    play(game, "power spain", "general austria_1", "march silesia", "keep")
    play(game, "card 1", "card 1", "card 1", "card 1", "card 2", "card 1", "card 2", "scout")
    assert arguments(game, "reveal") == {f"austria_1:{number}" for number in (1, 2, 3, 4)}
    revealed = of_kind(play(game, "reveal austria_1:4"), "card_revealed")
    assert [event.params["card"] for event in revealed] == ["2"]


def test_another_edition_can_be_played_and_its_journals_know_it(edition: Path, tmp_path: Path) -> None:
    change(edition / "borders.csv", lambda text: text + "wien,bavaria\n")
    game = new_game("ancien_regime", seed=1, rounds=1, board=edition)
    play_out(game, {seat: RandomBot(game.rules, seat) for seat in game.seats})
    game.save(tmp_path / "g.jsonl")
    assert verify_game(tmp_path / "g.jsonl", board=edition).outcome == game.outcome
    with pytest.raises(BadFile, match="give the folder of that edition with --board"):
        verify_game(tmp_path / "g.jsonl")


def test_an_edition_may_leave_out_what_does_not_differ(edition: Path) -> None:
    needed = ("territories.csv", "borders.csv", "sea_routes.csv")
    for name in BOARD_FILES:
        if name not in needed:
            (edition / name).unlink()
    assert load_board(str(edition)).digest == load_board().digest
    (edition / "sea_routes.csv").unlink()
    with pytest.raises(BadFile, match=r"needs at least territories\.csv.*sea_routes\.csv"):
        load_board(str(edition) + "/.")
