"""C9.4 (F3) Subsidies and Mercenaries."""

from __future__ import annotations

import json

import pytest

from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from tests.ancien_regime.table import acting, asked, hand, money, of_kind, options, play, seat, state

# France acts; its Allies are Prussia and Spain.
RICH = "money: {france: 5}\nhands: {france: [1, 2, 4, 4]}\n"


def gifts(text: str = RICH, **choices: int) -> Game:
    """France is at Subsidies and Mercenaries."""
    return acting("france", "subsidies", text, **choices)


def purses(game: Game, *powers: str) -> list[int]:
    return [money(game, power) for power in powers]


# -- Money or cards, up to three


def test_what_can_be_offered_first() -> None:
    """C9.4.1, C7.6.4, P13: to each Ally up to 3 Money, or cards; or nothing."""
    game = gifts()
    assert (asked(game), seat(game)) == ("subsidies", "france")
    amounts = {f"money {ally}:{n}" for ally in ("prussia", "spain") for n in (1, 2, 3)}
    assert options(game) == amounts | {"cards prussia", "cards spain", "stop"}


@pytest.mark.parametrize(("stock", "most"), [(0, 0), (1, 1), (2, 2), (3, 3), (4, 3)])
def test_money_comes_from_the_own_stock(stock: int, most: int) -> None:
    """C9.4.1: up to 3 Money of own stock."""
    game = gifts(f"money: {{france: {stock}, spain: 9}}\nhands: {{france: [1]}}")
    offered = {option for option in options(game) if option.startswith("money ")}
    assert offered == {f"money {ally}:{n}" for ally in ("prussia", "spain") for n in range(1, most + 1)}


def test_money_divided_among_allies() -> None:
    """T9.6, C9.4.1: 2 Money to one Ally and 1 to another; then no more can be offered."""
    game = gifts()
    play(game, "money prussia:2")
    assert options(game) == {"money spain:1", "stop"}
    play(game, "money spain:1")
    assert (asked(game), seat(game)) == ("offered_money", "prussia")
    play(game, "accept", "accept")
    assert purses(game, "france", "prussia", "spain") == [2, 2, 1]


def test_offers_never_exceed_the_stock_together() -> None:
    """C9.4.1: with 2 Money, 1 for Spain leaves 1 for Prussia."""
    game = gifts("money: {france: 2}")
    play(game, "money spain:1")
    assert options(game) == {"money prussia:1", "stop"}
    play(game, "money prussia:1", "accept", "accept")
    assert purses(game, "france", "prussia", "spain") == [0, 1, 1]


def test_money_and_cards_are_never_mixed() -> None:
    """T9.6, C9.4.1: 2 Money and 1 card illegal, in either order."""
    game = gifts()
    play(game, "money prussia:2")
    with pytest.raises(IllegalMove):
        play(game, "cards spain")
    game = gifts()
    play(game, "cards prussia", "card 1", "stop")
    assert options(game) == {"cards spain", "stop"}
    with pytest.raises(IllegalMove):
        play(game, "money spain:1")


def test_four_cards_are_too_many() -> None:
    """T9.6, C9.4.1: after the third card the offers are complete."""
    game = gifts()
    play(game, "cards spain", "card 1", "card 4", "card 2")
    assert (asked(game), seat(game)) == ("offered_cards", "spain")
    play(game, "accept")
    assert (hand(game, "france"), hand(game, "spain")) == ([4], [1, 2, 4])


def test_four_cards_to_two_allies_are_too_many() -> None:
    """T9.6, C9.4.1: three in total, divided at will."""
    game = gifts()
    play(game, "cards spain", "card 1", "card 4", "stop", "cards prussia")
    assert options(game) == {"card 2", "card 4"}
    play(game, "card 4")
    assert (asked(game), seat(game)) == ("offered_cards", "prussia")
    play(game, "accept", "accept")
    assert (hand(game, "france"), hand(game, "prussia"), hand(game, "spain")) == ([2], [4], [1, 4])


def test_four_money_are_too_many() -> None:
    """T9.6, C9.4.1, C7.6.4: three in total."""
    game = gifts()
    with pytest.raises(IllegalMove):
        play(game, "money spain:4")
    play(game, "money spain:3")
    assert (asked(game), seat(game)) == ("offered_money", "spain")


def test_cards_come_from_the_own_hand() -> None:
    """C9.4.1: a hand of two gives two; no card of the recipient's or of the pile."""
    game = gifts("hands: {france: [1, 2], spain: [5]}")
    play(game, "cards spain")
    assert options(game) == {"card 1", "card 2"}
    play(game, "card 1")
    assert options(game) == {"card 2", "stop"}
    play(game, "card 2", "accept")
    assert (hand(game, "france"), hand(game, "spain")) == ([], [1, 2, 5])


def test_nothing_to_give_no_question() -> None:
    """C9.4.1, P35: without Money and cards the action passes."""
    game = gifts("money: {spain: 3}\nhands: {spain: [1]}")
    assert (asked(game), seat(game)) == ("leadership", "austria")


# -- offers and answers


def test_an_offer_is_accepted_or_declined_as_a_whole() -> None:
    """C9.4.2, P14: the recipient has two answers; declined goods stay with the giver."""
    game = gifts()
    play(game, "money prussia:2", "money spain:1")
    assert options(game) == {"accept", "decline"}
    assert purses(game, "france", "prussia", "spain") == [5, 0, 0]
    play(game, "decline")
    assert (asked(game), seat(game)) == ("offered_money", "spain")
    play(game, "accept")
    assert purses(game, "france", "prussia", "spain") == [4, 0, 1]


def test_declined_cards_stay_with_the_giver() -> None:
    """C9.4.2: and they cannot be offered again."""
    game = gifts()
    play(game, "cards spain", "card 4", "card 1", "stop", "stop", "decline")
    assert (hand(game, "france"), hand(game, "spain")) == ([1, 2, 4, 4], [])
    assert (asked(game), seat(game)) == ("leadership", "austria")


def test_an_offer_names_recipient_and_amount() -> None:
    """C9.4.2, C0.3: the recipients answer in Power Order, each for what he is offered."""
    game = gifts()
    play(game, "money spain:1", "money prussia:2")
    decision = game.decisions()[0]
    assert (decision.seat, decision.params["recipient"], decision.params["count"]) == ("prussia", "prussia", 2)
    play(game, "accept")
    decision = game.decisions()[0]
    assert (decision.seat, decision.params["recipient"], decision.params["count"]) == ("spain", "spain", 1)


def test_the_giver_chooses_at_least_one_card() -> None:
    """C9.4.2: an offer of cards is of one card or more."""
    game = gifts()
    play(game, "cards spain")
    assert options(game) == {"card 1", "card 2", "card 4"}
    with pytest.raises(IllegalMove):
        play(game, "stop")


def views(game: Game, *seats: str | None) -> set[str]:
    """What these seats see of the position, and what they have read so far."""
    return {
        json.dumps([game.view(who).position, [event.to_json() for event in game.log(who)]], sort_keys=True)
        for who in seats
    }


@pytest.mark.parametrize("answer", ["accept", "decline"])
def test_offered_cards_are_seen_after_acceptance_only(answer: str) -> None:
    """C9.4.2, S23: before his answer the recipient cannot tell a 6 from a 1; the others never can."""
    high, low = gifts("hands: {france: [1, 6]}"), gifts("hands: {france: [1, 6]}")
    play(high, "cards spain", "card 6", "stop", "stop")
    play(low, "cards spain", "card 1", "stop", "stop")
    for who in ("spain", "prussia", "britain", None):
        assert views(high, who) == views(low, who)
    assert views(high, "france") != views(low, "france")
    play(high, answer)
    play(low, answer)
    for who in ("prussia", "britain", None):
        assert views(high, who) == views(low, who)
    assert (views(high, "spain") != views(low, "spain")) == (answer == "accept")


def test_others_see_the_number_of_cards() -> None:
    """C9.4.2, S14, S23: how many cards are offered and taken is public."""
    game = gifts()
    play(game, "cards spain", "card 4", "card 1", "stop", "stop")
    (offered,) = of_kind(game.log(None), "cards_offered")
    assert (offered.params["power"], offered.params["recipient"], offered.params["count"]) == ("france", "spain", 2)
    play(game, "accept")
    (taken,) = of_kind(game.log("britain"), "cards_accepted")
    assert taken.params["count"] == 2
    (seen,) = of_kind(game.log("spain"), "cards_seen")
    assert seen.params["cards"] == ("1", "4")


def test_within_a_group_gifts_are_accepted_automatically() -> None:
    """C9.4.2, C12.5.6, C12.5.10: France gives to its Minor, and the Minor to France; nobody is asked."""
    text = "round: 2\ncontrollers: {ottoman: france}\nmoney: {france: 5, ottoman: 5}\n"
    game = gifts(text, players=6)
    play(game, "money ottoman:2", "stop")
    assert (purses(game, "france", "ottoman"), asked(game)) == ([3, 7], "leadership")
    game = acting("ottoman", "subsidies", text + "hands: {ottoman: [5, 6]}", players=6)
    assert seat(game) == "france"
    play(game, "cards france", "card 5", "stop", "stop")
    assert (hand(game, "france"), hand(game, "ottoman"), asked(game)) == ([5], [6], "leadership")


def test_a_gift_outside_the_group_is_asked_for() -> None:
    """C9.4.2: one offer to the own Minor, one to an Ally: only the Ally answers."""
    game = gifts("round: 2\ncontrollers: {ottoman: france}\nmoney: {france: 5}", players=6)
    play(game, "money ottoman:2", "money prussia:1")
    assert (asked(game), seat(game)) == ("offered_money", "prussia")
    play(game, "decline")
    assert purses(game, "france", "prussia", "ottoman") == [3, 0, 2]


# -- to whom


@pytest.mark.parametrize(
    ("statuses", "power", "recipients"),
    [
        ("", "france", {"prussia", "spain"}),
        ("", "britain", {"austria", "russia"}),
        ("", "austria", {"britain", "russia"}),
        ("statuses: {prussia: british}", "france", {"spain"}),
        ("statuses: {prussia: british}", "prussia", {"britain", "austria", "russia"}),
        ("statuses: {prussia: neutral}", "prussia", set()),
        ("statuses: {prussia: expansionist}", "prussia", set()),
        ("statuses: {prussia: neutral, spain: neutral}", "spain", set()),
        ("statuses: {prussia: expansionist, spain: expansionist}", "spain", set()),
        ("statuses: {prussia: neutral, spain: expansionist}", "france", set()),
    ],
)
def test_only_allies_receive(statuses: str, power: str, recipients: set[str]) -> None:
    """C9.4.1, C9.4.3, C7.6.4, C7.8: Neutrals and Expansionists have nobody, not even each other."""
    game = acting(power, "subsidies", f"{statuses}\nmoney: {{{power}: 3}}\nhands: {{{power}: [1]}}")
    found = options(game) if asked(game) == "subsidies" else set()
    assert {option.removeprefix("cards ") for option in found if option.startswith("cards ")} == recipients
    assert {option[6:-2] for option in found if option.startswith("money ")} == recipients


@pytest.mark.parametrize("status", ["neutral", "expansionist"])
def test_a_neutral_or_expansionist_gives_to_its_group(status: str) -> None:
    """C9.4.3, C12.5.1: its own Minor is the only recipient."""
    text = f"round: 2\nstatuses: {{prussia: {status}}}\ncontrollers: {{ottoman: prussia}}\nmoney: {{prussia: 3}}"
    game = acting("prussia", "subsidies", text, players=6)
    assert options(game) == {"money ottoman:1", "money ottoman:2", "money ottoman:3", "stop"}


def test_an_uncontrolled_minor_receives_nothing() -> None:
    """C9.4.3: Spain is in the French Coalition, but nobody answers for it."""
    game = acting("prussia", "subsidies", "money: {prussia: 1}\nhands: {prussia: [1]}", players=4)
    assert options(game) == {"money france:1", "cards france", "stop"}


def test_a_minor_gives_and_receives_like_a_major() -> None:
    """C9.4.1, C12.5.1, C0.2: of its own Money; its controller offers and answers for it."""
    text = "round: 2\ncontrollers: {ottoman: russia}\nmoney: {ottoman: 2, russia: 7, britain: 3}"
    game = acting("ottoman", "subsidies", text, players=6)
    assert seat(game) == "russia"
    allies = ("britain", "austria", "russia")
    assert options(game) == {f"money {ally}:{n}" for ally in allies for n in (1, 2)} | {"stop"}
    play(game, "money austria:2")
    assert (asked(game), seat(game)) == ("offered_money", "austria")
    play(game, "accept")
    assert purses(game, "austria", "ottoman", "russia") == [2, 0, 7]
    game = acting("britain", "subsidies", text, players=6)
    play(game, "money ottoman:3")
    assert (asked(game), seat(game)) == ("offered_money", "russia")
    play(game, "accept")
    assert purses(game, "britain", "ottoman", "russia") == [0, 5, 7]


# -- the hand limit


def test_who_gets_too_many_cards_discards_at_the_end() -> None:
    """C9.4.4, C5.10.1: a hand of 5 takes 3; after all answers it goes down to 6."""
    game = gifts("hands: {france: [1, 2, 4], prussia: [3, 3, 3, 5, 5], spain: [1]}")
    play(game, "cards prussia", "card 1", "card 4", "stop", "cards spain", "card 2")
    play(game, "accept")
    assert hand(game, "prussia") == [1, 3, 3, 3, 4, 5, 5]
    assert (asked(game), seat(game)) == ("offered_cards", "spain")
    play(game, "accept")
    assert (asked(game), seat(game)) == ("hand_limit", "prussia")
    assert options(game) == {"card 1", "card 3", "card 4", "card 5"}
    play(game, "card 1")
    assert (hand(game, "prussia"), hand(game, "spain")) == ([3, 3, 3, 4, 5, 5], [1, 2])
    assert state(game).discards == [1]
    assert (asked(game), seat(game)) == ("leadership", "austria")
