"""Properties of every introductory game: whatever is played, the position stays sound, secrets stay secret and nothing
is lost.

Games are played by policies that choose at random, each with its own temper, from the set-up and from a position in
which hussars cut off an army. Seeds come from Hypothesis, always the same ones, so a failure can be repeated.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kabinett import new_game
from kabinett.core.dice import Dice
from kabinett.core.game import Game
from kabinett.maria.deck import points
from kabinett.maria.powers import AUSTRIA
from tests.maria.invariants import check, check_outcome
from tests.maria.players import Plan, rules_of
from tests.maria.properties import MARIA, Table, check_secret_standing
from tests.maria.table import intro, state
from tests.players import Collection, digest, finish
from tests.properties import (
    check_copy,
    check_determinism,
    check_finished,
    check_journal,
    check_refusals,
    check_secret_choice,
    check_sent_events,
    check_sent_views,
    lengths,
    quick,
)

PLAYERS = (2, 3)
POLICIES = ("aggressive", "restless", "uniform")
KINDS = (
    "setup", "hussar", "subsidy", "payment", "supplied", "movement", "march", "train_entry", "commander", "division",
    "attacker", "target", "battle", "retreat", "retreat_path", "recruit", "general_entry", "recruits",
)  # fmt: skip
SECRET_KINDS = ("setup", "division", "recruits")  # decisions whose answer nobody else may learn

plans = st.builds(
    Plan,
    st.sampled_from(PLAYERS),
    st.sampled_from(POLICIES),
    st.integers(0, 10**6),
    st.sampled_from([""] * 4 + ["raid"]),
)


@cache
def _all_positions() -> Collection:
    """Games that stand at decisions of each kind, five of each kind and number of players."""
    found = [Plan(players, policy, seed) for players in PLAYERS for policy in POLICIES for seed in range(6)]
    found += [Plan(players, "aggressive", seed) for players in PLAYERS for seed in range(6, 30)]
    found += [Plan(players, "uniform", seed, "raid") for players in PLAYERS for seed in range(3)]
    return Collection(found, 5)


def positions(kind: str) -> tuple[Game, ...]:
    """Games that stand at a decision of this kind. They are shared: play on copies."""
    return _all_positions().of_kind(kind)


by_kind = pytest.mark.parametrize("kind", KINDS)


# -- 1: every position is sound


@settings(quick, max_examples=24)
@given(plans)
def test_every_position_of_a_game_is_sound(plan: Plan) -> None:
    """S54, M6.5, M6.1, M7.7, M8.11, M3.2.8: the invariants hold after every move, and troops change only by rule."""
    MARIA.check_whole_game(plan)


class IntroductoryTable(Table):
    plans = plans


IntroductoryTable.TestCase.settings = settings(quick, max_examples=12, stateful_step_count=30)
test_a_table_stays_sound = IntroductoryTable.TestCase


def test_the_policies_reach_everything() -> None:
    """Every kind of decision is asked, and battles, retreats, draws and conquests happen, so these tests see them."""
    assert {kind: len(positions(kind)) > 0 for kind in KINDS} == dict.fromkeys(KINDS, True)
    happened: Counter[str] = Counter()
    for players in PLAYERS:
        for seed in range(12):
            plan = Plan(players, "aggressive", seed)
            game = plan.begin()
            for events in plan.moves(game):
                happened.update(f"{event.kind} {event.clause}" for event in events)
                happened.update(event.kind for event in events)
    expected = (
        "battle", "battle_won", "battle_drawn", "retreated", "no_retreat", "general_removed M9.13",
        "general_removed M11.1.12",
        "fortress_conquered M10.3.3", "fortress_conquered M12.1", "question_removed", "general_entered",
        "train_eliminated", "train_entered", "troops_divided", "turned_down", "turned_up", "pile_shuffled",
        "hussar_removed", "forced_march", "recruits_placed",
    )  # fmt: skip
    assert {kind: happened[kind] > 0 for kind in expected} == dict.fromkeys(expected, True)
    assert happened["commander"] > 0, "no mixed stack of equal ranks"


# -- 2, 6: what is offered is accepted, what is not offered is refused


@by_kind
def test_every_option_is_accepted(kind: str) -> None:
    """Each option of each decision, and each standing move, can be made and leads to a sound position."""
    for game in positions(kind):
        MARIA.check_options(game, Random(kind), 120)


@by_kind
def test_what_is_not_offered_is_refused(kind: str) -> None:
    """Other moves of the vocabulary, moves of seats that are not asked, unknown words and seats change nothing."""
    rng = Random(kind)
    for game in positions(kind):
        check_refusals(game, rng, 25)


def test_a_finished_game_accepts_nothing() -> None:
    """After the end nobody is asked, nothing stands open, and every move is refused."""
    check_finished(Plan(3, "uniform", 3).ended(), ("end", "stop", "divide friedrich:3", "piece friedrich"))


# -- 3, 4, 5, 9: copies, files, determinism


@settings(quick, max_examples=20)
@given(plans, lengths, st.integers(0, 99))
def test_a_copy_is_independent_and_plays_on_identically(plan: Plan, moves: int, seed: int) -> None:
    """Playing on a copy leaves the original alone; two copies with the same choices stay equal."""
    game = plan.after(moves)
    before = digest(game)
    check_copy(game, seed)
    whole = game.copy()
    for _ in plan.moves(whole):
        pass
    assert digest(game) == before
    assert len(game.journal.entries) < len(whole.journal.entries)


@by_kind
def test_a_position_survives_json(kind: str) -> None:
    """`to_json` is plain data; what is read back from its text is equal, asks the same and plays on identically."""
    for number, game in enumerate(positions(kind)):
        MARIA.check_json(game, number, sort_keys=False)


@by_kind
def test_the_order_of_keys_in_json_does_not_matter(kind: str) -> None:
    """JSON objects have no order: a position whose keys were sorted on the way is the same position."""
    for number, game in enumerate(positions(kind)):
        MARIA.check_json(game, number, sort_keys=True)


@by_kind
def test_views_and_events_can_be_sent(kind: str) -> None:
    """What a seat or an onlooker sees, and what has happened, arrive as they were sent."""
    for number, game in enumerate(positions(kind)[:2]):
        check_sent_views(game, number)
        check_sent_events(game)


@settings(quick, max_examples=12)
@given(plans, lengths)
def test_a_journal_leads_to_the_same_game(tmp_path_factory: pytest.TempPathFactory, plan: Plan, moves: int) -> None:
    """A saved game can be loaded and verified, and stands where it stood."""
    check_journal(plan, moves, tmp_path_factory.mktemp("journal") / "game.jsonl")


@settings(quick, max_examples=10)
@given(plans)
def test_the_same_seed_and_choices_give_the_same_game(plan: Plan) -> None:
    """Two games with one seed and the same choices are equal after each move; events too."""
    check_determinism(plan)


def test_another_seed_gives_another_deal() -> None:
    """The seed matters: hands differ between seeds."""
    hands = {str(state(new_game("maria", seed=seed)).hands) for seed in range(10)}
    assert len(hands) == 10


# -- 7: secrets


@by_kind
def test_a_view_depends_only_on_what_the_seat_may_know(kind: str) -> None:
    """S6, S22, S25: positions that differ only in what a seat may not know look alike to it, decisions included."""
    different = sum(MARIA.check_views(game, number) for number, game in enumerate(positions(kind)))
    assert different, "the twins do not differ, so nothing was tested"


@by_kind
def test_a_move_tells_nobody_a_secret(kind: str) -> None:
    """S49: the same move in positions that look alike to a seat has the same effects for it until something is
    revealed; so it is with its own moves and with those of others."""
    for number, game in enumerate(positions(kind)):
        MARIA.check_moves(game, number, 40)


@by_kind
def test_an_open_decision_is_the_same_whatever_is_secret(kind: str) -> None:
    """M6.9, M8.7: so that nobody learns anything when an answer comes at once because one option is left."""
    for number, game in enumerate(positions(kind)):
        for seed in range(3):
            MARIA.check_open_kinds(game, number + 100 * seed)


def test_a_forced_decision_is_known_to_all() -> None:
    """M6.9, M8.7: in whole games."""
    assert sum(MARIA.check_forced(Plan(players, "aggressive", seed)) for players in PLAYERS for seed in range(3)) > 0


@pytest.mark.parametrize("kind", SECRET_KINDS)
def test_a_secret_choice_stays_secret(kind: str) -> None:
    """M4.9, M6.8, M13.4, S43, S47: whatever a seat answers to a secret question, the others see the same."""
    assert sum(check_secret_choice(game) for game in positions(kind))


def test_a_shift_of_troops_stays_secret() -> None:
    """M6.8, M6.9: a standing move is seen by its own player only."""
    assert sum(check_secret_standing(game) for kind in KINDS for game in positions(kind))


@settings(quick, max_examples=8)
@given(plans)
def test_private_events_reach_their_seat_only(plan: Plan) -> None:
    """S49: draws, distributions and transfers are in the log of their owner and in no other, nor in an onlooker's."""
    MARIA.check_private_events(plan)


@settings(quick, max_examples=8)
@given(plans)
def test_nobody_takes_back_a_move_that_told_a_secret(plan: Plan) -> None:
    """A move after which somebody has seen new cards, totals, strengths or a general's last troop can not be undone."""
    MARIA.check_undo(plan)


def test_a_general_who_starves_reveals_his_strength() -> None:
    """M9.13, S6: Louis ends his movement, then Friedrich starves in Kolin: Louis has learned that he had one troop."""
    game = intro("""
stage: france
phase: movement
pieces:
  belle_isle: {city: nuernberg, troops: 3}
  friedrich: {city: kolin, troops: 1}
  schwerin: {city: sagan, troops: 5}
  neipperg: {city: wien, troops: 5}
""")
    events = game.play("louis_xv", "end")
    removed = [event for event in events if event.kind == "general_removed"]
    assert [event.params["piece"] for event in removed] == ["friedrich"]
    assert any(event.reveals for event in events[: events.index(removed[0]) + 1] if event.known_to("louis_xv"))
    assert not game.can_undo("louis_xv")


# -- 8: samples


@by_kind
def test_a_sample_fits_its_view(kind: str) -> None:
    """What `sample` makes up looks to the seat as the real position does, and is sound."""
    for number, game in enumerate(positions(kind)):
        rules = rules_of(game)
        for seat in game.seats:
            view = rules.view(state(game), seat)
            sample = rules.sample(view, Dice.from_seed(number))
            assert rules.view(sample, seat).to_json() == view.to_json()
            check(rules, sample)


@by_kind
def test_a_sample_can_be_played_to_its_end(kind: str) -> None:
    """Bots play samples on: every position on the way is sound."""
    for number, game in enumerate(positions(kind)):
        rules = rules_of(game)
        for seat in game.seats:
            sample = rules.sample(rules.view(state(game), seat), Dice.from_seed(number))
            rng = Random(number)
            for _ in range(40):  # nearby, every position; later only the end
                if sample.outcome is None:
                    decision = rng.choice(sample.asked)
                    assert decision.options, f"{decision} of a sample has no option"
                    rules.apply(sample, decision.seat, rng.choice(decision.options))
                    check(rules, sample)
            finish(rules, sample, number)
            assert sample.outcome is not None


def test_samples_differ() -> None:
    """Samples are drawn at random: they differ in troops, hands and dice, and do not have the true dice."""
    game = Plan(3, "uniform", 1).after(20)
    rules = rules_of(game)
    view = rules.view(state(game), "louis_xv")
    drawn = [rules.sample(view, Dice.from_seed(seed)) for seed in range(20)]
    assert len({str(s.hands) for s in drawn}) == 20
    assert len({str(s.troops) for s in drawn}) > 5
    assert len({str(s.pile) for s in drawn}) == 20
    assert len({s.dice.key for s in (*drawn, state(game))}) == 21


def test_a_sample_can_pay_what_the_game_asks_for() -> None:
    """M10.2.3, M8.14: Austria has one card and is paying 4 points with it, so in a sample it is worth 4 as well."""
    game = intro("""
stage: austria
phase: movement
pieces:
  neipperg: {city: bruenn, troops: 5}
  friedrich: {city: sagan, troops: 5}
hands: {austria: [S4]}
""")
    rules = rules_of(game)
    for move in ("reenter austria_train_2", "city wien"):
        game.play("maria_theresa", move)
        for seed in range(20):
            sample = rules.sample(game.view("frederick"), Dice.from_seed(seed))
            assert points(sample.hands[AUSTRIA]) >= 4, move


def test_a_sample_keeps_the_announced_strength_of_a_mixed_stack() -> None:
    """M11.1.6, M11.1.18: a French general and Törring have announced 9 troops together; samples have just as many."""
    game = intro("""
stage: austria
phase: combat
pieces:
  karl_von_lothringen: {city: prag, troops: 8}
  traun: {city: prag, troops: 5}
  belle_isle: {city: melnik, troops: 6}
  toerring: {city: melnik, troops: 3}
  broglie: {city: nuernberg, troops: 4}
""")
    rules = rules_of(game)
    for seed in range(20):
        for seat in game.seats:
            check(rules, rules.sample(game.view(seat), Dice.from_seed(seed)))


# -- 10: whole games


@pytest.mark.parametrize("players", PLAYERS)
def test_150_random_games_end_as_the_rules_say(players: int) -> None:
    """M5.9, M14.8, M24.2, M24.3, M24.4: each game ends, within 9 turns, with a result that fits its markers."""
    for seed in range(150):
        plan = Plan(players, "uniform", seed)
        game = plan.begin()
        turns: list[object] = []
        for events in plan.moves(game):
            turns += [event.params["turn"] for event in events if event.kind == "turn_began"]
        check_outcome(game)
        assert turns == list(range(1, state(game).turn + 1))
