"""C3 Set-up: scenarios, tables, hands and the draw pile. Stuart (C3.7) has a file of his own."""

from __future__ import annotations

import pytest

from kabinett import BadOption, IllegalMove, new_game
from kabinett.ancien_regime.board import POWER_IDS
from kabinett.ancien_regime.cards import draw
from kabinett.core.dice import Dice
from kabinett.core.game import Game
from tests.ancien_regime.table import (
    acting,
    asked,
    controller,
    garrison,
    hand,
    idle,
    influence,
    kinds,
    money,
    morale,
    of_kind,
    options,
    place,
    play,
    position,
    seat,
    state,
    status,
    troops,
)

TABLES = [(scenario, players) for scenario in (1740, 1756) for players in (4, 5, 6, 7)]
ALL = {"britain", "prussia", "austria", "france", "russia", "spain", "ottoman"}
# C3.2: the Minors by number of players.
MINORS = {7: set(), 6: {"ottoman"}, 5: {"spain", "ottoman"}, 4: {"russia", "spain", "ottoman"}}
# C3.3
STATUS = {
    1740: {
        **dict.fromkeys(("britain", "austria", "russia"), "british"),
        **dict.fromkeys(("france", "prussia", "spain"), "french"),
        "ottoman": "neutral",
    },
    1756: {
        **dict.fromkeys(("britain", "prussia"), "british"),
        **dict.fromkeys(("france", "austria", "russia"), "french"),
        **dict.fromkeys(("spain", "ottoman"), "neutral"),
    },
}
# C3.4
MORALE = {"ottoman": 2, "russia": 3, "spain": 4, "britain": 5, "austria": 9, "france": 11, "prussia": 12}
# C3.6: generals on the map with their troops, garrisons, generals off board, cards, money of a Major.
Sheet = tuple[dict[str, int], set[str], int, int, int]
SHEETS: dict[int, dict[str, Sheet]] = {
    1740: {
        "britain": ({"london": 2, "hannover": 1}, {"holland"}, 1, 2, 0),
        "france": ({"picardie": 3, "lorraine": 2}, {"bavaria", "lorraine"}, 2, 2, 5),
        "austria": ({"bohemia": 2, "wien": 1}, {"lombardia", "saxonia", "silesia"}, 2, 2, 0),
        "prussia": ({"berlin": 3, "mecklenburg": 3, "borussia": 2}, set(), 0, 6, 0),
        "russia": ({"karelia": 1, "st_petersburg": 3, "kiev": 1}, {"warszawa", "polesie", "podolia"}, 1, 4, 4),
        "spain": ({"madrid": 1, "napoli": 1}, {"napoli"}, 1, 4, 6),
        "ottoman": ({"wallachia": 1, "serbia": 1}, {"bessarabia", "crimea"}, 1, 2, 0),
    },
    1756: {
        "britain": ({"london": 1, "hannover": 2}, {"holland"}, 1, 2, 0),
        "france": ({"picardie": 3, "lorraine": 2}, {"bavaria"}, 2, 2, 5),
        "austria": ({"bohemia": 2, "wien": 3}, {"lombardia", "saxonia"}, 2, 2, 0),
        "prussia": ({"berlin": 3, "mecklenburg": 3, "silesia": 3}, {"silesia"}, 0, 6, 0),
        "russia": ({"st_petersburg": 2, "smolensk": 2, "kiev": 1}, {"warszawa", "polesie", "podolia"}, 1, 3, 4),
        "spain": ({"madrid": 1, "napoli": 1}, {"napoli"}, 1, 2, 6),
        "ottoman": ({"wallachia": 1, "serbia": 1}, {"bessarabia", "crimea"}, 1, 2, 0),
    },
}  # fmt: skip
HANDS = {1740: 22, 1756: 19}
tables = pytest.mark.parametrize(("scenario", "players"), TABLES)
powers = pytest.mark.parametrize("power", POWER_IDS)


def begun(scenario: int = 1740, players: int = 7, seed: int = 1) -> Game:
    return new_game("ancien_regime", scenario=scenario, players=players, seed=seed)


def generals(game: Game, power: str) -> list[str]:
    """The generals of a power by id."""
    board = state(game).setting.board
    return [general.id for general in board.generals if POWER_IDS[general.power] == power]


# -- C3.1, C3.2


@pytest.mark.parametrize("scenario", [1739, 1741, 1757])
def test_there_are_two_scenarios(scenario: int) -> None:
    """C3.1: 1740 and 1756, and no other."""
    with pytest.raises(BadOption):
        begun(scenario=scenario)


@pytest.mark.parametrize("players", [3, 8])
def test_the_game_is_for_four_to_seven(players: int) -> None:
    """C3.1."""
    with pytest.raises(BadOption):
        begun(players=players)


@tables
def test_majors_have_seats_and_minors_have_none(scenario: int, players: int) -> None:
    """C3.1, C3.2, C3.2.2, T3.1: who takes which seat is agreed outside; a seat is a Major."""
    game = begun(scenario, players)
    assert len(game.seats) == players
    assert set(game.seats) == ALL - MINORS[players]


@tables
def test_minors_start_uncontrolled(scenario: int, players: int) -> None:
    """C3.2.1: and a Major is its own."""
    game = begun(scenario, players)
    expected = {power: "nobody" if power in MINORS[players] else power for power in ALL}
    assert {power: state(game).power_id(state(game).controlled_by[POWER_IDS.index(power)]) for power in ALL} == expected


# -- C3.3-C3.5


@tables
def test_statuses(scenario: int, players: int) -> None:
    """C3.3, T3.1: the same whatever the number of players; nobody is Expansionist."""
    game = begun(scenario, players)
    assert {power: status(game, power) for power in ALL} == STATUS[scenario]


@pytest.mark.parametrize(("major", "expected"), [("britain", "british"), ("france", "french")])
def test_the_leaders_status_shows_for_the_minors_that_they_control(major: str, expected: str) -> None:
    """C3.3.1: a Minor of Britain is in the British Coalition, one of France in the French."""
    game = position(f"round: 2\nturn: 2\ncontrollers: {{ottoman: {major}}}", players=6)
    assert status(game, "ottoman") == expected


@tables
def test_morale(scenario: int, players: int) -> None:
    """C3.4, C3.4.1, C3.6.3, T3.1: also of Minors; France has 11 in both scenarios."""
    game = begun(scenario, players)
    assert {power: morale(game, power) for power in ALL} == MORALE


@tables
def test_influence_begins_at_nothing(scenario: int, players: int) -> None:
    """C3.5: no Influence, no Strength of a battle, no Arbiter."""
    game = begun(scenario, players)
    assert {influence(game, power) for power in ALL} == {0}
    assert [type(stage).__name__ for stage in state(game).stages] == ["Course", "SetUp"]
    assert set(game.rules.scores(game.state)) == ALL - MINORS[players]


# -- C3.6


@tables
@powers
def test_generals_on_the_map(scenario: int, players: int, power: str) -> None:
    """C3.6, C3.6.3, T3.1: every General where the table has one, with his Troops, and no other on the map."""
    game = begun(scenario, players)
    found = [
        (place(game, g), troops(game, g)) for g in generals(game, power) if place(game, g) not in ("off", "reserve")
    ]
    assert sorted(found) == sorted(SHEETS[scenario][power][0].items())


@tables
@powers
def test_generals_off_board(scenario: int, players: int, power: str) -> None:
    """C3.6, T3.1: as many as the table says, without Troops; one of the French is Stuart (C3.7.1)."""
    game = begun(scenario, players)
    off = {g: (place(game, g), troops(game, g)) for g in generals(game, power) if place(game, g) in ("off", "reserve")}
    assert len(off) == SHEETS[scenario][power][2]
    expected = {g: ("reserve", 2) if g == "stuart" else ("off", 0) for g in off}
    assert off == expected
    assert ("stuart" in off) is (power == "france")


@tables
def test_garrisons(scenario: int, players: int) -> None:
    """C3.6, T3.1: those of the table and no others."""
    game = begun(scenario, players)
    s = state(game)
    found = {s.territory_id(territory): s.power_id(owner) for territory, owner in s.garrisons.items()}
    assert found == {territory: power for power in ALL for territory in SHEETS[scenario][power][1]}


@tables
def test_holland_has_the_only_fortress(scenario: int, players: int) -> None:
    """C3.6, C3.6.4, T3.3: and five are left."""
    view = begun(scenario, players).view(None).position
    assert view["fortresses"] == ["holland"]
    assert view["fortresses_left"] == 5


@tables
@powers
def test_hands(scenario: int, players: int, power: str) -> None:
    """C3.6, C3.6.1, C3.6.3, T3.1, T3.2: the lists, also of Minors; not the number of Generals on the map."""
    assert len(hand(begun(scenario, players), power)) == SHEETS[scenario][power][3]


@tables
@powers
def test_money(scenario: int, players: int, power: str) -> None:
    """C3.6, C3.6.3, C12.2.1, T3.1: only Majors start with Money."""
    expected = 0 if power in MINORS[players] else SHEETS[scenario][power][4]
    assert money(begun(scenario, players), power) == expected


def test_russia_as_a_minor_in_1740() -> None:
    """T3.2, C3.6.3: hand 4, Money 0, British Coalition, uncontrolled."""
    game = begun(1740, 4)
    assert (len(hand(game, "russia")), money(game, "russia"), status(game, "russia")) == (4, 0, "british")
    assert state(game).player(POWER_IDS.index("russia")) == ""


@pytest.mark.parametrize("scenario", [1740, 1756])
def test_who_holds_lorraine(scenario: int) -> None:
    """C3.6: in 1756 a French General stands there but no Garrison, so nobody controls it."""
    game = begun(scenario)
    assert (garrison(game, "lorraine"), controller(game, "lorraine")) == (
        ("france", "france") if scenario == 1740 else ("nobody", "nobody")
    )


# -- C3.6.2: Frederick


@pytest.mark.parametrize("general", ["prussia_1", "prussia_2", "prussia_3"])
def test_prussia_names_frederick(general: str) -> None:
    """C3.6.2: one of his three Generals on the map, before anything else; all learn it, and nobody is asked again."""
    game = begun()
    assert (asked(game), seat(game)) == ("frederick", "prussia")
    assert options(game) == {"general prussia_1", "general prussia_2", "general prussia_3"}
    events = play(game, f"general {general}")
    assert [event.params["general"] for event in of_kind(events, "frederick_named") if event.audience is None] == [
        general
    ]
    assert game.view(None).position["frederick"] == general
    later = idle(game, lambda game: state(game).round == 2)
    assert "frederick_named" not in kinds(later)
    assert game.view(None).position["frederick"] == general


def test_only_prussia_names_frederick() -> None:
    """C3.6.2: the other players are not asked."""
    game = begun()
    with pytest.raises(IllegalMove):
        game.play("france", "general prussia_1")
    with pytest.raises(IllegalMove):
        game.play("prussia", "general austria_1")
    assert game.view(None).position["frederick"] == "none"


# -- C3.6.5, C3.6.6: the deck


@tables
def test_deck_after_set_up(scenario: int, players: int) -> None:
    """C3.6.5, T3.1, T3.3: 34 cards are left in 1740, 37 in 1756; nothing is discarded."""
    s = state(begun(scenario, players))
    assert sum(map(len, s.hands)) == HANDS[scenario]
    assert (len(s.pile), s.discards) == ({1740: 34, 1756: 37}[scenario], [])


def test_hands_are_dealt_in_power_order() -> None:
    """C3.6.5: each hand complete before the next, from the top of the deck as the game's dice shuffle it first."""
    game = begun(seed=7)
    deck = [value for value, copies in state(game).setting.board.deck.items() for _ in range(copies)]
    Dice.from_seed(7).shuffle(deck)
    deck.reverse()
    assert len(deck) == 56
    for power in ("britain", "prussia", "austria", "france", "russia", "spain", "ottoman"):
        count = SHEETS[1740][power][3]
        dealt, deck = deck[:count], deck[count:]
        assert hand(game, power) == sorted(dealt)
    assert state(game).pile[::-1] == deck


def test_the_deck_is_shuffled() -> None:
    """C3.6.5: other seeds, other hands."""
    assert len({tuple(map(tuple, state(begun(seed=seed)).hands)) for seed in range(20)}) == 20


# 42 cards are in hands; the other 14 are 2, 2, 4, 4, 4, 4, 5 (six times), 6, 6.
FULL_HANDS = """
hands:
  britain: [1, 1, 1, 1, 1, 1]
  prussia: [1, 1, 1, 1, 1, 1]
  austria: [2, 2, 2, 2, 2, 2]
  france: [2, 2, 2, 2, 2, 2]
  russia: [3, 3, 3, 3, 3, 3]
  spain: [3, 3, 3, 3, 3, 3]
  ottoman: [4, 4, 4, 4, 4, 4]
money: {france: 20}
generals: {france_1: {territory: paris}, france_2: {territory: guyenne}, france_3: {territory: provence},
           stuart: {territory: picardie}}
"""


def test_the_discards_become_the_new_pile_as_soon_as_it_is_empty() -> None:
    """T3.4, C3.6.6: the 4th draw takes the last card; the 10 discards are the new draw pile."""
    game = acting("france", "mobilisation", f"{FULL_HANDS}draw: [6, 6, 5, 5]\nrest: discards")
    play(game, "draw", "draw", "draw")
    assert (len(state(game).pile), len(state(game).discards)) == (1, 10)
    events = play(game, "draw")
    assert "pile_shuffled" in kinds(events)
    assert sorted(state(game).pile) == [2, 2, 4, 4, 4, 4, 5, 5, 5, 5]
    assert state(game).discards == []
    assert hand(game, "france") == [2, 2, 2, 2, 2, 2, 5, 5, 6, 6]


def test_the_new_pile_is_shuffled() -> None:
    """C3.6.6: the order of the discards does not tell the order of the pile: it is another for another seed."""
    piles = set()
    for seed in range(10):
        text = f"{FULL_HANDS}seed: {seed}\ndraw: [6]\nrest: discards"
        game = acting("france", "mobilisation", text)
        play(game, "draw")
        piles.add(tuple(state(game).pile))
    assert len(piles) > 5


def test_with_no_discards_the_pile_stays_empty_until_a_card_must_be_drawn() -> None:
    """C3.6.6: France draws all 14 cards. What it discards then lies open until Prussia's next card must be drawn."""
    game = acting("france", "mobilisation", FULL_HANDS)
    play(game, *["draw"] * 14)
    assert (len(hand(game, "france")), state(game).pile, state(game).discards) == (20, [], [])
    assert "draw" not in options(game)
    play(game, "stop", *["card 5"] * 6)
    assert (state(game).pile, state(game).discards) == ([], [5] * 6)
    play(game, *["card 2"] * 8)
    assert (state(game).pile, state(game).discards) == ([], [5] * 6 + [2] * 8)
    idle(game, lambda game: asked(game) == "drill")
    assert seat(game) == "prussia"
    assert len(hand(game, "prussia")) == 7
    assert (len(state(game).pile), state(game).discards) == (13, [])


def test_with_both_piles_empty_the_draw_is_skipped() -> None:
    """C3.6.6: nothing is drawn, and nothing else happens."""
    s = state(acting("france", "movement", "hands: {france: [1]}"))
    s.pile, s.discards, s.events = [], [], []
    draw(s, POWER_IDS.index("france"), 2, "C3.6.6")
    assert (s.hands[POWER_IDS.index("france")], s.events) == ([1], [])


def test_cards_in_a_battle_are_in_neither_pile() -> None:
    """C3.6.6, S27: a card that is played in a battle is discarded only at its result."""
    game = acting("britain", "movement", """
generals:
  britain_1: {territory: hannover, troops: 1}
garrisons: {westfalia: france}
hands: {britain: [1]}
""")  # fmt: skip
    play(game, "power france", "general britain_1", "march westfalia", "keep", "card 1")
    assert of_kind(game.events, "battle_won")[0].params["attacking"] == 3
    before = acting("britain", "movement", "hands: {britain: [1]}")
    assert len(state(before).pile) == 55
    assert (len(state(game).pile), state(game).discards, len(hand(game, "britain"))) == (54, [1], 1)


# -- C3.6.7, C3.6.8


def test_the_wheel_begins_with_britain_at_drill() -> None:
    """C3.6.7."""
    game = begun()
    assert game.view(None).position["wheel"]["britain"] == "drill"
    play(game, "general prussia_1")
    assert (asked(game), seat(game)) == ("drill", "britain")


def test_no_pawns_of_another_expansion() -> None:
    """C3.6.8: the pawns on the map are the 16 of the Powers."""
    game = begun()
    assert sum(len(sheet[0]) for sheet in SHEETS[1740].values()) == 16
    assert sum(bits.bit_count() for bits in state(game).at) == 16
