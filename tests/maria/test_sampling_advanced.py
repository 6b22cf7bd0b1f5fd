"""Samples of the advanced game: what a view leaves open is filled in so that the seat cannot tell the difference."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kabinett.core.dice import Dice
from kabinett.core.game import Game
from kabinett.maria.board import BOX
from kabinett.maria.combat import Battle
from kabinett.maria.deck import FACES, points
from kabinett.maria.political import DISPLAY
from kabinett.maria.politics import PoliticsStage
from kabinett.maria.powers import AUSTRIA, FRANCE, PRAGMATIC, PRUSSIA
from kabinett.maria.rules import Maria
from kabinett.maria.setting import MAX_TROOPS
from kabinett.maria.stacks import strength
from kabinett.maria.state import State
from tests.maria.players import Plan, rules_of
from tests.maria.table import advanced, asked, state

AHEAD = 25  # moves that a sample is played on
OFTEN = 3  # samples of one kind of moment in one game
SEATS_3 = ("maria_theresa", "frederick", "louis_xv")
quick = settings(deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))


def sample(game: Game, seat: str, seed: int) -> State:
    """A sample that looks to the seat as the game does, is sound, and can be played on."""
    rules = rules_of(game)
    view = rules.view(state(game), seat)
    found = rules.sample(view, Dice.from_seed(seed))
    assert rules.view(found, seat).to_json() == view.to_json()
    check(found)
    return found


def check(s: State) -> None:
    """S54, M6.5, M11.1.6, M4.14: cards in one place, troops within limits, announced strengths, a political pile."""
    placed = [
        card for stage in s.stages if isinstance(stage, PoliticsStage) for cards in stage.placed for card in cards
    ]
    played = [card for stage in s.stages if isinstance(stage, Battle) for card in stage.played]
    piles = [*s.hands, *s.discards, *s.display, *s.covered, s.pile, placed, played]
    assert Counter(card for pile in piles for card in pile) == Counter(range(s.next_deck * FACES))
    for general, troops in enumerate(s.troops):
        there = s.place[general] >= 0 or s.place[general] == BOX
        assert any(type(stage).__name__ == "SetUp" for stage in s.stages) or there * 1 <= troops <= there * MAX_TROOPS
    for stage in s.stages:
        if isinstance(stage, Battle):
            assert [strength(s, city) for city in stage.cities] == stage.strengths
    assert len(set(s.political_pile)) == len(s.political_pile)
    assert all(len(scores) == len(DISPLAY) for scores in s.winter_scores)


def play_on(rules: Maria, s: State, seed: int) -> None:
    """Play a sample on at random."""
    rng = Random(seed)
    for _ in range(AHEAD):
        if s.outcome is None:
            decision = rng.choice(s.asked)
            assert decision.options, f"{decision} of a sample has no option"
            rules.apply(s, decision.seat, rng.choice(decision.options))


# -- random games


@settings(quick, max_examples=12)
@given(st.sampled_from([2, 3]), st.sampled_from(["standard", "optional"]), st.integers(0, 10**6))
def test_samples_of_random_games_fit_and_play_on(players: int, politics: str, seed: int) -> None:
    """S6, S22, S25, S28, S30, S44: at moments of every kind, for every seat; `sample` and `play_on` assert the rest."""
    rng = Random(seed)
    plan = Plan(players, "warlike", seed, variant="advanced", politics=politics)
    game = plan.begin()
    taken: Counter[tuple[str, ...]] = Counter()
    for _ in plan.moves(game):
        moment = tuple(type(stage).__name__ for stage in state(game).stages[-2:])
        if game.outcome is None and taken[moment] < OFTEN and rng.random() < 0.3:
            taken[moment] += 1
            for seat in game.seats:
                play_on(rules_of(game), sample(game, seat, rng.randrange(10**6)), rng.randrange(10**6))
    assert len(taken) > 5, "too few kinds of moments to have tested anything"


# -- moments that random games seldom reach


MIXED = """
stage: france
phase: combat
pieces:
  moritz_von_sachsen: {city: luxemburg, troops: 7}
  belle_isle: {city: paris, troops: 3}
  earl_of_stair: {city: bastogne, troops: 3}
  george_ii: {city: hannover, troops: 6}
  khevenhueller: {city: bastogne, troops: 4}
  traun: {city: wien, troops: 5}
  der_alte_dessauer: {box: true, troops: 6}
"""


@pytest.mark.parametrize("seat", SEATS_3)
def test_a_stack_of_two_players_has_its_announced_strength(seat: str) -> None:
    """M11.1.6, M11.1.13: of 7 troops in Bastogne nobody else knows who has how many; the two players know theirs."""
    game = advanced(MIXED)
    assert asked(game) == "battle"
    found = {tuple(sample(game, seat, seed).troops) for seed in range(30)}
    generals = [state(game).setting.board.piece_index[name] for name in ("earl_of_stair", "khevenhueller")]
    divisions = {tuple(troops[general] for general in generals) for troops in found}
    assert all(sum(division) == 7 for division in divisions)
    assert (len(divisions) > 1) == (seat == "louis_xv")


def test_what_was_placed_on_the_display_is_made_up_for_others() -> None:
    """S30, M17.3.2: Austria sees that Prussia and France have placed a card, Frederick which was his own."""
    game = advanced("stage: politics\nvictor: frederick\nhands: {prussia: [S7, H2], france: [D4, C4], austria: [H9]}\n")
    for seat, name in (("frederick", "suit spades"), ("frederick", "card S7"), ("louis_xv", "card C4")):
        game.play(seat, name)

    def shown(seat: str) -> set[str]:
        stages = [sample(game, seat, seed).stages[-1] for seed in range(20)]
        return {str(stage.placed) for stage in stages if isinstance(stage, PoliticsStage)}

    assert [len(shown(seat)) > 1 for seat in SEATS_3] == [True, True, True]
    assert len({text.split("]")[2] for text in shown("frederick")}) == 1


def test_a_power_that_is_asked_for_an_eliminated_corps_can_pay() -> None:
    """M17.5.20: France has no general on the map: that it is asked tells that it has 8 points."""
    game = advanced("""
stage: politics
tracks: {italy: IT+1}
victor: maria_theresa
political: [41c, 41a]
pieces: {karl_von_lothringen: {city: wien, troops: 5}}
hands: {france: [S2, S6], austria: [H9], prussia: [C2, C3, C4, C5], pragmatic: [D2, D3, D4]}
""")
    for seat, name in (
        ("maria_theresa", "suit hearts"),
        ("frederick", "pass"),
        ("louis_xv", "pass"),
        ("frederick", "pass"),
        ("maria_theresa", "card H9"),
        ("maria_theresa", "political 41c"),
        ("maria_theresa", "right"),
    ):
        game.play(seat, name)
    assert asked(game) == "corps"
    for seed in range(40):
        assert points(sample(game, "frederick", seed).hands[FRANCE]) >= 8
    game.play("louis_xv", "piece moritz_von_sachsen")
    assert asked(game) == "payment"
    for seed in range(40):
        assert points(sample(game, "frederick", seed).hands[FRANCE]) >= 8


@pytest.mark.parametrize(
    ("markers", "bought"), [("{magdeburg: austria, berlin: austria}", 9), ("{magdeburg: austria}", 7), ("{}", 10)]
)
def test_new_troops_have_room_beside_a_general_in_his_box(markers: str, bought: int) -> None:
    """M13.9, M13.10: Prussia's 14 troops are partly in a box, which leaves room for those bought."""
    game = advanced(f"""
turn: 3
stage: winter
pieces:
  der_alte_dessauer: {{box: true, troops: 7}}
  friedrich: {{city: lueben, troops: 5}}
  schwerin: {{city: berlin, troops: 2}}
  erbprinz_leopold: eliminated
hands: {{prussia: [S10, H10, D10, C10]}}
markers: {markers}
""")
    while asked(game) != "recruit" or game.decisions()[0].params["power"] != "prussia":
        game.play(game.decisions()[0].seat, "value 0")
    rng = Random(1)
    game.play("frederick", f"value {bought}")
    before = state(game).total(PRUSSIA)
    while asked(game) in ("payment", "general_entry", "recruits"):
        for seat in SEATS_3:
            for seed in range(20):
                found = sample(game, seat, seed)
                assert found.total(PRUSSIA) == before, "M6.9: the total is public"
                play_on(rules_of(game), found, seed)
        game.play("frederick", rng.choice(game.decisions()[0].options))


def test_a_general_who_must_re_enter_leaves_few_troops_in_the_box() -> None:
    """M13.10: Prussia has 18 troops and buys 7, of which the two on the map can not take all. Leopold has one fortress
    to return to and must; that he is asked tells nothing, for with a general in a box it is always asked."""
    game = advanced("""
turn: 3
stage: winter
pieces:
  der_alte_dessauer: {box: true, troops: 6}
  friedrich: {city: lueben, troops: 5}
  schwerin: {city: berlin, troops: 7}
  erbprinz_leopold: eliminated
hands: {prussia: [S10, H10, D10]}
markers: {magdeburg: austria}
""")
    while asked(game) != "recruit" or game.decisions()[0].params["power"] != "prussia":
        game.play(game.decisions()[0].seat, "value 0")
    game.play("frederick", "value 7")
    while asked(game) == "payment":
        game.play("frederick", game.decisions()[0].options[0])
    assert (asked(game), [str(option) for option in game.decisions()[0].options]) == ("general_entry", ["city berlin"])
    for seat in SEATS_3:
        for seed in range(20):
            play_on(rules_of(game), sample(game, seat, seed), seed)


def test_the_political_pile_has_the_years_that_are_left() -> None:
    """M4.14, S28: in turn 5 one Imperial Election, and of 1742 only what is not open, lies on 1743 and 1744."""
    game = advanced("turn: 5\nstage: politics\nvictor: frederick\npolitical: [42a, 42c, 42x]\nhands: {austria: [H9]}\n")
    for seed in range(20):
        s = sample(game, "louis_xv", seed)
        cards = [s.setting.political[card] for card in s.political_pile]
        assert Counter(card.year for card in cards) == {1742: 3, 1743: 6, 1744: 6}
        assert [card.year for card in cards] == sorted((card.year for card in cards), reverse=True)
        assert "42x" in {card.id for card in cards}
        assert not {"42a", "42c"} & {card.id for card in cards}


def test_an_election_that_was_held_is_in_no_political_pile() -> None:
    """M18.10, S29: the Emperor is elected, so the card is gone; 14 real ones are left before turn 6."""
    game = advanced("turn: 5\nstage: austria\nphase: movement\nemperor: france\n")
    for seed in range(20):
        s = sample(game, "louis_xv", seed)
        assert len(s.political_pile) == 14
        assert not any(s.setting.political[card].election for card in s.political_pile)


def test_winter_scores_are_made_up_from_the_pools() -> None:
    """S44: the sheet is folded away; a sample has as many winters."""
    scores = "{prussia: 4, france: 4, pragmatic: 4, austria: 4}"
    game = advanced(f"turn: 8\nstage: hussars\nemperor: france\nwinter_scores: [{scores}, {scores}]\n")
    s = sample(game, "frederick", 1)
    assert s.winter_scores == [[11, 10, 8, 3]] * 2


@pytest.mark.parametrize("players", [2, 3])
def test_saved_and_covered_cards_are_in_no_hand(players: int) -> None:
    """S31, S32: they are public, so a sample leaves them where they are."""
    text = "turn: 2\nstage: hussars\ndisplay: {prussia: [S7]}\ncovered: {austria: [H9]}\nhands: {france: [C2, C3]}\n"
    game = advanced(text, players, "optional")
    for seat in game.seats:
        s = sample(game, seat, 3)
        assert (s.display, s.covered) == (state(game).display, state(game).covered)


def test_samples_differ_in_what_is_secret() -> None:
    """Troops, hands, draw pile and political pile are drawn anew each time."""
    game = advanced(MIXED + "hands: {austria: [S7, H4], pragmatic: [D3, D4], prussia: [C2], france: [S9]}\n")
    drawn = [sample(game, "louis_xv", seed) for seed in range(20)]
    assert len({str(s.hands[AUSTRIA]) for s in drawn}) > 15
    assert len({str(s.hands[PRAGMATIC]) for s in drawn}) > 15
    assert len({str(s.political_pile) for s in drawn}) == 20
    assert len({str(s.pile) for s in drawn}) == 20


def test_a_sample_depends_on_view_and_dice_only() -> None:
    """The same view and dice give the same sample, to the order of all keys."""
    game = advanced(MIXED)
    rules = rules_of(game)
    one, two = (rules.sample(game.view("louis_xv"), Dice.from_seed(7)) for _ in range(2))
    assert str(rules.to_json(one)) == str(rules.to_json(two))
