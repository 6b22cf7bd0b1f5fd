"""M10.3 Conquest of fortresses: leaving them, protection, question markers, and whose marker stands there then."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from kabinett.core.game import Game
from kabinett.core.yamltree import parse_yaml
from kabinett.maria.board import POWER_IDS, load_board
from kabinett.maria.conquest import enemy_fortress
from kabinett.maria.rules import Maria
from kabinett.maria.setting import Setting
from tests.maria.table import (
    asked,
    both_maps,
    city_number,
    controller,
    distance,
    intro,
    kinds,
    march,
    marker,
    options,
    place,
    play,
    questions,
    state,
)

STAGE_OF = {"belle_isle": "france", "toerring": "france", "moritz_von_sachsen": "france", "friedrich": "prussia",
            "rutowski": "prussia", "traun": "austria", "george_ii": "austria"}  # fmt: skip
# A road out of each fortress that the tests use.
WAY_OUT = {"pilsen": "mies", "straubing": "cham", "bautzen": "kamenz", "kuestrin": "muencheberg", "neisse": "oppeln",
           "liegnitz": "jauer", "eger": "wunsiedel", "gent": "aalst", "breda": "turnhout", "arras": "amiens",
           "trier": "wittlich", "wittenberg": "treuenbrietzen", "koeln": "duesseldorf", "mainz": "limburg"}  # fmt: skip
FROM_PILSEN = """
stage: france
phase: movement
pieces:
  belle_isle: {city: pilsen, troops: 3}
"""


def leaving(
    general: str, city: str, more: str = "", rules: Callable[[str], Game] = intro, stage: str | None = None
) -> Game:
    """A game in which a general with 3 troops has just left a fortress; `more` begins with further pieces."""
    game = rules(
        f"stage: {stage or STAGE_OF[general]}\nphase: movement\npieces:\n"
        f"  {general}: {{city: {city}, troops: 3}}\n{more}"
    )
    march(game, general, WAY_OUT[city])
    return game


def piece(name: str, city: str) -> str:
    return f"  {name}: {{city: {city}}}\n" if "train" in name else f"  {name}: {{city: {city}, troops: 2}}\n"


# -- how control changes


def test_control_changes_by_conquest_only() -> None:
    """M10.3.1, M10.3.3: to enter a fortress, to stand in it and to end stages in it changes nothing."""
    game = intro("stage: france\nphase: movement\npieces:\n  belle_isle: {city: mies, troops: 3}")
    march(game, "belle_isle", "pilsen")
    assert controller(game, "pilsen") == "austria"
    play(game, "end", "end", "end", "stay", "stay", "end")
    assert place(game, "belle_isle") == "pilsen"
    assert controller(game, "pilsen") == "austria"
    assert questions(game) == {}


def test_a_face_up_general_conquers() -> None:
    """M10.3.2, M10.3.3: the plain case; the event names former and new controller."""
    game = intro(FROM_PILSEN)
    events = march(game, "belle_isle", "mies")
    (event,) = [event for event in events if event.kind == "fortress_conquered"]
    assert (event.params["city"], event.params["former"], event.params["controller"]) == ("pilsen", "austria", "france")
    assert controller(game, "pilsen") == "france"


@pytest.mark.parametrize("protector", ["", "  traun: {city: prag, troops: 2}\n"])
def test_a_face_down_general_conquers_nothing(protector: str) -> None:
    """T10.j, M10.3.2: he leaves an enemy fortress: nothing happens, no question marker either."""
    game = intro(FROM_PILSEN.replace("troops: 3", "troops: 3, facing: down") + protector)
    march(game, "belle_isle", "mies")
    assert marker(game, "pilsen") is None
    assert questions(game) == {}


def test_a_train_conquers_nothing() -> None:
    """M10.3.2: only generals."""
    game = intro("stage: france\nphase: movement\npieces:\n  france_train_2: {city: pilsen}")
    march(game, "france_train_2", "mies")
    assert marker(game, "pilsen") is None


@pytest.mark.parametrize(
    ("general", "city", "markers"),
    [
        ("friedrich", "pilsen", "{pilsen: france}"),  # T10.n
        ("rutowski", "pilsen", "{pilsen: france}"),
        ("belle_isle", "neisse", "{neisse: prussia}"),
        ("toerring", "straubing", "{straubing: france}"),
        ("friedrich", "straubing", "{}"),
        ("belle_isle", "bautzen", "{}"),
        ("traun", "pilsen", "{}"),
        ("friedrich", "liegnitz", "{}"),
    ],
)
def test_fortresses_of_friends_are_not_conquered(general: str, city: str, markers: str) -> None:
    """T10.n, M10.3.2: only a fortress controlled by an enemy: not a French one by P, not one's own."""
    before = intro(f"stage: france\nphase: movement\nmarkers: {markers}")
    game = leaving(general, city, f"markers: {markers}")
    assert state(game).markers == state(before).markers
    assert questions(game) == {}


def test_neutral_saxony_is_nobodys_enemy() -> None:
    """M10.3.2: a fortress of Saxony as Austria's ally is conquered, one of neutral Saxony is nobody's enemy (M2.8)."""
    neutral = both_maps("stage: prussia\nphase: movement\nsaxony: neutral")
    wittenberg = city_number(neutral, "wittenberg")
    assert not any(enemy_fortress(state(neutral), power, wittenberg) for power in range(len(POWER_IDS)))
    enemy = leaving("friedrich", "wittenberg", "saxony: austrian_ally", both_maps)
    assert controller(enemy, "wittenberg") == "prussia"


def test_a_neutral_prussias_marker_abroad_is_conquered_by_its_enemies_only() -> None:
    """M10.3.2: the exception of M2.8 (M19.4.4): Bavarian Straubing with a Prussian VM falls to A, but not to F."""
    more = "turn: 2\npeace_turn: 1\nmarkers: {straubing: prussia}"
    assert marker(leaving("traun", "straubing", more, both_maps), "straubing") == "austria"
    assert marker(leaving("belle_isle", "straubing", more, both_maps), "straubing") == "prussia"


def test_a_fortress_is_conquered_when_it_is_left_behind() -> None:
    """M10.3.3: passing through: not on entering, but on leaving."""
    game = intro("stage: france\nphase: movement\npieces:\n  belle_isle: {city: mies, troops: 3}")
    play(game, "piece belle_isle", "city pilsen")
    assert marker(game, "pilsen") is None
    play(game, "city beraun")
    assert marker(game, "pilsen") == "france"


def test_out_and_back_in() -> None:
    """T10.f, M10.3.3: a general in an unprotected enemy fortress moves out and back in: conquered, ends in it."""
    game = intro(FROM_PILSEN)
    march(game, "belle_isle", "mies", "pilsen")
    assert place(game, "belle_isle") == "pilsen"
    assert controller(game, "pilsen") == "france"


# -- protection


@pytest.mark.parametrize(
    ("city", "roads", "protected"),
    [("beraun", 1, True), ("prag", 2, True), ("boehmisch_brod", 3, True), ("kolin", 4, False), ("tschaslau", 5, False)],
)
def test_a_general_within_three_roads_protects(city: str, roads: int, protected: bool) -> None:
    """M10.3.4: distance 1, 2 or 3, not 4."""
    game = intro(FROM_PILSEN + piece("traun", city))
    assert distance(game, "pilsen", city) == roads
    march(game, "belle_isle", "mies")
    assert (marker(game, "pilsen") is None) is protected
    assert questions(game) == ({"pilsen": "france"} if protected else {})


def test_a_general_in_the_fortress_protects() -> None:
    """M10.3.4: distance 0 counts too (after a retreat into the fortress, before M12)."""
    text = "stage: france\nphase: conquest\nquestions: {pilsen: france}\npieces:\n"
    game = intro(text + piece("traun", "pilsen"))
    assert marker(game, "pilsen") is None
    assert marker(intro(text + piece("traun", "kolin")), "pilsen") == "france"


def test_pieces_in_between_do_not_matter() -> None:
    """M10.3.4: French pieces in Beraun, Prag and Przibram do not shut Traun out."""
    more = piece("traun", "beneschau") + piece("broglie", "beraun") + piece("toerring", "prag")
    game = leaving("belle_isle", "pilsen", more + piece("france_train_2", "przibram"))
    assert questions(game) == {"pilsen": "france"}


def test_face_down_generals_protect() -> None:
    """M10.3.4: facing does not matter."""
    game = leaving("belle_isle", "pilsen", "  traun: {city: prag, troops: 2, facing: down}")
    assert questions(game) == {"pilsen": "france"}


def test_trains_hussars_and_eliminated_generals_do_not_protect() -> None:
    """M10.3.4: only generals on map."""
    game = leaving(
        "belle_isle", "pilsen", piece("austria_train_2", "beraun") + "  traun: eliminated\nhussars: [luditz]"
    )
    assert marker(game, "pilsen") == "france"


@pytest.mark.parametrize(
    ("protector", "protects"),
    [("toerring", True), ("belle_isle", True), ("friedrich", False), ("rutowski", False), ("france_train_2", False)],
)
def test_generals_of_cooperating_powers_protect_and_allied_ones_do_not(protector: str, protects: bool) -> None:
    """M10.3.4: Bavarian Straubing: B and F protect, P and S do not."""
    game = leaving("traun", "straubing", piece(protector, "regensburg"))
    assert questions(game) == ({"straubing": "austria"} if protects else {})
    assert controller(game, "straubing") == ("bavaria" if protects else "austria")


@pytest.mark.parametrize(
    ("holder", "protector", "protects"),
    [
        ("france", "belle_isle", True),
        ("france", "toerring", True),
        ("france", "friedrich", False),
        ("prussia", "friedrich", True),
        ("prussia", "rutowski", True),
        ("prussia", "belle_isle", False),
    ],
)
def test_the_controller_counts_and_not_the_home(holder: str, protector: str, protects: bool) -> None:
    """M10.3.4: Austrian Pilsen with a French or Prussian VM is protected by its holder and his partner."""
    game = leaving("traun", "pilsen", piece(protector, "taus") + f"markers: {{pilsen: {holder}}}")
    assert questions(game) == ({"pilsen": "austria"} if protects else {})
    assert controller(game, "pilsen") == (holder if protects else "austria")


@pytest.mark.parametrize("city", ["gent", "breda"])
@pytest.mark.parametrize("protector", ["traun", "george_ii"])
def test_austria_and_the_pragmatic_army_protect_each_other(city: str, protector: str) -> None:
    """M10.3.4: they cooperate."""
    game = leaving("moritz_von_sachsen", city, piece(protector, "antwerpen"), both_maps)
    assert distance(game, city, "antwerpen") <= 3
    assert questions(game) == {city: "france"}


@pytest.mark.parametrize(
    ("saxony", "protects"), [("prussian_ally", False), ("neutral", False), ("austrian_ally", True)]
)
def test_saxony_protects_austrian_fortresses_as_austrias_ally_only(saxony: str, protects: bool) -> None:
    """M10.3.4: cooperation follows from Saxony's status."""
    game = leaving("belle_isle", "eger", piece("rutowski", "plauen") + f"saxony: {saxony}", both_maps)
    assert bool(questions(game)) is protects


@pytest.mark.parametrize("protector", ["traun", "george_ii"])
def test_an_electorate_held_jointly_is_protected_by_both(protector: str) -> None:
    """T10.l, M10.3.5: Trier passed by F with a general of A or PA at distance 3: question marker."""
    game = both_maps(
        "stage: france\nphase: movement\npieces:\n  moritz_von_sachsen: {city: saarlouis, troops: 3}\n"
        + piece(protector, "marche")
    )
    assert distance(game, "trier", "marche") == 3
    march(game, "moritz_von_sachsen", "trier", "wittlich")
    assert marker(game, "trier") == "austria"
    assert questions(game) == {"trier": "france"}


@pytest.mark.parametrize("protectors", ["", "  traun: {city: huy, troops: 2}\n"])
def test_an_unprotected_electorate_turns_french(protectors: str) -> None:
    """T10.l, M10.3.5, M10.3.13: with no general of A or PA within 3 (Huy is at 4) Trier flips to French."""
    game = both_maps(
        "stage: france\nphase: movement\npieces:\n  moritz_von_sachsen: {city: saarlouis, troops: 3}\n" + protectors
    )
    march(game, "moritz_von_sachsen", "trier", "wittlich")
    assert marker(game, "trier") == "france"
    assert questions(game) == {}


@pytest.mark.parametrize(
    ("protector", "city", "protects"),
    [
        ("belle_isle", "pforzheim", True),  # Ulm - Göppingen - Stuttgart - Pforzheim
        ("belle_isle", "karlsruhe", False),
        ("toerring", "stuttgart", True),  # B may not use the road, but its distance counts
    ],
)
def test_distance_over_the_roads_between_the_maps_counts(
    tmp_path: Path, protector: str, city: str, protects: bool
) -> None:
    """M10.3.6: on our board no fortress is so near to the other map, so Ulm is made a Bavarian one here."""
    data = files("kabinett.maria") / "data"
    (tmp_path / "roads.csv").write_text((data / "roads.csv").read_text(encoding="utf-8"), encoding="utf-8")
    lines = (data / "cities.csv").read_text(encoding="utf-8").splitlines(keepends=True)
    ulm = next(number for number, line in enumerate(lines) if line.startswith("ulm,"))
    lines[ulm] = lines[ulm].replace(",city,swabia_east,", ",minor_fortress,bavaria,")
    (tmp_path / "cities.csv").write_text("".join(lines), encoding="utf-8")
    variant = state(both_maps("stage: france\nphase: movement")).setting.variant
    rules = Maria(Setting(load_board(str(tmp_path)), variant, 2))
    text = "stage: austria\nphase: movement\npieces:\n" + piece("traun", "ulm") + piece(protector, city)
    game = Game(rules, 0, rules.to_json(rules.read_position(parse_yaml(text, "test"))))
    march(game, "traun", "biberach")
    assert questions(game) == ({"ulm": "austria"} if protects else {})
    assert controller(game, "ulm") == ("bavaria" if protects else "austria")


def test_roads_between_the_maps_count_in_every_distance() -> None:
    """M10.3.6: on both maps Ulm is 1 road from Göppingen; in the introductory game these roads do not exist."""
    game = both_maps("stage: france\nphase: movement")
    assert distance(game, "ulm", "goeppingen") == 1
    assert distance(game, "ulm", "stuttgart") == 2
    assert distance(intro("stage: france\nphase: movement"), "ulm", "goeppingen") > 100


# -- several fortresses, forced marches


def test_no_conquest_during_a_forced_march() -> None:
    """M10.3.7: announced, the same way conquers nothing."""
    game = intro(FROM_PILSEN)
    play(game, "piece belle_isle", "forced", "city mies", "city tachau", "stop")
    assert marker(game, "pilsen") is None
    assert questions(game) == {}


def test_several_conquests_in_one_move_and_others_may_enter() -> None:
    """M10.3.7: Steyr and Linz in one move; Broglie may then enter Linz."""
    game = intro("""
stage: france
phase: movement
pieces:
  belle_isle: {city: steyr, troops: 3}
  broglie: {city: wels, troops: 3}
""")
    march(game, "belle_isle", "linz", "freistadt")
    assert (marker(game, "steyr"), marker(game, "linz")) == ("france", "france")
    march(game, "broglie", "linz")
    assert place(game, "broglie") == "linz"


# -- question markers


def test_a_protected_fortress_is_conquered_later_if_the_protector_is_beaten() -> None:
    """M10.3.8, M10.3.9: another general beats the protector: conquered in phase 5 by the power noted."""
    game = intro("""
stage: france
phase: movement
pieces:
  belle_isle: {city: pilsen, troops: 3}
  broglie: {city: beraun, troops: 5}
  traun: {city: prag, troops: 1}
hands: {austria: [H2]}
""")
    march(game, "belle_isle", "mies")
    assert (marker(game, "pilsen"), questions(game)) == (None, {"pilsen": "france"})
    events = play(game, "end", "stop")  # Austria gives the battle up
    assert place(game, "traun") == "eliminated"
    assert "fortress_conquered" in kinds(events)
    assert (marker(game, "pilsen"), questions(game)) == ("france", {})


def test_a_fortress_that_stays_protected_loses_its_question_marker() -> None:
    """M10.3.8: still protected in phase 5: the marker goes."""
    game = intro(FROM_PILSEN + piece("traun", "prag"))
    march(game, "belle_isle", "mies")
    events = play(game, "end")
    assert "question_removed" in kinds(events)
    assert (marker(game, "pilsen"), questions(game)) == (None, {})


def test_the_general_who_left_may_himself_have_been_beaten() -> None:
    """M10.3.9: Belle-Isle falls at Amberg, Broglie beats the protector of Pilsen: conquered all the same."""
    game = intro("""
stage: france
phase: movement
pieces:
  belle_isle: {city: pilsen, troops: 1}
  broglie: {city: beraun, troops: 5}
  traun: {city: prag, troops: 1}
  khevenhueller: {city: nuernberg, troops: 8}
hands: {france: [C2], austria: [H2]}
""")
    march(game, "belle_isle", "mies", "tachau", "weiden", "amberg")
    assert questions(game) == {"pilsen": "france"}
    play(game, "end", "piece belle_isle", "stop")  # France gives up at Amberg
    assert place(game, "belle_isle") == "eliminated"
    play(game, "stop")  # Austria gives up at Prag
    assert place(game, "traun") == "eliminated"
    assert marker(game, "pilsen") == "france"


@pytest.mark.parametrize(
    ("first", "second", "noted"), [("belle_isle", "toerring", "france"), ("toerring", "belle_isle", "bavaria")]
)
def test_the_first_to_leave_is_noted(first: str, second: str, noted: str) -> None:
    """M10.3.10: several generals leave the same protected fortress."""
    game = intro(FROM_PILSEN + piece("toerring", "pilsen") + piece("traun", "prag"))
    march(game, first, "mies")
    march(game, second, "taus")
    assert questions(game) == {"pilsen": noted}


def test_a_question_marker_is_no_victory_marker() -> None:
    """M10.3.11: it takes nothing from a pool: the markers stay as they were, whether it stands or goes."""
    game = intro(FROM_PILSEN + piece("traun", "prag"))
    before = dict(state(game).markers)
    march(game, "belle_isle", "mies")
    assert state(game).markers == before
    play(game, "end")
    assert state(game).markers == before


@pytest.mark.parametrize(("retreat", "conquered"), [("gorinchem", True), ("bergen_op_zoom", False)])
def test_tournai_and_bruessel(retreat: str, conquered: bool) -> None:
    """T10.g, M10.3.3, M10.3.8, M10.3.9: Moritz passes Tournai and Brüssel; a PA general is 3 roads from Brüssel.

    Tournai: conquered at once. Brüssel: question marker; conquered if that general must retreat out of range.
    """
    game = both_maps("""
stage: france
phase: movement
pieces:
  moritz_von_sachsen: {city: lille, troops: 3}
  maillebois: {city: turnhout, troops: 5}
  cumberland: {city: breda, troops: 4}
hands: {pragmatic: [D2]}
""")
    assert distance(game, "bruessel", "breda") == 3
    march(game, "moritz_von_sachsen", "tournai", "ath", "bruessel", "loewen")
    assert (marker(game, "tournai"), marker(game, "bruessel")) == ("france", None)
    assert questions(game) == {"bruessel": "france"}
    play(game, "end", "stop")  # the Pragmatic Army gives the battle up
    assert asked(game) == "retreat"
    play(game, f"city {retreat}")
    assert place(game, "cumberland") == retreat
    assert controller(game, "bruessel") == ("france" if conquered else "austria")
    assert questions(game) == {}


# -- markers


@pytest.mark.parametrize(
    ("general", "city", "before", "after", "holder"),
    [
        # (a) in an enemy's home country
        ("belle_isle", "pilsen", "none", "france", "france"),
        ("friedrich", "pilsen", "none", "prussia", "prussia"),
        ("traun", "straubing", "none", "austria", "austria"),  # T10.h (a)
        ("traun", "straubing", "france", "austria", "austria"),
        ("traun", "bautzen", "none", "austria", "austria"),
        ("traun", "kuestrin", "none", "austria", "austria"),
        # (b) in the home country of an allied minor power, or of the conqueror, a minor power
        ("toerring", "straubing", "austria", "france", "france"),  # T10.h (b)
        ("rutowski", "bautzen", "austria", "prussia", "prussia"),
        ("belle_isle", "straubing", "austria", "france", "france"),
        ("friedrich", "bautzen", "austria", "prussia", "prussia"),
        # (c) in Silesia
        ("friedrich", "neisse", "austria", "prussia", "prussia"),  # T10.i
        ("belle_isle", "neisse", "austria", "france", "france"),
        ("traun", "liegnitz", "prussia", "austria", "austria"),
        ("traun", "neisse", "prussia", "austria", "austria"),
        ("traun", "neisse", "france", "austria", "austria"),
    ],
)
def test_markers_after_a_conquest(general: str, city: str, before: str, after: str, holder: str) -> None:
    """T10.h, T10.i, M10.3.12, M10.3.14: the former marker goes, the conqueror's comes."""
    markers = "{}" if before == "none" else f"{{{city}: {before}}}"
    game = leaving(general, city, f"markers: {markers}")
    assert (marker(game, city), controller(game, city)) == (after, holder)


@pytest.mark.parametrize(
    ("general", "city", "before", "home"),
    [
        ("traun", "pilsen", "france", "austria"),
        ("traun", "pilsen", "prussia", "austria"),
        ("friedrich", "kuestrin", "austria", "prussia"),
        ("rutowski", "kuestrin", "austria", "prussia"),
        ("belle_isle", "kuestrin", "austria", "prussia"),  # an ally's
        ("toerring", "kuestrin", "austria", "prussia"),
    ],
)
def test_no_marker_in_the_home_country_of_a_friendly_major_power(
    general: str, city: str, before: str, home: str
) -> None:
    """M10.3.12, M10.3.15: own or allied: the enemy's marker goes and control falls to the home power."""
    game = leaving(general, city, f"markers: {{{city}: {before}}}")
    assert (marker(game, city), controller(game, city)) == (None, home)


@pytest.mark.parametrize(
    ("general", "city", "before", "after", "holder"),
    [
        ("george_ii", "gent", "france", None, "austria"),  # T10.h (c)
        ("traun", "gent", "france", None, "austria"),
        ("traun", "breda", "france", None, "pragmatic"),
        ("george_ii", "breda", "france", None, "pragmatic"),
        ("george_ii", "arras", "none", "pragmatic", "pragmatic"),
        ("traun", "arras", "none", "austria", "austria"),
        ("moritz_von_sachsen", "gent", "none", "france", "france"),
        ("moritz_von_sachsen", "breda", "none", "france", "france"),
        ("moritz_von_sachsen", "arras", "pragmatic", None, "france"),
    ],
)
def test_markers_on_the_flanders_map(general: str, city: str, before: str, after: str | None, holder: str) -> None:
    """T10.h, M10.3.14, M10.3.15: PA retakes a fortress of the Austrian Netherlands: no new VM, control A."""
    markers = "{}" if before == "none" else f"{{{city}: {before}}}"
    game = leaving(general, city, f"markers: {markers}", both_maps)
    assert (marker(game, city), controller(game, city)) == (after, holder)


@pytest.mark.parametrize(
    ("general", "city", "before", "after"),
    [
        ("moritz_von_sachsen", "mainz", "austria", "france"),
        ("moritz_von_sachsen", "trier", "austria", "france"),
        ("george_ii", "koeln", "france", "austria"),
        ("traun", "koeln", "france", "austria"),
    ],
)
def test_electorates_turn_their_marker(general: str, city: str, before: str, after: str) -> None:
    """M10.3.13: two sides only: French, or (by A or PA alike) joint, which the state writes as Austria's."""
    game = leaving(general, city, f"markers: {{{city}: {before}}}", both_maps)
    assert (marker(game, city), controller(game, city)) == (after, after)


def test_an_electorate_taken_by_the_pragmatic_army_is_austrias_too() -> None:
    """M10.3.13: joint: neither A nor PA conquers what the other holds; both protect it."""
    for general in ("traun", "george_ii"):
        game = leaving(general, "trier", "", both_maps)
        assert (marker(game, "trier"), questions(game)) == ("austria", {})


@pytest.mark.parametrize(
    ("general", "stage", "city", "before", "after"),
    [
        ("traun", "austria", "bautzen", "prussia", "austria"),  # home of an allied minor power
        ("rutowski", "austria", "bautzen", "prussia", "austria"),  # its own home; its major is A now
        ("rutowski", "austria", "kuestrin", "none", "austria"),
        ("rutowski", "austria", "liegnitz", "prussia", "austria"),
        ("friedrich", "prussia", "bautzen", "none", "prussia"),  # an enemy's home
        ("belle_isle", "france", "bautzen", "none", "france"),
    ],
)
def test_markers_while_saxony_is_austrias_ally(general: str, stage: str, city: str, before: str, after: str) -> None:
    """M10.3.14, M10.3.16: whose home is an enemy's and who a minor's major is follows from Saxony's status."""
    markers = "{}" if before == "none" else f"{{{city}: {before}}}"
    game = leaving(general, city, f"saxony: austrian_ally\nmarkers: {markers}", both_maps, stage)
    assert marker(game, city) == after


@pytest.mark.parametrize(
    ("general", "stage", "city", "before", "after"),
    [
        ("friedrich", "prussia", "neisse", "austria", "prussia"),
        ("traun", "austria", "liegnitz", "prussia", "austria"),
        ("belle_isle", "france", "neisse", "austria", "france"),
        ("rutowski", "austria", "liegnitz", "prussia", "austria"),
    ],
)
def test_silesian_fortresses_carry_a_marker_also_after_the_annexation(
    general: str, stage: str, city: str, before: str, after: str
) -> None:
    """M10.3.14: (c) always, also after annexation."""
    more = f"turn: 4\npeace_turn: 1\nsaxony: austrian_ally\nmarkers: {{{city}: {before}}}"
    assert marker(leaving(general, city, more, both_maps, stage), city) == after


def test_a_position_of_annexed_silesia_has_prussian_markers() -> None:
    """M10.3.14: (c) after the annexation Prussia's markers stand in its own home country: a position can say so."""
    game = both_maps("turn: 2\nstage: france\nphase: movement\npeace_turn: 1\nmarkers: {breslau: prussia}")
    assert (marker(game, "breslau"), controller(game, "breslau")) == ("prussia", "prussia")


@pytest.mark.parametrize(
    ("general", "city", "before", "after"),
    [
        ("toerring", "pilsen", "none", "france"),
        ("rutowski", "pilsen", "none", "prussia"),
        ("toerring", "neisse", "austria", "france"),
        ("rutowski", "neisse", "austria", "prussia"),
    ],
)
def test_conquests_by_minor_powers_use_their_majors_markers(general: str, city: str, before: str, after: str) -> None:
    """M10.3.16: B's are French, S's Prussian."""
    markers = "{}" if before == "none" else f"{{{city}: {before}}}"
    game = leaving(general, city, f"markers: {markers}")
    assert (marker(game, city), controller(game, city)) == (after, after)


@pytest.mark.parametrize(
    ("general", "city", "after"),
    [
        ("belle_isle", "bautzen", "france"),
        ("toerring", "bautzen", "france"),
        ("friedrich", "straubing", "prussia"),
        ("rutowski", "straubing", "prussia"),
    ],
)
def test_any_ally_who_retakes_a_minor_powers_fortress_marks_it(general: str, city: str, after: str) -> None:
    """M10.3.17: (b) holds for any allied conqueror, e.g. F retaking a Saxon fortress."""
    game = leaving(general, city, f"markers: {{{city}: austria}}")
    assert (marker(game, city), controller(game, city)) == (after, after)


def test_markers_do_not_run_out_in_the_introductory_game() -> None:
    """M10.3.18: pools belong to the advanced game: France, with its 11 markers on the map, places a twelfth (M14.5)."""
    silesia = ["liegnitz", "glogau", "breslau", "brieg", "cosel", "glatz"]
    france = [*silesia, "komorn", "eger", "budweis", "raab", "linz"]
    markers = ", ".join(f"{city}: france" for city in france)
    game = leaving("belle_isle", "neisse", f"markers: {{{markers}}}")
    assert state(game).setting.board.powers[0].victory_markers == len(france) == 11
    assert marker(game, "neisse") == "france"
    assert sum(power == 0 for power in state(game).markers.values()) == 12


def test_an_electoral_fortress_is_conquered_like_any_other() -> None:
    """M10.3.19: the electoral college is derived from control (S45): Prag votes for whoever controls it now."""
    game = both_maps("stage: france\nphase: movement\npieces:\n  belle_isle: {city: prag, troops: 3}")
    board = state(game).setting.board
    assert board.cities[board.city_index["prag"]].elector
    march(game, "belle_isle", "beraun")
    assert controller(game, "prag") == "france"
    assert options(game) == {"end"}
