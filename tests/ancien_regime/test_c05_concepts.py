"""C5 Basic concepts: the wheel, territories, control, Power Order, Morale and Influence, pieces and cards."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from kabinett import new_game
from kabinett.ancien_regime.board import POWER_IDS, load_board
from kabinett.ancien_regime.wheel import FIELDS
from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from tests.ancien_regime.battle_table import decided, end_moving, fought, go, set_out
from tests.ancien_regime.table import (
    acting,
    arguments,
    asked,
    asks,
    controller,
    garrison,
    hand,
    idle,
    influence,
    kinds,
    money,
    morale,
    moving,
    of_kind,
    options,
    place,
    play,
    position,
    seat,
    state,
    troops,
)

CODES = {
    "BR": "britain",
    "PR": "prussia",
    "AT": "austria",
    "FR": "france",
    "RU": "russia",
    "ES": "spain",
    "OT": "ottoman",
}
# C5.1
ACTIONS = ("drill", "taxation", "subsidies", "leadership", "mobilisation", "influence", "movement")
# C5.3.1: by Action Turn, who is on F1 to F7.
WHEEL = {
    1: "BR OT ES RU FR AT PR",
    2: "PR BR OT ES RU FR AT",
    3: "AT PR BR OT ES RU FR",
    4: "FR AT PR BR OT ES RU",
    5: "RU FR AT PR BR OT ES",
    6: "ES RU FR AT PR BR OT",
    7: "OT ES RU FR AT PR BR",
}
CELLS = [
    pytest.param(turn, action, CODES[code], id=f"{turn}-{action}-{code}")
    for turn, row in WHEEL.items()
    for action, code in zip(ACTIONS, row.split(), strict=True)
]


@cache
def first_round(players: int) -> dict[int, list[tuple[str, str]]]:
    """The actions of Round 1 by Action Turn, in the order in which they begin: what, and who."""
    game = new_game("ancien_regime", seed=1, players=players)
    idle(game, lambda game: state(game).round == 2)
    turns: dict[int, list[tuple[str, str]]] = {}
    for event in game.events:
        if event.kind == "turn_began" and event.params["round"] == 1:
            turns[int(str(event.params["turn"]))] = []
        elif event.kind == "action_began":
            turns[max(turns)].append((str(event.params["action"]), str(event.params["power"])))
    return turns


# -- the wheel


def test_fields() -> None:
    """C5.1: seven fields, in the order of resolution."""
    assert FIELDS == ACTIONS


@pytest.mark.parametrize(("turn", "action", "power"), CELLS)
def test_who_does_what(turn: int, action: str, power: str) -> None:
    """T5.1, C5.2, C5.3, C5.3.1: a cell of the table: it is in the view, and it is what is done."""
    view = position(f"turn: {turn}\npart: movement").view(None).position
    assert view["wheel"][power] == action
    assert (action, power) in first_round(7)[turn]


@pytest.mark.parametrize("turn", WHEEL)
def test_fields_are_resolved_in_order(turn: int) -> None:
    """C5.1, C5.2, C6.4, T5.1: F1 to F7, each by the Power on it, and nothing else."""
    assert first_round(7)[turn] == list(zip(ACTIONS, (CODES[code] for code in WHEEL[turn].split()), strict=True))


def test_a_new_round_begins_after_turn_seven() -> None:
    """T5.1, C5.2: Britain is back at Drill: Round 2 begins with Action Turn 1."""
    game = new_game("ancien_regime", seed=1)
    idle(game, lambda game: asks(game, "drill") and state(game).round == 2)
    found = [(event.params["round"], event.params["turn"]) for event in of_kind(game.events, "turn_began")]
    assert found == [*((1, turn) for turn in range(1, 8)), (2, 1)]
    assert seat(game) == "britain"


def test_symbols_move_one_field_clockwise() -> None:
    """C5.2: from one turn to the next, also from F7 to F1."""
    wheels = [position(f"turn: {turn}\npart: movement").view(None).position["wheel"] for turn in (*WHEEL, 1)]
    for power in CODES.values():
        steps = [(FIELDS.index(b[power]) - FIELDS.index(a[power])) % 7 for a, b in pairwise(wheels)]
        assert steps == [1] * 7


@pytest.mark.parametrize("turn", WHEEL)
def test_prussia_leads_when_spain_moves(turn: int) -> None:
    """T5.2, C5.3: Prussia is at Leadership in Action Turn 5, and exactly then Spain is at Movement."""
    actions = first_round(7)[turn]
    assert (("leadership", "prussia") in actions) is (("movement", "spain") in actions) is (turn == 5)


def test_powers_enter_drill_in_power_order() -> None:
    """C5.3, C5.7: and Minors come last."""
    assert [first_round(7)[turn][0] for turn in WHEEL] == [("drill", power) for power in POWER_IDS]


def test_who_reaches_mobilisation_before_taxation_starts_with_money() -> None:
    """C5.3: exactly France, Russia and Spain."""
    order = [item for turn in WHEEL for item in first_round(7)[turn]]
    early = {p for p in POWER_IDS if order.index(("mobilisation", p)) < order.index(("taxation", p))}
    game = new_game("ancien_regime", seed=1)
    assert early == {p for p in POWER_IDS if money(game, p)} == {"france", "russia", "spain"}


# -- territories


def territory(name: str) -> dict[str, object]:
    """What the board says of a territory."""
    board = load_board()
    t = board.territories[board.territory_index[name]]
    return {
        "kind": t.kind,
        "home": POWER_IDS[t.home] if t.home >= 0 else "",
        "capital": t.capital,
        "value": t.value,
        "stripes": {power for n, power in enumerate(POWER_IDS) if t.stripes >> n & 1},
        "elector": t.elector,
    }


def joined(a: str, b: str) -> bool:
    """Whether two territories are adjacent by land."""
    board = load_board()
    first, second = board.territory_index[a], board.territory_index[b]
    assert (second in board.neighbours[first]) is (first in board.neighbours[second])
    return second in board.neighbours[first]


@pytest.mark.parametrize(
    ("name", "power"),
    [
        ("paris", "france"), ("champagne", "france"), ("hannover", "britain"), ("scotland", "britain"),
        ("london", "britain"), ("cornwall", "britain"), ("bohemia", "austria"), ("wallachia", "ottoman"),
        ("serbia", "ottoman"), ("wien", "austria"), ("berlin", "prussia"), ("madrid", "spain"),
        ("st_petersburg", "russia"), ("konstantinopolis", "ottoman"), ("zaporozhye", "russia"),
    ],
)  # fmt: skip
def test_home_territories(name: str, power: str) -> None:
    """C5.4.1, C5.5: what the text says or implies."""
    assert (territory(name)["kind"], territory(name)["home"]) == ("home", power)


@pytest.mark.parametrize(
    ("power", "capital"),
    [
        ("britain", "london"), ("prussia", "berlin"), ("austria", "wien"), ("france", "paris"),
        ("russia", "st_petersburg"), ("spain", "madrid"), ("ottoman", "konstantinopolis"),
    ],
)  # fmt: skip
def test_capitals(power: str, capital: str) -> None:
    """C5.4.1, C5.5, C5.5.1: one for each Power, at home."""
    board = load_board()
    found = [t.id for t in board.territories if t.capital and t.home == POWER_IDS.index(power)]
    assert found == [capital] == [board.territories[board.powers[POWER_IDS.index(power)].capital].id]


def test_contested_and_uncontested_territories() -> None:
    """C5.4.2, C5.4.3, C5.5, C5.5.3: Piedmont is French and Spanish, Wurttemberg nobody's."""
    assert (territory("piedmont")["kind"], territory("piedmont")["stripes"]) == ("disputed", {"france", "spain"})
    assert (territory("wurttemberg")["kind"], territory("wurttemberg")["stripes"]) == ("undisputed", set())


def test_a_territory_without_a_number_is_worth_nothing() -> None:
    """C5.4: Franconia has no number: its holder takes nothing for it."""
    assert territory("franconia")["value"] == 0
    own = money(acting("britain", "taxation", ""), "britain")
    assert money(acting("britain", "taxation", "garrisons: {franconia: britain}"), "britain") == own
    assert money(acting("britain", "taxation", "garrisons: {pfalz: britain}"), "britain") == own + 1


def test_impassable_areas_are_joined_with_nothing() -> None:
    """C5.4.4, C0.5: no General can enter or cross the Alps, the Pyrenees and the Carpathians."""
    board = load_board()
    found = {t.id for t in board.territories if t.kind == "impassable"}
    assert found == {"alps", "pyrenees", "carpathians"}
    for name in found:
        number = board.territory_index[name]
        assert board.neighbours[number] == ()
        assert not any(number in (route.a, route.b) for route in board.routes)


def test_the_eight_electors() -> None:
    """C5.4.5, C5.5, C8.2."""
    expected = {"pfalz", "nassau", "lorraine", "bohemia", "bavaria", "hannover", "saxonia", "berlin"}
    assert {t.id for t in load_board().territories if t.elector} == expected
    assert {territory(name)["kind"] for name in expected} == {"home", "disputed", "undisputed"}


@pytest.mark.parametrize("name", ["bessarabia", "crimea"])
def test_ottoman_garrisons_are_not_at_home(name: str) -> None:
    """C5.5."""
    assert territory(name)["home"] != "ottoman"


@pytest.mark.parametrize(
    ("a", "b"),
    [
        ("piedmont", "lombardia"),
        ("patrimonium_st_petri", "lombardia"),
        ("patrimonium_st_petri", "napoli"),
        ("oporto", "lisboa"),
        ("crimea", "zaporozhye"),
    ],
)
def test_borders_that_the_text_shows(a: str, b: str) -> None:
    """C5.5: Zaporozhye is nearest to Crimea, so it is one step away."""
    assert joined(a, b)


@pytest.mark.parametrize(
    ("a", "b", "owner"),
    [
        ("london", "holland", "britain"),
        ("cornwall", "oporto", "britain"),
        ("holland", "hannover", "britain"),
        ("oporto", "lisboa", "britain"),
        ("lombardia", "catalonia", "spain"),
    ],
)
def test_sea_routes_that_the_text_shows(a: str, b: str, owner: str) -> None:
    """C5.4.6, C5.5: red ones are Britain's, yellow ones Spain's."""
    board = load_board()
    ends = {board.territory_index[a], board.territory_index[b]}
    assert [POWER_IDS[route.owner] for route in board.routes if {route.a, route.b} == ends] == [owner]


def test_a_sea_route_may_join_adjacent_territories() -> None:
    """C5.4.6: from Oporto to Lisboa by sea or by march. No other pair is joined twice."""
    board = load_board()
    both = [{board.territories[route.a].id, board.territories[route.b].id} for route in board.routes
            if route.b in board.neighbours[route.a]]  # fmt: skip
    assert both == [{"oporto", "lisboa"}]
    game = set_out("britain", "generals: {britain_1: {territory: oporto}}")
    play(game, "general britain_1")
    assert {"march lisboa", "sea lisboa"} <= options(game)


def test_control_of_a_route_never_changes() -> None:
    """C5.4.6: Spain holds Cornwall and Oporto, yet the red route is not Spain's: a Spanish General marches only."""
    game = set_out(
        "spain",
        "statuses: {spain: expansionist}\ngenerals: {spain_1: {territory: oporto}}\n"
        "garrisons: {cornwall: spain, oporto: spain}",
    )
    play(game, "general spain_1")
    assert arguments(game, "sea") == set()
    assert "galicia" in arguments(game, "march")


def test_great_britain_has_no_land_border_with_the_continent() -> None:
    """C5.5.2, C5.4.4: London, Cornwall, York and Scotland are joined with one another only; Ireland with nobody."""
    board = load_board()
    island = {"london", "cornwall", "york", "scotland"}
    for name in island:
        assert {board.territories[n].id for n in board.neighbours[board.territory_index[name]]} <= island
    assert board.neighbours[board.territory_index["ireland"]] == ()


def test_data_names() -> None:
    """C5.5.3."""
    assert POWER_IDS == ("britain", "prussia", "austria", "france", "russia", "spain", "ottoman")
    assert {t.kind for t in load_board().territories} == {"home", "disputed", "undisputed", "impassable"}
    assert [power.code for power in load_board().powers] == list(CODES)


# -- control


@pytest.mark.parametrize(
    ("garrisons", "name", "holder"),
    [
        ("{}", "champagne", "france"),
        ("{champagne: france}", "champagne", "france"),
        ("{champagne: britain}", "champagne", "britain"),
        ("{}", "piedmont", "nobody"),
        ("{piedmont: france}", "piedmont", "france"),
        ("{piedmont: russia}", "piedmont", "russia"),
        ("{}", "wurttemberg", "nobody"),
        ("{wurttemberg: austria}", "wurttemberg", "austria"),
    ],
)
def test_control(garrisons: str, name: str, holder: str) -> None:
    """C5.6.1, C5.6.2, C5.6.3: by Garrison; else a Home by its own Power; else nobody."""
    game = position(f"garrisons: {garrisons}")
    assert controller(game, name) == holder
    assert game.view(None).position["control"].get(name, "nobody") == holder


@pytest.mark.parametrize(
    ("text", "holder", "taxes"),
    [
        ("", "france", 9),
        ("generals: {britain_1: {territory: champagne, troops: 3}}", "france", 9),
        ("garrisons: {champagne: britain}", "britain", 8),
    ],
)
def test_an_enemy_general_does_not_affect_control(text: str, holder: str, taxes: int) -> None:
    """T5.3, C5.6.4: a British General without Garrison in Champagne: France controls and taxes it. A Garrison: not."""
    game = acting("france", "taxation", text)
    assert controller(game, "champagne") == holder
    assert money(game, "france") == taxes


@pytest.mark.parametrize(("name", "holder"), [("piedmont", "nobody"), ("champagne", "france"), ("london", "britain")])
def test_control_when_a_garrison_is_gone(name: str, holder: str) -> None:
    """T5.4, C5.6.2, C5.6.3: a Contested territory is uncontrolled, a foreign Home reverts, the own Home stays."""
    game = moving("britain", f"garrisons: {{{name}: britain}}")
    play(game, "power france", f"dismiss {name}")
    assert garrison(game, name) == "nobody"
    assert controller(game, name) == holder


@pytest.mark.parametrize("owner", ["britain", "austria"])
def test_one_garrison_for_each_territory(owner: str) -> None:
    """C5.6.5: where one lies, own or an Ally's, a British General leaves none."""
    text = f"generals: {{britain_1: {{territory: pfalz, troops: 3}}}}\ngarrisons: {{pfalz: {owner}, nassau: {owner}}}"
    game = set_out("britain", text)
    events = go(game, "britain_1", "march nassau")
    assert "garrison_placed" not in kinds(events)
    assert not asks(game, "garrison")
    assert (place(game, "britain_1"), troops(game, "britain_1")) == ("nassau", 3)


# -- Power Order


def test_power_order() -> None:
    """C5.7: in the view, and of seats; auction ties: T12.1."""
    assert [power.name for power in load_board().powers] == [
        *("Great Britain", "Prussia", "Austria", "France", "Russia", "Spain", "Ottoman Empire")
    ]
    assert new_game("ancien_regime", seed=1).seats == tuple(CODES.values())


# -- Morale and Influence


def test_morale_stays_within_its_track() -> None:
    """T5.5, C5.8.1: 15 and 1 more is 15; 0 and 1 less is 0; nothing is told of a change that is none."""
    s = state(moving("france", "morale: {france: 15, spain: 0}"))
    s.events = []
    s.gain_morale(POWER_IDS.index("france"), 1, "C5.8.1")
    s.lose_morale(POWER_IDS.index("spain"), 1, "C5.8.1")
    assert (s.morale[POWER_IDS.index("france")], s.morale[POWER_IDS.index("spain")]) == (15, 0)
    assert s.events == []


def test_losses_below_nothing_are_cut_off() -> None:
    """T5.5, C5.8.1, C10.6.5: France plays its only Morale with a 5 and loses: 0, not less."""
    text = """
morale: {france: 1}
generals:
  britain_1: {territory: nassau, troops: 1}
  france_1: {territory: pfalz, troops: 1}
hands: {france: [5], britain: [6]}
"""
    game = set_out("britain", text)
    go(game, "britain_1", "march pfalz")
    play(game, "card 6", "card 5", "off")
    assert morale(game, "france") == 0


@pytest.mark.parametrize(("before", "offered"), [(14, True), (15, False)])
@pytest.mark.parametrize("action", ["leadership", "mobilisation"])
def test_morale_is_gained_up_to_the_cap(action: str, before: int, offered: bool) -> None:
    """C5.8.1, C5.8.2: at Leadership and at Mobilisation."""
    game = acting("austria", action, f"morale: {{austria: {before}}}\nmoney: {{austria: 2}}")
    assert ("morale" in options(game)) is offered
    if offered:
        play(game, "morale")
        assert morale(game, "austria") == 15


def test_morale_is_gained_as_arbiter() -> None:
    """C5.8.2: 1 at once."""
    game = moving("france", "morale: {ottoman: 6}")
    play(game, "power ottoman")
    assert morale(game, "ottoman") == 7


def test_morale_is_spent_on_cards() -> None:
    """C5.8.2: 1 for each Battle card."""
    text = """
generals:
  britain_1: {territory: nassau, troops: 2}
garrisons: {pfalz: france}
hands: {britain: [1, 2]}
"""
    game = set_out("britain", text)
    go(game, "britain_1", "march pfalz")
    play(game, "card 1", "card 2")
    assert morale(game, "britain") == 3


def test_morale_is_spent_on_auctions() -> None:
    """C5.8.2, C12.3.4."""
    game = position("turn: 7\npart: control", players=6)
    for power in game.seats:
        game.play(power, "bid 4" if power == "prussia" else "bid 0" if power != "austria" else "bid 3")
    assert (morale(game, "prussia"), morale(game, "austria")) == (8, 9)


@pytest.mark.parametrize(
    ("text", "gain"),
    [
        ("", 0),
        ("garrisons: {piedmont: france}", 1),  # Contested, own stripe
        ("garrisons: {silesia: france}", 0),  # Contested, no own stripe
        ("garrisons: {wurttemberg: france}", 0),  # Uncontested
        ("garrisons: {hannover: france}", 2),  # another Power's Home
        ("garrisons: {champagne: france}", 0),  # the own Home
        ("crown: france", 2),
        ("garrisons: {piedmont: france, hannover: france}\ncrown: france", 5),
    ],
)
def test_sources_of_influence(text: str, gain: int) -> None:
    """C5.8.3: Contested territories with the own stripe, others' Homes, being Emperor; won battles: T4.1."""
    assert influence(acting("france", "influence", text), "france") == gain


# -- Generals, Troops, Battle cards


def test_a_general_has_at_most_three_troops() -> None:
    """C5.9.1: two may be bought for a General with 1, not three."""
    game = acting("austria", "mobilisation", "money: {austria: 9}\ngenerals: {austria_1: {territory: wien, troops: 1}}")
    play(game, "troop austria_1", "troop austria_1")
    assert troops(game, "austria_1") == 3
    with pytest.raises(IllegalMove):
        game.play("austria", "troop austria_1")
    assert (troops(game, "austria_1"), money(game, "austria")) == (3, 7)


def test_troops_are_under_generals_of_their_own_power() -> None:
    """C5.9.1: Austria buys none for a Russian General, though Russia is its Ally."""
    text = "money: {austria: 9}\ngenerals: {austria_1: {territory: wien}, russia_1: {territory: moravia}}"
    assert arguments(acting("austria", "mobilisation", text), "troop") == {"austria_1"}


def test_troops_move_with_their_general() -> None:
    """C5.9.1: until one becomes a Garrison."""
    game = set_out("austria", "generals: {austria_1: {territory: wien, troops: 3}}")
    play(game, "general austria_1", "march moravia", "keep")
    assert (place(game, "austria_1"), troops(game, "austria_1")) == ("moravia", 3)
    play(game, "garrison")
    assert (garrison(game, "moravia"), troops(game, "austria_1")) == ("austria", 2)


def test_one_own_general_for_each_territory() -> None:
    """C5.9.2: Moravia is taken by another Austrian; beside a Russian, an Ally, there is room."""
    text = "generals: {austria_1: {territory: wien}, austria_2: {territory: moravia}, russia_1: {territory: styria}}"
    game = set_out("austria", text)
    play(game, "general austria_1")
    assert "moravia" not in arguments(game, "march")
    assert "styria" in arguments(game, "march")


def test_who_is_not_of_one_coalition_need_not_fight() -> None:
    """C5.9.3, C7.5: Austria and its Minor are Expansionists, in no Coalition, and meet without a battle."""
    text = """
round: 2
controllers: {russia: britain, spain: britain, ottoman: austria}
statuses: {austria: expansionist}
generals: {austria_1: {territory: banat, troops: 1}, ottoman_1: {territory: serbia, troops: 1}}
"""
    game = set_out("austria", text, players=4, arbiter="prussia")
    go(game, "austria_1", "march serbia")
    end_moving(game)
    assert (fought(game), place(game, "austria_1")) == ([], "serbia")


def test_who_is_at_war_fights() -> None:
    """C5.9.3: two Expansionists of two players do fight."""
    text = """
statuses: {austria: expansionist, ottoman: expansionist}
generals: {austria_1: {territory: banat, troops: 1}, ottoman_1: {territory: serbia, troops: 1}}
"""
    game = set_out("austria", text, arbiter="france")
    go(game, "austria_1", "march serbia")
    assert fought(game) == ["serbia"]


HAND_OF_FIVE = """
hands: {austria: [1, 1, 1, 1, 1]}
money: {austria: 3}
draw: [2, 3, 4]
generals: {austria_1: {territory: wien}, austria_2: {territory: styria}, austria_3: {territory: moravia},
           austria_4: {territory: hungaria}}
"""


def test_the_hand_limit_is_checked_at_the_end_of_the_action() -> None:
    """T5.6, C5.10.1: three cards bought: 8 in hand while the action lasts; then the owner picks 2 to discard."""
    game = acting("austria", "mobilisation", HAND_OF_FIVE)
    play(game, "draw", "draw")
    assert (asked(game), len(hand(game, "austria"))) == ("mobilisation", 7)
    play(game, "draw")
    assert hand(game, "austria") == [1, 1, 1, 1, 1, 2, 3, 4]
    assert (asked(game), seat(game)) == ("hand_limit", "austria")
    assert options(game) == {"card 1", "card 2", "card 3", "card 4"}
    play(game, "card 2", "card 1")
    assert hand(game, "austria") == [1, 1, 1, 1, 3, 4]
    assert not asks(game, "hand_limit")
    assert state(game).discards == [2, 1]


def test_six_cards_are_not_too_many() -> None:
    """C5.10.1: one card bought: nobody is asked."""
    game = acting("austria", "mobilisation", HAND_OF_FIVE)
    play(game, "draw", "stop")
    assert len(hand(game, "austria")) == 6
    assert not asks(game, "hand_limit")


def test_the_hand_limit_is_checked_before_the_next_action() -> None:
    """C5.10.1: after Austria's Leadership, before Prussia's Mobilisation of the same Action Turn."""
    game = acting("austria", "leadership", "hands: {austria: [1, 1, 1, 1, 1, 1]}\nmoney: {prussia: 1}")
    play(game, "draw")
    assert (asked(game), seat(game)) == ("hand_limit", "austria")
    begun = [event.params["power"] for event in of_kind(game.events, "action_began")]
    play(game, "card 1")
    assert [asked(game), seat(game)] == ["mobilisation", "prussia"]
    assert begun == ["austria"]


def test_the_hand_limit_holds_after_movement_and_fredericks_move() -> None:
    """C5.10.1: a battle gives a card to who played one, so it never enlarges a hand."""
    text = """
turn: 5
part: frederick
generals: {prussia_1: {territory: nassau, troops: 1}}
garrisons: {hannover: britain}
hands: {prussia: [1, 1, 1, 1, 1, 1]}
"""
    game = position(text)
    go(game, "prussia_1", "march hannover")
    play(game, "card 1")
    decided(game)
    assert len(hand(game, "prussia")) == 6
    assert not asks(game, "hand_limit")


# -- negotiation


def test_there_is_nothing_to_do_but_to_answer() -> None:
    """C5.11.1, C5.11.3: talk has no effect on the game: nobody has a move without being asked, nothing can be handed
    over."""
    game = acting("france", "mobilisation", "money: {france: 5, spain: 5}\nhands: {spain: [1]}")
    assert [game.standing(power) for power in game.seats] == [()] * 7
    for move in ("money france:1", "cards france", "accept"):
        with pytest.raises(IllegalMove):
            game.play("spain", move)
    assert (money(game, "spain"), hand(game, "spain")) == (5, [1])


def test_cards_in_a_battle_are_not_shown_to_allies() -> None:
    """C5.11.2, C10.5.9, S22: what an Ally sees of a battle is what all see."""
    text = """
generals:
  britain_1: {territory: nassau, troops: 2}
  austria_1: {territory: franconia, troops: 1}
  france_1: {territory: pfalz, troops: 1}
hands: {britain: [5, 6], austria: [2], france: [1]}
"""
    game = set_out("britain", text)
    go(game, "britain_1", "march pfalz")
    play(game, "general austria_1", "card 5")

    def british_pile(who: str | None) -> object:
        (battle,) = [stage for stage in game.view(who).position["stages"] if stage["stage"] == "Battle"]
        return battle["piles"]["britain_1"]

    assert [british_pile(who) for who in ("britain", "austria", "france", None)] == [[5], 1, 1, 1]


def game_of(players: int) -> Game:
    """A new game in which Frederick is named."""
    game = new_game("ancien_regime", seed=3, players=players)
    play(game, "general prussia_1")
    return game


@pytest.mark.parametrize("players", [4, 5, 6])
def test_minors_stand_on_the_wheel_like_majors(players: int) -> None:
    """C5.2, C5.3.1, C12.1.1: whatever the number of players, the wheel is the same."""
    assert game_of(players).view(None).position["wheel"] == game_of(7).view(None).position["wheel"]
