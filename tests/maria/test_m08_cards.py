"""M8 Tactical cards: income, subsidy, hands, decks, payments."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from kabinett.core.yamltree import parse_yaml
from kabinett.maria.board import load_board
from kabinett.maria.deck import CARD_NAMES
from kabinett.maria.rules import Maria
from kabinett.maria.setting import Setting, variants
from tests.maria.table import advanced, asked, both_maps, hand, intro, kinds, of_kind, options, play, state

# Two French generals in Swabia, 4 roads each from their train, cut off by the hussar in Donauwörth (T9.a).
HUSSAR_ON_THE_ROAD = """
stage: france
phase: supply
hussars: [donauwoerth]
pieces:
  france_train_2: {city: nuernberg}
  belle_isle: {city: ulm, troops: 3}
  broglie: {city: mindelheim, troops: 3}
"""
# Prussia may bring its train back to Berlin, Magdeburg or Dresden for 4 points.
TRAIN_LOST = """
stage: prussia
phase: movement
"""


def hand_sizes(game: Game, *powers: str) -> list[int]:
    return [len(hand(game, power)) for power in powers]


def with_french_income(change: int) -> Game:
    """The introductory game at the start of a French stage, the French base income of 5 changed by this much."""
    variant = replace(variants()["introductory"], income={"france": change})
    rules = Maria(Setting(load_board(), variant, 3))
    return Game(rules, 0, rules.to_json(rules.read_position(parse_yaml("stage: france", "test"))))


def before_austria_draws(**lists: object) -> Game:
    """A game whose next move leads into Austria's draw of 5, with all 152 cards in use and lists of the state set."""
    game = intro("stage: prussia\nphase: movement")
    s = state(game)
    s.next_deck = 4
    s.pile = []
    for name, value in lists.items():
        setattr(s, name, value)
    return game


def deck(number: int, count: int) -> list[int]:
    """The first cards of a deck (1-4)."""
    return list(range((number - 1) * 38, (number - 1) * 38 + count))


# -- income


@pytest.mark.parametrize(
    ("stage", "power", "cards"),
    [("prussia", "prussia", 3), ("prussia", "saxony", 1), ("austria", "pragmatic", 3), ("austria", "austria", 5)],
)
def test_income_in_the_powers_own_stage(stage: str, power: str, cards: int) -> None:
    """M8.1: P 3, S 1, PA 3, A 5."""
    game = both_maps(f"stage: {stage}")
    assert hand_sizes(game, power) == [cards]


def test_nobody_draws_in_the_stage_of_another() -> None:
    """M8.1: income comes in phase 1 of the power's own action stage, not in others and not in later phases."""
    game = both_maps("stage: prussia")
    assert hand_sizes(game, "france", "bavaria", "pragmatic", "austria") == [0, 0, 0, 0]
    assert hand_sizes(both_maps("stage: prussia\nphase: supply"), "prussia", "saxony") == [0, 0]


def test_saxony_as_austrian_ally_draws_two_in_austrias_stage() -> None:
    """M8.1: S as Austrian ally 2 (ADV)."""
    assert hand_sizes(both_maps("stage: prussia\nsaxony: austrian_ally"), "saxony") == [0]
    assert hand_sizes(both_maps("stage: austria\nsaxony: austrian_ally"), "saxony") == [2]


def test_neutral_saxony_draws_its_ordinary_income() -> None:
    """M8.1: only the Austrian ally draws 2; a neutral Saxony draws 1, in stage 5 (M2.11)."""
    assert hand_sizes(both_maps("stage: austria\nsaxony: neutral"), "saxony") == [1]


def test_introductory_income() -> None:
    """M8.1, M8.2: INTRO: P 3, S 1, A 5 as ever; F has 2 less: 2 with subsidy (M14.4)."""
    assert hand_sizes(intro("stage: prussia"), "prussia", "saxony") == [3, 1]
    assert hand_sizes(intro("stage: austria"), "austria", "pragmatic") == [5, 0]
    assert hand_sizes(intro("stage: france"), "france", "bavaria") == [2, 2]


# -- subsidy


@pytest.mark.parametrize("turn", [1, 2, 3])
def test_subsidy_is_compulsory_in_the_first_three_turns(turn: int) -> None:
    """T8.a, M8.2: turns 1-3: nobody is asked, F draws 4 and B 2."""
    game = both_maps(f"turn: {turn}\nstage: france")
    assert asked(game) == "movement"
    assert hand_sizes(game, "france", "bavaria") == [4, 2]


@pytest.mark.parametrize(("move", "cards"), [("subsidy", [4, 2]), ("keep", [5, 1])])
@pytest.mark.parametrize("when", ["turn: 4", "turn: 5", "turn: 12\nemperor: france"])
def test_subsidy_is_a_choice_from_turn_four(when: str, move: str, cards: list[int]) -> None:
    """T8.a, M8.2: from turn 4 F chooses each turn: 4 and 2, or 5 and 1. It chooses before it draws."""
    game = both_maps(f"{when}\nstage: france")
    assert asked(game) == "subsidy"
    assert options(game) == {"subsidy", "keep"}
    assert hand_sizes(game, "france", "bavaria") == [0, 0]
    play(game, move)
    assert hand_sizes(game, "france", "bavaria") == cards


def test_subsidy_is_chosen_anew_each_turn_by_the_french_player() -> None:
    """M8.2: a choice binds one turn only; it is the French player's."""
    game = intro("turn: 4\nstage: france")
    assert game.decisions()[0].seat == "louis_xv"
    play(game, "keep")
    assert hand_sizes(game, "france", "bavaria") == [3, 1]
    play(game, "end", "end", "end", "stay", "stay")
    assert asked(game) == "subsidy"
    play(game, "subsidy")
    assert hand_sizes(game, "france", "bavaria") == [5, 3]


# -- fortresses of the minor powers


@pytest.mark.parametrize("turn", [1, 4])
def test_bavaria_without_muenchen_draws_nothing(turn: int) -> None:
    """T8.b, M8.3, M8.4: München Austrian: B 0 and no subsidy, F keeps the card and draws 5, also in turns 1-3."""
    game = both_maps(f"turn: {turn}\nstage: france\nmarkers: {{muenchen: austria}}")
    assert asked(game) == "movement"
    assert hand_sizes(game, "france", "bavaria") == [5, 0]


def test_introductory_france_keeps_the_card_that_bavaria_cannot_receive() -> None:
    """M8.4: INTRO: F draws 3 (2 less than 5)."""
    game = intro("turn: 2\nstage: france\nmarkers: {muenchen: austria}")
    assert hand_sizes(game, "france", "bavaria") == [3, 0]


@pytest.mark.parametrize("friend", ["france", "prussia"])
def test_bavaria_draws_when_a_friend_holds_muenchen(friend: str) -> None:
    """T8.b, M8.3: only control by an enemy stops the income; with a French (or allied) VM B draws normally."""
    game = both_maps(f"stage: france\nmarkers: {{muenchen: {friend}}}")
    assert hand_sizes(game, "france", "bavaria") == [4, 2]


def test_a_neutral_holder_of_muenchen_is_no_enemy() -> None:
    """M8.3: a Prussian VM while Prussia is neutral (M2.8): B draws and receives as ever."""
    game = both_maps("turn: 2\nstage: france\npeace_turn: 1\nmarkers: {muenchen: prussia}")
    assert hand_sizes(game, "france", "bavaria") == [4, 2]


def test_other_bavarian_fortresses_do_not_matter() -> None:
    """M8.3: the major fortress counts, no other."""
    game = both_maps("stage: france\nmarkers: {ingolstadt: austria, straubing: austria, amberg: pragmatic}")
    assert hand_sizes(game, "bavaria") == [2]


@pytest.mark.parametrize(("marker", "cards"), [("austria", 0), ("pragmatic", 0), ("prussia", 1), ("france", 1)])
def test_saxony_without_dresden_draws_nothing(marker: str, cards: int) -> None:
    """M8.3: S draws nothing while an enemy controls Dresden; P's income is not touched."""
    game = both_maps(f"stage: prussia\nmarkers: {{dresden: {marker}}}")
    assert hand_sizes(game, "prussia", "saxony") == [3, cards]


@pytest.mark.parametrize("marker", ["prussia", "france"])
def test_saxony_as_austrian_ally_has_other_enemies(marker: str) -> None:
    """M8.3: who is an enemy follows from Saxony's status: as Austrian ally P and F are."""
    game = both_maps(f"stage: austria\nsaxony: austrian_ally\nmarkers: {{dresden: {marker}}}")
    assert hand_sizes(game, "saxony") == [0]


@pytest.mark.parametrize(
    ("entries", "cards"),
    [
        ("stage: france", {"france": 4, "bavaria": 2}),
        ("stage: france\ntracks: {italy: IT+1}", {"france": 3, "bavaria": 2}),
        ("stage: france\ntracks: {italy: IT+3}\nin_force: [41e]", {"france": 2, "bavaria": 2}),
        ("stage: prussia\ntracks: {russia: RU-2}", {"prussia": 4, "saxony": 1}),
        ("stage: prussia\ntracks: {russia: RU+2}\ncontracts: [{giver: prussia, receiver: saxony, turns: 1}]",
         {"prussia": 1, "saxony": 2}),
        ("stage: austria\ntracks: {russia: RU-3, italy: IT-1}", {"austria": 3, "pragmatic": 3}),
        ("stage: austria\ntracks: {russia: RU+1, italy: IT-1}", {"austria": 5, "pragmatic": 3}),
        ("stage: austria\ntracks: {russia: RU+1}\nin_force: [44f]\n"
         "contracts: [{giver: pragmatic, receiver: austria, turns: 1}]", {"austria": 7, "pragmatic": 1}),
    ],
)  # fmt: skip
def test_income_with_modifiers(entries: str, cards: dict[str, int]) -> None:
    """M8.5: base + bonuses - maluses of tracks and cards; then the subsidies are handed over out of it."""
    game = advanced(entries)
    assert {power: len(hand(game, power)) for power in cards} == cards


@pytest.mark.parametrize(("change", "france", "bavaria"), [(1, 5, 2), (0, 4, 2), (-4, 0, 2), (-5, 0, 1), (-7, 0, 1)])
def test_income_with_bonus_and_malus(change: int, france: int, bavaria: int) -> None:
    """M8.5, M8.16: income = base + bonuses - maluses, at least 0; the subsidy comes out of it, if there is any.

    F draws 5 + change and hands 1 over. Only with an income of 0 it hands over nothing: then B draws its own 1.
    """
    assert hand_sizes(with_french_income(change), "france", "bavaria") == [france, bavaria]


# -- hands


def test_a_power_pays_with_its_own_cards_only() -> None:
    """M8.6: powers of one player never mix TCs: Saxony's cards do not pay for a Prussian train."""
    game = intro(TRAIN_LOST + "hands: {saxony: [S10, H10], prussia: [S3]}")
    assert "reenter saxony_train_1" in options(game)
    assert "reenter prussia_train_1" not in options(game)
    play(game, "reenter saxony_train_1", "city dresden")
    assert options(game) == {"card S10", "card H10"}


def test_a_hand_has_no_limit_and_is_kept() -> None:
    """M8.6: each power has its own hand, without limit."""
    cards = ", ".join(f"{suit}{value}" for suit in "SH" for value in range(2, 11))
    game = intro(f"stage: austria\nhands: {{austria: [{cards}]}}\ndraw: [D2, D3, D4, D5, D6]")
    assert len(hand(game, "austria")) == 23
    assert {"S2", "H10", "D2", "D6"} <= set(hand(game, "austria"))
    play(game, "end", "stay", "stay")
    assert len(hand(game, "austria")) == 23


def test_cards_are_hidden_from_other_players() -> None:
    """M8.7: other seats see neither a hand nor what was drawn, only numbers."""
    game = intro("stage: austria\nhands: {austria: [H3]}\ndraw: [S5, S6, S7, S8, S9]")
    assert game.view("maria_theresa").position["hands"]["austria"] == ["S5", "S6", "S7", "S8", "S9", "H3"]
    for seat in ("frederick", "louis_xv"):
        assert game.view(seat).position["hands"]["austria"] == 6
        assert "cards_seen" not in kinds(game.log(seat))
        assert [event.params for event in of_kind(game.log(seat), "cards_drawn")] == [{"power": "austria", "count": 5}]
    assert "cards_seen" in kinds(game.log("maria_theresa"))
    assert "cards_seen" not in kinds(game.log(None))


def test_the_player_of_two_powers_sees_both_hands_apart() -> None:
    """M8.6, M8.7: Frederick sees P's and S's cards, each as its own hand."""
    game = intro(TRAIN_LOST + "hands: {prussia: [S3], saxony: [H4]}")
    hands = game.view("frederick").position["hands"]
    assert (hands["prussia"], hands["saxony"]) == (["S3"], ["H4"])


# -- decks


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_each_deck_has_38_cards(number: int) -> None:
    """M8.8: four decks, each with values 2-10 in 4 suits and 2 Reserves."""
    names = [CARD_NAMES[card].split("/")[0].rstrip("*") for card in deck(number, 38)]
    expected = [f"{suit}{value}" for suit in "SHDC" for value in range(2, 11)] + ["R", "R"]
    assert Counter(names) == Counter(expected)
    assert len(CARD_NAMES) == 4 * 38


def test_the_first_draw_pile_is_deck_one() -> None:
    """M8.8, M8.12: at the start one deck of 38 is in use."""
    game = intro("stage: prussia\nphase: movement")
    assert sorted(state(game).pile) == deck(1, 38)
    assert state(game).next_deck == 1


def test_reserve_in_battle_takes_a_value_from_one_to_eight() -> None:
    """M8.9: a Reserve may be any value 1-8, in a sector of any suit; it may be declared lower than 8."""
    game = intro("""
stage: austria
phase: combat
pieces:
  traun: {city: pilsen, troops: 2}
  belle_isle: {city: mies, troops: 5}
hands: {austria: [R, H4]}
""")
    assert options(game) == {"stop", *(f"reserve {value}" for value in range(1, 9))}
    (event,) = of_kind(play(game, "reserve 2"), "card_played")
    assert (event.params["value"], event.params["score"]) == (2, -1)
    assert hand(game, "austria") == ["H4"]


def test_reserve_pays_eight_points() -> None:
    """M8.10: a hussar cost of 8 is paid by one Reserve."""
    game = intro(HUSSAR_ON_THE_ROAD + "hands: {france: [R, S2]}")
    assert game.decisions()[0].params["due"] == 8
    play(game, "card R")
    assert asked(game) == "movement"
    assert hand(game, "france") == ["S2"]


def test_reserve_pays_no_more_than_eight_points() -> None:
    """M8.10: of a price of 12 (3 troops, M13.2) 4 are left after a Reserve."""
    game = intro("""
turn: 3
stage: winter
pieces:
  belle_isle: {city: muenchen, troops: 1}
hands: {france: [R, S4]}
""")
    play(game, "value 3")
    assert game.decisions()[0].params["due"] == 12
    play(game, "card R")
    assert game.decisions()[0].params["due"] == 4


def test_used_cards_go_to_the_discard_pile_of_their_own_deck() -> None:
    """M8.11: payments; each card goes to the pile of its deck."""
    game = intro(HUSSAR_ON_THE_ROAD + "deck: 2\nhands: {france: [S3, S3/2, H2/2]}\nrest: discards")
    before = [len(pile) for pile in state(game).discards]
    play(game, "card S3", "card S3", "card H2")
    after = [len(pile) for pile in state(game).discards]
    assert [b - a for a, b in zip(before, after, strict=True)] == [1, 2, 0, 0]
    assert CARD_NAMES.index("H2/2") in state(game).discards[1]
    assert hand(game, "france") == []


def test_cards_played_in_battle_are_discarded_by_deck() -> None:
    """M8.11: battle cards too."""
    game = intro("""
stage: austria
phase: combat
deck: 2
pieces:
  traun: {city: pilsen, troops: 2}
  belle_isle: {city: mies, troops: 5}
hands: {austria: [S2/2, S5]}
""")
    assert CARD_NAMES.index("S2/2") not in state(game).discards[1]
    play(game, "card S2", "stop")
    assert CARD_NAMES.index("S2/2") in state(game).discards[1]
    assert CARD_NAMES.index("S2/2") not in state(game).discards[0]
    assert hand(game, "austria") == ["S5"]


def test_a_draw_continues_with_the_next_deck() -> None:
    """T8.e, M8.12: a draw of 5 with 2 cards left: 2 + 3 from the next deck."""
    game = intro("stage: austria\ndraw: [S2, H3]\nrest: discards")
    cards = hand(game, "austria")
    assert {"S2", "H3"} <= set(cards)
    assert len(cards) == 5
    assert sum(card.endswith("/2") for card in cards) == 3
    assert state(game).next_deck == 2
    assert len(state(game).pile) == 35
    assert len(state(game).discards[0]) == 36  # the first pile is not shuffled in again


def test_a_new_deck_waits_until_a_card_is_needed() -> None:
    """M8.12: the last card of the pile drawn, the next deck is not opened before another card is needed."""
    game = intro("stage: austria\ndraw: [S2, S3, S4, S5, S6]\nrest: discards")
    assert len(hand(game, "austria")) == 5
    assert state(game).pile == []
    assert state(game).next_deck == 1


@pytest.mark.parametrize("number", [1, 2, 3])
def test_decks_follow_in_order(number: int) -> None:
    """M8.12: decks 2, 3 and 4 follow each other, whole, whatever the discards hold."""
    game = intro(f"stage: austria\ndeck: {number}\nrest: discards")
    assert all(card.endswith(f"/{number + 1}") for card in hand(game, "austria"))
    assert sorted(state(game).pile + state(game).hands[5]) == deck(number + 1, 38)


def test_after_deck_four_the_two_fullest_discard_piles_are_shuffled_together() -> None:
    """T8.d, M8.13: discards 30/12/25/8: the new pile is decks 1 + 3, 55 cards; piles 2 and 4 stay."""
    game = before_austria_draws(discards=[deck(1, 30), deck(2, 12), deck(3, 25), deck(4, 8)])
    events = play(game, "end")
    assert [event.params["cards"] for event in of_kind(events, "pile_shuffled")] == [55]
    assert [len(pile) for pile in state(game).discards] == [0, 12, 0, 8]
    assert sorted(state(game).pile + state(game).hands[5]) == deck(1, 30) + deck(3, 25)
    assert len(hand(game, "austria")) == 5


def test_of_equal_discard_piles_the_lower_deck_comes_first() -> None:
    """M8.13: ties: the lower deck number."""
    game = before_austria_draws(discards=[deck(1, 5), deck(2, 10), deck(3, 10), deck(4, 10)])
    play(game, "end")
    assert [len(pile) for pile in state(game).discards] == [5, 0, 0, 10]
    game = before_austria_draws(discards=[deck(1, 10), deck(2, 12), deck(3, 10), deck(4, 10)])
    play(game, "end")
    assert [len(pile) for pile in state(game).discards] == [0, 0, 10, 10]


def test_a_single_discard_pile_is_used_alone() -> None:
    """M8.13: only one non-empty pile: it alone."""
    game = before_austria_draws(discards=[[], [], deck(3, 9), []])
    play(game, "end")
    assert len(hand(game, "austria")) == 5
    assert len(state(game).pile) == 4
    assert [len(pile) for pile in state(game).discards] == [0, 0, 0, 0]


def test_without_any_discards_nobody_draws() -> None:
    """M8.13: no discards at all: the draw stops, here after the 2 cards of the pile."""
    game = before_austria_draws(discards=[[], [], [], []], pile=deck(4, 2))
    play(game, "end")
    assert len(hand(game, "austria")) == 2
    assert state(game).pile == []
    assert asked(game) == "movement"


def test_the_reshuffle_is_repeated_whenever_the_pile_is_empty() -> None:
    """M8.13: piles 2/1/1/1: decks 1 + 2 give 3 cards, then decks 3 + 4 the other 2 of a draw of 5."""
    game = before_austria_draws(discards=[deck(1, 2), deck(2, 1), deck(3, 1), deck(4, 1)])
    events = play(game, "end")
    assert [event.params["cards"] for event in of_kind(events, "pile_shuffled")] == [3, 2]
    assert len(hand(game, "austria")) == 5


def test_a_last_card_of_deck_four_is_drawn_before_the_reshuffle() -> None:
    """M8.12, M8.13: a draw continues from deck 4 into the shuffled discards."""
    game = before_austria_draws(discards=[deck(1, 20), deck(2, 20), [], []], pile=deck(4, 2))
    play(game, "end")
    assert sum(card.endswith("/4") for card in hand(game, "austria")) == 2
    assert len(hand(game, "austria")) == 5
    assert len(state(game).pile) == 37


# -- payment


def test_excess_is_lost() -> None:
    """T8.c, M8.14: a train costs 4, a 5 is paid: the card is gone and there is no change."""
    game = intro("stage: france\nphase: movement\nhands: {france: [D5, C2]}")
    play(game, "reenter france_train_2", "city muenchen", "card D5")
    assert asked(game) == "movement"
    assert hand(game, "france") == ["C2"]
    assert CARD_NAMES.index("D5") in state(game).discards[0]


def test_suits_do_not_matter_in_a_payment() -> None:
    """M8.14: any TCs with a total of at least n: here 4 = 2 of spades + 2 of clubs."""
    game = intro(TRAIN_LOST + "hands: {prussia: [S2, C2]}")
    play(game, "reenter prussia_train_1", "city berlin", "card S2")
    assert asked(game) == "payment"
    play(game, "card C2")
    assert asked(game) == "movement"
    assert hand(game, "prussia") == []


@pytest.mark.parametrize(("cards", "offered"), [("[S3]", False), ("[S4]", True), ("[S2, H2]", True), ("[R]", True)])
def test_a_payment_needs_enough_points(cards: str, offered: bool) -> None:
    """M8.14: total value at least n."""
    game = intro(TRAIN_LOST + f"hands: {{prussia: {cards}}}")
    assert ("reenter prussia_train_1" in options(game)) is offered


@pytest.mark.parametrize("first", ["S4", "S7"])
def test_nothing_is_added_to_a_payment_that_is_enough(first: str) -> None:
    """T8.f, M8.15: payment of 4 with cards {4, 7}: either is accepted, both are refused."""
    game = intro(TRAIN_LOST + "hands: {prussia: [S4, S7]}")
    play(game, "reenter prussia_train_1", "city berlin")
    assert options(game) == {"card S4", "card S7"}
    play(game, f"card {first}")
    assert asked(game) == "movement"
    other = "S7" if first == "S4" else "S4"
    with pytest.raises(IllegalMove):
        play(game, f"card {other}")
    assert hand(game, "prussia") == [other]


def test_any_card_may_be_chosen_until_the_total_is_reached() -> None:
    """M8.15: overpaying is allowed: a 2, then a 10, although 2 + 2 would do."""
    game = intro(TRAIN_LOST + "hands: {prussia: [S2, H2, D10]}")
    play(game, "reenter prussia_train_1", "city berlin", "card S2")
    assert options(game) == {"card H2", "card D10"}
    play(game, "card D10")
    assert hand(game, "prussia") == ["H2"]


def test_one_payment_covers_all_hussar_costs_of_a_power() -> None:
    """M8.15: costs 4 + 4 are one payment of 8: 7 + 2 pay it, two separate payments of 4 would take a third card."""
    game = intro(HUSSAR_ON_THE_ROAD + "hands: {france: [S7, S2, S3]}")
    assert game.decisions()[0].params["due"] == 8
    play(game, "card S7", "card S2")
    assert asked(game) == "movement"
    assert hand(game, "france") == ["S3"]
    assert state(game).face_down == 0


def test_one_payment_covers_all_recruits_of_a_power() -> None:
    """M8.15: 3 recruits are one payment of 12: 10 + 2."""
    game = intro("""
turn: 3
stage: winter
pieces:
  belle_isle: {city: muenchen, troops: 1}
hands: {france: [S10, S2, S9]}
""")
    play(game, "value 3", "card S10", "card S2")
    assert hand(game, "france") == ["S9"]
    assert asked(game) != "payment"
