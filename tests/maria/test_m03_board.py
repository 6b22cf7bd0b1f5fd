"""M3 Components and board."""

from __future__ import annotations

import csv
from collections import Counter
from importlib.resources import files

import pytest

from kabinett.core.errors import BadFile
from kabinett.core.game import Game
from kabinett.maria.board import NOBODY, POWER_IDS, SUITS, Board, load_board
from tests.maria.politics_table import NO_CORPS, politics_stage
from tests.maria.table import (
    advanced,
    asked,
    both_maps,
    cities,
    city_number,
    controller,
    idle,
    intro,
    kinds,
    main_neighbours,
    march,
    marker,
    neighbours,
    options,
    place,
    play,
    pool,
    questions,
    state,
    troops,
)


def table(name: str) -> list[dict[str, str]]:
    """A data file, read without the engine."""
    return list(csv.DictReader((files("kabinett.maria") / "data" / name).read_text("utf-8").splitlines()))


def home(game: Game, city: str) -> str | None:
    """The power in whose home country a city lies."""
    power = state(game).home(city_number(game, city))
    return None if power == NOBODY else POWER_IDS[power]


def board() -> Board:
    return load_board()


# -- pieces


def test_every_power_has_generals_and_trains() -> None:
    """M3.1.1: each power has generals and trains; only Austria's player moves the two hussars."""
    for power in range(6):
        pieces = [piece for piece in board().pieces if piece.power == power]
        assert {piece.general for piece in pieces} == {True, False}
    game = intro("stage: hussars\npieces: {traun: {city: wien, troops: 1}}")
    seats = []
    while asked(game) == "hussar":
        seats.append(game.decisions()[0].seat)
        play(game, "stay")
    assert seats == ["maria_theresa", "maria_theresa"]


def test_ranks_of_each_power_count_from_one() -> None:
    """M3.1.2: a general has a name and a rank number, from 1 up without gaps."""
    for power in range(6):
        generals = [piece for piece in board().pieces if piece.power == power and piece.general]
        assert sorted(piece.rank for piece in generals) == list(range(1, len(generals) + 1))
        assert all(piece.name for piece in generals)


def test_rank_one_is_the_highest() -> None:
    """M3.1.2: of Friedrich (1) and Schwerin (2) with one troop left, Friedrich stays."""
    game = intro("""
stage: prussia
phase: supply
pieces:
  friedrich: {city: komorn, troops: 1}
  schwerin: {city: komorn, troops: 2}
""")
    assert place(game, "friedrich") == "komorn"
    assert place(game, "schwerin") == "eliminated"


# -- maps, sectors, roads


def test_two_maps_and_the_roads_between_them() -> None:
    """M3.2.1: France is on the Flanders map, Prussia and core Austria on Bohemia; three roads join the maps."""
    maps = {row["id"]: row["map"] for row in table("cities.csv")}
    assert set(maps.values()) == {"flanders", "bohemia"}
    game = both_maps("stage: hussars")
    assert {maps[city] for city in maps if home(game, city) == "france"} == {"flanders"}
    assert {maps[city] for city in maps if home(game, city) in ("prussia", "saxony", "bavaria")} == {"bohemia"}
    links = {tuple(sorted((a, b))) for a in maps for b in neighbours(game, a) if maps[a] == "flanders" != maps[b]}
    assert links == {("goeppingen", "ulm"), ("biberach", "ehingen"), ("ravensburg", "sigmaringen")}


def test_sectors_and_suits() -> None:
    """T3.b, M3.2.2: 44 sectors; every city lies in exactly one of them and has its suit."""
    sectors = table("sectors.csv")
    assert len(sectors) == len(board().sectors) == 44
    assert {sector["suit"] for sector in sectors} == {"hearts", "diamonds", "clubs", "spades"}
    for row in table("cities.csv"):
        x, y = float(row["x"]), float(row["y"])
        inside = [
            sector
            for sector in sectors
            if sector["map"] == row["map"]
            and float(sector["x0"]) <= x < float(sector["x1"])
            and float(sector["y0"]) <= y < float(sector["y1"])
        ]
        assert len(inside) == 1, row["id"]
        assert SUITS[board().suit[board().city_index[row["id"]]]] == inside[0]["suit"]


def test_sectors_do_not_overlap() -> None:
    """M3.2.2: the sectors of a map are rectangles beside each other."""
    edges = ("x0", "y0", "x1", "y1")
    boxes = [(row["map"], [float(row[edge]) for edge in edges]) for row in table("sectors.csv")]
    for number, (map_a, (ax0, ay0, ax1, ay1)) in enumerate(boxes):
        assert ax0 < ax1
        assert ay0 < ay1
        for map_b, (bx0, by0, bx1, by1) in boxes[:number]:
            apart = ax1 <= bx0 or bx1 <= ax0 or ay1 <= by0 or by1 <= ay0
            assert map_a != map_b or apart


def test_suit_of_a_city_decides_which_cards_fit() -> None:
    """M3.2.2: Traun in Prag (hearts sector) may play hearts only, Friedrich in Beraun (spades) spades only."""
    game = intro("""
stage: austria
phase: combat
hands: {austria: [S2, H2, D2, C2], prussia: [S3, H3, D3, C3]}
pieces: {traun: {city: prag, troops: 1}, friedrich: {city: beraun, troops: 2}}
""")
    assert options(game) == {"card H2", "stop"}
    play(game, "card H2")
    assert options(game) == {"card S3", "stop"}


def test_roads_are_ordinary_or_main() -> None:
    """M3.2.3: every road is of one kind; the engine has exactly the roads of the board, main ones marked."""
    game = both_maps("stage: hussars")
    assert {row["main"] for row in table("roads.csv")} == {"0", "1"}
    for row in table("roads.csv"):
        assert row["b"] in neighbours(game, row["a"])
        assert row["a"] in neighbours(game, row["b"])
        assert (row["b"] in main_neighbours(game, row["a"])) is (row["main"] == "1")
    roads = sum(len(neighbours(game, row["id"])) for row in table("cities.csv"))
    assert roads == 2 * len(table("roads.csv"))


# -- home countries


@pytest.mark.parametrize(
    ("city", "power"),
    [
        ("wien", "austria"),
        ("prag", "austria"),
        ("bruenn", "austria"),
        ("pressburg", "austria"),
        ("bruessel", "austria"),
        ("luxemburg", "austria"),
        ("utrecht", "pragmatic"),
        ("hannover", "pragmatic"),
        ("paris", "france"),
        ("muenchen", "bavaria"),
        ("berlin", "prussia"),
        ("magdeburg", "prussia"),
        ("dresden", "saxony"),
        ("bautzen", "saxony"),
    ],
)
def test_home_countries(city: str, power: str) -> None:
    """M3.2.4: areas of each colour; A on both maps, PA in the Netherlands and Hannover."""
    assert home(both_maps("stage: hussars"), city) == power


@pytest.mark.parametrize("city", ["breslau", "glogau", "glatz", "posen", "gnesen", "nuernberg", "koeln", "frankfurt"])
def test_nobodys_country(city: str) -> None:
    """M3.2.5: Silesia at the start, Poland and the other uncoloured areas are nobody's home country."""
    assert home(both_maps("stage: hussars"), city) is None


def test_annexed_silesia_is_prussias_home() -> None:
    """M3.2.5: Silesia can become Prussia's, Poland can not."""
    game = both_maps("turn: 2\nstage: hussars\npeace_turn: 1")
    assert [home(game, city) for city in ("breslau", "glatz", "oppeln")] == ["prussia"] * 3
    assert home(game, "posen") is None


@pytest.mark.parametrize(("peace", "down"), [(1, False), (0, True)])
def test_prussians_starve_in_silesia_until_it_is_theirs(peace: int, down: bool) -> None:
    """M3.2.5: without a train Friedrich is in supply in Oppeln only after the annexation."""
    game = both_maps(f"""
turn: 2
stage: prussia
phase: supply
peace_turn: {peace}
pieces: {{friedrich: {{city: oppeln, troops: 3}}}}
""")
    assert troops(game, "friedrich") == (2 if down else 3)


# -- cities and control


def test_city_types() -> None:
    """M3.2.6: plain cities, minor and major fortresses."""
    numbers = Counter(row["kind"] for row in table("cities.csv"))
    assert set(numbers) == {"city", "minor_fortress", "major_fortress"}
    for city in board().cities:
        assert city.fortress == (city.kind != "city")
        assert city.major == (city.kind == "major_fortress")


def test_set_up_city_is_plain() -> None:
    """M3.2.6: a set-up city that is no fortress (Wischau) is left without any conquest; Glogau is a fortress."""
    game = intro("""
stage: prussia
phase: movement
pieces: {friedrich: {city: wischau, troops: 2}}
""")
    events = march(game, "friedrich", "kremsier")
    assert not {"fortress_conquered", "question_marker"} & set(kinds(events))
    assert marker(game, "glogau") == "prussia"


def test_control_by_marker() -> None:
    """M3.2.7: (a) with a victory marker on it a fortress is controlled by the power of the marker."""
    game = intro("stage: hussars\nmarkers: {prag: prussia, muenchen: austria, berlin: austria}")
    assert controller(game, "prag") == "prussia"
    assert controller(game, "muenchen") == "austria"
    assert controller(game, "berlin") == "austria"


def test_control_by_home_country() -> None:
    """M3.2.7: (c) without marker a fortress at home is controlled by the power of the home country."""
    game = both_maps("stage: hussars")
    found = {city: controller(game, city) for city in ("prag", "muenchen", "berlin", "dresden", "lille", "bruessel")}
    assert found == {
        "prag": "austria",
        "muenchen": "bavaria",
        "berlin": "prussia",
        "dresden": "saxony",
        "lille": "france",
        "bruessel": "austria",
    }


def test_control_of_rhine_electorates() -> None:
    """M3.2.7: (b) a Rhine electorate is controlled by the side of its elector marker (the joint side is Austria's)."""
    game = both_maps("stage: hussars\nmarkers: {trier: france}")
    found = {city: controller(game, city) for city in ("koeln", "mannheim", "mainz", "trier")}
    assert found == {"koeln": "france", "mannheim": "france", "mainz": "austria", "trier": "france"}


def test_bavarian_fortress_with_french_marker() -> None:
    """T3.a, M3.2.7: it is controlled by F and not by B, and is no enemy fortress for B."""
    game = intro("""
stage: france
phase: movement
markers: {ingolstadt: france}
pieces: {toerring: {city: ingolstadt, troops: 3}}
""")
    assert controller(game, "ingolstadt") == "france"
    march(game, "toerring", "kelheim")
    assert controller(game, "ingolstadt") == "france"
    assert questions(game) == {}


@pytest.mark.parametrize("city", ["liegnitz", "glogau", "breslau", "brieg", "neisse", "cosel", "glatz"])
def test_silesian_fortress_always_carries_a_marker(city: str) -> None:
    """M3.2.8: a position without a marker there is refused, before and after the annexation."""
    assert marker(intro("stage: hussars"), city) is not None
    with pytest.raises(BadFile):
        intro(f"stage: hussars\nmarkers: {{{city}: none}}")
    with pytest.raises(BadFile):
        both_maps(f"turn: 2\nstage: hussars\npeace_turn: 1\nmarkers: {{{city}: none}}")


@pytest.mark.parametrize("peace", [0, 1])
def test_conquered_silesian_fortress_carries_a_marker(peace: int) -> None:
    """M3.2.8: P takes Breslau: a Prussian marker stands there, also after the annexation, when it is at home."""
    game = both_maps(f"""
turn: 4
stage: prussia
phase: movement
peace_turn: {peace}
markers: {{breslau: austria}}
pieces: {{friedrich: {{city: breslau, troops: 2}}}}
""")
    march(game, "friedrich", "oels")
    assert marker(game, "breslau") == "prussia"


def test_annexed_silesia_can_stand_in_a_position_with_prussian_markers() -> None:
    """M3.2.8: after the annexation a Silesian fortress still carries a VM, so a position may name a Prussian one."""
    game = both_maps("turn: 2\nstage: hussars\npeace_turn: 1\nmarkers: {breslau: prussia}")
    assert marker(game, "breslau") == "prussia"


# -- electors, boxes


def test_electoral_fortresses() -> None:
    """T3.c, M3.2.9: nine electoral fortresses, all on the map and all fortresses."""
    electors = {board().cities[city].name for city in board().electors}
    assert electors == {"Berlin", "Dresden", "Hannover", "Köln", "Mainz", "Mannheim", "München", "Prag", "Trier"}
    assert all(board().cities[city].fortress for city in board().electors)


def test_rhine_electorates() -> None:
    """M3.2.10: Mainz, Trier, Köln and Mannheim, on the Flanders map."""
    rhine = [board().cities[city] for city in board().rhine]
    assert {city.id for city in rhine} == {"mainz", "trier", "koeln", "mannheim"}
    assert {city.map for city in rhine} == {"flanders"}


@pytest.mark.parametrize(
    ("stage", "general", "before", "after"),
    [
        ("france", "broglie", "austria", "france"),
        ("austria", "traun", "france", "austria"),
        ("austria", "cumberland", "france", "austria"),
    ],
)
def test_rhine_electorate_has_two_sides(stage: str, general: str, before: str, after: str) -> None:
    """M3.2.10: control is French or joint: whoever of A and PA takes Trier, it is the one Austrian-Pragmatic side."""
    game = both_maps(f"""
stage: {stage}
phase: movement
markers: {{trier: {before}}}
pieces: {{{general}: {{city: trier, troops: 2}}}}
""")
    march(game, general, "wittlich")
    assert marker(game, "trier") == after


@pytest.mark.parametrize("power", ["prussia", "pragmatic", "bavaria"])
def test_rhine_electorate_never_carries_another_marker(power: str) -> None:
    """M3.2.10: a Rhine electorate never carries a victory marker; a third side does not exist."""
    with pytest.raises(BadFile):
        both_maps(f"stage: hussars\nmarkers: {{mainz: {power}}}")


def test_introductory_game_has_no_victory_boxes() -> None:
    """M3.2.11: a battle won in the introductory game scores nothing: no event speaks of a box, a pool or a marker."""
    game = intro("""
stage: austria
phase: combat
pieces: {traun: {city: prag, troops: 6}, friedrich: {city: beraun, troops: 2}}
""")
    events = play(game, "stop")
    assert "battle_won" in kinds(events)
    assert not [event for event in events if event.clause.startswith("M16")]


# -- off-map


DESSAUER = "der_alte_dessauer: {box: true, troops: 6}"


def test_off_map_general_is_not_supplied_or_lost() -> None:
    """M3.2.12: the supply phase does not touch a general off-map."""
    game = both_maps(f"stage: prussia\nphase: supply\npieces: {{{DESSAUER}}}")
    assert place(game, "der_alte_dessauer") == "box"
    assert not {"turned_down", "general_removed", "troops_lost"} & set(kinds(game.events))


def test_off_map_general_does_not_move() -> None:
    """M3.2.12: he is not among the pieces that may move."""
    game = both_maps(f"stage: prussia\nphase: movement\npieces: {{friedrich: {{city: berlin, troops: 2}}, {DESSAUER}}}")
    assert "piece friedrich" in options(game)
    assert "piece der_alte_dessauer" not in options(game)


def test_off_map_general_does_not_protect() -> None:
    """M3.2.12: he protects nothing, not even next to the arrow of his box: Küstrin falls."""
    game = both_maps(f"""
stage: austria
phase: movement
pieces: {{traun: {{city: kuestrin, troops: 2}}, {DESSAUER}}}
""")
    march(game, "traun", "muencheberg")
    assert marker(game, "kuestrin") == "austria"


def test_off_map_general_gets_no_recruits() -> None:
    """M3.2.12: nobody is reinforced off-map: with no other general able to take troops none can be bought.

    (Berlin and Magdeburg are Austrian, so nobody can re-enter either.)
    """
    game = both_maps(f"""
turn: 3
stage: winter
hands: {{prussia: [S10, H10]}}
markers: {{berlin: austria, magdeburg: austria}}
pieces: {{{DESSAUER}}}
""")
    play(game, "value 0", "value 0")
    assert game.decisions()[0].params["power"] == "prussia"
    assert options(game) == {"value 0"}


@pytest.mark.parametrize(
    ("power", "name"),
    [("prussia", "Ostpreussen"), ("pragmatic", "England"), ("france", "Italien"), ("austria", "Italien")],
)
def test_off_map_boxes(power: str, name: str) -> None:
    """M3.2.12, M3.2.13: each major power has one off-map box with an arrow to a return city."""
    rows = [row for row in table("boxes.csv") if row["power"] == power]
    assert [row["name"] for row in rows] == [name]
    assert rows[0]["reentry_city"] in board().city_index


def test_minor_powers_have_no_box() -> None:
    """M3.2.12: four boxes, for the major powers only."""
    assert sorted(row["power"] for row in table("boxes.csv")) == ["austria", "france", "pragmatic", "prussia"]


def test_hussar_cities_are_on_the_bohemia_map() -> None:
    """M3.2.1: the city of a hussar is on the right-hand map, whatever lies near a general on the other."""
    game = both_maps("stage: hussars\npieces: {traun: {city: ulm, troops: 2}}")
    maps = {row["id"]: row["map"] for row in table("cities.csv")}
    assert {maps[city] for city in cities(game)} == {"bohemia"}


# -- the advanced game


def test_college_follows_control() -> None:
    """M3.2.9, M3.2.7: nine votes; each is the controller's, by marker, elector marker or home country."""
    game = advanced("stage: hussars\nmarkers: {prag: prussia, muenchen: austria, trier: france}")
    assert game.view(None).position["college"] == {
        "berlin": "prussia",
        "dresden": "saxony",
        "hannover": "pragmatic",
        "koeln": "france",
        "mainz": "austria",
        "mannheim": "france",
        "muenchen": "austria",
        "prag": "prussia",
        "trier": "france",
    }


def test_elector_markers_are_no_victory_markers() -> None:
    """M3.2.10: Noailles turns Mannheim to the French side: two of four: no pool has changed but for "3 Electors"."""
    game = advanced("""
stage: france
phase: movement
markers: {mannheim: austria}
pieces: {noailles: {city: mannheim, troops: 2}}
""")
    assert [pool(game, power) for power in ("france", "austria", "pragmatic")] == [11, 3, 7]
    march(game, "noailles", "landau")
    assert controller(game, "mannheim") == "france"
    assert [pool(game, power) for power in ("france", "austria", "pragmatic")] == [11, 3, 8]


@pytest.mark.parametrize(("power", "markers"), [("prussia", 11), ("france", 11), ("pragmatic", 8), ("austria", 3)])
def test_two_battle_boxes_each(power: str, markers: int) -> None:
    """M3.2.11: each major power has two; what is in them is not in the pool."""
    for number in range(3):
        game = advanced(f"stage: hussars\nbattle_boxes: {{{power}: {number}}}")
        assert pool(game, power) == markers - number
    with pytest.raises(BadFile):
        advanced(f"stage: hussars\nbattle_boxes: {{{power}: 3}}")


@pytest.mark.parametrize("power", ["bavaria", "saxony"])
def test_minor_powers_have_no_battle_boxes(power: str) -> None:
    """M3.2.11: only P, F, PA and A."""
    with pytest.raises(BadFile):
        advanced(f"stage: hussars\nbattle_boxes: {{{power}: 1}}")


@pytest.mark.parametrize(
    ("box", "power", "markers"),
    [
        ("markers: {mainz: france}", "france", 10),
        ("markers: {koeln: austria}", "pragmatic", 7),
        ("emperor: france", "france", 10),
        ("emperor: austria", "austria", 2),
        ("tracks: {italy: IT-2}", "france", 10),
        ("tracks: {italy: IT+2}", "austria", 2),
        ("peace_turn: 5", "prussia", 13 - 7 - 1),
    ],
)
def test_four_other_boxes(box: str, power: str, markers: int) -> None:
    """M3.2.11: "3 Electors", "Emperor", "Italy" and "Silesia" hold one marker each."""
    assert pool(advanced(f"turn: 6\nstage: hussars\n{box}"), power) == markers


def test_off_map_general_is_not_attacked() -> None:
    """M3.2.12: next to the arrow of his box nobody fights him."""
    game = advanced(f"stage: austria\nphase: combat\npieces: {{traun: {{city: driesen, troops: 2}}, {DESSAUER}}}")
    assert "battle" not in kinds(game.events)


def test_off_map_general_gets_no_troops_from_a_card() -> None:
    """M3.2.12, M17.5.17: of 3 troops Friedrich, who has 7, takes one; the general in Ostpreussen takes none."""
    pieces = {
        "friedrich": "{city: lueben, troops: 7}",
        "schwerin": "{city: glogau, troops: 8}",
        "erbprinz_leopold": "{city: sagan, troops: 8}",
        "der_alte_dessauer": "{box: true, troops: 3}",
    }
    game = politics_stage("prussia 42e follow", pieces=pieces)
    idle(game, lambda game: asked(game) == "hussar")
    assert (troops(game, "friedrich"), troops(game, "der_alte_dessauer")) == (8, 3)


def test_off_map_general_leads_no_hussars() -> None:
    """M3.2.12: Traun in Italy is near no city: hussars can not be placed."""
    game = advanced("stage: hussars\ntracks: {italy: IT-2}\npieces: {traun: {box: true, troops: 2}}")
    assert cities(game) == set()


@pytest.mark.parametrize(
    ("choice", "tracks", "general", "city"),
    [
        ("prussia 41a left", "{russia: RU0}", "der_alte_dessauer", "driesen"),
        ("austria 43c right", "{russia: RU-1, italy: IT-2}", "batthyany", "wiener_neustadt"),
        ("france 43d left", "{russia: RU-1, italy: IT+2}", "noailles", "toul"),
    ],
)
def test_each_box_has_an_arrow_to_a_return_city(choice: str, tracks: str, general: str, city: str) -> None:
    """M3.2.13: Ostpreussen leads to Driesen, the Italian boxes to Wiener Neustadt and Toul."""
    game = politics_stage(choice, tracks=tracks, pieces=NO_CORPS | {general: "{box: true, troops: 2}"})
    assert place(game, general) == city
