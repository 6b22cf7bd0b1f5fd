"""Samples of what a seat cannot know: each looks to it as the game does, is sound, and can be played on."""

from __future__ import annotations

from collections import Counter
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kabinett import new_game
from kabinett.ancien_regime.board import POWER_IDS
from kabinett.ancien_regime.cardplay import Battle
from kabinett.ancien_regime.diplomacy import Diplomacy
from kabinett.ancien_regime.minors import Auction
from kabinett.ancien_regime.rules import AncienRegime
from kabinett.ancien_regime.state import State
from kabinett.ancien_regime.subsidies import Subsidies
from kabinett.core.dice import Dice
from kabinett.core.game import Game
from tests.ancien_regime.table import acting, asked, hand, moving, play, position, state

AHEAD = 25  # moves that a sample is played on
OFTEN = 3  # samples of one kind of moment in one game
DRAWN = 40  # samples of one moment that are compared
quick = settings(deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
BATTLE = """
generals:
  austria_1: {territory: bohemia, troops: 2}
  prussia_1: {territory: silesia, troops: 3}
garrisons: {silesia: prussia}
hands: {austria: [1, 3, 4], prussia: [3, 4, 5, 6]}
"""


def rules_of(game: Game) -> AncienRegime:
    assert isinstance(game.rules, AncienRegime)
    return game.rules


def sample(game: Game, seat: str | None, seed: int) -> State:
    """A sample that looks to the seat as the game does, and is sound."""
    rules = rules_of(game)
    view = rules.view(state(game), seat)
    found = rules.sample(view, Dice.from_seed(seed))
    assert rules.view(found, seat).to_json() == view.to_json()
    rules.check(found)
    assert not found.events
    return found


def samples(game: Game, seat: str | None) -> list[State]:
    return [sample(game, seat, seed) for seed in range(DRAWN)]


def play_on(rules: AncienRegime, s: State, seed: int) -> None:
    """Play a sample on at random."""
    rng = Random(seed)
    for _ in range(AHEAD):
        if s.outcome is None:
            decision = rng.choice(s.asked)
            assert decision.options, f"{decision} of a sample has no option"
            rules.apply(s, decision.seat, rng.choice(decision.options))
            rules.check(s)


def hands_of(found: list[State], power: str) -> set[tuple[int, ...]]:
    return {tuple(s.hands[POWER_IDS.index(power)]) for s in found}


# -- random games


@settings(quick, max_examples=16)
@given(st.sampled_from([1740, 1756]), st.sampled_from([4, 5, 6, 7]), st.integers(0, 10**6))
def test_samples_of_random_games_fit_and_play_on(scenario: int, players: int, seed: int) -> None:
    """S2, S6, S8, S13, S15, S22, S23: at moments of every kind, for every seat and for an onlooker."""
    game = new_game("ancien_regime", scenario=scenario, players=players, rounds=3, seed=seed)
    rng, taken = Random(seed), Counter[str]()
    while decisions := game.decisions():
        for decision in decisions:
            taken[decision.kind] += 1
        if any(taken[decision.kind] <= OFTEN for decision in decisions):
            for seat in (None, *game.seats):
                play_on(rules_of(game), sample(game, seat, rng.randrange(10**6)), rng.randrange(10**6))
        chosen = rng.choice(decisions)
        game.play(chosen.seat, rng.choice(chosen.options))
    assert sample(game, None, seed).outcome == game.outcome


# -- hands and piles


def test_other_hands_and_the_draw_pile_are_dealt_anew() -> None:
    """S13, S15: a hand of its own is known, the others only by their number of cards."""
    game = acting("britain", "drill", "hands: {britain: [1, 2], france: [6, 6, 5], spain: [1]}\ndraw: [4]\n")
    found = samples(game, "britain")
    assert hands_of(found, "britain") == {(1, 2, 4)}
    assert len(hands_of(found, "france")) > 15
    assert {len(cards) for cards in hands_of(found, "france")} == {3}
    assert hands_of(found, "spain") == {(1,), (2,), (3,), (4,), (5,), (6,)}
    assert hands_of(found, "russia") == {()}
    assert len({str(s.pile) for s in found}) == len({s.dice.key for s in found}) == DRAWN
    assert len(hands_of(samples(game, None), "britain")) > 15


def test_discards_are_in_no_hand() -> None:
    """S16: they are public."""
    game = acting("britain", "drill", "hands: {france: [1]}\ndiscards: [5, 5, 5, 5, 5, 5, 6, 6]\n")
    assert hands_of(samples(game, "britain"), "france") == {(1,), (2,), (3,), (4,)}


def test_the_hand_of_an_uncontrolled_minor_is_nobody_s() -> None:
    """S13, C12.7.4: not even the two who may have to play for it know it."""
    game = position("hands: {ottoman: [6, 6], britain: [1]}\n", players=6)
    for seat in (None, "britain", "france"):
        assert len(hands_of(samples(game, seat), "ottoman")) > 8


def test_the_hand_of_a_controlled_minor_is_its_player_s() -> None:
    """S13, C12.4.3: only who controls it knows it."""
    game = position("round: 2\npart: drill\ncontrollers: {ottoman: russia}\nhands: {ottoman: [6, 6]}\n", players=6)
    assert hands_of(samples(game, "russia"), "ottoman") == {(6, 6)}
    assert len(hands_of(samples(game, "austria"), "ottoman")) > 8


# -- battles


def piles(found: list[State], general: str) -> set[tuple[int, ...]]:
    stages = [(s, stage) for s in found for stage in s.stages if isinstance(stage, Battle)]
    assert len(stages) == len(found)
    return {tuple(stage.piles[s.setting.board.general_index[general]]) for s, stage in stages}


def battle() -> Game:
    """Austria has attacked Silesia and played a 4, Prussia a 6."""
    game = moving("austria", BATTLE)
    play(game, "power france", "general austria_1", "march silesia")
    while asked(game) != "battle_card":
        quiet = {"movement": "end", "garrison": "keep"}
        play(game, quiet.get(asked(game), "stop"))
    play(game, "card 4", "card 6")
    return game


def test_face_down_cards_are_dealt_anew_for_others() -> None:
    """S22: who played them knows them."""
    game = battle()
    assert piles(samples(game, "austria"), "austria_1") == {(4,)}
    assert piles(samples(game, "austria"), "prussia_1") == {(1,), (2,), (3,), (4,), (5,), (6,)}
    assert piles(samples(game, "france"), "austria_1") == {(1,), (2,), (3,), (4,), (5,), (6,)}


def test_who_scouts_has_a_three() -> None:
    """C10.6.2: all see that a 3 is about to be played face up, so it is in the hand."""
    game = battle()
    play(game, "scout")
    assert asked(game) == "scout"
    found = hands_of(samples(game, "france"), "austria")
    assert len(found) > 3
    assert all(3 in cards and len(cards) == 2 for cards in found)
    assert hands_of(samples(game, "austria"), "austria") == {(1, 3)}


def test_face_up_cards_stay_as_they_are() -> None:
    """C10.6.2, S22: the 3 and what it revealed are public."""
    game = battle()
    play(game, "scout", "reveal prussia_1:1", "card 5")
    found = samples(game, "france")
    assert {pile[0] for pile in piles(found, "prussia_1")} == {6}
    assert len({pile[1] for pile in piles(found, "prussia_1")}) > 3
    assert {pile[1] for pile in piles(found, "austria_1")} == {3}
    assert len({pile[0] for pile in piles(found, "austria_1")}) > 3


# -- secret choices


def test_offered_cards_are_known_to_the_giver_only() -> None:
    """S23, C9.4.2: others see their number."""
    game = acting("austria", "subsidies", "hands: {austria: [5, 6, 6]}\n")
    play(game, "cards russia", "card 6", "card 5", "stop")
    play(game, *(["stop"] if asked(game) == "subsidies" else []))
    assert asked(game) == "offered_cards"

    def offered(seat: str) -> set[tuple[int, ...]]:
        found = [stage for s in samples(game, seat) for stage in s.stages if isinstance(stage, Subsidies)]
        return {tuple(stage.cards[POWER_IDS.index("russia")]) for stage in found}

    assert offered("austria") == {(6, 5)}
    assert len(offered("russia")) > 10
    assert hand(game, "austria") == [6]


def diplomacy(found: list[State]) -> list[Diplomacy]:
    return [stage for s in found for stage in s.stages if isinstance(stage, Diplomacy)]


def test_expulsions_are_secret_until_both_have_announced() -> None:
    """S6, C7.3.2: any members of the Coalition, whether the Leader has ended or not."""
    game = position("round: 2\n")
    game.play("britain", "expel austria")
    early = diplomacy(samples(game, "france"))
    game.play("britain", "stop")
    for found in (early, diplomacy(samples(game, "france"))):
        assert {stage.expelling[0] for stage in found} == {0, 1 << 2, 1 << 4, 1 << 2 | 1 << 4}
    assert {stage.expelling[0] for stage in diplomacy(samples(game, "britain"))} == {1 << 2}


def test_statuses_are_secret_until_all_have_chosen() -> None:
    """S6, C7.3.3: a status that is open to who has chosen; who has not has none."""
    game = position("round: 2\n")
    for move in ("expel austria", "stop"):
        game.play("britain", move)
    game.play("france", "stop")
    game.play("austria", "status expansionist")
    found = diplomacy(samples(game, "russia"))
    assert {stage.wanted[2] for stage in found} == {1, 2, 3}  # not the Coalition that expelled it
    assert {stage.wanted[5] for stage in found} == {-1}
    assert {stage.wanted[2] for stage in diplomacy(samples(game, "austria"))} == {3}


def test_bids_are_secret_until_all_are_in() -> None:
    """S8, C12.3.2: a bid of who has made one, at most his Morale."""
    game = position("turn: 7\npart: control\nmorale: {austria: 3}\n", players=6)
    game.play("austria", "bid 2")
    stages = [stage for s in samples(game, "france") for stage in s.stages if isinstance(stage, Auction)]
    assert {stage.bids[2] for stage in stages} == {0, 1, 2, 3}
    assert {stage.bids[0] for stage in stages} == {-1}
    own = [stage for s in samples(game, "austria") for stage in s.stages if isinstance(stage, Auction)]
    assert {stage.bids[2] for stage in own} == {2}


# -- samples as such


def test_a_sample_depends_on_view_and_dice_only() -> None:
    """The same view and dice give the same sample, to the order of all keys."""
    game = battle()
    rules = rules_of(game)
    one, two = (rules.sample(game.view("france"), Dice.from_seed(7)) for _ in range(2))
    assert str(rules.to_json(one)) == str(rules.to_json(two))


def test_a_view_is_left_as_it_was() -> None:
    game = battle()
    view = game.view("france")
    before = str(view.to_json())
    rules_of(game).sample(view, Dice.from_seed(1))
    assert str(view.to_json()) == before
