"""M9 Supply: paths to trains, hussars, face-down generals and their losses.

Most positions use one bottleneck of the Bohemia map: from Nürnberg to Swabia every path of at most 6 roads runs
through Donauwörth: Nürnberg - Weissenburg - Donauwörth - Günzburg (3) - Ulm (4) - Biberach (5) - Ravensburg (6).
"""

from __future__ import annotations

import pytest

from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from tests.maria.table import (
    asked,
    both_maps,
    distance,
    face_down,
    hand,
    hussars,
    intro,
    kinds,
    march,
    marker,
    of_kind,
    options,
    place,
    play,
    questions,
    state,
    troops,
)

FRENCH_AT_ULM = """
stage: france
phase: supply
pieces:
  france_train_2: {city: nuernberg}
  belle_isle: {city: ulm, troops: 3}
"""
TWO_AT_THE_END = (
    FRENCH_AT_ULM
    + """  broglie: {city: mindelheim, troops: 3}
hussars: [donauwoerth]
"""
)
THREE_PRUSSIANS = """
stage: prussia
phase: supply
hussars: [donauwoerth]
pieces:
  prussia_train_1: {city: nuernberg}
  friedrich: {city: guenzburg, troops: 3}
  schwerin: {city: ulm, troops: 3}
  erbprinz_leopold: {city: biberach, troops: 3}
"""


def cut_off(game: Game, *generals: str) -> list[bool]:
    """Which of these generals, face-up before, were found out of supply."""
    return [face_down(game, general) for general in generals]


def due(game: Game) -> int:
    (decision,) = game.decisions()
    assert decision.kind == "payment"
    return int(decision.params["due"])


# -- when


def test_supply_is_not_checked_in_the_stage_of_another_power() -> None:
    """M9.1: only in the power's own action stage."""
    game = intro("stage: prussia\nphase: supply\npieces:\n  belle_isle: {city: ulm, troops: 3}")
    assert cut_off(game, "belle_isle") == [False]
    play(game, "end", "end", "stay", "stay")  # the rest of the turn, up to the French movement of the next
    assert cut_off(game, "belle_isle") == [True]
    assert troops(game, "belle_isle") == 2


def test_supply_is_not_checked_after_its_phase() -> None:
    """M9.1: only in phase 2."""
    game = intro("stage: france\nphase: movement\npieces:\n  belle_isle: {city: ulm, troops: 3}")
    play(game, "end", "end", "end")
    assert cut_off(game, "belle_isle") == [False]
    assert troops(game, "belle_isle") == 3


def test_supply_is_checked_for_each_general_of_both_powers_of_the_stage() -> None:
    """M9.1: every general on map, none that is eliminated."""
    game = intro("""
stage: france
phase: supply
pieces:
  belle_isle: {city: ulm, troops: 3}
  toerring: {city: biberach, troops: 3}
  broglie: eliminated
""")
    assert cut_off(game, "belle_isle", "toerring", "broglie") == [True, True, False]
    assert (troops(game, "belle_isle"), troops(game, "toerring")) == (2, 2)


# -- home


@pytest.mark.parametrize(
    ("stage", "general", "city", "supplied"),
    [
        ("france", "toerring", "straubing", True),
        ("france", "toerring", "nuernberg", False),
        ("france", "belle_isle", "straubing", False),  # F in Bavaria is not at home
        ("prussia", "friedrich", "zossen", True),
        ("prussia", "friedrich", "liegnitz", False),  # Silesia, although the marker is Prussian
        ("prussia", "friedrich", "lissa", False),  # Poland
        ("prussia", "friedrich", "bautzen", False),
        ("prussia", "rutowski", "bautzen", True),
        ("prussia", "rutowski", "peitz", False),
        ("austria", "traun", "komorn", True),
        ("austria", "traun", "breslau", False),  # A is never at home in Silesia
        ("austria", "traun", "straubing", False),
    ],
)
def test_a_general_in_his_own_home_country_needs_no_train(stage: str, general: str, city: str, supplied: bool) -> None:
    """M9.2: at home always in supply, elsewhere not without a train."""
    game = intro(f"stage: {stage}\nphase: supply\npieces:\n  {general}: {{city: {city}, troops: 3}}")
    assert cut_off(game, general) == [not supplied]


@pytest.mark.parametrize(
    ("stage", "general", "city", "supplied"),
    [
        ("france", "moritz_von_sachsen", "arras", True),
        ("france", "moritz_von_sachsen", "mannheim", False),  # a French elector marker makes no home
        ("austria", "traun", "gent", True),  # the Austrian Netherlands
        ("austria", "traun", "breda", False),
        ("austria", "george_ii", "breda", True),
        ("austria", "george_ii", "einbeck", True),
        ("austria", "george_ii", "gent", False),
    ],
)
def test_home_countries_of_the_flanders_map(stage: str, general: str, city: str, supplied: bool) -> None:
    """M9.2: A's home includes the Austrian Netherlands, PA's is the Netherlands and Hannover."""
    game = both_maps(f"stage: {stage}\nphase: supply\npieces:\n  {general}: {{city: {city}, troops: 3}}")
    assert cut_off(game, general) == [not supplied]


@pytest.mark.parametrize(
    ("stage", "general", "peace", "supplied"),
    [
        ("prussia", "friedrich", 1, True),
        ("prussia", "friedrich", 0, False),
        ("austria", "traun", 1, False),
        ("austria", "traun", 0, False),
    ],
)
def test_silesia_is_prussias_home_after_the_annexation_only(
    stage: str, general: str, peace: int, supplied: bool
) -> None:
    """M9.2: in Silesia P is at home only after annexation, A never."""
    game = both_maps(
        f"turn: 4\nstage: {stage}\nphase: supply\npeace_turn: {peace}\n"
        f"pieces:\n  {general}: {{city: schweidnitz, troops: 3}}"
    )
    assert cut_off(game, general) == [not supplied]


def test_an_enemy_marker_or_hussar_does_not_matter_at_home() -> None:
    """M9.2: always in supply, also in a fortress that an enemy controls, and without cost."""
    game = intro("""
stage: austria
phase: supply
markers: {prag: france}
pieces:
  traun: {city: prag, troops: 3}
""")
    assert cut_off(game, "traun") == [False]
    game = intro("""
stage: france
phase: supply
hussars: [pfaffenhofen, bruck]
pieces:
  toerring: {city: muenchen, troops: 3}
  bavaria_train_1: {city: ingolstadt}
hands: {bavaria: [S2]}
""")
    assert asked(game) == "movement"
    assert hand(game, "bavaria") == ["S2"]


# -- paths


def test_a_path_has_at_most_six_roads() -> None:
    """T9.b, M9.3: length 6 supplied, 7 not."""
    text = "stage: france\nphase: supply\npieces:\n  belle_isle: {city: ravensburg, troops: 3}\n"
    six = intro(text + "  france_train_2: {city: nuernberg}")
    assert distance(six, "nuernberg", "ravensburg") == 6
    assert cut_off(six, "belle_isle") == [False]
    seven = intro(text + "  france_train_2: {city: forchheim}")
    assert distance(seven, "forchheim", "ravensburg") == 7
    assert cut_off(seven, "belle_isle") == [True]


@pytest.mark.parametrize(
    ("piece", "supplied"),
    [
        ("austria_train_2: {city: donauwoerth}", False),
        ("traun: {city: donauwoerth, troops: 1}", False),
        ("broglie: {city: donauwoerth, troops: 1}", True),  # own
        ("toerring: {city: donauwoerth, troops: 1}", True),  # cooperating
        ("bavaria_train_1: {city: donauwoerth}", True),
        ("friedrich: {city: donauwoerth, troops: 1}", True),  # allied
        ("saxony_train_1: {city: donauwoerth}", True),
        ("traun: {city: noerdlingen, troops: 1}", True),  # beside the path, not on it
    ],
)
def test_only_enemy_pieces_block_a_path(piece: str, supplied: bool) -> None:
    """T9.b, M9.3, M9.4: an enemy general or train on the only path cuts it; own and allied pieces do not."""
    game = intro(FRENCH_AT_ULM + f"  {piece}")
    assert cut_off(game, "belle_isle") == [not supplied]


def test_a_path_may_lead_around_an_enemy() -> None:
    """M9.3: any path of at most 6 roads will do: from Weissenburg to Günzburg 2 roads, or 6 by way of Augsburg."""
    game = intro("""
stage: france
phase: supply
pieces:
  france_train_2: {city: weissenburg}
  belle_isle: {city: guenzburg, troops: 3}
  traun: {city: donauwoerth, troops: 1}
""")
    assert cut_off(game, "belle_isle") == [False]


def test_the_train_must_be_of_his_own_colour() -> None:
    """M9.3: the train of another power, even a cooperating one, supplies nobody."""
    game = intro("""
stage: france
phase: supply
pieces:
  belle_isle: {city: ulm, troops: 3}
  toerring: {city: guenzburg, troops: 3}
  bavaria_train_1: {city: augsburg}
""")
    assert cut_off(game, "belle_isle", "toerring") == [True, False]


def test_only_enemy_pieces_block() -> None:
    """M9.4: a Saxon general on the only path cuts it as Austria's ally, not as Prussia's.

    (A neutral piece can not be in the way: it stays at home, where no foreign path leads, M19.4.1, M19.4.3.)
    """
    text = FRENCH_AT_ULM + "  rutowski: {city: donauwoerth, troops: 1}\n"
    assert cut_off(both_maps(text + "saxony: prussian_ally"), "belle_isle") == [False]
    assert cut_off(both_maps(text + "saxony: austrian_ally"), "belle_isle") == [True]


@pytest.mark.parametrize(("status", "supplied"), [("prussian_ally", True), ("neutral", False)])
def test_no_foreign_path_through_neutral_territory(status: str, supplied: bool) -> None:
    """M9.4: ADV: from Altenburg every road leads into Saxony; with Saxony neutral P may not trace through it."""
    game = both_maps(f"""
stage: prussia
phase: supply
saxony: {status}
pieces:
  prussia_train_1: {{city: halle}}
  friedrich: {{city: altenburg, troops: 3}}
""")
    assert cut_off(game, "friedrich") == [not supplied]


def test_no_foreign_path_through_neutral_prussia() -> None:
    """M9.4: ADV: Halle is Prussia's: an Austrian path Sangerhausen - Halle - Leipzig ends while Prussia is neutral.

    The other ways from Leipzig to Sangerhausen are barred by France. Peace was made in turn 1.
    """
    text = """
stage: austria
phase: supply
peace_turn: 1
saxony: austrian_ally
pieces:
  austria_train_2: {city: leipzig}
  traun: {city: sangerhausen, troops: 3}
  france_train_1: {city: naumburg}
  france_train_2: {city: bernburg}
  maillebois: {city: erfurt, troops: 1}
"""
    assert cut_off(both_maps(text + "turn: 3"), "traun") == [False]
    assert cut_off(both_maps(text + "turn: 2"), "traun") == [True]


@pytest.mark.parametrize(
    ("stage", "general", "train", "supplied"),
    [
        ("france", "belle_isle", "france_train_2", True),
        ("austria", "traun", "austria_train_2", True),
        ("france", "toerring", "bavaria_train_1", False),
        ("prussia", "friedrich", "prussia_train_1", False),
        ("prussia", "rutowski", "saxony_train_1", False),
        ("austria", "george_ii", "pragmatic_train_1", False),
    ],
)
def test_only_france_and_austria_trace_paths_between_the_maps(
    stage: str, general: str, train: str, supplied: bool
) -> None:
    """M9.5: the road Ulm - Göppingen joins the maps."""
    game = both_maps(f"""
stage: {stage}
phase: supply
pieces:
  {general}: {{city: ulm, troops: 3}}
  {train}: {{city: goeppingen}}
""")
    assert cut_off(game, general) == [not supplied]


def test_another_powers_train_does_not_lengthen_a_path() -> None:
    """M9.6: no chain over the Bavarian train half way: the French train is 7 roads away."""
    game = intro("""
stage: france
phase: supply
pieces:
  france_train_2: {city: forchheim}
  bavaria_train_1: {city: donauwoerth}
  belle_isle: {city: ravensburg, troops: 3}
""")
    assert cut_off(game, "belle_isle") == [True]


def test_one_train_is_enough_whatever_lies_between_the_trains() -> None:
    """M9.6: a path ends at one train: the hussar between the two French trains costs nothing."""
    game = both_maps("""
stage: france
phase: supply
hussars: [donauwoerth]
pieces:
  france_train_1: {city: nuernberg}
  france_train_2: {city: guenzburg}
  belle_isle: {city: ulm, troops: 3}
hands: {france: [S9]}
""")
    assert asked(game) == "movement"
    assert cut_off(game, "belle_isle") == [False]


# -- hussars


@pytest.mark.parametrize(("city", "cost"), [("guenzburg", 3), ("ulm", 4), ("biberach", 5), ("ravensburg", 6)])
def test_a_hussar_costs_one_point_per_road_of_the_path(city: str, cost: int) -> None:
    """M9.7: the cost is the length of the whole path in roads, and the hussar stays."""
    game = intro(f"""
stage: france
phase: supply
hussars: [donauwoerth]
pieces:
  france_train_2: {{city: nuernberg}}
  belle_isle: {{city: {city}, troops: 3}}
hands: {{france: [S9]}}
""")
    assert due(game) == cost
    play(game, "card S9")
    assert cut_off(game, "belle_isle") == [False]
    assert "donauwoerth" in hussars(game)


def test_two_generals_at_the_end_of_the_only_path() -> None:
    """T9.a, M9.7, M9.9: the hussar is on the only path of length 4, two stacked generals at its end: pay 8."""
    game = intro(
        FRENCH_AT_ULM
        + """  broglie: {city: ulm, troops: 3}
hussars: [donauwoerth]
hands: {france: [S8, S2]}
"""
    )
    assert due(game) == 8
    play(game, "card S8")
    assert cut_off(game, "belle_isle", "broglie") == [False, False]
    assert hand(game, "france") == ["S2"]


def test_two_hussars_on_one_path_cost_nothing_extra() -> None:
    """M9.7: still 4."""
    game = intro(FRENCH_AT_ULM + "hussars: [donauwoerth, guenzburg]\nhands: {france: [S9]}")
    assert due(game) == 4


@pytest.mark.parametrize(
    ("stage", "general", "train", "power"),
    [
        ("france", "belle_isle", "france_train_2", "france"),
        ("france", "toerring", "bavaria_train_1", "bavaria"),
        ("prussia", "friedrich", "prussia_train_1", "prussia"),
        ("prussia", "rutowski", "saxony_train_1", "saxony"),
    ],
)
def test_every_enemy_of_austria_pays(stage: str, general: str, train: str, power: str) -> None:
    """M9.7: generals of powers that are enemies of A."""
    game = both_maps(f"""
stage: {stage}
phase: supply
hussars: [donauwoerth]
pieces:
  {train}: {{city: nuernberg}}
  {general}: {{city: ulm, troops: 3}}
hands: {{{power}: [S9]}}
""")
    assert due(game) == 4
    assert game.decisions()[0].params["power"] == power


@pytest.mark.parametrize(
    ("general", "train"),
    [("traun", "austria_train_2"), ("george_ii", "pragmatic_train_1"), ("rutowski", "saxony_train_1")],
)
def test_austria_and_its_friends_pass_hussars_free(general: str, train: str) -> None:
    """M9.7: a power that is no enemy of A is not harassed, Saxony as Austria's ally included."""
    game = both_maps(f"""
stage: austria
phase: supply
saxony: austrian_ally
hussars: [donauwoerth]
pieces:
  {train}: {{city: nuernberg}}
  {general}: {{city: ulm, troops: 3}}
""")
    assert asked(game) == "movement"
    assert cut_off(game, general) == [False]
    assert troops(game, general) == 3


def test_a_free_path_of_six_is_cheaper_than_a_hussar_path_of_two() -> None:
    """T9.e, M9.8: cost 0, however long the free path is."""
    text = """
stage: france
phase: supply
pieces:
  france_train_2: {city: weissenburg}
  belle_isle: {city: guenzburg, troops: 3}
hands: {france: [S9]}
"""
    game = intro(text + "hussars: [donauwoerth]")
    assert asked(game) == "movement"
    assert hand(game, "france") == ["S9"]
    assert cut_off(game, "belle_isle") == [False]


def test_without_a_free_path_the_shortest_one_counts() -> None:
    """M9.8: both ways harassed, 2 roads by Donauwörth and 6 by München: cost 2."""
    game = intro("""
stage: france
phase: supply
hussars: [donauwoerth, muenchen]
pieces:
  france_train_2: {city: weissenburg}
  belle_isle: {city: guenzburg, troops: 3}
hands: {france: [S9]}
""")
    assert due(game) == 2


def test_an_enemy_on_the_short_way_makes_the_long_one_count() -> None:
    """M9.8: the shortest *legal* path: an enemy train in Donauwörth leaves the 6 roads by München and its hussar."""
    game = intro("""
stage: france
phase: supply
hussars: [muenchen]
pieces:
  france_train_2: {city: weissenburg}
  belle_isle: {city: guenzburg, troops: 3}
  austria_train_2: {city: donauwoerth}
hands: {france: [S9]}
""")
    assert due(game) == 6


def test_a_hussar_path_of_seven_cannot_be_bought() -> None:
    """M9.8: a path past a hussar must be legal too (M9.3): 7 roads are too many at any price."""
    game = intro("""
stage: france
phase: supply
hussars: [donauwoerth]
pieces:
  france_train_2: {city: forchheim}
  belle_isle: {city: ravensburg, troops: 3}
hands: {france: [S9]}
""")
    assert asked(game) == "movement"
    assert hand(game, "france") == ["S9"]
    assert cut_off(game, "belle_isle") == [True]


def test_in_a_mixed_stack_each_power_pays_for_its_own_general() -> None:
    """T9.g, M9.9: P pays 4 for Friedrich from P's hand, S pays 3 for Rutowski from its own."""
    game = intro("""
stage: prussia
phase: supply
hussars: [donauwoerth]
pieces:
  prussia_train_1: {city: nuernberg}
  saxony_train_1: {city: weissenburg}
  friedrich: {city: ulm, troops: 3}
  rutowski: {city: ulm, troops: 3}
hands: {prussia: [S4], saxony: [H3]}
""")
    assert (due(game), options(game)) == (4, {"card S4"})
    play(game, "card S4")
    assert (due(game), options(game)) == (3, {"card H3"})
    play(game, "card H3")
    assert cut_off(game, "friedrich", "rutowski") == [False, False]


def test_in_a_mixed_stack_no_power_pays_for_the_other() -> None:
    """T9.g, M9.9: rich P does not help poor S."""
    game = intro("""
stage: prussia
phase: supply
hussars: [donauwoerth]
pieces:
  prussia_train_1: {city: nuernberg}
  saxony_train_1: {city: weissenburg}
  friedrich: {city: ulm, troops: 3}
  rutowski: {city: ulm, troops: 3}
hands: {prussia: [S4, S10]}
""")
    play(game, "card S4")
    assert cut_off(game, "friedrich", "rutowski") == [False, True]
    assert (troops(game, "friedrich"), troops(game, "rutowski")) == (3, 2)
    assert hand(game, "prussia") == ["S10"]


def test_who_can_pay_must_pay() -> None:
    """M9.10: no choice to starve: the only options are cards."""
    game = intro(TWO_AT_THE_END + "hands: {france: [S3, S5]}")
    assert options(game) == {"card S3", "card S5"}
    with pytest.raises(IllegalMove):
        play(game, "decline")
    play(game, "card S3")
    assert options(game) == {"card S5"}
    play(game, "card S5")
    assert cut_off(game, "belle_isle", "broglie") == [False, False]


def test_a_single_large_card_pays_for_all() -> None:
    """T9.d, M9.10: cost 4 + 4, hand {10}: pays the 10, both in supply."""
    game = intro(TWO_AT_THE_END + "hands: {france: [S10]}")
    play(game, "card S10")
    assert hand(game, "france") == []
    assert cut_off(game, "belle_isle", "broglie") == [False, False]


@pytest.mark.parametrize(("chosen", "other"), [("belle_isle", "broglie"), ("broglie", "belle_isle")])
def test_who_cannot_pay_all_discards_all_and_names_the_supplied(chosen: str, other: str) -> None:
    """T9.c, M9.11: cost 4 + 4, hand worth 7: all gone, the owner picks one, the other flips and loses 1; 3 lost."""
    game = intro(TWO_AT_THE_END + "hands: {france: [S2, H5]}")
    assert asked(game) == "supplied"
    assert game.decisions()[0].seat == "louis_xv"
    assert hand(game, "france") == []
    assert len(state(game).discards[0]) == 2
    assert options(game) == {"piece belle_isle", "piece broglie"}
    play(game, f"piece {chosen}")
    assert asked(game) == "movement"
    assert cut_off(game, chosen, other) == [False, True]
    assert (troops(game, chosen), troops(game, other)) == (3, 2)


@pytest.mark.parametrize(
    ("first", "supplied"),
    [
        ("friedrich", {"friedrich", "schwerin"}),
        ("schwerin", {"friedrich", "schwerin"}),
        ("erbprinz_leopold", {"erbprinz_leopold"}),
    ],
)
def test_as_many_generals_as_fit_are_in_supply(first: str, supplied: set[str]) -> None:
    """M9.11: costs 3, 4, 5, hand worth 7: 3 + 4 or 5 alone; a general that still fits cannot be left out."""
    game = intro(THREE_PRUSSIANS + "hands: {prussia: [C7]}")
    assert options(game) == {"piece friedrich", "piece schwerin", "piece erbprinz_leopold"}
    play(game, f"piece {first}")
    assert asked(game) == "movement"
    generals = {"friedrich", "schwerin", "erbprinz_leopold"}
    assert {general for general in generals if not face_down(game, general)} == supplied


def test_the_owner_goes_on_choosing_while_he_can() -> None:
    """M9.11: costs 3, 4, 5, hand worth 8: after the first (3) the second may be the one for 4 or the one for 5."""
    game = intro(THREE_PRUSSIANS + "hands: {prussia: [C8]}")
    play(game, "piece friedrich")
    assert options(game) == {"piece schwerin", "piece erbprinz_leopold"}
    play(game, "piece erbprinz_leopold")
    assert cut_off(game, "friedrich", "schwerin", "erbprinz_leopold") == [False, True, False]


def test_a_hand_too_poor_for_anyone_is_lost_all_the_same() -> None:
    """M9.11: hand worth 2 against costs 3, 4, 5: all TCs are discarded, all three are out of supply."""
    game = intro(THREE_PRUSSIANS + "hands: {prussia: [C2]}")
    assert asked(game) == "movement"
    assert hand(game, "prussia") == []
    assert cut_off(game, "friedrich", "schwerin", "erbprinz_leopold") == [True, True, True]


def test_only_hussar_blocked_generals_compete_for_the_points() -> None:
    """M9.11: a general without any path is not offered, one with a free path is not either."""
    game = intro("""
stage: prussia
phase: supply
hussars: [donauwoerth]
pieces:
  prussia_train_1: {city: nuernberg}
  friedrich: {city: bayreuth, troops: 3}
  schwerin: {city: ulm, troops: 3}
  erbprinz_leopold: {city: komorn, troops: 3}
hands: {prussia: [C3]}
""")
    assert asked(game) == "movement"
    assert cut_off(game, "friedrich", "schwerin", "erbprinz_leopold") == [False, True, True]
    assert hand(game, "prussia") == []


def test_a_power_without_cards_pays_nothing() -> None:
    """M9.12: no TCs: its hussar-blocked generals are out of supply; the partner's cards stay."""
    game = intro(TWO_AT_THE_END + "hands: {bavaria: [S10]}")
    assert asked(game) == "movement"
    assert cut_off(game, "belle_isle", "broglie") == [True, True]
    assert hand(game, "bavaria") == ["S10"]


# -- effects


@pytest.mark.parametrize(("facing", "left"), [("up", 4), ("down", 3)])
def test_losses_of_a_general_out_of_supply(facing: str, left: int) -> None:
    """M9.13: face-up: face-down and 1 troop; face-down already: stays so and 2 troops."""
    game = intro(f"stage: france\nphase: supply\npieces:\n  belle_isle: {{city: ulm, troops: 5, facing: {facing}}}")
    assert face_down(game, "belle_isle")
    assert troops(game, "belle_isle") == left


def test_a_general_in_supply_turns_face_up_without_loss() -> None:
    """M9.14: face-down and in supply, by a path or at home."""
    game = intro("""
stage: france
phase: supply
pieces:
  france_train_2: {city: nuernberg}
  belle_isle: {city: ulm, troops: 3, facing: down}
  toerring: {city: straubing, troops: 2, facing: down}
""")
    assert cut_off(game, "belle_isle", "toerring") == [False, False]
    assert (troops(game, "belle_isle"), troops(game, "toerring")) == (3, 2)


def test_three_turns_out_of_supply_and_back() -> None:
    """T9.f, M9.13, M9.14: turn 1 face-down -1, turn 2 -2, turn 3 in supply: face-up, no loss."""
    game = intro("""
turn: 1
stage: france
phase: supply
pieces:
  france_train_2: {city: hof}
  belle_isle: {city: ulm, troops: 6}
""")
    assert (face_down(game, "belle_isle"), troops(game, "belle_isle")) == (True, 5)
    play(game, "end", "end", "end", "stay", "stay")
    assert state(game).turn == 2
    assert (face_down(game, "belle_isle"), troops(game, "belle_isle")) == (True, 3)
    march(game, "france_train_2", "bayreuth")
    assert distance(game, "bayreuth", "ulm") == 6
    assert face_down(game, "belle_isle")  # not before the next supply phase
    play(game, "end", "end", "end", "stay", "stay")
    assert state(game).turn == 3
    assert (face_down(game, "belle_isle"), troops(game, "belle_isle")) == (False, 3)


def test_a_face_down_general_moves_normally_but_does_not_conquer() -> None:
    """M9.15: 4 main roads, a forced march, and no conquest of Pilsen, which he leaves."""
    text = "stage: france\nphase: movement\npieces:\n  belle_isle: {city: pilsen, troops: 3, facing: down}\n"
    game = intro(text)
    march(game, "belle_isle", "mies", "tachau", "weiden", "amberg")
    assert place(game, "belle_isle") == "amberg"
    assert marker(game, "pilsen") is None
    assert questions(game) == {}
    game = intro(text)
    play(game, "piece belle_isle")
    assert "forced" in options(game)
    face_up = intro(text.replace("down", "up"))
    march(face_up, "belle_isle", "mies")
    assert marker(face_up, "pilsen") == "france"


def test_a_face_down_general_fights() -> None:
    """M9.15: he attacks and is attacked."""
    game = intro("""
stage: france
phase: combat
pieces:
  belle_isle: {city: pilsen, troops: 5, facing: down}
  traun: {city: mies, troops: 2, facing: down}
hands: {austria: [S2]}
""")
    assert "battle" in kinds(game.events)
    assert asked(game) == "battle"
    play(game, "stop")
    assert place(game, "traun") == "eliminated"


def test_a_face_down_general_protects() -> None:
    """M9.15: Traun, face-down, protects Pilsen: a question marker, no conquest."""
    game = intro("""
stage: france
phase: movement
pieces:
  belle_isle: {city: pilsen, troops: 5}
  traun: {city: prag, troops: 2, facing: down}
""")
    march(game, "belle_isle", "mies")
    assert marker(game, "pilsen") is None
    assert questions(game) == {"pilsen": "france"}


# -- stacks


def test_losses_of_a_stack_are_taken_together_and_divided_by_the_owner() -> None:
    """M9.16: 1 + 1 of 2 + 4 troops: 4 left, which the owner divides as he likes, each at least 1."""
    game = intro("""
stage: france
phase: supply
pieces:
  belle_isle: {city: ulm, troops: 2}
  broglie: {city: ulm, troops: 4}
""")
    assert asked(game) == "division"
    assert game.decisions()[0].seat == "louis_xv"
    assert options(game) == {"value 1", "value 2", "value 3"}
    play(game, "value 3")
    assert (troops(game, "belle_isle"), troops(game, "broglie")) == (3, 1)
    assert cut_off(game, "belle_isle", "broglie") == [True, True]


@pytest.mark.parametrize(("total", "left"), [((1, 2), {"belle_isle"}), ((2, 1), {"belle_isle"}), ((1, 1), set())])
def test_a_starving_stack_loses_the_lower_rank_first(total: tuple[int, int], left: set[str]) -> None:
    """M9.16: M6.10 applies: with 1 troop left the commander stays alone, with 0 nobody."""
    game = intro(f"""
stage: france
phase: supply
pieces:
  belle_isle: {{city: ulm, troops: {total[0]}}}
  broglie: {{city: ulm, troops: {total[1]}}}
""")
    assert {general for general in ("belle_isle", "broglie") if place(game, general) == "ulm"} == left
    assert all(troops(game, general) == 1 for general in left)


@pytest.mark.parametrize("chosen", ["belle_isle", "broglie"])
def test_one_starving_general_of_a_stack_costs_the_common_total(chosen: str) -> None:
    """M9.11, M9.16: of two generals with 1 troop each one is covered; 1 troop is left and the commander keeps it."""
    game = intro("""
stage: france
phase: supply
hussars: [donauwoerth]
pieces:
  france_train_2: {city: nuernberg}
  belle_isle: {city: ulm, troops: 1}
  broglie: {city: ulm, troops: 1}
hands: {france: [S4]}
""")
    play(game, f"piece {chosen}")
    assert place(game, "belle_isle") == "ulm"
    assert face_down(game, "belle_isle") is (chosen != "belle_isle")
    assert place(game, "broglie") == "eliminated"


def test_generals_of_two_powers_starve_apart() -> None:
    """M9.16: losses are added for generals of one power only: Törring's last troop is not replaced by a Frenchman."""
    game = intro("""
stage: france
phase: supply
pieces:
  belle_isle: {city: ulm, troops: 4}
  toerring: {city: ulm, troops: 1}
""")
    assert place(game, "toerring") == "eliminated"
    assert troops(game, "belle_isle") == 3


def test_a_starved_general_changes_no_victory_marker_in_the_introductory_game() -> None:
    """M9.17: the victory point (M16.4) belongs to the advanced game; here there are no pools and boxes (M14.2)."""
    game = intro("stage: france\nphase: supply\npieces:\n  belle_isle: {city: ulm, troops: 1}")
    untouched = intro("stage: france\nphase: supply")
    assert place(game, "belle_isle") == "eliminated"
    assert state(game).markers == state(untouched).markers
    assert game.outcome is None


def test_powers_are_dealt_with_in_their_order() -> None:
    """M9.18: F before B, P before S, PA before A before S."""

    def order(stage: str, *generals: str, saxony: str = "prussian_ally") -> list[object]:
        cities = ("ulm", "biberach", "memmingen")
        pieces = "".join(
            f"  {general}: {{city: {city}, troops: 3}}\n" for general, city in zip(generals, cities, strict=False)
        )
        game = both_maps(f"stage: {stage}\nphase: supply\nsaxony: {saxony}\npieces:\n{pieces}")
        return [event.params["piece"] for event in of_kind(game.events, "turned_down")]

    assert order("france", "toerring", "belle_isle") == ["belle_isle", "toerring"]
    assert order("prussia", "rutowski", "friedrich") == ["friedrich", "rutowski"]
    expected = ["george_ii", "traun", "rutowski"]
    assert order("austria", "rutowski", "traun", "george_ii", saxony="austrian_ally") == expected


def test_states_are_those_of_the_start_of_the_phase() -> None:
    """M9.18: B's cost was fixed before F paid: F's losses and payments do not change it."""
    game = intro("""
stage: france
phase: supply
hussars: [donauwoerth]
pieces:
  france_train_2: {city: nuernberg}
  bavaria_train_1: {city: weissenburg}
  broglie: {city: guenzburg, troops: 1}
  toerring: {city: ulm, troops: 3}
hands: {bavaria: [S9]}
""")
    assert place(game, "broglie") == "eliminated"
    assert (due(game), game.decisions()[0].params["power"]) == (3, "bavaria")


def test_a_general_cannot_lose_more_than_he_has() -> None:
    """M9.19: 2 to lose, 1 there: removed, and the loss counted is 1."""
    game = intro("stage: france\nphase: supply\npieces:\n  belle_isle: {city: ulm, troops: 1, facing: down}")
    assert place(game, "belle_isle") == "eliminated"
    assert [event.params["count"] for event in of_kind(game.events, "troops_lost")] == [1]


def test_a_stack_of_different_facings_loses_three() -> None:
    """M9.20: face-up 1 + face-down 2 = 3; both face-down afterwards."""
    game = intro("""
stage: france
phase: supply
pieces:
  belle_isle: {city: ulm, troops: 3}
  broglie: {city: ulm, troops: 4, facing: down}
""")
    play(game, "value 2")
    assert (troops(game, "belle_isle"), troops(game, "broglie")) == (2, 2)
    assert cut_off(game, "belle_isle", "broglie") == [True, True]


# -- trains


def test_a_train_supplies_in_an_enemy_fortress_as_at_home() -> None:
    """M9.21: a French train in Austrian Eger, a Prussian one at home in Berlin."""
    game = intro("""
stage: france
phase: supply
pieces:
  france_train_2: {city: eger}
  belle_isle: {city: karlsbad, troops: 3}
""")
    assert cut_off(game, "belle_isle") == [False]
    game = intro("""
stage: prussia
phase: supply
pieces:
  prussia_train_1: {city: berlin}
  friedrich: {city: luckau, troops: 3}
""")
    assert cut_off(game, "friedrich") == [False]


def test_trains_need_no_supply() -> None:
    """M9.21: a lone train, far from home and surrounded, stays and supplies."""
    game = intro("""
stage: france
phase: supply
pieces:
  france_train_2: {city: komorn}
  belle_isle: {city: neuhaeusel, troops: 3}
  traun: {city: raab, troops: 3}
""")
    assert place(game, "france_train_2") == "komorn"
    assert cut_off(game, "belle_isle") == [False]
