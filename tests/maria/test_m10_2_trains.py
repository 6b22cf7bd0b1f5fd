"""M10.2 Re-entry of trains: price, place, and what it costs in movement."""

from __future__ import annotations

import pytest

from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from tests.maria.table import (
    asked,
    both_maps,
    cities,
    hand,
    hussars,
    intro,
    march,
    options,
    place,
    play,
)

POWER_OF = {"france": "france", "bavaria": "france", "prussia": "prussia", "saxony": "prussia", "austria": "austria",
            "pragmatic": "austria"}  # fmt: skip


def lost_train(power: str, more: str = "", cards: str = "[S5]") -> str:
    """A power at its movement, its trains lost, with cards."""
    return f"stage: {POWER_OF[power]}\nphase: movement\nhands: {{{power}: {cards}}}\n{more}"


def entry_cities(game: Game, train: str) -> set[str]:
    play(game, f"reenter {train}")
    assert asked(game) == "train_entry"
    return cities(game)


# -- what may re-enter


def test_an_eliminated_train_comes_back() -> None:
    """T10.k, M10.2.1, M10.2.3: F re-enters a train in München for 4 points, paying a 5."""
    game = intro(lost_train("france", cards="[S5, H9]"))
    play(game, "reenter france_train_2", "city muenchen")
    assert game.decisions()[0].params["due"] == 4
    play(game, "card S5")
    assert place(game, "france_train_2") == "muenchen"
    assert hand(game, "france") == ["H9"]
    assert asked(game) == "movement"


def test_a_train_on_the_board_is_taken_off_and_comes_back_at_once() -> None:
    """M10.2.1: (b), for the same price; it need not be able to move."""
    game = intro(
        lost_train(
            "france",
            "pieces:\n  france_train_2: {city: furth}\n  traun: {city: cham, troops: 1}\n"
            "  neipperg: {city: taus, troops: 1}",
        )
    )
    assert "piece france_train_2" not in options(game)
    play(game, "reenter france_train_2", "city muenchen", "card S5")
    assert place(game, "france_train_2") == "muenchen"
    assert hand(game, "france") == []


def test_trains_re_enter_only_in_their_powers_movement_phase() -> None:
    """M10.2.1: not in the stage of another."""
    game = intro("stage: prussia\nphase: movement\nhands: {prussia: [S5], france: [H5]}")
    assert "reenter prussia_train_1" in options(game)
    assert "reenter france_train_2" not in options(game)


def test_re_entry_is_a_choice() -> None:
    """M10.2.1: "may"."""
    game = intro(lost_train("france"))
    play(game, "end")
    assert place(game, "france_train_2") == "eliminated"


def test_generals_do_not_re_enter_this_way() -> None:
    """M10.2.1: trains only."""
    game = intro(lost_train("france"))
    assert options(game) == {"reenter france_train_2", "end"}


def test_the_train_in_the_silesia_box_stays_there() -> None:
    """M10.2.2: the second Prussian train can not enter this way."""
    game = both_maps(lost_train("prussia", "pieces:\n  prussia_train_2: box", "[S5, H5]"))
    assert "reenter prussia_train_1" in options(game)
    assert "reenter prussia_train_2" not in options(game)


def test_the_second_prussian_train_does_not_take_part_in_the_introductory_game() -> None:
    """M10.2.2: nor does it there (M14.1)."""
    game = intro(lost_train("prussia", cards="[S5, H5]"))
    assert options(game) == {"reenter prussia_train_1", "end"}


# -- price


def test_every_train_costs_four_points() -> None:
    """M10.2.3: 4 for each of two Austrian trains."""
    game = intro(lost_train("austria", cards="[S4, H4]"))
    play(game, "reenter austria_train_2", "city wien", "card S4")
    play(game, "reenter austria_train_3", "city prag", "card H4")
    assert (place(game, "austria_train_2"), place(game, "austria_train_3")) == ("wien", "prag")
    assert hand(game, "austria") == []


@pytest.mark.parametrize(("cards", "may"), [("[]", False), ("[S3]", False), ("[S2, H2]", True), ("[S4]", True)])
def test_re_entry_needs_four_points(cards: str, may: bool) -> None:
    """M10.2.3: 4 points."""
    game = intro(lost_train("bavaria", cards=cards))
    assert ("reenter bavaria_train_1" in options(game)) is may


def test_the_trains_own_power_pays() -> None:
    """M10.2.3: French cards bring back no Bavarian train."""
    game = intro(lost_train("france", cards="[S5, H9]"))
    assert "reenter bavaria_train_1" not in options(game)
    with pytest.raises(IllegalMove):
        play(game, "reenter bavaria_train_1")


# -- place


@pytest.mark.parametrize(
    ("power", "train", "places"),
    [
        ("france", "france_train_2", {"muenchen"}),
        ("bavaria", "bavaria_train_1", {"muenchen"}),
        ("prussia", "prussia_train_1", {"berlin", "magdeburg", "dresden"}),
        ("saxony", "saxony_train_1", {"dresden"}),
        ("austria", "austria_train_2", {"prag", "wien", "bruenn"}),
    ],
)
def test_places_of_re_entry_in_the_introductory_game(power: str, train: str, places: set[str]) -> None:
    """M10.2.4: major fortresses at home; a major power also at its minor's; a minor power only at its own."""
    assert entry_cities(intro(lost_train(power)), train) == places


@pytest.mark.parametrize(
    ("power", "train", "saxony", "places"),
    [
        ("france", "france_train_1", "prussian_ally", {"lille", "metz", "strassburg", "muenchen"}),
        ("bavaria", "bavaria_train_1", "prussian_ally", {"muenchen"}),
        ("pragmatic", "pragmatic_train_1", "prussian_ally", {"hannover", "utrecht"}),
        ("austria", "austria_train_1", "prussian_ally", {"prag", "wien", "bruenn", "bruessel"}),
        ("austria", "austria_train_1", "neutral", {"prag", "wien", "bruenn", "bruessel"}),
        ("austria", "austria_train_1", "austrian_ally", {"prag", "wien", "bruenn", "bruessel", "dresden"}),
        ("pragmatic", "pragmatic_train_1", "austrian_ally", {"hannover", "utrecht"}),
        ("prussia", "prussia_train_1", "prussian_ally", {"berlin", "magdeburg", "dresden"}),
        ("prussia", "prussia_train_1", "neutral", {"berlin", "magdeburg"}),
        ("prussia", "prussia_train_1", "austrian_ally", {"berlin", "magdeburg"}),
    ],
)
def test_places_of_re_entry_on_both_maps(power: str, train: str, saxony: str, places: set[str]) -> None:
    """M10.2.4: Dresden is P's while S is its ally, A's while S is Austria's."""
    assert entry_cities(both_maps(lost_train(power, f"saxony: {saxony}")), train) == places


@pytest.mark.parametrize("saxony", ["neutral", "austrian_ally"])
def test_saxony_re_enters_at_dresden_whatever_its_status(saxony: str) -> None:
    """M10.2.4: a minor power uses its own only, also with Austria as its leader."""
    text = f"stage: austria\nphase: movement\nsaxony: {saxony}\nhands: {{saxony: [S5]}}"
    assert entry_cities(both_maps(text), "saxony_train_1") == {"dresden"}


@pytest.mark.parametrize(("peace", "may"), [(1, True), (0, False)])
def test_breslau_is_a_place_of_re_entry_only_after_the_annexation(peace: int, may: bool) -> None:
    """M10.2.4: Breslau, here held by Prussia's ally France, must lie in the home country of Prussia."""
    game = both_maps(lost_train("prussia", f"turn: 4\npeace_turn: {peace}\nmarkers: {{breslau: france}}"))
    assert ("breslau" in entry_cities(game, "prussia_train_1")) is may


def test_breslau_is_no_place_for_austria() -> None:
    """M10.2.4: Silesia is nobody's home: A controls Breslau, but may not use it."""
    assert "breslau" not in entry_cities(intro(lost_train("austria")), "austria_train_2")


@pytest.mark.parametrize(
    ("power", "train", "marker", "may"),
    [
        ("france", "france_train_2", "austria", False),  # T10.k
        ("bavaria", "bavaria_train_1", "austria", False),
        ("france", "france_train_2", "france", True),
        ("bavaria", "bavaria_train_1", "france", True),
        ("france", "france_train_2", "prussia", True),  # allied with F and B
        ("bavaria", "bavaria_train_1", "prussia", True),
    ],
)
def test_the_fortress_must_be_under_friendly_control(power: str, train: str, marker: str, may: bool) -> None:
    """T10.k, M10.2.5: controlled by the power itself or by an ally; München is the only place, so else none."""
    game = intro(lost_train(power, f"markers: {{muenchen: {marker}}}"))
    assert (f"reenter {train}" in options(game)) is may


def test_enemy_control_closes_single_places() -> None:
    """M10.2.5: A without Prag and Wien has Brünn left; without all three nothing."""
    game = intro(lost_train("austria", "markers: {prag: france, wien: prussia}"))
    assert entry_cities(game, "austria_train_2") == {"bruenn"}
    game = intro(lost_train("austria", "markers: {prag: france, wien: prussia, bruenn: prussia}"))
    assert options(game) == {"end"}


@pytest.mark.parametrize(
    "piece",
    [
        "toerring: {city: muenchen, troops: 3}",  # T10.k
        "belle_isle: {city: muenchen, troops: 3}",
        "traun: {city: muenchen, troops: 3}",
        "bavaria_train_1: {city: muenchen}",
        "austria_train_2: {city: muenchen}",
    ],
)
def test_the_fortress_must_hold_no_piece(piece: str) -> None:
    """T10.k, M10.2.5: occupied by Törring or by anyone else: illegal."""
    game = intro(lost_train("france", f"pieces:\n  {piece}"))
    assert "reenter france_train_2" not in options(game)
    with pytest.raises(IllegalMove):
        play(game, "reenter france_train_2")


def test_an_occupied_fortress_becomes_free_when_its_general_leaves() -> None:
    """M10.2.5: what counts is the moment of re-entry."""
    game = intro(lost_train("france", "pieces:\n  belle_isle: {city: muenchen, troops: 3}"))
    assert "reenter france_train_2" not in options(game)
    march(game, "belle_isle", "erding")
    assert "reenter france_train_2" in options(game)


def test_a_hussar_is_no_piece() -> None:
    """M10.2.5: it does not close the fortress; the train removes it (M7.5)."""
    game = intro(lost_train("france", "hussars: [muenchen]"))
    play(game, "reenter france_train_2", "city muenchen", "card S5")
    assert place(game, "france_train_2") == "muenchen"
    assert "muenchen" not in hussars(game)


# -- movement


def test_a_train_does_not_move_after_its_re_entry() -> None:
    """M10.2.6: not in this phase; in the next turn it does. Nor is it taken off again."""
    game = intro(lost_train("prussia", cards="[S4, H9, D9]"))
    play(game, "reenter prussia_train_1", "city berlin", "card S4")
    assert options(game) == {"end"}
    play(game, "end", "end", "stay", "stay", "end")
    assert "piece prussia_train_1" in options(game)


def test_a_train_that_was_taken_off_does_not_move_after_its_return() -> None:
    """M10.2.6: nor does one that re-entered by (b)."""
    game = intro(lost_train("prussia", "pieces:\n  prussia_train_1: {city: zossen}", "[S4, H9]"))
    play(game, "reenter prussia_train_1", "city magdeburg", "card S4")
    assert options(game) == {"end"}


def test_a_train_that_has_moved_is_not_taken_off() -> None:
    """M10.2.6: moved first: (b) is closed for this phase."""
    game = intro(lost_train("prussia", "pieces:\n  prussia_train_1: {city: zossen}"))
    assert {"piece prussia_train_1", "reenter prussia_train_1"} <= options(game)
    march(game, "prussia_train_1", "luckau")
    assert options(game) == {"end"}


def test_the_move_of_one_train_does_not_hinder_the_re_entry_of_another() -> None:
    """M10.2.6: only the train itself counts."""
    game = intro(lost_train("austria", "pieces:\n  austria_train_2: {city: steyr}"))
    march(game, "austria_train_2", "linz")
    assert "reenter austria_train_3" in options(game)


def test_a_train_eliminated_earlier_re_enters_in_a_later_movement_phase() -> None:
    """M10.2.7: lost in the Austrian stage, brought back in the next French one."""
    game = intro("""
stage: austria
phase: movement
pieces:
  traun: {city: pilsen, troops: 3}
  france_train_2: {city: mies}
hands: {france: [S9]}
""")
    march(game, "traun", "mies")
    assert place(game, "france_train_2") == "eliminated"
    play(game, "end", "stay", "stay")
    assert "reenter france_train_2" in options(game)


def test_the_active_side_cannot_eliminate_its_own_trains() -> None:
    """M10.2.7: no active general enters a city with a train of the active side."""
    game = intro("""
stage: france
phase: movement
pieces:
  belle_isle: {city: mies, troops: 3}
  toerring: {city: furth, troops: 3}
  france_train_2: {city: taus}
  bavaria_train_1: {city: pilsen}
""")
    play(game, "piece belle_isle")
    assert cities(game) == {"luditz", "tachau"}
    play(game, "city tachau", "stop", "piece toerring")
    assert cities(game) == {"cham"}
