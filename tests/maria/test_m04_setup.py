"""M4 Set-up."""

from __future__ import annotations

import pytest

from kabinett import new_game
from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from kabinett.maria.board import POWER_IDS, load_board
from kabinett.maria.deck import FACES
from kabinett.maria.powers import PRUSSIAN_ALLY
from tests.maria.table import (
    both_maps,
    controller,
    face_down,
    hand,
    hussars,
    marker,
    of_kind,
    place,
    pool,
    questions,
    state,
    track_box,
    troops,
)

SILESIA = {"liegnitz": "prussia", "glogau": "prussia", "breslau": "austria", "brieg": "austria", "neisse": "austria",
           "cosel": "austria", "glatz": "austria"}  # fmt: skip
RHINE = ("koeln", "mainz", "mannheim", "trier")

# M4.10 with the set-up cities of the map data: power, rank, troops at least, city.
GENERALS = {
    "moritz_von_sachsen": ("france", 1, 7, "paris"),
    "belle_isle": ("france", 2, 6, "nuernberg"),
    "broglie": ("france", 3, 5, "donauwoerth"),
    "maillebois": ("france", 4, 1, "arras"),
    "noailles": ("france", 5, 1, "bitsch"),
    "toerring": ("bavaria", 1, 5, "ingolstadt"),
    "karl_von_lothringen": ("austria", 1, 1, "wischau"),
    "traun": ("austria", 2, 1, "bruck_an_der_leitha"),
    "khevenhueller": ("austria", 3, 6, "raab"),
    "batthyany": ("austria", 4, 2, "komorn"),
    "neipperg": ("austria", 5, 1, "freudenthal"),
    "arenberg": ("austria", 6, 4, "loewen"),
    "friedrich": ("prussia", 1, 1, "lueben"),
    "schwerin": ("prussia", 2, 1, "glogau"),
    "erbprinz_leopold": ("prussia", 3, 4, "sagan"),
    "der_alte_dessauer": ("prussia", 4, 6, "box"),
    "george_ii": ("pragmatic", 1, 1, "hannover"),
    "cumberland": ("pragmatic", 2, 1, "hameln"),
    "earl_of_stair": ("pragmatic", 3, 1, "s_hertogenbosch"),
    "rutowski": ("saxony", 1, 5, "freiberg"),
}
TRAINS = {
    "france_train_1": "laon",
    "france_train_2": "weissenburg",
    "bavaria_train_1": "neumarkt",
    "austria_train_1": "diest",
    "austria_train_2": "steyr",
    "austria_train_3": "kolin",
    "prussia_train_1": "crossen",
    "prussia_train_2": "box",
    "pragmatic_train_1": "breda",
    "saxony_train_1": "chemnitz",
}
TROOPS = {"france": 26, "bavaria": 5, "austria": 28, "prussia": 22, "pragmatic": 14, "saxony": 5}


def all_powers(seed: int = 1) -> Game:
    """The set-up of the advanced game, on both maps with all six powers."""
    return new_game("maria", variant="advanced", seed=seed)


def distribute(game: Game, seat: str, *numbers: int) -> None:
    """Answer the set-up questions of one seat, general by general."""
    for number in numbers:
        game.play(seat, f"value {number}")


def asked_general(game: Game, seat: str) -> str:
    (decision,) = game.decisions(seat)
    assert decision.kind == "setup"
    return str(decision.params["piece"])


def offered(game: Game, seat: str) -> set[int]:
    (decision,) = game.decisions(seat)
    return {option.n for option in decision.options}


# -- roles, turn, pieces


def test_every_role_has_its_seat() -> None:
    """M4.1: who takes which role is agreed outside; the three seats are there and each one is asked."""
    game = new_game("maria", seed=1)
    assert {decision.seat for decision in game.decisions()} == {"maria_theresa", "frederick", "louis_xv"}


def test_turn_marker_is_on_one() -> None:
    """M4.2: the game begins with turn 1."""
    assert state(new_game("maria", seed=1)).turn == 1


@pytest.mark.parametrize("piece", [*GENERALS, *TRAINS])
def test_pieces_stand_in_their_set_up_cities(piece: str) -> None:
    """M4.3, M4.4: every piece in its city; der Alte Dessauer and the second Prussian train out of play."""
    expected = TRAINS[piece] if piece in TRAINS else GENERALS[piece][3]
    assert place(all_powers(), piece) == expected


def test_no_piece_is_forgotten() -> None:
    """M4.3: the 30 pieces of the lists above are all pieces."""
    assert set(load_board().piece_index) == {*GENERALS, *TRAINS}


def test_hussars_wait_beside_the_board() -> None:
    """M4.3: the two hussars start beside the board."""
    assert hussars(all_powers()) == ["beside", "beside"]


def test_all_generals_start_face_up_and_no_question_is_open() -> None:
    """M4.3: nobody starts face-down, nothing has been fought over."""
    game = all_powers()
    assert not any(face_down(game, general) for general in GENERALS)
    assert questions(game) == {}


# -- markers


def test_pools_before_placement() -> None:
    """M4.5: victory markers P 13, F 11, PA 8, A 8, before any is placed (M4.6)."""
    markers = {power.code: power.victory_markers for power in load_board().powers}
    assert markers == {"P": 13, "F": 11, "PA": 8, "A": 8, "B": 0, "S": 0}


@pytest.mark.parametrize("city", SILESIA)
def test_silesian_markers(city: str) -> None:
    """M4.6: P on Liegnitz and Glogau, A on the other five Silesian fortresses."""
    game = new_game("maria", seed=1)
    assert marker(game, city) == SILESIA[city]
    assert controller(game, city) == SILESIA[city]


def test_there_are_seven_silesian_fortresses() -> None:
    """M4.6: seven in all, and no other marker stands on the Bohemia map."""
    board = load_board()
    assert {board.cities[city].id for city in board.silesia if board.cities[city].fortress} == set(SILESIA)
    game = new_game("maria", seed=1)
    assert len(state(game).markers) == 7


def test_pools_after_set_up() -> None:
    """T4.a, M4.5, M4.6: markers on the map P 2, A 5, taken from the pools: so P 11, F 11, PA 8, A 3 are left."""
    game = all_powers()
    on_map = [marker(game, city) for city in SILESIA]
    assert (on_map.count("prussia"), on_map.count("austria")) == (2, 5)
    left = {power: pool(game, power) for power in ("prussia", "france", "pragmatic", "austria")}
    assert left == {"prussia": 11, "france": 11, "pragmatic": 8, "austria": 3}
    assert game.view("louis_xv").position["pools"] == left


def test_markers_on_both_maps() -> None:
    """M4.6, M4.12: the seven of Silesia and the four elector markers, no other."""
    game = all_powers()
    assert {city for city in state(game).setting.city_ids if marker(game, city)} == {*SILESIA, *RHINE}


@pytest.mark.parametrize(
    ("city", "side"), [("koeln", "france"), ("mannheim", "france"), ("mainz", "austria"), ("trier", "austria")]
)
def test_elector_markers(city: str, side: str) -> None:
    """M4.12: Köln and Mannheim French, Mainz and Trier Austrian-Pragmatic."""
    assert marker(all_powers(), city) == side


@pytest.mark.parametrize(
    ("city", "power"),
    [
        ("berlin", "prussia"),
        ("dresden", "saxony"),
        ("hannover", "pragmatic"),
        ("prag", "austria"),
        ("muenchen", "bavaria"),
        ("koeln", "france"),
        ("mannheim", "france"),
        ("mainz", "austria"),
        ("trier", "austria"),
    ],
)
def test_electoral_college(city: str, power: str) -> None:
    """M4.13: who controls the nine electoral fortresses at the start (Mainz and Trier: A and PA jointly)."""
    game = all_powers()
    assert controller(game, city) == power
    assert game.view(None).position["college"][city] == power
    assert len(game.view(None).position["college"]) == 9


# -- politics


def political_years(game: Game) -> list[int]:
    """The years of the political cards from the top of the pile to its bottom."""
    s = state(game)
    return [s.setting.political[card].year for card in reversed(s.political_pile)]


def test_political_cards_are_stacked_by_years() -> None:
    """M4.14: 1741 on top (6), then 1742 (7 with the Imperial Election), 1743 and 1744 (6 each)."""
    game = all_powers()
    assert political_years(game) == [1741] * 6 + [1742] * 7 + [1743] * 6 + [1744] * 6
    s = state(game)
    assert len(set(s.political_pile)) == 25
    elections = [card for card in s.political_pile if s.setting.political[card].election]
    assert [s.setting.political[card].id for card in elections] == ["42x"]


def test_each_years_political_cards_are_shuffled() -> None:
    """M4.14: each deck is shuffled: over 60 games every card of a year comes up first in it."""
    piles = [state(all_powers(seed)).political_pile[::-1] for seed in range(60)]
    for first, last in ((0, 6), (6, 13), (13, 19), (19, 25)):
        assert {pile[first] for pile in piles} == set(piles[0][first:last])
    assert state(all_powers(3)).political_pile == state(all_powers(3)).political_pile


def test_nobody_sees_the_political_cards() -> None:
    """M4.14, S28: the pile lies face-down: everybody knows its size only."""
    game = all_powers()
    for seat in (*game.seats, None):
        assert game.view(seat).position["political_pile"] == 25


@pytest.mark.parametrize("players", [2, 3])
def test_track_markers_start_on_the_stars(players: int) -> None:
    """M4.15: one marker on the star box of each of the tracks."""
    game = new_game("maria", variant="advanced", players=players, seed=1)
    assert [track_box(game, track) for track in ("saxony", "russia", "italy")] == ["SX1", "RU0", "IT0"]
    assert state(game).saxony == PRUSSIAN_ALLY


def test_nothing_else_is_on_the_boxes_at_the_start() -> None:
    """M4.5, M4.15: no markers in victory boxes or set aside, no cards on the display, nobody has won a battle."""
    view = all_powers().view(None).position
    assert set(view["battle_boxes"].values()) == set(view["aside"].values()) == {0}
    assert {view["electors_box"], view["emperor"], view["italy"], view["victor"]} == {"nobody"}
    assert not any(view["display"].values())
    assert (view["contracts"], view["agreements"], view["in_force"], view["winter_scores"]) == ([], [], [], 0)


def test_after_the_distribution_the_advanced_game_begins_with_politics() -> None:
    """M4.9, M5.1: once all have distributed their troops, turn 1 begins, and two cards of 1741 are revealed."""
    game = all_powers()
    distribute(game, "frederick", 8, 4, 4)
    distribute(game, "frederick", 1, 5)
    distribute(game, "louis_xv", 7, 6, 5, 1)
    distribute(game, "maria_theresa", 1, 7, 6, 2, 8)
    assert [str(event.params["political"])[:2] for event in of_kind(game.events, "political_card")] == ["41", "41"]
    assert game.decisions()[0].kind == "placement"


# -- cards


@pytest.mark.parametrize("variant", ["introductory", "advanced"])
def test_one_deck_is_the_draw_pile(variant: str) -> None:
    """M4.7: all cards dealt and left are those of deck 1; decks 2 to 4 wait, nothing is discarded."""
    s = state(new_game("maria", variant=variant, seed=1))
    dealt = [card for cards in s.hands for card in cards] + s.pile
    assert sorted(dealt) == list(range(FACES))
    assert s.next_deck == 1
    assert not any(s.discards)


def test_deck_is_shuffled_by_the_seed() -> None:
    """M4.7: another seed gives other hands, the same seed the same."""
    assert hand(new_game("maria", seed=1), "prussia") == hand(new_game("maria", seed=1), "prussia")
    assert hand(new_game("maria", seed=1), "prussia") != hand(new_game("maria", seed=2), "prussia")


@pytest.mark.parametrize("seed", range(5))
def test_initial_hands_of_all_powers(seed: int) -> None:
    """T4.d, M4.8: P 9, S 3, F 2, B 5, PA 3, A 5 = 27 cards; 11 remain."""
    game = all_powers(seed)
    assert {power: len(hand(game, power)) for power in POWER_IDS} == {
        "prussia": 9,
        "saxony": 3,
        "france": 2,
        "bavaria": 5,
        "pragmatic": 3,
        "austria": 5,
    }
    assert len(state(game).pile) == 11


@pytest.mark.parametrize("players", [2, 3])
def test_initial_hands_of_the_introductory_game(players: int) -> None:
    """T4.d, M4.8: the Pragmatic Army draws none: 24 cards dealt, 14 remain."""
    game = new_game("maria", players=players, seed=1)
    assert [len(hand(game, power)) for power in POWER_IDS] == [2, 5, 9, 3, 0, 5]
    assert len(state(game).pile) == 14


def test_order_of_the_first_draws() -> None:
    """M4.8: P, S, F, B, PA, A draw in this order."""
    drawn = [(event.params["power"], event.params["count"]) for event in of_kind(all_powers().events, "cards_drawn")]
    assert drawn == [("prussia", 9), ("saxony", 3), ("france", 2), ("bavaria", 5), ("pragmatic", 3), ("austria", 5)]


# -- troops


@pytest.mark.parametrize("power", TROOPS)
def test_army_sheet_totals(power: str) -> None:
    """M4.10: the troops of each power."""
    assert load_board().powers[POWER_IDS.index(power)].troops == TROOPS[power]


@pytest.mark.parametrize("general", GENERALS)
def test_army_sheet_generals(general: str) -> None:
    """M4.10: power, rank and set-up minimum of each general."""
    board = load_board()
    piece = board.pieces[board.piece_index[general]]
    assert piece.general
    assert (board.powers[piece.power].id, piece.rank, piece.min_troops) == GENERALS[general][:3]


def test_worked_example_of_prussia() -> None:
    """T4.b, M4.9, M4.11: P 8/4/4/6 = 22 is legal, the off-map Dessauer's 6 included."""
    game = all_powers()
    distribute(game, "frederick", 8, 4, 4)
    distribute(game, "frederick", 1, 5)
    distribute(game, "louis_xv", 7, 6, 5, 1)
    distribute(game, "maria_theresa", 1, 7, 6, 2, 8)
    prussians = ("friedrich", "schwerin", "erbprinz_leopold", "der_alte_dessauer")
    assert [troops(game, general) for general in prussians] == [8, 4, 4, 6]
    assert game.view("louis_xv").position["totals"]["prussia"] == 22


def test_prussian_minima_are_kept() -> None:
    """T4.b, M4.9: P 8/8/1/5 is illegal: after Friedrich's 8 Schwerin may have 1 to 4 only, then Leopold 4 or more."""
    game = all_powers()
    assert asked_general(game, "frederick") == "friedrich"
    assert offered(game, "frederick") == {1, 2, 3, 4, 5, 6, 7, 8}
    distribute(game, "frederick", 8)
    assert asked_general(game, "frederick") == "schwerin"
    assert offered(game, "frederick") == {1, 2, 3, 4}
    with pytest.raises(IllegalMove):
        game.play("frederick", "value 8")
    distribute(game, "frederick", 4)
    assert asked_general(game, "frederick") == "erbprinz_leopold"
    assert offered(game, "frederick") == {4}


def legal_distributions(power: str) -> set[tuple[int, ...]]:
    """M4.9: all distributions of a power's troops by the army sheet, counted by hand."""
    minima = [entry[2] for entry in GENERALS.values() if entry[0] == power]
    found: set[tuple[int, ...]] = {()}
    for minimum in minima:
        found = {(*start, number) for start in found for number in range(minimum, 9)}
    return {numbers for numbers in found if sum(numbers) == TROOPS[power]}


@pytest.mark.parametrize(
    ("power", "seat", "first"),
    [
        ("france", "louis_xv", ()),
        ("prussia", "frederick", ()),
        ("pragmatic", "frederick", (8, 4, 4)),  # Prussia comes first
        ("austria", "maria_theresa", ()),
    ],
)
def test_exactly_the_legal_distributions_are_offered(power: str, seat: str, first: tuple[int, ...]) -> None:
    """M4.9: each general at least 1, at most 8, at least his minimum, all troops of the power: nothing more or less."""
    expected = legal_distributions(power)
    length = len(next(iter(expected))) - 1
    found: set[tuple[int, ...]] = set()
    start = all_powers()
    distribute(start, seat, *first)
    open_ends: list[tuple[Game, tuple[int, ...]]] = [(start, ())]
    while open_ends:
        game, numbers = open_ends.pop()
        if len(numbers) == length:
            found.add((*numbers, TROOPS[power] - sum(numbers)))
            continue
        for number in offered(game, seat):
            copy = game.copy()
            distribute(copy, seat, number)
            open_ends.append((copy, (*numbers, number)))
    assert found == expected


def test_bavaria_and_saxony_have_five() -> None:
    """T4.b, M4.9: B must be 5 and S must be 5; there is nothing to ask."""
    game = new_game("maria", seed=1)
    asked = set()
    while game.decisions() and game.decisions()[0].kind == "setup":
        decision = game.decisions()[0]
        asked.add(decision.params["power"])
        game.play(decision.seat, decision.options[0])
    assert asked == {"france", "prussia", "austria"}
    assert (troops(game, "toerring"), troops(game, "rutowski")) == (5, 5)


def test_french_minima_leave_eight_for_two() -> None:
    """T4.c, M4.9: Moritz 7, Belle-Isle 6, Broglie 5 leave 8 for Maillebois and Noailles, each 1 to 7."""
    game = all_powers()
    distribute(game, "louis_xv", 7, 6, 5)
    assert asked_general(game, "louis_xv") == "maillebois"
    assert offered(game, "louis_xv") == {1, 2, 3, 4, 5, 6, 7}


def test_distribution_is_secret() -> None:
    """M4.9: what a player gives his generals is told to him alone."""
    game = all_powers()
    events = game.play("frederick", "value 5")
    told = of_kind(events, "troops_assigned")
    assert [event.params["count"] for event in told] == [5]
    assert all(event.known_to("frederick") and not event.known_to("louis_xv") for event in told)
    assert not any(event.known_to(None) for event in told)
    assert game.view("frederick").position["troops"]["friedrich"] == 5
    assert game.view("louis_xv").position["troops"]["friedrich"] is None


def test_all_players_distribute_at_the_same_time() -> None:
    """M4.9: nobody waits for another: each player can finish alone, in any order."""
    game = new_game("maria", seed=1)
    distribute(game, "louis_xv", 7, 6, 5, 4)
    assert {decision.seat for decision in game.decisions()} == {"maria_theresa", "frederick"}
    distribute(game, "maria_theresa", 8, 7, 6, 2, 1)
    assert {decision.seat for decision in game.decisions()} == {"frederick"}
    distribute(game, "frederick", 8, 4, 4)
    assert game.decisions()[0].kind == "hussar"


def test_minima_hold_for_the_set_up_only() -> None:
    """M4.9: later a general may have fewer troops than his minimum: Khevenhüller (6) starves from 6 to 5."""
    game = both_maps("""
stage: austria
phase: supply
pieces: {khevenhueller: {city: posen, troops: 6}}
""")
    assert troops(game, "khevenhueller") == 5


def test_off_map_troops_count_in_the_total() -> None:
    """M4.11: the Dessauer's troops are part of Prussia's 22 while he is in Ostpreussen."""
    game = all_powers()
    distribute(game, "frederick", 3, 3, 8)
    distribute(game, "frederick", 1, 5)
    distribute(game, "louis_xv", 7, 6, 5, 1)
    distribute(game, "maria_theresa", 1, 7, 6, 2, 8)
    assert place(game, "der_alte_dessauer") == "box"
    assert troops(game, "der_alte_dessauer") == 8
    assert game.view("maria_theresa").position["totals"]["prussia"] == 22


def test_introductory_game_has_no_political_decks() -> None:
    """M4.14, M4.15: political decks and tracks belong to the advanced game.

    The introductory set-up does nothing but shuffle, deal and distribute (M14.2).
    """
    game = new_game("maria", seed=1)
    while game.decisions()[0].kind == "setup":
        decision = game.decisions()[0]
        game.play(decision.seat, decision.options[0])
    kinds = {event.kind for event in game.events}
    assert kinds == {"pile_shuffled", "cards_drawn", "cards_seen", "troops_assigned", "set_up", "turn_began"}
    assert game.decisions()[0].kind == "hussar"
