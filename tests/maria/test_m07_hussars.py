"""M7 Hussars."""

from __future__ import annotations

import pytest

from kabinett.core.errors import BadFile, IllegalMove
from tests.maria.table import (
    asked,
    both_maps,
    cities,
    hussars,
    intro,
    kinds,
    march,
    marker,
    of_kind,
    options,
    place,
    play,
    troops,
)

IN_PRAG = "pieces: {traun: {city: prag, troops: 2}}"


# -- placing


def test_reach_of_a_hussar() -> None:
    """T7.a, M7.1: (b) a city at distance 4 from an Austrian general is legal, one at distance 5 is not."""
    game = intro("stage: hussars\n" + IN_PRAG)
    assert asked(game) == "hussar"
    assert game.decisions()[0].seat == "maria_theresa"
    assert {"melnik", "kolin", "mies", "dresden", "nachod"} <= cities(game)
    assert not {"glatz", "eger", "bautzen", "weiden"} & cities(game)
    with pytest.raises(IllegalMove):
        play(game, "city glatz")
    play(game, "city dresden")
    assert hussars(game) == ["dresden", "beside"]


def test_occupied_cities_are_illegal() -> None:
    """T7.a, M7.1: (c) no city with a piece of anyone, the Austrian general's own city included."""
    game = intro("""
stage: hussars
pieces:
  traun: {city: prag, troops: 2}
  friedrich: {city: melnik, troops: 2}
  france_train_2: {city: beraun}
  austria_train_2: {city: schlan}
""")
    assert not {"prag", "melnik", "beraun", "schlan"} & cities(game)
    assert {"beneschau", "boehmisch_brod", "jungbunzlau"} <= cities(game)


def test_flanders_is_illegal() -> None:
    """T7.a, M7.1: (a) from Ulm the cities of the Bohemia map only, although Göppingen is next to it."""
    game = both_maps("stage: hussars\npieces: {traun: {city: ulm, troops: 2}}")
    assert {"guenzburg", "biberach"} <= cities(game)
    assert not {"goeppingen", "ehingen", "stuttgart", "sigmaringen"} & cities(game)


def test_general_may_stand_on_the_flanders_map() -> None:
    """M7.4: all roads count, also those between the maps: from Göppingen exactly these cities are within 4 roads."""
    game = both_maps("stage: hussars\npieces: {traun: {city: goeppingen, troops: 2}}")
    assert cities(game) == {
        *("ulm", "guenzburg", "biberach"),
        *("augsburg", "donauwoerth", "mindelheim", "noerdlingen", "memmingen", "ravensburg"),
        *("bruck", "landsberg_am_lech", "ingolstadt", "weissenburg"),
    }


def test_distance_is_not_blocked() -> None:
    """M7.4: pieces in between do not matter."""
    game = intro("""
stage: hussars
pieces:
  batthyany: {city: komorn, troops: 2}
  belle_isle: {city: neuhaeusel, troops: 2}
  broglie: {city: raab, troops: 2}
""")
    assert {"tyrnau", "ungarisch_altenburg"} <= cities(game)


def test_any_austrian_general_will_do() -> None:
    """M7.1: near some general of Austria: what one does not reach another may."""
    game = intro("stage: hussars\npieces: {traun: {city: prag, troops: 2}, neipperg: {city: komorn, troops: 1}}")
    assert {"dresden", "raab"} <= cities(game)


@pytest.mark.parametrize("pieces", ["{}", "{austria_train_2: {city: prag}}", "{cumberland: {city: prag, troops: 2}}"])
def test_other_pieces_do_not_help(pieces: str) -> None:
    """M7.1: without an Austrian general on the map (a train or a general of PA is none) no city is offered."""
    assert options(both_maps(f"stage: hussars\npieces: {pieces}")) == {"stay"}


def test_each_hussar_is_asked_about_once() -> None:
    """M7.1, M7.3: two hussars, each may be placed or stay beside the board; then France's stage begins."""
    game = intro("stage: hussars\n" + IN_PRAG)
    play(game, "stay")
    assert asked(game) == "hussar"
    play(game, "city melnik")
    assert hussars(game) == ["beside", "melnik"]
    assert asked(game) != "hussar"


def test_placing_is_optional() -> None:
    """M7.3: both hussars may stay beside the board."""
    game = intro("stage: hussars\n" + IN_PRAG)
    play(game, "stay", "stay")
    assert hussars(game) == ["beside", "beside"]


def test_hussar_far_away_may_stay() -> None:
    """T7.b, M7.2: the hussar in Breslau stays although Traun is in Prag, and is not moved by the rules."""
    game = intro("stage: hussars\nhussars: [breslau]\n" + IN_PRAG)
    assert "breslau" not in cities(game)
    assert "stay" in options(game)
    play(game, "stay", "stay")
    assert hussars(game) == ["breslau", "beside"]


def test_hussar_on_the_board_may_be_placed_anew() -> None:
    """M7.2: it may be placed anew under the limits of M7.1."""
    game = intro("stage: hussars\nhussars: [breslau]\n" + IN_PRAG)
    with pytest.raises(IllegalMove):
        play(game, "city brieg")
    play(game, "city dresden")
    assert hussars(game) == ["dresden", "beside"]


def test_control_and_neutrality_do_not_matter() -> None:
    """M7.6: enemy fortress, own fortress and, in the advanced game, neutral Saxony: all are legal."""
    text = "stage: hussars\nmarkers: {pilsen: prussia}\npieces: {traun: {city: prag, troops: 2}}"
    assert {"pilsen", "budweis", "dresden"} <= cities(both_maps(text))
    assert {"pilsen", "budweis", "dresden"} <= cities(both_maps(text + "\nsaxony: neutral"))


def test_two_hussars_do_not_share_a_city() -> None:
    """M7.7: the second hussar may not go where the first is."""
    game = intro("stage: hussars\n" + IN_PRAG)
    play(game, "city melnik")
    assert "melnik" not in cities(game)
    with pytest.raises(IllegalMove):
        play(game, "city melnik")
    with pytest.raises(BadFile):
        intro("stage: hussars\nhussars: [melnik, melnik]")


# -- removing


def test_hussar_does_not_block_and_is_removed_by_a_march() -> None:
    """M7.5: a general ends his move on one hussar and a train passes another: both hussars are removed."""
    game = intro("""
stage: prussia
phase: movement
hussars: [melnik, tabor]
pieces: {friedrich: {city: prag, troops: 2}, prussia_train_1: {city: budweis}}
""")
    events = march(game, "friedrich", "melnik")
    assert of_kind(events, "hussar_removed")[0].params["city"] == "melnik"
    assert hussars(game) == ["beside", "tabor"]
    march(game, "prussia_train_1", "tabor", "beneschau")
    assert hussars(game) == ["beside", "beside"]
    assert place(game, "prussia_train_1") == "beneschau"


def test_general_passes_through_a_hussar() -> None:
    """M7.5: passing through removes it too, and costs no road."""
    game = intro("""
stage: prussia
phase: movement
hussars: [melnik]
pieces: {friedrich: {city: prag, troops: 2}}
""")
    march(game, "friedrich", "melnik", "leitmeritz", "teplitz")
    assert place(game, "friedrich") == "teplitz"
    assert hussars(game) == ["beside", "beside"]


@pytest.mark.parametrize(
    ("stage", "piece"), [("france", "broglie"), ("france", "toerring"), ("prussia", "rutowski"), ("austria", "traun")]
)
def test_piece_of_any_power_removes_a_hussar(stage: str, piece: str) -> None:
    """M7.5: of any power, Austria's own pieces too."""
    game = intro(f"""
stage: {stage}
phase: movement
hussars: [melnik]
pieces: {{{piece}: {{city: prag, troops: 2}}}}
""")
    march(game, piece, "melnik")
    assert hussars(game) == ["beside", "beside"]


def test_retreat_through_a_hussar() -> None:
    """T7.c, M7.5: Traun retreats 2 cities, Neuhäusel - Komorn - Raab: the hussar in Komorn is gone, he is in Raab."""
    game = intro("""
stage: prussia
phase: combat
hussars: [komorn]
pieces: {friedrich: {city: tyrnau, troops: 6}, traun: {city: neuhaeusel, troops: 4}}
""")
    events = play(game, "stop")
    assert place(game, "traun") == "raab"
    assert troops(game, "traun") == 2
    assert hussars(game) == ["beside", "beside"]
    assert of_kind(events, "retreated")[0].params["path"] == ("neuhaeusel", "komorn", "raab")


def test_train_re_entering_removes_a_hussar() -> None:
    """T7.d, M7.5: a French train re-enters in München, where a hussar stands."""
    game = intro("""
stage: france
phase: movement
hussars: [muenchen]
hands: {france: [S5]}
""")
    play(game, "reenter france_train_2")
    if asked(game) == "train_entry":
        assert cities(game) == {"muenchen"}
        play(game, "city muenchen")
    play(game, "card S5")
    assert place(game, "france_train_2") == "muenchen"
    assert hussars(game) == ["beside", "beside"]


def test_general_re_entering_in_winter_removes_a_hussar() -> None:
    """M7.5: a piece that re-enters in winter removes the hussar as well."""
    game = intro("""
turn: 3
stage: winter
hussars: [dresden]
hands: {saxony: [S4]}
""")
    play(game, "value 0", "value 0", "value 0", "value 1", "card S4")
    if asked(game) == "general_entry":
        play(game, "city dresden")
    assert place(game, "rutowski") == "dresden"
    assert hussars(game) == ["beside", "beside"]


def test_removed_hussar_may_be_placed_again() -> None:
    """M7.5: in the next hussar stage it may be placed again."""
    game = intro("""
stage: austria
phase: movement
hussars: [melnik]
pieces: {traun: {city: prag, troops: 2}}
""")
    march(game, "traun", "melnik")
    play(game, "end")
    assert asked(game) == "hussar"
    play(game, "city prag")
    assert hussars(game) == ["prag", "beside"]


def test_hussar_does_not_block_stacking() -> None:
    """M7.5: two generals come together where a hussar stood."""
    game = intro("""
stage: prussia
phase: movement
hussars: [melnik]
pieces: {friedrich: {city: prag, troops: 2}, schwerin: {city: leitmeritz, troops: 2}}
""")
    march(game, "friedrich", "melnik")
    play(game, "piece schwerin", "city melnik")
    assert place(game, "friedrich") == place(game, "schwerin") == "melnik"


# -- effect


def test_hussar_does_not_fight() -> None:
    """M7.8: hussars next to a Prussian general: no battle."""
    game = intro("""
stage: prussia
phase: combat
hussars: [melnik, beraun]
pieces: {friedrich: {city: prag, troops: 1}}
""")
    assert "battle" not in kinds(game.events)


def test_hussar_does_not_protect() -> None:
    """M7.8: a hussar beside Neisse does not save it."""
    game = intro("""
stage: prussia
phase: movement
hussars: [oppeln, zuckmantel]
pieces: {friedrich: {city: neisse, troops: 1}}
""")
    march(game, "friedrich", "brieg")
    assert marker(game, "neisse") == "prussia"


def test_hussar_makes_supply_cost_cards() -> None:
    """M7.8: its one effect: the path Komorn - Raab - Ungarisch-Altenburg past a hussar costs 2 points."""
    text = """
stage: prussia
phase: supply
hands: {prussia: [S2]}
pieces:
  friedrich: {city: komorn, troops: 3}
  prussia_train_1: {city: ungarisch_altenburg}
  traun: {city: neuhaeusel, troops: 1}
"""
    assert asked(intro(text)) == "movement"
    game = intro(text + "hussars: [raab]")
    assert asked(game) == "payment"
    assert game.decisions()[0].params["due"] == 2
