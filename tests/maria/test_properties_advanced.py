"""Properties of every advanced game, of two and of three players, with standard and with optional politics.

Whatever is played and proposed, the position stays sound, every victory marker is somewhere, secrets stay secret and
nothing is lost. What is checked is in `properties`, `invariants` and `advanced_invariants`, who plays in `players`.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kabinett import load_game, verify_game
from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from kabinett.maria.forced import OPEN_KINDS
from kabinett.maria.forced import SECRET_KINDS as SECRET_OPTIONS
from kabinett.maria.rules import STAGES
from tests.catalogues import sections
from tests.maria.players import Plan
from tests.maria.properties import MARIA, Table, Watch, check_secret_standing
from tests.maria.proposals import random_proposal
from tests.maria.table import state
from tests.players import Collection, digest
from tests.properties import (
    check_copy,
    check_refusals,
    check_secret_choice,
    check_sent_events,
    check_sent_views,
    check_taking_back,
    lengths,
    quick,
)

PLAYERS, POLITICS = (2, 3), ("standard", "optional")
STARTS = ("", "raid", "silesia", "defection", "corps", "flanders")
KINDS = (
    "setup", "trump", "placement", "choice", "instruction", "arrow", "receiver", "corps", "corps_return",
    "relocated_piece", "relocation", "saxony_shift", "peace_offer", "peace_answer", "second_train", "vote", "hussar",
    "subsidy", "payment", "supplied", "movement", "march", "train_entry", "commander", "consent",
    "consent_commander", "division", "attacker", "target",
    "battle", "retreat", "retreat_path", "recruit", "general_entry", "recruits",
)  # fmt: skip
SECRET_KINDS = ("setup", "placement", "division", "recruits")  # decisions whose answer nobody else may learn
# What must happen often enough in the games that these tests look at.
EXPECTED = (
    "battle", "battle_won", "battle_drawn", "retreated", "fortress_conquered", "question_marker",
    "points_won", "points_lost", "general_removed", "general_entered", "train_eliminated", "train_entered", "commander",
    "trump_turned", "card_chosen", "cards_saved", "cards_taken_back", "cards_covered", "card_unused", "arrow_announced",
    "instruction_followed", "troops_received", "income_changed", "marker_moved", "italy_box", "corps_left",
    "corps_returned", "saxony_status", "troops_seen", "relocated", "peace_offered", "peace_declined", "peace_made",
    "silesia_annexed", "set_aside", "aside_returned", "neutrality_began", "neutrality_ended", "reduction_ordered",
    "reduction_withdrawn", "election_called", "voted", "emperor_elected", "contract_made", "contract_ended",
    "offer_made", "offer_accepted", "offer_declined", "offer_withdrawn", "offer_lapsed", "agreement_ended",
    "agreement_binds", "let_first", "consent_refused", "hussar_cost", "winter_scored",
)  # fmt: skip
# How often some of it happens in each game, on average.
OFTEN = {
    "battle": 5, "fortress_conquered": 5, "retreated": 3, "card_chosen": 4, "saxony_status": 0.5, "corps_left": 0.5,
    "silesia_annexed": 0.05,
}  # fmt: skip


def a_plan(players: int, policy: str, seed: int, start: str, politics: str) -> Plan:
    return Plan(players, policy, seed, start, "advanced", politics)


plans = st.builds(
    a_plan,
    st.sampled_from(PLAYERS),
    st.sampled_from(("warlike", "warlike", "restless", "aggressive", "uniform")),
    st.integers(0, 10**6),
    st.sampled_from(STARTS),
    st.sampled_from(POLITICS),
)


def _collected() -> list[Plan]:
    found = [
        a_plan(players, "warlike", seed, start, politics)
        for players in PLAYERS
        for politics in POLITICS
        for start in STARTS
        for seed in range(1, 3)
    ]
    found += [a_plan(players, "restless", seed, "", "optional") for players in PLAYERS for seed in range(3)]
    found += [a_plan(3, "restless", seed, "flanders", "standard") for seed in range(2)]
    found += [a_plan(3, "aggressive", seed, "silesia", "standard") for seed in (2, 3)]
    return found + [a_plan(3, "aggressive", seed, "", "standard") for seed in range(9)]


@cache
def _all_positions() -> Collection:
    """Games that stand at decisions of each kind, three of each kind and number of players."""
    return Collection(_collected(), 3)


def positions(kind: str) -> tuple[Game, ...]:
    """Games that stand at a decision of this kind. They are shared: play on copies."""
    return _all_positions().of_kind(kind)


by_kind = pytest.mark.parametrize("kind", KINDS)


# -- every position is sound


@settings(quick, max_examples=24)
@given(plans)
def test_every_position_of_a_game_is_sound(plan: Plan) -> None:
    """S54, T15.a, M15.3, M15.4, M2.7, M17.5.13-M17.5.16, M19.1.10, M19.3.18, M19.4, M20.4, M23: after every move all
    invariants hold, troops and markers change only as events say, and the game ends by M23 or M24.9."""
    MARIA.check_whole_game(plan)


class AdvancedTable(Table):
    plans = plans


AdvancedTable.TestCase.settings = settings(quick, max_examples=10, stateful_step_count=30)
test_a_table_stays_sound = AdvancedTable.TestCase


def test_these_games_have_everything() -> None:
    """Every kind of decision is asked, every kind of stage runs, and everything happens, so that these tests see it;
    battles, conquests, political cards, defections and corps often."""
    assert {kind: len(positions(kind)) > 0 for kind in KINDS} == dict.fromkeys(KINDS, True)
    assert {type(stage).__name__ for kind in KINDS for game in positions(kind) for stage in state(game).stages} == set(
        STAGES
    )
    happened, games = _all_positions().happened, _all_positions().games
    assert {kind: happened[kind] > 0 for kind in EXPECTED} == dict.fromkeys(EXPECTED, True)
    assert {kind: happened[kind] >= least * games for kind, least in OFTEN.items()} == dict.fromkeys(OFTEN, True)


# -- what is offered is accepted, what is not offered is refused


@by_kind
def test_every_option_is_accepted(kind: str) -> None:
    """Each option of each decision, and each standing move, can be made and leads to a sound position."""
    for game in positions(kind):
        MARIA.check_options(game, Random(kind), 12)


@by_kind
def test_what_is_not_offered_is_refused(kind: str) -> None:
    """Other moves of the vocabulary, moves of seats that are not asked, unknown words and seats change nothing."""
    rng = Random(kind)
    for game in positions(kind):
        check_refusals(game, rng, 4)


@by_kind
def test_proposals_are_made_or_leave_everything_as_it_was(kind: str) -> None:
    """M21.1, M21.3, M21.4: at any time; a proposal that can not be agreed changes nothing, another lies on the table,
    public, and can be withdrawn, declined or accepted."""
    rng = Random(kind)
    for game in positions(kind):
        for seat in game.seats:
            for _ in range(3):
                check_proposal(rng, game.copy(), seat)


def check_proposal(rng: Random, game: Game, seat: str) -> None:
    """One proposal of a seat, and an answer."""
    text, before, offers = random_proposal(rng, state(game), seat), digest(game), list(state(game).offers)
    if game.why_not(seat, text) is not None:
        with pytest.raises(IllegalMove):
            game.play(seat, text)
        assert digest(game) == before
        return
    watch = Watch(game)
    watch.check(game.play(seat, text))
    (offer,) = [deal for deal in state(game).offers if deal not in offers]
    assert all(offer.number in [entry[0] for entry in game.view(who).position["offers"]] for who in (*game.seats, None))
    to = game.seats[offer.to]
    assert game.why_not(to, f"accept {offer.number}") is None, "what may be proposed may be accepted at once"
    answerer, answer = rng.choice([(seat, "withdraw"), (to, "decline"), (to, "accept")])
    watch.check(game.play(answerer, f"{answer} {offer.number}"))
    assert state(game).offers == offers


def test_the_proposals_tried_are_of_both_sorts() -> None:
    """Of the random proposals some are refused and some are not, so both are tested."""
    rng = Random(1740)
    games = [game for kind in KINDS for game in positions(kind)]
    allowed = [game.why_not(game.seats[0], random_proposal(rng, state(game), game.seats[0])) is None for game in games]
    assert len(games) / 10 < sum(allowed) < len(games) * 9 / 10


def test_a_finished_game_accepts_nothing() -> None:
    """After the end nobody is asked, nothing stands open, and every move and proposal is refused."""
    plan = a_plan(3, "warlike", 3, "silesia", "standard")
    game = plan.begin()
    for _ in plan.moves(game):
        pass
    before = digest(game)
    for seat in game.seats:
        assert (game.decisions(seat), game.standing(seat)) == ((), ())
        for move in ("end", "reduce", "keep_objectives", "contract prussia:saxony:2", "propose a: no_shift until 12"):
            with pytest.raises(IllegalMove):
                game.play(seat, move)
    assert digest(game) == before


# -- copies, files, determinism


@by_kind
def test_a_copy_is_independent_and_plays_on_identically(kind: str) -> None:
    """Playing on a copy leaves the original alone; two copies with the same choices stay equal."""
    for number, game in enumerate(positions(kind)):
        check_copy(game, number)


@by_kind
def test_a_position_survives_json(kind: str) -> None:
    """What is read back from JSON, its keys sorted or not, is equal, asks the same and plays on identically."""
    for number, game in enumerate(positions(kind)):
        MARIA.check_json(game, number, sort_keys=number % 2 == 0)


@by_kind
def test_views_and_events_can_be_sent(kind: str) -> None:
    """What a seat or an onlooker sees, offers included, and what has happened, arrive as they were sent."""
    for number, game in enumerate(positions(kind)[:2]):
        check_sent_views(game, number)
        check_sent_events(game)


@settings(quick, max_examples=6)
@given(plans, lengths)
def test_a_journal_leads_to_the_same_game(tmp_path_factory: pytest.TempPathFactory, plan: Plan, moves: int) -> None:
    """A saved game, with its proposals and other standing moves, can be loaded and verified, and stands where it
    stood; its end too."""
    path: Path = tmp_path_factory.mktemp("journal") / "game.jsonl"
    game = plan.after(moves)
    game.save(path)
    for again in (load_game(path), verify_game(path)):
        assert digest(again) == digest(game)
        assert [str(event) for event in again.events] == [str(event) for event in game.events]
        assert [again.standing(seat) for seat in game.seats] == [game.standing(seat) for seat in game.seats]
    for _ in plan.moves(game):
        pass
    game.save(path)
    assert verify_game(path).outcome == game.outcome


def test_a_move_that_is_taken_back_leaves_everything_as_it_was() -> None:
    """Moves, transfers, contracts and orders, at every kind of moment."""
    rng = Random(1740)
    assert sum(check_taking_back(game, rng, 2) for kind in KINDS for game in positions(kind)[:2]) > len(KINDS)


@settings(quick, max_examples=5)
@given(plans)
def test_the_same_seed_and_choices_give_the_same_game(plan: Plan) -> None:
    """Two games with one seed and the same choices are equal after each move; events too."""
    one, two = plan.begin(), plan.begin()
    for events in plan.moves(one):
        entry = one.journal.entries[-1]
        again = two.play(entry.seat, entry.move)
        assert [event.to_json() for event in again] == [event.to_json() for event in events]
    assert digest(one) == digest(two)


# -- secrets


@by_kind
def test_a_view_depends_only_on_what_the_seat_may_know(kind: str) -> None:
    """S6, S22, S25, S28, S30, S44: positions that differ only in what a seat may not know (hands, troops, draw pile,
    political pile, cards just placed, winter scores, dice) look alike to it, decisions and standing moves included."""
    assert sum(MARIA.check_views(game, number) for number, game in enumerate(positions(kind))), (
        "the twins do not differ"
    )


@by_kind
def test_a_move_tells_nobody_a_secret(kind: str) -> None:
    """S49: the same move in positions that look alike to a seat has the same effects for it until something is
    revealed; so it is with its own moves and with those of others."""
    for number, game in enumerate(positions(kind)):
        MARIA.check_moves(game, number, 6)


@by_kind
def test_a_refusal_tells_nobody_a_secret(kind: str) -> None:
    """S6, S25, S49: the reason why something is not allowed is the same in positions that look alike to a seat."""
    for number, game in enumerate(positions(kind)):
        MARIA.check_reasons(game, number, 12)


@by_kind
def test_an_open_decision_is_the_same_whatever_is_secret(kind: str) -> None:
    """M6.9, M8.7, M13.9, M17.3.2: so nobody learns anything when an answer comes at once because one option is left."""
    for number, game in enumerate(positions(kind)):
        for seed in range(3):
            MARIA.check_open_kinds(game, number + 100 * seed)


def test_a_forced_decision_is_known_to_all() -> None:
    """M6.9, M8.7, M13.9, M17.3.2: in whole games."""
    found = [a_plan(players, "warlike", seed, "", "standard") for players in PLAYERS for seed in range(2)]
    assert sum(map(MARIA.check_forced, found)) > 0


def test_every_kind_of_decision_is_open_or_secret() -> None:
    """A new kind must be put into one of the two sets."""
    assert not OPEN_KINDS & SECRET_OPTIONS
    assert set(sections("maria")["decision"]) == OPEN_KINDS | SECRET_OPTIONS


@pytest.mark.parametrize("kind", SECRET_KINDS)
def test_a_secret_choice_stays_secret(kind: str) -> None:
    """M4.9, M6.8, M13.4, M17.3.2, S30, S43, S47: whatever is answered to a secret question, the others see the same."""
    assert sum(check_secret_choice(game) for game in positions(kind))


def test_a_shift_of_troops_stays_secret() -> None:
    """M6.8, M6.9: a transfer is seen by its own player only."""
    assert sum(check_secret_standing(game) for kind in KINDS for game in positions(kind))


@settings(quick, max_examples=6)
@given(plans)
def test_private_events_reach_their_seat_only(plan: Plan) -> None:
    """S38, S49, S51: draws, subsidies, distributions, transfers and what a new player of Saxony learns are in the log
    of who plays the power at that time, and in no other."""
    MARIA.check_private_events(plan)


@settings(quick, max_examples=6)
@given(plans)
def test_nobody_takes_back_a_move_that_told_a_secret(plan: Plan) -> None:
    """A move after which somebody has seen new cards, totals, strengths or a general's last troop can not be undone."""
    MARIA.check_undo(plan)
