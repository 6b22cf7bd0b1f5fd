"""C9.1-C9.3, C9.7 Actions: who does what, Drill, Taxation and Extending Influence."""

from __future__ import annotations

import pytest

from kabinett.core.errors import IllegalMove
from tests.ancien_regime.table import (
    acting,
    asked,
    hand,
    idle,
    influence,
    money,
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

FRENCH_HOMES = 9  # Paris 3; Picardie, Champagne, Bretagne, Bourgogne, Guyenne and Provence 1 each
AUSTRIAN_HOMES = ("bohemia", "moravia", "styria", "hungaria", "transylvania")  # 1 each; Wien 2 is not among them


# -- C9.1 in general


def test_each_power_performs_the_action_of_its_field() -> None:
    """C9.1.1, C6.3, C6.4: in turn 4 seven powers act once each, in the order of the fields."""
    game = position("turn: 4\nmoney: {france: 3, russia: 3}\nhands: {france: [1]}")
    idle(game, lambda game: state(game).turn == 5)
    began = [(event.params["action"], event.params["power"]) for event in of_kind(game.events, "action_began")]
    assert began[:7] == [
        ("drill", "france"),
        ("taxation", "austria"),
        ("subsidies", "prussia"),
        ("leadership", "britain"),
        ("mobilisation", "ottoman"),
        ("influence", "spain"),
        ("movement", "russia"),
    ]


def test_nobody_performs_another_action() -> None:
    """C9.1.1: only Austria takes Money in turn 4, only France discards a card, nobody mobilises but the Ottomans."""
    game = position("turn: 4\nhands: {france: [1], spain: [2]}\ngenerals: {france_1: {territory: paris, troops: 1}}")
    idle(game, lambda game: state(game).turn == 5 and asked(game) == "drill")
    assert [event.params["power"] for event in of_kind(game.events, "money_gained")] == ["austria"]
    assert [event.params["power"] for event in of_kind(game.events, "card_discarded")] == ["france"]
    mobilised = {event.params["power"] for event in of_kind(game.events, "cards_drawn") if event.clause == "C9.6.2"}
    assert mobilised == {"ottoman"}
    assert of_kind(game.events, "influence_gained") == []


@pytest.mark.parametrize(
    ("action", "kind", "nothing"),
    [
        ("subsidies", "subsidies", "stop"),
        ("leadership", "leadership", "pass"),
        ("mobilisation", "mobilisation", "stop"),
    ],
)
def test_gifts_leadership_and_purchases_are_voluntary(action: str, kind: str, nothing: str) -> None:
    """C9.1.2: F3, F4 and F5 offer to do nothing, and then nothing changes but what is automatic."""
    text = "money: {france: 3}\nhands: {france: [1]}\ndraw: [2, 3, 4]\n"
    game = acting("france", action, text + "generals: {france_1: {territory: paris, troops: 1}}")
    assert (asked(game), seat(game)) == (kind, "france")
    play(game, nothing)
    assert (place(game, "france_1"), troops(game, "france_1")) == ("paris", 1)
    assert morale(game, "france") == 11
    if action == "mobilisation":
        assert (hand(game, "france"), money(game, "france")) == ([1, 2, 3, 4], 0)  # C9.6.2, C9.6.5
    else:
        assert (hand(game, "france"), money(game, "france")) == ([1], 3)


def test_movement_is_voluntary_but_for_the_arbiter() -> None:
    """C9.1.2, C9.8.2: an Arbiter has to be named; dismissal, moving and asking for more can be left out."""
    text = "garrisons: {pfalz: france}\ngenerals: {france_1: {territory: paris, troops: 1}}"
    game = acting("france", "movement", text)
    assert options(game) == {"power britain", "power austria", "power russia", "power ottoman"}
    for nothing in ("pass", "stop", "end"):
        with pytest.raises(IllegalMove):
            play(game, nothing)
    assert asked(game) == "arbiter"
    play(game, "power ottoman", "stop", "end", "end")
    assert (place(game, "france_1"), troops(game, "france_1")) == ("paris", 1)
    assert state(game).turn == 4


@pytest.mark.parametrize("action", ["taxation", "influence"])
def test_taxation_and_influence_ask_nothing(action: str) -> None:
    """C9.1.2: F2 and F6 are automatic."""
    game = acting("france", action, "garrisons: {holland: france}\nhands: {france: [1]}\nmoney: {france: 0}")
    assert "france" not in {decision.seat for decision in game.decisions()}
    gains = {"taxation": (FRENCH_HOMES, 0), "influence": (0, 2)}
    assert (money(game, "france"), influence(game, "france")) == gains[action]


# -- C9.2 Drill


@pytest.mark.parametrize(("card", "left"), [(2, [4, 5]), (4, [2, 5]), (5, [2, 4])])
def test_drill_draws_a_card_then_discards_one(card: int, left: list[int]) -> None:
    """C9.2.1, P12: any card of the hand goes, also the new one."""
    game = acting("france", "drill", "hands: {france: [2, 4]}\ndraw: [5]")
    assert (asked(game), seat(game)) == ("drill", "france")
    assert hand(game, "france") == [2, 4, 5]
    assert options(game) == {"card 2", "card 4", "card 5"}
    play(game, f"card {card}")
    assert hand(game, "france") == left
    assert state(game).discards == [card]


def test_drill_draws_from_the_top() -> None:
    """C9.2.1, C3.6.5: one card, the top one."""
    game = acting("france", "drill", "hands: {france: [2]}\ndraw: [6, 1]")
    assert hand(game, "france") == [2, 6]
    assert state(game).pile[-1] == 1


@pytest.mark.parametrize("nothing", ["pass", "stop", "end", "keep"])
def test_the_discard_is_mandatory(nothing: str) -> None:
    """C9.2.1, C9.1.2: no card can be kept instead."""
    game = acting("france", "drill", "hands: {france: [2]}\ndraw: [5]")
    with pytest.raises(IllegalMove):
        play(game, nothing)
    assert hand(game, "france") == [2, 5]


def test_a_card_that_is_not_held_is_not_discarded() -> None:
    """C9.2.1: only a card from the hand."""
    game = acting("france", "drill", "hands: {france: [2]}\ndraw: [5]")
    with pytest.raises(IllegalMove):
        play(game, "card 3")
    assert hand(game, "france") == [2, 5]


def test_drill_with_an_empty_hand() -> None:
    """T9.4, C9.2.1: draw 1, discard 1, hand 0."""
    game = acting("france", "drill", "draw: [5]")
    assert options(game) == {"card 5"}
    play(game, "card 5")
    assert hand(game, "france") == []
    assert state(game).discards == [5]


# -- C9.3 Taxation


def test_what_is_taxed() -> None:
    """T9.5, C9.3.1, C9.3.2: own Home 2 + Uncontested 1 + Contested without own stripe 2 + one with it 3 -> 5."""
    lost = ", ".join(f"{territory}: france" for territory in AUSTRIAN_HOMES)
    game = acting("austria", "taxation", f"garrisons: {{{lost}, pfalz: austria, holland: austria, silesia: austria}}")
    assert money(game, "austria") == 5


@pytest.mark.parametrize(("status", "taxes"), [("neutral", 20), ("british", 10), ("french", 10), ("expansionist", 10)])
def test_a_neutral_takes_double(status: str, taxes: int) -> None:
    """T9.5, C9.3.3, C7.7: Homes 7, Uncontested 1, Contested without own stripe 2; no other status doubles.

    (No foreign garrison is on a Neutral's Home, so the Homes here are whole.)
    """
    text = f"statuses: {{austria: {status}}}\ngarrisons: {{pfalz: austria, holland: austria, silesia: austria}}"
    assert money(acting("austria", "taxation", text), "austria") == taxes


@pytest.mark.parametrize(
    ("garrisons", "taxes"),
    [
        ("", FRENCH_HOMES),
        ("pfalz: france", FRENCH_HOMES + 1),  # Uncontested
        ("venezia: france", FRENCH_HOMES + 2),
        ("franconia: france", FRENCH_HOMES),  # Uncontested without a number (C5.4)
        ("danmark: france", FRENCH_HOMES + 2),  # Contested, stripes of Britain and Prussia
        ("silesia: france", FRENCH_HOMES + 3),  # stripes of Austria and Prussia
        ("holland: france", FRENCH_HOMES),  # own stripe
        ("lombardia: france", FRENCH_HOMES),
        ("hannover: france", FRENCH_HOMES),  # a foreign Home
        ("london: france", FRENCH_HOMES),
        ("paris: france", FRENCH_HOMES),  # an own Home counts once
        ("paris: britain", FRENCH_HOMES - 3),  # an own Home under foreign control
        ("champagne: britain", FRENCH_HOMES - 1),
        ("pfalz: spain", FRENCH_HOMES),  # an Ally's
        ("pfalz: britain", FRENCH_HOMES),
        ("pfalz: france, venezia: france, danmark: france, holland: france, hannover: france", FRENCH_HOMES + 5),
    ],
)
def test_taxes_by_class_of_territory(garrisons: str, taxes: int) -> None:
    """C9.3.1, C9.3.2: own Homes, Uncontested, and Contested without own stripe, all under own control."""
    game = acting("france", "taxation", f"garrisons: {{{garrisons}}}" if garrisons else "")
    assert money(game, "france") == taxes


def test_generals_tax_nothing_and_prevent_nothing() -> None:
    """C9.3.1, C5.6.4, T5.3: control counts, not who stands there."""
    text = "generals: {france_1: {territory: pfalz, troops: 3}, britain_1: {territory: champagne, troops: 3}}"
    assert money(acting("france", "taxation", text), "france") == FRENCH_HOMES


def test_taxes_are_added_to_what_was_there() -> None:
    """C9.3.1, C2.4: Money is taken; nobody else gets any."""
    game = acting("france", "taxation", "money: {france: 4, spain: 2}")
    assert money(game, "france") == 4 + FRENCH_HOMES
    assert [money(game, power) for power in ("britain", "prussia", "russia", "spain")] == [0, 0, 0, 2]


@pytest.mark.parametrize(("status", "taxes"), [("neutral", 16), ("british", 8)])
def test_a_neutral_minor_takes_double_too(status: str, taxes: int) -> None:
    """C9.3.3, C12.4.1: Ottoman Homes 7 and Pfalz 1, for a Minor of a Neutral; the Money is the Minor's (C0.2)."""
    text = f"round: 2\nstatuses: {{russia: {status}}}\ncontrollers: {{ottoman: russia}}\ngarrisons: {{pfalz: ottoman}}"
    game = acting("ottoman", "taxation", text, players=6)
    assert (money(game, "ottoman"), money(game, "russia")) == (taxes, 0)


# -- C9.7 Extending Influence


def test_what_extends_influence() -> None:
    """T9.12, C9.7.1: Contested with own stripe 3 + foreign Home 1 + Crown 2 -> +6."""
    text = "garrisons: {silesia: austria, champagne: austria}\ncrown: austria"
    assert influence(acting("austria", "influence", text), "austria") == 6


@pytest.mark.parametrize(
    ("text", "gain"),
    [
        ("", 0),
        ("garrisons: {holland: france}", 2),
        ("garrisons: {lorraine: france}", 1),
        ("garrisons: {holland: france, flandria: france, westfalia: france}", 4),
        ("garrisons: {silesia: france}", 0),  # no own stripe
        ("garrisons: {pfalz: france, venezia: france}", 0),  # Uncontested
        ("garrisons: {paris: france}", 0),  # an own Home
        ("garrisons: {london: france}", 3),
        ("garrisons: {hannover: france, wien: france}", 4),
        ("garrisons: {holland: britain, flandria: spain}", 0),
        ("generals: {france_1: {territory: flandria, troops: 3}, france_2: {territory: hannover, troops: 3}}", 0),
        ("crown: france", 2),
        ("crown: spain", 0),
        ("crown: france\ngarrisons: {holland: france, silesia: france}", 4),
    ],
)
def test_influence_by_class_of_territory(text: str, gain: int) -> None:
    """C9.7.1, C5.8.3, C8.9: controlled Contested with own stripe, foreign Homes, the Crown; nothing else."""
    assert influence(acting("france", "influence", text), "france") == gain


def test_influence_is_added_and_only_the_acting_power_gains() -> None:
    """C9.7.1, C9.1.1: what others control is for their own action."""
    text = "influence: {france: 7, britain: 3}\ngarrisons: {flandria: france, holland: britain}"
    game = acting("france", "influence", text)
    assert (influence(game, "france"), influence(game, "britain")) == (8, 3)


@pytest.mark.parametrize(("crown", "gain"), [("", 0), ("crown: ottoman", 2), ("crown: russia", 0)])
def test_minors_do_not_extend_influence(crown: str, gain: int) -> None:
    """C9.7.2, C12.5.3: nothing for territories, to nobody; but 2 to the controller of an Emperor."""
    text = f"round: 2\ncontrollers: {{ottoman: russia}}\ngarrisons: {{crimea: ottoman, wien: ottoman}}\n{crown}\n"
    text += "statuses: {russia: expansionist}\n"
    game = acting("ottoman", "influence", text, players=6)
    assert influence(game, "russia") == gain
    assert state(game).influence == [0, 0, 0, 0, gain, 0, 0]
