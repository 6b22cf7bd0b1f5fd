"""M16 Victory boxes: points for battles and for starved generals, and the other boxes.

Most battles are fought between Freudenthal and Zuckmantel; nobody plays cards, so the weaker side loses the difference
of the troops. From Wiener Neustadt, between Wien and a train in Ödenburg, nobody can retreat.
"""

from __future__ import annotations

import pytest

from kabinett.core.events import Event
from kabinett.core.game import Game
from kabinett.maria.points import battle_points
from tests.maria.table import advanced, both_maps, kinds, march, of_kind, options, place, play, pool

MAJORS = ("prussia", "france", "pragmatic", "austria")
OPEN, TRAP = ("freudenthal", "zuckmantel"), ("wien", "wiener_neustadt")


def battle(stage: str, attackers: str, defenders: str, more: str = "", where: tuple[str, str] = OPEN) -> Game:
    """Generals such as `traun 5, neipperg 3` attack others; `more` are further lines, pieces first."""
    pieces = "".join(
        f"  {name}: {{city: {city}, troops: {number}}}\n"
        for city, side in zip(where, (attackers, defenders), strict=True)
        for name, number in (general.split() for general in side.split(", "))
    )
    train = "  france_train_1: {city: oedenburg}\n" if where == TRAP else ""
    return both_maps(f"stage: {stage}\nphase: combat\npieces:\n{pieces}{train}{more}")


def fight(game: Game) -> list[Event]:
    """Nobody plays a card any more; retreats go anywhere."""
    events: list[Event] = []
    while game.outcome is None and game.decisions()[0].kind in ("battle", "division", "retreat", "retreat_path"):
        decision = game.decisions()[0]
        events += play(game, "stop" if decision.kind == "battle" else str(decision.options[0]))
    return events


def points(events: list[Event], kind: str = "points_won") -> dict[str, int]:
    """Who has won (or lost) how many points."""
    return {str(event.params["power"]): int(str(event.params["points"])) for event in of_kind(events, kind)}


def boxes(game: Game) -> dict[str, int]:
    """The markers in battle boxes, of those who have any."""
    counts = game.view(None).position["battle_boxes"]
    return {power: counts[power] for power in MAJORS if counts[power]}


# -- points of a battle


@pytest.mark.parametrize(
    ("eliminated", "removed", "worth"),
    [(0, 0, 0), (1, 0, 0), (2, 0, 0), (1, 1, 1), (2, 1, 1), (2, 2, 1), (3, 0, 1), (3, 1, 1), (5, 2, 1), (6, 0, 2),
     (6, 2, 2), (8, 1, 2), (10, 2, 3), (15, 1, 5), (16, 2, 5)],
)  # fmt: skip
def test_worth_of_a_battle(eliminated: int, removed: int, worth: int) -> None:
    """T16.a, M16.1: 1 per full 3 troops; fewer than 3 and at least one general: exactly 1."""
    assert battle_points(eliminated, removed) == worth


@pytest.mark.parametrize(
    ("attackers", "defenders", "worth"),
    [
        ("traun 6", "schwerin 4", 0),  # 2 troops, no general
        ("traun 4", "schwerin 2", 1),  # 2 troops, 1 general
        ("traun 4", "friedrich 1, schwerin 1", 1),  # 2 troops, 2 generals
        ("traun 8", "schwerin 5", 1),  # 3 troops
        ("traun 8, neipperg 3", "friedrich 3, schwerin 2", 1),  # 5 troops, 2 generals
        ("traun 8, neipperg 6", "friedrich 6, schwerin 2", 2),  # 6 troops
    ],
)
def test_points_of_a_battle(attackers: str, defenders: str, worth: int) -> None:
    """T16.a, M16.1, M16.2: the winner gains the points and the loser loses as many."""
    game = battle("austria", attackers, defenders, "battle_boxes: {prussia: 2}")
    events = fight(game)
    assert points(events) == ({"austria": worth} if worth else {})
    assert points(events, "points_lost") == ({"prussia": worth} if worth else {})
    assert boxes(game) == {power: n for power, n in (("prussia", 2 - worth), ("austria", worth)) if n}


def test_troops_that_can_not_retreat_count_as_eliminated() -> None:
    """T16.a, M16.1, M11.2.6: 16 troops lose 2, and the rest with no way out: 5 points."""
    game = battle(
        "austria", "karl_von_lothringen 8, traun 8", "friedrich 8, schwerin 8", "hands: {austria: [C2]}", TRAP
    )
    play(game, "card C2")
    events = fight(game)
    assert (place(game, "friedrich"), place(game, "schwerin")) == ("eliminated", "eliminated")
    assert points(events) == {"austria": 5}
    assert points(events, "points_lost") == {"prussia": 5}


def test_worked_example() -> None:
    """T16.b, M16.1, M16.3, M16.5: Bavaria beats Austria by 1; a stack of 10 troops can not retreat: 3 points for F.

    Two go to its battle boxes, the third has no effect; Austria's marker returns to its pool.
    """
    text = "battle_boxes: {austria: 1}\npools: {austria: 2, france: 11}"
    game = battle("france", "toerring 8, belle_isle 3", "traun 5, neipperg 5", text, TRAP)
    events = fight(game)
    assert points(events) == {"france": 3}
    assert boxes(game) == {"france": 2}
    assert (pool(game, "france"), pool(game, "austria")) == (9, 3)


def test_a_draw_gives_nobody_anything() -> None:
    """M16.2: a won battle is needed."""
    game = battle("austria", "traun 5", "schwerin 5", "battle_boxes: {prussia: 1, austria: 1}")
    events = fight(game)
    assert "battle_drawn" in kinds(events)
    assert (points(events), boxes(game)) == ({}, {"prussia": 1, "austria": 1})


# -- gains and losses


@pytest.mark.parametrize(("before", "after"), [(0, 2), (1, 2), (2, 2)])
def test_gains_fill_both_boxes_and_no_more(before: int, after: int) -> None:
    """M16.3: 2 points: from the pool to the battle boxes until both are full."""
    game = battle("austria", "traun 8, neipperg 6", "friedrich 6, schwerin 2", f"battle_boxes: {{austria: {before}}}")
    fight(game)
    assert boxes(game)["austria"] == after
    assert pool(game, "austria") == 3 - after


@pytest.mark.parametrize(("before", "after"), [(0, 0), (1, 0), (2, 0)])
def test_losses_empty_the_boxes_and_no_more(before: int, after: int) -> None:
    """M16.3: 2 points: back to the pool until both are empty."""
    game = battle("austria", "traun 8, neipperg 6", "friedrich 6, schwerin 2", f"battle_boxes: {{prussia: {before}}}")
    fight(game)
    assert boxes(game).get("prussia", 0) == after
    assert pool(game, "prussia") == 11


def test_points_without_markers_still_count_for_saxony() -> None:
    """M16.3: surplus points have no effect here, but see M19.3.2: 2 lost without any marker: a shift of up to 2."""
    game = battle("austria", "traun 8, neipperg 6", "friedrich 6, schwerin 2")
    fight(game)
    assert options(game) == {"value 0", "value 1", "value 2"}


# -- lack of supply

STARVING = """
stage: prussia
phase: supply
battle_boxes: {prussia: 2, austria: 1}
pieces:
  friedrich: {city: posen, troops: 1, facing: down}
"""


def test_a_starved_general_costs_a_point() -> None:
    """T16.c, M16.4, M9.17: P loses 1 point, nobody gains; Austria may shift Saxony by 1."""
    game = advanced(STARVING)
    assert place(game, "friedrich") == "eliminated"
    assert boxes(game) == {"prussia": 1, "austria": 1}
    assert points(game.events, "points_lost") == {"prussia": 1}
    assert points(game.events) == {}
    (decision,) = game.decisions()
    assert (decision.seat, decision.kind) == ("maria_theresa", "saxony_shift")
    assert options(game) == {"value 0", "value 1"}


@pytest.mark.parametrize(
    ("pieces", "lost"),
    [
        ("  schwerin: {city: gnesen, troops: 2, facing: down}\n", 2),  # a second one dies, too
        ("  schwerin: {city: gnesen, troops: 3, facing: down}\n", 1),  # he loses 2 of 3 and stays
        ("  schwerin: {city: posen, troops: 1}\n", 2),  # in one stack: 3 of 2 lost
        ("  schwerin: {city: posen, troops: 3}\n", 1),  # in one stack: 1 of 4 left, the commander stays
    ],
)
def test_a_point_for_each_general_removed(pieces: str, lost: int) -> None:
    """M16.4, M9.17: per general; troops lost by those who stay cost nothing."""
    game = advanced(STARVING + pieces)
    assert points(game.events, "points_lost") == {"prussia": lost}
    assert boxes(game).get("prussia", 0) == 2 - lost


@pytest.mark.parametrize(
    ("stage", "general", "status", "major"),
    [
        ("france", "toerring", "prussian_ally", "france"),
        ("france", "belle_isle", "prussian_ally", "france"),
        ("prussia", "rutowski", "prussian_ally", "prussia"),
        ("austria", "rutowski", "austrian_ally", "austria"),
        ("austria", "traun", "prussian_ally", "austria"),
        ("austria", "cumberland", "prussian_ally", "pragmatic"),
    ],
)
def test_whose_point_a_starved_general_is(stage: str, general: str, status: str, major: str) -> None:
    """M16.4, M16.5, M9.17: his major power's; nobody gains."""
    game = advanced(f"""
stage: {stage}
phase: supply
saxony: {status}
battle_boxes: {{france: 1, prussia: 1, pragmatic: 1, austria: 1}}
pieces: {{{general}: {{city: posen, troops: 1, facing: down}}}}
""")
    assert boxes(game) == {power: 1 for power in MAJORS if power != major}


# -- whose points


@pytest.mark.parametrize(
    ("stage", "winner", "loser", "status", "major"),
    [
        ("france", "toerring", "traun", "prussian_ally", "france"),
        ("prussia", "rutowski", "traun", "prussian_ally", "prussia"),
        ("austria", "rutowski", "friedrich", "austrian_ally", "austria"),
        ("austria", "cumberland", "friedrich", "prussian_ally", "pragmatic"),
    ],
)
def test_points_won_by_a_minor_power_are_its_majors(
    stage: str, winner: str, loser: str, status: str, major: str
) -> None:
    """M16.5: B's go to F, S's to P or A, by its status."""
    game = battle(stage, f"{winner} 8", f"{loser} 5", f"saxony: {status}")
    fight(game)
    assert boxes(game) == {major: 1}


@pytest.mark.parametrize(
    ("stage", "winner", "loser", "status", "major"),
    [
        ("austria", "traun", "toerring", "prussian_ally", "france"),
        ("austria", "traun", "rutowski", "prussian_ally", "prussia"),
        ("prussia", "friedrich", "rutowski", "austrian_ally", "austria"),
    ],
)
def test_points_lost_by_a_minor_power_are_its_majors(
    stage: str, winner: str, loser: str, status: str, major: str
) -> None:
    """M16.5: for losses alike."""
    more = f"saxony: {status}\nbattle_boxes: {{france: 1, prussia: 1, austria: 1}}"
    events = fight(battle(stage, f"{winner} 8", f"{loser} 5", more))
    assert points(events, "points_lost") == {major: 1}


@pytest.mark.parametrize(
    ("stack", "gains"),
    [
        ("george_ii 4, arenberg 4", "pragmatic"),
        ("karl_von_lothringen 4, cumberland 4", "austria"),
        ("cumberland 4, neipperg 4", "pragmatic"),
    ],
)
def test_points_of_a_mixed_stack_go_to_the_commanders_power(stack: str, gains: str) -> None:
    """T16.d, M16.5, X14: A + PA win with 3 eliminated: the power of the lower rank number gains, the other does not."""
    game = battle("austria", stack, "maillebois 5", where=("kortrijk", "lille"))
    fight(game)
    assert boxes(game) == {gains: 1}


def test_points_of_a_mixed_stack_of_equal_ranks() -> None:
    """M16.5: the chosen commander's power."""
    for commander, gains in (("george_ii", "pragmatic"), ("karl_von_lothringen", "austria")):
        more = f"commanders: [{commander}]"
        stack = "george_ii 4, karl_von_lothringen 4"
        game = battle("austria", stack, "maillebois 5", more, where=("kortrijk", "lille"))
        fight(game)
        assert boxes(game) == {gains: 1}


def test_troops_of_both_powers_of_a_mixed_stack_count_together() -> None:
    """M16.10: 2 Austrian and 4 Pragmatic troops eliminated are 6: 2 points, lost by the commander's power."""
    more = "battle_boxes: {pragmatic: 2, austria: 2}"
    french = "moritz_von_sachsen 8, maillebois 8"
    game = battle("france", french, "george_ii 8, arenberg 2", more, where=("lille", "kortrijk"))
    events = fight(game)
    assert [event.params["count"] for event in of_kind(events, "troops_lost")] == [2, 4]
    assert boxes(game) == {"france": 2, "austria": 2}


def test_command_is_that_at_the_start_of_the_battle() -> None:
    """M16.11: George II, who commanded, is removed with Arenberg: still the Pragmatic Army loses the point."""
    more = "battle_boxes: {pragmatic: 1, austria: 1}"
    game = battle("france", "moritz_von_sachsen 8", "george_ii 1, arenberg 1", more, where=("lille", "kortrijk"))
    fight(game)
    assert place(game, "george_ii") == place(game, "arenberg") == "eliminated"
    assert boxes(game) == {"france": 1, "austria": 1}


# -- the other boxes


@pytest.mark.parametrize(
    ("french", "holder"),
    [
        ((), "pragmatic"),
        (("koeln",), "pragmatic"),
        (("koeln", "mannheim"), "nobody"),
        (("koeln", "mainz", "mannheim"), "france"),
        (("koeln", "mainz", "mannheim", "trier"), "france"),
    ],
)
def test_three_electors(french: tuple[str, ...], holder: str) -> None:
    """M16.6: with 3 or 4 of the Rhine electorates F has a marker there; A/PA jointly: one of PA, never of A."""
    sides = {city: "france" if city in french else "austria" for city in ("koeln", "mainz", "mannheim", "trier")}
    game = advanced("stage: hussars\nmarkers: {" + ", ".join(f"{c}: {side}" for c, side in sides.items()) + "}")
    assert game.view(None).position["electors_box"] == holder
    assert pool(game, "france") == (10 if holder == "france" else 11)
    assert pool(game, "pragmatic") == (7 if holder == "pragmatic" else 8)
    assert pool(game, "austria") == 3


def takes(stage: str, general: str, city: str, way: str, markers: str) -> Game:
    """A general leaves a Rhine electorate, which changes sides."""
    game = both_maps(f"""
stage: {stage}
phase: movement
markers: {markers}
pieces: {{{general}: {{city: {city}, troops: 3}}}}
""")
    march(game, general, way)
    return game


def test_france_takes_and_loses_the_third_electorate() -> None:
    """T16.e, M16.6: F takes Mainz, holding Köln and Mannheim: a French marker; A retakes Mainz: it is back."""
    assert pool(takes("france", "moritz_von_sachsen", "mainz", "limburg", "{}"), "france") == 10
    game = takes("austria", "traun", "mainz", "limburg", "{mainz: france}")
    assert (pool(game, "france"), game.view(None).position["electors_box"]) == (11, "nobody")


@pytest.mark.parametrize("general", ["traun", "george_ii"])
def test_the_third_joint_electorate_is_marked_by_the_pragmatic_army(general: str) -> None:
    """M16.6: whoever of the two takes Köln: one of PA's markers, never Austria's."""
    game = takes("austria", general, "koeln", "duesseldorf", "{}")
    assert (pool(game, "pragmatic"), pool(game, "austria")) == (7, 3)


@pytest.mark.parametrize(
    ("stage", "general", "markers", "holder"),
    [
        ("austria", "traun", "{koeln: france, mainz: france, trier: france, mannheim: france}", "france"),
        ("france", "belle_isle", "{koeln: austria, mainz: austria, trier: austria, mannheim: austria}", "pragmatic"),
    ],
)
def test_of_four_electorates_one_may_be_lost(stage: str, general: str, markers: str, holder: str) -> None:
    """M16.12: 3 remain, the marker stays."""
    game = takes(stage, general, "koeln", "duesseldorf", markers)
    assert game.view(None).position["electors_box"] == holder


@pytest.mark.parametrize(("candidate", "power"), [("karl", "france"), ("franz", "austria")])
def test_emperor_box(candidate: str, power: str) -> None:
    """M16.7, M18.9: the election puts a marker of F or A there, from the pool."""
    game = advanced("turn: 5\nstage: election\nelection: pending")
    before = pool(game, power)
    play(game, *[f"candidate {candidate}"] * 5)
    assert pool(game, power) == before - 1
    assert game.view(None).position["emperor"] == power


@pytest.mark.parametrize(("box", "owner"), [("IT-2", "france"), ("IT0", None), ("IT+3", "austria")])
def test_italy_box(box: str, owner: str | None) -> None:
    """M16.8, M17.5.15: with the marker on a victory icon the power has a marker there, from the pool."""
    game = advanced(f"stage: hussars\ntracks: {{italy: {box}}}")
    pools = {power: pool(game, power) for power in ("france", "austria")}
    assert pools == {power: start - (power == owner) for power, start in (("france", 11), ("austria", 3))}


def test_silesia_box() -> None:
    """M16.9, M19.1.9: the peace puts a Prussian marker there, from the pool."""
    silesia = ("liegnitz", "glogau", "breslau", "brieg", "neisse", "cosel", "glatz")
    markers = ", ".join(f"{city}: prussia" for city in silesia)
    game = advanced(f"stage: prussia\nphase: combat\nmarkers: {{{markers}}}\npools: {{prussia: 6}}")
    play(game, "offer", "accept")
    assert pool(game, "prussia") == 5
