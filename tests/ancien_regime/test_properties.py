"""Properties of every game of Ancien Régime: both scenarios, four to seven players.

Whatever is played, the position stays sound, every card is somewhere, the events tell all that is public, and secrets
stay secret. What is checked is in `invariants`, `chronicle` and `properties`, who plays in `players`. Seeds come from
Hypothesis, always the same ones, so a failure can be repeated.
"""

from __future__ import annotations

from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kabinett import new_game
from kabinett.ancien_regime.diplomacy import Diplomacy
from kabinett.ancien_regime.forced import OPEN_KINDS
from kabinett.ancien_regime.forced import SECRET_KINDS as SECRET_OPTIONS
from kabinett.ancien_regime.rules import STAGES
from kabinett.arena.drills.ancien_regime import DECISIONS, EVENTS, SETTINGS
from kabinett.core.errors import IllegalMove
from kabinett.core.game import Game
from tests.ancien_regime.players import STARTS, Plan, rules_of
from tests.ancien_regime.properties import ANCIEN_REGIME, Table
from tests.ancien_regime.table import state
from tests.catalogues import sections
from tests.players import Collection, digest
from tests.properties import (
    check_copy,
    check_determinism,
    check_finished,
    check_journal,
    check_refusals,
    check_secret_choice,
    check_sent_events,
    check_sent_views,
    check_taking_back,
    lengths,
    quick,
)

SECRET_KINDS = ("expulsion", "status", "bid", "mercenaries", "battle_card")  # whose answer nobody else may learn
# How often some of what these tests need happens in each game, on average.
OFTEN = {"battle": 5, "battle_drawn": 0.5, "supported": 3, "card_shown": 0.5, "status_changed": 3, "fortress_built": 1}

plans = st.builds(
    Plan,
    st.sampled_from(("drill", "drill", "restless", "uniform")),
    st.integers(0, 10**6),
    st.just(4),
    st.sampled_from(("", "", *STARTS)),
)


@cache
def _all_positions() -> Collection:
    """Games that stand at decisions of each kind, one of each kind and setting."""
    found = [Plan("drill", seed, 4) for seed in range(32)] + [Plan("restless", seed, 3) for seed in range(8)]
    return Collection(found + [Plan("drill", seed, 4, start) for start in STARTS for seed in range(4)], 1)


def positions(kind: str) -> tuple[Game, ...]:
    """Games that stand at a decision of this kind. They are shared: play on copies."""
    return _all_positions().of_kind(kind)


by_kind = pytest.mark.parametrize("kind", DECISIONS)


# -- every position is sound


@pytest.mark.parametrize("setting", range(len(SETTINGS)), ids=lambda n: "{}-{}".format(*SETTINGS[n]))
@pytest.mark.parametrize("policy", ["drill", "uniform"])
def test_every_position_of_a_game_is_sound(policy: str, setting: int) -> None:
    """S27, C2.3, C2.5, C5.8.1, C5.9.1, C5.9.2, C5.10.1, C7.5.5, C11.5, C12.4.1: after every move of a game of each
    setting all invariants hold, and the events have told every public fact (S25)."""
    for number in range(2):
        ANCIEN_REGIME.check_whole_game(Plan(policy, setting + len(SETTINGS) * number, 6))


@pytest.mark.parametrize("start", STARTS)
def test_every_position_after_what_is_rare_is_sound(start: str) -> None:
    """S27: the same from positions just before what is rare: all tokens used, no Morale, five electors, a congress."""
    for seed in range(3):
        ANCIEN_REGIME.check_whole_game(Plan("drill", seed, 3, start))


@settings(quick, max_examples=12)
@given(plans)
def test_every_position_of_any_game_is_sound(plan: Plan) -> None:
    """S27, C4.1-C4.5: the same from positions and with other players; games end as their Influence says."""
    ANCIEN_REGIME.check_whole_game(plan)


class AncienRegimeTable(Table):
    plans = plans


AncienRegimeTable.TestCase.settings = settings(quick, max_examples=10, stateful_step_count=30)
test_a_table_stays_sound = AncienRegimeTable.TestCase


def test_these_games_have_everything() -> None:
    """P36: every kind of decision is asked, every kind of stage runs and every kind of event happens, so that these
    tests see it; battles, support, ties and changes of status often."""
    found = {kind: len(positions(kind)) > 0 for kind in DECISIONS}
    assert found == dict.fromkeys(DECISIONS, True)
    stages = {type(stage).__name__ for kind in DECISIONS for game in positions(kind) for stage in state(game).stages}
    assert stages == set(STAGES)
    happened, games = _all_positions().happened, _all_positions().games
    assert {kind: happened[kind] > 0 for kind in EVENTS} == dict.fromkeys(EVENTS, True)
    assert {kind: happened[kind] >= least * games for kind, least in OFTEN.items()} == dict.fromkeys(OFTEN, True)


@pytest.mark.parametrize(("section", "known"), [("decision", DECISIONS), ("event", EVENTS)])
def test_no_kind_is_forgotten(section: str, known: tuple[str, ...]) -> None:
    """Every decision and every event that has words in the catalogue is one of those that have to occur."""
    words = sections("ancien_regime")[section]
    assert set(known) <= set(words)
    assert [key for key in words if not any(key == kind or key.startswith(f"{kind}_") for kind in known)] == []


# -- what is offered is accepted, what is not offered is refused


@by_kind
def test_every_option_is_accepted(kind: str) -> None:
    """Each option of each decision can be made and leads to a sound position."""
    for game in positions(kind):
        ANCIEN_REGIME.check_options(game, Random(kind), 200)


@by_kind
def test_what_is_not_offered_is_refused(kind: str) -> None:
    """Other moves of the vocabulary, moves of seats that are not asked, unknown words and seats change nothing."""
    rng = Random(kind)
    for game in positions(kind):
        check_refusals(game, rng, 20)


@pytest.mark.parametrize("kind", DECISIONS)
def test_the_whole_vocabulary_is_tried(kind: str) -> None:
    """In one position of each kind every move that is not offered is refused, to every seat."""
    game = positions(kind)[0]
    before = digest(game)
    for seat in game.seats:
        offered = {option for decision in game.decisions(seat) for option in decision.options}
        for move in set(game.rules.vocabulary.moves) - offered:
            with pytest.raises(IllegalMove):
                game.rules.apply(game.state, seat, move)
    assert digest(game) == before


def test_nothing_is_done_unasked() -> None:
    """C5.11, C5.11.3, P33: no seat has a standing move at any time; talk has no effect on the state."""
    for kind in DECISIONS:
        for game in positions(kind):
            assert {game.standing(seat) for seat in game.seats} == {()}


def test_a_finished_game_accepts_nothing() -> None:
    """C4.1: after the end nobody is asked, and every move is refused."""
    check_finished(Plan("drill", 3).ended(), ("end", "stop", "bid 0", "general prussia_1"))


# -- copies, files, determinism


@by_kind
def test_a_copy_is_independent_and_plays_on_identically(kind: str) -> None:
    """Playing on a copy leaves the original alone; two copies with the same choices stay equal."""
    for number, game in enumerate(positions(kind)[:3]):
        check_copy(game, number)


@by_kind
def test_a_position_survives_json_and_bytes(kind: str) -> None:
    """What is read back from JSON, its keys sorted or not, or from packed bytes, is equal, asks the same and plays on
    identically."""
    for number, game in enumerate(positions(kind)[:3]):
        ANCIEN_REGIME.check_json(game, number, sort_keys=number % 2 == 0)
        rules = rules_of(game)
        again = rules.unpack(rules.pack(state(game)))
        assert again == state(game)
        assert again.at == state(game).at
        assert [decision.to_json() for decision in again.asked] == [d.to_json() for d in game.decisions()]


@by_kind
def test_views_and_events_can_be_sent(kind: str) -> None:
    """What a seat or an onlooker sees, and what has happened, arrive as they were sent."""
    for number, game in enumerate(positions(kind)[:2]):
        check_sent_views(game, number)
        check_sent_events(game)


@settings(quick, max_examples=6)
@given(plans, lengths)
def test_a_journal_leads_to_the_same_game(tmp_path_factory: pytest.TempPathFactory, plan: Plan, moves: int) -> None:
    """A saved game can be loaded and verified, and stands where it stood; its end too."""
    check_journal(plan, moves, tmp_path_factory.mktemp("journal") / "game.jsonl")


@settings(quick, max_examples=6)
@given(plans)
def test_the_same_seed_and_choices_give_the_same_game(plan: Plan) -> None:
    """C0.4: two games with one seed and the same choices are equal after each move; events too."""
    check_determinism(plan)


def test_another_seed_gives_another_deal() -> None:
    """C0.4: hands differ between seeds."""
    assert len({str(state(new_game("ancien_regime", seed=seed)).hands) for seed in range(10)}) == 10


def test_a_move_that_is_taken_back_leaves_everything_as_it_was() -> None:
    """At every kind of moment."""
    rng = Random(1740)
    assert sum(check_taking_back(game, rng, 2) for kind in DECISIONS for game in positions(kind)[:1]) > len(DECISIONS)


# -- secrets


@by_kind
def test_a_view_depends_only_on_what_the_seat_may_know(kind: str) -> None:
    """S26, S2, S6, S8, S13, S15, S22, S23: positions that differ only in what a seat may not know (hands, draw pile,
    face-down cards, offers, secret choices, bids, dice) look alike to it, decisions included."""
    assert sum(ANCIEN_REGIME.check_views(game, number) for number, game in enumerate(positions(kind)))


@by_kind
def test_a_move_tells_nobody_a_secret(kind: str) -> None:
    """S25, S26: the same move in positions that look alike to a seat has the same effects for it until something is
    revealed; so it is with its own moves and with those of others."""
    for number, game in enumerate(positions(kind)):
        ANCIEN_REGIME.check_moves(game, number, 8)


@by_kind
def test_a_refusal_tells_nobody_a_secret(kind: str) -> None:
    """S26: the reason why something is not allowed is the same in positions that look alike to a seat."""
    for number, game in enumerate(positions(kind)[:4]):
        ANCIEN_REGIME.check_reasons(game, number, 12)


@by_kind
def test_an_open_decision_is_the_same_whatever_is_secret(kind: str) -> None:
    """S6, S8, S13: so that nobody learns anything when an answer comes at once because one option is left."""
    for number, game in enumerate(positions(kind)):
        for seed in range(3):
            ANCIEN_REGIME.check_open_kinds(game, number + 100 * seed)


def test_a_forced_decision_is_known_to_all() -> None:
    """S6, S8, S13: in whole games."""
    assert sum(ANCIEN_REGIME.check_forced(Plan("drill", seed, 4)) for seed in range(8)) > 0


def test_every_kind_of_decision_is_open_or_secret() -> None:
    """A new kind must be put into one of the two sets."""
    assert not OPEN_KINDS & SECRET_OPTIONS
    assert set(DECISIONS) == OPEN_KINDS | SECRET_OPTIONS


@pytest.mark.parametrize("kind", SECRET_KINDS)
def test_a_secret_choice_stays_secret(kind: str) -> None:
    """T7.7, C7.3.3, C12.3.2, C9.4.2, C10.5.2, S6, S8, S22, S23: whatever is answered to a secret question, others and
    onlookers see the same."""
    assert sum(check_secret_choice(game) for game in positions(kind) if _secret(game))


def _secret(game: Game) -> bool:
    """C7.3.5: a refused power chooses again openly."""
    top = state(game).stages[-1]
    return not (isinstance(top, Diplomacy) and top.part == "answers")


@settings(quick, max_examples=8)
@given(plans)
def test_private_events_reach_their_seat_only(plan: Plan) -> None:
    """S13, S23, S25: drawn and received cards, and the hand of a Minor, are in the log of who plays the power at that
    time, and in no other, nor in an onlooker's."""
    ANCIEN_REGIME.check_private_events(plan)


@settings(quick, max_examples=8)
@given(plans)
def test_nobody_takes_back_a_move_that_told_a_secret(plan: Plan) -> None:
    """A move after which somebody has seen cards, choices, bids or lots can not be undone."""
    ANCIEN_REGIME.check_undo(plan)
