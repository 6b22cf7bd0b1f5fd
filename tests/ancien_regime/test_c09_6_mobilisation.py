"""C9.6 (F5) Mobilisation: free cards, purchases, Corruption."""

from __future__ import annotations

import pytest

from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from tests.ancien_regime.battle_table import base, go, set_out
from tests.ancien_regime.table import (
    acting,
    arguments,
    asked,
    hand,
    money,
    morale,
    of_kind,
    options,
    play,
    seat,
    state,
    troops,
)

BRITAIN = """
generals:
  britain_1: {territory: london, troops: 2}
  britain_2: {territory: hannover, troops: 3}
  britain_3: {territory: york}
garrisons: {holland: britain, flandria: britain, lombardia: austria}
fortresses: [flandria]
draw: [6, 5, 4, 3, 2]
"""


def mobilise(purse: int, text: str = BRITAIN, **choices: int) -> Game:
    """Britain is at Mobilisation with so much Money."""
    return acting("britain", "mobilisation", text + f"money: {{britain: {purse}, austria: 6}}\n", **choices)


def fortified(game: Game, territory: str) -> bool:
    s = state(game)
    return bool(s.fortresses >> s.setting.board.territory_index[territory] & 1)


# -- what is bought


def test_what_can_be_bought() -> None:
    """C9.6.1, P16: troops, cards, Morale, fortresses; or an end of buying."""
    game = mobilise(9)
    assert (asked(game), seat(game)) == ("mobilisation", "britain")
    assert options(game) == {"troop britain_1", "troop britain_3", "draw", "morale", "fortress holland", "stop"}


@pytest.mark.parametrize(
    ("purchase", "price"), [("troop britain_1", 1), ("draw", 1), ("morale", 1), ("fortress holland", 5)]
)
def test_prices(purchase: str, price: int) -> None:
    """C9.6.1: Troop 1, card 1, Morale 1, Fortress 5; paid at once by the buyer."""
    game = mobilise(9)
    play(game, purchase)
    assert (money(game, "britain"), money(game, "austria")) == (9 - price, 6)


@pytest.mark.parametrize(
    ("purse", "offered"),
    [
        (1, {"troop britain_1", "troop britain_3", "draw", "morale", "stop"}),
        (4, {"troop britain_1", "troop britain_3", "draw", "morale", "stop"}),
        (5, {"troop britain_1", "troop britain_3", "draw", "morale", "fortress holland", "stop"}),
    ],
)
def test_only_what_can_be_paid(purse: int, offered: set[str]) -> None:
    """C9.6.1: a fortress needs 5 Money."""
    assert options(mobilise(purse)) == offered


def test_without_money_nothing_is_asked() -> None:
    """C9.6.1, P35: the action passes."""
    assert "mobilisation" not in {decision.kind for decision in mobilise(0).decisions()}


def test_any_combination_without_limit() -> None:
    """C9.6.1, C9.6.3: one by one, each seeing the earlier ones; a card is drawn at once, a troop placed at once."""
    game = mobilise(8)
    play(game, "draw")
    assert hand(game, "britain") == [6]
    play(game, "troop britain_3", "troop britain_3", "draw", "troop britain_3")
    assert (troops(game, "britain_3"), hand(game, "britain")) == (3, [5, 6])
    assert "troop britain_3" not in options(game)
    play(game, "morale", "morale")
    assert morale(game, "britain") == 7
    assert (money(game, "britain"), asked(game)) == (1, "mobilisation")
    play(game, "troop britain_1")
    assert (troops(game, "britain_1"), money(game, "britain")) == (3, 0)
    assert not any(decision.kind == "mobilisation" for decision in game.decisions())


# -- free cards


def test_free_cards_for_generals_off_board() -> None:
    """T9.10, C9.6.2: 2 generals off board, 0 Money -> draw 2 cards."""
    text = "generals: {britain_1: {territory: london, troops: 2}}\nhands: {britain: [1]}\ndraw: [6, 5, 4]\n"
    game = mobilise(0, text)
    assert hand(game, "britain") == [1, 5, 6]
    assert state(game).pile[-1] == 4


@pytest.mark.parametrize(("on_map", "cards"), [(0, 3), (1, 2), (2, 1), (3, 0)])
def test_free_cards_come_before_the_purchases(on_map: int, cards: int) -> None:
    """C9.6.2: one for each own general off board, automatically; they cost nothing."""
    places = ("london", "york", "scotland")[:on_map]
    generals = ", ".join(f"britain_{n + 1}: {{territory: {place}}}" for n, place in enumerate(places))
    game = mobilise(2, f"generals: {{{generals}}}\ndraw: [6, 5, 4]\n")
    assert asked(game) == "mobilisation"
    assert hand(game, "britain") == sorted([6, 5, 4][:cards])
    assert money(game, "britain") == 2


@pytest.mark.parametrize(("text", "cards"), [("", 2), ("stuart: ordinary", 2)])
def test_stuart_counts_as_off_board(text: str, cards: int) -> None:
    """C9.6.2, C3.7.1: in reserve like any other; one more is france_3."""
    generals = "generals: {france_1: {territory: paris}, france_2: {territory: lorraine}}\ndraw: [6, 5, 4, 3]\n"
    game = acting("france", "mobilisation", generals + text)
    assert hand(game, "france") == sorted([6, 5, 4][:cards])


def test_stuart_in_scotland_gives_no_card() -> None:
    """C9.6.2, C3.7.5: landed, he is on the map, and gets troops like any general."""
    generals = "generals: {france_1: {territory: paris, troops: 3}, stuart: {territory: scotland, troops: 2}}\n"
    game = acting("france", "mobilisation", generals + "draw: [6, 5, 4, 3]\nmoney: {france: 1}")
    assert hand(game, "france") == [5, 6]
    assert arguments(game, "troop") == {"stuart"}


# -- troops, Morale, cards


def test_three_troops_are_the_most() -> None:
    """T9.11, C9.6.3, C5.9.1: no fourth."""
    game = mobilise(9)
    with pytest.raises(IllegalMove):
        play(game, "troop britain_2")
    play(game, "troop britain_1")
    assert troops(game, "britain_1") == 3
    with pytest.raises(IllegalMove):
        play(game, "troop britain_1")
    assert (troops(game, "britain_1"), money(game, "britain")) == (3, 8)


@pytest.mark.parametrize(
    "text",
    [
        "draw: [1]\n",  # nobody on the map
        "generals: {britain_1: {territory: london, troops: 3}}\n",
        "generals: {austria_1: {territory: wien}}\n",
    ],
)
def test_a_troop_that_cannot_be_placed_cannot_be_bought(text: str) -> None:
    """C9.6.3: own generals on the map with room."""
    assert options(mobilise(4, text)) == {"draw", "morale", "stop"}


def test_a_troop_needs_a_token() -> None:
    """C9.6.3, C2.3, T2.2: with all 21 tokens on the map there is none to buy; a dismissed one would do."""
    homes = ("london", "cornwall", "york", "scotland", "hannover")
    others = ("holland", "flandria", "westfalia", "danmark", "sardinia", "oporto", "lisboa", "ireland", "pfalz",
              "nassau", "franconia", "wurttemberg", "sverige", "finland", "litwa", "posnania")  # fmt: skip
    garrisons = [*homes, *others]
    assert len(garrisons) == 21
    text = "generals: {britain_1: {territory: london}}\n"
    full = text + "garrisons: {" + ", ".join(f"{place}: britain" for place in garrisons) + "}\n"
    assert arguments(mobilise(1, full), "troop") == set()
    assert arguments(mobilise(1, full.replace(", posnania: britain", "")), "troop") == {"britain_1"}


@pytest.mark.parametrize(("before", "points"), [(13, 2), (14, 1), (15, 0)])
def test_morale_is_bought_up_to_the_cap(before: int, points: int) -> None:
    """C9.6.3, C5.8.1: not beyond 15."""
    game = mobilise(9, BRITAIN + f"morale: {{britain: {before}}}\n")
    play(game, *["morale"] * points)
    assert morale(game, "britain") == 15
    with pytest.raises(IllegalMove):
        play(game, "morale")
    assert money(game, "britain") == 9 - points


def test_the_hand_may_be_too_large_until_the_end() -> None:
    """C9.6.3, C5.10.1, T5.6: 5 cards and 3 bought are 8; then down to 6."""
    game = mobilise(4, BRITAIN + "hands: {britain: [1, 1, 1, 2, 2]}\n")
    play(game, "draw", "draw", "draw")
    assert hand(game, "britain") == [1, 1, 1, 2, 2, 4, 5, 6]
    assert asked(game) == "mobilisation"
    play(game, "stop")
    assert (asked(game), seat(game)) == ("hand_limit", "britain")
    play(game, "card 1", "card 1")
    assert hand(game, "britain") == [1, 2, 2, 4, 5, 6]


# -- fortresses


@pytest.mark.parametrize("territory", ["london", "lombardia", "pfalz", "paris"])
def test_a_fortress_needs_an_own_garrison(territory: str) -> None:
    """T9.11, C9.6.4: not on an own Home without garrison, an Ally's garrison, nobody's or an enemy's territory."""
    game = mobilise(9)
    with pytest.raises(IllegalMove):
        play(game, f"fortress {territory}")
    assert money(game, "britain") == 9


def test_a_fortress_on_an_own_home_with_garrison() -> None:
    """C9.6.4, C9.10.2: placed when bought."""
    game = mobilise(6, "garrisons: {london: britain}\n")
    play(game, "fortress london")
    assert fortified(game, "london")
    assert (asked(game), money(game, "britain")) == ("mobilisation", 1)


def test_one_fortress_in_a_territory() -> None:
    """T9.11, C9.6.4: a second one there is refused, whether old or just bought."""
    game = mobilise(14)
    with pytest.raises(IllegalMove):
        play(game, "fortress flandria")
    play(game, "fortress holland")
    assert fortified(game, "holland")
    with pytest.raises(IllegalMove):
        play(game, "fortress holland")
    assert money(game, "britain") == 9


@pytest.mark.parametrize(("built", "offered"), [(5, True), (6, False)])
def test_six_fortresses_in_the_game(built: int, offered: bool) -> None:
    """T9.11, C9.6.4, C2: the seventh is illegal, whoever owns the others or none."""
    places = ["wien", "paris", "berlin", "madrid", "pfalz", "nassau"][:built]
    game = mobilise(9, f"garrisons: {{holland: britain, pfalz: france}}\nfortresses: [{', '.join(places)}]\n")
    assert (arguments(game, "fortress") == {"holland"}) == offered


def test_the_sixth_fortress_is_the_last() -> None:
    """T9.11, C9.6.4: bought in one action."""
    text = "garrisons: {holland: britain, flandria: britain}\nfortresses: [wien, paris, berlin, madrid, pfalz]\n"
    game = mobilise(14, text)
    play(game, "fortress holland")
    assert arguments(game, "fortress") == set()


def test_a_fortress_serves_the_new_garrison() -> None:
    """C9.6.4, C10.2.1: it counts for whoever has the garrison there now."""
    generals = "generals: {britain_1: {territory: westfalia, troops: 3}}\n"
    game = set_out("britain", generals + "garrisons: {holland: france}\nfortresses: [holland]")
    go(game, "britain_1", "march holland")
    assert base(game) == (4, 4)


def test_the_new_holder_builds_no_second_fortress() -> None:
    """C9.6.4: it is there already; never removed."""
    text = "garrisons: {holland: france, pfalz: france}\nfortresses: [holland]\nmoney: {france: 9}"
    assert arguments(acting("france", "mobilisation", text), "fortress") == {"pfalz"}


# -- Corruption


def test_corruption_takes_the_rest() -> None:
    """T9.9, C9.6.5: 9 Money: Fortress 5 + Troop 1 + card 1 -> 2 left, lost."""
    game = mobilise(9)
    play(game, "fortress holland", "troop britain_1", "draw")
    assert money(game, "britain") == 2
    play(game, "stop")
    assert money(game, "britain") == 0
    assert [event.params["money"] for event in of_kind(game.events, "corruption")] == [2]
    assert money(game, "austria") == 6  # only who mobilises (C1.5: at its own action)


@pytest.mark.parametrize("power", ["britain", "prussia", "austria", "france", "russia", "spain", "ottoman"])
def test_corruption_hits_every_power(power: str) -> None:
    """C9.6.5, C1.5: all unspent Money of whoever acts."""
    game = acting(power, "mobilisation", f"money: {{{power}: 7}}")
    assert seat(game) == power
    play(game, "stop")
    assert money(game, power) == 0


def test_nothing_is_lost_when_all_is_spent() -> None:
    """C9.6.5: no Corruption without Money."""
    game = mobilise(1)
    play(game, "morale")
    assert of_kind(game.events, "corruption") == []


def test_a_minor_mobilises_with_its_own_money() -> None:
    """C9.6.1, C0.2, C12.4.4: its controller buys for it; his own Money is safe."""
    text = "round: 2\ncontrollers: {ottoman: russia}\nmoney: {ottoman: 3, russia: 8}\n"
    generals = "generals: {ottoman_1: {territory: serbia}, russia_1: {territory: kiev}}"
    game = acting("ottoman", "mobilisation", text + generals, players=6)
    assert (seat(game), arguments(game, "troop")) == ("russia", {"ottoman_1"})
    play(game, "troop ottoman_1", "stop")
    assert (troops(game, "ottoman_1"), money(game, "ottoman"), money(game, "russia")) == (1, 0, 8)
