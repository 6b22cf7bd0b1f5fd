"""C9.5 (F4) Leadership, and Frederick's move."""

from __future__ import annotations

import pytest

from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from tests.ancien_regime.battle_table import base, decided, fought, go
from tests.ancien_regime.table import (
    acting,
    arguments,
    asked,
    controller,
    garrison,
    hand,
    idle,
    kinds,
    morale,
    of_kind,
    options,
    place,
    play,
    position,
    seat,
    state,
    troops,
)

AUSTRIA = 2
ONE_ON_THE_MAP = "generals: {austria_1: {territory: wien, troops: 2}}\n"
HOMES = {"wien", "bohemia", "moravia", "styria", "hungaria", "transylvania"}


def lead(text: str = ONE_ON_THE_MAP, power: str = "austria", **choices: int) -> Game:
    """A power, Austria if nothing is said, is at Leadership."""
    return acting(power, "leadership", text, **choices)


def sites(game: Game) -> set[str]:
    """Where the general who is being placed may come."""
    assert asked(game) == "placement"
    return arguments(game, "territory")


# -- one of four things


def test_what_leadership_offers() -> None:
    """C9.5.1, P15: place, take off, draw, gain Morale, or nothing."""
    game = lead()
    assert (asked(game), seat(game)) == ("leadership", "austria")
    others = {"place austria_2", "place austria_3", "place austria_4"}
    assert options(game) == others | {"remove austria_1", "draw", "morale", "pass"}


def test_place_two_generals() -> None:
    """T9.7, C9.5.1 (1a), C9.5.2: any number, without troops, each where no own general is."""
    game = lead()
    play(game, "place austria_3")
    assert sites(game) == HOMES - {"wien"}
    play(game, "territory bohemia", "place austria_2")
    assert sites(game) == HOMES - {"wien", "bohemia"}
    play(game, "territory moravia", "stop")
    assert [place(game, f"austria_{n}") for n in (1, 2, 3, 4)] == ["wien", "moravia", "bohemia", "off"]
    assert [troops(game, f"austria_{n}") for n in (1, 2, 3)] == [2, 0, 0]
    assert asked(game) != "leadership"


def test_place_all_of_them() -> None:
    """C9.5.1 (1a): when none is left the action ends."""
    game = lead()
    play(game, "place austria_2", "territory styria", "place austria_3", "territory moravia", "place austria_4")
    play(game, "territory bohemia")
    assert [place(game, f"austria_{n}") for n in (2, 3, 4)] == ["styria", "moravia", "bohemia"]
    assert asked(game) != "leadership"


def test_not_onto_an_own_general() -> None:
    """T9.7, C9.5.1 (1a), C5.9.2: a territory with an own general is refused."""
    game = lead()
    play(game, "place austria_2")
    with pytest.raises(IllegalMove):
        play(game, "territory wien")
    assert place(game, "austria_2") == "off"


@pytest.mark.parametrize("other", ["remove austria_1", "draw", "morale", "pass"])
def test_after_placing_nothing_else(other: str) -> None:
    """T9.7, C9.5.1: never place and remove; never a general and a card or Morale."""
    game = lead(ONE_ON_THE_MAP + "draw: [5]")
    play(game, "place austria_2", "territory bohemia")
    assert options(game) == {"place austria_3", "place austria_4", "stop"}
    with pytest.raises(IllegalMove):
        play(game, other)
    assert (place(game, "austria_1"), hand(game, "austria"), morale(game, "austria")) == ("wien", [], 9)


def test_take_generals_off() -> None:
    """C9.5.1 (1b), C9.5.2, C0.6: any number; they lose their troops, which are tokens off board again."""
    text = "generals:\n  austria_1: {territory: wien, troops: 2}\n  austria_2: {territory: bohemia, troops: 3}\n"
    game = lead(text + "  austria_3: {territory: styria, troops: 1}\n")
    before = state(game).tokens_left(AUSTRIA)
    play(game, "remove austria_1", "remove austria_2")
    assert options(game) == {"remove austria_3", "stop"}
    play(game, "stop")
    assert [place(game, f"austria_{n}") for n in (1, 2, 3)] == ["off", "off", "styria"]
    assert [troops(game, f"austria_{n}") for n in (1, 2, 3)] == [0, 0, 1]
    assert state(game).tokens_left(AUSTRIA) == before + 5


@pytest.mark.parametrize("other", ["place austria_1", "place austria_3", "draw", "morale"])
def test_after_taking_off_nothing_else(other: str) -> None:
    """T9.7, C9.5.1: who takes generals off places none, not even the same."""
    game = lead("generals: {austria_1: {territory: wien, troops: 2}, austria_2: {territory: styria}}\n")
    play(game, "remove austria_1")
    with pytest.raises(IllegalMove):
        play(game, other)
    assert (place(game, "austria_1"), place(game, "austria_3"), morale(game, "austria")) == ("off", "off", 9)


def test_draw_a_card() -> None:
    """C9.5.1 (2): one card, and that is all."""
    game = lead(ONE_ON_THE_MAP + "hands: {austria: [2]}\ndraw: [5, 6]")
    play(game, "draw")
    assert (hand(game, "austria"), morale(game, "austria")) == ([2, 5], 9)
    assert asked(game) != "leadership"


def test_gain_morale() -> None:
    """C9.5.1 (3), C5.8.2: one point, and that is all."""
    game = lead(ONE_ON_THE_MAP + "hands: {austria: [2]}")
    play(game, "morale")
    assert (hand(game, "austria"), morale(game, "austria")) == ([2], 10)
    assert asked(game) != "leadership"


# -- where


def test_only_where_the_own_power_controls() -> None:
    """C9.5.1 (1a): own Homes and own garrisons; not an Ally's territory, an enemy's, or nobody's."""
    text = "garrisons: {silesia: austria, champagne: austria, bohemia: france, holland: britain, saxonia: prussia}"
    game = lead(ONE_ON_THE_MAP + text)
    play(game, "place austria_2")
    assert sites(game) == (HOMES - {"wien", "bohemia"}) | {"silesia", "champagne"}


def test_nowhere_to_place() -> None:
    """C9.5.1 (1a): without a free controlled territory nobody is placed, the rest is offered."""
    text = "generals: {prussia_1: {territory: berlin}, prussia_2: {territory: mecklenburg}}\n"
    game = lead(text + "garrisons: {pomerania: britain, borussia: britain}", "prussia")
    assert options(game) == {"remove prussia_1", "remove prussia_2", "draw", "morale", "pass"}


@pytest.mark.parametrize(
    ("general", "free"),
    [
        ("france_1", False),  # an enemy
        ("britain_1", True),  # an Ally
        ("russia_1", True),
        ("spain_1", False),
        ("austria_1", False),  # an own one
    ],
)
def test_placing_beside_others(general: str, free: bool) -> None:
    """C9.5.3: not where a hostile general stands, but beside an Ally's."""
    game = lead(f"generals: {{{general}: {{territory: bohemia, troops: 1}}}}\n")
    play(game, "place austria_2")
    assert ("bohemia" in sites(game)) == free


def test_an_expansionist_is_hostile_to_another() -> None:
    """C9.5.3, C7.5.4: an Expansionist's general on an Expansionist's Home bars it."""
    text = "statuses: {austria: expansionist, prussia: expansionist}\ngenerals: {prussia_1: {territory: bohemia}}"
    game = lead(text)
    play(game, "place austria_1")
    assert sites(game) == HOMES - {"bohemia"}


@pytest.mark.parametrize(("before", "offered"), [(13, True), (14, True), (15, False)])
def test_morale_is_not_offered_at_the_cap(before: int, offered: bool) -> None:
    """C9.5.3, C5.8.1: option (3) below 15 only."""
    game = lead(ONE_ON_THE_MAP + f"morale: {{austria: {before}}}")
    assert ("morale" in options(game)) == offered


def test_france_places_nobody_in_british_homes() -> None:
    """C9.5.3, C3.7.6, C3.7.7: not even where France controls; Stuart in reserve is not placed."""
    text = "garrisons: {york: france, scotland: france, hannover: france, pfalz: france}"
    game = lead("generals: {france_1: {territory: paris}}\n" + text, "france")
    assert arguments(game, "place") == {"france_2", "france_3"}
    play(game, "place france_2")
    homes = {"picardie", "champagne", "bretagne", "bourgogne", "guyenne", "provence"}
    assert sites(game) == homes | {"pfalz"}


def test_the_restriction_binds_france_only() -> None:
    """C3.7.6: Spain may place a general in a British Home that it controls."""
    game = lead("garrisons: {york: spain}", "spain")
    play(game, "place spain_1", "territory york")
    assert place(game, "spain_1") == "york"


# -- Frederick's move


PRUSSIA = """
generals:
  prussia_1: {territory: berlin, troops: 3}
  prussia_2: {territory: pomerania, troops: 2}
"""


def with_frederick(text: str = PRUSSIA, **choices: int) -> Game:
    """All but Frederick's move and the Spanish Movement is done in turn 5."""
    return position("turn: 5\npart: frederick\n" + text, **choices)


def test_order_of_the_turn_with_frederick() -> None:
    """T9.8, C9.5.5, C6.3, T5.2: RU, FR, AT, PR (Morale), BR, OT, then Frederick, then ES."""
    game = position("turn: 5\n" + PRUSSIA)
    idle(game, lambda game: asked(game) == "leadership")
    play(game, "morale")
    assert morale(game, "prussia") == 13
    idle(game, lambda game: asked(game) == "frederick_move")
    acts = [(event.params["action"], event.params["power"]) for event in of_kind(game.events, "action_began")]
    assert acts == [
        ("drill", "russia"),
        ("taxation", "france"),
        ("subsidies", "austria"),
        ("leadership", "prussia"),
        ("mobilisation", "britain"),
        ("influence", "ottoman"),
    ]
    assert seat(game) == "prussia"
    go(game, "prussia_1", "march saxonia")
    assert place(game, "prussia_1") == "saxonia"
    assert (asked(game), seat(game)) == ("arbiter", "spain")


@pytest.mark.parametrize(
    "choice",
    [("draw",), ("morale",), ("pass",), ("remove prussia_2", "stop"), ("place prussia_3", "territory borussia")],
)
def test_frederick_moves_whatever_leadership_did(choice: tuple[str, ...]) -> None:
    """C9.5.5: the move is available whichever option was used."""
    game = lead(PRUSSIA, "prussia")
    play(game, *choice)
    assert (asked(game), options(game)) == ("frederick_move", {"general prussia_1", "end"})


def test_frederick_placed_by_this_action_moves() -> None:
    """C9.5.4: even if he was placed just now."""
    game = lead("generals: {prussia_2: {territory: pomerania, troops: 2}}", "prussia")
    play(game, "place prussia_1", "territory berlin", "stop")
    assert asked(game) == "frederick_move"
    go(game, "prussia_1", "march silesia")
    assert place(game, "prussia_1") == "silesia"


@pytest.mark.parametrize(("general", "moves"), [("prussia_1", False), ("prussia_2", True)])
def test_frederick_taken_off_does_not_move(general: str, moves: bool) -> None:
    """C9.5.4: only if he is on the map."""
    game = lead(PRUSSIA, "prussia")
    play(game, f"remove {general}", "stop")
    assert (asked(game) == "frederick_move") == moves


def test_frederick_off_board_does_not_move() -> None:
    """C9.5.4: the other generals do not move in his place."""
    game = with_frederick("generals: {prussia_2: {territory: pomerania, troops: 2}}")
    assert (asked(game), seat(game)) == ("arbiter", "spain")


@pytest.mark.parametrize("frederick", ["prussia_1", "prussia_2"])
def test_frederick_moves_alone(frederick: str) -> None:
    """C9.5.4: whoever is Frederick, and nobody else."""
    game = with_frederick(PRUSSIA + f"frederick: {frederick}")
    assert options(game) == {f"general {frederick}", "end"}


def test_frederick_moves_once() -> None:
    """C9.5.4: one Movement Turn, without Arbiter, dismissal or request; nobody gains Morale."""
    game = with_frederick(PRUSSIA + "garrisons: {pfalz: prussia}")
    before = state(game).morale.copy()
    assert asked(game) == "frederick_move"
    go(game, "prussia_1", "march posnania")
    assert (asked(game), seat(game)) == ("arbiter", "spain")
    assert state(game).morale == before
    assert garrison(game, "pfalz") == "prussia"
    assert not {"arbiter_named", "garrison_dismissed", "turn_requested"} & set(kinds(game.events))


def test_frederick_marches_sails_or_moves_strategically() -> None:
    """C9.5.4: any type; by sea with the permission of an Ally (1756: Prussia is British)."""
    text = "generals: {prussia_1: {territory: hannover, troops: 3}}"
    game = with_frederick(text, scenario=1756)
    play(game, "general prussia_1")
    assert {"march berlin", "sea holland", "strategic berlin"} <= options(game)
    play(game, "sea holland")
    assert (asked(game), seat(game)) == ("passage", "britain")
    play(game, "accept", "keep")
    assert place(game, "prussia_1") == "holland"
    game = with_frederick(text, scenario=1756)
    play(game, "general prussia_1", "strategic berlin", "territory pomerania", "territory borussia")
    while asked(game) == "garrison":
        play(game, "keep")
    assert place(game, "prussia_1") == "borussia"


def test_frederick_fights_and_garrisons() -> None:
    """C9.5.4: garrisons on leaving and after a won battle, by the normal rules."""
    game = with_frederick(PRUSSIA + "garrisons: {saxonia: austria}\nmorale: {prussia: 5}")
    play(game, "general prussia_1", "march saxonia", "garrison")
    assert (fought(game), base(game)) == (["saxonia"], (3, 1))
    decided(game)
    assert (asked(game), seat(game)) == ("garrison", "prussia")
    play(game, "garrison")
    assert (garrison(game, "berlin"), garrison(game, "saxonia")) == ("prussia", "prussia")
    assert troops(game, "prussia_1") == 0
    assert (asked(game), seat(game)) == ("arbiter", "spain")


def test_frederick_need_not_move() -> None:
    """C9.5.6: the move is optional."""
    game = with_frederick()
    play(game, "end")
    assert (place(game, "prussia_1"), asked(game), seat(game)) == ("berlin", "arbiter", "spain")


def test_frederick_of_a_neutral_prussia() -> None:
    """C9.5.6, C11.5.1: only to territories that Prussia controls."""
    game = with_frederick("statuses: {prussia: neutral}\ngarrisons: {silesia: prussia}" + PRUSSIA)
    play(game, "general prussia_1")
    assert arguments(game, "march") == {"mecklenburg", "silesia"}


def test_frederick_moves_although_spain_does_not() -> None:
    """C9.5.6, C12.7.1: in Round 1 Spain may be an uncontrolled Minor."""
    game = with_frederick(PRUSSIA + "controllers: {russia: britain}\n", players=4)
    assert asked(game) == "frederick_move"
    play(game, "end")
    assert state(game).turn == 6
    assert of_kind(game.events, "action_began") == []


@pytest.mark.parametrize("turn", [1, 2, 3, 4, 6, 7])
def test_frederick_has_no_move_in_other_turns(turn: int) -> None:
    """C9.5.5: only when Prussia is at Leadership."""
    game = position(f"turn: {turn}\npart: influence\n{PRUSSIA}")
    assert asked(game) == "arbiter"


def test_frederick_is_placed_again() -> None:
    """C9.5.7: removed, he is still Frederick when he comes back a Round later."""
    game = lead(PRUSSIA, "prussia")
    play(game, "remove prussia_1", "stop")
    idle(game, lambda game: state(game).round == 2 and state(game).turn == 5 and asked(game) == "leadership")
    play(game, "place prussia_1", "territory berlin", "stop")
    idle(game, lambda game: asked(game) == "frederick_move")
    assert options(game) == {"general prussia_1", "end"}


def test_frederick_keeps_his_identity_when_defeated() -> None:
    """C9.5.7: beaten in battle, off board, he is Frederick still."""
    text = "generals: {prussia_1: {territory: berlin}, austria_1: {territory: silesia, troops: 3}}"
    game = with_frederick(text)
    go(game, "prussia_1", "march silesia")
    decided(game)
    assert asked(game) == "defeat"
    play(game, "off")
    assert place(game, "prussia_1") == "off"
    assert state(game).frederick == state(game).setting.board.general_index["prussia_1"]
    assert controller(game, "berlin") == "prussia"
