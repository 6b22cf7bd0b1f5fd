"""M10.1 Moving pieces: lengths, stacks, trains in the way, forced marches, the two maps.

Most positions use the main road Nürnberg - Weissenburg - Ingolstadt - Pfaffenhofen - München - Erding - Mühldorf -
Braunau am Inn - Ried - Wels; Ingolstadt, München and Braunau are Bavarian fortresses.
"""

from __future__ import annotations

import pytest

from kabinett.core.errors import BadFile, IllegalMove
from kabinett.core.game import Game
from tests.maria.table import (
    asked,
    both_maps,
    cities,
    face_down,
    hussars,
    intro,
    kinds,
    main_neighbours,
    march,
    marker,
    neighbours,
    options,
    place,
    play,
    questions,
    state,
    troops,
)

FRENCH_MOVE = """
stage: france
phase: movement
pieces:
"""
GENERAL = FRENCH_MOVE + "  belle_isle: {city: nuernberg, troops: 3}\n"
TRAIN = FRENCH_MOVE + "  france_train_2: {city: nuernberg}\n"
STACK = GENERAL + "  broglie: {city: nuernberg, troops: 4}\n"
LONG_ROAD = ("weissenburg", "ingolstadt", "pfaffenhofen", "muenchen", "erding", "muehldorf", "braunau_am_inn", "ried")
IN_PILSEN = FRENCH_MOVE + "  belle_isle: {city: pilsen, troops: 3}\n"
WEST_OF_PILSEN = ("mies", "tachau", "weiden", "amberg", "nuernberg", "forchheim")


def go(game: Game, *path: str) -> None:
    """Take steps of the march that is going on."""
    play(game, *(f"city {city}" for city in path))


def pieces(game: Game) -> set[str]:
    """The pieces that may begin a move."""
    return {option.removeprefix("piece ") for option in options(game) if option.startswith("piece ")}


# -- any number, each once


def test_each_piece_moves_at_most_once() -> None:
    """M10.1.1: any number of pieces of the active powers, each once."""
    game = intro(GENERAL + "  toerring: {city: cham, troops: 2}\n  bavaria_train_1: {city: straubing}")
    assert pieces(game) == {"belle_isle", "toerring", "bavaria_train_1"}
    march(game, "belle_isle", "ansbach")
    assert pieces(game) == {"toerring", "bavaria_train_1"}
    march(game, "bavaria_train_1", "deggendorf")
    march(game, "toerring", "furth")
    assert pieces(game) == set()
    with pytest.raises(IllegalMove):
        play(game, "piece belle_isle")


def test_nobody_has_to_move_and_next_turn_all_may_again() -> None:
    """M10.1.1: "may": the phase can end at once; having moved counts for this phase only."""
    game = intro(GENERAL)
    march(game, "belle_isle", "ansbach")
    play(game, "end", "end", "end", "stay", "stay")
    assert pieces(game) == {"belle_isle"}
    play(game, "end")
    assert place(game, "belle_isle") == "ansbach"


def test_only_pieces_of_active_powers_move() -> None:
    """M10.1.1: the active powers' pieces, no others."""
    game = intro(GENERAL + "  friedrich: {city: berlin, troops: 1}\n  traun: {city: wien, troops: 1}")
    assert pieces(game) == {"belle_isle"}


def test_a_piece_finishes_before_the_next_starts() -> None:
    """M10.1.1: on its way no other piece, no train and no end of the phase is offered."""
    game = intro(GENERAL + "  broglie: {city: cham, troops: 1}\nhands: {france: [S9]}")
    play(game, "piece belle_isle", "city ansbach")
    assert options(game) == {"city nuernberg", "city weissenburg", "stop"}
    for move in ("piece broglie", "end", "reenter france_train_2"):
        with pytest.raises(IllegalMove):
            play(game, move)
    play(game, "stop")
    assert pieces(game) == {"broglie"}


# -- roads


def test_a_move_follows_roads() -> None:
    """M10.1.2: from city to city along roads of either kind."""
    game = intro(GENERAL)
    play(game, "piece belle_isle")
    assert cities(game) == neighbours(game, "nuernberg")
    with pytest.raises(IllegalMove):
        play(game, "city ingolstadt")


def test_back_and_forth_in_one_move() -> None:
    """M10.1.2: allowed, also back to the start city."""
    game = intro(GENERAL)
    march(game, "belle_isle", "ansbach", "nuernberg")
    assert place(game, "belle_isle") == "nuernberg"
    assert pieces(game) == set()
    game = intro(GENERAL)
    march(game, "belle_isle", "ansbach", "nuernberg", "ansbach")
    assert place(game, "belle_isle") == "ansbach"


def test_a_general_moves_three_roads() -> None:
    """T10.a, M10.1.3: 3 ordinary roads; he may stop before; then he is done."""
    game = intro(GENERAL)
    play(game, "piece belle_isle")
    assert "stop" not in options(game)
    go(game, "ansbach", "weissenburg")
    assert "stop" in options(game)
    go(game, "donauwoerth")
    assert place(game, "belle_isle") == "donauwoerth"
    assert asked(game) == "movement"


@pytest.mark.parametrize(
    "path",
    [("ansbach", "weissenburg", "ingolstadt"), ("weissenburg", "neumarkt", "nuernberg"),
     ("weissenburg", "ingolstadt", "kelheim")],
)  # fmt: skip
def test_one_ordinary_road_among_three_bars_the_fourth(path: tuple[str, ...]) -> None:
    """T10.a, M10.1.3, M10.1.4: 4 roads need 4 main roads, wherever the ordinary one is."""
    game = intro(GENERAL)
    play(game, "piece belle_isle")
    go(game, *path)
    assert asked(game) == "movement"
    assert place(game, "belle_isle") == path[-1]


def test_the_fourth_road_must_be_a_main_road_too() -> None:
    """T10.a, M10.1.4: after 3 main roads only main roads are offered: not Pfaffenhofen - Erding."""
    game = intro(GENERAL)
    play(game, "piece belle_isle")
    go(game, "weissenburg", "ingolstadt", "pfaffenhofen")
    assert "erding" in neighbours(game, "pfaffenhofen")
    assert options(game) == {"city ingolstadt", "city muenchen", "stop"}
    with pytest.raises(IllegalMove):
        play(game, "city erding")


def test_a_general_moves_four_main_roads_and_not_five() -> None:
    """T10.a, M10.1.4, M10.1.14: 4 main roads legal, the 5th only by forced march."""
    game = intro(GENERAL)
    march(game, "belle_isle", *LONG_ROAD[:4])
    assert place(game, "belle_isle") == "muenchen"
    assert asked(game) == "movement"
    with pytest.raises(IllegalMove):
        play(game, "city erding")
    game = intro(GENERAL)
    play(game, "piece belle_isle", "forced")
    go(game, *LONG_ROAD[:5])
    assert place(game, "belle_isle") == "erding"


def test_a_train_moves_two_roads() -> None:
    """T10.a, M10.1.5: 2 with an ordinary one among them."""
    game = intro(TRAIN)
    march(game, "france_train_2", "ansbach", "weissenburg")
    assert (place(game, "france_train_2"), asked(game)) == ("weissenburg", "movement")
    game = intro(TRAIN)
    march(game, "france_train_2", "weissenburg", "neumarkt")
    assert (place(game, "france_train_2"), asked(game)) == ("neumarkt", "movement")


def test_a_train_moves_three_main_roads_and_never_four() -> None:
    """T10.a, M10.1.5: the third road must be a main road; then it is done; it has no forced march."""
    game = intro(TRAIN)
    play(game, "piece france_train_2")
    assert "forced" not in options(game)
    go(game, "weissenburg", "ingolstadt")
    assert options(game) == {"city weissenburg", "city pfaffenhofen", "stop"}
    go(game, "pfaffenhofen")
    assert (place(game, "france_train_2"), asked(game)) == ("pfaffenhofen", "movement")


# -- other pieces


@pytest.mark.parametrize(
    ("occupants", "may"),
    [
        (("broglie",), True),  # own general
        (("toerring",), True),  # cooperating general
        (("friedrich",), False),  # allied, not cooperating
        (("traun",), False),
        (("broglie", "toerring"), False),  # never three
        (("france_train_2",), False),
        (("bavaria_train_1",), False),
        (("prussia_train_1",), False),
        (("austria_train_2",), True),
    ],
)
def test_whom_a_general_may_meet(occupants: tuple[str, ...], may: bool) -> None:
    """M10.1.6: a general enters a city with a piece only (a) to form a legal stack, (b) with an enemy train."""
    text = GENERAL
    for piece in occupants:
        text += f"  {piece}: {{city: weissenburg{'' if 'train' in piece else ', troops: 2'}}}\n"
    game = intro(text)
    play(game, "piece belle_isle")
    assert ("weissenburg" in cities(game)) is may


@pytest.mark.parametrize(
    "occupant",
    ["broglie", "toerring", "friedrich", "traun", "bavaria_train_1", "prussia_train_1", "austria_train_2"],
)
def test_every_piece_blocks_a_train(occupant: str) -> None:
    """T10.e, M10.1.6, M10.1.9: a train enters no city with a piece, not even with an enemy train."""
    details = "" if "train" in occupant else ", troops: 2"
    game = intro(TRAIN + f"  {occupant}: {{city: weissenburg{details}}}")
    play(game, "piece france_train_2")
    assert cities(game) == neighbours(game, "nuernberg") - {"weissenburg"}


@pytest.mark.parametrize(("saxony", "joins"), [("prussian_ally", False), ("neutral", False), ("austrian_ally", True)])
def test_stacks_follow_the_relations_of_the_moment(saxony: str, joins: bool) -> None:
    """M10.1.6: A and S may stack only while they cooperate."""
    game = both_maps(f"""
stage: austria
phase: movement
saxony: {saxony}
pieces:
  traun: {{city: peterswald, troops: 3}}
  rutowski: {{city: dresden, troops: 3}}
""")
    play(game, "piece traun")
    assert ("dresden" in cities(game)) is joins


def test_no_jumping_over_own_pieces() -> None:
    """M10.1.6: the own train in Furth bars the road Cham - Furth - Taus."""
    game = intro(FRENCH_MOVE + "  belle_isle: {city: cham, troops: 3}\n  france_train_2: {city: furth}")
    play(game, "piece belle_isle")
    assert cities(game) == {"straubing", "regensburg"}


def test_a_piece_that_can_go_nowhere_is_not_offered() -> None:
    """M10.1.6: a train between two pieces can not move."""
    game = intro(
        FRENCH_MOVE + "  france_train_2: {city: furth}\n  belle_isle: {city: cham, troops: 1}\n"
        "  traun: {city: taus, troops: 1}"
    )
    assert pieces(game) == {"belle_isle"}


def test_joining_a_general_ends_the_movement_of_both() -> None:
    """T10.d, M10.1.7: X stops at once; Y, not moved yet, can no longer move."""
    game = intro(GENERAL + "  broglie: {city: weissenburg, troops: 2}")
    play(game, "piece belle_isle", "city weissenburg")
    assert asked(game) == "movement"
    assert pieces(game) == set()
    for general in ("belle_isle", "broglie"):
        assert place(game, general) == "weissenburg"
        with pytest.raises(IllegalMove):
            play(game, f"piece {general}")


def test_a_general_who_has_moved_may_be_joined() -> None:
    """M10.1.7: the other may have moved before."""
    game = intro(GENERAL + "  broglie: {city: donauwoerth, troops: 2}")
    march(game, "broglie", "weissenburg")
    march(game, "belle_isle", "weissenburg")
    assert place(game, "belle_isle") == place(game, "broglie") == "weissenburg"


def test_stacked_generals_keep_their_facing() -> None:
    """M10.1.8: face-up or face-down, each as before."""
    game = intro(GENERAL + "  broglie: {city: weissenburg, troops: 2, facing: down}")
    march(game, "belle_isle", "weissenburg")
    assert (face_down(game, "belle_isle"), face_down(game, "broglie")) == (False, True)


def test_a_general_eliminates_an_enemy_train_and_goes_on() -> None:
    """T10.e, M10.1.9: on road 1 of 3: the train is gone, the move goes on for two more roads."""
    game = intro(GENERAL + "  austria_train_2: {city: ansbach}")
    play(game, "piece belle_isle")
    events = play(game, "city ansbach")
    assert "train_eliminated" in kinds(events)
    assert place(game, "austria_train_2") == "eliminated"
    go(game, "weissenburg", "donauwoerth")
    assert (place(game, "belle_isle"), asked(game)) == ("donauwoerth", "movement")


# -- stacks


def test_generals_of_a_stack_move_one_by_one() -> None:
    """M10.1.10: each by his own move, to different cities; one may stay."""
    game = intro(STACK)
    assert pieces(game) == {"belle_isle", "broglie"}
    march(game, "broglie", "ansbach")
    assert (place(game, "belle_isle"), place(game, "broglie")) == ("nuernberg", "ansbach")
    assert pieces(game) == {"belle_isle"}
    march(game, "belle_isle", "forchheim")
    assert place(game, "belle_isle") == "forchheim"


def test_both_generals_of_a_stack_may_go_to_the_same_city() -> None:
    """M10.1.10: one after the other; there they form a new stack."""
    game = intro(STACK)
    march(game, "belle_isle", "weissenburg", "ingolstadt")
    march(game, "broglie", "weissenburg", "ingolstadt")
    assert place(game, "belle_isle") == place(game, "broglie") == "ingolstadt"
    assert pieces(game) == set()


def test_a_general_leaves_a_stack_with_the_troops_allotted_to_him() -> None:
    """M10.1.11: divided before he leaves; afterwards nothing can be shifted."""
    game = intro(STACK)
    game.play("louis_xv", "divide broglie:1")
    march(game, "broglie", "ansbach")
    assert (troops(game, "belle_isle"), troops(game, "broglie")) == (6, 1)
    with pytest.raises(IllegalMove):
        game.play("louis_xv", "divide broglie:3")


def test_without_a_new_division_the_troops_stay_as_they_are() -> None:
    """M10.1.11: 3 and 4."""
    game = intro(STACK)
    march(game, "belle_isle", "ansbach")
    assert (troops(game, "belle_isle"), troops(game, "broglie")) == (3, 4)


# -- forced march


def test_a_forced_march_of_eight_main_roads() -> None:
    """T10.b, M10.1.12: past friendly fortresses, 8 roads and not 9."""
    game = intro(GENERAL)
    events = play(game, "piece belle_isle", "forced")
    assert "forced_march" in kinds(events)
    for city in LONG_ROAD:
        assert city in cities(game)
        play(game, f"city {city}")
    assert (place(game, "belle_isle"), asked(game)) == ("ried", "movement")
    with pytest.raises(IllegalMove):
        play(game, "city wels")


def test_a_forced_march_may_stop_after_any_road() -> None:
    """M10.1.12: 1-8 roads."""
    game = intro(GENERAL)
    play(game, "piece belle_isle", "forced")
    assert "stop" not in options(game)
    go(game, "weissenburg")
    play(game, "stop")
    assert (place(game, "belle_isle"), asked(game)) == ("weissenburg", "movement")


def test_a_forced_march_is_announced_before_its_first_step() -> None:
    """M10.1.12: offered at the start, not later."""
    game = intro(GENERAL)
    play(game, "piece belle_isle")
    assert "forced" in options(game)
    go(game, "weissenburg")
    assert "forced" not in options(game)
    with pytest.raises(IllegalMove):
        play(game, "forced")


def test_a_forced_march_uses_main_roads_only() -> None:
    """M10.1.12: (a)."""
    game = intro(GENERAL)
    play(game, "piece belle_isle", "forced")
    assert cities(game) == main_neighbours(game, "nuernberg") == {"amberg", "neumarkt", "forchheim", "weissenburg"}
    with pytest.raises(IllegalMove):
        play(game, "city ansbach")


@pytest.mark.parametrize(("controller", "may"), [("austria", False), ("france", True), ("prussia", True)])
def test_a_forced_march_enters_no_enemy_fortress(controller: str, may: bool) -> None:
    """T10.b, M10.1.12: (b) blocked by an enemy fortress on the way; a friend's does not matter."""
    game = intro(GENERAL + f"markers: {{ingolstadt: {controller}}}")
    play(game, "piece belle_isle", "forced", "city weissenburg")
    assert ("ingolstadt" in cities(game)) is may


@pytest.mark.parametrize("piece", ["austria_train_2: {city: traunstein}", "traun: {city: traunstein, troops: 1}"])
def test_a_forced_march_enters_no_city_next_to_an_enemy_piece(piece: str) -> None:
    """T10.b, M10.1.12: (c) city no. 6, Mühldorf, is adjacent (ordinary road) to an enemy train or general."""
    game = intro(GENERAL + f"  {piece}")
    play(game, "piece belle_isle", "forced")
    go(game, *LONG_ROAD[:5])
    assert options(game) == {"city landshut", "city muenchen", "stop"}
    with pytest.raises(IllegalMove):
        play(game, "city muehldorf")


def test_allied_pieces_do_not_disturb_a_forced_march() -> None:
    """M10.1.12: (c) speaks of enemies."""
    game = intro(GENERAL + "  prussia_train_1: {city: traunstein}\n  friedrich: {city: landshut, troops: 1}")
    play(game, "piece belle_isle", "forced")
    go(game, *LONG_ROAD[:6])
    assert place(game, "belle_isle") == "muehldorf"


def test_the_start_of_a_forced_march_may_be_next_to_an_enemy() -> None:
    """T10.b, M10.1.13: legal when only the start city is adjacent to an enemy; but he can not come back there."""
    game = intro(GENERAL + "  traun: {city: amberg, troops: 1}")
    play(game, "piece belle_isle", "forced")
    assert cities(game) == {"forchheim", "weissenburg"}
    go(game, "weissenburg")
    assert cities(game) == {"ingolstadt"}


def test_a_forced_march_enters_no_city_with_an_enemy_train() -> None:
    """M10.1.12: (d) the first step: an ordinary move may go to the train in Weissenburg, a forced march may not."""
    game = intro(GENERAL + "  austria_train_2: {city: weissenburg}")
    play(game, "piece belle_isle")
    assert "weissenburg" in cities(game)
    play(game, "forced")
    assert cities(game) == {"amberg", "forchheim"}  # Neumarkt is next to the train


def test_a_forced_march_without_a_legal_first_step_cannot_be_announced() -> None:
    """M10.1.12: from Furth the main roads lead to Cham and Taus, both next to enemies."""
    game = intro(
        FRENCH_MOVE + "  belle_isle: {city: furth, troops: 1}\n  traun: {city: straubing, troops: 1}\n"
        "  austria_train_2: {city: klattau}"
    )
    play(game, "piece belle_isle")
    assert options(game) == {"city cham", "city taus"}


@pytest.mark.parametrize("roads", [2, 6])
def test_a_fortress_left_by_forced_march_is_not_conquered(roads: int) -> None:
    """T10.c, M10.1.13: neither conquered nor questioned, however short the march."""
    game = intro(IN_PILSEN)
    play(game, "piece belle_isle", "forced")
    go(game, *WEST_OF_PILSEN[:roads])
    play(game, "stop")
    assert place(game, "belle_isle") == WEST_OF_PILSEN[roads - 1]
    assert marker(game, "pilsen") is None
    assert questions(game) == {}


def test_a_protected_fortress_left_by_forced_march_gets_no_question_marker() -> None:
    """M10.1.13: Pilsen is protected from Prag; the start may be an enemy fortress next to an enemy piece."""
    game = intro(IN_PILSEN + "  traun: {city: prag, troops: 1}\n  austria_train_2: {city: klattau}")
    play(game, "piece belle_isle", "forced")
    go(game, "mies", "tachau")
    play(game, "stop")
    assert questions(game) == {}


def test_a_move_that_was_not_announced_conquers_and_is_short() -> None:
    """T10.c, M10.1.14: the same 2 roads unannounced: conquered at once; 5 roads unannounced: illegal."""
    game = intro(IN_PILSEN)
    play(game, "piece belle_isle", "city mies")
    assert marker(game, "pilsen") == "france"
    go(game, "tachau", "weiden", "amberg")
    assert asked(game) == "movement"
    with pytest.raises(IllegalMove):
        play(game, "city nuernberg")


def test_a_forced_march_may_end_by_stacking() -> None:
    """M10.1.15: with a friendly general, here on road 5; it ends there."""
    game = intro(GENERAL + "  toerring: {city: erding, troops: 2}")
    play(game, "piece belle_isle", "forced")
    go(game, *LONG_ROAD[:5])
    assert place(game, "belle_isle") == place(game, "toerring") == "erding"
    assert asked(game) == "movement"
    assert pieces(game) == set()


# -- neutral territory, the maps, hussars


@pytest.mark.parametrize(
    ("stage", "piece", "city"),
    [
        ("france", "belle_isle: {city: eger, troops: 3}", "plauen"),
        ("france", "france_train_2: {city: eger}", "plauen"),
        ("prussia", "friedrich: {city: zossen, troops: 3}", "luckau"),
        ("austria", "traun: {city: komotau, troops: 3}", "annaberg"),
    ],
)
def test_foreign_pieces_do_not_enter_neutral_saxony(stage: str, piece: str, city: str) -> None:
    """M10.1.16: ADV: neutral territory is closed to foreign pieces (M19.4.3)."""
    text = f"stage: {stage}\nphase: movement\npieces:\n  {piece}\n"
    name = piece.split(":")[0]
    open_to_all = both_maps(text + "saxony: austrian_ally")
    play(open_to_all, f"piece {name}")
    assert city in cities(open_to_all)
    neutral = both_maps(text + "saxony: neutral")
    play(neutral, f"piece {name}")
    assert city not in cities(neutral)


def test_pieces_of_neutral_saxony_do_not_leave_it() -> None:
    """M10.1.16: ADV: a neutral power's pieces may never leave its home country (M19.4.1)."""
    game = both_maps(
        "stage: austria\nphase: movement\nsaxony: neutral\npieces:\n  rutowski: {city: zwickau, troops: 3}"
    )
    play(game, "piece rutowski")
    assert cities(game) == {"chemnitz", "plauen"}  # not Altenburg


def test_neutral_prussia_is_closed_both_ways() -> None:
    """M10.1.16: ADV: while P is neutral A does not enter Prussia and P does not leave it."""
    text = "turn: 2\nphase: movement\npeace_turn: 1\nsaxony: austrian_ally\n"
    game = both_maps("stage: austria\n" + text + "pieces:\n  traun: {city: luckau, troops: 3}")
    play(game, "piece traun")
    assert cities(game) == {"elsterwerda"}  # not Beeskow, Peitz, Zossen
    game = both_maps("stage: prussia\n" + text + "pieces:\n  friedrich: {city: zossen, troops: 3}")
    play(game, "piece friedrich")
    assert cities(game) == {"berlin", "potsdam", "treuenbrietzen"}  # not Luckau


@pytest.mark.parametrize(
    ("stage", "piece", "may"),
    [
        ("france", "belle_isle", True),
        ("france", "france_train_1", True),
        ("austria", "traun", True),
        ("austria", "austria_train_1", True),
        ("france", "toerring", False),
        ("france", "bavaria_train_1", False),
        ("prussia", "friedrich", False),
        ("prussia", "rutowski", False),
        ("austria", "george_ii", False),
        ("austria", "pragmatic_train_1", False),
    ],
)
@pytest.mark.parametrize(
    ("here", "there"), [("ulm", "goeppingen"), ("goeppingen", "ulm"), ("ravensburg", "sigmaringen")]
)
def test_only_pieces_of_france_and_austria_move_between_the_maps(
    stage: str, piece: str, may: bool, here: str, there: str
) -> None:
    """T10.n, M10.1.17: in either direction."""
    details = "" if "train" in piece else ", troops: 2"
    game = both_maps(f"stage: {stage}\nphase: movement\npieces:\n  {piece}: {{city: {here}{details}}}")
    play(game, f"piece {piece}")
    assert (there in cities(game)) is may
    if not may:
        with pytest.raises(IllegalMove):
            play(game, f"city {there}")


def test_forced_marches_between_the_maps() -> None:
    """M10.1.17: the main road Ulm - Göppingen - Stuttgart for F, not for B."""
    game = both_maps(FRENCH_MOVE + "  belle_isle: {city: guenzburg, troops: 2}\n  toerring: {city: ulm, troops: 2}")
    play(game, "piece toerring", "forced")
    assert cities(game) == {"guenzburg"}
    game = both_maps(FRENCH_MOVE + "  belle_isle: {city: guenzburg, troops: 2}")
    play(game, "piece belle_isle", "forced")
    go(game, "ulm", "goeppingen", "stuttgart")
    assert place(game, "belle_isle") == "stuttgart"


def test_the_roads_to_flanders_are_closed_in_the_introductory_game() -> None:
    """M10.1.17: for all, by M14.6."""
    game = intro(FRENCH_MOVE + "  belle_isle: {city: ulm, troops: 2}")
    play(game, "piece belle_isle")
    assert cities(game) == {"biberach", "guenzburg"}


@pytest.mark.parametrize("piece", ["belle_isle: {city: nuernberg, troops: 1}", "france_train_2: {city: nuernberg}"])
def test_entering_a_hussars_city_removes_the_hussar(piece: str) -> None:
    """M10.1.18: also when passing through; the move goes on."""
    game = intro(FRENCH_MOVE + f"  {piece}\nhussars: [weissenburg, ulm]")
    march(game, piece.split(":")[0], "weissenburg", "ingolstadt")
    assert hussars(game) == ["beside", "ulm"]


def test_hussars_do_not_disturb_a_forced_march() -> None:
    """M10.1.18: they are no pieces for (c) and (d): one on the road, one beside it."""
    game = intro(GENERAL + "hussars: [weissenburg, donauwoerth]")
    play(game, "piece belle_isle", "forced")
    assert "weissenburg" in cities(game)
    go(game, "weissenburg", "ingolstadt")
    assert place(game, "belle_isle") == "ingolstadt"
    assert hussars(game) == ["beside", "donauwoerth"]


# -- Austria and the Pragmatic Army


def test_the_introductory_game_has_no_pragmatic_army_to_agree_with() -> None:
    """T10.m, M10.1.19, M10.1.20, M10.1.21, M10.1.22: no seat, no piece, no card of PA: the questions can not arise."""
    game = intro("stage: austria\nphase: movement\npieces:\n  traun: {city: wien, troops: 3}")
    setting = state(game).setting
    assert "pragmatic" not in {setting.board.powers[power].id for power in setting.powers}
    for piece in ("george_ii", "cumberland", "earl_of_stair", "pragmatic_train_1"):
        assert place(game, piece) == "absent"
    assert not [city for city in setting.network.cities if setting.board.cities[city].map == "flanders"]
    assert game.decisions()[0].seat == "maria_theresa"
    with pytest.raises(BadFile):
        intro("stage: austria\nphase: movement\npieces:\n  george_ii: {city: wien, troops: 3}")


def test_one_player_of_both_powers_stacks_and_moves_freely() -> None:
    """M10.1.19, M10.1.20, M10.1.21, M10.1.22: who holds A and PA (M24.8) needs no consent and no alternation."""
    game = both_maps("""
stage: austria
phase: movement
pieces:
  arenberg: {city: bruessel, troops: 3}
  traun: {city: gent, troops: 3}
  george_ii: {city: mecheln, troops: 3}
  cumberland: {city: breda, troops: 3}
hands: {pragmatic: [S4]}
""")
    march(game, "traun", "aalst")  # A twice in a row on the Flanders map
    march(game, "arenberg", "loewen")
    play(game, "reenter pragmatic_train_1", "city utrecht", "card S4")
    march(game, "cumberland", "antwerpen")
    march(game, "george_ii", "loewen")
    assert place(game, "george_ii") == place(game, "arenberg") == "loewen"
